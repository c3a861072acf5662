"""What there is: public tables, games, captains, the rule book; and what was wrong with a request."""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.tables.denied import Reason
from paddlewheel.tables.messages.kinds import GameName, Language, Milliseconds, Number, SetupName, Strict
from paddlewheel.tables.messages.standing import SeatInfo, Situation, TableInfo


class Problem(msgspec.Struct, kw_only=True):
    """What was wrong with a request."""

    reason: Reason
    message: str
    wording: str = ""
    """The message with places for its facts: what to say it by in another language."""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    rule: str | None = None
    instead: str | None = None
    """A legal action instead, if the rules know one."""


class Checked(msgspec.Struct, kw_only=True):
    """What would be wrong with a new table; null: it could be founded."""

    problem: Problem | None


class TableView(msgspec.Struct, kw_only=True):
    """A table and how it stands."""

    info: TableInfo
    situation: Situation


class Moment(msgspec.Struct, kw_only=True):
    """How a race stood when so many actions had been done."""

    actions: int
    on_turn: str | None
    position: dict[str, Any]
    scene: dict[str, Any]
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
    """A ready-made set-up."""

    name: str
    title: str
    description: str
    players: list[int]
    options: dict[str, Any]


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
    schema: dict[str, Any]
    """What may be chosen, as a JSON schema."""
    options: list[OptionInfo]
    setups: list[SetupInfo]


class Games(msgspec.Struct, kw_only=True):
    """The games there are."""

    games: list[GameInfo]


class Captains(msgspec.Struct, kw_only=True):
    """The computer captains there are, and the one who takes over if nobody else is named."""

    captains: list[CaptainInfo]
    relief: str


class CaptainInfo(msgspec.Struct, kw_only=True):
    """A computer captain: its name, a sentence on it, and whether it can be asked for a hint."""

    name: str
    sentence: str
    advises: bool
    games: list[str]
    """The games in which it has a way of its own; in others it would sail as another captain does."""


class RuleParagraph(msgspec.Struct, kw_only=True):
    """Some sentences of a rule; a ruling is this edition's own."""

    text: str
    ruling: bool


class RulePicture(msgspec.Struct, kw_only=True):
    """A position that shows a rule, with its scene, and the whole turn that is drawn on it, if one is."""

    position: dict[str, Any]
    scene: dict[str, Any]
    turn: dict[str, Any] | None


class RuleInfo(msgspec.Struct, kw_only=True):
    """A rule as it reads for one table."""

    id: str
    chapter: str
    title: str
    paragraphs: list[RuleParagraph]
    picture: RulePicture | None


class RuleBook(msgspec.Struct, kw_only=True):
    """The rule book that options and a number of players result in."""

    game: str
    players: int
    aim: list[RuleParagraph]
    rules: list[RuleInfo]
    credits: str


class WhichRules(Strict):
    """For which table the rule book is wanted."""

    game: GameName
    players: Number | None = None
    setup: SetupName | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    language: Language = "en"
