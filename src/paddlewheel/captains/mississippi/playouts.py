"""Playouts: how a race of Mississippi may go on, with replies drawn from a population of styles.

Nobody knows how the others will reply. So each playout draws a style for each of them, and lets them draw their turns among
those that look good to that style, or look a round ahead themselves. Equal seeds mean equal styles, dice and draws,
whatever turn came first.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from paddlewheel.captains.mississippi.evaluation import Judge, chance, weigh
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
    ranking,
    take,
)

SIDES: Final = 6
BITS: Final = 0x7FFFFFFF
MULTIPLIER: Final = 1103515245
INCREMENT: Final = 12345
SPREAD: Final = 7919
"""Keeps the draws of seats and rounds apart."""
FREEST: Final = 40.0
"""Turns that are this much worse, in temperatures, are as unlikely as any worse ones."""
FORESEEING: Final = 7
"""How many in ten look a round ahead, where any do; the others draw a style."""


class Style:
    """How somebody chooses turns: by a judge, more or less freely."""

    def __init__(self, judge: Judge, temperature: float) -> None:
        self.judge: Judge = judge
        self.temperature: float = temperature
        """In the logarithm of odds; 0 means that it takes what looks best."""


class Population:
    """The styles of those who race in playouts."""

    def __init__(self, own: Style, styles: list[Style], replies: int) -> None:
        self.own: Style = own
        """How the captain who looks ahead chooses its own turns,"""
        self.styles: list[Style] = styles
        """and how the others may."""
        self.replies: i64 = replies
        """Among how many of their turns the others look a round ahead; with 0 nobody does."""


def mixed(seed: i64, one: i64, other: i64) -> i64:
    """Return a number from 0 to BITS that nothing but the three decides."""
    found = (seed * SPREAD + one) & BITS
    found = (found * MULTIPLIER + INCREMENT) & BITS
    found = ((found ^ found >> 15) + other * SPREAD) & BITS
    found = (found * MULTIPLIER + INCREMENT) & BITS
    found = ((found ^ found >> 13) * MULTIPLIER + INCREMENT) & BITS
    return found ^ found >> 16


def after(at: Water, rows: vec[i64], nth: i64) -> Water:
    """Return the position after one of the turns."""
    then = copied(at)
    take(then, rows, nth * (FIELDS + len(at.fields)))
    end_turn(then)
    return then


def tried(population: Population, first: Water, seat: i64, seed: i64, turns: i64) -> float:
    """Return the chance that a seat has after a playout."""
    return chance(population.own.judge, played_out(population, first, seat, seed, turns, population.replies), seat)


def newly_home(judge: Judge, at: Water) -> bool:
    """Return whether somebody has come home who was under way."""
    for seat in range(len(at.fields)):  # noqa: SIM110  (what is compiled is a loop)
        if judge.racing[seat] and at.fields[seat] >= at.goal:
            return True
    return False


def shares(population: Population, at: Water) -> vec[float]:
    """Return every seat's chance to be the next home, all together 1."""
    judge = population.own.judge
    found = vec[float]([0.0] * len(at.fields))
    if at.mover == NOBODY or newly_home(judge, at):
        for seat in ranking(at):
            if judge.racing[seat]:
                found[seat] = 1.0
                return found
    total = 0.0
    for nth in range(len(found)):
        if at.fields[nth] < at.goal:
            found[nth] = chance(judge, at, nth)
            total += found[nth]
    for nth in range(len(found)):
        found[nth] /= total
    return found


def played_out(population: Population, first: Water, seat: i64, seed: i64, turns: i64, replies: i64) -> Water:
    """Sail on until the next steamer is home, or for so many turns; return the position then.

    `seat` is the captain who looks ahead: the others draw their styles, or look ahead among so many `replies`.
    """
    at, home = copied(first), count_home(first)
    for _ in range(turns):
        if at.mover == NOBODY or count_home(at) != home:
            break
        mover = at.mover
        if at.easts[mover] == UNDECIDED:
            at.easts[mover] = mixed(seed, mover, 1) % SIDES
            begin_turn(at)
        style, among = population.own, i64(0)
        if mover != seat:
            style = population.styles[mixed(seed, mover, 2) % len(population.styles)]
            if mixed(seed, mover, 0) % 10 < FORESEEING:
                among = replies
        reply(population, at, style, mixed(seed, mover, 3 + at.round), among)
    return at


def count_home(at: Water) -> i64:
    """Return how many steamers are home."""
    count: i64 = 0
    for field in at.fields:
        if field >= at.goal:
            count += 1
    return count


def reply(population: Population, at: Water, style: Style, luck: i64, among: i64) -> None:
    """Make a turn that the mover may choose; it looks ahead among so many of those that look best."""
    rows = quick_turns(at, 1)
    if len(rows):
        if among:
            nth = foreseen(population, at, rows, among, luck)
        else:
            nth = drawn(weigh(style.judge, at, rows), style.temperature, luck)
        take(at, rows, nth * (FIELDS + len(at.fields)))
    end_turn(at)


def foreseen(population: Population, at: Water, rows: vec[i64], among: i64, luck: i64) -> i64:
    """Return which of the turns that look best leaves the most after a round in which nobody else looks ahead."""
    left = weigh(population.own.judge, at, rows)
    best: i64 = 0
    most = -1.0
    for _ in range(min(among, len(left))):
        nth = first_best(left)
        left[nth] = -1e300
        then = played_out(population, after(at, rows, nth), at.mover, luck, len(at.fields), 0)
        found = chance(population.own.judge, then, at.mover)
        if found > most:
            best, most = nth, found
    return best


def first_best(worths: vec[float]) -> i64:
    """Return the number of the highest, the first of several."""
    best: i64 = 0
    for nth in range(len(worths)):
        if worths[nth] > worths[best]:
            best = nth
    return best


def drawn(worths: vec[float], temperature: float, luck: i64) -> i64:
    """Return which is drawn: the better, the likelier; the first of the best at no temperature."""
    best = first_best(worths)
    if temperature <= 0.0:
        return best
    powers, total = vec[float](capacity=len(worths)), 0.0
    for nth in range(len(worths)):
        power = exp(max((worths[nth] - worths[best]) / temperature, -FREEST))
        powers = append(powers, power)
        total += power
    left = total * float(luck) / float(BITS)
    for nth in range(len(worths)):
        left -= powers[nth]
        if left < 0.0:
            return nth
    return best
