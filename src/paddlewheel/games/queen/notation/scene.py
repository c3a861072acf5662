"""The river as it lies on the table, as plain data: all that a client needs to draw it, and nothing that it could play by.

Everything is in the one frame of positions and events, so that drawing code need not know how tiles are joined (Q1–Q3).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from paddlewheel import hexes
from paddlewheel.engine.data_types import Pair
from paddlewheel.games.queen.model.data_types import Landing, RoseCaptain, Scene, SceneTile, TileToCome
from paddlewheel.games.queen.model.state import NOBODY, State, owner
from paddlewheel.games.queen.river.elements import ELEMENTS
from paddlewheel.games.queen.river.joining import NOWHERE, Laid, Spot, jetties, joined, nose, placed, quay, shape_at, spots
from paddlewheel.games.queen.river.tiles import SHAPE, SHIPYARD, START_CELLS, TILES, TURN_NAMES, Tile
from paddlewheel.games.queen.turn.outcome import captain_of
from paddlewheel.games.queen.turn.pile import bends_to_come, pile_size
from paddlewheel.hexes import Cell


def scene(state: State) -> Scene:
    """Return the tiles on the table, the start cells, the landing, and where the river can go on."""
    lying = list(enumerate(zip(state.tiles, spots(state.tiles), strict=True)))[state.first_tile :]
    starts = [] if state.first_tile else START_CELLS
    return {
        "tiles": [_tile(number, laid, spot) for number, (laid, spot) in lying],
        "start_cells": _cells(starts),
        "shipyard": None if state.river.yard == NOWHERE else list(SHIPYARD),
        "landing": _landing(state),
        "to_come": _to_come(state),
        "pile": pile_size(state),
        "rose": _rose(state),
    }


def tile_scene(tile: Tile) -> SceneTile:
    """Return a tile by itself, in its own frame."""
    return _tile(0, Laid(tile.id, 0), Spot((0, 0), hexes.N))


@lru_cache(maxsize=4096)
def _tile(number: int, laid: Laid, spot: Spot) -> SceneTile:
    """Q1, Q3, Q18, B2–B7: a tile as it lies, without the cells that were left out; nobody changes what is told of it."""
    tile = TILES[laid.id]

    def lying(cells: Iterable[Cell]) -> list[Pair]:
        return _cells(cell for cell in (placed(spot, local) for local in cells) if cell not in laid.left_out)

    station = tile.station
    return {
        "number": number,
        "id": laid.id,
        "centre": list(spot.centre),
        "flow": hexes.NAMES[spot.flow],
        "cells": lying(SHAPE),
        "land": lying(sorted(tile.land)),
        "station": None
        if station is None
        else {
            "roof": station.roof,
            "house": list(placed(spot, station.house)),
            "dock": list(placed(spot, station.dock)),
        },
        "elements": {
            kind.cells: lying(sorted(cell for cell, element in tile.special.items() if element is kind))
            for kind in ELEMENTS
        },
    }


def _landing(state: State) -> Landing | None:
    """Q7: how the landing lies: its heading, the water it lies against, and the cells it covers itself."""
    if state.landing is None:
        return None
    heading = nose(state.tiles, state.landing, len(state.tiles) - 1)
    return {
        "heading": hexes.NAMES[heading],
        "jetties": _cells(sorted(jetties(state.tiles, state.landing))),
        "quay": _cells(quay(state.tiles, state.landing)),
    }


def _to_come(state: State) -> list[TileToCome]:
    """Q2, Q3: where the next tile can lie: one way if the die has fallen, none once the landing is there."""
    if state.landing is not None:
        return []
    last = spots(state.tiles)[-1]
    return [_tile_to_come(turn, joined(last, turn)) for turn in bends_to_come(state)]


@lru_cache(maxsize=4096)
def _tile_to_come(turn: int, spot: Spot) -> TileToCome:
    return {"turn": TURN_NAMES[turn], "heading": hexes.NAMES[spot.flow], "cells": _cells(sorted(shape_at(spot)))}


def _rose(state: State) -> RoseCaptain | None:
    """B12: who steers the Black Rose in this round, and the steamer whose place in the order makes it so."""
    rose = state.rules.rose
    seat = NOBODY if rose == NOBODY else captain_of(state, rose)
    if seat == NOBODY:
        return None
    last = [ship for ship in state.order if owner(state, ship) == seat][-1]
    others = [ship for ship in state.order if ship != rose]
    why: Literal["last", "before", "passed"]
    why = "passed" if others[-1] != last else "before" if state.order[-1] == rose else "last"
    return {"captain": state.seats[seat], "because": state.names[last], "why": why}


def _cells(cells: Iterable[Cell]) -> list[Pair]:
    return [list(cell) for cell in cells]
