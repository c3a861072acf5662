"""What a position of Mississippi is worth: each steamer's score in fields, and from them the chances to be home next."""

from __future__ import annotations

from math import exp, log
from typing import Final

from paddlewheel.captains.mississippi.simulation import Position, Sea
from paddlewheel.captains.mississippi.weights import Weights
from paddlewheel.games.mississippi.facts import Row, arrived, by_position

HOME: Final = 1000.0
"""What coming home is worth in a turn, more than anything else."""
NEAR: Final = 25.0
"""Within about this many fields of the goal a lead counts for more."""
NEXT_PLACE: Final = 0.15
"""How much of its worth a rank has when one more is home before."""


class Judge:
    """Judges positions of one race for those who are under way when it begins to think."""

    def __init__(self, sea: Sea, at: Position, weights: Weights) -> None:
        self.sea = sea
        self.racing = [seat for seat in range(sea.players) if at.fields[seat] < sea.goal]
        self.log, self.turn, self.ready, self.lead, self.odds, self.late_odds = weights

    def score(self, field: int, wood: int, wait: int) -> float:
        """Return how far a steamer is in fields, counting its wood and how many have their turn before it."""
        to_go = self.sea.goal - field
        if wood >= to_go:  # what is more than the way to go is worth nothing
            return self.log * to_go - to_go + self.ready - self.turn * wait
        return self.log * wood - to_go - self.turn * wait

    def sharpness(self, fields: list[int]) -> float:
        """Return by how much a field changes the logarithm of the odds."""
        goal = self.sea.goal
        lead = max([field for field in fields if field < goal], default=goal)
        return self.odds + self.late_odds * exp((lead - goal) / NEAR)

    def chances(self, at: Position) -> list[float]:
        """Return how likely each is to be home next; what is left when others came home before is worth less."""
        goal, fields = self.sea.goal, at.fields
        worth = [0.0] * self.sea.players
        share = 1.0
        afloat = [seat for seat in self.racing if fields[seat] < goal]
        if len(afloat) < len(self.racing):
            for seat in [seat for seat in arrived(fields, goal) if seat in self.racing]:
                worth[seat] = share
                share *= NEXT_PLACE
        if at.mover < 0:  # by position on the course (M16), or nobody is left to race with
            for seat in by_position(fields, goal, self.sea.first):
                worth[seat] = share
                share *= NEXT_PLACE
            return worth
        sharp, waits = self.sharpness(fields), self.waits(fields, at.mover)
        powers = [exp(sharp * self.score(fields[seat], at.wood[seat], waits[seat])) for seat in afloat]
        share /= sum(powers)
        for seat, power in zip(afloat, powers, strict=True):
            worth[seat] = power * share
        return worth

    def waits(self, fields: list[int], mover: int) -> list[int]:
        """Return how many others have their turn before each seat's, from the mover on."""
        goal, players = self.sea.goal, self.sea.players
        waits = [0] * players
        count = 0
        for seat in (*range(mover, players), *range(mover)):
            if fields[seat] < goal:
                waits[seat] = count
                count += 1
        return waits

    def weigh(self, at: Position, rows: list[Row]) -> list[float]:
        """Return what each turn leaves to the mover: the logarithm of its odds against all others."""
        goal, mover, before, wood = self.sea.goal, at.mover, at.fields, at.wood
        sharp, waits = self.sharpness(before), self.waits(before, mover)
        score = self.score
        last = max(waits)
        others = [seat for seat in range(self.sea.players) if seat != mover and before[seat] < goal]
        powers = [exp(sharp * score(before[seat], wood[seat], waits[seat] - 1)) for seat in others]
        still, unmoved = log(sum(powers)) if others else 0.0, sum(before) - before[mover]
        worths = []
        for _, _, left, _, fields in rows:
            own = fields[mover]
            against = still
            if sum(fields) - own != unmoved:  # others only ever move ahead
                power, ahead = 1e-300, 0.0
                for seat, old in zip(others, powers, strict=True):
                    field = fields[seat]
                    if field == before[seat]:
                        power += old
                    elif field < goal:
                        power += exp(sharp * score(field, wood[seat], waits[seat] - 1))
                    else:
                        ahead += HOME / 10
                against = log(power) + ahead
            if own >= goal:
                worths.append(HOME - self.lead * against)
            else:
                worths.append(sharp * score(own, left, last) - self.lead * against)
        return worths
