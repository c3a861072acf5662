"""The water of a river as packed numbers: where a step leads, and what is special about a cell (Q1, B2–B7).

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_CELLS: Final = 480
"""More cells than any river has on the table: 24 tiles of 20."""

# What is special about a cell, as one number. From the lowest bit on, three bits each:
POINTS: Final = 7
"""how many points more it takes to enter (the bits themselves),"""
SLOWS: Final = 3
"""how much speed entering takes at the end of the turn,"""
SHOVE: Final = 6
"""how many points more it takes to push somebody onto it;"""
STOPS: Final = 512
"""and two flags: whether a move that enters ends there,"""
HOLDS: Final = 1024
"""and whether a steamer there cannot be pushed."""
ENTERING: Final = 575
"""The bits that make entering it different from entering plain water."""

Packed: TypeAlias = "tuple[vec[i64], vec[i64], bool]"
"""By cell × 6 + heading the cell one step ahead, -1 if that is no water; by cell what is special; whether anything is."""

PLAIN: Final[vec[i64]] = vec[i64]([0] * MOST_CELLS)
"""Nothing is special."""


def steps_of(ahead: Sequence[int]) -> vec[i64]:
    """Return for each spot the cell one step ahead; special ones are named -2 - spot, see `flat_map.coded`."""
    steps = vec[i64](capacity=len(ahead))
    for there in ahead:
        spot: i64 = there
        if spot < -1:
            spot = -2 - spot
        steps = append(steps, spot // 6 if spot >= 0 else spot)
    return steps


def steps_back(water: Packed) -> vec[i64]:
    """Return for each spot the cell from which a step with that heading leads there, -1 if none; to sandbanks none does."""
    steps, specials, _ = water
    back = vec[i64]([-1] * len(steps))
    for spot in range(len(steps)):
        there = steps[spot]
        if there >= 0 and specials[there] & HOLDS == 0:
            back[there * 6 + spot % 6] = spot // 6
    return back


def special(points: int, slows: int, shove: int, stops: bool, holds: bool) -> int:
    """Return what is special about a cell."""
    return points | slows << SLOWS | shove << SHOVE | (STOPS if stops else 0) | (HOLDS if holds else 0)


def packed(ahead: Sequence[int], specials: Sequence[int]) -> Packed:
    """Return the water of a river; without any specials nothing is special."""
    return steps_of(ahead), vec[i64](specials) if specials else PLAIN, bool(specials)
