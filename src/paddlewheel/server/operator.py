"""What the operator does: with tables, with what players write, with addresses. It works beside a server that runs.

Whatever is changed at a table is an entry of its log, added as another process of the server would add it: every process
takes it over, and those at the table are told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData
from paddlewheel.server.limits import group
from paddlewheel.server.storage import Store
from paddlewheel.server.time_keeping import now
from paddlewheel.tables import history
from paddlewheel.tables.erasing import to_erase, without
from paddlewheel.tables.errors import Conflict, Denied, Unavailable
from paddlewheel.tables.history import Logged
from paddlewheel.tables.protocol import Closed, Published
from paddlewheel.tables.storage.kept import Kept, addition, beside, unpack
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import table_info

TRIES: Final = 8
DAY: Final = 24 * 3600 * 1000
LIST: Final = """
select tables.name, listed, public, open, last, touched, address from tables
left join founders on founders.name = tables.name order by touched desc limit $1
"""


class Deaf:
    """Hears nothing of other processes: the operator's command ends soon."""

    def heard(self, name: str | None, last: int | None = None) -> None:
        """Nobody listens."""

    def heard_present(self, name: str, process: str, seats: frozenset[Seat], watching: int) -> None:
        """Nobody listens."""


class Operator:
    """The operator of a server, with its store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- tables -----------------------------------------------------------------------------------------------------------

    async def tables(self, most: int = 50) -> list[dict[str, Any]]:
        """Return the tables that were touched last: what the public list says or would say, and from where they are."""
        rows = await self._store.look(LIST, most)
        names = ("table", "listed", "public", "open", "entries", "last_touched", "address")
        return [_listed(dict(zip(names, row, strict=True))) for row in rows]

    async def show(self, name: str) -> dict[str, Any]:
        """Return what there is to know of a table, with what was said there."""
        table, kept = await self._table(name)
        entries = [history.decode_entry(body) for body in kept.bodies]
        founder = await self._store.look("select address from founders where name = $1", name)
        return {
            "table": name,
            "address": founder[0][0] if founder else None,
            "entries": table.n,
            "last_touched": table.touched,
            "unread": table.unread,
            "info": msgspec.to_builtins(table_info(table)),
            "said": [msgspec.to_builtins(one) for one in entries if type(one).__struct_config__.tag == "said"],
        }

    async def export(self, name: str) -> dict[str, Any]:
        """Return everything that is kept of a table, but for what opens its seats."""
        table, kept = await self._table(name)
        entries = [msgspec.json.decode(body) for body in kept.bodies]
        told = [{key: value for key, value in entry.items() if key != "lock"} for entry in entries]
        return {"table": name, "record": table.play.record(), "entries": told}

    async def close(self, name: str) -> None:
        """Close a table."""
        await self._add(name, lambda table: Closed(n=table.n + 1, at=max(now(), table.touched), id=None))

    async def unlist(self, name: str) -> None:
        """Take a table out of the public list."""
        await self._add(name, lambda table: Published(n=table.n + 1, at=max(now(), table.touched), public=False, id=None))

    async def delete(self, name: str) -> None:
        """Put a table into the archive, from where it can be had again for a while."""
        if not await self._store.archive(name, now()):
            raise Denied("unknown_table", "table.unknown")

    async def bring_back(self, name: str) -> None:
        """Take a table out of the archive."""
        found = await self._store.look("select body from archived where name = $1", name)
        if not found:
            raise Denied("unknown_table", "table.unknown")
        archived = unpack(found[0][0])
        kept = Kept(archived.charter, archived.bodies)
        table = await asyncio.to_thread(_folded, name, kept)
        empty = Table(name, table.charter)
        if not await self._store.found(name, kept.charter, beside(empty), archived.address):
            raise BadData("table", "table.there")
        if kept.bodies:
            entries = [history.decode_entry(body) for body in kept.bodies]
            await self._store.append(addition(empty, entries, table)._replace(bodies=kept.bodies))
        await self._store.note(("delete from archived where name = $1", (name,)))

    async def erase(self, name: str, message: int | None, seat: str | None) -> None:
        """Take a message, the name at a seat or the title out of what is kept, and tell everybody at the table."""
        table, kept = await self._table(name)
        erased = to_erase(table, now(), message, seat)
        charter, entries = without(kept, erased)
        await self._store.note(
            ("update tables set charter = $2 where name = $1", (name, charter)),
            *(("update entries set body = $3 where name = $1 and n = $2", (name, n, body)) for n, body in entries.items()),
        )
        await self._add(name, lambda table: to_erase(table, now(), message, seat))

    async def _table(self, name: str) -> tuple[Table, Kept]:
        kept = await self._store.read(name, 0)
        if kept is None:
            raise Denied("unknown_table", "table.unknown")
        return await asyncio.to_thread(_folded, name, kept), kept

    async def _add(self, name: str, entry: Callable[[Table], Logged]) -> None:
        """Add an entry to a table; if somebody is faster, once more."""
        for _ in range(TRIES):
            table, _ = await self._table(name)
            if table.closed:
                raise Denied("closed", "table.closed")
            tried = table.copy()
            tried.take(entry(table))
            try:
                await self._store.append(addition(table, [entry(table)], tried))
            except Conflict:
                continue
            return
        raise Unavailable

    # --- addresses and reports --------------------------------------------------------------------------------------------

    async def ban(self, address: str, days: float, why: str) -> int:
        """Shut out an address for some days, of IPv6 the whole network; return until when."""
        until = now() + int(days * DAY)
        statement = "insert into bans values ($1, $2, $3) on conflict (address) do update set until = $2, why = $3"
        await self._store.note((statement, (group(address), until, why)))
        return until

    async def unban(self, address: str) -> bool:
        """Let an address in again; False if it was not shut out."""
        return await self._store.note(("delete from bans where address = $1", (group(address),))) > 0

    async def bans(self) -> list[dict[str, Any]]:
        """Return who is shut out."""
        rows = await self._store.look("select address, until, why from bans where until > $1 order by until", now())
        return [dict(zip(("address", "until", "why"), row, strict=True)) for row in rows]

    async def reports(self) -> list[dict[str, Any]]:
        """Return what players have reported and nobody has looked at yet."""
        query = "select id, at, name, entry, why, address from reports where not done order by id"
        rows = await self._store.look(query)
        return [dict(zip(("id", "at", "table", "entry", "why", "address"), row, strict=True)) for row in rows]

    async def done(self, report: int) -> bool:
        """Put a report aside; False if there is none of that number."""
        return await self._store.note(("update reports set done = true where id = $1", (report,))) > 0


async def report(store: Store, table: str, entry: int | None, why: str, address: str) -> None:
    """Keep what a player reports."""
    statement = "insert into reports (at, name, entry, why, address) values ($1, $2, $3, $4, $5)"
    await store.note((statement, (now(), table, entry, why, group(address))))


def _folded(name: str, kept: Kept) -> Table:
    table = Table(name, history.decode_charter(kept.charter))
    for body in kept.bodies:
        table.follow(history.decode_entry(body))
    return table


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with what the public list says of it spread out."""
    said: dict[str, Any] = msgspec.json.decode(row.pop("listed"))
    shown = {name: said.get(name) for name in ("game", "title")}
    return {**row, **shown, "public": bool(row["public"]), "open": bool(row["open"])}
