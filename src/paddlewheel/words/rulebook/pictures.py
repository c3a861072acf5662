"""Pictures for the rules: the positions of the examples, as data to draw them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.data_types import Data
from paddlewheel.games import game_named
from paddlewheel.words.rulebook.examples import examples, sailed


@dataclass(frozen=True, slots=True)
class Picture:
    """A position with its scene, and the whole turn that is shown from it, if one is."""

    position: Data
    scene: Data
    turn: Data | None


@cache
def picture(game_name: str, name: str) -> Picture:
    """Return the picture of an example: where a player first decides, and the turn from there."""
    game, example = game_named(game_name), examples(game_name)[name]
    state, actions = sailed(game_name, name).start, example.actions.split()
    while actions and game.actor(state) == CHANCE:
        state, _ = game.apply(state, game.parse_action(state, actions.pop(0)))
    turn = None if example.still or not actions else _turn(game, state, example.turn or " ".join(actions))
    return Picture(game.to_data(state), game.scene(state), turn)


def _turn(game: AnyGame, state: Any, actions: str) -> Data:
    """Return the whole turn that actions begin, or that they begin with; there must be one."""
    for turn in game.turns(state):
        found = game.turn_data(state, turn)
        way = found.get("action") or " ".join(found["way"])
        if f"{way} ".startswith(f"{actions} ") or f"{actions} ".startswith(f"{way} "):
            return found
    raise ValueError(f"no turn is {actions}")
