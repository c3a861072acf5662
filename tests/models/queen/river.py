"""Q1–Q7, B1, B11: the tiles on the table, the water they make, and which ways the river may turn next."""

from __future__ import annotations

import cmath
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from math import cos, pi
from typing import Any, TypeAlias

Cell: TypeAlias = tuple[int, int]
Data: TypeAlias = dict[str, Any]

COMPASS = ("N", "NE", "SE", "S", "SW", "NW")
TURNS = {"left": -1, "straight": 0, "right": 1}

PRINTED = tomllib.loads(resources.files("paddlewheel.games.queen.river").joinpath("tiles.toml").read_text(encoding="utf-8"))
BASE: list[str] = [tile["id"] for tile in PRINTED["river"]]
NEW: list[str] = [tile["id"] for tile in PRINTED["expansion"]]
OPEN_WATER = "open water"
"""B12: what a tile that is about to be joined counts as."""
PRINTS: dict[str, Data] = {tile["id"]: tile for tile in (*PRINTED["river"], *PRINTED["expansion"])}
PRINTS |= {"start": PRINTED["start"], OPEN_WATER: {"island": []}}
START_CELLS: list[Cell] = [tuple(cell) for cell in PRINTED["start"]["start_cells"]]
SHIPYARD: Cell = tuple(PRINTED["start"]["shipyard"])


# --- cells in the plane ---------------------------------------------------------------------------------------------------


def towards(direction: int) -> complex:
    """Return the step in a direction: N is up, the others follow clockwise by 60°; y counts down."""
    return cmath.rect(1, -pi / 2 + direction * pi / 3)


def in_the_plane(cell: Cell) -> complex:
    """Return where a cell's middle lies, neighbours 1 apart: q counts along SE, r along S."""
    return cell[0] * towards(2) + cell[1] * towards(3)


def cell_at(point: complex) -> Cell:
    """Return the cell whose middle a point is."""
    q = point.real / cos(pi / 6)
    return round(q), round(point.imag - q / 2)


@cache
def beside(cell: Cell, direction: int) -> Cell:
    """Return the neighbouring cell in a direction."""
    return cell_at(in_the_plane(cell) + towards(direction))


@cache
def printed_cells() -> tuple[Cell, ...]:
    """Q1: a hexagon of radius 2 without its rear corner, and two cells more at the rear."""
    near = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(in_the_plane((q, r))) < 2.01]
    return (*(cell for cell in near if cell != (0, 2)), (-2, 3), (2, 1))


@cache
def placed(cell: Cell, centre: complex, flow: int) -> Cell:
    """Return where a cell of a tile's own frame lies on the table."""
    return cell_at(centre + in_the_plane(cell) * cmath.rect(1, flow * pi / 3))


# --- the tiles on the table -----------------------------------------------------------------------------------------------


class River:
    """The water on the table, by what it is."""

    def __init__(self, tiles: Sequence[Data], first_tile: int, landing: str | None, shipyard: bool) -> None:
        self.front = len(tiles) - 1
        self.open_end = landing is None
        self.lies = spots(tiles)
        self.tile_of: dict[Cell, int] = {}
        self.kinds: dict[str, set[Cell]] = {"sandbank": set(), "driftwood": set(), "coal_docks": set()}
        self.docks: dict[Cell, int] = {}
        self.landing_stages: set[Cell] = set()
        self.yard: Cell | None = None
        for number in range(first_tile, len(tiles)):
            self._lay(number, tiles[number])
        if shipyard and not first_tile:  # B11: land, from which whoever starts there goes straight on
            self.yard = SHIPYARD
        if not first_tile:
            self.landing_stages = set(START_CELLS)
        self.jetties: set[Cell] = set()
        if landing is not None:  # Q7: the nose and its two outer neighbours
            centre, flow = self.lies[-1]
            near = {placed(cell, centre, flow + TURNS[landing]) for cell in [(-1, -1), (0, -2), (1, -2)]}
            self.jetties = {cell for cell in near if self.tile_of.get(cell) == self.front}
        ways = [flow for _, flow in self.lies[1:]]
        self.noses = [*ways, self.lies[-1][1] + (0 if landing is None else TURNS[landing])]

    def _lay(self, number: int, tile: Data) -> None:
        """Q3: what lies on cells that are taken is not laid."""
        centre, flow = self.lies[number]
        shown, left_out = PRINTS[tile["id"]], [tuple(cell) for cell in tile.get("left_out", [])]
        for cell in printed_cells():
            there = placed(cell, centre, flow)
            if there in left_out or list(cell) in shown["island"]:
                continue
            self.tile_of[there] = number
            for kind, cells in self.kinds.items():
                if list(cell) in shown.get(kind, []):
                    cells.add(there)
            if "station" in shown and shown["station"]["dock"] == list(cell):
                self.docks[there] = number

    @property
    def sand(self) -> set[Cell]:
        return self.kinds["sandbank"]

    @property
    def wood(self) -> set[Cell]:
        return self.kinds["driftwood"]

    @property
    def depots(self) -> set[Cell]:
        return self.kinds["coal_docks"]

    @property
    def water(self) -> set[Cell]:
        return set(self.tile_of)

    def tile_under(self, cell: Cell) -> int:
        """Return the number of the tile a steamer lies on."""
        return 0 if cell == self.yard else self.tile_of[cell]

    def beyond(self, cell: Cell, direction: int) -> Cell | None:
        """Q3, Q10: the cell to which water leads in a direction; across the banks of a river that comes round none does."""
        there = beside(cell, direction % 6)
        if cell == self.yard:
            return there if direction % 6 == 0 and there in self.tile_of else None
        return there if there in self.tile_of and abs(self.tile_of[there] - self.tile_of[cell]) <= 1 else None

    def is_frontmost(self, cell: Cell) -> bool:
        """Q5: whether whoever comes onto this cell is the first on the frontmost tile."""
        return self.open_end and self.tile_of.get(cell) == self.front


def spots(tiles: Sequence[Data]) -> list[tuple[complex, int]]:
    """Q2: the centre of every tile and the direction it flows, four cells on from the one before."""
    lies = [(0j, 0)]
    for tile in tiles[1:]:
        lies.append(joined(*lies[-1], tile["turn"]))
    return lies


def joined(centre: complex, flow: int, turn: str) -> tuple[complex, int]:
    flow += TURNS[turn]
    return centre + 4 * towards(flow), flow


def river_of(data: Data) -> River:
    """Return the water of a position."""
    tiles = tuple(
        (tile["id"], tile.get("turn"), tuple(tuple(cell) for cell in tile.get("left_out", []))) for tile in data["tiles"]
    )
    return _river(tiles, data["first_tile"], data["landing"], len(data.get("steamers", ())) == 6)


@lru_cache(maxsize=512)
def _river(tiles: tuple[Any, ...], first_tile: int, landing: str | None, shipyard: bool) -> River:
    laid = [{"id": name, "turn": turn, "left_out": left_out} for name, turn, left_out in tiles]
    return River(laid, first_tile, landing, shipyard)


# --- the next tile --------------------------------------------------------------------------------------------------------


def shape(centre: complex, flow: int) -> set[Cell]:
    """Return the twenty cells that a tile covers."""
    return {placed(cell, centre, flow) for cell in printed_cells()}


def covered(tiles: Sequence[Data], first_tile: int) -> set[Cell]:
    """Return every cell, land and water, that the tiles on the table cover."""
    found: set[Cell] = set()
    for spot, tile in list(zip(spots(tiles), tiles, strict=True))[first_tile:]:
        found |= shape(*spot) - {tuple(cell) for cell in tile.get("left_out", [])}
    return found


def die_faces(tiles: Sequence[Data], first_tile: int, look_ahead: bool) -> list[str]:
    """Q3: the directions that are not rolled again: those that fit and, looking ahead, leave the next tile a free nose."""
    taken, last = covered(tiles, first_tile), spots(tiles)[-1]

    def fits(spot: tuple[complex, int]) -> bool:
        return not taken & shape(*spot)

    def goes_on(turn: str) -> bool:
        return any(fits(joined(*joined(*last, turn), after)) for after in TURNS)

    fitting = [turn for turn in TURNS if fits(joined(*last, turn))]
    going_on = [turn for turn in fitting if goes_on(turn)] if look_ahead else fitting
    return going_on or fitting or list(TURNS)


def overlap(tiles: Sequence[Data], first_tile: int, turn: str) -> list[list[int]]:
    """Q3: the cells of the next tile that are not laid, for others lie there."""
    there = shape(*joined(*spots(tiles)[-1], turn))
    return [list(cell) for cell in sorted(there & covered(tiles, first_tile))]


def rearmost(river: River, cells: Iterable[Cell]) -> int:
    """Q6: which tile is the rearmost once those behind every steamer have left the table."""
    return min(river.tile_under(cell) for cell in cells)
