"""How many turns a captain has still to sail: by which stations, along the river as it lies, over cells and headings.

A *course* is a next goal with what follows it: a station's dock and then the rest of the race from there, or the landing,
or the open end of the river with what is still to come behind it. The time to go is that of the best course.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.captains.queen.distance_field import LONGEST, PARTS, SPEEDS, Field, field
from paddlewheel.captains.queen.turns_by_distance import HALVES, turns_by_distance
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.queen.facts import (
    DOCKING_SPEED,
    FULL_COAL,
    MOST_ABOARD,
    NOWHERE,
    OPEN_WATER,
    SLOWEST,
    TILES,
    Laid,
    River,
    RuleSet,
    Ship,
    State,
    Steamer,
    arrival_speed,
    free_bends,
    projection,
    river,
)

HOPELESS: Final = 40.0
"""The turns added for a captain who can no longer win."""
AHEAD: Final = (-1, 0, 1)


class Course(NamedTuple):
    """A goal: the time there by speed and spot, in parts of a turn, and the turns after it."""

    times: Field
    after: float


class Outlook:
    """What a captain has before it, whether it needs none, one or two passengers more."""

    def __init__(
        self, courses: list[tuple[Course, ...]], depots: list[tuple[Course, ...]], coal: tuple[float, ...]
    ) -> None:
        self.courses, self.depots = courses, depots
        self.coal = coal
        """What so much coal aboard is worth, in turns."""

    def is_hopeless(self, more: int) -> bool:
        """Return whether there is no way left to as many passengers."""
        return all(after >= HOPELESS for _, after in self.courses[more])

    def time(self, more: int, coal: int, spot: int, speed: int) -> float:
        """Return the turns to go from one spot."""
        return min([times[speed][spot] / PARTS + after for times, after in self.open_to(more, coal)])

    def open_to(self, more: int, coal: int) -> tuple[Course, ...]:
        """Return the courses; one by a depot is shorter by what the coal to be had there is worth."""
        filling = max(self.coal[FULL_COAL] - self.coal[coal], 0.0) if self.depots[more] else 0.0
        if not filling:
            return self.courses[more]
        return *self.courses[more], *(Course(times, after - filling) for times, after in self.depots[more])


class View(NamedTuple):
    """What an outlook depends on: it is the same for all captains who want the same stations."""

    rules: RuleSet
    tiles: tuple[Laid, ...]
    first_tile: int
    landing: int | None
    docks: tuple[int, ...]
    """The cells of the docks where the captain can still take a passenger."""

    @property
    def river(self) -> River:
        """The water on the table."""
        return river(self.tiles, self.first_tile, self.landing, self.rules.jetties_end_moves, self.rules.shipyard)

    @property
    def to_come(self) -> int:
        """How many tiles are face down."""
        return self.rules.pile - len(self.tiles) + 1


_known: Final[dict[tuple[River, tuple[int, ...], Weights], Outlook]] = {}
"""Outlooks by the water, the docks that are of use and the weights: cheaper to find than by everything they depend on."""
MOST_KNOWN: Final = 256


def outlook_of(state: State, ship: Ship, weights: Weights, without: int = NOWHERE) -> Outlook:
    """Return the outlook of a steamer's captain; `without` is a tile where it takes its passenger."""
    boarded, waiting = state.steamers[ship].boarded_at, state.waiting
    water = state.river
    docks = tuple([index for index, tile in _docks(water) if waiting[tile] and tile != without and tile not in boarded])
    found = _known.get((water, docks, weights))
    if found is None:
        found = _outlook(View(state.rules, state.tiles, state.first_tile, state.landing, docks), weights)
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[water, docks, weights] = found
    return found


@lru_cache(maxsize=256)
def _docks(water: River) -> tuple[tuple[int, int], ...]:
    return tuple((index, tile) for index, tile in enumerate(water.dock_of) if tile != NOWHERE)


def needed(state: State, steamer: Steamer) -> int:
    """Return how many passengers a steamer still needs."""
    return 0 if state.options.school else MOST_ABOARD - steamer.passengers


@lru_cache(maxsize=256)
def _outlook(view: View, weights: Weights) -> Outlook:
    """Return the courses for none, one and two passengers more: each by a dock that is there, or by a station to come."""
    last = Course(_finish(view._replace(docks=()), weights), 0.0)
    ways = {index: _to_known_dock(view._replace(docks=()), index) for index in view.docks}
    courses: list[tuple[Course, ...]] = [(last,)]
    stations = _stations_to_come(view)
    for more in () if view.rules.options.school else range(1, MOST_ABOARD + 1):
        found = [last._replace(after=_later(more, stations, weights))]
        for index, times in ways.items():
            rest = [_from(course, index) for course in courses[more - 1] if course.times is not times]
            found.append(Course(times, min(rest)))
        courses.append(tuple(found))
    coal = tuple(_coal_worth(coal, view.to_come, weights) for coal in range(MOST_COAL + 1))
    return Outlook(courses, _depots(view, courses), coal)


MOST_COAL: Final = FULL_COAL + 1
"""B11: with the bonus point."""
LAST_STRETCH: Final = 2.5
"""The tiles that the way from the last known tile to the landing counts as."""


def _coal_worth(coal: int, to_come: int, weights: Weights) -> float:
    """Return what coal is worth with this many tiles to come."""
    if not coal:
        return 0.0
    return min(1.0, (to_come + LAST_STRETCH) / weights.coal_until) * (weights.coal * coal + weights.last_coal)


def _stations_to_come(view: View) -> int:
    """Return how many of the tiles that may still be turned up have a station."""
    seen = {laid.id for laid in view.tiles}
    return sum(TILES[name].station is not None for name in view.rules.river if name not in seen) if view.to_come else 0


def _later(more: int, stations: int, weights: Weights) -> float:
    """Return the turns it takes to fetch this many passengers from stations to come; the fewer, the more of a risk."""
    if stations < more:
        return HOPELESS
    return weights.unseen_passenger * more + weights.scarce * more / stations


def _from(course: Course, index: int) -> float:
    """Return the turns of a course that begins at rest at a cell, with a heading as it may be."""
    times = sorted(course.times[SLOWEST][index * 6 : index * 6 + 6])
    return course.after + (times[0] + times[1] + times[2]) / (3 * PARTS)


@lru_cache(maxsize=512)
def _to_dock(view: View, index: int) -> Field:
    """Return the time to a dock, where the speed must be 1."""
    seeds = {0: {DOCKING_SPEED: [index * 6 + heading for heading in range(6)]}}
    return field(view.river, seeds)


def _to_known_dock(view: View, index: int) -> Field:
    """Return the time to a dock; what lies beyond the next tile does not matter, so that a new tile changes nothing."""
    water = view.river
    beyond = water.tile_of[index] + 2
    if beyond >= len(view.tiles) or water.yard != NOWHERE:
        return _to_dock(view, index)
    near = _to_dock(view._replace(tiles=view.tiles[:beyond], landing=None), index)
    far = bytes([LONGEST]) * (len(water.beside) - len(near[0]))
    return tuple(times + far for times in near)


@lru_cache(maxsize=512)
def _finish(view: View, weights: Weights) -> Field:
    """Return the time to the landing; while it is not there, over the open end and all that is still face down."""
    water = view.river
    if water.open_end:
        return _beyond(view, weights)
    jetties = [index * 6 + heading for index, jetty in enumerate(water.jetty) if jetty for heading in range(6)]
    school = view.rules.jetties_end_moves
    speeds = range(SLOWEST, arrival_speed(view.rules) + 1)
    return field(water, {0: dict.fromkeys(speeds, jetties)}, passing=school)


def _beyond(view: View, weights: Weights) -> Field:
    """Return the time over the open end, as if a tile of open water lay behind it and then a river of middling bends."""
    water = view.river
    turns = free_bends(view.tiles, view.first_tile, view.to_come > 1 or view.rules.looks_beyond_last_tile)
    turn = 0 if 0 in turns else turns[0]
    more = view._replace(tiles=(*view.tiles, Laid(OPEN_WATER.id, turn))).river
    turns_left = turns_by_distance(round(weights.cruising), arrival_speed(view.rules))
    centre, flow = more.centres[-1], hexes.direction_after(water.noses[-1], turn)
    seeds: dict[int, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for cell, index in more.index.items():
        if more.tile_of[index] != more.frontmost:
            continue
        along = projection((cell[0] - centre[0], cell[1] - centre[1]), flow) / 2
        left = min(round(HALVES * max(view.to_come * weights.unseen_tile - along - REAR, 0)), len(turns_left[0]) - 1)
        for speed in SPEEDS:
            for heading in AHEAD:
                seeds[round(PARTS * turns_left[speed][left])][speed].append(
                    index * 6 + hexes.direction_after(flow, heading)
                )
    return tuple(times[: len(water.beside)] for times in field(more, seeds))


REAR: Final = 2.5
"""How many cells the rear of a tile lies behind its centre."""


def _depots(view: View, courses: list[tuple[Course, ...]]) -> list[tuple[Course, ...]]:
    """Return for each number of passengers the courses by a coal depot."""
    indices = [index for index, element in view.river.elements.items() if element.fills]
    ways = {index: _to_known_dock(view._replace(docks=()), index) for index in indices}
    return [
        tuple(Course(ways[index], min(_from(course, index) for course in choices)) for index in indices)
        for choices in courses
    ]


@lru_cache(maxsize=256)
def cells_to_go(water: River) -> tuple[int, ...]:
    """Return for each cell how many cells it is to the landing, or to the frontmost tile's end while that is open."""
    flow, centre = water.noses[-1], water.centres[-1]
    goals = [index for index, jetty in enumerate(water.jetty) if jetty]
    if water.open_end:
        last = [index for index in water.index.values() if water.tile_of[index] == water.frontmost]
        along = {p: projection((water.cells[p][0] - centre[0], water.cells[p][1] - centre[1]), flow) for p in last}
        goals = [index for index in last if along[index] == max(along.values())]
    steps = [NOWHERE] * len(water.cells)
    for index in goals:
        steps[index] = 0
    for index in goals:  # grows as it goes: nearest cells first
        for heading in range(6):
            there = water.beside[index * 6 + heading]
            if there != NOWHERE and steps[there] == NOWHERE:
                steps[there] = steps[index] + 1
                goals.append(there)
    return tuple(max(step, 0) for step in steps)
