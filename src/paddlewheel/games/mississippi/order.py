"""M4: whose turn comes next."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.engine.contract import Seat


def next_turn(fields: Sequence[int], goal: int, first: Seat, seat: Seat, this_round: int) -> tuple[Seat, int]:
    """M4: clockwise to the next steamer that is not home; a new round begins with the starting player's seat."""
    players = len(fields)
    for _ in range(players):
        seat = (seat + 1) % players
        if seat == first:
            this_round += 1
        if fields[seat] < goal:
            break
    return seat, this_round
