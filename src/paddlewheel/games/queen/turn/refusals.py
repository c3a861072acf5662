"""Why an action is not possible, with the rule and the numbers: the kernel's reason, told of a state."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import Action, Ahead, Astern, Done, Exchange, Push, Rotate, Speed
from paddlewheel.games.queen.model.state import FASTEST, FULL_COAL, SLOWEST, Ship, State, Steamer
from paddlewheel.games.queen.turn import arrival, docking, exchange, movement, pushing
from paddlewheel.games.queen.turn.arrival import FINE, MOST_ABOARD
from paddlewheel.games.queen.turn.costs import OFF_COAL, push_points, rotation_coal, rotations_coal, speed_coal, step_points
from paddlewheel.games.queen.turn.docking import DOCKING_SPEED
from paddlewheel.games.queen.turn.exchange import ROSE_GIVES
from paddlewheel.games.queen.turn.kernel_numbers import encode
from paddlewheel.games.queen.turn.obstacles import land_at, name_at
from paddlewheel.games.queen.turn.race import Race
from paddlewheel.games.queen.turn.working_copy import working_copy
from paddlewheel.hexes import Cell

# --- sailing --------------------------------------------------------------------------------------------------------------


def why_not_speed(state: State, ship: Ship, action: Speed) -> Refusal | None:
    """Return why a speed cannot be set: out of range, too dear, or no way to sail it."""
    with working_copy(state) as race:
        no = movement.why_not_speed(race, ship, min(max(action.speed, 0), 7))
        return None if no == FINE else _speed_refused(state, race, ship, action.speed, no)


def _speed_refused(state: State, race: Race, ship: Ship, wanted: int, no: int) -> Refusal:
    steamer = state.steamers[ship]
    if no == movement.SPEED_RANGE:
        return Refusal("Q9", "speed.range", slowest=SLOWEST, fastest=FASTEST, speed=wanted)
    if no == movement.SPEED_NO_COAL:
        return too_dear(steamer, wanted)
    paid = speed_coal(steamer.speed, wanted) + (OFF_COAL if race.search.held else 0)
    if no == movement.SPEED_AGROUND_NO_COAL:
        return Refusal(
            "B3", "aground.speed_no_coal", element=_element(state, ship), speed=wanted, needed=paid, coal=steamer.coal
        )
    return shortage(race, steamer.coal - paid, wanted, paid)


def too_dear(steamer: Steamer, speed: int) -> Refusal:
    """Q12: say what a speed costs that is too far from the one before."""
    needed = speed_coal(steamer.speed, speed)
    return Refusal("Q12", "speed.no_coal", before=steamer.speed, speed=speed, needed=needed, coal=steamer.coal)


def shortage(race: Race, coal: int, points: int, paid: int) -> Refusal:
    """Say what a turn lacks that cannot be finished: any way at all, or the coal for it, what is paid already included."""
    rotated = race.search.rotated
    least = movement.least_rotations(race)
    if least == movement.UNREACHED:
        return Refusal("Q10", "points.left_over", points=points)
    needed = rotations_coal(rotated, least) + paid
    return Refusal("Q12", "onward.no_coal_in_all" if paid else "onward.no_coal", needed=needed, coal=coal + paid)


def why_not_move(state: State, ship: Ship, action: Ahead | Astern | Push | Rotate | Done) -> Refusal | None:
    """Return why an action is not possible in the middle of this turn, with the rule and the numbers."""
    if isinstance(action, Rotate) and action.way not in (-1, 1):
        return Refusal("Q11", "rotation.one_at_a_time")
    number = encode(state, action)
    with working_copy(state) as race:
        no = movement.why_not_move(race, ship, number & 15, number >> 4)
        if no == FINE:
            return None
        if no == movement.DEAD_END:
            return _dead_end(state, race, ship, action)
        return _move_refused(state, race, ship, action, no)


def _dead_end(state: State, race: Race, ship: Ship, action: Action) -> Refusal:
    """Q10, Q12: say what the turn lacks after an action that leads nowhere."""
    coal = state.steamers[ship].coal
    if isinstance(action, Rotate):
        paid = rotation_coal(race.rotated)
        return shortage(race, coal - paid, race.points, paid)
    here = race.at[ship]
    if race.chart.special[here] & HOLDING:
        coal -= OFF_COAL
    there = race.chart.beside[here * 6 + race.heading[ship]]
    points = race.points - step_points(race.chart, there)
    if isinstance(action, Push):
        points = race.points - push_points(race.chart, there, state.river.index[action.cell])
    return shortage(race, coal, points, 0)


def _move_refused(state: State, race: Race, ship: Ship, action: Action, no: int) -> Refusal:
    """Return the refusal that a reason of the kernel stands for."""
    steamer, river = state.steamers[ship], state.river
    assert steamer.cell is not None, "only a steamer on the river moves"
    heading = steamer.heading if not isinstance(action, Astern) else hexes.opposite(steamer.heading)
    cell = hexes.step(steamer.cell, heading)
    there, points = river.index.get(cell, -1), race.points
    match no:
        case movement.POINTS_UNUSED:
            return Refusal("Q10", "points.unused", points=points)
        case movement.POINTS_NONE:
            return Refusal("Q10", "points.none")
        case movement.NO_WATER:
            rule, land = land_at(state, cell, steamer.cell)
            return Refusal(rule, "ahead.land", cell=cell, land=land)
        case movement.AGROUND_NO_COAL:
            return Refusal("B3", "aground.no_coal", element=_element(state, ship), needed=OFF_COAL, coal=steamer.coal)
        case movement.ROTATES_AGROUND:
            ground = river.elements[river.index[steamer.cell]]
            return Refusal(ground.rule, "rotation.aground", element=ground.cells)
        case movement.ROTATION_NO_COAL:
            return Refusal("Q12", "rotation.no_coal", needed=rotation_coal(race.rotated), coal=steamer.coal)
        case movement.NOT_AGROUND:
            return Refusal("B3", "astern.not_aground")
        case movement.ASTERN_SPEED:
            return Refusal("B3", "astern.speed", slowest=SLOWEST, speed=steamer.speed)
        case movement.ASTERN_NO_WATER:
            rule, land = land_at(state, cell, steamer.cell, "B3")
            return Refusal(rule, "astern.land", cell=cell, land=land)
        case movement.ASTERN_OCCUPIED:
            return Refusal("B3", "astern.steamer", steamer=name_at(state, cell))
        case movement.ASTERN_NO_POINTS:
            return Refusal("B3", "astern.no_points", element=river.elements[there].cells)
        case movement.AHEAD_CLOSED:
            return Refusal("Q15", "ahead.closed")
        case movement.AHEAD_NO_POINTS:
            element, needed = river.elements[there], step_points(race.chart, there)
            return Refusal(element.rule, "ahead.no_points", element=element.cells, needed=needed, points=points)
        case pushing.NOBODY_AHEAD:
            return Refusal("Q14", "push.nobody")
    return _push_refused(state, race, cell, action, no)


def _push_refused(state: State, race: Race, target: Cell, action: Action, no: int) -> Refusal:
    """Return why the steamer on a cell cannot be pushed, or not to where it was asked for."""
    river, name = state.river, name_at(state, target)
    there = river.index[target]
    space = action.cell if isinstance(action, Push) else target
    plain = {
        pushing.PUSHED_ALREADY: Refusal("Q15", "push.again", steamer=name),
        pushing.ONLY_ASTERN: Refusal("Q23", "push.only_astern", steamer=name),
        pushing.NO_SPACE: Refusal("Q15", "push.no_space", steamer=name),
        pushing.MUST_PUSH: Refusal("Q14", "push.where", steamer=name),
        pushing.SPACE_OCCUPIED: Refusal("Q15", "push.occupied", cell=space),
        pushing.SPACE_CLOSED: Refusal("Q15", "push.closed", cell=space),
        pushing.SPACE_STOOD_ON: Refusal("Q15", "push.stood", cell=space),
        pushing.SPACE_ASTERN: Refusal("Q23", "push.astern", cell=space),
    }
    if no in plain:
        return plain[no]
    if no == pushing.HELD_AGROUND:
        return Refusal("B4", "push.aground", steamer=name, element=river.elements[there].cells)
    if no == pushing.PUSH_NO_POINTS:
        needed = 1 + step_points(race.chart, there)
        return Refusal("Q14", "push.no_points", steamer=name, needed=needed, points=race.points)
    if no == pushing.SPACE_NO_POINTS:
        onto = river.elements[river.index[space]]
        needed = push_points(race.chart, there, river.index[space])
        rule = onto.shove_rule or onto.rule
        return Refusal(rule, "push.no_points_onto", element=onto.cells, needed=needed, points=race.points)
    if space not in hexes.neighbours(target):
        return Refusal("Q15", "push.not_beside", cell=space, steamer=name)
    rule, land = land_at(state, space, target, "Q15")
    return Refusal(rule, "push.land", steamer=name, cell=space, land=land)


def _element(state: State, ship: Ship) -> str:
    """Return the kind of cells that a steamer is aground on."""
    cell = state.steamers[ship].cell
    assert cell is not None
    return state.river.elements[state.river.index[cell]].cells


HOLDING: Final = 1024
"""B2: what says of a cell that steamers run aground there (see `flat_map`)."""


# --- at the end of a turn -------------------------------------------------------------------------------------------------


def why_not_board(state: State, ship: Ship) -> Refusal | None:
    """Q19: return why a steamer cannot take a passenger where it lies."""
    with working_copy(state) as race:
        no = docking.why_not_board(race, ship)
    return None if no == FINE else _docking_refused(state, ship, no)


def why_not_take(state: State, ship: Ship, tile: int) -> Refusal | None:
    """Q18, Q19: return why a steamer gets no passenger of that tile's station, whenever it comes there."""
    with working_copy(state) as race:
        no = docking.why_not_take(race, ship, tile)
    return None if no == FINE else _docking_refused(state, ship, no)


def _docking_refused(state: State, ship: Ship, no: int) -> Refusal:
    if no == docking.TOO_FAST_TO_DOCK:
        return Refusal("Q19", "board.speed", speed=state.steamers[ship].speed, needed=DOCKING_SPEED)
    return NO_PASSENGER[no]


NO_PASSENGER: Final = {
    docking.NO_DOCK: Refusal("Q19", "board.no_dock"),
    docking.NOT_THE_ROSE: Refusal("B12", "board.rose"),
    docking.NOT_IN_SCHOOL: Refusal("Q17", "board.school"),
    docking.ABOARD_ALREADY: Refusal("Q19", "board.full", aboard=MOST_ABOARD),
    docking.BEEN_HERE: Refusal("Q19", "board.again"),
    docking.NOBODY_WAITS: Refusal("Q18", "board.nobody"),
}


def why_not_fuel(state: State, ship: Ship) -> Refusal | None:
    """B7: return why a steamer cannot take coal where it lies."""
    with working_copy(state) as race:
        no = docking.why_not_fuel(race, ship)
    steamer = state.steamers[ship]
    match no:
        case docking.NO_DOCK:
            return Refusal("B7", "fuel.no_dock")
        case docking.NOT_THE_ROSE:
            return Refusal("B12", "fuel.rose")
        case docking.TOO_FAST_TO_DOCK:
            return Refusal("B7", "fuel.speed", speed=steamer.speed, needed=DOCKING_SPEED)
        case docking.FULL:
            return Refusal("B7", "fuel.full", coal=steamer.coal)
    return None


def why_not_arrive(state: State, ship: Ship) -> Refusal | None:
    """Q17, Q21: return why a steamer has not arrived where it lies."""
    with working_copy(state) as race:
        no = arrival.why_not_arrive(race, ship)
    steamer = state.steamers[ship]
    match no:
        case arrival.NO_LANDING_YET:
            return Refusal("Q5", "arrive.no_landing")
        case arrival.NO_JETTY:
            return Refusal("Q7", "arrive.no_jetty")
        case arrival.ROSE_STAYS:
            return Refusal("B12", "arrive.rose")
        case arrival.FEW_ABOARD:
            return Refusal("Q21", "arrive.passengers", aboard=steamer.passengers, needed=MOST_ABOARD)
        case arrival.TOO_FAST:
            speeds = list(range(SLOWEST, state.options.arrival_speed + 1))
            return Refusal("Q21", "arrive.speed", speed=steamer.speed, speeds=speeds)
    return None


def exchanges(state: State, ship: Ship) -> tuple[Exchange, ...]:
    """B9: return every exchange of a steamer with another of the same captain; above 0 it gives, below it takes."""
    with working_copy(state) as race:
        numbers = list(exchange.exchanges(race, ship))
    return tuple(Exchange(other, coal) for other, coal in zip(numbers[::2], numbers[1::2], strict=True))


BARS: Final = {
    exchange.SHIPYARD: "shipyard",
    exchange.JETTY: "jetty",
    exchange.DOCK: "dock",
    exchange.LANDING_STAGE: "landing_stage",
}


def why_not_exchange(state: State, ship: Ship, offer: Exchange) -> Refusal | None:
    """B9, B12: return why two steamers cannot exchange so much coal."""
    other = offer.steamer
    with working_copy(state) as race:
        no = exchange.why_not_exchange(race, ship, other, offer.coal)
        if no == FINE:
            return None
        if no == exchange.UNKNOWN:
            return Refusal("B9", "exchange.unknown")
        if no in (exchange.BARRED_HERE, exchange.BARRED_THERE):
            whose = ship if no == exchange.BARRED_HERE else other
            bar = BARS.get(exchange.bar_at(race, race.at[whose])) or _element(state, whose)
            return Refusal("B9", "exchange.barred", steamer=state.names[whose], element=bar)
    return _exchange_refused(state, ship, offer, no)


def _exchange_refused(state: State, ship: Ship, offer: Exchange, no: int) -> Refusal:
    other, name, steamers = offer.steamer, state.names[offer.steamer], state.steamers
    giver, taker, coal = (ship, other, offer.coal) if offer.coal > 0 else (other, ship, -offer.coal)
    match no:
        case exchange.OTHER_CAPTAIN:
            return Refusal("B9", "exchange.other_captain", steamer=name)
        case exchange.NOT_BESIDE:
            return Refusal("B9", "exchange.not_beside", steamer=name)
        case exchange.BANK_BETWEEN:
            return Refusal("B9", "exchange.bank", steamer=name)
        case exchange.OTHER_SPEED:
            speed, other_speed = steamers[ship].speed, steamers[other].speed
            return Refusal("B9", "exchange.speeds", steamer=name, speed=speed, other_speed=other_speed)
        case exchange.NOTHING:
            return Refusal("B9", "exchange.nothing")
        case exchange.TO_ROSE:
            return Refusal("B12", "exchange.to_rose")
        case exchange.FROM_ROSE:
            return Refusal("B12", "exchange.from_rose", most=ROSE_GIVES, left=ROSE_GIVES - state.given)
        case exchange.NO_COAL:
            has = steamers[giver].coal
            return Refusal("B9", "exchange.no_coal", steamer=state.names[giver], coal=has, needed=coal)
        case _:
            has = steamers[taker].coal
            return Refusal("B9", "exchange.full", steamer=state.names[taker], coal=has, most=FULL_COAL)
