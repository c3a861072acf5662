"""The values Mississippi Queen is played with: the state and what it is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.games.queen.river.layout import River, river
from paddlewheel.hexes import Cell, Direction

Ship: TypeAlias = int
"""The number of a steamer. The first steamers of all seats come first, then the second ones (B8), then the Rose (B12)."""
NOBODY: Final[Seat] = -1
FULL_COAL: Final = 6
ROSE_COAL: Final = 1
"""B12: what the Black Rose may spend in a turn; each turn has its own."""
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


class Voyage(NamedTuple):
    """What a turn under way must remember."""

    points: int
    """Q10: movement points still to be used up."""
    rotated: int = 0
    """Q11: turns of 60° made so far."""
    stood: tuple[Cell, ...] = ()
    """Q15: every cell the mover stood on in this turn, the start included."""
    pushed_to: tuple[Cell, ...] = ()
    """Q15: the cells it pushed steamers to."""
    reached: bool = False
    """Q5: it was the first on the frontmost tile."""
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
    ranks: tuple[int, ...]
    """Q13, Q21: for each seat the rank it took, 0 while it sails."""
    wrecked: tuple[Ship, ...]
    """Q13, B10: the steamers that were wrecked or had to leave with one, by number; `ranks` says who was out first."""
    round: int
    order: tuple[Ship, ...]
    """Q20: the order of play in this round."""
    agenda: tuple[Task, ...]
    """What to decide or do next, first things first; empty when the race is over."""
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
        return _made(State, (*self[:_STEAMERS], replaced(self.steamers, ship, steamer), *self[_STEAMERS + 1 :]))

    def with_agenda(self, agenda: tuple[Task, ...]) -> State:
        """Return the state with something else to be decided or done next."""
        return _made(State, (*self[:_AGENDA], agenda, *self[_AGENDA + 1 :]))

    def between_turns(self, agenda: tuple[Task, ...]) -> State:
        """Return the state with no one under way, and what is next."""
        return _made(State, (*self[:_AGENDA], agenda, None, *self[_VOYAGE + 1 :]))

    def under_way(self, ship: Ship, steamer: Steamer, agenda: tuple[Task, ...], voyage: Voyage | None) -> State:
        """Return the state with the mover changed, what is next, and what its turn must remember."""
        steamers = replaced(self.steamers, ship, steamer)
        between = self[_STEAMERS + 1 : _AGENDA]
        return _made(State, (*self[:_STEAMERS], steamers, *between, agenda, voyage, *self[_VOYAGE + 1 :]))

    def in_next_round(self, order: tuple[Ship, ...]) -> State:
        """Return the state with the next round begun, to be played in this order."""
        return _made(State, (*self[:_ROUND], self.round + 1, order, self.agenda, self.voyage, 0))


# What changes at every step is put between the parts that stay: that is twice as fast as `_replace`.
_STEAMERS, _ROUND, _AGENDA, _VOYAGE = (State._fields.index(name) for name in ("steamers", "round", "agenda", "voyage"))
assert State._fields[_ROUND:] == ("round", "order", "agenda", "voyage", "given")
_made = tuple.__new__


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
    """B8, B12: whose steamer it is; the Black Rose is no one's."""
    return NOBODY if ship == state.rules.rose else ship % len(state.seats)


def captain_of(state: State, ship: Ship) -> Seat:
    """Q8, B12: who decides for a steamer: its owner; for the Black Rose the player whose steamer is the last of the round.

    RULING: a player who is out of the race, wrecked or home, is asked nothing: control passes on to the player of the
    last steamer that still sails. (Version 1: that player keeps her to the end of the round.)
    """
    if ship != state.rules.rose:
        return ship % len(state.seats)
    players = [owner(state, other) for other in reversed(state.order) if other != ship]
    if state.rules.control_passes:
        players = [seat for seat in players if not state.ranks[seat]]
    return players[0] if players else NOBODY


def with_wrecks(state: State, ships: tuple[Ship, ...]) -> State:
    """Q13: return the state with these steamers wrecked."""
    return state._replace(wrecked=tuple(sorted(ships)))


def ships_of(state: State, seat: Seat) -> range:
    """B8: the steamers of a player."""
    players = len(state.seats)
    return range(seat, players * state.rules.each, players)


class Standing(NamedTuple):
    """Where a steamer stands in the order: the five numbers that are compared."""

    tile: int
    stick: int
    speed: int
    coal: int
    right: int


class Rank(NamedTuple):
    """A place in the order: which steamer's, the numbers, and what put it ahead of the next.

    That is None for the last, and `start` where the start cells decide.
    """

    steamer: Ship
    standing: Standing
    ahead_by: str | None
