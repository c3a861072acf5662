"""B13: ready-made set-ups with names, for people who do not want to choose every option."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import Setup
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.river.tiles import EXPANSION

WILD: Final = ("wild-1", "wild-2", "wild-3")
"""B1: the tiles of the base game without a station, which are the first to be replaced."""

SETUPS: Final[dict[str, Setup[Options]]] = {
    "passengers": Setup(
        "The passenger game",
        "The whole river of the base game, two passengers to pick up on the way (Q18).",
        range(3, 6),
        Options(),
    ),
    "school": Setup(
        "The sailing school",
        "Three tiles, no passengers, first at the landing wins: to learn steering (Q17).",
        range(3, 6),
        Options(school=True),
    ),
    "for-two": Setup(
        "For two",
        "Two steamers each; one of them home with two passengers wins (B8, B10).",
        range(2, 3),
        Options(steamers=2),
    ),
    "two-each": Setup(
        "Two each for three",
        "Three players with two steamers each, one of the six starting in the shipyard (B8, B11).",
        range(3, 4),
        Options(steamers=2),
    ),
    "for-six": Setup(
        "For six",
        "Six steamers, the last of them starting in the shipyard with a bonus coal point (B11).",
        range(6, 7),
        Options(),
    ),
    "hazards": Setup(
        "Hazards",
        "Driftwood and sandbanks in place of the three tiles without a station (B1–B6).",
        range(3, 7),
        Options(added=("driftwood", "sandbanks-1", "sandbanks-2"), removed=WILD),
    ),
    "whole-river": Setup(
        "The whole river",
        "All eleven tiles and all six of the expansion: seventeen tiles with coal on the way (B1–B7).",
        range(3, 7),
        Options(added=tuple(EXPANSION)),
    ),
    "black-rose": Setup(
        "Black Rose race",
        "A neutral black steamer sails along; whoever is last in the round steers her too (B12).",
        range(3, 6),
        Options(black_rose=True),
    ),
}
