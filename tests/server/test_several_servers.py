"""Several server processes on one machine are one server: one port, one way to stop, one set of metrics."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddlewheel.cli.main import main
from paddlewheel.cli.several_servers import share_of
from paddlewheel.server.budgets import Budgets
from paddlewheel.server.settings import Settings
from paddlewheel.server.summed_metrics import Board, summed

from .cluster import Cluster
from .running import HANGS, Server

ADDRESS = "postgresql://somewhere/db"


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("several")
    with Cluster() as cluster, Server(cluster.address, ["--servers", "2"], log=folder / "log") as server:
        yield server


def children(server: Server) -> set[int]:
    """Return the server processes that one has started."""
    assert server.process is not None
    path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return {int(pid) for pid in path.read_text().split()}


def counted(text: str, name: str) -> float:
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE))


def test_every_process_serves_every_table(both: Server) -> None:
    table = both.found("mississippi", "here", "here", "here")
    for nth in range(1, 9):  # each on a connection of its own, so by either process
        assert table.act().status == 200
        assert sum(entry.get("by") == "person" for entry in table.entries()) == nth


def test_metrics_are_those_of_all_processes(both: Server) -> None:
    before = counted(both.get("/metrics").body.decode(), "paddlewheel_tables_founded_total")
    for _ in range(8):
        both.found("mississippi", "here", "here", "here")
    both.wait_for(lambda: counted(both.get("/metrics").body.decode(), "paddlewheel_tables_founded_total") == before + 8)
    text = both.get("/metrics").body.decode()
    assert counted(text, "paddlewheel_ready") == 1
    assert len(re.findall(r"^# TYPE paddlewheel_orders_total counter$", text, re.MULTILINE)) == 1


def test_a_process_that_dies_is_started_again(both: Server) -> None:
    table = both.found("mississippi", "here", "here", "here")
    assert table.act().status == 200
    before = children(both)
    assert len(before) == 2
    victim = min(before)
    os.kill(victim, signal.SIGKILL)
    both.wait_for(lambda: len(children(both)) == 2 and victim not in children(both))
    both.wait_for(lambda: both.get("/readyz").status == 200)
    assert len(table.entries()) > 0


def test_stopping_one_stops_all_and_that_is_no_failure(tmp_path: Path) -> None:
    with Cluster() as cluster:
        server = Server(cluster.address, ["--servers", "2"], log=tmp_path / "log").start()
        server.wait_for(lambda: (tmp_path / "log").read_text().count('"ready"') == 2)
        assert server.stop() == 0
        log = (tmp_path / "log").read_text()
        assert log.count('"stopped"') == 2
        assert "raceback" not in log


def test_nobody_is_left_when_the_one_that_started_them_is_killed(tmp_path: Path) -> None:
    with Cluster() as cluster:
        server = Server(cluster.address, ["--servers", "2"], log=tmp_path / "log").start()
        server.wait_for(lambda: (tmp_path / "log").read_text().count('"ready"') == 2)
        orphans = children(server)
        server.kill()
        until = time.monotonic() + HANGS
        while any(Path(f"/proc/{pid}").exists() and not ended(pid) for pid in orphans):
            assert time.monotonic() < until
            time.sleep(0.02)


def ended(pid: int) -> bool:
    """Tell whether a process has ended, even if nobody has asked how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_what_is_wrong_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["serve", "--port", "0", "--servers", "2", "--database", "postgresql://127.0.0.1:1/nowhere"])
    assert code != 0
    said = capsys.readouterr().err
    assert said.count("PostgreSQL") == 1
    assert "Traceback" not in said


def test_a_file_has_one_server(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--servers", "2", "--database", str(tmp_path / "t.db")]) != 0
    assert "SQLite" in capsys.readouterr().err


def test_how_many_follows_from_the_cores_where_tables_can_be_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert Settings("tables.db").serving == 1
    assert Settings(ADDRESS).serving == 4
    assert Settings(ADDRESS, servers=3).serving == 3
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert Settings(ADDRESS).serving == 1


def test_together_they_have_what_one_would_have() -> None:
    one = share_of(Settings(ADDRESS, servers=4, processes=12, budgets=Budgets(memory=2048)))
    assert (one.processes, one.budgets.memory) == (3, 512)
    assert share_of(Settings(ADDRESS, servers=4, processes=4)).processes == 2, "one of them takes only what is cheap"


def test_counts_are_added_and_measures_are_not(tmp_path: Path) -> None:
    one = b'# HELP a_total x\n# TYPE a_total counter\na_total{by="x"} 1.0\n'
    one += b"# TYPE paddlewheel_ready gauge\npaddlewheel_ready 1.0\n"
    other = b'# HELP a_total x\n# TYPE a_total counter\na_total{by="x"} 2.5\na_total{by="y z"} 1.0\n'
    other += b"# TYPE paddlewheel_ready gauge\npaddlewheel_ready 0.0\n"
    lines = summed([one, other]).decode().splitlines()
    assert 'a_total{by="x"} 3.5' in lines
    assert 'a_total{by="y z"} 1.0' in lines
    assert "paddlewheel_ready 0.0" in lines
    assert len(lines) == 6, "each is described once"
    mine, theirs = Board(tmp_path, 0), Board(tmp_path, 1)
    mine.leave(b"# TYPE n counter\nn 100\n")
    theirs.leave(b"# TYPE n counter\nn 1\n")
    assert mine.sum(b"# TYPE n counter\nn 4\n") == b"# TYPE n counter\nn 5.0\n"
