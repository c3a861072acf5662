"""M5–M9: rotating and moving: what it costs, how far it goes, and every whole turn with its docking chain.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi.docking import dock
from paddlewheel.games.mississippi.water import (
    AHEAD,
    ASTERN,
    ROTATED,
    Water,
    field_ahead,
    field_astern,
    fields_beside,
    moor,
    note,
)

FARTHEST_ASTERN: Final = 15

ROTATIONS: Final = (0, 1, -1, 2, -2, 3)
"""M6: the six rotations, in steps of 60° to the left; a half turn is the same either way."""

ROW_HEAD: Final = 2
"""A row of `whole_turns` begins with the mover's logs afterwards and the length of the log; then everybody's fields."""

Row: TypeAlias = tuple[int, int, int, int, list[int]]
"""A turn: rotation, distance, the mover's logs and east afterwards, everybody's fields afterwards."""


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


def whole_turns(
    fields: Sequence[int], easts: Sequence[int], mover: int, wood: int, box: int, goal: int, stop: bool
) -> tuple[vec[i64], vec[i64]]:
    """Make every legal turn, in the order of the legal actions; return their rows (see ROW_HEAD) and their log."""
    water = Water(fields, easts, mover, wood, box, goal, stop)
    to_goal, astern = free_water(fields, mover, goal)
    reaches = vec[i64]([farthest_ahead(wood, index, to_goal) for index in range(6)])
    ahead = reaches[0]
    before = water.fields[:]
    landings = all_landings(water, ahead, astern)
    beside = fields_beside(water)
    crowded = vec[bool]([landing in beside for landing in landings])
    rows = vec[i64](capacity=len(landings) * 6 * (ROW_HEAD + len(before)))
    for index in range(1 if fields[mover] < 0 else 6):
        for way in range(len(landings)):
            distance = distance_of(way, ahead)
            if max(distance, 0) <= reaches[index]:
                left = sail(water, index, distance, landings[way], crowded[way])
                rows = with_row(rows, water, left)
                if water.pushed:
                    put_back(water, before)
    return rows, water.log


def one_turn(
    fields: Sequence[int],
    easts: Sequence[int],
    mover: int,
    wood: int,
    box: int,
    goal: int,
    stop: bool,
    rotation: int,
    distance: int,
) -> tuple[vec[i64], vec[i64]]:
    """Make one legal turn; return its row and its log, as `whole_turns` does."""
    water = Water(fields, easts, mover, wood, box, goal, stop)
    way: i64 = distance
    landing = field_ahead(water, water.start, way) if way > 0 else field_astern(water, water.start, -way)
    left = sail(water, ROTATIONS.index(rotation), way, landing, True)
    return with_row(vec[i64](), water, left), water.log


def quick_turns(
    fields: Sequence[int], easts: Sequence[int], mover: int, wood: int, box: int, goal: int, stop: bool, idle: int
) -> list[Row]:
    """Return the same turns for captains, nearest first, without their events.

    If nobody lies beside the end of the way, a rotation changes nothing but its price: only the first `idle` are listed.
    """
    water = Water(fields, easts, mover, wood, box, goal, stop)
    to_goal, astern = free_water(fields, mover, goal)
    reaches = vec[i64]([farthest_ahead(wood, index, to_goal) for index in range(6)])
    ahead = reaches[0]
    before = water.fields[:]
    landings = all_landings(water, ahead, astern)
    beside = fields_beside(water)
    water.silent = True
    ashore = fields[mover] < 0
    rows: list[Row] = []
    for way in range(len(landings)):
        landing, distance = landings[way], distance_of(way, ahead)
        crowded = landing in beside
        for index in range(1 if ashore else 6 if crowded else idle):
            if reaches[index] < max(distance, 0):
                break
            left = sail(water, index, distance, landing, crowded)
            rows.append((ROTATIONS[index], distance, left, water.easts[mover], list(water.fields)))
            if water.pushed:
                put_back(water, before)
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
    return way + 1 if way < ahead else ahead - way - 1


def sail(water: Water, index: i64, distance: i64, landing: i64, crowded: bool) -> i64:
    """Rotate, go, dock (M6–M14). Return the mover's logs then; those of a steamer at home still have to go to the box."""
    mover, price = water.mover, PRICES[index]
    left = water.wood - price
    water.easts[mover] = (water.east - STEPS[index]) % 6
    water.fields[mover] = landing
    if index:
        note(water, ROTATED, mover, index, price, 0)
    if distance > 0:
        left -= distance
        note(water, AHEAD, mover, water.start, landing, distance)
    else:
        gathered = min(-distance, water.box + price)
        left += gathered
        note(water, ASTERN, mover, water.start, landing, gathered)
    if landing >= water.goal:
        moor(water, mover)
    elif crowded:
        dock(water)
    return left


def with_row(rows: vec[i64], water: Water, left: i64) -> vec[i64]:
    """Return the rows with one more."""
    return extend(append(append(rows, left), len(water.log)), water.fields)


def put_back(water: Water, before: vec[i64]) -> None:
    """Put everybody back where they lay before the turn."""
    fields = water.fields
    for seat in range(len(before)):
        fields[seat] = before[seat]
    water.pushed = False
