"""Tuning by self-play: captains who differ in their weights race each other, and the weights follow those who win.

The method is SPSA (simultaneous perturbation): each step draws for every weight whether to try it a little higher or a
little lower, lets captains with these weights race captains with the opposite ones, and moves all weights together towards
the side that won, in proportion to how clearly it did. Weights are changed by factors, so their units do not matter.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from math import exp
from random import Random
from typing import Any, Final

from paddlewheel.arena.matches import Finish, Match, sail_race
from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.advice import Advice
from paddlewheel.captains.officer import Officer
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData

HIGHER, LOWER = "higher", "lower"
"""The captains of a step: one has the weights that were drawn, the other their opposites."""
TUNED, BEFORE = "tuned", "before"
"""The captains of the last match, which says whether the tuning was worth it."""
SETTLING: Final = 0.6
"""Steps become smaller with the power of their number, so that the weights settle."""

Weights = Mapping[str, float]
Sail = Callable[[Callable[[int], Finish], Sequence[int]], Iterable[Finish]]
"""Sails the races of these numbers: `map`, or what shares them out to several processes."""


def weights_of(game: str) -> dict[str, float]:
    """Return the weights by which the plain captains of a game judge."""
    found: dict[str, float] = _characters(game)["plain"]._asdict()
    return found


@contextmanager
def using(game: str, changed: Weights) -> Iterator[None]:
    """Make the plain captains judge by other weights for a while."""
    characters = _characters(game)
    usual = characters["plain"]
    characters["plain"] = usual._replace(**changed)
    try:
        yield
    finally:
        characters["plain"] = usual


def _characters(game: str) -> dict[str, Any]:
    """Return the weights of all characters, as each game has them in its `weights.py`: one named tuple each."""
    found: dict[str, Any] = importlib.import_module(f"paddlewheel.captains.{game}.weights").CHARACTERS
    return found


class Trial(Officer):
    """A captain of a level who judges by its own weights."""

    def __init__(self, rng: Random, level: str, weights: Weights) -> None:
        super().__init__(rng, level)
        self.weights = weights

    def advise(self, game: AnyGame, state: Any) -> Advice:
        """Return what it would do now by its own weights."""
        with using(game.NAME, self.weights):
            return super().advise(game, state)


def sail_trial(match: Match, level: str, crews: Mapping[str, Weights], number: int) -> Finish:
    """Sail a race among captains of one level, named after the weights they judge by."""
    for name, weights in crews.items():
        CAPTAINS[name] = partial(Trial, level=level, weights=weights)
    try:
        return sail_race(match, number)
    finally:
        for name in crews:
            del CAPTAINS[name]


@dataclass(frozen=True)
class Tuning:
    """What is tuned and how: the match gives the game, its options, the seats, the seed and the budget."""

    match: Match
    level: str
    names: tuple[str, ...]
    races: int
    """How many races each step has."""
    reach: float = 0.15
    """How far the weights are tried out to either side, as a part of them."""
    rate: float = 0.5
    """How far they go towards a side that wins every race, in the first step, as a multiple of the reach."""

    def check(self) -> None:
        """Refuse unknown weights."""
        known = weights_of(self.match.game)
        for name in self.names:
            if name not in known:
                raise BadData("weights", "tuning.unknown_weight", found=name, known=list(known))


def step(tuning: Tuning, weights: Weights, nth: int, sail: Sail = map) -> tuple[dict[str, float], float]:
    """Take one step from these weights: return the new ones, and by how much of all races the higher side won more."""
    rng = Random(f"{tuning.match.seed}/{nth}/signs")
    signs = {name: rng.choice((-1, 1)) for name in tuning.names}
    crews = {
        side: {name: weights[name] * exp(way * signs[name] * tuning.reach) for name in tuning.names}
        for side, way in ((HIGHER, 1), (LOWER, -1))
    }
    won = shares(tuning, crews, (HIGHER, LOWER), range(nth * tuning.races, (nth + 1) * tuning.races), sail)
    margin = won[HIGHER] - won[LOWER]
    way = tuning.rate * tuning.reach * margin / (nth + 1) ** SETTLING
    return {name: weights[name] * exp(way * signs[name]) for name in tuning.names}, margin


def shares(
    tuning: Tuning, crews: Mapping[str, Weights], captains: tuple[str, ...], numbers: Sequence[int], sail: Sail = map
) -> dict[str, float]:
    """Return which share of the races each kind of captain won."""
    match = replace(tuning.match, captains=captains)
    wins = dict.fromkeys(crews, 0)
    for finish in sail(partial(sail_trial, match, tuning.level, crews), numbers):
        wins[finish.crew[finish.ranks.index(1)]] += 1
    return {name: won / len(numbers) for name, won in wins.items()}
