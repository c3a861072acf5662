"""What an end of a turn leaves behind: the mover as it lies then, and everybody it has pushed (Q9–Q16, B2–B6, B11)."""

from __future__ import annotations

from paddlewheel.games.queen.model.state import FULL_COAL, State, Steamer
from paddlewheel.games.queen.routes.ends import End, Pushes, final_speed
from paddlewheel.games.queen.turn.black_rose_duty import be_pushed
from paddlewheel.games.queen.turn.working_copy import state_of, working_copy


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
    with working_copy(state) as race:
        for target, space in pushes:
            be_pushed(race, lying[cells[target]], space)
        pushed = state_of(race, state)
    return pushed.with_steamer(state.agenda[0].steamer, mover_after(state, one))
