"""Reviews of races that are over: worked out in the background while somebody looks, and kept with the race.

A review is done in small pieces that wait behind everything people need at tables, as races without people do, and each is
paid for by the address that asked. Nobody waits for the whole: what is known is told, and the page asks again.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.engine.record import parse_record
from paddlewheel.review import LOOKS, Findings, judge_version, look, nothing_yet, passage_of, pieces, told
from paddlewheel.server.limits import group
from paddlewheel.server.long_work import Allowance
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import is_over

if TYPE_CHECKING:
    from paddlewheel.server.rooms import Rooms

PIECE: Final = 0.25
"""The processor's seconds of one piece of work, and its price."""
LOOKED_AT: Final = 15.0
"""Seconds for which the work goes on after somebody has asked."""
SAVE_UP: Final = 0.5
"""Seconds until it is tried again when an address has used up what it may spend on reviews."""
MOST: Final = 50
"""How many reviews are under way at most, and how many are held besides."""
KEEP: Final = "insert into reviews values ($1, $2) on conflict (name) do update set body = $2"


def further(record: str, kept: bytes | None, seconds: float = PIECE) -> tuple[bytes, bytes, bool]:
    """Look at a race for so many seconds; return the findings, the review, and whether it is complete."""
    until = time.process_time() + seconds
    passage = passage_of(parse_record(record))
    findings = known(kept, len(passage.actions)) or nothing_yet(passage)
    for piece in pieces(passage, LOOKS, findings.done):
        look(passage, findings, piece)
        if time.process_time() > until:
            break
    review = told(passage, findings)
    return msgspec.json.encode(findings), msgspec.json.encode(review), review.done >= review.total


def known(kept: bytes | None, actions: int) -> Findings | None:
    """Return what was found before; None if by another judge, of another race, or as an older version wrote it."""
    if kept is None:
        return None
    with suppress(msgspec.MsgspecError):
        found = msgspec.json.decode(kept, type=Findings)
        if (found.judge, found.actions) == (judge_version(), actions):
            return found
    return None


def may_look(allowance: Allowance, address: str, begun: bool) -> bool:
    """Return whether a piece may be done now: after the first, half a share is left for hints, a new race and the like."""
    left = allowance.spare if begun else allowance.left
    return left(group(address)) >= PIECE


@dataclass(eq=False)
class _Known:
    """What is known of the review of a race, and who looks at it."""

    changed: int
    """Of which position of the table it is."""
    asked: float = 0.0
    address: str = ""
    findings: bytes | None = None
    review: bytes | None = None
    complete: bool = False
    task: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    failure: Exception | None = None

    @property
    def under_way(self) -> bool:
        return self.task is not None and not self.task.done()


class Reviews:
    """The reviews that somebody looks at."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._known: dict[str, _Known] = {}

    async def review(self, table: Table, address: str) -> bytes:
        """Return what is known of a race that is over, and go on working it out; raise Denied while it goes on."""
        if not is_over(table):
            raise Denied("not_understood", "review.running")
        one = self._known.get(table.name)
        if one is None or one.changed != table.changed:
            self._make_room()
            one = self._known[table.name] = _Known(table.changed)
        one.asked, one.address = time.monotonic(), address
        if not one.complete and not one.under_way:
            one.news.clear()
            one.task = self._rooms.start(self._work(table, one))
        if one.review is None:
            await one.news.wait()
        if one.review is None:
            raise one.failure or Unavailable("work.failed")
        return one.review

    def _make_room(self) -> None:
        """Refuse one more when too many are under way; let go of those that nobody looks at."""
        if sum(one.under_way for one in self._known.values()) >= MOST:
            raise Denied("too_much", "limit.work")
        idle = sorted(
            (name for name, one in self._known.items() if not one.under_way), key=lambda name: self._known[name].asked
        )
        for name in idle[: max(len(idle) - MOST + 1, 0)]:
            del self._known[name]

    async def _work(self, table: Table, one: _Known) -> None:
        """Work while somebody looks, then keep what was found."""
        done = one.findings
        try:
            if one.findings is None:
                rows = await self._rooms.store.look("select body from reviews where name = $1", table.name)
                done = one.findings = bytes(rows[0][0]) if rows else None
            while not one.complete and time.monotonic() - one.asked < LOOKED_AT:
                await self._one_piece(table, one)
        except PaddlewheelError as error:
            one.failure = error
        finally:
            one.news.set()
        if one.findings is not None and one.findings != done:
            with suppress(Unavailable):
                await self._rooms.store.note((KEEP, (table.name, one.findings)))

    async def _one_piece(self, table: Table, one: _Known) -> None:
        while not may_look(self._rooms.long_work.allowance, one.address, begun=one.review is not None):
            await asyncio.sleep(SAVE_UP)
        doing = partial(further, table.play.record(), one.findings)
        work = self._rooms.long_work.do(one.address, PIECE, doing, table.name, alone=True)
        one.findings, one.review, one.complete = await work
        one.news.set()
