"""B7: filling up coal at a depot."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Refusal
from paddlewheel.games.queen.boarding import DOCKING_SPEED
from paddlewheel.games.queen.elements import Element
from paddlewheel.games.queen.events import Fuelled
from paddlewheel.games.queen.state import Ship, State

NO_DEPOT: Final = Refusal("B7", "no coal depot's dock cell")


def why_not_fuel(state: State, ship: Ship) -> Refusal | None:
    """Return why a steamer cannot take coal where it lies."""
    steamer, depot = state.steamers[ship], depot_of(state, ship)
    if depot is None:
        return NO_DEPOT
    if ship == state.rules.rose:
        return Refusal("B12", "the Black Rose never docks")
    if steamer.speed != DOCKING_SPEED:
        return Refusal("B7", "fuelling needs speed {needed}, has {speed}", needed=DOCKING_SPEED, speed=steamer.speed)
    if steamer.coal >= depot.fills:
        return Refusal("B7", "the coal is full: {coal}", coal=steamer.coal)
    return None


def fuel(state: State, ship: Ship) -> tuple[State, Fuelled]:
    """B7: fill up."""
    depot = depot_of(state, ship)
    assert depot is not None, "only at a depot"
    return state.with_steamer(ship, state.steamers[ship]._replace(coal=depot.fills)), Fuelled(ship, depot.fills)


def depot_of(state: State, ship: Ship) -> Element | None:
    """Return the depot on whose dock a steamer lies."""
    river, cell = state.river, state.steamers[ship].cell
    if not river.elements or cell is None:
        return None
    element = river.elements.get(river.index[cell])
    return element if element is not None and element.fills else None
