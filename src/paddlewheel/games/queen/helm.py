"""Q10–Q15, B2–B6: what may be done in the middle of a turn; it is offered only if the turn can be finished after it."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.game import Refusal
from paddlewheel.games.queen.actions import LEFT, RIGHT, Action, Ahead, Astern, Done, Push, Turn
from paddlewheel.games.queen.arrival import arrivals_left, would_arrive
from paddlewheel.games.queen.elements import Element
from paddlewheel.games.queen.routes import Start, explore
from paddlewheel.games.queen.state import SLOWEST, Ship, State, Voyage
from paddlewheel.games.queen.water import (
    MOST_TURNS,
    NEVER,
    NOWHERE,
    PUSH_POINTS,
    Water,
    ends_race,
    neighbour,
    push_points,
    spaces,
    step_points,
    stops_at,
)
from paddlewheel.games.queen.ways import can_finish, least_turns
from paddlewheel.hexes import Cell

OFF_COAL: Final = 1
"""B3: what it takes to get off a sandbank ahead."""


def places_of_others(state: State, ship: Ship) -> list[int]:
    """Return where the other steamers lie."""
    index = state.river.index
    return [index[one.cell] for other, one in enumerate(state.steamers) if one.cell is not None and other != ship]


def water_for(state: State, ship: Ship, voyage: Voyage | None) -> Water:
    """Return the water as the mover finds it in this turn."""
    river = state.river
    index = river.index
    others = places_of_others(state, ship)
    barred = [NOWHERE] * len(others) if state.rules.options.push_astern else _cells_astern(state, ship)
    if voyage is None:
        here = state.steamers[ship].cell
        assert here is not None, "only a steamer on the river sails"
        water = Water(river.ahead, river.ground, others, [], [index[here]], barred)
    else:
        pushed_to = [index[cell] for cell in voyage.pushed_to]
        water = Water(river.ahead, river.ground, others, pushed_to, [index[cell] for cell in voyage.stood], barred)
    if river.yard != NOWHERE:
        water.closed.append(river.yard)
    if not river.open_end:
        _see_homes(state, ship, water)
    return water


def _see_homes(state: State, ship: Ship, water: Water) -> None:
    """Q17, Q21, Q22, B10: say where the others would arrive if pushed there, and how many arrivals end the race."""
    lying = [other for other, one in enumerate(state.steamers) if one.cell is not None and other != ship]
    if not any(would_arrive(state, other, SLOWEST) for other in lying):
        return
    jetties = [place for place, jetty in enumerate(state.river.jetty) if jetty]
    homes = [[place for place in jetties if would_arrive(state, other, _speed_on(state, other, place))] for other in lying]
    if any(homes):
        water.homes = homes
        water.arrivals = [arrivals_left(state, other) for other in lying]


def _speed_on(state: State, ship: Ship, place: int) -> int:
    """B4: the speed of a steamer that is pushed to a place: 1 if it runs aground there."""
    element = state.river.elements.get(place)
    return SLOWEST if element is not None and element.grounds else state.steamers[ship].speed


def _cells_astern(state: State, ship: Ship) -> list[int]:
    """Q23: for each of the others the place straight astern of it."""
    astern: list[int] = []
    for other, steamer in enumerate(state.steamers):
        if steamer.cell is not None and other != ship:
            behind = hexes.step(steamer.cell, hexes.opposite(steamer.heading))
            astern.append(state.river.index.get(behind, NOWHERE))
    return astern


def spot_of(state: State, ship: Ship) -> int:
    """Return the spot of a steamer: its place and heading as one number."""
    steamer = state.steamers[ship]
    assert steamer.cell is not None, "only a steamer on the river has a spot"
    return state.river.index[steamer.cell] * 6 + steamer.heading


def aground(state: State, ship: Ship) -> Element | None:
    """B2: what a steamer has run aground on; whoever is under way has not."""
    river, cell = state.river, state.steamers[ship].cell
    if not river.elements or cell is None:
        return None
    element = river.elements.get(river.index[cell])
    return element if element is not None and element.grounds else None


def most_turns(turned: int, coal: int) -> int:
    """Q11: how many turns a steamer can make in this turn in all: one free, the others for a coal point each."""
    return max(turned, 1) + coal


def after_push(water: Water, nth: int, space: int) -> Water:
    """Return the water after the n-th of the others was pushed to a place."""
    others = list(water.others)
    target, others[nth] = others[nth], space
    after = Water(water.ahead, water.ground, others, [*water.closed, space], [*water.stood, target], water.barred)
    if water.homes is not None and water.arrivals is not None:
        after.homes = water.homes
        group = water.arrivals[nth][0] if space in water.homes[nth] else NOWHERE
        after.arrivals = [(together, wanting - (together == group)) for together, wanting in water.arrivals]
    return after


def legal_helm(state: State, ship: Ship, voyage: Voyage) -> tuple[Action, ...]:
    """Return what may be done next: ahead, pushes, astern, left, right, done."""
    actions: list[Action] = [Done()] if voyage.points == 0 else []
    water, spot = water_for(state, ship, voyage), spot_of(state, ship)
    cells = state.river.cells
    candidates: list[Action] = [Turn(LEFT), Turn(RIGHT)]
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


FORBIDDEN: Final = Refusal("Q10", "not possible")
"""What `_why_not` returns when nobody asks for the reason."""


def _why_not(
    state: State, ship: Ship, voyage: Voyage, water: Water, spot: int, action: Action, explain: bool
) -> Refusal | None:
    """Say no in one place: `legal_helm` lists what passes here, `why_not_helm` tells why something does not."""
    points = voyage.points
    if isinstance(action, Done):
        return None if points == 0 else Refusal("Q10", "{points:point|points} still to be used up", points=points)
    if isinstance(action, Turn):
        return _why_not_turn(state, ship, voyage, water, spot, action, explain)
    if isinstance(action, Astern):
        return why_not_astern(state, ship, water, state.steamers[ship].speed)
    if points == 0:
        return Refusal("Q10", "every movement point is used up")
    there = neighbour(water.ahead, spot)
    if there == NOWHERE:
        return Refusal("Q10", "there is no water ahead: an island, the bank or the end of the tiles")
    coal = state.steamers[ship].coal
    ground = None if water.ground is None else aground(state, ship)
    if ground is not None:
        if coal < OFF_COAL:
            wording = "getting off the {ground:wording} ahead needs {needed} coal, has {coal}"
            return Refusal("B3", wording, ground=ground.name, needed=OFF_COAL, coal=coal)
        coal -= OFF_COAL
    if isinstance(action, Push):
        if there // 6 not in water.others:
            return Refusal("Q14", "there is no steamer ahead to be pushed")
        return _why_not_push(state, voyage, water, there, action.cell, coal, explain)
    return _why_not_ahead(state, voyage, water, there, coal, explain)


def _why_not_turn(
    state: State, ship: Ship, voyage: Voyage, water: Water, spot: int, action: Turn, explain: bool
) -> Refusal | None:
    """Q11, Q12, B2: one turn of 60° is free, each further one costs a coal point; nobody turns where it is aground."""
    turned, coal = voyage.turned, state.steamers[ship].coal
    if action.way not in (LEFT, RIGHT):
        return Refusal("Q11", "a turn is 60° to the left or to the right, one at a time")
    ground = None if water.ground is None else aground(state, ship)
    if ground is not None:
        return Refusal(ground.rule, "a steamer on a {ground:wording} does not turn", ground=ground.name)
    if turned and not coal:
        return Refusal("Q12", "a further turn in the same turn needs 1 coal, has 0")
    aimed = spot // 6 * 6 + (spot + action.way) % 6
    paid = 1 if turned else 0
    return _dead_end(water, aimed, turned + 1, coal - paid, voyage.points, explain, paid)


def _why_not_ahead(state: State, voyage: Voyage, water: Water, there: int, coal: int, explain: bool) -> Refusal | None:
    """Q10, B5: the cell ahead must be free, its points be there, and the turn go on after it."""
    place = there // 6
    if place in water.others:
        return _in_the_way(state, voyage, water, place)
    if place in water.closed:
        return _shut(state, place)
    cost = 1 if water.ground is None else step_points(water, place)
    if voyage.points < cost:
        element = state.river.elements[place]
        wording = "{what:wording} ahead: entering takes {cost} points, {points:is|are} left"
        return Refusal(element.rule, wording, what=element.name, cost=cost, points=voyage.points)
    if stops_at(water, place):
        return None
    return _dead_end(water, there, voyage.turned, coal, voyage.points - cost, explain)


def _shut(state: State, place: int) -> Refusal:
    if place == state.river.yard:
        return Refusal("B11", "the shipyard is land: nobody enters it")
    return Refusal("Q15", "a steamer was pushed there in this turn, and that cell is not entered again")


def _why_not_push(
    state: State, voyage: Voyage, water: Water, there: int, cell: Cell, coal: int, explain: bool
) -> Refusal | None:
    """Q14, Q15, B4, B6: the push needs its points and a space that is free, and the turn must go on after it."""
    target = there // 6
    nth = water.others.index(target)
    refused = _in_the_way(state, voyage, water, target, pushing=True)
    if refused is not None:
        return refused
    space = state.river.index.get(cell, NOWHERE)
    if space == NOWHERE or not any(neighbour(water.ahead, target * 6 + way) // 6 == space for way in range(6)):
        return Refusal("Q15", "{cell} is no water beside that steamer", cell=_cell(cell))
    if space in water.others:
        return Refusal("Q15", "{cell} is occupied", cell=_cell(cell))
    if space == state.river.yard:
        return _shut(state, space)
    if space in water.closed:
        return Refusal("Q15", "a steamer was pushed to {cell} in this turn already", cell=_cell(cell))
    if space in water.stood:
        return Refusal("Q15", "the pusher stood on {cell} in this turn", cell=_cell(cell))
    if space == water.barred[nth]:
        wording = "{cell} lies straight astern of that steamer, and this table does not push astern"
        return Refusal("Q23", wording, cell=_cell(cell))
    cost = push_points(water, target, space)
    if voyage.points < cost:
        onto = state.river.elements[space]
        wording = "pushing onto {what:wording} takes {cost} points, {points:is|are} left"
        return Refusal(onto.shove_rule or onto.rule, wording, what=onto.name, cost=cost, points=voyage.points)
    if stops_at(water, target) or ends_race(water, [target], [space]):
        return None
    return _dead_end(after_push(water, nth, space), there, voyage.turned, coal, voyage.points - cost, explain)


def _in_the_way(state: State, voyage: Voyage, water: Water, place: int, pushing: bool = False) -> Refusal | None:
    """Q14, Q15, B4: say what keeps the mover from the cell of the steamer ahead; if it only has to push, that it must."""
    nth = water.others.index(place)
    name = name_at(state, state.river.cells[place])
    if place in water.closed and place != state.river.yard:
        return Refusal("Q15", "{who:steamer} was pushed there in this turn and is not pushed a second time", who=name)
    if water.ground is not None and water.ground.holds[place]:
        wording = "{who:steamer} lies ahead on a {ground:wording} and cannot be pushed"
        return Refusal("B4", wording, who=name, ground=state.river.elements[place].name)
    cost = PUSH_POINTS - 1 + step_points(water, place)
    if voyage.points < cost:
        wording = "{who:steamer} lies ahead: pushing needs {cost} points, {points:is|are} left"
        return Refusal("Q14", wording, who=name, cost=cost, points=voyage.points)
    if not spaces(water, nth):
        if spaces(water, nth, astern=True):
            wording = (
                "{who:steamer} lies ahead, and the only free cell lies straight astern of it,"
                " and this table does not push astern"
            )
            return Refusal("Q23", wording, who=name)
        return Refusal("Q15", "{who:steamer} lies ahead, and there is no cell to push it to", who=name)
    return None if pushing else Refusal("Q14", "{who:steamer} lies ahead: say where to push it", who=name)


def why_not_astern(state: State, ship: Ship, water: Water, speed: int) -> Refusal | None:
    """B3: off a sandbank one cell straight astern, with speed 1 and one point, so neither a push nor driftwood.

    RULING: astern onto another sandbank is allowed.
    """
    ground, spot = aground(state, ship), spot_of(state, ship)
    if ground is None:
        return Refusal("B3", "only a steamer that is aground goes astern")
    if speed != SLOWEST:
        return Refusal("B3", "whoever goes astern keeps speed {slowest}: {speed} is too fast", slowest=SLOWEST, speed=speed)
    there = neighbour(water.ahead, spot // 6 * 6 + (spot % 6 + 3) % 6)
    if there == NOWHERE or there // 6 in water.closed:
        return Refusal("B3", "there is no water astern")
    if there // 6 in water.others:
        name = name_at(state, state.river.cells[there // 6])
        return Refusal("B3", "{who:steamer} lies astern, and nobody is pushed that way", who=name)
    if step_points(water, there // 6) > 1:
        what = state.river.elements[there // 6].name
        return Refusal("B3", "{what:wording} lies astern, which takes more than one point", what=what)
    return None


def _dead_end(water: Water, spot: int, turned: int, coal: int, points: int, explain: bool, paid: int = 0) -> Refusal | None:
    """Q10, Q12: the turn must be finished with the points and the coal that are left; so much was paid for the action."""
    start = Start(spot, turned, (most_turns(turned, coal),) * (points + 1))
    if can_finish(water, start, points):
        return None
    return shortage(water, start, coal, points, paid) if explain else FORBIDDEN


def shortage(water: Water, start: Start, coal: int, points: int, paid: int) -> Refusal:
    """Say what a turn lacks that cannot be finished: any way at all, or the coal for it, what is paid already included."""
    unbound = Start(start.spot, start.turned, (MOST_TURNS,) * (points + 1), start.held)
    least = least_turns(explore(water, unbound), points)
    if least == NEVER:
        one = "1 point left after this, and no way to use it"
        several = "{points} points left after this, and no way to use them"
        return Refusal("Q10", one if points == 1 else several, points=points)
    needed = least - max(start.turned, 1) + paid
    turning = "this and the turning after it need {needed} coal, has {coal}"
    going_on = "to go on from there needs {needed} coal for turning, has {coal}"
    return Refusal("Q12", turning if paid else going_on, needed=needed, coal=coal + paid)


def name_at(state: State, cell: Cell) -> str:
    """Return the name of the steamer that lies on a cell."""
    return next(name for name, one in zip(state.names, state.steamers, strict=True) if one.cell == cell)


def _cell(cell: Cell) -> str:
    return f"({cell[0]},{cell[1]})"
