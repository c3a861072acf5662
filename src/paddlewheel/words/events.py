"""The narrator: what happened in a race, as lines, from its events as data; the same for every game.

A message has the name of its event and takes its fields as facts. The game says which events are told as one (`joined`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from paddlewheel.engine.contract import AnyGame
from paddlewheel.words.lines import Line, said


def tell(game: AnyGame, events: Iterable[Mapping[str, Any]], language: str = "en") -> list[str]:
    """Return in words what happened; events are those of `Game.event_data`.

    An event with its own sentence in `told` belongs to a game that the catalogues do not know.
    """
    found: list[str] = []
    for told, some in groupby(game.joined(list(events)), key=lambda event: "told" in event):
        happened = list(some)
        found += [event["told"] for event in happened] if told else said(lines(happened), language)
    return found


def lines(events: Iterable[Mapping[str, Any]]) -> list[Line]:
    """Return what happened, line by line."""
    return [line for event in events for line in _lines(event)]


def _lines(event: Mapping[str, Any]) -> list[Line]:
    """Return an event as a line; the end of a race has its reason in another."""
    facts = {"field" if name == "end" else name: fact for name, fact in event.items() if _is_fact(fact)}
    told = [Line(f"event-{event['event'].replace('_', '-')}", facts)]
    if event["event"] == "ended":
        told.append(Line(f"end-{event['reason'].replace(' ', '-').replace('_', '-')}"))
    return told


def _is_fact(fact: object) -> bool:
    """Return whether a message can take something: numbers, names, and several names; not cells."""
    return isinstance(fact, int | str) or (isinstance(fact, list) and all(isinstance(one, str) for one in fact))
