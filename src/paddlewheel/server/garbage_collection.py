"""The garbage collector, tamed: it never goes through everything while people play.

Nearly all that a server makes is freed at once, for nothing of it points back at itself. What lives long is set aside
every few seconds, so that going through the rest is a matter of a moment. Everything is gone through only when nothing
happens, or when memory is scarce.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

THRESHOLDS: Final = (50_000, 50, 1_000_000)
"""After how many new things the collector looks at those, and how seldom it looks further: never at everything."""
YOUNG_EVERY: Final = 5.0
"""Seconds between two looks at what is new."""
ALL_EVERY: Final = 600.0
"""Seconds between two looks at everything, if it is quiet."""
SOONEST: Final = 30.0
"""Seconds between two looks at everything, if memory is scarce."""


class GarbageCollector:
    """Decides when to look."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._young = self._all = clock()

    def start(self) -> None:
        """Set aside what has been loaded, and let nothing be gone through in the middle of something."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def tick(self, quiet: bool, scarce: bool) -> None:
        """Look at what is due now; `quiet` if nobody would notice, `scarce` if memory is."""
        now = self._clock()
        if now - self._all >= (SOONEST if scarce else ALL_EVERY) and (quiet or scarce):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._young = self._all = now
        elif now - self._young >= YOUNG_EVERY:
            gc.collect(1)
            gc.freeze()
            self._young = now
