"""Q14–Q16, Q22, B4, B6: the turns that push. Every choice of whom to push and where to is a *world* of its own.

The space that a steamer is pushed to must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING):
so in its world it is closed from the beginning. World 0 pushes nobody.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import extend, i64, vec
from paddlewheel.games.queen.river.flat_map import (
    AFTER_OTHERS,
    HOLDS,
    LAND,
    MOST_PLACES,
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
    MOST_OTHERS,
    NEVER,
    PHASE,
    PLANES,
    STEP_POINTS,
    SWINGS,
    Search,
    begin,
    clear,
    come,
    free,
    is_within,
    reach,
    stop,
)

MOST_PUSHES: Final = 3
PUSH_POINTS: Final = 2
"""Q14: what it takes, with the step, to push a steamer from one plain cell to another; nothing that pushes takes less."""
DETOUR: Final = 2
"""Q11: the fewest rotations from one cell beside a steamer to another, and then towards it."""
ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""The six orders of three, in threes. The two orders of two are the first and the third, that of one is the first."""
LAST_ORDER: Final = 5
WORLD_SIZE: Final = 10
"""A world in a list of them: how many pushes, then in threes which of the others, which of its spaces, and that space."""
IMPOSSIBLE: Final = -1


class World:
    """Some pushes in an order: which of the others, to which of the spaces around it, and what cell that is."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.ships: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        self.sides: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        self.spaces: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        self.phase: i64 = CALM
        """The phase that its ends are in, once it is sailed."""
        self.row: vec[i64] = vec[i64]([0] * WORLD_SIZE)
        """The same as numbers of a list, see WORLD_SIZE."""
        self.choice: i64 = 0
        """Which choice of steamers and spaces it is an order of, 0 if there are no others."""


class Room:
    """Where each of the others can be pushed to."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]([0] * MOST_OTHERS)
        self.spaces: vec[i64] = vec[i64]([0] * (MOST_OTHERS * 6))
        """Six for each, in the order of headings."""

    def look(self, search: Search) -> None:
        """Look where each of the others can be pushed to now."""
        for nth in range(search.count):
            target = search.others[nth]
            self.counts[nth] = 0
            if search.chart.special[target] & HOLDS == 0 and not is_in(target, search.closed):
                self.counts[nth] = look_around(search, nth, self.spaces)


def look_around(search: Search, nth: i64, spaces: vec[i64]) -> i64:
    """Q15: find free water beside one of the others where the mover has not stood, and that no option forbids."""
    target = search.others[nth]
    count: i64 = 0
    for heading in range(i64(6)):
        space = search.chart.near[target * 6 + heading]
        if space <= AFTER_OTHERS:
            space = AFTER_OTHERS - space
        if space >= 0 and space != search.barred[nth] and space != search.place and not is_in(space, search.stood):
            spaces[nth * 6 + count] = space
            count += 1
    return count


def is_in(place: i64, places: vec[i64]) -> bool:
    """Return whether a place is one of some."""
    for nth in range(len(places)):  # noqa: SIM110  (a generator would box every number)
        if places[nth] == place:
            return True
    return False


def sail(search: Search, world: World, afresh: bool) -> i64:
    """Search a world; return a bit for each of the others it bumps into afterwards, IMPOSSIBLE if it cannot be.

    What comes before the first push is looked up where no space is in the way, unless it is wanted afresh; the orders of
    one choice have it in common. The phases after a push stay until `forget`, the one before until `forget_before`.
    """
    chart, others, ships, spaces = search.chart, search.others, world.ships, world.spaces
    count = world.count
    later = count * PUSH_POINTS
    for nth in range(count):
        bar(chart, spaces[nth], LAND)
    phase: i64 = CALM
    if afresh or not is_untouched(search, world, search.last - later):
        phase = BEFORE
        if search.choice != world.choice or world.choice == 0:
            forget_before(search)
            search.choice = world.choice
            begin(search, BEFORE, later)
            if count == 1:
                reach(search, BEFORE, later, others[ships[0]])
            else:  # each of the orders has another aim
                reach(search, BEFORE, later, LAND)
    bumped: i64 = IMPOSSIBLE
    pushed: i64 = 0
    for nth in range(count):
        later -= PUSH_POINTS
        if len(search.stops):
            search.stops = vec[i64]()
        if not push(search, world, nth, phase, later):
            bumped = IMPOSSIBLE
            break
        pushed = nth + 1
        target = others[ships[nth]]
        bar(chart, target, free(search, target))
        phase = BEFORE + pushed
        aim: i64 = LAND
        if pushed < count:
            aim = others[ships[pushed]]
        bumped = reach(search, phase, later, aim)
    world.phase = phase
    for nth in range(pushed):
        bar(chart, others[ships[nth]], OTHERS - ships[nth])
    for nth in range(count):
        bar(chart, spaces[nth], free(search, spaces[nth]))
    return bumped


def forget(search: Search, world: World) -> None:
    """Forget what was searched of a world after its first push, and before it if no other world has that in common."""
    for phase in range(BEFORE + 1, BEFORE + world.count + 1):
        clear(search, phase)
    if world.choice == 0:
        forget_before(search)


def forget_before(search: Search) -> None:
    """Forget what was searched of some worlds before their first push."""
    clear(search, BEFORE)
    search.choice = 0


def is_untouched(search: Search, world: World, last: i64) -> bool:
    """Tell whether no way to a push that begins with so many points leads over the spaces of a world anyway.

    Whoever comes to a space with the last of them could only push from there, and nobody does (see `push`). From a space
    beside the only one to be pushed it takes a step and a DETOUR to push it from elsewhere.
    """
    fans, spaces, top, limits = search.fans, world.spaces, search.tops[CALM], search.limits
    for nth in range(world.count):
        for plane in range(top + 1):
            at = plane * LAYERS * MOST_PLACES + spaces[nth]
            for used in range(last):
                if world.count == 1:
                    if is_within(fans[at], limits[used + STEP_POINTS + PUSH_POINTS] - DETOUR):
                        return False
                elif fans[at] != NEVER:
                    return False
                at += MOST_PLACES
    return True


def push(search: Search, world: World, nth: i64, phase: i64, later: i64) -> bool:
    """Q14: come to the cell of the n-th that is pushed, from every side; tell whether that can be done at all.

    Q15: nobody pushes from one of the spaces that others are pushed to.
    """
    target, space = search.others[world.ships[nth]], world.spaces[nth]
    specials, fans, limits = search.chart.special, search.fans, search.limits
    around, swings = search.chart.beside, SWINGS
    special = specials[target]
    cost = PUSH_POINTS + (special & POINTS) + (specials[space] >> SHOVE & 7)
    is_over = special & STOPS != 0 or ends_race(search, world, nth)
    if is_over and nth + 1 < world.count:
        return False
    found = False
    slows, most, top = special >> SLOWS & 7, search.last - later - cost + 1, search.tops[phase]
    for heading in range(i64(6)):
        back: i64 = heading + 3
        if back >= 6:
            back -= 6
        beside = around[target * 6 + back]
        if beside < 0 or (phase == CALM and is_space(world, beside)):
            continue
        for plane in range(top + 1):
            at = (phase * PHASE + plane * LAYERS) * MOST_PLACES + beside
            for used in range(most):
                known = fans[at]
                at += MOST_PLACES
                if known == NEVER:
                    continue
                rotations = known >> (8 * heading) & 127
                if rotations <= limits[later + used + cost]:
                    found = True
                    slowed = min(plane + slows, PLANES - 1)
                    if is_over:
                        stop(search, target * 6 + heading, slowed, rotations, used + cost)
                    else:
                        fan = rotations * EACH + swings[heading]
                        come(search, BEFORE + nth + 1, slowed, used + cost, target, fan)
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
    """The worlds that push, fewer pushes first: each choice of steamers and spaces, and the orders that are possible."""

    def __init__(self) -> None:
        self.room = Room()
        self.others: i64 = 0
        """How many other steamers there are,"""
        self.most: i64 = 0
        """and how many of them can be pushed in a turn."""
        self.pushes: i64 = 0
        """How many are pushed in the worlds we are at."""
        self.order: i64 = LAST_ORDER
        """Which of ORDERS the last world had."""
        self.choice: i64 = 0
        """The number of the choice of steamers and spaces."""
        self.likely: vec[i64] = vec[i64]([0] * (LAST_ORDER + 1))
        """By order: whether it is likely for the steamers that are chosen."""
        self.bumped: vec[i64] = vec[i64]([0] * (1 + MOST_OTHERS + MOST_OTHERS * MOST_OTHERS))
        """Whom a turn bumps into that has pushed nobody, one of the others, or one and then another."""
        self.ships: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """The steamers that are chosen, in their order at the table."""
        self.picked: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """For each of them which of its spaces is chosen."""

    def begin(self, search: Search, bumped: i64) -> None:
        """Begin with the worlds of a search that bumps into some of the others without a push."""
        self.room.look(search)
        self.others = search.count
        self.most = min(search.last // PUSH_POINTS, MOST_PUSHES)
        self.pushes, self.order, self.choice = 0, LAST_ORDER, 0
        for nth in range(1 + MOST_OTHERS + self.others * MOST_OTHERS):
            self.bumped[nth] = 0
        self.bumped[0] = bumped

    def move_on(self, world: World) -> bool:
        """Make a world the next one; False when there are no more."""
        while True:
            self.order += 2 if self.pushes == 2 else 1
            if self.order > (0 if self.pushes == 1 else 2 if self.pushes == 2 else LAST_ORDER) and not self.next_choice():
                return False
            if self.likely[self.order]:
                self.put_in_order(world, self.pushes, self.order)
                return True

    def next_choice(self) -> bool:
        """Choose other steamers or spaces, or one push more; False when there are no more."""
        self.order = 0
        self.choice += 1
        if self.pushes and self.next(self.pushes):
            return True
        while self.pushes < self.most:
            self.pushes += 1
            if self.first(self.pushes):
                return True
        return False

    def are_likely(self, pushes: i64) -> bool:
        """Return whether any order of the steamers that are chosen is likely, and note which."""
        found = False
        for order in range(i64(LAST_ORDER + 1)):
            self.likely[order] = 0
            if (order == 0 or pushes == 3 or (order == 2 and pushes == 2)) and self.is_likely(pushes, order):
                self.likely[order] = 1
                found = True
        return found

    def is_likely(self, pushes: i64, order: i64) -> bool:
        """Return whether fewer pushes in this order have bumped into those who come next in it."""
        behind: i64 = 0
        for nth in range(pushes):
            ship = self.ships[ORDERS[order * 3 + nth]]
            if not self.bumped[behind] >> (ship + 1) & 1:
                return False
            behind = 1 + ship if nth == 0 else 1 + MOST_OTHERS + (behind - 1) * MOST_OTHERS + ship
        return True

    def note(self, world: World, bumped: i64) -> None:
        """Note whom a world has bumped into at last."""
        if world.count == 1:
            self.bumped[1 + world.ships[0]] |= bumped
        elif world.count == 2:
            self.bumped[1 + MOST_OTHERS + world.ships[0] * MOST_OTHERS + world.ships[1]] |= bumped

    def first(self, pushes: i64) -> bool:
        """Choose the first steamers and spaces; return whether there are any."""
        for nth in range(pushes):
            self.ships[nth] = nth
            self.picked[nth] = 0
        if pushes > self.others:
            return False
        if self.are_likely(pushes):
            return self.is_possible(pushes) or self.next(pushes)
        return self.next_ships(pushes) and (self.is_possible(pushes) or self.next(pushes))

    def next(self, pushes: i64) -> bool:
        """Choose the next spaces for the same steamers, else the next steamers; return whether there are any."""
        while self.next_spaces(pushes) or self.next_ships(pushes):
            if self.is_possible(pushes):
                return True
        return False

    def next_spaces(self, pushes: i64) -> bool:
        """Choose the next spaces for the same steamers; tell whether there are any."""
        picked, counts, ships = self.picked, self.room.counts, self.ships
        for nth in range(pushes - 1, i64(-1), -1):
            if picked[nth] + 1 < counts[ships[nth]]:
                picked[nth] += 1
                return True
            picked[nth] = 0
        return False

    def next_ships(self, pushes: i64) -> bool:
        """Choose the next steamers of whom any order is likely; return whether there are any."""
        while self.step_ships(pushes):
            if self.are_likely(pushes):
                return True
        return False

    def step_ships(self, pushes: i64) -> bool:
        """Choose the next steamers, with their first spaces; return whether there are any."""
        for nth in range(pushes - 1, i64(-1), -1):
            if self.ships[nth] + pushes - nth < self.others:
                self.ships[nth] += 1
                for after in range(nth + 1, pushes):
                    self.ships[after] = self.ships[after - 1] + 1
                return True
        return False

    def is_possible(self, pushes: i64) -> bool:
        """Tell whether all of them have the space that is chosen, and no two the same."""
        ships, picked, counts, spaces = self.ships, self.picked, self.room.counts, self.room.spaces
        for nth in range(pushes):
            if picked[nth] >= counts[ships[nth]]:
                return False
            space = spaces[ships[nth] * 6 + picked[nth]]
            for before in range(nth):
                if space == spaces[ships[before] * 6 + picked[before]]:
                    return False
        return True

    def put_in_order(self, world: World, pushes: i64, order: i64) -> None:
        """Let a world push those who are chosen in one of their orders."""
        world.count, world.choice = pushes, self.choice
        ships, picked, spaces, orders = self.ships, self.picked, self.room.spaces, ORDERS
        for nth in range(pushes):
            chosen = orders[order * 3 + nth]
            world.ships[nth] = ships[chosen]
            world.sides[nth] = picked[chosen]
            world.spaces[nth] = spaces[ships[chosen] * 6 + picked[chosen]]


def with_world(worlds: vec[i64], world: World) -> vec[i64]:
    """Return a list of worlds with one more."""
    ships, sides, spaces, row = world.ships, world.sides, world.spaces, world.row
    row[0] = world.count
    for nth in range(world.count):
        row[nth * 3 + 1] = ships[nth]
        row[nth * 3 + 2] = sides[nth]
        row[nth * 3 + 3] = spaces[nth]
    return extend(worlds, row)
