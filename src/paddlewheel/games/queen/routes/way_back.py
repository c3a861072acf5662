"""One way to each end of a turn, found backwards from the end. The ways to all ends of a world are one tree.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.queen.river.packed import MOST_CELLS, POINTS, SHOVE, SLOWS
from paddlewheel.games.queen.routes.listing import SPOT, be_calm
from paddlewheel.games.queen.routes.pushes import PUSH_POINTS, World, forget, mark, sail, unmark
from paddlewheel.games.queen.routes.reaching import (
    BEFORE,
    CALM,
    LAYERS,
    PHASE,
    ROTATIONS,
    SLOWED,
    STEP_POINTS,
    USED,
    Search,
    clear,
)

PHASE_AT: Final = 36
"""A step of a way is a number as that of a stop, with the pushes made by then from this bit on."""


def ways_back(search: Search, ships: list[int], spaces: list[int], ends: Sequence[int]) -> list[list[int]]:
    """Return for each of some ends of one world a way to it as numbers, the end first, the start last."""
    world = World()
    world.count = len(ships)
    for nth in range(len(ships)):
        world.ships[nth] = ships[nth]
        world.spaces[nth] = spaces[nth]
    mark(search)
    first: i64 = CALM
    if world.count:
        first = BEFORE
        sail(search, world, True)
    else:
        be_calm(search)
    found: list[list[int]] = []
    for end in ends:
        found.append(list(way_back(search, world, first, end)))
    if world.count:
        forget(search, world)
    else:
        clear(search, CALM)
    unmark(search)
    return found


def way_back(search: Search, world: World, first: i64, end: i64) -> vec[i64]:
    """Return one way to an end: where a push leads there it comes before a step, a step before a rotation, left first."""
    phase = world.count
    plane, used, rotations, spot = end >> SLOWED & 15, end >> USED & 7, end >> ROTATIONS & 31, end & SPOT
    way = vec[i64](capacity=32)
    while True:
        way = append(way, spot | plane << SLOWED | rotations << ROTATIONS | used << USED | phase << PHASE_AT)
        cell, heading = spot // 6, spot % 6
        behind = search.ahead[cell * 6 + (heading + 3) % 6]
        special = search.special[cell]
        slowed = plane - (special >> SLOWS & 7)
        if phase and behind >= 0 and cell == search.others[world.ships[phase - 1]]:
            cost = PUSH_POINTS + (special & POINTS) + (search.special[world.spaces[phase - 1]] >> SHOVE & 7)
            if is_met(search, first + phase - 1, slowed, used - cost, rotations, behind, heading):
                phase, plane, used, spot = phase - 1, slowed, used - cost, behind * 6 + heading
                continue
        cost = STEP_POINTS + (special & POINTS)
        if behind >= 0 and is_met(search, first + phase, slowed, used - cost, rotations, behind, heading):
            plane, used, spot = slowed, used - cost, behind * 6 + heading
        elif is_met(search, first + phase, plane, used, rotations - 1, cell, (heading + 5) % 6):
            rotations, spot = rotations - 1, cell * 6 + (heading + 5) % 6
        elif is_met(search, first + phase, plane, used, rotations - 1, cell, (heading + 1) % 6):
            rotations, spot = rotations - 1, cell * 6 + (heading + 1) % 6
        else:
            return way


def is_met(search: Search, phase: i64, plane: i64, used: i64, rotations: i64, cell: i64, heading: i64) -> bool:
    """Tell whether a phase comes there with at most so many rotations, and can go on."""
    if plane < 0 or used < 0 or rotations < 0:
        return False
    fan = search.fans[(phase * PHASE + plane * LAYERS + used) * MOST_CELLS + cell]
    return fan >> (8 * heading) & 127 <= rotations
