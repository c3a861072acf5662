"""Judging positions and turns of any game: everybody's chances, and what a turn loses against the best that is known.

`evaluate` and `judge` are for people and programs; no captain chooses by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.knowledge import chances_of, mind_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.errors import BadData

SECONDS: Final = 0.5
"""What judging one position may take, as captains count."""
ASKED: Final = "captain"
"""Which level is asked for the best turn."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a turn is worth next to the best that a captain finds."""

    chance: float
    """The chance of who decides after the turn, from 0 to 1."""
    best_chance: float
    """The chance after the best turn,"""
    best: tuple[Any, ...]
    """and its actions."""

    @property
    def loss(self) -> float:
        """The chance that the turn gives away; 0 if it is the best, or looks better than that."""
        return max(self.best_chance - self.chance, 0.0)


def evaluate(game: AnyGame, state: Any, seed: int = 0, seconds: float = SECONDS, by_clock: bool = False) -> list[float]:
    """Return each seat's chance to be the next home, from 0 to 1; who is home or out has none. Equal seeds, equal luck."""
    if game.actor(state) is None:
        ranks = game.standing(state).ranks
        return [float(rank == 1) for rank in ranks]
    return chances_of(game)(state, Random(seed), Effort(seconds, by_clock))


def judge(
    game: AnyGame, state: Any, actions: Sequence[Any], seed: int = 0, seconds: float = SECONDS, by_clock: bool = False
) -> Judgement:
    """Return what a whole turn, or a single decision, is worth next to the best; both meet the same luck."""
    seat = game.actor(state)
    if seat is None or seat == CHANCE:
        raise BadData("position", "hint.race_over" if seat is None else "hint.chance")
    effort = Effort(seconds, by_clock)
    advice = mind_of(game).advise(state, ASKED, "plain", Random(seed), effort)
    ways = [tuple(actions), advice.best.actions]
    values = [chance_after(game, state, way, seed, seconds, by_clock) for way in ways]
    best = int(values[1] > values[0])
    return Judgement(values[0], values[best], ways[best])


def chance_after(
    game: AnyGame, state: Any, way: Sequence[Any], seed: int = 0, seconds: float = SECONDS, by_clock: bool = False
) -> float:
    """Return the chance of who decides after a turn; who is home by it first has it all, and the others none."""
    return chance_between(game, state, game.play(state, tuple(way)).state, seed, seconds, by_clock)


def chance_between(
    game: AnyGame, state: Any, after: Any, seed: int = 0, seconds: float = SECONDS, by_clock: bool = False
) -> float:
    """Return the same, of who decides at a state, once it has become another one."""
    seat = game.actor(state)
    racing = game.racing(after)
    home = [one for one in game.racing(state) if one not in racing]
    ranks = game.standing(after).ranks
    first = [one for one in home if all(ranks[one] < ranks[other] for other in racing)]
    if first or game.actor(after) is None:
        return float(seat == min(first or game.racing(state), key=lambda one: ranks[one]))
    return 0.0 if seat is None else evaluate(game, after, seed, seconds, by_clock)[seat]


def with_chances(game: AnyGame, state: Any, advice: Advice, seconds: float = SECONDS, by_clock: bool = False) -> Advice:
    """Return an advice that names the chances as `evaluate` finds them, whatever its captain thought of them."""

    def told(prospect: Prospect) -> Prospect:
        chance = chance_after(game, state, prospect.actions, 0, seconds, by_clock)
        return replace(prospect, gains={**prospect.gains, "chance": round(chance, 3)})

    second = advice.next_best
    return replace(advice, best=told(advice.best), next_best=None if second is None else told(second))
