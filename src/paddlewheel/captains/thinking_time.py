"""How long a captain may think: by count, so that the same races come out again; at a table the clock is a cap on it."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Final

PACE: Final = 2.5
"""How many milliseconds are counted at a table in one that passes."""


class Effort:
    """The milliseconds that are left for a decision.

    They are those that the captain says each piece of work takes, so that the choice depends on nothing but the position,
    the generator and the budget. At a table, where the clock is watched too, it may count PACE times as many: the kernel,
    compiled, is faster than what captains say, so that where a core is free the count still decides.
    """

    def __init__(self, seconds: float, by_clock: bool, clock: Callable[[], float] = perf_counter) -> None:
        self.budget = seconds * 1000 * (PACE if by_clock else 1)
        self.left = self.budget
        self.clock = clock
        self.deadline = clock() + seconds if by_clock else inf

    @property
    def is_over(self) -> bool:
        """Whether the clock says that time is up, in the middle of a piece of work; without a clock it never is."""
        return self.deadline != inf and self.clock() > self.deadline

    def spend(self, milliseconds: float) -> bool:
        """Count a piece of work of this length, about to be done; return whether there is time for it."""
        self.left -= milliseconds
        return self.left >= 0 and (self.deadline == inf or self.clock() + milliseconds / PACE / 1000 <= self.deadline)
