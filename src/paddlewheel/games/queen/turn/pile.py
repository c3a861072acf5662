"""Q3, Q4, Q17, Q18: what is still face down, and how the river may go on, asked of a state."""

from __future__ import annotations

from paddlewheel.games.queen.model.state import TILE, State
from paddlewheel.games.queen.river.tiles import TILES, TURNS
from paddlewheel.games.queen.turn import growth
from paddlewheel.games.queen.turn.working_copy import working_copy


def pile_size(state: State) -> int:
    """Q4, Q17, Q18: return how many tiles are still face down."""
    return state.rules.pile - (len(state.tiles) - 1)


def passengers_for(state: State, name: str) -> int:
    """Q18: return how many passengers wait on a tile when it is laid."""
    station = TILES[name].station
    return 0 if station is None else state.rules.passengers.under(station.roof)


def dice(state: State) -> tuple[int, ...]:
    """Q3: return which ways the next tile can turn."""
    with working_copy(state) as race:
        return bends(growth.free_bends(race))


def bends(bits: int) -> tuple[int, ...]:
    """Return the directions of the die that some bits of the kernel mean."""
    return tuple([turn for turn in TURNS if bits >> (turn + 1) & 1])


def bends_to_come(state: State) -> tuple[int, ...]:
    """Q3: return which ways the river may turn next; one if the die has fallen."""
    if state.landing is not None:
        return (state.landing,)
    if state.agenda and state.agenda[0].what == TILE:
        return (state.agenda[0].turn,)
    return dice(state) if pile_size(state) else TURNS
