"""Q1, Q2, Q8, Q18, B1: what is printed on the eighteen tiles, each in its own frame: centre (0, 0), flowing N."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.games.queen.river.tiles import (
    EXPANSION,
    OPEN_WATER,
    RIVER,
    SHAPE,
    SHIPYARD,
    START,
    START_CELLS,
    TILES,
    Tile,
)

from .positions import NOSES, REAR, afloat

PICTURES = {
    "start": "..... ..... ..... #...#",
    "brown-1": "..... .D... #H.#. .....",
    "brown-2": "..... .##H. ...D. #...#",
    "brown-3": "..... DH#.. ..#.. ....#",
    "brown-4": "..... ..#D. ..H#. #...#",
    "red-1": "..... .H... ..D#. #...#",
    "red-2": "..... ..#.D ...H. #....",
    "red-3": "..... .D... ..H#. #...#",
    "red-4": "..... .#HD. ...#. #....",
    "wild-1": "..... #.... #.#.# ....#",
    "wild-2": "..... ...#. ..... .###.",
    "wild-3": "...#. .#... .#.#. ....#",
    "coal": "...C# ...## ..C#. .....",
    "coal-and-driftwood": ".W..# ...CW #.#.# .....",
    "driftwood": ".#.#. ....# #.#W. ...W.",
    "sandbanks-1": "#.... .#.S. SS#.. ....#",
    "sandbanks-2": "..S.# ..S#S #S... .....",
    "many-islands": "#.#.# ...#. .#..# #.#.#",
}
"""Every tile, front row first, each row from left to right: # land, H a house, D its dock, C a depot's dock, W driftwood,
S a sandbank, . other water."""

SIGNS = {"depot": "C", "driftwood": "W", "sandbank": "S"}
DRY_NOSES = {
    "coal": {1},
    "coal-and-driftwood": {1},
    "sandbanks-1": {-1},
    "sandbanks-2": {1},
    "many-islands": {-1, 0, 1},
}
"""B1: the noses that are land; on tiles that are not named here none is."""

PRINTED = [START, *RIVER.values(), *EXPANSION.values()]
every_tile = pytest.mark.parametrize("tile", PRINTED, ids=lambda tile: tile.id)
every_base_tile = pytest.mark.parametrize("tile", [START, *RIVER.values()], ids=lambda tile: tile.id)
every_station = pytest.mark.parametrize("tile", [tile for tile in RIVER.values() if tile.station], ids=lambda tile: tile.id)


def picture(tile: Tile) -> str:
    """Return what a tile shows in the manner of PICTURES."""
    signs = dict.fromkeys(SHAPE, ".") | dict.fromkeys(tile.land, "#")
    if tile.station is not None:
        signs |= {tile.station.house: "H", tile.station.dock: "D"}
    signs |= {cell: SIGNS[element.name] for cell, element in tile.special.items()}
    rows = ["".join(signs[cell] for cell in SHAPE[at : at + 5]) for at in (15, 10, 5, 0)]
    return " ".join(rows)


def test_a_tile_has_twenty_cells_in_five_columns_of_four() -> None:
    """Q1: each column is unbroken."""
    assert len(set(SHAPE)) == len(SHAPE) == 20
    for q in range(-2, 3):
        rows = sorted(r for column, r in SHAPE if column == q)
        assert rows == list(range(rows[0], rows[0] + 4))


def test_a_tile_is_a_hexagon_without_its_rear_corner_and_with_two_rear_cells_more() -> None:
    """Q1: the nineteen cells around the centre, less (0, 2), plus (-2, 3) and (2, 1)."""
    hexagon = {(q, r) for q in range(-2, 3) for r in range(-2, 3) if hexes.distance((0, 0), (q, r)) <= 2}
    assert len(hexagon) == 19
    assert set(SHAPE) == hexagon - {(0, 2)} | {(-2, 3), (2, 1)}


def test_left_and_right_of_a_tile_are_mirror_images() -> None:
    """Q1: an arrow; mirrored about its middle column it covers the same cells."""
    assert {(-q, q + r) for q, r in SHAPE} == set(SHAPE)


@every_tile
def test_the_tile_shows_what_was_printed(tile: Tile) -> None:
    """Q1, B1–B7: islands, houses and docks, depots, driftwood and sandbanks."""
    assert picture(tile) == PICTURES[tile.id]
    assert set(tile.special) <= set(tile.water)


@every_tile
def test_land_and_water_are_the_whole_tile(tile: Tile) -> None:
    """Q1: nothing is printed beside it, and no cell is both."""
    assert tile.land < set(SHAPE)
    assert set(tile.water) == set(SHAPE) - tile.land
    assert len(tile.water) == len(set(tile.water))


@every_tile
def test_the_three_noses_are_corners_and_water_on_every_tile_of_the_base_game(tile: Tile) -> None:
    """Q2, B1: left, middle and right, two cells from the centre in the direction in which the next tile flows."""
    for turn, nose in NOSES.items():
        assert nose == hexes.step((0, 0), hexes.direction_after(hexes.N, turn), 2)
        assert (nose in tile.land) == (turn in DRY_NOSES.get(tile.id, ()))


@every_base_tile
def test_a_steamer_can_sail_from_every_rear_cell_to_every_nose(tile: Tile) -> None:
    """Q2, Q10, Q11: with the current, at speed 1, with no coal at all: one free turn in each turn is enough."""
    water = set(tile.water)
    for cell in REAR:
        if cell in water:
            assert set(NOSES.values()) <= {there for there, _ in afloat(water, cell, hexes.N)}, cell


def test_eight_of_eleven_tiles_have_a_station_four_of_each_roof() -> None:
    """Q18: four red, four brown, three without; the start tile has none."""
    roofs = [tile.station.roof if tile.station else None for tile in RIVER.values()]
    assert len(RIVER) == 11
    assert {roof: roofs.count(roof) for roof in roofs} == {"red": 4, "brown": 4, None: 3}
    assert START.station is None


def test_the_six_tiles_of_the_expansion_have_no_station_but_three_depots_driftwood_and_sandbanks() -> None:
    """B1, B7: nobody waits there; what is special about their water, and how many cells of it there are."""
    assert len(EXPANSION) == 6
    assert not set(EXPANSION) & set(RIVER)
    assert not any(tile.station for tile in EXPANSION.values())
    kinds = [element.name for tile in EXPANSION.values() for element in tile.special.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"depot": 3, "driftwood": 4, "sandbank": 7}
    assert not any(tile.special for tile in (START, *RIVER.values()))


def test_besides_the_printed_tiles_there_is_only_open_water() -> None:
    """B12, RULING: what nobody has seen yet counts as water all over; it is in no pile."""
    assert list(TILES.values()) == [*PRINTED, OPEN_WATER]
    assert set(PICTURES) == {tile.id for tile in PRINTED}
    assert OPEN_WATER.water == SHAPE


@every_tile
def test_a_depot_lies_beside_land(tile: Tile) -> None:
    """B7: steamers dock there as at a station, which stands on land."""
    for cell, element in tile.special.items():
        if element.fills:
            assert set(hexes.neighbours(cell)) & tile.land


@every_station
def test_a_dock_is_water_beside_its_house(tile: Tile) -> None:
    """Q18, Q19: the house is land, and the tile is named after its roof."""
    assert tile.station is not None
    assert tile.station.house in tile.land
    assert tile.station.dock in tile.water
    assert hexes.distance(tile.station.house, tile.station.dock) == 1
    assert tile.id.partition("-")[0] == tile.station.roof


@every_station
def test_no_dock_is_a_nose(tile: Tile) -> None:
    """Q2, Q19: a steamer that boards does not block the way on to the next tile."""
    assert tile.station is not None
    assert tile.station.dock not in NOSES.values()


def test_the_five_start_cells_are_water_at_the_rear_of_the_start_tile() -> None:
    """Q8: number 1 in the middle; every other one borders on another, and all noses are ahead of them."""
    assert len(set(START_CELLS)) == 5
    assert START_CELLS[0] == (0, 1)
    assert set(START_CELLS) <= set(START.water)
    assert set(START_CELLS) == set(START.water) & {cell for cell in SHAPE if cell in REAR or cell in [(-2, 2), (2, 0)]}


def test_the_shipyard_is_land_behind_a_cell_of_the_start_tile() -> None:
    """B11: straight on from it lies start cell 3, the dock cell before it."""
    assert SHIPYARD in START.land
    assert hexes.step(SHIPYARD, hexes.N) == START_CELLS[2]
