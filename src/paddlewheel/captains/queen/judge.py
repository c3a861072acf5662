"""What the ends of a turn are worth: the turns still to sail, coal, passengers, and what it does to those pushed aside."""

from __future__ import annotations

from typing import Final, NamedTuple

from paddlewheel.captains.queen.outlook import Outlook, needed, outlook_of
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.queen.arrival import would_arrive
from paddlewheel.games.queen.boarding import DOCKING_SPEED
from paddlewheel.games.queen.duty import dutiful_ends
from paddlewheel.games.queen.routes import Branch
from paddlewheel.games.queen.speed import can_move
from paddlewheel.games.queen.state import FULL_COAL, Action, Ship, State, Steamer, captain_of, owner
from paddlewheel.games.queen.turns import End, end, final_speed, pushes, way
from paddlewheel.games.queen.water import NOWHERE, Water

HOME: Final = 100.0
"""What it is worth to arrive, in turns: more than anything else."""
LOOKED_AT: Final = 6
"""How many of the best-looking turns are checked for being stuck after them."""


class Choice(NamedTuple):
    """An end of the turn and what it is worth."""

    worth: float
    row: int


class Judge:
    """Judges the ends of the turn that is to be sailed, or of the rest of it."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state, self.weights = state, weights
        self.ship = state.agenda[0].steamer
        self.steamer = state.steamers[self.ship]
        self.water: Water
        self.branches: list[Branch]
        self.water, self.branches, self.rows = dutiful_ends(state)
        self.outlook = outlook_of(state, self.ship, weights)
        self.needed = needed(state, self.steamer)
        self.known: dict[tuple[int, int, int], float] = {}
        self.shoves: dict[int, float] = {}
        self.for_rose = self.ship == state.rules.rose

    def choices(self) -> list[Choice]:
        """Return all ends, the best first; those that look best are checked for being stuck."""
        found = sorted((Choice(self.worth(row), -row) for row in self.rows), reverse=True)
        if len(found) > 1 and not self.for_rose:
            found[:LOOKED_AT] = sorted(
                (Choice(worth - self._risk(-row), row) for worth, row in found[:LOOKED_AT]), reverse=True
            )
        return [Choice(worth, -row) for worth, row in found]

    def way(self, row: int) -> tuple[Action, ...]:
        """Return the actions that lead to an end."""
        return way(self.state, self.water, self.branches, row)

    def worth(self, row: int) -> float:
        """Return what an end is worth, in turns."""
        one = end(row)
        worth = 0.0
        if one.world:
            worth = self.shoves[one.world] if one.world in self.shoves else self._shoved(one.world)
        if self.for_rose:
            return worth + 0.05 * self.steamer.speed
        key = (one.spot, final_speed(self.state, one), self.steamer.coal - one.coal)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._lying(*key)
        return worth + known

    def _lying(self, spot: int, speed: int, coal: int) -> float:
        """Return what it is worth to the captain to lie there at that speed and with so much coal."""
        state, river, place = self.state, self.state.river, spot // 6
        if river.jetty[place] and would_arrive(state, self.ship, speed):
            return HOME
        wanted, outlook, more = self.needed, self.outlook, 0.0
        if speed == DOCKING_SPEED:
            tile = river.dock_of[place]
            if wanted and tile != NOWHERE and state.waiting[tile] and tile not in self.steamer.boarded_at:
                wanted, outlook, more = wanted - 1, outlook_of(state, self.ship, self.weights, tile), self.weights.boarding
            element = river.elements.get(place)
            if element is not None and element.fills > coal:
                coal = element.fills
        return more - time_with_coal(outlook, wanted, spot, speed, coal)

    def _shoved(self, world: int) -> float:
        """Return what the pushes of a world are worth: what they cost others, and by half what they bring them."""
        state, total = self.state, 0.0
        own = captain_of(state, self.ship)
        lying = {one.cell: ship for ship, one in enumerate(state.steamers) if one.cell is not None}
        for target, space in pushes(self.branches, world):
            ship = lying[state.river.cells[target]]
            if ship == state.rules.rose:
                continue
            weight = -1.0 if owner(state, ship) == own else self.weights.rival
            total += weight * _loss(state, ship, space, self.weights) + (self.weights.push if weight > 0 else 0.0)
        self.shoves[world] = total
        return total

    def _risk(self, row: int) -> float:
        """Return what it costs if the steamer could not move on from there with the coal it has left."""
        one, river = end(row), self.state.river
        place = one.spot // 6
        speed = final_speed(self.state, one)
        if river.jetty[place] and would_arrive(self.state, self.ship, speed):
            return 0.0
        moved = self.steamer._replace(
            cell=river.cells[place], heading=one.spot % 6, speed=speed, coal=self.steamer.coal - one.coal
        )
        if can_move(self.state.with_steamer(self.ship, moved), self.ship):
            return 0.0
        return 0.0 if river.open_end and river.tile_of[place] == river.frontmost else self.weights.stuck


def time_with_coal(outlook: Outlook, wanted: int, spot: int, speed: int, coal: int) -> float:
    """Return the turns to go, less what the coal aboard is worth on them."""
    found = outlook.time(wanted, spot, speed) - outlook.coal[coal]
    if outlook.depots[wanted] and coal < FULL_COAL:
        found = min(found, outlook.time_by_depot(wanted, spot, speed) - outlook.coal[FULL_COAL])
    return found


def time_to_go(state: State, ship: Ship, weights: Weights) -> float:
    """Return the turns a steamer on the river has still to sail, as it lies."""
    steamer = state.steamers[ship]
    assert steamer.cell is not None, "only a steamer on the river has a way to go"
    return _time(state, ship, steamer, state.river.index[steamer.cell] * 6 + steamer.heading, weights)


def _time(state: State, ship: Ship, steamer: Steamer, spot: int, weights: Weights) -> float:
    outlook = outlook_of(state, ship, weights)
    return time_with_coal(outlook, needed(state, steamer), spot, steamer.speed, steamer.coal)


def _loss(state: State, ship: Ship, space: int, weights: Weights) -> float:
    """Return how many turns a steamer loses by being pushed there, if its captain then turns it the best way."""
    steamer, river = state.steamers[ship], state.river
    before = time_to_go(state, ship, weights)
    if river.jetty[space] and would_arrive(state, ship, steamer.speed):
        return before - HOME
    tile, wanted, outlook = river.dock_of[space], needed(state, steamer), outlook_of(state, ship, weights)
    if steamer.speed == DOCKING_SPEED and wanted and tile != NOWHERE and state.waiting[tile]:
        if tile not in steamer.boarded_at:
            wanted, outlook = wanted - 1, outlook_of(state, ship, weights, tile)
    after = min(
        time_with_coal(outlook, wanted, space * 6 + heading, steamer.speed, steamer.coal) for heading in range(6)
    )
    return after - before
