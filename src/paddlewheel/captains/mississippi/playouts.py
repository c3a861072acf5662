"""Playouts: how a race of Mississippi may end, with replies drawn from a population of styles.

Nobody knows how the others will reply. So each playout draws a style for each of them, and lets them draw their turns among
those that look good to that style. Equal seeds mean equal styles, dice and draws, whatever turn came first.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from paddlewheel.captains.mississippi.evaluation import Judge, weigh
from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.mississippi.facts import (
    FIELDS,
    NOBODY,
    UNDECIDED,
    Water,
    begin_turn,
    copied,
    end_turn,
    quick_turns,
    take,
)

SIDES: Final = 6
BITS: Final = 0x7FFFFFFF
MULTIPLIER: Final = 1103515245
INCREMENT: Final = 12345
SPREAD: Final = 7919
"""Keeps the draws of seats and rounds apart."""


class Population:
    """The styles of those who race, and how freely they draw among their turns."""

    def __init__(self, own: Judge, styles: list[Judge], temperature: float) -> None:
        self.own: Judge = own
        """How the captain who looks ahead judges its own turns,"""
        self.styles: list[Judge] = styles
        """and how the others may."""
        self.temperature: float = temperature
        """In the logarithm of odds; 0 means that everybody takes what looks best."""


def mixed(seed: i64, one: i64, other: i64) -> i64:
    """Return a number from 0 to BITS that nothing but the three decides."""
    found = (seed * SPREAD + one) & BITS
    found = (found * MULTIPLIER + INCREMENT) & BITS
    found = ((found ^ found >> 15) + other * SPREAD) & BITS
    found = (found * MULTIPLIER + INCREMENT) & BITS
    found = ((found ^ found >> 13) * MULTIPLIER + INCREMENT) & BITS
    return found ^ found >> 16


def played_out(population: Population, first: Water, seat: i64, seed: i64, rounds: i64) -> Water:
    """Sail on until the next steamer is home, or for so many rounds; return the position then.

    `seat` is the captain who looks ahead: the others draw their styles.
    """
    at, last, home = copied(first), first.round + rounds, count_home(first)
    while at.mover != NOBODY and at.round <= last and count_home(at) == home:
        mover = at.mover
        if at.easts[mover] == UNDECIDED:
            at.easts[mover] = mixed(seed, mover, 1) % SIDES
            begin_turn(at)
        judge = population.own
        if mover != seat:
            judge = population.styles[mixed(seed, mover, 2) % len(population.styles)]
        reply(at, judge, population.temperature, mixed(seed, mover, 3 + at.round))
    return at


def count_home(at: Water) -> i64:
    """Return how many steamers are home."""
    count: i64 = 0
    for field in at.fields:
        if field >= at.goal:
            count += 1
    return count


def reply(at: Water, judge: Judge, temperature: float, luck: i64) -> None:
    """Make a turn that the mover may choose."""
    rows = quick_turns(at, 1)
    if len(rows):
        take(at, rows, drawn(weigh(judge, at, rows), temperature, luck) * (FIELDS + len(at.fields)))
    end_turn(at)


def drawn(worths: vec[float], temperature: float, luck: i64) -> i64:
    """Return which is drawn: the better, the likelier; the first of the best at no temperature."""
    best: i64 = 0
    for nth in range(len(worths)):
        if worths[nth] > worths[best]:
            best = nth
    if temperature <= 0.0:
        return best
    powers, total = vec[float](capacity=len(worths)), 0.0
    for nth in range(len(worths)):
        power = exp(max((worths[nth] - worths[best]) / temperature, -40.0))
        powers = append(powers, power)
        total += power
    left = total * float(luck) / float(BITS)
    for nth in range(len(worths)):
        left -= powers[nth]
        if left < 0.0:
            return nth
    return best
