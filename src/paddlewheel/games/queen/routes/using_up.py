"""Q10: whether points can be used up, looked for the quick way first: plain water, and nobody pushed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.queen.river.flat_map import NOWHERE, Water
from paddlewheel.games.queen.routes.search import Start, can_use_up
from paddlewheel.games.queen.turn.costs import PUSH_POINTS, STEP_POINTS

_MOST_SPOTS: Final = 6 * 20 * 24
_LEFT: Final = [spot - 1 if spot % 6 else spot + 5 for spot in range(_MOST_SPOTS)]
_RIGHT: Final = [spot + 1 if spot % 6 < 5 else spot - 5 for spot in range(_MOST_SPOTS)]


def can_finish(water: Water, start: Start, points: int) -> bool:
    """Tell whether exactly so many points can be used up (Q10); pushes are tried when nothing else will do."""
    shut, turns = [*water.others, *water.closed], start.limits[0] - start.rotated
    plain = None if start.held else can_finish_plainly(water.ahead, shut, start.spot, points, turns)
    return can_use_up(water, start, points, start.limits[0]) if plain is None else plain


def can_finish_plainly(ahead: Sequence[int], shut: list[int], spot: int, points: int, turns: int) -> bool | None:
    """Tell whether the points can be used up on plain water without a push; None if only that is sure to be impossible.

    In `shut` are the cells that are not entered without a push, or not at all; so many rotations can be paid for.
    """
    failed: dict[int, int] = {}
    if not points or _reaches(ahead, shut, spot, points, turns, 0, failed):
        return True
    return None if NOWHERE in failed else False  # was nothing but plain water and land in the way of any attempt?


def _reaches(
    ahead: Sequence[int], shut: list[int], spot: int, points: int, turns: int, spin: int, failed: dict[int, int]
) -> bool:
    """Look for any way to use up the points on plain water without a push, straight ahead first.

    `spin` is the way it turned last without a step since; turning back is never of use. `failed` remembers for spot and
    points the most turns that did not help, and at NOWHERE that something else was in the way: a steamer, a special cell.
    """
    key = spot * 8 + points
    if failed.get(key, -1) >= turns:
        return False
    there = ahead[spot]
    if there >= 0:
        if there // 6 in shut:
            if points >= PUSH_POINTS:
                failed[NOWHERE] = 0
        elif points == STEP_POINTS or _reaches(ahead, shut, there, points - STEP_POINTS, turns, 0, failed):
            return True
    elif there != NOWHERE:
        failed[NOWHERE] = 0
    if turns:
        if spin <= 0 and _reaches(ahead, shut, _LEFT[spot], points, turns - 1, -1, failed):
            return True
        if spin >= 0 and _reaches(ahead, shut, _RIGHT[spot], points, turns - 1, 1, failed):
            return True
    failed[key] = turns
    return False
