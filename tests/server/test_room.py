"""A room: what takes long is not done on the loop, and nothing is worked out for nothing."""

from __future__ import annotations

import asyncio
import pickle
import time
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.server import room as room_module
from paddlewheel.server import workers as workers_module
from paddlewheel.server.archiving import Archiving
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.long_work import LongWork, Work
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.orders import ask
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.storage import SqliteStore
from paddlewheel.server.time_keeping import GameTime
from paddlewheel.server.worker_process import packed
from paddlewheel.server.worker_tasks import written_turns
from paddlewheel.server.workers import NoAnswer, Workers
from paddlewheel.tables import history
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import Action
from paddlewheel.tables.protocol import HandOver, NewSeat, NewTable, Said, Submit, TakeBack
from paddlewheel.tables.storage.kept import MOST_CLEARED, Addition, Beside, Kept
from paddlewheel.tables.table import Sender, Table
from paddlewheel.tables.view import turns

from .running import HANGS


class Memory:
    """Keeps everything until the test is over."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.groups: list[int] = []
        """How many entries were added each time."""

    async def append(self, added: Addition) -> None:
        self.bodies += added.bodies
        self.groups.append(len(added.bodies))

    async def tell_present(self, *_: object) -> None:
        pass

    async def read(self, _name: str, after: int) -> Kept:
        return Kept(b"", self.bodies[after:])

    async def added(self, _name: str) -> int:
        return len(self.bodies)


class Remembering(Workers):
    """Does everything here and now, and remembers for whom it was and what."""

    def __init__(self) -> None:
        super().__init__(1)
        self.claims: list[Claim] = []
        self.did: list[str] = []

    async def do(self, claim: Claim, doing: Any) -> Any:
        self.claims.append(claim)
        self.did.append(doing.func.__name__)
        return pickle.loads(packed(doing))()


class Sat:
    """A room for three people, red on turn, all keys in one hand."""

    def __init__(self) -> None:
        charter, created = found(NewTable(game="mississippi", seats=[NewSeat(by="here")] * 3), 0)
        table = Table(created.table, charter)
        self.rooms = Rooms(CaptainProcesses(1), Metrics())
        self.workers = self.rooms.workers = Remembering()
        self.store = cast(Any, Memory())
        self.rooms.store = self.store
        self.room = Room(self.rooms, table)
        self.sender = table.sender([one.key for one in created.seats if one.key])
        self.chance = [
            Action(n=n, at=0, seat="chance", action=action, by="chance")
            for n, action in enumerate(("first=red", "die=5"), 1)
        ]

    async def begin(self) -> None:
        async with self.room.lock:
            await self.room.keep(list(self.chance), "chance")


def test_a_race_is_replayed_beside_the_loop() -> None:
    """An agreed takeback in a long race takes seconds; nobody at another table waits for it."""

    async def everything() -> None:
        sat = Sat()
        await sat.begin()
        await sat.room.perform(sat.sender, Submit(id="s", seat="red", action="+4", seen=2), "10.0.0.7")
        await sat.room.perform(sat.sender, TakeBack(id="f", seat="red", keep=2, seen=3))
        assert sat.workers.did == [], "what is taken back freely is not played again"
        await sat.room.perform(sat.sender, TakeBack(id="b", seat="red", keep=1, seen=4))
        assert len(sat.room.table.play.actions) == 1
        assert sat.workers.did == ["after_entries"]
        assert [(claim.address, claim.table) for claim in sat.workers.claims] == [("10.0.0.7", sat.room.table.name)]

    asyncio.run(everything())


class Hearing:
    """Somebody who watches, and remembers all news."""

    def __init__(self, sender: Sender) -> None:
        self.sender, self.address, self.wants_turns, self.packed = sender, "10.0.0.1", False, False
        self.news: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        data = msgspec.json.decode(message)
        self.news += [data] if data["type"] == "news" else []

    def end(self, _code: int, _reason: str) -> None:
        raise AssertionError("nobody is let go")


def test_a_die_is_kept_and_told_in_one_step_with_the_move_that_asks_for_it() -> None:
    """Nobody sees a table that waits for the server to roll, and what was rolled is on the disk before anybody sees it."""

    async def everything() -> None:
        sat = Sat()
        await sat.begin()
        sat.rooms.rooms[sat.room.table.name] = sat.room  # it is open here, so the server rolls
        watching = Hearing(sat.sender)
        sat.room.enter(watching)
        done = await sat.room.perform(sat.sender, Submit(id="s", seat="red", action="+4", seen=2), "10.0.0.7")
        assert (done.n, done.taken) == (3, 1)
        assert sat.store.groups == [2, 2], "the move and the die were added together"
        (told,) = watching.news
        assert [(entry["n"], entry["by"]) for entry in told["entries"]] == [(3, "person"), (4, "chance")]
        assert told["situation"]["actor"] not in ("red", "chance")
        again = await sat.room.perform(sat.sender, Submit(id="s", seat="red", action="+4", seen=2), "10.0.0.7")
        assert again == done, "a resend is known, and rolls nothing"
        assert sat.room.table.n == 4
        await sat.rooms.stop()

    asyncio.run(everything())


def test_an_order_is_paid_for_however_it_comes() -> None:
    async def everything() -> None:
        sat = Sat()
        await sat.begin()
        sat.rooms.long_work = LongWork(sat.workers, Work(share=1, burst=1))
        sat.rooms.long_work.spend("10.0.0.7", 1.0)
        with pytest.raises(Denied, match=r"limit\.work"):
            await ask(sat.rooms, sat.room, sat.sender, Submit(id="s", seat="red", action="+4", seen=2), "10.0.0.7")
        assert sat.room.table.n == 2
        await ask(sat.rooms, sat.room, sat.sender, Submit(id="s", seat="red", action="+4", seen=2), "10.0.0.8")

    asyncio.run(everything())


def test_much_that_others_have_added_is_taken_over_beside_the_loop() -> None:
    async def everything() -> None:
        sat = Sat()
        sat.store.bodies = [
            history.encode(Said(n=n, at=0, seat="red", text="ahoy", id=f"{n}")) for n in range(1, room_module.MANY + 2)
        ]
        await sat.room.catch_up()
        assert sat.room.table.n == room_module.MANY + 1
        assert sat.workers.did == ["after_entries"]

    asyncio.run(everything())


class Slow(Remembering):
    """Works out turns, but none before everybody has asked."""

    def __init__(self) -> None:
        super().__init__()
        self.worked_out: list[int] = []
        self.everybody_has_asked = asyncio.Event()

    async def do(self, claim: Claim, doing: Any) -> Any:
        if doing.func is written_turns:
            self.worked_out.append(doing.args[2].changed)
            await self.everybody_has_asked.wait()
        return await super().do(claim, doing)


def test_turns_that_are_overtaken_are_not_worked_out() -> None:
    """However fast somebody acts and takes back, one table has one worker at most."""

    async def everything() -> None:
        sat = Sat()
        sat.rooms.workers = slow = Slow()
        await sat.begin()
        asked = [asyncio.ensure_future(sat.room.turns())]
        while not slow.worked_out:
            await asyncio.sleep(0)
        for nth in range(6):
            if nth % 2:
                await sat.room.perform(sat.sender, TakeBack(id=f"b{nth}", seat="red", keep=2, seen=2 + nth))
            else:
                await sat.room.perform(sat.sender, Submit(id=f"s{nth}", seat="red", action="+4", seen=2 + nth))
            asked.append(asyncio.ensure_future(sat.room.turns()))
            await asyncio.sleep(0)
        slow.everybody_has_asked.set()
        answers = [msgspec.json.decode(answer) for answer in await asyncio.gather(*asked)]
        assert slow.worked_out == [2, 8]
        assert (answers[-1]["changed"], answers[-1]["actor"]) == (8, "red")
        assert answers[-1]["turns"]

    asyncio.run(everything())


def test_whoever_has_used_up_their_share_of_work_is_told_to_wait_and_nobody_else() -> None:
    async def everything() -> None:
        workers = Workers(1)
        long_work = LongWork(workers, Work(share=1, burst=1))
        try:
            assert await long_work.do("10.0.0.9", 0.01, partial(burn, 0.0)) == "done", (
                "whoever is first pays for loading this"
            )
            long_work.spend("10.0.0.1", 0.9)
            assert await long_work.do("10.0.0.1", 0.01, partial(burn, 0.2)) == "done", "what it takes is known afterwards"
            with pytest.raises(Denied, match=r"limit\.work"):
                await long_work.do("10.0.0.1", 0.01, partial(burn, 0.0))
            with pytest.raises(Denied, match=r"limit\.work"):
                long_work.spend("10.0.0.1", 0.001)
            assert await long_work.do("10.0.0.2", 0.01, partial(burn, 0.0)) == "done"
            with pytest.raises(Denied, match="setup"):
                await long_work.do("10.0.0.2", 0.01, partial(refuse, "setup"))
            with pytest.raises(Unavailable, match=r"work\.failed"):
                await long_work.do("10.0.0.2", 0.01, partial(int, "seven"))
        finally:
            workers.close()

    asyncio.run(everything())


def burn(seconds: float) -> str:
    """Use the processor for so long."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


def refuse(code: str) -> None:
    raise Denied("not_understood", code)


class Attic(Memory):
    """Has some old tables."""

    def __init__(self, *found: int) -> None:
        super().__init__()
        self.found, self.asked = list(found), list[int]()
        self.noted = list[object]()

    async def look(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        assert "brief" in query, "there are no tables of lessons"
        assert values
        return []

    async def note(self, *statements: object) -> int:
        self.noted.extend(statements)
        return 0

    async def clear(self, before: int, at: int) -> list[str]:
        self.asked.append(before)
        self.noted.append(at)
        return [f"old{nth}" for nth in range(self.found.pop(0))]


def test_old_tables_are_looked_for_once_an_hour_and_not_at_once() -> None:
    async def everything() -> None:
        clock = time.time_ns()
        began = clock // 10**6
        time_of_games = GameTime(lambda: clock, lambda: clock)

        def archiving(rooms: Rooms, keep_days: float) -> Archiving:
            return Archiving(rooms.metrics, keep_days, 0, rooms._put_away, time_of_games)

        sat = Sat()
        attic = Attic(MOST_CLEARED, 3, 0)
        rooms = Rooms(CaptainProcesses(1), Metrics())
        rooms.archiving = archiving(rooms, 90)
        rooms.store = cast(Any, attic)
        rooms.rooms["old1"] = sat.room
        for minutes, asked in ((0, 0), (59, 0), (2, 1), (0, 2), (1, 2), (60, 3)):
            clock += minutes * 60 * 10**9
            await rooms.archiving.look(cast(Any, attic))
            assert len(attic.asked) == asked
        assert rooms.rooms == {}
        assert attic.asked[0] == began + (61 * 60 - 90 * 24 * 3600) * 1000
        for_ever = Rooms(CaptainProcesses(1), Metrics())
        for_ever.archiving = archiving(for_ever, 0)
        clock += 10**16
        await for_ever.archiving.look(cast(Any, Attic()))  # and asks for nothing

    asyncio.run(everything())


class Ear:
    """Somebody who listens, and has heard all of it."""

    wants_turns = True
    address = "10.0.0.1"

    def __init__(self, sat: Sat, packed: bool) -> None:
        self.sender, self.packed = sat.sender, packed
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def end(self, code: int, reason: str) -> None:
        raise AssertionError(code, reason)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


async def settled(sat: Sat) -> None:
    """Wait until the turns that are under way were worked out and sent."""
    while sat.rooms._tasks:
        await asyncio.gather(*sat.rooms._tasks)


def test_the_scene_is_told_when_it_changes() -> None:
    """Whoever comes in is told it in full by `news`; after that the same one is not told again."""

    async def heard() -> list[Any]:
        sat = Sat()
        await sat.begin()
        ear = Ear(sat, packed=True)
        sat.room.listeners.add(ear)
        (first,) = [msgspec.json.decode(piece) async for piece in sat.room.news(0)]
        for nth in range(2):
            await sat.room.perform(sat.sender, Submit(id=f"s{nth}", seat="red", actions=["+4"], seen=2 + 2 * nth))
            await sat.room.perform(sat.sender, TakeBack(id=f"t{nth}", seat="red", keep=2, seen=3 + 2 * nth))
        await settled(sat)
        return [first["situation"]["scene"], *(news["situation"]["scene"] for news in ear.of("news"))]

    first, again, *others = asyncio.run(heard())
    assert first == again
    assert first
    assert others == [None] * 3


def test_turns_are_sent_to_whoever_decides_as_they_want_them() -> None:
    async def heard() -> tuple[Ear, Ear, Table]:
        sat = Sat()
        ears = Ear(sat, packed=True), Ear(sat, packed=False)
        sat.room.listeners.update(ears)
        await sat.begin()
        await settled(sat)
        return *ears, sat.room.table

    packed, plain, table = asyncio.run(heard())
    ((short,), (long,)) = packed.of("turns"), plain.of("turns")
    assert short["turns"] == []
    assert short["packed"] == msgspec.json.decode(msgspec.json.encode(turns(table, packed=True).packed))
    assert len(short["packed"]["turns"]) == len(long["turns"]) > 0
    assert long["packed"] is None


def test_nobody_is_sent_turns_of_a_seat_that_a_captain_steers() -> None:
    async def heard() -> Ear:
        sat = Sat()
        await sat.room.perform(sat.sender, HandOver(id="h", seat="red", captain="greedy"))
        ear = Ear(sat, packed=True)
        sat.room.listeners.add(ear)
        async with sat.room.lock:
            entries = [msgspec.structs.replace(entry, n=entry.n + 1) for entry in sat.chance]
            sat.rooms._busy[sat.room.table.name] = asyncio.ensure_future(asyncio.sleep(60))  # no captain is asked
            await sat.room.keep(list(entries), "chance")
        await asyncio.sleep(0)
        return ear

    assert asyncio.run(heard()).of("turns") == []


class SeenAtOnce(SqliteStore):
    """Keeps a new table in a file, and then lets the sweep, which has seen it there, go first."""

    def __init__(self, path: Path, rooms: Rooms, whole: bool) -> None:
        super().__init__(path, rooms)
        self.rooms, self.whole = rooms, whole

    async def found(self, name: str, charter: bytes, beside: Beside, address: str | None = None) -> bool:
        kept = await super().found(name, charter, beside, address)
        looking = asyncio.ensure_future(self.rooms._look_at(name))
        await (looking if self.whole else asyncio.sleep(0))
        return kept


@pytest.mark.parametrize("whole", [True, False])
def test_a_table_the_sweep_sees_before_its_maker_hears_of_it_has_one_room(tmp_path: Path, whole: bool) -> None:
    """It had two: one rolled the die, and those who joined the other waited for that for ever."""

    async def everything() -> Seat | None:
        rooms = Rooms(CaptainProcesses(1), Metrics())
        rooms.store = SeenAtOnce(tmp_path / "tables.db", rooms, whole)
        try:
            created = await rooms.found(NewTable(game="mississippi", seats=[NewSeat(by="here")] * 3), "here")
            room = await rooms.fresh(created.table)
            until = time.monotonic() + HANGS
            while room.table.actor == CHANCE and time.monotonic() < until:
                await asyncio.sleep(0.01)
            assert room is rooms.rooms[created.table]
            return room.table.actor
        finally:
            await rooms.stop()
            rooms.workers.close()
            await rooms.store.close()

    assert asyncio.run(everything()) in range(3)


def test_a_worker_that_is_not_there_in_time_is_no_failure_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine nothing can be had ready beforehand; whoever needs it starts it again, or is told."""
    monkeypatch.setattr(workers_module, "STARTING", 0.0)

    async def everything() -> None:
        workers = Workers(1)
        try:
            await workers.warm()
            with pytest.raises(NoAnswer, match="in time"):
                await workers.do(Claim("", "t", 0.01), partial(int, "7"))
        finally:
            workers.close()

    asyncio.run(everything())
