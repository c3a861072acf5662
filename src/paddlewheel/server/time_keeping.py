"""The time that games are played by: it never jumps and never goes back, whatever is done to the clock of the machine.

It begins as the clock says and then goes by the steady clock of the system, which also counts while the machine sleeps. It
follows the clock by one part in a hundred at the most: that evens out small corrections, and nobody loses time over a large
one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

FOLLOWS: Final = 0.01
"""How much faster or slower than the steady clock it goes to come nearer to the clock of the machine."""
AGREES: Final = 60.0
"""Seconds by which the two may differ before nothing is thrown away."""


def steady_ns() -> int:
    """Return the steady clock, with the time the machine slept where the system knows it."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)


class GameTime:
    """Milliseconds since 1970 that only ever go on."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        self._wall, self._steady = wall, steady
        self._now, self._seen = wall(), steady()

    def now(self) -> int:
        """Return the time."""
        seen = self._steady()
        gone, self._seen = max(seen - self._seen, 0), max(seen, self._seen)
        behind, most = self._wall() - self._now - gone, int(gone * FOLLOWS)
        self._now += gone + max(-most, min(behind, most))
        return self._now // 1_000_000

    def ahead(self) -> float:
        """Return by how many seconds the clock of the machine is ahead of this one."""
        return self._wall() / 1e9 - self.now() / 1e3

    def agrees(self) -> bool:
        """Return whether the clock of the machine is where it should be by the steady one."""
        return abs(self.ahead()) < AGREES


GAME_TIME: Final = GameTime(lambda: time.time_ns())  # noqa: PLW0108  (the clock is looked up each time)


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return GAME_TIME.now()
