"""A room: a table that is open in this process, and its listeners.

Order: check, keep durably, then tell. An entry is tried on a copy of the table; when it is kept, the copy becomes the
table. So whatever can be seen of a table has been kept, and a table that is shown never changes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

import msgspec

from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.budgets import A_TABLE, AN_ACTION, AN_ORDER, Holding
from paddlewheel.server.captain_processes import Thinker
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.history_pages import History
from paddlewheel.server.limits import group
from paddlewheel.server.time_keeping import now
from paddlewheel.server.worker_tasks import PRICE_OF_TURNS, after_entries, pages_again, price_of_replaying, written_turns
from paddlewheel.server.workers import Failed
from paddlewheel.tables import history
from paddlewheel.tables.automatic import rolled
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
from paddlewheel.tables.view import situation, table_info, turns_to_find

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
PIECE: Final = 64_000
"""How many bytes of entries go into one message: so much is held for each slow reader."""
A_TELLING: Final = 0.001
A_BYTE: Final = 1e-8
"""About how many seconds it takes to tell how a table stands, and each byte of its history."""
PRESENT_EVERY: Final = 0.25
"""Seconds between two messages about who is connected."""


class Listener(Protocol):
    """A listener in a room."""

    sender: Sender
    address: str
    wants_turns: bool
    packed: bool

    def push(self, message: bytes) -> None:
        """Take a message to be sent."""

    def end(self, code: int, reason: str) -> None:
        """Be let go."""


Result = TypeVar("Result")


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
        table.settle()
        self.table = table
        self.history = History()
        """Every entry as it is told."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.last_address = ""
        """From where the table was founded or an order came last, as far as this process knows."""
        self._doubt = False
        """Whether something may have been kept without our knowing."""
        self._turns: dict[bool, tuple[int, asyncio.Future[bytes]]] = {}
        """For each way to write them the turns of a position, by the entry that led to it."""
        self._scene: Data | None = None
        """The board as everybody who listens was told it; none if nobody was."""
        self._working_out = asyncio.Lock()
        self._restoring = asyncio.Lock()
        self._present_again: asyncio.TimerHandle | None = None
        self._present_changed = False
        """Whether somebody came or went since it was told who is connected."""
        self.elsewhere: dict[str, Presence] = {}
        """Who is connected to other processes, as they have said."""

    # --- what is so -------------------------------------------------------------------------------------------------------

    async def news(self, after: int) -> AsyncIterator[bytes]:
        """Return all that happened after an entry, in pieces, the last of which says how things stand.

        A client that has seen more than there is gets everything: the table it knew was another one.
        """
        table = self.table  # as it is now: whatever comes later is told later
        after = 0 if after > table.n else after
        while True:
            if after < table.n and not self.history.has(after):
                await self._restore()
            entries = self.history.some(after, table.n, PIECE)
            after += len(entries)
            if after >= table.n:
                break
            yield written_news(after, entries)
        yield written_news(after, entries, table_info(table), situation(table, now()))

    def cost_of_news(self, after: int) -> float:
        """Return about how many seconds it takes to tell all that happened after an entry."""
        return A_TELLING + A_BYTE * self.history.size_after(0 if after > self.table.n else after)

    async def _restore(self) -> None:
        """Work out again from the store what was let go of the history."""
        async with self._restoring:
            while not self.history.has(0):
                changes = self.history.changes
                kept = await self._rooms.store.read(self.table.name, 0)
                if kept is None:
                    raise Denied("unknown_table", "table.gone")
                doing = partial(pages_again, self.table.name, kept.charter, kept.bodies)
                pages = await self._work_out(doing, price_of_replaying(len(kept.bodies)))
                if changes == self.history.changes:  # else something was taken out that these may still have
                    self.history.restore(pages)

    def holding(self, needed: bool) -> Holding:
        """Return what this table takes of the memory."""
        table = self.table
        rest = A_TABLE + self.history.tail + AN_ORDER * len(table.done) + AN_ACTION * len(table.play.actions)
        return Holding(table.name, self.history.packed, rest + 2 * len(table.charter.record), needed, self.touched)

    async def turns(self, packed: bool = False, address: str = "") -> bytes:
        """Return every whole turn of the actor; worked out once for a position, for whoever asks first."""
        known = self._turns.get(packed)
        if known is None or known[0] != self.table.changed or _failed(known[1]):
            known = self.table.changed, asyncio.ensure_future(self._work_out_turns(self.table, packed, address))
            self._turns[packed] = known
        return await asyncio.shield(known[1])

    async def _work_out_turns(self, table: Table, packed: bool, address: str) -> bytes:
        """Return the turns of a position, or of a later one: what is overtaken while others are worked out is left out."""
        async with self._working_out:
            if table.changed == self.table.changed:
                return await self._work_out(written_turns_of(table, packed), PRICE_OF_TURNS, address)
        return await self.turns(packed, address)

    async def _work_out(self, doing: Callable[[], Result], price: float, address: str = "") -> Result:
        """Return what a worker makes of something that this table needs."""
        try:
            return await self._rooms.workers.do(Claim(group(address or self.last_address), self.table.name, price), doing)
        except Failed as error:
            LOG.error("some work failed", extra={"table": self.table.name, "why": str(error)})  # noqa: TRY400  (elsewhere)
            raise Unavailable("work.failed") from error

    # --- what is done -----------------------------------------------------------------------------------------------------

    async def perform(self, sender: Sender, order: Durable, address: str = "") -> Done:
        """Carry out an order; return when that is kept, or raise what the table says against it."""
        self.last_address = address or self.last_address

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
        known = self.table.done.get(order.seat, order.id)
        assert known is not None, "it is done"
        return Done(id=order.id, n=n, taken=known.taken, stopped=known.stopped)

    async def _found_rematch(self, entries: list[Logged], sender: Sender) -> None:
        """Found the table of a rematch before anybody is told of it."""
        for entry in entries:
            if isinstance(entry, Rematched):
                await self._rooms.found_rematch(entry.table, rematch(self.table, sender, entry.at))

    def _check_chat(self, order: Durable) -> None:
        if isinstance(order, Say):
            self._rooms.disk.check_new()
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
                    if not isinstance(found, int):
                        self._rooms.disk.check()
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
        dice = self._roll(tried, told)
        begun = time.perf_counter()
        try:
            await self._rooms.store.append(addition(self.table, [*entries, *dice], tried))
        except Conflict:
            self._doubt = True
            return False
        except BaseException as error:
            self._doubt = True
            if isinstance(error, Unavailable):
                self._rooms.say_trouble(error)
            raise
        finally:
            self._rooms.metrics.keeping.observe(time.perf_counter() - begun)
        self._rooms.kept(len(entries), by)
        if dice:
            self._rooms.kept(len(dice), "chance")
        self._become(tried, told)
        return True

    def _roll(self, tried: Table, told: list[AnyEntry]) -> list[Logged]:
        """Let chance do what is left to it after what was tried, so that both are kept and told in one step."""
        dice: list[Logged] = []
        while self._rooms.rolls_at(self, tried):
            dice += rolled(tried, now())
            told.append(tried.take(dice[-1]))
        return dice

    async def _tried(self, entries: list[Logged], known: bool = False) -> tuple[Table, list[AnyEntry]]:
        """Return the table as it would be after some entries, and what would be told. Only with the lock.

        Going back far replays the race, which can take seconds: that, and a lot of work in one go, is done by a worker.
        """
        play = self.table.play
        far = any(isinstance(entry, TookBack) and play.replays(entry.actions) for entry in entries)
        if not far and len(entries) <= MANY:
            return after_entries(self.table, entries, known)
        price = price_of_replaying(len(entries) + (len(play.actions) if far else 0))
        return await self._work_out(partial(after_entries, self.table, entries, known), price)

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
            self._become(*await self._tried([history.decode_entry(body) for body in kept.bodies], known=True))
        self._doubt = False

    def _become(self, table: Table, told: list[AnyEntry]) -> None:
        """Go on with a table whose new entries are kept, and tell everybody."""
        before, was_open = self.table.n, self.table.open_to_all
        table.settle()
        self.table, self.touched = table, time.monotonic()
        if was_open and not table.open_to_all:
            self._show_out()
        for erased in (entry for entry in told if isinstance(entry, Erased)):
            self.history.change(partial(told_without, erased=erased))
        entries = [msgspec.json.encode(entry) for entry in told]
        self.history.append(entries)
        if self.listeners:
            info = None if all(isinstance(entry, Moved | Said) for entry in told) else table_info(table)
            stands = None if all(isinstance(entry, Said) for entry in told) else situation(table, now(), self._scene)
            self._scene = self._scene if stands is None or stands.scene is None else stands.scene
            self._tell(before, entries, info, stands)
            if stands is not None:
                self.send_turns()
        else:
            self._scene = None
        self._rooms.wake(self)

    def _tell(self, after: int, entries: list[bytes], info: TableInfo | None, stands: Situation | None) -> None:
        """Tell everybody new entries, in pieces if they are long, the last of which says how things stand."""
        first = size = 0
        for nth, entry in enumerate(entries):
            size += len(entry)
            if size > PIECE and nth > first:
                self._send(written_news(after + nth, entries[first:nth]))
                first, size = nth, len(entry)
        self._send(written_news(after + len(entries), entries[first:], info, stands))

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
        self._say_present()
        self.send_turns(listener)
        self._rooms.wake(self)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.touched = time.monotonic()
        self._say_present()

    def thinker(self) -> Thinker:
        """Return for whom captains think here: those who are connected, else whoever gave the last order."""
        addresses = {listener.address for listener in self.listeners} or {self.last_address} - {""}
        return Thinker(self.table.name, frozenset(addresses), self.table.due() is None)

    def present(self) -> Presence:
        """Return who is connected to this process."""
        seats = frozenset[Seat]().union(*(listener.sender.seats for listener in self.listeners))
        return Presence(seats, sum(not listener.sender.seats for listener in self.listeners), time.monotonic())

    def _say_present(self) -> None:
        """Tell everybody here and elsewhere who is connected: at once, but not again and again while many come and go."""
        if self._present_again is not None:
            self._present_changed = True
            return
        self.tell_present()
        self._rooms.start(self.tell_elsewhere())
        self._present_changed = False
        self._present_again = asyncio.get_running_loop().call_later(PRESENT_EVERY, self._may_say_present)

    def _may_say_present(self) -> None:
        self._present_again = None
        if self._present_changed:
            self._say_present()

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
        try:
            message = await self.turns(packed, wanting[0].address)
        except Unavailable:
            return  # they can be asked for
        for listener in wanting:
            if listener in self.listeners and self.table.changed == changed:
                listener.push(message)


def written_news(n: int, entries: list[bytes], info: TableInfo | None = None, stands: Situation | None = None) -> bytes:
    """Return news up to an entry as they are sent."""
    return msgspec.json.encode(RawNews(n=n, entries=[msgspec.Raw(one) for one in entries], table=info, situation=stands))


def written_turns_of(table: Table, packed: bool) -> Callable[[], bytes]:
    """Return what a worker has to do to write the turns at a table."""
    return partial(written_turns, table.game, table.play.state, turns_to_find(table), packed)


def _failed(work: asyncio.Future[bytes]) -> bool:
    return work.done() and (work.cancelled() or work.exception() is not None)
