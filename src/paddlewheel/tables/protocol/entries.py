"""What happened at a table: the numbered entries of its log, as everybody is told them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddlewheel.tables.protocol.game_data import Event
from paddlewheel.tables.protocol.kinds import Milliseconds


class Entry(msgspec.Struct, tag_field="type", kw_only=True):
    """Something that happened at the table, for good: its number, and when."""

    n: int
    at: Milliseconds


class Moved(Entry, tag="moved"):
    """An action was done: by a seat, or by chance."""

    seat: str
    action: str
    by: Literal["person", "captain", "chance"]
    actions: int
    """How many actions have been done with this one."""
    events: list[Event]
    """What happened on the board, as data; docs/engine-protocol.md lists the events of each game."""
    id: str | None


class TookBack(Entry, tag="took_back"):
    """Actions were taken back: `actions` are left."""

    seat: str
    actions: int
    agreed: bool
    id: str | None


class Proposed(Entry, tag="proposed"):
    """A seat asks everybody to take back to when `keep` actions had been done."""

    seat: str
    keep: int
    id: str | None


class Answered(Entry, tag="answered"):
    """A seat agreed to a proposal, or did not, which ends it."""

    seat: str
    proposal: int
    yes: bool
    id: str | None


class Seated(Entry, tag="seated"):
    """A person sat down, or is called something else now."""

    seat: str
    name: str
    id: str | None


class HandedOver(Entry, tag="handed_over"):
    """A computer captain steers a seat now."""

    seat: str
    captain: str
    why: Literal["asked", "left", "time"]
    id: str | None
    maker: bool = False
    """Whether the maker did it, who does not hold the seat's key; its person is still asked about takebacks."""


class TookOver(Entry, tag="took_over"):
    """A person steers a seat again."""

    seat: str
    id: str | None


class Said(Entry, tag="said"):
    """Somebody said something; plain text."""

    seat: str
    text: str
    id: str | None


class Ranked(Entry, tag="ranked"):
    """The race was ended: all who still raced are ranked where they were."""

    seat: str
    id: str | None
    maker: bool = False
    """Whether the maker did it, who does not hold the seat's key."""


class SailedOn(Entry, tag="sailed_on"):
    """The captains who are left sail on, though no person is racing any more."""

    seat: str
    id: str | None
    maker: bool = False
    """Whether the maker said so, who does not hold the seat's key."""


class Coached(Entry, tag="coached"):
    """A seat switched the coach on; or off, which ends it for all."""

    seat: str
    on: bool
    id: str | None


class Rematched(Entry, tag="rematched"):
    """There is a rematch: a new table, which every key to this one opens as well."""

    seat: str
    table: str
    id: str | None
    maker: bool = False
    """Whether the maker did it, who does not hold the seat's key."""


class Published(Entry, tag="published"):
    """The table is in the public list, or no more."""

    public: bool
    id: str | None


class Closed(Entry, tag="closed"):
    """The maker ended the table."""

    id: str | None


class Erased(Entry, tag="erased"):
    """The operator took something out of what is kept: do not show it any more."""

    what: Literal["message", "name", "title"]
    entry: int | None = None
    """The number of the message."""
    seat: str | None = None
    """The seat whose name it was."""


class Unreadable(Entry, tag="unreadable"):
    """Something that a newer server has kept, and this one cannot read."""

    kind: str
    """The type that it has there."""


AnyEntry: TypeAlias = (
    Moved
    | TookBack
    | Proposed
    | Answered
    | Seated
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
