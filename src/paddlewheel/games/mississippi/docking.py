"""M10–M14: docking, the hot path in flat integers: contacts, the chain of advances and pushes, and coming home.

Nothing here knows of seats' names, options or events. `fields` and `easts` hold one integer a steamer (see `State`) and
are changed in place. What happens is written to `happened`, five integers an entry: a kind and up to four numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.mississippi.course import PERIOD, REACH, SIDES
from paddlewheel.games.mississippi.steamers import RING

ROTATED, AHEAD, ASTERN, TOUCHED, ADVANCED, PUSHED, LOST, HOME = range(8)
ENTRY: Final = 5


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


def contacts_beside(fields: list[int], easts: list[int], mover: int, goal: int) -> dict[int, list[tuple[int, int]]]:
    """Return for every field beside another steamer at which of its sides that one lies, and the number it shows there."""
    beside: dict[int, list[tuple[int, int]]] = {}
    for other, field in enumerate(fields):
        if other != mover and 0 <= field < goal:
            for apart, position in _AROUND[field % PERIOD]:
                number = _RING_TWICE[easts[other] + position]
                beside.setdefault(field + apart, []).append(((position + 3) % 6, number))
    return beside


def quick_dock(
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
    """Work out everybody's fields after a landing: the mover's own advances (M11) by the table, the rest by `dock`."""
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
            after[mover] = field = fields_ahead(after, field, gain, goal)
            if field < goal:
                continue
            come_home(after, mover, goal, [])
        elif lower:
            turned = easts.copy()
            turned[mover] = east
            dock(after, turned, mover, goal, stop, [])
        known[key] = after
        break
    end = known[key]
    for key in passed:
        known[key] = end


def dock(fields: list[int], easts: list[int], mover: int, goal: int, stop: bool, happened: list[int]) -> None:
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
                difference = _difference(fields, easts, mover, other, goal, happened)
                if difference > 0:
                    gain += difference
                elif difference < 0:
                    pushes.append(other)
                    pushes.append(-difference)
        if gain == 0:
            if not pushes:
                return
            gain = _push_round(fields, easts, mover, pushes, goal, stop, happened)
            if gain < 0:
                return
        if gain > 0:
            start = fields[mover]
            fields[mover] = end = fields_ahead(fields, start, gain, goal)
            happened += (ADVANCED, mover, start, end, gain)
            if end >= goal:
                come_home(fields, mover, goal, happened)
                return


def _push_round(
    fields: list[int], easts: list[int], mover: int, pushes: list[int], goal: int, stop: bool, happened: list[int]
) -> int:
    """M12: push on each waiting steamer in turn. Return the mover's gain if it goes on now, -1 if the race is over."""
    for index in range(0, len(pushes), 2):
        other, by = pushes[index], pushes[index + 1]
        start = fields[other]
        fields[other] = end = fields_ahead(fields, start, by, goal)
        happened += (PUSHED, other, start, end, by)
        if end >= goal:
            come_home(fields, other, goal, happened)
            if stop:
                _lose(pushes, index + 2, happened)
                return -1
            continue
        before = len(happened)
        gain = _difference(fields, easts, mover, other, goal, happened)
        if gain > 0:
            _lose(pushes, index + 2, happened)
            return gain
        del happened[before:]  # looked at again with all other contacts when everybody has moved
    return 0


def _lose(pushes: list[int], begin: int, happened: list[int]) -> None:
    """M12: the pushes from there on are dropped."""
    for waiting in range(begin, len(pushes), 2):
        happened += (LOST, pushes[waiting], pushes[waiting + 1], 0, 0)


def _difference(fields: list[int], easts: list[int], mover: int, other: int, goal: int, happened: list[int]) -> int:
    """M10: return the mover's number less the other's where they touch (and note the contact); 0 if they do not."""
    here, there = fields[mover], fields[other]
    apart = there - here
    if apart > REACH or apart < -REACH or there < 0 or there >= goal:
        return 0
    position = SIDES[here % PERIOD * _WIDTH + apart + REACH]
    if position < 0:
        return 0
    number = _RING_TWICE[easts[mover] + position]
    other_number = _RING_TWICE[easts[other] + (position + 3) % 6]
    happened += (TOUCHED, mover, other, number, other_number)
    return number - other_number


def fields_ahead(fields: list[int], start: int, count: int, goal: int) -> int:
    """Return the field this many free fields ahead; the goal if that would pass it (M7, M14)."""
    field = start
    for _ in range(count):
        field += 1
        while field in fields:
            field += 1
        if field >= goal:
            return goal
    return field


def fields_astern(fields: list[int], start: int, count: int) -> int:
    """Return the field this many free fields astern (M8)."""
    field = start
    for _ in range(count):
        field -= 1
        while field in fields:
            field -= 1
    return field


def come_home(fields: list[int], seat: int, goal: int, happened: list[int]) -> None:
    """M14: moor at the next place beyond the goal."""
    place = 1
    for index in range(len(fields)):
        if index != seat and fields[index] >= goal:
            place += 1
    fields[seat] = goal + place - 1
    happened += (HOME, seat, place, 0, 0)
