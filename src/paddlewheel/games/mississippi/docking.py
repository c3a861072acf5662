"""M10–M14: docking: the contacts of a steamer that has moved, and the chain of advances and pushes that follows.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64
from paddlewheel.games.mississippi.course import REACH
from paddlewheel.games.mississippi.steamers import side
from paddlewheel.games.mississippi.water import (
    ADVANCED,
    LOST,
    PUSHED,
    TOUCHED,
    Water,
    field_ahead,
    moor,
    note,
    side_towards,
)

RACE_OVER: Final = -1


def dock(water: Water) -> None:
    """Carry out the chain that follows a move (M10–M13). Each round of it moves a steamer ahead, so it ends."""
    fields, mover = water.fields, water.mover
    while True:
        gain = contacts(water)
        if gain == 0:
            return
        if gain < 0:
            gain = push_round(water, -gain)
            if gain == RACE_OVER:
                return
        if gain > 0:
            start = fields[mover]
            end = field_ahead(water, start, gain)
            fields[mover] = end
            note(water, ADVANCED, mover, start, end, gain)
            if end >= water.goal:
                moor(water, mover)
                return


def contacts(water: Water) -> i64:
    """Return the sum of the mover's gains, clockwise (M10, M11); if there are none, minus the number of pushes queued."""
    fields, queue, mover = water.fields, water.queue, water.mover
    players, here = len(fields), fields[mover]
    gain: i64 = 0
    waiting: i64 = 0
    other = mover
    for _ in range(players - 1):
        other += 1
        if other == players:
            other = 0
        if not here - REACH <= fields[other] <= here + REACH:
            continue
        difference = contact(water, other)
        if difference > 0:
            gain += difference
        elif difference < 0:
            queue[2 * waiting] = other
            queue[2 * waiting + 1] = -difference
            waiting += 1
    if gain > 0:
        return gain
    return -waiting


def contact(water: Water, other: i64) -> i64:
    """Return the mover's number less the other's where they touch, and write the contact down; 0 if they do not (M10)."""
    fields, easts, mover = water.fields, water.easts, water.mover
    there = fields[other]
    if there < 0 or there >= water.goal:
        return 0
    towards = side_towards(fields[mover], there)
    if towards < 0:
        return 0
    number = side(easts[mover], towards)
    other_number = side(easts[other], towards + 3)
    note(water, TOUCHED, mover, other, number, other_number)
    return number - other_number


def push_round(water: Water, waiting: i64) -> i64:
    """Push each waiting steamer in turn (M12). Return the mover's gain if it goes on, RACE_OVER if nobody does."""
    fields, queue = water.fields, water.queue
    water.pushed = True
    for nth in range(waiting):
        other, by = queue[2 * nth], queue[2 * nth + 1]
        start = fields[other]
        end = field_ahead(water, start, by)
        fields[other] = end
        note(water, PUSHED, other, start, end, by)
        if end >= water.goal:
            moor(water, other)
            if water.stop:
                lose(water, nth + 1, waiting)
                return RACE_OVER
            continue
        logged = len(water.log)
        gain = contact(water, other)
        if gain > 0:
            lose(water, nth + 1, waiting)
            return gain
        if len(water.log) > logged:
            water.log = water.log[:logged]  # the next round looks at this contact together with all others
    return 0


def lose(water: Water, begin: i64, waiting: i64) -> None:
    """Drop the pushes from that one on (M12)."""
    for nth in range(begin, waiting):
        note(water, LOST, water.queue[2 * nth], water.queue[2 * nth + 1], 0, 0)
