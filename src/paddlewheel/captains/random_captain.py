"""The random captain: every legal action is as good as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.engine.contract import AnyGame


class RandomCaptain:
    """Picks any legal action."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return any legal action."""
        return self.rng.choice(game.legal(state))
