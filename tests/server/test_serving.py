"""`paddlewheel serve` as people start and stop it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddlewheel.cli import main as commands
from paddlewheel.cli.main import main

from .running import HANGS, Server

START = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], Server]]:
    """Start the command in a process of its own, and wait until it says where it is."""
    process = subprocess.Popen([*START, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Paddlewheel is at http://localhost:"), (line, process.communicate(timeout=HANGS))
        yield process, Server("", port=int(line.rstrip("/\n").rpartition(":")[2]))
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=HANGS)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_answers_and_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    with started("--port", "0", "--database", str(tmp_path / "folder" / "t.db")) as (process, server):
        assert server.get("/healthz").data["ok"] is True
        table = server.found("mississippi", "here", "greedy", "greedy")
        table.decided()
        process.send_signal(how)
        _, log = process.communicate(timeout=HANGS)
        assert process.returncode == 0
    lines = [msgspec.json.decode(line) for line in log.splitlines()]
    assert [line["message"] for line in lines] == ["ready", "table founded", "stopped"]
    assert all(line["level"] == "info" and line["time"].endswith("+00:00") for line in lines)
    assert lines[1]["table"] == table.name


def test_what_was_played_is_there_after_a_restart(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db")) as server:
        table = server.found("mississippi", "here", "here", "greedy")
        for _ in range(4):
            assert table.act().status == 200
        table.decided()
        before = server.get(f"{table.path}/news", table.watch).data["entries"]
    with Server(str(tmp_path / "t.db"), port=server.port):
        assert server.get(f"{table.path}/news", table.watch).data["entries"][: len(before)] == before


def test_a_captain_whose_turn_it_was_moves_after_a_restart(tmp_path: Path) -> None:
    """Nobody has to open the table for that."""
    with Server(str(tmp_path / "t.db")) as server:
        table = server.found("mississippi", "here", "link", "greedy")
        server.kill()
        server.start()
        assert table.order("sit", seat="green", name="G").status == 200
        server.kill()
        server.start()
        kept = sqlite3.connect(tmp_path / "t.db")
        done = "select count(*) from entries where cast(body as text) like '%\"moved\"%'"
        server.wait_for(lambda: kept.execute(done).fetchone()[0] >= 2)
        kept.close()
        assert table.situation()["actions"] >= 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--port", "70000"], "port: value.number (low=0, high=65535, found=70000)"),
        (["--host", "no.such.host.invalid"], "port: port.taken (host=no.such.host.invalid, port=0, "),
        (["--limits", "requests=0"], "limits.requests: value.number (low=1, high=1000000, found=0)"),
        (["--limits", "beds=7"], "name.unknown (kind=option, found='beds'"),
        (["--keep-days", "-1"], "keep-days: value.at_least (least=0, found=-1)"),
        (["--log", "loud"], "log: value.choice (choices=json,plain,auto, found='loud')"),
        (["--database", "/dev/null/t.db"], "database: "),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    arguments: list[str], code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sentence is a matter of words; here it is told by its code and facts."""
    monkeypatch.setattr(commands, "cite", lambda error, _language: str(error))
    port = [] if "--port" in arguments else ["--port", "0"]
    assert main(["serve", *port, *arguments]) == 2
    said = capsys.readouterr().err
    assert code in said
    assert len(said.splitlines()) == 1


def test_a_port_that_is_taken_is_said_plainly(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "cite", lambda error, _language: str(error))
    assert main(["serve", "--port", str(server.port)]) == 2
    assert f"port: port.taken (host=127.0.0.1, port={server.port}, " in capsys.readouterr().err


def test_two_servers_do_not_share_a_file(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "cite", lambda error, _language: str(error))
    assert main(["serve", "--port", "0", "--database", server.database]) == 2
    said = capsys.readouterr().err
    assert "database: database.in_use (path=" in said
    assert "Traceback" not in said


def test_a_killed_server_leaves_no_captain_behind(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db")).start()
    table = server.found("mississippi", "here", "greedy", "greedy")
    table.act()
    server.wait_until(table.path, lambda view: view["situation"]["actions"] > 4, table.watch)
    assert server.process is not None
    children = children_of(server.process.pid or 0)
    assert children, "captains think in processes of their own"
    server.kill()
    until = time.monotonic() + HANGS
    while any(alive(child) for child in children):
        assert time.monotonic() < until, "somebody is left behind"
        time.sleep(0.05)


def children_of(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db")) as server:
        table = server.found("mississippi", "here", "here", "here")
        table.decided()
        assert table.act().status == 200
        table.order("submit", seat="red", action="+99", seen=0)
        lines = server.get("/metrics").body.decode().splitlines()
    counted: dict[str, Any] = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert counted['paddlewheel_orders_total{answer="done",kind="submit"}'] == "1.0"
    assert counted['paddlewheel_orders_total{answer="stale",kind="submit"}'] == "1.0"
    assert float(counted['paddlewheel_entries_total{by="chance"}']) >= 2
    assert counted["paddlewheel_tables_founded_total"] == "1.0"


def test_the_log_is_plain_for_people(tmp_path: Path) -> None:
    with started("--port", "0", "--database", str(tmp_path / "t.db"), "--log", "plain") as (process, _):
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=HANGS)
    assert "info    ready version=" in log
