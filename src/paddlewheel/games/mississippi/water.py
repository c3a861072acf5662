"""M7, M8, M10, M14: a position as packed numbers: who lies where, the free fields between them, mooring at the goal.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.mississippi.course import PERIOD, REACH, SIDES
from paddlewheel.games.mississippi.wood import LOGS

NOBODY: Final = -1
"""The mover before the draw and after the end."""
UNDECIDED: Final = -1
"""The east of a steamer whose casting-off die has not been rolled, or that is home."""

# The kinds of events.
ROTATED: Final = 0
AHEAD: Final = 1
ASTERN: Final = 2
TOUCHED: Final = 3
ADVANCED: Final = 4
PUSHED: Final = 5
LOST: Final = 6
HOME: Final = 7
PASSED: Final = 8
ENDED: Final = 9

# An event is one number. From the lowest bit on: its kind, a seat, two numbers of up to 24 bits, one of up to 6.
SEAT: Final = 4
FIRST: Final = 7
SECOND: Final = 31
THIRD: Final = 55

WIDTH: Final = 2 * REACH + 1
SIDE_TOWARDS: Final[vec[i64]] = vec[i64](SIDES)
"""By field modulo 17 and by distance along the course, -16 to 16: the side that faces that field, -1 if none does."""


class Water:
    """A position, as in `State`, and its mover's turn; its own for every call, so that threads never share one."""

    def __init__(
        self,
        fields: vec[i64],
        easts: vec[i64],
        wood: vec[i64],
        mover: i64,
        this_round: i64,
        first: i64,
        goal: i64,
        stop: bool,
        limit: i64,
    ) -> None:
        self.fields: vec[i64] = fields
        """By seat, as the next two."""
        self.easts: vec[i64] = easts
        self.wood: vec[i64] = wood
        self.mover: i64 = mover
        self.round: i64 = this_round
        self.first: i64 = first
        self.goal: i64 = goal
        self.stop: bool = stop
        """Whether the first steamer home ends the race (M15)."""
        self.limit: i64 = limit
        """After how many rounds it ends at the latest (M16)."""
        self.start: i64 = 0
        """The field that the mover's way begins on; a steamer ashore casts off from field 0 (M5)."""
        self.east: i64 = 0
        """The mover's east as the turn begins."""
        self.logs: i64 = 0
        """The mover's logs as the turn begins."""
        self.box: i64 = 0
        """The logs in the box as the turn begins."""
        self.pushed: bool = False
        """Whether others than the mover have moved."""
        self.queue: vec[i64] = vec[i64]([0] * 12)
        """The pushes to come, in pairs: a seat and how far (M12)."""
        self.silent: bool = False
        """Whether events are left out: captains look at many turns and need none of them."""
        self.log: vec[i64] = vec[i64](capacity=64)
        """The events, one number each."""
        begin_turn(self)


def begin_turn(water: Water) -> None:
    """Note what is in the box and how the mover, if there is one, lies as its turn begins."""
    box: i64 = LOGS
    for logs in water.wood:
        box -= logs
    water.box = box
    mover = water.mover
    if mover != NOBODY:
        water.start = max(water.fields[mover], 0)
        water.east = water.easts[mover]
        water.logs = water.wood[mover]


def afloat(
    fields: Sequence[int],
    easts: Sequence[int],
    wood: Sequence[int],
    mover: int,
    this_round: int,
    first: int,
    goal: int,
    stop: bool,
    limit: int,
) -> Water:
    """Return a position in packed numbers."""
    return Water(vec[i64](fields), vec[i64](easts), vec[i64](wood), mover, this_round, first, goal, stop, limit)


def copied(water: Water) -> Water:
    """Return a copy, with nothing in its log."""
    fields, easts, wood = water.fields[:], water.easts[:], water.wood[:]
    return Water(fields, easts, wood, water.mover, water.round, water.first, water.goal, water.stop, water.limit)


def note(water: Water, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
    """Write down an event."""
    if water.silent:
        return
    water.log = append(water.log, kind | seat << SEAT | first << FIRST | second << SECOND | third << THIRD)


def read(entry: int) -> tuple[int, int, int, int, int]:
    """Return the kind, the seat and the three numbers of an event."""
    return entry & 15, entry >> SEAT & 7, entry >> FIRST & 0xFFFFFF, entry >> SECOND & 0xFFFFFF, entry >> THIRD


def field_ahead(water: Water, start: i64, count: i64) -> i64:
    """Return the field that many free fields ahead, or the goal if that lies closer (M7, M14)."""
    fields, goal = water.fields, water.goal
    field = start
    for _ in range(count):
        field += 1
        while field in fields:
            field += 1
        if field >= goal:
            return goal
    return field


def field_astern(water: Water, start: i64, count: i64) -> i64:
    """Return the field that many free fields astern (M8)."""
    fields = water.fields
    field = start
    for _ in range(count):
        field -= 1
        while field in fields:
            field -= 1
    return field


def side_towards(here: i64, there: i64) -> i64:
    """Return the side of a field that another one borders on, -1 if it does not (M10)."""
    apart = there - here
    if apart > REACH or apart < -REACH:
        return -1
    return SIDE_TOWARDS[here % PERIOD * WIDTH + apart + REACH]


def is_crowded(water: Water, field: i64) -> bool:
    """Return whether a steamer other than the mover lies beside a field."""
    fields, mover, goal = water.fields, water.mover, water.goal
    for seat in range(len(fields)):
        there = fields[seat]
        if seat != mover and 0 <= there < goal and side_towards(field, there) >= 0:
            return True
    return False


def moor(water: Water, seat: i64) -> None:
    """Moor a steamer at the next rank beyond the goal (M14)."""
    fields, goal = water.fields, water.goal
    rank: i64 = 1
    for other in range(len(fields)):
        if other != seat and fields[other] >= goal:
            rank += 1
    fields[seat] = goal + rank - 1
    note(water, HOME, seat, rank, water.wood[seat], 0)
