"""Captains as Python classes, of all sorts, for the tests to name."""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.engine.contract import AnyGame
from paddlewheel.games.mississippi.model import Steam


class First:
    """Takes the first legal action."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: AnyGame, state: Any) -> Any:
        return game.legal(state)[0]


class Chatty(First):
    """Prints what it thinks, which is no answer."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        print("well, well")
        return super().choose(game, state)


class Careless(First):
    """Divides by nothing."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        return game.legal(state)[1 // 0]


class Pirate(First):
    """Knows no rules."""

    def choose(self, game: AnyGame, state: Any) -> Any:  # noqa: ARG002
        return Steam(0, 900)
