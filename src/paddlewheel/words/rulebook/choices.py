"""What may be chosen, in the words of a language: options with their values, and ready-made setups.

A book has a table `option.NAME` for each option: `sentence`, and `names` for those that it may be chosen from; its
title is in the catalogue (`words`). A table `setup.NAME` has `title` and `sentence` of a setup. What the English book
leaves out the games say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.engine import options
from paddlewheel.games import game_named
from paddlewheel.words import name_of
from paddlewheel.words.rulebook.languages import printed, words


@dataclass(frozen=True, slots=True)
class OptionText:
    """What an option is called, what it means, and what the names are called that may be chosen."""

    title: str
    sentence: str
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SetupText:
    """What a ready-made setup is called, and what it is about."""

    title: str
    sentence: str


def option_texts(game_name: str, language: str = "en") -> dict[str, OptionText]:
    """Return every option of a game in words, by its name."""
    game = game_named(game_name)
    said = printed(game.NAME, language).get("option", {})
    declared = options.schema(game.OPTIONS)["properties"]
    return {
        name: OptionText(name_of("option", name, language), **{"sentence": about["description"], **said.get(name, {})})
        for name, about in declared.items()
    }


def setup_texts(game_name: str, language: str = "en") -> dict[str, SetupText]:
    """Return every ready-made setup of a game in words, by its name."""
    game = game_named(game_name)
    said = printed(game.NAME, language).get("setup", {})
    return {
        name: SetupText(**{"title": setup.title, "sentence": setup.sentence, **said.get(name, {})})
        for name, setup in game.SETUPS.items()
    }


def value_text(game_name: str, name: str, value: Any, language: str = "en") -> str:
    """Return a value as people read it: that of an option, of several by their names, or any other fact of a table."""
    said = words(language)
    if isinstance(value, bool):
        return said["yes"] if value else said["no"]
    if isinstance(value, int):
        return f"{value:,}".replace(",", said["thousands"])
    if isinstance(value, list):
        names = option_texts(game_name, language)[name].names
        return ", ".join(names.get(one, one) for one in value) or said["none"]
    if isinstance(value, dict):
        texts = option_texts(game_name, language)
        return ", ".join(f"{texts[one].title} ({value_text(game_name, one, value[one], language)})" for one in value)
    return str(value)
