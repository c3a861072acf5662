"""The values Mississippi Queen is played with: options, state, actions, events, whole turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.games.game import Seat
from paddlewheel.games.options import option, put_names_in_order
from paddlewheel.games.queen.river import Laid, River, river
from paddlewheel.games.queen.tiles import RIVER
from paddlewheel.hexes import Cell, Direction

NOBODY: Final[Seat] = -1
FULL_COAL: Final = 6
SLOWEST: Final = 1
FASTEST: Final = 6
LEFT, RIGHT = -1, 1
MOST_ROUNDS: Final = 1_000_000
ADDED_TILES: Final = ("coal", "coal-and-driftwood", "driftwood", "sandbanks-1", "sandbanks-2", "many-islands")
"""B1: the tiles of the expansion, as printed in `tiles.toml`."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a table may choose; the six at the end are those of the expansion."""

    school: bool = option(False, "Q17", "the sailing school instead of the passenger game")
    draw_first: bool = option(False, "Q8", "the captain on start cell 1 is drawn; otherwise it is the first seat")
    stop_at_winner: bool = option(False, "Q22", "the race ends with the first arrival")
    round_limit: int = option(
        60, "Q23", "after so many rounds those still sailing are ranked where they lie", limits=(1, MOST_ROUNDS)
    )
    arrival_speed: int = option(
        1, "Q23", "the highest speed at which a steamer arrives in the passenger game", limits=(1, 2)
    )
    push_astern: bool = option(True, "Q23", "a steamer may be pushed onto the cell straight behind it")
    added: tuple[str, ...] = option(
        (), "B1", "the tiles of the expansion that are shuffled in", names=ADDED_TILES, quiet=True
    )
    removed: tuple[str, ...] = option((), "B1", "the tiles of the base game that are left out", names=RIVER, quiet=True)
    steamers: int = option(1, "B8", "how many steamers each player has", limits=(1, 2), quiet=True)
    both_home: bool = option(
        False, "B10", "a player wins only with both steamers home, two passengers aboard each", quiet=True
    )
    exchange_at_docks: bool = option(False, "B9", "coal may be exchanged at docks too", quiet=True)
    black_rose: bool = option(False, "B12", "the Black Rose, a neutral steamer, sails along", quiet=True)

    def __post_init__(self) -> None:
        """B1: in which order tiles are named does not matter."""
        put_names_in_order(self)


class Steamer(NamedTuple):
    """A steamer on the river; `cell` is None once it has left it."""

    cell: Cell | None
    heading: Direction
    speed: int = SLOWEST
    coal: int = FULL_COAL
    passengers: int = 0
    boarded_at: tuple[int, ...] = ()
    """The numbers of the tiles at whose stations passengers came aboard."""


class Voyage(NamedTuple):
    """What a turn under way has to remember."""

    points: int
    """Q10: movement points still to be used up."""
    turned: int = 0
    """Q11: turns of 60° made so far."""
    stood: tuple[Cell, ...] = ()
    """Q15: every cell the mover stood on in this turn, the start included."""
    pushed_to: tuple[Cell, ...] = ()
    """Q15: the cells it pushed steamers to."""
    reached: bool = False
    """Q5: it came onto the frontmost tile as the first."""


class Task(NamedTuple):
    """One thing that is to be decided or done next."""

    what: str
    seat: Seat = NOBODY
    turn: int = 0


# What a task can be. Decisions of chance:
FIRST, DIE, TILE, LANDING = "first", "die", "tile", "landing"
# decisions of captains:
FACE, SPEED, SAIL, BOARD = "face", "speed", "sail", "board"
# and what happens by itself:
GROW, DOCK, ARRIVE, NEXT = "grow", "dock", "arrive", "next"
CHANCE_TASKS: Final = (FIRST, DIE, TILE, LANDING)
TASKS: Final = (*CHANCE_TASKS, FACE, SPEED, SAIL, BOARD, GROW, DOCK, ARRIVE, NEXT)


class State(NamedTuple):
    """A position. Water, places in the order, and the end of the race follow from it and are functions."""

    options: Options
    seats: tuple[str, ...]
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
    places: tuple[int, ...]
    """Q13, Q21: for each seat the place it took, 0 while it sails."""
    wrecked: tuple[Seat, ...]
    """Q13: the seats whose steamers were wrecked, in that order."""
    round: int
    order: tuple[Seat, ...]
    """Q20: the order of play in this round."""
    agenda: tuple[Task, ...]
    """What is to be decided or done next, the first of it first; empty when the race is over."""
    voyage: Voyage | None

    @property
    def river(self) -> River:
        """The water on the table."""
        return river(self.tiles, self.first_tile, self.landing, self.options.school)

    def with_steamer(self, seat: Seat, steamer: Steamer) -> State:
        """Return the state with one steamer changed."""
        return self._replace(steamers=replaced(self.steamers, seat, steamer))


def replaced(steamers: tuple[Steamer, ...], seat: Seat, steamer: Steamer) -> tuple[Steamer, ...]:
    """Return the steamers with one of them changed."""
    return (*steamers[:seat], steamer, *steamers[seat + 1 :])


# --- actions ------------------------------------------------------------------------------------------------------------


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
class Turn:
    """Q11: turn by 60°, LEFT or RIGHT."""

    way: int


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
class Skip:
    """Q19: leave the passenger waiting."""


Action: TypeAlias = First | Die | Draw | Face | Speed | Ahead | Turn | Push | Done | Board | Skip


# --- events: what happened, in the order in which it did ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Began:
    """Q8: a seat was drawn to take start cell 1."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieRolled:
    """Q2: the direction die fell for this captain."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class TileLaid:
    """Q5, Q18: a tile was joined to the river, and so many passengers wait there."""

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
    """Q20: a new round began, in this order."""

    round: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SpeedSet:
    """Q9: the speed went from one number to another, for so much coal."""

    seat: Seat
    before: int
    speed: int
    coal: int


@dataclass(frozen=True, slots=True)
class Sailed:
    """Q10: a steamer went one cell ahead."""

    seat: Seat
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Turned:
    """Q11: a steamer turned by 60°, for so much coal."""

    seat: Seat
    heading: Direction
    coal: int


@dataclass(frozen=True, slots=True)
class Pushed:
    """Q14: a steamer pushed another one from its cell to a neighbouring one."""

    seat: Seat
    other: Seat
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Faced:
    """Q8, Q16: a captain chose a heading."""

    seat: Seat
    heading: Direction


@dataclass(frozen=True, slots=True)
class Boarded:
    """Q19: a passenger came aboard at the station of a tile."""

    seat: Seat
    tile: str
    passengers: int


@dataclass(frozen=True, slots=True)
class Arrived:
    """Q17, Q21: a steamer arrived at the landing and took a place."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Wrecked:
    """Q13: a steamer had no legal move with the coal it held and took the last free place."""

    seat: Seat
    place: int


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
    | Turned
    | Pushed
    | Faced
    | Boarded
    | Arrived
    | Wrecked
    | Ended
)


class Shove(NamedTuple):
    """A push as part of a whole turn: whose steamer, from where, to where."""

    seat: Seat
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
