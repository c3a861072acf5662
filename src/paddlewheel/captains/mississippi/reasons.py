"""What a turn of Mississippi brings, as data: by the names of `advice.GAINS`, read off what really happens in it."""

from __future__ import annotations

from paddlewheel.engine.contract import Seat
from paddlewheel.games.mississippi import apply
from paddlewheel.games.mississippi.facts import (
    FIELDS,
    LEFT,
    NOBODY,
    ROTATIONS,
    UNDECIDED,
    Action,
    Advanced,
    DroppedBack,
    Event,
    Rotated,
    State,
    SteamedAhead,
    packed,
    quick_turns,
)


def gains(state: State, action: Action) -> dict[str, float]:
    """Return what a turn changes directly for its mover; what it does not change is left out, but for the way."""
    after, events = apply(state, action)
    seat, goal = state.to_move, state.goal
    old, new = ([min(max(field, 0), goal) for field in position.fields] for position in (state, after))
    own = new[seat] - old[seat]
    found = {
        "cells": own,
        "logs": sum(map(_logs, events)),
        "docking": sum(event.end - event.start for event in events if isinstance(event, Advanced)),
        "lead": own - (sum(new) - sum(old)),
        "passed": _ahead_of(state, seat) - _ahead_of(after, seat),
        "rank": after.fields[seat] - goal + 1 if after.fields[seat] >= goal else 0,
        "enough": after.wood[seat] >= goal - new[seat] > 0,
        **_replies(after),
    }
    return {name: float(value) for name, value in found.items() if value or name == "cells"}


def _replies(after: State) -> dict[str, int]:
    """Return what the next captain can do: how far it gets for free, beyond the logs it burns, and whether that is home."""
    mover = after.to_move
    if mover == NOBODY or after.easts[mover] == UNDECIDED:
        return {}
    at, width = packed(after), FIELDS + len(after.seats)
    rows = quick_turns(at, len(ROTATIONS))
    ends = [int(rows[row + FIELDS + mover]) for row in range(0, len(rows), width)]
    burnt = [int(at.logs - rows[row + LEFT]) for row in range(0, len(rows), width)]
    free = [min(end, after.goal) - int(at.start) - max(logs, 0) for end, logs in zip(ends, burnt, strict=True)]
    return {"reply": max([0, *free]), "arrival": any(end >= after.goal for end in ends)}


def _logs(event: Event) -> int:
    """M6–M8: the logs of a mover that an event took or gave."""
    match event:
        case Rotated() | SteamedAhead():
            return -event.logs
        case DroppedBack():
            return event.logs
        case _:
            return 0


def _ahead_of(state: State, seat: Seat) -> int:
    """Return how many are ahead of a steamer; of those at home the first."""
    goal = state.goal
    ways = [field if field < goal else 3 * goal - field for field in state.fields]
    return sum(way > ways[seat] for way in ways)
