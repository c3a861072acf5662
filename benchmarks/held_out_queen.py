"""Two styles of Mississippi Queen that no level of captains was ever tuned against, for the proof of how strong they are.

`gambler` plans exactly on one river that may lie ahead, as if it were sure of it, and never minds the others.
`tailgater` goes by the greedy captain's reckoning and pushes whoever is ahead wherever it can.
They are not captains that anybody can choose at a table: import this module, and CAPTAINS knows them.
"""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.greedy import Greedy
from paddlewheel.captains.queen import best_plans
from paddlewheel.captains.queen.evaluation import Judge
from paddlewheel.captains.queen.rivers_ahead import foresee
from paddlewheel.captains.queen.simulation import sails
from paddlewheel.captains.queen.weights import PLAIN
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import AnyGame
from paddlewheel.games.queen.facts import WORLD_BITS

HELD_OUT = ("gambler", "tailgater")


class Gambler(Greedy):
    """Bets on one river."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return the next action of the turn that is best if the river lies as it thinks."""
        if not self.rest or game.refusal(state, self.rest[0]) is not None:
            self.rest = list(bet(state, self.rng))
        return self.rest.pop(0)


def bet(state: Any, rng: Random) -> Any:
    """Return the best turn on a river drawn at random; other decisions as the greedy captain takes them."""
    if not sails(state):
        return rng.choice(best_plans(state))
    judge = Judge(state, PLAIN)
    if not judge.is_rose:
        judge.plan_by(foresee(state, rng.getrandbits(32), Effort(0.001, by_clock=False)))
    return judge.way(judge.choices()[0].row)


class Tailgater(Greedy):
    """Pushes those ahead."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return the next action of a turn that pushes a steamer back; where none does, of the greedy captain's."""
        if not self.rest or game.refusal(state, self.rest[0]) is not None:
            self.rest = list(shove(state) or self.rng.choice(best_plans(state)))
        return self.rest.pop(0)


def shove(state: Any) -> Any:
    """Return the turn with the push that costs others the most, if it costs itself less; None if there is none."""
    if not sails(state):
        return None
    judge = Judge(state, PLAIN._replace(rival=1.0))
    rows = [choice.row for choice in judge.choices(40) if choice.row >> WORLD_BITS]
    best = max(rows, key=lambda row: judge.shoves[row >> WORLD_BITS], default=None)
    if judge.is_rose or best is None or judge.shoves[best >> WORLD_BITS] < 1 or judge.risk(best):
        return None
    return judge.way(best)


CAPTAINS["gambler"] = Gambler
CAPTAINS["tailgater"] = Tailgater
