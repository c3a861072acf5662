"""Q14–Q16, Q22, B4, B6: the turns that push. Every choice of whom to push and where to is a *world* of its own.

The space that a steamer is pushed to must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING):
so in its world it is closed from the beginning. World 0 pushes nobody.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.queen.river.packed import ENTERING, HOLDS, MOST_CELLS, POINTS, SHOVE, SLOWS, STOPS
from paddlewheel.games.queen.routes.reaching import (
    BEFORE,
    CALM,
    CLOSED,
    EACH,
    FREE,
    LAYERS,
    NEVER,
    PHASE,
    PLANES,
    SPECIAL,
    SWINGS,
    Search,
    begin,
    clear,
    come,
    reach,
    stop,
)

MOST_OTHERS: Final = 8
MOST_PUSHES: Final = 3
PUSH_POINTS: Final = 2
"""Q14: what it takes, with the step, to push a steamer from one plain cell to another; nothing that pushes takes less."""
ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""The six orders of three, in threes. The two orders of two are the first and the third, that of one is the first."""
LAST_ORDER: Final = 5
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


class Room:
    """Where each of the others can be pushed to."""

    def __init__(self, search: Search) -> None:
        self.counts: vec[i64] = vec[i64]([0] * MOST_OTHERS)
        self.spaces: vec[i64] = vec[i64]([0] * (MOST_OTHERS * 6))
        """Six for each, in the order of headings."""
        for nth in range(len(search.others)):
            target = search.others[nth]
            if target not in search.closed and search.special[target] & HOLDS == 0:
                self.look_around(search, nth, target)

    def look_around(self, search: Search, nth: i64, target: i64) -> None:
        """Q15: free water beside it where the mover has not stood, and that no option forbids."""
        count: i64 = 0
        for heading in range(i64(6)):
            space = search.ahead[target * 6 + heading]
            if space < 0 or is_taken(search.lying[space]) or space == search.barred[nth] or space == search.cell:
                continue
            if space not in search.stood:
                self.spaces[nth * 6 + count] = space
                count += 1
        self.counts[nth] = count


def is_taken(lying: i64) -> bool:
    """Return whether a cell with this on it has no room for a steamer."""
    return lying == CLOSED or lying > 0


def mark(search: Search) -> None:
    """Put the others where they lie, close what is closed, and mark what is special."""
    lying, special = search.lying, search.special
    if search.has_special:
        for cell in range(len(special)):
            lying[cell] = as_before(search, cell)
    for nth in range(len(search.others)):
        lying[search.others[nth]] = nth + 1
    for nth in range(len(search.closed)):
        if not is_taken(lying[search.closed[nth]]):
            lying[search.closed[nth]] = CLOSED


def as_before(search: Search, cell: i64) -> i64:
    """Return what there is on a cell where nobody lies and that is not closed."""
    return SPECIAL if search.special[cell] & ENTERING else FREE


def unmark(search: Search) -> None:
    """Take everything away again."""
    lying, special = search.lying, search.special
    for nth in range(len(search.others)):
        lying[search.others[nth]] = FREE
    for nth in range(len(search.closed)):
        lying[search.closed[nth]] = FREE
    if search.has_special:
        for cell in range(len(special)):
            lying[cell] = FREE


def sail(search: Search, world: World, afresh: bool) -> i64:
    """Search a world; return a bit for each of the others it bumps into afterwards, IMPOSSIBLE if it cannot be.

    What comes before the first push is looked up where no space is in the way, unless it is wanted afresh. The phases stay
    until `forget`.
    """
    lying, others = search.lying, search.others
    later = world.count * PUSH_POINTS
    for nth in range(world.count):
        lying[world.spaces[nth]] = CLOSED
    phase: i64 = CALM
    if afresh or not is_untouched(search, world, search.last - later):
        phase = BEFORE
        begin(search, BEFORE, later)
        reach(search, BEFORE, later)
    bumped: i64 = IMPOSSIBLE
    pushed: i64 = 0
    for nth in range(world.count):
        later -= PUSH_POINTS
        search.stops = vec[i64]()
        if not push(search, world, nth, phase, later):
            bumped = IMPOSSIBLE
            break
        pushed = nth + 1
        lying[others[world.ships[nth]]] = as_before(search, others[world.ships[nth]])
        phase = BEFORE + pushed
        bumped = reach(search, phase, later)
    world.phase = phase
    for nth in range(pushed):
        lying[others[world.ships[nth]]] = world.ships[nth] + 1
    for nth in range(world.count):
        lying[world.spaces[nth]] = as_before(search, world.spaces[nth])
    return bumped


def forget(search: Search, world: World) -> None:
    """Forget what was searched of a world."""
    for phase in range(BEFORE, BEFORE + world.count + 1):
        clear(search, phase)


def is_untouched(search: Search, world: World, last: i64) -> bool:
    """Tell whether the spaces of a world are not entered anyway with up to so many points."""
    for nth in range(world.count):
        for plane in range(search.tops[CALM] + 1):
            for used in range(last + 1):
                if search.fans[(plane * LAYERS + used) * MOST_CELLS + world.spaces[nth]] != NEVER:
                    return False
    return True


def push(search: Search, world: World, nth: i64, phase: i64, later: i64) -> bool:
    """Q14: come to the cell of the n-th that is pushed, from every side; tell whether that can be done at all."""
    target, space = search.others[world.ships[nth]], world.spaces[nth]
    special = search.special[target]
    cost = PUSH_POINTS + (special & POINTS) + (search.special[space] >> SHOVE & 7)
    is_over = special & STOPS != 0 or ends_race(search, world, nth)
    if is_over and nth + 1 < world.count:
        return False
    found = False
    for heading in range(i64(6)):
        beside = search.ahead[target * 6 + (heading + 3) % 6]
        if beside < 0:
            continue
        for plane in range(search.tops[phase] + 1):
            for used in range(search.last - later - cost + 1):
                fan = search.fans[(phase * PHASE + plane * LAYERS + used) * MOST_CELLS + beside]
                rotations = fan >> (8 * heading) & 127
                if rotations <= search.limits[later + used + cost]:
                    found = True
                    slowed = min(plane + (special >> SLOWS & 7), PLANES - 1)
                    if is_over:
                        stop(search, target * 6 + heading, slowed, rotations, used + cost)
                    else:
                        fan = rotations * EACH + SWINGS[heading]
                        come(search, BEFORE + nth + 1, slowed, used + cost, target, fan)
    return found


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

    def __init__(self, search: Search, room: Room, bumped: i64) -> None:
        self.search, self.room = search, room
        self.pushes: i64 = 0
        """How many are pushed in the worlds we are at."""
        self.order: i64 = LAST_ORDER
        """Which of ORDERS the last world had."""
        self.choice: i64 = 0
        """The number of the choice of steamers and spaces."""
        self.bumped: vec[i64] = vec[i64]([0] * (1 + MOST_OTHERS + MOST_OTHERS * MOST_OTHERS))
        """Whom a turn bumps into that has pushed nobody, one of the others, or one and then another."""
        self.bumped[0] = bumped
        self.ships: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """The steamers that are chosen, in their order at the table."""
        self.picked: vec[i64] = vec[i64]([0] * MOST_PUSHES)
        """For each of them which of its spaces is chosen."""

    def move_on(self, world: World) -> bool:
        """Make a world the next one; False when there are no more."""
        while True:
            self.order += 2 if self.pushes == 2 else 1
            if self.order > (0 if self.pushes == 1 else 2 if self.pushes == 2 else LAST_ORDER) and not self.next_choice():
                return False
            if self.is_likely(self.pushes, self.order):
                self.put_in_order(world, self.pushes, self.order)
                return True

    def next_choice(self) -> bool:
        """Choose other steamers or spaces, or one push more; False when there are no more."""
        self.order = 0
        self.choice += 1
        if self.pushes and self.next(self.pushes):
            return True
        while self.pushes < min(self.search.last // PUSH_POINTS, MOST_PUSHES):
            self.pushes += 1
            if self.first(self.pushes):
                return True
        return False

    def is_likely(self, pushes: i64, order: i64) -> bool:
        """Tell whether fewer pushes in this order have bumped into those who come next in it."""
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
        """Choose the first steamers and spaces; tell whether there are any."""
        for nth in range(pushes):
            self.ships[nth] = nth
            self.picked[nth] = 0
        if pushes > len(self.search.others):
            return False
        return self.is_possible(pushes) or self.next(pushes)

    def next(self, pushes: i64) -> bool:
        """Choose the next spaces for the same steamers, else the next steamers; tell whether there are any."""
        while self.next_spaces(pushes) or self.next_ships(pushes):
            if self.is_possible(pushes):
                return True
        return False

    def next_spaces(self, pushes: i64) -> bool:
        """Choose the next spaces for the same steamers; tell whether there are any."""
        for nth in range(pushes - 1, -1, -1):
            if self.picked[nth] + 1 < self.room.counts[self.ships[nth]]:
                self.picked[nth] += 1
                return True
            self.picked[nth] = 0
        return False

    def next_ships(self, pushes: i64) -> bool:
        """Choose the next steamers; tell whether there are any."""
        for nth in range(pushes - 1, -1, -1):
            if self.ships[nth] + pushes - nth < len(self.search.others):
                self.ships[nth] += 1
                for after in range(nth + 1, pushes):
                    self.ships[after] = self.ships[after - 1] + 1
                return True
        return False

    def is_possible(self, pushes: i64) -> bool:
        """Tell whether all of them have the space that is chosen, and no two the same."""
        for nth in range(pushes):
            if self.picked[nth] >= self.room.counts[self.ships[nth]]:
                return False
            for before in range(nth):
                if self.space(nth) == self.space(before):
                    return False
        return True

    def space(self, nth: i64) -> i64:
        """Return the space that is chosen for the n-th of the steamers."""
        return self.room.spaces[self.ships[nth] * 6 + self.picked[nth]]

    def put_in_order(self, world: World, pushes: i64, order: i64) -> None:
        """Let a world push those who are chosen in one of their orders."""
        world.count = pushes
        for nth in range(pushes):
            chosen = ORDERS[order * 3 + nth]
            world.ships[nth] = self.ships[chosen]
            world.sides[nth] = self.picked[chosen]
            world.spaces[nth] = self.space(chosen)


WORLD_SIZE: Final = 10
"""A world in a list of them: how many pushes, then in threes which of the others, which of its spaces, and that space."""


def with_world(worlds: vec[i64], world: World) -> vec[i64]:
    """Return a list of worlds with one more."""
    worlds = append(worlds, world.count)
    for nth in range(i64(MOST_PUSHES)):
        worlds = append(append(append(worlds, world.ships[nth]), world.sides[nth]), world.spaces[nth])
    return worlds
