"""The narrator: what happened in a race, as lines, from its events as data; the same for every game.

A message is called as its event and takes its fields as facts. The steps of one steamer's way, one after the other, are
told as one. The page follows ways in the same manner (`web/src/i18n/events.ts`): there they run on from entry to entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, Final

from paddlewheel.words.lines import Line, said

STEPS: Final = ("speed_set", "sailed", "rotated")
"""The events that are steps of a way, if they are of a steamer."""


def tell(events: Iterable[Mapping[str, Any]], language: str = "en") -> list[str]:
    """Return in words what happened; events are those of `Game.event_data`.

    An event that has a sentence of its own, as `told`, is one of a game that the catalogues know nothing of.
    """
    found: list[str] = []
    for told, some in groupby(events, key=lambda event: "told" in event):
        happened = list(some)
        found += [event["told"] for event in happened] if told else said(lines(happened), language)
    return found


def lines(events: Iterable[Mapping[str, Any]]) -> list[Line]:
    """Return what happened, line by line."""
    found: list[Line] = []
    for steamer, some in groupby(events, key=lambda event: event.get("steamer") if event["event"] in STEPS else None):
        happened = list(some)
        found += [line for event in happened for line in _lines(event)] if steamer is None else [_way(steamer, happened)]
    return found


def _lines(event: Mapping[str, Any]) -> list[Line]:
    """Return an event as a line; the end of a race has its reason in another."""
    facts = {"field" if name == "end" else name: fact for name, fact in event.items() if _is_fact(fact)}
    told = [Line(f"event-{event['event'].replace('_', '-')}", facts)]
    if event["event"] == "ended":
        told.append(Line(f"end-{event['reason'].replace(' ', '-').replace('_', '-')}"))
    return told


def _way(steamer: str, steps: list[Mapping[str, Any]]) -> Line:
    """Return the steps of a steamer's way as one line: from its speed on, or what follows something else."""
    count = {name: sum(step["event"] == name for step in steps) for name in STEPS}
    facts: dict[str, Any] = {
        "steamer": steamer,
        "cells": count["sailed"],
        "rotations": count["rotated"],
        "coal": sum(step.get("coal", 0) for step in steps),
    }
    speeds = [step for step in steps if step["event"] == "speed_set"]
    if not speeds:
        return Line("event-way-on" if count["sailed"] else "event-turns", facts)
    before, speed = speeds[0]["before"], speeds[-1]["speed"]
    change = "up" if speed > before else "down" if speed < before else "kept"
    return Line("event-way", {**facts, "before": before, "speed": speed, "change": change})


def _is_fact(fact: object) -> bool:
    """Return whether a message can take something: numbers, names, and several names; not cells."""
    return isinstance(fact, int | str) or (isinstance(fact, list) and all(isinstance(one, str) for one in fact))
