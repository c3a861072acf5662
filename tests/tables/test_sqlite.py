"""Logs in a SQLite file: whole or not at all, in order, never twice, and said plainly when it cannot be."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from paddlewheel.engine.errors import BadData
from paddlewheel.tables.errors import Conflict, Unavailable
from paddlewheel.tables.storage.kept import Addition, Beside, schema, unpack
from paddlewheel.tables.storage.sqlite import Sqlite


def beside(due: int | None = None, public: bool = False) -> Beside:
    return Beside(public, True, 7, due, b"{}")


def added(name: str, after: int, *bodies: bytes, due: int | None = None) -> Addition:
    return Addition(name, after, list(bodies), beside(due))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Sqlite]:
    store = Sqlite(tmp_path / "tables.db")
    store.found("one", b"charter", beside()).result()
    yield store
    store.close()


def test_what_was_kept_is_read_back_in_order(store: Sqlite) -> None:
    store.append(added("one", 0, b"a", b"b")).result()
    store.append(added("one", 2, b"c")).result()
    assert store.read("one", 0).result() == (b"charter", [b"a", b"b", b"c"])
    assert store.read("one", 2).result() == (b"charter", [b"c"])
    assert store.read("none", 0).result() is None


def test_of_two_who_write_the_same_number_one_is_told(store: Sqlite) -> None:
    store.append(added("one", 0, b"a")).result()
    for after in (0, 2):
        with pytest.raises(Conflict):
            store.append(added("one", after, b"x", b"y")).result()
    with pytest.raises(Conflict):
        store.append(added("none", 0, b"x")).result()
    assert store.read("one", 0).result() == (b"charter", [b"a"])


def test_a_conflict_does_not_hurt_those_in_the_same_transaction(store: Sqlite) -> None:
    store.found("two", b"other", beside()).result()
    hold = threading.Event()
    first = store._enqueue(lambda _: hold.wait(300))  # so that all the others wait together
    jobs: list[Future[None]] = [store.append(added("one", n, b"%d" % n)) for n in range(50)]
    clash, fine = store.append(added("one", 3, b"x")), store.append(added("two", 0, b"y"))
    hold.set()
    first.result()
    for job in jobs:
        job.result()
    fine.result()
    with pytest.raises(Conflict):
        clash.result()
    assert store.read("one", 0).result() == (b"charter", [b"%d" % n for n in range(50)])
    assert store.read("two", 0).result() == (b"other", [b"y"])


def test_everything_is_there_after_opening_again(tmp_path: Path) -> None:
    for after in range(3):
        store = Sqlite(tmp_path / "tables.db")
        if not after:
            store.found("one", b"charter", beside()).result()
        store.append(added("one", after, b"%d" % after)).result()
        store.close()
    store = Sqlite(tmp_path / "tables.db")
    assert store.read("one", 0).result() == (b"charter", [b"0", b"1", b"2"])
    store.close()


def test_what_is_due_and_what_is_public_can_be_looked_for(store: Sqlite) -> None:
    store.found("two", b"", Beside(True, True, 9, 500, b"two")).result()
    store.found("three", b"", Beside(True, True, 11, 0, b"three")).result()
    store.found("closed", b"", Beside(True, False, 12, None, b"closed")).result()
    assert store.due(499).result() == [(0, "three")]
    assert store.due(500).result() == [(0, "three"), (500, "two")]
    assert store.due(500, (0, "three")).result() == [(500, "two")]
    assert store.public(5).result() == [b"three", b"two"]


def test_one_address_cannot_fill_the_public_list(store: Sqlite) -> None:
    for nth in range(30):
        store.found(f"a{nth}", b"", Beside(True, True, 100 + nth, None, b"a%d" % nth), "10.0.0.1").result()
    store.found("b", b"", Beside(True, True, 1, None, b"b"), "10.0.0.2").result()
    store.found("old", b"", Beside(True, True, 0, None, b"old")).result()
    assert store.public(3).result() == [b"a29", b"a28", b"a27", b"b", b"old"]


def test_two_servers_do_not_share_a_file(store: Sqlite) -> None:
    with pytest.raises(BadData, match=r"database.in_use"):
        Sqlite(store.path)


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is a letter to my aunt, and not a database" * 100)
    with pytest.raises(BadData, match=r"database.failed"):
        Sqlite(path)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Sqlite(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(BadData, match="written by a newer Paddlewheel"):
        Sqlite(path)


def test_while_the_file_is_gone_nothing_is_acknowledged(store: Sqlite) -> None:
    store.append(added("one", 0, b"a")).result()
    aside = store.path.with_name("aside.db")
    store.path.rename(aside)
    with pytest.raises(Unavailable):
        store.append(added("one", 1, b"b")).result()
    with pytest.raises(Unavailable):
        store.read("one", 0).result()
    aside.rename(store.path)
    store.append(added("one", 1, b"b")).result()
    assert store.read("one", 0).result() == (b"charter", [b"a", b"b"])


def test_a_full_disk_is_said_and_forgotten_when_there_is_room(store: Sqlite) -> None:
    """The file may have no more pages: that is what SQLite is told by a full disk."""
    store._enqueue(lambda connection: connection.execute("pragma wal_checkpoint")).exception()
    pages = store._enqueue(lambda c: c.execute("pragma page_count").fetchone()[0]).result()
    store._enqueue(lambda c: c.execute(f"pragma max_page_count = {pages}").fetchone()).result()
    with pytest.raises(Unavailable):
        store.append(added("one", 0, bytes(100_000))).result()
    store.append(added("one", 0, bytes(100_000))).result()  # the connection was opened anew, without that limit
    assert store.read("one", 0).result() == (b"charter", [bytes(100_000)])


def test_what_nobody_has_touched_for_long_is_cleared_away_with_its_entries(store: Sqlite) -> None:
    """Only where nothing is to be done: a slow clock, or a captain who is to move, keeps a table."""
    store.found("clock", b"charter", beside(due=10**15)).result()
    store.found("young", b"charter", beside()._replace(touched=100)).result()
    for name in ("one", "clock", "young"):
        store.append(Addition(name, 0, [b"a", b"b"], beside(10**15 if name == "clock" else None))).result()
    store.append(Addition("young", 2, [b"c"], beside()._replace(touched=100))).result()
    assert store.clear(7, 99).result() == []
    assert store.clear(8, 99).result() == ["one"]
    ((at, body),) = store.look("select at, body from archived where name = $1", "one").result()
    assert (at, unpack(body)) == (99, (b"charter", [b"a", b"b"], None)), "it is archived, whole"
    assert store.read("one", 0).result() is None
    with pytest.raises(Conflict):
        store.append(added("one", 2, b"c")).result()
    for name in ("clock", "young"):
        kept = store.read(name, 0).result()
        assert kept is not None
        assert kept.bodies[:2] == [b"a", b"b"]
    with sqlite3.connect(store.path) as connection:
        (left,) = connection.execute("select count(*) from entries where name = 'one'").fetchone()
    assert left == 0


def test_a_file_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(schema("sqlite")[0] + "; pragma user_version = 1;")
        connection.execute("insert into tables values ('old', x'00', 0, 0, 1, 7, null, x'00')")
    store = Sqlite(path)
    try:
        assert store.clear(8, 9).result() == ["old"]
    finally:
        store.close()
