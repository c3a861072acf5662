"""The way to play: an action is asked about, then done."""

from __future__ import annotations

from paddlewheel.games.queen.actions import Action
from paddlewheel.games.queen.deeds import follow
from paddlewheel.games.queen.events import Event
from paddlewheel.games.queen.legality import refusal
from paddlewheel.games.queen.state import State


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    return follow(state, action)
