"""How many turns it takes to a goal from every spot of a river at every speed, other steamers left aside.

The turns are counted back from the goal (see `counting_back`). A free move has one rotation and changes the speed by one at
most; a second rotation, or a speed changed by two, counts as longer, as coal is worth it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from paddlewheel.captains.queen.counting_back import count_back, steps_back
from paddlewheel.games.queen.facts import FASTEST, SLOWEST, River, speed_coal

PARTS: Final = 2
"""Time is counted in halves of a turn."""
COAL: Final = 2
"""How long a coal point counts, in halves of a turn."""
LONGEST: Final = 100
"""The longest time; what takes longer, or cannot be reached, counts as this long."""
RESCUE: Final = 5 * PARTS
"""How long it takes to get out of a corner that one coal point a turn does not lead out of."""
SPEEDS: Final = range(SLOWEST, FASTEST + 1)


def _from(coal: int) -> list[int]:
    """Q9: return for each speed from 0 on a bit for each speed from which it costs so much coal."""
    return [0, *(sum(1 << before for before in SPEEDS if speed_coal(before, speed) == coal) for speed in SPEEDS)]


FREELY_FROM: Final = _from(0)
DEARLY_FROM: Final = _from(1)

Field = tuple[bytes, ...]
"""For each speed (0 to 6) the time from each spot."""
Seeds = Mapping[int, Mapping[int, list[int]]]
"""Where the counting begins: by time and speed the spots."""


_steps_back: Final = lru_cache(maxsize=512)(lambda river: steps_back(river.beside, river.special))


def field(river: River, seeds: Seeds, passing: bool = False) -> Field:
    """Return the time to a goal; with `passing` a move ends where it comes to the goal, as in the sailing school."""
    threes = [
        number
        for time, by_speed in seeds.items()
        for speed, spots in by_speed.items()
        for spot in spots
        for number in (time, speed, spot)
    ]
    back, spots = _steps_back(river), len(river.beside)
    times = bytes(count_back(back, FREELY_FROM, DEARLY_FROM, threes, passing, PARTS, COAL, LONGEST, RESCUE))
    return tuple(times[speed * spots : (speed + 1) * spots] for speed in range(FASTEST + 1))
