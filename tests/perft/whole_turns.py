"""Whole turns of Mississippi Queen counted twice: by the engine, one legal action after another, and by the naive model.

The model asks nobody whether a turn can be completed: a way that cannot be counts for nothing, so that both counts are
equal only if the engine offers every way and no dead end.
"""

from __future__ import annotations

from typing import Any

from models.queen.turn import Table, beginnings, ways

from paddlewheel.games import queen
from paddlewheel.games.queen.model.state import FACE, SAIL, SPEED, Ship, State, Task


def engine_turns(state: State) -> int:
    """Return in how many ways the engine lets the turn be sailed; what others decide on the way is not counted."""
    return _engine_turns(state, state.agenda[-1].steamer)


def _engine_turns(state: State, mover: Ship) -> int:
    task = state.agenda[0]
    if task.steamer != mover:
        return _go_on(state, queen.legal(state)[0], mover)
    return sum(_go_on(state, action, mover) for action in queen.legal(state))


def _go_on(state: State, action: Any, mover: Ship) -> int:
    after, _ = queen.apply(state, action)
    under_way = after.under_way is not None and (
        Task(SAIL, mover) in after.agenda or Task(FACE, mover) in after.agenda or state.agenda[0].what == SPEED
    )
    return _engine_turns(after, mover) if under_way else 1


def naive_turns(state: State) -> int:
    """Return in how many ways the turn can be sailed, read off the plain data of the position."""
    table = Table({**queen.to_data(state)})
    return sum(ways(table, now, table.mine["coal"] - price) for price, now in beginnings(table).values())
