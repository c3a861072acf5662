"""What can be chosen, in the words of a language: options with their values, and ready-made setups.

The catalogue has `option-NAME` for the title of an option, `choice-NAME` for what it does and `tile-NAME` for the tiles
that can be chosen; `variant-GAME-NAME` is the title of a setup, and with `-about` a sentence on it. A game from elsewhere
brings its own words with its options and setups.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.engine import options
from paddlewheel.engine.options import OptionsSchema
from paddlewheel.games import game_named
from paddlewheel.words import name_of, say, speaker


@dataclass(frozen=True, slots=True)
class OptionText:
    """What an option is called, what it does, and what the names are called that can be chosen."""

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
    spoken = speaker(language)
    return {
        name: OptionText(
            name_of("option", name, language),
            about.get("description") or spoken(f"choice-{name.replace('_', '-')}"),
            {one: spoken(f"tile-{one}", otherwise=one) for one in about.get("items", {}).get("enum", ())},
        )
        for name, about in options.schema(game_named(game_name).OPTIONS)["properties"].items()
    }


def setup_texts(game_name: str, language: str = "en") -> dict[str, SetupText]:
    """Return every ready-made setup of a game in words, by its name."""
    game, spoken = game_named(game_name), speaker(language)
    return {
        name: SetupText(
            setup.title or spoken(f"variant-{game.NAME}-{name}"),
            setup.sentence or spoken(f"variant-{game.NAME}-{name}-about"),
        )
        for name, setup in game.SETUPS.items()
    }


def described(game_name: str, language: str = "en") -> OptionsSchema:
    """Return what can be chosen in a game as a JSON schema, each option with its sentence as `description`."""
    schema = options.schema(game_named(game_name).OPTIONS)
    for name, text in option_texts(game_name, language).items():
        schema["properties"][name]["description"] = text.sentence
    return schema


def value_text(game_name: str, name: str, value: Any, language: str = "en") -> str:
    """Return a value as people read it: that of an option, of several by their names, or any other fact of a table."""
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no", language=language)
    if isinstance(value, int):
        return say("value-number", {"number": value}, language)
    if isinstance(value, list):
        names = option_texts(game_name, language)[name].names
        return ", ".join(names.get(one, one) for one in value) or say("value-none", language=language)
    if isinstance(value, dict):
        texts = option_texts(game_name, language)
        return ", ".join(f"{texts[one].title} ({value_text(game_name, one, value[one], language)})" for one in value)
    return str(value)
