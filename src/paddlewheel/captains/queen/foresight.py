"""What turns are worth by exact plans: rivers as they may lie, to their end, and the turns home on each of them.

Nobody knows the tiles that are face down. A captain draws several rivers that they may make, plans exactly on each of them
(`exact_plan`), and goes by the mean.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.captains.queen.exact_plan import NEVER, NONE_ABOARD, SPEEDS, Course, boarded, count
from paddlewheel.captains.queen.judging import COAL_AT_HOME, HOME, SAFE_SPEED, can_board, speed_after
from paddlewheel.captains.queen.turns_to_go import Reckoning
from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.facts import (
    CELLS,
    COAL_BITS,
    DOCKING_SPEED,
    FILLS,
    FINE,
    MOST_ABOARD,
    NO_LANDING,
    SPOT_BITS,
    Race,
    why_not_home,
)

TOO_FAR: Final = 8.0
"""How many turns it takes more than were counted, where no plan leads home in as many."""
NEARLY: Final = 0.5
"""What it is worth to lack one point of coal for being home a turn sooner; less, the more are lacking."""
SPARE: Final = 0.05
"""What a point of coal is worth besides, in turns."""
CAUTION: Final = 0.5
"""What is left of a captain's worry about the open end: few rivers do not tell all that may lie there."""
MARGIN: Final = 4
"""How many turns are counted beyond those that all who race need from where they lie."""


class Foresight:
    """A river as it may lie, and the exact plan on it."""

    def __init__(self, course: Course, modes: Sequence[int]) -> None:
        self.course: Course = course
        self.modes: vec[i64] = vec[i64](modes)
        """By tile: the mode of the plan with one passenger aboard who came from there."""


def plan_ahead(foresight: Foresight, race: Race, most: int) -> None:
    """Count back until all who race are home from where they lie, with some turns to spare."""
    course, margin = foresight.course, i64(0)
    while course.turns < most and margin < MARGIN:
        count(course)
        if margin or all_home(foresight, race):
            margin += 1


def all_home(foresight: Foresight, race: Race) -> bool:
    """Return whether the turns that are counted are enough for everybody."""
    course = foresight.course
    for ship in range(race.ships):
        if race.at[ship] >= 0 and ship != race.rules.rose:
            mode, spot = mode_in(foresight, race, ship), race.at[ship] * 6 + race.heading[ship]
            if coal_for(course, course.turns, mode, race.speed[ship], spot) > race.coal[ship]:
                return False
    return True


# --- turns home -----------------------------------------------------------------------------------------------------------


def coal_for(course: Course, turns: i64, mode: i64, speed: i64, spot: i64) -> i64:
    """Return the least coal with which a steamer is home within so many turns."""
    layer = course.layers[turns]
    return layer[(mode * SPEEDS + speed) * course.places + spot // 6] >> (8 * (spot % 6)) & 127


def turns_home(foresight: Foresight, mode: i64, speed: i64, spot: i64, coal: i64) -> float:
    """Return the turns home by the plan; a little less where little coal is lacking for one turn fewer."""
    course, low, high = foresight.course, i64(0), foresight.course.turns
    if coal_for(course, high, mode, speed, spot) > coal:
        return float(high) + TOO_FAR
    while high - low > 1:
        middle = (low + high) // 2
        if coal_for(course, middle, mode, speed, spot) > coal:
            low = middle
        else:
            high = middle
    sooner = coal_for(course, low, mode, speed, spot)
    if sooner >= NEVER:
        return float(high)
    return float(high) - NEARLY / float(sooner - coal + 1)


def mode_in(foresight: Foresight, race: Race, ship: i64) -> i64:
    """Return the mode of the plan that a steamer is in."""
    ready = foresight.course.ready
    if ready == NONE_ABOARD or race.aboard[ship] == 0:
        return NONE_ABOARD
    if race.aboard[ship] >= MOST_ABOARD:
        return ready
    first = (race.boarded[ship] & 255) - 1
    return foresight.modes[first] if first >= 0 else min(i64(1), ready)


# --- what turns are worth -------------------------------------------------------------------------------------------------


def worth_of(reckoning: Reckoning, foresights: list[Foresight], race: Race, ship: i64, row: i64) -> float:
    """Return what an end of a turn is worth."""
    spot, coal, speed = row & SPOT_BITS, race.coal[ship] - (row >> COAL_BITS & 31), speed_after(race, ship, row)
    place, chart = spot // 6, race.chart
    if chart.is_jetty(place) and why_not_home(race, ship, speed) == FINE:
        return HOME + reckoning.coal * float(coal) / COAL_AT_HOME
    worth, boards = 0.0, False
    if speed == DOCKING_SPEED:
        coal = max(coal, chart.special[place] >> FILLS)
        boards = chart.dock_tile(place) >= 0 and can_board(race, ship, place // CELLS)
        if boards:
            worth = reckoning.boarding
    total = 0.0
    for foresight in foresights:
        mode = mode_in(foresight, race, ship)
        if boards:
            mode = boarded(foresight.course, mode, foresight.modes[place // CELLS])
        total += turns_home(foresight, mode, speed, spot, coal)
    if chart.landing == NO_LANDING and place // CELLS == chart.count - 1:
        worth -= CAUTION * reckoning.wary * float(max(speed - SAFE_SPEED - coal, 0))
    return worth + SPARE * float(coal) - total / float(len(foresights))


def weigh_by_plans(
    reckoning: Reckoning, foresights: list[Foresight], race: Race, ship: int, rows: list[int]
) -> list[float]:
    """Return what each end of a turn is worth, in turns, on these rivers on average; pushes are left aside."""
    return [worth_of(reckoning, foresights, race, i64(ship), i64(row)) for row in rows]
