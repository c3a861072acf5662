"""The greedy captain: of all whole turns the one that leaves the best position, with no look at the replies."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from paddlewheel.captains import mississippi
from paddlewheel.games.game import AnyGame

BEST_ACTIONS: Final[dict[str, Callable[[Any], list[Any]]]] = {"mississippi": mississippi.best_actions}


class Greedy:
    """Picks one of the actions that lead to the best-looking position."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return one of the best actions; equal ones by lot."""
        return self.rng.choice(BEST_ACTIONS[game.NAME](state))
