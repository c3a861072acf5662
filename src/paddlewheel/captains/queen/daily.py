"""The river of the day: fetch two passengers and land in as few turns as can be, alone on the revealed river.

Nothing is left to chance, so par is exact (`exact_plan`).
"""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.daily import Best, Repeated
from paddlewheel.captains.queen.par import FixedRiver, Par, alone, drawn, par
from paddlewheel.engine.contract import Seat
from paddlewheel.games import queen
from paddlewheel.games.queen.facts import Action, Options, Ship, State

SEATS: Final = ("red", "green", "yellow")
"""The first one sails; a race is for three at least."""
SHIP: Final[Ship] = 0


class Daily:
    """The race of a day."""

    seat: Seat = SHIP

    def __init__(self, day: str) -> None:
        self.day = day
        self.others: dict[Seat, tuple[Repeated, ...]] = {}
        first = queen.setup(Options(), SEATS)
        for attempt in range(1000):  # in case there is no way home: nobody has seen such a river
            self.river: FixedRiver = drawn(first, Random(f"daily/{day}/{attempt}"))
            self.start: State = alone(first, SHIP, self.river, revealed=True)
            found = par(self.start, SHIP, self.river)
            if found is not None:
                self.plan: Par = found
                return
        raise AssertionError("there is no river with a way home")

    @property
    def par(self) -> Best:
        """Return par from the start."""
        return Best(self.plan.turns, self.plan.coal)

    def forced(self, state: State) -> None:
        """Nothing but the own steamer decides anything."""

    def best(self, state: State) -> Best | None:
        """Return par from here, where a turn begins or a heading is chosen before the first; None if no way leads home."""
        if state.steamers[SHIP].cell is None:
            return None
        found = par(state, SHIP, self.river)
        return None if found is None else Best(found.turns, found.coal)

    def line(self) -> list[Action]:
        """Return all actions of a race that is as short as can be."""
        return [action for turn in self.plan.line for action in turn]

    def ends_turn(self, before: State, after: State) -> bool:
        """Return whether an action ended a turn, which alone is a round."""
        return _turns(after) > _turns(before)

    def coal(self, state: State) -> int:
        """Return the coal that is left."""
        return state.steamers[SHIP].coal

    def is_home(self, state: State) -> bool:
        """Return whether the steamer has landed."""
        return state.ranks[SHIP] == 1 and SHIP not in state.wrecked


def _turns(state: State) -> int:
    """Return how many turns have been sailed to their end."""
    return max(state.round - 1, 0) if state.agenda else state.round
