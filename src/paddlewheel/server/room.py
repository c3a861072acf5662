"""A room: a table that is open in this process, and its listeners.

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

from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.time_keeping import now
from paddlewheel.tables import history
from paddlewheel.tables.decisions import already_done, decide, known_order, sit_down
from paddlewheel.tables.erasing import told_without
from paddlewheel.tables.errors import Conflict, Denied, Unavailable
from paddlewheel.tables.founding import rematch
from paddlewheel.tables.history import Logged
from paddlewheel.tables.keys import lock_of
from paddlewheel.tables.protocol import (
    AnyEntry,
    Done,
    Durable,
    Erased,
    Moved,
    Present,
    Rematched,
    Said,
    Say,
    Situation,
    Submit,
    TableInfo,
    TakeSeat,
    TookBack,
)
from paddlewheel.tables.storage.kept import addition
from paddlewheel.tables.table import Sender, Table
from paddlewheel.tables.view import situation, table_info, turns

if TYPE_CHECKING:
    from paddlewheel.server.rooms import Rooms

LOG: Final = logging.getLogger("paddlewheel.room")
TRIES: Final = 8
SAY_AGAIN: Final = 20.0
"""Seconds after which a process says again who is connected to it."""
SILENT: Final = 50.0
NOT_PUBLIC: Final = 4403
MANY: Final = 30
"""More entries than a turn has."""
PIECE: Final = 500_000
"""How many bytes of entries go into one message: many clients take at most a megabyte."""


class Listener(Protocol):
    """A listener in a room."""

    sender: Sender
    wants_turns: bool
    packed: bool

    def push(self, message: bytes) -> None:
        """Take a message to be sent."""

    def end(self, code: int, reason: str) -> None:
        """Be let go."""


Stands: TypeAlias = tuple[TableInfo | None, Situation | None]
Take: TypeAlias = Callable[[Table, Logged], AnyEntry]


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

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self._rooms = rooms
        self.table = table
        self.history: list[bytes] = []
        """Every entry as it is told, entry n at place n - 1."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._doubt = False
        """Whether something may have been kept without our knowing."""
        self._turns: dict[bool, tuple[int, asyncio.Future[bytes]]] = {}
        """For each way to write them the turns of a position, by the entry that led to it."""
        self._scene: Data | None = None
        """The board as everybody who listens was told it; none if nobody was."""
        self._working_out = asyncio.Lock()
        self.elsewhere: dict[str, Presence] = {}
        """Who is connected to other processes, as they have said."""

    # --- what is so -------------------------------------------------------------------------------------------------------

    def news(self, after: int) -> Iterator[bytes]:
        """Return all that happened after an entry, in pieces, the last of which says how things stand.

        A client that has seen more than there is gets everything: the table it knew was another one.
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

    async def turns(self, packed: bool = False) -> bytes:
        """Return every whole turn of the actor; worked out once for a position, and not on the loop."""
        known = self._turns.get(packed)
        if known is None or known[0] != self.table.changed:
            known = self.table.changed, asyncio.ensure_future(self._work_out_turns(self.table, packed))
            self._turns[packed] = known
        return await asyncio.shield(known[1])

    async def _work_out_turns(self, table: Table, packed: bool) -> bytes:
        """Return the turns of a position, or of a later one: what is overtaken while others are worked out is left out."""
        async with self._working_out:
            if table.changed == self.table.changed:
                return await asyncio.to_thread(lambda: msgspec.json.encode(turns(table, packed)))
        return await self.turns(packed)

    # --- what is done -----------------------------------------------------------------------------------------------------

    async def perform(self, sender: Sender, order: Durable) -> Done:
        """Carry out an order; return when that is kept, or raise what the table says against it."""

        def wanted(table: Table) -> int | list[Logged]:
            known = already_done(table, sender, order)
            if known is not None:
                return known
            entries = decide(table, sender, order, now())
            self._check_chat(order)
            return entries

        n = await self._settle(wanted, getattr(order, "seen", 0), sender)
        if not isinstance(order, Submit):
            return Done(id=order.id, n=n)
        known = self.table.done[order.seat, order.id]
        return Done(id=order.id, n=n, taken=known.taken, stopped=known.stopped)

    async def _found_rematch(self, entries: list[Logged], sender: Sender) -> None:
        """Found the table of a rematch before anybody is told of it."""
        for entry in entries:
            if isinstance(entry, Rematched):
                await self._rooms.found_rematch(entry.table, rematch(self.table, sender, entry.at))

    def _check_chat(self, order: Durable) -> None:
        if isinstance(order, Say) and not self._rooms.chat.take(f"{self.table.name} {order.seat}"):
            raise Denied("too_much", "limit.chat")

    async def seat_somebody(self, wanted: TakeSeat) -> int:
        """Let somebody sit down at an open seat, which their key then opens; return the number of the entry."""
        lock = lock_of(wanted.key)

        def seated(table: Table) -> int | list[Logged]:
            held = table.seats[table.seat(wanted.seat)].lock == lock
            known = known_order(table, wanted.seat, wanted) if held else None
            return [sit_down(table, wanted, lock, now())] if known is None else known

        return await self._settle(seated)

    async def _settle(
        self, wanted: Callable[[Table], int | list[Logged]], seen: int = 0, sender: Sender | None = None
    ) -> int:
        """Keep the entries that are wanted, and return the number of the first, or of the one that came of it before.

        Others may be first: then it is thought over. So is a refusal that may rest on less than others have kept.
        """
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                try:
                    self.table.check_read()
                    found = wanted(self.table)
                except PaddlewheelError:
                    self._doubt = not self._knows(await self._added(seen))
                    if not self._doubt:
                        raise
                    continue
                if isinstance(found, int):
                    return found
                if sender is not None:
                    await self._found_rematch(found, sender)
                if await self._kept(found, "person"):
                    return found[0].n
        raise Unavailable

    async def keep(self, entries: list[Logged], by: str) -> bool:
        """Keep what the server itself has decided; False if others were first. Only with the lock."""
        return await self._kept(entries, by)

    async def _kept(self, entries: list[Logged], by: str) -> bool:
        tried, told = await self._tried(entries)
        with self._rooms.metrics.keeping.time():
            try:
                await self._rooms.store.append(addition(self.table, entries, tried))
            except Conflict:
                self._doubt = True
                return False
            except BaseException as error:
                self._doubt = True
                if isinstance(error, Unavailable):
                    self._rooms.say_trouble(error)
                raise
        self._rooms.metrics.entries.labels(by).inc(len(entries))
        self._become(tried, told)
        return True

    async def _tried(self, entries: list[Logged], take: Take = Table.take) -> tuple[Table, list[AnyEntry]]:
        """Return the table as it would be after some entries, and what would be told. Only with the lock.

        Going back replays the race, which can take seconds: that, and a lot of work in one go, is not done on the loop.
        """
        if len(entries) > MANY or any(isinstance(entry, TookBack) for entry in entries):
            return await asyncio.to_thread(_after, self.table, entries, take)
        return _after(self.table, entries, take)

    async def refresh(self, seen: int = 0) -> None:
        """Know whatever was kept anywhere before this was asked for, so that no reader is told less.

        Where that cannot be learnt what is known here counts, unless the reader has seen more.
        """
        last = await self._added(seen)
        if not self._knows(last):
            await self.catch_up(last)

    async def _added(self, seen: int) -> int | None:
        try:
            return await self._rooms.store.added(self.table.name)
        except Unavailable:
            if seen > self.table.n:
                raise
            return 0

    def _knows(self, last: int | None) -> bool:
        return last is not None and last <= self.table.n

    async def catch_up(self, last: int | None = None) -> None:
        """Take over what other processes have added up to an entry, unless it is known by now; without one, look."""
        async with self.lock:
            if not self._knows(last):
                self._doubt = True
                await self.be_sure()

    async def be_sure(self) -> None:
        """If something may have been kept without our knowing, read it. Only with the lock."""
        if not self._doubt:
            return
        kept = await self._rooms.store.read(self.table.name, self.table.n)
        if kept is None:
            raise Denied("unknown_table", "table.gone")
        if kept.bodies:
            self._become(*await self._tried([history.decode_entry(body) for body in kept.bodies], Table.follow))
        self._doubt = False

    def _become(self, table: Table, told: list[AnyEntry]) -> None:
        """Go on with a table whose new entries are kept, and tell everybody."""
        before, was_open = self.table.n, self.table.open_to_all
        self.table, self.touched = table, time.monotonic()
        if was_open and not table.open_to_all:
            self._show_out()
        for erased in (entry for entry in told if isinstance(entry, Erased)):
            self.history = [told_without(entry, erased) for entry in self.history]
        self.history += [msgspec.json.encode(entry) for entry in told]
        if self.listeners:
            info = None if all(isinstance(entry, Moved | Said) for entry in told) else table_info(table)
            stands = None if all(isinstance(entry, Said) for entry in told) else situation(table, now(), self._scene)
            self._scene = self._scene if stands is None or stands.scene is None else stands.scene
            for piece in self._pieces(before, table.n, lambda: (info, stands)):
                self._send(piece)
            if stands is not None:
                self.send_turns()
        else:
            self._scene = None
        self._rooms.wake(self)

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
        self._rooms.start(self.tell_elsewhere())
        self.send_turns(listener)
        self._rooms.wake(self)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.touched = time.monotonic()
        self.tell_present()
        self._rooms.start(self.tell_elsewhere())

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
            await self._rooms.store.tell_present(self.table.name, *self.present()[:2])

    def heard_present(self, process: str, seats: frozenset[Seat], watching: int) -> None:
        """Another process has said who is connected to it; one that was not known is told who is here."""
        new = process not in self.elsewhere
        self.elsewhere[process] = Presence(seats, watching, time.monotonic())
        self.tell_present()
        if new and self.listeners:
            self._rooms.start(self.tell_elsewhere())

    def send_turns(self, only: Listener | None = None) -> None:
        """Send whole turns to those who want them and decide now."""
        actor = self.table.actor
        if actor is None or actor == CHANCE or not self.table.seats[actor].steered:
            return
        wanting = [
            listener
            for listener in ([only] if only is not None else self.listeners)
            if listener.wants_turns and actor in listener.sender.seats
        ]
        for packed in {listener.packed for listener in wanting}:
            chosen = [listener for listener in wanting if listener.packed == packed]
            self._rooms.start(self._send_turns(chosen, self.table.changed, packed))

    async def _send_turns(self, wanting: list[Listener], changed: int, packed: bool) -> None:
        message = await self.turns(packed)
        for listener in wanting:
            if listener in self.listeners and self.table.changed == changed:
                listener.push(message)


def _after(table: Table, entries: list[Logged], take: Take) -> tuple[Table, list[AnyEntry]]:
    tried = table.copy()
    return tried, [take(tried, entry) for entry in entries]
