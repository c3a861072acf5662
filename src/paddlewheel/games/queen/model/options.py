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

    school: bool = option(False, "Q17")
    draw_first: bool = option(False, "Q8")
    stop_at_winner: bool = option(False, "Q22")
    round_limit: int = option(60, "Q23", limits=(1, MOST_ROUNDS))
    arrival_speed: int = option(1, "Q23", limits=(1, 2))
    push_astern: bool = option(True, "Q23")
    added: tuple[str, ...] = option((), "B1", names=EXPANSION, quiet=True)
    removed: tuple[str, ...] = option((), "B1", names=RIVER, quiet=True)
    steamers: int = option(1, "B8", limits=(1, 2), quiet=True)
    both_home: bool = option(False, "B10", quiet=True)
    exchange_at_docks: bool = option(False, "B9", quiet=True)
    black_rose: bool = option(False, "B12", quiet=True)

    def __post_init__(self) -> None:
        """B1: the order in which tiles are named does not matter."""
        put_names_in_order(self)
