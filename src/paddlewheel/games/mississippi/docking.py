"""The hot path in flat integers: the way of a turn (M6–M8), its docking chain (M10–M14), and every whole turn at once.

Nothing here knows of seats' names, options or events. `fields` and `easts` hold one integer a steamer (see `State`) and
are changed in place. What happens is written to `log`, five integers an entry: a kind and up to four numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.mississippi.course import PERIOD, REACH, SIDES
from paddlewheel.games.mississippi.steamers import RING, front

ROTATED, AHEAD, ASTERN, TOUCHED, ADVANCED, PUSHED, LOST, HOME = range(8)
ENTRY: Final = 5
ROW_HEAD: Final = 5
"""How many numbers of a row of `whole_turns` stand before the fields."""

FARTHEST_ASTERN: Final = 15

ROTATIONS: Final = (0, 1, -1, 2, -2, 3)
"""M6: the six ways to rotate, in steps of 60° to the left; a half turn is the same either way."""

_WIDTH: Final = 2 * REACH + 1
_RING_TWICE: Final = RING + RING
_AROUND: Final = tuple(
    tuple(
        (apart, SIDES[place * _WIDTH + apart + REACH])
        for apart in range(-REACH, REACH + 1)
        if SIDES[place * _WIDTH + apart + REACH] >= 0
    )
    for place in range(PERIOD)
)
"""For each of the seventeen fields of a period: how far along the course each field beside it lies, and at which side."""


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
    log: list[int],
) -> int:
    """Make a legal turn: rotate, go, dock. Return the mover's logs then (before M14 takes those of a steamer home)."""
    if rotation:
        price = rotation_logs(rotation)
        easts[mover] = (easts[mover] - rotation) % 6
        wood -= price
        box += price
        log += (ROTATED, mover, rotation, front(easts[mover], fields[mover]), price)
    start = max(fields[mover], 0)
    if distance > 0:
        fields[mover] = end = _ahead(fields, start, distance, goal)
        wood -= distance
        log += (AHEAD, mover, start, end, distance)
    else:
        fields[mover] = end = _astern(fields, start, -distance)
        gathered = min(-distance, box)
        wood += gathered
        log += (ASTERN, mover, start, end, gathered)
    if end >= goal:
        _come_home(fields, mover, goal, log)
    else:
        _dock(fields, easts, mover, goal, stop, log)
    return wood


def whole_turns(
    fields: list[int], easts: list[int], mover: int, wood: int, box: int, goal: int, stop: bool, log: list[int]
) -> list[int]:
    """Make every legal turn of the mover on a copy and return one row each, in the order of the legal actions.

    A row is: rotation, distance, the mover's logs afterwards, the mover's east afterwards, the length of the log after
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
            left = steam(after, turned, mover, rotation, distance, wood, box, goal, stop, log)
            rows += (rotation, distance, left, turned[mover], len(log))
            rows += after
    return rows


def quick_turns(
    fields: list[int], easts: list[int], mover: int, wood: int, box: int, goal: int, stop: bool, idle: int
) -> list[tuple[int, int, int, int, list[int]]]:
    """Return the same turns for those who look at many: rotation, distance, the mover's logs and east, everybody's fields.

    Where nobody lies beside the end of the way only the first `idle` of the ROTATIONS are listed. As long as only the mover
    moves, what a landing leads to depends on its field and the mover's east alone, so each is worked out once.
    """
    beside = _beside(fields, easts, mover, goal)
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
        landing = _ahead(fields, landing, 1, goal) if distance > 0 else _astern(fields, landing, 1)
        quiet = landing >= goal or landing not in beside
        if quiet:
            after = fields.copy()
            after[mover] = landing
            if landing >= goal:
                _come_home(after, mover, goal, [])
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
                    _quick_dock(fields, easts, mover, landing, turned, goal, stop, beside, known)
                after = known[key]
            rows.append((rotation, distance, left, turned, after))
    return rows


def _beside(fields: list[int], easts: list[int], mover: int, goal: int) -> dict[int, list[tuple[int, int]]]:
    """Return for every field beside another steamer at which of its sides that one lies, and the number it shows there."""
    beside: dict[int, list[tuple[int, int]]] = {}
    for other, field in enumerate(fields):
        if other != mover and 0 <= field < goal:
            for apart, position in _AROUND[field % PERIOD]:
                number = _RING_TWICE[easts[other] + position]
                beside.setdefault(field + apart, []).append(((position + 3) % 6, number))
    return beside


def _quick_dock(
    fields: list[int],
    easts: list[int],
    mover: int,
    landing: int,
    east: int,
    goal: int,
    stop: bool,
    beside: dict[int, list[tuple[int, int]]],
    known: dict[int, list[int]],
) -> None:
    """Work out everybody's fields after a landing: the mover's own advances (M11) by the table, the rest by `_dock`."""
    passed: list[int] = []
    field = landing
    while (key := field * 6 + east) not in known:
        passed.append(key)
        gain = lower = 0
        for position, number in beside.get(field, ()):
            difference = _RING_TWICE[east + position] - number
            if difference > 0:
                gain += difference
            else:
                lower += difference
        after = fields.copy()
        after[mover] = field
        if gain:
            after[mover] = field = _ahead(after, field, gain, goal)
            if field < goal:
                continue
            _come_home(after, mover, goal, [])
        elif lower:
            turned = easts.copy()
            turned[mover] = east
            _dock(after, turned, mover, goal, stop, [])
        known[key] = after
        break
    end = known[key]
    for key in passed:
        known[key] = end


def _dock(fields: list[int], easts: list[int], mover: int, goal: int, stop: bool, log: list[int]) -> None:
    """M10–M13: the chain that follows a move. Every round of it moves somebody ahead, so it ends."""
    clockwise = [*range(mover + 1, len(fields)), *range(mover)]
    while True:
        gain = 0
        pushes: list[int] = []
        here = fields[mover]
        around = here % PERIOD * _WIDTH + REACH
        for other in clockwise:
            apart = fields[other] - here
            if -REACH <= apart <= REACH and SIDES[around + apart] >= 0:
                difference = _difference(fields, easts, mover, other, goal, log)
                if difference > 0:
                    gain += difference
                elif difference < 0:
                    pushes.append(other)
                    pushes.append(-difference)
        if gain == 0:
            if not pushes:
                return
            gain = _push_round(fields, easts, mover, pushes, goal, stop, log)
            if gain < 0:
                return
        if gain > 0:
            start = fields[mover]
            fields[mover] = end = _ahead(fields, start, gain, goal)
            log += (ADVANCED, mover, start, end, gain)
            if end >= goal:
                _come_home(fields, mover, goal, log)
                return


def _push_round(
    fields: list[int], easts: list[int], mover: int, pushes: list[int], goal: int, stop: bool, log: list[int]
) -> int:
    """M12: push on each waiting steamer in turn. Return the mover's gain if it goes on at once, -1 if the race is over."""
    for index in range(0, len(pushes), 2):
        other, by = pushes[index], pushes[index + 1]
        start = fields[other]
        fields[other] = end = _ahead(fields, start, by, goal)
        log += (PUSHED, other, start, end, by)
        if end >= goal:
            _come_home(fields, other, goal, log)
            if stop:
                _lose(pushes, index + 2, log)
                return -1
            continue
        before = len(log)
        gain = _difference(fields, easts, mover, other, goal, log)
        if gain > 0:
            _lose(pushes, index + 2, log)
            return gain
        del log[before:]  # looked at again with all other contacts when everybody has moved
    return 0


def _lose(pushes: list[int], begin: int, log: list[int]) -> None:
    """M12: the pushes from there on are dropped."""
    for waiting in range(begin, len(pushes), 2):
        log += (LOST, pushes[waiting], pushes[waiting + 1], 0, 0)


def _difference(fields: list[int], easts: list[int], mover: int, other: int, goal: int, log: list[int]) -> int:
    """M10: return the mover's number less the other's where they touch (and log the contact); 0 if they do not."""
    here, there = fields[mover], fields[other]
    apart = there - here
    if apart > REACH or apart < -REACH or there < 0 or there >= goal:
        return 0
    position = SIDES[here % PERIOD * _WIDTH + apart + REACH]
    if position < 0:
        return 0
    number = _RING_TWICE[easts[mover] + position]
    other_number = _RING_TWICE[easts[other] + (position + 3) % 6]
    log += (TOUCHED, mover, other, number, other_number)
    return number - other_number


def _ahead(fields: list[int], start: int, count: int, goal: int) -> int:
    """Return the field so many free fields ahead; the goal if that would pass it (M7, M14)."""
    field = start
    for _ in range(count):
        field += 1
        while field in fields:
            field += 1
        if field >= goal:
            return goal
    return field


def _astern(fields: list[int], start: int, count: int) -> int:
    """Return the field so many free fields astern (M8)."""
    field = start
    for _ in range(count):
        field -= 1
        while field in fields:
            field -= 1
    return field


def _come_home(fields: list[int], seat: int, goal: int, log: list[int]) -> None:
    """M14: moor at the next place beyond the goal."""
    place = 1
    for index in range(len(fields)):
        if index != seat and fields[index] >= goal:
            place += 1
    fields[seat] = goal + place - 1
    log += (HOME, seat, place, 0, 0)
