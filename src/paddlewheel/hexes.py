"""The hexagonal plane: cells, six directions, rotation, distance. Integers, no pixels.

A cell is a pair (q, r) in axial coordinates. The six directions are numbered 0 to 5 clockwise. Their names here are those
of flat-topped hexes, q to the right and r down; a board of pointy-topped hexes is the same plane seen a twelfth of a turn
round, and gives the same six numbers other names.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Cell: TypeAlias = tuple[int, int]
Direction: TypeAlias = int
Heading: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
"""The name of a direction."""

VECTORS: Final[tuple[Cell, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NAMES: Final[tuple[Heading, ...]] = ("N", "NE", "SE", "S", "SW", "NW")
N, NE, SE, S, SW, NW = range(6)


def step(cell: Cell, direction: Direction, count: int = 1) -> Cell:
    """Return the cell reached from this one by a number of steps in one direction."""
    dq, dr = VECTORS[direction]
    return cell[0] + dq * count, cell[1] + dr * count


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around this one, in the order of the directions."""
    return tuple((cell[0] + dq, cell[1] + dr) for dq, dr in VECTORS)


def direction_after(direction: Direction, steps: int) -> Direction:
    """Return the direction after this many rotations of 60° clockwise (negative: anticlockwise)."""
    return (direction + steps) % 6


def opposite(direction: Direction) -> Direction:
    """Return the direction that points the other way."""
    return (direction + 3) % 6


def turns_between(one: Direction, other: Direction) -> int:
    """Return how many turns of 60° lie between two directions, the shorter way round: 0 to 3."""
    clockwise = (other - one) % 6
    return min(clockwise, 6 - clockwise)


def rotated(cell: Cell, steps: int) -> Cell:
    """Return the cell after the plane is rotated about (0, 0) by this many times 60° clockwise."""
    q, r = cell
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def distance(one: Cell, other: Cell) -> int:
    """Return how many steps lie between two cells."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def direction_between(one: Cell, other: Cell) -> Direction | None:
    """Return the direction in which the other cell borders on this one, None if they are not neighbours."""
    vector = (other[0] - one[0], other[1] - one[1])
    return VECTORS.index(vector) if vector in VECTORS else None
