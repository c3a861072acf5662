"""The reasons of a captain in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddlewheel.captains.advice import Advice, Prospect

PLACES: Final = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}
WHOLE: Final = 0.05
"""What is nearer to a whole number than this is told as one."""


def reasons(gains: Mapping[str, float]) -> list[str]:
    """Return what a way to go on brings, in words, the weightiest first."""
    found = []
    for name, sentence in WORDS.items():
        number = gains.get(name)
        if number is not None and number != 0:
            above, below = sentence
            found.append((above if number > 0 else below).format(_counted(name, abs(number))))
    return found


def in_words(advice: Advice, turn: str, other_turn: str) -> str:
    """Return an advice as sentences, with the two turns as they are typed."""
    best = f"{turn}: {_told(advice.best)}."
    if advice.next_best is None:
        return f"{best} There is no other choice." if advice.compared == 1 else best
    return f"{best}\nNext best of {advice.compared:,}: {other_turn}: {_told(advice.next_best)}."


def _told(prospect: Prospect) -> str:
    return ", ".join(reasons(prospect.gains)) or "nothing to be said for or against it"


def _counted(name: str, number: float) -> str:
    if name == "place":
        return PLACES.get(round(number), str(round(number)))
    if name == "chance":
        return f"{number:.0%}"
    told = f"{number:.0f}" if abs(number - round(number)) < WHOLE else f"{number:.1f}"
    one, many = UNITS.get(name, ("", ""))
    return f"{told} {one if told == '1' else many}".strip()


UNITS: Final = {
    "passengers": ("passenger", "passengers"),
    "cells": ("step", "steps"),
    "coal": ("coal", "coal"),
    "logs": ("log", "logs"),
    "order": ("place", "places"),
    "lead": ("step", "steps"),
    "docking": ("step", "steps"),
    "passed": ("steamer", "steamers"),
}
WORDS: Final[dict[str, tuple[str, str]]] = {
    "place": ("comes home as {}", ""),
    "passengers": ("takes {} aboard", "loses {}"),
    "stuck": ("may be unable to move on from there", ""),
    "cells": ("{} nearer to the goal", "{} farther from the goal"),
    "docking": ("{} of them by docking", "docking sets it back {}"),
    "passed": ("passes {}", "is passed by {}"),
    "coal": ("takes on {}", "spends {}"),
    "logs": ("takes {}", "spends {}"),
    "lead": ("costs the others {}", "drives the others {} ahead"),
    "order": ("gains {} in the order of play", "loses {} in the order of play"),
    "speed": ("speed {} after it", ""),
    "chance": ("wins {} of the time from there", ""),
}
"""How a gain is told, above 0 and below."""
