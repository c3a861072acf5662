"""Every table that is open in this process, and what the server does at them by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.server.archiving import Archiving, keep_briefly
from paddlewheel.server.budgets import Backlog, Budgets, Disk, measured_memory, relief, room_for_tables
from paddlewheel.server.captain_processes import CaptainProcesses, Failed
from paddlewheel.server.coaching import Coaching
from paddlewheel.server.daily import Dailies
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.garbage_collection import GarbageCollector
from paddlewheel.server.hints import Hints
from paddlewheel.server.history_pages import History
from paddlewheel.server.limits import Bucket, group
from paddlewheel.server.long_work import LongWork, Work
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.reviews import Reviews
from paddlewheel.server.room import SAY_AGAIN, Room
from paddlewheel.server.storage import Store
from paddlewheel.server.time_keeping import now
from paddlewheel.server.unreadable_tables import UnreadableTables
from paddlewheel.server.worker_tasks import folded, founded, price_of_founding, price_of_replaying
from paddlewheel.server.workers import NoAnswer
from paddlewheel.tables import history
from paddlewheel.tables.automatic import Ask, Chore, Expire, Roll, anything, chore, expired, relieve, rolled, steered
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.history import Charter, Logged
from paddlewheel.tables.protocol import Created, NewTable
from paddlewheel.tables.storage.kept import FIRST_DUE, MOST_DUE, Kept, beside
from paddlewheel.tables.table import Table

LOG: Final = logging.getLogger("paddlewheel.rooms")
SWEEP: Final = 1.0
"""Seconds between two looks for what is due at tables that nobody has open."""
IDLE: Final = 60.0
"""Seconds after which a table where nobody listens is put away."""
CLAIM_AGAIN: Final = 2.0
"""Seconds after which a table is claimed again while a captain thinks."""
QUIET: Final = 2.0
"""Seconds without anything to keep after which it is quiet."""
MEASURE_DISK_EVERY: Final = 5.0
"""Seconds between two looks at how much the tables take."""
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
        work: Work | None = None,
        budgets: Budgets | None = None,
    ) -> None:
        self.store: Store
        self.open = False
        self.thinkers, self.metrics = thinkers, metrics
        self.hints = Hints(thinkers)
        thinkers.workers.begun = self._count_wait
        self._count_what_is_held()
        self.chat = Bucket(chat / 60, max(chat / 3, 1))
        """What a seat may still say."""
        self._budgets = budgets or Budgets()
        self.backlog, self.disk = Backlog(self._budgets.waiting), Disk(self._budgets)
        self._measure_disk_at = 0.0
        self._collector = GarbageCollector()
        self._kept_at = 0.0
        """When something was kept last."""
        self._full = False
        """Whether open tables take more memory than they may."""
        self.workers = thinkers.workers
        self.long_work = LongWork(thinkers.workers, work)
        self.coaching = Coaching(self.long_work, thinkers.workers)
        self.reviews = Reviews(self)
        self.dailies = Dailies(self)
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
        self.unreadable = UnreadableTables(metrics.unreadable)
        self.archiving = Archiving(metrics, keep_days, archive_days, self._put_away)

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def found(self, wanted: NewTable, address: str) -> Created:
        """Found a table; return when that is kept."""
        self.disk.check_new()
        self._check_room()
        doing, daily = partial(founded, wanted, now()), wanted.daily is not None
        table, created = await self.long_work.do(address, price_of_founding(wanted), doing, shared=daily)
        if not await self._keep_new(table, group(address)):
            raise Unavailable  # no two names are alike, so nobody sees this
        if wanted.lesson is not None or wanted.daily is not None:
            await keep_briefly(self.store, table.name, table.charter.at)
        self.rooms[table.name].last_address = address
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
        self._check_room()
        if self.unreadable.waits(name):
            raise Denied("unknown_rules", "table.unreadable")
        kept = await self.store.read(name, 0)
        if kept is None:
            raise Denied("unknown_table", "table.unknown")
        table, told = await self._followed(name, kept)
        room = Room(self, table)
        room.history = told
        return self._moor(room)

    async def _followed(self, name: str, kept: Kept) -> tuple[Table, History]:
        """Return a table as its log tells it; one that cannot be read is set aside, whatever is wrong with it."""
        price = price_of_replaying(len(kept.bodies)) + len(kept.charter) * 2e-5
        try:
            found = await self.workers.do(Claim("", name, price), partial(folded, name, kept.charter, kept.bodies))
        except NoAnswer as error:
            LOG.error("a table cannot be opened", extra={"table": name, "why": str(error)})  # noqa: TRY400  (elsewhere)
            raise Unavailable("work.failed") from error
        except Exception as error:
            why = str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
            told = {"table": name, "why": why, "again_after": self.unreadable.put(name)}
            LOG.error("a table cannot be read", extra=told)  # noqa: TRY400  (where is of no help, what is)
            raise Denied("unknown_rules", "table.unreadable") from error
        self.unreadable.forget(name)
        return found

    def _moor(self, room: Room) -> Room:
        """Return the one room of a table: this one, unless another was moored while this one was being opened.

        The sweep can see a new table before its founder hears that it is kept. A second room would wait for ever for what
        the first one did.
        """
        room = self.rooms.setdefault(room.table.name, room)
        self.metrics.open_tables.set(len(self.rooms))
        self.wake(room)
        return room

    def kept(self, count: int, by: str) -> None:
        """Entries were kept, and it is known who caused them."""
        self._kept_at = time.monotonic()
        self.metrics.count_entries(by, count)

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

    def rolls_at(self, room: Room, table: Table) -> bool:
        """Return whether chance acts at once where a table would stand so: no captain has to be asked first."""
        if table.actor != CHANCE or table.paused or self.rooms.get(table.name) is not room:
            return False
        return bool(room.listeners) or table.due() is not None

    def _todo(self, room: Room) -> Chore | None:
        """Return the work: only for people at the table, or while somebody watches."""
        if not room.listeners and room.table.due() is None:
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
        actions = await self._decision(todo, room) if isinstance(todo, Ask) else []
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

    async def _decision(self, todo: Ask, room: Room) -> list[str]:
        """Ask a captain; if it fails, a mate decides here and now, so that no one waits for ever."""
        table = room.table
        if table.due() is not None:  # others can wait
            self._asked[table.name] = time.monotonic()
        try:
            with self.metrics.thinking.time():
                return await self._claiming(table.name, self.thinkers.consider(todo, room.thinker()))
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
        self._collector.start()
        while True:
            try:
                await self.store.listen()
                await self._look_at_all()
                await self.archiving.look(self.store)
                await self._measure_disk()
                self._said_well()
            except Unavailable as error:
                self.say_trouble(error)
            self._put_away_idle()
            self._relieve()
            self._collector.tick(quiet=time.monotonic() - self._kept_at > QUIET, scarce=self._full)
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
        if self.unreadable.waits(name):
            return
        try:
            self.wake(await self.room(name))
        except Unavailable as error:
            if error.code != "work.failed":
                raise
        except Denied as no:
            LOG.warning("a table is not opened", extra={"table": name, "why": str(no)})

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
            if room.touched < before and not self._needed(name, room):
                self._put_away(name)

    def _check_room(self) -> None:
        """Raise Denied while open tables take too much memory, with all let go that is not needed."""
        if self._full:
            raise Denied("too_much", "limit.server")

    def _relieve(self) -> None:
        """Let go of what is not needed when open tables take too much memory."""
        measured = measured_memory() + self.workers.memory
        holdings = (room.holding(self._needed(name, room)) for name, room in self.rooms.items())
        found = relief(holdings, room_for_tables(self._budgets, measured))
        self.metrics.tables_bytes.set(found.held)
        for name in found.put_away:
            self._put_away(name)
        for name in found.drop_pages:
            self.rooms[name].history.drop()
        self._full = not found.enough

    def _count_wait(self, claim: Claim, seconds: float) -> None:
        self.metrics.waiting.labels("no" if claim.alone else "yes").observe(seconds)

    def _count_what_is_held(self) -> None:
        """Let the metrics look at what is held and what waits whenever they are asked for."""
        workers = self.thinkers.workers
        self.metrics.queued.set_function(lambda: len(workers.people) + len(workers.others))
        self.metrics.busy.set_function(lambda: workers.busy)
        self.metrics.queued_seconds.set_function(lambda: workers.load)
        self.metrics.workers_memory.set_function(lambda: workers.memory)
        self.metrics.backlog.set_function(lambda: self.backlog.total)
        self.metrics.database.set_function(lambda: self.disk.size)

    def _needed(self, name: str, room: Room) -> bool:
        """Return whether somebody listens at a table, or something is done there."""
        return bool(room.listeners) or room.lock.locked() or (name in self._busy and not self._busy[name].done())

    async def _measure_disk(self) -> None:
        """See now and then how much the tables take."""
        if time.monotonic() >= self._measure_disk_at:
            self.disk.size = await self.store.size()
            self._measure_disk_at = time.monotonic() + MEASURE_DISK_EVERY

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
