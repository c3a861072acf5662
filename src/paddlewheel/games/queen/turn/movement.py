"""Q9–Q13, B2–B5: which speed may be set and what may be done in a move; it is offered only if the turn can be finished.

Each question answers FINE or with the number of a reason, which `refusals` puts into words and figures.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import FASTEST, SLOWEST
from paddlewheel.games.queen.river.flat_map import HOLDS, LAND, STOPS
from paddlewheel.games.queen.routes.every_end import has_end, list_ends
from paddlewheel.games.queen.routes.pushes import is_in
from paddlewheel.games.queen.routes.reaching import ROTATIONS
from paddlewheel.games.queen.turn.arrival import FINE
from paddlewheel.games.queen.turn.costs import (
    FREE_STEPS,
    OFF_COAL,
    most_rotations,
    push_points,
    rotation_coal,
    speed_coal,
    step_points,
)
from paddlewheel.games.queen.turn.pushing import MUST_PUSH, be_pushed, ends_race, in_the_way, other_at, spaces, why_no_push
from paddlewheel.games.queen.turn.race import (
    UNBOUND,
    Race,
    begin_rest,
    begin_turn,
    is_aground,
    look_around,
    with_points,
)

# The actions of a captain and of chance, each with one number (see `action`):
DRAW_FIRST: Final = 0
ROLL: Final = 1
DRAW: Final = 2
FACE: Final = 3
SET_SPEED: Final = 4
AHEAD: Final = 5
ASTERN: Final = 6
ROTATE: Final = 7
PUSH: Final = 8
DONE: Final = 9
BOARD: Final = 10
FUEL: Final = 11
EXCHANGE: Final = 12
SKIP: Final = 13
LEFT: Final = 0
RIGHT: Final = 1

# Why an action is not possible; the numbers from 5 to 17 are in `pushing.py`:
POINTS_UNUSED: Final = 1
POINTS_NONE: Final = 2
NO_WATER: Final = 3
AGROUND_NO_COAL: Final = 4
AHEAD_CLOSED: Final = 18
AHEAD_NO_POINTS: Final = 19
DEAD_END: Final = 20
ROTATES_AGROUND: Final = 21
ROTATION_NO_COAL: Final = 22
NOT_AGROUND: Final = 23
ASTERN_SPEED: Final = 24
ASTERN_NO_WATER: Final = 25
ASTERN_OCCUPIED: Final = 26
ASTERN_NO_POINTS: Final = 27
SPEED_RANGE: Final = 28
SPEED_NO_COAL: Final = 29
SPEED_AGROUND_NO_COAL: Final = 30
UNREACHED: Final = 99


def action(kind: i64, value: i64) -> i64:
    """Return an action as one number: a kind, and with what: a speed, a cell, LEFT or RIGHT …"""
    return kind | value << 4


# --- speed (Q9, Q13, B3) --------------------------------------------------------------------------------------------------


def can_move(race: Race, ship: i64) -> bool:
    """Q13: return whether a steamer has any legal turn, whatever it costs, if it were its turn now."""
    if is_aground(race, ship):
        if can_go_astern(race, ship):
            return True
    elif can_go_straight(race, ship):
        return True
    return begin_turn(race, ship, race.coal[ship]) and has_end(race.search, race.listing)


def can_go_straight(race: Race, ship: i64) -> bool:
    """Q9–Q11: return whether the slowest turn that can be paid for is free ahead, or after one rotation: it mostly is."""
    speed = max(race.speed[ship] - FREE_STEPS - race.coal[ship], SLOWEST)
    near = race.chart.near
    for way in range(i64(3)):
        heading = (race.heading[ship] + 5 * way) % 6
        if way == 2:
            heading = (race.heading[ship] + 1) % 6
        cell, steps = race.at[ship], i64(0)
        while steps < speed:
            cell = near[cell * 6 + heading]
            if cell < 0 or is_occupied(race, cell):
                break
            steps += 1
        if steps == speed:
            return True
    return False


def is_occupied(race: Race, cell: i64) -> bool:
    """Return whether any steamer lies on a cell."""
    for ship in range(race.ships):  # noqa: SIM110  (a generator would box every number)
        if race.at[ship] == cell:
            return True
    return False


def can_go_astern(race: Race, ship: i64) -> bool:
    """B3: return whether a steamer can pay for the slowest speed and go astern with it."""
    look_around(race, ship, False)
    return speed_coal(race.speed[ship], SLOWEST) <= race.coal[ship] and why_not_astern(race, ship, SLOWEST) == FINE


def why_not_speed(race: Race, ship: i64, speed: i64) -> i64:
    """Return why a speed cannot be set: out of range, too dear, no way to sail it; B3: from a sandbank ahead or astern."""
    if speed < SLOWEST or speed > FASTEST:
        return SPEED_RANGE
    coal = race.coal[ship] - speed_coal(race.speed[ship], speed)
    if coal < 0:
        return SPEED_NO_COAL
    look_around(race, ship, False)
    if race.search.held:
        if why_not_astern(race, ship, speed) == FINE:
            return FINE
        coal -= OFF_COAL
        if coal < 0:
            return SPEED_AGROUND_NO_COAL
    return dead_end(race, 0, coal, speed)


# --- moves (Q10–Q16, B2–B6) -----------------------------------------------------------------------------------------------


def why_not_move(race: Race, ship: i64, kind: i64, value: i64) -> i64:
    """Return why an action is not possible in the middle of this turn: ahead, astern, a rotation, a push, done."""
    look_around(race, ship, True)
    if kind == DONE:
        return POINTS_UNUSED if race.points else FINE
    if kind == ROTATE:
        return why_not_rotate(race, ship, value)
    if kind == ASTERN:
        return why_not_astern(race, ship, race.speed[ship])
    if race.points == 0:
        return POINTS_NONE
    there = race.chart.beside[race.at[ship] * 6 + race.heading[ship]]
    if there == LAND or there == race.chart.yard:  # noqa: PLR1714  (a tuple would box every number)
        return NO_WATER
    coal = race.coal[ship]
    if race.search.held:
        coal -= OFF_COAL
        if coal < 0:
            return AGROUND_NO_COAL
    if kind == PUSH:
        return why_not_push(race, there, value, coal)
    return why_not_ahead(race, there, coal)


def why_not_rotate(race: Race, ship: i64, way: i64) -> i64:
    """Q11, Q12, B2: one turn of 60° is free, each further one costs a coal point; nobody turns where it is aground."""
    if race.search.held:
        return ROTATES_AGROUND
    paid = rotation_coal(race.rotated)
    if race.coal[ship] < paid:
        return ROTATION_NO_COAL
    race.search.heading = (race.heading[ship] + 5 + 2 * way) % 6
    return dead_end(race, race.rotated + 1, race.coal[ship] - paid, race.points)


def why_not_astern(race: Race, ship: i64, speed: i64) -> i64:
    """B3: off a sandbank one cell straight astern, with speed 1 and one point, so neither a push nor driftwood.

    RULING: astern onto another sandbank is allowed.
    """
    if not race.search.held:
        return NOT_AGROUND
    if speed != SLOWEST:
        return ASTERN_SPEED
    there = race.chart.beside[race.at[ship] * 6 + (race.heading[ship] + 3) % 6]
    if there == LAND or is_in(there, race.search.closed):
        return ASTERN_NO_WATER
    if other_at(race, there) >= 0:
        return ASTERN_OCCUPIED
    return FINE if step_points(race.chart, there) == 1 else ASTERN_NO_POINTS


def why_not_ahead(race: Race, there: i64, coal: i64) -> i64:
    """Q10, B5: the cell ahead must be free, its points be there, and the turn go on after it."""
    nth = other_at(race, there)
    if nth >= 0:
        no = in_the_way(race, nth)
        return no if no else MUST_PUSH
    if is_in(there, race.search.closed):
        return AHEAD_CLOSED
    points = race.points - step_points(race.chart, there)
    if points < 0:
        return AHEAD_NO_POINTS
    if race.chart.special[there] & STOPS:
        return FINE
    race.search.place = there
    race.search.held = False
    return dead_end(race, race.rotated, coal, points)


def why_not_push(race: Race, there: i64, space: i64, coal: i64) -> i64:
    """Q14, B6: the steamer ahead can be pushed to that space, and the turn must go on after it."""
    no = why_no_push(race, there, space)
    if no:
        return no
    nth = other_at(race, there)
    if race.chart.special[there] & STOPS or ends_race(race, nth, space):
        return FINE
    be_pushed(race, nth, space)
    race.search.place = there
    race.search.held = False
    return dead_end(race, race.rotated, coal, race.points - push_points(race.chart, there, space))


# --- finishing a turn (Q10, Q12) ------------------------------------------------------------------------------------------


def dead_end(race: Race, rotated: i64, coal: i64, points: i64) -> i64:
    """Q10, Q12: return whether the turn cannot be finished with the points and the coal that are left."""
    race.search.rotated = rotated
    with_points(race, points, most_rotations(rotated, coal))
    return FINE if has_end(race.search, race.listing) else DEAD_END


def least_rotations(race: Race) -> i64:
    """Return the fewest rotations with which the dead end just found could be finished, UNREACHED if it never could."""
    with_points(race, race.search.last, UNBOUND)
    list_ends(race.search, race.listing, True)
    least: i64 = UNREACHED
    for nth in range(race.listing.found):
        least = min(least, race.listing.ends[nth] >> ROTATIONS & 31)
    return least


# --- what may be done -----------------------------------------------------------------------------------------------------


def legal_moves(race: Race, ship: i64) -> vec[i64]:
    """Return what may be done next in a move: done, ahead or pushes, astern or left and right."""
    found, wanted = vec[i64](), vec[i64]()
    if race.points == 0:
        found = append(found, action(DONE, 0))
    look_around(race, ship, True)
    there = race.chart.beside[race.at[ship] * 6 + race.heading[ship]]
    if race.points and there != LAND:
        nth = other_at(race, there)
        if nth < 0:
            wanted = append(wanted, action(AHEAD, 0))
        elif race.chart.special[there] & HOLDS == 0:
            for at in range(spaces(race, nth)):
                wanted = append(wanted, action(PUSH, race.search.room[nth * 6 + at]))
    if race.search.held:
        wanted = append(wanted, action(ASTERN, 0))
    else:
        wanted = append(append(wanted, action(ROTATE, LEFT)), action(ROTATE, RIGHT))
    for at in range(len(wanted)):
        if why_not_move(race, ship, wanted[at] & 15, wanted[at] >> 4) == FINE:
            found = append(found, wanted[at])
    return found


def legal_speeds(race: Race, ship: i64) -> vec[i64]:
    """Return the speeds a captain can pay for and sail, slowest first."""
    found = vec[i64]()
    for speed in range(i64(SLOWEST), i64(FASTEST + 1)):
        if why_not_speed(race, ship, speed) == FINE:
            found = append(found, action(SET_SPEED, speed))
    return found


def list_turns(race: Race, ship: i64, coal: i64, pushing: bool) -> None:
    """List every end of a steamer's turn, or of what is left of it, with so much coal; B3: those astern too.

    On demand without those that push.
    """
    listing = race.listing
    goes_ahead = begin_rest(race, ship, coal) if race.under_way else begin_turn(race, ship, coal)
    if goes_ahead:
        list_ends(race.search, listing, pushing)
    else:
        listing.forget()
    if race.search.held:
        list_astern(race, ship)


def list_unbound(race: Race, ship: i64, points: i64) -> None:
    """List everything that can be met with up to so many points if coal is no object."""
    look_around(race, ship, race.under_way)
    race.listing.extra = 0
    race.listing.made = race.search.rotated
    with_points(race, points, UNBOUND)
    for used in range(points):
        race.listing.add_speed(used, 0, UNBOUND)
    list_ends(race.search, race.listing, True)


def list_astern(race: Race, ship: i64) -> None:
    """B3: list the ends astern of a sandbank, which cost nothing: with any heading, or aground again with the same."""
    speed = race.points if race.under_way else i64(SLOWEST)
    if why_not_astern(race, ship, speed):
        return
    back = race.chart.beside[race.at[ship] * 6 + (race.heading[ship] + 3) % 6]
    for heading in range(i64(6)):
        if heading == race.heading[ship] or race.chart.special[back] & HOLDS == 0:
            race.listing.add_astern(back * 6 + heading)
