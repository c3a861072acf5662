"""Search: the best-looking turns are played on against others of several styles; the worse half is given up repeatedly."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from paddlewheel.captains.mississippi.evaluation import Judge
from paddlewheel.captains.mississippi.network import Network
from paddlewheel.captains.mississippi.playouts import Population, Style, after, tried
from paddlewheel.captains.mississippi.weights import CHARACTERS, POPULATION, Weights
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi.facts import Water

TURN: Final = 0.1
"""The milliseconds that a turn of a playout is counted as."""
WHOLE_RACE: Final = 1_000_000


class Plan(NamedTuple):
    """How closely a level looks."""

    wide: int
    """How many turns, those that look best at first."""
    rounds: int
    """How many rounds a playout lasts, up to and with the captain's own turn."""
    most: int
    """How often a turn is played on at the most."""
    first: int = 8
    """How often all of them are, before the worse half is given up."""
    leaf: bool = False
    """Whether the network judges the end of a playout."""
    own_wide: int = 0
    """Among how many of its own next turns the network chooses."""
    styles: int = 99
    """How many styles the others may have."""


@cache
def network() -> Network:
    """Return the network of the package."""
    return Network(json.loads(files(__package__).joinpath("network.json").read_text(encoding="utf-8")))


def population_of(at: Water, plan: Plan, weights: Weights = CHARACTERS["plain"]) -> Population:
    """Return who may sail in playouts of a race as it stands."""
    plain = CHARACTERS["plain"]
    own = Style(Judge(at, *weights), 0.0, plan.own_wide)
    styles = [
        Style(Judge(at, *plain._replace(**style.weights)), style.temperature, style.wide)
        for style in POPULATION[: plan.styles]
    ]
    return Population(own, styles, network(), plan.leaf)


def played_on(
    at: Water, rows: Any, worths: Sequence[float], plan: Plan, weights: Weights, effort: Effort
) -> tuple[list[int], dict[int, float]]:
    """Return the numbers of the turns, best first, and the chance that those played on leave."""
    order = sorted(range(len(worths)), key=lambda nth: -worths[nth])
    left = order[: plan.wide]
    population, seat = population_of(at, plan, weights), at.mover
    racing = sum(field < at.goal for field in at.fields)
    turns = plan.rounds * racing
    starts = {nth: after(at, rows, nth) for nth in left}
    sums, done, halving = dict.fromkeys(left, 0.0), 0, plan.first
    found: dict[int, float] = {}
    while len(left) > 1 and done < plan.most and effort.spend(TURN * turns * len(left)):
        for nth in left:
            sums[nth] += tried(population, starts[nth], seat, done, 1, turns)
        done += 1
        found |= {nth: sums[nth] / done for nth in left}
        if done == halving:
            halving *= 2
            left = sorted(left, key=lambda nth: -found[nth])[: max(len(left) // 2, 2)]
    left.sort(key=lambda nth: -found.get(nth, 0.0))
    return left + [nth for nth in order if nth not in left], found
