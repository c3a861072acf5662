"""Q20: the order of play, with the measuring stick computed, and the reason for each place in it."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.queen.state import Rank, Ship, Standing, State
from paddlewheel.hexes import Cell, Direction

__all__ = ["CRITERIA", "Rank", "Standing", "projection", "ranking", "rightness", "standing"]

CRITERIA: Final = ("tile", "stick", "speed", "coal", "right")
"""What decides between two steamers, the first difference first; in each the higher number goes ahead."""


ENDLESS_COAL: Final = 9
"""B12, RULING: the coal of the Black Rose never ends, so it counts as more than anybody can have."""


def standing(state: State, ship: Ship) -> Standing:
    """Q20: the numbers that decide where a steamer stands."""
    steamer = state.steamers[ship]
    assert steamer.cell is not None, "only a steamer on the river has a place in the order"
    water = state.river
    tile = water.tile_of[water.index[steamer.cell]]
    along, centre = water.noses[tile], water.centres[tile]
    offset = steamer.cell[0] - centre[0], steamer.cell[1] - centre[1]
    coal = steamer.coal if ship != state.rules.rose else ENDLESS_COAL
    return Standing(tile, projection(offset, along), steamer.speed, coal, rightness(offset, along))


def projection(offset: Cell, along: Direction) -> int:
    """The measuring stick: how far a cell lies along a direction, in half-widths of a cell."""
    return _inner(offset, hexes.VECTORS[along])


def rightness(offset: Cell, along: Direction) -> int:
    """How far right a cell lies, looking along a direction."""
    one, other = hexes.VECTORS[(along + 1) % 6], hexes.VECTORS[(along + 2) % 6]
    return _inner(offset, (one[0] + other[0], one[1] + other[1])) // 3


def ranking(state: State) -> list[Rank]:
    """Return the steamers on the river in the order in which they would play now, with the reason for each place."""
    sailing = [ship for ship, steamer in enumerate(state.steamers) if steamer.cell is not None]
    standings = sorted(((standing(state, ship), ship) for ship in sailing), reverse=True)
    ranks = []
    for nth, (here, ship) in enumerate(standings):
        behind = standings[nth + 1][0] if nth + 1 < len(standings) else None
        ranks.append(Rank(ship, here, None if behind is None else _difference(here, behind)))
    return ranks


def _difference(here: Standing, behind: Standing) -> str:
    return next(name for name, one, other in zip(CRITERIA, here, behind, strict=True) if one != other)


def _inner(one: Cell, other: Cell) -> int:
    """The inner product of two vectors of the plane, twice, so that it is a whole number."""
    return 2 * one[0] * other[0] + 2 * one[1] * other[1] + one[0] * other[1] + one[1] * other[0]
