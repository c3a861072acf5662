"""M6–M9: rotating and moving, the hot path in flat integers: the logs it takes, and every whole turn at once.

Nothing here knows of seats' names, options or events. `fields` and `easts` hold one integer a steamer (see `State`) and
are changed in place. What happens is written to `happened`, five integers an entry: a kind and up to four numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.mississippi.docking import (
    AHEAD,
    ASTERN,
    ROTATED,
    come_home,
    contacts_beside,
    dock,
    fields_ahead,
    fields_astern,
    quick_dock,
)
from paddlewheel.games.mississippi.steamers import front

ROW_HEAD: Final = 5
"""How many numbers of a row of `whole_turns` stand before the fields."""

FARTHEST_ASTERN: Final = 15

ROTATIONS: Final = (0, 1, -1, 2, -2, 3)
"""M6: the six ways to rotate, in steps of 60° to the left; a half turn is the same either way."""


def rotation_logs(rotation: int) -> int:
    """M6: the first step of 60° is free, each further one costs a log."""
    return max(abs(rotation) - 1, 0)


ROTATION_LOGS: Final = tuple(rotation_logs(rotation) for rotation in ROTATIONS)


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


def steam(
    fields: list[int],
    easts: list[int],
    mover: int,
    rotation: int,
    distance: int,
    wood: int,
    box: int,
    goal: int,
    stop: bool,
    happened: list[int],
) -> int:
    """Make a legal turn: rotate, go, dock. Return the mover's logs then (before M14 takes those of a steamer home)."""
    if rotation:
        price = rotation_logs(rotation)
        easts[mover] = (easts[mover] - rotation) % 6
        wood -= price
        box += price
        happened += (ROTATED, mover, rotation, front(easts[mover], fields[mover]), price)
    start = max(fields[mover], 0)
    if distance > 0:
        fields[mover] = end = fields_ahead(fields, start, distance, goal)
        wood -= distance
        happened += (AHEAD, mover, start, end, distance)
    else:
        fields[mover] = end = fields_astern(fields, start, -distance)
        gathered = min(-distance, box)
        wood += gathered
        happened += (ASTERN, mover, start, end, gathered)
    if end >= goal:
        come_home(fields, mover, goal, happened)
    else:
        dock(fields, easts, mover, goal, stop, happened)
    return wood


def whole_turns(
    fields: list[int], easts: list[int], mover: int, wood: int, box: int, goal: int, stop: bool, happened: list[int]
) -> list[int]:
    """Make every legal turn of the mover on a copy and return one row each, in the order of the legal actions.

    A row is: rotation, distance, the mover's logs afterwards, the mover's east afterwards, the length of `happened` after
    this turn's entries, then the field of every steamer.
    """
    rows: list[int] = []
    casting_off = fields[mover] < 0
    to_goal, astern = free_water(fields, mover, goal)
    for index in range(1 if casting_off else 6):
        rotation = ROTATIONS[index]
        burnable = wood - ROTATION_LOGS[index]
        if burnable < 0:
            continue
        ahead = min(burnable, to_goal)
        for way in range(ahead + astern):
            distance = way + 1 if way < ahead else ahead - way - 1
            after, turned = fields.copy(), easts.copy()
            left = steam(after, turned, mover, rotation, distance, wood, box, goal, stop, happened)
            rows += (rotation, distance, left, turned[mover], len(happened))
            rows += after
    return rows


def quick_turns(
    fields: list[int], easts: list[int], mover: int, wood: int, box: int, goal: int, stop: bool, idle: int
) -> list[tuple[int, int, int, int, list[int]]]:
    """Return the same turns for those who look at many: rotation, distance, the mover's logs and east, everybody's fields.

    Where nobody lies beside the end of the way only the first `idle` of the ROTATIONS are listed. As long as only the mover
    moves, what a landing leads to depends on its field and the mover's east alone, so each is worked out once.
    """
    beside = contacts_beside(fields, easts, mover, goal)
    known: dict[int, list[int]] = {}
    rows: list[tuple[int, int, int, int, list[int]]] = []
    start, east = max(fields[mover], 0), easts[mover]
    idle, busy = (1, 1) if fields[mover] < 0 else (idle, 6)  # M5: no rotation when casting off
    to_goal, astern = free_water(fields, mover, goal)
    ahead = min(wood, to_goal)
    landing = start
    for way in range(ahead + astern):
        distance = way + 1 if way < ahead else ahead - way - 1
        if distance == -1:
            landing = start
        landing = fields_ahead(fields, landing, 1, goal) if distance > 0 else fields_astern(fields, landing, 1)
        quiet = landing >= goal or landing not in beside
        if quiet:
            after = fields.copy()
            after[mover] = landing
            if landing >= goal:
                come_home(after, mover, goal, [])
        for index in range(idle if quiet else busy):
            price = ROTATION_LOGS[index]
            if wood < price + max(distance, 0):
                continue
            left = wood - price - distance if distance > 0 else wood - price + min(-distance, box + price)
            rotation = ROTATIONS[index]
            turned = (east - rotation) % 6
            if not quiet:
                key = landing * 6 + turned
                if key not in known:
                    quick_dock(fields, easts, mover, landing, turned, goal, stop, beside, known)
                after = known[key]
            rows.append((rotation, distance, left, turned, after))
    return rows
