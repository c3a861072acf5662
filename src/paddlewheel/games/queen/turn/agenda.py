"""What an action does, and what follows from it by itself: the agenda of Mississippi Queen.

The agenda says what is to be decided or done, first things first. A decision is taken by `act`; what follows by itself
(docking, arriving, the next turn) is then done until the next decision stands first. A turn in order: speed (Q9),
movement with rotations and pushes (Q10–Q16), the next tile (Q5), boarding and fuelling (Q19, B7), exchanging coal (B9),
arrival (Q17, Q21), tiles left behind (Q6). Nothing here asks whether an action is legal.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from paddlewheel.games.integers import i64
from paddlewheel.games.queen.model.position import (
    ARRIVE,
    BACKED,
    BEGAN,
    DIE,
    DIE_ROLLED,
    DOCK,
    FACED,
    FULL_COAL,
    GOT_OFF,
    LANDING,
    NEXT,
    NOBODY,
    PUSHED,
    RAN_AGROUND,
    ROSE_COAL,
    ROTATED,
    SAIL,
    SAILED,
    SLOWED,
    SLOWEST,
    SPEED_SET,
    TILE,
    TRADE,
    Position,
    note,
    push_task,
    ship_of,
    task,
)
from paddlewheel.games.queen.model.position import BOARD as TO_BOARD
from paddlewheel.games.queen.model.position import EXCHANGE as TO_EXCHANGE
from paddlewheel.games.queen.model.position import FACE as TO_FACE
from paddlewheel.games.queen.model.position import FUEL as TO_FUEL
from paddlewheel.games.queen.river.flat_map import HOLDS, KEEPS_HEADING, SLOWS, STOPS
from paddlewheel.games.queen.turn.arrival import FINE, GOES_ON, arrive, end_race, end_reason, has_arrived
from paddlewheel.games.queen.turn.black_rose import need_at_start
from paddlewheel.games.queen.turn.costs import (
    OFF_COAL,
    rotation_coal,
    shove_points,
    speed_coal,
    speed_left,
    step_points,
)
from paddlewheel.games.queen.turn.docking import board, fuel, why_not_board, why_not_fuel
from paddlewheel.games.queen.turn.exchange import exchange, exchanges
from paddlewheel.games.queen.turn.growth import join_landing, lay, pile_size
from paddlewheel.games.queen.turn.movement import (
    AHEAD,
    ASTERN,
    BOARD,
    DONE,
    DRAW,
    DRAW_FIRST,
    EXCHANGE,
    FACE,
    FUEL,
    PUSH,
    ROLL,
    ROTATE,
    SET_SPEED,
)
from paddlewheel.games.queen.turn.race import Race
from paddlewheel.games.queen.turn.rounds import lose_bonus, next_turn, start_order


def act(race: Race, action: i64) -> None:
    """Do an action that is known to be legal; what follows by itself is left to `settle`."""
    kind, value, first = action & 15, action >> 4, race.agenda[race.tasks - 1]
    ship = ship_of(first)
    if kind == AHEAD:
        go_ahead(race, ship)
        after_step(race, ship)
    elif kind == ROTATE:
        rotate(race, ship, value)
    elif kind == SET_SPEED:
        set_speed(race, ship, value)
    elif kind == DONE:
        end_move(race, ship)
    elif kind == PUSH:
        push(race, ship, value)
    elif kind == ASTERN:
        go_astern(race, ship)
    else:
        race.tasks -= 1
        decide(race, kind, value, first, ship)


def decide(race: Race, kind: i64, value: i64, first: i64, ship: i64) -> None:
    """Do an action that is not about sailing; its task is taken off the agenda."""
    if kind == FACE:
        race.heading[ship] = value
        note(race, FACED, ship, value, 0, 0)
    elif kind == BOARD:
        board(race, ship)
        do_nothing_else(race, ship)
    elif kind == FUEL:
        fuel(race, ship)
        do_nothing_else(race, ship)
    elif kind == EXCHANGE:
        exchange(race, ship, value & 15, (value >> 4) - FULL_COAL)
    elif kind == ROLL:
        note(race, DIE_ROLLED, ship + 1, value, 0, 0)
        if first & 15 == LANDING:
            join_landing(race, value - 1)
        else:
            race.agenda[race.tasks] = task(TILE, ship, value - 1)
            race.tasks += 1
    elif kind == DRAW:
        lay(race, value, (first >> 8) - 1)
        if pile_size(race) == 0:
            push_task(race, LANDING, ship)
    elif kind == DRAW_FIRST:
        take_start_cells(race, value)
        note(race, BEGAN, value, 0, 0, 0)


# --- sailing --------------------------------------------------------------------------------------------------------------


def set_speed(race: Race, ship: i64, speed: i64) -> None:
    """Q9: one step up or down is free; the turn begins where the steamer lies, B12: what she needs is noted."""
    needed: i64 = ROSE_COAL
    if race.rules.rose != NOBODY:
        needed = need_at_start(race)
    coal = speed_coal(race.speed[ship], speed)
    note(race, SPEED_SET, ship, race.speed[ship], speed, coal)
    race.speed[ship] = speed
    race.coal[ship] -= coal
    race.under_way = True
    race.points = speed
    race.rotated = 0
    race.reached = False
    race.slowed = 0
    race.rose_needed = needed
    race.stood[0] = race.at[ship]
    race.stood_on = 1
    race.pushes = 0
    race.agenda[race.tasks - 1] = task(SAIL, ship, 0)


def rotate(race: Race, ship: i64, way: i64) -> None:
    """Q11: the first rotation is free, each further one costs a coal point."""
    coal = rotation_coal(race.rotated)
    race.heading[ship] = (race.heading[ship] + 5 + 2 * way) % 6
    race.coal[ship] -= coal
    race.rotated += 1
    note(race, ROTATED, ship, race.heading[ship], coal, 0)


def go_ahead(race: Race, ship: i64) -> None:
    """Q10: one cell along the heading; B3: off a sandbank for a coal point more."""
    start = race.at[ship]
    if race.chart.special[start] & HOLDS:
        race.coal[ship] -= OFF_COAL
        note(race, GOT_OFF, ship, OFF_COAL, 0, 0)
    enter(race, ship, race.heading[ship])
    note(race, SAILED, ship, start, race.at[ship], 0)


def enter(race: Race, ship: i64, direction: i64) -> None:
    """Q5, Q10, Q15, B5: enter the next cell for its points; it may slow."""
    cell = race.chart.beside[race.at[ship] * 6 + direction]
    race.at[ship] = cell
    race.stood[race.stood_on] = cell
    race.stood_on += 1
    race.reached = race.reached or race.chart.is_first_on_frontmost(cell)
    race.points -= step_points(race.chart, cell)
    race.slowed += race.chart.special[cell] >> SLOWS & 7


def after_step(race: Race, ship: i64) -> None:
    """Q17, B2: a jetty of the school and a sandbank end the move."""
    if race.chart.special[race.at[ship]] & STOPS == 0:
        return
    race.points = 0
    run_aground(race, ship)
    race.tasks -= 1
    if race.rules.jetties_end_moves:
        push_task(race, ARRIVE, ship)
    else:
        end_with(race, ship)


def run_aground(race: Race, ship: i64) -> None:
    """B2, B4: a steamer that has come onto a sandbank has speed 1 immediately."""
    if race.chart.special[race.at[ship]] & HOLDS:
        race.speed[ship] = SLOWEST
        note(race, RAN_AGROUND, ship, 0, 0, 0)


def end_move(race: Race, ship: i64) -> None:
    """B5: for each driftwood cell entered the speed drops by one at the end of the move, not below 1.

    RULING: it has dropped when it comes to docking and arriving.
    """
    speed = speed_left(race.speed[ship], race.slowed)
    if speed != race.speed[ship]:
        race.speed[ship] = speed
        note(race, SLOWED, ship, speed, 0, 0)
    race.tasks -= 1
    end_with(race, ship)


def end_with(race: Race, ship: i64) -> None:
    """Q5, Q19, Q21, B7, B9: put on the agenda what follows a move: the next tile, docking, exchanging coal, arriving."""
    push_task(race, ARRIVE, ship)
    if race.rules.trades:
        push_task(race, TRADE, ship)
    push_task(race, DOCK, ship)
    if race.reached:
        push_task(race, DIE, ship)


def go_astern(race: Race, ship: i64) -> None:
    """B3: one cell astern, then any heading, unless it is aground again."""
    start = race.at[ship]
    enter(race, ship, (race.heading[ship] + 3) % 6)
    note(race, BACKED, ship, start, race.at[ship], 0)
    run_aground(race, ship)
    race.tasks -= 1
    end_with(race, ship)
    if race.chart.special[race.at[ship]] & HOLDS == 0:
        push_task(race, TO_FACE, ship)


def push(race: Race, ship: i64, space: i64) -> None:
    """Q14, Q16: the steamer ahead goes aside, and its captain decides whatever follows from that."""
    target = race.chart.beside[race.at[ship] * 6 + race.heading[ship]]
    other: i64 = 0
    while race.at[other] != target:
        other += 1
    note(race, PUSHED, ship, other, target, space)
    race.at[other] = space
    run_aground(race, other)
    reached = race.reached
    arrives = has_arrived(race, other)
    race.points -= shove_points(race.chart, space)
    race.pushed_to[race.pushes] = space
    race.pushes += 1
    go_ahead(race, ship)
    after_step(race, ship)
    follow_push(race, other, space, arrives, reached)


def follow_push(race: Race, other: i64, space: i64, arrives: bool, reached: bool) -> None:
    """Q16, Q19, Q21, B4, B6: put on the agenda of one that was pushed: heading, the next tile, boarding, arrival.

    RULING: one that has arrived is not asked for a heading.
    """
    push_task(race, ARRIVE, other)
    if arrives:
        return
    push_task(race, DOCK, other)
    if race.chart.is_first_on_frontmost(space) and not reached:
        push_task(race, DIE, other)
    if race.chart.special[space] & KEEPS_HEADING == 0:
        push_task(race, TO_FACE, other)


# --- what is not about sailing --------------------------------------------------------------------------------------------


def take_start_cells(race: Position, first: i64) -> None:
    """Q8: the first seat lies on start cell 1, the others follow clockwise, and each chooses a heading.

    B11, B12: who starts in the shipyard has a bonus coal point; there, and on the Black Rose, the heading is straight on.
    RULING: the Black Rose has no bonus, for her coal never ends.
    """
    order, berths = start_order(race.rules, first), race.chart.tiles.berths
    yard = berths[len(berths) - 1]
    for nth in range(len(order)):
        ship = order[nth]
        race.at[ship] = berths[nth]
        race.coal[ship] = FULL_COAL
        if ship == race.rules.rose:
            race.coal[ship] = ROSE_COAL
        elif berths[nth] == yard:
            race.coal[ship] = FULL_COAL + 1
        race.order[nth] = ship
    race.first, race.ordered, race.tasks = first, len(order), 0
    push_task(race, NEXT, NOBODY)
    for nth in range(len(order) - 1, i64(-1), -1):
        if order[nth] != race.rules.rose and berths[nth] != yard:
            push_task(race, TO_FACE, order[nth])
    push_task(race, TILE, NOBODY)


def do_nothing_else(race: Position, ship: i64) -> None:
    """B9: let a steamer exchange no more coal in its turn.

    RULING: taking a passenger, fuelling and exchanging coal are one of three things in a turn; what a steamer does when it
    is pushed in another's turn does not count as its own.
    """
    if not race.rules.one_action_at_the_end:
        return
    trade, kept = task(TRADE, ship, 0), i64(0)
    for nth in range(race.tasks):
        if race.agenda[nth] != trade:
            race.agenda[kept] = race.agenda[nth]
            kept += 1
    if kept < race.tasks:
        race.tasks = kept
        lose_bonus(race, ship)


# --- what follows by itself -----------------------------------------------------------------------------------------------


def settle(race: Race) -> None:
    """Do what is to be done until the next decision stands first, or the race is over."""
    while race.tasks:
        first = race.agenda[race.tasks - 1]
        if first & 15 < DOCK:
            return
        if first & 15 == NEXT:
            ship = ship_of(first)
            if ship != NOBODY and ship == race.rules.rose:
                race.coal[ship] = ROSE_COAL
            next_turn(race, ship)
        else:
            follow_up(race, first)


def settle_turn(race: Race) -> None:
    """Do what follows from a turn while it lasts; leave it there when it is over: nobody else's turn has begun."""
    while race.tasks:
        first = race.agenda[race.tasks - 1]
        if first & 15 < DOCK or first & 15 == NEXT:
            return
        follow_up(race, first)


def follow_up(race: Race, first: i64) -> None:
    """Do the first thing of the agenda: dock, trade, or arrive."""
    what, ship = first & 15, ship_of(first)
    race.tasks -= 1
    if what == DOCK:
        if why_not_board(race, ship) == FINE:
            push_task(race, TO_BOARD, ship)
        elif why_not_fuel(race, ship) == FINE:
            push_task(race, TO_FUEL, ship)
    elif what == TRADE:
        lose_bonus(race, ship)
        if len(exchanges(race, ship)):
            push_task(race, TO_EXCHANGE, ship)
    elif has_arrived(race, ship):
        arrive(race, ship)
        if end_reason(race) != GOES_ON:
            end_race(race)
