"""How many turns a captain has still to sail: by which stations, along the river as it lies, over cells and headings.

A *course* is a next goal with what follows it: a station's dock and then the rest of the race from there, or the landing,
or the open end of the river with what is still to come behind it. The time to go is that of the best course.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from paddlewheel.captains.queen.counting_back import LONGEST, PARTS
from paddlewheel.captains.queen.distance_field import Field, field_to, time_at
from paddlewheel.games.integers import append, i64, u8, vec
from paddlewheel.games.queen.facts import (
    CELLS,
    DOCKING_SPEED,
    FASTEST,
    FILLS,
    FULL_COAL,
    LAND,
    MOST_ABOARD,
    MOST_PLACES,
    NO_LANDING,
    SLOWEST,
    FlatMap,
    Race,
    free_bends_in,
    lay_tile,
    pile_size,
    take_tile_back,
    unseen,
)

HOPELESS: Final = 40.0
"""The turns added for a captain who can no longer win."""
NO_COURSE: Final = 1.0e9
MOST_COAL: Final = 7
"""B11: with the bonus point."""
LAST_STRETCH: Final = 2.5
"""The tiles that the way from the last known tile to the landing counts as."""
SPEEDS: Final = 7
MOST_KNOWN: Final = 2048
"""How many fields, and how many rivers, are remembered."""
ONE: Final[vec[i64]] = vec[i64]([2**bit for bit in range(62)])
"""Single bits: a shift of a literal would be one in 32 bits."""

NOT_A_DOCK: Final = -2

# What a place has that a steamer may stop for:
JETTY: Final = 1
DOCK: Final = 2
DEPOT: Final = 4


class Course:
    """A goal: the time there by speed and spot, in parts of a turn, and the turns after it."""

    def __init__(self, field: Field, after: float, dock: i64) -> None:
        self.field: Field = field
        self.after: float = after
        self.dock: i64 = dock
        """The place of the dock that it leads to, -1 if it leads to none."""


class Outlook:
    """What a captain has before it, whether it needs none, one or two passengers more."""

    def __init__(self, courses: list[list[Course]], depots: list[list[Course]], coal: vec[float]) -> None:
        self.courses: list[list[Course]] = courses
        self.depots: list[list[Course]] = depots
        """The courses by a coal depot (B7)."""
        self.coal: vec[float] = coal
        """What so much coal aboard is worth, in turns."""


class Stretch:
    """The water on the table, and what is known of it."""

    def __init__(self, key: bytes, finish: Field, marks: vec[u8]) -> None:
        self.key: bytes = key
        self.finish: Field = finish
        """The time to the landing, or over the open end and all that is still face down."""
        self.marks: vec[u8] = marks
        """By place: what it has that a steamer may stop for."""
        self.docks: vec[i64] = vec[i64]()
        """The places of all docks,"""
        self.depots: vec[i64] = vec[i64]()
        """and of all coal depots."""
        self.outlooks: dict[int, Outlook] = {}
        """By the tiles whose docks are of use, a bit for each."""


class Reckoning:
    """What things are worth to a captain (see `weights`), in races of one rule set, with all that it has worked out."""

    def __init__(
        self,
        coal: float,
        last_coal: float,
        coal_until: float,
        wary: float,
        unseen_passenger: float,
        rival: float,
        push: float,
        boarding: float,
        scarce: float,
        stuck: float,
        times_ahead: list[int],
        fields: dict[bytes, Field],
        finishes: dict[bytes, Field],
    ) -> None:
        self.coal: float = coal
        self.last_coal: float = last_coal
        self.coal_until: float = coal_until
        self.wary: float = wary
        self.unseen_passenger: float = unseen_passenger
        self.rival: float = rival
        self.push: float = push
        self.boarding: float = boarding
        self.scarce: float = scarce
        self.stuck: float = stuck
        self.times_ahead: vec[i64] = vec[i64](times_ahead)
        """By tiles face down, speed and cell of a tile: the time from there over all of those tiles."""
        self.stretches: dict[bytes, Stretch] = {}
        """What is known of a river, by its tiles."""
        self.fields: dict[bytes, Field] = fields
        """The fields to docks and depots, by the run of tiles that they lie on: the same for captains of all weights."""
        self.finishes: dict[bytes, Field] = finishes
        """The fields to the landing or over the open end, by river: the same for all with the same times ahead."""


# --- rivers ---------------------------------------------------------------------------------------------------------------


def write_tiles(writer: BytesWriter, chart: FlatMap, first: i64, beyond: i64) -> None:
    """Write down a run of tiles."""
    for number in range(first, beyond):
        writer.append(chart.tile[number])
        writer.append(chart.bend[number] + 1)
        left_out = chart.left_out[number]
        writer.append(left_out & 255)
        writer.append(left_out >> 8 & 255)
        writer.append(left_out >> 16)


def stretch_of(reckoning: Reckoning, race: Race) -> Stretch:
    """Return the water on the table with what is known of it."""
    chart = race.chart
    writer = BytesWriter()
    writer.append(chart.first_tile)
    writer.append(chart.landing + 1)
    write_tiles(writer, chart, 0, chart.count)
    key = writer.getvalue()
    found = reckoning.stretches.get(key)
    if found is None:
        if len(reckoning.stretches) >= MOST_KNOWN:
            reckoning.stretches.clear()
        found = new_stretch(reckoning, race, key)
        reckoning.stretches[key] = found
    return found


def new_stretch(reckoning: Reckoning, race: Race, key: bytes) -> Stretch:
    """Look at a river for the first time."""
    chart = race.chart
    finish = reckoning.finishes.get(key)
    if finish is None:
        if len(reckoning.finishes) >= MOST_KNOWN:
            reckoning.finishes.clear()
        finish = finish_field(reckoning, race)
        reckoning.finishes[key] = finish
    stretch = Stretch(key, finish, NO_MARKS[:])
    for number in range(chart.first_tile, chart.count):
        dock, water = chart.tiles.docks[chart.tile[number]], chart.water_of(number)
        for cell in range(i64(CELLS)):
            place, mark = number * CELLS + cell, i64(0)
            if water >> cell & 1:
                if number == chart.count - 1 and chart.landing != NO_LANDING and chart.jetties >> cell & 1:
                    mark |= JETTY
                if cell == dock:
                    mark |= DOCK
                    stretch.docks = append(stretch.docks, place)
                if chart.special[place] >> FILLS:
                    mark |= DEPOT
                    stretch.depots = append(stretch.depots, place)
            stretch.marks[place] = u8(mark)
    return stretch


NO_MARKS: Final[vec[u8]] = vec[u8]([u8(0)] * MOST_PLACES)


def finish_field(reckoning: Reckoning, race: Race) -> Field:
    """Return the time to the landing; while it is not there, over the open end and all that is still face down."""
    chart = race.chart
    if chart.landing == NO_LANDING:
        return field_beyond(reckoning, race)
    seeds, last = vec[i64](), (chart.count - 1) * CELLS
    for cell in range(i64(CELLS)):
        if chart.jetties >> cell & 1:
            for speed in range(i64(SLOWEST), race.rules.arrival_speed + 1):
                for heading in range(i64(6)):
                    seeds = seeded(seeds, 0, speed, (last + cell) * 6 + heading)
    return field_to(chart, chart.count, seeds, race.rules.jetties_end_moves)


def seeded(seeds: vec[i64], time: i64, speed: i64, spot: i64) -> vec[i64]:
    """Return where counting begins, with one spot more."""
    return append(append(append(seeds, time), speed), spot)


def field_beyond(reckoning: Reckoning, race: Race) -> Field:
    """Return the time over the open end, as if a tile of open water lay behind it and then a river of middling bends."""
    chart, bends, bend = race.chart, free_bends_in(race), i64(0)
    if bends & 2:
        bend = 1
    elif bends & 1 == 0:
        bend = 2
    number, at = chart.count, pile_size(race) * SPEEDS * CELLS
    lay_tile(chart, chart.tiles.open_water, bend - 1, 0)
    water, flow, seeds = chart.water_of(number), chart.flow[number], vec[i64]()
    for cell in range(i64(CELLS)):
        if water >> cell & 1:
            for speed in range(i64(SLOWEST), i64(FASTEST + 1)):
                time = reckoning.times_ahead[at + speed * CELLS + cell]
                for turned in range(i64(3)):
                    seeds = seeded(seeds, time, speed, (number * CELLS + cell) * 6 + (flow + turned + 5) % 6)
    found = field_to(chart, chart.count, seeds, False)
    take_tile_back(chart)
    return found


def field_to_place(reckoning: Reckoning, chart: FlatMap, place: i64) -> Field:
    """Return the time to a dock or depot, where the speed must be 1.

    What lies beyond the next tile does not matter, so that a new tile changes nothing.
    """
    beyond = place // CELLS + 2
    if beyond >= chart.count or chart.yard != LAND:
        beyond = chart.count
    writer = BytesWriter()
    writer.append(chart.first_tile)
    writer.append(chart.flow[chart.first_tile])
    writer.append(place // CELLS)
    writer.append(place % CELLS)
    write_tiles(writer, chart, chart.first_tile, beyond)
    key = writer.getvalue()
    found = reckoning.fields.get(key)
    if found is None:
        if len(reckoning.fields) >= MOST_KNOWN:
            reckoning.fields.clear()
        seeds = vec[i64]()
        for heading in range(i64(6)):
            seeds = seeded(seeds, 0, DOCKING_SPEED, place * 6 + heading)
        found = field_to(chart, beyond, seeds, False)
        reckoning.fields[key] = found
    return found


# --- outlooks -------------------------------------------------------------------------------------------------------------


def needed(race: Race, ship: i64) -> i64:
    """Return how many passengers a steamer still needs."""
    return 0 if race.rules.school else MOST_ABOARD - race.aboard[ship]


def docks_of_use(race: Race, stretch: Stretch, ship: i64, without: i64) -> i64:
    """Return a bit for each tile where a captain can still take a passenger; `without` is one where it takes one now."""
    found: i64 = 0
    first, second = race.boarded[ship] & 255, race.boarded[ship] >> 8
    for nth in range(len(stretch.docks)):
        tile = stretch.docks[nth] // CELLS
        if race.waiting[tile] and tile not in (without, first - 1, second - 1):
            found |= ONE[tile]
    return found


def outlook_of(reckoning: Reckoning, race: Race, stretch: Stretch, ship: i64, without: i64) -> Outlook:
    """Return the outlook of a steamer's captain; it is the same for all captains who want the same stations."""
    docks = docks_of_use(race, stretch, ship, without)
    found = stretch.outlooks.get(docks)
    if found is None:
        found = new_outlook(reckoning, race, stretch, docks)
        stretch.outlooks[docks] = found
    return found


def new_outlook(reckoning: Reckoning, race: Race, stretch: Stretch, docks: i64) -> Outlook:
    """Return the courses for none, one and two passengers more: each by a dock that is there, or by a station to come."""
    to_come = pile_size(race)
    stations: i64 = 0
    if to_come:
        stations = stations_to_come(race)
    courses: list[list[Course]] = [[Course(stretch.finish, 0.0, LAND)]]
    most: i64 = MOST_ABOARD
    if race.rules.school:
        most = 0
    for more in range(i64(1), most + 1):
        found = [Course(stretch.finish, later(reckoning, more, stations), LAND)]
        for nth in range(len(stretch.docks)):
            place = stretch.docks[nth]
            if docks >> (place // CELLS) & 1:
                field = field_to_place(reckoning, race.chart, place)
                found.append(Course(field, least_from(courses[more - 1], place, place), place))
        courses.append(found)
    depots: list[list[Course]] = []
    for choices in courses:
        ways: list[Course] = []
        for nth in range(len(stretch.depots)):
            place = stretch.depots[nth]
            ways.append(Course(field_to_place(reckoning, race.chart, place), least_from(choices, place, NOT_A_DOCK), LAND))
        depots.append(ways)
    coal = vec[float]()
    for points in range(i64(MOST_COAL + 1)):
        coal = append(coal, coal_worth(reckoning, points, to_come))
    return Outlook(courses, depots, coal)


def coal_worth(reckoning: Reckoning, coal: i64, to_come: i64) -> float:
    """Return what coal is worth with this many tiles to come."""
    if coal == 0:
        return 0.0
    part = (float(to_come) + LAST_STRETCH) / reckoning.coal_until
    return min(1.0, part) * (reckoning.coal * float(coal) + reckoning.last_coal)


def stations_to_come(race: Race) -> i64:
    """Return how many of the tiles that may still be turned up have a station."""
    left, docks, count = unseen(race), race.chart.tiles.docks, i64(0)
    for tile in range(len(docks)):
        if left >> tile & 1 and docks[tile] >= 0:
            count += 1
    return count


def later(reckoning: Reckoning, more: i64, stations: i64) -> float:
    """Return the turns it takes to fetch this many passengers from stations to come; the fewer, the more of a risk."""
    if stations < more:
        return HOPELESS
    return reckoning.unseen_passenger * float(more) + reckoning.scarce * float(more) / float(stations)


def least_from(courses: list[Course], place: i64, done: i64) -> float:
    """Return the turns from a place, at rest and with a heading as it may be, on the best course but that to a dock."""
    best = NO_COURSE
    for course in courses:
        if course.dock != done:
            best = min(best, course.after + float(three_least(course.field, place)) / float(3 * PARTS))
    return best


def three_least(field: Field, place: i64) -> i64:
    """Return the sum of the times with the three best headings, at rest."""
    first: i64 = LONGEST
    second: i64 = LONGEST
    third: i64 = LONGEST
    for heading in range(i64(6)):
        time = time_at(field, SLOWEST, place * 6 + heading)
        if time < first:
            first, second, third = time, first, second
        elif time < second:
            second, third = time, second
        elif time < third:
            third = time
    return first + second + third


def is_hopeless(outlook: Outlook, more: i64) -> bool:
    """Return whether there is no way left to as many passengers."""
    for course in outlook.courses[more]:  # noqa: SIM110  (a generator is slower)
        if course.after < HOPELESS:
            return False
    return True


def open_to(outlook: Outlook, more: i64, coal: i64) -> list[Course]:
    """Return the courses; one by a depot is shorter by what the coal to be had there is worth."""
    courses, depots = outlook.courses[more], outlook.depots[more]
    if len(depots) == 0:
        return courses
    filling = max(outlook.coal[FULL_COAL] - outlook.coal[coal], 0.0)
    if filling == 0.0:
        return courses
    found = courses[:]
    for course in depots:
        found.append(Course(course.field, course.after - filling, course.dock))
    return found


def turns_from(courses: list[Course], spot: i64, speed: i64) -> float:
    """Return the turns to go from one spot on the best of some courses."""
    best = NO_COURSE
    for course in courses:
        best = min(best, float(time_at(course.field, speed, spot)) / float(PARTS) + course.after)
    return best


def time_to_go(reckoning: Reckoning, race: Race, stretch: Stretch, ship: i64, heading: i64) -> float:
    """Return the turns a steamer on the river has still to sail with some heading, less what its coal is worth."""
    outlook, coal = outlook_of(reckoning, race, stretch, ship, LAND), race.coal[ship]
    courses = open_to(outlook, needed(race, ship), coal)
    return turns_from(courses, race.at[ship] * 6 + heading, race.speed[ship]) - outlook.coal[coal]
