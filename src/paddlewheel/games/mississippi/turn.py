"""What an action does to a state, and what every whole turn of the captain to move would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, overload

from paddlewheel.engine.contract import CHANCE, Played
from paddlewheel.games.mississippi import movement, water
from paddlewheel.games.mississippi.arrival import REASONS
from paddlewheel.games.mississippi.legality import PASS, actor, refusal
from paddlewheel.games.mississippi.model import (
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
    packed,
)
from paddlewheel.games.mississippi.movement import DISTANCE, FIELDS, INDEX, LEFT, LOG_END, ROTATIONS
from paddlewheel.games.mississippi.order import end_turn
from paddlewheel.games.mississippi.steamers import RING
from paddlewheel.games.mississippi.water import Water


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    if isinstance(action, First):
        return state._replace(first=action.seat, round=1, to_move=action.seat), (Began(action.seat),)
    if isinstance(action, Die):
        easts = list(state.easts)
        easts[state.to_move] = RING.index(action.side)
        return state._replace(easts=tuple(easts)), (Rolled(state.to_move, action.side),)
    at = packed(state)
    if isinstance(action, Steam):
        movement.make_turn(at, action.rotation, action.distance)
    else:
        water.note(at, water.PASSED, state.to_move, 0, 0, 0)
    return _ended(state, at)


def turns(state: State) -> Sequence[Turn]:
    """Return every (rotation, distance) of the captain to move with its price and the exact result of its docking chain."""
    return () if actor(state) in (None, CHANCE) else Turns(state)


class Turns(Sequence[Turn]):
    """The turns of a captain, in the order of the legal actions: all worked out, each made when looked at."""

    def __init__(self, state: State) -> None:
        self.state = state
        at = packed(state)
        self.rows = movement.whole_turns(at)
        self.log = at.log
        self.width = FIELDS + len(state.seats)

    def __len__(self) -> int:
        return len(self.rows) // self.width

    @overload
    def __getitem__(self, nth: int) -> Turn: ...

    @overload
    def __getitem__(self, nth: slice) -> tuple[Turn, ...]: ...

    def __getitem__(self, nth: int | slice) -> Turn | tuple[Turn, ...]:
        if isinstance(nth, slice):
            return tuple(self._made(row) for row in range(*nth.indices(len(self))))
        return self._made(range(len(self))[nth])

    def _made(self, nth: int) -> Turn:
        row = nth * self.width
        begin = self.rows[row - self.width + LOG_END] if nth else 0
        rotation, distance = ROTATIONS[self.rows[row + INDEX]], self.rows[row + DISTANCE]
        action = Steam(rotation, distance) if distance else PASS
        burns = movement.rotation_logs(rotation) + max(distance, 0)
        at = packed(self.state)
        gathers = self.rows[row + LEFT] - at.logs + burns
        at.log = self.log[begin : self.rows[row + LOG_END]]
        movement.take(at, self.rows, row)
        after, events = _ended(self.state, at)
        return Turn(action, burns, gathers, events, after)


def play(state: State, way: tuple[Action, ...]) -> Played:
    """Do the one action that a turn is."""
    after, events = apply(state, way[0])
    return Played(after, events, way[1:])


def _ended(state: State, at: Water) -> tuple[State, tuple[Event, ...]]:
    """Return the state and the events of a turn once it has come to its end."""
    end_turn(at)
    fields, easts, wood = tuple(at.fields), tuple(at.easts), tuple(at.wood)
    after = State(state.options, state.seats, state.first, at.round, at.mover, fields, easts, wood)
    return after, tuple([_event(entry) for entry in at.log])


KINDS: Final[tuple[type[Any], ...]] = (
    Rotated,
    SteamedAhead,
    DroppedBack,
    Touched,
    Advanced,
    PushedOn,
    PushLost,
    CameHome,
    Passed,
    Ended,
)
"""The kinds of events, by the numbers of the kernel's log."""
_VALUES: Final = tuple(len(kind.__slots__) for kind in KINDS)
"""By kind: how many of the seat and the three numbers of an event mean something."""


def values(entry: int) -> tuple[Any, ...]:
    """Return the kind of an event of the log, and the values of its fields."""
    kind, *numbers = water.read(entry)
    if kind == water.ENDED:
        return kind, REASONS[numbers[1]]
    if kind == water.ROTATED:
        numbers[1] = ROTATIONS[numbers[1]]
    return kind, *numbers[: _VALUES[kind]]


def _event(entry: int) -> Event:
    kind, *fields = values(entry)
    event: Event = KINDS[kind](*fields)
    return event
