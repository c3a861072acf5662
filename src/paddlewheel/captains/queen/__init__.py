"""How captains think about Mississippi Queen and The Black Rose."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.levels import LEVELS, REPLIES, STYLES, TRIALS
from paddlewheel.captains.queen.chances import chances
from paddlewheel.captains.queen.coaching import praise, warnings
from paddlewheel.captains.queen.daily import Daily
from paddlewheel.captains.queen.evaluation import Choice, Judge
from paddlewheel.captains.queen.greedy import best_plans
from paddlewheel.captains.queen.look_ahead import Plan, Trial, affordable, compare
from paddlewheel.captains.queen.par_data import par_data
from paddlewheel.captains.queen.reasons import Gains
from paddlewheel.captains.queen.rivers_ahead import foresee
from paddlewheel.captains.queen.simulation import headings, sails, small_decision
from paddlewheel.captains.queen.weights import STYLES as CHARACTERS
from paddlewheel.captains.queen.weights import Weights, weights_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.queen.facts import FACE, State, captain_of

__all__ = ["CHARACTERS", "Daily", "advise", "best_plans", "chances", "par_data", "praise", "warnings"]

IN_MIND: Final = 40
"""How many of the best-looking turns a gentle captain draws among."""
IN_SCHOOL: Final = 4
"""Q17: in a race of three tiles turns are less far apart, so that gentle captains draw as much more freely."""
THRIFTY: Final = 0.9
"""Q17: who draws as freely as this does not know that in the school coal is there to be burnt."""
WORST: Final = 2.5
"""A turn that costs more turns than this is in nobody's mind."""
PLANS: Final = {
    REPLIES: Plan(choices=3, rounds=2, samples=2),
    TRIALS: Plan(choices=6, rounds=3, samples=8),
    STYLES: Plan(choices=16, rounds=3, samples=1000),
}
"""How captains look ahead; who is to try a thousand times uses all the time there is."""


def advise(state: State, level: str, character: str, rng: Random, effort: Effort) -> Advice:
    """Return what a captain of that level and character would do for the actor."""
    plays, school = LEVELS[level], state.options.school
    weights = weights_of(character, school and plays.temperature < THRIFTY)
    if not sails(state):
        return _small(state, weights)
    judge, plan = Judge(state, weights), PLANS.get(plays.search)
    if plays.temperature:
        temperature = plays.temperature * (IN_SCHOOL if school else 1)
        return _advice(judge, _drawn(judge, temperature, rng), foreseen=False)
    if plan is None or judge.is_hopeless:
        return _advice(judge, _at_a_glance(judge.choices()), foreseen=False)
    if plays.search == STYLES and _is_alone(judge):
        judge = Judge(state, weights._replace(wary=0.0))  # the plans see what may lie beyond the open end
        judge.plan_by(foresee(state, rng.getrandbits(32), effort))
        return _advice(judge, _at_a_glance(judge.choices()), foreseen=False)
    choices = judge.candidates(affordable(plan, state, effort))
    if len(choices) == 1:
        return _advice(judge, _at_a_glance(choices), foreseen=False)
    others = [weights_of(style, school) for style in CHARACTERS] if plays.search == STYLES else []
    trial = Trial(judge, weights, rng.getrandbits(32), effort, others)
    return _advice(judge, compare(trial, choices, plan), foreseen=True)


def _is_alone(judge: Judge) -> bool:
    """Return whether nobody else races, so that exact plans say all there is to say."""
    state, rose = judge.state, judge.state.rules.rose
    return not judge.is_rose and len({captain_of(state, ship) for ship in state.order if ship != rose}) == 1


def _at_a_glance(choices: Sequence[Choice]) -> list[tuple[float, Choice]]:
    return [(choice.worth, choice) for choice in choices]


def _drawn(judge: Judge, temperature: float, rng: Random) -> list[tuple[float, Choice]]:
    """Return a turn drawn by what turns are worth, and those that look no better.

    Whoever has a passenger or the landing before the bow sees it. No one burns more coal than the best turn takes, comes
    to the open end faster than is safe, or chooses to be stuck: a gentle captain wanders, but it stays afloat.
    """
    choices = judge.choices(IN_MIND)
    best = choices[0]
    if judge.is_rose or judge.is_worth_stopping(best.row):
        return _at_a_glance(choices)
    left = [choice for choice in choices if best.worth - choice.worth < WORST and not judge.is_rash(choice.row, best.row)]
    while len(left) > 1:
        choice = rng.choices(left, [exp((choice.worth - best.worth) / temperature) for choice in left])[0]
        if not judge.risk(choice.row):
            return _at_a_glance([choice, *(other for other in choices if other.worth < choice.worth)])
        left.remove(choice)
    return _at_a_glance(choices)


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
