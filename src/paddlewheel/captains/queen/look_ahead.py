"""Looking ahead: turns are tried out, everyone sails on as a mate would, and then the position is judged."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from paddlewheel.captains.queen.evaluation import Choice, Judge
from paddlewheel.captains.queen.reckoning import reckoning_of
from paddlewheel.captains.queen.trials import TURN_TIME, Luck, OutOfTime, Trials, try_out
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.queen.facts import State, captain_of, encode, working_copy

TRIED_WELL: Final = 2.5
"""How often a choice should be tried out on average."""
FEWEST: Final = 5
"""How many choices are tried out at least, if the plan has as many."""


class Trial:
    """Tries out the best-looking turns of a captain."""

    def __init__(self, judge: Judge, weights: Weights, seed: int, effort: Effort, others: Sequence[Weights] = ()) -> None:
        self.judge, self.seed, self.effort = judge, seed, effort
        state = judge.state
        reckonings = [reckoning_of(state.rules, one) for one in (weights, *others)]
        self.trials = Trials(reckonings, judge.ship, captain_of(state, judge.ship), effort)
        self.ways: dict[int, list[int]] = {}
        """The actions that lead to an end, as the kernel has them."""

    @property
    def work(self) -> float:
        """The milliseconds that all trials so far take on a usual machine."""
        return self.trials.work

    def value(self, choice: Choice, number: int, plan: Plan) -> tuple[float, bool]:
        """Return how well the captain stands some rounds after a turn, and whether luck had no part in it.

        Equal numbers mean equal luck.
        """
        state, luck = self.judge.state, Luck(f"{self.seed}/{number}")
        if choice.row not in self.ways:
            self.ways[choice.row] = [encode(state, action) for action in self.judge.way(choice.row)]
        with working_copy(state) as race:
            worth = try_out(self.trials, race, self.ways[choice.row], plan.rounds, plan.counted, luck)
        return worth, luck.rng is None


class Plan(NamedTuple):
    """How a captain looks ahead."""

    choices: int
    """How many of the best-looking turns it tries out."""
    rounds: int
    """How far it looks."""
    samples: int
    """How often it tries each, with other luck."""
    counted: int = 1
    """From which round on it counts how well the captain stands."""


def affordable(plan: Plan, state: State, effort: Effort) -> int:
    """Return how many choices there is time to try out well."""
    trials = effort.budget / _cost(plan, state)
    return min(plan.choices, max(int(trials / TRIED_WELL), FEWEST))


def _cost(plan: Plan, state: State) -> float:
    """Return the milliseconds that a trial takes."""
    return TURN_TIME * plan.rounds * len(state.order)


class Tally:
    """The results of the trials of a choice so far."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.total, self.tried, self.is_certain = 0.0, 0, False

    @property
    def mean(self) -> float:
        """How well the captain stands on average."""
        return self.total / self.tried if self.tried else 0.0

    def add(self, worth: float, is_certain: bool) -> None:
        """Count a trial; one without luck is enough."""
        self.total, self.tried, self.is_certain = self.total + worth, self.tried + 1, is_certain


def compare(trial: Trial, choices: list[Choice], plan: Plan) -> list[tuple[float, Choice]]:
    """Return choices with how well the captain stands after them on average, the best first.

    All are tried with the same luck. Each time the number of trials has doubled, the worse half is given up.
    """
    tallies = [Tally(choice) for choice in choices]
    with suppress(OutOfTime):
        _try_out(trial, tallies, plan)
    return _sorted(tallies)


def _try_out(trial: Trial, tallies: list[Tally], plan: Plan) -> None:
    """Try choices out until one is left that matters, or there is no more time."""
    cost = _cost(plan, trial.judge.state)
    alive = tallies
    for number in range(plan.samples):
        for tally in alive:
            if tally.is_certain:
                continue
            if not trial.effort.spend(cost):
                return
            before = trial.work
            tally.add(*trial.value(tally.choice, number, plan))
            cost = trial.work - before
        if number + 1 in HALVINGS:
            alive = sorted(alive, key=lambda tally: -tally.mean)[: max(len(alive) // 2, 2)]
        if all(tally.is_certain for tally in alive):
            return


HALVINGS: Final = (2, 4, 8, 16, 32)
AT_A_GLANCE: Final = 0.02
"""What a turn that a choice looks better at a glance counts, next to the chance to win that trials find."""
MOST_APART: Final = 3.0
"""The most turns by which looks can differ."""


def _sorted(tallies: list[Tally]) -> list[tuple[float, Choice]]:
    """Return the choices that are certain or were tried most by their average, then those that were tried less."""
    most, best = max(tally.tried for tally in tallies), tallies[0].choice.worth

    def rank(tally: Tally) -> tuple[bool, float]:
        looks = max(min(tally.choice.worth, best), best - MOST_APART)
        return tally.is_certain or tally.tried * 2 > most, tally.mean + AT_A_GLANCE * looks

    return [(tally.mean, tally.choice) for tally in sorted(tallies, key=rank, reverse=True)]
