"""Exact plans on rivers as they may lie, and the admiral who sails by them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddlewheel.captains import hire
from paddlewheel.captains.queen.foresight import coal_for, turns_home
from paddlewheel.captains.queen.par import alone, by_chance, drawn, par
from paddlewheel.captains.queen.rivers_ahead import foresee
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named
from paddlewheel.games.queen.facts import SPEED

QUEEN = game_named("queen")


def start() -> Any:
    return QUEEN.setup(QUEEN.OPTIONS(), QUEEN.COLOURS[:4])


def test_more_coal_and_more_turns_are_never_worse() -> None:
    state = alone(start(), 0, drawn(start(), Random(3)), False)
    foresight = foresee(state, 1, Effort(0.01, by_clock=False))[0]
    steamer = state.steamers[0]
    assert steamer.cell is not None
    spot = state.river.index[steamer.cell] * 6 + steamer.heading
    turns = [turns_home(foresight, 0, steamer.speed, spot, coal) for coal in range(7)]
    assert turns == sorted(turns, reverse=True)
    least = [coal_for(foresight.course, turn, 0, steamer.speed, spot) for turn in range(foresight.course.turns)]
    assert least == sorted(least, reverse=True)


def test_more_time_means_more_rivers_and_one_is_enough_where_nothing_is_face_down() -> None:
    state = alone(start(), 0, drawn(start(), Random(3)), False)
    few, many = (len(foresee(state, 1, Effort(seconds, by_clock=False))) for seconds in (0.01, 0.9))
    assert 1 == few < many <= 10
    laid = alone(start(), 0, drawn(start(), Random(3)), True)
    assert len(foresee(laid, 1, Effort(0.9, by_clock=False))) == 1


@pytest.mark.parametrize("number", [1, 2])
def test_an_admiral_alone_on_a_hidden_river_is_home_soon(number: int) -> None:
    state, river = start(), drawn(start(), Random(f"par/{number}"))
    best, state, turns = par(state, 0, river, False), alone(state, 0, river, False), 0
    admiral = hire("admiral", Random(7), 0.3)
    while state.agenda and turns < 60:
        if QUEEN.actor(state) == CHANCE:
            state = QUEEN.apply(state, by_chance(state, river))[0]
            continue
        turns += state.agenda[0].what == SPEED
        state = QUEEN.apply(state, admiral.choose(QUEEN, state))[0]
    assert best is not None
    assert state.ranks[0] == 1
    assert not state.wrecked
    assert turns <= 1.4 * best.turns
