"""A room: a table that is open in this process, and whoever listens there.

Order: check, keep durably, then tell. An entry is tried on a copy of the table; when it is kept, the copy becomes the
table. So whatever can be seen of a table has been kept, and a table that is shown never changes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from paddlewheel.games.game import Seat
from paddlewheel.tables import log
from paddlewheel.tables.decide import already_done, decide, known_order, sit_down
from paddlewheel.tables.denied import Conflict, Denied, Unavailable
from paddlewheel.tables.keeping import addition
from paddlewheel.tables.keys import lock_of
from paddlewheel.tables.log import Logged
from paddlewheel.tables.messages import (
    AnyEntry,
    Done,
    Durable,
    Moved,
    Present,
    Said,
    Say,
    Situation,
    TableInfo,
    TakeSeat,
    TookBack,
)
from paddlewheel.tables.table import Sender, Table
from paddlewheel.tables.view import seat_name, situation, table_info, turns

if TYPE_CHECKING:
    from paddlewheel.server.harbour import Harbour

LOG: Final = logging.getLogger("paddlewheel.room")
TRIES: Final = 8
SAY_AGAIN: Final = 20.0
"""Seconds after which a process says again who is connected to it."""
SILENT: Final = 50.0
NOT_PUBLIC: Final = 4403
MANY: Final = 30
"""More entries than a turn has."""
PIECE: Final = 500_000
"""So many bytes of entries are sent in one message; many a client takes no longer one than a megabyte."""


class Listener(Protocol):
    """Whoever listens in a room."""

    sender: Sender
    wants_turns: bool

    def push(self, message: bytes) -> None:
        """Take a message to be sent."""

    def end(self, code: int, reason: str) -> None:
        """Be let go."""


Stands: TypeAlias = tuple[TableInfo | None, Situation | None]


class Presence(NamedTuple):
    """Which seats somebody is connected for, how many watch, and when that was said."""

    seats: frozenset[Seat]
    watching: int
    at: float


class RawNews(msgspec.Struct, tag_field="type", tag="news", kw_only=True):
    """`News` whose entries are written already."""

    n: int
    entries: list[msgspec.Raw]
    table: TableInfo | None
    situation: Situation | None


class Room:
    """A table that is open here."""

    def __init__(self, harbour: Harbour, table: Table) -> None:
        self._harbour = harbour
        self.table = table
        self.history: list[bytes] = []
        """Every entry as it is told, entry n at place n - 1."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._doubt = False
        """Whether something may have been kept without our knowing."""
        self._turns: tuple[int, asyncio.Future[bytes]] | None = None
        self._working_out = asyncio.Lock()
        self.elsewhere: dict[str, Presence] = {}
        """Who is connected to other processes, as they have said."""

    # --- what is so -------------------------------------------------------------------------------------------------------

    def news(self, after: int) -> Iterator[bytes]:
        """Return all that happened after an entry, in pieces, the last of which says how things stand.

        Whoever has seen more than there is gets everything: the table they knew was another one.
        """
        table = self.table  # as it is now: whatever comes later is told later
        return self._pieces(0 if after > table.n else after, table.n, lambda: (table_info(table), situation(table, now())))

    def _pieces(self, after: int, last: int, stands: Callable[[], Stands]) -> Iterator[bytes]:
        size = 0
        for n in range(after + 1, last + 1):
            size += len(self.history[n - 1])
            if size > PIECE and n > after + 1:
                yield self._news(after, n - 1, None, None)
                after, size = n - 1, len(self.history[n - 1])
        yield self._news(after, last, *stands())

    async def turns(self) -> bytes:
        """Return every whole turn of whoever decides; worked out once for a position, and not on the loop."""
        if self._turns is None or self._turns[0] != self.table.changed:
            self._turns = self.table.changed, asyncio.ensure_future(self._work_out_turns(self.table))
        return await asyncio.shield(self._turns[1])

    async def _work_out_turns(self, table: Table) -> bytes:
        """Return the turns of a position, or of a later one: what is overtaken while others are worked out is left out."""
        async with self._working_out:
            if table.changed == self.table.changed:
                return await asyncio.to_thread(lambda: msgspec.json.encode(turns(table)))
        return await self.turns()

    # --- what is done -----------------------------------------------------------------------------------------------------

    async def perform(self, sender: Sender, order: Durable) -> Done:
        """Carry out an order; return when that is kept, or raise what the table says against it."""
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                known = already_done(self.table, sender, order)
                if known is not None:
                    return Done(id=order.id, n=known)
                entries = decide(self.table, sender, order, now())
                self._check_chat(order)
                if await self._kept(entries, "person"):
                    return Done(id=order.id, n=entries[0].n)
        raise Unavailable

    def _check_chat(self, order: Durable) -> None:
        if isinstance(order, Say) and not self._harbour.chat.take(f"{self.table.name} {order.seat}"):
            raise Denied("too_much", "you talk faster than anybody can read; wait a little")

    async def seat_somebody(self, wanted: TakeSeat) -> int:
        """Let somebody sit down at an open seat, which their key then opens; return the number of the entry."""
        lock = lock_of(wanted.key)
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                held = self.table.seats[self.table.seat(wanted.seat)].lock == lock
                if held and (known := known_order(self.table, wanted.seat, wanted)) is not None:
                    return known
                entry = sit_down(self.table, wanted, lock, now())
                if await self._kept([entry], "person"):
                    return entry.n
        raise Unavailable

    async def keep(self, entries: list[Logged], by: str) -> bool:
        """Keep what the server itself has decided; False if others were first. Only with the lock."""
        return await self._kept(entries, by)

    async def _kept(self, entries: list[Logged], by: str) -> bool:
        tried, told = await self._tried(entries)
        with self._harbour.metrics.keeping.time():
            try:
                await self._harbour.store.append(addition(self.table, entries, tried))
            except Conflict:
                self._doubt = True
                return False
            except BaseException as error:
                self._doubt = True
                if isinstance(error, Unavailable):
                    self._harbour.say_trouble(error)
                raise
        self._harbour.metrics.entries.labels(by).inc(len(entries))
        self._become(tried, told)
        return True

    async def _tried(self, entries: list[Logged]) -> tuple[Table, list[AnyEntry]]:
        """Return the table as it would be after some entries, and what would be told. Only with the lock.

        Going back replays the race, which can take seconds: that, and much at once, is not done on the loop.
        """
        if len(entries) > MANY or any(isinstance(entry, TookBack) for entry in entries):
            return await asyncio.to_thread(_after, self.table, entries)
        return _after(self.table, entries)

    async def catch_up(self) -> None:
        """Take over what other processes have added."""
        async with self.lock:
            self._doubt = True
            await self.be_sure()

    async def be_sure(self) -> None:
        """If something may have been kept without our knowing, read it. Only with the lock."""
        if not self._doubt:
            return
        kept = await self._harbour.store.read(self.table.name, self.table.n)
        if kept is None:
            raise Denied("unknown_table", "there is no such table any more")
        if kept.bodies:
            self._become(*await self._tried([log.decode_entry(body) for body in kept.bodies]))
        self._doubt = False

    def _become(self, table: Table, told: list[AnyEntry]) -> None:
        """Go on with a table whose new entries are kept, and tell everybody."""
        before, was_public = self.table.n, self.table.public
        self.table, self.touched = table, time.monotonic()
        if was_public and not table.public:
            self._show_out()
        self.history += [msgspec.json.encode(entry) for entry in told]
        if self.listeners:
            info = None if all(isinstance(entry, Moved | Said) for entry in told) else table_info(table)
            stands = None if all(isinstance(entry, Said) for entry in told) else situation(table, now())
            for piece in self._pieces(before, table.n, lambda: (info, stands)):
                self._send(piece)
            if stands is not None:
                self.send_turns()
        self._harbour.wake(self)

    def _news(self, after: int, last: int, info: TableInfo | None, stands: Situation | None) -> bytes:
        entries = [msgspec.Raw(entry) for entry in self.history[after:last]]
        return msgspec.json.encode(RawNews(n=last, entries=entries, table=info, situation=stands))

    def _show_out(self) -> None:
        """Let those go who could watch only because the table was public; what happens now is not for them."""
        for listener in [one for one in self.listeners if not one.sender.keyed]:
            self.listeners.discard(listener)
            listener.end(NOT_PUBLIC, "the table is no longer public")

    def _send(self, message: bytes) -> None:
        for listener in list(self.listeners):
            listener.push(message)

    # --- who listens ------------------------------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.listeners.add(listener)
        self.tell_present()
        self._harbour.start(self.tell_elsewhere())
        self.send_turns(listener)
        self._harbour.wake(self)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.touched = time.monotonic()
        self.tell_present()
        self._harbour.start(self.tell_elsewhere())

    def present(self) -> Presence:
        """Return who is connected to this process."""
        seats = frozenset[Seat]().union(*(listener.sender.seats for listener in self.listeners))
        return Presence(seats, sum(not listener.sender.seats for listener in self.listeners), time.monotonic())

    def tell_present(self) -> None:
        """Tell everybody who is connected, here and elsewhere; a process that has long said nothing has died."""
        here = self.present()
        self.elsewhere = {who: said for who, said in self.elsewhere.items() if here.at - said.at < SILENT}
        everywhere = [here, *self.elsewhere.values()]
        held = frozenset[Seat]().union(*(said.seats for said in everywhere))
        names = [self.table.names[seat] for seat in sorted(held) if seat < len(self.table.names)]
        self._send(msgspec.json.encode(Present(seats=names, watching=sum(said.watching for said in everywhere))))

    async def tell_elsewhere(self) -> None:
        """Tell the other processes who is connected to this one."""
        with suppress(Unavailable):
            await self._harbour.store.tell_present(self.table.name, *self.present()[:2])

    def heard_present(self, process: str, seats: frozenset[Seat], watching: int) -> None:
        """Another process has said who is connected to it; one that was not known is told who is here."""
        new = process not in self.elsewhere
        self.elsewhere[process] = Presence(seats, watching, time.monotonic())
        self.tell_present()
        if new and self.listeners:
            self._harbour.start(self.tell_elsewhere())

    def send_turns(self, only: Listener | None = None) -> None:
        """Send whole turns to those who want them and decide now."""
        actor = self.table.actor
        name = seat_name(self.table, actor)
        wanting = [
            listener
            for listener in ([only] if only is not None else self.listeners)
            if listener.wants_turns and actor in listener.sender.seats
        ]
        if wanting and name is not None:
            self._harbour.start(self._send_turns(wanting, self.table.changed))

    async def _send_turns(self, wanting: list[Listener], changed: int) -> None:
        message = await self.turns()
        for listener in wanting:
            if listener in self.listeners and self.table.changed == changed:
                listener.push(message)


def _after(table: Table, entries: list[Logged]) -> tuple[Table, list[AnyEntry]]:
    tried = table.copy()
    return tried, [tried.take(entry) for entry in entries]


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
