"""The contract: everything a table, a captain, a test or a page may know about a game.

A game is a module (or any object) that has the names of `Game`.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from paddlewheel.engine.data_types import Data, DataTypes
from paddlewheel.engine.errors import BadData, Fact, Refusal, shortened

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
"""The actor that rolls dice and draws: the program that runs the game picks one of its legal actions by their weights."""

SEAT_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,15}")
RESERVED_NAMES: Final = ("chance", "nobody")
RANKED: Final = "the_rest_are_ranked_where_they_are"
"""The reason of a standing while the game still goes on."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the rank of each seat (1 is the winner's), the reason as a code and its rule."""

    ranks: tuple[int, ...]
    reason: str
    rule: str

    @property
    def places(self) -> tuple[int, ...]:
        """Return the ranks by the name that they had in 0.2."""
        warnings.warn("Outcome.places is called ranks", DeprecationWarning, stacklevel=2)
        return self.ranks


def outcome_data(seats: Sequence[str], outcome: Outcome | None) -> dict[str, Any] | None:
    """Return an outcome as plain data, None while the game goes on."""
    if outcome is None:
        return None
    return {"ranks": dict(zip(seats, outcome.ranks, strict=True)), "reason": outcome.reason, "rule": outcome.rule}


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a board drawn as text; `seat` says whose steamer it shows, if any."""

    text: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """The room for a board drawn as text: this many columns and lines, and whether every cell shows its coordinates."""

    width: int = 80
    lines: int = 40
    coordinates: bool = False


PAGE: Final = Page()


class Say(Protocol):
    """Say a message in the reader's language: a game knows the ids of its messages, not their words."""

    def __call__(self, message: str, facts: Mapping[str, Fact] | None = None, /, otherwise: str = "") -> str:
        """Return a message with its facts in words; one that no catalogue has is said as `otherwise`, in English."""


Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Setup(Generic[Options]):
    """A ready-made setup: how many can play it, and its options.

    What it is called and a sentence on it are said by the catalogues; a game from elsewhere has its own words for that.
    """

    players: range
    options: Options
    title: str = ""
    sentence: str = ""


class WholeTurn(Protocol):
    """A whole turn: the actions that lead to one end of it, and what they cost. A game adds its own fields."""

    @property
    def way(self) -> tuple[Any, ...]:
        """The actions of one cheapest way, at least one."""

    @property
    def price(self) -> int:
        """What the way costs, in what the game is paid with: coal, or logs."""


class Played(NamedTuple):
    """The result of a turn that was played."""

    state: Any
    events: tuple[Any, ...]
    rest: tuple[Any, ...]
    """What is left of the turn, because something else must be decided first; empty if it was played to its end."""


class Game(Protocol[Options, State, Action]):
    """One game: six functions for the rules, then its whole turns, its text, its plain data and its picture.

    What it is about and how its actions are typed is said by the catalogues, as `aim-NAME` and `how-to-NAME`; a game from
    elsewhere has its own words for that as AIM and HOW_TO.
    """

    @property
    def NAME(self) -> str:
        """The name by which commands, records and protocols call the game."""

    @property
    def TITLE(self) -> str:
        """The name that people read."""

    @property
    def RULES(self) -> int:
        """The newest version of the rules, under which a new race begins."""

    @property
    def VERSIONS(self) -> tuple[int, ...]:
        """Every version of the rules that this build knows, the newest last; a race keeps the one it began with."""

    @property
    def PLAYERS(self) -> range:
        """How many can play."""

    @property
    def COLOURS(self) -> tuple[str, ...]:
        """The usual names of the seats, as many as can play."""

    @property
    def OPTIONS(self) -> type[Options]:
        """The class of the game's options; made with no argument it holds the usual ones."""

    @property
    def DATA(self) -> DataTypes:
        """The types of the game's plain data."""

    @property
    def SETUPS(self) -> Mapping[str, Setup[Options]]:
        """The ready-made setups by their names, the usual one first."""

    def check_options(self, options: Options, players: int) -> None:
        """Raise a Refusal, with rule ids, if options contradict each other or do not suit the number of players."""

    def setup(self, options: Options, seats: Sequence[str], version: int | None = None) -> State:
        """Return the first state under a version of the rules; a contradiction in the options is refused with rule ids."""

    def version(self, state: State) -> int:
        """Return the version of the rules that a race is sailed under."""

    def actor(self, state: State) -> Seat | None:
        """Return whose decision is next: a seat, CHANCE, or None when the game is over."""

    def addressed(self, state: State) -> str:
        """Return the name of the steamer that a seat decides for next, which may be the seat's own; empty if none does."""

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return every legal action of the actor, in a fixed order."""

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Any, ...]]:
        """Return the state after a legal action and the events on the way; raise a Refusal for any other."""

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why an action is not legal here, None if it is."""

    def why_not(self, state: State, wish: Data) -> Refusal | None:
        """Return why the turn cannot end as wished (plain data), None if it can; raise BadData for a meaningless wish."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    def standing(self, state: State) -> Outcome:
        """Return how the game ended, or how it would if all who still race were ranked where they are."""

    def racing(self, state: State) -> tuple[Seat, ...]:
        """Return the seats whose rank is still open; none when the game is over."""

    def weights(self, state: State) -> tuple[int, ...]:
        """Return how likely each legal action of CHANCE is, as parts of their sum."""

    def on_turn(self, state: State) -> Seat | None:
        """Return whose turn it is, even while CHANCE or another captain must decide something in it."""

    def begins_turn(self, state: State) -> bool:
        """Return whether the next decision is the first of a turn; a record begins a new line there."""

    def turns(self, state: State) -> Sequence[Any]:
        """Return every distinct whole turn (see WholeTurn) of the captain to move, in a fixed order.

        Empty where the decision is not how to move. A turn may be made only when it is looked at.
        """

    def play(self, state: State, way: tuple[Action, ...]) -> Played:
        """Do the actions of one of `turns`, or what was left of one, until something else must be decided first.

        By chance, by another captain, or for another steamer of the same one. Nothing is asked again: what is left may no
        longer be legal after that, which `refusal` tells.
        """

    def reach(self, state: State, steamer: str) -> Sequence[Data]:
        """Return as plain data where a steamer could end if it were its turn now and no one else moved; raise BadData."""

    def seats(self, state: State) -> tuple[str, ...]:
        """Return the names of the seats, clockwise."""

    def options(self, state: State) -> Options:
        """Return the options the game is played with."""

    def format_action(self, state: State, action: Action) -> str:
        """Return the short text of an action; it has no space in it."""

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action that a short text means, legal or not; raise BadText if it means none."""

    def format_position(self, state: State) -> str:
        """Return the state as one line."""

    def parse_position(self, text: str, version: int | None = None) -> State:
        """Return the state that a line means; raise BadInput if it means none.

        A line that names no version of the rules is taken under the one given here, or else the newest.
        """

    def event_data(self, state: State, event: Any) -> Data:
        """Return an event as plain data."""

    def joined(self, events: Sequence[Data]) -> Sequence[Data]:
        """Return events as they are told: those that are told as one, such as the steps of a way, become one."""

    def turns_data(self, state: State, turns: Any) -> Data:
        """Return all of `turns` as plain data that says once what they share, as docs/table-protocol.md describes it."""

    def turn_data(self, state: State, turn: Any) -> Data:
        """Return a whole turn as plain data."""

    def to_data(self, state: State) -> Data:
        """Return the state as plain data."""

    def from_data(self, data: Data) -> State:
        """Return the state that plain data means, filling in what a minimal position leaves out; raise BadInput."""

    def scene(self, state: State) -> Data:
        """Return the fixed things on the table, as plain data to draw them."""

    def draw(self, state: State, say: Say, page: Page = PAGE) -> list[list[Span]]:
        """Return the board drawn as text, line by line, or as much of it as the page has room for."""

    def marks(self, state: State, say: Say, page: Page = PAGE) -> list[tuple[str, str]]:
        """Return the marks that occur on this drawing of the board, each with what it means."""


AnyGame: TypeAlias = Game[Any, Any, Any]


def offered(game: AnyGame, state: Any, instead: Any) -> str:
    """Return the short text of what a refusal offers instead: an action, or the actions of a whole turn."""
    actions = instead if isinstance(instead, tuple) else (instead,)
    return " ".join(game.format_action(state, action) for action in actions)


def check_seats(rule: str, fewest: int, most: int, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the seats as they are, or refuse them: too few, too many, the same name twice, not a name."""
    if not fewest <= len(seats) <= most:
        raise Refusal(rule, "players.number", fewest=fewest, most=most, players=len(seats))
    for name in seats:
        if not SEAT_NAME.fullmatch(name) or name in RESERVED_NAMES:
            raise BadData("seats", "seat.name", found=shortened(name), reserved=RESERVED_NAMES)
    if len(set(seats)) < len(seats):
        twice = next(name for name in seats if list(seats).count(name) > 1)
        raise BadData("seats", "seat.twice", name=twice)
    return tuple(seats)
