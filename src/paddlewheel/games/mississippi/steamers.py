"""M2: the hexagonal steamer with its six numbered sides.

A steamer never turns while it moves. What stays the same along its way is therefore which side points to the right of the
board: its `east`, an index into the ring. The front follows from it and from the row.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.mississippi.course import runs_right

RING: Final = (1, 4, 5, 6, 3, 2)
"""The numbers on the sides, counter-clockwise; opposite sides add up to 7."""


def side(east: int, position: int) -> int:
    """Return the number on the side at a position counted counter-clockwise from the right."""
    return RING[(east + position) % 6]


def front(east: int, field: int) -> int:
    """Return the number that points along the course, as the steamer lies on this field."""
    return RING[east] if runs_right(field) else 7 - RING[east]


def east_with_front(number: int, field: int) -> int:
    """Return the east of a steamer whose front on this field has that number."""
    return RING.index(number if runs_right(field) else 7 - number)


def rotated(east: int, steps: int) -> int:
    """Return the east after a number of steps of 60° to the left (counter-clockwise); negative: to the right."""
    return (east - steps) % 6
