"""What the ends of a turn are worth: the turns still to sail, coal, passengers, and what it does to those pushed aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from paddlewheel.captains.queen.distance_field import PARTS, SPEEDS
from paddlewheel.captains.queen.turns_to_go import needed, outlook_of
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.captains.queen.worths import worths
from paddlewheel.games.queen.facts import (
    DOCKING_SPEED,
    NOWHERE,
    SPEED_BITS,
    SPOT_BITS,
    WORLD_BITS,
    Action,
    River,
    Ship,
    State,
    can_move,
    captain_of,
    dutiful_ends,
    end,
    final_speed,
    mover_after,
    owner,
    stranding,
    survey,
    way,
    would_arrive,
)

HOME: Final = 100.0
"""What it is worth to arrive, in turns: more than anything else."""
LOOKED_AT: Final = 6
"""How many of the best-looking turns are checked for being stuck after them, at most."""
ALIKE: Final = 2
"""How many ends on the same cell are worth a closer look."""
ROUGH: Final = 6.0
"""How much more pushes count where ends are looked for because of them."""
BARRED: Final = 1.5
"""How many turns it costs to be kept from a jetty by a steamer on it."""
PLENTY: Final = 3
"""With this much coal there is always a way on."""
LYING: Final = SPOT_BITS | 7 << SPEED_BITS
"""The part of an end's number that says how the steamer will lie: the spot and the speed."""


class Care(Enum):
    """How carefully a captain looks at the ends of a turn."""

    FULL = "all of them, and the duty towards the Black Rose (B12)"
    TRIAL = "all of them, without that duty, as it takes long to see whether it is kept"
    HASTE = "only those without a push"


class Choice(NamedTuple):
    """An end of the turn and what it is worth."""

    worth: float
    row: int


class Judge:
    """Judges the ends of the turn ahead, or of the rest of it."""

    def __init__(self, state: State, weights: Weights, care: Care = Care.FULL) -> None:
        self.state, self.weights = state, weights
        self.ship = state.agenda[0].steamer
        self.steamer = state.steamers[self.ship]
        self.found = survey(state, pushing=care != Care.HASTE)
        self.rows = self.found.rows
        if not self.rows:
            self.found, self.rows = dutiful_ends(state)
        self.strands = stranding(state) if care == Care.FULL else None
        self.outlook = outlook_of(state, self.ship, weights)
        self.needed = needed(state, self.steamer)
        self.is_rose = self.ship == state.rules.rose
        self.is_hopeless = not self.is_rose and self.outlook.is_hopeless(self.needed)
        self.losses: dict[tuple[Ship, int], float] = {}

    def choices(self, most: int = LOOKED_AT) -> list[Choice]:
        """Return the best-looking ends, the best first; they are checked for being stuck until one is not."""
        return self._checked(list(islice(self._by_worth(), most)))

    def _by_worth(self) -> Iterator[tuple[float, int]]:
        """Return what ends are worth, the best first; those that break a duty (B12) only if all do."""
        found = sorted(zip(self._worths(), self.rows, strict=True), reverse=True)
        strands = self.strands
        if strands is None or all(map(strands, self.rows)):
            return iter(found)
        return (one for one in found if not strands(one[1]))

    def candidates(self, most: int) -> list[Choice]:
        """Return ends that are worth a closer look: the best-looking of several kinds, some of them for their pushes."""
        worths = list(self._by_worth())
        shoves = self._shoves()
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

    def risk(self, row: int) -> float:
        """Return what it costs if the steamer could not move on from there with the coal it has left."""
        one, river = end(row), self.state.river
        index, moved = one.spot // 6, mover_after(self.state, one)
        if moved.coal >= PLENTY or self.arrives(index, moved.speed):
            return 0.0
        if river.open_end and river.tile_of[index] == river.frontmost:
            return 0.0
        return 0.0 if can_move(self.state.with_steamer(self.ship, moved), self.ship) else self.weights.stuck

    def _worths(self) -> list[float]:
        """Return what each end is worth, in turns."""
        state, tank, shoves = self.state, self.steamer.coal, self._shoves()
        if self.is_rose:
            return [shoves[row >> WORLD_BITS] for row in self.rows]
        lying = [row & LYING for row in self.rows]
        if state.voyage is not None or state.river.elements:
            lying = [row & SPOT_BITS | final_speed(state, end(row)) << SPEED_BITS for row in self.rows]
        courses = self.outlook.open_to(self.needed, tank)
        fields, afters = [times for times, _ in courses], [after for _, after in courses]
        return worths(self.rows, lying, fields, afters, PARTS, self._special_cells(lying), self.outlook.coal, tank, shoves)

    def _special_cells(self, lying: list[int]) -> dict[int, float]:
        """Return what it is worth to lie where something comes of it: home, at a station, at a depot; if it is reached."""
        found: dict[int, float] = {}
        reached = {(how & SPOT_BITS) // 6 for how in lying}
        for index in special_cells(self.state.river):
            for speed in SPEEDS if index in reached else ():
                spots = range(index * 6, index * 6 + 6)
                if self.arrives(index, speed):
                    found |= {spot | speed << SPEED_BITS: HOME for spot in spots}
                elif speed == DOCKING_SPEED:
                    found |= {spot | speed << SPEED_BITS: self._docked(spot) for spot in spots}
        return found

    def _docked(self, spot: int) -> float:
        """Return what it is worth to lie there at docking speed, with whatever can be taken aboard."""
        index, outlook, coal, more = spot // 6, self.outlook, self.steamer.coal, 0.0
        wanted = self.needed
        if self.boards(index, DOCKING_SPEED):
            outlook = outlook_of(self.state, self.ship, self.weights, self.state.river.dock_of[index])
            wanted, more = wanted - 1, self.weights.boarding
        element = self.state.river.elements.get(index)
        if element is not None and element.fills > coal:
            coal, more = element.fills, more + outlook.coal[element.fills] - outlook.coal[coal]
        return more - outlook.time(wanted, coal, spot, DOCKING_SPEED)

    def _shoves(self) -> list[float]:
        """Return for each world what its pushes are worth."""
        return [0.0, *(self._shoved(world) for world in range(1, len(self.found.worlds)))]

    def _shoved(self, world: int) -> float:
        """Return what the pushes of a world are worth to the captain; one without hope holds no one up."""
        if self.is_hopeless:
            return 0.0
        return sum(
            -loss if loss_is_own else self.weights.rival * loss + self.weights.push
            for loss, loss_is_own in self._losses(self.found.worlds[world])
        )

    def losses_of(self, shoves: Sequence[tuple[int, int]]) -> list[float]:
        """Return the turns that others lose by pushes."""
        return [loss for loss, loss_is_own in self._losses(shoves) if not loss_is_own]

    def _losses(self, shoves: Sequence[tuple[int, int]]) -> Iterator[tuple[float, bool]]:
        """Return the turns lost by each push and whether by an own steamer; the Black Rose is left aside."""
        state = self.state
        own = captain_of(state, self.ship)
        for target, space in shoves:
            ship = self.ship_at(target)
            if ship != state.rules.rose:
                yield self.loss(ship, space), owner(state, ship) == own

    def ship_at(self, index: int) -> Ship:
        """Return which steamer lies at a cell."""
        cell = self.state.river.cells[index]
        return next(ship for ship, one in enumerate(self.state.steamers) if one.cell == cell)

    def loss(self, ship: Ship, space: int) -> float:
        """Return how many turns a steamer loses by being pushed to a cell."""
        known = self.losses.get((ship, space))
        if known is None:
            known = self.losses[ship, space] = _loss(self.state, ship, space, self.weights)
        return known


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


@lru_cache(maxsize=256)
def special_cells(river: River) -> tuple[int, ...]:
    """Return the cells where something may come of lying there: jetties, docks, depots."""
    return tuple(
        index
        for index, jetty in enumerate(river.jetty)
        if jetty or river.dock_of[index] != NOWHERE or (index in river.elements and river.elements[index].fills)
    )


def time_to_go(state: State, ship: Ship, weights: Weights) -> float:
    """Return the turns a steamer on the river has still to sail, as it lies, less what its coal is worth."""
    steamer, outlook = state.steamers[ship], outlook_of(state, ship, weights)
    assert steamer.cell is not None, "only a steamer on the river has a way to go"
    spot = state.river.index[steamer.cell] * 6 + steamer.heading
    return outlook.time(needed(state, steamer), steamer.coal, spot, steamer.speed) - outlook.coal[steamer.coal]


def _loss(state: State, ship: Ship, space: int, weights: Weights) -> float:
    """Return how many turns a steamer loses by being pushed there, if its captain then turns it the best way."""
    steamer, river = state.steamers[ship], state.river
    outlook, wanted, speed = outlook_of(state, ship, weights), needed(state, steamer), steamer.speed
    assert steamer.cell is not None, "only a steamer on the river can be pushed"
    before = outlook.time(wanted, steamer.coal, river.index[steamer.cell] * 6 + steamer.heading, speed)
    if river.jetty[space] and would_arrive(state, ship, speed):
        return before - HOME
    tile = river.dock_of[space]
    if speed == DOCKING_SPEED and wanted and tile != NOWHERE and state.waiting[tile] and tile not in steamer.boarded_at:
        wanted, outlook = wanted - 1, outlook_of(state, ship, weights, tile)
    after = min(outlook.time(wanted, steamer.coal, space * 6 + heading, speed) for heading in range(6))
    return after - before + (BARRED if _bars_the_way_home(river, river.index[steamer.cell], space) else 0.0)


def _bars_the_way_home(river: River, jetty: int, space: int) -> bool:
    """Return whether a steamer that pushes another off a jetty then lies between it and all others."""
    if not river.jetty[jetty]:
        return False
    beside = set(river.around(space)) - {jetty}
    return not river.jetty[space] and not any(river.jetty[index] for index in beside if index >= 0)
