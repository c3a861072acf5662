"""A new table, and the keys to it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from paddlewheel.tables.protocol.game_data import ChosenOptions
from paddlewheel.tables.protocol.kinds import (
    CaptainName,
    DayText,
    GameName,
    LessonName,
    Number,
    OrderId,
    PersonName,
    RecordText,
    SeatName,
    Seconds,
    SetupName,
    Strict,
    Title,
)


class Clock(Strict):
    """Time for a turn, and a bank for all turns together; when both are used up the table's relief captain takes over."""

    turn: Annotated[int, Meta(ge=1, le=90 * 24 * 3600)]
    bank: Seconds = 0


class NewSeat(Strict):
    """Who sits at a seat: a person (here, by link, or anyone) or a computer captain."""

    by: Literal["here", "link", "open", "captain"] = "link"
    """`here`: on the maker's own device. `link`: the person with the link. `open`: anyone who may watch."""
    captain: CaptainName | None = None
    name: PersonName | None = None
    seat: SeatName | None = None
    """The usual colour if left out."""


class WhichLesson(Strict):
    """A lesson of a course: one of GET /api/courses, or a puzzle: one of GET /api/puzzles."""

    course: LessonName
    lesson: LessonName


class WhichDaily(Strict):
    """The race of a day: one of GET /api/daily."""

    game: GameName
    day: DayText
    solved: bool = False
    """Whether it is sailed to its end already, in as few turns as can be, for looking at."""


class NewTable(Strict):
    """What a table is founded with: a game, a record to go on from, a lesson, or the race of a day."""

    seats: Annotated[list[NewSeat], Meta(max_length=8)] = msgspec.field(default_factory=list)
    game: GameName | None = None
    setup: SetupName | None = None
    """The name of a ready-made setup; `options` then change it."""
    options: ChosenOptions = msgspec.field(default_factory=dict)
    title: Title = ""
    public: bool = False
    watchable: bool = False
    """Whether anyone with the table's address can watch, without a key; the table is in no list for that."""
    clock: Clock | None = None
    relief: CaptainName | None = None
    """The captain who takes over from a player who leaves or runs out of time."""
    preview: bool = True
    """Whether pages play the chain that a turn sets off before it is done; off, everybody works it out alone."""
    hints: bool = True
    """Whether computer captains may be asked for advice."""
    coach: bool = False
    """Whether the coach is switched on from the start for those who sit at the maker's device."""
    record: RecordText | None = None
    at: Number | None = None
    """With a record: branch off after this many of its actions."""
    lesson: WhichLesson | None = None
    """A lesson or a puzzle to try, and nothing else: it says who sits where. Such a table is cleared away after a day."""
    daily: WhichDaily | None = None
    """The race of a day, and nothing else, alone. Such a table is cleared away after a day."""


class SeatKey(msgspec.Struct, kw_only=True):
    """A seat of a new table, and the key to it if a person is to sit there."""

    seat: str
    key: str | None


class Created(msgspec.Struct, kw_only=True):
    """A new table and its keys; nobody can be told them again."""

    table: str
    maker: str
    watch: str
    seats: list[SeatKey]


class TakeSeat(Strict):
    """Sit down at a seat that is open to everyone who may watch, with a key you make that opens it from then on."""

    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$", description="at least 128 bits from a good generator")]
    seat: SeatName
    name: PersonName
    id: OrderId


class Taken(msgspec.Struct, kw_only=True):
    """The seat is yours: entry `n` says so."""

    seat: str
    n: int
