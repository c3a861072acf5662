"""Q19: taking passengers aboard."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Refusal
from paddlewheel.games.queen.events import Boarded
from paddlewheel.games.queen.state import Ship, State
from paddlewheel.games.queen.water import NOWHERE

MOST_ABOARD: Final = 2
DOCKING_SPEED: Final = 1
NO_DOCK: Final = Refusal("Q19", "no station's dock cell")


def why_not_board(state: State, ship: Ship) -> Refusal | None:
    """Return why a steamer cannot take a passenger where it lies."""
    steamer = state.steamers[ship]
    tile = dock_tile(state, ship)
    if tile == NOWHERE:
        return NO_DOCK
    if ship == state.rules.rose:
        return Refusal("B12", "the Black Rose never docks")
    if steamer.speed != DOCKING_SPEED:
        return Refusal("Q19", "boarding needs speed {needed}, has {speed}", needed=DOCKING_SPEED, speed=steamer.speed)
    if steamer.passengers >= MOST_ABOARD:
        return Refusal("Q19", "{aboard} passengers are aboard already", aboard=MOST_ABOARD)
    if tile in steamer.boarded_at:
        return Refusal("Q19", "one passenger came aboard at this station already")
    if not state.waiting[tile]:
        return Refusal("Q18", "nobody waits here")
    return None


def board(state: State, ship: Ship) -> tuple[State, Boarded]:
    """Q19: take one passenger."""
    tile, steamer = dock_tile(state, ship), state.steamers[ship]
    waiting = tuple(count - (number == tile) for number, count in enumerate(state.waiting))
    aboard = steamer._replace(passengers=steamer.passengers + 1, boarded_at=(*steamer.boarded_at, tile))
    after = state._replace(waiting=waiting).with_steamer(ship, aboard)
    return after, Boarded(ship, state.tiles[tile].id, aboard.passengers)


def dock_tile(state: State, ship: Ship) -> int:
    """Return the number of the tile whose station's dock a steamer lies on, NOWHERE if it lies on none."""
    cell = state.steamers[ship].cell
    if cell is None:
        return NOWHERE
    river = state.river
    return river.dock_of[river.index[cell]]
