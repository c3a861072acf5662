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
from paddlewheel.games.queen.model.state import FASTEST, SLOWEST, Ship, State, Voyage
from paddlewheel.games.queen.river.flat_map import Water, neighbour
from paddlewheel.games.queen.routes.heading_sets import ROW, bits, leaf, least
from paddlewheel.games.queen.routes.search import Branch, Start, explore, same_targets
from paddlewheel.games.queen.routes.tracing import way_to
from paddlewheel.games.queen.turn.aground import aground, why_not_astern
from paddlewheel.games.queen.turn.costs import (
    OFF_COAL,
    free_rotations,
    most_rotations,
    rotations_coal,
    speed_coal,
    speed_left,
    speed_on,
)
from paddlewheel.games.queen.turn.speed import limits
from paddlewheel.games.queen.turn.water import spot_of, water_for

# An end as one number, from the lowest bit: the spot, how often it was slowed, turns, coal, speed, points, the world.
SPOT: Final = 0xFFFF
_SLOWED: Final = 16
_TURNED: Final = 20
COAL: Final = 25
SPEED: Final = 30
_USED: Final = 33
WORLD: Final = 36
BACKED: Final = 31
"""B3: what stands for the number of turns where the steamer went astern."""


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
    slowed, turned = row >> _SLOWED & 15, row >> _TURNED & 31
    return End(row >> SPEED & 7, row >> COAL & 31, row >> _USED & 7, turned, row & SPOT, slowed, row >> WORLD)


def survey(state: State, pushing: bool = True) -> tuple[Water, list[Branch]]:
    """Return the water and every way the turn can go on ahead, all speeds at once; on demand without those that push."""
    ship, voyage = state.agenda[0].steamer, state.voyage
    steamer, spot = state.steamers[ship], spot_of(state, ship)
    water = water_for(state, ship, voyage)
    held = water.ground is not None and aground(state, ship) is not None
    coal = steamer.coal - OFF_COAL if held else steamer.coal
    if coal < 0:
        return water, []
    if not pushing:
        water.closed, water.others = water.closed + water.others, []
    if voyage is None:
        return water, explore(water, Start(spot, 0, limits(steamer.speed, coal), held))
    return water, explore(
        water, Start(spot, voyage.rotated, (most_rotations(voyage.rotated, coal),) * (voyage.points + 1), held)
    )


def ends(state: State, branches: list[Branch]) -> list[int]:
    """Return the distinct ends in any order, each as one number (see `end`) with the least coal it costs.

    Sorted, those without a push come first, then those with fewer points, the slower and the cheaper ones.
    """
    ship, voyage = state.agenda[0].steamer, state.voyage
    steamer = state.steamers[ship]
    if state.river.elements and aground(state, ship) is not None:
        return _ends_off(state, ship, branches)
    return _ends(branches, _paces(steamer.speed, steamer.coal, voyage))


def _ends_off(state: State, ship: Ship, branches: list[Branch]) -> list[int]:
    """B3: from a sandbank the ends ahead, each for a coal point more, and those astern, which cost nothing."""
    steamer, voyage = state.steamers[ship], state.voyage
    paces = _paces(steamer.speed, steamer.coal - OFF_COAL, voyage)
    ahead = [row + (OFF_COAL << COAL) for row in _ends(branches, paces)]
    speed = SLOWEST if voyage is None else voyage.points
    if why_not_astern(state, ship, water_for(state, ship, voyage), speed) is not None:
        return ahead
    spot = spot_of(state, ship)
    back = neighbour(state.river.ahead, spot // 6 * 6 + (spot % 6 + 3) % 6) // 6
    element = state.river.elements.get(back)
    headings = [spot % 6] if element is not None and element.grounds else range(6)
    row = BACKED << _TURNED | SLOWEST << _USED | SLOWEST << SPEED
    return ahead + [row | back * 6 + heading for heading in headings]


def _ends(branches: list[Branch], paces: list[_Pace]) -> list[int]:
    """Return the ends ahead at these speeds."""
    rows: list[int] = []
    over: list[int] = []
    for branch in branches:
        leaf, several, width, first = (1 << branch.width) - 1, len(branch.targets) > 1, branch.width, branch.first
        for slowed, layers in enumerate(branch.phases[-1]):
            for speed, paid, known in paces:
                fans = layers.fans[speed]
                if fans:
                    row = first << WORLD | slowed << _SLOWED | speed << _USED | paid
                    if several:
                        fans = _best(branches, branch, slowed, speed)
                    if len(branch.spaces) == 1:
                        rows += [base + one for cell, fan in fans.items() for base in [row + cell] for one in known[fan]]
                    else:
                        worlds = [(world * width, row + (world << WORLD)) for world in range(len(branch.spaces))]
                        rows += [
                            base + one
                            for cell, fan in fans.items()
                            for shift, world in worlds
                            for base in [world + cell]
                            for one in known[fan >> shift & leaf]
                        ]
            if layers.stopped:
                over += _ends_stopped(branch, slowed, paces)
    if over:
        rows += _distinct(branches, over)
    return rows


def _ends_stopped(branch: Branch, slowed: int, paces: list[_Pace]) -> list[int]:
    """Q17: return the ends where a turn stops and the points left over are dropped."""
    leaf, first = (1 << branch.width) - 1, branch.first << WORLD | slowed << _SLOWED
    return [
        first + (world << WORLD) + (used << _USED) + paid + spot - spot % 6 + one
        for used, spot, fan in branch.phases[-1][slowed].stopped
        for speed, paid, known in paces
        if used <= speed
        for world in range(len(branch.spaces))
        for one in known[fan >> world * branch.width & leaf]
    ]


class _Headings(dict[int, tuple[int, ...]]):
    """For leaves what their headings add to the number of an end, with the least turns for them and the coal for these."""

    def __init__(self, paid: int, free: int) -> None:
        self.paid, self.free = paid, free

    def __missing__(self, fan: int) -> tuple[int, ...]:
        if len(self) >= _MOST_KNOWN:
            self.clear()
        adds = [
            rotations_coal(self.free, turned) << COAL | turned << _TURNED | heading
            for _, turned, heading in bits(least(fan), max(fan.bit_length(), 1))
            if turned <= self.paid
        ]
        found = self[fan] = tuple([_ADDS.setdefault(one, one) for one in adds])
        return found


_ADDS: Final[dict[int, int]] = {}
"""The few numbers that all leaves add, kept once for all of them, as the spots of a river are."""
_MOST_KNOWN: Final = 4096


@lru_cache(maxsize=256)
def _headings(paid: int, free: int) -> _Headings:
    """Return what is known of leaves where so many turns can be paid for and so many are free."""
    return _Headings(paid, free)


def _best(branches: list[Branch], branch: Branch, slowed: int, speed: int) -> dict[int, int]:
    """Return the fans of a branch without what its pushes in another order do with fewer turns, or earlier with as many."""
    best = {cell: least(fan) for cell, fan in branch.phases[-1][slowed].fans[speed].items()}
    higher = 0
    for twin in branches:
        if twin is branch:
            higher = ROW
        elif same_targets(twin.targets, branch.targets) and slowed < len(twin.phases[-1]):
            fans = twin.phases[-1][slowed].fans[speed]
            best = {cell: fan & ~(fans.get(cell, 0) << higher) for cell, fan in best.items()}
    return best


_Pace = tuple[int, int, _Headings]
"""A speed, what it and its price add to the number of an end, and what is known of leaves with the coal that is left."""


def _paces(speed: int, coal: int, voyage: Voyage | None) -> list[_Pace]:
    """Q9: the speeds that can be paid for; in the middle of a turn the points that are left."""
    return _paces_from(speed, coal) if voyage is None else [_pace(voyage.points, 0, coal, free_rotations(voyage.rotated))]


@lru_cache(maxsize=64)
def _paces_from(speed: int, coal: int) -> list[_Pace]:
    prices = [(wanted, speed_coal(speed, wanted)) for wanted in range(SLOWEST, FASTEST + 1)]
    return [_pace(wanted, price, coal, free_rotations(0)) for wanted, price in prices if price <= coal]


def _pace(speed: int, price: int, coal: int, free: int) -> _Pace:
    return speed, speed << SPEED | price << COAL, _headings(most_rotations(free, coal - price), free)


def _distinct(branches: list[Branch], rows: list[int]) -> list[int]:
    """Keep of equal ends where a turn stops the cheapest: one with fewer or more points, or with other pushes first."""
    same: dict[frozenset[tuple[int, int]], int] = {}
    names = {
        branch.first + nth: same.setdefault(frozenset(zip(branch.targets, pushed_to, strict=True)), len(same))
        for branch in branches
        for nth, pushed_to in enumerate(branch.spaces)
    }
    cheapest: dict[tuple[int, int, int], int] = {}
    for row in rows:
        key = (row & SPOT, row >> SPEED & 7, names[row >> WORLD])
        known = cheapest.get(key)
        if known is None or (row >> COAL & 31) < (known >> COAL & 31):
            cheapest[key] = row
    return list(cheapest.values())


def pushes(branches: list[Branch], world: int) -> list[tuple[int, int]]:
    """Return the pushes of a world in their order: from which cell to which; there are none where all goes astern."""
    if not branches:
        return []
    branch = branch_of(branches, world)
    return list(zip(branch.targets, branch.spaces[world - branch.first], strict=True))


def branch_of(branches: list[Branch], world: int) -> Branch:
    """Return the branch that a world belongs to."""
    if not world:
        return branches[0]
    return next(branch for branch in reversed(branches) if branch.first <= world)


class Routes(Sequence[Route]):
    """The routes of a turn, those without a push first, then by points, speed and price; each is made when looked at."""

    def __init__(self, state: State, water: Water, branches: list[Branch], rows: list[int]) -> None:
        self.state, self.water, self.branches = state, water, branches
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
            return tuple(route(self.state, self.water, self.branches, row) for row in self.rows[nth])
        return route(self.state, self.water, self.branches, self.rows[nth])


def route(state: State, water: Water, branches: list[Branch], row: int) -> Route:
    """Return an end as a route with one way to sail it."""
    one = end(row)
    cells = state.river.cells
    lying = {steamer.cell: ship for ship, steamer in enumerate(state.steamers) if steamer.cell is not None}
    shoves = tuple(
        Shove(lying[cells[target]], cells[target], cells[space]) for target, space in pushes(branches, one.world)
    )
    shown = one.speed if state.voyage is None else state.steamers[state.agenda[0].steamer].speed
    cell, heading = cells[one.spot // 6], one.spot % 6
    return Route(shown, cell, heading, final_speed(state, one), one.coal, shoves, way(state, water, branches, row))


def final_speed(state: State, one: End) -> int:
    """B2, B5: the speed a steamer has after the turn: lower for driftwood, 1 where it runs aground."""
    steamer, voyage = state.steamers[state.agenda[0].steamer], state.voyage
    speed, slowed = (one.speed, one.slowed) if voyage is None else (steamer.speed, one.slowed + voyage.slowed)
    return speed_on(state.river.elements.get(one.spot // 6), speed_left(speed, slowed))


_SPEEDS: Final = tuple(Speed(speed) for speed in range(FASTEST + 1))
_TO_LEFT, _TO_RIGHT, _AHEAD, _DONE = Rotate(LEFT), Rotate(RIGHT), Ahead(), Done()


def way(state: State, water: Water, branches: list[Branch], row: int) -> tuple[Action, ...]:
    """Return the actions of one cheapest way to an end."""
    speed, _, used, turned, spot, slowed, world = end(row)
    actions: list[Action] = [_SPEEDS[speed]] if state.voyage is None else []
    if turned == BACKED:
        return (*actions, Astern(), *(() if keeps_heading(state, spot) else (Face(spot % 6),)))
    cells, branch = state.river.cells, branch_of(branches, world)
    nth = world - branch.first
    to_push = dict(zip(branch.targets, branch.spaces[nth], strict=True))
    for here, there in pairwise(way_to(water, branch, nth, slowed, used, turned, spot)):
        if here // 6 == there // 6:
            actions.append(_TO_RIGHT if (there - here) % 6 == 1 else _TO_LEFT)
        elif there // 6 in to_push:
            actions.append(Push(cells[to_push.pop(there // 6)]))
        else:
            actions.append(_AHEAD)
    if used == speed and not stops(branch, nth, used, spot):
        actions.append(_DONE)
    return tuple(actions)


def keeps_heading(state: State, spot: int) -> bool:
    """B3: whether a steamer that went astern there is aground again and chooses no heading."""
    element = state.river.elements.get(spot // 6)
    return element is not None and element.grounds


def cells_of(water: Water, branches: list[Branch], row: int) -> list[int]:
    """Return the indices of the cells that the way to an end leads over."""
    one = end(row)
    if one.turned == BACKED:
        return [one.spot // 6]
    branch = branch_of(branches, one.world)
    way = way_to(water, branch, one.world - branch.first, one.slowed, one.used, one.turned, one.spot)
    return [spot // 6 for spot in way]


def stops(branch: Branch, world: int, used: int, spot: int) -> bool:
    """Tell whether the turn of a world is over there by itself."""
    for layers in branch.phases[-1]:
        for points, there, fan in layers.stopped:
            if points == used and there == spot and fan & leaf(world, branch.width):
                return True
    return False
