"""Captains of the levels in `levels`, and the characters: each plays every game, with what is known of it (`knowledge`)."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from paddlewheel.captains.advice import Advice
from paddlewheel.captains.captain import Hire
from paddlewheel.captains.knowledge import CHARACTERS, mind_of
from paddlewheel.captains.levels import LEVELS
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import AnyGame
from paddlewheel.games import GAMES

CAPTAIN: Final = "captain"
"""The level of all characters, and the one that is asked for hints."""
BUDGETS: Final = {name: level.budget for name, level in LEVELS.items()}
"""The default seconds for a decision."""
PLAIN: Final = "plain"


def own_games(name: str) -> tuple[str, ...]:
    """Return the games in which a captain is distinct: a character counts only where it plays its own way."""
    return tuple(known for known, game in GAMES.items() if name not in CHARACTERS or name in mind_of(game).CHARACTERS)


class Officer:
    """A captain of one of the levels. It plans a whole turn and carries it out, action by action."""

    def __init__(self, rng: Random, level: str, character: str = PLAIN) -> None:
        self.rng, self.level, self.character = rng, level, character
        self.budget = BUDGETS[level]
        self.by_clock = False
        """Whether it watches the clock too; else it only counts its work, and the same generator gives the same choices."""
        self.advice: Advice | None = None
        """What it thought when it planned the turn under way."""
        self.rest: list[Any] = []

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return the next action of the turn under way, or the first of the one it plans now."""
        if not self.rest or game.begins_turn(state) or game.refusal(state, self.rest[0]) is not None:
            self.advice = self.advise(game, state)
            self.rest = list(self.advice.best.actions)
            if game.refusal(state, self.rest[0]) is not None:  # whatever a plan may overlook, nothing illegal is played
                self.rest = [game.legal(state)[0]]
        return self.rest.pop(0)

    def advise(self, game: AnyGame, state: Any) -> Advice:
        """Return what it would do now and why."""
        effort = Effort(self.budget, self.by_clock)
        return mind_of(game).advise(state, self.level, self.character, self.rng, effort)


OFFICERS: Final[dict[str, Hire]] = {
    **{level: partial(Officer, level=level) for level in BUDGETS},
    **{character: partial(Officer, level=CAPTAIN, character=character) for character in CHARACTERS},
}
