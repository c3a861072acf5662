"""Whole turns as data: every distinct end of the turn to be sailed, the least coal it costs, and one way to sail it."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, pairwise, repeat
from typing import Final

from paddlewheel.games.queen.helm import most_turns, spot_of, water_for
from paddlewheel.games.queen.routes import Branch, Water, explore, stops_at, way_to
from paddlewheel.games.queen.speed import speed_coal
from paddlewheel.games.queen.state import (
    FASTEST,
    LEFT,
    RIGHT,
    SAIL,
    SLOWEST,
    SPEED,
    Action,
    Ahead,
    Done,
    Push,
    Route,
    Shove,
    Speed,
    State,
    Turn,
)

END: Final = 7
"""An end as a flat row: the speed set, the coal it costs, the points used, the turns made, the spot, branch and world."""


def turns(state: State) -> tuple[Route, ...]:
    """Return the routes of the captain to move, at the start of a turn or in the middle of it; none for other decisions."""
    if not state.agenda or state.agenda[0].what not in (SPEED, SAIL):
        return ()
    water, branches = survey(state)
    rows = ends(state, water, branches)
    return tuple(route(state, water, branches, rows[at : at + END]) for at in range(0, len(rows), END))


def survey(state: State) -> tuple[Water, list[Branch]]:
    """Return the water and every way the turn can go on, all speeds at once."""
    seat, voyage = state.agenda[0].seat, state.voyage
    steamer = state.steamers[seat]
    water = water_for(state, seat, voyage)
    if voyage is not None:
        limits = [most_turns(voyage.turned, steamer.coal)] * (voyage.points + 1)
        return water, explore(water, spot_of(state, seat), voyage.turned, limits)
    return water, explore(water, spot_of(state, seat), 0, _limits(steamer.speed, steamer.coal))


@lru_cache(maxsize=64)
def _limits(speed: int, coal: int) -> list[int]:
    """Return the most turns that can be paid for after 0, 1, 2, … points, at the cheapest speed that has so many."""
    fastest = min(speed + 1 + coal, FASTEST)
    return [
        most_turns(0, coal - min(speed_coal(speed, faster) for faster in range(max(used, SLOWEST), fastest + 1)))
        for used in range(fastest + 1)
    ]


def ends(state: State, water: Water, branches: list[Branch]) -> list[int]:
    """Return the distinct ends as flat rows (see END), each with the least coal it costs."""
    steamer, voyage = state.steamers[state.agenda[0].seat], state.voyage
    free = 1 if voyage is None else max(voyage.turned, 1)
    rows: list[int] = []
    several: list[int] = []
    for nth, branch in enumerate(branches):
        layers = branch.phases[-1]
        into = several if len(branch.targets) > 1 or water.stops is not None else rows
        for used in range(len(layers.spots)) if voyage is None else (voyage.points,):
            price = 0 if voyage is not None else speed_coal(steamer.speed, used)
            if voyage is None and used < SLOWEST:
                continue
            for turned, level in enumerate(layers.spots[used]):
                coal = price if turned <= free else price + turned - free
                if coal > steamer.coal:
                    break
                _add_worlds(into, (used, coal, used, turned), level, layers.bits[used][turned], branch, nth)
        if water.stops is not None:
            _stop_early(state, water, branch, nth, into)
    return rows + _distinct(branches, several) if several else rows


def _add_worlds(
    rows: list[int], row: tuple[int, int, int, int], level: list[int], bits: list[int], branch: Branch, nth: int
) -> None:
    """Add a row for every spot of a level and every world of the branch that meets it there."""
    speed, coal, used, turned = row
    if not branch.targets:
        plain = [spot for spot, mask in zip(level, bits, strict=True) if mask & 1]
        same = [repeat(number) for number in (speed, coal, used, turned)]
        rows.extend(chain.from_iterable(zip(*same, plain, repeat(nth), repeat(0), strict=False)))
        return
    every = (1 << len(branch.spaces)) - 1
    for spot, mask in zip(level, bits, strict=True):
        left = mask >> branch.first_bit & every
        while left:
            lowest = left & -left
            rows += (speed, coal, used, turned, spot, nth, lowest.bit_length() - 1)
            left ^= lowest


def _stop_early(state: State, water: Water, branch: Branch, nth: int, rows: list[int]) -> None:
    """Q17: a move that stops at once can be made at any higher speed too; the points left over are dropped."""
    steamer, voyage = state.steamers[state.agenda[0].seat], state.voyage
    free = 1 if voyage is None else max(voyage.turned, 1)
    speeds = range(SLOWEST, FASTEST + 1) if voyage is None else range(voyage.points, voyage.points + 1)
    layers = branch.phases[-1]
    for used in range(1, len(layers.spots)):
        for turned, level in enumerate(layers.spots[used]):
            stopped = [at for at, spot in enumerate(level) if stops_at(water, spot)]
            for speed in speeds if stopped else ():
                coal = max(turned - free, 0) + (speed_coal(steamer.speed, speed) if voyage is None else 0)
                if speed > used and coal <= steamer.coal:
                    bits = layers.bits[used][turned]
                    stopped_bits = [bits[at] for at in stopped]
                    stopped_spots = [level[at] for at in stopped]
                    _add_worlds(rows, (speed, coal, used, turned), stopped_spots, stopped_bits, branch, nth)


def _distinct(branches: list[Branch], rows: list[int]) -> list[int]:
    """Keep of equal ends the cheapest: one stopped at with fewer or more points, or with its pushes in another order."""
    same: dict[frozenset[tuple[int, int]], int] = {}
    names = [
        [same.setdefault(frozenset(zip(branch.targets, pushed_to, strict=True)), len(same)) for pushed_to in branch.spaces]
        for branch in branches
    ]
    cheapest: dict[tuple[int, int, int], list[int]] = {}
    for at in range(0, len(rows), END):
        row = rows[at : at + END]
        key = (row[0], row[4], names[row[5]][row[6]])
        if key not in cheapest or row[1] < cheapest[key][1]:
            cheapest[key] = row
    return [number for row in cheapest.values() for number in row]


def route(state: State, water: Water, branches: list[Branch], row: list[int]) -> Route:
    """Return a row as a route with one way to sail it."""
    speed, coal, _, _, spot, nth, world = row
    cells, branch = state.river.cells, branches[nth]
    seats = {steamer.cell: seat for seat, steamer in enumerate(state.steamers) if steamer.cell is not None}
    shoves = tuple(
        Shove(seats[cells[place]], cells[place], cells[space])
        for place, space in zip(branch.targets, branch.spaces[world], strict=True)
    )
    shown = speed if state.voyage is None else state.steamers[state.agenda[0].seat].speed
    return Route(shown, cells[spot // 6], spot % 6, shown, coal, shoves, way(state, water, branches, row))


def way(state: State, water: Water, branches: list[Branch], row: list[int]) -> tuple[Action, ...]:
    """Return the actions of one cheapest way to an end."""
    speed, _, used, turned, spot, nth, world = row
    cells, branch = state.river.cells, branches[nth]
    to_push = dict(zip(branch.targets, branch.spaces[world], strict=True))
    actions: list[Action] = [Speed(speed)] if state.voyage is None else []
    for here, there in pairwise(way_to(branch, water, world, used, turned, spot)):
        if here // 6 == there // 6:
            actions.append(Turn(RIGHT if (there - here) % 6 == 1 else LEFT))
        elif there // 6 in to_push:
            actions.append(Push(cells[to_push.pop(there // 6)]))
        else:
            actions.append(Ahead())
    if not (used and stops_at(water, spot)):
        actions.append(Done())
    return tuple(actions)
