"""How many turns a way takes: the speed changes by one a turn for free, and has to be low where the steamer stops."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddlewheel.games.queen.facts import FASTEST, FREE_STEPS, SLOWEST

HALVES: Final = 2
"""Ways are counted in half cells."""
LONGEST: Final = 260
"""More half cells than any way has."""
BEYOND: Final = HALVES * 24
"""How many half cells a steamer that cannot stop is followed beyond its goal."""
BLUR: Final = 3
"""Over how many half cells more the number of turns is averaged, since no way is sailed to the point."""
NEAR, NEAR_COST, FAR_COST = 2, 0.15, 0.5
"""What it costs to be carried too far, a cell: this many can be made up by a detour, for the rest it has to come back."""


@lru_cache(maxsize=64)
def turns_by_distance(cruising: int, stopping_speed: int) -> tuple[tuple[float, ...], ...]:
    """Return for each speed (0 to 6) and each way in half cells the turns it takes to sail it.

    At the end the speed is at most `stopping_speed`; FASTEST stands for a way with no need to stop.
    """
    exact = _exact(cruising, stopping_speed)
    return tuple(tuple(sum(turns[BEYOND + way : BEYOND + way + BLUR]) / BLUR for way in range(LONGEST)) for turns in exact)


def _exact(cruising: int, stopping_speed: int) -> list[list[float]]:
    """Return the least turns, speed by speed, for ways from -BEYOND on."""
    length = BEYOND + LONGEST + BLUR
    best = [[0.0] * length for _ in range(FASTEST + 1)]
    for way in range(length):
        for speed in range(SLOWEST, FASTEST + 1):
            slower, faster = max(speed - FREE_STEPS, SLOWEST), min(speed + FREE_STEPS, cruising)
            choices = range(slower, max(faster, speed - FREE_STEPS) + 1)
            best[speed][way] = min(_turn(best, way - BEYOND, after, stopping_speed) for after in choices)
    return best


def _turn(best: list[list[float]], way: int, speed: int, stopping_speed: int) -> float:
    """Return the turns it takes if the next one is sailed at this speed."""
    left = way - speed * HALVES
    if left <= 0 and stopping_speed == FASTEST:
        return max(way, 0) / (speed * HALVES)
    if left <= 0 and speed <= stopping_speed:
        return 1.0 + _carried_too_far(-left / HALVES)
    if left < -BEYOND:
        return 1.0 + _carried_too_far(BEYOND / HALVES)
    return 1.0 + best[speed][left + BEYOND]


def _carried_too_far(cells: float) -> float:
    return NEAR_COST * min(cells, NEAR) + FAR_COST * max(cells - NEAR, 0)
