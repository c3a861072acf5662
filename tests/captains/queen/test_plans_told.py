"""What a hint says comes next: the next dock and its bank, or the way home, in turns."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Any

import pytest

from paddlewheel.captains.chance import roll
from paddlewheel.captains.officer import Officer
from paddlewheel.captains.queen.reasons import _bank
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named
from paddlewheel.games.queen.facts import NOWHERE

QUEEN = game_named("queen")
TOLD = ("dock_left", "dock_right", "home")


def positions(seed: int) -> list[Any]:
    """Return where turns begin in a race of mates, some rounds apart."""
    state, luck = QUEEN.setup(QUEEN.OPTIONS(), QUEEN.COLOURS[:3]), Random(seed)
    crew, found = [Officer(Random(seat), "mate") for seat in range(3)], []
    while (seat := QUEEN.actor(state)) is not None:
        if seat != CHANCE and QUEEN.begins_turn(state) and state.round % 3 == 0:
            found.append(state)
        state = QUEEN.apply(state, roll(QUEEN, state, luck) if seat == CHANCE else crew[seat].choose(QUEEN, state))[0]
    return found


def across(cell: tuple[int, int], centre: tuple[int, int], flow: int) -> float:
    """Return how far a cell lies to the right of the middle of its tile, looking down the river, on paper."""
    q, r = cell[0] - centre[0], cell[1] - centre[1]
    x, y = q * 1.5, (r + q / 2) * 3**0.5  # y grows to the south
    ahead = flow * pi / 3
    return x * cos(ahead) + y * sin(ahead)


@pytest.mark.parametrize("seed", [1, 2])
def test_at_most_one_thing_comes_next_and_it_takes_whole_turns(seed: int) -> None:
    told = []
    for state in positions(seed):
        best = Officer(Random(1), "mate").advise(QUEEN, state).best
        named = [name for name in TOLD if name in best.gains]
        assert len(named) <= 1
        told += named
        for name in named:
            assert best.gains[name] >= 1
            assert best.gains[name] == int(best.gains[name])
            aboard = state.steamers[state.agenda[0].steamer].passengers + best.gains.get("passengers", 0)
            assert (name == "home") == (aboard == 2)
    assert {"home"} < set(told)


def test_banks_are_those_on_paper() -> None:
    river = positions(3)[-1].river
    docks = [index for index, tile in enumerate(river.dock_of) if tile != NOWHERE]
    assert docks
    for dock in docks:
        tile = river.tile_of[dock]
        side = across(river.cells[dock], river.centres[tile], river.noses[tile])
        if abs(side) > 0.1:
            assert _bank(river, dock) == ("right" if side > 0 else "left")
