"""What the server sends on the socket, and in answer to an order."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from paddlewheel.tables.denied import Reason
from paddlewheel.tables.messages.entries import AnyEntry
from paddlewheel.tables.messages.standing import Situation, TableInfo


class FromServer(msgspec.Struct, tag_field="type", kw_only=True):
    """Something the server sends."""


class Welcome(FromServer, tag="welcome"):
    """The first message on a socket: what you hold. Then comes `news` with all you have missed."""

    protocol: int
    version: str
    you: list[str]
    """The seats whose keys you hold."""
    maker: bool
    n: int


class News(FromServer, tag="news"):
    """Entries in their order, each number following the last, then how things stand after them."""

    n: int
    """The number of the last entry there is; of the last in here if more `news` follow, as a long log is told in pieces."""
    entries: list[AnyEntry]
    table: TableInfo | None = None
    """Null where nothing about it has changed."""
    situation: Situation | None = None
    """Null where nothing about it has changed."""


class Turns(FromServer, tag="turns"):
    """Every whole turn of whoever decides, as docs/engine-protocol.md describes them."""

    changed: int
    """For which position: the one whose situation has the same number here."""
    actor: str | None
    turns: list[dict[str, Any]]


class Present(FromServer, tag="present"):
    """Which seats somebody is connected for, and how many watch. Not kept, not numbered."""

    seats: list[str]
    watching: int


class Done(FromServer, tag="done"):
    """Your order was carried out and is kept: it is entry `n`."""

    id: str
    n: int


class Refused(FromServer, tag="refused"):
    """Your order was not carried out, and nothing has changed."""

    id: str | None
    """Null if the message could not be understood."""
    reason: Reason
    message: str
    wording: str = ""
    """The message with places for its facts: what to say it by in another language."""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    rule: str | None = None
    instead: str | None = None
    """A legal action instead, if the rules know one."""
    n: int = 0


class Because(FromServer, tag="because"):
    """The answer to `why`."""

    id: str
    legal: bool
    rule: str | None = None
    message: str = ""
    wording: str = ""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    instead: str | None = None


class Prospect(msgspec.Struct, kw_only=True):
    """One way to go on: the actions, what the captain thinks it is worth, and what it brings."""

    actions: list[str]
    worth: float
    """To compare with others of the same advice; more is better."""
    gains: dict[str, float]
    """By name: coal, cells, passengers, …; GAINS in captains/advice.py says what each means."""
    reasons: list[str]
    """The same in words."""


class Advice(FromServer, tag="advice"):
    """The answer to `hint`: what a captain would do now, the next best, and how many ways were compared."""

    id: str
    seat: str
    captain: str
    best: Prospect
    next_best: Prospect | None
    compared: int


Reply: TypeAlias = Done | Refused | Because | Advice
ServerMessage: TypeAlias = Welcome | News | Turns | Present | Reply
