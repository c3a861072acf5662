"""B7: filling up coal at a depot."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.events import Fuelled
from paddlewheel.games.queen.model.state import Ship, State
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.turn.boarding import DOCKING_SPEED

NO_DEPOT: Final = Refusal("B7", "fuel.no_dock")


def why_not_fuel(state: State, ship: Ship) -> Refusal | None:
    """Return why a steamer cannot take coal where it lies."""
    steamer, depot = state.steamers[ship], depot_of(state, ship)
    if depot is None:
        return NO_DEPOT
    if ship == state.rules.rose:
        return Refusal("B12", "fuel.rose")
    if steamer.speed != DOCKING_SPEED:
        return Refusal("B7", "fuel.speed", speed=steamer.speed, needed=DOCKING_SPEED)
    if steamer.coal >= depot.fills:
        return Refusal("B7", "fuel.full", coal=steamer.coal)
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
