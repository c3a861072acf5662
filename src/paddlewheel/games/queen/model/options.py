"""Q23, B13: what a table may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paddlewheel.engine.options import option, put_names_in_order
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER

MOST_ROUNDS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose; the six at the end are those of the expansion."""

    school: bool = option(False, "Q17", "the sailing school instead of the passenger game")
    draw_first: bool = option(False, "Q8", "the captain on start cell 1 is drawn; otherwise it is the first seat")
    stop_at_winner: bool = option(False, "Q22", "the race ends with the first arrival")
    round_limit: int = option(
        60, "Q23", "after so many rounds those still sailing are ranked where they lie", limits=(1, MOST_ROUNDS)
    )
    arrival_speed: int = option(
        1, "Q23", "the highest speed at which a steamer arrives in the passenger game", limits=(1, 2)
    )
    push_astern: bool = option(True, "Q23", "a steamer may be pushed onto the cell straight behind it")
    added: tuple[str, ...] = option(
        (), "B1", "the tiles of the expansion that are shuffled in", names=EXPANSION, quiet=True
    )
    removed: tuple[str, ...] = option((), "B1", "the tiles of the base game that are left out", names=RIVER, quiet=True)
    steamers: int = option(1, "B8", "how many steamers each player has", limits=(1, 2), quiet=True)
    both_home: bool = option(
        False, "B10", "a player wins only with both steamers home, two passengers aboard each", quiet=True
    )
    exchange_at_docks: bool = option(False, "B9", "coal may be exchanged at docks too", quiet=True)
    black_rose: bool = option(False, "B12", "the Black Rose, a neutral steamer, sails along", quiet=True)

    def __post_init__(self) -> None:
        """B1: in which order tiles are named does not matter."""
        put_names_in_order(self)
