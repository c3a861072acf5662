"""Whole turns as data: every distinct end of the turn to be sailed, the least coal it costs, and one way to sail it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias, overload

from paddlewheel.engine.errors import Refusal
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
from paddlewheel.games.queen.model.state import FASTEST, NOBODY, SLOWEST, Ship, State
from paddlewheel.games.queen.river.flat_map import HOLDS
from paddlewheel.games.queen.routes.listing import BACKED, COAL, SPEED, SPOT, WORLD
from paddlewheel.games.queen.routes.pushes import WORLD_SIZE
from paddlewheel.games.queen.routes.reaching import ROTATIONS, SLOWED, USED
from paddlewheel.games.queen.routes.way_back import ways_back
from paddlewheel.games.queen.turn.black_rose_duty import list_dutiful
from paddlewheel.games.queen.turn.costs import speed_left
from paddlewheel.games.queen.turn.movement import list_turns
from paddlewheel.games.queen.turn.race import Race, begin_rest, begin_turn
from paddlewheel.games.queen.turn.working_copy import working_copy

STRANDED: Final = Refusal("B12", "rose.stranded")
Pushes: TypeAlias = tuple[tuple[int, int], ...]
"""The pushes of a world in their order: from which place to which."""


class End(NamedTuple):
    """A distinct end of a turn."""

    speed: int
    """The speed set; in the middle of a turn the points that were left."""
    coal: int
    """The least coal it costs."""
    used: int
    """The points used: fewer than the speed where the turn stops at once."""
    rotations: int
    spot: int
    slowed: int
    """How much speed is lost at the end of the turn."""
    world: int


def end(row: int) -> End:
    """Return the end that a number stands for."""
    slowed, rotations = row >> SLOWED & 15, row >> ROTATIONS & 31
    return End(row >> SPEED & 7, row >> COAL & 31, row >> USED & 7, rotations, row & SPOT, slowed, row >> WORLD)


class Survey(NamedTuple):
    """Every way the turn can be sailed."""

    rows: list[int]
    """The distinct ends in any order, each as one number (see `end`) with the least coal it costs.

    Sorted, those without a push come first, then those with fewer points, the slower and the cheaper ones.
    """
    worlds: list[Pushes]
    """By number: the pushes that ends have in common; those of the first are none."""
    over: frozenset[int]
    """The ends with which the turn is over by itself: aground, at a jetty of the school, or because the race is."""


def survey(state: State, pushing: bool = True) -> Survey:
    """Return every way the turn can be sailed, all speeds at once; on demand without those that push."""
    with working_copy(state) as race:
        ship = state.agenda[0].steamer
        list_turns(race, ship, race.coal[ship], pushing)
        rows = list(race.listing.ends[: race.listing.found])
        return _survey(race, rows)[0]


def stranding(state: State) -> Callable[[int], bool] | None:
    """B12: return what says of an end of the turn whether it breaks the duty; None where she does not sail."""
    if state.rules.rose == NOBODY:
        return None
    kept = frozenset(dutiful_ends(state)[1])
    return lambda row: row not in kept


def dutiful_ends(state: State) -> tuple[Survey, list[int]]:
    """Return every way the turn can be sailed, and the ends that keep the duty (B12); all if none does."""
    with working_copy(state) as race:
        kept = list(list_dutiful(race, state.agenda[0].steamer))
        found, numbers = _survey(race, list(race.all_ends))
    return found, found.rows if state.rules.rose == NOBODY else [_renumbered(row, numbers) for row in kept]


def _survey(race: Race, rows: list[int]) -> tuple[Survey, list[int] | None]:
    """Return what was just listed, the worlds in their usual order, and which number each of them has got."""
    listing, others = race.listing, list(race.search.others)
    worlds: list[Pushes] = [()]
    found = list(listing.worlds)
    for at in range(0, len(found), WORLD_SIZE):
        count, one, _, to, two, _, to_two, three, _, to_three = found[at : at + WORLD_SIZE]
        worlds.append(((others[one], to), (others[two], to_two), (others[three], to_three))[:count])
    over = list(listing.over)
    if len(worlds[-1]) < 2:
        return Survey(rows, worlds, frozenset(over)), None
    order = usual_order(found)
    numbers = [0] * len(order)
    for number, nth in enumerate(order):
        numbers[nth] = number
    rows = [_renumbered(row, numbers) for row in rows]
    over = [_renumbered(row, numbers) for row in over]
    return Survey(rows, [worlds[nth] for nth in order], frozenset(over)), numbers


def _renumbered(row: int, numbers: list[int] | None) -> int:
    return row if numbers is None else row + ((numbers[row >> WORLD] - (row >> WORLD)) << WORLD)


def usual_order(found: list[int]) -> list[int]:
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
    shown = one.speed if state.under_way is None else state.steamers[state.agenda[0].steamer].speed
    cell, heading = cells[one.spot // 6], one.spot % 6
    return Route(shown, cell, heading, final_speed(state, one), one.coal, shoves, way(state, found, row))


def final_speed(state: State, one: End) -> int:
    """B2, B5: the speed a steamer has after the turn: lower for driftwood, 1 where it runs aground."""
    steamer, under_way = state.steamers[state.agenda[0].steamer], state.under_way
    speed, slowed = (one.speed, one.slowed) if under_way is None else (steamer.speed, one.slowed + under_way.slowed)
    return SLOWEST if state.river.special[one.spot // 6] & HOLDS else speed_left(speed, slowed)


_SPEEDS: Final = tuple(Speed(speed) for speed in range(FASTEST + 1))
_TO_LEFT, _TO_RIGHT, _AHEAD, _DONE = Rotate(LEFT), Rotate(RIGHT), Ahead(), Done()


def way(state: State, found: Survey, row: int) -> tuple[Action, ...]:
    """Return the actions of one cheapest way to an end."""
    one = end(row)
    actions: list[Action] = [_SPEEDS[one.speed]] if state.under_way is None else []
    if one.rotations == BACKED:
        return (*actions, Astern(), *(() if keeps_heading(state, one.spot) else (Face(one.spot % 6),)))
    cells, to_push = state.river.cells, dict(found.worlds[one.world])
    for here, there in pairwise(_spots(state, found, row)):
        if here // 6 == there // 6:
            actions.append(_TO_RIGHT if (there - here) % 6 == 1 else _TO_LEFT)
        elif there // 6 in to_push:
            actions.append(Push(cells[to_push.pop(there // 6)]))
        else:
            actions.append(_AHEAD)
    if one.used == one.speed and row not in found.over:
        actions.append(_DONE)
    return tuple(actions)


def _spots(state: State, found: Survey, row: int) -> list[int]:
    """Return the spots of one way to an end, start first.

    Two neighbouring spots differ by a rotation or a step ahead; a step onto the cell of a steamer that is to be pushed and
    has not been yet is a push.
    """
    return [step & SPOT for step in reversed(ways_to(state, found, [row])[row])]


def is_aground(state: State, ship: Ship) -> bool:
    """B2: return whether a steamer has run aground."""
    cell = state.steamers[ship].cell
    return cell is not None and bool(state.river.special[state.river.index[cell]] & HOLDS)


def keeps_heading(state: State, spot: int) -> bool:
    """B3: whether a steamer that went astern there is aground again and chooses no heading."""
    return bool(state.river.special[spot // 6] & HOLDS)


def ways_to(state: State, found: Survey, rows: list[int]) -> dict[int, list[int]]:
    """Return for each of some ends but those astern a way to it, the end first; those of a world are found together."""
    by_world: dict[int, list[int]] = {}
    for row in rows:
        if row >> ROTATIONS & 31 != BACKED:
            by_world.setdefault(row >> WORLD, []).append(row)
    ways: dict[int, list[int]] = {}
    with working_copy(state) as race:
        ship = state.agenda[0].steamer
        begin = begin_turn if state.under_way is None else begin_rest
        begin(race, ship, race.coal[ship])
        others = list(race.search.others)[: race.search.count]
        for world, some in by_world.items():
            pushes = found.worlds[world]
            ships = [others.index(target) for target, _ in pushes]
            ways |= zip(some, ways_back(race.search, ships, [space for _, space in pushes], some), strict=True)
    return ways
