"""What all ends of a turn are worth, and which is the best: turns to go, coal, passengers, pushes, the risk to be stuck.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.captains.queen.counting_back import PARTS
from paddlewheel.captains.queen.distance_field import time_at
from paddlewheel.captains.queen.turns_to_go import (
    DOCK,
    JETTY,
    NO_COURSE,
    Course,
    Reckoning,
    Stretch,
    is_hopeless,
    needed,
    open_to,
    outlook_of,
    stretch_of,
    turns_from,
)
from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.facts import (
    CELLS,
    COAL_BITS,
    DOCKING_SPEED,
    FILLS,
    FINE,
    FULL_COAL,
    HOLDS,
    LAND,
    NO_LANDING,
    SLOWED_BITS,
    SLOWEST,
    SPEED_BITS,
    SPOT_BITS,
    WORLD_BITS,
    WORLD_SIZE,
    Race,
    can_move_in,
    captain_in,
    list_dutiful,
    list_turns,
    owner_in,
    speed_left,
    usual_order,
    why_not_home,
    why_not_take_in,
)

HOME: Final = 100.0
"""What it is worth to arrive, in turns: more than anything else."""
COAL_AT_HOME: Final = 100.0
"""What is left of the worth of coal at home: that of two ways home the cheaper is taken."""
LOOKED_AT: Final = 6
"""How many of the best-looking turns are checked for being stuck after them, at most."""
BARRED: Final = 1.5
"""How many turns it costs to be kept from a jetty by a steamer on it."""
SAFE_SPEED: Final = 2
"""With this speed, and a point more for each of coal, the next tile is hardly ever a trap, whatever it is."""
PLENTY: Final = 3
"""With this much coal there is always a way on."""
PUSHES: Final = 7
"""How many numbers say what a world pushes: how many steamers, then pairs of a steamer and a place."""


# --- the ends of a turn ---------------------------------------------------------------------------------------------------


def ends_of(race: Race, ship: i64, pushing: bool) -> vec[i64]:
    """Return the ends of a turn, on demand without those that push, unless there are no others."""
    list_turns(race, ship, race.coal[ship], pushing)
    if race.listing.found:
        return race.listing.ends[: race.listing.found]
    return list_dutiful(race, ship)


def pushes_listed(race: Race) -> vec[i64]:
    """Return what each world pushes that was just listed, see PUSHES; the first pushes nobody."""
    worlds, ships = race.listing.worlds, race.search.ships
    found = vec[i64]([0] * PUSHES)
    for at in range(0, len(worlds), WORLD_SIZE):
        found = append(found, worlds[at])
        for nth in range(i64(3)):
            found = append(append(found, ships[worlds[at + 1 + nth * 3]]), worlds[at + 3 + nth * 3])
    return found


def speed_after(race: Race, ship: i64, row: i64) -> i64:
    """B2, B5: return the speed a steamer has after an end of its turn: lower for driftwood, 1 where it runs aground."""
    speed, slowed = row >> SPEED_BITS & 7, row >> SLOWED_BITS & 15
    if race.under_way:
        speed, slowed = race.speed[ship], slowed + race.slowed
    if race.chart.special[(row & SPOT_BITS) // 6] & HOLDS:
        return SLOWEST
    return speed_left(speed, slowed)


# --- what they are worth --------------------------------------------------------------------------------------------------


def weigh(reckoning: Reckoning, race: Race, ship: i64, rows: vec[i64], shoves: vec[float]) -> vec[float]:
    """Return what each end of a turn is worth, in turns; `shoves` says what the pushes of each world are."""
    found = vec[float](capacity=len(rows))
    if ship == race.rules.rose:
        for nth in range(len(rows)):
            found = append(found, shoves[rows[nth] >> WORLD_BITS])
        return found
    stretch, tank = stretch_of(reckoning, race), race.coal[ship]
    outlook = outlook_of(reckoning, race, stretch, ship, LAND)
    speeds = vec[i64](capacity=len(rows))
    for nth in range(len(rows)):
        speeds = append(speeds, speed_after(race, ship, rows[nth]))
        found = append(found, NO_COURSE)
    for course in open_to(outlook, needed(race, ship), tank):
        shorten(found, course, rows, speeds)
    marks, open_tile = stretch.marks, i64(LAND)
    if race.chart.landing == NO_LANDING:
        open_tile = race.chart.count - 1
    for nth in range(len(rows)):
        row = rows[nth]
        spot, left, worth = row & SPOT_BITS, tank - (row >> COAL_BITS & 31), -found[nth]
        if marks[spot // 6]:
            worth = worth_there(reckoning, race, stretch, ship, spot, speeds[nth], left, worth)
        else:
            worth += outlook.coal[left]
        if spot // 6 // CELLS == open_tile:
            worth -= reckoning.wary * float(max(speeds[nth] - SAFE_SPEED - left, 0))
        found[nth] = worth + shoves[row >> WORLD_BITS]
    return found


def shorten(turns: vec[float], course: Course, rows: vec[i64], speeds: vec[i64]) -> None:
    """Let the turns to go from ends be no more than a course takes."""
    field, after = course.field, course.after
    times, first, spots, each = field.times, field.first, field.spots, float(PARTS)
    for nth in range(len(rows)):
        at = (rows[nth] & SPOT_BITS) - first
        if at >= spots:
            time = float(time_at(field, speeds[nth], rows[nth] & SPOT_BITS)) / each + after
        else:
            time = float(i64(times[speeds[nth] * spots + at])) / each + after
        turns[nth] = min(turns[nth], time)


def worth_there(
    reckoning: Reckoning, race: Race, stretch: Stretch, ship: i64, spot: i64, speed: i64, coal: i64, usual: float
) -> float:
    """Return what it is worth to lie with some coal where something may come of it: home, at a station, at a depot."""
    place = spot // 6
    mark, wanted, more, without = i64(stretch.marks[place]), needed(race, ship), 0.0, i64(LAND)
    if mark & JETTY and why_not_home(race, ship, speed) == FINE:
        return HOME + reckoning.coal * float(coal) / COAL_AT_HOME
    if speed != DOCKING_SPEED:
        return usual + outlook_of(reckoning, race, stretch, ship, LAND).coal[coal]
    if mark & DOCK and can_board(race, ship, place // CELLS):
        wanted, more, without = wanted - 1, reckoning.boarding, place // CELLS
    outlook = outlook_of(reckoning, race, stretch, ship, without)
    coal = max(coal, race.chart.special[place] >> FILLS)
    return more + outlook.coal[coal] - turns_from(open_to(outlook, wanted, coal), spot, DOCKING_SPEED)


def can_board(race: Race, ship: i64, tile: i64) -> bool:
    """Return whether a steamer gets a passenger at a tile's station if it docks there."""
    return needed(race, ship) > 0 and why_not_take_in(race, ship, tile) == FINE


# --- pushes ---------------------------------------------------------------------------------------------------------------


def weigh_listed(
    reckoning: Reckoning, race: Race, ship: i64, rows: list[int], pushes: list[int]
) -> tuple[list[float], list[float]]:
    """Return what the pushes of each world are worth, and what each end is; for callers outside the kernel."""
    shoves = shoves_of(reckoning, race, ship, packed(pushes))
    return list(shoves), list(weigh(reckoning, race, ship, packed(rows), shoves))


def packed(numbers: list[int]) -> vec[i64]:
    """Return numbers as the kernel has them."""
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, i64(number))
    return found


def shoves_of(reckoning: Reckoning, race: Race, ship: i64, pushes: vec[i64]) -> vec[float]:
    """Return what the pushes of each world are worth to the captain; one without hope holds no one up."""
    found = vec[float]([0.0])
    if len(pushes) == PUSHES:
        return found
    stretch, own = stretch_of(reckoning, race), captain_in(race, ship)
    hopeless = ship != race.rules.rose and is_without_hope(reckoning, race, ship)
    for at in range(PUSHES, len(pushes), PUSHES):
        worth = 0.0
        for nth in range(pushes[at]):
            other, space = pushes[at + 1 + nth * 2], pushes[at + 2 + nth * 2]
            if hopeless or other == race.rules.rose:
                continue
            lost = loss(reckoning, race, stretch, other, space)
            if owner_in(race, other) == own:
                worth += -lost
            else:
                worth += reckoning.rival * lost + reckoning.push
        found = append(found, worth)
    return found


def is_without_hope(reckoning: Reckoning, race: Race, ship: i64) -> bool:
    """Return whether a steamer can no longer find the passengers that it needs."""
    outlook = outlook_of(reckoning, race, stretch_of(reckoning, race), ship, LAND)
    return is_hopeless(outlook, needed(race, ship))


def loss(reckoning: Reckoning, race: Race, stretch: Stretch, ship: i64, space: i64) -> float:
    """Return how many turns a steamer loses by being pushed to a place, if its captain then turns it the best way."""
    here, speed, coal, wanted = race.at[ship], race.speed[ship], race.coal[ship], needed(race, ship)
    courses = open_to(outlook_of(reckoning, race, stretch, ship, LAND), wanted, coal)
    before = turns_from(courses, here * 6 + race.heading[ship], speed)
    mark = i64(stretch.marks[space])
    if mark & JETTY and why_not_home(race, ship, speed) == FINE:
        return before - HOME
    if mark & DOCK and speed == DOCKING_SPEED and can_board(race, ship, space // CELLS):
        courses = open_to(outlook_of(reckoning, race, stretch, ship, space // CELLS), wanted - 1, coal)
    after = NO_COURSE
    for heading in range(i64(6)):
        after = min(after, turns_from(courses, space * 6 + heading, speed))
    return after - before + (BARRED if bars_the_way_home(race, stretch, here, space) else 0.0)


def bars_the_way_home(race: Race, stretch: Stretch, jetty: i64, space: i64) -> bool:
    """Return whether a steamer that pushes another off a jetty then lies between it and all others."""
    marks = stretch.marks
    if i64(marks[jetty]) & JETTY == 0 or i64(marks[space]) & JETTY:
        return False
    for heading in range(i64(6)):
        there = race.chart.beside[space * 6 + heading]
        if there not in (LAND, jetty) and i64(marks[there]) & JETTY:
            return False
    return True


# --- the best of them -----------------------------------------------------------------------------------------------------


def risk(reckoning: Reckoning, race: Race, ship: i64, row: i64) -> float:
    """Return what it costs if the steamer could not move on from there with the coal it has left."""
    spot, coal, chart = row & SPOT_BITS, min(race.coal[ship] - (row >> COAL_BITS & 31), FULL_COAL), race.chart
    place, speed = spot // 6, speed_after(race, ship, row)
    if coal >= PLENTY or (chart.is_jetty(place) and why_not_home(race, ship, speed) == FINE):
        return 0.0
    if chart.landing == NO_LANDING and place // CELLS == chart.count - 1:
        return 0.0
    before = vec[i64]([race.at[ship], race.heading[ship], race.speed[ship], race.coal[ship]])
    race.at[ship], race.heading[ship], race.speed[ship], race.coal[ship] = place, spot % 6, speed, coal
    goes_on = can_move_in(race, ship)
    race.at[ship], race.heading[ship], race.speed[ship], race.coal[ship] = before[0], before[1], before[2], before[3]
    return 0.0 if goes_on else reckoning.stuck


class Best:
    """The best end of a turn."""

    def __init__(self, row: i64, worth: float) -> None:
        self.row: i64 = row
        self.worth: float = worth


def best_end(reckoning: Reckoning, race: Race, ship: i64, pushing: bool) -> Best:
    """Return the best-looking end of a turn that does not leave the steamer stuck, if there is one among the first."""
    rows = ends_of(race, ship, pushing)
    worths = weigh(reckoning, race, ship, rows, shoves_of(reckoning, race, ship, pushes_listed(race)))
    order, best, best_worth = UsualOrder(race), i64(-1), 0.0
    for _ in range(min(LOOKED_AT, len(rows))):
        nth = first_of(order, rows, worths)
        lost = 0.0
        if ship != race.rules.rose:
            lost = risk(reckoning, race, ship, rows[nth])
        worth = worths[nth] - lost
        if best < 0 or worth > best_worth or (worth == best_worth and comes_first(order, rows[nth], rows[best])):
            best, best_worth = nth, worth
        worths[nth] = -NO_COURSE
        if lost == 0.0:
            break
    return Best(rows[best], best_worth)


class UsualOrder:
    """The usual order of the ends just listed, of which the last goes first among those that are worth as much."""

    def __init__(self, race: Race) -> None:
        self.worlds: vec[i64] = race.listing.worlds
        self.numbers: list[int] = []
        """The worlds in their order, once it matters: only where two steamers are pushed is it not that of the listing."""


def first_of(order: UsualOrder, rows: vec[i64], worths: vec[float]) -> i64:
    """Return the number of the end that is worth the most, the last in the usual order of several."""
    most = worths[0]
    for nth in range(1, len(rows)):
        most = max(most, worths[nth])
    best: i64 = -1
    for nth in range(len(rows)):
        if worths[nth] == most and (best < 0 or comes_first(order, rows[nth], rows[best])):
            best = nth
    return best


def comes_first(order: UsualOrder, one: i64, other: i64) -> bool:
    """Return whether an end goes before another that is worth as much."""
    first, second, worlds = one >> WORLD_BITS, other >> WORLD_BITS, order.worlds
    if first in (second, 0) or second == 0 or worlds[len(worlds) - WORLD_SIZE] == 1:
        return one > other
    if len(order.numbers) == 0:
        order.numbers = usual_order(list(worlds))
    return order.numbers.index(int(first)) > order.numbers.index(int(second))
