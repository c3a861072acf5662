"""How captains think about Mississippi: what a deckhand overlooks, a mate weighs, and a captain and a commodore foresee."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.mississippi.evaluation import Judge, weigh
from paddlewheel.captains.mississippi.greedy import best_plans
from paddlewheel.captains.mississippi.look_ahead import Lookout, Stage
from paddlewheel.captains.mississippi.reasons import gains
from paddlewheel.captains.mississippi.simulation import Trials
from paddlewheel.captains.mississippi.weights import CHARACTERS as WEIGHTS
from paddlewheel.captains.mississippi.weights import RIVALS
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi import legal
from paddlewheel.games.mississippi.facts import (
    DISTANCE,
    FIELDS,
    INDEX,
    LEFT,
    ROTATIONS,
    State,
    Steam,
    Water,
    packed,
    quick_turns,
)

__all__ = ["CHARACTERS", "advise", "best_plans"]

CHARACTERS: Final = ()
STAGES: Final[Mapping[str, tuple[Stage, ...]]] = {
    "mate": (),
    "captain": (Stage(5, 0),),
    "commodore": (Stage(10, 0), Stage(10, 5), Stage(40, 5)),
}
"""How each level looks ahead, as far as there is time; a deckhand does not even look at all it could do now."""
IDLE: Final = 3
"""Which are looked at where nobody lies beside the end of the way: none, and 60° either way, which are free."""
HANDFUL: Final = 8
"""How many turns come to a deckhand's mind."""
DECKHAND_LOG: Final = 1.1
"""How many fields a deckhand holds a log to be worth: too few, but enough to gather some when there are none."""

Row: TypeAlias = list[int]
"""A turn, as the kernel's list of turns has it."""
Ranking: TypeAlias = list[tuple[Row, float, dict[str, float]]]
"""Turns, best first, each with its worth and what is thought of it."""


def advise(state: State, level: str, character: str, rng: Random, effort: Effort) -> Advice:  # noqa: ARG001
    """Return what a captain of that level would do for the actor; characters are for the other game."""
    choices = legal(state)
    if len(choices) == 1:
        return Advice(Prospect(choices, 0.0, gains(state, choices[0])))
    at = packed(state)
    numbers, width = quick_turns(at, IDLE), FIELDS + len(state.seats)
    rows = [list(numbers[begin : begin + width]) for begin in range(0, len(numbers), width)]
    ranking = _guessed(at, rows, rng) if level == "deckhand" else _weighed(at, numbers, rows, level, effort)
    best, second = _prospect(state, *ranking[0]), _prospect(state, *ranking[1]) if len(ranking) > 1 else None
    return Advice(best, second, len(ranking))


def _weighed(at: Water, numbers: Any, rows: list[Row], level: str, effort: Effort) -> Ranking:
    """Rank the turns by the chance they leave, with a look ahead at the best of them."""
    plain, rivals = WEIGHTS["plain"], RIVALS if level == "commodore" else ()
    judges = [Judge(at, *weights) for weights in (plain, *(plain._replace(**rival) for rival in rivals))]
    worths = list(weigh(judges[0], at, numbers))
    lookout = Lookout(Trials(at, judges, effort), numbers)
    order, foreseen = lookout.ranked(worths, STAGES[level])
    ranking: Ranking = []
    chance = 1.0
    for nth in order:  # what was not looked at as closely is held to be no better than what was
        chance = min(chance, foreseen[nth] if nth in foreseen else lookout.at_first_sight(nth))
        ranking.append((rows[nth], chance, {"chance": round(chance, 3)}))
    return ranking


def _guessed(at: Water, rows: list[Row], rng: Random) -> Ranking:
    """Rank the few turns that come to mind by the way and a little by the wood; nobody overlooks that wood is enough."""
    own, goal = FIELDS + int(at.mover), int(at.goal)
    home = [row for row in rows if row[own] >= goal and row[DISTANCE] > 0]
    in_mind = home[:1] or rng.sample(rows, min(HANDFUL, len(rows)))
    worths = [min(row[own], goal) + DECKHAND_LOG * row[LEFT] for row in in_mind]
    return [(in_mind[nth], worths[nth], {}) for nth in sorted(range(len(in_mind)), key=lambda nth: -worths[nth])]


def _prospect(state: State, row: Row, worth: float, thought: dict[str, float]) -> Prospect:
    action = Steam(ROTATIONS[row[INDEX]], row[DISTANCE])
    return Prospect((action,), worth, gains(state, action) | thought)
