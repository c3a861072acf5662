"""The scene of Mississippi Queen has every cell of the river where the rules have it."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.notation.scene import scene, tile_scene
from paddlewheel.games.queen.river.joining import joined, shape_at, spots
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER, SHIPYARD, START_CELLS, TILES

UNDER_WAY = "queen tiles=start,red-1,brown-2:left,wild-1 to_move=red | red=-3,-4:NW green=0,-4 yellow=0,-5"
LEFT_BEHIND = "queen tiles=start,red-1,brown-2:left,wild-1 to_move=red | red=-3,-4:NW green=-4,-3 yellow=0,-5"
SPECIAL = (
    "queen added=driftwood+coal+sandbanks-1 tiles=start,sandbanks-1,coal:right,driftwood to_move=red"
    " | red=2,-4 green=0,-3 yellow=1,-3"
)
AT_THE_END = (
    "queen school=yes tiles=start,wild-1,red-1,wild-2:right landing=left to_move=red | red=1,-7 green=0,-6 yellow=1,-5"
)
ROSES = "queen black_rose=yes tiles=start,red-1,red-2 order={order} to_move=red |"
TURNED = "queen tiles=start,wild-1 to_move=red decision=tile die=left | red=1,-4 green=0,-1 yellow=1,-1"


def water(state: State) -> set[tuple[int, int]]:
    """Return the water of a scene."""
    return {(q, r) for tile in scene(state)["tiles"] for q, r in tile["cells"] if [q, r] not in tile["land"]}


@pytest.mark.parametrize("text", [UNDER_WAY, LEFT_BEHIND, SPECIAL, AT_THE_END])
def test_the_water_that_is_drawn_is_the_water_that_is_sailed(text: str) -> None:
    state = queen.parse_position(text)
    assert water(state) == set(state.river.index)


def test_every_station_has_its_dock_where_steamers_dock() -> None:
    """Q18: and its house is on land beside it."""
    state = queen.parse_position(UNDER_WAY)
    river = state.river
    docks = {}
    for tile in scene(state)["tiles"]:
        if tile["station"] is not None:
            assert tile["station"]["house"] in tile["land"]
            (q, r), (dock_q, dock_r) = tile["station"]["house"], tile["station"]["dock"]
            assert hexes.distance((q, r), (dock_q, dock_r)) == 1
            docks[dock_q, dock_r] = tile["number"]
    assert docks == {cell: tile for cell, tile in zip(river.cells, river.dock_of, strict=True) if tile >= 0}


def test_what_is_special_about_the_water_is_named_by_its_kind() -> None:
    """B2–B7."""
    state = queen.parse_position(SPECIAL)
    drawn = {
        (kind, tuple(cell)) for tile in scene(state)["tiles"] for kind, cells in tile["elements"].items() for cell in cells
    }
    assert drawn == {(element.cells, state.river.cells[index]) for index, element in state.river.elements.items()}
    assert {kind for kind, _ in drawn} == {"sandbank", "driftwood", "coal_docks"}


def test_tiles_that_left_the_table_are_not_drawn() -> None:
    """Q6: nor are start cells without the start tile."""
    state = queen.parse_position(LEFT_BEHIND)
    assert [tile["number"] for tile in scene(state)["tiles"]] == [1, 2, 3]
    assert scene(state)["start_cells"] == []
    assert scene(queen.parse_position(TURNED))["start_cells"] == [list(cell) for cell in START_CELLS]


def test_the_river_can_go_on_where_the_next_tile_may_lie() -> None:
    """Q2, Q3: three ways, one once the die has fallen, none once the landing is there."""
    state = queen.parse_position(UNDER_WAY)
    last = spots(state.tiles)[-1]
    ways = scene(state)["to_come"]
    assert [way["turn"] for way in ways] == ["left", "straight", "right"]
    for turn, way in zip((-1, 0, 1), ways, strict=True):
        assert {tuple(cell) for cell in way["cells"]} == shape_at(joined(last, turn))
        assert way["heading"] == hexes.NAMES[joined(last, turn).flow]
    assert [way["turn"] for way in scene(queen.parse_position(TURNED))["to_come"]] == ["left"]
    assert scene(queen.parse_position(AT_THE_END))["to_come"] == []


def test_the_landing_lies_beyond_its_jetties() -> None:
    """Q7: its quay is not on the river."""
    state = queen.parse_position(AT_THE_END)
    landing, river = scene(state)["landing"], state.river
    assert landing is not None
    jetties = {(q, r) for q, r in landing["jetties"]}
    assert jetties == {cell for cell, jetty in zip(river.cells, river.jetty, strict=True) if jetty}
    quay = {tuple(cell) for cell in landing["quay"]}
    assert quay.isdisjoint(tuple(cell) for tile in scene(state)["tiles"] for cell in tile["cells"])
    assert {hexes.step(cell, hexes.NAMES.index(landing["heading"])) for cell in jetties} <= quay
    assert scene(queen.parse_position(UNDER_WAY))["landing"] is None


def test_the_shipyard_is_there_when_six_steamers_are() -> None:
    """B11."""
    six = queen.setup(queen.OPTIONS(added=("coal",)), ("red", "green", "yellow", "white", "blue", "orange"))
    assert scene(six)["shipyard"] == list(SHIPYARD)
    assert scene(queen.parse_position(UNDER_WAY))["shipyard"] is None


@pytest.mark.parametrize("name", ["start", *RIVER, *EXPANSION])
def test_a_tile_by_itself_lies_in_its_own_frame(name: str) -> None:
    drawn = tile_scene(TILES[name])
    assert {tuple(cell) for cell in drawn["land"]} == TILES[name].land
    assert (drawn["id"], drawn["flow"], drawn["centre"]) == (name, "N", [0, 0])


def test_the_tiles_still_to_come_are_counted() -> None:
    """Q4, Q17: until the landing is there, and no tile is left."""
    assert scene(queen.parse_position(UNDER_WAY))["pile"] == 11 - 3
    assert scene(queen.parse_position(AT_THE_END))["pile"] == 0


@pytest.mark.parametrize(
    ("order", "because", "why"),
    [
        ("red,green,rose,blue", "blue", "last"),
        ("blue,red,green,rose", "green", "before"),
        ("rose,green,blue,red", "red", "last"),
    ],
)
def test_it_is_said_who_steers_the_black_rose_and_why(order: str, because: str, why: str) -> None:
    """B12: the player of the last steamer in the order that is not she."""
    state = queen.parse_position(f"{ROSES.format(order=order)} red=0,1 green=2,0 blue=-2,2 rose=1,1")
    assert scene(state)["rose"] == {"captain": because, "because": because, "why": why}
    assert scene(queen.parse_position(UNDER_WAY))["rose"] is None


def test_one_of_two_steamers_is_why_she_is_steered() -> None:
    """B10, B12."""
    order = "green-1,red-1,rose,red-2,green-2"
    state = queen.parse_position(
        f"queen black_rose=yes steamers=2 tiles=start,red-1,red-2 order={order} to_move=green-1"
        " | red-1=0,1 green-1=2,0 red-2=-2,2 green-2=1,1 rose=-1,2"
    )
    assert scene(state)["rose"] == {"captain": "green", "because": "green-2", "why": "last"}
