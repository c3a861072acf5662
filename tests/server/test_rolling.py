"""Two processes of two releases on one database, while one after the other is replaced.

The older one is the release before, from the history of this repository, as if its newest rules of Mississippi Queen were
the first: it meets a schema and rules that it does not know, over tables that it has written itself.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from .cluster import Cluster
from .keep_tables import KEPT
from .running import HANGS, WIDE, Founded, Server, free_port

ROOT = Path(__file__).parents[2]
BEFORE = "aba9f0d"
"""The commit of release 0.2.0."""
NEWEST_SCHEMA = len(list((ROOT / "src/paddlewheel/tables/storage/schema/postgres").glob("*.sql")))
KNOWN = "VERSIONS: Final = (*sorted(STEPS_BACK), len(STEPS_BACK) + 1)"


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the release before."""
    folder = tmp_path_factory.mktemp("older")
    archive = subprocess.run(["git", "archive", BEFORE, "src"], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode != 0:
        pytest.skip("the history of the repository is not here")
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    rules = folder / "src/paddlewheel/games/queen/model/rule_set.py"
    text = rules.read_text(encoding="utf-8")
    assert KNOWN in text
    rules.write_text(text.replace(KNOWN, "VERSIONS: Final = (1,)"), encoding="utf-8")
    return folder / "src"


@contextmanager
def release(sources: Path, database: str, log: Path) -> Iterator[Server]:
    """Run a server of an older release."""
    server = Server(database, port=free_port())
    told = ["--port", str(server.port), "--database", database, "--limits", WIDE, "--processes", "1", "--log", "json"]
    with log.open("ab") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "paddlewheel.cli.main", "serve", *told],
            env={"PYTHONPATH": str(sources), "PATH": "/usr/bin:/bin"},
            stdout=out,
            stderr=out,
        )
    try:
        until = time.monotonic() + HANGS
        while time.monotonic() < until:
            assert process.poll() is None, log.read_text()
            with suppress(OSError):
                if server.get("/healthz").status == 200:
                    break
            time.sleep(0.1)
        yield server
    finally:
        process.terminate()
        process.wait(HANGS)


def kept() -> list[dict[str, Any]]:
    return list(msgspec.json.decode((KEPT / "version-1" / "postgres.json").read_bytes()))


def at(server: Server, table: Founded) -> Founded:
    return Founded(server, table.created)


def test_one_after_the_other_is_replaced_and_every_race_goes_on(older: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Cluster() as cluster:
        told = ["psql", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1"]
        text = (KEPT / "version-1" / "postgres.sql").read_text()
        subprocess.run([*told, "postgres"], input=text, text=True, check=True, stdout=subprocess.DEVNULL)
        with release(older, cluster.address, log) as old:
            tables = [Founded(old, then["keys"]) for then in kept()]
            begun = old.found("queen", "here", "here", "here")
            assert begun.act().status == 200
            with Server(cluster.address, log=tmp_path / "new") as new:  # brings the schema up to date under the older one
                assert cluster.query("select max(number) from paddlewheel.version") == str(NEWEST_SCHEMA)
                play_by_turns(begun, old, new)
                fresh = newest_rules(new)
                left_alone(old, fresh)
                by_old = old.found("mississippi", "here", "here", "here", public=True)
                assert at(new, by_old).act().status == 200
                assert by_old.name in [one["table"] for one in new.get("/api/tables").data["tables"]]
                before = {table.name: len(table.entries()) for table in tables}
        with Server(cluster.address, log=tmp_path / "new") as other:  # the older one has gone
            for table in (begun, fresh, by_old):
                assert at(other, table).act().status == 200
            for table in tables:
                assert len(at(other, table).entries()) >= before[table.name]
    for name in ("new", "log"):
        failures = [line for line in (tmp_path / name).read_text().splitlines() if '"level":"error"' in line]
        assert failures == []


def play_by_turns(table: Founded, *servers: Server) -> None:
    """Let every other action be done at the other server; each sees what was done at the one before."""
    for nth in range(8):
        here = at(servers[nth % 2], table)
        before = here.decided()["n"]
        done = here.act()
        assert done.status == 200, done.body
        there = at(servers[(nth + 1) % 2], table)
        there.server.wait_until(table.path, lambda view, n=before: view["situation"]["n"] > n, table.watch)


def newest_rules(new: Server) -> Founded:
    table = new.found("queen", "here", "here", "here")
    assert table.act().status == 200
    assert new.get(table.path, table.watch).data["info"]["rules"] == 2
    return table


def left_alone(old: Server, fresh: Founded) -> None:
    """A race under rules that the older one does not know is shown as it is, and nobody can act on it there."""
    here = at(old, fresh)
    view = old.get(here.path, here.watch).data
    assert (view["info"]["rules"], view["info"]["unread"]) == (2, "rules")
    assert here.order("say", seat="red", text="ahoy").data["reason"] == "unknown_rules"
    assert [entry["n"] for entry in here.entries()] == [entry["n"] for entry in fresh.entries()]
