"""The files of the rule book: how a game is taught, and its words in every language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from importlib.abc import Traversable
from typing import Any

from paddlewheel.engine.errors import no_such
from paddlewheel.words import LANGUAGES


@cache
def taught(game_name: str) -> dict[str, Any]:
    """Return how a game is taught, in no language: its aim and its chapters; nothing of a game that has no book."""
    return _read(_file(game_name)) if has_book(game_name) else {"aim": [], "chapter": []}


@cache
def printed(game_name: str, language: str) -> dict[str, Any]:
    """Return the words of a book; none of a game that has no book."""
    if not has_book(game_name):
        return {"credits": ""}
    return _read(_file(game_name, known_language(language)))


@cache
def has_book(game_name: str) -> bool:
    """Return whether there is a printed book of a game."""
    return _file(game_name).is_file()


def known_language(language: str) -> str:
    """Return a known language; refuse any other."""
    if language not in LANGUAGES:
        raise no_such("language", "language", language, LANGUAGES)
    return language


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _file(name: str, language: str = "") -> Traversable:
    return resources.files(__package__).joinpath(f"{name}.{language}.toml" if language else f"{name}.toml")
