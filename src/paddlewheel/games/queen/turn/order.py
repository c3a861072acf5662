"""Q20: the order of play, with the measuring stick computed, and the reason for each place in it."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from paddlewheel import hexes
from paddlewheel.games.queen.model.state import Rank, Ship, Standing, State
from paddlewheel.hexes import Cell, Direction

__all__ = ["CRITERIA", "Rank", "Standing", "by_start_cell", "projection", "ranking", "rightness", "standing"]

CRITERIA: Final = ("tile", "stick", "speed", "coal", "right")
"""What decides between two steamers, the first difference first; in each the higher number goes ahead."""


ENDLESS_COAL: Final = 9
"""B12, RULING: the coal of the Black Rose never ends, so it counts as more than anybody can have."""


def standing(state: State, ship: Ship) -> Standing:
    """Q20: the numbers that decide where a steamer stands."""
    steamer, river = state.steamers[ship], state.river
    assert steamer.cell is not None, "only a steamer on the river has a place in the order"
    tile = river.tile_of[river.index[steamer.cell]]
    (q, r), (there_q, there_r) = steamer.cell, river.centres[tile]
    stick, right = _measured((q - there_q, r - there_r), river.noses[tile])
    coal = steamer.coal if ship != state.rules.rose else ENDLESS_COAL
    return Standing(tile, stick, steamer.speed, coal, right)


@lru_cache(maxsize=256)
def _measured(offset: Cell, along: Direction) -> tuple[int, int]:
    """Return how far a cell of a tile lies along the nose, and how far right."""
    return projection(offset, along), rightness(offset, along)


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


def ranking(state: State) -> list[Rank]:
    """Return the steamers on the river in the order in which they would play now, with the reason for each place."""
    sailing = [ship for ship, steamer in enumerate(state.steamers) if steamer.cell is not None]
    standings = sorted([(standing(state, ship), ship) for ship in sailing], reverse=True)
    ranks = [Rank(ship, here, _difference(here, behind)) for (here, ship), (behind, _) in pairwise(standings)]
    return ranks + [Rank(ship, here, None) for here, ship in standings[-1:]]


def by_start_cell(state: State, order: tuple[Ship, ...]) -> tuple[Rank, ...]:
    """Q17: where everybody stands in an order that is not decided by it."""
    return tuple(Rank(ship, standing(state, ship), "start") for ship in order)


def _difference(here: Standing, behind: Standing) -> str:
    for nth, name in enumerate(CRITERIA):
        if here[nth] != behind[nth]:
            return name
    raise AssertionError("no two steamers lie on the same cell")
