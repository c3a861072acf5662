"""How captains think about Mississippi Queen and The Black Rose."""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.queen.daily import Daily
from paddlewheel.captains.queen.evaluation import Choice, Judge
from paddlewheel.captains.queen.greedy import best_plans
from paddlewheel.captains.queen.look_ahead import Plan, Trial, affordable, compare
from paddlewheel.captains.queen.par_data import par_data
from paddlewheel.captains.queen.reasons import Gains
from paddlewheel.captains.queen.simulation import headings, sails, small_decision
from paddlewheel.captains.queen.weights import Weights, weights_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.queen.facts import FACE, State

__all__ = ["CHARACTERS", "Daily", "advise", "best_plans", "par_data"]

CHARACTERS: Final = ("coal-miser", "rammer", "passenger-hunter")
SLIPS: Final = 0.3
"""How often a deckhand takes one of several turns that look good to it, without comparing them."""
PLANS: Final = {"captain": Plan(choices=3, rounds=1, samples=2), "commodore": Plan(choices=6, rounds=3, samples=1000)}
IN_A_HURRY: Final = Plan(choices=16, rounds=2, samples=1000, counted=2)
"""How a commodore with less than PATIENCE looks ahead: the farther, the more trials it takes to tell turns apart."""
PATIENCE: Final = 200.0
"""The milliseconds that it takes to look far."""


def advise(state: State, level: str, character: str, rng: Random, effort: Effort) -> Advice:
    """Return what a captain of that level and character would do for the actor."""
    weights = weights_of(level, character, state.options.school)
    if not sails(state):
        return _small(state, weights)
    judge = Judge(state, weights)
    plan = IN_A_HURRY if level == "commodore" and effort.budget < PATIENCE else PLANS.get(level)
    choices = judge.choices() if plan is None or judge.is_hopeless else judge.candidates(affordable(plan, state, effort))
    if level == "deckhand" and rng.random() < SLIPS:
        choices.insert(0, choices.pop(rng.randrange(len(choices))))
    if plan is None or len(choices) == 1 or judge.is_hopeless:
        return _advice(judge, [(choice.worth, choice) for choice in choices], foreseen=False)
    trial = Trial(judge, weights, rng.getrandbits(32), effort)
    return _advice(judge, compare(trial, choices, plan), foreseen=True)


def _small(state: State, weights: Weights) -> Advice:
    """Return the advice for a decision about anything but sailing."""
    task = state.agenda[0]
    if task.what != FACE:
        return Advice(Prospect((small_decision(state, weights),), 0.0))
    found = [Prospect((face,), -time) for time, face in headings(state, task.steamer, weights)]
    return Advice(found[0], found[1] if len(found) > 1 else None, len(found))


def _advice(judge: Judge, found: list[tuple[float, Choice]], foreseen: bool) -> Advice:
    """Return the best two choices with what they bring; a captain who has looked ahead knows its chances too."""
    prospects = [
        Prospect(judge.way(choice.row), worth, Gains(judge, choice.row, worth if foreseen else None))
        for worth, choice in found[:2]
    ]
    return Advice(prospects[0], prospects[1] if len(prospects) > 1 else None, len(judge.rows))
