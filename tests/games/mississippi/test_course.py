"""M1: the course, row by row, and which fields lie side by side."""

from __future__ import annotations

import math
import re

import pytest
from models.mississippi import centres

from paddlewheel import hexes
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi import course
from paddlewheel.games.mississippi.course import EAST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST
from paddlewheel.games.mississippi.model import Options
from paddlewheel.games.mississippi.water import side_towards

from .sailing import sail, steamers

ROWS = [range(9), range(9, 17), range(17, 26), range(26, 34), range(34, 43), range(43, 51)]


def neighbours(field: int, fields: int = 60) -> dict[int, int]:
    """Return the fields beside this one with the side at which each lies."""
    return {other: side for other in range(fields) if (side := side_towards(field, other)) >= 0}


def test_rows_hold_nine_and_eight_fields_in_turn() -> None:
    """M1: fields 0–8 are row one, 9–16 row two, 17–25 row three, 26–33 row four."""
    for row, fields in enumerate(ROWS):
        assert [course.row_of(field) for field in fields] == [row] * len(fields)


def test_long_rows_run_right_and_short_rows_run_left() -> None:
    """M1: the course runs right along the first row, left along the second, and so on."""
    for row, fields in enumerate(ROWS):
        ahead = EAST if row % 2 == 0 else WEST
        assert all(course.runs_right(field) == (ahead == EAST) for field in fields)
        assert all(side_towards(field, field + 1) == ahead for field in fields[:-1])
        columns = [course.column_of(field) for field in fields]
        assert columns == (list(range(9)) if ahead == EAST else list(reversed(range(8))))


def test_at_each_bend_the_course_steps_up_and_to_the_left() -> None:
    """M1: from the right end of a long row, and from the left end of a short one."""
    assert [side_towards(fields[-1], fields[-1] + 1) for fields in ROWS] == [NORTH_WEST] * 6


def test_the_start_is_the_left_end_of_the_first_row() -> None:
    """M1: field 0 has one field ahead and one above it; nothing lies left of it or below."""
    assert neighbours(0) == {1: EAST, 16: NORTH_EAST}


@pytest.mark.parametrize(
    ("field", "beside"),
    [
        (4, {5: EAST, 12: NORTH_EAST, 13: NORTH_WEST, 3: WEST}),
        (8, {9: NORTH_WEST, 7: WEST}),
        (9, {25: NORTH_EAST, 24: NORTH_WEST, 10: WEST, 7: SOUTH_WEST, 8: SOUTH_EAST}),
        (12, {11: EAST, 22: NORTH_EAST, 21: NORTH_WEST, 13: WEST, 4: SOUTH_WEST, 5: SOUTH_EAST}),
        (16, {15: EAST, 18: NORTH_EAST, 17: NORTH_WEST, 0: SOUTH_WEST, 1: SOUTH_EAST}),
        (17, {18: EAST, 33: NORTH_EAST, 16: SOUTH_EAST}),
        (21, {22: EAST, 29: NORTH_EAST, 30: NORTH_WEST, 20: WEST, 13: SOUTH_WEST, 12: SOUTH_EAST}),
        (25, {26: NORTH_WEST, 24: WEST, 9: SOUTH_WEST}),
    ],
)
def test_fields_lie_side_by_side_also_across_rows(field: int, beside: dict[int, int]) -> None:
    """M1: two steamers are side by side when their cells share an edge, the short rows being centred."""
    assert neighbours(field) == beside


def test_side_by_side_is_what_a_drawing_of_the_course_says() -> None:
    """M1: on paper two cells share an edge when their middles lie one cell's width apart; the angle tells the side."""
    drawn = centres(7)
    for field, (x, y) in enumerate(drawn):
        for other, (other_x, other_y) in enumerate(drawn):
            beside = abs(math.hypot(other_x - x, other_y - y) - 1) < 0.01
            angle = math.degrees(math.atan2(other_y - y, other_x - x)) % 360
            assert side_towards(field, other) == (round(angle / 60) % 6 if beside else -1)


def test_cells_of_the_plane_agree_with_the_course() -> None:
    """M1: a field's cell borders on another's exactly where the two are side by side."""
    for field in range(111):
        for other in range(111):
            touching = hexes.distance(course.cell_of(field), course.cell_of(other)) == 1
            assert touching == (side_towards(field, other) >= 0)
    assert len({course.cell_of(field) for field in range(111)}) == 111


def test_the_pattern_repeats_every_two_rows_however_far_up() -> None:
    """M1: what is true of a field is true of the one seventeen fields on, up to the longest course."""
    far = course.goal_of(course.MOST_ROWS) - 40
    far -= far % 17
    for field in range(17, 34):
        for apart in range(-20, 21):
            assert side_towards(field, field + apart) == side_towards(far - 17 + field, far - 17 + field + apart)


@pytest.mark.parametrize(("rows", "goal"), [(3, 25), (4, 33), (5, 42), (6, 50), (7, 59), (12, 101), (13, 110)])
def test_the_last_field_is_the_goal(rows: int, goal: int) -> None:
    """M1: with so many rows the last field has this number."""
    assert mississippi.setup(Options(rows=rows), ("red", "green", "black")).goal == goal == len(centres(rows)) - 1


def test_thirteen_rows_are_usual() -> None:
    """M1, RULING: 13 rows, fields 0–110."""
    assert Options().rows == 13
    assert mississippi.setup(Options(), ("red", "green", "black")).goal == 110


@pytest.mark.parametrize("rows", [2, 1, 0, -3, course.MOST_ROWS + 1])
def test_a_course_has_at_least_three_rows(rows: int) -> None:
    """M1, RULING: any number of rows from 3 up (up to a million, so that a field's number stays readable)."""
    with pytest.raises(Refusal, match="rows") as no:
        mississippi.setup(Options(rows=rows), ("red", "green", "black"))
    assert no.value.rule == "M1"


@pytest.mark.parametrize("rows", [3, 4, 50, course.MOST_ROWS])
def test_any_number_of_rows_from_three_up_can_be_sailed(rows: int) -> None:
    """M1, RULING: a steamer one field before the goal of any such course comes home by one log."""
    before_goal = len(centres(rows)) - 2 if rows < 100 else 8_499_998
    position = f"mississippi rows={rows} to_move=red | red={before_goal}:3:1 green=3:1:1 black=ashore:-:0"
    after, _ = sail(position, "+1")
    assert steamers(after) == "red=home:1 green=3:1:1 black=ashore:-:0"


def test_nobody_lies_on_the_goal() -> None:
    """M1, M14: the fields of a race in progress are those before the goal."""
    mississippi.parse_position("mississippi rows=3 to_move=red | red=24:3:1 green=3:1:1 black=ashore:-:0")
    with pytest.raises(BadData, match=re.escape("steamers.red.field: value.number (low=0, high=24, found=25)")):
        mississippi.parse_position("mississippi rows=3 to_move=red | red=25:3:1 green=3:1:1 black=ashore:-:0")
