"""A network that was taught by races how likely a seat is to be the next home: 64 inputs, 64 and 32 neurons, one answer.

All is in whole numbers: inputs and neurons go from 0 to FULL, a weight of UNIT is one. `benchmarks/teach.py` teaches
it and writes the weights.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from paddlewheel.captains.mississippi.evaluation import waits_of
from paddlewheel.games.integers import i64, vec
from paddlewheel.games.mississippi.facts import UNDECIDED, Water, side

INPUTS: Final = 64
FIRST: Final = 64
SECOND: Final = 32
FULL: Final = 127
UNIT: Final = 64
STEAMERS: Final = 4
"""Of so many steamers the network is told: the one it is asked about, and the others who are closest to winning."""
EACH: Final = 15
"""How many inputs tell of a steamer."""


class Network:
    """The weights, as whole numbers."""

    def __init__(self, numbers: list[int]) -> None:
        self.first: vec[i64] = vec[i64](numbers[: INPUTS * FIRST])
        """By input, then by neuron of the first layer."""
        rest = numbers[INPUTS * FIRST :]
        self.first_bias: vec[i64] = vec[i64](rest[:FIRST])
        rest = rest[FIRST:]
        self.second: vec[i64] = vec[i64](rest[: FIRST * SECOND])
        """By neuron of the first layer, then by neuron of the second."""
        rest = rest[FIRST * SECOND :]
        self.second_bias: vec[i64] = vec[i64](rest[:SECOND])
        rest = rest[SECOND:]
        self.last: vec[i64] = vec[i64](rest[:SECOND])
        self.last_bias: i64 = rest[SECOND]


def likely_home(network: Network, at: Water, seat: i64) -> float:
    """Return how likely a seat that is under way is to be the next home."""
    return 1.0 / (1.0 + exp(-odds(network, inputs(at, seat))))


def odds(network: Network, told: vec[i64]) -> float:
    """Return the logarithm of the odds for what the inputs tell."""
    first = network.first_bias[:]
    weights = network.first
    for nth in range(INPUTS):
        number = told[nth]
        if number:
            for neuron in range(FIRST):
                first[neuron] += number * weights[nth * FIRST + neuron]
    second = network.second_bias[:]
    weights = network.second
    for nth in range(FIRST):
        number = clipped(first[nth])
        if number:
            for neuron in range(SECOND):
                second[neuron] += number * weights[nth * SECOND + neuron]
    total = network.last_bias
    for nth in range(SECOND):
        total += clipped(second[nth]) * network.last[nth]
    return float(total) / float(FULL * UNIT)


def clipped(total: i64) -> i64:
    """Return what a neuron answers."""
    if total <= 0:
        return 0
    return min(total // UNIT, FULL)


def inputs(at: Water, seat: i64) -> vec[i64]:
    """Return what the network is told of a position, as one seat sees it."""
    told = vec[i64]([0] * INPUTS)
    waits = waits_of(at)
    fields = at.fields
    tell(told, 0, at, seat, seat, waits[seat])
    done = vec[bool]([False] * len(fields))
    done[seat] = True
    racing: i64 = 1
    ashore: i64 = 0
    for slot in range(1, STEAMERS):
        best: i64 = -1
        most: i64 = 0
        for other in range(len(fields)):
            if not done[other] and fields[other] < at.goal:
                score = 10 * fields[other] + 13 * at.wood[other] - 22 * waits[other]
                if best < 0 or score > most:
                    best, most = other, score
        if best >= 0:
            done[best] = True
            tell(told, slot * EACH, at, seat, best, waits[best])
    for other in range(len(fields)):
        if other != seat and fields[other] < at.goal:
            racing += 1
        if fields[other] < 0:
            ashore += 1
    told[60] = racing * 21
    told[61] = at.box * 2
    told[62] = ashore * 21
    told[63] = min(at.round, 31) * 4
    return told


def tell(told: vec[i64], begin: i64, at: Water, seat: i64, one: i64, wait: i64) -> None:
    """Write down how a steamer lies."""
    fields = at.fields
    field, wood, east = max(fields[one], 0), at.wood[one], at.easts[one]
    to_go = at.goal - field
    told[begin] = FULL
    told[begin + 1] = min(to_go, FULL)
    told[begin + 2] = min(to_go, 31) * 4
    told[begin + 3] = min(to_go, 12) * 10
    told[begin + 4] = min(wood, 31) * 4
    told[begin + 5] = min(wood, 12) * 10
    told[begin + 6] = FULL if wood >= to_go else 0
    told[begin + 7] = min(max(to_go - wood, 0), 31) * 4
    told[begin + 8] = wait * 25
    told[begin + 9] = 0 if wait else FULL
    if east != UNDECIDED:
        ahead: i64 = 0 if field % 17 < 9 else 3
        told[begin + 10] = side(east, ahead) * 21
        told[begin + 11] = side(east, ahead + 1) * 21
        told[begin + 12] = side(east, ahead + 5) * 21
    before: i64 = 31
    behind: i64 = 31
    for other in range(len(fields)):
        apart = fields[other] - field
        if other == one or fields[other] < 0 or fields[other] >= at.goal:
            continue
        if apart > 0:
            before = min(before, apart)
        elif apart < 0:
            behind = min(behind, -apart)
    told[begin + 13] = before * 4
    if one == seat:
        told[begin + 14] = behind * 4
    else:
        told[begin + 14] = 64 + min(max(field - max(fields[seat], 0), -63), 63)
