"""The events of Mississippi Queen: what happened, in the past tense, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.model.state import Rank, Ship
from paddlewheel.hexes import Cell, Direction


@dataclass(frozen=True, slots=True)
class Began:
    """Q8: a seat was drawn to take start cell 1."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieRolled:
    """Q2: the direction die fell for this captain."""

    steamer: Ship
    turn: int


@dataclass(frozen=True, slots=True)
class TileLaid:
    """Q5, Q18: a tile was joined to the river, and this many passengers wait there."""

    tile: str
    number: int
    turn: int
    passengers: int


@dataclass(frozen=True, slots=True)
class LandingJoined:
    """Q5, Q7: the landing was joined to the last tile; these are its jetties."""

    turn: int
    jetties: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TileLeft:
    """Q6: a tile left the table, and the passengers still waiting there were lost."""

    tile: str
    number: int
    passengers: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Q20: a new round began, in this order; the standings say why; in the first round there are none."""

    round: int
    order: tuple[Ship, ...]
    standings: tuple[Rank, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class SpeedSet:
    """Q9: the speed went from one number to another, for this much coal."""

    steamer: Ship
    before: int
    speed: int
    coal: int


@dataclass(frozen=True, slots=True)
class Sailed:
    """Q10: a steamer went one cell ahead."""

    steamer: Ship
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Backed:
    """B3: a steamer went one cell astern, off a sandbank."""

    steamer: Ship
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class GotOff:
    """B3: a steamer goes off a sandbank ahead, for this much coal."""

    steamer: Ship
    coal: int


@dataclass(frozen=True, slots=True)
class RanAground:
    """B2, B4: a steamer ran aground and has speed 1."""

    steamer: Ship


@dataclass(frozen=True, slots=True)
class Slowed:
    """B5: driftwood lowered the speed to this at the end of the turn."""

    steamer: Ship
    speed: int


@dataclass(frozen=True, slots=True)
class Rotated:
    """Q11: a steamer was rotated by 60°, for this much coal."""

    steamer: Ship
    heading: Direction
    coal: int


@dataclass(frozen=True, slots=True)
class Pushed:
    """Q14: a steamer pushed another one from its cell to a neighbouring one."""

    steamer: Ship
    other: Ship
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Faced:
    """Q8, Q16: a captain chose a heading."""

    steamer: Ship
    heading: Direction


@dataclass(frozen=True, slots=True)
class Boarded:
    """Q19: a passenger came aboard at the station of a tile."""

    steamer: Ship
    tile: str
    passengers: int


@dataclass(frozen=True, slots=True)
class Fuelled:
    """B7: a steamer filled up to this much coal."""

    steamer: Ship
    coal: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """B9: a steamer gave coal to another."""

    steamer: Ship
    other: Ship
    coal: int


@dataclass(frozen=True, slots=True)
class Stayed:
    """B12: the Black Rose had no move at all and stays where she is."""

    steamer: Ship


@dataclass(frozen=True, slots=True)
class Held:
    """Q13: others kept a steamer from moving, and it stays where it is for this turn."""

    steamer: Ship
    holders: tuple[Ship, ...]


@dataclass(frozen=True, slots=True)
class Withdrew:
    """B10: a steamer left the river because its captain can no longer bring all home."""

    steamer: Ship


@dataclass(frozen=True, slots=True)
class Arrived:
    """Q17, Q21: a steamer arrived at the landing; its captain took a rank, or 0 if more must come home (B10)."""

    steamer: Ship
    rank: int


@dataclass(frozen=True, slots=True)
class Wrecked:
    """Q13: a steamer had no legal turn, for this reason; its captain took the last free rank, or 0 (B10).

    The reason is `coal` or `land`; under version 1 it can be `held`, by these steamers.
    """

    steamer: Ship
    rank: int
    reason: str
    holders: tuple[Ship, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """Q22, Q23: the race is over, for this reason."""

    reason: str


Event: TypeAlias = (
    Began
    | DieRolled
    | TileLaid
    | LandingJoined
    | TileLeft
    | RoundBegan
    | SpeedSet
    | Sailed
    | Backed
    | GotOff
    | RanAground
    | Slowed
    | Rotated
    | Pushed
    | Faced
    | Boarded
    | Fuelled
    | Exchanged
    | Stayed
    | Held
    | Withdrew
    | Arrived
    | Wrecked
    | Ended
)
