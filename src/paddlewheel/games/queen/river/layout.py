"""Q1, Q6, Q7: the river on the table, in one frame that never moves: the start tile's centre is (0, 0), flowing N.

`river` is the flat map of the kernel as plain values, for whoever draws, explains or reckons with it. Cells are named by
their place, the number of the tile × 20 + the cell's index on it; a *spot* is a place × 6 + a heading.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from paddlewheel import hexes
from paddlewheel.games.queen.river import flat_map
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.river.flat_map import CELLS, FlatMap
from paddlewheel.games.queen.river.joining import NOWHERE, Laid, Spot, nose, placed, spots
from paddlewheel.games.queen.river.tables import CELL_INDEX, TABLES, TILE_NUMBERS
from paddlewheel.games.queen.river.tiles import SHAPE, SHIPYARD, TILES, TURNS
from paddlewheel.hexes import Cell, Direction


@dataclass(slots=True, eq=False)
class River:
    """The water on the table; had from `river` alone, so that the same object is the same water.

    It is never changed, but not frozen because a frozen one takes nine times as long to make.
    """

    cells: tuple[Cell, ...]
    """By place: the cell, land and tiles that have left the table included."""
    index: dict[Cell, int]
    """The places of the water cells on the table."""
    beside: tuple[int, ...]
    """By spot: the place one step ahead, NOWHERE if no water leads there."""
    special: tuple[int, ...]
    """By place: what is special about it as one number, see `flat_map`."""
    elements: dict[int, Element]
    """B2–B7: the places that are more than plain water."""
    yard: int
    """B11: the place of the shipyard, NOWHERE if it is not in use."""
    tile_of: tuple[int, ...]
    """By place: the number of its tile, counted from the start tile as 0."""
    jetty: tuple[bool, ...]
    """By place: whether it is a jetty."""
    dock_of: tuple[int, ...]
    """By place: the number of the tile whose station's dock it is, NOWHERE if it is none."""
    centres: tuple[Cell, ...]
    """By tile: its centre."""
    noses: tuple[Direction, ...]
    """By tile: the direction of the nose that leads on."""
    frontmost: int
    """The number of the frontmost tile."""
    open_end: bool
    """Whether the landing is still to come, so that the frontmost tile can be reached first."""

    def ahead(self, spot: int) -> int:
        """Return the spot one step ahead, NOWHERE if no water leads there."""
        there = self.beside[spot]
        return there if there == NOWHERE else there * 6 + spot % 6

    def around(self, place: int) -> tuple[int, ...]:
        """Return for each heading the place one step from another one, NOWHERE if no water leads there."""
        return self.beside[place * 6 : place * 6 + 6]

    def leads(self, here: Cell, cell: Cell) -> bool:
        """Q3: return whether water leads from one cell to the next."""
        place = self.index.get(cell, NOWHERE)
        return place != NOWHERE and place in self.around(self.index[here])


def chart_of(
    tiles: tuple[Laid, ...], first_tile: int, landing: int | None, stops: bool = False, shipyard: bool = False
) -> FlatMap:
    """Return tiles as the kernel has them."""
    chart = FlatMap(TABLES)
    chart.stops_at_jetties, chart.with_yard = stops, shipyard
    for laid, spot in zip(tiles, spots(tiles), strict=True):
        flat_map.lay(chart, TILE_NUMBERS[laid.id], laid.turn, left_out_bits(laid, spot))
    if landing is not None:
        flat_map.join_landing(chart, landing)
    flat_map.set_first_tile(chart, first_tile)
    flat_map.set_yard(chart, shipyard)
    return chart


def left_out_bits(laid: Laid, spot: Spot) -> int:
    """Q3: return a bit for each cell of a tile that was not laid."""
    q, r = spot.centre
    own = [hexes.rotated((cell[0] - q, cell[1] - r), -spot.flow) for cell in laid.left_out]
    return sum(1 << CELL_INDEX[cell] for cell in own)


@lru_cache(maxsize=2048)
def cells_of(tiles: tuple[Laid, ...]) -> tuple[Cell, ...]:
    """Return the cells of all tiles by their places, land too."""
    if not tiles:
        return ()
    spot = spots(tiles)[-1]
    return (*cells_of(tiles[:-1]), *[placed(spot, cell) for cell in SHAPE])


@lru_cache(maxsize=1024)
def river(
    tiles: tuple[Laid, ...], first_tile: int, landing: int | None, stops: bool = False, shipyard: bool = False
) -> River:
    """Return the water on the table; Q17: whether jetties end moves; B11: whether the shipyard is in use."""
    chart, lying, count = chart_of(tiles, first_tile, landing, stops, shipyard), spots(tiles), len(tiles)
    cells, places = cells_of(tiles), range(first_tile * CELLS, count * CELLS)
    water = [place for place in places if chart.is_water(place)]
    index = {cells[place]: place for place in water}
    if chart.yard != NOWHERE:
        index[SHIPYARD] = chart.yard
    docks = [NOWHERE] * len(cells)
    elements: dict[int, Element] = {}
    for number in range(first_tile, count):
        tile = TILES[tiles[number].id]
        if tile.station is not None:
            place = number * CELLS + CELL_INDEX[tile.station.dock]
            docks[place] = number if cells[place] in index else NOWHERE
        for cell, element in tile.special.items():
            place = number * CELLS + CELL_INDEX[cell]
            if index.get(cells[place]) == place:
                elements[place] = element
    return River(
        cells=cells,
        index=index,
        beside=tuple(chart.beside[: count * CELLS * 6]),
        special=tuple(chart.special[: count * CELLS]),
        elements=elements,
        yard=chart.yard,
        tile_of=tuple([place // CELLS for place in range(count * CELLS)]),
        jetty=tuple([chart.is_jetty(place) for place in range(count * CELLS)]),
        dock_of=tuple(docks),
        centres=tuple([spot.centre for spot in lying]),
        noses=(*[spot.flow for spot in lying[1:]], nose(tiles, landing, count - 1)),
        frontmost=count - 1,
        open_end=landing is None,
    )


@lru_cache(maxsize=4096)
def free_bends(tiles: tuple[Laid, ...], first_tile: int, goes_on: bool = True) -> tuple[int, ...]:
    """Q3: return the directions of the die that are not rolled again."""
    bits = flat_map.free_bends(chart_of(tiles, first_tile, None), goes_on)
    return tuple([turn for turn in TURNS if bits >> (turn + 1) & 1])


@lru_cache(maxsize=4096)
def water_of(laid: Laid, spot: Spot) -> tuple[Cell, ...]:
    """Return the water cells of a laid tile."""
    return tuple(cell for cell in (placed(spot, own) for own in TILES[laid.id].water) if cell not in laid.left_out)
