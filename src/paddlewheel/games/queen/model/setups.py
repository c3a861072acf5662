"""B13: ready-made setups with names, for people who do not want to choose every option."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import Setup
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.river.tiles import EXPANSION

WILD: Final = ("wild-1", "wild-2", "wild-3")
"""B1: the tiles of the base game without a station, which are the first to be replaced."""

SETUPS: Final[dict[str, Setup[Options]]] = {
    "passengers": Setup(range(3, 6), Options()),
    "school": Setup(range(3, 6), Options(school=True)),
    "for-two": Setup(range(2, 3), Options(steamers=2)),
    "two-each": Setup(range(3, 4), Options(steamers=2)),
    "for-six": Setup(range(6, 7), Options()),
    "hazards": Setup(range(3, 7), Options(added=("driftwood", "sandbanks-1", "sandbanks-2"), removed=WILD)),
    "whole-river": Setup(range(3, 7), Options(added=tuple(EXPANSION))),
    "black-rose": Setup(range(3, 6), Options(black_rose=True)),
}
