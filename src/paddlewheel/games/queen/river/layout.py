"""Q1, Q6, Q7: the river on the table, in one frame that never moves: the start tile's centre is (0, 0), flowing N.

`river` turns the tiles that lie on the table into flat tables for the hot path. Cells are named by their index in `cells`;
a *spot* is the index × 6 + heading.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from paddlewheel import hexes
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.river.flat_map import NOWHERE, Chart, Ground, coded
from paddlewheel.games.queen.river.joining import Laid, Spot, jetties, nose, spots
from paddlewheel.games.queen.river.tiles import NEXT_CENTRE, SHAPE, SHIPYARD, TILES
from paddlewheel.hexes import Cell, Direction


@dataclass(slots=True, eq=False)
class River:
    """The water on the table as flat tables; had from `river` alone, so that the same object is the same water.

    It is never changed, but not frozen because a frozen one takes nine times as long to make.
    """

    cells: tuple[Cell, ...]
    index: dict[Cell, int]
    ahead: tuple[int, ...]
    """For each spot the spot one cell ahead, `coded` if something is special about it, NOWHERE if it is no water."""
    ground: Ground | None
    """What is special about the cells; None if nothing is."""
    chart: Chart
    """The two above, as a turn needs them."""
    elements: dict[int, Element]
    """B2–B7: the cells that are more than plain water."""
    yard: int
    """B11: the cell of the shipyard, NOWHERE if it is not in use."""
    tile_of: tuple[int, ...]
    """For each cell the number of its tile, counted from the start tile as 0."""
    jetty: tuple[bool, ...]
    dock_of: tuple[int, ...]
    """For each cell the number of the tile whose station's dock it is, NOWHERE if it is none."""
    centres: tuple[Cell, ...]
    """For each tile its centre."""
    noses: tuple[Direction, ...]
    """For each tile the direction of the nose that leads on."""
    frontmost: int
    """The number of the frontmost tile."""
    open_end: bool
    """Whether the landing is still to come, so that the frontmost tile can be reached first."""


@dataclass(frozen=True, eq=False)
class Bed:
    """The water of a tile that flows some way, wherever it lies: cells as seen from its centre, counted from 0."""

    cells: tuple[Cell, ...]
    ahead: tuple[int, ...]
    """For each spot the spot one cell ahead, NOWHERE if that is no water of this tile."""
    dock: int
    """The cell of the station's dock, NOWHERE if there is none."""
    elements: tuple[tuple[int, Element], ...]
    """B2–B7: the cells that are more than plain water."""


def _bed(laid: Laid, spot: Spot) -> Bed:
    if not laid.left_out:
        return _bed_of(laid.id, spot.flow, ())
    q, r = spot.centre
    return _bed_of(laid.id, spot.flow, tuple([(one - q, other - r) for one, other in laid.left_out]))


@lru_cache(maxsize=4096)
def _bed_of(name: str, flow: Direction, left_out: tuple[Cell, ...]) -> Bed:
    tile = TILES[name]
    water = (hexes.rotated(cell, flow) for cell in tile.water)
    cells = tuple(cell for cell in water if cell not in left_out)
    index = {cell: number for number, cell in enumerate(cells)}
    dock = NOWHERE if tile.station is None else index.get(hexes.rotated(tile.station.dock, flow), NOWHERE)
    special = {hexes.rotated(cell, flow): element for cell, element in tile.special.items()}
    elements = tuple((index[cell], element) for cell, element in special.items() if cell in index)
    return Bed(cells, tuple(_steps(cells, index)), dock, elements)


def _steps(cells: Iterable[Cell], index: Mapping[Cell, int]) -> list[int]:
    """Return for each spot of some cells the spot one cell ahead, NOWHERE if the index does not have it."""
    return [
        NOWHERE if (there := index.get((q + dq, r + dr))) is None else there * 6 + heading
        for q, r in cells
        for heading, (dq, dr) in enumerate(hexes.VECTORS)
    ]


@lru_cache(maxsize=4096)
def _steps_from(bed: Bed, first: int) -> tuple[int, ...]:
    """Return the steps within a tile whose cells are counted from another one than 0."""
    return tuple([_SPOTS[there + first * 6] if there >= 0 else there for there in bed.ahead])


_SPOTS: Final = tuple(range(6 * len(SHAPE) * (len(TILES) + 1)))
"""The numbers of spots, kept once for the steps in all rivers: those in use then stay in the processor's cache."""


@lru_cache(maxsize=8192)
def _crossings(one: Bed, other: Bed, flow: Direction) -> tuple[tuple[int, int, int, int], ...]:
    """Return the steps from a tile onto the next one that flows this way, and back: four spots, each in its own tile."""
    dq, dr = hexes.step((0, 0), flow, NEXT_CENTRE)
    index = {(q + dq, r + dr): number * 6 for number, (q, r) in enumerate(other.cells)}
    found: list[tuple[int, int, int, int]] = []
    for spot in [spot for spot, there in enumerate(one.ahead) if there == NOWHERE]:
        heading = spot % 6
        there = index.get(hexes.step(one.cells[spot // 6], heading))
        if there is not None:
            back = hexes.opposite(heading)
            found.append((spot, there + heading, there + back, spot - heading + back))
    return tuple(found)


@lru_cache(maxsize=1024)
def river(
    tiles: tuple[Laid, ...], first_tile: int, landing: int | None, stops: bool = False, shipyard: bool = False
) -> River:
    """Return the water on the table; Q17: whether jetties end moves; B11: whether the shipyard is in use."""
    plain = _plain(tiles, first_tile)
    in_use = shipyard and not first_tile
    if landing is None and not in_use and not plain.elements:
        return plain
    cells, index, ahead, count = plain.cells, plain.index, list(plain.ahead), len(plain.cells)
    if in_use:
        cells, index = (*cells, SHIPYARD), {**index, SHIPYARD: count}
        _open_yard(ahead, count, index)
    landing_cells = jetties(tiles, landing)
    jetty = tuple([cell in landing_cells for cell in cells])
    ground = _ground(jetty if stops else (False,) * len(cells), plain.elements)
    if ground is not None:
        ahead = [coded(there) if there != NOWHERE and ground.special(there // 6) else there for there in ahead]
    steps = tuple(ahead)
    return River(
        cells=cells,
        index=index,
        ahead=steps,
        ground=ground,
        chart=Chart(steps, ground),
        elements=plain.elements,
        yard=count if in_use else NOWHERE,
        tile_of=(*plain.tile_of, 0) if in_use else plain.tile_of,
        jetty=jetty,
        dock_of=(*plain.dock_of, NOWHERE) if in_use else plain.dock_of,
        centres=plain.centres,
        noses=(*plain.noses[:-1], nose(tiles, landing, plain.frontmost)),
        frontmost=plain.frontmost,
        open_end=landing is None,
    )


@lru_cache(maxsize=1024)
def _plain(tiles: tuple[Laid, ...], first_tile: int) -> River:
    """Return the water of the tiles on the table as if nothing were special: that without the frontmost one, and its own.

    Q3, RULING: a river that comes round to an earlier tile is parted from it by its banks: water leads from a tile to the
    next one only.
    """
    lying, number, laid = spots(tiles), len(tiles) - 1, tiles[-1]
    before = _plain(tiles[:-1], first_tile) if number > first_tile else _NO_WATER
    first, spot = len(before.cells), lying[-1]
    bed, own = _bed(laid, spot), water_of(laid, spot)
    ahead = [*before.ahead, *_steps_from(bed, first)]
    if first:
        last = _bed(tiles[-2], lying[-2])
        one, other = first * 6 - len(last.ahead), first * 6
        for here, there, back, back_there in _crossings(last, bed, spot.flow):
            ahead[one + here] = other + there
            ahead[other + back] = one + back_there
    docks = [NOWHERE] * len(own)
    if bed.dock != NOWHERE:
        docks[bed.dock] = number
    steps = tuple(ahead)
    return River(
        cells=before.cells + own,
        index={**before.index, **dict(zip(own, range(first, first + len(own)), strict=True))},
        ahead=steps,
        ground=None,
        chart=Chart(steps, None),
        elements={**before.elements, **{first + index: element for index, element in bed.elements}},
        yard=NOWHERE,
        tile_of=before.tile_of + (number,) * len(own),
        jetty=before.jetty + (False,) * len(own),
        dock_of=before.dock_of + tuple(docks),
        centres=tuple([spot.centre for spot in lying]),
        noses=(*[spot.flow for spot in lying[1:]], spot.flow),
        frontmost=number,
        open_end=True,
    )


_NO_WATER: Final = River((), {}, (), None, Chart((), None), {}, NOWHERE, (), (), (), (), (), NOWHERE, True)


def _ground(stops: tuple[bool, ...], elements: dict[int, Element]) -> Ground | None:
    """Return what is special about the cells, None if nothing is."""
    if not any(stops) and not any(element.special or element.shove for element in elements.values()):
        return None
    ground = Ground(len(stops))
    ground.stops = list(stops)
    for index, element in elements.items():
        ground.points[index] = element.points
        ground.slows[index] = element.slows
        ground.shove[index] = element.shove
        ground.holds[index] = element.grounds
        ground.stops[index] = ground.stops[index] or element.grounds
    return ground


def _open_yard(ahead: list[int], yard: int, index: Mapping[Cell, int]) -> None:
    """B11: the shipyard has one way out: straight on to the dock cell before it."""
    ahead += [NOWHERE] * 6
    there = index.get(hexes.step(SHIPYARD, hexes.N))
    if there is not None:
        ahead[yard * 6 + hexes.N] = there * 6 + hexes.N
        ahead[there * 6 + hexes.S] = yard * 6 + hexes.S


@lru_cache(maxsize=4096)
def water_of(laid: Laid, spot: Spot) -> tuple[Cell, ...]:
    """Return the water cells of a laid tile."""
    q, r = spot.centre
    return tuple([(q + dq, r + dr) for dq, dr in _bed(laid, spot).cells])
