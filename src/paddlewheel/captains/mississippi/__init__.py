"""How captains think about Mississippi: what gentle ones draw among, a mate weighs, and those above foresee."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Any, Final, TypeAlias

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.ladder import LEVELS, NONE, REPLIES, STYLES, TRIALS
from paddlewheel.captains.mississippi.chances import chances
from paddlewheel.captains.mississippi.evaluation import Judge, weigh
from paddlewheel.captains.mississippi.greedy import best_plans
from paddlewheel.captains.mississippi.look_ahead import Lookout, Stage
from paddlewheel.captains.mississippi.play_on import played_on
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
    ROTATIONS,
    State,
    Steam,
    Water,
    packed,
    quick_turns,
)

__all__ = ["CHARACTERS", "advise", "best_plans", "chances"]

CHARACTERS: Final = ()
STAGES: Final[Mapping[str, tuple[Stage, ...]]] = {
    NONE: (),
    REPLIES: (Stage(5, 0),),
    TRIALS: (Stage(10, 0), Stage(10, 5), Stage(40, 5)),
    STYLES: (Stage(10, 0), Stage(10, 5)),
}
"""How captains look ahead, as far as there is time."""
IDLE: Final = 3
"""Which are looked at where nobody lies beside the end of the way: none, and 60° either way, which are free."""
HARMLESS: Final = 1.0
FIELDS_A_TURN: Final = 1.9
"""The temperature of a gentle level in fields: some, by which few races are lost, and more for each turn of the table."""
WORST: Final = 15.0
"""A turn that costs more fields than this is in nobody's mind."""

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
    plays = LEVELS[level]
    if plays.temperature:
        ranking = _drawn(at, numbers, rows, plays.temperature, rng)
    else:
        ranking = _weighed(at, numbers, rows, plays.search, effort)
    best, second = _prospect(state, *ranking[0]), _prospect(state, *ranking[1]) if len(ranking) > 1 else None
    return Advice(best, second, len(ranking))


def _weighed(at: Water, numbers: Any, rows: list[Row], search: str, effort: Effort) -> Ranking:
    """Rank the turns by the chance they leave, with a look ahead at the best of them."""
    plain, rivals = WEIGHTS["plain"], RIVALS if search in (TRIALS, STYLES) else ()
    judges = [Judge(at, *weights) for weights in (plain, *(plain._replace(**rival) for rival in rivals))]
    worths = list(weigh(judges[0], at, numbers))
    lookout = Lookout(Trials(at, judges, effort), numbers)
    order, foreseen = lookout.ranked(worths, STAGES[search])
    if search == STYLES:
        order = played_on(at, numbers, order, foreseen, effort)
    ranking: Ranking = []
    chance = 1.0
    for nth in order:  # what was not looked at as closely is held to be no better than what was
        chance = min(chance, foreseen[nth] if nth in foreseen else lookout.at_first_sight(nth))
        ranking.append((rows[nth], chance, {"chance": round(chance, 3)}))
    return ranking


def _drawn(at: Water, numbers: Any, rows: list[Row], temperature: float, rng: Random) -> Ranking:
    """Rank a turn drawn by what turns are worth, and those that look no better; nobody overlooks that wood is enough."""
    judge = Judge(at, *WEIGHTS["plain"])
    worths = list(weigh(judge, at, numbers))
    own, best = FIELDS + int(at.mover), max(worths)
    order = sorted(range(len(rows)), key=lambda nth: -worths[nth])
    if rows[order[0]][own] < at.goal:
        in_mind = [nth for nth in order if worths[nth] > best - WORST * judge.odds]
        unit = (HARMLESS + temperature * FIELDS_A_TURN) * judge.odds
        chosen = rng.choices(in_mind, [exp((worths[nth] - best) / unit) for nth in in_mind])[0]
        order = [chosen, *(nth for nth in order if nth != chosen and worths[nth] <= worths[chosen])]
    return [(rows[nth], worths[nth], {}) for nth in order]


def _prospect(state: State, row: Row, worth: float, thought: dict[str, float]) -> Prospect:
    action = Steam(ROTATIONS[row[INDEX]], row[DISTANCE])
    return Prospect((action,), worth, gains(state, action) | thought)
