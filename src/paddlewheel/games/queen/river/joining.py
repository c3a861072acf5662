"""Q2, Q3, Q7: where each tile lies, at which noses the next may be joined, and where the landing is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from paddlewheel import hexes
from paddlewheel.games.queen.river.tiles import LANDING, NEXT_CENTRE, SHAPE, TILES
from paddlewheel.hexes import Cell, Direction

NOWHERE: Final = -1


class Laid(NamedTuple):
    """A tile as it was laid: which one, how it turned from the one before, and the cells left out for want of room."""

    id: str
    turn: int
    left_out: tuple[Cell, ...] = ()


class Spot(NamedTuple):
    """Where a tile lies: its centre and the direction it flows."""

    centre: Cell
    flow: Direction


Course: TypeAlias = tuple[tuple[int, tuple[Cell, ...]], ...]
"""How each tile turned from the one before, and the cells it left out: all that says where the tiles lie."""


def course(tiles: tuple[Laid, ...]) -> Course:
    """Return the course of a river; there are far fewer of them than rivers, so what follows from one is remembered."""
    return tuple([laid[1:] for laid in tiles])


def spots(tiles: tuple[Laid, ...]) -> tuple[Spot, ...]:
    """Q2: where each tile lies, the start tile at (0, 0) flowing N."""
    return _spots(course(tiles))


@lru_cache(maxsize=4096)
def _spots(course: Course) -> tuple[Spot, ...]:
    if len(course) == 1:
        return (Spot((0, 0), hexes.N),)
    before = _spots(course[:-1])
    return (*before, joined(before[-1], course[-1][0]))


def joined(last: Spot, turn: int) -> Spot:
    """Q2: where the next tile lies if it turns that way."""
    flow = hexes.direction_after(last.flow, turn)
    return Spot(hexes.step(last.centre, flow, NEXT_CENTRE), flow)


def placed(spot: Spot, cell: Cell) -> Cell:
    """Return where a cell of a tile's own frame lies on the table."""
    q, r = hexes.rotated(cell, spot.flow)
    return spot.centre[0] + q, spot.centre[1] + r


@lru_cache(maxsize=4096)
def shape_at(spot: Spot) -> frozenset[Cell]:
    """Return the twenty cells a tile covers there."""
    return frozenset(placed(spot, cell) for cell in SHAPE)


def nose(tiles: tuple[Laid, ...], landing: int | None, number: int) -> Direction:
    """Return the direction of the nose that leads on from a tile: to the next tile or to the landing."""
    lying = spots(tiles)
    if number + 1 < len(tiles):
        return lying[number + 1].flow
    return hexes.direction_after(lying[number].flow, 0 if landing is None else landing)


def jetties(tiles: tuple[Laid, ...], landing: int | None) -> frozenset[Cell]:
    """Q7: the cells the landing lies against, where they are water."""
    if landing is None:
        return frozenset()
    spot, tile = spots(tiles)[-1], TILES[tiles[-1].id]
    against = (hexes.rotated(cell, landing) for cell in LANDING)
    return frozenset(placed(spot, cell) for cell in against if cell not in tile.land) - set(tiles[-1].left_out)


def quay(tiles: tuple[Laid, ...], landing: int | None) -> tuple[Cell, ...]:
    """Q7: the cells the landing itself covers, one beyond each cell it lies against."""
    if landing is None:
        return ()
    spot, heading = spots(tiles)[-1], nose(tiles, landing, len(tiles) - 1)
    return tuple(hexes.step(placed(spot, hexes.rotated(cell, landing)), heading) for cell in LANDING)


def tile_under(tiles: tuple[Laid, ...], cell: Cell) -> int:
    """Return the number of the tile that covers a cell, or covered it before it left the table; NOWHERE if none did."""
    lying = zip(tiles, spots(tiles), strict=True)
    found = (number for number, (laid, spot) in enumerate(lying) if cell in shape_at(spot) and cell not in laid.left_out)
    return max(found, default=NOWHERE)
