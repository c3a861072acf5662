"""Puzzles as they are kept: one TOML file for each collection, in the folder `puzzles`, and how a try at one went."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import no_such
from paddlewheel.games import game_named
from paddlewheel.school.course import Name
from paddlewheel.school.themes import THEMES, Turn, is_over

Theme: TypeAlias = Literal["arrive", "passenger", "afloat", "stop", "chain", "thrift"]
GRADES: Final = (1, 2, 3)
"""How hard a puzzle is: easy, medium, hard."""


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A position with one clearly best turn."""

    name: Name
    theme: Theme
    grade: Annotated[int, Meta(ge=1, le=3)]
    seat: str
    """Whose turn it is."""
    position: str
    best: int
    """What the best turn comes to, in the number of its theme."""
    answer: str
    """What the seat does in a best turn; what others decide in between is left out."""


class Collection(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The puzzles of one game."""

    name: Name
    game: str
    rank: int
    """Where it stands among the collections."""
    puzzles: Annotated[list[Puzzle], Meta(min_length=1)]

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
            return Try("reached" if got >= puzzle.best else "missed", got)
    return Try("open")


@cache
def collections() -> tuple[Collection, ...]:
    """Return every collection, in order."""
    folder = resources.files(__package__).joinpath("puzzles")
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    read = [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Collection) for file in files]
    return tuple(sorted(read, key=lambda collection: collection.rank))


def collection_named(name: str) -> Collection:
    """Return the collection of that name."""
    found = {collection.name: collection for collection in collections()}
    if name not in found:
        raise no_such("puzzles", "name", name, found)
    return found[name]
