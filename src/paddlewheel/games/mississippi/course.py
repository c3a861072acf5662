"""M1: the course, a serpentine of pointy-topped hexes in rows of 9, 8, 9, 8, … cells.

Field 0 is the left end of the first row, the goal is the last field. Two rows and their seventeen fields are a pattern
that repeats all the way up, so whatever is true of a field depends only on its number modulo 17.
"""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.hexes import Cell

FEWEST_ROWS: Final = 3
MOST_ROWS: Final = 1_000_000  # RULING M1: "any number from 3 up", bounded so that every field has at most seven digits
USUAL_ROWS: Final = 13

PERIOD: Final = 17
LONG_ROW: Final = 9

# The six sides of a cell, counter-clockwise from the one on the right.
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)

REACH: Final = 16
"""Fields that lie side by side are at most this far apart along the course."""


def goal_of(rows: int) -> int:
    """Return the number of the last field."""
    return PERIOD * (rows // 2) + LONG_ROW * (rows % 2) - 1


def row_of(field: int) -> int:
    """Return the row of a field, counted from 0 at the start."""
    return field // PERIOD * 2 + (field % PERIOD >= LONG_ROW)


def runs_right(field: int) -> bool:
    """Return whether the course runs to the right on this field's row; it does on the long rows."""
    return field % PERIOD < LONG_ROW


def column_of(field: int) -> int:
    """Return how many cells of its row lie left of a field."""
    along = field % PERIOD
    return along if along < LONG_ROW else PERIOD - 1 - along


def cell_of(field: int) -> Cell:
    """Return the cell of a field in axial coordinates, field 0 at (0, 0), row by row upward."""
    row = row_of(field)
    return column_of(field) + (row + 1) // 2, -row


def _side_from_cells(field: int, other: int) -> int:
    direction = hexes.direction_between(cell_of(field), cell_of(other))
    return -1 if direction is None else (hexes.SE - direction) % 6


# Found once from the cells themselves, for the seventeen fields of one period and every distance along the course.
SIDES: Final[tuple[int, ...]] = tuple(
    _side_from_cells(PERIOD + along, PERIOD + along + apart)
    for along in range(PERIOD)
    for apart in range(-REACH, REACH + 1)
)
