"""Sail races of every kind and keep their tables for good, as SQL, and beside them what they said of themselves then.

Run as a program, once for each version of the rules, by the server that has that version as its newest:

    python -m tests.server.keep_tables VERSION

What is kept is never written again: later versions have to read it as it is. Keys are kept too, so that tests can sail on.
"""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from .cluster import Cluster
from .find_postgres import programs
from .running import Founded, Server

KEPT: Final = Path(__file__).parent / "kept"
RACES: Final[tuple[tuple[str, str, tuple[str, ...], dict[str, Any], int], ...]] = (
    ("mississippi, begun", "mississippi", ("here", "link", "greedy"), {"public": True}, 8),
    ("mississippi, over", "mississippi", ("here", "random", "greedy"), {"setup": "short", "clock": {"turn": 900}}, 999),
    ("passengers, begun", "queen", ("here", "link", "greedy"), {"setup": "passengers", "public": True}, 24),
    ("black rose, begun", "queen", ("here", "here", "greedy"), {"setup": "black-rose"}, 30),
    ("two steamers, begun", "queen", ("here", "greedy"), {"setup": "for-two"}, 24),
    ("two each, begun", "queen", ("here", "link", "random"), {"setup": "two-each"}, 20),
    ("school, over", "queen", ("here", "greedy", "greedy"), {"setup": "school"}, 999),
    (
        "black rose, over",
        "queen",
        ("here", "greedy", "random"),
        {"setup": "black-rose", "options": {"round_limit": 6}},
        999,
    ),
)
"""What a table is called, its game, who sits there, what else was wanted, and how often people act."""


def sail(server: Server, seed: int) -> list[dict[str, Any]]:
    """Sail every race, and return what can be said of each."""
    said = []
    for title, game, kinds, more, times in RACES:
        table = server.found(game, *kinds, title=title, **more)
        for seat in table.created["seats"]:
            if seat["key"]:
                assert table.order("sit", seat=seat["seat"], name=seat["seat"].title()).status == 200
        _race(table, times, Random(seed))
        said.append(told(table))
    return said


def _race(table: Founded, times: int, rng: Random) -> None:
    for nth in range(times):
        stands = table.decided(60)
        if stands["result"] is not None:
            return
        action = rng.choice(stands["legal"])
        assert table.order("submit", seat=stands["actor"], action=action, seen=stands["n"]).status == 200
        if nth == 3:
            assert table.order("say", seat=stands["actor"], text="Ahoi, à la vapeur! ⚓").status == 200
        if nth in (2, 5, 10):
            _take_back(table)
    table.decided(60)


def _take_back(table: Founded) -> None:
    """Take the last action of the race back, if need be with everybody's yes."""
    stands = table.decided(60)
    if stands["result"] is not None:
        return
    seat, keep = stands["actor"], stands["actions"] - 1 if stands["free_back"] is None else stands["free_back"]
    assert table.order("take_back", seat=seat, keep=keep, seen=stands["n"]).status == 200
    while (proposal := table.situation()["proposal"]) is not None and proposal["missing"]:
        assert table.order("agree", seat=proposal["missing"][0], proposal=proposal["n"], yes=True).status == 200


def told(table: Founded) -> dict[str, Any]:
    """Return what a table says of itself, but for what is made anew for every reader, and wordings."""
    view = table.server.get(table.path, table.watch).data
    stands = {
        name: value for name, value in view["situation"].items() if name not in ("scene", "now", "clocks", "deadline")
    }
    entries = [{name: value for name, value in entry.items() if name != "words"} for entry in table.entries()]
    record = table.server.get(f"{table.path}/record", table.watch).body.decode()
    return {"keys": table.created, "info": view["info"], "situation": stands, "record": record, "entries": entries}


# --- as text --------------------------------------------------------------------------------------------------------------


def dump_sqlite(path: Path) -> str:
    """Return a file as SQL that people can read."""
    connection = sqlite3.connect(path)
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        lines = [re.sub(r"X'([0-9A-F]+)'", _readable("cast({} as blob)"), line) for line in connection.iterdump()]
        return "\n".join([*lines, f"pragma user_version = {version};", ""])
    finally:
        connection.close()


def dump_postgres(cluster: Cluster) -> str:
    """Return a database as SQL that people can read."""
    told = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "--inserts", "--no-owner", "-n", "paddlewheel"]
    done = subprocess.run([programs() / "pg_dump", *told, "postgres"], check=True, capture_output=True, text=True)
    lines = (line for line in done.stdout.splitlines() if line and not line.startswith(("--", "\\", "SET ", "SELECT pg_")))
    return "\n".join([*(re.sub(r"'\\x([0-9a-f]+)'", _readable("convert_to({}, 'UTF8')"), line) for line in lines), ""])


def _readable(wrapped: str) -> Any:
    def text(found: re.Match[str]) -> str:
        return wrapped.format("'" + bytes.fromhex(found[1]).decode().replace("'", "''") + "'")

    return text


def _lines(said: list[dict[str, Any]]) -> Iterator[str]:
    """Write JSON with a line for each entry, so that people can read it."""
    for nth, table in enumerate(said):
        *rest, (last, entries) = table.items()
        yield "[" if nth == 0 else ","
        yield "{"
        yield from (f'"{name}": {msgspec.json.encode(value).decode()},' for name, value in rest)
        yield f'"{last}": ['
        yield ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
        yield "]}"
    yield "]"


def main(version: str) -> None:
    """Sail, and write everything down."""
    folder = KEPT / f"version-{version}"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.db"
        with Server(str(path)) as server:
            said = sail(server, 1)
        (folder / "sqlite.sql").write_text(dump_sqlite(path))
        (folder / "sqlite.json").write_text("\n".join([*_lines(said), ""]))
    with Cluster() as cluster:
        with Server(cluster.address) as server:
            said = sail(server, 2)
        (folder / "postgres.sql").write_text(dump_postgres(cluster))
        (folder / "postgres.json").write_text("\n".join([*_lines(said), ""]))


if __name__ == "__main__":
    main(*sys.argv[1:])
