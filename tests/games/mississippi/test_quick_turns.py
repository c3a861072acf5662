"""The quick list of turns for those who look at many positions says what the whole turns say (M6–M14)."""

from __future__ import annotations

import pytest
from hypothesis import given
from models.mississippi import Data

from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import State, Steam, packed
from paddlewheel.games.mississippi.movement import DISTANCE, FIELDS, INDEX, LEFT, ROTATIONS, quick_turns

from .strategies import positions

pytestmark = pytest.mark.sweep


def quick(state: State, idle: int) -> dict[tuple[int, int], tuple[int, list[int]]]:
    """Return the mover's logs and everybody's fields after the quick turns, by rotation and distance."""
    rows, width = list(quick_turns(packed(state), idle)), FIELDS + len(state.seats)
    found = {
        (ROTATIONS[rows[row + INDEX]], rows[row + DISTANCE]): (rows[row + LEFT], rows[row + FIELDS : row + width])
        for row in range(0, len(rows), width)
    }
    assert len(found) * width == len(rows)
    return found


@given(positions())
def test_with_all_rotations_they_are_the_whole_turns(data: Data) -> None:
    """M6–M14: the same turns, the same logs, everybody on the same field."""
    state = mississippi.from_data(data)
    seat, found = state.to_move, quick(state, len(ROTATIONS))
    turns = [turn for turn in mississippi.turns(state) if isinstance(turn.action, Steam)]
    assert set(found) == {(turn.action.rotation, turn.action.distance) for turn in turns if isinstance(turn.action, Steam)}
    for turn in turns:
        assert isinstance(turn.action, Steam)
        wood, fields = found[turn.action.rotation, turn.action.distance]
        assert fields == list(turn.state.fields)
        assert wood == state.wood[seat] - turn.burns + turn.gathers


@given(positions())
def test_with_fewer_rotations_only_those_are_left_out_that_meet_nobody(data: Data) -> None:
    """M6, M10: a rotation that meets nobody changes nothing but its price."""
    state = mississippi.from_data(data)
    every, some = quick(state, len(ROTATIONS)), quick(state, 1)
    assert some.items() <= every.items()
    for (rotation, distance), (_, fields) in every.items():
        if (rotation, distance) not in some:
            assert fields == some[0, distance][1]
