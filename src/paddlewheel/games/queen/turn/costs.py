"""Every price of a turn, once: coal for speed and turns (Q9, Q11, B3), points for steps and pushes (Q10, Q14, B5, B6),
and the speed that a move leaves behind (B2, B5). The points of plain steps and pushes stand in the kernel.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.model.state import FASTEST, SLOWEST
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.river.flat_map import Ground
from paddlewheel.games.queen.routes.pushes import PUSH_POINTS as PUSH_POINTS  # noqa: PLC0414  (re-exported with the other prices)
from paddlewheel.games.queen.routes.reaching import STEP_POINTS as STEP_POINTS  # noqa: PLC0414  (re-exported too)

FREE_STEPS: Final = 1
"""Q9: by how much the speed changes free of charge."""
FREE_ROTATIONS: Final = 1
"""Q11: how many 60° turns are free."""
OFF_COAL: Final = 1
"""B3: what it takes to get off a sandbank ahead."""


def speed_coal(before: int, speed: int) -> int:
    """Q9: one step up or down is free, each further one costs a coal point."""
    return max(abs(speed - before) - FREE_STEPS, 0)


def fastest_paid(before: int, coal: int) -> int:
    """Q9: the highest speed that the coal pays for."""
    return min(before + FREE_STEPS + coal, FASTEST)


def rotation_coal(made: int) -> int:
    """Q11: the first rotation is free, each further one costs a coal point."""
    return 0 if made < FREE_ROTATIONS else 1


def rotations_coal(made: int, rotations: int) -> int:
    """Q11: what it costs to go from the rotations made to `rotations` in all."""
    return max(rotations - free_rotations(made), 0)


def free_rotations(made: int) -> int:
    """Q11: how many rotations in all cost nothing more, once some are made."""
    return max(made, FREE_ROTATIONS)


def most_rotations(made: int, coal: int) -> int:
    """Q11: how many rotations in all the coal pays for, once some are made."""
    return free_rotations(made) + coal


def step_points(ground: Ground | None, index: int) -> int:
    """Q10, B5: the points it takes to enter a cell."""
    return STEP_POINTS if ground is None else STEP_POINTS + ground.points[index]


def push_points(ground: Ground | None, target: int, space: int) -> int:
    """Q14, B5, B6: the points it takes to enter the cell of a steamer and push it to a space."""
    return step_points(ground, target) + shove_points(ground, space)


def shove_points(ground: Ground | None, space: int) -> int:
    """Q14, B6: the points that a push takes besides the step."""
    return PUSH_POINTS - STEP_POINTS if ground is None else PUSH_POINTS - STEP_POINTS + ground.shove[space]


def speed_left(speed: int, slowed: int) -> int:
    """B5: for each driftwood cell entered the speed drops by one at the end of the move, not below 1."""
    return max(speed - slowed, SLOWEST)


def speed_on(element: Element | None, speed: int) -> int:
    """B2, B4: the speed of a steamer that came to a cell, by itself or pushed: 1 if it runs aground there."""
    return SLOWEST if element is not None and element.grounds else speed
