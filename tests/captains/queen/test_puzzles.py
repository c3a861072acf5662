"""Positions with a known best turn: what every level from the mate up, or from the captain up, has to find."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from captains.queen.positions import (
    DEAD_END,
    FREE_PASSENGER,
    HOME_FOR_A_COAL,
    LAST_COAL_AT_FULL_SPEED,
    LAST_COAL_INTO_A_CORNER,
    LEADER_ON_THE_JETTY,
    PASSENGER_FOR_NOTHING,
    PUSH_OR_PASSENGER,
)
from paddlewheel.captains.advice import Advice
from paddlewheel.captains.officer import BUDGETS, Officer
from paddlewheel.games import game_named
from paddlewheel.games.queen.turn.outcome import can_move

QUEEN = game_named("queen")
SOUND = ["mate", "captain", "commodore", "admiral"]
FORESEEING = SOUND[1:]


def advice_on(text: str, level: str, seed: int = 1) -> tuple[Any, Advice]:
    state = QUEEN.parse_position(text)
    officer = Officer(Random(seed), level)
    officer.budget = 0.2
    return state, officer.advise(QUEEN, state)


def after(state: Any, advice: Advice) -> Any:
    """Carry out the best turn; whoever is pushed takes the first heading there is."""
    seat = QUEEN.actor(state)
    for action in advice.best.actions:
        while QUEEN.actor(state) != seat:
            state = QUEEN.apply(state, QUEEN.legal(state)[0])[0]
        state = QUEEN.apply(state, action)[0]
    return state


@pytest.mark.parametrize("level", BUDGETS)
def test_who_can_be_home_this_turn_is(level: str) -> None:
    """Q21."""
    state, advice = advice_on(HOME_FOR_A_COAL, level)
    assert advice.best.gains["rank"] == 1
    assert after(state, advice).ranks[2] == 1


@pytest.mark.parametrize("level", BUDGETS)
def test_a_passenger_that_costs_no_coal_is_fetched(level: str) -> None:
    """Q19."""
    state, advice = advice_on(PASSENGER_FOR_NOTHING, level)
    assert advice.best.gains["passengers"] == 1
    assert "coal" not in advice.best.gains
    docked = after(state, advice)
    assert [QUEEN.format_action(docked, action) for action in QUEEN.legal(docked)] == ["board", "skip"]
    assert docked.steamers[0].coal == state.steamers[0].coal


@pytest.mark.parametrize("level", FORESEEING)
def test_the_leader_is_pushed_off_the_jetty(level: str) -> None:
    """Q14, Q21."""
    state, advice = advice_on(LEADER_ON_THE_JETTY, level)
    assert advice.best.gains["lead"] > 0
    pushed = after(state, advice)
    river = state.river
    assert not river.jetty[river.index[pushed.steamers[2].cell]]


@pytest.mark.parametrize("level", SOUND)
def test_nobody_sails_into_a_dead_end(level: str) -> None:
    """Q13."""
    state, advice = advice_on(DEAD_END, level)
    assert "stuck" not in advice.best.gains
    assert can_move(after(state, advice), 2)


@pytest.mark.parametrize("level", SOUND)
def test_the_leader_does_not_go_full_speed_for_its_last_coal(level: str) -> None:
    """Q4, Q9: nobody knows the next tile, and without coal there is no way out of a corner."""
    _, advice = advice_on(LAST_COAL_AT_FULL_SPEED, level)
    assert advice.best.gains["speed"] < 6


@pytest.mark.parametrize("level", SOUND)
def test_the_last_coal_is_not_spent_for_speed_into_a_corner(level: str) -> None:
    """Q4, Q9."""
    _, advice = advice_on(LAST_COAL_INTO_A_CORNER, level)
    assert advice.best.gains["speed"] < 5


@pytest.mark.parametrize("level", SOUND)
def test_a_free_passenger_is_not_declined(level: str) -> None:
    """Q19."""
    _, advice = advice_on(FREE_PASSENGER, level)
    assert advice.best.gains["passengers"] == 1
    assert "coal" not in advice.best.gains


@pytest.mark.parametrize("level", FORESEEING)
def test_boarding_goes_before_pushing_a_rival(level: str) -> None:
    """Q14, Q19."""
    _, advice = advice_on(PUSH_OR_PASSENGER, level)
    assert advice.best.gains["passengers"] == 1
    assert "lead" not in advice.best.gains
