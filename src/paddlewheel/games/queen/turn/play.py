"""The way to play: an action is asked about, then done; or a whole turn that is known to be legal."""

from __future__ import annotations

from paddlewheel.engine.contract import Played
from paddlewheel.games.queen.model.actions import Action
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.turn.agenda import act, settle
from paddlewheel.games.queen.turn.choices import play_way
from paddlewheel.games.queen.turn.kernel_numbers import encode, events_of
from paddlewheel.games.queen.turn.legality import refusal
from paddlewheel.games.queen.turn.working_copy import state_of, working_copy


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    return follow(state, action)


def follow(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Do an action that is known to be legal, such as the next one of a route; nothing is asked again."""
    with working_copy(state) as race:
        act(race, encode(state, action))
        settle(race)
        after, log = state_of(race, state), list(race.log[: race.logged])
    return after, events_of(after, log)


def sail_on(state: State, way: tuple[Action, ...]) -> tuple[State, tuple[Action, ...]]:
    """Do what `play` does, for those who do not want to know what happened."""
    with working_copy(state) as race:
        done = play_way(race, [encode(state, action) for action in way])
        return state_of(race, state), way[done:]


def play(state: State, way: tuple[Action, ...]) -> Played:
    """Do the actions of a route, or what was left of one, until another steamer's captain or chance has to decide.

    Return also the actions that are left then (none of them matters any more if the race is over).
    """
    with working_copy(state) as race:
        done = play_way(race, [encode(state, action) for action in way])
        after, log = state_of(race, state), list(race.log[: race.logged])
    return Played(after, events_of(after, log), way[done:])
