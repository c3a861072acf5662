"""Every table that is open in this process, and what the server does at them by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from paddlewheel.engine.contract import Seat
from paddlewheel.server.aside import Aside
from paddlewheel.server.captain_processes import CaptainProcesses, Failed
from paddlewheel.server.clearing import Clearing
from paddlewheel.server.hints import Hints
from paddlewheel.server.limits import Bucket, group
from paddlewheel.server.long_work import LongWork
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.room import SAY_AGAIN, Room
from paddlewheel.server.storage import Store
from paddlewheel.server.time_keeping import now
from paddlewheel.tables import history
from paddlewheel.tables.automatic import Ask, Chore, Expire, Roll, anything, chore, expired, relieve, rolled, steered
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import Charter, Logged
from paddlewheel.tables.protocol import Created, NewTable
from paddlewheel.tables.storage.kept import FIRST_DUE, MOST_DUE, beside
from paddlewheel.tables.table import Table

LOG: Final = logging.getLogger("paddlewheel.rooms")
SWEEP: Final = 1.0
"""Seconds between two looks for what is due at tables that nobody has open."""
IDLE: Final = 60.0
"""Seconds after which a table where nobody listens is put away."""
CLAIM_AGAIN: Final = 2.0
"""Seconds after which a table is claimed again while a captain thinks."""
GONE: Final = 4404
PATIENCE: Final = (0.1, 0.3, 1.0, 3.0)
"""Seconds to wait before trying again what could not be kept; the last again and again."""


class Rooms:
    """Every table that is open here."""

    def __init__(
        self,
        thinkers: CaptainProcesses,
        metrics: Metrics,
        grace: float = 30.0,
        chat: int = 30,
        keep_days: float = 0,
        archive_days: float = 0,
    ) -> None:
        self.store: Store
        self.open = False
        self.thinkers, self.metrics = thinkers, metrics
        self.hints = Hints(thinkers)
        self.chat = Bucket(chat / 60, max(chat / 3, 1))
        """What a seat may still say."""
        self.long_work = LongWork()
        self.not_before = now() + int(grace * 1000)
        """Nobody runs out of time before: for a while after a start people are still finding their way back."""
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._trouble = False
        self._say_again = time.monotonic() + SAY_AGAIN
        self._asked: dict[str, float] = {}
        """Since when captains have been asked, by table."""
        self.aside = Aside(metrics.unreadable)
        self.clearing = Clearing(metrics, keep_days, archive_days, self._put_away)

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def found(self, wanted: NewTable, address: str) -> Created:
        """Found a table; return when that is kept."""
        table, created = await self.long_work.do(address, partial(_founded, wanted, now()))
        if not await self._keep_new(table, group(address)):
            raise Unavailable  # no two names are alike, so nobody sees this
        return created

    async def found_rematch(self, name: str, charter: Charter) -> None:
        """Found the table of a rematch, unless it is; return when that is kept."""
        await self._keep_new(await asyncio.to_thread(Table, name, charter))

    async def _keep_new(self, table: Table, address: str | None = None) -> bool:
        if not await self.store.found(table.name, history.encode(table.charter), beside(table), address):
            return False
        self.metrics.tables.inc()
        self._moor(Room(self, table))
        LOG.info("table founded", extra={"table": table.name, "game": table.game.NAME})
        return True

    async def room(self, name: str) -> Room:
        """Return the room of a table, opened if need be; raise Denied if there is no such table."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self._opening:
            self._opening[name] = asyncio.ensure_future(self._open(name))
            self._opening[name].add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def fresh(self, name: str, seen: int = 0) -> Room:
        """Return the room of a table that knows all that was kept anywhere by now, and all that somebody has seen."""
        room = await self.room(name)
        try:
            await room.refresh(seen)
        except Denied:
            self._gone(name)
            raise
        return room

    async def _open(self, name: str) -> Room:
        if self.aside.waits(name):
            raise Denied("unknown_rules", "table.unreadable")
        kept = await self.store.read(name, 0)
        if kept is None:
            raise Denied("unknown_table", "table.unknown")
        try:
            table, history = await asyncio.to_thread(_fold, name, kept.charter, kept.bodies)
        except Exception as error:  # whatever is wrong with it, others go on
            told = {"table": name, "why": f"{type(error).__name__}: {error}", "again_after": self.aside.put(name)}
            LOG.error("a table cannot be read", extra=told)  # noqa: TRY400  (where is of no help, what is)
            raise Denied("unknown_rules", "table.unreadable") from error
        self.aside.forget(name)
        room = Room(self, table)
        room.history = history
        return self._moor(room)

    def _moor(self, room: Room) -> Room:
        """Return the one room of a table: this one, unless another was moored while this one was being opened.

        The sweep can see a new table before its founder hears that it is kept. A second room would wait for ever for what
        the first one did.
        """
        room = self.rooms.setdefault(room.table.name, room)
        self.metrics.open_tables.set(len(self.rooms))
        self.wake(room)
        return room

    def heard(self, name: str | None, last: int | None = None) -> None:
        """Another process has added to a table; or, without a name, may have added to any."""
        known = {*self.rooms, *self._opening}
        for one in known if name is None else known & {name}:
            self.start(self._catch_up(one, last))

    def heard_present(self, name: str, process: str, seats: frozenset[Seat], watching: int) -> None:
        """Another process has said who is connected to it."""
        if name in self.rooms:
            self.rooms[name].heard_present(process, seats, watching)

    async def _catch_up(self, name: str, last: int | None) -> None:
        try:
            await (await self.room(name)).catch_up(last)
        except Unavailable:
            return  # the next caller makes sure first
        except Denied:
            self._gone(name)

    def _gone(self, name: str) -> None:
        """A table is there no longer: let those go who listen to it."""
        room = self.rooms.get(name)
        self._put_away(name)
        for listener in set() if room is None else set(room.listeners):
            listener.end(GONE, "this table is gone")

    # --- the work --------------------------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """See whether the server has something to do at a table, and do it."""
        name = room.table.name
        if name in self._timers:
            self._timers.pop(name).cancel()
        if self.rooms.get(name) is not room or (name in self._busy and not self._busy[name].done()):
            return
        if self._todo(room) is not None:
            self._busy[name] = self.start(self._work(room))
        elif (deadline := room.table.deadline) is not None:
            wait = max(deadline, self.not_before) - now()
            self._timers[name] = asyncio.get_running_loop().call_later(max(wait, 1) / 1000, self.wake, room)

    def _todo(self, room: Room) -> Chore | None:
        """Return the work: only for people at the table, or while somebody watches."""
        if room.table.due() is None and not room.listeners:
            return None
        todo = chore(room.table, now())
        return None if isinstance(todo, Expire) and now() < self.not_before else todo

    async def _work(self, room: Room) -> None:
        """Do the work at a table until people decide."""
        failures = 0
        while (todo := self._todo(room)) is not None:
            try:
                if not await self.store.claim(room.table.name):
                    return  # another process does it, or will be found to have died
                await self._do(room, todo)
                failures = 0
            except Unavailable:
                await asyncio.sleep(PATIENCE[min(failures, len(PATIENCE) - 1)])
                failures += 1
        asyncio.get_running_loop().call_soon(self.wake, room)  # for the deadline

    async def _do(self, room: Room, todo: Chore) -> None:
        """Do one thing, unless meanwhile it is no longer to be done."""
        actions = await self._decision(todo, room.table) if isinstance(todo, Ask) else []
        async with room.lock:
            await room.be_sure()
            table = room.table
            if chore(table, now()) != todo:
                return
            entries: list[Logged]
            match todo:
                case Roll():
                    entries, by = rolled(table, now()), "chance"
                case Ask():
                    entries, by = steered(table, todo.seat, actions, now()), "captain"
                case Expire():
                    entries, by = expired(table, todo.seat, now()), "clock"
            await room.keep(entries, by)

    async def _decision(self, todo: Ask, table: Table) -> list[str]:
        """Ask a captain; if it fails, a mate decides here and now, so that no one waits for ever."""
        self._asked[table.name] = time.monotonic()
        try:
            with self.metrics.thinking.time():
                return await self._claiming(table.name, self.thinkers.consider(todo))
        except Failed as error:
            told = {"table": table.name, "captain": todo.captain, "why": str(error)}
            LOG.error("a captain failed", extra=told)  # noqa: TRY400  (what failed did so in another process)
            self.metrics.failed.inc()
        finally:
            self._asked.pop(table.name, None)
        try:
            return await asyncio.to_thread(relieve, todo)
        except Exception:
            LOG.exception("the relief captain failed", extra={"table": table.name})
            return anything(todo)

    def longest_wait(self) -> float:
        """Return for how many seconds a race has been waiting for its captain."""
        return time.monotonic() - min(self._asked.values()) if self._asked else 0.0

    async def _claiming(self, name: str, thought: Coroutine[Any, Any, list[str]]) -> list[str]:
        """Wait for a captain, and go on claiming the table meanwhile: nobody else is to ask another one."""
        thinking = asyncio.ensure_future(thought)
        try:
            while not (await asyncio.wait([thinking], timeout=CLAIM_AGAIN))[0]:
                with suppress(Unavailable):
                    await self.store.claim(name)
            return thinking.result()
        finally:
            thinking.cancel()

    # --- running ----------------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Look again and again for what is due at tables that nobody has open, and put away what nobody needs."""
        while True:
            try:
                await self.store.listen()
                await self._look_at_all()
                await self.clearing.look(self.store)
                self._said_well()
            except Unavailable as error:
                self.say_trouble(error)
            self._put_away_idle()
            self._say_who_is_here()
            await asyncio.sleep(SWEEP)

    async def _look_at_all(self) -> None:
        """See to every table at which something is due, however many there are."""
        found, after = [FIRST_DUE] * MOST_DUE, FIRST_DUE
        while len(found) == MOST_DUE:
            found = await self.store.due(now(), after)
            for after in found:
                await self._look_at(after[1])

    def _say_who_is_here(self) -> None:
        """Tell the other processes now and then; one that says nothing is taken to have died."""
        if time.monotonic() < self._say_again:
            return
        self._say_again = time.monotonic() + SAY_AGAIN
        for room in self.rooms.values():
            if room.listeners:
                room.tell_present()
                self.start(room.tell_elsewhere())

    async def _look_at(self, name: str) -> None:
        """See to a table at which something is due; one that cannot be opened keeps nobody else waiting."""
        if not self.aside.waits(name):
            with suppress(Denied):
                self.wake(await self.room(name))

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something run by itself; if it fails that is written down."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def stop(self) -> None:
        """End everything that runs."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hints.stop()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("something failed", exc_info=error)

    def _put_away_idle(self) -> None:
        before = time.monotonic() - IDLE
        for name, room in list(self.rooms.items()):
            busy = name in self._busy and not self._busy[name].done()
            if not room.listeners and room.touched < before and not busy and not room.lock.locked():
                self._put_away(name)

    def _put_away(self, name: str) -> None:
        self.rooms.pop(name, None)
        self._busy.pop(name, None)
        if name in self._timers:
            self._timers.pop(name).cancel()
        self.metrics.open_tables.set(len(self.rooms))

    def say_trouble(self, error: Unavailable) -> None:
        """Write down that nothing can be kept, the first time."""
        self.metrics.unavailable.inc()
        if not self._trouble:
            LOG.error("nothing can be kept", extra={"why": str(error.__cause__ or error)})
        self._trouble = True

    def _said_well(self) -> None:
        if self._trouble:
            LOG.info("everything can be kept again")
        self._trouble = False


def _founded(wanted: NewTable, at: int) -> tuple[Table, Created]:
    """Return a new table and the keys to it; a long record takes a while."""
    charter, created = found(wanted, at)
    return Table(created.table, charter), created


def _fold(name: str, charter: bytes, bodies: list[bytes]) -> tuple[Table, list[bytes]]:
    """Return a table as its log tells it, and the entries as they are told."""
    table = Table(name, history.decode_charter(charter))
    return table, [msgspec.json.encode(table.follow(history.decode_entry(body))) for body in bodies]
