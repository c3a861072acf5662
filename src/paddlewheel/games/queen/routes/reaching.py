"""Q9–Q12, B2, B5: what a turn can reach, point by point, and with how few rotations. All six speeds come out of one search.

A layer holds what is reached after so many points. What it knows of a cell is its *fan*: for each heading the fewest
rotations with which the steamer can lie there. Least coal is fewest rotations.

A cell that slows a steamer leads to another *plane* of the same layers: what is reached after having been slowed once,
twice, and so on. What comes after a push is another *phase* of them, see `pushes`.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.river.flat_map import (
    LAND,
    MOST_OTHERS,
    NOT_PLAIN,
    OTHERS,
    POINTS,
    SLOWS,
    STOPS,
    FlatMap,
    bar,
    meaning,
)

STEP_POINTS: Final = 1
"""Q10: what a step to a plain cell takes."""
WIDTH: Final = 448
"""The cells of a layer: MOST_PLACES, and one for each of the others (OTHERS)."""
LAYERS: Final = 7
"""0 to 6 points."""
PLANES: Final = 7
"""Slowed 0 to 6 times."""
PHASE: Final = 49
"""How many layers a phase has, those of all planes."""
PHASES: Final = 5
CALM: Final = 0
"""The phase of turns that push nobody,"""
BEFORE: Final = 1
"""and the first of four of turns that push: before the first push, after it, after the second, after the third."""

# A fan has a byte for each heading, from the lowest on.
NEVER: Final = 0x7F7F7F7F7F7F
"""The fan of a cell that is not reached."""
EACH: Final = 0x010101010101
HIGH: Final = 0x808080808080
SWINGS: Final[vec[i64]] = vec[i64](
    [sum(min((other - heading) % 6, (heading - other) % 6) << 8 * other for other in range(6)) for heading in range(6)]
)
"""By heading: how many rotations it takes from there to each of the six, as a fan."""

# A spot where the turn is over by itself: cell and heading as one number, and then, from these bits on:
SLOWED: Final = 16
ROTATIONS: Final = 20
USED: Final = 33


class Search:
    """One search: the water of a turn, what is found, and the layers, which are as they were when it is over."""

    def __init__(self, chart: FlatMap) -> None:
        self.chart: FlatMap = chart
        # who and what is in the way
        self.count: i64 = 0
        """How many other steamers there are,"""
        self.ships: vec[i64] = vec[i64]([0] * MOST_OTHERS)
        """which they are,"""
        self.others: vec[i64] = vec[i64]([0] * MOST_OTHERS)
        """where they lie,"""
        self.barred: vec[i64] = vec[i64]([LAND] * MOST_OTHERS)
        """and for each a place it may not be pushed to, LAND if there is none."""
        self.closed: vec[i64] = vec[i64]()
        """The places that nobody enters in this turn."""
        self.stood: vec[i64] = vec[i64]()
        """The places the mover stood on earlier in this turn."""
        self.homes: vec[i64] = vec[i64]()
        """Where others arrive if they are pushed there: pairs of which one and its place."""
        self.groups: vec[i64] = vec[i64]([0] * (2 * MOST_OTHERS))
        """For each of the others whose arrivals count with its own, and how many of them are wanting to end the race."""
        # the mover
        self.place: i64 = 0
        self.heading: i64 = 0
        self.rotated: i64 = 0
        """The rotations it has made in this turn already."""
        self.held: bool = False
        """Whether it goes ahead from where it lies and does not rotate before."""
        self.limits: vec[i64] = vec[i64]([0] * LAYERS)
        """The most rotations that can be paid for after 0, 1, 2, … points; never more after more points."""
        self.last: i64 = 0
        """The most points."""
        # the layers
        self.fans: vec[i64] = vec[i64]([NEVER] * (PHASES * PHASE * WIDTH))
        """By phase, plane, points and cell."""
        self.reached: vec[i64] = vec[i64]([0] * (PHASES * PHASE * WIDTH))
        """By phase, plane and points: the cells that are reached, in the order in which they were."""
        self.counts: vec[i64] = vec[i64]([0] * (PHASES * PHASE))
        """By phase, plane and points: how many cells are reached."""
        self.tops: vec[i64] = vec[i64]([0] * PHASES)
        """By phase: the highest plane with anything in it."""
        self.first: i64 = CALM
        """The phase that the first push of a world comes from: CALM or BEFORE."""
        self.best: vec[i64] = vec[i64]([0] * (PHASE * WIDTH * 6))
        """By plane, points, cell and heading, of the orders of one choice of pushes: the fewest rotations and the world."""
        self.room: vec[i64] = vec[i64]([0] * (MOST_OTHERS * 6))
        """Where the others can be pushed to, six for each."""
        self.stops: vec[i64] = vec[i64]()
        """Where the turn is over by itself in the phase that was searched last, see SLOWED."""


def mark(search: Search) -> None:
    """Let the steps onto other steamers and closed places say so."""
    chart, closed, others = search.chart, search.closed, search.others
    for nth in range(len(closed)):
        bar(chart, closed[nth], LAND)
    for nth in range(search.count):
        bar(chart, others[nth], OTHERS + nth)


def unmark(search: Search) -> None:
    """Let all steps lead where they lead."""
    for nth in range(search.count):
        bar(search.chart, search.others[nth], free(search, search.others[nth]))
    for nth in range(len(search.closed)):
        bar(search.chart, search.closed[nth], free(search, search.closed[nth]))


def free(search: Search, place: i64) -> i64:
    """Return what steps onto a place say where nobody lies; nobody enters the shipyard."""
    if place == search.chart.yard:
        return LAND
    return meaning(search.chart, place)


def least_of(one: i64, other: i64) -> i64:
    """Return the fewest rotations of two fans, heading by heading."""
    fewer = ((one | HIGH) - other) & HIGH  # the bytes in which the other has as few or fewer
    return one ^ ((one ^ other) & (fewer - (fewer >> 7)))


def is_within(fan: i64, most: i64) -> bool:
    """Return whether a fan has any heading with at most so many rotations."""
    return ((fan | HIGH) - max(most + 1, 0) * EACH) & HIGH != HIGH  # a byte that is lower has lost its highest bit


def begin(search: Search, phase: i64, later: i64) -> None:
    """Put the mover where it lies, with every heading it can pay for; so many points are kept for pushes to come."""
    if search.rotated > search.limits[later]:
        return
    fan: i64 = NEVER
    if search.held:
        fan ^= (127 - search.rotated) << (8 * search.heading)
    else:
        fan = search.rotated * EACH + SWINGS[search.heading]
    come(search, phase, 0, 0, search.place, fan)


def come(search: Search, phase: i64, plane: i64, used: i64, cell: i64, fan: i64) -> None:
    """Note that a cell is reached with these rotations, whatever is known of it."""
    fans, layer = search.fans, phase * PHASE + plane * LAYERS + used
    at = layer * WIDTH + cell
    known = fans[at]
    if known == NEVER:
        counts, reached = search.counts, search.reached
        count = counts[layer]
        reached[layer * WIDTH + count] = cell
        counts[layer] = count + 1
        fans[at] = fan
        search.tops[phase] = max(search.tops[phase], plane)
    else:
        fans[at] = least_of(known, fan)


def reach(search: Search, phase: i64, later: i64, aim: i64) -> i64:
    """Go ahead and rotate, point by point, from what a phase begins with, so many points kept for pushes to come.

    Whoever is to push the steamer at one place next, the aim, goes nowhere from where it cannot come beside it any more.
    If there is no aim (LAND), return a bit for each of the others that can be pushed then.
    """
    chart, limits, swings = search.chart, search.limits, SWINGS
    near, fans, reached, counts = chart.near, search.fans, search.reached, search.counts
    last = search.last - later
    bumped: i64 = 0
    plane: i64 = 0
    while plane <= search.tops[phase]:
        layer = phase * PHASE + plane * LAYERS - 1
        for used in range(last):
            layer += 1
            count = counts[layer]
            if count == 0:
                continue
            here = layer * WIDTH
            there = here + STEP_POINTS * WIDTH
            limit = limits[later + used + STEP_POINTS]
            fresh = counts[layer + STEP_POINTS]
            for nth in range(count):
                place = reached[here + nth]
                fan = fans[here + place]
                if place >= OTHERS:
                    bumped |= bump(search, place - OTHERS, fan, used, later)
                    continue
                if aim != LAND and used + chart.distance(place, aim) > last + 1:
                    continue
                spot = place * 6
                for heading in range(i64(6)):
                    rotations = fan & 127
                    fan >>= 8
                    if rotations > limit:
                        continue
                    target = near[spot + heading]
                    if target >= 0:
                        at = there + target
                        known = fans[at]
                        if known == NEVER:
                            reached[there + fresh] = target
                            fresh += 1
                            fans[at] = rotations * EACH + swings[heading]
                        elif known >> (8 * heading) & 127 > rotations:
                            coming = rotations * EACH + swings[heading]
                            fewer = ((known | HIGH) - coming) & HIGH  # as in `least_of`
                            fans[at] = known ^ ((known ^ coming) & (fewer - (fewer >> 7)))
                    elif target <= NOT_PLAIN:
                        counts[layer + STEP_POINTS] = fresh
                        enter(search, phase, plane, used, later, NOT_PLAIN - target, heading, rotations)
                        fresh = counts[layer + STEP_POINTS]
            counts[layer + STEP_POINTS] = fresh
        plane += 1
    return bumped


def bump(search: Search, other: i64, fan: i64, used: i64, later: i64) -> i64:
    """Return the bit of one of the others who is come beside with a fan, if there are points and rotations to push it."""
    one: i64 = 2
    after = used + 1 + (search.chart.special[search.others[other]] & POINTS)
    if after <= search.last - later and is_within(fan, search.limits[later + after]):
        return one << other
    return 0


def enter(search: Search, phase: i64, plane: i64, used: i64, later: i64, place: i64, heading: i64, rotations: i64) -> None:
    """Step onto a place that is not plain water."""
    special = search.chart.special[place]
    after = used + STEP_POINTS + (special & POINTS)
    if after <= search.last - later and rotations <= search.limits[later + after]:
        slowed = min(plane + (special >> SLOWS & 7), PLANES - 1)
        if special & STOPS:
            stop(search, place * 6 + heading, slowed, rotations, after)
        else:
            come(search, phase, slowed, after, place, rotations * EACH + SWINGS[heading])


def stop(search: Search, spot: i64, slowed: i64, rotations: i64, used: i64) -> None:
    """Note that a turn is over at a spot, whatever points are left."""
    search.stops = append(search.stops, spot | slowed << SLOWED | rotations << ROTATIONS | used << USED)


def clear(search: Search, phase: i64) -> None:
    """Forget what a phase has reached."""
    fans, reached, counts = search.fans, search.reached, search.counts
    for layer in range(phase * PHASE, phase * PHASE + (search.tops[phase] + 1) * LAYERS):
        count = counts[layer]
        if count:
            at = layer * WIDTH
            for nth in range(count):
                fans[at + reached[at + nth]] = NEVER
            counts[layer] = 0
    search.tops[phase] = 0
