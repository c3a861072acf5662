"""A race in flat integers, for captains who look at thousands of positions: what each turn leads to, and who is next."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel.games.mississippi.facts import LOGS, Row, State, lay_up, next_mover, quick_turns


class Sea(NamedTuple):
    """What stays the same in a race."""

    goal: int
    stop: bool
    players: int
    first: int
    limit: int


class Position(NamedTuple):
    """What changes, as in `State`; the lists are never changed in place."""

    fields: list[int]
    easts: list[int]
    wood: list[int]
    mover: int
    round: int


def charted(state: State) -> tuple[Sea, Position]:
    """Return a state in flat integers."""
    sea = Sea(state.goal, state.options.stop_at_winner, len(state.seats), state.first, state.options.turn_limit)
    return sea, Position(list(state.fields), list(state.easts), list(state.wood), state.to_move, state.round)


def turns_of(sea: Sea, at: Position, idle: int) -> list[Row]:
    """Return the turns of the mover; with nobody beside the end of the way only the first `idle` rotations."""
    wood = at.wood
    return quick_turns(at.fields, at.easts, at.mover, wood[at.mover], LOGS - sum(wood), sea.goal, sea.stop, idle)


def after(sea: Sea, at: Position, row: Row | None) -> Position:
    """Return the position after a turn; None stands for a captain who can move in neither direction (M9)."""
    fields, easts, wood, mover = at.fields, at.easts.copy(), at.wood.copy(), at.mover
    if row is not None:
        fields = row[4]
        wood[mover], easts[mover] = row[2], row[3]
    lay_up(fields, easts, wood, sea.goal)
    seat, this_round = next_mover(fields, sea.goal, sea.first, mover, at.round, sea.stop, sea.limit)
    return Position(fields, easts, wood, seat, this_round)


def rolled(at: Position, east: int) -> Position:
    """Return the position after the mover's casting-off die (M5)."""
    easts = at.easts.copy()
    easts[at.mover] = east
    return at._replace(easts=easts)
