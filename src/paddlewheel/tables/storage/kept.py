"""What is kept of a table, whatever keeps it; and the numbered files of the schema."""

from __future__ import annotations

import zlib
from contextlib import suppress
from importlib import resources
from typing import Final, NamedTuple, TypeAlias

import msgspec

from paddlewheel.tables import daily, history
from paddlewheel.tables.history import Logged
from paddlewheel.tables.protocol import Listed
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import listed

MOST_CLEARED: Final = 20
"""How many tables are cleared away in one go; the rest follow the next time."""
MOST_DUE: Final = 1_000
"""How many tables with work to do are asked for in one go."""
FIRST_DUE: Final = (-1, "")
LISTED: Final = """
select listed from (
  select listed, touched, row_number() over (partition by coalesce(address, tables.name) order by touched desc) as nth
  from tables left join founders on founders.name = tables.name where public and open
) as one where nth <= $1 order by touched desc limit $2
"""
"""The public list: the latest first, and of one address only so many."""


class Beside(NamedTuple):
    """What stands beside a log, so that tables can be looked for: it follows from the log."""

    public: bool
    open: bool
    touched: int
    due: int | None
    listed: bytes


Statement: TypeAlias = tuple[str, tuple[object, ...]]
"""A query and its values, which are `$1`, `$2`, …"""


class Addition(NamedTuple):
    """Entries to be added to a log after its entry number `after`, and what then stands beside it."""

    name: str
    after: int
    bodies: list[bytes]
    beside: Beside
    also: tuple[Statement, ...] = ()
    """What is kept with them, all or nothing, beside the tables."""


class Kept(NamedTuple):
    """What is kept of a table: its charter, and the entries after a number."""

    charter: bytes
    bodies: list[bytes]


class Archived(NamedTuple):
    """A whole table as the archive has it, and from where it was founded, where that is known."""

    charter: bytes
    bodies: list[bytes]
    address: str | None = None


def beside(table: Table) -> Beside:
    """Return what stands beside the log of a table."""
    row = listed(table)
    return Beside(table.public, not row.over, table.touched, table.due(), msgspec.json.encode(row))


def addition(before: Table, entries: list[Logged], after: Table) -> Addition:
    """Return what has to be kept so that a table can go on."""
    bodies = [history.encode(entry) for entry in entries]
    return Addition(before.name, before.n, bodies, beside(after), _counted(before, after))


def _counted(before: Table, after: Table) -> tuple[Statement, ...]:
    """Return what counts the race of a day that has come home."""
    if after.charter.daily is None or after.daily is None:
        return ()
    values = daily.counted(after.charter.daily, after.daily, before.play.state, after.play)
    return () if values is None else ((daily.COUNT, values),)


def read_listed(rows: list[bytes]) -> list[Listed]:
    """Return what the public list says; what an older version has written otherwise is left out until it is played on."""
    found = []
    for row in rows:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.json.decode(row, type=Listed))
    return found


def pack(archived: Archived) -> bytes:
    """Return a whole table packed for the archive; without an address, as older releases read it."""
    return zlib.compress(msgspec.msgpack.encode(archived if archived.address is not None else archived[:2]), 6)


def unpack(body: bytes) -> Archived:
    """Return a table that was archived, by this release or one that did not keep the address."""
    return msgspec.msgpack.decode(zlib.decompress(body), type=Archived)


def schema(kind: str) -> list[str]:
    """Return the files of a schema in their order; the first makes version 1, each further one the next."""
    folder = resources.files(__package__).joinpath("schema", kind)
    return [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
