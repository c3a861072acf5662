"""How many turns it takes to a goal from every spot of a river at every speed, other steamers left aside.

The turns are counted back from the goal (see `counting_back`). A free move has one rotation and changes the speed by one at
most; a second rotation, or a speed changed by two, counts as longer, as coal is worth it.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from paddlewheel.captains.queen.counting_back import LONGEST, count_back
from paddlewheel.games.integers import append, i64, u8, vec
from paddlewheel.games.queen.facts import CELLS, HOLDS, LAND, FlatMap


class Field:
    """The times to a goal, in parts of a turn."""

    def __init__(self, times: vec[u8], first: i64, spots: i64) -> None:
        self.times: vec[u8] = times
        """By speed and spot, counted from the first one."""
        self.first: i64 = first
        """The first spot that it knows of,"""
        self.spots: i64 = spots
        """and how many there are."""


def time_at(field: Field, speed: i64, spot: i64) -> i64:
    """Return the time from a spot at a speed."""
    at = spot - field.first
    if at < 0 or at >= field.spots:
        return LONGEST
    return i64(field.times[speed * field.spots + at])


def field_to(chart: FlatMap, beyond: i64, seeds: vec[i64], passing: bool) -> Field:
    """Return the time to a goal over the tiles on the table that come before one.

    In `seeds` are threes: time, speed and spot where the counting begins. With `passing` a move ends where it comes to the
    goal, as in the sailing school.
    """
    first, places = chart.first_tile * CELLS, (beyond - chart.first_tile) * CELLS
    seeds = seeds[:]
    for at in range(2, len(seeds), 3):
        seeds[at] -= first * 6
    return Field(count_back(steps_back(chart, first, places), seeds, passing), first * 6, places * 6)


def steps_back(chart: FlatMap, first: i64, places: i64) -> vec[i64]:
    """Return by spot the place from which a step with that heading leads there, -1 if none does; to sandbanks none does."""
    beside, special = chart.beside, chart.special
    back = vec[i64](capacity=places * 6)
    for place in range(first, first + places):
        for heading in range(i64(6)):
            behind = beside[place * 6 + (heading + 3) % 6] - first
            if behind < 0 or behind >= places or special[place] & HOLDS:
                behind = LAND
            back = append(back, behind)
    return back
