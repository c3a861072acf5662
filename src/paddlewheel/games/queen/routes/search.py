"""Asking the kernel: every end of a turn, whether points can be used up, and the ways. It answers in plain lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.games.queen.river.flat_map import MOST_TURNS, NEVER, Water, around
from paddlewheel.games.queen.routes import listing, way_back
from paddlewheel.games.queen.routes.listing import COAL, SPEED, SPOT, WORLD
from paddlewheel.games.queen.routes.pushes import MOST_PUSHES
from paddlewheel.games.queen.routes.reaching import ROTATIONS, USED, Search, prepare

Pushes: TypeAlias = tuple[tuple[int, int], ...]
"""The pushes of a world in their order: from which place to which."""
_WORLD: Final = 1 + 2 * MOST_PUSHES
"""How many numbers a world has in the list of them."""

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


def find_ends(
    water: Water, start: Start, speeds: Sequence[int], free: int, extra: int = 0
) -> tuple[list[int], list[Pushes]]:
    """Return every distinct end of a turn in any order, each as one number, and the pushes of each world.

    In `speeds` are threes: a speed that can be set, its price, and the most rotations that can then be paid for. So many
    rotations are free; every end costs so much extra.
    """
    search = _prepared(water, start)
    rows, over, found = listing.list_ends(search, speeds, free, extra)
    _idle.append(search)
    ends, worlds = list(rows), _worlds(water, list(found))
    if over:
        ends += _distinct(list(over), worlds)
    if len(worlds) > 1 and len(worlds[-1]) > 1:
        return _in_order(water, ends, worlds)
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
    rows, over, _ = listing.list_ends(search, speeds, 0, 0)
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


def _prepared(water: Water, start: Start) -> Search:
    """Return a search that nobody else uses."""
    try:
        search = _idle.pop()
    except IndexError:
        search = Search()
    homes, groups = list[int](), list[int]()
    if water.homes is not None and water.arrivals is not None:
        homes = [number for nth, places in enumerate(water.homes) for place in places for number in (nth, place)]
        groups = [number for arrival in water.arrivals for number in arrival]
    lying = water.others, water.closed, water.stood, water.barred
    prepare(search, water.chart.packed, *lying, homes, groups, start.spot, start.rotated, start.held, start.limits)
    return search


def _worlds(water: Water, found: list[int]) -> list[Pushes]:
    """Return the pushes of each world, of which the first has none."""
    worlds: list[Pushes] = [()]
    for at in range(0, len(found), _WORLD):
        pushed = range(at + 1, at + 1 + 2 * found[at], 2)
        worlds.append(tuple([(water.others[found[nth]], found[nth + 1]) for nth in pushed]))
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


def _in_order(water: Water, rows: list[int], worlds: list[Pushes]) -> tuple[list[int], list[Pushes]]:
    """Number the worlds anew: those with one push, then by whom they push first, and so on, as if each led to the next."""
    rank = {target: nth for nth, target in enumerate(water.others)}
    targets = [tuple([rank[target] for target, _ in pushes]) for pushes in worlds]
    firsts: dict[frozenset[int], tuple[int, ...]] = {}
    for some in sorted({*targets}):
        firsts.setdefault(frozenset(some), some)

    def nest(some: tuple[int, ...]) -> tuple[int, ...]:
        """Return in which order the spaces of some steamers are gone through: as when they are first pushed together."""
        first = firsts[frozenset(some)]
        return (*nest(first[:-1]), first[-1]) if len(first) > 1 else first

    def key(nth: int) -> tuple[bool, tuple[int, ...], list[int]]:
        some, to = targets[nth], {rank[target]: _side(water, target, space) for target, space in worlds[nth]}
        return len(some) > 1, some, [to[ship] for ship in nest(some)] if some else []

    order = sorted(range(len(worlds)), key=key)
    numbers = [0] * len(worlds)
    for after, before in enumerate(order):
        numbers[before] = after
    return list(listing.renumbered(rows, numbers)), [worlds[nth] for nth in order]


def _side(water: Water, target: int, space: int) -> int:
    """Return on which side of a place another one lies."""
    return [there // 6 for there in around(water.ahead, target)].index(space)
