"""What is kept of a table: its charter, which never changes, and a numbered history of what happened since.

Entries are kept as everybody is told them, but for two: what an action did on the board is worked out anew, and what opens
a seat is told nobody.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from paddlewheel.tables.protocol import (
    Answered,
    Clock,
    Closed,
    Coached,
    Entry,
    Erased,
    HandedOver,
    Proposed,
    Published,
    Ranked,
    Rematched,
    Said,
    SailedOn,
    Stopped,
    TookBack,
    TookOver,
    Unreadable,
    WhichDaily,
    WhichLesson,
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
    coach: bool = False
    watchable: bool = False
    names: list[str] = []
    """The names of the seats, for a build that cannot read the record; old tables have none."""
    lesson: WhichLesson | None = None
    """The lesson that is tried here, if one is."""
    daily: WhichDaily | None = None
    """The race of a day that is sailed here, if one is. The record says only which game it is."""


class Action(Entry, tag="moved", omit_defaults=True):
    """An action as it is kept; told as `Moved`. All actions of one order have its id."""

    seat: str
    action: str
    by: Literal["person", "captain", "chance"]
    id: str | None = None
    turn: str | None = None
    """Whose line of the record it stands in, if not the seat's: so that any build can write the record."""
    left: list[str] = msgspec.field(default_factory=list)
    """After the last of an order: the actions that were not done, because something else has to be decided first."""
    stopped: Stopped | None = None
    """And why."""


class Sitting(Entry, tag="seated"):
    """A person sat down, with a new lock if the seat was open to all; told as `Seated`."""

    seat: str
    name: str
    lock: str | None = None
    id: str | None = None


class AnyKind(msgspec.Struct):
    """What every entry has, whatever kind it is of."""

    type: str
    n: int
    at: int


Logged: TypeAlias = (
    Action
    | TookBack
    | Proposed
    | Answered
    | Sitting
    | HandedOver
    | TookOver
    | Said
    | Ranked
    | SailedOn
    | Coached
    | Rematched
    | Published
    | Closed
    | Erased
    | Unreadable
)

_ENCODER: Final = msgspec.json.Encoder()
_ENTRY: Final[msgspec.json.Decoder[Logged]] = msgspec.json.Decoder(Logged)
_ANY: Final = msgspec.json.Decoder(AnyKind)
_CHARTER: Final = msgspec.json.Decoder(Charter)


def encode(kept: Logged | Charter) -> bytes:
    """Return what is kept as bytes."""
    return _ENCODER.encode(kept)


def decode_entry(body: bytes) -> Logged:
    """Return the entry that bytes mean; of one that only a newer build knows what every entry has."""
    try:
        return _ENTRY.decode(body)
    except msgspec.ValidationError:
        any_entry = _ANY.decode(body)
        return Unreadable(n=any_entry.n, at=any_entry.at, kind=any_entry.type)


def decode_charter(body: bytes) -> Charter:
    """Return the charter that bytes mean."""
    return _CHARTER.decode(body)
