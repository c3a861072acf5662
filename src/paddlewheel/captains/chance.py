"""Chance: one of its legal actions, drawn by their weights."""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.engine.contract import AnyGame


def roll(game: AnyGame, state: Any, luck: Random) -> Any:
    """Return what chance does."""
    return luck.choices(game.legal(state), game.weights(state))[0]
