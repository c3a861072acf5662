"""M4, M15, M16: whose turn comes next, if anybody's."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.engine.contract import Seat
from paddlewheel.games.mississippi.arrival import reason_to_end
from paddlewheel.games.mississippi.model import NOBODY


def next_mover(
    fields: Sequence[int], goal: int, first: Seat, seat: Seat, this_round: int, stop_at_winner: bool, limit: int
) -> tuple[Seat, int]:
    """Return who moves after a seat's turn, and the round then; NOBODY when the race is over (M15, M16)."""
    following, this_round = _clockwise(fields, goal, first, seat, this_round)
    over = reason_to_end(fields, goal, stop_at_winner, this_round, limit) is not None
    return NOBODY if over else following, this_round


def _clockwise(fields: Sequence[int], goal: int, first: Seat, seat: Seat, this_round: int) -> tuple[Seat, int]:
    """M4: clockwise to the next steamer that is not home; a new round begins with the starting player's seat."""
    players = len(fields)
    for _ in range(players):
        seat = (seat + 1) % players
        if seat == first:
            this_round += 1
        if fields[seat] < goal:
            break
    return seat, this_round
