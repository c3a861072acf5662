"""Logs in a SQLite file: one thread writes, all that waits in one transaction, and one reads. Nothing here waits for them.

Write-ahead log and `synchronous=FULL`: what was committed is on the disk. A transaction is shared by everybody who came
while the last one was being written, so a slow disk makes the groups larger and not the queue longer.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from paddlewheel.engine.errors import BadData
from paddlewheel.tables.errors import Conflict, Unavailable
from paddlewheel.tables.storage.kept import (
    FIRST_DUE,
    LISTED,
    MOST_CLEARED,
    MOST_DUE,
    Addition,
    Archived,
    Beside,
    Kept,
    pack,
    schema,
)

MOST_TOGETHER: Final = 500
MOST_LISTED: Final = 200
Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]


class Sqlite:
    """A SQLite file with its two threads; every method returns a future."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        """Open a file: `alone`, as a server does, or beside a server, for what the operator does."""
        self.path = path
        self._lock = lock(path) if alone else None
        self._writer, self._reader = _Connection(path), _Connection(path)
        self._version: int | None = None
        try:
            self._writer.use(_migrate if alone else _check_version, create=alone)
        except (sqlite3.Error, Unavailable) as error:
            if self._lock is not None:
                self._lock.close()
            raise BadData("database", "database.failed", path=str(path), why=str(error.__cause__ or error)) from error
        self._waiting: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._thread = Thread(target=self._write, name="sqlite-writer")
        self._thread.start()

    def found(self, name: str, charter: bytes, beside: Beside, address: str | None = None) -> Future[bool]:
        """Keep a new table; the future holds False if there is one of that name."""
        return self._enqueue(lambda connection: _found(connection, (name, charter, 0, *beside), address))

    def append(self, added: Addition) -> Future[None]:
        """Keep entries; the future holds a Conflict if others were kept first."""
        return self._enqueue(lambda connection: _append(connection, added))

    def append_all(self, additions: list[Addition]) -> Future[list[Exception | None]]:
        """Keep entries of several tables; the future holds for each a Conflict if others were kept first."""
        return self._enqueue(lambda connection: _append_all(connection, additions))

    def read(self, name: str, after: int) -> Future[Kept | None]:
        """Return a table's charter and its entries after a number, None if there is no such table."""
        return self._reading.submit(self._reader.use, lambda connection: _read(connection, name, after))

    def due(self, now: int, after: tuple[int, str] = FIRST_DUE) -> Future[list[tuple[int, str]]]:
        """Return some tables that have work to do by now, and since when, after one that is known."""
        query = f"select due, name from tables where due <= ? and (due, name) > (?, ?) order by due, name limit {MOST_DUE}"
        return self._ask(query, now, *after)

    def public(self, each: int) -> Future[list[bytes]]:
        """Return what the public list says, the latest first, so many of each address."""
        query = numbered(LISTED)
        return self._reading.submit(self._reader.use, lambda connection: _column(connection, query, each, MOST_LISTED))

    def size(self) -> Future[int]:
        """Return how many bytes the file has, without what is free in it."""
        return self._reading.submit(self._reader.use, _size)

    def clear(self, before: int, at: int) -> Future[list[str]]:
        """Archive tables that nobody has touched since, and without work to do; return their names."""
        return self._enqueue(lambda connection: _clear(connection, before, at))

    def archive(self, name: str, at: int) -> Future[bool]:
        """Archive a table; the future holds False if there is no such table."""
        return self._enqueue(lambda connection: _archive(connection, name, at))

    def look(self, query: str, *values: object) -> Future[list[tuple[Any, ...]]]:
        """Ask something of what stands beside the tables."""
        return self._ask(numbered(query), *values)

    def _ask(self, query: str, *values: object) -> Future[list[tuple[Any, ...]]]:
        return self._reading.submit(self._reader.use, lambda connection: connection.execute(query, values).fetchall())

    def note(self, *statements: tuple[str, tuple[object, ...]]) -> Future[int]:
        """Change what stands beside the tables, all or nothing; the future holds how many rows the last one changed."""
        return self._enqueue(lambda connection: _note(connection, statements))

    def changed_elsewhere(self) -> Future[bool]:
        """Return whether another process has written to the file since this was asked last."""
        return self._enqueue(self._other_version)

    def _other_version(self, connection: sqlite3.Connection) -> bool:
        (version,) = connection.execute("pragma data_version").fetchone()
        known, self._version = self._version, version
        return known not in (None, version)

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._waiting.put(None)
        self._thread.join()
        self._reading.submit(self._reader.close).result()
        self._reading.shutdown()
        if self._lock is not None:
            self._lock.close()

    def _enqueue(self, work: Work) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.put((work, future))
        return future

    def _write(self) -> None:
        """Take what waits, write it in one transaction, then tell everybody how theirs went."""
        while (first := self._waiting.get()) is not None:
            group = [first]
            last = False
            while len(group) < MOST_TOGETHER and not self._waiting.empty():
                one = self._waiting.get()
                if one is None:
                    last = True
                    break
                group.append(one)
            self._write_group(group)
            if last:
                break
        self._writer.close()

    def _write_group(self, waiting: list[tuple[Work, Future[Any]]]) -> None:
        group = [(work, future) for work, future in waiting if future.set_running_or_notify_cancel()]
        works = [work for work, _ in group]
        try:
            results = self._writer.use(lambda connection: _together(connection, works))
        except Unavailable as error:
            results = [error] * len(group)
        for (_, future), result in zip(group, results, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)


class _Connection:
    """A connection that is opened when it is needed, and again after something went wrong."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    def use(self, work: Callable[[sqlite3.Connection], Result], create: bool = False) -> Result:
        """Do something with the file; raise Unavailable if it cannot be done now."""
        try:
            if not create and self._file_now() != self._file:
                self.close()  # the file was removed or replaced: what is written now would be lost
            if self._open is None:
                self._open = _connect(self._path, create)
                self._file = self._file_now()
            return work(self._open)
        except (sqlite3.Error, OSError) as error:
            self.close()
            if create:
                raise
            raise Unavailable from error

    def _file_now(self) -> tuple[int, int]:
        status = self._path.stat()
        return status.st_dev, status.st_ino

    def close(self) -> None:
        if self._open is not None:
            try:
                self._open.close()
            except sqlite3.Error:
                self._open = None  # there is nothing more to be closed
        self._open = None


def _connect(path: Path, create: bool) -> sqlite3.Connection:
    mode = "rwc" if create else "rw"
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False, timeout=5)
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
        connection.execute(f"pragma {pragma}")
    return connection


def lock(path: Path) -> sqlite3.Connection:
    """Hold a lock as long as this process lives: two servers on one file would not hear of each other."""
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(beside, isolation_level=None, check_same_thread=False, timeout=0)
        connection.execute("begin exclusive")
    except (sqlite3.Error, OSError) as error:
        if "locked" in str(error):
            raise BadData("database", "database.in_use", path=str(path)) from error
        raise BadData("database", "database.failed", path=str(path), why=str(error)) from error
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to the newest schema, each step whole or not at all."""
    steps = schema("sqlite")
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > len(steps):
        raise sqlite3.DatabaseError(f"it was written by a newer Paddlewheel (schema {version}, known here is {len(steps)})")
    for number, step in enumerate(steps[version:], version + 1):
        connection.executescript(f"begin; {step}; pragma user_version = {number}; commit;")


def _check_version(connection: sqlite3.Connection) -> None:
    """Leave a file alone that is of another schema: bringing it up to date is for the server."""
    known, (version,) = len(schema("sqlite")), connection.execute("pragma user_version").fetchone()
    if version != known:
        text = f"its schema is {version}, known here is {known}; start the server of this release once"
        raise sqlite3.DatabaseError(text)


def _together(connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """Do everything in one transaction; what cannot be done is left out of it, and said."""
    results: list[Any] = []
    connection.execute("begin immediate")
    try:
        for work in works:
            try:
                results.append(work(connection))
            except (Conflict, sqlite3.IntegrityError) as error:
                results.append(error)
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return results


def _append_all(connection: sqlite3.Connection, additions: list[Addition]) -> list[Exception | None]:
    results: list[Exception | None] = []
    for added in additions:
        try:
            _append(connection, added)
            results.append(None)
        except (Conflict, sqlite3.IntegrityError) as error:
            results.append(error)
    return results


def _append(connection: sqlite3.Connection, added: Addition) -> None:
    name, after, bodies, beside, also = added
    query = "update tables set last=?, public=?, open=?, touched=?, due=?, listed=? where name=? and last=?"
    if connection.execute(query, (after + len(bodies), *beside, name, after)).rowcount != 1:
        raise Conflict
    rows = [(name, number, body) for number, body in enumerate(bodies, after + 1)]
    connection.executemany("insert into entries values (?,?,?)", rows)
    _note(connection, also)


def _clear(connection: sqlite3.Connection, before: int, at: int) -> list[str]:
    query = f"select name from tables where touched < ? and due is null order by touched limit {MOST_CLEARED}"
    names: list[str] = _column(connection, query, before)
    for name in names:
        _archive(connection, name, at)
    return names


def _archive(connection: sqlite3.Connection, name: str, at: int) -> bool:
    kept = _read(connection, name, 0)
    if kept is None:
        return False
    address = _column(connection, "select address from founders where name = ?", name)
    packed = pack(Archived(*kept, *address))
    connection.execute("insert or replace into archived values (?, ?, ?)", (name, at, packed))
    for table in ("entries", "founders", "reviews", "tables"):
        connection.execute(f"delete from {table} where name = ?", (name,))
    return True


def _note(connection: sqlite3.Connection, statements: tuple[tuple[str, tuple[object, ...]], ...]) -> int:
    changed = 0
    for statement, values in statements:
        changed = connection.execute(numbered(statement), values).rowcount
    return changed


def numbered(query: str) -> str:
    """Return a query with its values numbered as SQLite has it, and not as PostgreSQL."""
    return re.sub(r"\$(\d+)", r"?\1", query)


def _read(connection: sqlite3.Connection, name: str, after: int) -> Kept | None:
    found = connection.execute("select charter from tables where name = ?", (name,)).fetchone()
    if found is None:
        return None
    query = "select body from entries where name = ? and n > ? order by n"
    return Kept(found[0], _column(connection, query, name, after))


def _size(connection: sqlite3.Connection) -> int:
    pages, free, page = (
        connection.execute(f"pragma {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
    )
    return int(pages - free) * int(page)


def _column(connection: sqlite3.Connection, query: str, *values: object) -> list[Any]:
    return [row[0] for row in connection.execute(query, values)]


def _found(connection: sqlite3.Connection, row: tuple[object, ...], address: str | None) -> bool:
    query = "insert into tables values (?,?,?,?,?,?,?,?) on conflict do nothing"
    if connection.execute(query, row).rowcount != 1:
        return False
    if address is not None:
        connection.execute("insert or replace into founders values (?, ?)", (row[0], address))
    return True
