"""What the ends of a turn are worth: the turns still to sail, coal, passengers, and what it does to those pushed aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from heapq import nlargest
from typing import Final, NamedTuple

from paddlewheel.captains.queen.foresight import Foresight, weigh_by_plans
from paddlewheel.captains.queen.judging import (
    LOOKED_AT,
    PUSHES,
    SAFE_SPEED,
    is_without_hope,
    loss,
    risk,
    weigh_listed,
)
from paddlewheel.captains.queen.reckoning import reckoning_of
from paddlewheel.captains.queen.turns_to_go import stretch_of
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.queen.facts import (
    DOCKING_SPEED,
    MOST_ABOARD,
    NOWHERE,
    SPEED_BITS,
    SPOT_BITS,
    WORLD_BITS,
    Action,
    Ship,
    State,
    Steamer,
    captain_of,
    dutiful_ends,
    end,
    final_speed,
    owner,
    stranding,
    survey,
    way,
    working_copy,
    would_arrive,
)

ALIKE: Final = 2
"""How many ends on the same cell are worth a closer look."""
ROUGH: Final = 6.0
"""How much more pushes count where ends are looked for because of them."""


class Choice(NamedTuple):
    """An end of the turn and what it is worth."""

    worth: float
    row: int


class Judge:
    """Judges the ends of the turn ahead, or of the rest of it."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state, self.weights = state, weights
        self.reckoning = reckoning_of(state.rules, weights)
        self.ship = state.agenda[0].steamer
        self.steamer = state.steamers[self.ship]
        self.found = survey(state)
        self.rows = self.found.rows
        if not self.rows:
            self.found, self.rows = dutiful_ends(state)
        self.strands = stranding(state)
        self.needed = needed(state, self.steamer)
        self.is_rose = self.ship == state.rules.rose
        self.lying = {steamer.cell: ship for ship, steamer in enumerate(state.steamers)}
        with working_copy(state) as race:
            self.is_hopeless = not self.is_rose and is_without_hope(self.reckoning, race, self.ship)
            self.shoves, self.worths = weigh_listed(self.reckoning, race, self.ship, self.rows, self._pushes())
            """For each world what its pushes are worth, and what each end is, in turns."""

    def plan_by(self, foresights: list[Foresight]) -> None:
        """Weigh the ends by exact plans on these rivers instead, as one who is alone on them."""
        with working_copy(self.state) as race:
            worths = weigh_by_plans(self.reckoning, foresights, race, self.ship, self.rows)
        self.worths = [worth + self.shoves[row >> WORLD_BITS] for worth, row in zip(worths, self.rows, strict=True)]

    def choices(self, most: int = LOOKED_AT) -> list[Choice]:
        """Return the best-looking ends, the best first; they are checked for being stuck until one is not."""
        return self._checked(nlargest(most, self._dutiful()))

    def _dutiful(self) -> Iterator[tuple[float, int]]:
        """Return what ends are worth, with those that break a duty (B12) only if all do."""
        strands, found = self.strands, zip(self.worths, self.rows, strict=True)
        if strands is None or all(map(strands, self.rows)):
            return found
        return (one for one in found if not strands(one[1]))

    def candidates(self, most: int) -> list[Choice]:
        """Return ends that are worth a closer look: the best-looking of several kinds, some of them for their pushes."""
        worths = sorted(self._dutiful(), reverse=True)
        shoves = self.shoves
        rough = sorted(
            ((worth + ROUGH * shoves[row >> WORLD_BITS], worth, row) for worth, row in worths if row >> WORLD_BITS),
            reverse=True,
        )
        found = _of_several_kinds(worths, most, lambda row: (row & SPOT_BITS) // 6)
        pushing = _of_several_kinds(
            [one[1:] for one in rough], most // 2, lambda row: (row & SPOT_BITS) // 6 << 8 | row >> SPEED_BITS & 7
        )
        return self._checked(sorted({*found, *pushing}, reverse=True))

    def _checked(self, found: list[tuple[float, int]]) -> list[Choice]:
        """Return ends, the best first, those less worth where the steamer would be stuck."""
        for nth, (worth, row) in enumerate(found):
            risk = 0.0 if self.is_rose else self.risk(row)
            if not risk:
                break
            found[nth] = worth - risk, row
        return [Choice(worth, row) for worth, row in sorted(found, reverse=True)]

    def way(self, row: int) -> tuple[Action, ...]:
        """Return the actions that lead to an end."""
        return way(self.state, self.found, row)

    def boards(self, index: int, speed: int) -> bool:
        """Return whether a passenger can be taken aboard there."""
        tile = self.state.river.dock_of[index]
        return (
            tile != NOWHERE
            and speed == DOCKING_SPEED
            and self.needed > 0
            and self.state.waiting[tile] > 0
            and tile not in self.steamer.boarded_at
        )

    def arrives(self, index: int, speed: int) -> bool:
        """Return whether the race ends there for the steamer."""
        return self.state.river.jetty[index] and would_arrive(self.state, self.ship, speed)

    def is_worth_stopping(self, row: int) -> bool:
        """Return whether an end brings a passenger, or the steamer home."""
        there = end(row)
        index, speed = there.spot // 6, final_speed(self.state, there)
        return self.boards(index, speed) or self.arrives(index, speed)

    def is_rash(self, row: int, best: int) -> bool:
        """Return whether an end takes more coal than another, or is faster than is safe at the open end of the river."""
        there, other, river = end(row), end(best), self.state.river
        too_fast = final_speed(self.state, there) - SAFE_SPEED > self.steamer.coal - there.coal
        return there.coal > other.coal or (
            too_fast and river.open_end and river.tile_of[there.spot // 6] == river.frontmost and row != best
        )

    def risk(self, row: int) -> float:
        """Return what it costs if the steamer could not move on from there with the coal it has left."""
        with working_copy(self.state) as race:
            return risk(self.reckoning, race, self.ship, row)

    def losses_of(self, world: int) -> list[float]:
        """Return the turns that others lose by the pushes of a world; the Black Rose is left aside."""
        own, pushes = captain_of(self.state, self.ship), self._pushed(world)
        with working_copy(self.state) as race:
            stretch = stretch_of(self.reckoning, race)
            return [
                loss(self.reckoning, race, stretch, ship, space)
                for ship, space in pushes
                if ship != self.state.rules.rose and owner(self.state, ship) != own
            ]

    def _pushed(self, world: int) -> list[tuple[Ship, int]]:
        """Return whom a world pushes, and where to."""
        cells = self.state.river.cells
        return [(self.lying[cells[target]], space) for target, space in self.found.worlds[world]]

    def _pushes(self) -> list[int]:
        """Return what each world pushes, as the kernel has it (see `judging.PUSHES`)."""
        found: list[int] = []
        for world in range(len(self.found.worlds)):
            pushed = self._pushed(world)
            numbers = [len(pushed), *(number for one in pushed for number in one)]
            found += [*numbers, *[0] * (PUSHES - len(numbers))]
        return found


def _of_several_kinds(
    worths: Iterable[tuple[float, int]], most: int, kind: Callable[[int], int]
) -> list[tuple[float, int]]:
    """Return the first this many, but of each kind only a few."""
    kinds: Counter[int] = Counter()
    found: list[tuple[float, int]] = []
    for one in worths:
        kinds[kind(one[1])] += 1
        if kinds[kind(one[1])] <= ALIKE:
            found.append(one)
            if len(found) == most:
                break
    return found


def needed(state: State, steamer: Steamer) -> int:
    """Return how many passengers a steamer still needs."""
    return 0 if state.options.school else MOST_ABOARD - steamer.passengers
