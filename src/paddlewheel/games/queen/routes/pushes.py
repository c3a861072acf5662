"""Q14–Q16, Q22, B4, B6: the turns that push. Every choice of whom to push and where to is a *world* of its own.

The space that a steamer is pushed to must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING):
so in its world it is closed from the beginning. World 0 pushes nobody.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.river.flat_map import (
    HOLDS,
    LAND,
    MOST_OTHERS,
    NOT_PLAIN,
    OTHERS,
    POINTS,
    SHOVE,
    SLOWS,
    STOPS,
    bar,
)
from paddlewheel.games.queen.routes.reaching import (
    BEFORE,
    CALM,
    EACH,
    LAYERS,
    NEVER,
    PHASE,
    PLANES,
    STEP_POINTS,
    SWINGS,
    WIDTH,
    Search,
    begin,
    clear,
    come,
    free,
    is_within,
    least_of,
    reach,
    stop,
)

MOST_PUSHES: Final = 3
PUSH_POINTS: Final = 2
"""Q14: what it takes, with the step, to push a steamer from one plain cell to another; nothing that pushes takes less."""
ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""The six orders of three, in threes. The two orders of two are the first and the third, that of one is the first."""
LAST_ORDER: Final = 5
WORLD_SIZE: Final = 10
"""A world in a list of them: how many pushes, then in threes which of the others, which of its spaces, and that space."""
IMPOSSIBLE: Final = -1
DETOUR: Final = 2
"""Q11: the fewest rotations from one cell beside a steamer to another, and then towards it."""


class World:
    """Some pushes in an order: which of the others, to which of the spaces around it, and what cell that is."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.ships: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        self.sides: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        self.spaces: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        self.phase: i64 = CALM
        """The phase that its ends are in, once it is sailed."""


def look_around(search: Search, nth: i64, spaces: vec[i64]) -> i64:
    """Q15: find free water beside one of the others where the mover has not stood, and that no option forbids."""
    target = search.others[nth]
    count: i64 = 0
    for heading in range(i64(6)):
        space = search.chart.near[target * 6 + heading]
        if space <= NOT_PLAIN:
            space = NOT_PLAIN - space
        if 0 <= space < OTHERS and space != search.barred[nth] and space != search.place and not is_in(space, search.stood):
            spaces[nth * 6 + count] = space
            count += 1
    return count


def is_in(place: i64, places: vec[i64]) -> bool:
    """Return whether a place is one of some."""
    for nth in range(len(places)):  # noqa: SIM110  (a generator would box every number)
        if places[nth] == place:
            return True
    return False


def prepare(search: Search, world: World, afresh: bool) -> None:
    """Close the spaces of a world and search what comes before its first push, whichever of its steamers that may be.

    It is looked up where no space is in the way, unless it is wanted afresh.
    """
    count = world.count
    for nth in range(count):
        bar(search.chart, world.spaces[nth], LAND)
    search.first = CALM
    if afresh or not is_untouched(search, world, search.last - count * PUSH_POINTS):
        search.first = BEFORE
        begin(search, BEFORE, count * PUSH_POINTS)
        reach(search, BEFORE, count * PUSH_POINTS, search.others[world.ships[0]] if count == 1 else i64(LAND))


def sail(search: Search, world: World) -> i64:
    """Search a world that is prepared; return a bit for each of the others that can be pushed then, or IMPOSSIBLE.

    The phases after a push stay until `forget`.
    """
    others, ships, count = search.others, world.ships, world.count
    phase, later = search.first, count * PUSH_POINTS
    bumped: i64 = IMPOSSIBLE
    freed: i64 = 0
    for nth in range(count):
        later -= PUSH_POINTS
        if len(search.stops):
            search.stops = vec[i64]()
        used = push(search, world, nth, phase, later)
        if used == 0:
            bumped = IMPOSSIBLE
            break
        bumped = 0
        phase = BEFORE + nth + 1
        if used < search.last - later:
            target = others[ships[nth]]
            bar(search.chart, target, free(search, target))
            freed = nth + 1
            bumped = reach(search, phase, later, others[ships[nth + 1]] if nth + 1 < count else i64(LAND))
    world.phase = phase
    for nth in range(freed):
        bar(search.chart, others[ships[nth]], OTHERS + ships[nth])
    return bumped


def forget(search: Search, world: World) -> None:
    """Forget what was searched of a world after its first push."""
    for phase in range(BEFORE + 1, BEFORE + world.count + 1):
        clear(search, phase)


def leave(search: Search, world: World) -> None:
    """Open the spaces of a world again, and forget what was searched before its first push."""
    for nth in range(world.count):
        bar(search.chart, world.spaces[nth], free(search, world.spaces[nth]))
    if search.first == BEFORE:
        clear(search, BEFORE)


def is_untouched(search: Search, world: World, last: i64) -> bool:
    """Tell whether no way to a push that begins with so many points leads over the spaces of a world anyway.

    Whoever comes to a space with the last of them could only push from there, and nobody does (see `from_beside`). From a
    space beside the only one to be pushed it takes a step and a DETOUR to push it from elsewhere.
    """
    fans, limits = search.fans, search.limits
    for nth in range(world.count):
        for plane in range(search.tops[CALM] + 1):
            at = plane * (LAYERS * WIDTH) + world.spaces[nth]
            for used in range(last):
                limit = limits[used + STEP_POINTS + PUSH_POINTS] - DETOUR
                if fans[at] != NEVER and (world.count > 1 or is_within(fans[at], limit)):
                    return False
                at += WIDTH
    return True


def push(search: Search, world: World, nth: i64, phase: i64, later: i64) -> i64:
    """Q14: come to the cell of the n-th that is pushed; return the fewest points used by then, 0 if that cannot be done.

    Whoever came beside it has taken the step towards it in the search (OTHERS). They are looked for on every side where the
    search had no points or rotations left for that, and where somebody would push from a space of the world (Q15).
    """
    target, space = search.others[world.ships[nth]], world.spaces[nth]
    special = search.chart.special[target]
    cost = PUSH_POINTS + (special & POINTS) + (search.chart.special[space] >> SHOVE & 7)
    most, out_of_points = search.last - later - cost, search.last - later - PUSH_POINTS
    if special & STOPS != 0 or (len(search.homes) and ends_race(search, world, nth)):
        if nth + 1 < world.count:
            return 0
        return push_at_last(search, world, phase, cost, most)
    fans, limits, counts, bumped = search.fans, search.limits, search.counts, OTHERS + world.ships[nth]
    fewest: i64 = 0
    for plane in range(search.tops[phase] + 1):
        slowed = min(plane + (special >> SLOWS & 7), i64(PLANES - 1))
        layer = phase * PHASE + plane * LAYERS
        for used in range(most + 1):
            if counts[layer + used]:
                limit, fan = limits[later + used + cost], fans[(layer + used + STEP_POINTS) * WIDTH + bumped]
                if phase == CALM:
                    is_missing = is_on_space(search, world, layer + used)
                else:
                    is_missing = used == out_of_points or limit > limits[later + used + STEP_POINTS + PUSH_POINTS]
                if is_missing:
                    fan = from_beside(search, world, target, phase, layer + used, limit)
                if is_within(fan, limit):
                    come(search, BEFORE + nth + 1, slowed, used + cost, target, fan)
                    if fewest == 0 or used + cost < fewest:
                        fewest = used + cost
    return fewest


def is_on_space(search: Search, world: World, layer: i64) -> bool:
    """Return whether any space of a world is come to in a layer."""
    for nth in range(world.count):  # noqa: SIM110  (a generator would box every number)
        if search.fans[layer * WIDTH + world.spaces[nth]] != NEVER:
            return True
    return False


def from_beside(search: Search, world: World, target: i64, phase: i64, layer: i64, most: i64) -> i64:
    """Return the fan of those who come to a place from around it, but from no space of the world."""
    fans, around, swings = search.fans, search.chart.beside, SWINGS
    found: i64 = NEVER
    back, row = target * 6 + 3, layer * WIDTH
    for heading in range(i64(6)):
        if heading == 3:
            back -= 6
        beside = around[back + heading]
        if beside >= 0:
            rotations = fans[row + beside] >> (8 * heading) & 127
            if rotations <= most and not (phase == CALM and is_space(world, beside)):
                found = least_of(found, rotations * EACH + swings[heading])
    return found


def push_at_last(search: Search, world: World, phase: i64, cost: i64, most: i64) -> i64:
    """Q14, Q17, Q22: push a steamer where that ends the turn, whatever points are left; return 0 if that cannot be done."""
    target, fans = search.others[world.ships[world.count - 1]], search.fans
    slows = search.chart.special[target] >> SLOWS & 7
    found: i64 = 0
    for heading in range(i64(6)):
        beside = search.chart.beside[target * 6 + (heading + 3) % 6]
        if beside < 0 or (phase == CALM and is_space(world, beside)):
            continue
        for plane in range(search.tops[phase] + 1):
            for used in range(most + 1):
                rotations = fans[(phase * PHASE + plane * LAYERS + used) * WIDTH + beside] >> (8 * heading) & 127
                if rotations <= search.limits[used + cost]:
                    stop(search, target * 6 + heading, min(plane + slows, i64(PLANES - 1)), rotations, used + cost)
                    found = search.last
    return found


def is_space(world: World, place: i64) -> bool:
    """Return whether a world pushes somebody to a place."""
    spaces = world.spaces
    for nth in range(world.count):  # noqa: SIM110  (a generator would box every number)
        if spaces[nth] == place:
            return True
    return False


def ends_race(search: Search, world: World, nth: i64) -> bool:
    """Q22: tell whether the race is over with the n-th push.

    RULING: a steamer pushed home arrives immediately; if that ends the race, the points that are left are dropped.
    """
    if not is_home(search, world, nth):
        return False
    groups, last = search.groups, world.ships[nth]
    home: i64 = 0
    for before in range(nth + 1):
        if is_home(search, world, before) and groups[world.ships[before] * 2] == groups[last * 2]:
            home += 1
    return home == groups[last * 2 + 1]


def is_home(search: Search, world: World, nth: i64) -> bool:
    """Q21: tell whether the n-th that is pushed arrives by that."""
    homes = search.homes
    for at in range(0, len(homes), 2):  # noqa: SIM110  (a generator would box every number)
        if homes[at] == world.ships[nth] and homes[at + 1] == world.spaces[nth]:
            return True
    return False


class Worlds:
    """What is known of the pushes of a turn, and those that are chosen just now."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * MOST_OTHERS)
        """To how many spaces each of the others can be pushed,"""
        self.spaces: vec[i64] = vec[i64]([0] * (MOST_OTHERS * 6))
        """and which, six for each, in the order of headings."""
        self.bumped: vec[i64] = vec[i64]([0] * (1 + MOST_OTHERS + MOST_OTHERS * MOST_OTHERS))
        """Whom a turn bumps into that has pushed nobody, one of the others, or one and then another."""
        self.likely: vec[i64] = vec[i64]([0] * (LAST_ORDER + 1))
        """By order: whether it is likely for the steamers that are chosen."""
        self.ships: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """The steamers that are chosen, in their order at the table,"""
        self.sides: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """for each of them which of its spaces is chosen,"""
        self.chosen: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """and that space."""

    def begin(self, search: Search, bumped: i64) -> None:
        """Begin with a search that bumps into some of the others without a push."""
        self.bumped[0] = bumped
        for nth in range(search.count):
            target = search.others[nth]
            self.counts[nth] = 0
            if search.chart.special[target] & HOLDS == 0 and not is_in(target, search.closed):
                self.counts[nth] = look_around(search, nth, self.spaces)
        for nth in range(1 + MOST_OTHERS + search.count * MOST_OTHERS - 1):
            self.bumped[nth + 1] = 0

    def are_likely(self, pushes: i64) -> bool:
        """Return whether any order of the steamers that are chosen is likely, and note which."""
        if pushes == 1:
            self.likely[0] = self.bumped[0] >> (self.ships[0] + 1) & 1
            return self.likely[0] != 0
        found = False
        for order in range(i64(LAST_ORDER + 1)):
            self.likely[order] = 0
            if (pushes == 3 or order in (0, 2)) and self.is_likely(pushes, order):
                self.likely[order] = 1
                found = True
        return found

    def is_likely(self, pushes: i64, order: i64) -> bool:
        """Return whether fewer pushes in this order have bumped into those who come next in it."""
        ships, bumped, orders = self.ships, self.bumped, ORDERS
        behind: i64 = 0
        for nth in range(pushes):
            ship = ships[orders[order * 3 + nth]]
            if not bumped[behind] >> (ship + 1) & 1:
                return False
            behind = 1 + ship if nth == 0 else 1 + MOST_OTHERS + (behind - 1) * MOST_OTHERS + ship
        return True

    def note(self, world: World, bumped: i64) -> None:
        """Note whom a world has bumped into at last."""
        if world.count == 1:
            self.bumped[1 + world.ships[0]] |= bumped
        elif world.count == 2:
            self.bumped[1 + MOST_OTHERS + world.ships[0] * MOST_OTHERS + world.ships[1]] |= bumped

    def is_chosen(self, space: i64, chosen: i64) -> bool:
        """Return whether one of the first spaces that are chosen is this one."""
        for nth in range(chosen):  # noqa: SIM110  (a generator would box every number)
            if self.chosen[nth] == space:
                return True
        return False

    def put_in_order(self, world: World, pushes: i64, order: i64) -> None:
        """Let a world push those who are chosen in one of their orders."""
        orders = ORDERS
        world.count = pushes
        if pushes == 1:
            world.ships[0], world.sides[0], world.spaces[0] = self.ships[0], self.sides[0], self.chosen[0]
            return
        for nth in range(pushes):
            at = orders[order * 3 + nth]
            world.ships[nth] = self.ships[at]
            world.sides[nth] = self.sides[at]
            world.spaces[nth] = self.chosen[at]
