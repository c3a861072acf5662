"""Q18, Q19, B7: what a steamer may do where it has docked: take a passenger aboard, or fill up with coal.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.model.position import BOARDED, FUELLED, Position, note
from paddlewheel.games.queen.river.flat_map import FILLS
from paddlewheel.games.queen.turn.arrival import FINE, MOST_ABOARD

DOCKING_SPEED: Final = 1
NO_DOCK: Final = 1
NOT_THE_ROSE: Final = 2
NOT_IN_SCHOOL: Final = 3
TOO_FAST_TO_DOCK: Final = 4
ABOARD_ALREADY: Final = 5
BEEN_HERE: Final = 6
NOBODY_WAITS: Final = 7
FULL: Final = 8
SECOND: Final[vec[i64]] = vec[i64]([1, 256])
"""What the tile of the first and of the second passenger counts in `Position.boarded`."""


def dock_tile(position: Position, ship: i64) -> i64:
    """Return the number of the tile whose station's dock a steamer lies on, -1 if it lies on none."""
    return -1 if position.at[ship] < 0 else position.chart.dock_tile(position.at[ship])


def why_not_board(position: Position, ship: i64) -> i64:
    """Return why a steamer cannot take a passenger where it lies (Q19)."""
    tile = dock_tile(position, ship)
    if tile < 0:
        return NO_DOCK
    if ship == position.rules.rose:
        return NOT_THE_ROSE
    if position.rules.school:
        return NOT_IN_SCHOOL
    if position.speed[ship] != DOCKING_SPEED:
        return TOO_FAST_TO_DOCK
    return why_not_take(position, ship, tile)


def why_not_take(position: Position, ship: i64, tile: i64) -> i64:
    """Q18, Q19: why a steamer gets no passenger of that tile's station, whenever it comes there."""
    if position.aboard[ship] >= MOST_ABOARD:
        return ABOARD_ALREADY
    boarded = position.boarded[ship]
    if boarded & 255 == tile + 1 or boarded >> 8 == tile + 1:
        return BEEN_HERE
    return FINE if position.waiting[tile] else NOBODY_WAITS


def board(position: Position, ship: i64) -> None:
    """Q19: take one passenger."""
    tile = dock_tile(position, ship)
    position.waiting[tile] -= 1
    position.aboard[ship] += 1
    nth: i64 = 0
    if position.boarded[ship]:
        nth = 1
    position.boarded[ship] += (tile + 1) * SECOND[nth]
    note(position, BOARDED, ship, position.chart.tile[tile], position.aboard[ship], 0)


def why_not_fuel(position: Position, ship: i64) -> i64:
    """Return why a steamer cannot take coal where it lies."""
    fills = depot_of(position, ship)
    if fills == 0:
        return NO_DOCK
    if ship == position.rules.rose:
        return NOT_THE_ROSE
    if position.speed[ship] != DOCKING_SPEED:
        return TOO_FAST_TO_DOCK
    return FULL if position.coal[ship] >= fills else FINE


def fuel(position: Position, ship: i64) -> None:
    """B7: fill up."""
    position.coal[ship] = depot_of(position, ship)
    note(position, FUELLED, ship, position.coal[ship], 0, 0)


def depot_of(position: Position, ship: i64) -> i64:
    """Return up to how much coal a steamer may fill where it lies, 0 if there is no depot."""
    return 0 if position.at[ship] < 0 else position.chart.special[position.at[ship]] >> FILLS
