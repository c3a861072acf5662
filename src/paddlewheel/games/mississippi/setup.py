"""M1, M3, M16: the options a table may choose, and everything ready to cast off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.game import Refusal, check_seats
from paddlewheel.games.mississippi.course import FEWEST_ROWS, MOST_ROWS
from paddlewheel.games.mississippi.state import ASHORE, NOBODY, UNDECIDED, Options, State
from paddlewheel.games.mississippi.steamers import LOGS_EACH

MOST_TURNS: Final = 1_000_000


def check_options(options: Options) -> None:
    """Refuse options outside M1 and M16."""
    if not FEWEST_ROWS <= options.rows <= MOST_ROWS:
        raise Refusal("M1", f"the course has {FEWEST_ROWS} to {MOST_ROWS:,} rows, not {options.rows:,}")
    if not 1 <= options.turn_limit <= MOST_TURNS:
        raise Refusal("M16", f"the turn limit is 1 to {MOST_TURNS:,} turns a player, not {options.turn_limit:,}")


def setup(options: Options, seats: Sequence[str]) -> State:
    """M3: every steamer ashore, the wood dealt out, the starting player still to be drawn."""
    check_options(options)
    seats = check_seats("M3", min(LOGS_EACH), max(LOGS_EACH), seats)
    players = len(seats)
    wood = (LOGS_EACH[players],) * players
    return State(options, seats, NOBODY, 0, NOBODY, (ASHORE,) * players, (UNDECIDED,) * players, wood)
