"""Examples with numbers: positions that are sailed on, so that the rule book tells the result (`examples.toml`).

An example has, under its game and the name by which a piece of the book calls it,

    position   the position as one line, or `follows`: the example at whose end it begins
    actions    what is done there, by everyone, as players type it
    refused    an action that is not legal then, and the rule that forbids it
    turn       the whole turn that its picture shows, where the actions do not say it
    still      yes if its picture shows the position alone, without the turn

No number is typed: the words of every language call for them by name, and they are counted here.

    red_speed, red_1_coal, points   of the position; with `_after`, when all has been done; with `_change`, the difference
    advanced_by                     of the events on the way, added up by event and field; `advanced_2_by` of the second one
    sailed                          how many such events there were
    order                           the steamers in the order of the round when all has been done, by name
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from paddlewheel.engine.data_types import Data
from paddlewheel.games import game_named


@dataclass(frozen=True, slots=True)
class Example:
    """A position and what is done there."""

    position: str
    actions: str = ""
    refused: Mapping[str, str] = field(default_factory=dict)
    turn: str = ""
    still: bool = False


@dataclass(frozen=True, slots=True)
class Sailed:
    """An example that has been sailed: where it began and ended, as states and as plain data, and what happened."""

    start: Any
    end: Any
    before: Data
    after: Data
    events: tuple[Data, ...]


@cache
def examples(game_name: str) -> Mapping[str, Example]:
    """Return the examples of a game by their names."""
    file = resources.files(__package__).joinpath("examples.toml")
    told = tomllib.loads(file.read_text(encoding="utf-8")).get(game_name, {})
    found: dict[str, Example] = {}
    for name, one in told.items():
        follows = one.pop("follows", None)
        position = one.pop("position", "") if follows is None else _end_of(game_name, found[follows])
        found[name] = Example(position, **one)
    return found


@cache
def sailed(game_name: str, name: str) -> Sailed:
    """Return an example of a game with its result."""
    return _sailed(game_name, examples(game_name)[name])


@cache
def numbers(game_name: str, name: str) -> Mapping[str, int]:
    """Return every number that can be told of an example, by the name that the text has for it."""
    done = sailed(game_name, name)
    before, after = _counted(done.before), _counted(done.after)
    change = {f"{one}_change": abs(after[one] - number) for one, number in before.items() if one in after}
    return {**before, **{f"{one}_after": number for one, number in after.items()}, **change, **_happened(done.events)}


def _sailed(game_name: str, example: Example) -> Sailed:
    game = game_named(game_name)
    start = state = game.parse_position(example.position)
    events: list[Data] = []
    for text in example.actions.split():
        state, happened = game.apply(state, game.parse_action(state, text))
        events += (game.event_data(state, event) for event in happened)
    return Sailed(start, state, game.to_data(start), game.to_data(state), tuple(events))


def _end_of(game_name: str, example: Example) -> str:
    return game_named(game_name).format_position(_sailed(game_name, example).end)


def _counted(data: Data) -> dict[str, int]:
    """Return the numbers of a position: of every steamer, of the turn, and of the race."""
    found = {name: value for name, value in data.items() if isinstance(value, int)}
    found |= {name: value for name, value in (data.get("under_way") or {}).items() if isinstance(value, int)}
    for steamer, about in data["steamers"].items():
        name = steamer.replace("-", "_")
        found |= {f"{name}_{what}": value for what, value in about.items() if isinstance(value, int)}
    return found


def _happened(events: tuple[Data, ...]) -> dict[str, int]:
    """Count the events by name, and their numbers: all together, and of each by itself."""
    found: Counter[str] = Counter()
    for event in events:
        what = event["event"]
        found[what] += 1
        for name, number in event.items():
            if isinstance(number, int):
                found[f"{what}_{name}"] += number
                found[f"{what}_{found[what]}_{name}"] = number
    return dict(found)
