"""The values Mississippi Queen is played with: the state and what it is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.packing import pack, unpack
from paddlewheel.games.queen.model.parts import (
    ARRIVE,
    BOARD,
    BY_ITSELF,
    CHANCE_TASKS,
    DIE,
    DOCK,
    EXCHANGE,
    FACE,
    FASTEST,
    FIRST,
    FUEL,
    FULL_COAL,
    LANDING,
    NEXT,
    NOBODY,
    OF_THE_TURN,
    PLENTY,
    ROSE_COAL,
    SAIL,
    SLOWEST,
    SPEED,
    TASKS,
    TILE,
    TRADE,
    Parts,
    Ship,
    Steamer,
    Task,
    TurnUnderWay,
)
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.games.queen.river.layout import River, river


class State:
    """A position: what holds in the race, the names of the seats, and some 250 bytes. A value: nobody changes one.

    Its parts are read from the bytes when somebody looks at them, and the bytes made from the parts when they are needed.
    """

    __slots__ = ("_packed", "_parts", "_river", "rules", "seats")
    rules: RuleSet
    """What holds in this race, as its options decide."""
    seats: tuple[str, ...]

    _fields = ("rules", "seats", *Parts._fields)

    def __init__(
        self, rules: RuleSet, seats: tuple[str, ...], parts: Parts | None = None, packed: bytes | None = None
    ) -> None:
        self.rules, self.seats, self._parts, self._packed = rules, seats, parts, packed
        self._river: River | None = None

    @property
    def parts(self) -> Parts:
        """What it says, part by part."""
        if self._parts is None:
            self._parts = unpack(self.packed)
        return self._parts

    @property
    def packed(self) -> bytes:
        """The bytes (see `packing`); every cell has to be one of the river's."""
        if self._packed is None:
            self._packed = pack(self.parts, self.river.index, len(self.seats))
        return self._packed

    def __eq__(self, other: object) -> bool:
        """Return whether two states are the same position under the same rules."""
        if not isinstance(other, State) or self.seats != other.seats or self.rules != other.rules:
            return NotImplemented if not isinstance(other, State) else False
        return self.packed == other.packed if self._packed and other._packed else self.parts == other.parts

    def __hash__(self) -> int:
        """Return a number that equal states share."""
        return hash((self.seats, self.packed))

    def __repr__(self) -> str:
        """Show what is in it."""
        return f"State({self.rules!r}, {self.seats!r}, {self.parts!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Send its bytes where it is copied to."""
        return State, (self.rules, self.seats, None, self.packed)

    @property
    def first(self) -> Seat:
        """Who has start cell 1."""
        return self.parts.first

    @property
    def tiles(self) -> tuple[Laid, ...]:
        """Every tile laid so far."""
        return self.parts.tiles

    @property
    def first_tile(self) -> int:
        """Q6: the number of the rearmost tile on the table."""
        return self.parts.first_tile

    @property
    def landing(self) -> int | None:
        """Q5: which way the landing turned from the last tile."""
        return self.parts.landing

    @property
    def waiting(self) -> tuple[int, ...]:
        """Q18: how many passengers wait at each tile."""
        return self.parts.waiting

    @property
    def steamers(self) -> tuple[Steamer, ...]:
        """The steamers by number."""
        return self.parts.steamers

    @property
    def ranks(self) -> tuple[int, ...]:
        """Q13, Q21: for each seat the rank it took."""
        return self.parts.ranks

    @property
    def wrecked(self) -> tuple[Ship, ...]:
        """Q13, B10: the steamers that are wrecked."""
        return self.parts.wrecked

    @property
    def round(self) -> int:
        """Which round it is, 0 before the first."""
        return self.parts.round

    @property
    def order(self) -> tuple[Ship, ...]:
        """Q20: the order of play in this round."""
        return self.parts.order

    @property
    def agenda(self) -> tuple[Task, ...]:
        """What to decide or do next."""
        return self.parts.agenda

    @property
    def under_way(self) -> TurnUnderWay | None:
        """What the turn under way has to remember."""
        return self.parts.under_way

    @property
    def given(self) -> int:
        """B12: how much coal the Black Rose has given in this round."""
        return self.parts.given

    @property
    def options(self) -> Options:
        """The options the race is sailed with."""
        return self.rules.options

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the steamers; where each player has one, those of the seats."""
        return fleet(self.seats, self.rules)

    @property
    def river(self) -> River:
        """The water on the table."""
        if self._river is None:
            parts, rules = self.parts, self.rules
            self._river = river(parts.tiles, parts.first_tile, parts.landing, rules.jetties_end_moves, rules.shipyard)
        return self._river

    def _replace(self, **changes: Any) -> State:
        """Return the state with some of its parts changed."""
        rules, seats = changes.pop("rules", self.rules), changes.pop("seats", self.seats)
        return State(rules, seats, self.parts._replace(**changes))

    def with_steamer(self, ship: Ship, steamer: Steamer) -> State:
        """Return the state with one steamer changed."""
        steamers = self.steamers
        return self._replace(steamers=(*steamers[:ship], steamer, *steamers[ship + 1 :]))


__all__ = [
    "ARRIVE",
    "BOARD",
    "BY_ITSELF",
    "CHANCE_TASKS",
    "DIE",
    "DOCK",
    "EXCHANGE",
    "FACE",
    "FASTEST",
    "FIRST",
    "FUEL",
    "FULL_COAL",
    "LANDING",
    "NEXT",
    "NOBODY",
    "OF_THE_TURN",
    "PLENTY",
    "ROSE",
    "ROSE_COAL",
    "SAIL",
    "SLOWEST",
    "SPEED",
    "TASKS",
    "TILE",
    "TRADE",
    "Parts",
    "Rank",
    "Ship",
    "Standing",
    "State",
    "Steamer",
    "Task",
    "TurnUnderWay",
    "fleet",
    "owner",
    "ships_of",
    "with_wrecks",
]

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
    """A rank in the order: which steamer's, the numbers, and what put it ahead of the next.

    That is None for the last, and `start` where the start cells decide.
    """

    steamer: Ship
    standing: Standing
    ahead_by: str | None
