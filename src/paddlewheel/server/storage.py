"""Where tables are kept, as the server sees it: the same few questions to a SQLite file and to PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData
from paddlewheel.tables.storage.kept import FIRST_DUE, Addition, Beside, Kept
from paddlewheel.tables.storage.sqlite import Sqlite


class Ear(Protocol):
    """What is told about other processes."""

    def heard(self, name: str | None, last: int | None = None) -> None:
        """Another process has added to a table, up to an entry; without a name it may have been to any, and missed."""

    def heard_present(self, name: str, process: str, seats: frozenset[Seat], watching: int) -> None:
        """At a table these seats are connected to another process, and this many watch there."""


class Store(Protocol):
    """Everything that is kept. Whatever cannot be done now raises Unavailable."""

    async def found(self, name: str, charter: bytes, beside: Beside, address: str | None = None) -> bool:
        """Keep a new table and from where it was founded; False if there is one of that name, which is left as it is."""

    async def append(self, added: Addition) -> None:
        """Keep entries, all or none, durably; raise Conflict if others were kept first."""

    async def read(self, name: str, after: int) -> Kept | None:
        """Return a table's charter and its entries after a number, None if there is no such table."""

    async def added(self, name: str) -> int | None:
        """Return up to which entry others may have added to a table: 0 where nobody else does, None if it is gone.

        Readers wait for this: it is answered soon, or Unavailable.
        """

    async def public(self, each: int) -> list[bytes]:
        """Return what the public list says, the latest first, and of each address only so many."""

    async def due(self, now: int, after: tuple[int, str] = FIRST_DUE) -> list[tuple[int, str]]:
        """Return the next tables, and since when, at which this process has something to do by now."""

    async def claim(self, name: str) -> bool:
        """Return whether this process is the one that does the work at a table; for a while then no other is."""

    async def clear(self, before: int, at: int) -> list[str]:
        """Archive some tables that nobody has touched since, and without work to do; return their names."""

    async def archive(self, name: str, at: int) -> bool:
        """Archive a table, and tell the other processes that it is gone; False if there is no such table."""

    async def beat(self, at: int) -> int | None:
        """Keep a mark that this process was there, durably; return the time by the database's own clock, if it has one."""

    async def look(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask something of what stands beside the tables; values are `$1`, `$2`, …"""

    async def note(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        """Change what stands beside the tables, all or nothing; return how many rows the last statement changed."""

    async def tell_changed(self, name: str) -> None:
        """Let the other processes read a table anew."""

    async def listen(self) -> None:
        """Learn what other processes have written, where nobody says so by itself."""

    async def size(self) -> int:
        """Return how many bytes everything takes on the disk."""

    async def tell_present(self, name: str, seats: frozenset[Seat], watching: int) -> None:
        """Tell the other processes who is connected to this one; it is not kept."""

    async def close(self) -> None:
        """Let go of everything."""


class SqliteStore:
    """A SQLite file: this process is the only one."""

    def __init__(self, path: Path, ear: Ear, alone: bool = True) -> None:
        self._ear = ear
        self._file = Sqlite(path, alone)
        self._gathered: list[tuple[Addition, asyncio.Future[None]]] = []
        """What came this time round the loop: it is handed over in one piece, for each handing over costs time."""

    async def found(self, name: str, charter: bytes, beside: Beside, address: str | None = None) -> bool:
        """Keep a new table."""
        return await asyncio.wrap_future(self._file.found(name, charter, beside, address))

    async def append(self, added: Addition) -> None:
        """Keep entries, together with whatever else comes this time round the loop."""
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over, loop)
        kept: asyncio.Future[None] = loop.create_future()
        self._gathered.append((added, kept))
        await kept

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._gathered = self._gathered, []
        done = self._file.append_all([added for added, _ in group])
        done.add_done_callback(lambda done: loop.call_soon_threadsafe(_tell, [kept for _, kept in group], done))

    async def read(self, name: str, after: int) -> Kept | None:
        """Return what is kept of a table."""
        return await asyncio.wrap_future(self._file.read(name, after))

    async def added(self, name: str) -> int | None:  # noqa: ARG002  (there is nobody else)
        """Nobody else adds anything."""
        return 0

    async def public(self, each: int) -> list[bytes]:
        """Return the public list."""
        return await asyncio.wrap_future(self._file.public(each))

    async def due(self, now: int, after: tuple[int, str] = FIRST_DUE) -> list[tuple[int, str]]:
        """Return the tables that have work to do."""
        return await asyncio.wrap_future(self._file.due(now, after))

    async def claim(self, name: str) -> bool:  # noqa: ARG002  (there is nobody else)
        """Nobody else could do it."""
        return True

    async def clear(self, before: int, at: int) -> list[str]:
        """Archive old tables."""
        return await asyncio.wrap_future(self._file.clear(before, at))

    async def archive(self, name: str, at: int) -> bool:
        """Archive a table; a server learns of it by looking."""
        return await asyncio.wrap_future(self._file.archive(name, at))

    async def beat(self, at: int) -> int | None:
        """Keep a mark; the clock is the machine's own."""
        await self.note(("insert into pulse values ('server', $1) on conflict (process) do update set at = $1", (at,)))
        return None

    async def look(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask something."""
        return await asyncio.wrap_future(self._file.look(query, *values))

    async def note(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        """Change something."""
        return await asyncio.wrap_future(self._file.note(*statements))

    async def tell_changed(self, name: str) -> None:
        """A server learns of it by looking."""

    async def listen(self) -> None:
        """Read everything anew that is open, if the operator has written to the file."""
        if await asyncio.wrap_future(self._file.changed_elsewhere()):
            self._ear.heard(None)

    async def size(self) -> int:
        """Return how many bytes the file has, without what is free in it."""
        return await asyncio.wrap_future(self._file.size())

    async def tell_present(self, name: str, seats: frozenset[Seat], watching: int) -> None:
        """There is nobody to be told."""

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        await asyncio.to_thread(self._file.close)


def _tell(waiting: list[asyncio.Future[None]], done: Future[list[Exception | None]]) -> None:
    """Tell everybody who waits still how theirs went."""
    wrong = done.exception()
    results = [wrong] * len(waiting) if wrong is not None else done.result()
    for kept, result in zip(waiting, results, strict=True):
        if kept.done():
            continue
        if result is None:
            kept.set_result(None)
        else:
            kept.set_exception(result)


async def open_store(database: str, ear: Ear, alone: bool = True) -> Store:
    """Open a PostgreSQL database if it is named by a URL, else the SQLite file of that name.

    Not `alone` is for the operator, beside a server that runs: nothing is brought up to date then.
    """
    if not database.startswith(("postgresql://", "postgres://")):
        if "://" in database:
            raise BadData("database", "database.address")
        return SqliteStore(Path(database).expanduser(), ear, alone)
    try:
        from paddlewheel.server.postgres import open_postgres  # noqa: PLC0415  (asyncpg is an extra)
    except ImportError as error:
        raise BadData("database", "database.no_driver") from error
    return await open_postgres(database, ear, alone)
