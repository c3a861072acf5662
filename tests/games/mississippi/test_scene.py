"""M1, M2: the scene of Mississippi says where every field lies and how a steamer's numbers stand."""

from __future__ import annotations

import pytest

from paddlewheel.games.mississippi import scene, setup
from paddlewheel.games.mississippi.course import cell_of, goal_of, runs_right
from paddlewheel.games.mississippi.model import Options
from paddlewheel.games.mississippi.steamers import RING

SEATS = ("red", "green", "black")


@pytest.mark.parametrize("rows", [3, 4, 13])
def test_every_field_lies_where_pattern_and_shift_say(rows: int) -> None:
    """M1: also where the course runs."""
    drawn = scene(setup(Options(rows=rows), SEATS))
    assert (drawn["rows"], drawn["goal"]) == (rows, goal_of(rows))
    cells, (right, down), sides = drawn["cells"], drawn["shift"], drawn["sides"]
    for field in range(drawn["goal"] + 1):
        times, along = divmod(field, len(cells))
        q, r = cells[along]
        assert (q + times * right, r + times * down) == cell_of(field)
        assert sides[along] == ("E" if runs_right(field) else "W")


def test_a_course_of_a_million_rows_has_a_scene_as_short_as_any() -> None:
    """M1."""
    assert len(str(scene(setup(Options(rows=1_000_000), SEATS)))) < 500


def test_the_ring_has_the_numbers_of_a_steamer() -> None:
    """M2."""
    assert tuple(scene(setup(Options(), SEATS))["ring"]) == RING
