"""How long a captain may think: by the clock at a table, by count where the same races must come out again."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter


class Effort:
    """The milliseconds that are left for a decision.

    By the clock they are those that pass. By count they are those that the captain says each piece of work takes on a usual
    machine, so that the choice depends on nothing but the position, the generator and the budget.
    """

    def __init__(self, seconds: float, by_clock: bool, clock: Callable[[], float] = perf_counter) -> None:
        self.budget = seconds * 1000
        self.left = inf if by_clock else seconds * 1000
        self.clock = clock
        self.deadline = clock() + seconds if by_clock else inf

    @property
    def is_over(self) -> bool:
        """Whether time is up in the middle of a piece of work that took longer than thought; by count it never is."""
        return self.deadline != inf and self.clock() > self.deadline

    def spend(self, milliseconds: float) -> bool:
        """Count a piece of work of this length, about to be done; return whether there is time for it."""
        self.left -= milliseconds
        return self.left >= 0 and (self.deadline == inf or self.clock() + milliseconds / 1000 <= self.deadline)
