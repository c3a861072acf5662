"""How good captains are, from the orders in which they came in: shares with their intervals, and ratings.

Ratings are those of Plackett and Luce. Each captain has a strength; the winner of a race is drawn by the strengths of all
who sail, the second by those of the rest, and so on. So the odds that one comes in ahead of another are the ratio of their
strengths, no matter who else sails. The likeliest strengths are found with the algorithm of D. Hunter (MM algorithms for
generalized Bradley–Terry models, 2004). They are told as in chess: 400 points more are odds of 10 to 1, and 0 is the mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log, log10, sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""How many standard deviations to either side hold 95 % of a normal distribution."""
TENFOLD: Final = 400.0
"""How many points of rating make odds of 10 to 1."""
NEAR_ENOUGH: Final = 1e-9
MOST_STEPS: Final = 10_000


def wilson(wins: int, starts: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share: unlike the usual one it is right for few starts and near 0 and 1."""
    if not starts:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    share = wins / starts
    middle = (share + z2 / (2 * starts)) / (1 + z2 / starts)
    half = NORMAL_95 * sqrt(share * (1 - share) / starts + z2 / (4 * starts**2)) / (1 + z2 / starts)
    return (0.0 if wins == 0 else middle - half), (1.0 if wins == starts else middle + half)


def ratings(rankings: Iterable[Sequence[str]]) -> dict[str, float]:
    """Return the rating of each captain from races given as the names in order of arrival; a name may come several times.

    Each captain is taken to have raced once more, won once and lost once, against one of middling strength. That keeps the
    rating of a captain who always wins finite, and matters little after a hundred races.
    """
    counted = Counter(tuple(ranking) for ranking in rankings)
    strengths = dict.fromkeys(sorted({name for ranking in counted for name in ranking}), 1.0)
    for _ in range(MOST_STEPS):
        before, strengths = strengths, _likelier(strengths, counted)
        if all(abs(log(strengths[name] / before[name])) < NEAR_ENOUGH for name in before):
            break
    return _told(strengths)


def _likelier(strengths: Mapping[str, float], counted: Mapping[tuple[str, ...], int]) -> dict[str, float]:
    """Return strengths under which the races are likelier: the draws each captain won, by its share in all draws."""
    won = dict.fromkeys(strengths, 1.0)
    share = {name: 2.0 / (strength + 1.0) for name, strength in strengths.items()}
    for ranking, times in counted.items():
        left = sum(strengths[name] for name in ranking)
        drawn = 0.0  # the sum of 1 / (strength of all who are left) over the draws so far
        for name in ranking[:-1]:
            won[name] += times
            drawn += times / left
            share[name] += drawn
            left -= strengths[name]
        share[ranking[-1]] += drawn
    return {name: won[name] / share[name] for name in strengths}


def _told(strengths: Mapping[str, float]) -> dict[str, float]:
    points = {name: TENFOLD * log10(strength) for name, strength in strengths.items()}
    middle = sum(points.values()) / max(len(points), 1)
    return {name: value - middle for name, value in points.items()}
