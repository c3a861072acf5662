"""Captains as Python classes, of all sorts, for the tests to name."""

from __future__ import annotations

from collections.abc import Mapping
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


class Watcher(First):
    """Refuses to decide before it has seen somebody sail."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.seen: list[Mapping[str, Any]] = []

    def observe(self, event: Mapping[str, Any]) -> None:
        self.seen.append(event)

    def choose(self, game: AnyGame, state: Any) -> Any:
        assert self.seen, "it has seen nothing"
        return super().choose(game, state)


class Careless(First):
    """Divides by nothing."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        return game.legal(state)[1 // 0]


class Pirate(First):
    """Knows no rules."""

    def choose(self, game: AnyGame, state: Any) -> Any:  # noqa: ARG002
        return Steam(0, 900)
