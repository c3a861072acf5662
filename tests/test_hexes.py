"""The hexagonal plane: cells, six directions, rotation, distance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel import hexes
from paddlewheel.hexes import NE, NW, SE, SW, Cell, N, S

cells: st.SearchStrategy[Cell] = st.tuples(st.integers(-50, 50), st.integers(-50, 50))
directions = st.integers(0, 5)


def test_the_six_directions_are_numbered_clockwise_from_the_north() -> None:
    assert (N, NE, SE, S, SW, NW) == (0, 1, 2, 3, 4, 5)
    assert hexes.NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    assert [hexes.step((0, 0), direction) for direction in range(6)] == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def test_six_steps_round_a_cell_lead_back() -> None:
    cell = (3, -2)
    for direction in range(6):
        cell = hexes.step(cell, direction)
    assert cell == (3, -2)


@given(cells, directions, st.integers(0, 9))
def test_many_steps_are_one_after_another(cell: Cell, direction: int, count: int) -> None:
    there = cell
    for _ in range(count):
        there = hexes.step(there, direction)
    assert hexes.step(cell, direction, count) == there
    assert hexes.step(there, hexes.opposite(direction), count) == cell
    assert hexes.step(cell, direction, -count) == hexes.step(cell, hexes.opposite(direction), count)
    assert hexes.distance(cell, there) == count


@given(cells)
def test_neighbours_come_in_the_order_of_the_directions(cell: Cell) -> None:
    around = hexes.neighbours(cell)
    assert len(set(around)) == 6
    for direction, neighbour in enumerate(around):
        assert neighbour == hexes.step(cell, direction)
        assert hexes.direction_between(cell, neighbour) == direction
        assert hexes.distance(cell, neighbour) == 1


@pytest.mark.parametrize(
    ("direction", "steps", "then"), [(N, 1, NE), (N, -1, NW), (NW, 1, N), (S, 3, N), (SE, 7, S), (SE, -6, SE)]
)
def test_turning_goes_clockwise_and_round(direction: int, steps: int, then: int) -> None:
    assert hexes.direction_after(direction, steps) == then


@given(directions)
def test_the_opposite_is_half_a_turn_away(direction: int) -> None:
    assert hexes.opposite(direction) == hexes.direction_after(direction, 3) == hexes.direction_after(direction, -3)
    assert hexes.opposite(hexes.opposite(direction)) == direction


@given(directions, directions)
def test_turns_between_two_directions_are_the_shorter_way_round(one: int, other: int) -> None:
    turns = hexes.turns_between(one, other)
    assert turns == hexes.turns_between(other, one)
    assert 0 <= turns <= 3
    assert other in (hexes.direction_after(one, turns), hexes.direction_after(one, -turns))
    assert all(
        other not in (hexes.direction_after(one, fewer), hexes.direction_after(one, -fewer)) for fewer in range(turns)
    )


@given(cells, st.integers(-13, 13))
def test_rotating_the_plane_turns_every_direction(cell: Cell, steps: int) -> None:
    for direction in range(6):
        neighbour = hexes.step(cell, direction)
        there, neighbour_there = hexes.rotated(cell, steps), hexes.rotated(neighbour, steps)
        assert hexes.direction_between(there, neighbour_there) == hexes.direction_after(direction, steps)
    assert hexes.distance((0, 0), hexes.rotated(cell, steps)) == hexes.distance((0, 0), cell)
    assert hexes.rotated(hexes.rotated(cell, steps), -steps) == cell


def test_rotating_by_sixty_degrees_goes_clockwise() -> None:
    assert [hexes.rotated((0, -1), steps) for steps in range(6)] == list(hexes.VECTORS)


@given(cells, cells, cells)
def test_distance_is_what_walking_takes(one: Cell, other: Cell, third: Cell) -> None:
    assert (hexes.distance(one, other) == 0) == (one == other)
    assert hexes.distance(one, other) == hexes.distance(other, one)
    assert hexes.distance(one, third) <= hexes.distance(one, other) + hexes.distance(other, third)
    if one != other:
        assert min(hexes.distance(cell, other) for cell in hexes.neighbours(one)) == hexes.distance(one, other) - 1


@given(cells, cells)
def test_only_neighbours_have_a_direction_between_them(one: Cell, other: Cell) -> None:
    assert (hexes.direction_between(one, other) is not None) == (hexes.distance(one, other) == 1)
