"""The captain protocol: a computer player sees a state, in which nothing is hidden from players, and picks an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from paddlewheel.engine.contract import AnyGame


class Captain(Protocol):
    """A computer player. It is asked once for each decision of its seat."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return one of `game.legal(state)`."""


@runtime_checkable
class Timed(Protocol):
    """A captain with a time limit; `hire` sets its budget if one is given, otherwise it keeps its own."""

    budget: float
    """How many seconds it may take for a decision."""


@runtime_checkable
class Watchful(Protocol):
    """A captain who wants to see what happens in the race, others' turns as well as its own."""

    def observe(self, event: Mapping[str, Any]) -> None:
        """Take note of an event, as plain data: what the engine protocol gives under `events`."""


Hire: TypeAlias = Callable[[Random], Captain]
"""Makes a captain for one race; whatever it leaves to luck, it takes from the generator it is given."""
