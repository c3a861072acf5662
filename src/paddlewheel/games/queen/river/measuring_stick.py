"""Q20: the measuring stick: how far a cell lies along a direction, and how far right."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.hexes import Cell, Direction

_ALONG: Final = tuple((2 * q + r, 2 * r + q) for q, r in hexes.VECTORS)
"""For each direction what q and r of a cell count along it: twice the inner product, so that it is a whole number."""


def projection(offset: Cell, along: Direction) -> int:
    """The measuring stick: how far a cell lies along a direction, in half-widths of a cell."""
    q, r = _ALONG[along]
    return offset[0] * q + offset[1] * r


def rightness(offset: Cell, along: Direction) -> int:
    """How far right a cell lies, looking along a direction."""
    q, r = _ALONG[(along + 1) % 6]
    further, down = _ALONG[(along + 2) % 6]
    return (offset[0] * (q + further) + offset[1] * (r + down)) // 3
