"""M1, M3, M16: the options a table may choose, and everything ready to cast off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.engine.contract import check_seats
from paddlewheel.engine.errors import Refusal, known_version
from paddlewheel.games.mississippi.course import FEWEST_ROWS, MOST_ROWS
from paddlewheel.games.mississippi.model import ASHORE, MOST_TURNS, NOBODY, UNDECIDED, Options, State
from paddlewheel.games.mississippi.wood import LOGS_EACH

VERSIONS: Final = (1,)
"""The versions of the rules, the newest last: nothing in M1 to M16 has changed so far."""


def check_options(options: Options, players: int) -> None:
    """Refuse options outside M1 and M16, and a number of players outside M3."""
    if not FEWEST_ROWS <= options.rows <= MOST_ROWS:
        raise Refusal("M1", "options.rows", fewest=FEWEST_ROWS, most=MOST_ROWS, rows=options.rows)
    if not 1 <= options.turn_limit <= MOST_TURNS:
        raise Refusal("M16", "options.turn_limit", most=MOST_TURNS, turns=options.turn_limit)
    if players not in LOGS_EACH:
        raise Refusal("M3", "players.number", fewest=min(LOGS_EACH), most=max(LOGS_EACH), players=players)


def setup(options: Options, seats: Sequence[str], version: int | None = None) -> State:
    """M3: every steamer ashore, the wood dealt out, the starting player still to be drawn."""
    known_version(VERSIONS, version)
    seats = check_seats("M3", min(LOGS_EACH), max(LOGS_EACH), seats)
    players = len(seats)
    check_options(options, players)
    wood = (LOGS_EACH[players],) * players
    return State(options, seats, NOBODY, 0, NOBODY, (ASHORE,) * players, (UNDECIDED,) * players, wood)
