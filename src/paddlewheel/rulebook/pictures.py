"""Pictures to the rules: positions of the games themselves, as data for whoever draws them (`pictures.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from paddlewheel.games import game_named
from paddlewheel.games.game import AnyGame


@dataclass(frozen=True, slots=True)
class Picture:
    """A position with its scene, and the whole turn that is shown from it, if one is."""

    position: dict[str, Any]
    scene: dict[str, Any]
    turn: dict[str, Any] | None


@cache
def pictures(game_name: str) -> Mapping[str, Picture]:
    """Return the pictures of a game by the ids of their rules."""
    file = resources.files(__package__).joinpath("pictures.toml")
    drawn = tomllib.loads(file.read_text(encoding="utf-8"))[game_name]
    return {one["rule"]: _picture(game_named(game_name), **one) for one in drawn}


def _picture(game: AnyGame, rule: str, position: str, turn: str | None = None) -> Picture:
    state = game.parse_position(position)
    shown = None if turn is None else _turn(game, state, rule, turn)
    return Picture(game.to_data(state), game.scene(state), shown)


def _turn(game: AnyGame, state: Any, rule: str, text: str) -> dict[str, Any]:
    """Return the whole turn that its actions say; there must be one."""
    for turn in game.turns(state):
        found = game.turn_data(state, turn)
        if text in (found.get("action"), " ".join(found.get("way", ()))):
            return found
    raise ValueError(f"the picture of {rule} has no turn {text}")
