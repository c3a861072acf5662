"""M2: the hexagonal steamer, its six numbers, and how it lies on its way."""

from __future__ import annotations

import pytest

from paddlewheel.games.mississippi.course import EAST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST
from paddlewheel.games.mississippi.model import Touched
from paddlewheel.games.mississippi.steamers import RING, east_with_front, front, rotated, side

from .sailing import GREEN, RED, sail, steamers

SIDES = range(1, 7)


def test_the_ring_reads_one_four_five_six_three_two_counter_clockwise() -> None:
    """M2: whichever number lies to the right, the ring goes on from it counter-clockwise."""
    for number, ring in {1: "145632", 4: "456321", 5: "563214", 6: "632145", 3: "321456", 2: "214563"}.items():
        east = east_with_front(number, 0)
        assert [side(east, position) for position in range(6)] == [int(digit) for digit in ring]


def test_opposite_sides_add_up_to_seven() -> None:
    """M2: 1 and 6, 4 and 3, 5 and 2."""
    assert sorted(RING) == [1, 2, 3, 4, 5, 6]
    for east in range(6):
        assert {side(east, position) + side(east, position + 3) for position in range(3)} == {7}


@pytest.mark.parametrize("number", SIDES)
@pytest.mark.parametrize("field", [0, 8, 9, 16, 17, 25, 26, 33, 34])
def test_the_front_is_the_side_that_points_along_the_course(field: int, number: int) -> None:
    """M2: to the right on long rows, to the left on short ones."""
    east = east_with_front(number, field)
    assert front(east, field) == number
    ahead = WEST if field % 17 >= 9 else EAST
    assert side(east, ahead) == number


@pytest.mark.parametrize("number", SIDES)
@pytest.mark.parametrize(
    ("start", "action", "end"), [(8, "+1", 9), (16, "+1", 17), (9, "-1", 8), (17, "-1", 16), (2, "+7", 9)]
)
def test_the_side_that_pointed_ahead_points_astern_on_the_next_row(start: int, action: str, end: int, number: int) -> None:
    """M2: a steamer does not turn at a bend, neither ahead nor astern."""
    after, _ = sail(f"mississippi to_move=red | red={start}:{number}:10 green=60:1:10 black=80:1:10", action)
    assert steamers(after).startswith(f"red={end}:{7 - number}:")


@pytest.mark.parametrize("number", SIDES)
@pytest.mark.parametrize(("start", "action"), [(0, "+3"), (10, "+6"), (24, "-4"), (5, "+13")])
def test_a_steamer_never_turns_while_it_moves(start: int, action: str, number: int) -> None:
    """M2: along a row, and over two bends, the front has the same number as before."""
    after, _ = sail(f"mississippi to_move=red | red={start}:{number}:20 green=60:1:10 black=80:1:10", action)
    assert steamers(after).startswith(f"red={start + int(action)}:{number}:")


def test_a_pushed_steamer_does_not_turn_at_a_bend_either() -> None:
    """M2, M12: green is pushed on from row one to row two, and its 1 then points astern."""
    after, _ = sail("mississippi to_move=red | red=3:2:10 green=5:1:10 black=80:1:10", "+1")
    assert steamers(after) == "red=4:2:9 green=9:6:10 black=80:1:10"


def test_a_mover_driven_on_does_not_turn_at_a_bend_either() -> None:
    """M2, M11: red is driven on from row one to row two, and its 6 then points astern."""
    after, _ = sail("mississippi to_move=red | red=4:6:10 green=6:4:10 black=80:1:10", "+1")
    assert steamers(after) == "red=9:1:9 green=6:4:10 black=80:1:10"


@pytest.mark.parametrize(
    ("other", "numbers"),
    [("22:1", (1, 6)), ("29:6", (4, 3)), ("30:6", (5, 2)), ("20:1", (6, 1)), ("13:6", (3, 4)), ("12:6", (2, 5))],
)
def test_on_a_long_row_each_side_touches_with_its_own_number(other: str, numbers: tuple[int, int]) -> None:
    """M2, M10: two steamers that lie alike touch with opposite sides; here the 1 points right on both."""
    _, events = sail(
        f"mississippi to_move=red | red=18:1:10 green={other}:10 black=60:1:10", "+2" if other[:2] == "20" else "+3"
    )
    assert events[1] == Touched(RED, GREEN, *numbers)


@pytest.mark.parametrize(
    ("other", "numbers"),
    [("11:6", (1, 6)), ("22:1", (4, 3)), ("21:1", (5, 2)), ("13:6", (6, 1)), ("4:1", (3, 4)), ("5:1", (2, 5))],
)
def test_on_a_short_row_each_side_touches_with_its_own_number(other: str, numbers: tuple[int, int]) -> None:
    """M2, M10: the same on a row where the course runs left: there the 6 points ahead when the 1 points right."""
    _, events = sail(
        f"mississippi to_move=red | red=10:6:10 green={other}:10 black=60:1:10", "+1" if other[:2] == "11" else "+2"
    )
    assert events[1] == Touched(RED, GREEN, *numbers)


def test_every_pair_of_sides_meets_with_the_numbers_printed_there() -> None:
    """M2, M10: red at field 21 and green at each field beside it, in all six orientations each."""
    beside = {22: EAST, 29: NORTH_EAST, 30: NORTH_WEST, 20: WEST, 13: SOUTH_WEST, 12: SOUTH_EAST}
    ring = "145632" * 2
    for field, position in beside.items():
        for mine in SIDES:
            for other in SIDES:
                start = 19 if field == 20 else 20
                _, events = sail(
                    f"mississippi to_move=red | red={start}:{mine}:1 green={field}:{other}:1 black=60:1:1", "+1"
                )
                other_right = other if field in (22, 20) else 7 - other
                mine_there = int(ring[ring.index(str(mine)) + position])
                other_there = int(ring[ring.index(str(other_right)) + (position + 3) % 6])
                assert events[1] == Touched(RED, GREEN, mine_there, other_there)


def test_rotating_to_the_left_brings_the_clockwise_neighbour_ahead() -> None:
    """M2, M6: with its 5 ahead a steamer shows its 4 there after a step to the left, its 6 after one right."""
    ahead = {5: (4, 6), 4: (1, 5), 1: (2, 4), 2: (3, 1), 3: (6, 2), 6: (5, 3)}
    for number, (left, right) in ahead.items():
        for field in (3, 12):
            east = east_with_front(number, field)
            assert (front(rotated(east, 1), field), front(rotated(east, -1), field)) == (left, right)
            assert front(rotated(east, 3), field) == front(rotated(east, -3), field) == 7 - number
