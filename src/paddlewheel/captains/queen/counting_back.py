"""How many turns it takes to a goal from every spot at every speed, counted back from the goal, the whole river at once.

What leads to the goal is, for each cell, a *fan* of three rows of six bits: the headings that do it without a rotation,
with up to one, with up to two. A move is as many steps back as its speed has points, with rotations in between.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, u8, vec
from paddlewheel.games.queen.facts import FASTEST, MOST_PLACES, SLOWEST, speed_coal

PARTS: Final = 2
"""Time is counted in halves of a turn."""
COAL: Final = 2
"""How long a coal point counts, in halves of a turn."""
LONGEST: Final = 100
"""The longest time; what takes longer, or cannot be reached, counts as this long."""
RESCUE: Final = 10
"""How long it takes to get out of a corner that one coal point a turn does not lead out of."""
SPEEDS: Final = 7
"""0 to 6; 0 is never set."""


def _from(coal: int) -> list[int]:
    """Q9: return for each speed from 0 on a bit for each speed from which it costs so much coal."""
    speeds = range(SLOWEST, FASTEST + 1)
    return [0, *[sum([2**before for before in speeds if speed_coal(before, speed) == coal]) for speed in speeds]]


FREELY_FROM: Final[vec[i64]] = vec[i64](_from(0))
"""By speed: a bit for each speed from which it can be set without coal (Q9),"""
DEARLY_FROM: Final[vec[i64]] = vec[i64](_from(1))
"""and for each from which it takes one coal point."""
ROW: Final = 63
"""The six headings of a row."""
ENTRIES: Final = 16384
"""How many numbers the entries of most rivers take."""
COLUMN: Final = 0x1041
"""The bits of the first heading in all three rows."""


NEVER: Final[vec[u8]] = vec[u8]([u8(LONGEST)] * (SPEEDS * MOST_PLACES * 6))
"""The longest time, for every speed and spot of the longest river,"""
NOTHING: Final[vec[i64]] = vec[i64]([0] * (SPEEDS * MOST_PLACES))
"""and nothing: arrays are had from these by a slice, which is quicker than to make them."""


class Counting:
    """What is known so far, and what waits to be looked at."""

    def __init__(self, back: vec[i64]) -> None:
        self.back: vec[i64] = back
        """By cell × 6 + heading: the cell from which a step with that heading leads there, -1 if none does."""
        self.cells: i64 = len(back) // 6
        cells = self.cells
        self.times: vec[u8] = NEVER[: SPEEDS * cells * 6]
        """By speed, cell and heading."""
        self.done: vec[i64] = NOTHING[: SPEEDS * cells]
        """By speed and cell: the headings whose time is known."""
        self.soon: vec[i64] = NOTHING[: SPEEDS * cells]
        """By speed and cell: the headings that were lined up for a turn later,"""
        self.later: vec[i64] = NOTHING[: SPEEDS * cells]
        """and those for that or for a coal point more: to line them up again would come to nothing."""
        self.here: vec[i64] = NOTHING[:cells]
        """By cell: its fan, at this step of a move,"""
        self.before: vec[i64] = NOTHING[:cells]
        """and at the step before it."""
        self.last: vec[i64] = NOTHING[: LONGEST * SPEEDS]
        """By time and speed: the entry that was lined up last, 0 if none was."""
        self.entries: vec[i64] = append(append(append(vec[i64](capacity=ENTRIES), 0), 0), 0)
        """Threes: the entry that was lined up before, a cell, its headings."""


def count_back(back: vec[i64], seeds: vec[i64], passing: bool) -> vec[u8]:
    """Return the times to a goal by speed and spot, the longest where it is not reached.

    In `seeds` are threes: time, speed and spot to begin with. With `passing` a move ends where it comes to the goal. No
    time is longer than that of a steamer that spends all coal to lie there at rest and well turned, see RESCUE.
    """
    counting = Counting(back)
    one: i64 = 1
    for at in range(0, len(seeds), 3):
        spot = seeds[at + 2]
        line_up(counting, seeds[at], seeds[at + 1], spot // 6, one << (spot % 6))
    for now in range(i64(LONGEST)):
        for speed in range(i64(1), i64(SPEEDS)):
            if counting.last[now * SPEEDS + speed]:
                reach(counting, now, speed, passing and now == 0)
    rescue_all(counting)
    return counting.times


def line_up(counting: Counting, time: i64, speed: i64, cell: i64, headings: i64) -> None:
    """Let some headings of a cell wait until their time comes."""
    if time >= LONGEST or headings & ~counting.done[speed * counting.cells + cell] == 0:
        return
    head, entries = time * SPEEDS + speed, counting.entries
    at = len(entries)
    counting.entries = append(append(append(entries, counting.last[head]), cell), headings)
    counting.last[head] = at


def rotated(fan: i64) -> i64:
    """Return a fan with the headings that take one rotation more, and then another."""
    first = fan & ROW
    fan |= ((first << 1 | first >> 5 | first >> 1 | first << 5) & ROW) << 6
    second = fan >> 6 & ROW
    return fan | ((second << 1 | second >> 5 | second >> 1 | second << 5) & ROW) << 12


def reach(counting: Counting, time: i64, speed: i64, passing: bool) -> None:
    """Write down what is reached anew at a speed, and line up from where a move at that speed leads there."""
    here = settled(counting, time, speed)
    if len(here) == 0:
        return
    goals, goal = here, vec[i64](capacity=len(here))
    for nth in range(len(here)):
        headings = counting.here[here[nth]]
        counting.here[here[nth]] = rotated(headings | headings << 6 | headings << 12)
        goal = append(goal, counting.here[here[nth]])
    for step in range(speed):
        if passing and step:  # fewer steps than the speed has points are enough
            here = joined(counting, here, goals, goal)
        here = step_back(counting, here)
    for nth in range(len(here)):
        fan = counting.here[here[nth]]
        counting.here[here[nth]] = 0
        come_from(counting, time, speed, here[nth], fan >> 6 & ROW, fan >> 12 & ROW)


def settled(counting: Counting, time: i64, speed: i64) -> vec[i64]:
    """Write down the time of what waits for it and is new; return the cells, of which `here` has the headings."""
    entries, done, times, here = counting.entries, counting.done, counting.times, counting.here
    row = speed * counting.cells
    cells = vec[i64](capacity=32)
    at = counting.last[time * SPEEDS + speed]
    while at:
        cell = entries[at + 1]
        new = entries[at + 2] & ~done[row + cell]
        if new:
            done[row + cell] |= new
            if here[cell] == 0:
                cells = append(cells, cell)
            here[cell] |= new
            for heading in range(i64(6)):
                if new >> heading & 1:
                    times[(row + cell) * 6 + heading] = u8(time)
        at = entries[at]
    return cells


def joined(counting: Counting, cells: vec[i64], goals: vec[i64], goal: vec[i64]) -> vec[i64]:
    """Return the cells with those of the goal, whose fans are joined to theirs."""
    for nth in range(len(goals)):
        if counting.here[goals[nth]] == 0:
            cells = append(cells, goals[nth])
        counting.here[goals[nth]] |= goal[nth]
    return cells


def step_back(counting: Counting, cells: vec[i64]) -> vec[i64]:
    """Go one step back from all cells, and rotate there; return the cells that this leads to."""
    here, before, back = counting.here, counting.before, counting.back
    found = vec[i64](capacity=len(cells) + 16)
    for nth in range(len(cells)):
        cell = cells[nth]
        fan = here[cell]
        here[cell] = 0
        column: i64 = COLUMN
        for heading in range(i64(6)):
            part = fan & column
            column <<= 1
            if part:
                behind = back[cell * 6 + heading]
                if behind >= 0:
                    if before[behind] == 0:
                        found = append(found, behind)
                    before[behind] |= part
    for nth in range(len(found)):
        before[found[nth]] = rotated(before[found[nth]])
    counting.here, counting.before = before, here
    return found


def come_from(counting: Counting, time: i64, speed: i64, cell: i64, free: i64, dear: i64) -> None:
    """Line up a cell from which a move leads to what is reached, freely or for a coal point, at all speeds before it."""
    freely, dearly = FREELY_FROM[speed], DEARLY_FROM[speed]
    for before in range(i64(1), i64(SPEEDS)):
        if freely >> before & 1:
            line_up_soon(counting, time, before, cell, free)
            line_up_later(counting, time, before, cell, dear)
        elif dearly >> before & 1:
            line_up_later(counting, time, before, cell, free)


def line_up_soon(counting: Counting, time: i64, speed: i64, cell: i64, headings: i64) -> None:
    """Let headings wait for a turn, but not those that do already: time only goes on."""
    row = speed * counting.cells + cell
    new = headings & ~counting.soon[row]
    if new:
        counting.soon[row] |= new
        counting.later[row] |= new
        line_up(counting, time + PARTS, speed, cell, new)


def line_up_later(counting: Counting, time: i64, speed: i64, cell: i64, headings: i64) -> None:
    """Let headings wait for a turn and a coal point, but not those that come as early already."""
    row = speed * counting.cells + cell
    new = headings & ~counting.later[row]
    if new:
        counting.later[row] |= new
        line_up(counting, time + PARTS + COAL, speed, cell, new)


def rescue_all(counting: Counting) -> None:
    """Let no time be longer than it takes to be rescued and to go on from there."""
    times, cells = counting.times, counting.cells
    for cell in range(cells):
        rest = (cells + cell) * 6
        most: i64 = LONGEST
        for heading in range(i64(6)):
            most = min(most, i64(times[rest + heading]))
        most = min(most + RESCUE, LONGEST)
        for speed in range(i64(SPEEDS)):
            at = (speed * cells + cell) * 6
            for heading in range(i64(6)):
                if i64(times[at + heading]) > most:
                    times[at + heading] = u8(most)
