"""Every price of a turn, once: coal for speed and rotations (Q9, Q11, B3), points for steps and pushes (Q10, Q14, B5, B6),
and the speed that a move leaves behind (B2, B5). What a step and a push take is named in `routes/`, which searches by it.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.model.position import FASTEST, SLOWEST
from paddlewheel.games.queen.river.flat_map import HOLDS, POINTS, SHOVE, FlatMap
from paddlewheel.games.queen.routes.pushes import PUSH_POINTS
from paddlewheel.games.queen.routes.reaching import STEP_POINTS

FREE_STEPS: Final = 1
"""Q9: by how much the speed changes free of charge."""
FREE_ROTATIONS: Final = 1
"""Q11: how many 60° turns are free."""
OFF_COAL: Final = 1
"""B3: what it takes to get off a sandbank ahead."""
SPEED_COAL: Final[vec[i64]] = vec[i64](
    [max(abs(speed - before) - FREE_STEPS, 0) for before in range(8) for speed in range(8)]
)
"""Q9, by the speed before and after: one step up or down is free, each further one costs a coal point."""


def speed_coal(before: i64, speed: i64) -> i64:
    """Q9: one step up or down is free, each further one costs a coal point."""
    return SPEED_COAL[before * 8 + speed]


def fastest_paid(before: i64, coal: i64) -> i64:
    """Q9: the highest speed that the coal pays for."""
    return min(before + FREE_STEPS + coal, FASTEST)


def rotation_coal(made: i64) -> i64:
    """Q11: the first rotation is free, each further one costs a coal point."""
    return 0 if made < FREE_ROTATIONS else 1


def free_rotations(made: i64) -> i64:
    """Q11: how many rotations in all cost nothing more, once some are made."""
    return max(made, FREE_ROTATIONS)


def rotations_coal(made: i64, rotations: i64) -> i64:
    """Q11: what it costs to go from the rotations made to `rotations` in all."""
    return max(rotations - free_rotations(made), 0)


def most_rotations(made: i64, coal: i64) -> i64:
    """Q11: how many rotations in all the coal pays for, once some are made."""
    return free_rotations(made) + coal


def step_points(chart: FlatMap, cell: i64) -> i64:
    """Q10, B5: the points it takes to enter a cell."""
    return STEP_POINTS + (chart.special[cell] & POINTS)


def shove_points(chart: FlatMap, space: i64) -> i64:
    """Q14, B6: the points that a push takes besides the step."""
    return PUSH_POINTS - STEP_POINTS + (chart.special[space] >> SHOVE & 7)


def push_points(chart: FlatMap, target: i64, space: i64) -> i64:
    """Q14, B5, B6: the points it takes to enter the cell of a steamer and push it to a space."""
    return step_points(chart, target) + shove_points(chart, space)


def speed_left(speed: i64, slowed: i64) -> i64:
    """B5: for each driftwood cell entered the speed drops by one at the end of the move, not below 1."""
    return max(speed - slowed, SLOWEST)


def speed_on(chart: FlatMap, cell: i64, speed: i64) -> i64:
    """B2, B4: the speed of a steamer that came to a cell, by itself or pushed: 1 if it runs aground there."""
    if chart.special[cell] & HOLDS:
        return SLOWEST
    return speed
