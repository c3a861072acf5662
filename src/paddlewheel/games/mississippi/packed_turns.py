"""All whole turns of a list as plain data that says once what they share: a table sends this with every decision.

`docs/table-protocol.md` tells how to read it. Events that several turns have in common stand in one list, and of where
everybody lies after a turn only what is different from now is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddlewheel.engine import plain_data
from paddlewheel.games.mississippi.data import steamer_data, to_data
from paddlewheel.games.mississippi.data_types import PackedTurns, Row
from paddlewheel.games.mississippi.model import Event, Pass, State, Turn
from paddlewheel.games.mississippi.notation import format_action


def turns_data(state: State, turns: Sequence[Turn]) -> PackedTurns:
    """Return all turns as plain data: where everybody lies now, the kinds of events, the events, and a row for each."""
    shared = _Events(state)
    rows = [_row(state, turn, shared) for turn in turns]
    steamers = to_data(state)["steamers"]
    return {"steamers": steamers, "kinds": shared.kinds, "events": shared.events, "turns": rows}


def _row(state: State, turn: Turn, shared: _Events) -> Row:
    """Return action, rotation, distance, logs burnt and gathered, events, round, mover and box after it, who changes."""
    action, after = turn.action, turn.state
    way = (None, None) if isinstance(action, Pass) else (action.rotation, action.distance)
    mover = None if after.to_move < 0 else after.seats[after.to_move]
    changed = [
        (seat, steamer_data(after, number))
        for number, seat in enumerate(state.seats)
        if state.fields[number] != after.fields[number]
        or state.easts[number] != after.easts[number]
        or state.wood[number] != after.wood[number]
    ]
    events = [shared.number(event) for event in turn.events]
    told = [(seat, one["field"], one["front"], one["wood"], one.get("rank")) for seat, one in changed]
    return format_action(state, action), *way, turn.burns, turn.gathers, events, after.round, mover, after.box, told


class _Events:
    """The events of some turns, each once: the number of its kind, then its fields."""

    def __init__(self, state: State) -> None:
        self.kinds: list[tuple[str, ...]] = []
        self.events: list[tuple[int | str, ...]] = []
        self._seats = state.seats
        self._kinds: dict[type[Any], int] = {}
        self._numbers: dict[Event, int] = {}

    def number(self, event: Event) -> int:
        """Return the number of an event, which is new if it has none."""
        known = self._numbers.get(event)
        if known is None:
            known = self._numbers[event] = len(self.events)
            name, fields = plain_data.shape_of(type(event))
            kind = self._kinds.setdefault(type(event), len(self.kinds))
            if kind == len(self.kinds):
                self.kinds.append((name, *fields))
            self.events.append((kind, *plain_data.values_of(self._seats, event)))
        return known
