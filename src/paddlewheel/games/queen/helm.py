"""Q10–Q15: what may be done in the middle of a turn. An action is offered only if the turn can be finished after it."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.game import Refusal, Seat
from paddlewheel.games.queen.arrival import arrivals_left, would_arrive
from paddlewheel.games.queen.routes import Start, can_finish, explore, least_turns
from paddlewheel.games.queen.state import LEFT, RIGHT, Action, Ahead, Done, Push, State, Turn, Voyage
from paddlewheel.games.queen.water import (
    MOST_TURNS,
    NEVER,
    NOWHERE,
    PUSH_POINTS,
    Water,
    ends_race,
    neighbour,
    spaces,
    stops_at,
)
from paddlewheel.hexes import Cell


def water_for(state: State, seat: Seat, voyage: Voyage | None) -> Water:
    """Return the water as the mover finds it in this turn."""
    river = state.river
    index = river.index
    others = [index[one.cell] for other, one in enumerate(state.steamers) if one.cell is not None and other != seat]
    barred = [NOWHERE] * len(others) if state.options.push_astern else _cells_astern(state, seat)
    if voyage is None:
        here = state.steamers[seat].cell
        assert here is not None, "only a steamer on the river sails"
        water = Water(river.ahead, river.ground, others, [], [index[here]], barred)
    else:
        pushed_to = [index[cell] for cell in voyage.pushed_to]
        water = Water(river.ahead, river.ground, others, pushed_to, [index[cell] for cell in voyage.stood], barred)
    if not river.open_end:
        _see_homes(state, seat, water)
    return water


def _see_homes(state: State, seat: Seat, water: Water) -> None:
    """Q17, Q21, Q22: say where the others would arrive if they were pushed there, and how many arrivals end the race."""
    jetties = [place for place, jetty in enumerate(state.river.jetty) if jetty]
    lying = [one for other, one in enumerate(state.steamers) if one.cell is not None and other != seat]
    homes = [jetties if would_arrive(state, one) else [] for one in lying]
    if any(homes):
        water.homes = homes
        water.arrivals = arrivals_left(state)


def _cells_astern(state: State, seat: Seat) -> list[int]:
    """Q23: for each of the others the place straight astern of it."""
    astern: list[int] = []
    for other, steamer in enumerate(state.steamers):
        if steamer.cell is not None and other != seat:
            behind = hexes.step(steamer.cell, hexes.opposite(steamer.heading))
            astern.append(state.river.index.get(behind, NOWHERE))
    return astern


def spot_of(state: State, seat: Seat) -> int:
    """Return the spot of a steamer: its place and heading as one number."""
    steamer = state.steamers[seat]
    assert steamer.cell is not None, "only a steamer on the river has a spot"
    return state.river.index[steamer.cell] * 6 + steamer.heading


def most_turns(turned: int, coal: int) -> int:
    """Q11: how many turns a steamer can make in this turn in all: one free, the others for a coal point each."""
    return max(turned, 1) + coal


def after_push(water: Water, nth: int, space: int) -> Water:
    """Return the water after the n-th of the others was pushed to a place."""
    others = list(water.others)
    target, others[nth] = others[nth], space
    after = Water(water.ahead, water.ground, others, [*water.closed, space], [*water.stood, target], water.barred)
    if water.homes is not None:
        after.homes = water.homes
        after.arrivals = water.arrivals - (space in water.homes[nth])
    return after


def legal_helm(state: State, seat: Seat, voyage: Voyage) -> tuple[Action, ...]:
    """Return what may be done next: ahead, pushes, left, right, done."""
    actions: list[Action] = [Done()] if voyage.points == 0 else []
    water, spot = water_for(state, seat, voyage), spot_of(state, seat)
    cells = state.river.cells
    candidates: list[Action] = [Turn(LEFT), Turn(RIGHT)]
    there = neighbour(water.ahead, spot)
    if voyage.points and there != NOWHERE:
        if there // 6 in water.others:
            nth = water.others.index(there // 6)
            candidates = [*(Push(cells[space]) for space in spaces(water, nth)), *candidates]
        else:
            candidates = [Ahead(), *candidates]
    return tuple(actions + [a for a in candidates if _why_not(state, seat, voyage, water, spot, a, False) is None])


def why_not_helm(state: State, seat: Seat, voyage: Voyage, action: Action) -> Refusal | None:
    """Return why an action is not possible in the middle of this turn, with the rule and the numbers."""
    return _why_not(state, seat, voyage, water_for(state, seat, voyage), spot_of(state, seat), action, True)


FORBIDDEN: Final = Refusal("Q10", "not possible")
"""What `_why_not` returns when nobody asks for the reason."""


def _why_not(
    state: State, seat: Seat, voyage: Voyage, water: Water, spot: int, action: Action, explain: bool
) -> Refusal | None:
    """Say no in one place: `legal_helm` lists what passes here, `why_not_helm` tells why something does not."""
    points, turned, coal = voyage.points, voyage.turned, state.steamers[seat].coal
    if isinstance(action, Done):
        return None if points == 0 else Refusal("Q10", f"{_points(points)} still to be used up")
    if isinstance(action, Turn):
        if action.way not in (LEFT, RIGHT):
            return Refusal("Q11", "a turn is 60° to the left or to the right, one at a time")
        if turned and not coal:
            return Refusal("Q12", "a further turn in the same turn needs 1 coal, has 0")
        aimed = spot // 6 * 6 + (spot + action.way) % 6
        coal_after = coal - 1 if turned else coal
        return _dead_end(water, aimed, turned + 1, coal_after, points, explain)
    if points == 0:
        return Refusal("Q10", "every movement point is used up")
    there = neighbour(water.ahead, spot)
    if there == NOWHERE:
        return Refusal("Q10", "there is no water ahead: an island, the bank or the end of the tiles")
    occupied = there // 6 in water.others
    if isinstance(action, Push):
        if not occupied:
            return Refusal("Q14", "there is no steamer ahead to be pushed")
        return _why_not_push(state, seat, voyage, water, there, action.cell, explain)
    if occupied:
        return _in_the_way(state, voyage, water, there // 6)
    if there // 6 in water.closed:
        return Refusal("Q15", "a steamer was pushed there in this turn, and that cell is not entered again")
    if stops_at(water, there // 6):
        return None
    return _dead_end(water, there, turned, coal, points - 1, explain)


def _why_not_push(
    state: State, seat: Seat, voyage: Voyage, water: Water, there: int, cell: Cell, explain: bool
) -> Refusal | None:
    """Q14, Q15: the push needs its points and a space that is free, and the turn must go on after it."""
    target = there // 6
    nth = water.others.index(target)
    refused = _in_the_way(state, voyage, water, target, pushing=True)
    if refused is not None:
        return refused
    space = state.river.index.get(cell, NOWHERE)
    if space == NOWHERE or not any(neighbour(water.ahead, target * 6 + way) // 6 == space for way in range(6)):
        return Refusal("Q15", f"{_cell(cell)} is no water beside that steamer")
    if space in water.others:
        return Refusal("Q15", f"{_cell(cell)} is occupied")
    if space in water.closed:
        return Refusal("Q15", f"a steamer was pushed to {_cell(cell)} in this turn already")
    if space in water.stood:
        return Refusal("Q15", f"the pusher stood on {_cell(cell)} in this turn")
    if space == water.barred[nth]:
        return Refusal("Q23", f"{_cell(cell)} lies straight astern of that steamer, and this table does not push astern")
    if stops_at(water, target) or ends_race(water, [target], [space]):
        return None
    coal = state.steamers[seat].coal
    return _dead_end(after_push(water, nth, space), there, voyage.turned, coal, voyage.points - PUSH_POINTS, explain)


def _in_the_way(state: State, voyage: Voyage, water: Water, there: int, pushing: bool = False) -> Refusal | None:
    """Q14, Q15: say what keeps the mover from the cell of the steamer ahead; if it only has to push, that it must."""
    nth = water.others.index(there)
    cells = state.river.cells
    name = next(n for n, s in zip(state.seats, state.steamers, strict=True) if s.cell == cells[there])
    if there in water.closed:
        return Refusal("Q15", f"{name} was pushed there in this turn and is not pushed a second time")
    if voyage.points < PUSH_POINTS:
        return Refusal("Q14", f"{name} lies ahead: pushing needs {PUSH_POINTS} points, {voyage.points} is left")
    free = spaces(water, nth)
    if not free:
        return Refusal("Q15", f"{name} lies ahead, and there is no cell to push it to")
    return None if pushing else Refusal("Q14", f"{name} lies ahead: say where to push it")


def _dead_end(water: Water, spot: int, turned: int, coal: int, points: int, explain: bool) -> Refusal | None:
    """Q10, Q12: the turn must be finished with the points and the coal that are left."""
    if can_finish(water, Start(spot, turned, [most_turns(turned, coal)] * (points + 1)), points):
        return None
    return shortage(water, spot, turned, coal, points) if explain else FORBIDDEN


def shortage(water: Water, spot: int, turned: int, coal: int, points: int) -> Refusal:
    """Say what a turn lacks that cannot be finished: any way at all, or the coal for it."""
    least = least_turns(explore(water, Start(spot, turned, [MOST_TURNS] * (points + 1))), points)
    if least == NEVER:
        return Refusal("Q10", f"{_points(points)} left after this, and no way to use {'it' if points == 1 else 'them'}")
    needed = least - max(turned, 1)
    return Refusal("Q12", f"to go on from there needs {needed} coal for turning, has {coal}")


def _points(count: int) -> str:
    return f"{count} {'point' if count == 1 else 'points'}"


def _cell(cell: Cell) -> str:
    return f"({cell[0]}, {cell[1]})"
