"""Q9–Q15: every end of a turn, each as one number, with the least coal it costs; and whether points can be used up at all.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.queen.river.packed import MOST_CELLS
from paddlewheel.games.queen.routes.pushes import (
    IMPOSSIBLE,
    Room,
    World,
    Worlds,
    forget,
    mark,
    sail,
    unmark,
    with_world,
)
from paddlewheel.games.queen.routes.reaching import (
    CALM,
    LAYERS,
    PHASE,
    ROTATIONS,
    SLOWED,
    USED,
    Search,
    begin,
    clear,
    reach,
)

# An end as one number, from the lowest bit: its spot (cell × 6 + heading) and then, from these bits on, how often it was
# slowed, the rotations, coal, speed, points used, and the world. SLOWED, ROTATIONS and USED are those of a stop.
SPOT: Final = 0xFFFF
COAL: Final = 25
SPEED: Final = 30
WORLD: Final = 36


class Listing:
    """The ends of a turn as they are found."""

    def __init__(self, speeds: vec[i64], coal: vec[i64]) -> None:
        self.speeds: vec[i64] = speeds
        """Threes: a speed that can be set, its price, and the most rotations that can then be paid for."""
        self.coal: vec[i64] = coal
        """By rotations: the coal that they cost, and what any end costs besides."""
        self.ends: vec[i64] = vec[i64](capacity=512)
        self.over: vec[i64] = vec[i64]()
        """Those where the turn is over by itself; one and the same may be there several times."""
        self.worlds: vec[i64] = vec[i64]()
        """The worlds that push, from 1 on, see `with_world`."""
        self.count: i64 = 1
        """How many worlds there are, with the one that pushes nobody."""
        self.improved: vec[i64] = vec[i64]()
        """Where `Search.best` has something."""


def list_ends(search: Search, speeds: Sequence[int], coal: Sequence[int]) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """Return every end of the turn, those where it is over by itself, and the worlds."""
    listing = Listing(vec[i64](speeds), vec[i64](coal))
    mark(search)
    bumped = be_calm(search)
    list_phase(search, listing, CALM, 0)
    list_stops(search, listing, 0)
    if bumped:
        list_pushes(search, listing, Worlds(search, Room(search), bumped))
    clear(search, CALM)
    unmark(search)
    return listing.ends, listing.over, listing.worlds


def be_calm(search: Search) -> i64:
    """Search what can be reached without a push; return a bit for each of the others that is in the way."""
    search.stops = vec[i64]()
    begin(search, CALM, 0)
    return reach(search, CALM, 0)


def list_pushes(search: Search, listing: Listing, worlds: Worlds) -> None:
    """Q14: list the ends of all worlds that push. Pushes that can be made in several orders are listed once."""
    world, choice = World(), worlds.choice
    while worlds.move_on(world):
        if worlds.choice != choice:
            list_best(search, listing)
            choice = worlds.choice
        bumped = sail(search, world, False)
        if bumped != IMPOSSIBLE:
            worlds.note(world, bumped)
            listing.worlds = with_world(listing.worlds, world)
            if world.count == 1:
                list_phase(search, listing, world.phase, listing.count)
            else:
                improve(search, listing, world.phase, listing.count)
            list_stops(search, listing, listing.count)
            listing.count += 1
        forget(search, world)
    list_best(search, listing)


def list_phase(search: Search, listing: Listing, phase: i64, world: i64) -> None:
    """List the ends of a phase: at every speed and every cell for each heading the fewest rotations."""
    speeds, coal, ends = listing.speeds, listing.coal, listing.ends
    fans, reached = search.fans, search.reached
    for nth in range(0, len(speeds), 3):
        speed, most = speeds[nth], speeds[nth + 2]
        price = speeds[nth + 1]
        for plane in range(search.tops[phase] + 1):
            layer = phase * PHASE + plane * LAYERS + speed
            row = layer * MOST_CELLS
            base = world << WORLD | speed << USED | speed << SPEED | plane << SLOWED
            for at in range(search.counts[layer]):
                cell = reached[row + at]
                fan = fans[row + cell]
                one = base + cell * 6
                for heading in range(i64(6)):
                    rotations = fan & 127
                    fan >>= 8
                    if rotations <= most:
                        spent = price + coal[rotations]
                        ends = append(ends, one + heading | rotations << ROTATIONS | spent << COAL)
    listing.ends = ends


def list_stops(search: Search, listing: Listing, world: i64) -> None:
    """Q17: list the ends where a turn is over by itself and the points left over are dropped."""
    speeds = listing.speeds
    for at in range(len(search.stops)):
        one = search.stops[at]
        rotations, used = one >> ROTATIONS & 31, one >> USED & 7
        for nth in range(0, len(speeds), 3):
            if used <= speeds[nth] and rotations <= speeds[nth + 2]:
                spent = speeds[nth + 1] + listing.coal[rotations]
                row = one | world << WORLD | speeds[nth] << SPEED | spent << COAL
                listing.over = append(listing.over, row)


def improve(search: Search, listing: Listing, phase: i64, world: i64) -> None:
    """Note the ends of an order of some pushes that other orders do not have, or only with more rotations."""
    best, fans, reached, speeds = search.best, search.fans, search.reached, listing.speeds
    for nth in range(0, len(speeds), 3):
        for plane in range(search.tops[phase] + 1):
            layer = plane * LAYERS + speeds[nth]
            row = (phase * PHASE + layer) * MOST_CELLS
            for at in range(search.counts[phase * PHASE + layer]):
                cell = reached[row + at]
                fan = fans[row + cell]
                spot = (layer * MOST_CELLS + cell) * 6
                for heading in range(i64(6)):
                    rotations = fan & 127
                    fan >>= 8
                    if rotations <= speeds[nth + 2]:
                        known = best[spot + heading]
                        if known == 0:
                            listing.improved = append(listing.improved, spot + heading)
                        if known == 0 or rotations < known & 127:
                            best[spot + heading] = world << 7 | rotations


def list_best(search: Search, listing: Listing) -> None:
    """List the best ends that the orders of some pushes have, and forget them."""
    best, improved, speeds = search.best, listing.improved, listing.speeds
    for nth in range(len(improved)):
        at = improved[nth]
        rotations, world, layer = best[at] & 127, best[at] >> 7, at // (MOST_CELLS * 6)
        best[at] = 0
        speed, plane, spot = layer % LAYERS, layer // LAYERS, at % (MOST_CELLS * 6)
        spent = listing.coal[rotations]
        for one in range(0, len(speeds), 3):
            if speeds[one] == speed:
                spent += speeds[one + 1]
        row = world << WORLD | speed << USED | speed << SPEED | spent << COAL
        listing.ends = append(listing.ends, row | rotations << ROTATIONS | plane << SLOWED | spot)
    listing.improved = vec[i64]()


def renumber(rows: vec[i64], order: list[int]) -> None:
    """Give the worlds of some ends other numbers: the first in this order is to be 0, and so on."""
    numbers = vec[i64](order)
    for nth in range(len(order)):
        numbers[order[nth]] = nth
    for nth in range(len(rows)):
        world = rows[nth] >> WORLD
        rows[nth] += (numbers[world] - world) << WORLD


# --- whether it can be done at all ----------------------------------------------------------------------------------------


def can_use_up(search: Search, points: i64, most: i64) -> bool:
    """Q10: return whether exactly these points can be used up within this many rotations, with pushes where needed."""
    mark(search)
    bumped = be_calm(search)
    found = uses_up(search, CALM, points, most)
    if bumped and not found:
        found = can_use_up_pushing(search, Worlds(search, Room(search), bumped), points, most)
    clear(search, CALM)
    unmark(search)
    return found


def uses_up(search: Search, phase: i64, points: i64, most: i64) -> bool:
    """Return whether a turn in this phase uses up the points within this many rotations, or is over before that."""
    for plane in range(search.tops[phase] + 1):
        layer = phase * PHASE + plane * LAYERS + points
        for nth in range(search.counts[layer]):
            fan = search.fans[layer * MOST_CELLS + search.reached[layer * MOST_CELLS + nth]]
            for _ in range(6):
                if fan & 127 <= most:
                    return True
                fan >>= 8
    for nth in range(len(search.stops)):
        if search.stops[nth] >> USED & 7 <= points and search.stops[nth] >> ROTATIONS & 31 <= most:
            return True
    return False


def can_use_up_pushing(search: Search, worlds: Worlds, points: i64, most: i64) -> bool:
    """Return whether the points can be used up in a world that pushes."""
    world = World()
    while worlds.move_on(world):
        bumped = sail(search, world, False)
        found = bumped != IMPOSSIBLE and uses_up(search, world.phase, points, most)
        forget(search, world)
        if found:
            return True
        if bumped != IMPOSSIBLE:
            worlds.note(world, bumped)
    return False
