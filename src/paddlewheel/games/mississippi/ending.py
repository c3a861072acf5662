"""M14–M16: who is home, when the race is over, and who takes which place."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Outcome, Seat
from paddlewheel.games.mississippi.state import State

ALL_BUT_ONE_HOME: Final = "all but one are home"
WINNER_HOME: Final = "the winner is home"
TURN_LIMIT: Final = "the turn limit is reached"


def home(state: State) -> tuple[Seat, ...]:
    """M14: the seats whose steamers are home, in the order of their places."""
    goal = state.goal
    return tuple(sorted((s for s, f in enumerate(state.fields) if f >= goal), key=lambda s: state.fields[s]))


def end_reason(state: State) -> str | None:
    """Return why the race is over, None while it goes on."""
    goal = state.goal
    arrived = 0
    for field in state.fields:
        if field >= goal:
            arrived += 1
    if arrived >= len(state.seats) - 1:
        return ALL_BUT_ONE_HOME
    if arrived and state.options.stop_at_winner:
        return WINNER_HOME
    if state.round > state.options.turn_limit:
        return TURN_LIMIT
    return None


def outcome(state: State) -> Outcome | None:
    """M14–M16: the places in order of arrival, then by position on the course; RULING: those still ashore by turn order."""
    reason = end_reason(state)
    if reason is None:
        return None
    players = len(state.seats)
    arrived = home(state)
    behind = [seat for seat in range(players) if seat not in arrived]
    behind.sort(key=lambda seat: (-state.fields[seat], (seat - state.first) % players))
    ranking = [*arrived, *behind]
    rule = "M16" if reason == TURN_LIMIT else "M15"
    return Outcome(tuple(ranking.index(seat) + 1 for seat in range(players)), reason, rule)
