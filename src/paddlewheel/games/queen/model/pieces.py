"""Q18, B1, B10, B11: how many passengers wait at a station, and which tiles a river has, by players and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.river.tiles import RIVER

START_CELL_COUNT: Final = 6
"""B11: five on the start tile and the shipyard."""

PASSENGERS: Final[Mapping[tuple[int, int], Mapping[str, int]]] = {
    (2, 2): {"red": 1, "brown": 1},
    (3, 1): {"red": 1, "brown": 1},
    (4, 1): {"red": 1, "brown": 2},
    (5, 1): {"red": 2, "brown": 2},
    (6, 1): {"red": 2, "brown": 2},
    (3, 2): {"red": 2, "brown": 2},
}
"""Q18, B10, B11: by players and steamers each, how many passengers wait under which roof."""

COMPANIES: Final = tuple(sorted({players for players, _ in PASSENGERS}))
"""Q18, B10, B11: how many can play."""


def river_of(options: Options) -> tuple[str, ...]:
    """B1: the tiles that the pile is shuffled from."""
    return (*(name for name in RIVER if name not in options.removed), *options.added)


def stations_of(options: Options) -> dict[str, int]:
    """B1, Q18: how many stations the river has, by roof; the tiles of the expansion have none."""
    stations = [RIVER[name].station for name in river_of(options) if name in RIVER]
    return {roof: sum(one is not None and one.roof == roof for one in stations) for roof in ("red", "brown")}


def passengers_needed(options: Options, players: int) -> int:
    """B1, B10: two for each player, or two for each of both steamers."""
    return 2 * players * (options.steamers if options.both_home else 1)


def passengers_there(options: Options, players: int) -> int:
    """B1, Q18: how many passengers wait on the whole river."""
    each = PASSENGERS[players, options.steamers]
    return sum(number * each[roof] for roof, number in stations_of(options).items())
