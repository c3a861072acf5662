"""The values Mississippi Queen is played with: options, state, actions, events, whole turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.games.game import Seat
from paddlewheel.games.queen.options import Options
from paddlewheel.games.queen.river import Laid, River, river
from paddlewheel.games.queen.rules import RuleSet
from paddlewheel.hexes import Cell, Direction

Ship: TypeAlias = int
"""The number of a steamer. The first steamers of all seats come first, then the second ones (B8), then the Rose (B12)."""
NOBODY: Final[Seat] = -1
FULL_COAL: Final = 6
ROSE_COAL: Final = 1
"""B12: what the Black Rose may spend in a turn; it is hers anew in each."""
SLOWEST: Final = 1
FASTEST: Final = 6
LEFT, RIGHT = -1, 1


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
    slowed: int = 0
    """B5: by how much the speed will be lower at the end of the turn."""


class Task(NamedTuple):
    """One thing that is to be decided or done next."""

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
BY_ITSELF: Final = (DOCK, TRADE, ARRIVE, NEXT)
TASKS: Final = (*CHANCE_TASKS, FACE, SPEED, SAIL, BOARD, FUEL, EXCHANGE, *BY_ITSELF)


class State(NamedTuple):
    """A position. Water, places in the order, and the end of the race follow from it and are functions."""

    rules: RuleSet
    """What holds in this race, as its options decide."""
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
    wrecked: tuple[Ship, ...]
    """Q13, B10: the steamers that were wrecked or had to leave with one, those first whose captains are out the longest."""
    round: int
    order: tuple[Ship, ...]
    """Q20: the order of play in this round."""
    agenda: tuple[Task, ...]
    """What is to be decided or done next, the first of it first; empty when the race is over."""
    voyage: Voyage | None
    given: int = 0
    """B12: how much coal the Black Rose has given in this round."""

    @property
    def options(self) -> Options:
        """The options the race is sailed with."""
        return self.rules.options

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the steamers; where each player has one, those of the seats."""
        return self.seats if len(self.steamers) == len(self.seats) else fleet(self.seats, self.rules)

    @property
    def river(self) -> River:
        """The water on the table; the one asked for last is at hand without a look at its tiles."""
        global _latest  # noqa: PLW0603  (a cache of one entry, replaced as a whole)
        tiles, first_tile, landing, rules, known = _latest
        if self.tiles is tiles and self.first_tile == first_tile and self.landing == landing and self.rules is rules:
            return known
        rules = self.rules
        found = river(self.tiles, self.first_tile, self.landing, rules.jetties_end_moves, rules.shipyard)
        _latest = (self.tiles, self.first_tile, self.landing, rules, found)
        return found

    def with_steamer(self, ship: Ship, steamer: Steamer) -> State:
        """Return the state with one steamer changed."""
        return self._replace(steamers=replaced(self.steamers, ship, steamer))


def replaced(steamers: tuple[Steamer, ...], ship: Ship, steamer: Steamer) -> tuple[Steamer, ...]:
    """Return the steamers with one of them changed."""
    return (*steamers[:ship], steamer, *steamers[ship + 1 :])


_latest: tuple[tuple[Laid, ...], int, int | None, RuleSet | None, River]
_latest = ((), 0, None, None, river((Laid("start", 0),), 0, None))

ROSE: Final = "rose"
"""B12: the name of the Black Rose."""


@lru_cache(maxsize=64)
def fleet(seats: tuple[str, ...], rules: RuleSet) -> tuple[str, ...]:
    """B8, B12: the names of the steamers: a player's two are numbered."""
    own = seats if rules.each == 1 else tuple(f"{name}-{nth + 1}" for nth in range(rules.each) for name in seats)
    return own if rules.rose == NOBODY else (*own, ROSE)


def owner(state: State, ship: Ship) -> Seat:
    """B8, B12: whose steamer it is; the Black Rose is nobody's."""
    return NOBODY if ship == state.rules.rose else ship % len(state.seats)


def captain_of(state: State, ship: Ship) -> Seat:
    """Q8, B12: who decides for a steamer: its owner; for the Black Rose the player whose steamer is the last of the round.

    RULING: that player keeps her to the end of the round, also if that steamer leaves the river before.
    """
    if ship != state.rules.rose:
        return ship % len(state.seats)
    return next((owner(state, other) for other in reversed(state.order) if other != ship), NOBODY)


def with_wrecks(state: State, ships: tuple[Ship, ...]) -> State:
    """Q13: return the state with these steamers wrecked; the first captain who is out has the last place."""
    order = sorted(ships, key=lambda ship: (-state.places[owner(state, ship)], ship))
    return state._replace(wrecked=tuple(order))


def ships_of(state: State, seat: Seat) -> range:
    """B8: the steamers of a player."""
    players = len(state.seats)
    return range(seat, players * state.rules.each, players)


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
    """B9: give so much coal to another steamer of the same captain; a number below 0 takes it."""

    steamer: Ship
    coal: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Q19, B7, B9: leave the passenger waiting, do not fuel, do not exchange."""


Action: TypeAlias = First | Die | Draw | Face | Speed | Ahead | Astern | Turn | Push | Done | Board | Fuel | Exchange | Skip


class Standing(NamedTuple):
    """Where a steamer stands in the order: the five numbers that are compared."""

    tile: int
    stick: int
    speed: int
    coal: int
    right: int


class Rank(NamedTuple):
    """A place in the order: which steamer's, the numbers, and what put it ahead of the next (None for the last)."""

    steamer: Ship
    standing: Standing
    ahead_by: str | None


# --- events: what happened, in the order in which it did ------------------------------------------------------------------


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
    """Q20: a new round began, in this order; the standings say why, where it is not that of the start cells."""

    round: int
    order: tuple[Ship, ...]
    standings: tuple[Rank, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class SpeedSet:
    """Q9: the speed went from one number to another, for so much coal."""

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
    """B3: a steamer goes off a sandbank ahead, for so much coal."""

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
class Turned:
    """Q11: a steamer turned by 60°, for so much coal."""

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
    """B7: a steamer filled up to so much coal."""

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
class Withdrew:
    """B10: a steamer left the river because its captain can no longer bring all home."""

    steamer: Ship


@dataclass(frozen=True, slots=True)
class Arrived:
    """Q17, Q21: a steamer arrived at the landing; its captain took a place, or 0 if more must come home (B10)."""

    steamer: Ship
    place: int


@dataclass(frozen=True, slots=True)
class Wrecked:
    """Q13: a steamer had no legal move with the coal it held; its captain took the last free place, or 0 (B10)."""

    steamer: Ship
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
    | Backed
    | GotOff
    | RanAground
    | Slowed
    | Turned
    | Pushed
    | Faced
    | Boarded
    | Fuelled
    | Exchanged
    | Stayed
    | Withdrew
    | Arrived
    | Wrecked
    | Ended
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
