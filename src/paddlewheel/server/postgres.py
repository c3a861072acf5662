"""Tables in PostgreSQL, shared by several server processes, which hear of each other's entries through it.

An entry and the notification of it are one statement; the notification carries only the table and the number, so nothing is
too long for it, and a process that hears it reads the log from where it is. The ear is a connection of its own: after it
was cut off, whatever may have been missed is read.

One process at a time does the work at a table (dice, captains, deadlines): it has claimed the table for a few
seconds, and goes on claiming it while there is more to do. If it dies, the claim runs out and another process goes on.
Should two ever decide the same, the log takes the one that comes first, as it does with people.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData
from paddlewheel.server.storage import Ear
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
from paddlewheel.tables.storage.sqlite import MOST_LISTED

LOG: Final = logging.getLogger("paddlewheel.postgres")
CHANNEL: Final = "paddlewheel"
PRESENT: Final = "present"
CLAIM: Final = 6.0
"""Seconds for which a process claims a table."""
LISTEN_AGAIN: Final = 0.5
CONNECT_WITHIN: Final = 5.0
"""Seconds in which a connection is to be had."""
LOOK_WITHIN: Final = 2.0
"""Seconds after which nobody waits any longer to learn whether other processes have added something."""
STILL_THERE: Final = 10.0
"""Seconds after which the ear is asked whether it still hears."""

FOUND: Final = """
with new as (
  insert into tables (name, charter, last, public, open, touched, due, listed) values ($1, $2, 0, $3, $4, $5, $6, $7)
  on conflict do nothing returning name
), founded as (
  insert into founders select name, $8 from new where $8::text is not null
  on conflict (name) do update set address = excluded.address
)
select name from new
"""
APPEND: Final = """
with changed as (
  update tables set last = $2 + cardinality($3::bytea[]), public = $4, open = $5, touched = $6, due = $7, listed = $8
  where name = $1 and last = $2 returning name
), added as (
  insert into entries select name, $2 + nth, body from changed, unnest($3::bytea[]) with ordinality as new (body, nth)
)
select pg_notify($9, $10) from changed
"""
CLAIMING: Final = """
update tables set keeper = $2, kept_until = now() + make_interval(secs => $3)
where name = $1 and (keeper = $2 or kept_until is null or kept_until < now()) returning name
"""
SIZE: Final = """
select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint from pg_class
where relkind = 'r' and relnamespace = 'paddlewheel'::regnamespace
"""
DUE: Final = f"""
select due, name from tables
where due <= $1 and (due, name) > ($3, $4) and (keeper = $2 or kept_until is null or kept_until < now())
order by due, name limit {MOST_DUE}
"""
OLD: Final = f"""
select name from tables where touched < $1 and due is null order by touched limit {MOST_CLEARED} for update skip locked
"""
ARCHIVE: Final = """
insert into archived values ($1, $2, $3) on conflict (name) do update set at = excluded.at, body = excluded.body
"""
EVERYTHING: Final = 2**31 - 1
"""The number of an entry that nobody has: who hears it reads the table anew."""


async def open_postgres(address: str, ear: Ear, alone: bool = True) -> PostgresStore:
    """Connect and listen; bring the database up to the newest schema, unless a server is at it."""
    store = PostgresStore(address, ear, alone)
    try:
        await store.start()
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise BadData("database", "database.failed", path="PostgreSQL", why=str(error) or type(error).__name__) from error
    return store


class PostgresStore:
    """A PostgreSQL database."""

    def __init__(self, address: str, ear: Ear, alone: bool = True) -> None:
        self._address, self._ear, self._alone = address, ear, alone
        self._me = secrets.token_hex(8)
        self._claims: dict[str, float] = {}
        self._pool: asyncpg.Pool
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, migrate, listen."""
        settings = {"search_path": "paddlewheel", "application_name": f"paddlewheel {self._me}"}
        connection = await asyncpg.connect(self._address, timeout=CONNECT_WITHIN)
        try:
            await (_migrate if self._alone else _check_version)(connection)
        finally:
            await connection.close()
        # No connection is kept ready: the pool would write down a traceback each time it cannot have one.
        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=8,
            timeout=CONNECT_WITHIN,
            command_timeout=2 * CONNECT_WITHIN,
            server_settings=settings,
        )
        if self._alone:
            self._listening = asyncio.create_task(self._listen())

    async def found(self, name: str, charter: bytes, beside: Beside, address: str | None = None) -> bool:
        """Keep a new table."""
        async with self._connected() as connection:
            return await connection.fetchval(FOUND, name, charter, *beside, address) is not None

    async def append(self, added: Addition) -> None:
        """Keep entries and tell the other processes, in one statement, or in one transaction with what goes with them."""
        word = f"{self._me} {added.name} {added.after + len(added.bodies)}"
        values = (added.name, added.after, added.bodies, *added.beside, CHANNEL, word)
        async with self._connected() as connection:
            if not added.also:
                done = await connection.fetch(APPEND, *values)
            else:
                async with connection.transaction():
                    done = await connection.fetch(APPEND, *values)
                    for statement, noted in added.also if done else ():
                        await connection.execute(statement, *noted)
        if not done:
            raise Conflict

    async def read(self, name: str, after: int) -> Kept | None:
        """Return what is kept of a table."""
        async with self._connected() as connection:
            charter = await connection.fetchval("select charter from tables where name = $1", name)
            if charter is None:
                return None
            query = "select body from entries where name = $1 and n > $2 order by n"
            return Kept(charter, [row["body"] for row in await connection.fetch(query, name, after)])

    async def added(self, name: str) -> int | None:
        """Return the number of the last entry, by any process."""
        try:
            async with asyncio.timeout(LOOK_WITHIN), self._connected() as connection:
                last: int | None = await connection.fetchval("select last from tables where name = $1", name)
        except TimeoutError as error:
            raise Unavailable from error
        return last

    async def public(self, each: int) -> list[bytes]:
        """Return the public list."""
        return [listed for (listed,) in await self.look(LISTED, each, MOST_LISTED)]

    async def due(self, now: int, after: tuple[int, str] = FIRST_DUE) -> list[tuple[int, str]]:
        """Return the tables that have work to do that no other process has claimed."""
        async with self._connected() as connection:
            return [(row["due"], row["name"]) for row in await connection.fetch(DUE, now, self._me, *after)]

    async def claim(self, name: str) -> bool:
        """Claim a table for a few seconds, unless another process has."""
        now = time.monotonic()
        if self._claims.get(name, 0) > now + CLAIM / 2:
            return True
        async with self._connected() as connection:
            mine = await connection.fetchval(CLAIMING, name, self._me, CLAIM) is not None
        self._claims = {known: until for known, until in self._claims.items() if until > now}
        if mine:
            self._claims[name] = now + CLAIM
        return mine

    async def clear(self, before: int, at: int) -> list[str]:
        """Archive old tables; a process that adds to one of them meanwhile comes first, or finds it gone."""
        async with self._connected() as connection, connection.transaction():
            names = [row["name"] for row in await connection.fetch(OLD, before)]
            for name in names:
                await _archive(connection, name, at)
        return names

    async def archive(self, name: str, at: int) -> bool:
        """Archive a table, and tell the other processes."""
        async with self._connected() as connection, connection.transaction():
            locked = "select name from tables where name = $1 for update"
            if await connection.fetchval(locked, name) is None:
                return False
            await _archive(connection, name, at)
        await self.tell_changed(name)
        return True

    async def beat(self, at: int) -> int | None:
        """Keep a mark, and return the time by the database."""
        query = """insert into pulse values ($1, $2) on conflict (process) do update set at = excluded.at
            returning (extract(epoch from clock_timestamp()) * 1000)::bigint"""
        async with self._connected() as connection:
            found: int = await connection.fetchval(query, self._me, at)
        return found

    async def look(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask something."""
        async with self._connected() as connection:
            return [tuple(row) for row in await connection.fetch(query, *values)]

    async def note(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        """Change something."""
        done = ""
        async with self._connected() as connection, connection.transaction():
            for statement, values in statements:
                done = await connection.execute(statement, *values)
        return int(done.split()[-1])

    async def tell_changed(self, name: str) -> None:
        """Let the other processes read a table anew."""
        async with self._connected() as connection:
            await connection.execute("select pg_notify($1, $2)", CHANNEL, f"{self._me} {name} {EVERYTHING}")

    async def listen(self) -> None:
        """The database says so by itself."""

    async def size(self) -> int:
        """Return how many bytes our tables and their indexes have."""
        async with self._connected() as connection:
            size: int = await connection.fetchval(SIZE)
        return size

    async def tell_present(self, name: str, seats: frozenset[Seat], watching: int) -> None:
        """Tell the other processes who is connected to this one."""
        word = " ".join([self._me, name, PRESENT, str(watching), *map(str, sorted(seats))])
        async with self._connected() as connection:
            await connection.execute("select pg_notify($1, $2)", CHANNEL, word)

    async def close(self) -> None:
        """Give back every claim, and let go."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        try:
            async with self._connected() as connection:
                await connection.execute("update tables set kept_until = null where keeper = $1", self._me)
                await connection.execute("delete from pulse where process = $1", self._me)
            await asyncio.wait_for(self._pool.close(), 3)
        except (Unavailable, TimeoutError):
            self._pool.terminate()

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """Lend a connection; whatever goes wrong with it, nothing can be kept at the moment."""
        try:
            async with self._pool.acquire(timeout=CONNECT_WITHIN) as connection:
                yield connection
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable from error

    async def _listen(self) -> None:
        """Hear of what other processes add, and after every silence look everywhere."""
        while True:
            try:
                await self._hear()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the ear to other processes was cut off", extra={"why": str(error) or type(error).__name__})
            await asyncio.sleep(LISTEN_AGAIN)

    async def _hear(self) -> None:
        connection = await asyncpg.connect(self._address, timeout=CONNECT_WITHIN)
        try:
            cut = asyncio.Event()
            connection.add_termination_listener(lambda _: cut.set())
            await connection.add_listener(CHANNEL, self._on_word)
            self._ear.heard(None)
            while not cut.is_set():
                try:
                    await asyncio.wait_for(cut.wait(), STILL_THERE)
                except TimeoutError:
                    await connection.fetchval("select 1", timeout=CONNECT_WITHIN)
        finally:
            connection.terminate()

    def _on_word(self, _connection: object, _pid: int, _channel: str, word: object) -> None:
        who, name, what, *more = str(word).split()
        if who == self._me:
            return
        if what != PRESENT:
            self._ear.heard(name, int(what))
            return
        watching, *seats = map(int, more)
        self._ear.heard_present(name, who, frozenset(seats), watching)


async def _migrate(connection: asyncpg.Connection) -> None:
    """Bring the database up to the newest schema, one process at a time, all of it or nothing."""
    steps = schema("postgres")
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtext('paddlewheel'))")
        await connection.execute("create schema if not exists paddlewheel")
        await connection.execute("set local search_path to paddlewheel")
        await connection.execute("create table if not exists version (number integer not null)")
        version = await connection.fetchval("select coalesce(max(number), 0) from version")
        if version > len(steps):
            text = f"it was written by a newer Paddlewheel (schema {version}, known here is {len(steps)})"
            raise asyncpg.InterfaceError(text)
        for number, step in enumerate(steps[version:], version + 1):
            await connection.execute(step)
            await connection.execute("insert into version values ($1)", number)


async def _check_version(connection: asyncpg.Connection) -> None:
    """Leave a database alone that is of another schema: bringing it up to date is for the server."""
    known = len(schema("postgres"))
    version = await connection.fetchval("select coalesce(max(number), 0) from paddlewheel.version")
    if version != known:
        text = f"its schema is {version}, known here is {known}; start the server of this release once"
        raise asyncpg.InterfaceError(text)


async def _archive(connection: asyncpg.Connection, name: str, at: int) -> None:
    charter = await connection.fetchval("select charter from tables where name = $1", name)
    rows = await connection.fetch("select body from entries where name = $1 order by n", name)
    address = await connection.fetchval("select address from founders where name = $1", name)
    packed = await asyncio.to_thread(pack, Archived(charter, [row["body"] for row in rows], address))
    await connection.execute(ARCHIVE, name, at, packed)
    for table in ("entries", "founders", "reviews", "tables"):
        await connection.execute(f"delete from {table} where name = $1", name)
