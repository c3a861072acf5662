"""What a state of Mississippi Queen is made of, part by part."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.hexes import Cell, Direction

Ship: TypeAlias = int
"""The number of a steamer. The first steamers of all seats come first, then the second ones (B8), then the Rose (B12)."""
NOBODY: Final[Seat] = -1
FULL_COAL: Final = 6
ROSE_COAL: Final = 1
"""B12: what the Black Rose may spend in a turn; it is hers anew in each."""
PLENTY: Final = 15
"""More coal than any turn can need."""
SLOWEST: Final = 1
FASTEST: Final = 6


class Steamer(NamedTuple):
    """A steamer on the river; `cell` is None once it has left it."""

    cell: Cell | None
    heading: Direction
    speed: int = SLOWEST
    coal: int = FULL_COAL
    passengers: int = 0
    boarded_at: tuple[int, ...] = ()
    """The numbers of the tiles at whose stations passengers came aboard."""


class TurnUnderWay(NamedTuple):
    """What a turn under way has to remember."""

    points: int
    """Q10: movement points still to be used up."""
    rotated: int = 0
    """Q11: turns of 60° made so far."""
    stood: tuple[Cell, ...] = ()
    """Q15: every cell the mover stood on in this turn, the start included."""
    pushed_to: tuple[Cell, ...] = ()
    """Q15: the cells it pushed steamers to."""
    reached: bool = False
    """Q5: it came onto the frontmost tile as the first."""
    slowed: int = 0
    """B5: by how much the speed will be lower at the end of the turn."""
    rose_needed: int = ROSE_COAL
    """B12: the coal that the Black Rose needed when the turn began, if that is more than a turn of hers may spend."""


class Task(NamedTuple):
    """One thing to decide or do next."""

    what: str
    steamer: Ship = NOBODY
    turn: int = 0


# What a task can be. Decisions of chance:
FIRST, DIE, TILE, LANDING = "first", "die", "tile", "landing"
# decisions of captains:
FACE, SPEED, SAIL, BOARD, FUEL, EXCHANGE = "face", "speed", "sail", "board", "fuel", "exchange"
# and what happens by itself:
DOCK, TRADE, ARRIVE, NEXT = "dock", "trade", "arrive", "next"
CHANCE_TASKS: Final = (FIRST, DIE, TILE, LANDING)
OF_THE_TURN: Final = (DOCK, TRADE, ARRIVE)
"""What follows from a turn by itself while it lasts."""
BY_ITSELF: Final = (*OF_THE_TURN, NEXT)
TASKS: Final = (*CHANCE_TASKS, FACE, SPEED, SAIL, BOARD, FUEL, EXCHANGE, *BY_ITSELF)


class Parts(NamedTuple):
    """What a state says, part by part."""

    first: Seat
    """Who has start cell 1 (Q8); NOBODY until it is drawn."""
    tiles: tuple[Laid, ...]
    """Every tile laid so far, the start tile first, also those that have left the table."""
    first_tile: int
    """Q6: the number of the rearmost tile on the table."""
    landing: int | None
    """Q5: which way the landing turned from the last tile; None until it is joined."""
    waiting: tuple[int, ...]
    """Q18: how many passengers wait at each tile."""
    steamers: tuple[Steamer, ...]
    ranks: tuple[int, ...]
    """Q13, Q21: for each seat the rank it took, 0 while it sails."""
    wrecked: tuple[Ship, ...]
    """Q13, B10: the steamers that were wrecked or had to leave with one, by number; `ranks` says who was out first."""
    round: int
    order: tuple[Ship, ...]
    """Q20: the order of play in this round."""
    agenda: tuple[Task, ...]
    """What to decide or do next, first things first; empty when the race is over."""
    under_way: TurnUnderWay | None
    given: int = 0
    """B12: how much coal the Black Rose has given in this round."""
