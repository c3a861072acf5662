"""Tables that cannot be read, set aside so that they keep nobody else waiting; each is tried again after ever longer."""

from __future__ import annotations

import time
from typing import Final

from prometheus_client import Gauge

FIRST: Final = 1.0
LONGEST: Final = 3600.0


class UnreadableTables:
    """Which tables are set aside, until when, and for how long the last time."""

    def __init__(self, gauge: Gauge) -> None:
        self._gauge = gauge
        self._until: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._until)

    def put(self, name: str) -> float:
        """Set a table aside; return for how many seconds."""
        _, last = self._until.get(name, (0.0, FIRST / 2))
        wait = min(last * 2, LONGEST)
        self._until[name] = time.monotonic() + wait, wait
        self._gauge.set(len(self))
        return wait

    def waits(self, name: str) -> bool:
        """Return whether a table is not to be tried yet."""
        return name in self._until and self._until[name][0] > time.monotonic()

    def forget(self, name: str) -> None:
        """A table can be read again, or is gone."""
        if self._until.pop(name, None) is not None:
            self._gauge.set(len(self))
