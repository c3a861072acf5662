"""Orders that come again: the same id with the same content is harmless, with another content it is refused.

The log says what an id was used for, so this holds through every restart and in every process.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.tables.history import Action, Logged, Sitting
from paddlewheel.tables.plain_text import plain
from paddlewheel.tables.protocol import (
    Agree,
    Answered,
    Close,
    Closed,
    Coach,
    Coached,
    Durable,
    Erased,
    HandedOver,
    HandOver,
    Leave,
    Proposed,
    Publish,
    Published,
    Rank,
    Ranked,
    Rematch,
    Rematched,
    Said,
    SailedOn,
    SailOn,
    Say,
    Sit,
    Stopped,
    Submit,
    TakeBack,
    TakeOver,
    TakeSeat,
    TookBack,
    TookOver,
    Unreadable,
)

MARK: Final = 12
"""How many bytes are remembered of an id, and of what an order wants."""
MAKER: Final = ""
"""Who founded the table, where seats are told apart by their names: no seat has an empty one."""
Meaning: TypeAlias = tuple[str | int, ...]


def meaning_of(order: Durable | TakeSeat, relief: str) -> Meaning:
    """Return what an order wants: the same as the entry means that comes of it. What was `seen` is no part of it."""
    match order:
        case Submit():
            return "moved", *order.wanted
        case TakeBack():
            return "back", order.keep
        case Agree():
            return "answered", order.proposal, order.yes
        case Sit() | TakeSeat():
            return "seated", plain(order.name)
        case HandOver():
            return "asked", order.captain or relief
        case Leave():
            return "left", relief
        case TakeOver():
            return ("took_over",)
        case Say():
            return "said", plain(order.text)
        case Rank():
            return ("ranked",)
        case SailOn():
            return ("sailed_on",)
        case Coach():
            return "coached", order.on
        case Rematch():
            return ("rematched",)
        case Publish():
            return "published", order.public
        case Close():
            return ("closed",)


def meaning_in(entry: Logged) -> Meaning:
    """Return the order that caused an entry."""
    match entry:
        case Action():
            return "moved", entry.action, *entry.left
        case TookBack():
            return "back", entry.actions
        case Proposed():
            return "back", entry.keep
        case Answered():
            return "answered", entry.proposal, entry.yes
        case Sitting():
            return "seated", entry.name
        case HandedOver():
            return entry.why, entry.captain
        case TookOver():
            return ("took_over",)
        case Said():
            return "said", entry.text
        case Ranked():
            return ("ranked",)
        case SailedOn():
            return ("sailed_on",)
        case Coached():
            return "coached", entry.on
        case Rematched():
            return ("rematched",)
        case Published():
            return "published", entry.public
        case Closed():
            return ("closed",)
        case Erased():
            return "erased", entry.what
        case Unreadable():
            return "unreadable", entry.kind


def mark_of(meaning: Meaning, before: bytes = b"") -> bytes:
    """Return the mark of what is wanted, which is all that is remembered of it; it may come in parts, one after another."""
    for part in meaning:
        before = blake2b(b"%b %b" % (before, repr(part).encode()), digest_size=MARK).digest()
    return before


class Known(NamedTuple):
    """What came of an order: its first entry, the mark of what was wanted, how many entries it made, why no more."""

    n: int
    mark: bytes
    taken: int = 1
    stopped: Stopped | None = None


def known_by(entry: Logged, before: Known | None) -> Known:
    """Return what is known of the order that caused an entry; `before` is what the entries before this one told of it."""
    stopped = entry.stopped if isinstance(entry, Action) else None
    if before is None:
        return Known(entry.n, mark_of(meaning_in(entry)), stopped=stopped)
    return Known(before.n, mark_of(meaning_in(entry)[1:], before.mark), before.taken + 1, stopped)


class Orders:
    """For each sender's ids what came of that order: a few bytes each, however long ids and orders are.

    A copy shares what was settled, so it costs nothing however much that is.
    """

    def __init__(self) -> None:
        self._settled: dict[bytes, Known] = {}
        self._new: dict[bytes, Known] = {}

    def copy(self) -> Orders:
        """Return the same, to which more can be added."""
        other = Orders()
        other._settled, other._new = self._settled, dict(self._new)
        return other

    def settle(self) -> None:
        """Take what was added for good: it was kept."""
        self._settled.update(self._new)
        self._new = {}

    def get(self, sender: str, identity: str) -> Known | None:
        """Return what came of an order, None if it is new."""
        key = _key(sender, identity)
        return self._new.get(key) or self._settled.get(key)

    def add(self, sender: str, identity: str, known: Known) -> None:
        """Remember what came of an order."""
        self._new[_key(sender, identity)] = known

    def __len__(self) -> int:
        return len(self._settled) + len(self._new)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Orders) and {**self._settled, **self._new} == {**other._settled, **other._new}

    __hash__ = None  # type: ignore[assignment]


@lru_cache(16)
def _key(sender: str, identity: str) -> bytes:
    """Return what is remembered of an id, which is looked for several times while its order is carried out."""
    return mark_of((sender, identity))


def sent_by(entry: Logged) -> str:
    """Return whose id an entry has: the seat's, or the maker's."""
    return MAKER if getattr(entry, "maker", False) else getattr(entry, "seat", MAKER)


def kind_of(what: Durable | Logged) -> str:
    """Return what an order or its entry counts as: an action, chat, or another order."""
    return "action" if isinstance(what, Submit | Action) else "chat" if isinstance(what, Say | Said) else "order"
