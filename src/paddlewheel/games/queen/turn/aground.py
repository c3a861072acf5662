"""B2–B4: running aground on a sandbank, and getting off it astern."""

from __future__ import annotations

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.events import (
    Event,
    RanAground,
)
from paddlewheel.games.queen.model.state import (
    SLOWEST,
    Ship,
    State,
)
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.river.flat_map import (
    NOWHERE,
    Water,
    neighbour,
)
from paddlewheel.games.queen.turn.costs import (
    STEP_POINTS,
    step_points,
)
from paddlewheel.games.queen.turn.obstacles import FORBIDDEN, land_at, name_at
from paddlewheel.games.queen.turn.water import spot_of


def aground(state: State, ship: Ship) -> Element | None:
    """B2: what a steamer has run aground on, None if it is under way."""
    river, cell = state.river, state.steamers[ship].cell
    if not river.elements or cell is None:
        return None
    element = river.elements.get(river.index[cell])
    return element if element is not None and element.grounds else None


def why_not_astern(state: State, ship: Ship, water: Water, speed: int, explain: bool = False) -> Refusal | None:
    """B3: off a sandbank one cell straight astern, with speed 1 and one point, so neither a push nor driftwood.

    RULING: astern onto another sandbank is allowed.
    """
    ground, spot = aground(state, ship), spot_of(state, ship)
    if ground is None:
        return Refusal("B3", "astern.not_aground")
    if speed != SLOWEST:
        return Refusal("B3", "astern.speed", slowest=SLOWEST, speed=speed)
    there = neighbour(water.ahead, spot // 6 * 6 + (spot % 6 + 3) % 6)
    if there == NOWHERE or there // 6 in water.closed:
        return _no_water_astern(state, spot) if explain else FORBIDDEN
    if there // 6 in water.others:
        name = name_at(state, state.river.cells[there // 6])
        return Refusal("B3", "astern.steamer", steamer=name)
    if step_points(water.ground, there // 6) > STEP_POINTS:
        return Refusal("B3", "astern.no_points", element=state.river.elements[there // 6].cells)
    return None


def _no_water_astern(state: State, spot: int) -> Refusal:
    here = state.river.cells[spot // 6]
    cell = hexes.step(here, hexes.opposite(spot % 6))
    rule, land = land_at(state, cell, here, "B3")
    return Refusal(rule, "astern.land", cell=cell, land=land)


def run_aground(state: State, ship: Ship, events: list[Event]) -> State:
    """B2, B4: a steamer that has come onto a sandbank has speed 1 at once."""
    if aground(state, ship) is None:
        return state
    events.append(RanAground(ship))
    return state.with_steamer(ship, state.steamers[ship]._replace(speed=SLOWEST))
