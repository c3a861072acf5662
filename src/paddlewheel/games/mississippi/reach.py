"""What a steamer could reach if it were its turn now: everybody else lies where they are."""

from __future__ import annotations

from paddlewheel.engine.errors import no_such
from paddlewheel.games.mississippi.data_types import Reach
from paddlewheel.games.mississippi.model import UNDECIDED, DroppedBack, State, SteamedAhead
from paddlewheel.games.mississippi.turn import turns


def reach(state: State, steamer: str) -> list[Reach]:
    """Return each field where a steamer could go, the least logs that takes, and how far docking could carry it from there.

    A steamer that is home or has not rolled its casting-off die reaches nothing yet.
    """
    if steamer not in state.seats:
        raise no_such("steamer", "steamer", steamer, state.seats)
    seat = state.seats.index(steamer)
    if not state.round or state.easts[seat] == UNDECIDED or state.fields[seat] >= state.goal:
        return []
    found: dict[int, tuple[int, int]] = {}
    for turn in turns(state._replace(to_move=seat)):
        for event in turn.events:
            if isinstance(event, SteamedAhead | DroppedBack):
                logs, furthest = found.get(event.end, (turn.burns, 0))
                found[event.end] = min(logs, turn.burns), max(furthest, min(turn.state.fields[seat], state.goal))
    return [{"field": field, "logs": logs, "end": end} for field, (logs, end) in sorted(found.items())]
