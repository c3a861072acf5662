"""The greedy captain: picks the whole turn that leaves the best position, without looking at replies."""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.captains.knowledge import mind_of
from paddlewheel.engine.contract import AnyGame


class Greedy:
    """Picks one of the best-looking whole turns and carries it out, action by action."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.rest: list[Any] = []

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return the next action of the turn under way, or the first of one of the best; equal ones by lot."""
        if not self.rest or game.refusal(state, self.rest[0]) is not None:
            self.rest = list(self.rng.choice(mind_of(game).best_plans(state)))
        return self.rest.pop(0)
