"""M1, M3, M16: the options a table may choose, and everything ready to cast off."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.game import PLAYERS, Refusal, check_seats
from paddlewheel.games.mississippi.course import FEWEST_ROWS, MOST_ROWS
from paddlewheel.games.mississippi.state import ASHORE, MOST_TURNS, NOBODY, UNDECIDED, Options, State
from paddlewheel.games.mississippi.steamers import LOGS_EACH


def check_options(options: Options, players: int) -> None:
    """Refuse options outside M1 and M16, and a number of players outside M3."""
    if not FEWEST_ROWS <= options.rows <= MOST_ROWS:
        wording = "the course has {fewest} to {most} rows, not {rows}"
        raise Refusal("M1", wording, fewest=FEWEST_ROWS, most=MOST_ROWS, rows=options.rows)
    if not 1 <= options.turn_limit <= MOST_TURNS:
        wording = "the turn limit is 1 to {most} turns a player, not {turns}"
        raise Refusal("M16", wording, most=MOST_TURNS, turns=options.turn_limit)
    if players not in LOGS_EACH:
        raise Refusal("M3", PLAYERS, fewest=min(LOGS_EACH), most=max(LOGS_EACH), players=players)


def setup(options: Options, seats: Sequence[str]) -> State:
    """M3: every steamer ashore, the wood dealt out, the starting player still to be drawn."""
    seats = check_seats("M3", min(LOGS_EACH), max(LOGS_EACH), seats)
    players = len(seats)
    check_options(options, players)
    wood = (LOGS_EACH[players],) * players
    return State(options, seats, NOBODY, 0, NOBODY, (ASHORE,) * players, (UNDECIDED,) * players, wood)
