"""A position with all that it takes to look for turns in it, and what a search of it is about (Q15, Q17, Q21–Q23).

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import FASTEST, SLOWEST, Position, Rules
from paddlewheel.games.queen.river.flat_map import CELLS, HOLDS, LAND, NO_LANDING, Tiles
from paddlewheel.games.queen.routes.listing import Listing
from paddlewheel.games.queen.routes.reaching import Search
from paddlewheel.games.queen.turn.arrival import FINE, arrivals_left, group_of, why_not_home
from paddlewheel.games.queen.turn.costs import OFF_COAL, fastest_paid, most_rotations, speed_coal, speed_on

UNBOUND: Final = 20
"""More rotations than any turn of six points can need."""


KNOWN: Final = 4096
"""How many judgements about the Black Rose are remembered."""
MOST_COAL: Final = 32
"""More coal than anybody is ever asked about."""


def _speeds(before: int, coal: int) -> list[int]:
    """Q9: return the speeds that the coal pays for, in threes: the speed, its price, the most rotations then; up to 18."""
    prices = [(speed, speed_coal(before, speed)) for speed in range(SLOWEST, FASTEST + 1)]
    found = [
        number for speed, price in prices if price <= coal for number in (speed, price, most_rotations(0, coal - price))
    ]
    return found + [0] * (ROOM - len(found))


ROOM: Final = 18
SPEEDS: Final[vec[i64]] = vec[i64](
    [number for before in range(FASTEST + 1) for coal in range(MOST_COAL) for number in _speeds(before, coal)]
)
"""By the speed before and the coal: what can be set, see `_speeds`."""


class Race(Position):
    """A position, and a search in it that is used again and again."""

    def __init__(self, tiles: Tiles, rules: Rules) -> None:
        super().__init__(tiles, rules)
        self.search = Search(self.chart)
        self.listing = Listing()
        self.judged: vec[i64] = vec[i64]([0] * KNOWN)
        """B12: ends that were judged, each as a number that says which and, in its lowest bit, whether it strands her,"""
        self.judgement: i64 = 0
        """and the number of the turn that they are judged in."""
        self.all_ends: vec[i64] = vec[i64]()
        """Every end that was listed when the duty towards the Black Rose was last asked about."""


def is_aground(race: Race, ship: i64) -> bool:
    """B2: return whether a steamer has run aground."""
    return race.at[ship] >= 0 and race.chart.special[race.at[ship]] & HOLDS != 0


def look_around(race: Race, ship: i64, in_turn: bool) -> None:
    """Tell the search who lies where, what is closed, and who would arrive if pushed, as a steamer finds it.

    In the turn that is under way, or as if a turn of its own began now.
    """
    search, chart = race.search, race.chart
    count: i64 = 0
    for other in range(race.ships):
        if other != ship and race.at[other] >= 0:
            search.ships[count] = other
            search.others[count] = race.at[other]
            search.barred[count] = LAND
            if not race.rules.push_astern:
                search.barred[count] = chart.beside[race.at[other] * 6 + (race.heading[other] + 3) % 6]
            count += 1
    search.count = count
    search.place, search.heading, search.rotated = race.at[ship], race.heading[ship], 0
    if in_turn:
        search.closed = race.pushed_to[: race.pushes]
        search.stood = race.stood[: race.stood_on]
        search.rotated = race.rotated
    else:
        search.closed = vec[i64]()
        search.stood = vec[i64]()
    if chart.yard != LAND:
        search.closed = append(search.closed, chart.yard)
    search.homes = vec[i64]()
    if chart.landing != NO_LANDING:
        see_homes(race)
    search.held = is_aground(race, ship)


def see_homes(race: Race) -> None:
    """Q17, Q21, Q22, B10: say where the others would arrive if pushed there, and how many arrivals end the race."""
    search, chart = race.search, race.chart
    last = (chart.count - 1) * CELLS
    for nth in range(search.count):
        ship = search.ships[nth]
        search.groups[nth * 2] = group_of(race, ship)
        search.groups[nth * 2 + 1] = arrivals_left(race, ship)
        for own in range(i64(CELLS)):
            if chart.jetties >> own & 1:
                cell = last + own
                if why_not_home(race, ship, speed_on(chart, cell, race.speed[ship])) == FINE:
                    search.homes = append(append(search.homes, nth), cell)


def at_any_speed(race: Race, coal: i64, before: i64) -> None:
    """Q9: let a search look for turns at every speed that the coal pays for, as at the beginning of a turn."""
    search, listing, at = race.search, race.listing, (before * MOST_COAL + min(coal, MOST_COAL - 1)) * ROOM
    speeds, last = SPEEDS, fastest_paid(before, coal)
    search.last = last
    count: i64 = 0
    while count < ROOM and speeds[at + count]:
        listing.speeds[count] = speeds[at + count]
        listing.speeds[count + 1] = speeds[at + count + 1]
        listing.speeds[count + 2] = speeds[at + count + 2]
        count += 3
    listing.chosen = count
    most: i64 = 0
    for nth in range(count - 3, i64(-1), -3):
        most = max(most, speeds[at + nth + 2])
        search.limits[speeds[at + nth]] = most
    for used in range(speeds[at]):
        search.limits[used] = most


def with_points(race: Race, points: i64, most: i64) -> None:
    """Q10: let a search look for turns that use up these points with at most this many rotations."""
    race.search.last = points
    race.listing.chosen = 0
    race.listing.add_speed(points, 0, most)
    for used in range(points + 1):
        race.search.limits[used] = most


def begin_turn(race: Race, ship: i64, coal: i64) -> bool:
    """Prepare the search for every turn of a steamer with so much coal; return whether it can go ahead at all."""
    look_around(race, ship, False)
    return is_paid(race, coal) and begin_at_any_speed(race, coal, race.speed[ship])


def begin_rest(race: Race, ship: i64, coal: i64) -> bool:
    """Prepare the search for every way to finish the turn that is under way; return whether it can go ahead at all."""
    look_around(race, ship, True)
    return is_paid(race, coal) and begin_with_points(race, coal)


def is_paid(race: Race, coal: i64) -> bool:
    """B3: return whether there is coal to go ahead: it takes a point from a sandbank."""
    race.listing.extra = OFF_COAL if race.search.held else 0
    race.listing.made = race.search.rotated
    return coal >= race.listing.extra


def begin_at_any_speed(race: Race, coal: i64, before: i64) -> bool:
    """Q9: let a turn be sailed at every speed that can be paid for."""
    at_any_speed(race, coal - race.listing.extra, before)
    return True


def begin_with_points(race: Race, coal: i64) -> bool:
    """Q10: let the points that are left be used up."""
    with_points(race, race.points, most_rotations(race.rotated, coal - race.listing.extra))
    return True
