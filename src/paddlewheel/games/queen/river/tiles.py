"""Q1, Q2, Q7, B1: the printed tiles, each in its own frame: centre (0, 0), flowing N."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final, Literal, TypeAlias

from paddlewheel.games.queen.river.elements import ELEMENTS, Element
from paddlewheel.hexes import Cell

LEFT, STRAIGHT, RIGHT = -1, 0, 1
TURNS: Final = (LEFT, STRAIGHT, RIGHT)
Bend: TypeAlias = Literal["left", "straight", "right"]
Roof: TypeAlias = Literal["red", "brown"]
TURN_NAMES: Final[dict[int, Bend]] = {LEFT: "left", STRAIGHT: "straight", RIGHT: "right"}

SHAPE: Final[tuple[Cell, ...]] = (
    (-2, 3), (-1, 2), (0, 1), (1, 1), (2, 1),
    (-2, 2), (-1, 1), (0, 0), (1, 0), (2, 0),
    (-2, 1), (-1, 0), (0, -1), (1, -1), (2, -1),
    (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2),
)  # fmt: skip
"""Q1: the twenty cells of every tile, rear to front."""

NEXT_CENTRE: Final = 4
"""Q2: how many cells the centre of the next tile lies away, in the next tile's direction."""

LANDING: Final[tuple[Cell, ...]] = ((-1, -1), (0, -2), (1, -2))
"""Q7: the cells the landing lies against at the middle nose; at the others the same, turned by 60°."""


@dataclass(frozen=True, slots=True)
class Station:
    """Q18: a house with a roof, and the water cell its pier reaches."""

    roof: Roof
    house: Cell
    dock: Cell


@dataclass(frozen=True, slots=True)
class Tile:
    """A printed tile: its land, its station if it has one, what is special about its water."""

    id: str
    land: frozenset[Cell]
    station: Station | None = None
    special: Mapping[Cell, Element] = field(default_factory=dict)
    """B2–B7: the cells that are more than plain water."""

    @property
    def water(self) -> tuple[Cell, ...]:
        """The cells a steamer can lie on."""
        return tuple(cell for cell in SHAPE if cell not in self.land)


def _cell(pair: list[int]) -> Cell:
    q, r = pair
    return q, r


def read_tile(name: str, printed: Mapping[str, Any], elements: Iterable[Element] = ELEMENTS) -> Tile:
    """Return a tile as the data file has it."""
    station = printed.get("station")
    return Tile(
        name,
        frozenset(_cell(pair) for pair in printed["island"]),
        None if station is None else Station(station["roof"], _cell(station["house"]), _cell(station["dock"])),
        {_cell(pair): element for element in elements for pair in printed.get(element.cells, [])},
    )


_PRINTED: Final = tomllib.loads(resources.files(__package__).joinpath("tiles.toml").read_text(encoding="utf-8"))

START: Final = read_tile("start", _PRINTED["start"])
START_CELLS: Final[tuple[Cell, ...]] = tuple(_cell(pair) for pair in _PRINTED["start"]["start_cells"])
SHIPYARD: Final[Cell] = _cell(_PRINTED["start"]["shipyard"])
"""B11: the sixth start, a cell of land that no one else enters."""
RIVER: Final[dict[str, Tile]] = {printed["id"]: read_tile(printed["id"], printed) for printed in _PRINTED["river"]}
"""Q4: the tiles of the base game."""
EXPANSION: Final[dict[str, Tile]] = {printed["id"]: read_tile(printed["id"], printed) for printed in _PRINTED["expansion"]}
"""B1: the tiles of the expansion."""
OPEN_WATER: Final = Tile("open water", frozenset())
"""A tile that is not printed: what no one has seen yet, treated as open water."""
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in (START, *RIVER.values(), *EXPANSION.values(), OPEN_WATER)}
