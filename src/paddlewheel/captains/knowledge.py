"""How captains think about each game: its folder here, what the game itself brings as MIND, or else what suits any game."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol, cast

from paddlewheel.captains.advice import Advice
from paddlewheel.captains.any_game import AnyMind
from paddlewheel.captains.daily import DailyRace
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import AnyGame


class Mind(Protocol):
    """What is known about one game."""

    @property
    def CHARACTERS(self) -> tuple[str, ...]:
        """The captains who play this game in their own way."""

    def advise(self, state: Any, level: str, character: str, rng: Random, effort: Effort) -> Advice:
        """Return what a captain of that level and character would do for the player to decide next."""

    def best_plans(self, state: Any) -> list[list[Any]]:
        """Return the whole turns, or single decisions, that look best right now; equal ones are all included."""


def _minds() -> dict[str, Mind]:
    """Return the folders beside this module, each called as its game."""
    package = __package__ or ""
    folders = [one.name for one in pkgutil.iter_modules(import_module(package).__path__) if one.ispkg]
    return {name: cast("Mind", import_module(f"{package}.{name}")) for name in folders}


MINDS: Final = _minds()
CHARACTERS: Final = tuple(name for mind in MINDS.values() for name in mind.CHARACTERS)
"""Captains with their own way of playing some game, at the level of captain; other games they play as captains do."""


def mind_of(game: AnyGame) -> Mind:
    """Return how captains think about a game."""
    return MINDS.get(game.NAME) or getattr(game, "MIND", None) or AnyMind(game)


def chances_of(game: AnyGame) -> Callable[[Any, Random, Effort], list[float]]:
    """Return what works out each seat's chance to be the next home; else races are played out by luck."""
    return getattr(mind_of(game), "chances", None) or AnyMind(game).chances


def has_judge(game: AnyGame) -> bool:
    """Return whether somebody knows the chances in a game by more than luck."""
    mind = mind_of(game)
    return not isinstance(mind, AnyMind) and hasattr(mind, "chances")


def par_of(game: AnyGame) -> Callable[[Any, Any, int], dict[str, Any]] | None:
    """Return what works out the best that can be done alone from a state, if anybody knows that for a game.

    It takes the state, the last state that is known of the same race, and a seed for what is not known.
    """
    return getattr(mind_of(game), "par_data", None)


def daily_of(game: AnyGame) -> Callable[[str], DailyRace] | None:
    """Return what makes the race of a day, written as 2026-11-18, if there is such a race of a game."""
    return getattr(mind_of(game), "Daily", None)
