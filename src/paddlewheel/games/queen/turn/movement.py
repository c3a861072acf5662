"""Q10–Q12, B5: what may be done in the middle of a turn; it is offered only if the turn can be finished after it."""

from __future__ import annotations

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import LEFT, RIGHT, Action, Ahead, Astern, Done, Push, Rotate
from paddlewheel.games.queen.model.state import Ship, State, Voyage
from paddlewheel.games.queen.river.flat_map import (
    NOWHERE,
    Water,
    neighbour,
    spaces,
    stops_at,
)
from paddlewheel.games.queen.turn.aground import aground, why_not_astern
from paddlewheel.games.queen.turn.costs import (
    OFF_COAL,
    rotation_coal,
    step_points,
)
from paddlewheel.games.queen.turn.finishing import dead_end
from paddlewheel.games.queen.turn.obstacles import FORBIDDEN, land_at
from paddlewheel.games.queen.turn.pushing import in_the_way, why_not_push
from paddlewheel.games.queen.turn.water import spot_of, water_for


def legal_helm(state: State, ship: Ship, voyage: Voyage) -> tuple[Action, ...]:
    """Return what may be done next: ahead, pushes, astern, left, right, done."""
    actions: list[Action] = [Done()] if voyage.points == 0 else []
    water, spot = water_for(state, ship, voyage), spot_of(state, ship)
    cells = state.river.cells
    candidates: list[Action] = [Rotate(LEFT), Rotate(RIGHT)]
    if water.ground is not None and aground(state, ship) is not None:
        candidates = [Astern()]
    there = neighbour(water.ahead, spot)
    if voyage.points and there != NOWHERE:
        if there // 6 in water.others:
            nth = water.others.index(there // 6)
            candidates = [*(Push(cells[space]) for space in spaces(water, nth)), *candidates]
        else:
            candidates = [Ahead(), *candidates]
    return tuple(actions + [a for a in candidates if _why_not(state, ship, voyage, water, spot, a, False) is None])


def why_not_helm(state: State, ship: Ship, voyage: Voyage, action: Action) -> Refusal | None:
    """Return why an action is not possible in the middle of this turn, with the rule and the numbers."""
    return _why_not(state, ship, voyage, water_for(state, ship, voyage), spot_of(state, ship), action, True)


def _why_not(
    state: State, ship: Ship, voyage: Voyage, water: Water, spot: int, action: Action, explain: bool
) -> Refusal | None:
    """Say no in one place: `legal_helm` lists what passes here, `why_not_helm` tells why something does not."""
    points = voyage.points
    if isinstance(action, Done):
        return None if points == 0 else Refusal("Q10", "points.unused", points=points)
    if isinstance(action, Rotate):
        return _why_not_turn(state, ship, voyage, water, spot, action, explain)
    if isinstance(action, Astern):
        return why_not_astern(state, ship, water, state.steamers[ship].speed, explain)
    if points == 0:
        return Refusal("Q10", "points.none")
    there = neighbour(water.ahead, spot)
    if there == NOWHERE or there // 6 == state.river.yard:
        return _no_water_ahead(state, spot) if explain else FORBIDDEN
    coal = state.steamers[ship].coal
    ground = None if water.ground is None else aground(state, ship)
    if ground is not None:
        if coal < OFF_COAL:
            return Refusal("B3", "aground.no_coal", element=ground.cells, needed=OFF_COAL, coal=coal)
        coal -= OFF_COAL
    if isinstance(action, Push):
        if there // 6 not in water.others:
            return Refusal("Q14", "push.nobody")
        return why_not_push(state, voyage, water, there, action.cell, coal, explain)
    return _why_not_ahead(state, voyage, water, there, coal, explain)


def _why_not_turn(
    state: State, ship: Ship, voyage: Voyage, water: Water, spot: int, action: Rotate, explain: bool
) -> Refusal | None:
    """Q11, Q12, B2: one turn of 60° is free, each further one costs a coal point; nobody turns where it is aground."""
    turned, coal = voyage.rotated, state.steamers[ship].coal
    if action.way not in (LEFT, RIGHT):
        return Refusal("Q11", "rotation.one_at_a_time")
    ground = None if water.ground is None else aground(state, ship)
    if ground is not None:
        return Refusal(ground.rule, "rotation.aground", element=ground.cells)
    paid = rotation_coal(turned)
    if coal < paid:
        return Refusal("Q12", "rotation.no_coal", needed=paid, coal=coal)
    aimed = spot // 6 * 6 + (spot + action.way) % 6
    return dead_end(water, aimed, turned + 1, coal - paid, voyage.points, explain, paid)


def _why_not_ahead(state: State, voyage: Voyage, water: Water, there: int, coal: int, explain: bool) -> Refusal | None:
    """Q10, B5: the cell ahead must be free, its points be there, and the turn go on after it."""
    index = there // 6
    if index in water.others:
        return in_the_way(state, voyage, water, index)
    if index in water.closed:
        return Refusal("Q15", "ahead.closed")
    cost = step_points(water.ground, index)
    if voyage.points < cost:
        element = state.river.elements[index]
        return Refusal(element.rule, "ahead.no_points", element=element.cells, needed=cost, points=voyage.points)
    if stops_at(water, index):
        return None
    return dead_end(water, there, voyage.rotated, coal, voyage.points - cost, explain)


def _no_water_ahead(state: State, spot: int) -> Refusal:
    here = state.river.cells[spot // 6]
    cell = hexes.step(here, spot % 6)
    rule, land = land_at(state, cell, here)
    return Refusal(rule, "ahead.land", cell=cell, land=land)
