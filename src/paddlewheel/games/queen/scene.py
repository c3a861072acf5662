"""The river as it lies on the table, as plain data: all that a client needs to draw it, and nothing that it could play by.

Everything is in the one frame of positions and events, so that whoever draws need not know how tiles are joined (Q1–Q3).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddlewheel import hexes
from paddlewheel.games.queen.elements import ELEMENTS
from paddlewheel.games.queen.growth import turns_to_come
from paddlewheel.games.queen.river import Laid, Spot, jetties, joined, nose, placed, shape_at, spots
from paddlewheel.games.queen.state import State
from paddlewheel.games.queen.tiles import LANDING, SHAPE, SHIPYARD, START_CELLS, TILES, TURN_NAMES, Tile
from paddlewheel.games.queen.water import NOWHERE
from paddlewheel.hexes import Cell


def scene(state: State) -> dict[str, Any]:
    """Return the tiles on the table, the start cells, the landing, and where the river can go on."""
    lying = list(enumerate(zip(state.tiles, spots(state.tiles), strict=True)))[state.first_tile :]
    starts = [] if state.first_tile else START_CELLS
    return {
        "tiles": [_tile(number, laid, spot) for number, (laid, spot) in lying],
        "start_cells": _cells(starts),
        "shipyard": None if state.river.yard == NOWHERE else list(SHIPYARD),
        "landing": _landing(state),
        "to_come": _to_come(state),
    }


def tile_scene(tile: Tile) -> dict[str, Any]:
    """Return a tile by itself, in its own frame."""
    return _tile(0, Laid(tile.id, 0), Spot((0, 0), hexes.N))


def _tile(number: int, laid: Laid, spot: Spot) -> dict[str, Any]:
    """Q1, Q3, Q18, B2–B7: a tile as it lies, without the cells that were left out."""
    tile = TILES[laid.id]

    def lying(cells: Iterable[Cell]) -> list[list[int]]:
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


def _landing(state: State) -> dict[str, Any] | None:
    """Q7: how the landing lies: its heading, the water it lies against, and the cells it covers itself."""
    if state.landing is None:
        return None
    heading = nose(state.tiles, state.landing, len(state.tiles) - 1)
    against = [placed(spots(state.tiles)[-1], hexes.rotated(cell, state.landing)) for cell in LANDING]
    return {
        "heading": hexes.NAMES[heading],
        "jetties": _cells(sorted(jetties(state.tiles, state.landing))),
        "quay": _cells(hexes.step(cell, heading) for cell in against),
    }


def _to_come(state: State) -> list[dict[str, Any]]:
    """Q2, Q3: where the next tile can lie: one way if the die has fallen, none once the landing is there."""
    if state.landing is not None:
        return []
    last = spots(state.tiles)[-1]
    ways = [(turn, joined(last, turn)) for turn in turns_to_come(state)]
    return [
        {"turn": TURN_NAMES[turn], "heading": hexes.NAMES[spot.flow], "cells": _cells(sorted(shape_at(spot)))}
        for turn, spot in ways
    ]


def _cells(cells: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in cells]
