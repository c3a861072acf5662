"""Q13: why a steamer whose turn has come has no legal turn: it is out of coal, held by others, or barred by land."""

from __future__ import annotations

from typing import Final, NamedTuple

from paddlewheel.games.queen.model.state import PLENTY, Ship, State
from paddlewheel.games.queen.turn.speed import can_move

OUT_OF_COAL: Final = "coal"
HELD: Final = "held"
LAND: Final = "land"


class NoWayOn(NamedTuple):
    """The one reason that decides, and who holds the steamer if others do."""

    reason: str
    holders: tuple[Ship, ...] = ()


def why_no_way_on(state: State, ship: Ship) -> NoWayOn:
    """Return the first of Q13's reasons that fits a steamer with no legal turn.

    RULING: being held, and being barred by land, are told apart from being out of coal.
    """
    if can_move(_with_plenty(state, ship), ship):
        return NoWayOn(OUT_OF_COAL)
    others = tuple(other for other, one in enumerate(state.steamers) if other != ship and one.cell is not None)
    alone = _without(state, others)
    if can_move(alone, ship):
        return NoWayOn(HELD, _holders(state, ship, others))
    return NoWayOn(OUT_OF_COAL if can_move(_with_plenty(alone, ship), ship) else LAND)


def _holders(state: State, ship: Ship, others: tuple[Ship, ...]) -> tuple[Ship, ...]:
    """Return each of the others without whom alone it could move; if there is none, the fewest that must all go."""
    alone = tuple(other for other in others if can_move(_without(state, (other,)), ship))
    if alone:
        return alone
    needed = others
    for other in others:
        fewer = tuple(one for one in needed if one != other)
        if can_move(_without(state, fewer), ship):
            needed = fewer
    return needed


def _with_plenty(state: State, ship: Ship) -> State:
    return state.with_steamer(ship, state.steamers[ship]._replace(coal=PLENTY))


def _without(state: State, ships: tuple[Ship, ...]) -> State:
    for ship in ships:
        state = state.with_steamer(ship, state.steamers[ship]._replace(cell=None))
    return state
