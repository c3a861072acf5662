"""Q19: taking passengers aboard."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.events import Boarded
from paddlewheel.games.queen.model.state import Ship, State
from paddlewheel.games.queen.river.flat_map import NOWHERE

MOST_ABOARD: Final = 2
DOCKING_SPEED: Final = 1
NO_DOCK: Final = Refusal("Q19", "board.no_dock")


def why_not_board(state: State, ship: Ship) -> Refusal | None:
    """Return why a steamer cannot take a passenger where it lies."""
    steamer = state.steamers[ship]
    tile = dock_tile(state, ship)
    if tile == NOWHERE:
        return NO_DOCK
    if ship == state.rules.rose:
        return Refusal("B12", "board.rose")
    if state.options.school:
        return Refusal("Q17", "board.school")
    if steamer.speed != DOCKING_SPEED:
        return Refusal("Q19", "board.speed", speed=steamer.speed, needed=DOCKING_SPEED)
    return why_not_take(state, ship, tile)


def why_not_take(state: State, ship: Ship, tile: int) -> Refusal | None:
    """Q18, Q19: why a steamer gets no passenger of that tile's station, whenever it comes there."""
    steamer = state.steamers[ship]
    if steamer.passengers >= MOST_ABOARD:
        return Refusal("Q19", "board.full", aboard=MOST_ABOARD)
    if tile in steamer.boarded_at:
        return Refusal("Q19", "board.again")
    if not state.waiting[tile]:
        return Refusal("Q18", "board.nobody")
    return None


def board(state: State, ship: Ship) -> tuple[State, Boarded]:
    """Q19: take one passenger."""
    tile, steamer = dock_tile(state, ship), state.steamers[ship]
    waiting = tuple(count - (number == tile) for number, count in enumerate(state.waiting))
    aboard = steamer._replace(passengers=steamer.passengers + 1, boarded_at=(*steamer.boarded_at, tile))
    after = state._replace(waiting=waiting).with_steamer(ship, aboard)
    return after, Boarded(ship, state.tiles[tile].id, aboard.passengers)


def boarded(state: State, ship: Ship) -> State:
    """Return the state after a steamer has taken a passenger where it lies, if it can."""
    return state if why_not_board(state, ship) is not None else board(state, ship)[0]


def dock_tile(state: State, ship: Ship) -> int:
    """Return the number of the tile whose station's dock a steamer lies on, NOWHERE if it lies on none."""
    cell = state.steamers[ship].cell
    if cell is None:
        return NOWHERE
    river = state.river
    return river.dock_of[river.index[cell]]
