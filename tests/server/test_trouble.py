"""Trouble with what keeps the tables: clear errors, no acknowledgement, and all goes on afterwards without a restart."""

from __future__ import annotations

import resource
import time
from pathlib import Path

import pytest

from .running import HANGS, Founded, Server


def write_until_refused(table: Founded) -> int:
    """Talk until nothing can be kept any more; return how much was."""
    for kept in range(3000):
        answer = table.order("say", seat="red", text="x" * 500, id=f"chat-{kept}")
        if answer.status == 503:
            assert answer.data["reason"] == "unavailable"
            return kept
        assert answer.status == 200
    raise AssertionError("everything could be kept")


def chat(table: Founded) -> list[str]:
    return [entry["id"] for entry in table.entries() if entry["type"] == "said"]


def test_a_full_disk(tmp_path: Path) -> None:
    """The system lets the server write no file longer than so much, then nothing at all, then everything again."""
    with Server(str(tmp_path / "tables.db")) as server:
        table = server.found("mississippi", "here", "here", "here")
        table.decided()
        limit_files(server, 300_000)
        kept = write_until_refused(table)
        assert len(chat(table)) == kept, "what was not acknowledged did not happen"
        limit_files(server, 1)
        assert table.act().status == 503
        assert table.order("say", seat="red", text="x" * 500, id=f"chat-{kept}").status == 503
        assert len(chat(table)) == kept
        limit_files(server, resource.RLIM_INFINITY)
        wait_until_kept(table, f"chat-{kept}")
        assert chat(table) == [f"chat-{nth}" for nth in range(kept + 1)]
        assert table.act().status == 200
        before = chat(table)
        server.kill()
        server.start()
        assert chat(table) == before


def limit_files(server: Server, size: int) -> None:
    assert server.process is not None
    assert server.process.pid is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def wait_until_kept(table: Founded, identity: str) -> None:
    until = time.monotonic() + HANGS
    while table.order("say", seat="red", text="x" * 500, id=identity).status != 200:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_database_is_gone_and_comes_back(tmp_path: Path) -> None:
    path, aside = tmp_path / "tables.db", tmp_path / "aside.db"
    with Server(str(path), log=tmp_path / "log") as server:
        table = server.found("mississippi", "here", "here", "greedy")
        table.decided()
        path.rename(aside)
        assert table.act().status == 503
        assert server.get("/healthz").status == 503
        assert server.ask("POST", "/api/tables", {"game": "mississippi", "seats": [{"by": "here"}] * 3}).status == 503
        assert server.get("/api/tables/nosuchtable").status == 503
        stands = table.situation()  # what is known can still be seen
        aside.rename(path)
        server.wait_until("/healthz", lambda data: data["ok"])
        server.wait_for(lambda: '"message":"everything can be kept again"' in (tmp_path / "log").read_text())
        assert table.situation()["changed"] == stands["changed"]
        assert table.act().status == 200
        table.decided()
    assert '"message":"nothing can be kept"' in (tmp_path / "log").read_text()
    assert '"message":"everything can be kept again"' in (tmp_path / "log").read_text()


def test_captains_go_on_when_what_they_did_can_be_kept_again(tmp_path: Path) -> None:
    path, aside = tmp_path / "tables.db", tmp_path / "aside.db"
    with Server(str(path)) as server:
        table = server.found("mississippi", "here", "greedy", "greedy")
        while table.decided()["actor"] != "red":
            time.sleep(0.01)
        stands = table.situation()
        path.rename(aside)
        answer = table.order("submit", seat="red", action=stands["legal"][0], seen=stands["n"], id="one")
        assert answer.status == 503
        aside.rename(path)
        again = table.order("submit", seat="red", action=stands["legal"][0], seen=stands["n"], id="one")
        assert again.status in (200, 503)
        server.wait_until(table.path, lambda view: view["situation"]["actions"] > stands["actions"] + 1, table.watch)


def test_a_server_starts_only_where_it_can_keep_something(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_bytes(b"Dear aunt, this is not a database. " * 50)
    log = tmp_path / "log"
    for database in (str(tmp_path / "letter.db"), "mysql://localhost/x", "postgresql://localhost:1/x"):
        with pytest.raises(AssertionError, match="the server ended"):
            Server(database, log=log).start()
    text = log.read_text()
    assert "can’t be used" in text
    assert "begins with postgresql://" in text
    assert "Traceback" not in text
