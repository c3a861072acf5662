"""Playing on: the turns that look best after a look ahead are played out to the end, against others of several styles."""

from __future__ import annotations

from typing import Any, Final

from paddlewheel.captains.mississippi.evaluation import Judge, chance
from paddlewheel.captains.mississippi.playouts import Population, played_out
from paddlewheel.captains.mississippi.simulation import after
from paddlewheel.captains.mississippi.weights import CHARACTERS, POPULATION
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.mississippi.facts import Water

PLAYED: Final = 8
"""How many turns are played out."""
PLAYED_COUNTS: Final = 0.25
"""What races played out count, next to what a look ahead foresees: most captains look ahead, those in playouts do not."""
PLAYOUT: Final = 1.5
"""The milliseconds that a playout is counted as."""
WHOLE_RACE: Final = 1000
LIVELY: Final = 0.1
"""The temperature at which everybody draws in a playout."""
HALVINGS: Final = (8, 16, 32, 64, 128)
"""After so many playouts of each turn the worse half is given up."""
FEWEST: Final = 2


def population_of(at: Water) -> Population:
    """Return who may sail: each way to judge, for a race as it stands."""
    plain = CHARACTERS["plain"]
    return Population(Judge(at, *plain), [Judge(at, *plain._replace(**style)) for style in POPULATION], LIVELY)


def played_on(at: Water, rows: Any, order: list[int], foreseen: dict[int, float], effort: Effort) -> list[int]:
    """Return the turns in a new order, and set what those played out are worth, by both."""
    left = [nth for nth in order if nth in foreseen][:PLAYED]
    sums, counts = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0)
    population, seat, number = population_of(at), at.mover, 0
    starts = {nth: after(at, rows, nth) for nth in left}
    while len(left) > 1 and effort.spend(PLAYOUT * len(left)):
        for nth in left:
            then = played_out(population, starts[nth], seat, number, WHOLE_RACE)
            sums[nth], counts[nth] = sums[nth] + chance(population.own, then, seat), counts[nth] + 1
        number += 1
        if number in HALVINGS:
            left = sorted(left, key=lambda nth: -_both(sums[nth] / counts[nth], foreseen[nth]))
            left = left[: max(len(left) // 2, FEWEST)]
    if number == 0:
        return order
    for nth, count in counts.items():
        foreseen[nth] = _both(sums[nth] / count, foreseen[nth])
    first = sorted(left, key=lambda nth: -foreseen[nth])
    return [*first, *(nth for nth in order if nth not in first)]


def _both(played: float, foreseen: float) -> float:
    return PLAYED_COUNTS * played + (1 - PLAYED_COUNTS) * foreseen
