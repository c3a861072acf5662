"""M7, M8, M14: the water of one turn as packed numbers: who lies where, the free fields between them, mooring at the goal.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.mississippi.course import NEIGHBOURS, PERIOD, REACH, SIDES

# The kinds of events.
ROTATED: Final = 0
AHEAD: Final = 1
ASTERN: Final = 2
TOUCHED: Final = 3
ADVANCED: Final = 4
PUSHED: Final = 5
LOST: Final = 6
HOME: Final = 7

# An event is one number. From the lowest bit on: its kind, a seat, two numbers of up to 24 bits, one of up to 6.
SEAT: Final = 3
FIRST: Final = 6
SECOND: Final = 30
THIRD: Final = 54

WIDTH: Final = 2 * REACH + 1
SIDE_TOWARDS: Final[vec[i64]] = vec[i64](SIDES)
"""By field modulo 17 and by distance along the course, -16 to 16: the side that faces that field, -1 if none does."""
DISTANCES_BESIDE: Final[vec[i64]] = vec[i64](NEIGHBOURS)
"""By field modulo 17, six each: the distances along the course to the fields beside it, filled up with 0."""


class Water:
    """The position during one turn; its own for every call, so that threads never share one."""

    def __init__(
        self, fields: Sequence[int], easts: Sequence[int], mover: int, wood: int, box: int, goal: int, stop: bool
    ) -> None:
        self.fields: vec[i64] = vec[i64](fields)
        """By seat, as in `State`."""
        self.easts: vec[i64] = vec[i64](easts)
        """By seat, as in `State`."""
        self.mover: i64 = mover
        self.start: i64 = max(fields[mover], 0)
        """The field that the mover's way begins on; a steamer ashore casts off from field 0 (M5)."""
        self.east: i64 = easts[mover]
        """The mover's east as the turn begins."""
        self.wood: i64 = wood
        """The mover's logs as the turn begins."""
        self.box: i64 = box
        """The logs in the box as the turn begins."""
        self.goal: i64 = goal
        self.stop: bool = stop
        """Whether the first steamer home ends the race (M15)."""
        self.pushed: bool = False
        """Whether others than the mover have moved."""
        self.queue: vec[i64] = vec[i64]([0] * 12)
        """The pushes to come, in pairs: a seat and how far (M12)."""
        self.silent: bool = False
        """Whether events are left out: captains look at many turns and need none of them."""
        self.log: vec[i64] = vec[i64](capacity=64)
        """The events, one number each."""


def note(water: Water, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
    """Write down an event."""
    if water.silent:
        return
    water.log = append(water.log, kind | seat << SEAT | first << FIRST | second << SECOND | third << THIRD)


def read(entry: int) -> tuple[int, int, int, int, int]:
    """Return the kind, the seat and the three numbers of an event."""
    return entry & 7, entry >> SEAT & 7, entry >> FIRST & 0xFFFFFF, entry >> SECOND & 0xFFFFFF, entry >> THIRD


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


def fields_beside(water: Water) -> vec[i64]:
    """Return all fields that lie beside a steamer other than the mover."""
    fields, mover, goal = water.fields, water.mover, water.goal
    beside = vec[i64](capacity=6 * len(fields))
    for seat in range(len(fields)):
        field = fields[seat]
        if seat != mover and 0 <= field < goal:
            around = field % PERIOD * 6
            for nth in range(around, around + 6):
                beside = append(beside, field + DISTANCES_BESIDE[nth])
    return beside


def moor(water: Water, seat: i64) -> None:
    """Moor a steamer at the next rank beyond the goal (M14)."""
    fields, goal = water.fields, water.goal
    rank: i64 = 1
    for other in range(len(fields)):
        if other != seat and fields[other] >= goal:
            rank += 1
    fields[seat] = goal + rank - 1
    note(water, HOME, seat, rank, 0, 0)
