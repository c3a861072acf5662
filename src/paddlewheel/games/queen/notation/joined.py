"""Events that are told as one: the steps of a steamer's way. The page joins them likewise (`games/queen/joined.ts`)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from paddlewheel.engine.data_types import Data

STEPS: Final = ("speed_set", "sailed", "rotated")
"""The events that are steps of a way (Q9–Q11)."""


def joined(events: Iterable[Data]) -> list[Data]:
    """Return events as they are told: the steps of one steamer's way, one after the other, are one event."""
    found: list[Data] = []
    for steamer, some in groupby(events, key=lambda event: event["steamer"] if event["event"] in STEPS else None):
        happened = list(some)
        found += happened if steamer is None else [_way(steamer, happened)]
    return found


def _way(steamer: str, steps: list[Data]) -> Data:
    """Return the steps of a way as one event: from its speed on, or what follows something else."""
    count = {name: sum(step["event"] == name for step in steps) for name in STEPS}
    facts: dict[str, Any] = {
        "steamer": steamer,
        "cells": count["sailed"],
        "rotations": count["rotated"],
        "coal": sum(step.get("coal", 0) for step in steps),
    }
    speeds = [step for step in steps if step["event"] == "speed_set"]
    if not speeds:
        return {"event": "way_on" if count["sailed"] else "turns", **facts}
    before, speed = speeds[0]["before"], speeds[-1]["speed"]
    change = "up" if speed > before else "down" if speed < before else "kept"
    return {"event": "way", **facts, "before": before, "speed": speed, "change": change}
