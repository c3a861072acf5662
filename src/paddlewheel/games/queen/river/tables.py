"""Q1, Q2, Q7, Q20, B2–B7: the printed tiles as the numbers of the flat map, worked out once."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.river.flat_map import (
    BARS_EXCHANGE,
    CELLS,
    FILLS,
    HOLDS,
    KEEPS_HEADING,
    MOST_TILES,
    SHOVE,
    SLOWS,
    STOPS,
    Tiles,
)
from paddlewheel.games.queen.river.measuring_stick import projection, rightness
from paddlewheel.games.queen.river.tiles import (
    LANDING,
    NEXT_CENTRE,
    OPEN_WATER,
    SHAPE,
    SHIPYARD,
    START_CELLS,
    TILES,
    TURNS,
    Tile,
)
from paddlewheel.hexes import Cell

CELL_INDEX: Final[dict[Cell, int]] = {cell: index for index, cell in enumerate(SHAPE)}
"""The index of each cell of a tile, in the tile's own frame."""
TILE_NAMES: Final = tuple(TILES)
TILE_NUMBERS: Final = {name: number for number, name in enumerate(TILE_NAMES)}
ROOFS: Final = ("red", "brown")


def special(element: Element) -> int:
    """Return what is special about a kind of cells as one number."""
    flags = (STOPS | HOLDS if element.grounds else 0) | (KEEPS_HEADING if element.keeps_heading else 0)
    flags |= BARS_EXCHANGE if element.bars_exchange else 0
    return element.points | element.slows << SLOWS | element.shove << SHOVE | flags | element.fills << FILLS


def _bits(cells: set[Cell] | frozenset[Cell]) -> int:
    return sum(1 << CELL_INDEX[cell] for cell in cells)


def _dock(tile: Tile) -> int:
    return -1 if tile.station is None else CELL_INDEX[tile.station.dock]


def _roof(tile: Tile) -> int:
    return 0 if tile.station is None else 1 + ROOFS.index(tile.station.roof)


def _crossings(bend: int) -> list[int]:
    """Return the steps from a tile onto the next one that bends this way, 64 numbers."""
    q, r = hexes.step((0, 0), bend % 6, NEXT_CENTRE)
    there = {(q + dq, r + dr): index for index, (dq, dr) in enumerate(hexes.rotated(cell, bend) for cell in SHAPE)}
    found = [
        (index, direction, there[beyond])
        for index, cell in enumerate(SHAPE)
        for direction, beyond in enumerate(hexes.neighbours(cell))
        if beyond in there
    ]
    numbers = [number for three in found for number in three]
    return numbers + [-1] * (64 - len(numbers))


def _overlaps() -> list[int]:
    """Return for two tiles side by side whether they have a cell in common, by direction and both flows."""
    shapes = [frozenset(hexes.rotated(cell, flow) for cell in SHAPE) for flow in range(6)]
    found: list[int] = []
    for way in range(6):
        q, r = hexes.step((0, 0), way, NEXT_CENTRE)
        for one in shapes:
            found += [int(any((q + dq, r + dr) in one for dq, dr in other)) for other in shapes]
    return found


TABLES: Final = Tiles(
    water=[_bits(set(tile.water)) for tile in TILES.values()],
    docks=[_dock(tile) for tile in TILES.values()],
    roofs=[_roof(tile) for tile in TILES.values()],
    specials=[
        special(tile.special[cell]) if cell in tile.special and cell not in tile.land else 0
        for tile in TILES.values()
        for cell in SHAPE
    ],
    inner=[CELL_INDEX.get(there, -1) for cell in SHAPE for there in hexes.neighbours(cell)],
    crossings=[number for bend in TURNS for number in _crossings(bend)],
    offsets=[number for flow in range(6) for cell in SHAPE for number in hexes.rotated(cell, flow)],
    landings=[_bits({hexes.rotated(cell, bend) for cell in LANDING}) for bend in TURNS],
    sticks=[projection(cell, bend % 6) for bend in TURNS for cell in SHAPE],
    rights=[rightness(cell, bend % 6) for bend in TURNS for cell in SHAPE],
    berths=[CELL_INDEX[cell] for cell in (*START_CELLS, SHIPYARD)],
    open_water=TILE_NUMBERS[OPEN_WATER.id],
    near_overlaps=_overlaps(),
)
assert len(SHAPE) == CELLS
assert len(TILES) <= MOST_TILES
