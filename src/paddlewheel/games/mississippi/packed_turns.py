"""All whole turns of a list as plain data that says once what they share: a table sends this with every decision.

`docs/table-protocol.md` tells how to read it. Events that several turns have in common stand in one list, and of where
everybody lies after a turn only what is different from now is told.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.engine import plain_data
from paddlewheel.games.mississippi.data import to_data
from paddlewheel.games.mississippi.data_types import PackedTurns
from paddlewheel.games.mississippi.model import State, packed
from paddlewheel.games.mississippi.packing import packed_rows
from paddlewheel.games.mississippi.turn import KINDS, Turns, values

_SHAPES: Final = [(name, *fields) for name, fields in map(plain_data.shape_of, KINDS)]


def turns_data(state: State, turns: Turns) -> PackedTurns:
    """Return all turns as plain data: where everybody lies now, the kinds of events, the events, and a row for each."""
    rows, log = packed_rows(packed(state), turns.rows, turns.log)
    return {
        "steamers": to_data(state)["steamers"],
        "seats": list(state.seats),
        "kinds": _SHAPES,
        "events": [values(entry) for entry in log],
        "turns": rows,
    }
