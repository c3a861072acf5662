"""The contract: all that a table, a captain, a test or a page may know of a game, and the errors they may meet.

A game is a module (or any object) that has the names of `Game`. Errors say whose mistake it was:

    PaddlewheelError
    ├── Refusal      the rules say no: a rule id, a sentence with the numbers, a legal action instead
    └── BadInput     what came from outside cannot be understood
        ├── BadText    a text: the line, and what was expected there
        └── BadData    plain data or options: the place inside it, and what was expected there
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from paddlewheel.games.wording import Fact, say

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
"""The actor that rolls dice and draws: whoever runs the game picks one of its legal actions by their weights."""

SEAT_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,15}")
NEAR: Final = 0.7
"""How much alike two names are, of 1, for the one to be taken for a slip of the other."""
PLAYERS: Final = "{fewest} to {most} players can play, not {players}"
RESERVED_NAMES: Final = ("chance", "nobody")


class PaddlewheelError(Exception):
    """Anything that Paddlewheel itself says no to: a sentence with its facts, and the rule it rests on if there is one."""

    rule: str | None = None
    wording: str
    facts: Mapping[str, Fact] = MappingProxyType({})

    @property
    def sentence(self) -> str:
        """What is said, in English."""
        return say(self.wording, self.facts)

    def __str__(self) -> str:
        return self.sentence if self.rule is None else f"{self.rule}: {self.sentence}"


class Refusal(PaddlewheelError):
    """The rules say no. Nothing has changed."""

    def __init__(self, rule: str, wording: str, instead: Any = None, **facts: Fact) -> None:
        super().__init__(rule, wording, instead)
        self.rule: str = rule
        self.wording, self.instead, self.facts = wording, instead, facts

    def offering(self, instead: Any) -> Refusal:
        """Return the same refusal with a legal action instead."""
        return Refusal(self.rule, self.wording, instead, **self.facts)


class BadInput(PaddlewheelError):
    """What came from outside cannot be understood. Nothing has changed."""


class BadText(BadInput):
    """A text that cannot be read: what was wrong, and in which line."""

    def __init__(self, problem: str, line: int | None = None, rule: str | None = None) -> None:
        super().__init__(problem, line, rule)
        self.line, self.rule = line, rule
        self.wording = problem if line is None else f"line {line}: {problem}"

    def __str__(self) -> str:
        return self.sentence


class BadData(BadInput):
    """Plain data that cannot be taken: at which place in it, and what was wrong there."""

    def __init__(self, where: str, problem: str, rule: str | None = None) -> None:
        super().__init__(where, problem, rule)
        self.where, self.rule = where, rule
        self.wording = f"{where}: {problem}" if where else problem


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the place of each seat (1 is the winner's), the reason in words and its rule."""

    places: tuple[int, ...]
    reason: str
    rule: str


def outcome_data(seats: Sequence[str], outcome: Outcome | None) -> dict[str, Any] | None:
    """Return an outcome as plain data, None while the game goes on."""
    if outcome is None:
        return None
    return {"places": dict(zip(seats, outcome.places, strict=True)), "reason": outcome.reason, "rule": outcome.rule}


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a board drawn as text; `seat` says whose steamer it shows, if any."""

    text: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """The room for a board drawn as text: so many columns and lines, and whether every cell shows its coordinates."""

    width: int = 80
    lines: int = 40
    coordinates: bool = False


PAGE: Final = Page()

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Setup(Generic[Options]):
    """A ready-made set-up: what it is called, what it is about, how many can play it, and its options."""

    title: str
    sentence: str
    players: range
    options: Options


class Game(Protocol[Options, State, Action]):
    """One game: six functions for the rules, then its whole turns, its text, its plain data and its picture."""

    @property
    def NAME(self) -> str:
        """The name by which commands, records and protocols call the game."""

    @property
    def TITLE(self) -> str:
        """The name that people read."""

    @property
    def RULES(self) -> int:
        """The version of the rules; a record says under which one it was played."""

    @property
    def PLAYERS(self) -> range:
        """How many can play."""

    @property
    def COLOURS(self) -> tuple[str, ...]:
        """The usual names of the seats, as many as can play."""

    @property
    def AIM(self) -> str:
        """What the game is about and how it is won, in a few sentences for somebody who has never played it."""

    @property
    def HOW_TO(self) -> str:
        """How an action is typed, in a sentence or two, with examples."""

    @property
    def OPTIONS(self) -> type[Options]:
        """The class of the game's options; made with no argument it holds the usual ones."""

    @property
    def SETUPS(self) -> Mapping[str, Setup[Options]]:
        """The ready-made set-ups by their names, the usual one first."""

    def check_options(self, options: Options, players: int) -> None:
        """Raise a Refusal, with rule ids, if options contradict each other or cannot be had by so many players."""

    def setup(self, options: Options, seats: Sequence[str]) -> State:
        """Return the first state; a contradiction in the options is refused with rule ids."""

    def actor(self, state: State) -> Seat | None:
        """Return whose decision is next: a seat, CHANCE, or None when the game is over."""

    def addressed(self, state: State) -> str:
        """Return how whoever decides next is addressed: by the name of the seat, or of one of its steamers."""

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return every legal action of the actor, in a fixed order."""

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Any, ...]]:
        """Return the state after a legal action and the events on the way; raise a Refusal for any other."""

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why an action is not legal here, None if it is."""

    def why_not(self, state: State, wish: Mapping[str, Any]) -> Refusal | None:
        """Return why the turn cannot end as wished (plain data), None if it can; raise BadData for a wish without sense."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    def weights(self, state: State) -> tuple[int, ...]:
        """Return how likely each legal action of CHANCE is, as parts of their sum."""

    def on_turn(self, state: State) -> Seat | None:
        """Return whose turn it is, also while CHANCE or another captain has to decide something in it."""

    def begins_turn(self, state: State) -> bool:
        """Tell whether the next decision is the first of a turn; a record begins a new line there."""

    def turns(self, state: State) -> tuple[Any, ...]:
        """Return every distinct whole turn of the captain to move, with its price and its result."""

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

    def parse_position(self, text: str) -> State:
        """Return the state that a line means; raise BadInput if it means none."""

    def tell(self, state: State, event: Any) -> str:
        """Return an event in words."""

    def event_data(self, state: State, event: Any) -> dict[str, Any]:
        """Return an event as plain data."""

    def turn_data(self, state: State, turn: Any) -> dict[str, Any]:
        """Return a whole turn as plain data."""

    def to_data(self, state: State) -> dict[str, Any]:
        """Return the state as plain data."""

    def from_data(self, data: Mapping[str, Any]) -> State:
        """Return the state that plain data means, filling in what a minimal position leaves out; raise BadInput."""

    def scene(self, state: State) -> dict[str, Any]:
        """Return what lies on the table and does not move by itself, as plain data for whoever draws it."""

    def draw(self, state: State, page: Page = PAGE) -> list[list[Span]]:
        """Return the board drawn as text, line by line, or as much of it as the page has room for."""

    def marks(self, state: State, page: Page = PAGE) -> list[tuple[str, str]]:
        """Return the marks that occur on this drawing of the board, each with what it means."""


AnyGame: TypeAlias = Game[Any, Any, Any]


def check_seats(rule: str, fewest: int, most: int, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the seats as they are, or refuse them: too few, too many, twice the same, not a name."""
    if not fewest <= len(seats) <= most:
        raise Refusal(rule, PLAYERS, fewest=fewest, most=most, players=len(seats))
    for name in seats:
        if not SEAT_NAME.fullmatch(name) or name in RESERVED_NAMES:
            raise BadData(
                "seats",
                f"{shortened(name)} cannot be a seat's name: up to 16 small letters, digits and hyphens, a letter first,"
                f" and not {' or '.join(RESERVED_NAMES)}",
            )
    if len(set(seats)) < len(seats):
        twice = next(name for name in seats if list(seats).count(name) > 1)
        raise BadData("seats", f"two seats are called {twice}")
    return tuple(seats)


def unexpected(expected: str, found: object, line: int | None = None) -> BadText:
    """Return the error for a text that has one thing where another was expected."""
    return BadText(f"expected {expected}, found {shortened(found)}", line)


def no_such(thing: str, found: str, known: Iterable[str]) -> str:
    """Return that there is no thing of this name, which there are, and which one may have been meant."""
    known = tuple(known)
    return f"there is no {thing}{shortened(found)}{meant(found, known)}; there are {', '.join(known)}"


def meant(found: object, known: Iterable[str]) -> str:
    """Return the question whether one of the names was meant that is much like the one found; nothing if none is."""
    near = difflib.get_close_matches(found.lower(), tuple(known), 1, NEAR) if isinstance(found, str) else []
    return f" (did you mean {near[0]}?)" if near else ""


def shortened(found: object, most: int = 60) -> str:
    """Return what was found as it fits in a sentence: texts quoted and cut, numbers plain, lists and objects only named."""
    if isinstance(found, str):
        text = " ".join(found[: most + 1].split()) or found[:most]
        return "nothing" if not text else repr(text) if len(text) <= most else repr(text[:most]) + "…"
    if found is None or isinstance(found, bool):
        return {None: "null", True: "true", False: "false"}[found]
    if isinstance(found, int) and found.bit_length() > 64:
        return "a very large number"
    if isinstance(found, int | float):
        return str(found)
    return "a list" if isinstance(found, list | tuple) else "an object"
