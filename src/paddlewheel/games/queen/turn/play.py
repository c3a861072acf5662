"""The way to play: an action is asked about, then done."""

from __future__ import annotations

from paddlewheel.engine.contract import Played
from paddlewheel.games.queen.model.actions import Action
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.turn.agenda import follow, follow_way
from paddlewheel.games.queen.turn.legality import refusal


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    return follow(state, action)


def play(state: State, way: tuple[Action, ...]) -> Played:
    """Do the actions of a route, or what was left of one, until another steamer's captain or chance has to decide."""
    return Played(*follow_way(state, way))
