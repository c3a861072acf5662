"""Whole turns as data: every distinct end of the turn to be sailed, the least coal it costs, and one way to sail it."""

from __future__ import annotations

from itertools import pairwise

from paddlewheel.games.game import Seat
from paddlewheel.games.queen.helm import most_turns, spot_of, water_for
from paddlewheel.games.queen.routes import ROW, Water, Worlds, explore, way_to
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

END: tuple[str, ...] = ("speed", "coal", "used", "spot", "world")


def turns(state: State) -> tuple[Route, ...]:
    """Return the routes of the captain to move, at the start of a turn or in the middle of it; none for other decisions."""
    if not state.agenda or state.agenda[0].what not in (SPEED, SAIL):
        return ()
    water, found = survey(state)
    rows = ends(state, water, found)
    width = len(END)
    return tuple(route(state, water, found, rows[at : at + width]) for at in range(0, len(rows), width))


def survey(state: State) -> tuple[Water, Worlds]:
    """Return the water and every way the turn can go on, all speeds at once."""
    seat, voyage = state.agenda[0].seat, state.voyage
    steamer = state.steamers[seat]
    water = water_for(state, seat, voyage)
    turned = 0 if voyage is None else voyage.turned
    fastest = min(steamer.speed + 1 + steamer.coal, FASTEST) if voyage is None else voyage.points
    return water, explore(water, spot_of(state, seat), turned, most_turns(turned, steamer.coal), fastest)


def ends(state: State, water: Water, found: Worlds) -> list[int]:
    """Return the distinct ends as flat rows (see END), each with the least coal it costs."""
    seat, voyage = state.agenda[0].seat, state.voyage
    steamer = state.steamers[seat]
    free = 1 if voyage is None else max(voyage.turned, 1)
    low, high = (SLOWEST, FASTEST) if voyage is None else (voyage.points, voyage.points)
    prices = [0 if voyage is not None else speed_coal(steamer.speed, speed) for speed in range(FASTEST + 1)]
    rows: list[int] = []
    rivals: dict[tuple[object, ...], int] = {}
    flat, coal = found.ends, steamer.coal
    for at in range(0, len(flat), ROW):
        used, spot, turned, world = flat[at], flat[at + 1], flat[at + 2], flat[at + 3]
        paid = turned - free if turned > free else 0
        stops = water.stops[spot // 6]
        for speed in range(max(used, low), high + 1) if stops else (used,):
            price = paid + prices[speed]
            if price > coal or speed < low:
                continue
            if stops or len(found.pushes[world]) > 2:
                key = (speed, spot, frozenset(zip(found.pushes[world][::2], found.pushes[world][1::2], strict=True)))
                if key in rivals and rows[rivals[key] + 1] <= price:
                    continue
                if key in rivals:
                    rows[rivals[key] : rivals[key] + 5] = [speed, price, used, spot, world]
                    continue
                rivals[key] = len(rows)
            rows += (speed, price, used, spot, world)
    if voyage is not None and voyage.points == 0:
        _turn_on_the_spot(state, seat, found, rows)
    return rows


def _turn_on_the_spot(state: State, seat: Seat, found: Worlds, rows: list[int]) -> None:
    """With no points left the ends are the headings that can still be turned to."""
    layers = found.phases[0][0]
    voyage = state.voyage
    assert voyage is not None
    for spot in layers.spots[0]:
        turned = layers.best[0][spot]
        paid = max(turned, 1) - max(voyage.turned, 1)
        rows += (state.steamers[seat].speed, paid, 0, spot, 0)


def route(state: State, water: Water, found: Worlds, row: list[int]) -> Route:
    """Return a row as a route with one way to sail it."""
    speed, coal, _, spot, world = row
    cells = state.river.cells
    pushes = found.pushes[world]
    seats = {steamer.cell: seat for seat, steamer in enumerate(state.steamers) if steamer.cell is not None}
    shoves = tuple(
        Shove(seats[cells[place]], cells[place], cells[space])
        for place, space in zip(pushes[::2], pushes[1::2], strict=True)
    )
    shown = state.steamers[state.agenda[0].seat].speed if state.voyage is not None else speed
    return Route(shown, cells[spot // 6], spot % 6, shown, coal, shoves, way(state, water, found, row))


def way(state: State, water: Water, found: Worlds, row: list[int]) -> tuple[Action, ...]:
    """Return the actions of one cheapest way to an end."""
    speed, _, used, spot, world = row
    cells = state.river.cells
    to_push = dict(zip(found.pushes[world][::2], found.pushes[world][1::2], strict=True))
    actions: list[Action] = [Speed(speed)] if state.voyage is None else []
    passed = way_to(found, water, used, spot, world)
    for here, there in pairwise(passed):
        if here // 6 == there // 6:
            actions.append(Turn(RIGHT if (there - here) % 6 == 1 else LEFT))
        elif there // 6 in to_push:
            actions.append(Push(cells[to_push.pop(there // 6)]))
        else:
            actions.append(Ahead())
    if not (water.stops[spot // 6] and used):
        actions.append(Done())
    return tuple(actions)
