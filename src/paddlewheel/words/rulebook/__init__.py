"""The rule book as data, and the one that results from a choice of options and a number of players, in four languages.

`GAME.toml` says how a game is taught: the pieces of its aim, and its chapters in the order in which they are read. A
chapter has a name and sections. A section is a rule, and then its name is the rule's id, or something to read about several
of them. It has pieces in the order in which they are read, each with

    say       the name of its text
    when      facts that must be so for the piece to be shown (see `facts`); left out, it always is
    example   the name of an example that it tells: it has a picture, and its numbers are filled in (see `examples`)
    shows     the name of an example whose picture stands with a piece that is no example
    list      "step" for one of several things that are done in turn, "point" for one of a list
    folded    yes for a detail that is not read at first
    ruling    for what the printed rules leave open and this edition decides: a short name for each ruling; always folded
    until     the last version of the rules of which the piece tells: only races sailed under it, or an older one, show it

`GAME.LANGUAGE.toml` has the words: `credits`, the texts of `aim`, the titles of `chapters`, and for each section its title
and its texts by their names; {round_limit} and the like are filled in from the facts of the table. A section of which no
piece is shown is left out, and so is an empty chapter. The book tells the newest version of the rules; what was different
before stands in pieces with `until`. Options, ready-made setups (see `choices`) and what stands around the rules are
messages of the catalogues, in `games.ftl`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from paddlewheel.engine.errors import known_version
from paddlewheel.games import game_named
from paddlewheel.words import LANGUAGES, say
from paddlewheel.words.about import aim_of, how_to
from paddlewheel.words.rulebook.choices import OptionText, SetupText, described, option_texts, setup_texts, value_text
from paddlewheel.words.rulebook.examples import numbers, sailed
from paddlewheel.words.rulebook.facts import facts_of
from paddlewheel.words.rulebook.languages import has_book, known_language, printed, taught

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Kind",
    "OptionText",
    "Paragraph",
    "Section",
    "SetupText",
    "aim",
    "book",
    "credit",
    "described",
    "known_language",
    "option_texts",
    "rule_ids",
    "sections",
    "setup_texts",
    "value_text",
]

Kind: TypeAlias = Literal["rule", "step", "point", "example", "ruling", "older"]
"""What a paragraph is: what is printed, a line of a list, numbers to it, this edition's own, or what is different in an
older race."""

RULE_ID = re.compile(r"[A-Z]\d+")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences of a section; a picture is the name of an example."""

    text: str
    kind: Kind = "rule"
    folded: bool = False
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A rule as it reads for one table, or something about several of them."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def rule(self) -> bool:
        """Return whether this is a rule that is cited by its id."""
        return RULE_ID.fullmatch(self.id) is not None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections that are read together."""

    title: str
    sections: tuple[Section, ...]


def aim(game_name: str, options: Any, players: int, language: str = "en") -> tuple[Paragraph, ...]:
    """Return what the game is about and how it is won at this table; raise a Refusal if they cannot play.

    A game without a printed book says it in its own words, and that there is no more to read.
    """
    game = game_named(game_name)
    game.check_options(options, players)
    if not has_book(game.NAME):
        return (
            Paragraph(aim_of(game, language)),
            Paragraph(how_to(game, language)),
            Paragraph(say("book-missing", {}, language)),
        )
    table = _Table(game.NAME, language, facts_of(game, options, players), game.RULES)
    return table.shown(taught(game.NAME)["aim"], printed(game.NAME, language)["aim"])


def book(
    game_name: str, options: Any, players: int, language: str = "en", version: int | None = None
) -> tuple[Chapter, ...]:
    """Return the chapters for this many players with these options; raise a Refusal if they cannot play.

    For a race under an older version of the rules it says also what is different in it.
    """
    game = game_named(game_name)
    game.check_options(options, players)
    said = printed(game.NAME, language)
    table = _Table(game.NAME, language, facts_of(game, options, players), known_version(game.VERSIONS, version))
    chapters = (
        Chapter(said["chapters"][chapter["name"]], tuple(table.section(one, said) for one in chapter["section"]))
        for chapter in taught(game.NAME)["chapter"]
    )
    shown = (Chapter(one.title, tuple(section for section in one.sections if section.paragraphs)) for one in chapters)
    return tuple(one for one in shown if one.sections)


def sections(
    game_name: str, options: Any, players: int, language: str = "en", version: int | None = None
) -> dict[str, Section]:
    """Return the sections of a book by their ids, in the order in which they are read."""
    return {one.id: one for chapter in book(game_name, options, players, language, version) for one in chapter.sections}


def credit(game_name: str, language: str = "en") -> str:
    """Return whose game it is."""
    return str(printed(game_named(game_name).NAME, language)["credits"])


def rule_ids(game_name: str) -> tuple[str, ...]:
    """Return the id of every rule, shown or not, by letter and number."""
    names = [one["name"] for chapter in taught(game_named(game_name).NAME)["chapter"] for one in chapter["section"]]
    ids = [name for name in names if RULE_ID.fullmatch(name)]
    letters = list(dict.fromkeys(name[0] for name in ids))
    return tuple(sorted(ids, key=lambda name: (letters.index(name[0]), int(name[1:]))))


class _Table:
    """What is so at a table, and how that is said in a language."""

    def __init__(self, game_name: str, language: str, facts: dict[str, Any], version: int) -> None:
        self.game_name, self.language, self.facts, self.version = game_name, language, facts, version
        self.said = {name: value_text(game_name, name, value, language) for name, value in facts.items()}

    def section(self, section: dict[str, Any], said: dict[str, Any]) -> Section:
        """Return a section as it reads at this table, with or without paragraphs."""
        texts = said[section["name"]]
        return Section(section["name"], texts["title"], self.shown(section["piece"], texts))

    def shown(self, pieces: list[dict[str, Any]], texts: dict[str, str]) -> tuple[Paragraph, ...]:
        """Return those pieces whose conditions are met, filled in; details come after the rest, and older races last."""
        shown = [piece for piece in pieces if self._is_so(piece)]
        shown.sort(key=lambda piece: ("until" in piece, _is_folded(piece)))
        return tuple(
            Paragraph(
                self._filled(texts[piece["say"]], piece.get("example")),
                _kind(piece),
                _is_folded(piece),
                piece.get("example") or piece.get("shows"),
            )
            for piece in shown
        )

    def _is_so(self, piece: dict[str, Any]) -> bool:
        of_this_race = self.version <= piece.get("until", self.version)
        return of_this_race and all(self.facts[name] == value for name, value in piece.get("when", {}).items())

    def _filled(self, text: str, example: str | None) -> str:
        """Fill in the facts and the numbers of an example, and join the lines; no-break spaces stay."""
        filled = text.format_map({**self.said, **(self._told(example) if example else {})})
        return re.sub("[ \n]+", " ", filled).strip()

    def _told(self, example: str) -> dict[str, Any]:
        order = sailed(self.game_name, example).after.get("order", [])
        names = [say("name-steamer", {"steamer": steamer}, self.language) for steamer in order]
        return {**numbers(self.game_name, example), "order": ", ".join(names)}


def _is_folded(piece: dict[str, Any]) -> bool:
    return "until" not in piece and bool(piece.get("folded") or "ruling" in piece)


def _kind(piece: dict[str, Any]) -> Kind:
    if "until" in piece:
        return "older"
    if "list" in piece:
        return "step" if piece["list"] == "step" else "point"
    return "ruling" if "ruling" in piece else "example" if "example" in piece else "rule"
