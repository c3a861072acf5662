"""Search: the best-looking turns are played on against others of several styles; the worse half is given up repeatedly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from paddlewheel.captains.mississippi.evaluation import Judge
from paddlewheel.captains.mississippi.playouts import FORESEEING, Population, Style, after, tried
from paddlewheel.captains.mississippi.weights import CHARACTERS, POPULATION
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi.facts import FIELDS, Water

TURN: Final = 0.05
"""The milliseconds that a turn of a playout is counted as."""


class Plan(NamedTuple):
    """How closely a level looks."""

    wide: int
    """How many turns, those that look best at first."""
    turns: int
    """How many turns all playouts have together at the most."""
    replies: int = 0
    """Among how many turns the others are thought to look a round ahead, in their turn; with 0 they are not."""


def population_of(at: Water, replies: int = 0) -> Population:
    """Return who may sail in playouts of a race as it stands."""
    plain = CHARACTERS["plain"]
    styles = [Style(Judge(at, *plain._replace(**style.weights)), style.temperature) for style in POPULATION]
    return Population(Style(Judge(at, *plain), 0.0), styles, replies)


def played_on(
    at: Water, rows: Any, worths: Sequence[float], plan: Plan, effort: Effort
) -> tuple[list[int], dict[int, float]]:
    """Return the numbers of the turns, best first, and the chance that those played on leave.

    Between two halvings as many turns are sailed as between any others. No more are compared than there is time for.
    """
    order = sorted(range(len(worths)), key=lambda nth: -worths[nth])
    trials, total = _Trials(at, rows, plan.replies), min(plan.turns, effort.left / TURN)
    left = order[: min(plan.wide, max(int(total / trials.turns / 2), 2))]
    if rows[order[0] * (len(rows) // len(worths)) + FIELDS + at.mover] >= at.goal:
        left = left[:1]
    share = total / max((len(left) - 1).bit_length(), 1)
    while len(left) > 1 and trials.sail(left, share, effort):
        left = sorted(left, key=lambda nth: -trials.found[nth])[: (len(left) + 1) // 2]
    ranked = sorted(trials.found, key=lambda nth: (nth not in left, -trials.found[nth]))
    return ranked + [nth for nth in order if nth not in trials.found], trials.found


class _Trials:
    """How turns do in playouts, all with the same luck."""

    def __init__(self, at: Water, rows: Any, replies: int) -> None:
        self.at, self.rows = at, rows
        self.population, self.seat = population_of(at, replies), at.mover
        self.round = sum(field < at.goal for field in at.fields)
        """How many turns a playout lasts, up to and with the captain's own,"""
        self.turns = self.round + (self.round - 1) * replies * self.round * FORESEEING / 10
        """and how many it takes with those that the others think of."""
        self.starts: dict[int, Water] = {}
        self.sums: dict[int, float] = {}
        self.done = 0
        self.found: dict[int, float] = {}
        """The mean chance of those that were sailed."""

    def sail(self, left: Sequence[int], share: float, effort: Effort) -> bool:
        """Sail so many turns with those that are left, each as often; return whether there was time for it."""
        for _ in range(max(int(share / self.turns / len(left)), 1)):
            if not effort.spend(TURN * self.turns * len(left)):
                return False
            for nth in left:
                start = self._start(nth)
                found = tried(self.population, start, self.seat, self.done, self.round)
                self.sums[nth] = self.sums.get(nth, 0.0) + found
            self.done += 1
            self.found |= {nth: self.sums[nth] / self.done for nth in left}
        return True

    def _start(self, nth: int) -> Water:
        if nth not in self.starts:
            self.starts[nth] = after(self.at, self.rows, nth)
        return self.starts[nth]
