"""Q9–Q15: the ends of a turn as they are found, each as one number, with the least coal it costs.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, extend, i64, vec
from paddlewheel.games.queen.river.flat_map import OTHERS
from paddlewheel.games.queen.routes.pushes import WORLD_SIZE, World, Worlds
from paddlewheel.games.queen.routes.reaching import LAYERS, PHASE, ROTATIONS, SLOWED, USED, WIDTH, Search, is_within

# An end as one number, from the lowest bit: its spot (cell × 6 + heading) and then, from these bits on, how often it was
# slowed, the rotations, coal, speed, points used, and the world. SLOWED, ROTATIONS and USED are those of a stop.
SPOT: Final = 0xFFFF
COAL: Final = 25
SPEED: Final = 30
WORLD: Final = 36


class Listing:
    """The ends of a turn as they are found."""

    def __init__(self) -> None:
        self.speeds: vec[i64] = vec[i64]([0] * (3 * LAYERS))
        """Threes: a speed that can be set, its price, and the most rotations that can then be paid for,"""
        self.chosen: i64 = 0
        """and how many numbers that are."""
        self.made: i64 = 0
        """The rotations that are made and paid for already,"""
        self.extra: i64 = 0
        """and what any end costs besides."""
        self.ends: vec[i64] = vec[i64]([0] * 4096)
        """The ends,"""
        self.found: i64 = 0
        """and how many."""
        self.over: vec[i64] = vec[i64]()
        """Those where the turn is over by itself; one and the same may be there several times."""
        self.worlds: vec[i64] = vec[i64]()
        """The worlds that push, from 1 on: WORLD_SIZE numbers for each,"""
        self.rows: vec[i64] = vec[i64]([0] * (64 * WORLD_SIZE))
        """as they are written down while they are found."""
        self.count: i64 = 1
        """How many worlds there are, with the one that pushes nobody."""
        self.improved: vec[i64] = vec[i64]()
        """Where `Search.best` has something."""
        self.spent: vec[i64] = vec[i64]([0] * MOST_ROTATIONS)
        """By rotations: what they add to the number of an end, their coal included."""
        self.pushing = Worlds()
        self.world = World()

    def add_speed(self, speed: i64, price: i64, most: i64) -> None:
        """Let ends be listed at a speed."""
        self.speeds[self.chosen] = speed
        self.speeds[self.chosen + 1] = price
        self.speeds[self.chosen + 2] = most
        self.chosen += 3

    def coal(self, rotations: i64) -> i64:
        """Q11: return what rotations cost, and what any end costs besides."""
        free = max(self.made, FREE)
        return self.extra + max(rotations - free, 0)

    def make_room(self, more: i64) -> None:
        """Let there be room for more ends."""
        while self.found + more > len(self.ends):
            self.ends = extend(self.ends, self.ends)

    def forget(self) -> None:
        """Let nothing be listed."""
        self.found = 0
        self.over = vec[i64]()
        self.worlds = vec[i64]()
        self.count = 1

    def add_world(self, world: World) -> None:
        """Write down a world as the next one."""
        at = (self.count - 1) * WORLD_SIZE
        if at == len(self.rows):
            self.rows = extend(self.rows, self.rows)
        rows = self.rows
        rows[at] = world.count
        for nth in range(world.count):
            rows[at + 1] = world.ships[nth]
            rows[at + 2] = world.sides[nth]
            rows[at + 3] = world.spaces[nth]
            at += 3
        self.count += 1

    def reckon(self, most: i64) -> None:
        """Write down what up to so many rotations add to the number of an end."""
        for rotations in range(most + 1):
            self.spent[rotations] = rotations << ROTATIONS | self.coal(rotations) << COAL

    def add_astern(self, spot: i64) -> None:
        """B3: add an end astern of a sandbank, which costs nothing."""
        self.add(END_ASTERN | spot)

    def add(self, one: i64) -> None:
        """Add an end."""
        self.make_room(1)
        self.ends[self.found] = one
        self.found += 1


BACKED: Final = 31
"""B3: what stands for the number of rotations where the steamer went astern."""
END_ASTERN: Final = 0x241F00000
"""An end with speed 1, one point used and BACKED for its rotations."""
FREE: Final = 1
"""Q11: how many rotations are free in a turn."""
MOST_ROTATIONS: Final = 32
"""More rotations than any end has."""


def is_cheapest(listing: Listing, nth: i64) -> bool:
    """Return whether no equal end where the turn is over by itself is cheaper, or as cheap and before this one.

    Equal are ends with the same spot, speed and pushes, with other points used, or pushes in another order.
    """
    over = listing.over
    one = over[nth]
    for other in range(len(over)):
        two = over[other]
        alike = two & SPOT == one & SPOT and two >> SPEED & 7 == one >> SPEED & 7
        if other != nth and alike and same_pushes(listing, one >> WORLD, two >> WORLD):
            dearer = (one >> COAL & 31) - (two >> COAL & 31)
            if dearer > 0 or (dearer == 0 and other < nth):
                return False
    return True


def same_pushes(listing: Listing, one: i64, other: i64) -> bool:
    """Return whether two worlds push the same steamers to the same spaces, in any order."""
    if one == other:
        return True
    if one == 0 or other == 0:
        return False
    at, there = (one - 1) * WORLD_SIZE, (other - 1) * WORLD_SIZE
    worlds = listing.worlds
    if worlds[at] != worlds[there]:
        return False
    for nth in range(worlds[at]):
        found = False
        for mth in range(worlds[at]):
            if (
                worlds[at + 1 + nth * 3] == worlds[there + 1 + mth * 3]
                and worlds[at + 3 + nth * 3] == worlds[there + 3 + mth * 3]
            ):
                found = True
        if not found:
            return False
    return True


def list_phase(search: Search, listing: Listing, phase: i64, world: i64) -> None:
    """List the ends of a phase: at every speed and every cell for each heading the fewest rotations."""
    speeds, spent = listing.speeds, listing.spent
    fans, reached = search.fans, search.reached
    for nth in range(0, listing.chosen, 3):
        speed, price, most = speeds[nth], speeds[nth + 1], speeds[nth + 2]
        for plane in range(search.tops[phase] + 1):
            layer = phase * PHASE + plane * LAYERS + speed
            row = layer * WIDTH
            count = search.counts[layer]
            if count == 0:
                continue
            listing.make_room(count * 6)
            ends, found = listing.ends, listing.found
            base = world << WORLD | speed << USED | speed << SPEED | plane << SLOWED | price << COAL
            for at in range(count):
                place = reached[row + at]
                if place >= OTHERS:
                    continue
                fan = fans[row + place]
                one = base + place * 6
                for heading in range(i64(6)):
                    rotations = fan & 127
                    fan >>= 8
                    if rotations <= most:
                        ends[found] = one + heading + spent[rotations]
                        found += 1
            listing.found = found


def list_stops(search: Search, listing: Listing, world: i64) -> None:
    """Q17: list the ends where a turn is over by itself and the points left over are dropped."""
    speeds = listing.speeds
    for at in range(len(search.stops)):
        one = search.stops[at]
        rotations, used = one >> ROTATIONS & 31, one >> USED & 7
        for nth in range(0, listing.chosen, 3):
            if used <= speeds[nth] and rotations <= speeds[nth + 2]:
                spent = speeds[nth + 1] + listing.coal(rotations)
                row = one | world << WORLD | speeds[nth] << SPEED | spent << COAL
                listing.over = append(listing.over, row)


def improve(search: Search, listing: Listing, phase: i64, world: i64) -> None:
    """Note the ends of an order of some pushes that other orders do not have, or only with more rotations."""
    best, fans, reached, counts, speeds = search.best, search.fans, search.reached, search.counts, listing.speeds
    improved, top = listing.improved, search.tops[phase]
    for nth in range(0, listing.chosen, 3):
        most = speeds[nth + 2]
        for plane in range(top + 1):
            layer = plane * LAYERS + speeds[nth]
            row = (phase * PHASE + layer) * WIDTH
            for at in range(counts[phase * PHASE + layer]):
                cell = reached[row + at]
                if cell >= OTHERS:
                    continue
                fan = fans[row + cell]
                spot = (layer * WIDTH + cell) * 6
                for heading in range(i64(6)):
                    rotations = fan & 127
                    fan >>= 8
                    if rotations <= most:
                        known = best[spot + heading]
                        if known == 0:
                            improved = append(improved, spot + heading)
                            best[spot + heading] = world << 7 | rotations
                        elif rotations < known & 127:
                            best[spot + heading] = world << 7 | rotations
    listing.improved = improved


def list_best(search: Search, listing: Listing) -> None:
    """List the best ends that the orders of some pushes have, and forget them."""
    best, improved, speeds, spent = search.best, listing.improved, listing.speeds, listing.spent
    count = len(improved)
    if count == 0:
        return
    listing.make_room(count)
    ends, found = listing.ends, listing.found
    layer: i64 = -1
    base: i64 = 0
    for nth in range(count):
        at = improved[nth]
        known = best[at]
        best[at] = 0
        if at < layer * (WIDTH * 6) or at >= (layer + 1) * (WIDTH * 6):  # they mostly come layer by layer
            layer = at // (WIDTH * 6)
            speed, plane = layer % LAYERS, layer // LAYERS
            price: i64 = 0
            for one in range(0, listing.chosen, 3):
                if speeds[one] == speed:
                    price = speeds[one + 1]
            base = speed << USED | speed << SPEED | plane << SLOWED | price << COAL
        ends[found] = (base | known >> 7 << WORLD) + spent[known & 127] + at - layer * (WIDTH * 6)
        found += 1
    listing.found = found
    listing.improved = vec[i64](capacity=count)


def ends_somewhere(search: Search, listing: Listing, phase: i64) -> bool:
    """Return whether a turn in this phase uses up the points of a speed within its rotations, or is over before that."""
    speeds = listing.speeds
    fans, reached = search.fans, search.reached
    for nth in range(0, listing.chosen, 3):
        points, most = speeds[nth], speeds[nth + 2]
        for plane in range(search.tops[phase] + 1):
            layer = phase * PHASE + plane * LAYERS + points
            for at in range(search.counts[layer]):
                place = reached[layer * WIDTH + at]
                if place < OTHERS and is_within(fans[layer * WIDTH + place], most):
                    return True
        for at in range(len(search.stops)):
            if search.stops[at] >> USED & 7 <= points and search.stops[at] >> ROTATIONS & 31 <= most:
                return True
    return False
