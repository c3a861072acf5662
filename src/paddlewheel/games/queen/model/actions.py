"""The actions of Mississippi Queen: one small class per verb, and the whole turns made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.model.state import Ship
from paddlewheel.hexes import Cell, Direction

LEFT, RIGHT = -1, 1


@dataclass(frozen=True, slots=True)
class First:
    """Chance, Q8: this seat takes start cell 1."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Die:
    """Chance, Q2: the direction die, for the next tile or for the landing."""

    turn: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance, Q4: the tile that is turned up."""

    tile: str


@dataclass(frozen=True, slots=True)
class Face:
    """Q8, Q16: choose a heading, at the start or after being pushed."""

    heading: Direction


@dataclass(frozen=True, slots=True)
class Speed:
    """Q9: set the speed."""

    speed: int


@dataclass(frozen=True, slots=True)
class Ahead:
    """Q10: one cell ahead."""


@dataclass(frozen=True, slots=True)
class Rotate:
    """Q11: a rotation of 60°, LEFT or RIGHT."""

    way: int


@dataclass(frozen=True, slots=True)
class Astern:
    """B3: one cell straight astern, off a sandbank."""


@dataclass(frozen=True, slots=True)
class Push:
    """Q14: one cell ahead, pushing the steamer there onto this cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Done:
    """End the move, with all points used up."""


@dataclass(frozen=True, slots=True)
class Board:
    """Q19: take a passenger aboard."""


@dataclass(frozen=True, slots=True)
class Fuel:
    """B7: fill up the coal."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """B9: give this much coal to another steamer of the same captain; a number below 0 takes it."""

    steamer: Ship
    coal: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Q19, B7, B9: leave the passenger waiting, do not fuel, do not exchange."""


Action: TypeAlias = (
    First | Die | Draw | Face | Speed | Ahead | Astern | Rotate | Push | Done | Board | Fuel | Exchange | Skip
)


class Shove(NamedTuple):
    """A push as part of a whole turn: whose steamer, from where, to where."""

    steamer: Ship
    start: Cell
    end: Cell


class Route(NamedTuple):
    """A whole turn: a distinct end with the least coal it costs, and one way to sail it."""

    speed: int
    cell: Cell
    heading: Direction
    final_speed: int
    coal: int
    pushes: tuple[Shove, ...]
    way: tuple[Action, ...]

    @property
    def price(self) -> int:
        """The coal it costs."""
        return self.coal
