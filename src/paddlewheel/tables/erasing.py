"""Taking something out of what is kept of a table, for good: a message, a name, a title. Everything else stays as it is."""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.tables import history
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import Erased, Said
from paddlewheel.tables.storage.kept import Kept
from paddlewheel.tables.table import Table


def to_erase(table: Table, at: int, message: int | None, seat: str | None) -> Erased:
    """Return the entry that says what is taken out: a message, the name at a seat, or without either the title."""
    n, at = table.n + 1, max(at, table.touched)
    if message is not None:
        return Erased(n=n, at=at, what="message", entry=message)
    if seat is not None:
        table.seat(seat)
        return Erased(n=n, at=at, what="name", seat=seat)
    return Erased(n=n, at=at, what="title")


def without(kept: Kept, erased: Erased) -> tuple[bytes, dict[int, bytes]]:
    """Return the charter as it is to be kept, and by their numbers the entries that are kept otherwise."""
    charter = history.decode_charter(kept.charter)
    entries = [history.decode_entry(body) for body in kept.bodies]
    if erased.what == "message" and not any(one.n == erased.entry and isinstance(one, Said) for one in entries):
        raise Denied("not_understood", "message.none", n=erased.entry or 0)
    if erased.what == "title":
        charter = msgspec.structs.replace(charter, title="")
    if erased.what == "name":
        seat = Table("", charter).seat(erased.seat or "")
        seats = [msgspec.structs.replace(one, name="") if nth == seat else one for nth, one in enumerate(charter.seats)]
        charter = msgspec.structs.replace(charter, seats=seats)
    changed = {one.n: _emptied(body, erased) for one, body in zip(entries, kept.bodies, strict=True)}
    return history.encode(charter), {n: body for n, body in changed.items() if body is not None}


def told_without(body: bytes, erased: Erased) -> bytes:
    """Return an entry as it is told once something is taken out."""
    return _emptied(body, erased) or body


def _emptied(body: bytes, erased: Erased) -> bytes | None:
    """Return an entry without its text or its name, None if it has nothing that is taken out."""
    data: dict[str, Any] = msgspec.json.decode(body)
    match data["type"], erased.what:
        case "said", "message" if data["n"] == erased.entry:
            data["text"] = ""
        case "seated", "name" if data["seat"] == erased.seat:
            data["name"] = ""
        case _:
            return None
    return msgspec.json.encode(data)
