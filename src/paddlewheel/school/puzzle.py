"""Puzzles as they are kept: one TOML file for each collection, in the folder `puzzles`, and how a try at one went."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import no_such
from paddlewheel.games import game_named
from paddlewheel.school.checker import Verdict
from paddlewheel.school.course import Name, course_named
from paddlewheel.school.themes import THEMES, Turn, is_over

Theme: TypeAlias = Literal[
    "arrive",
    "passenger",
    "fetch",
    "push",
    "ready",
    "depot",
    "afloat",
    "aground",
    "stop",
    "chain",
    "thrift",
    "gather",
    "lead",
]
Grade: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
GRADES: Final = (1, 2, 3, 4, 5)
"""How hard a puzzle is to solve: 1 is the easiest."""
PUZZLES: Final = "-puzzles"
"""At tables a collection is a course of this name, behind that of the course of lessons."""


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A position with one clearly best turn."""

    name: Name
    theme: Theme
    grade: Grade
    seat: str
    """Whose turn it is."""
    position: str
    best: int
    """What the best turn comes to, in the number of its theme."""
    answer: str
    """What the seat does in a best turn; what others decide in between is left out."""


class Collection(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The puzzles that go with a course of lessons, gentle ones first."""

    name: Name
    """The name of that course."""
    game: str
    puzzles: Annotated[list[Puzzle], Meta(min_length=1)]

    @property
    def course(self) -> str:
        """What the collection is called at a table, where it is a course like any other."""
        return f"{self.name}{PUZZLES}"

    def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle of that name."""
        found = {puzzle.name: puzzle for puzzle in self.puzzles}
        if name not in found:
            raise no_such("puzzle", "name", name, found)
        return found[name]


class Try(NamedTuple):
    """How a try at a puzzle stands: what the turn came to, once it is over."""

    standing: Literal["open", "reached", "missed"]
    got: int = 0
    after: Any = None
    """The state after the turn."""


def begin(collection: Collection, puzzle: Puzzle) -> Any:
    """Return the state with which a puzzle begins."""
    return game_named(collection.game).parse_position(puzzle.position)


def tried(collection: Collection, puzzle: Puzzle, actions: Iterable[Any]) -> Try:
    """Return how a try stands after these actions of everyone: every turn that comes to the best solves the puzzle.

    An action that the rules refuse raises its Refusal.
    """
    game, start = game_named(collection.game), begin(collection, puzzle)
    state, seat, events = start, game.seats(start).index(puzzle.seat), list[Data]()
    for action in actions:
        state, happened = game.apply(state, action)
        events += [game.event_data(state, event) for event in happened]
        if is_over(game, state, seat):
            got = THEMES[puzzle.theme](Turn(game, seat, start, state, events))
            return Try("reached" if got >= puzzle.best else "missed", got, state)
    return Try("open")


def verdict(collection: Collection, puzzle: Puzzle, actions: Iterable[Any]) -> Verdict:
    """Return the same as it is told of a lesson; the sentence with its numbers is said apart from it."""
    standing = tried(collection, puzzle, actions).standing
    says = {"open": "", "reached": f"puzzle-well-{puzzle.theme}", "missed": f"puzzle-cost-{puzzle.theme}"}
    return Verdict(standing, says[standing])


def answered(game: AnyGame, state: Any, seat: int, answer: str) -> list[Any]:
    """Return what everyone does in an answer, to the end of the turn; what others and chance decide is what comes first."""
    actions, own = list[Any](), answer.split()
    while game.actor(state) is not None and (own or not is_over(game, state, seat)):
        mine = bool(own) and game.actor(state) == seat
        actions.append(game.parse_action(state, own.pop(0)) if mine else game.legal(state)[0])
        state, _ = game.apply(state, actions[-1])
    return actions


@cache
def collections() -> tuple[Collection, ...]:
    """Return every collection, in the order of their courses."""
    folder = resources.files(__package__).joinpath("puzzles")
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    read = [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Collection) for file in files]
    return tuple(sorted(read, key=lambda collection: course_named(collection.name).rank))


def collection_named(name: str) -> Collection:
    """Return the collection of that name."""
    found = {collection.name: collection for collection in collections()}
    if name not in found:
        raise no_such("puzzles", "name", name, found)
    return found[name]
