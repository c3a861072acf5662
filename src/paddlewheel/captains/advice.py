"""What a captain would do and why, as data: the best way to go on, the next best, and what each would gain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from paddlewheel.engine.contract import AnyGame

GAINS: Final[dict[str, str]] = {
    "rank": "the rank it comes in at: 1 is the winner's",
    "passengers": "passengers taken aboard",
    "cells": "cells (or fields) nearer to where it wants to go, turns counted as part of a cell",
    "coal": "coal points: below 0 spent, above 0 taken on",
    "logs": "logs of wood: below 0 spent, above 0 taken from the box",
    "speed": "the speed after the turn",
    "order": "places won in the order of play; below 0 lost",
    "docking": "fields that docking carries it ahead for free, part of the cells",
    "passed": "steamers it overtakes; below 0 how many go by",
    "lead": "cells (or fields) that the others lose by it, all together; below 0 what it drives them ahead",
    "enough": "1 if its fuel is then enough for the rest of the way",
    "reply": "fields that the next captain can get for free at the most: beyond the fuel that takes",
    "arrival": "1 if the next captain can come home with its turn",
    "stuck": "1 if it could be unable to move on from there",
    "dock_left": "turns from there to the next dock it makes for, on the left bank, if nobody is in the way",
    "dock_right": "the same on the right bank",
    "home": "turns from there to the landing, once all passengers are aboard, if nobody is in the way",
    "chance": "how likely it thinks it is to win from there, from 0 to 1",
}
"""What a way to continue can gain, by its name in a prospect."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One way to go on: what is done, what it is thought to be worth, and what it gains."""

    actions: tuple[Any, ...]
    """A whole turn, or the single decision that is asked for."""
    worth: float
    """What is left for the captain to compare: more is better. Its unit is the captain's own."""
    gains: Mapping[str, float] = field(default_factory=dict)
    """By the names of GAINS."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best way to go on, the next best if there is another, and how many were compared."""

    best: Prospect
    next_best: Prospect | None = None
    compared: int = 1


def advice_data(game: AnyGame, state: Any, advice: Advice) -> dict[str, Any]:
    """Return an advice as plain data; actions are texts."""
    second = advice.next_best
    return {
        "best": _prospect_data(game, state, advice.best),
        "next_best": None if second is None else _prospect_data(game, state, second),
        "compared": advice.compared,
    }


def _prospect_data(game: AnyGame, state: Any, prospect: Prospect) -> dict[str, Any]:
    texts = action_texts(game, state, prospect.actions)
    return {"actions": texts, "worth": round(prospect.worth, 3), "gains": dict(prospect.gains)}


def action_texts(game: AnyGame, state: Any, actions: Sequence[Any]) -> list[str]:
    """Return the actions of a turn as texts, up to where someone else decides."""
    texts = []
    for nth, action in enumerate(actions):
        texts.append(game.format_action(state, action))
        if nth + 1 < len(actions):
            state = game.apply(state, action)[0]
            if game.refusal(state, actions[nth + 1]) is not None:
                break  # someone else decides in between
    return texts
