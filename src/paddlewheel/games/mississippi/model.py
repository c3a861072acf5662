"""The values Mississippi is played with: options, state, actions, events, whole turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.options import option
from paddlewheel.games.mississippi import water
from paddlewheel.games.mississippi.course import FEWEST_ROWS, MOST_ROWS, USUAL_ROWS, goal_of
from paddlewheel.games.mississippi.wood import LOGS

NOBODY: Final[Seat] = water.NOBODY
ASHORE: Final = -1
"""The field of a steamer that has not cast off."""
MOST_TURNS: Final = 1_000_000
UNDECIDED: Final = water.UNDECIDED


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose."""

    rows: int = option(USUAL_ROWS, "M1", limits=(FEWEST_ROWS, MOST_ROWS))
    stop_at_winner: bool = option(False, "M15")
    turn_limit: int = option(60, "M16", limits=(1, MOST_TURNS))


class State(NamedTuple):
    """A position. The box, the ranks and the end of the game follow from it and are functions."""

    options: Options
    seats: tuple[str, ...]
    first: Seat
    """Who begins (M4); NOBODY until it is drawn."""
    round: int
    """Counted from 1; 0 until the starting player is drawn."""
    to_move: Seat
    """Whose turn it is; NOBODY before the draw and after the end."""
    fields: tuple[int, ...]
    """For each seat ASHORE, a field, or for the steamer of rank r the field goal + r - 1: home, moored by arrival."""
    easts: tuple[int, ...]
    wood: tuple[int, ...]

    @property
    def goal(self) -> int:
        """The last field of the course."""
        return goal_of(self.options.rows)

    @property
    def box(self) -> int:
        """M3: the logs that nobody holds."""
        return LOGS - sum(self.wood)


def packed(state: State) -> water.Water:
    """Return a state in the numbers of the kernel; they are for one call."""
    chosen = state.options
    return water.afloat(
        state.fields,
        state.easts,
        state.wood,
        state.to_move,
        state.round,
        state.first,
        state.goal,
        chosen.stop_at_winner,
        chosen.turn_limit,
    )


# --- actions ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class First:
    """Chance, M4: this seat begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Die:
    """Chance, M5: the side of the steamer that points ahead as it casts off."""

    side: int


@dataclass(frozen=True, slots=True)
class Steam:
    """A turn: rotate this many steps to the left (negative: right), then go this many free fields ahead (or astern)."""

    rotation: int
    distance: int


@dataclass(frozen=True, slots=True)
class Pass:
    """M9: a captain who can move in neither direction stays."""


Action: TypeAlias = First | Die | Steam | Pass


# --- events: what happened, in the order in which it did ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Began:
    """M4: a seat was drawn to begin."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """M5: a steamer lies on the start with this side ahead."""

    seat: Seat
    side: int


@dataclass(frozen=True, slots=True)
class Rotated:
    """M6: a steamer was rotated; `front` now points ahead, and it cost this many logs."""

    seat: Seat
    steps: int
    front: int
    logs: int


@dataclass(frozen=True, slots=True)
class SteamedAhead:
    """M7: a steamer went ahead and burnt this many logs."""

    seat: Seat
    start: int
    end: int
    logs: int


@dataclass(frozen=True, slots=True)
class DroppedBack:
    """M8: a steamer went astern and gathered this many logs."""

    seat: Seat
    start: int
    end: int
    logs: int


@dataclass(frozen=True, slots=True)
class Touched:
    """M10: the mover's number and another steamer's number lie side by side."""

    seat: Seat
    other: Seat
    number: int
    other_number: int


@dataclass(frozen=True, slots=True)
class Advanced:
    """M11: the mover went ahead for free, by the sum of its positive differences."""

    seat: Seat
    start: int
    end: int
    by: int


@dataclass(frozen=True, slots=True)
class PushedOn:
    """M12: a steamer with the higher number went ahead for free, by its difference to the mover."""

    seat: Seat
    start: int
    end: int
    by: int


@dataclass(frozen=True, slots=True)
class PushLost:
    """M12: the mover went on immediately (or the race was over), and the push this steamer was waiting for was dropped."""

    seat: Seat
    by: int


@dataclass(frozen=True, slots=True)
class CameHome:
    """M14: a steamer reached or passed the goal, took the next rank, and its logs went back to the box."""

    seat: Seat
    rank: int
    logs: int


@dataclass(frozen=True, slots=True)
class Passed:
    """M9: a captain could move in neither direction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """M15 and M16: the race is over, for this reason."""

    reason: str


Event: TypeAlias = (
    Began
    | Rolled
    | Rotated
    | SteamedAhead
    | DroppedBack
    | Touched
    | Advanced
    | PushedOn
    | PushLost
    | CameHome
    | Passed
    | Ended
)


class Turn(NamedTuple):
    """A whole turn: what to do, the logs it burns and gathers, what its docking chain does, and the state it leads to."""

    action: Steam | Pass
    burns: int
    gathers: int
    events: tuple[Event, ...]
    state: State

    @property
    def way(self) -> tuple[Steam | Pass, ...]:
        """A turn is one action."""
        return (self.action,)

    @property
    def price(self) -> int:
        """The logs it burns."""
        return self.burns
