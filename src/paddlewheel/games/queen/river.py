"""Q1–Q3, Q6, Q7: the river on the table, in one frame that never moves: the start tile's centre is (0, 0), flowing N.

`river` turns the tiles that lie on the table into flat tables for the hot path. A *place* is the index of a water cell in
`cells`; a *spot* is place × 6 + heading.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.games.queen.elements import Element
from paddlewheel.games.queen.tiles import LANDING, NEXT_CENTRE, SHAPE, SHIPYARD, TILES, TURNS
from paddlewheel.games.queen.water import NOWHERE, Ground, coded
from paddlewheel.hexes import Cell, Direction


class Laid(NamedTuple):
    """A tile as it was laid: which one, how it turned from the one before, and the cells left out for want of room."""

    id: str
    turn: int
    left_out: tuple[Cell, ...] = ()


class Spot(NamedTuple):
    """Where a tile lies: its centre and the direction it flows."""

    centre: Cell
    flow: Direction


@dataclass(frozen=True, eq=False)
class River:
    """The water on the table as flat tables; made by `river` alone, so that the same object is the same water."""

    cells: tuple[Cell, ...]
    index: dict[Cell, int]
    ahead: tuple[int, ...]
    """For each spot the spot one cell ahead, `coded` if something is special about it, NOWHERE if it is no water."""
    ground: Ground | None
    """What is special about the cells; None if nothing is."""
    elements: dict[int, Element]
    """B2–B7: the places that are more than plain water."""
    yard: int
    """B11: the place of the shipyard, NOWHERE if it is not in use."""
    tile_of: tuple[int, ...]
    """For each place the number of its tile, counted from the start tile as 0."""
    jetty: tuple[bool, ...]
    dock_of: tuple[int, ...]
    """For each place the number of the tile whose station's dock it is, NOWHERE if it is none."""
    centres: tuple[Cell, ...]
    """For each tile its centre."""
    noses: tuple[Direction, ...]
    """For each tile the direction of the nose that leads on."""
    frontmost: int
    """The number of the frontmost tile."""
    open_end: bool
    """Whether the landing is still to come, so that the frontmost tile can be reached first."""


@lru_cache(maxsize=4096)
def spots(tiles: tuple[Laid, ...]) -> tuple[Spot, ...]:
    """Q2: where each tile lies, the start tile at (0, 0) flowing N."""
    if len(tiles) == 1:
        return (Spot((0, 0), hexes.N),)
    before = spots(tiles[:-1])
    return (*before, joined(before[-1], tiles[-1].turn))


def joined(last: Spot, turn: int) -> Spot:
    """Q2: where the next tile lies if it turns that way."""
    flow = hexes.turned(last.flow, turn)
    return Spot(hexes.step(last.centre, flow, NEXT_CENTRE), flow)


def placed(spot: Spot, cell: Cell) -> Cell:
    """Return where a cell of a tile's own frame lies on the table."""
    q, r = hexes.rotated(cell, spot.flow)
    return spot.centre[0] + q, spot.centre[1] + r


@lru_cache(maxsize=4096)
def shape_at(spot: Spot) -> frozenset[Cell]:
    """Return the twenty cells a tile covers there."""
    return frozenset(placed(spot, cell) for cell in SHAPE)


def covered(tiles: tuple[Laid, ...], first_tile: int) -> frozenset[Cell]:
    """Return every cell that the tiles on the table cover, land and water."""
    return frozenset(
        cell
        for laid, spot in list(zip(tiles, spots(tiles), strict=True))[first_tile:]
        for cell in shape_at(spot)
        if cell not in laid.left_out
    )


@lru_cache(maxsize=1024)
def free_turns(tiles: tuple[Laid, ...], first_tile: int) -> tuple[int, ...]:
    """Q3: the directions of the die that are not rolled again.

    One that overlaps is rolled again, and so is one after which the following tile would have no free nose. RULING: if
    the second demand leaves nothing, only the first holds; if that leaves nothing either, the die stands.
    """
    table, last = covered(tiles, first_tile), spots(tiles)[-1]
    fitting = [turn for turn in TURNS if _fits(table, joined(last, turn))]
    going_on = [
        turn
        for turn in fitting
        if any(_fits(table | shape_at(joined(last, turn)), joined(joined(last, turn), after)) for after in TURNS)
    ]
    return tuple(going_on or fitting or TURNS)


def overlap(tiles: tuple[Laid, ...], first_tile: int, turn: int) -> tuple[Cell, ...]:
    """Q3, RULING: the cells that are not laid because others lie there already; hardly ever any."""
    spot = joined(spots(tiles)[-1], turn)
    table = covered(tiles, first_tile)
    return () if _fits(table, spot) else tuple(sorted(shape_at(spot) & table))


def _fits(table: frozenset[Cell], spot: Spot) -> bool:
    return table.isdisjoint(shape_at(spot))


def nose(tiles: tuple[Laid, ...], landing: int | None, number: int) -> Direction:
    """Return the direction of the nose that leads on from a tile: to the next tile or to the landing."""
    lying = spots(tiles)
    if number + 1 < len(tiles):
        return lying[number + 1].flow
    return hexes.turned(lying[number].flow, 0 if landing is None else landing)


def jetties(tiles: tuple[Laid, ...], landing: int | None) -> frozenset[Cell]:
    """Q7: the cells the landing lies against, where they are water."""
    if landing is None:
        return frozenset()
    spot, tile = spots(tiles)[-1], TILES[tiles[-1].id]
    against = (hexes.rotated(cell, landing) for cell in LANDING)
    return frozenset(placed(spot, cell) for cell in against if cell not in tile.land) - set(tiles[-1].left_out)


@lru_cache(maxsize=4096)
def water_of(laid: Laid, spot: Spot) -> tuple[Cell, ...]:
    """Return the water cells of a laid tile."""
    water = (placed(spot, local) for local in TILES[laid.id].water)
    return tuple(cell for cell in water if cell not in laid.left_out)


@lru_cache(maxsize=1024)
def river(
    tiles: tuple[Laid, ...], first_tile: int, landing: int | None, stops: bool = False, shipyard: bool = False
) -> River:
    """Return the water on the table; Q17: whether jetties end moves; B11: whether the shipyard is in use."""
    cells: list[Cell] = []
    tile_of: list[int] = []
    docks: dict[Cell, int] = {}
    special: dict[Cell, Element] = {}
    for number, (laid, spot) in enumerate(zip(tiles, spots(tiles), strict=True)):
        if number < first_tile:
            continue
        water = water_of(laid, spot)
        cells += water
        tile_of += [number] * len(water)
        station = TILES[laid.id].station
        if station is not None and placed(spot, station.dock) not in laid.left_out:
            docks[placed(spot, station.dock)] = number
        lying = {placed(spot, local): element for local, element in TILES[laid.id].special.items()}
        special |= {cell: element for cell, element in lying.items() if cell not in laid.left_out}
    yard = len(cells) if shipyard and not first_tile else NOWHERE
    if yard != NOWHERE:
        cells.append(SHIPYARD)
        tile_of.append(0)
    index = {cell: place for place, cell in enumerate(cells)}
    landing_cells = jetties(tiles, landing)
    jetty = [cell in landing_cells for cell in cells] if landing_cells else [False] * len(cells)
    elements = {index[cell]: element for cell, element in special.items() if cell in index}
    ground = _ground(jetty if stops else [False] * len(cells), elements)
    ahead = [
        NOWHERE if (there := index.get((q + dq, r + dr))) is None else there * 6 + heading
        for q, r in cells
        for heading, (dq, dr) in enumerate(hexes.VECTORS)
    ]
    if len(tiles) - first_tile > SHORTEST_BITE:
        _keep_banks(ahead, tile_of)
    if yard != NOWHERE:
        _close_yard(ahead, yard)
    if ground is not None:
        ahead = [coded(there) if there != NOWHERE and ground.special(there // 6) else there for there in ahead]
    return River(
        cells=tuple(cells),
        index=index,
        ahead=tuple(ahead),
        ground=ground,
        elements=elements,
        yard=yard,
        tile_of=tuple(tile_of),
        jetty=tuple(jetty),
        dock_of=tuple(docks.get(cell, NOWHERE) for cell in cells),
        centres=tuple(spot.centre for spot in spots(tiles)),
        noses=tuple(nose(tiles, landing, number) for number in range(len(tiles))),
        frontmost=len(tiles) - 1,
        open_end=landing is None,
    )


def _ground(stops: list[bool], elements: dict[int, Element]) -> Ground | None:
    """Return what is special about the cells, None if nothing is."""
    if not any(stops) and not any(element.special or element.shove for element in elements.values()):
        return None
    ground = Ground(len(stops))
    ground.stops = list(stops)
    for place, element in elements.items():
        ground.points[place] = element.points
        ground.slows[place] = element.slows
        ground.shove[place] = element.shove
        ground.holds[place] = element.grounds
        ground.stops[place] = ground.stops[place] or element.grounds
    return ground


SHORTEST_BITE: Final = 5
"""Fewer tiles than this many and one never touch each other but in their order."""


def _keep_banks(ahead: list[int], tile_of: list[int]) -> None:
    """Q3, RULING: a river that comes round to an earlier tile is parted from it by its banks: no water leads across."""
    for spot, there in enumerate(ahead):
        if there != NOWHERE and abs(tile_of[there // 6] - tile_of[spot // 6]) > 1:
            ahead[spot] = NOWHERE


def _close_yard(ahead: list[int], yard: int) -> None:
    """B11: the shipyard has one way out: straight on to the dock cell before it."""
    for way in range(6):
        there = ahead[yard * 6 + way]
        if there != NOWHERE and way != hexes.N:
            ahead[yard * 6 + way] = NOWHERE
            ahead[there // 6 * 6 + hexes.opposite(way)] = NOWHERE
