"""What a position of Mississippi is worth: each steamer's score in fields, and from them the chances to be home next.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.mississippi.facts import FIELDS, LEFT, NOBODY, Water, ranking

HOME: Final = 1000.0
"""What coming home is worth in a turn, more than anything else."""
NEAR: Final = 25.0
"""Within about this many fields of the goal a lead counts for more."""
NEXT_PLACE: Final = 0.15
"""How much of its worth a rank has when one more is home before."""
NEIGHBOURS: Final = 5
"""Steamers that are no more fields apart than this soon dock."""
LITTLE: Final = 1e-300
"""More than nothing, so that it has a logarithm."""


class Judge:
    """A way to judge positions of one race, for those who are under way when it begins to think; see `Weights`."""

    def __init__(
        self,
        at: Water,
        log: float,
        turn: float,
        ready: float,
        lead: float,
        odds: float,
        late_odds: float,
        alone: float,
    ) -> None:
        self.racing: vec[bool] = vec[bool]([field < at.goal for field in at.fields])
        """By seat: whether it is under way."""
        self.some_home: bool = max(at.fields) >= at.goal
        self.log: float = log
        self.turn: float = turn
        self.ready: float = ready
        self.lead: float = lead
        self.odds: float = odds
        self.late_odds: float = late_odds
        self.alone: float = alone


def score(judge: Judge, to_go: i64, wood: i64, wait: i64) -> float:
    """Return how far a steamer is in fields, counting its wood and how many have their turn before it."""
    if wood >= to_go:  # what is more than the way to go is worth nothing
        return judge.log * float(to_go) - float(to_go) + judge.ready - judge.turn * float(wait)
    return judge.log * float(wood) - float(to_go) - judge.turn * float(wait)


def loneliness(judge: Judge, at: Water, rows: vec[i64], begin: i64, seat: i64) -> float:
    """Return what it costs a seat that nobody is near, once the first are home: who has no one to dock with stays out.

    Where everybody lies is told by the numbers that begin there.
    """
    if not judge.some_home:
        return 0.0
    nearest = at.goal
    for other in range(len(at.fields)):
        field = rows[begin + other]
        if other != seat and 0 <= field < at.goal:
            nearest = min(nearest, max(field - rows[begin + seat], rows[begin + seat] - field))
    if nearest <= NEIGHBOURS or nearest == at.goal:
        return 0.0
    return judge.alone * float(nearest - NEIGHBOURS)


def sharpness(judge: Judge, at: Water) -> float:
    """Return by how much a field changes the logarithm of the odds."""
    lead: i64 = -1
    for field in at.fields:
        if lead < field < at.goal:
            lead = field
    return judge.odds + judge.late_odds * exp(float(lead - at.goal) / NEAR)


def waits_of(at: Water) -> vec[i64]:
    """Return how many others have their turn before each seat's, from the mover on."""
    fields = at.fields
    waits = vec[i64]([0] * len(fields))
    count: i64 = 0
    seat = at.mover
    for _ in range(len(fields)):
        if fields[seat] < at.goal:
            waits[seat] = count
            count += 1
        seat += 1
        if seat == len(fields):
            seat = 0
    return waits


def chance(judge: Judge, at: Water, wanted: i64) -> float:
    """Return how likely a seat is to be home next; what is left when others came home before is worth less."""
    fields, goal, racing = at.fields, at.goal, judge.racing
    share = 1.0
    for seat in ranking(at):
        if at.mover != NOBODY and fields[seat] < goal:
            break
        if racing[seat]:  # those who are home now, or all if nobody is left to race with, by position (M16)
            if seat == wanted:
                return share
            share *= NEXT_PLACE
    sharp, waits = sharpness(judge, at), waits_of(at)
    own, all_powers = 0.0, 0.0
    for seat in range(len(fields)):
        if fields[seat] < goal and racing[seat]:
            fields_ahead = score(judge, goal - fields[seat], at.wood[seat], waits[seat])
            if seat == wanted:
                fields_ahead -= loneliness(judge, at, fields, 0, seat)
            power = exp(sharp * fields_ahead)
            all_powers += power
            if seat == wanted:
                own = power
    return own * (share / all_powers)


def weigh(judge: Judge, at: Water, rows: vec[i64]) -> vec[float]:
    """Return what each turn leaves to the mover: the logarithm of its odds against all others."""
    before, mover, goal = at.fields, at.mover, at.goal
    sharp, waits = sharpness(judge, at), waits_of(at)
    players = len(before)
    powers = vec[float]([0.0] * players)
    still, last = 0.0, i64(0)
    for seat in range(players):
        last = max(last, waits[seat])
        if seat != mover and before[seat] < goal:
            powers[seat] = exp(sharp * score(judge, goal - before[seat], at.wood[seat], waits[seat] - 1))
            still += powers[seat]
    still = log(still)
    worths = vec[float](capacity=len(rows) // (FIELDS + players))
    for row in range(0, len(rows), FIELDS + players):
        power, ahead, moved = LITTLE, 0.0, False
        for seat in range(players):
            field = rows[row + FIELDS + seat]
            if seat == mover or before[seat] >= goal:
                continue
            if field == before[seat]:
                power += powers[seat]
                continue
            moved = True  # others only ever move ahead
            if field < goal:
                power += exp(sharp * score(judge, goal - field, at.wood[seat], waits[seat] - 1))
            else:
                ahead += HOME / 10
        against = log(power) + ahead if moved else still
        own = rows[row + FIELDS + mover]
        worth = HOME
        if own < goal:
            worth = sharp * (
                score(judge, goal - own, rows[row + LEFT], last) - loneliness(judge, at, rows, row + FIELDS, mover)
            )
        worths = append(worths, worth - judge.lead * against)
    return worths
