"""How things stand: the table, its seats, the position and the decision that is next."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.tables.protocol.founding import Clock, WhichDaily, WhichLesson
from paddlewheel.tables.protocol.game_data import Options, Position, Scene
from paddlewheel.tables.protocol.kinds import Milliseconds


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat: who it is for, who sits there, who steers."""

    seat: str
    by: Literal["here", "link", "open", "captain"]
    name: str
    """What the person is called; empty while nobody has sat down."""
    taken: bool
    captain: str | None
    """The computer captain who steers now, if one does."""


class CoachNow(msgspec.Struct, kw_only=True):
    """The coach, where somebody wants one."""

    on: bool
    """Whether it is there: everyone who races has switched it on."""
    wanted: list[str]
    """The seats that have."""
    missing: list[str]
    """The seats of people who have not."""


class TableInfo(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table: what is played, by whom, on which terms."""

    table: str
    title: str
    game: str
    options: Options
    seats: list[SeatInfo]
    public: bool
    watchable: bool
    """Whether anyone with the address can watch, without a key."""
    clock: Clock | None
    relief: str
    preview: bool
    """Whether pages play a docking chain before the turn is done."""
    hints: bool
    """Whether captains may be asked for advice."""
    created: Milliseconds
    waiting: bool
    """Whether the race waits for somebody to sit down."""
    closed: bool
    start: int
    """How many actions the record had that the table goes on from."""
    placed: bool
    """Whether the race starts from a given position, and not from the start of the game."""
    rematch: str | None
    """The table of the rematch, which the same keys open; null as long as there is none."""
    rules: int
    """The version of the rules that the race is sailed under."""
    unread: Literal["rules", "other"] | None
    """Why this server cannot read the race, so that nobody can act: it does not know its rules, or something else in it."""
    coach: CoachNow | None = None
    """Left out where nobody has switched the coach on."""
    lesson: WhichLesson | None = None
    """The lesson that is tried here; left out where none is."""
    daily: WhichDaily | None = None
    """The race of a day that is sailed here; left out where none is."""


class Result(msgspec.Struct, kw_only=True):
    """How the race ended: the rank of each seat, the reason as a code, and its rule."""

    ranks: dict[str, int]
    reason: str
    rule: str


class Proposal(msgspec.Struct, kw_only=True):
    """A takeback that waits for answers: who asked, to where, and who has not answered yet."""

    n: int
    seat: str
    keep: int
    missing: list[str]


class ClockInfo(msgspec.Struct, kw_only=True):
    """The time of a seat in milliseconds: what is left of the turn's and of the bank when `now` was written."""

    turn: int
    bank: int


class LessonNow(msgspec.Struct, kw_only=True):
    """How a try at a lesson or a puzzle stands; once it is over nobody decides until it is taken back."""

    standing: Literal["open", "reached", "missed"]
    says: str
    """What is said about it, as one of the ids that GET /api/courses has texts for; empty while the goal is open.

    What is said about a puzzle has numbers in it: GET /api/tables/TABLE/puzzle says it.
    """


class Situation(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How the race stands after entry `n`: the position and the decision that is next."""

    n: int
    changed: int
    """The number of the last entry that changed the position."""
    actions: int
    """How many actions have been done."""
    actor: str | None
    """Who decides next: a seat, `chance`, or null: the race is over, the table closed, or somebody has not sat down."""
    on_turn: str | None
    addressed: str
    """The steamer that the actor decides for: `red`, `red-2` of two, or `rose`; empty when no seat decides."""
    position: Position
    scene: Scene | None
    """The board under the steamers, for drawing it: see the scenes of docs/engine-protocol.md. Null: as you know it."""
    legal: list[str]
    """Every legal action of the actor as text; empty for chance, which the server rolls."""
    free_back: int | None
    """To how many actions the player on turn may go back without asking; null where that is nowhere."""
    result: Result | None
    may_rank: bool
    """Whether the rest can be ranked where they are: no person is racing any more."""
    paused: bool
    """Whether the computer captains who are left wait for `sail_on` or `rank`."""
    proposal: Proposal | None
    clocks: dict[str, ClockInfo] | None
    deadline: Milliseconds | None
    """When the time of the actor is up."""
    now: Milliseconds
    lesson: LessonNow | None = None
    """How the try at a lesson stands; left out where none is tried."""
