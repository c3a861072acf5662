"""What an action does to a state, and what every whole turn of the captain to move would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from paddlewheel.engine.contract import CHANCE, Played
from paddlewheel.games.mississippi import docking, movement
from paddlewheel.games.mississippi.arrival import end_reason
from paddlewheel.games.mississippi.legality import PASS, actor, legal, refusal
from paddlewheel.games.mississippi.model import (
    NOBODY,
    UNDECIDED,
    Action,
    Advanced,
    Began,
    CameHome,
    Die,
    DroppedBack,
    Ended,
    Event,
    First,
    Passed,
    PushedOn,
    PushLost,
    Rolled,
    Rotated,
    State,
    Steam,
    SteamedAhead,
    Touched,
    Turn,
)
from paddlewheel.games.mississippi.order import next_turn
from paddlewheel.games.mississippi.steamers import RING


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    if isinstance(action, Steam):
        return _steam(state, action)
    if isinstance(action, First):
        return state._replace(first=action.seat, round=1, to_move=action.seat), (Began(action.seat),)
    seat = state.to_move
    if isinstance(action, Die):
        easts = list(state.easts)
        easts[seat] = RING.index(action.side)
        return state._replace(easts=tuple(easts)), (Rolled(seat, action.side),)
    after = _next_turn(state, state.fields, state.easts, state.wood)
    return after, _with_end(after, (Passed(seat),))


def turns(state: State) -> tuple[Turn, ...]:
    """Return every (rotation, distance) of the captain to move with its price and the exact result of its docking chain."""
    if actor(state) in (None, CHANCE):
        return ()
    choices = legal(state)
    if choices == (PASS,):
        after, events = apply(state, PASS)
        return (Turn(PASS, 0, 0, events, after),)
    seat, players = state.to_move, len(state.seats)
    happened: list[int] = []
    fields, easts, wood = list(state.fields), list(state.easts), state.wood[seat]
    rows = movement.whole_turns(fields, easts, seat, wood, state.box, state.goal, state.options.stop_at_winner, happened)
    found: list[Turn] = []
    width, begin = movement.ROW_HEAD + players, 0
    for nth, action in enumerate(choices):
        assert isinstance(action, Steam)
        rotation, distance, left, east, end = rows[nth * width : nth * width + movement.ROW_HEAD]
        assert (rotation, distance) == (action.rotation, action.distance)
        after = _after(state, rows[nth * width + movement.ROW_HEAD : (nth + 1) * width], east, left)
        events = _with_end(after, _events(state, left, happened[begin:end]))
        burns = movement.rotation_logs(rotation) + max(distance, 0)
        found.append(Turn(action, burns, left - wood + burns, events, after))
        begin = end
    return tuple(found)


def play(state: State, way: tuple[Action, ...]) -> Played:
    """Do the one action that a turn is."""
    after, events = apply(state, way[0])
    return Played(after, events, way[1:])


def _steam(state: State, action: Steam) -> tuple[State, tuple[Event, ...]]:
    fields, easts, seat = list(state.fields), list(state.easts), state.to_move
    happened: list[int] = []
    left = movement.steam(
        fields,
        easts,
        seat,
        action.rotation,
        action.distance,
        state.wood[seat],
        state.box,
        state.goal,
        state.options.stop_at_winner,
        happened,
    )
    after = _after(state, fields, easts[seat], left)
    return after, _with_end(after, _events(state, left, happened))


def _after(state: State, fields: Sequence[int], east: int, left: int) -> State:
    """Return the state after the mover's turn, given where everybody lies now and what the mover has left."""
    easts, wood = list(state.easts), list(state.wood)
    easts[state.to_move], wood[state.to_move] = east, left
    goal = state.goal
    if max(fields) >= goal:
        for seat, field in enumerate(fields):
            if field >= goal:  # M14, RULING: the logs of a steamer that is home go back to the box
                easts[seat], wood[seat] = UNDECIDED, 0
    return _next_turn(state, tuple(fields), tuple(easts), tuple(wood))


def _next_turn(state: State, fields: tuple[int, ...], easts: tuple[int, ...], wood: tuple[int, ...]) -> State:
    """M4, M15, M16: the next captain's turn, or the end of the race."""
    seat, this_round = next_turn(fields, state.goal, state.first, state.to_move, state.round)
    after = State(state.options, state.seats, state.first, this_round, seat, fields, easts, wood)
    return after if end_reason(after) is None else after._replace(to_move=NOBODY)


_KINDS: Final[dict[int, Callable[[int, int, int, int], Event]]] = {
    docking.ROTATED: Rotated,
    docking.AHEAD: SteamedAhead,
    docking.ASTERN: DroppedBack,
    docking.TOUCHED: Touched,
    docking.ADVANCED: Advanced,
    docking.PUSHED: PushedOn,
}


def _events(state: State, left: int, happened: list[int]) -> tuple[Event, ...]:
    """Return what has happened as events; `left` are the mover's logs as its turn ended."""
    events: list[Event] = []
    for at in range(0, len(happened), docking.ENTRY):
        kind, seat, number = happened[at], happened[at + 1], happened[at + 2]
        if kind == docking.LOST:
            events.append(PushLost(seat, number))
        elif kind == docking.HOME:
            events.append(CameHome(seat, number, left if seat == state.to_move else state.wood[seat]))
        else:
            events.append(_KINDS[kind](seat, number, happened[at + 3], happened[at + 4]))
    return tuple(events)


def _with_end(after: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    reason = end_reason(after) if after.to_move == NOBODY else None
    return events if reason is None else (*events, Ended(reason))
