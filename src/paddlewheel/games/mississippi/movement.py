"""M5–M9: rotating and moving: what it costs, how far it goes, and every whole turn with its docking chain.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.integers import append, extend, i64, vec
from paddlewheel.games.mississippi.docking import dock
from paddlewheel.games.mississippi.steamers import front, rotated
from paddlewheel.games.mississippi.water import (
    AHEAD,
    ASTERN,
    PASSED,
    ROTATED,
    Water,
    field_ahead,
    field_astern,
    is_crowded,
    moor,
    note,
)

FARTHEST_ASTERN: Final = 15

ROTATIONS: Final = (0, 1, -1, 2, -2, 3)
"""M6: the six rotations, in steps of 60° to the left; a half turn is the same either way."""

# A row of a list of turns: what it begins with; then everybody's fields.
INDEX: Final = 0
"""Which of the ROTATIONS,"""
DISTANCE: Final = 1
"""how far ahead (negative: astern; 0 is a pass),"""
LEFT: Final = 2
"""the mover's logs afterwards, before those of a steamer at home go to the box,"""
LOG_END: Final = 3
"""the length of the log."""
FIELDS: Final = 4


def rotation_logs(rotation: int) -> int:
    """Return what a rotation costs (M6): the first step of 60° is free, each further one takes a log."""
    return max(abs(rotation) - 1, 0)


STEPS: Final[vec[i64]] = vec[i64](ROTATIONS)
"""By index: the rotation, as in ROTATIONS."""
PRICES: Final[vec[i64]] = vec[i64]([rotation_logs(rotation) for rotation in ROTATIONS])
"""By index: the logs it takes, never fewer than those before it."""


def free_water(fields: Sequence[int], mover: int, goal: int) -> tuple[int, int]:
    """Return the free fields ahead up to the goal (M7, M14), and those astern that one turn may use (M8).

    RULING M8: never astern beyond field 0, which counts as a field. A steamer ashore counts from field 0 and has nothing
    astern; RULING M5: a steamer that lies on field 0 does not keep it from casting off.
    """
    here = fields[mover]
    ahead, astern = goal - here, here
    if here < 0:
        ahead, astern = goal, 0
    for field in fields:
        if field > here:
            if 0 < field < goal:
                ahead -= 1
        elif 0 <= field < here:
            astern -= 1
    return ahead, min(astern, FARTHEST_ASTERN)


def farthest_ahead(wood: int, index: int, to_goal: int) -> int:
    """Return how far ahead the wood lasts after one of the ROTATIONS (M6, M7); -1 if it does not pay for that."""
    return max(min(wood - PRICES[index], to_goal), -1)


class Ways:
    """Where the mover can go before docking, worked out once for all rotations, and how everybody lies before that."""

    def __init__(self, water: Water) -> None:
        fields, logs = water.fields, water.logs
        free, astern = free_water(list(fields), water.mover, water.goal)
        self.ahead: i64 = min(logs, free)
        """How many lead ahead: they come first, nearest first."""
        self.landings: vec[i64] = all_landings(water, self.ahead, astern)
        """By way: where it ends."""
        self.reaches: vec[i64] = vec[i64]([farthest_ahead(logs, index, free) for index in range(6)])
        """By index of a rotation: how far ahead it leaves wood for."""
        self.rotations: i64 = 6
        """How many there are: a steamer that casts off does not rotate (M5)."""
        if fields[water.mover] < 0:
            self.rotations = 1
        self.before: vec[i64] = fields[:]


def whole_turns(water: Water) -> vec[i64]:
    """Return the rows of every legal turn, in the order of the legal actions; their events are in the log."""
    ways = Ways(water)
    landings = ways.landings
    crowded = vec[bool]([is_crowded(water, landing) for landing in landings])
    rows = vec[i64](capacity=(len(landings) + 1) * 6 * (FIELDS + len(ways.before)))
    for index in range(ways.rotations):
        for way in range(len(landings)):
            if ways.reaches[index] >= 0 and distance_of(way, ways.ahead) <= ways.reaches[index]:
                rows = with_turn(rows, water, ways, index, way, crowded[way])
    if not len(rows):
        note(water, PASSED, water.mover, 0, 0, 0)
        rows = with_row(rows, water, 0, 0)
    return rows


def quick_turns(water: Water, idle: i64) -> vec[i64]:
    """Return the rows of the same turns for captains, nearest first, without their events; none for a pass.

    If nobody lies beside the end of the way, a rotation changes nothing but its price: only the first `idle` are listed.
    """
    ways = Ways(water)
    landings = ways.landings
    water.silent = True
    rows = vec[i64](capacity=(len(landings) + 12) * (FIELDS + len(ways.before)))
    for way in range(len(landings)):
        crowded = is_crowded(water, landings[way])
        rotations = ways.rotations
        if not crowded and rotations > idle:
            rotations = idle
        for index in range(rotations):
            if ways.reaches[index] < 0 or ways.reaches[index] < distance_of(way, ways.ahead):
                break
            rows = with_turn(rows, water, ways, index, way, crowded)
    return rows


def all_landings(water: Water, ahead: i64, astern: i64) -> vec[i64]:
    """Return where the ways end: those ahead, nearest first, then those astern."""
    landings = vec[i64](capacity=ahead + astern)
    field = water.start
    for _ in range(ahead):
        field = field_ahead(water, field, 1)
        landings = append(landings, field)
    field = water.start
    for _ in range(astern):
        field = field_astern(water, field, 1)
        landings = append(landings, field)
    return landings


def distance_of(way: i64, ahead: i64) -> i64:
    """Return the distance of the nth landing: 1, 2, … ahead, then -1, -2, … astern."""
    if way < ahead:
        return way + 1
    return ahead - way - 1


def with_turn(rows: vec[i64], water: Water, ways: Ways, index: i64, way: i64, crowded: bool) -> vec[i64]:
    """Return the rows with that of one more turn, which is made and then undone."""
    distance = distance_of(way, ways.ahead)
    sail(water, index, distance, ways.landings[way], crowded)
    rows = with_row(rows, water, index, distance)
    if water.pushed:
        fields, before = water.fields, ways.before
        for seat in range(len(before)):
            fields[seat] = before[seat]
        water.pushed = False
    else:
        water.fields[water.mover] = ways.before[water.mover]
    water.easts[water.mover] = water.east
    water.wood[water.mover] = water.logs
    return rows


def with_row(rows: vec[i64], water: Water, index: i64, distance: i64) -> vec[i64]:
    """Return the rows with that of a turn that has been made."""
    left = water.wood[water.mover]
    return extend(append(append(append(append(rows, index), distance), left), len(water.log)), water.fields)


def take(water: Water, rows: vec[i64], at: i64) -> None:
    """Make the turn whose row begins there, without its events; the end of the turn is still to come."""
    fields, mover = water.fields, water.mover
    for seat in range(len(fields)):
        fields[seat] = rows[at + FIELDS + seat]
    water.easts[mover] = rotated(water.east, STEPS[rows[at + INDEX]])
    water.wood[mover] = rows[at + LEFT]


def make_turn(water: Water, rotation: int, distance: int) -> None:
    """Make one legal turn; the end of the turn is still to come."""
    way: i64 = distance
    landing = field_ahead(water, water.start, way) if way > 0 else field_astern(water, water.start, -way)
    sail(water, ROTATIONS.index(rotation), way, landing, True)


def sail(water: Water, index: i64, distance: i64, landing: i64, crowded: bool) -> None:
    """Rotate, go, dock (M6–M14)."""
    mover, price, start = water.mover, PRICES[index], water.start
    left = water.logs - price
    water.easts[mover] = rotated(water.east, STEPS[index])
    water.fields[mover] = landing
    if index:
        note(water, ROTATED, mover, index, front(water.easts[mover], start), price)
    if distance > 0:
        left -= distance
        note(water, AHEAD, mover, start, landing, distance)
    else:
        gathered = min(-distance, water.box + price)
        left += gathered
        note(water, ASTERN, mover, start, landing, gathered)
    water.wood[mover] = left
    if landing >= water.goal:
        moor(water, mover)
    elif crowded:
        dock(water)
