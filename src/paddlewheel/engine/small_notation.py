"""The texts and the plain data of a small game, which follow from its actions, its options and the fields of its states."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypedDict

from paddlewheel.engine import options as option_values
from paddlewheel.engine import plain_data
from paddlewheel.engine.data_types import AnyScene, Data, DataTypes
from paddlewheel.engine.errors import BadData, BadText, shortened


class SingleAction(NamedTuple):
    """A whole turn that is one action."""

    way: tuple[str, ...]
    price: int = 0


def parse_action(game: Any, _state: Any, text: str) -> str:
    """Return the action that a text is."""
    action = "".join(text.split()).lower()
    if action not in game.ACTIONS:
        raise BadText("action.unknown", found=shortened(text), known=game.ACTIONS)
    return action


def format_position(game: Any, state: Any) -> str:
    """Return `two-lanes rules=1 length=12 to_move=red die=3 | red=0:-4 green=1:-2`."""
    own = {name: _said(state, name) for name in _own(type(state))}
    words = [f"rules={game.RULES}", option_values.to_text(state.options), *(f"{name}={_text(own[name])}" for name in own)]
    steamers = (f"{seat}={_text(one)}" for seat, one in zip(state.seats, state.steamers, strict=True))
    return f"{game.NAME} {' '.join(filter(None, words))} | {' '.join(steamers)}"


def parse_position(game: Any, text: str, version: int | None = None) -> Any:
    """Return the position that a line means."""
    head, bar, tail = text.strip().partition("|")
    name, *words = head.split() or [""]
    if name != game.NAME or not bar or len(text.strip().splitlines()) > 1:
        raise BadText("position.small_game", game=game.NAME, found=shortened(text))
    chosen, own = option_values.names_of(game.OPTIONS), _own(game.State)
    steamers = dict(option_values.split_pairs(tail))
    data: dict[str, Any] = {"rules": version or game.RULES, "seats": list(steamers)}
    pairs = option_values.split_pairs(" ".join(words))
    options = option_values.from_pairs(game.OPTIONS, [pair for pair in pairs if pair[0] in chosen])
    data |= {name: value for name, value in option_values.to_data(options).items() if name in dict(pairs)}
    data |= {name: _read(name, value) if name in (*own, "rules") else value for name, value in pairs if name not in chosen}
    return game.from_data({**data, "steamers": {seat: _read(seat, value) for seat, value in steamers.items()}})


def to_data(game: Any, state: Any) -> Data:
    """Return a position as plain data."""
    own = {name: _said(state, name) for name in _own(type(state))}
    steamers = {seat: _listed(one) for seat, one in zip(state.seats, state.steamers, strict=True)}
    head = {"game": game.NAME, "rules": game.RULES, **option_values.to_data(state.options)}
    return {**head, "seats": list(state.seats), **own, "steamers": steamers}


def from_data(game: Any, data: Mapping[str, Any]) -> Any:
    """Return the position that plain data means; what is left out is as at the start. `check_position` may refuse it."""
    position = plain_data.Plain(data)
    position.choice("game", [game.NAME], game.NAME)
    usual = option_values.to_data(game.OPTIONS())
    named = {name: position.get(name, value) for name, value in usual.items()}
    options = option_values.from_data(game.OPTIONS, named, where="")
    fresh = game.setup(options, position.names("seats"), position.version(game.VERSIONS))
    inside = position.inner("steamers", {})
    steamers = tuple(_like(inside, seat, one) for seat, one in zip(fresh.seats, fresh.steamers, strict=True))
    own = {name: _taken(position, name, fresh) for name in _own(type(fresh))}
    inside.done()
    position.done()
    state = dataclasses.replace(fresh, steamers=steamers, **own)
    getattr(game, "check_position", lambda _state: None)(state)
    return state


def turn_data(_game: Any, _state: Any, turn: SingleAction) -> Data:
    """Return a whole turn as plain data."""
    return {"action": turn.way[0], "way": list(turn.way)}


def turns_data(game: Any, state: Any, turns: Sequence[SingleAction]) -> Data:
    """Return whole turns as plain data; there are too few to need packing."""
    return {"turns": [game.turn_data(state, turn) for turn in turns]}


def event_data(game: Any, state: Any, event: Any) -> Data:
    """Return an event as plain data, with the sentence for it: no catalogue has words for a small game."""
    return {**plain_data.event_data(state.seats, event), "told": game.tell(state, event)}


def scene(game: Any, state: Any) -> AnyScene:
    """Return the drawing, which a page shows if it has no board for the game."""
    return {"drawing": plain_data.drawing(game.draw(state), state.seats)}


# --- values ---------------------------------------------------------------------------------------------------------------


def _own(kind: type[Any]) -> tuple[str, ...]:
    """Return the fields of a state that are neither its options nor of seats."""
    return tuple(field.name for field in dataclasses.fields(kind) if field.name not in ("options", "seats", "steamers"))


def _said(state: Any, name: str) -> Any:
    value = getattr(state, name)
    return state.seats[value] if name == "to_move" else _listed(value)


def _taken(position: plain_data.Plain, name: str, fresh: Any) -> Any:
    value = getattr(fresh, name)
    return position.choice(name, fresh.seats, fresh.seats[value]) if name == "to_move" else _like(position, name, value)


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _like(data: plain_data.Plain, key: str, value: Any) -> Any:
    """Return the value at a key, which must have the same shape as a given one."""
    if not isinstance(value, tuple):
        return data.number(key, -plain_data.LARGEST, plain_data.LARGEST, value)
    found = data.get(key, list(value))
    if not isinstance(found, list) or len(found) != len(value) or not all(type(one) is int for one in found):
        raise BadData(data.at(key), "value.numbers", count=len(value), found=shortened(found))
    return tuple(found)


def _text(value: Any) -> str:
    return ":".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _read(name: str, text: str) -> Any:
    if name == "to_move":
        return text
    numbers = [plain_data.whole_number(one, name) for one in text.split(":")]
    return numbers if ":" in text else numbers[0]


# --- types of data --------------------------------------------------------------------------------------------------------


class _Turn(TypedDict):
    """A whole turn: its only action."""

    action: str
    way: list[str]


class _Turns(TypedDict):
    """All whole turns."""

    turns: list[_Turn]


class _Nothing(TypedDict):
    """Nothing is said of it."""


class _Wish(TypedDict):
    """An action that someone wants."""

    action: str


def data_types(game: Any) -> DataTypes:
    """Return the types of the plain data, from those of the state, the options and the events."""
    hints = typing.get_type_hints(game.State)
    own = {name: str if name == "to_move" else hints[name] for name in _own(game.State)}
    chosen = option_values.data_type(game.OPTIONS).__annotations__
    steamers = dict[str, typing.get_args(hints["steamers"])[0]]  # type: ignore[misc, valid-type]
    fields = {"game": Literal[game.NAME], "rules": int, **chosen, "seats": list[str], **own, "steamers": steamers}
    position = TypedDict("Position", fields)  # type: ignore[misc]
    events = plain_data.event_types(game.Event, {}, told=str)
    return DataTypes(position, AnyScene, events, _Turn, _Turns, _Nothing, _Wish)
