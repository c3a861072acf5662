"""M1, M3, M16: the options a table may choose, and everything ready to cast off."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.game import Refusal, check_seats
from paddlewheel.games.mississippi.course import FEWEST_ROWS, MOST_ROWS
from paddlewheel.games.mississippi.state import ASHORE, MOST_TURNS, NOBODY, UNDECIDED, Options, State
from paddlewheel.games.mississippi.steamers import LOGS_EACH


def check_options(options: Options, players: int) -> None:
    """Refuse options outside M1 and M16, and a number of players outside M3."""
    if not FEWEST_ROWS <= options.rows <= MOST_ROWS:
        raise Refusal("M1", f"the course has {FEWEST_ROWS} to {MOST_ROWS:,} rows, not {options.rows:,}")
    if not 1 <= options.turn_limit <= MOST_TURNS:
        raise Refusal("M16", f"the turn limit is 1 to {MOST_TURNS:,} turns a player, not {options.turn_limit:,}")
    if players not in LOGS_EACH:
        raise Refusal("M3", f"{min(LOGS_EACH)} to {max(LOGS_EACH)} players can play, not {players}")


def setup(options: Options, seats: Sequence[str]) -> State:
    """M3: every steamer ashore, the wood dealt out, the starting player still to be drawn."""
    seats = check_seats("M3", min(LOGS_EACH), max(LOGS_EACH), seats)
    players = len(seats)
    check_options(options, players)
    wood = (LOGS_EACH[players],) * players
    return State(options, seats, NOBODY, 0, NOBODY, (ASHORE,) * players, (UNDECIDED,) * players, wood)
