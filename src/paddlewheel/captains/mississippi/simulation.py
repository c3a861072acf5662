"""Trials: how a race of Mississippi may go on after a turn, with the replies of all others and one's own next turn.

How well a turn does depends on replies that nobody knows. So it is followed through several of them: the others may each
take the turn that looks best right now, by one way to judge or another, or look ahead as captains do.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.captains.mississippi.evaluation import Judge, chance, weigh
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.mississippi.facts import (
    FIELDS,
    NOBODY,
    UNDECIDED,
    Water,
    begin_turn,
    copied,
    end_turn,
    quick_turns,
    take,
)

PLY: Final = 0.3
"""The milliseconds that weighing all turns of one captain takes on a usual machine."""
SIDES: Final = 6


class TimeIsUp(Exception):
    """The effort is spent; what was being worked out is not known."""


class Trials:
    """Sails on from one position as long as there is effort left."""

    def __init__(self, at: Water, judges: list[Judge], effort: Effort) -> None:
        self.at: Water = at
        self.judges: list[Judge] = judges
        """Its own way to judge, and then those that the others may have."""
        self.own: Judge = judges[0]
        self.effort: Effort = effort


def after(at: Water, rows: vec[i64], nth: i64) -> Water:
    """Return the position after one of the turns."""
    then = copied(at)
    take(then, rows, nth * (FIELDS + len(at.fields)))
    end_turn(then)
    return then


def dice_to_come(at: Water) -> bool:
    """Return whether somebody still has to roll the casting-off die."""
    count: i64 = 0
    for seat in range(len(at.fields)):
        if at.easts[seat] == UNDECIDED and at.fields[seat] < 0:
            count += 1
    return count > 0


def likely(trials: Trials, first: Water, mover: i64, judges: list[Judge]) -> float:
    """Return the chance that is left on average, over the ways to judge or over six casts of the dice."""
    ways: i64 = len(judges)
    count: i64 = SIDES if dice_to_come(first) else ways
    total = 0.0
    for cast in range(count):
        total += sailed_on(trials, copied(first), mover, judges[cast % ways], 0, cast)
    return total / float(count)


def sailed_on(trials: Trials, at: Water, mover: i64, judge: Judge, depth: i64, cast: i64) -> float:
    """Sail on through the replies of all others and the mover's own next turn; return the mover's chance then."""
    while at.mover not in (mover, NOBODY) and at.fields[mover] < at.goal:
        if at.easts[at.mover] == UNDECIDED:
            at.easts[at.mover] = (at.mover + cast) % SIDES  # in six casts each steamer gets each side once
            begin_turn(at)
        reply(trials, at, judge, depth)
    if at.mover == mover:
        reply(trials, at, trials.own, 0)
    return chance(trials.own, at, mover)


def reply(trials: Trials, at: Water, judge: Judge, depth: i64) -> None:
    """Make the turn that the mover is thought to choose."""
    if not trials.effort.spend(PLY):
        raise TimeIsUp
    rows = quick_turns(at, 1)
    width = FIELDS + len(at.fields)
    if len(rows):
        worths = weigh(judge, at, rows)
        best = first_best(worths)
        if depth and rows[best * width + FIELDS + at.mover] < at.goal:
            best = considered(trials, at, rows, worths, judge, depth)
        take(at, rows, best * width)
    end_turn(at)


def considered(trials: Trials, at: Water, rows: vec[i64], worths: vec[float], judge: Judge, depth: i64) -> i64:
    """Return which of the turns that look best right now is the best after a look ahead."""
    left = worths[:]
    nearest, chances = vec[i64](), vec[float]()
    for _ in range(min(depth, len(worths))):
        best = first_best(left)
        left[best] = -1e300
        nearest = append(nearest, best)
        chances = append(chances, likely(trials, after(at, rows, best), at.mover, [judge]))
    return nearest[first_best(chances)]


def first_best(worths: vec[float]) -> i64:
    """Return the number of the highest, the first of several."""
    best: i64 = 0
    for nth in range(len(worths)):
        if worths[nth] > worths[best]:
            best = nth
    return best
