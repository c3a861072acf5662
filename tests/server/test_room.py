"""A room: what takes long is not done on the loop, and nothing is worked out for nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.server import room as room_module
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.long_work import MOST_WAITING, LongWork
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.storage import SqliteStore
from paddlewheel.server.time_keeping import now
from paddlewheel.tables import history
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import Action
from paddlewheel.tables.protocol import HandOver, NewSeat, NewTable, Said, Submit, TakeBack, Turns
from paddlewheel.tables.race_in_play import Play
from paddlewheel.tables.storage.kept import MOST_CLEARED, Addition, Beside, Kept
from paddlewheel.tables.table import Table


class Memory:
    """Keeps everything until the test is over."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []

    async def append(self, added: Addition) -> None:
        self.bodies += added.bodies

    async def read(self, _name: str, after: int) -> Kept:
        return Kept(b"", self.bodies[after:])

    async def added(self, _name: str) -> int:
        return len(self.bodies)


class Sat:
    """A room for three people, red on turn, all keys in one hand."""

    def __init__(self) -> None:
        charter, created = found(NewTable(game="mississippi", seats=[NewSeat(by="here")] * 3), 0)
        table = Table(created.table, charter)
        self.rooms = Rooms(CaptainProcesses(1), Metrics())
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


def threads_of(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> set[int]:
    """Return the threads in which something will have been done; the loop has the one of the test."""
    original, threads = getattr(owner, name), set[int]()

    def watched(*arguments: Any) -> Any:
        threads.add(threading.get_ident())
        return original(*arguments)

    monkeypatch.setattr(owner, name, watched)
    return threads


def test_a_race_is_replayed_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """An agreed takeback in a long race takes seconds; nobody at another table waits for it."""
    threads = threads_of(monkeypatch, Play, "take_back")

    async def everything() -> None:
        sat = Sat()
        await sat.begin()
        await sat.room.perform(sat.sender, TakeBack(id="b", seat="red", keep=1, seen=2))
        assert len(sat.room.table.play.actions) == 1

    asyncio.run(everything())
    assert threads
    assert threading.get_ident() not in threads


def test_much_that_others_have_added_is_taken_over_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = threads_of(monkeypatch, Table, "take")

    async def everything() -> None:
        sat = Sat()
        sat.store.bodies = [
            history.encode(Said(n=n, at=0, seat="red", text="ahoy", id=f"{n}")) for n in range(1, room_module.MANY + 2)
        ]
        await sat.room.catch_up()
        assert sat.room.table.n == room_module.MANY + 1

    asyncio.run(everything())
    assert threads
    assert threading.get_ident() not in threads


def test_turns_that_are_overtaken_are_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast somebody acts and takes back, one table has one thread at most."""
    worked_out: list[int] = []
    everybody_has_asked = threading.Event()

    def remember(table: Table, _packed: bool) -> Turns:
        worked_out.append(table.changed)
        assert everybody_has_asked.wait(60)
        return Turns(changed=table.changed, actor=None, turns=[])

    monkeypatch.setattr(room_module, "turns", remember)

    async def everything() -> list[bytes]:
        sat = Sat()
        await sat.begin()
        asked = [asyncio.ensure_future(sat.room.turns())]
        while not worked_out:
            await asyncio.sleep(0)
        for nth in range(6):
            if nth % 2:
                await sat.room.perform(sat.sender, TakeBack(id=f"b{nth}", seat="red", keep=2, seen=2 + nth))
            else:
                await sat.room.perform(sat.sender, Submit(id=f"s{nth}", seat="red", action="+4", seen=2 + nth))
            asked.append(asyncio.ensure_future(sat.room.turns()))
            await asyncio.sleep(0)
        everybody_has_asked.set()
        return await asyncio.gather(*asked)

    answers = asyncio.run(everything())
    assert worked_out == [2, 8]
    assert answers[-1] == b'{"type":"turns","changed":8,"actor":null,"turns":[],"packed":null}'


def test_long_work_is_done_one_by_one_for_an_address_and_not_without_end() -> None:
    async def everything() -> tuple[list[Any], int, str]:
        long_work, running, most = LongWork(), [0], [0]

        def work() -> str:
            running[0] += 1
            most[0] = max(most[0], running[0])
            time.sleep(0.01)
            running[0] -= 1
            return "done"

        mine = asyncio.gather(*(long_work.do("10.0.0.1", work) for _ in range(MOST_WAITING + 5)), return_exceptions=True)
        await asyncio.sleep(0)
        other = await long_work.do("10.0.0.2", lambda: "at once")
        return await mine, most[0], other

    answers, most, other = asyncio.run(everything())
    assert (most, other) == (1, "at once")
    assert answers.count("done") == MOST_WAITING
    refused = [answer for answer in answers if isinstance(answer, Denied)]
    assert [no.reason for no in refused] == ["too_much"] * 5


class Attic(Memory):
    """Has some old tables."""

    def __init__(self, *found: int) -> None:
        super().__init__()
        self.found, self.asked = list(found), list[int]()
        self.noted = list[object]()

    async def note(self, *statements: object) -> int:
        self.noted.extend(statements)
        return 0

    async def clear(self, before: int, at: int) -> list[str]:
        self.asked.append(before)
        self.noted.append(at)
        return [f"old{nth}" for nth in range(self.found.pop(0))]


def test_old_tables_are_looked_for_once_an_hour_and_not_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def everything() -> None:
        clock = time.monotonic()
        monkeypatch.setattr(time, "monotonic", lambda: clock)
        sat = Sat()
        attic = Attic(MOST_CLEARED, 3, 0)
        rooms = Rooms(CaptainProcesses(1), Metrics(), keep_days=90)
        rooms.store = cast(Any, attic)
        rooms.rooms["old1"] = sat.room
        for minutes, asked in ((0, 0), (59, 0), (2, 1), (0, 2), (1, 2), (60, 3)):
            clock += minutes * 60
            await rooms.clearing.look(cast(Any, attic))
            assert len(attic.asked) == asked
        assert rooms.rooms == {}
        assert abs(attic.asked[0] - (now() - 90 * 24 * 3600 * 1000)) < 60_000
        for_ever = Rooms(CaptainProcesses(1), Metrics(), keep_days=0)
        clock += 10**7
        await for_ever.clearing.look(cast(Any, Attic()))  # and asks for nothing

    asyncio.run(everything())


class Ear:
    """Somebody who listens, and has heard all of it."""

    wants_turns = True

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
        (first,) = [msgspec.json.decode(piece) for piece in sat.room.news(0)]
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
    async def heard() -> list[Ear]:
        sat = Sat()
        ears = [Ear(sat, packed=True), Ear(sat, packed=False)]
        sat.room.listeners.update(ears)
        await sat.begin()
        await settled(sat)
        return ears

    packed, plain = asyncio.run(heard())
    ((short,), (long,)) = packed.of("turns"), plain.of("turns")
    assert short["turns"] == []
    assert [row[0] for row in short["packed"]["turns"]] == [turn["action"] for turn in long["turns"]]
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
            until = time.monotonic() + 20
            while room.table.actor == CHANCE and time.monotonic() < until:
                await asyncio.sleep(0.01)
            assert room is rooms.rooms[created.table]
            return room.table.actor
        finally:
            await rooms.stop()
            await rooms.store.close()

    assert asyncio.run(everything()) in range(3)
