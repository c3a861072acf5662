"""What the server sends on the socket, and in answer to an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from paddlewheel.tables.errors import Reason
from paddlewheel.tables.protocol.entries import AnyEntry
from paddlewheel.tables.protocol.game_data import Facts, PackedTurns, ReachedEnd, WholeTurn
from paddlewheel.tables.protocol.kinds import Stopped
from paddlewheel.tables.protocol.standing import Situation, TableInfo
from paddlewheel.words.lines import Line


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
    """Every whole turn of the actor, as docs/engine-protocol.md describes them."""

    changed: int
    """For which position: the one whose situation has the same number here."""
    actor: str | None
    turns: list[WholeTurn]
    packed: PackedTurns | None = None
    """Instead of `turns`, for clients that ask for it: the same in short; docs/table-protocol.md says how."""


class Present(FromServer, tag="present"):
    """Which seats somebody is connected for, and how many watch. Not kept, not numbered."""

    seats: list[str]
    watching: int


class Done(FromServer, tag="done"):
    """Your order was carried out and is kept: it is entry `n`, and the entries that follow it if more came of it."""

    id: str
    n: int
    taken: int | None = None
    """After `submit`: how many of the actions were done, each of which is an entry."""
    stopped: Stopped | None = None
    """Why not all were done; null if they were."""


class Refused(FromServer, tag="refused"):
    """Your order was not carried out, and nothing has changed."""

    id: str | None
    """Null if the message could not be understood."""
    reason: Reason
    code: str
    """What is wrong, as one of the codes of docs/codes.md; the facts fill its sentence in any language."""
    facts: Facts = msgspec.field(default_factory=dict)
    rule: str | None = None
    where: str = ""
    """At which place in plain data."""
    line: int | None = None
    """In which line of a text."""
    message: str = ""
    """The same in English, for people who read along: no program should."""
    instead: str | None = None
    """A legal action instead, if the rules know one."""
    nth: int | None = None
    """Which of several actions it is about, the first being 1."""
    n: int = 0


class Because(FromServer, tag="because"):
    """The answer to `why`."""

    id: str
    legal: bool
    code: str = ""
    facts: Facts = msgspec.field(default_factory=dict)
    rule: str | None = None
    message: str = ""
    instead: str | None = None


class Reached(FromServer, tag="reached"):
    """The answer to `reach`: cells with the least coal, or fields with the least logs and how far docking could carry."""

    id: str
    steamer: str
    changed: int
    """For which position: the one whose situation has the same number here."""
    ends: Sequence[ReachedEnd]


class Prospect(msgspec.Struct, kw_only=True):
    """One way to go on: the actions, what the captain thinks it is worth, and what it brings."""

    actions: list[str]
    worth: float
    """To compare with others of the same advice; more is better."""
    gains: dict[str, float]
    """By name: coal, cells, passengers, …; GAINS in captains/advice.py says what each means."""
    reasons: list[Line]
    """The same as messages of the catalogues, to be said in the language of the reader."""


class Advice(FromServer, tag="advice"):
    """The answer to `hint`: what a captain would do now, the next best, and how many ways were compared."""

    id: str
    seat: str
    captain: str
    best: Prospect
    next_best: Prospect | None
    compared: int


class Considered(FromServer, tag="considered"):
    """The answer to `consider`: what the coach makes of a turn."""

    id: str
    asks: bool
    """Whether it asks if you are sure: the turn loses much, and it has not asked in this turn before."""
    loss: float
    """The chance to win that the turn gives away, from 0 to 1."""
    reasons: list[Line]
    """What matters about the turn, as messages of the catalogues, the weightiest first; at least one."""


Reply: TypeAlias = Done | Refused | Because | Reached | Advice | Considered
ServerMessage: TypeAlias = Welcome | News | Turns | Present | Reply
