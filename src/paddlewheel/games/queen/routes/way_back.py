"""One way to each end of a turn, found backwards from the end. The ways to all ends of a world are one tree.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.river.flat_map import OTHERS, POINTS, SHOVE, SLOWS
from paddlewheel.games.queen.routes.every_end import be_calm, forget_world, search_world
from paddlewheel.games.queen.routes.listing import SPOT, Listing
from paddlewheel.games.queen.routes.pushes import PUSH_POINTS, World
from paddlewheel.games.queen.routes.reaching import (
    CALM,
    LAYERS,
    PHASE,
    ROTATIONS,
    SLOWED,
    STEP_POINTS,
    USED,
    WIDTH,
    Search,
    clear,
    mark,
    unmark,
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
    first = search_world(search, world)
    found: list[list[int]] = []
    for end in ends:
        found.append(list(way_back(search, world, first, end)))
    forget_world(search, world)
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
        behind = search.chart.beside[cell * 6 + (heading + 3) % 6]
        special = search.chart.special[cell]
        slowed = plane - (special >> SLOWS & 7)
        if phase and behind >= 0 and cell == search.others[world.ships[phase - 1]]:
            cost = PUSH_POINTS + (special & POINTS) + (search.chart.special[world.spaces[phase - 1]] >> SHOVE & 7)
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
    fan = search.fans[(phase * PHASE + plane * LAYERS + used) * WIDTH + cell]
    return fan >> (8 * heading) & 127 <= rotations


def calm_way(search: Search, listing: Listing, from_place: i64) -> vec[i64]:
    """Return a way to any end that pushes nobody and leads over no place before one; empty if there is none."""
    mark(search)
    be_calm(search)
    world, speeds, found = World(), listing.speeds, vec[i64]()
    for nth in range(0, listing.chosen, 3):
        for plane in range(search.tops[CALM] + 1):
            layer = plane * LAYERS + speeds[nth]
            for at in range(search.counts[layer]):
                place = search.reached[layer * WIDTH + at]
                if place >= OTHERS:
                    continue
                fan = search.fans[layer * WIDTH + place]
                for heading in range(i64(6)):
                    rotations = fan >> (8 * heading) & 127
                    if len(found) == 0 and rotations <= speeds[nth + 2]:
                        end = place * 6 + heading | plane << SLOWED | rotations << ROTATIONS | speeds[nth] << USED
                        found = way_back(search, world, CALM, end)
                        if leads_before(found, from_place):
                            found = vec[i64]()
    clear(search, CALM)
    unmark(search)
    return found


def leads_before(way: vec[i64], place: i64) -> bool:
    """Return whether a way leads over any place before this one."""
    for nth in range(len(way)):  # noqa: SIM110  (a generator would box every number)
        if (way[nth] & SPOT) // 6 < place:
            return True
    return False


def way_to(search: Search, world: World, end: i64) -> vec[i64]:
    """Return one way to an end of a world as numbers, the end first, the start last."""
    mark(search)
    found = way_back(search, world, search_world(search, world), end)
    forget_world(search, world)
    unmark(search)
    return found
