"""Whole turns as data: every distinct end of the turn to be sailed, the least coal it costs, and one way to sail it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, overload

from paddlewheel.games.queen.model.actions import (
    LEFT,
    RIGHT,
    Action,
    Ahead,
    Astern,
    Done,
    Face,
    Push,
    Rotate,
    Route,
    Shove,
    Speed,
)
from paddlewheel.games.queen.model.state import FASTEST, SLOWEST, Ship, State
from paddlewheel.games.queen.river.flat_map import Water, ends_race, neighbour, stops_at
from paddlewheel.games.queen.routes.listing import COAL, SPEED, SPOT, WORLD
from paddlewheel.games.queen.routes.reaching import ROTATIONS, SLOWED, USED
from paddlewheel.games.queen.routes.search import Pushes, Start, find_ends, find_ways
from paddlewheel.games.queen.turn.aground import aground, why_not_astern
from paddlewheel.games.queen.turn.costs import (
    OFF_COAL,
    most_rotations,
    speed_coal,
    speed_left,
    speed_on,
)
from paddlewheel.games.queen.turn.speed import limits
from paddlewheel.games.queen.turn.water import spot_of, water_for

BACKED: Final = 31
"""B3: what stands for the number of rotations where the steamer went astern."""


class End(NamedTuple):
    """A distinct end of a turn."""

    speed: int
    """The speed set; in the middle of a turn the points that were left."""
    coal: int
    """The least coal it costs."""
    used: int
    """The points used: fewer than the speed where the turn stops at once."""
    turned: int
    spot: int
    slowed: int
    """How much speed is lost at the end of the turn."""
    world: int


def end(row: int) -> End:
    """Return the end that a number stands for."""
    slowed, turned = row >> SLOWED & 15, row >> ROTATIONS & 31
    return End(row >> SPEED & 7, row >> COAL & 31, row >> USED & 7, turned, row & SPOT, slowed, row >> WORLD)


class Survey(NamedTuple):
    """Every way the turn can be sailed."""

    water: Water
    start: Start
    rows: list[int]
    """The distinct ends in any order, each as one number (see `end`) with the least coal it costs.

    Sorted, those without a push come first, then those with fewer points, the slower and the cheaper ones.
    """
    worlds: list[Pushes]
    """By number: the pushes that ends have in common; those of the first are none."""


def survey(state: State, pushing: bool = True) -> Survey:
    """Return every way the turn can be sailed, all speeds at once; on demand without those that push."""
    ship, voyage = state.agenda[0].steamer, state.voyage
    steamer, spot = state.steamers[ship], spot_of(state, ship)
    water = water_for(state, ship, voyage)
    held = water.ground is not None and aground(state, ship) is not None
    coal, extra = (steamer.coal - OFF_COAL, OFF_COAL) if held else (steamer.coal, 0)
    astern = _ends_astern(state, ship, water) if held else []
    if not pushing:
        water.closed, water.others = water.closed + water.others, []
    if coal < 0:
        return Survey(water, Start(spot, 0, (), held), astern, [()])
    if voyage is None:
        start, speeds = Start(spot, 0, limits(steamer.speed, coal), held), _speeds(steamer.speed, coal)
    else:
        most, points = most_rotations(voyage.rotated, coal), voyage.points
        start, speeds = Start(spot, voyage.rotated, (most,) * (points + 1), held), (points, 0, most)
    rows, worlds = find_ends(water, start, speeds, extra)
    return Survey(water, start, rows + astern, worlds)


@lru_cache(maxsize=64)
def _speeds(before: int, coal: int) -> tuple[int, ...]:
    """Q9: the speeds that can be paid for, each with its price and the most rotations that can then be."""
    prices = [(speed, speed_coal(before, speed)) for speed in range(SLOWEST, FASTEST + 1)]
    threes = [(speed, price, most_rotations(0, coal - price)) for speed, price in prices if price <= coal]
    return tuple([number for three in threes for number in three])


def _ends_astern(state: State, ship: Ship, water: Water) -> list[int]:
    """B3: from a sandbank the ends astern, which cost nothing."""
    voyage, spot = state.voyage, spot_of(state, ship)
    speed = SLOWEST if voyage is None else voyage.points
    if why_not_astern(state, ship, water, speed) is not None:
        return []
    back = neighbour(state.river.ahead, spot // 6 * 6 + (spot % 6 + 3) % 6) // 6
    element = state.river.elements.get(back)
    headings = [spot % 6] if element is not None and element.grounds else range(6)
    row = BACKED << ROTATIONS | SLOWEST << USED | SLOWEST << SPEED
    return [row | back * 6 + heading for heading in headings]


class Routes(Sequence[Route]):
    """The routes of a turn, those without a push first, then by points, speed and price; each is made when looked at."""

    def __init__(self, state: State, found: Survey, rows: list[int]) -> None:
        self.state, self.found = state, found
        self.rows = sorted(rows)
        """The ends as numbers, see `end`."""

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, nth: int) -> Route: ...

    @overload
    def __getitem__(self, nth: slice) -> tuple[Route, ...]: ...

    def __getitem__(self, nth: int | slice) -> Route | tuple[Route, ...]:
        if isinstance(nth, slice):
            return tuple(route(self.state, self.found, row) for row in self.rows[nth])
        return route(self.state, self.found, self.rows[nth])


def route(state: State, found: Survey, row: int) -> Route:
    """Return an end as a route with one way to sail it."""
    one = end(row)
    cells = state.river.cells
    lying = {steamer.cell: ship for ship, steamer in enumerate(state.steamers) if steamer.cell is not None}
    shoves = tuple(Shove(lying[cells[target]], cells[target], cells[space]) for target, space in found.worlds[one.world])
    shown = one.speed if state.voyage is None else state.steamers[state.agenda[0].steamer].speed
    cell, heading = cells[one.spot // 6], one.spot % 6
    return Route(shown, cell, heading, final_speed(state, one), one.coal, shoves, way(state, found, row))


def final_speed(state: State, one: End) -> int:
    """B2, B5: the speed a steamer has after the turn: lower for driftwood, 1 where it runs aground."""
    steamer, voyage = state.steamers[state.agenda[0].steamer], state.voyage
    speed, slowed = (one.speed, one.slowed) if voyage is None else (steamer.speed, one.slowed + voyage.slowed)
    return speed_on(state.river.elements.get(one.spot // 6), speed_left(speed, slowed))


_SPEEDS: Final = tuple(Speed(speed) for speed in range(FASTEST + 1))
_TO_LEFT, _TO_RIGHT, _AHEAD, _DONE = Rotate(LEFT), Rotate(RIGHT), Ahead(), Done()


def way(state: State, found: Survey, row: int) -> tuple[Action, ...]:
    """Return the actions of one cheapest way to an end."""
    one = end(row)
    actions: list[Action] = [_SPEEDS[one.speed]] if state.voyage is None else []
    if one.turned == BACKED:
        return (*actions, Astern(), *(() if keeps_heading(state, one.spot) else (Face(one.spot % 6),)))
    cells, to_push = state.river.cells, dict(found.worlds[one.world])
    for here, there in pairwise(_spots(found, row)):
        if here // 6 == there // 6:
            actions.append(_TO_RIGHT if (there - here) % 6 == 1 else _TO_LEFT)
        elif there // 6 in to_push:
            actions.append(Push(cells[to_push.pop(there // 6)]))
        else:
            actions.append(_AHEAD)
    if one.used == one.speed and not stops(found, one):
        actions.append(_DONE)
    return tuple(actions)


def _spots(found: Survey, row: int) -> list[int]:
    """Return the spots of one way to an end, start first.

    Two neighbouring spots differ by a rotation or a step ahead; a step onto the cell of a steamer that is to be pushed and
    has not been yet is a push.
    """
    return [step & SPOT for step in reversed(ways_to(found, [row])[row])]


def keeps_heading(state: State, spot: int) -> bool:
    """B3: whether a steamer that went astern there is aground again and chooses no heading."""
    element = state.river.elements.get(spot // 6)
    return element is not None and element.grounds


def cells_of(found: Survey, rows: list[int]) -> list[list[int]]:
    """Return for each of some ends the cells that the way to it leads over, the end first."""
    ways = ways_to(found, rows)
    return [[(step & SPOT) // 6 for step in ways.get(row, [row])] for row in rows]


def ways_to(found: Survey, rows: list[int]) -> dict[int, list[int]]:
    """Return for each of some ends but those astern a way to it, the end first; those of a world are found together."""
    by_world: dict[int, list[int]] = {}
    for row in rows:
        if row >> ROTATIONS & 31 != BACKED:
            by_world.setdefault(row >> WORLD, []).append(row)
    ways: dict[int, list[int]] = {}
    for world, some in by_world.items():
        ways |= zip(some, find_ways(found.water, found.start, found.worlds[world], some), strict=True)
    return ways


def stops(found: Survey, one: End) -> bool:
    """Tell whether the turn is over with an end by itself: aground, at a jetty of the school, or because the race is."""
    pushes = found.worlds[one.world]
    if pushes and ends_race(found.water, [target for target, _ in pushes], [space for _, space in pushes]):
        return True
    return one.used > 0 and stops_at(found.water, one.spot // 6)
