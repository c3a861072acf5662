"""Looking ahead: the turns that look best now are followed through trials, closer and closer as long as there is time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from paddlewheel.captains.mississippi.evaluation import chance
from paddlewheel.captains.mississippi.simulation import TimeIsUp, Trials, after, dice_to_come, likely, sailed_on

CLOSER: Final = 0.2
"""How much replies count that come of a look ahead: most captains do not look that far."""


class Stage(NamedTuple):
    """How closely turns are looked at."""

    wide: int
    """How many turns, those that look best so far."""
    depth: int
    """Among how many turns the others may choose by looking ahead themselves; with 0 they do not."""


class Lookout:
    """Looks ahead from one position as long as there is effort left."""

    def __init__(self, trials: Trials, rows: Any) -> None:
        self.trials, self.rows = trials, rows
        self.known: dict[tuple[int, int], float] = {}

    def ranked(self, worths: Sequence[float], stages: Sequence[Stage]) -> tuple[list[int], dict[int, float]]:
        """Return the numbers of the turns, best first, and the chance that those looked at are thought to leave.

        Each stage looks closer at the best of the one before, in their order. If the time runs out in it, those it has seen
        come first, and the best of the stage before is among them.
        """
        order = sorted(range(len(worths)), key=lambda nth: -worths[nth])
        chances: dict[int, float] = {}
        for stage in stages:
            seen: dict[int, float] = {}
            in_time = self._look(order[: stage.wide], stage.depth, seen)
            chances |= seen
            order = sorted(seen, key=lambda nth: -seen[nth]) + [nth for nth in order if nth not in seen]
            if not in_time:
                break
        return order, chances

    def at_first_sight(self, nth: int) -> float:
        """Return the chance that a turn leaves, as it looks right after it."""
        trials = self.trials
        return chance(trials.own, after(trials.at, self.rows, nth), trials.at.mover)

    def _look(self, order: list[int], depth: int, seen: dict[int, float]) -> bool:
        """Write down the prospects of turns, one after the other; return whether there was time for all."""
        try:
            for nth in order:
                seen[nth] = self._prospect(nth, depth)
        except TimeIsUp:
            return False
        return True

    def _prospect(self, nth: int, depth: int) -> float:
        """Return the chance that a turn leaves, with replies that look best right now and with those of a look ahead."""
        key = (nth, depth)
        if key not in self.known:
            trials = self.trials
            first, mover = after(trials.at, self.rows, nth), trials.at.mover
            if depth == 0:
                self.known[key] = likely(trials, first, mover, trials.judges)
            elif dice_to_come(first):  # they blur what a closer look would show
                self.known[key] = self._prospect(nth, 0)
            else:
                closer = sailed_on(trials, first, mover, trials.own, depth, 0)
                self.known[key] = (1 - CLOSER) * self._prospect(nth, 0) + CLOSER * closer
        return self.known[key]
