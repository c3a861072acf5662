"""The server says how things are: ready means that something was kept, and no clock or table is believed blindly."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.server import archiving
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.storage import SqliteStore
from paddlewheel.server.time_keeping import GameTime
from paddlewheel.server.unreadable_tables import LONGEST, UnreadableTables
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import NewSeat, NewTable, WhichLesson

from .running import Founded, Server

DAY = 24 * 3600
SECOND = 10**9


def parts(server: Server) -> dict[str, Any]:
    return dict(server.get("/readyz").data["parts"])


def test_ready_means_that_something_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with Server(str(path)) as server:
        assert server.get("/livez").data["ok"] is True
        before = time.time_ns() // 10**6
        answer = server.get("/readyz")
        assert (answer.status, answer.data["ok"]) == (200, True)
        assert set(answer.data["parts"]) == {"kept", "disk", "loop", "captains", "connections", "clock", "tables"}
        with closing(sqlite3.connect(path)) as connection:
            ((at,),) = connection.execute("select at from pulse").fetchall()
        assert at >= before - 1000, "a write was kept a moment ago"


@pytest.mark.parametrize("how", ["locked", "gone"])
def test_health_does_not_lie_while_nothing_can_be_kept(tmp_path: Path, how: str) -> None:
    """Reading went on, and so did `ok`."""
    path = tmp_path / "t.db"
    with Server(str(path)) as server:
        assert server.get("/healthz").status == 200
        if how == "locked":
            with closing(sqlite3.connect(path, isolation_level=None)) as holding:
                holding.execute("begin immediate")
                check_unready(server)
                holding.execute("rollback")
        else:
            path.rename(tmp_path / "aside.db")
            check_unready(server)
            (tmp_path / "aside.db").rename(path)
        server.wait_until("/readyz", lambda data: data["ok"])


def check_unready(server: Server) -> None:
    for where in ("/readyz", "/healthz"):
        answer = server.get(where)
        assert (answer.status, answer.data["ok"], answer.data["parts"]["kept"]["ok"]) == (503, False, False)
        assert answer.data["message"]
    assert server.get("/livez").status == 200
    assert "paddlewheel_ready 0.0" in server.get("/metrics").body.decode()


def test_a_disk_that_is_nearly_full_is_not_ready(tmp_path: Path) -> None:
    free = os.statvfs(tmp_path).f_bavail * os.statvfs(tmp_path).f_frsize // 10**6
    with Server(str(tmp_path / "t.db"), more=["--least-free", str(free + 100_000)]) as server:
        answer = server.get("/readyz")
        assert (answer.status, answer.data["parts"]["disk"]["ok"]) == (503, False)
        assert answer.data["parts"]["kept"]["ok"] is True


# --- tables that cannot be read -------------------------------------------------------------------------------------------


def test_a_thousand_unreadable_tables_keep_nobody_waiting(tmp_path: Path) -> None:
    """They came first of what was due, a thousand at a time, and nothing else ever did."""
    path = tmp_path / "t.db"
    with Server(str(path)) as server:
        table = server.found("mississippi", "here", "link", "greedy")
    with closing(sqlite3.connect(path)) as connection:
        rows = [(f"bad{nth:09}", b"{nothing", 0, 0, 1, 5, 0, b"{}") for nth in range(1_100)]
        connection.executemany("insert into tables values (?,?,?,?,?,?,?,?)", rows)
        connection.execute("update tables set due = 1 where name = ?", (table.name,))
        connection.commit()
    with Server(str(path), log=tmp_path / "log", port=server.port) as server:
        moved_by_itself(table, path)
        server.wait_for(lambda: parts(server)["tables"]["unreadable"] == 1_100)
        assert server.get("/readyz").status == 200
        refused = server.get("/api/tables/bad000000001")
        assert (refused.status, refused.data["code"]) == (409, "table.unreadable")
        assert "paddlewheel_tables_unreadable 1100.0" in server.get("/metrics").body.decode()
        assert "raceback" not in (tmp_path / "log").read_text()


def moved_by_itself(table: Founded, path: Path) -> None:
    """Sit down where somebody is awaited, and see the captain move though nobody has the table open."""
    assert table.order("sit", seat="green", name="G").status == 200
    table.server.wait_for(lambda: entries(path, table.name) > 2)


def entries(path: Path, name: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("select count(*) from entries where name = ?", (name,)).fetchone()[0])


def test_what_cannot_be_read_is_tried_again_after_ever_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    aside = UnreadableTables(Metrics().unreadable)
    waits = []
    for _ in range(15):
        waits.append(aside.put("x"))
        assert aside.waits("x")
        clock[0] += waits[-1] + 0.1
        assert not aside.waits("x")
    assert waits[:4] == [1, 2, 4, 8]
    assert waits[-1] == LONGEST
    aside.forget("x")
    assert (len(aside), aside.put("x")) == (0, 1)


# --- clocks ---------------------------------------------------------------------------------------------------------------


class Clocks:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.steady, self.off = 5 * SECOND, 0

    def wall(self) -> int:
        return 1_800_000_000 * SECOND + self.steady + self.off

    def pass_by(self, seconds: float) -> None:
        self.steady += int(seconds * SECOND)


def test_the_time_of_a_game_never_jumps_and_never_goes_back() -> None:
    clocks = Clocks()
    time_of_games = GameTime(clocks.wall, lambda: clocks.steady)
    begun = time_of_games.now()
    for off in (91 * DAY, -91 * DAY, 0):
        clocks.off = off * SECOND
        before = time_of_games.now()
        clocks.pass_by(12)
        assert 11_800 <= time_of_games.now() - before <= 12_200
        assert time_of_games.agrees() == (off == 0)
    clocks.off = SECOND  # a small correction is followed, slowly
    clocks.pass_by(200)
    assert time_of_games.now() - begun == 237_000
    assert abs(time_of_games.ahead()) < 0.01


def test_a_clock_that_is_wrong_for_a_moment_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """91 days ahead for twelve seconds deleted every table. Now they stay, and when their time comes they are archived."""
    clocks = Clocks()

    async def everything() -> None:
        metrics = Metrics()
        rooms = Rooms(CaptainProcesses(1), metrics, keep_days=90, archive_days=30)
        time_of_games = GameTime(clocks.wall, lambda: clocks.steady)
        rooms.archiving = archiving.Archiving(metrics, 90, 30, rooms._put_away, time_of_games)
        rooms.store = store = SqliteStore(tmp_path / "t.db", rooms)
        monkeypatch.setattr("paddlewheel.server.rooms.now", time_of_games.now)
        try:
            seats = [NewSeat(by="here"), NewSeat(by="link"), NewSeat(by="link")]
            lesson = await rooms.found(NewTable(lesson=WhichLesson(course="queen", lesson="heading")), "here")
            clocks.pass_by(DAY + 3_600)
            await tick(rooms, 3_700)  # the table of a lesson goes after a day, and into no archive
            counted = [await count(store, kept) for kept in ("tables", "founders", "brief", "archived")]
            assert counted == [0, 0, 0, 0]
            with pytest.raises(Denied, match=r"table.unknown"):
                await rooms.fresh(lesson.table)
            created = await rooms.found(NewTable(game="mississippi", seats=seats), "here")
            clocks.off = 91 * DAY * SECOND
            for _ in range(3):
                await tick(rooms, 3_700)
            assert await count(store, "tables") == 1
            assert metrics.not_cleared._value.get() == 3
            clocks.off = 0
            clocks.pass_by(91 * DAY)
            await tick(rooms, 3_700)
            assert (await count(store, "tables"), await count(store, "archived")) == (0, 1)
            with pytest.raises(Denied, match=r"table.unknown"):
                await rooms.fresh(created.table)
            clocks.pass_by(31 * DAY)
            await tick(rooms, 3_700)
            assert await count(store, "archived") == 0
        finally:
            await rooms.stop()
            rooms.workers.close()
            await store.close()

    async def tick(rooms: Rooms, seconds: float) -> None:
        clocks.pass_by(seconds)
        await rooms.archiving.look(rooms.store)

    async def count(store: SqliteStore, of: str) -> int:
        ((found,),) = await store.look(f"select count(*) from {of}")
        return int(found)

    asyncio.run(everything())
