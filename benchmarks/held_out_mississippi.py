"""The arena with two captains of Mississippi that no level was tuned against, and that are in no playout.

python benchmarks/held_out_mississippi.py arena --game mississippi --captains admiral,hoarder,hoarder,hoarder --games 100

A *hoarder* gathers wood until it is enough to be home at once. A *denier* looks at all that the next captain can do and
leaves it as few fields for free as possible.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.mississippi.playouts import after
from paddlewheel.cli.main import main
from paddlewheel.engine.contract import AnyGame
from paddlewheel.games.mississippi.facts import (
    DISTANCE,
    FIELDS,
    INDEX,
    LEFT,
    NOBODY,
    ROTATIONS,
    UNDECIDED,
    Steam,
    Water,
    packed,
    quick_turns,
)


class HeldOut:
    """Takes the turn that it values most, the first of several."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return the turn."""
        at, seat = packed(state), state.to_move
        rows, width = quick_turns(at, 3), FIELDS + len(state.seats)
        if not len(rows):
            return game.legal(state)[0]
        ends = range(0, len(rows), width)
        values = [self.value(at, rows, row // width, int(rows[row + FIELDS + seat]), int(rows[row + LEFT])) for row in ends]
        best = values.index(max(values)) * width
        return Steam(ROTATIONS[rows[best + INDEX]], int(rows[best + DISTANCE]))

    def value(self, at: Water, rows: Any, nth: int, field: int, wood: int) -> float:
        """Return what a turn is worth that leaves it on that field with that wood."""
        raise NotImplementedError


class Hoarder(HeldOut):
    """Gathers wood until it is enough for all of the way."""

    def value(self, at: Water, rows: Any, nth: int, field: int, wood: int) -> float:  # noqa: ARG002
        """Count a log as a field and a half, and no more of them than there are fields to go."""
        return 1000.0 if field >= at.goal else field + 1.5 * min(wood, int(at.goal) - field)


class Denier(HeldOut):
    """Leaves the next captain as little as possible."""

    def value(self, at: Water, rows: Any, nth: int, field: int, wood: int) -> float:
        """Count fields and wood, less what the next captain can get."""
        then = after(at, rows, nth)
        value = 1000.0 if field >= at.goal else field + 1.1 * min(wood, int(at.goal) - field)
        mover = then.mover
        if mover == NOBODY or then.easts[mover] == UNDECIDED:
            return value
        replies, width = quick_turns(then, 1), FIELDS + len(then.fields)
        gains = [
            float(replies[row + FIELDS + mover] - then.start + replies[row + LEFT] - then.logs)
            for row in range(0, len(replies), width)
        ]
        return value - 0.6 * max(gains, default=0.0)


HELD_OUT = ("hoarder", "denier")
CAPTAINS.update({"hoarder": Hoarder, "denier": Denier})

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
