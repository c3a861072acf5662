"""The river of the day: the same for everyone who sails that day, from the date alone, and par from every turn on it.

A steamer is alone on the revealed river: it fetches two passengers and lands in as few turns as it can. Nothing is left to
chance, so par is exact (`exact_plan`).
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from paddlewheel.captains.queen.par import FixedRiver, alone, drawn, par
from paddlewheel.games import queen
from paddlewheel.games.queen.facts import Options, Ship, State

SEATS: Final = ("red", "green", "yellow")
"""The first one sails; a race is for three at least."""
SHIP: Final[Ship] = 0


class Best(NamedTuple):
    """The fewest turns home from somewhere, and the most coal that can be left after as many."""

    turns: int
    coal: int


class Daily:
    """The race of a day."""

    def __init__(self, day: str) -> None:
        self.day = day
        first = queen.setup(Options(), SEATS)
        for attempt in range(1000):  # in case there is no way home: nobody has seen such a river
            self.river: FixedRiver = drawn(first, Random(f"daily/{day}/{attempt}"))
            self.start: State = alone(first, SHIP, self.river, revealed=True)
            best = self.best(self.start)
            if best is not None:
                self.par = best
                return
        raise AssertionError("there is no river with a way home")

    def best(self, state: State) -> Best | None:
        """Return par from here, where a turn begins or a heading is chosen before the first; None if no way leads home."""
        if state.steamers[SHIP].cell is None:
            return None
        found = par(state, SHIP, self.river)
        return None if found is None else Best(found.turns, found.coal)

    def sailed(self, state: State) -> int:
        """Return how many turns have been sailed to their end: alone, a turn is a round."""
        return max(state.round - 1, 0) if state.agenda else state.round

    def coal(self, state: State) -> int:
        """Return the coal that is left."""
        return state.steamers[SHIP].coal

    def is_home(self, state: State) -> bool:
        """Return whether the steamer has landed."""
        return state.ranks[SHIP] == 1 and SHIP not in state.wrecked
