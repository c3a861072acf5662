"""Q14–Q16, Q22, Q23, B4, B6: whom a steamer may push aside, to which space, and why not.

What pushes lead to in a whole turn is in `routes/pushes.py`.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64
from paddlewheel.games.queen.river.flat_map import HOLDS, LAND, MOST_PLACES
from paddlewheel.games.queen.routes.pushes import is_in
from paddlewheel.games.queen.routes.pushes import look_around as spaces_around
from paddlewheel.games.queen.routes.reaching import mark, unmark
from paddlewheel.games.queen.turn.arrival import FINE
from paddlewheel.games.queen.turn.costs import push_points, step_points
from paddlewheel.games.queen.turn.race import Race

# Why a push is not possible; the other numbers are in `movement.py`:
NOBODY_AHEAD: Final = 5
PUSHED_ALREADY: Final = 6
HELD_AGROUND: Final = 7
PUSH_NO_POINTS: Final = 8
NO_SPACE: Final = 9
ONLY_ASTERN: Final = 10
MUST_PUSH: Final = 11
SPACE_NO_WATER: Final = 12
SPACE_OCCUPIED: Final = 13
SPACE_CLOSED: Final = 14
SPACE_STOOD_ON: Final = 15
SPACE_ASTERN: Final = 16
SPACE_NO_POINTS: Final = 17


def why_no_push(race: Race, there: i64, space: i64) -> i64:
    """Q14, Q15, B4, B6: return why the steamer ahead cannot be pushed to a space, whatever the turn goes on with."""
    search, chart = race.search, race.chart
    nth = other_at(race, there)
    if nth < 0:
        return NOBODY_AHEAD
    no = in_the_way(race, nth)
    if no:
        return no
    if space >= MOST_PLACES or space == chart.yard or not is_beside(race, there, space):
        return SPACE_NO_WATER
    if other_at(race, space) >= 0:
        return SPACE_OCCUPIED
    if is_in(space, search.closed):
        return SPACE_CLOSED
    if is_in(space, search.stood):
        return SPACE_STOOD_ON
    if space == search.barred[nth]:
        return SPACE_ASTERN
    return FINE if race.points >= push_points(chart, there, space) else SPACE_NO_POINTS


def in_the_way(race: Race, nth: i64) -> i64:
    """Q14, Q15, B4: return what keeps the mover from the cell of a steamer ahead even if it pushes."""
    search, chart = race.search, race.chart
    there = search.others[nth]
    if is_in(there, search.closed) and there != chart.yard:
        return PUSHED_ALREADY
    if chart.special[there] & HOLDS:
        return HELD_AGROUND
    if race.points < 1 + step_points(chart, there):
        return PUSH_NO_POINTS
    if spaces(race, nth) == 0:
        astern = search.barred[nth]
        search.barred[nth] = LAND
        count = spaces(race, nth)
        search.barred[nth] = astern
        return ONLY_ASTERN if count else NO_SPACE
    return FINE


def spaces(race: Race, nth: i64) -> i64:
    """Q15: find the spaces to which one of the others can be pushed; return how many there are."""
    if is_in(race.search.others[nth], race.search.closed):
        return 0
    mark(race.search)
    count = spaces_around(race.search, nth, race.search.room)
    unmark(race.search)
    return count


def other_at(race: Race, cell: i64) -> i64:
    """Return which of the others lies on a cell, -1 if none does."""
    for nth in range(race.search.count):
        if race.search.others[nth] == cell:
            return nth
    return -1


def is_beside(race: Race, cell: i64, space: i64) -> bool:
    """Q3: return whether water leads from a cell to a space."""
    for heading in range(i64(6)):  # noqa: SIM110  (a generator would box every number)
        if race.chart.beside[cell * 6 + heading] == space:
            return True
    return False


def ends_race(race: Race, nth: i64, space: i64) -> bool:
    """Q22: return whether the race is over when one of the others is pushed to a space."""
    return goes_home(race, nth, space) and race.search.groups[nth * 2 + 1] == 1


def goes_home(race: Race, nth: i64, space: i64) -> bool:
    """Q21: return whether one of the others arrives by being pushed to a space."""
    homes = race.search.homes
    for at in range(0, len(homes), 2):  # noqa: SIM110  (a generator would box every number)
        if homes[at] == nth and homes[at + 1] == space:
            return True
    return False


def be_pushed(race: Race, nth: i64, space: i64) -> None:
    """Let a search look at the water after one of the others was pushed."""
    search = race.search
    if goes_home(race, nth, space):
        for other in range(search.count):
            if search.groups[other * 2] == search.groups[nth * 2] and other != nth:
                search.groups[other * 2 + 1] -= 1
        search.groups[nth * 2 + 1] -= 1
    search.stood = append(search.stood, search.others[nth])
    search.closed = append(search.closed, space)
    search.others[nth] = space
