"""Q14–Q16, B4, B6: pushing a steamer aside: what is asked for, what is refused, and what its captain decides then."""

from __future__ import annotations

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.state import (
    ARRIVE,
    DIE,
    DOCK,
    FACE,
    Ship,
    State,
    Task,
    Voyage,
)
from paddlewheel.games.queen.river.flat_map import (
    NOWHERE,
    Water,
    ends_race,
    spaces,
    stops_at,
)
from paddlewheel.games.queen.river.layout import River
from paddlewheel.games.queen.turn.arrival import has_arrived
from paddlewheel.games.queen.turn.costs import (
    PUSH_POINTS,
    STEP_POINTS,
    push_points,
    step_points,
)
from paddlewheel.games.queen.turn.finishing import dead_end
from paddlewheel.games.queen.turn.obstacles import FORBIDDEN, land_at, leads, name_at
from paddlewheel.games.queen.turn.steps import is_first_on_frontmost
from paddlewheel.hexes import Cell


def after_push(water: Water, nth: int, space: int) -> Water:
    """Return the water after the n-th of the others was pushed to a cell."""
    others = list(water.others)
    target, others[nth] = others[nth], space
    after = Water(water.chart, others, [*water.closed, space], [*water.stood, target], water.barred)
    if water.homes is not None and water.arrivals is not None:
        after.homes = water.homes
        group = water.arrivals[nth][0] if space in water.homes[nth] else NOWHERE
        after.arrivals = [(together, wanting - (together == group)) for together, wanting in water.arrivals]
    return after


def why_not_push(
    state: State, voyage: Voyage, water: Water, there: int, cell: Cell, coal: int, explain: bool
) -> Refusal | None:
    """Q14, Q15, B4, B6: the push needs its points and a space that is free, and the turn must go on after it."""
    target = there // 6
    nth = water.others.index(target)
    refused = in_the_way(state, voyage, water, target, pushing=True)
    if refused is not None:
        return refused
    space = state.river.index.get(cell, NOWHERE)
    if space == state.river.yard or not leads(state.river, state.river.cells[target], cell):
        return _no_space(state, target, cell) if explain else FORBIDDEN
    if space in water.others:
        return Refusal("Q15", "push.occupied", cell=cell)
    if space in water.closed:
        return Refusal("Q15", "push.closed", cell=cell)
    if space in water.stood:
        return Refusal("Q15", "push.stood", cell=cell)
    if space == water.barred[nth]:
        return Refusal("Q23", "push.astern", cell=cell)
    cost = push_points(water.ground, target, space)
    if voyage.points < cost:
        onto = state.river.elements[space]
        rule = onto.shove_rule or onto.rule
        return Refusal(rule, "push.no_points_onto", element=onto.cells, needed=cost, points=voyage.points)
    if stops_at(water, target) or ends_race(water, [target], [space]):
        return None
    return dead_end(after_push(water, nth, space), there, voyage.rotated, coal, voyage.points - cost, explain)


def _no_space(state: State, target: int, cell: Cell) -> Refusal:
    """Q15: say why a cell is none that the steamer ahead could be pushed to."""
    here = state.river.cells[target]
    name = name_at(state, here)
    if cell not in hexes.neighbours(here):
        return Refusal("Q15", "push.not_beside", cell=cell, steamer=name)
    rule, land = land_at(state, cell, here, "Q15")
    return Refusal(rule, "push.land", steamer=name, cell=cell, land=land)


def in_the_way(state: State, voyage: Voyage, water: Water, index: int, pushing: bool = False) -> Refusal | None:
    """Q14, Q15, B4: say what keeps the mover from the cell of the steamer ahead; if it only has to push, that it must."""
    nth = water.others.index(index)
    name = name_at(state, state.river.cells[index])
    if index in water.closed and index != state.river.yard:
        return Refusal("Q15", "push.again", steamer=name)
    if water.ground is not None and water.ground.holds[index]:
        return Refusal("B4", "push.aground", steamer=name, element=state.river.elements[index].cells)
    cost = PUSH_POINTS - STEP_POINTS + step_points(water.ground, index)
    if voyage.points < cost:
        return Refusal("Q14", "push.no_points", steamer=name, needed=cost, points=voyage.points)
    if not spaces(water, nth):
        if spaces(water, nth, astern=True):
            return Refusal("Q23", "push.only_astern", steamer=name)
        return Refusal("Q15", "push.no_space", steamer=name)
    return None if pushing else Refusal("Q14", "push.where", steamer=name)


def after_being_pushed(state: State, other: Ship, voyage: Voyage) -> tuple[Task, ...]:
    """Q16, Q19, Q21, B4, B6: heading, the next tile, boarding, arrival.

    RULING: one that has arrived is not asked for a heading.
    """
    if has_arrived(state, other):
        return (Task(ARRIVE, other),)
    cell = state.steamers[other].cell
    assert cell is not None
    river = state.river
    index = river.index[cell]
    faces = () if keeps_heading(river, index) else (Task(FACE, other),)
    grows = (Task(DIE, other),) if is_first_on_frontmost(river, index) and not voyage.reached else ()
    return (*faces, *grows, Task(DOCK, other), Task(ARRIVE, other))


def keeps_heading(river: River, index: int) -> bool:
    """B4, B6: tell whether no heading is chosen for one that is pushed there."""
    element = river.elements.get(index)
    return element is not None and element.keeps_heading
