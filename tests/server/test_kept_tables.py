"""Tables that were kept under earlier rules are sailed on; those of rules that are not known here stay as they are."""

from __future__ import annotations

import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddlewheel.engine.record import format_record, parse_record
from paddlewheel.games import game_named

from .cluster import Cluster
from .keep_tables import KEPT, told
from .running import Founded, Server

VERSIONS = sorted(folder.name.removeprefix("version-") for folder in KEPT.iterdir())
KINDS = [(version, kind) for version in VERSIONS for kind in ("sqlite", "postgres")]


RENAMED = {"turned": "rotated", "places": "ranks", "place": "rank", "voyage": "under_way"}
"""What is called otherwise by now in what is told. What is kept never is."""
SAID_NOW: dict[str, Callable[[Any], Any]] = {
    "event": lambda name: RENAMED.get(name, name),
    "reason": lambda text: text.replace(" ", "_"),  # why a race ended was a text, and is a code
    "addressed": lambda text: text.lower(),  # the steamer was named for people, and is named as in positions
}


def expected(version: str, kind: str) -> list[dict[str, Any]]:
    """Return what the tables said of themselves when they were kept."""
    return list(msgspec.json.decode((KEPT / f"version-{version}" / f"{kind}.json").read_bytes()))


@contextmanager
def opened(version: str, kind: str, folder: Path, change: tuple[str, str] = ("\0", "")) -> Iterator[Server]:
    """Load what was kept, with a change to its text, and serve it with the server of today."""
    text = (KEPT / f"version-{version}" / f"{kind}.sql").read_text().replace(*change)
    if kind == "sqlite":
        connection = sqlite3.connect(folder / "tables.db")
        connection.executescript(text)
        connection.close()
        with Server(str(folder / "tables.db"), log=folder / "log") as server:
            yield server
    else:
        with Cluster() as cluster:
            told = ["psql", "-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1"]
            subprocess.run([*told, "postgres"], input=text, text=True, check=True, stdout=subprocess.DEVNULL)
            with Server(cluster.address, log=folder / "log") as server:
                yield server
    failures = [line for line in (folder / "log").read_text().splitlines() if '"level":"error"' in line]
    assert failures == []


def says(now: Any, then: Any) -> None:
    """Check that all that was said then is said now; more may be."""
    if isinstance(then, dict):
        for name, value in then.items():
            says(now[name if name in now else RENAMED[name]], SAID_NOW.get(name, lambda same: same)(value))
    elif isinstance(then, list):
        assert len(now) == len(then)
        for one, other in zip(now, then, strict=True):
            says(one, other)
    else:
        assert now == then


@pytest.mark.parametrize(("version", "kind"), KINDS)
def test_kept_tables_say_what_they_said_and_sail_on(version: str, kind: str, tmp_path: Path) -> None:
    with opened(version, kind, tmp_path) as server:
        for then in expected(version, kind):
            table = Founded(server, then["keys"])
            now = told(table)
            says(now, {name: value for name, value in then.items() if name != "keys"})
            assert (now["info"]["rules"], now["info"]["unread"]) == (int(version), None)
            if then["situation"]["actor"] is None:
                continue
            _sail_on(table)
            record = server.get(f"{table.path}/record", table.watch).body.decode()
            assert f"\nrules: {version}\n" in record
            assert format_record(parse_record(record)) == record
        listed = [one["table"] for one in server.get("/api/tables").data["tables"]]
        assert sorted(listed) == sorted(
            then["keys"]["table"]
            for then in expected(version, kind)
            if then["info"]["public"] and then["situation"]["result"] is None
        )


def _sail_on(table: Founded, times: int = 12) -> None:
    before = len(table.entries())
    for _ in range(times):
        if table.decided(60)["result"] is not None:
            break
        assert table.act().status == 200
    assert len(table.entries()) > before


@pytest.mark.parametrize(("version", "kind"), KINDS)
def test_kept_records_are_replayed(version: str, kind: str) -> None:
    for then in expected(version, kind):
        assert format_record(parse_record(then["record"])) == then["record"]


# --- rules that are not known here ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_race_of_unknown_rules_stays_listed_and_can_be_read(kind: str, tmp_path: Path) -> None:
    """As if a newer server had kept them: nobody can act, no captain thinks, everything that was kept is told."""
    with opened("1", kind, tmp_path, (r"\nrules: 1\n", r"\nrules: 99\n")) as server:
        for then in expected("1", kind):
            table = Founded(server, then["keys"])
            view = server.get(table.path, table.watch).data
            assert (view["info"]["rules"], view["info"]["unread"]) == (99, "rules")
            says(view["info"]["seats"], then["info"]["seats"])
            stands = view["situation"]
            assert (stands["actor"], stands["legal"], stands["position"]["steamers"]) == (None, [], {})
            assert (stands["n"], stands["actions"]) == (then["situation"]["n"], then["situation"]["actions"])
            says(table.entries(), [{**entry, "events": []} if "events" in entry else entry for entry in then["entries"]])
            record = server.get(f"{table.path}/record", table.watch)
            assert record.status == 200
            assert re.findall(r"^rules: .*$", record.body.decode(), re.M) == ["rules: 99"]
            seat = next(one["seat"] for one in then["keys"]["seats"] if one["key"])
            for order in ({"kind": "say", "text": "ahoy"}, {"kind": "submit", "action": "1", "seen": 1}, {"kind": "hint"}):
                answer = table.order(seat=seat, **order)
                assert (answer.status, answer.data["reason"]) == (409, "unknown_rules"), answer.body
                assert (answer.data["code"], answer.data["facts"]) == ("race.unknown_rules", {"version": 99})
            assert server.get(f"{table.path}/moment?at=3", table.watch).status == 200
            assert server.get(f"{table.path}/turns", table.watch).data["turns"] == []
            assert server.get(table.path, table.watch).data["situation"]["n"] == then["situation"]["n"]
        listed = {one["table"] for one in server.get("/api/tables").data["tables"]}
        assert listed == {
            then["keys"]["table"]
            for then in expected("1", kind)
            if then["info"]["public"] and then["situation"]["result"] is None
        }


@pytest.mark.parametrize(("game", "more"), [("mississippi", {}), ("queen", {"setup": "black-rose"})])
def test_the_record_of_unknown_rules_is_what_the_server_that_knows_them_writes(
    game: str, more: dict[str, Any], tmp_path: Path
) -> None:
    """Whose line an action stands in is kept, so any server can write a record that the right one can read."""
    server = Server(str(tmp_path / "tables.db"))
    with server:
        table = server.found(game, "here", "greedy", "random", **more)
        for _ in range(25):
            table.act()
        table.decided()
        known = server.get(f"{table.path}/record", table.watch).body.decode()
    _change(tmp_path, f"rules: {game_named(game).RULES}", "rules: 99")
    with server:
        kept = server.get(f"{table.path}/record", table.watch).body.decode()
        cut = server.get(f"{table.path}/record?until=5", table.watch).body.decode()
    again = kept.replace("rules: 99", f"rules: {game_named(game).RULES}")
    assert format_record(parse_record(again)) == known
    assert len(parse_record(cut.replace("rules: 99", f"rules: {game_named(game).RULES}")).actions) == 5


def _change(folder: Path, before: str, after: str) -> None:
    """Change the charters of all tables."""
    connection = sqlite3.connect(folder / "tables.db")
    for name, charter in connection.execute("select name, charter from tables").fetchall():
        changed = charter.decode().replace(before, after).encode()
        assert changed != charter
        connection.execute("update tables set charter = ? where name = ?", (changed, name))
    connection.commit()
    connection.close()


# --- what a newer server has added while this one runs --------------------------------------------------------


def test_what_only_a_newer_server_can_read_is_told_as_such(tmp_path: Path) -> None:
    """Two servers of different age on one database: the older one goes on telling what it can, and does nothing."""
    with Cluster() as cluster, Server(cluster.address, log=tmp_path / "log") as server:
        table = server.found("queen", "here", "here", "greedy", public=True)
        for _ in range(4):
            assert table.act().status == 200
        stands = table.decided()
        before = table.entries()
        n = stands["n"] + 1
        added = {"type": "whistled", "seat": "red", "lock": "secret", "n": n, "at": before[-1]["at"] + 1}
        after = {"type": "moved", "seat": "red", "action": "hoot", "by": "person", "id": "x", "n": n + 1, "at": added["at"]}
        seated = {"type": "seated", "seat": "green", "name": "Ada", "lock": "secret", "n": n + 2, "at": added["at"]}
        for entry in (added, after, seated):
            text = msgspec.json.encode(entry).decode()
            cluster.query(
                f"insert into paddlewheel.entries values ('{table.name}', {entry['n']}, convert_to('{text}', 'UTF8'));"
                f"update paddlewheel.tables set last = {entry['n']} where name = '{table.name}'"
            )
        now = table.entries()
        assert now[: len(before)] == before
        assert now[len(before)] == {"type": "unreadable", "kind": "whistled", "n": n, "at": added["at"]}
        assert (now[-2]["action"], now[-2]["events"], now[-1]["name"]) == ("hoot", [], "Ada")
        view = server.get(table.path, table.watch)
        assert (view.data["info"]["unread"], view.data["situation"]["actor"]) == ("other", None)
        assert b"secret" not in view.body + msgspec.json.encode(now)
        answer = table.order("submit", seat="red", action="1", seen=n)
        assert (answer.status, answer.data["reason"]) == (409, "unknown_rules")
        record = server.get(f"{table.path}/record", table.watch).body.decode()
        assert record.rstrip().endswith(" hoot")
        assert table.name in [one["table"] for one in server.get("/api/tables").data["tables"]]
    assert '"level":"error"' not in (tmp_path / "log").read_text()
