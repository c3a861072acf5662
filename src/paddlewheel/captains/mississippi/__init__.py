"""How captains think about Mississippi."""

from __future__ import annotations

from random import Random

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.effort import Effort
from paddlewheel.captains.mississippi.greed import best_plans
from paddlewheel.games.mississippi.state import State


def advise(state: State, level: str, character: str, rng: Random, effort: Effort) -> Advice:
    """Return what a captain of that level and character would do for whoever decides next."""
    del level, character, effort
    return Advice(Prospect(tuple(rng.choice(best_plans(state))), 0.0))
