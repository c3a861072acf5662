"""The race of a day: par, worked out once in a worker and kept, the spread of a day, and how a race stands at a table."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from paddlewheel.server.time_keeping import now
from paddlewheel.server.worker_tasks import PRICE_OF_A_DAY
from paddlewheel.tables.daily import check_day, day_info, progress, today
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import DailyCount, DailyInfo, DailyProgress
from paddlewheel.tables.table import Table

if TYPE_CHECKING:
    from paddlewheel.server.rooms import Rooms

Key = TypeVar("Key")
Value = TypeVar("Value")
MOST: Final = 500
"""How many days, and how many races, something is kept of."""
SPREAD: Final = "select turns, races from daily_spread where day = $1 and game = $2 order by turns"


class Dailies:
    """What is known of days, and of races that are sailed."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._days: OrderedDict[tuple[str, str], DailyInfo] = OrderedDict()
        self._races: OrderedDict[str, tuple[int, DailyProgress]] = OrderedDict()

    async def day(self, game: str, day: str, address: str) -> DailyInfo:
        """Return the race of a day with its spread; today's if none is named. Refuse days that cannot be sailed."""
        at = now()
        day = day or today(at)
        check_day(day, at)
        if (game, day) not in self._days:
            known = await self._rooms.long_work.do(address, PRICE_OF_A_DAY, partial(day_info, game, day), shared=True)
            _keep(self._days, (game, day), known)
        rows = await self._rooms.store.look(SPREAD, day, game)
        spread = [DailyCount(turns=turns, races=races) for turns, races in rows]
        return msgspec.structs.replace(self._days[game, day], today=today(at), spread=spread)

    async def race(self, table: Table, address: str) -> DailyProgress:
        """Return how the race of a day stands at a table; par is worked out once after each action."""
        which, known = table.charter.daily, self._races.get(table.name)
        if which is None:
            raise Denied("not_understood", "daily.none")
        table.check_read()
        if known is None or known[0] != table.changed:
            before = known[1].here if known is not None else []
            doing = partial(progress, which, tuple(table.play.actions), table.n, before)
            known = table.changed, await self._rooms.long_work.do(address, PRICE_OF_A_DAY, doing, shared=True)
            _keep(self._races, table.name, known)
        return known[1]


def _keep(kept: OrderedDict[Key, Value], name: Key, value: Value) -> None:
    """Keep something, and let go of what was kept first."""
    kept[name] = value
    while len(kept) > MOST:
        kept.popitem(last=False)
