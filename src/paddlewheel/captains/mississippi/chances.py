"""How likely each captain of a race of Mississippi is to be home next: races are played out to their end and counted."""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.mississippi.play_on import PLAYOUT, WHOLE_RACE, population_of
from paddlewheel.captains.mississippi.playouts import played_out
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi.facts import NOBODY, State, packed, ranking

PLAYED: Final = 120
"""How often a race is played out."""
PRIOR: Final = 4.0
"""How many races more are counted in which all are as likely: what is rare is never held to be impossible."""


def chances(state: State, rng: Random, effort: Effort) -> list[float]:
    """Return each seat's chance to be the next home; in a race that is on from the start, to win."""
    at, seed = packed(state), rng.getrandbits(20)
    racing = [field < at.goal for field in at.fields]
    wins = [0.0] * len(racing)
    population = population_of(at)
    for number in range(PLAYED):
        if number and not effort.spend(PLAYOUT):
            break
        then = played_out(population, at, NOBODY, seed + number, WHOLE_RACE)
        wins[next(int(seat) for seat in ranking(then) if racing[seat])] += 1
    prior = PRIOR / sum(racing)
    total = sum(wins) + PRIOR
    return [(won + prior) / total if races else 0.0 for won, races in zip(wins, racing, strict=True)]
