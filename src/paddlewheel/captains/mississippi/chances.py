"""How likely each captain of a race of Mississippi is to be home next: races are played out to their end and counted."""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.mississippi.playouts import played_out, shares
from paddlewheel.captains.mississippi.search import population_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi.facts import NOBODY, State, packed

PLAYED: Final = 120
"""How often a race is played on."""
PLAYOUT: Final = 1.5
"""The milliseconds that a playout is counted as."""
WHOLE_RACE: Final = 1_000_000
PRIOR: Final = 4.0
"""How many races more are counted in which all are as likely: what is rare is never held to be impossible."""
SHARPER: Final = {3: 1.4, 4: 1.2}
"""By how many are under way: the power of shares that comes true where few are; with more it is 1.

Fitted to 120 races of 3 and 4 captains; those who sail keep a lead better than those in playouts.
"""


def chances(state: State, rng: Random, effort: Effort) -> list[float]:
    """Return each seat's chance to be the next home; in a race that is on from the start, to win."""
    at, seed = packed(state), rng.getrandbits(20)
    racing = [field < at.goal for field in at.fields]
    population, sums, count = population_of(at), [0.0] * len(racing), 0
    while count < PLAYED and (effort.spend(PLAYOUT) or not count):
        found = shares(population, played_out(population, at, NOBODY, seed + count, WHOLE_RACE, 0))
        sums = [one + more for one, more in zip(sums, found, strict=True)]
        count += 1
    prior = PRIOR / sum(racing)
    power = SHARPER.get(sum(racing), 1.0)
    powers = [(one + prior) ** power if races else 0.0 for one, races in zip(sums, racing, strict=True)]
    return [one / sum(powers) for one in powers]
