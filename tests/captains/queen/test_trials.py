"""Looking ahead in Mississippi Queen: what a trial counts, and how far a captain looks."""

from __future__ import annotations

from random import Random

import pytest

from captains.queen.positions import PASSENGER_FOR_NOTHING
from paddlewheel.captains import queen as mind
from paddlewheel.captains.officer import PLAIN
from paddlewheel.captains.queen.evaluation import Choice, Judge
from paddlewheel.captains.queen.look_ahead import Plan, Trial, affordable, compare
from paddlewheel.captains.queen.weights import PLAIN as WEIGHTS
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games import game_named

QUEEN = game_named("queen")
STATE = QUEEN.parse_position(PASSENGER_FOR_NOTHING)


def test_a_trial_is_worth_the_mean_of_the_rounds_that_count() -> None:
    """The luck is the same, so that the first round of a longer trial is the shorter trial."""
    judge = Judge(STATE, WEIGHTS)
    trial = Trial(judge, WEIGHTS, 1, Effort(9.0, by_clock=False))
    for choice in judge.candidates(3):
        first, second, both = (
            trial.value(choice, 0, Plan(3, rounds, 1, counted))[0] for rounds, counted in ((1, 1), (2, 2), (2, 1))
        )
        assert both == pytest.approx((first + second) / 2)


@pytest.mark.parametrize(
    ("level", "seconds", "rounds"),
    [("captain", 0.25, 2), ("captain", 0.02, 2), ("commodore", 0.1, 3), ("commodore", 0.3, 3), ("admiral", 0.1, 3)],
)
def test_the_higher_the_level_the_farther_it_looks_whatever_its_time(
    monkeypatch: pytest.MonkeyPatch, level: str, seconds: float, rounds: int
) -> None:
    plans = []

    def noting(trial: Trial, choices: list[Choice], plan: Plan) -> list[tuple[float, Choice]]:
        plans.append(plan)
        return compare(trial, choices, plan)

    monkeypatch.setattr(mind, "compare", noting)
    mind.advise(STATE, level, PLAIN, Random(1), Effort(seconds, by_clock=False))
    assert [plan.rounds for plan in plans] == [rounds]


def test_a_plan_is_cut_to_what_there_is_time_for_and_never_grows() -> None:
    plan = Plan(choices=16, rounds=2, samples=9)
    counts = [affordable(plan, STATE, Effort(seconds, by_clock=False)) for seconds in (0.01, 0.1, 0.3, 9.0)]
    assert counts == sorted(counts)
    assert counts[-1] == 16
    assert affordable(plan._replace(choices=3), STATE, Effort(0.01, by_clock=False)) == 3
