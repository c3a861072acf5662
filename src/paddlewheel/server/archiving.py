"""Archiving away what nobody has touched for long: first into the archive, and out of that much later.

Nothing is cleared while the clock of the machine disagrees with the steady one, or with the database's: a clock that is
wrong for a moment must not cost anybody a race.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from paddlewheel.server.metrics import Metrics
from paddlewheel.server.storage import Store
from paddlewheel.server.time_keeping import GAME_TIME, GameTime
from paddlewheel.tables.storage.kept import MOST_CLEARED

LOG: Final = logging.getLogger("paddlewheel.archiving")
EVERY: Final = 3600 * 1000
"""Milliseconds between two looks for tables that nobody has touched for long; the first is so long after the start."""
DAY: Final = 24 * 3600 * 1000
BRIEF: Final = DAY
"""Milliseconds after which a table goes, whole, that is kept for a short time only."""


async def keep_briefly(store: Store, name: str, at: int) -> None:
    """Note that a new table, such as that of a lesson, is kept for a short time only."""
    await store.note(("insert into brief values ($1, $2)", (name, at + BRIEF)))


class Archiving:
    """Clears away, now and then."""

    def __init__(
        self,
        metrics: Metrics,
        keep_days: float,
        archive_days: float,
        put_away: Callable[[str], None],
        game_time: GameTime = GAME_TIME,
    ) -> None:
        self._metrics, self._put_away, self._time = metrics, put_away, game_time
        self._keep_days, self._archive_days = keep_days, archive_days
        self._next = game_time.now() + EVERY
        self.clock_is_right = True
        """Whether the database, if it has a clock, says the same as the machine; readiness looks."""

    async def look(self, store: Store) -> None:
        """Clear away some, if it is time and the clock can be believed; the rest follow the next time."""
        if self._time.now() < self._next:
            return
        if not (self.clock_is_right and self._time.agrees()):
            LOG.warning("nothing is cleared away: the clock of this machine is wrong", extra={"ahead": self._time.ahead()})
            self._metrics.not_cleared.inc()
            self._next = self._time.now() + EVERY
            return
        now = self._time.now()
        names = await store.clear(now - int(self._keep_days * DAY), now) if self._keep_days else []
        for name in names:
            self._put_away(name)
        if names:
            LOG.info("old tables archived", extra={"tables": len(names)})
        brief = await self._end_brief(store, now)
        await self._throw_away(store, now)
        self._next = self._time.now() + (0 if MOST_CLEARED in (len(names), brief) else EVERY)

    async def _end_brief(self, store: Store, now: int) -> int:
        """Delete some tables whose short time is over, without archiving them; return how many."""
        rows = await store.look("select name from brief where until < $1 order by until limit $2", now, MOST_CLEARED)
        for (name,) in rows:
            await store.note(
                *(
                    (f"delete from {one} where name = $1", (name,))
                    for one in ("entries", "founders", "reviews", "tables", "brief")
                )
            )
            await store.tell_changed(name)
            self._put_away(name)
        return len(rows)

    async def _throw_away(self, store: Store, now: int) -> None:
        """Delete what has been in the archive for long, and marks of processes that are long gone."""
        await store.note(("delete from pulse where at < $1", (now - DAY,)))
        if not self._archive_days:
            return
        gone = await store.note(("delete from archived where at < $1", (now - int(self._archive_days * DAY),)))
        if gone:
            LOG.info("archived tables deleted", extra={"tables": gone})
