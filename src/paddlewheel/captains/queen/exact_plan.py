"""The exact plan alone on a river: the least coal with which a steamer is home within so many turns, from everywhere.

It is counted back from the landing, turn by turn, over cells, headings, speeds and what is aboard (Q9–Q12, Q17, Q19, Q21,
B2, B3, B5, B7). More coal is never worse, so the least coal says all there is to say about coal.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.facts import (
    CELLS,
    DOCKING_SPEED,
    EACH,
    ENTERING,
    FASTEST,
    FILLS,
    HOLDS,
    OFF_COAL,
    POINTS,
    SLOWEST,
    SLOWS,
    STOPS,
    least_of,
    rotations_coal,
    speed_coal,
    speed_left,
)

SPEEDS: Final = 7
"""0 to 6; 0 is never set."""
NEVER: Final = 100
"""What stands for coal that is never enough; even with the price of a turn on top it stays below 128."""
FAN: Final = 0xFFFFFFFFFFFF
"""The six bytes of a fan, one for each heading, N lowest."""
ROTATION_COAL: Final = rotations_coal(1, 2)
"""Q11: what a rotation costs once the free one is made."""
NONE_ABOARD: Final = 0
"""The first mode; then one for each station where one passenger came aboard; the last is ready to land."""


class Course:
    """A river to plan on, and what is known of it: by turns, mode, speed and place a fan of the least coal."""

    def __init__(
        self, beside: Sequence[int], special: Sequence[int], jetties: Sequence[bool], docks: Sequence[int]
    ) -> None:
        self.beside: vec[i64] = vec[i64](beside)
        """By spot: the place one step ahead, -1 if no water leads there."""
        self.special: vec[i64] = vec[i64](special)
        """By place: what is special about it."""
        self.jetties: vec[i64] = vec[i64]([int(jetty) for jetty in jetties])
        """By place: whether it is a jetty."""
        self.docks: vec[i64] = vec[i64](docks)
        """By place: the mode that a passenger from its station leads to, 0 where there is none to be had."""
        self.places: i64 = len(special)
        self.tiles: i64 = len(special) // CELLS
        self.ready: i64 = 0
        """The mode in which a steamer may land."""
        self.stations: vec[i64] = vec[i64]()
        """By mode: the tile of its station, from which on it is of interest."""
        self.wanted: vec[i64] = vec[i64]()
        """By mode: whether it is of interest at all."""
        self.arrival_speed: i64 = SLOWEST
        self.keep: i64 = 0
        """The coal that is to be left at home."""
        self.first: i64 = 0
        """The rearmost tile of interest."""
        self.ends: vec[i64] = vec[i64]([0] * self.tiles)
        """By the tile where a turn begins: the first place that it cannot reach, since the tile is too far or not laid."""
        self.drifts: vec[i64] = vec[i64]([0] * self.tiles)
        """By the tile where a turn begins: whether anything can slow it."""
        self.water: vec[i64] = vec[i64]([0] * self.places)
        """By place: whether any step leads from it."""
        self.turns: i64 = 0
        """How many turns are counted."""
        self.layers: list[vec[i64]] = []
        """By turns: the least coal."""
        self.changed: vec[i64] = vec[i64]()
        """By mode and tile: whether the last turn counted changed anything."""
        self.after: vec[i64] = vec[i64]([0] * (SPEEDS * self.places))
        """By speed at the end of a turn and place: the least coal then, with all that docking brings."""
        self.spent: vec[i64] = vec[i64]([0] * (SPEEDS * SPEEDS * self.places))
        """By times slowed, points left and place: the least coal when the free rotation is made,"""
        self.free: vec[i64] = vec[i64]([0] * (SPEEDS * SPEEDS * self.places))
        """and while it is not."""


def course_of(
    beside: Sequence[int],
    special: Sequence[int],
    jetties: Sequence[bool],
    docks: Sequence[int],
    stations: Sequence[int],
    modes: Sequence[bool],
    arrival_speed: int,
    keep: int,
    first: int,
    laid: int,
) -> Course:
    """Return a river to plan on.

    `stations` are the tiles of the modes with one aboard, `modes` says of every mode whether it is of interest. `laid` is
    how many tiles are known from the beginning; from there on a tile is known once one may sail onto it.
    """
    course = Course(beside, special, jetties, docks)
    course.ready = len(modes) - 1
    course.stations = vec[i64]([0, *stations, 0][: len(modes)])
    course.wanted = vec[i64]([int(wanted) for wanted in modes])
    course.arrival_speed, course.keep, course.first = arrival_speed, keep, first
    course.changed = vec[i64]([0] * (len(modes) * course.tiles))
    for mode in range(i64(len(modes))):
        course.changed[mode * course.tiles + course.tiles - 1] = 1
    course.layers = [vec[i64]([NEVER * EACH] * (len(modes) * SPEEDS * course.places))]
    for place in range(course.places):
        for heading in range(i64(6)):
            if course.beside[place * 6 + heading] >= 0:
                course.water[place] = 1
    for tile in range(course.first, course.tiles):
        look_ahead(course, tile, max(laid, tile + 2))
    return course


def look_ahead(course: Course, tile: i64, known: i64) -> None:
    """Note how far the fastest turn from a tile leads over the tiles that are known then, and whether it may be slowed."""
    last = tile
    distance = vec[i64]([-1] * course.places)
    queue = vec[i64]()
    for place in range(tile * CELLS, (tile + 1) * CELLS):
        distance[place] = 0
        queue = append(queue, place)
    at: i64 = 0
    while at < len(queue):
        place = queue[at]
        at += 1
        last = max(last, place // CELLS)
        if course.special[place] >> SLOWS & 7:
            course.drifts[tile] = 1
        for heading in range(i64(6)):
            there = course.beside[place * 6 + heading]
            if there >= 0 and distance[there] < 0 and distance[place] < FASTEST and there // CELLS < known:
                distance[there] = distance[place] + 1
                queue = append(queue, there)
    course.ends[tile] = (last + 1) * CELLS


def count(course: Course) -> None:
    """Count one turn more: within how little coal the steamer is home in as many turns."""
    before = course.layers[course.turns]
    now = vec[i64](before)
    modes, tiles = len(course.wanted), course.tiles
    changed = vec[i64]([0] * (modes * tiles))
    for mode in range(modes):
        if course.wanted[mode]:
            for tile in range(max(course.first, course.stations[mode]), tiles):
                if is_new(course, mode, tile) and count_tile(course, before, now, mode, tile):
                    changed[mode * tiles + tile] = 1
    course.changed = changed
    course.layers.append(now)
    course.turns += 1


def is_new(course: Course, mode: i64, tile: i64) -> bool:
    """Return whether anything has changed where a turn from a tile can lead, or a passenger taken there."""
    for there in range(tile, course.ends[tile] // CELLS):
        if course.changed[mode * course.tiles + there] or course.changed[course.ready * course.tiles + there]:
            return True
        if mode == NONE_ABOARD and mode != course.ready:
            for other in range(1, course.ready):
                if course.changed[other * course.tiles + there]:
                    return True
    return False


def count_tile(course: Course, before: vec[i64], now: vec[i64], mode: i64, tile: i64) -> bool:
    """Count a turn from all places of a tile; return whether anything is better than in fewer turns."""
    base, places = mode * SPEEDS * course.places, course.places
    begin, end = tile * CELLS, course.ends[tile]
    for speed in range(i64(SLOWEST), i64(FASTEST) + 1):
        arrive(course, before, mode, speed, begin, end)
    better = False
    for speed in range(i64(SLOWEST), i64(FASTEST) + 1):
        sail_back(course, speed, begin, end, course.drifts[tile] != 0)
        for place in range(begin, begin + CELLS):
            if course.water[place]:
                fan = course.free[speed * places + place]
                for slower in range(i64(SLOWEST), i64(FASTEST) + 1):
                    at = base + slower * places + place
                    least = least_of(now[at], dearer(fan, speed_coal(slower, speed)))
                    if least != now[at]:
                        now[at] = least
                        better = True
    for place in range(begin, begin + CELLS):
        if course.special[place] & HOLDS and go_astern(course, now, base, place, begin, end):
            better = True
    return better


def dearer(fan: i64, coal: i64) -> i64:
    """Return a fan at a price, for all headings; what is never enough stays so."""
    return least_of(fan + coal * EACH, NEVER * EACH)


# --- the end of a turn ----------------------------------------------------------------------------------------------------


def arrive(course: Course, before: vec[i64], mode: i64, speed: i64, begin: i64, end: i64) -> None:
    """Q17, Q19, Q21, B7: write down what a turn is worth that ends at a speed: at home, with a passenger, with coal."""
    after, places = course.after, course.places
    for place in range(begin, end):
        if course.water[place] == 0:
            continue
        then = mode
        if speed == DOCKING_SPEED and course.docks[place]:
            then = boarded(course, mode, course.docks[place])
        if then == course.ready and course.jetties[place] and speed <= course.arrival_speed:
            after[speed * places + place] = course.keep * EACH
            continue
        fan = before[(then * SPEEDS + speed) * places + place]
        fills = course.special[place] >> FILLS
        if speed == DOCKING_SPEED and fills:
            fan = filled(fan, fills)
        after[speed * places + place] = fan


def boarded(course: Course, mode: i64, station: i64) -> i64:
    """Q19: return the mode after docking at a station: one passenger from each, two at most."""
    if mode == NONE_ABOARD:
        return station
    return mode if mode == station else course.ready


def filled(fan: i64, fills: i64) -> i64:
    """B7: return a fan with no coal needed where a full bunker is enough."""
    found: i64 = 0
    for heading in range(i64(6)):
        coal = fan >> (8 * heading) & 127
        if coal > fills:
            found |= coal << (8 * heading)
    return found


# --- a turn, point by point -----------------------------------------------------------------------------------------------


def sail_back(course: Course, speed: i64, begin: i64, end: i64, drifts: bool) -> None:
    """Q10, Q11, B5: write down the least coal with all points left, and with fewer, rotations in between."""
    most: i64 = speed if drifts else 0
    for slowed in range(most, i64(-1), -1):
        row = speed_left(speed, slowed) * course.places
        for left in range(speed - slowed + 1):
            layer = (slowed * SPEEDS + left) * course.places
            for place in range(begin, end):
                if course.water[place] == 0:
                    continue
                if left == 0:
                    fan = course.after[row + place]
                    rotate(course, layer + place, fan, fan)
                else:
                    step(course, speed, slowed, left, place, begin, end)


def step(course: Course, speed: i64, slowed: i64, left: i64, place: i64, begin: i64, end: i64) -> None:
    """Q10: write down the least coal if the next point is used for a step ahead."""
    places, beside, special = course.places, course.beside, course.special
    nearer = (slowed * SPEEDS + left - 1) * places
    spent: i64 = 0
    free: i64 = 0
    shift: i64 = 0
    for heading in range(i64(6)):
        there = beside[place * 6 + heading]
        one: i64 = NEVER
        two: i64 = NEVER
        if begin <= there < end:
            if special[there] & ENTERING == 0:
                one = course.spent[nearer + there] >> shift & 127
                two = course.free[nearer + there] >> shift & 127
            else:
                one = enter(course, course.spent, speed, slowed, left, there, heading)
                two = enter(course, course.free, speed, slowed, left, there, heading)
        spent |= one << shift
        free |= two << shift
        shift += 8
    at = (slowed * SPEEDS + left) * places + place
    if special[place] & HOLDS:  # B3: off a sandbank it goes straight ahead, for coal
        course.spent[at], course.free[at] = NEVER * EACH, dearer(free, OFF_COAL)
    else:
        rotate(course, at, spent, free)


def enter(course: Course, fans: vec[i64], speed: i64, slowed: i64, left: i64, place: i64, heading: i64) -> i64:
    """B2, B5, Q17: return the least coal if the next step leads to a place that is not plain water."""
    special = course.special[place]
    after, more = left - 1 - (special & POINTS), slowed + (special >> SLOWS & 7)
    if after < 0:
        return NEVER
    if special & STOPS:
        final = i64(SLOWEST) if special & HOLDS else speed_left(speed, more)
        return course.after[final * course.places + place] >> (8 * heading) & 127
    return fans[(more * SPEEDS + after) * course.places + place] >> (8 * heading) & 127


def rotate(course: Course, at: i64, spent: i64, free: i64) -> None:
    """Q11: write down the least coal at a place if the steamer may rotate there first, one rotation in all for free."""
    for _ in range(3):
        spent = least_of(spent, dearer(beside_each(spent), ROTATION_COAL))
    course.spent[at] = spent
    course.free[at] = least_of(free, beside_each(spent))


def beside_each(fan: i64) -> i64:
    """Return for each heading the less of the two beside it."""
    return least_of((fan << 8 | fan >> 40) & FAN, fan >> 8 | (fan << 40) & FAN)


def go_astern(course: Course, now: vec[i64], base: i64, place: i64, begin: i64, end: i64) -> bool:
    """B3: off a sandbank straight astern, with speed 1 and any heading then; return whether it is better than all else."""
    better = False
    for heading in range(i64(6)):
        there = course.beside[place * 6 + (heading + 3) % 6]
        if there < begin or there >= end or course.special[there] & POINTS:
            continue
        fan = course.after[SLOWEST * course.places + there]
        least: i64 = fan >> (8 * heading) & 127
        if course.special[there] & HOLDS == 0:
            for other in range(i64(6)):
                least = min(least, fan >> (8 * other) & 127)
        for speed in range(i64(SLOWEST), i64(FASTEST) + 1):
            at = base + speed * course.places + place
            coal = least + speed_coal(speed, SLOWEST)
            known = now[at] >> (8 * heading) & 127
            if coal < known:
                now[at] -= (known - coal) << (8 * heading)
                better = True
    return better


def least_coal(course: Course, turns: int, mode: int, speed: int, spot: int) -> int:
    """Return the least coal with which a steamer is home within so many turns; NEVER or more if no coal is enough."""
    layer = course.layers[turns]
    at = (i64(mode) * SPEEDS + i64(speed)) * course.places + i64(spot) // 6
    return int(layer[at] >> (8 * (i64(spot) % 6)) & 127)
