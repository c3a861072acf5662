"""Looking ahead: what the others are likely to answer to a turn, and what is left after one's own next one.

How well a turn does depends on replies that nobody knows. So it is followed through several of them: the others may each
take the turn that looks best right now, by one way to judge or another, or look ahead as captains do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from paddlewheel.captains.mississippi.evaluation import Judge
from paddlewheel.captains.mississippi.simulation import Position, Sea, after, rolled, turns_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi.facts import NOBODY, UNDECIDED, Row

PLY: Final = 0.3
"""The milliseconds that weighing all turns of one captain takes on a usual machine."""
SIDES: Final = 6
CLOSER: Final = 0.2
"""How much replies count that come of a look ahead: most captains do not look that far."""


class Stage(NamedTuple):
    """How closely turns are looked at."""

    wide: int
    """How many turns, those that look best so far."""
    depth: int
    """Among how many turns the others may choose by looking ahead themselves; with 0 they do not."""


class TimeIsUp(Exception):
    """The effort is spent; what was being worked out is not known."""


class Lookout:
    """Looks ahead from one position as long as there is effort left."""

    def __init__(self, sea: Sea, at: Position, judges: Sequence[Judge], effort: Effort) -> None:
        self.sea, self.at, self.effort = sea, at, effort
        self.judge, self.judges = judges[0], judges
        """Its own way to judge, and all those that the others may have."""
        self.known: dict[tuple[int, int, int], float] = {}

    def ranked(self, rows: list[Row], worths: list[float], stages: Sequence[Stage]) -> tuple[list[int], dict[int, float]]:
        """Return the numbers of the turns, best first, and the chance that those looked at are thought to leave.

        Each stage looks closer at the best of the one before, in their order. If the time runs out in it, those it has seen
        come first, and the best of the stage before is among them.
        """
        order = sorted(range(len(rows)), key=lambda nth: -worths[nth])
        chances: dict[int, float] = {}
        for stage in stages:
            seen: dict[int, float] = {}
            in_time = self._look(rows, order[: stage.wide], stage.depth, seen)
            chances |= seen
            order = sorted(seen, key=lambda nth: -seen[nth]) + [nth for nth in order if nth not in seen]
            if not in_time:
                break
        return order, chances

    def _look(self, rows: list[Row], order: list[int], depth: int, seen: dict[int, float]) -> bool:
        """Write down the prospects of turns, one after the other; return whether there was time for all."""
        try:
            for nth in order:
                seen[nth] = self._prospect(rows[nth], depth)
        except TimeIsUp:
            return False
        return True

    def _prospect(self, row: Row, depth: int) -> float:
        """Return the chance that a turn leaves, with replies that look best right now and with those of a look ahead."""
        key = (row[0], row[1], depth)
        if key not in self.known:
            first = after(self.sea, self.at, row)
            if depth == 0:
                self.known[key] = self._likely(first, self.at.mover, self.judges)
            elif _dice_to_come(first):  # they blur what a closer look would show
                self.known[key] = self._prospect(row, 0)
            else:
                closer = self._sailed_on(first, self.at.mover, self.judge, depth, 0)
                self.known[key] = (1 - CLOSER) * self._prospect(row, 0) + CLOSER * closer
        return self.known[key]

    def _likely(self, first: Position, mover: int, judges: Sequence[Judge]) -> float:
        """Return the chance that is left on average, over the ways to judge or over six casts of the dice."""
        if _dice_to_come(first):
            casts = [(judges[cast % len(judges)], cast) for cast in range(SIDES)]
        else:
            casts = [(judge, 0) for judge in judges]
        return sum(self._sailed_on(first, mover, judge, 0, cast) for judge, cast in casts) / len(casts)

    def _sailed_on(self, at: Position, mover: int, judge: Judge, depth: int, cast: int) -> float:
        """Return the mover's chance after the replies of all others and its own next turn."""
        while at.mover not in (mover, NOBODY) and at.fields[mover] < self.sea.goal:
            if at.easts[at.mover] == UNDECIDED:
                at = rolled(at, (at.mover + cast) % SIDES)  # in six casts each steamer gets each side once
            at = self._reply(at, judge, depth)
        if at.mover == mover:
            at = self._reply(at, self.judge, 0)
        return self.judge.chances(at)[mover]

    def _reply(self, at: Position, judge: Judge, depth: int) -> Position:
        """Return the position after the turn that its mover is thought to choose."""
        if not self.effort.spend(PLY):
            raise TimeIsUp
        rows = turns_of(self.sea, at, 1)
        if not rows:
            return after(self.sea, at, None)
        worths = judge.weigh(at, rows)
        best = worths.index(max(worths))
        if depth and rows[best][4][at.mover] < self.sea.goal:
            best = self._considered(at, rows, worths, judge, depth)
        return after(self.sea, at, rows[best])

    def _considered(self, at: Position, rows: list[Row], worths: list[float], judge: Judge, depth: int) -> int:
        """Return which of the turns that look best right now is the best after a look ahead."""
        nearest = sorted(range(len(rows)), key=lambda nth: -worths[nth])[:depth]
        return max(nearest, key=lambda nth: self._likely(after(self.sea, at, rows[nth]), at.mover, (judge,)))


def _dice_to_come(at: Position) -> bool:
    return UNDECIDED in at.easts and any(
        east == UNDECIDED and field < 0 for east, field in zip(at.easts, at.fields, strict=True)
    )
