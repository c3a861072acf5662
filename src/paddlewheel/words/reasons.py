"""The reasons of a captain in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from paddlewheel.words import Facts, say
from paddlewheel.words.ids import MessageId
from paddlewheel.words.lines import Line, said

TOLD: Final = (
    *("rank", "passengers", "stuck", "cells", "docking", "passed", "coal", "logs", "enough", "lead", "order", "speed"),
    *("reply", "arrival"),
)
"""What is told of a way to go on, the weightiest first; how likely it wins comes last, in a sentence of its own."""

CHANCE: Final = "gain-chance"
"""What the ids of lines begin with that say how likely something wins."""

NEXT: Final = {"dock_left": "gain-dock-left", "dock_right": "gain-dock-right", "home": "gain-home"}
"""What comes next by the captain's plan, in a sentence of its own."""

SENTENCES: Final = (*NEXT.values(), CHANCE)
"""What the ids of lines begin with that are whole sentences."""

SLIM: Final = 0.01
"""A chance below this, or above what is left to 1, is not told by its number."""


def reasons(gains: Mapping[str, float]) -> list[Line]:
    """Return what a way to go on brings, line by line; what is nothing is left out."""
    numbers = {name: round(gains.get(name, 0), 1) for name in TOLD}
    found = [_line(name, number) for name, number in numbers.items() if number]
    found += [Line(message, {"count": gains[name]}) for name, message in NEXT.items() if name in gains]
    return [*found, _chance(gains["chance"])] if "chance" in gains else found


class Way(NamedTuple):
    """A way to go on: as it is typed, and what it brings."""

    turn: str
    gains: Mapping[str, float]


def advice(best: Way, next_best: Way | None, compared: int, language: str = "en") -> str:
    """Return as sentences what is best, what is next best, and why."""
    first = told(best.gains, "advice-best", {"turn": best.turn}, language)
    if next_best is None:
        return f"{first} {say('advice-only', language=language)}" if compared == 1 else first
    facts: Facts = {"compared": compared, "turn": next_best.turn}
    return f"{first}\n{told(next_best.gains, 'advice-next-best-turn', facts, language)}"


def told(gains: Mapping[str, float], message: MessageId, facts: Facts, language: str = "en") -> str:
    """Return as sentences what a way to go on brings: a message that lists it, what comes next, and how likely it wins."""
    found = reasons(gains)
    brought = said([line for line in found if not line.id.startswith(SENTENCES)], language)
    listed = say(message, {**facts, "reasons": brought or [say("advice-nothing", language=language)]}, language)
    return " ".join([listed, *said([line for line in found if line.id.startswith(SENTENCES)], language)])


def _line(name: str, number: float) -> Line:
    """Return the line for a gain or a loss."""
    message = f"gain-{name}-lost" if number < 0 else f"gain-{name}"
    return Line(message, {name if name in ("rank", "speed") else "count": abs(number)})


def _chance(share: float) -> Line:
    """Return the line for how likely a way wins: it is an estimate, so never that it cannot be or is certain."""
    if share < SLIM:
        return Line("gain-chance-slim", {"share": SLIM})
    if share > 1 - SLIM:
        return Line("gain-chance-safe", {"share": 1 - SLIM})
    return Line(CHANCE, {"share": share})
