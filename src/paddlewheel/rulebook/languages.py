"""The files of the rule book, one of each kind for every language: a book for each game, and the words around the rules."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from paddlewheel.games.game import BadData, shortened

LANGUAGES: Final = ("en", "de", "nl", "fr")
"""The first is the one that the games themselves speak."""


@cache
def printed(game_name: str, language: str) -> dict[str, Any]:
    """Return a book as it stands in its file, every rule with its chapter."""
    found = _read(game_name, language)
    chapter = ""
    for rule in found["rule"]:
        chapter = rule.setdefault("chapter", chapter)
    return found


@cache
def words(language: str) -> dict[str, str]:
    """Return what stands around the rules: headings, yes and no, and how large numbers are written."""
    return _read("words", language)


def known_language(language: str) -> str:
    """Return a language that there is; refuse any other."""
    if language not in LANGUAGES:
        raise BadData("language", f"there is no rule book in {shortened(language)}; there are {', '.join(LANGUAGES)}")
    return language


def _read(name: str, language: str) -> dict[str, Any]:
    file = resources.files(__package__).joinpath(f"{name}.{known_language(language)}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))
