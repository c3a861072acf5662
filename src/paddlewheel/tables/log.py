"""What is kept of a table: its charter, which never changes, and a numbered log of what happened since.

Entries are kept as everybody is told them, but for two: what an action did on the board is worked out anew, and what opens
a seat is told nobody.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from paddlewheel.tables.messages import (
    Answered,
    Clock,
    Closed,
    Entry,
    HandedOver,
    Proposed,
    Published,
    Said,
    TookBack,
    TookOver,
)


class SeatPlan(msgspec.Struct, kw_only=True, frozen=True):
    """For whom a seat was meant when the table was founded."""

    by: Literal["here", "link", "open", "captain"]
    lock: str | None = None
    captain: str | None = None
    name: str = ""


class Charter(msgspec.Struct, kw_only=True, frozen=True):
    """What a table is founded on: the record it begins with, its seats, its terms, and what opens it."""

    record: str
    seats: list[SeatPlan]
    title: str
    public: bool
    clock: Clock | None
    relief: str
    maker: str
    watch: str
    at: int
    preview: bool = True
    hints: bool = True


class Action(Entry, tag="moved"):
    """An action as it is kept; told as `Moved`."""

    seat: str
    action: str
    by: Literal["person", "captain", "chance"]
    id: str | None = None


class Sitting(Entry, tag="seated"):
    """A person sat down, with a new lock if the seat was open to all; told as `Seated`."""

    seat: str
    name: str
    lock: str | None = None
    id: str | None = None


Logged: TypeAlias = Action | TookBack | Proposed | Answered | Sitting | HandedOver | TookOver | Said | Published | Closed

_ENCODER: Final = msgspec.json.Encoder()
_ENTRY: Final[msgspec.json.Decoder[Logged]] = msgspec.json.Decoder(Logged)
_CHARTER: Final = msgspec.json.Decoder(Charter)


def encode(kept: Logged | Charter) -> bytes:
    """Return what is kept as bytes."""
    return _ENCODER.encode(kept)


def decode_entry(body: bytes) -> Logged:
    """Return the entry that bytes mean."""
    return _ENTRY.decode(body)


def decode_charter(body: bytes) -> Charter:
    """Return the charter that bytes mean."""
    return _CHARTER.decode(body)
