"""What an end of a turn leaves behind: the mover as it lies then, and everybody it has pushed (Q9–Q16, B2–B6, B11)."""

from __future__ import annotations

from paddlewheel.games.queen.model.state import FULL_COAL, Ship, State, Steamer
from paddlewheel.games.queen.routes.ends import End, final_speed
from paddlewheel.games.queen.routes.search import Pushes
from paddlewheel.games.queen.turn.arrival import arrive, has_arrived
from paddlewheel.games.queen.turn.costs import speed_on


def mover_after(state: State, one: End) -> Steamer:
    """Q9–Q11, B5, B11: the mover as an end of its turn leaves it, before it docks; a bonus point left over is lost."""
    steamer = state.steamers[state.agenda[0].steamer]
    coal = min(steamer.coal - one.coal, FULL_COAL)
    cell, heading = state.river.cells[one.spot // 6], one.spot % 6
    return Steamer(cell, heading, final_speed(state, one), coal, steamer.passengers, steamer.boarded_at)


def position_after(state: State, pushes: Pushes, one: End) -> State:
    """Q14, Q16, B4: how everybody lies after an end of the turn with its pushes; who was pushed home is gone.

    Left out is what comes then: the next tile, docking, the mover's arrival, and what other captains decide.
    """
    after, cells = state.with_steamer(state.agenda[0].steamer, mover_after(state, one)), state.river.cells
    if not pushes:
        return after
    lying = {steamer.cell: ship for ship, steamer in enumerate(state.steamers) if steamer.cell is not None}
    for target, space in pushes:
        ship = lying[cells[target]]
        there = after.steamers[ship]
        speed = speed_on(state.river.elements.get(space), there.speed)
        after = gone_home(after.with_steamer(ship, there._replace(cell=cells[space], speed=speed)), ship)
    return after


def gone_home(state: State, ship: Ship) -> State:
    """Q21: return the state after a steamer has arrived, if it has."""
    return arrive(state, ship)[0] if has_arrived(state, ship) else state
