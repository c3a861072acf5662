"""M1, M2: the course and its steamers' sides as plain data: all that a client needs to draw them."""

from __future__ import annotations

from functools import cache

from paddlewheel.games.mississippi.course import PERIOD, cell_of, runs_right
from paddlewheel.games.mississippi.data_types import Scene
from paddlewheel.games.mississippi.model import State
from paddlewheel.games.mississippi.steamers import RING


def scene(state: State) -> Scene:
    """Return the seventeen fields that repeat up the course, how far they are moved each time, and the ring of numbers."""
    return _scene(state.options.rows, state.goal)


@cache
def _scene(rows: int, goal: int) -> Scene:
    """All positions on a course share what is told of it: nobody changes it."""
    pattern = range(PERIOD)
    return {
        "rows": rows,
        "goal": goal,
        "cells": [list(cell_of(field)) for field in pattern],
        "shift": list(cell_of(PERIOD)),
        "sides": ["E" if runs_right(field) else "W" for field in pattern],
        "ring": list(RING),
    }
