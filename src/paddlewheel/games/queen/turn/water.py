"""Q15, Q17, Q21–Q23: the water as the mover finds it: who lies where, what is closed, who would arrive if pushed."""

from __future__ import annotations

from paddlewheel import hexes
from paddlewheel.games.queen.model.state import SLOWEST, Ship, State, Voyage
from paddlewheel.games.queen.river.flat_map import (
    NOWHERE,
    Water,
)
from paddlewheel.games.queen.turn.arrival import arrivals_left, would_arrive
from paddlewheel.games.queen.turn.costs import (
    speed_on,
)


def cells_of_others(state: State, ship: Ship) -> list[int]:
    """Return where the other steamers lie."""
    index = state.river.index
    return [index[one.cell] for other, one in enumerate(state.steamers) if one.cell is not None and other != ship]


def water_for(state: State, ship: Ship, voyage: Voyage | None) -> Water:
    """Return the water as the mover finds it in this turn."""
    river = state.river
    index = river.index
    others = cells_of_others(state, ship)
    barred = [NOWHERE] * len(others) if state.rules.options.push_astern else _cells_astern(state, ship)
    if voyage is None:
        here = state.steamers[ship].cell
        assert here is not None, "only a steamer on the river sails"
        water = Water(river.chart, others, [], [index[here]], barred)
    else:
        pushed_to = [index[cell] for cell in voyage.pushed_to]
        water = Water(river.chart, others, pushed_to, [index[cell] for cell in voyage.stood], barred)
    if river.yard != NOWHERE:
        water.closed.append(river.yard)
    if not river.open_end:
        _see_homes(state, ship, water)
    return water


def _see_homes(state: State, ship: Ship, water: Water) -> None:
    """Q17, Q21, Q22, B10: say where the others would arrive if pushed there, and how many arrivals end the race."""
    lying = [other for other, one in enumerate(state.steamers) if one.cell is not None and other != ship]
    if not any(would_arrive(state, other, SLOWEST) for other in lying):
        return
    jetties = [index for index, jetty in enumerate(state.river.jetty) if jetty]
    homes = [[index for index in jetties if _would_arrive_at(state, other, index)] for other in lying]
    if any(homes):
        water.homes = homes
        water.arrivals = [arrivals_left(state, other) for other in lying]


def _would_arrive_at(state: State, ship: Ship, index: int) -> bool:
    """Q21, B4: whether a steamer that is pushed to a jetty arrives there, with the speed that it has then."""
    return would_arrive(state, ship, speed_on(state.river.elements.get(index), state.steamers[ship].speed))


def _cells_astern(state: State, ship: Ship) -> list[int]:
    """Q23: for each of the others the cell straight astern of it."""
    astern: list[int] = []
    for other, steamer in enumerate(state.steamers):
        if steamer.cell is not None and other != ship:
            behind = hexes.step(steamer.cell, hexes.opposite(steamer.heading))
            astern.append(state.river.index.get(behind, NOWHERE))
    return astern


def spot_of(state: State, ship: Ship) -> int:
    """Return the spot of a steamer: its cell and heading as one number."""
    steamer = state.steamers[ship]
    assert steamer.cell is not None, "only a steamer on the river has a spot"
    return state.river.index[steamer.cell] * 6 + steamer.heading
