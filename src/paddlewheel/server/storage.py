"""Where tables are kept, as the server sees it: the same few questions to a SQLite file and to PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData
from paddlewheel.tables.storage.kept import Addition, Beside, Kept
from paddlewheel.tables.storage.sqlite import Sqlite


class Ear(Protocol):
    """What is told about other processes."""

    def heard(self, name: str | None, last: int | None = None) -> None:
        """Another process has added to a table, up to an entry; without a name it may have been to any, and missed."""

    def heard_present(self, name: str, process: str, seats: frozenset[Seat], watching: int) -> None:
        """At a table these seats are connected to another process, and this many watch there."""


class Store(Protocol):
    """Everything that is kept. Whatever cannot be done now raises Unavailable."""

    async def found(self, name: str, charter: bytes, beside: Beside) -> bool:
        """Keep a new table; False if there is one of that name, which is left as it is."""

    async def append(self, added: Addition) -> None:
        """Keep entries, all or none, durably; raise Conflict if others were kept first."""

    async def read(self, name: str, after: int) -> Kept | None:
        """Return a table's charter and its entries after a number, None if there is no such table."""

    async def added(self, name: str) -> int | None:
        """Return up to which entry others may have added to a table: 0 where nobody else does, None if it is gone.

        Readers wait for this: it is answered soon, or Unavailable.
        """

    async def public(self) -> list[bytes]:
        """Return what the public list says, the latest first."""

    async def due(self, now: int) -> list[str]:
        """Return the tables at which this process has something to do by now."""

    async def claim(self, name: str) -> bool:
        """Return whether this process is the one that does the work at a table; for a while then no other is."""

    async def clear(self, before: int) -> list[str]:
        """Clear away some tables that nobody has touched since, and without work to do; return their names."""

    async def size(self) -> int:
        """Return how many bytes everything takes on the disk."""

    async def tell_present(self, name: str, seats: frozenset[Seat], watching: int) -> None:
        """Tell the other processes who is connected to this one; it is not kept."""

    async def close(self) -> None:
        """Let go of everything."""


class SqliteStore:
    """A SQLite file: this process is the only one."""

    def __init__(self, path: Path) -> None:
        self._file = Sqlite(path)

    async def found(self, name: str, charter: bytes, beside: Beside) -> bool:
        """Keep a new table."""
        return await asyncio.wrap_future(self._file.found(name, charter, beside))

    async def append(self, added: Addition) -> None:
        """Keep entries."""
        await asyncio.wrap_future(self._file.append(added))

    async def read(self, name: str, after: int) -> Kept | None:
        """Return what is kept of a table."""
        return await asyncio.wrap_future(self._file.read(name, after))

    async def added(self, name: str) -> int | None:  # noqa: ARG002  (there is nobody else)
        """Nobody else adds anything."""
        return 0

    async def public(self) -> list[bytes]:
        """Return the public list."""
        return await asyncio.wrap_future(self._file.public())

    async def due(self, now: int) -> list[str]:
        """Return the tables that have work to do."""
        return await asyncio.wrap_future(self._file.due(now))

    async def claim(self, name: str) -> bool:  # noqa: ARG002  (there is nobody else)
        """Nobody else could do it."""
        return True

    async def clear(self, before: int) -> list[str]:
        """Clear away old tables."""
        return await asyncio.wrap_future(self._file.clear(before))

    async def size(self) -> int:
        """Return how many bytes the file has, without what is free in it."""
        return await asyncio.wrap_future(self._file.size())

    async def tell_present(self, name: str, seats: frozenset[Seat], watching: int) -> None:
        """There is nobody to be told."""

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        await asyncio.to_thread(self._file.close)


async def open_store(database: str, ear: Ear) -> Store:
    """Open a PostgreSQL database if it is named by a URL, else the SQLite file of that name."""
    if not database.startswith(("postgresql://", "postgres://")):
        if "://" in database:
            raise BadData("database", "database.address")
        return SqliteStore(Path(database).expanduser())
    try:
        from paddlewheel.server.postgres import open_postgres  # noqa: PLC0415  (asyncpg is an extra)
    except ImportError as error:
        raise BadData("database", "database.no_driver") from error
    return await open_postgres(database, ear)
