"""The coach of a table: it looks at turns before they are sent, soon or not at all, and asks once in a turn.

Nobody waits for it long: what has not been begun within PATIENCE is given up, and the page sends its turn by then anyway.
What it costs is paid for by the address that asks, and it never takes a process that is kept for what is cheap.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from paddlewheel.server.captain_processes import shrunk
from paddlewheel.server.long_work import LongWork
from paddlewheel.server.workers import CHEAP, Workers
from paddlewheel.tables.coach import consider, question
from paddlewheel.tables.protocol import Consider, Considered
from paddlewheel.tables.table import Sender, Table

SECONDS: Final = 0.2
"""What each part of judging may take."""
PRICE: Final = 1.1 * CHEAP
"""The seconds that a turn takes to consider, at most for one in four; what it really took is counted afterwards."""
PATIENCE: Final = 1.5
"""The seconds for which a turn may wait to be considered."""
REMEMBERED: Final = 4_000
"""In how many turns it is remembered that the coach has asked."""


class Coaching:
    """Who was asked, and in which turn."""

    def __init__(self, work: LongWork, workers: Workers) -> None:
        self._work, self._workers = work, workers
        self._asked: dict[tuple[str, str, str], str] = {}
        """For tables, seats and the positions they were asked at, by which order: the same one may come again."""

    async def consider(self, table: Table, sender: Sender, order: Consider, address: str) -> Considered:
        """Return what the coach makes of a turn; raise Denied where there is none, Unavailable if there was no time."""
        turn = question(table, sender, order)
        doing = partial(consider, turn, shrunk(SECONDS, self._workers.load))
        found = await self._work.do(address, PRICE, doing, table.name, patience=PATIENCE)
        asks = found.asks and self._may_ask((table.name, order.seat, turn.position), order.id)
        return msgspec.structs.replace(found, id=order.id, asks=asks)

    def _may_ask(self, turn: tuple[str, str, str], order: str) -> bool:
        """Return whether nobody was asked in this turn before; now somebody is."""
        first = self._asked.setdefault(turn, order)
        if len(self._asked) > REMEMBERED:
            del self._asked[next(iter(self._asked))]
        return first == order
