"""Rivers as they may lie, drawn from what is known, each with the exact plan on it."""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.queen.exact_plan import course_of
from paddlewheel.captains.queen.foresight import Foresight, plan_ahead
from paddlewheel.captains.queen.par import FixedRiver, drawn
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.games.queen.facts import (
    NOWHERE,
    State,
    arrival_speed,
    passengers_for,
    river,
    working_copy,
)

MOST_RIVERS: Final = 10
"""On how many rivers a captain plans at most."""
MOST_TURNS: Final = 34
"""How many turns are counted back at most: who is not home by then has lost."""
TILE_TIME: Final = 9.0
"""The milliseconds that it takes on a usual machine to plan, for each tile of the river."""


def foresee(state: State, seed: int, effort: Effort) -> list[Foresight]:
    """Return rivers, each planned on: as many as there is time for, and one if nothing is face down."""
    most = MOST_RIVERS if state.landing is None else 1
    cost = TILE_TIME * (state.rules.pile + 1 - state.first_tile)
    found: list[Foresight] = []
    while len(found) < most and (effort.spend(cost) or not found):
        found.append(_planned(state, drawn(state, Random(f"{seed}/river/{len(found)}"))))
    return found


def _planned(state: State, fixed: FixedRiver) -> Foresight:
    """Return a river with the plan on it."""
    rules, laid = state.rules, len(state.tiles)
    water = river(fixed.tiles, state.first_tile, fixed.landing, rules.jetties_end_moves, rules.shipyard)
    guests = [*state.waiting, *(passengers_for(state, tile.id) for tile in fixed.tiles[laid:])]
    here = {tile for tile in water.dock_of if tile != NOWHERE and guests[tile]}
    school = rules.jetties_end_moves
    stations = [] if school else sorted(here.union(*(steamer.boarded_at for steamer in state.steamers)))
    modes = [stations.index(tile) + 1 if tile in stations else 0 for tile in range(len(fixed.tiles))]
    course = course_of(
        [there if there != water.yard else NOWHERE for there in water.beside],  # B11: nobody enters the shipyard
        water.special,
        water.jetty,
        [modes[tile] if tile in here else 0 for tile in water.dock_of],
        stations,
        [True] * (1 if school else len(stations) + 2),
        arrival_speed(rules),
        0,
        state.first_tile,
        laid,
    )
    found = Foresight(course, modes)
    with working_copy(state) as race:
        plan_ahead(found, race, MOST_TURNS)
    return found
