"""The rule book as data, and the one that results from a choice of options and a number of players, in four languages.

A book is a file `GAME.LANGUAGE.toml`: a list of rules, each with its id, its title and its pieces in the order in which
they are read; a rule that has a `chapter` begins it. Before them stand the credits and the pieces of the aim, after them
the options and the ready-made set-ups (see `choices`). A piece has

    text      what it says; {round_limit} and the like are filled in from the facts of the table (see `facts`)
    when      facts that must be so for the piece to be shown; left out, it always is
    ruling    true for what the printed rules leave open and this edition decides

A rule of which no piece is shown is left out. All languages have the same rules with the same pieces. What stands around
the rules, such as headings, is in `words.LANGUAGE.toml`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from paddlewheel.games import game_named
from paddlewheel.rulebook.choices import OptionText, SetupText, option_texts, setup_texts, value_text
from paddlewheel.rulebook.facts import facts_of
from paddlewheel.rulebook.languages import LANGUAGES, known_language, printed, words

__all__ = [
    "LANGUAGES",
    "OptionText",
    "Paragraph",
    "Rule",
    "SetupText",
    "aim",
    "book",
    "credit",
    "known_language",
    "option_texts",
    "rule_ids",
    "setup_texts",
    "value_text",
    "words",
]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences of a rule; a ruling is this edition's own."""

    text: str
    ruling: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as it reads for one table."""

    id: str
    chapter: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def aim(game_name: str, options: Any, players: int, language: str = "en") -> tuple[Paragraph, ...]:
    """Return what the game is about and how it is won at this table; raise a Refusal if they cannot play."""
    game = game_named(game_name)
    game.check_options(options, players)
    return _Table(game.NAME, language, facts_of(game, options, players)).shown(printed(game.NAME, language)["aim"])


def book(game_name: str, options: Any, players: int, language: str = "en") -> tuple[Rule, ...]:
    """Return the rules that so many players with these options play by; raise a Refusal if they cannot."""
    game = game_named(game_name)
    game.check_options(options, players)
    table = _Table(game.NAME, language, facts_of(game, options, players))
    rules = (
        Rule(rule["id"], rule["chapter"], rule["title"], table.shown(rule["piece"]))
        for rule in printed(game.NAME, language)["rule"]
    )
    return tuple(rule for rule in rules if rule.paragraphs)


def credit(game_name: str, language: str = "en") -> str:
    """Return whose game it is."""
    return str(printed(game_named(game_name).NAME, language)["credits"])


def rule_ids(game_name: str) -> tuple[str, ...]:
    """Return the id of every rule there is, shown or not."""
    return tuple(rule["id"] for rule in printed(game_named(game_name).NAME, LANGUAGES[0])["rule"])


class _Table:
    """What is so at a table, and how that is said in a language."""

    def __init__(self, game_name: str, language: str, facts: dict[str, Any]) -> None:
        self.facts = facts
        self.said = {name: value_text(game_name, name, value, language) for name, value in facts.items()}

    def shown(self, pieces: list[dict[str, Any]]) -> tuple[Paragraph, ...]:
        """Return those pieces whose conditions are met, filled in."""
        shown = (piece for piece in pieces if self._is_so(piece.get("when", {})))
        return tuple(Paragraph(self._filled(piece["text"]), piece.get("ruling", False)) for piece in shown)

    def _is_so(self, wanted: dict[str, Any]) -> bool:
        return all(self.facts[name] == value for name, value in wanted.items())

    def _filled(self, text: str) -> str:
        """Fill in the facts, and join the lines; no-break spaces stay."""
        return re.sub("[ \n]+", " ", text.format_map(self.said)).strip()
