"""The rule book as data, and the one that results from a choice of options and a number of players.

A book is a file `GAME.LANGUAGE.toml`: a list of rules, each with its id, its title and its pieces in the order in which
they are read; a rule that has a `chapter` begins it. Before them stand the credits and the pieces of the aim. A piece has

    text      what it says; {round_limit} and the like are filled in from the facts of the table (see `facts`)
    when      facts that must be so for the piece to be shown; left out, it always is
    ruling    true for what the printed rules leave open and this edition decides

A rule of which no piece is shown is left out.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from paddlewheel.games import game_named
from paddlewheel.games.game import BadData, shortened
from paddlewheel.rulebook.facts import facts_of

LANGUAGES: Final = ("en",)


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
    return _shown(_printed(game.NAME, language)["aim"], facts_of(game, options, players))


def book(game_name: str, options: Any, players: int, language: str = "en") -> tuple[Rule, ...]:
    """Return the rules that so many players with these options play by; raise a Refusal if they cannot."""
    game = game_named(game_name)
    game.check_options(options, players)
    facts = facts_of(game, options, players)
    rules = (_resulting(rule, facts) for rule in _printed(game.NAME, language)["rule"])
    return tuple(rule for rule in rules if rule.paragraphs)


def credit(game_name: str, language: str = "en") -> str:
    """Return whose game it is."""
    return str(_printed(game_named(game_name).NAME, language)["credits"])


def rule_ids(game_name: str) -> tuple[str, ...]:
    """Return the id of every rule there is, shown or not."""
    return tuple(rule["id"] for rule in _printed(game_named(game_name).NAME, LANGUAGES[0])["rule"])


def _resulting(rule: dict[str, Any], facts: dict[str, Any]) -> Rule:
    return Rule(rule["id"], rule["chapter"], rule["title"], _shown(rule["piece"], facts))


def _shown(pieces: list[dict[str, Any]], facts: dict[str, Any]) -> tuple[Paragraph, ...]:
    """Return those pieces whose conditions are met, filled in."""
    shown = (piece for piece in pieces if all(facts[name] == value for name, value in piece.get("when", {}).items()))
    return tuple(
        Paragraph(" ".join(piece["text"].format_map(facts).split()), piece.get("ruling", False)) for piece in shown
    )


@cache
def _printed(game_name: str, language: str) -> dict[str, Any]:
    """Return a book as it stands in its file, every rule with its chapter."""
    if language not in LANGUAGES:
        raise BadData("language", f"there is no rule book in {shortened(language)}; there are {', '.join(LANGUAGES)}")
    file = resources.files(__package__).joinpath(f"{game_name}.{language}.toml")
    printed = tomllib.loads(file.read_text(encoding="utf-8"))
    chapter = ""
    for rule in printed["rule"]:
        chapter = rule.setdefault("chapter", chapter)
    return printed
