"""What an action does to a state, and what every whole turn of the captain to move would do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, overload

from paddlewheel.engine.contract import CHANCE, Played, Seat
from paddlewheel.games.mississippi import movement, water
from paddlewheel.games.mississippi.arrival import end_reason, lay_up
from paddlewheel.games.mississippi.legality import PASS, actor, legal, refusal
from paddlewheel.games.mississippi.model import (
    NOBODY,
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
from paddlewheel.games.mississippi.order import next_mover
from paddlewheel.games.mississippi.steamers import RING, front, rotated


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


def turns(state: State) -> Sequence[Turn]:
    """Return every (rotation, distance) of the captain to move with its price and the exact result of its docking chain."""
    if actor(state) in (None, CHANCE):
        return ()
    choices = legal(state)
    if choices == (PASS,):
        after, events = apply(state, PASS)
        return (Turn(PASS, 0, 0, events, after),)
    return Turns(state, choices)


class Turns(Sequence[Turn]):
    """The turns of a captain who can move, in the order of the legal actions: all worked out, each made when looked at."""

    def __init__(self, state: State, choices: tuple[Action, ...]) -> None:
        self.state, self.choices = state, choices
        self.rows, self.log = movement.whole_turns(*_flat(state))
        self.width = movement.ROW_HEAD + len(state.seats)

    def __len__(self) -> int:
        return len(self.choices)

    @overload
    def __getitem__(self, nth: int) -> Turn: ...

    @overload
    def __getitem__(self, nth: slice) -> tuple[Turn, ...]: ...

    def __getitem__(self, nth: int | slice) -> Turn | tuple[Turn, ...]:
        if isinstance(nth, slice):
            return tuple(self._made(row) for row in range(*nth.indices(len(self))))
        return self._made(range(len(self))[nth])

    def _made(self, nth: int) -> Turn:
        action, at = self.choices[nth], nth * self.width
        assert isinstance(action, Steam)
        begin = self.rows[at - self.width + 1] if nth else 0
        left, end, *fields = self.rows[at : at + self.width]
        after, events = _result(self.state, action.rotation, left, fields, self.log[begin:end])
        burns = movement.rotation_logs(action.rotation) + max(action.distance, 0)
        return Turn(action, burns, left - self.state.wood[self.state.to_move] + burns, events, after)


def play(state: State, way: tuple[Action, ...]) -> Played:
    """Do the one action that a turn is."""
    after, events = apply(state, way[0])
    return Played(after, events, way[1:])


def _steam(state: State, action: Steam) -> tuple[State, tuple[Event, ...]]:
    row, log = movement.one_turn(*_flat(state), action.rotation, action.distance)
    left, _, *fields = row
    return _result(state, action.rotation, left, fields, log)


def _flat(state: State) -> tuple[Sequence[int], Sequence[int], Seat, int, int, int, bool]:
    """Return what the kernel needs to know of a state."""
    seat = state.to_move
    return state.fields, state.easts, seat, state.wood[seat], state.box, state.goal, state.options.stop_at_winner


def _result(
    state: State, rotation: int, left: int, fields: Sequence[int], log: Iterable[int]
) -> tuple[State, tuple[Event, ...]]:
    """Return the state and the events of a turn, given the mover's logs, everybody's fields and the log."""
    easts, wood = list(state.easts), list(state.wood)
    easts[state.to_move], wood[state.to_move] = rotated(easts[state.to_move], rotation), left
    events = tuple(_event(state, wood, easts, entry) for entry in log)
    lay_up(fields, easts, wood, state.goal)
    after = _next_turn(state, tuple(fields), tuple(easts), tuple(wood))
    return after, _with_end(after, events)


def _next_turn(state: State, fields: tuple[int, ...], easts: tuple[int, ...], wood: tuple[int, ...]) -> State:
    """Return the state with the next captain to move, or with nobody when the race is over (M4, M15, M16)."""
    options = state.options
    mover, this_round = next_mover(
        fields, state.goal, state.first, state.to_move, state.round, options.stop_at_winner, options.turn_limit
    )
    return State(options, state.seats, state.first, this_round, mover, fields, easts, wood)


_KINDS: Final[dict[int, Callable[[int, int, int, int], Event]]] = {
    water.AHEAD: SteamedAhead,
    water.ASTERN: DroppedBack,
    water.TOUCHED: Touched,
    water.ADVANCED: Advanced,
    water.PUSHED: PushedOn,
}


def _event(state: State, wood: Sequence[int], easts: Sequence[int], entry: int) -> Event:
    """Return the event that a number of the log means; wood and easts are those at the end of the turn."""
    kind, seat, first, second, third = water.read(entry)
    if kind == water.ROTATED:
        return Rotated(seat, movement.ROTATIONS[first], front(easts[seat], state.fields[seat]), second)
    if kind == water.LOST:
        return PushLost(seat, first)
    if kind == water.HOME:
        return CameHome(seat, first, wood[seat])
    return _KINDS[kind](seat, first, second, third)


def _with_end(after: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    reason = end_reason(after) if after.to_move == NOBODY else None
    return events if reason is None else (*events, Ended(reason))
