"""Whether the server can do what it is there for, found out by doing it: ready means that something was kept just now."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections import deque
from pathlib import Path
from typing import Any, Final

from paddlewheel.server.bans import Bans
from paddlewheel.server.connections import Connections
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.settings import Settings
from paddlewheel.server.time_keeping import AGREES, GAME_TIME, now
from paddlewheel.tables.errors import Unavailable

LOG: Final = logging.getLogger("paddlewheel.readiness")
EVERY: Final = 2.0
"""Seconds between two looks."""
WITHIN: Final = 3.0
"""Seconds in which something has to be kept."""
TICK: Final = 0.25
LATE: Final = 2.0
"""Seconds by which the loop may be late."""
REMEMBERED: Final = 40
"""How many ticks are remembered: ten seconds."""
THINKS_LONG: Final = 60.0
"""Seconds that a race of people may wait for a captain."""
MEGABYTE: Final = 1_000_000


class Readiness:
    """Looks again and again, and when it is asked."""

    def __init__(self, rooms: Rooms, connections: Connections, bans: Bans, settings: Settings) -> None:
        self._rooms, self._connections, self._bans = rooms, connections, bans
        self._least = settings.least_free * MEGABYTE
        self._folder = None if "://" in settings.database else Path(settings.database).expanduser().parent
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self._keeping: asyncio.Task[float | None] | None = None
        self._clock = 0.0

    async def watch(self) -> None:
        """Look at the store now and then, for the metrics, and learn who is shut out."""
        while True:
            try:
                await self._kept()
                await self._learn()
            except Unavailable as error:
                self._rooms.say_trouble(error)
            await asyncio.sleep(EVERY)

    async def tick(self) -> None:
        """Measure how late the loop is."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(TICK)
            lag = max(time.monotonic() - begun - TICK, 0.0)
            self._lags.append(lag)
            self._rooms.metrics.lag.observe(lag)

    async def state(self) -> tuple[bool, dict[str, Any]]:
        """Return whether everything is well, and what was found of each part."""
        kept = await self._kept()
        free = None if self._folder is None else shutil.disk_usage(self._folder).free
        lag, waited = max(self._lags), self._rooms.longest_wait()
        parts: dict[str, dict[str, Any]] = {
            "kept": {"ok": kept is not None, "seconds": kept},
            "disk": {"ok": free is None or free >= self._least, "free": free},
            "loop": {"ok": lag < LATE, "lag": round(lag, 4)},
            "captains": {"ok": waited < THINKS_LONG, "longest_wait": round(waited, 3)},
            "connections": {
                "ok": not self._connections.full,
                "open": len(self._connections),
                "most": self._connections.most,
            },
            "clock": {"ok": GAME_TIME.agrees() and abs(self._clock) < AGREES, "ahead": round(self._ahead(), 3)},
            "tables": {"ok": True, "unreadable": len(self._rooms.unreadable)},
        }
        return all(part["ok"] for part in parts.values()), parts

    def _ahead(self) -> float:
        return max(GAME_TIME.ahead(), self._clock, key=abs)

    async def _kept(self) -> float | None:
        """Keep something, and return how many seconds that took, None if it could not be; it is shared by all who ask."""
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep())
        return await asyncio.shield(self._keeping)

    async def _keep(self) -> float | None:
        begun = time.monotonic()
        try:
            async with asyncio.timeout(WITHIN):
                by_database = await self._rooms.store.beat(now())
        except (Unavailable, TimeoutError) as error:
            self._rooms.say_trouble(error if isinstance(error, Unavailable) else _late())
            self._rooms.metrics.ready.set(0)
            return None
        self._clock = 0.0 if by_database is None else now() / 1000 - by_database / 1000
        self._rooms.archiving.clock_is_right = abs(self._clock) < AGREES
        self._rooms.metrics.ready.set(1)
        return round(time.monotonic() - begun, 4)

    async def _learn(self) -> None:
        store, metrics = self._rooms.store, self._rooms.metrics
        self._bans.learn(dict(await store.look("select address, until from bans where until > $1", now())))
        ((reports,),) = await store.look("select count(*) from reports where not done")
        metrics.reports.set(reports)
        metrics.longest_wait.set(self._rooms.longest_wait())


def _late() -> Unavailable:
    error = Unavailable()
    error.__cause__ = TimeoutError(f"it took longer than {WITHIN:g} seconds")
    return error
