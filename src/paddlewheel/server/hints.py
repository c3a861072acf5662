"""Hints under way: one for a seat and one for an address at a time, so that nobody keeps all captains busy."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from paddlewheel.server.captain_processes import CaptainProcesses, Failed, Thinker
from paddlewheel.server.limits import group
from paddlewheel.tables.automatic import Ask
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.hints import advice, question
from paddlewheel.tables.protocol import Advice, Hint
from paddlewheel.tables.table import Sender, Table


class _UnderWay(NamedTuple):
    order: Hint
    asked: Ask
    thinking: asyncio.Task[dict[str, Any]]


class Hints:
    """Who has asked for a hint and has no answer yet."""

    def __init__(self, thinkers: CaptainProcesses) -> None:
        self._thinkers = thinkers
        self._seats: dict[tuple[str, str], _UnderWay] = {}
        self._addresses: set[str] = set()

    async def advise(self, table: Table, sender: Sender, order: Hint, address: str) -> Advice:
        """Return what a captain would do; the same order sent again waits for the same answer."""
        asked = question(table, sender, order)
        known = self._seats.get((table.name, order.seat))
        if known is None or known.order != order or known.asked != asked:
            known = self._begin(table, order, asked, group(address))
        try:
            return advice(order, asked, await asyncio.shield(known.thinking))
        except Failed as error:
            raise Unavailable("hint.unavailable") from error

    def _begin(self, table: Table, order: Hint, asked: Ask, address: str) -> _UnderWay:
        seat = table.name, order.seat
        if seat in self._seats or address in self._addresses:
            raise Denied("too_much", "limit.hints")
        known = _UnderWay(order, asked, asyncio.ensure_future(self._thinkers.advise(asked, Thinker(table.name, [address]))))
        self._seats[seat] = known
        self._addresses.add(address)

        def ended(thinking: asyncio.Task[dict[str, Any]]) -> None:
            del self._seats[seat]
            self._addresses.remove(address)
            if not thinking.cancelled():
                thinking.exception()  # if no one waits for it now, it is still known

        known.thinking.add_done_callback(ended)
        return known

    async def stop(self) -> None:
        """Give up what is under way."""
        tasks = [known.thinking for known in self._seats.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
