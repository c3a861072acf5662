"""How captains think about Mississippi: what gentle ones draw among, a mate weighs, and those above foresee."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Any, Final, TypeAlias

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.mississippi.chances import chances
from paddlewheel.captains.mississippi.coaching import praise, warnings
from paddlewheel.captains.mississippi.daily import Daily
from paddlewheel.captains.mississippi.evaluation import Judge, weigh
from paddlewheel.captains.mississippi.evaluation import chance as chance_of
from paddlewheel.captains.mississippi.greedy import best_plans
from paddlewheel.captains.mississippi.playouts import after
from paddlewheel.captains.mississippi.reasons import gains
from paddlewheel.captains.mississippi.search import Plan, played_on
from paddlewheel.captains.mississippi.weights import CHARACTERS as WEIGHTS
from paddlewheel.captains.mississippi.weights import Weights
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi import legal
from paddlewheel.games.mississippi.facts import (
    DISTANCE,
    FIELDS,
    INDEX,
    ROTATIONS,
    State,
    Steam,
    Water,
    packed,
    quick_turns,
)

__all__ = ["CHARACTERS", "Daily", "advise", "best_plans", "chances", "praise", "warnings"]

CHARACTERS: Final = tuple(name for name in WEIGHTS if name != "plain")
"""Captains who weigh things in their own way."""
PLANS: Final[Mapping[str, Plan]] = {
    "captain": Plan(4, 32),
    "commodore": Plan(12, 1500, replies=4),
    "admiral": Plan(16, 20_000, replies=4),
}
"""How captains look ahead, as far as there is time; who is not here does not."""
NO_PLAN: Final = Plan(0, 0)
IDLE: Final = 3
"""Which are looked at where nobody lies beside the end of the way: none, and 60° either way, which are free."""
FREEDOM: Final[Mapping[str, float]] = {"deckhand": 3.5, "stoker": 2.5, "leadsman": 1.85, "helmsman": 1.25}
"""How freely gentle levels draw, in fields: of two turns that far apart the better is e times as likely."""
WORST: Final = 20.0
"""A turn that costs more fields than this is in nobody's mind."""
PLENTY: Final = 12
"""With as many logs nobody who draws falls back for more, until somebody is home: it would look silly."""

Row: TypeAlias = list[int]
"""A turn, as the kernel's list of turns has it."""
Ranking: TypeAlias = list[tuple[Row, float, dict[str, float]]]
"""Turns, best first, each with its worth and what is thought of it."""


def advise(state: State, level: str, character: str, rng: Random, effort: Effort) -> Advice:
    """Return what a captain of that level and character would do for the actor."""
    choices = legal(state)
    if len(choices) == 1:
        return Advice(Prospect(choices, 0.0, gains(state, choices[0])))
    at = packed(state)
    numbers, width = quick_turns(at, IDLE), FIELDS + len(state.seats)
    rows = [list(numbers[begin : begin + width]) for begin in range(0, len(numbers), width)]
    if level in FREEDOM:
        ranking = _drawn(at, numbers, rows, FREEDOM[level], rng)
    else:
        ranking = _weighed(at, numbers, rows, PLANS.get(level, NO_PLAN), WEIGHTS.get(character, WEIGHTS["plain"]), effort)
    best, second = _prospect(state, *ranking[0]), _prospect(state, *ranking[1]) if len(ranking) > 1 else None
    return Advice(best, second, len(ranking))


def _weighed(at: Water, numbers: Any, rows: list[Row], plan: Plan, weights: Weights, effort: Effort) -> Ranking:
    """Rank the turns by the chance they leave, with a look ahead at the best of them; a character has its own in mind."""
    worths = list(weigh(Judge(at, *weights), at, numbers))
    order, found = played_on(at, numbers, worths, plan, effort)
    judge = Judge(at, *WEIGHTS["plain"])
    ranking: Ranking = []
    chance = 1.0
    for nth in order:  # what was not looked at as closely is held to be no better than what was
        chance = min(chance, found[nth] if nth in found else chance_of(judge, after(at, numbers, nth), at.mover))
        ranking.append((rows[nth], chance, {"chance": round(chance, 3)}))
    return ranking


def _drawn(at: Water, numbers: Any, rows: list[Row], freedom: float, rng: Random) -> Ranking:
    """Rank a turn drawn by what turns are worth, and those that look no better; nobody overlooks that wood is enough."""
    judge = Judge(at, *WEIGHTS["plain"])
    worths = list(weigh(judge, at, numbers))
    own, best = FIELDS + int(at.mover), max(worths)
    order = sorted(range(len(rows)), key=lambda nth: -worths[nth])
    if rows[order[0]][own] < at.goal:
        astern = at.start if at.logs >= PLENTY and not judge.some_home else 0
        in_mind = [nth for nth in order if worths[nth] > best - WORST * judge.odds and rows[nth][own] >= astern]
        in_mind = in_mind or order[:1]
        unit = freedom * judge.odds
        chosen = rng.choices(in_mind, [exp((worths[nth] - best) / unit) for nth in in_mind])[0]
        order = [chosen, *(nth for nth in order if nth != chosen and worths[nth] <= worths[chosen])]
    return [(rows[nth], worths[nth], {}) for nth in order]


def _prospect(state: State, row: Row, worth: float, thought: dict[str, float]) -> Prospect:
    action = Steam(ROTATIONS[row[INDEX]], row[DISTANCE])
    return Prospect((action,), worth, gains(state, action) | thought)
