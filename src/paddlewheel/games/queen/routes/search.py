"""Asking the kernel: every end of a turn, whether points can be used up, and the ways. It answers in plain lists."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.games.queen.river.flat_map import MOST_TURNS, NEVER, Water
from paddlewheel.games.queen.routes import listing, way_back
from paddlewheel.games.queen.routes.listing import COAL, SPEED, SPOT, WORLD
from paddlewheel.games.queen.routes.pushes import WORLD_SIZE
from paddlewheel.games.queen.routes.reaching import ROTATIONS, USED, Search, prepare
from paddlewheel.games.queen.turn.costs import rotations_coal

Pushes: TypeAlias = tuple[tuple[int, int], ...]
"""The pushes of a world in their order: from which cell to which."""

_idle: Final[list[Search]] = []
"""Searches that nobody uses now: making one takes longer than most searches."""


class Start(NamedTuple):
    """Where a turn is sailed on from, and the rotations that can be paid for."""

    spot: int
    rotated: int
    limits: Sequence[int]
    """The most rotations that can be paid for after 0, 1, 2, … points; never more after more points."""
    held: bool = False
    """Whether the steamer goes ahead from where it lies and does not rotate before."""


class Met(NamedTuple):
    """Where somebody could come with any amount of coal, and the fewest rotations for it."""

    used: int
    rotations: int
    spot: int
    stops: bool
    """Whether the turn is over there by itself."""


def find_ends(water: Water, start: Start, speeds: Sequence[int], extra: int = 0) -> tuple[list[int], list[Pushes]]:
    """Return every distinct end of a turn in any order, each as one number, and the pushes of each world.

    In `speeds` are threes: a speed that can be set, its price, and the most rotations that can then be paid for. Every end
    costs so much extra.
    """
    search = _prepared(water, start)
    rows, over, found = listing.list_ends(search, speeds, _coal(start.rotated, extra))
    _idle.append(search)
    numbers = list(found)
    worlds = _worlds(water, numbers)
    if len(worlds[-1]) > 1:
        order = _order(numbers)
        worlds = [worlds[nth] for nth in order]
        listing.renumber(rows, order)
        listing.renumber(over, order)
    ends = list(rows)
    if over:
        ends += _distinct(list(over), worlds)
    return ends, worlds


def can_use_up(water: Water, start: Start, points: int, most: int) -> bool:
    """Q10: tell whether exactly so many points can be used up with at most so many rotations."""
    search = _prepared(water, start)
    found = listing.can_use_up(search, points, most)
    _idle.append(search)
    return found


def find_ways(water: Water, start: Start, pushes: Pushes, ends: Sequence[int]) -> list[list[int]]:
    """Return for each of some ends of one world a way to it as numbers, the end first (see `way_back`)."""
    search = _prepared(water, start)
    ships = [water.others.index(target) for target, _ in pushes]
    found = way_back.ways_back(search, ships, [space for _, space in pushes], ends)
    _idle.append(search)
    return found


def meet(water: Water, start: Start, points: int) -> list[Met]:
    """Return everything that can be met with up to so many points if coal is no object."""
    unbound = start._replace(limits=(MOST_TURNS,) * (points + 1))
    speeds = [number for used in range(points + 1) for number in (used, 0, MOST_TURNS)]
    search = _prepared(water, unbound)
    rows, over, _ = listing.list_ends(search, speeds, _coal(start.rotated, 0))
    _idle.append(search)
    return [
        Met(row >> USED & 7, row >> ROTATIONS & 31, row & SPOT, stops)
        for found, stops in ((rows, False), (over, True))
        for row in found
    ]


def least_rotations(water: Water, start: Start, points: int) -> int:
    """Return the fewest rotations with which exactly so many points can be used up, NEVER if they cannot."""
    met = meet(water, start, points)
    return min([one.rotations for one in met if one.used == points or (one.stops and one.used < points)], default=NEVER)


@lru_cache(maxsize=64)
def _coal(made: int, extra: int) -> tuple[int, ...]:
    """Q11: return for each number of rotations what they cost, once some are made, and something extra."""
    return tuple([extra + rotations_coal(made, rotations) for rotations in range(MOST_TURNS + 1)])


def _prepared(water: Water, start: Start) -> Search:
    """Return a search that nobody else uses."""
    try:
        search = _idle.pop()
    except IndexError:
        search = Search()
    homes, groups = list[int](), list[int]()
    if water.homes is not None and water.arrivals is not None:
        homes = [number for nth, cells in enumerate(water.homes) for cell in cells for number in (nth, cell)]
        groups = [number for arrival in water.arrivals for number in arrival]
    lying = water.others, water.closed, water.stood, water.barred
    prepare(search, water.chart.packed, *lying, homes, groups, start.spot, start.rotated, start.held, start.limits)
    return search


def _worlds(water: Water, found: list[int]) -> list[Pushes]:
    """Return the pushes of each world, of which the first has none."""
    worlds: list[Pushes] = [()]
    others = water.others
    for at in range(0, len(found), WORLD_SIZE):
        count, one, _, to, two, _, to_two, three, _, to_three = found[at : at + WORLD_SIZE]
        pushes = (others[one], to), (others[two], to_two), (others[three], to_three)
        worlds.append(pushes[:count])
    return worlds


def _distinct(rows: list[int], worlds: list[Pushes]) -> list[int]:
    """Keep the cheapest of equal ends where a turn is over by itself: other points used, or pushes in another order."""
    cheapest: dict[tuple[int, int, frozenset[tuple[int, int]]], int] = {}
    for row in rows:
        key = (row & SPOT, row >> SPEED & 7, frozenset(worlds[row >> WORLD]))
        known = cheapest.get(key)
        if known is None or (row >> COAL & 31) < (known >> COAL & 31):
            cheapest[key] = row
    return list(cheapest.values())


def _order(found: list[int]) -> list[int]:
    """Return worlds in order: those with one push, then by whom they push first, and so on, as if each led to the next.

    Those that push the same steamers in the same order go by the spaces: first those of the one that is pushed first when
    just these are first pushed together.
    """
    paths = [tuple(found[at + 1 : at + 1 + 3 * found[at] : 3]) for at in range(0, len(found), WORLD_SIZE)]
    nests: dict[frozenset[int], tuple[int, ...]] = {frozenset(): ()}
    columns: dict[tuple[int, ...], tuple[int, ...]] = {}
    for path in sorted(set(paths), key=lambda path: (len(path), path)):
        whom = frozenset(path)
        if whom not in nests:
            nests[whom] = (*nests[whom - {path[-1]}], path[-1])
        columns[path] = tuple([2 + 3 * path.index(ship) for ship in nests[whom]])
    keys = [
        (len(path) > 1, path, [found[at + column] for column in columns[path]])
        for at, path in zip(range(0, len(found), WORLD_SIZE), paths, strict=True)
    ]
    return [0, *(nth + 1 for nth in sorted(range(len(paths)), key=keys.__getitem__))]
