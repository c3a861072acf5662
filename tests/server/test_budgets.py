"""Bytes have budgets: what is let go first, what shrinks, and that nothing is lost by it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddlewheel.server.budgets import Backlog, Budgets, Disk, Holding, budgets_from, relief, room_for_tables
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.history_pages import PAGE, History, packed_pages
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.operator import Operator
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.storage import SqliteStore
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import NewSeat, NewTable, Say, Submit

from .running import HANGS, Server


def test_open_tables_have_less_when_memory_is_scarce_and_more_again() -> None:
    budgets = Budgets(memory=512)
    room = [room_for_tables(budgets, share * 512 * 10_000) for share in (0, 60, 75, 90, 200, 50)]
    assert room[0] == room[1] == room[5] == 128_000_000
    assert room[3] == room[4] == 32_000_000
    assert 32_000_000 < room[2] < 128_000_000


def test_tables_that_nobody_needs_go_first_then_the_longest_histories() -> None:
    holdings = [
        Holding("idle, old", 10, 10, needed=False, touched=1),
        Holding("idle, new", 10, 10, needed=False, touched=2),
        Holding("short", 5, 10, needed=True, touched=0),
        Holding("long", 50, 10, needed=True, touched=3),
    ]
    assert relief(holdings, 115)[:3] == ([], [], True)
    assert relief(holdings, 100)[:3] == (["idle, old"], [], True)
    assert relief(holdings, 60)[:3] == (["idle, old", "idle, new"], ["long"], True)
    assert relief(holdings, 20)[:3] == (["idle, old", "idle, new"], ["long", "short"], True)
    assert relief(holdings, 19)[:3] == (["idle, old", "idle, new"], ["long", "short"], False)


def test_the_more_waits_for_all_readers_the_less_may_wait_for_each() -> None:
    backlog = Backlog(1_000)
    assert not backlog.too_much(500)
    backlog.total = 900
    assert backlog.too_much(51)
    assert not backlog.too_much(50)
    backlog.total = 2_000
    assert backlog.too_much(1)
    assert not backlog.too_much(0), "whoever reads along is never let go"


def test_a_full_disk_budget_refuses_what_is_new_and_lets_races_end() -> None:
    disk = Disk(Budgets(disk=1))
    disk.check_new()
    disk.size = 1_000_000
    with pytest.raises(Denied, match=r"limit\.disk"):
        disk.check_new()
    disk.check()
    disk.size = 1_100_000
    with pytest.raises(Denied, match=r"limit\.disk"):
        disk.check()


def test_budgets_can_be_set() -> None:
    assert budgets_from("memory=1024,disk=5") == Budgets(1024, 5)
    with pytest.raises(Exception, match=r"budgets\.memory"):
        budgets_from("memory=1")


# --- histories ------------------------------------------------------------------------------------------------------------


def entries(count: int) -> list[bytes]:
    return [msgspec.json.encode({"n": n, "text": "x" * (n % 7)}) for n in range(1, count + 1)]


@pytest.mark.parametrize("count", [0, 1, PAGE, 2 * PAGE - 1, 2 * PAGE, 5 * PAGE + 3])
def test_a_history_in_pages_is_the_same_history(count: int) -> None:
    told = entries(count)
    history = History(told[: count // 2])
    for entry in told[count // 2 :]:
        history.append([entry])
    assert len(history) == count
    for after in {0, count // 3, count // 2, max(count - 1, 0), count}:
        assert history.some(after, count, 10**9) == told[after:]
        assert history.size_after(after) >= sum(map(len, told[after:]))
    assert history.some(0, count, 1) == told[:1]
    assert history.some(0, min(count, 3), 10**9) == told[:3]


def test_pages_that_were_let_go_come_back_and_new_entries_stay() -> None:
    told = entries(5 * PAGE + 3)
    history = History(told)
    before = history.packed
    assert before > 0
    history.drop()
    assert (history.packed, history.has(0), history.has(4 * PAGE)) == (0, False, True)
    assert history.some(4 * PAGE, len(told), 10**9) == told[4 * PAGE :]
    history.append(told[: 2 * PAGE])
    history.restore(packed_pages(told))
    assert history.some(0, len(told), 10**9) == told


@pytest.mark.parametrize("n", [1, PAGE, PAGE + 5, 5 * PAGE, 5 * PAGE + 3])
def test_an_entry_is_changed_wherever_it_stands(n: int) -> None:
    told = entries(5 * PAGE + 3)
    history = History(told)
    changed = msgspec.json.encode({"n": n, "text": "changed, and longer than any"})
    history.change(lambda entry: changed if entry == told[n - 1] else entry)
    assert history.some(0, len(told), 10**9) == [*told[: n - 1], changed, *told[n:]]
    assert history.size_after(0) == sum(map(len, told)) + len(changed) - len(told[n - 1])
    again = History(history.some(0, len(told), 10**9))
    assert (history.packed, history.tail) == (again.packed, again.tail)


def test_whoever_asks_for_what_was_let_go_gets_it_from_the_store(tmp_path: Path) -> None:
    async def everything() -> None:
        rooms = Rooms(CaptainProcesses(1), Metrics(), chat=100_000)
        rooms.store = SqliteStore(tmp_path / "tables.db", rooms)
        try:
            created = await rooms.found(NewTable(game="mississippi", seats=[NewSeat(by="here")] * 3), "10.0.0.1")
            room = await rooms.fresh(created.table)
            sender = room.table.sender([seat.key for seat in created.seats if seat.key])
            while room.table.n < 2:
                await asyncio.sleep(0.01)
            seat = room.table.names[room.table.actor or 0]
            await room.perform(sender, Submit(id="m", seat=seat, action="+1", seen=room.table.n))
            for nth in range(4 * PAGE):
                await room.perform(sender, Say(id=f"{nth}", seat="red", text=f"ahoy {nth}"))
            whole = [msgspec.json.decode(piece) async for piece in room.news(0)]
            assert room.history.packed
            room.history.drop()
            again = [msgspec.json.decode(piece) async for piece in room.news(0)]
            assert [news["entries"] for news in again] == [news["entries"] for news in whole]
            assert room.history.packed, "and it is here again"
        finally:
            await rooms.stop()
            rooms.workers.close()
            await rooms.store.close()

    asyncio.run(everything())


@pytest.mark.parametrize("dropped", ["never", "before", "and worked out meanwhile"])
def test_what_was_erased_does_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dropped: str) -> None:
    async def everything() -> None:
        rooms = Rooms(CaptainProcesses(1), Metrics(), chat=100_000)
        rooms.store = SqliteStore(tmp_path / "tables.db", rooms)
        try:
            created = await rooms.found(NewTable(game="mississippi", seats=[NewSeat(by="here")] * 3), "10.0.0.1")
            room = await rooms.fresh(created.table)
            sender = room.table.sender([seat.key for seat in created.seats if seat.key])
            n = (await room.perform(sender, Say(id="bad", seat="red", text="a bad word"))).n
            for nth in range(3 * PAGE):
                await room.perform(sender, Say(id=f"{nth}", seat="red", text=f"ahoy {nth}"))
            assert room.history.packed
            if dropped != "never":
                room.history.drop()
            if dropped == "and worked out meanwhile":
                working = room._work_out

                async def overtaken(doing: Callable[[], Any], price: float) -> Any:
                    monkeypatch.setattr(room, "_work_out", working)
                    pages = await working(doing, price)
                    await erase(rooms, room, n)
                    return pages

                monkeypatch.setattr(room, "_work_out", overtaken)
            else:
                await erase(rooms, room, n)
            pieces = [piece async for piece in room.news(0)]
            told = [entry for piece in pieces for entry in msgspec.json.decode(piece)["entries"]]
            assert told[n - 1]["text"] == ""
            assert (b"a bad word" in b"".join(pieces), b"ahoy 0" in b"".join(pieces)) == (False, True)
        finally:
            await rooms.stop()
            rooms.workers.close()
            await rooms.store.close()

    asyncio.run(everything())


async def erase(rooms: Rooms, room: Room, n: int) -> None:
    await Operator(rooms.store).erase(room.table.name, n, None)
    await room.catch_up()


# --- a server -------------------------------------------------------------------------------------------------------------


def test_a_server_whose_disk_budget_is_used_up_says_so_and_goes_on(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), more=["--budgets", "disk=1"]) as server:
        table = server.found("mississippi", *["here"] * 6)
        table.decided()
        seats = [seat["seat"] for seat in table.created["seats"]]
        said = 0
        while size_of(tmp_path / "t.db") < 1_010_000:
            assert table.order("say", seat=seats[said % 6], text="x" * 500).status == 200
            said += 1
        until = time.monotonic() + HANGS
        while (refused := table.order("say", seat="red", text="is there room?")).status == 200:
            assert time.monotonic() < until
            time.sleep(0.5)
        assert (refused.status, refused.data["code"]) == (429, "limit.disk")
        new = {"game": "mississippi", "seats": [{"by": "here"}] * 3}
        assert server.ask("POST", "/api/tables", new).data["code"] == "limit.disk"
        assert table.act().status == 200, "the race goes on"


def size_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("select page_count * page_size from pragma_page_count, pragma_page_size").fetchone()[0])
