"""The race of a day: the same for everyone who sails that day, from the date alone, and an exact par from every turn on.

One person sails it. What chance and the others do is fixed, so nothing is left but to sail well. A game whose folder here
has a `Daily` that follows `DailyRace` has such a race.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from paddlewheel.engine.contract import AnyGame, Seat


class Best(NamedTuple):
    """Par: the fewest turns home from somewhere, and the most coal that can be left then, where that says anything."""

    turns: int
    coal: int | None = None


class Repeated(NamedTuple):
    """What another steamer does in one of the turns that it repeats."""

    rotation: int
    """Steps of 60° to the left; negative: to the right."""
    distance: int
    """Fields ahead."""


class DailyRace(Protocol):
    """The race of a day."""

    @property
    def start(self) -> Any:
        """The state it begins with."""

    @property
    def seat(self) -> Seat:
        """Who sails it."""

    @property
    def others(self) -> dict[Seat, tuple[Repeated, ...]]:
        """The turns that each of the others repeats to the end; empty where nobody else is about."""

    @property
    def par(self) -> Best:
        """Par from the start."""

    def forced(self, state: Any) -> Any | None:
        """Return what chance or another steamer does next; None where the person decides, or when it is over."""

    def best(self, state: Any) -> Best | None:
        """Return par from where the person begins a turn; None if no way leads home."""

    def line(self) -> list[Any]:
        """Return all actions from the start to the end of a race that is as short as can be."""

    def ends_turn(self, before: Any, after: Any) -> bool:
        """Return whether an action between two states ended a turn of the person."""

    def coal(self, state: Any) -> int | None:
        """Return the coal that is left, where that says anything."""

    def is_home(self, state: Any) -> bool:
        """Return whether the goal is reached."""


def followed(race: DailyRace, game: AnyGame, actions: Sequence[Any]) -> list[Any]:
    """Return the states of a race, from its start on, one after each action."""
    states = [race.start]
    for action in actions:
        states.append(game.apply(states[-1], action)[0])
    return states


def turns_over(race: DailyRace, states: Sequence[Any]) -> list[Any]:
    """Return the states after each turn of the person, the others having made theirs; one under way is left out."""
    over: list[Any] = []
    waits = False
    for before, after in pairwise(states):
        waits = waits or race.ends_turn(before, after)
        if waits and race.forced(after) is None:
            over.append(after)
            waits = False
    return over


def par_from(race: DailyRace, state: Any) -> Best | None:
    """Return par from a state of `turns_over`: no turn where the steamer is home."""
    return Best(0, race.coal(state)) if race.is_home(state) else race.best(state)


class TurnsToGo(Protocol):
    """Par, of which only the turns are looked at."""

    @property
    def turns(self) -> int:
        """The fewest turns home."""


def kept(par: TurnsToGo, here: Sequence[TurnsToGo | None]) -> list[bool]:
    """Return for each turn whether it kept par, as par from the start and after each turn says."""
    pairs = pairwise([par, *here])
    return [one is not None and other is not None and other.turns == one.turns - 1 for one, other in pairs]
