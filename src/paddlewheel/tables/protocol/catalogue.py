"""What can be looked up: public tables, games, captains, the rule book; and what was wrong with a request."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.engine.options import OptionsSchema
from paddlewheel.tables.errors import Reason
from paddlewheel.tables.protocol.game_data import ChosenOptions, Facts, Options, Position, Scene, WholeTurn
from paddlewheel.tables.protocol.kinds import GameName, Language, Milliseconds, Number, SetupName, Strict
from paddlewheel.tables.protocol.standing import SeatInfo, Situation, TableInfo


class Problem(msgspec.Struct, kw_only=True):
    """What was wrong with a request."""

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


class Checked(msgspec.Struct, kw_only=True):
    """What would be wrong with a new table; null: it could be founded."""

    problem: Problem | None


class TableView(msgspec.Struct, kw_only=True):
    """A table and how it stands."""

    info: TableInfo
    situation: Situation


class Moment(msgspec.Struct, kw_only=True):
    """How a race stood after this many actions."""

    actions: int
    on_turn: str | None
    position: Position
    scene: Scene
    """The board under the steamers, as in a situation."""


class Listed(msgspec.Struct, kw_only=True):
    """A table in the public list."""

    table: str
    title: str
    game: str
    seats: list[SeatInfo]
    waiting: bool
    over: bool
    actions: int
    touched: Milliseconds


class Listing(msgspec.Struct, kw_only=True):
    """The tables that their makers made public, the latest first."""

    tables: list[Listed]


class SetupInfo(msgspec.Struct, kw_only=True):
    """A ready-made setup."""

    name: str
    title: str
    description: str
    players: list[int]
    options: Options


class OptionInfo(msgspec.Struct, kw_only=True):
    """An option in words: its name, what it means, and what the names are called that may be chosen."""

    name: str
    title: str
    sentence: str
    names: dict[str, str]


class GameInfo(msgspec.Struct, kw_only=True):
    """A game: how many can play it, what may be chosen, what it is about."""

    game: str
    title: str
    rules: int
    aim: str
    players: list[int]
    colours: list[str]
    schema: OptionsSchema
    """What may be chosen, as a JSON schema."""
    options: list[OptionInfo]
    setups: list[SetupInfo]


class Games(msgspec.Struct, kw_only=True):
    """All games."""

    games: list[GameInfo]


class LessonSentence(msgspec.Struct, kw_only=True):
    """A sentence of a lesson, and the place that it is about."""

    text: str
    at: str
    """`steamer`, `cell` or `field`, of which `where` says which one; or `speed`, `arrow`, `price`, `sail` or `order`."""
    where: str


class LessonInfo(msgspec.Struct, kw_only=True):
    """A lesson in words."""

    name: str
    title: str
    task: str
    sentences: list[LessonSentence]
    says: dict[str, str]
    """What is said when the goal is reached or missed, by the ids of a situation."""
    refusals: dict[str, str]
    """What is said beside a refusal, by its code."""


class CourseInfo(msgspec.Struct, kw_only=True):
    """A course: the lessons about a game, in the order in which they build on each other."""

    name: str
    title: str
    game: str
    opening: int
    """After how many of them a newcomer can sail a first race; 0 where that is none of this course's business."""
    lessons: list[LessonInfo]


class Courses(msgspec.Struct, kw_only=True):
    """All courses."""

    courses: list[CourseInfo]


class PuzzleInfo(msgspec.Struct, kw_only=True):
    """A puzzle: how hard it is, and a hint for who asks for one."""

    name: str
    grade: int
    """From 1, the easiest, to 5."""
    seat: str
    hint: str


class PuzzleCollection(msgspec.Struct, kw_only=True):
    """The puzzles about a game, the easiest first."""

    name: str
    course: str
    """The course that they are at a table: found one with `lesson` for this course and the name of a puzzle."""
    title: str
    game: str
    puzzles: list[PuzzleInfo]


class Puzzles(msgspec.Struct, kw_only=True):
    """All puzzles."""

    collections: list[PuzzleCollection]


class PuzzleTold(msgspec.Struct, kw_only=True):
    """How a try at a puzzle went."""

    standing: Literal["reached", "missed"]
    says: list[str]
    """In sentences what the turn came to, and what can follow from it."""
    chances: list[float]
    """The chance to win after the turn and after the answer, from 0 to 1; none where they are about the same."""
    answer: list[str]
    """The actions of a best turn; none once one was found."""


class Captains(msgspec.Struct, kw_only=True):
    """All computer captains, and the one who takes over if no other is named."""

    captains: list[CaptainInfo]
    relief: str


class CaptainInfo(msgspec.Struct, kw_only=True):
    """A computer captain: its name, a sentence on it, and whether it can be asked for a hint."""

    name: str
    sentence: str
    advises: bool
    games: list[str]
    """The games in which it has a way of its own; in others it would sail as another captain does."""


class RulePicture(msgspec.Struct, kw_only=True):
    """A position that shows a rule, with its scene, and the whole turn that is drawn on it, if one is."""

    position: Position
    scene: Scene
    turn: WholeTurn | None


class RuleParagraph(msgspec.Struct, kw_only=True):
    """Some sentences: as printed, a line of a list, an example, a ruling of this edition, or of an older race."""

    text: str
    kind: Literal["rule", "step", "point", "example", "ruling", "older"]
    folded: bool
    """A detail that is not read at first."""
    picture: RulePicture | None


class RuleSection(msgspec.Struct, kw_only=True):
    """A rule as it reads for one table, or something about several of them."""

    id: str
    rule: bool
    """Whether it is a rule that is cited by its id."""
    title: str
    paragraphs: list[RuleParagraph]


class RuleChapter(msgspec.Struct, kw_only=True):
    """Sections that are read together, in the order in which they are taught."""

    title: str
    sections: list[RuleSection]


class RuleBook(msgspec.Struct, kw_only=True):
    """The rule book that options and a number of players result in."""

    game: str
    players: int
    version: int
    """The version of the rules that it tells."""
    aim: list[RuleParagraph]
    chapters: list[RuleChapter]
    credits: str


class WhichRules(Strict):
    """For which table the rule book is wanted."""

    game: GameName
    players: Number | None = None
    setup: SetupName | None = None
    options: ChosenOptions = msgspec.field(default_factory=dict)
    language: Language = "en"
    version: Number | None = None
    """The version of the rules that the race is sailed under; null: the newest."""
