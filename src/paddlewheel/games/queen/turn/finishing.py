"""Q10, Q12: whether a turn can be finished with the points and the coal that are left, and what it lacks if not."""

from __future__ import annotations

from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.river.flat_map import (
    NEVER,
    Water,
)
from paddlewheel.games.queen.routes.search import Start, least_rotations
from paddlewheel.games.queen.routes.using_up import can_finish
from paddlewheel.games.queen.turn.costs import (
    most_rotations,
    rotations_coal,
)
from paddlewheel.games.queen.turn.obstacles import FORBIDDEN


def dead_end(water: Water, spot: int, turned: int, coal: int, points: int, explain: bool, paid: int = 0) -> Refusal | None:
    """Q10, Q12: the turn must be finished with the points and the coal that are left; so much was paid for the action."""
    start = Start(spot, turned, (most_rotations(turned, coal),) * (points + 1))
    if can_finish(water, start, points):
        return None
    return shortage(water, start, coal, points, paid) if explain else FORBIDDEN


def shortage(water: Water, start: Start, coal: int, points: int, paid: int) -> Refusal:
    """Say what a turn lacks that cannot be finished: any way at all, or the coal for it, what is paid already included."""
    least = least_rotations(water, start, points)
    if least == NEVER:
        return Refusal("Q10", "points.left_over", points=points)
    needed = rotations_coal(start.rotated, least) + paid
    return Refusal("Q12", "onward.no_coal_in_all" if paid else "onward.no_coal", needed=needed, coal=coal + paid)
