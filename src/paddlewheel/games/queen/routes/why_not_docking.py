"""Refusals that teach: why nobody can board, fuel, exchange or arrive, at the end of a plan or as everybody lies now.

The reason is what the predicate of that end action says, the same one that decides whether it is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import Exchange
from paddlewheel.games.queen.model.state import ARRIVE, BOARD, EXCHANGE, FUEL, SLOWEST, Ship, State
from paddlewheel.games.queen.routes.ends import End, Survey
from paddlewheel.games.queen.routes.position_after import position_after
from paddlewheel.games.queen.turn import docking
from paddlewheel.games.queen.turn.arrival import FINE, has_arrived
from paddlewheel.games.queen.turn.legality import wanted
from paddlewheel.games.queen.turn.outcome import captain_of
from paddlewheel.games.queen.turn.refusals import (
    exchanges,
    why_not_arrive,
    why_not_board,
    why_not_exchange,
    why_not_fuel,
)
from paddlewheel.games.queen.turn.working_copy import working_copy


class EndAction(NamedTuple):
    """What can be done at the end of a turn: the rule it rests on, and why it cannot be done where a steamer lies."""

    rule: str
    why_not: Callable[[State, Ship], Refusal | None]


def why_not_trade(state: State, ship: Ship) -> Refusal | None:
    """B9: return why a steamer can exchange no coal with anybody where it lies, told of its partner."""
    if exchanges(state, ship):
        return None
    other = _partner(state, ship)
    if other is None:
        return Refusal("B9", "exchange.alone")
    return why_not_exchange(state, ship, Exchange(other, 1)) or why_not_exchange(state, ship, Exchange(other, -1))


def _partner(state: State, ship: Ship) -> Ship | None:
    """B8, B12: return the nearest other steamer of the same captain, and of several the one most alike in speed."""
    here, speed, captain = state.steamers[ship].cell, state.steamers[ship].speed, captain_of(state, ship)
    near = [
        (hexes.distance(here, one.cell), abs(one.speed - speed), other)
        for other, one in enumerate(state.steamers)
        if other != ship and here is not None and one.cell is not None and captain_of(state, other) == captain
    ]
    return min(near)[-1] if near else None


def why_not_home(state: State, ship: Ship) -> Refusal | None:
    """Q21: return why a steamer cannot arrive where it lies, also with the passenger that it may take there (Q19)."""
    with working_copy(state) as race:
        if docking.why_not_board(race, ship) == FINE:
            docking.board(race, ship)
        arrives = has_arrived(race, ship)
    return None if arrives else why_not_arrive(state, ship)


END_ACTIONS: Final = {
    BOARD: EndAction("Q19", why_not_board),
    FUEL: EndAction("B7", why_not_fuel),
    EXCHANGE: EndAction("B9", why_not_trade),
    ARRIVE: EndAction("Q21", why_not_home),
}


def why_not_now(state: State, ship: Ship, name: str) -> Refusal | None:
    """Return why a steamer cannot do something now, as everybody lies."""
    if has_left(state, ship):
        rule = "Q13" if ship in state.wrecked else "Q21"
        return Refusal(rule, "steamer.left_river", steamer=state.names[ship])
    no, task = END_ACTIONS[name].why_not(state, ship), state.agenda[0]
    if no is not None or (task.what, task.steamer) == (name, ship):
        return no
    if task.steamer == ship and task.what in END_ACTIONS:
        return wanted(state)
    return Refusal(END_ACTIONS[name].rule, "turn.not_over", steamer=state.names[ship])


def has_left(state: State, ship: Ship) -> bool:
    """Q13, Q21: tell whether a steamer is home or wrecked."""
    return state.steamers[ship].cell is None


def why_not_after(state: State, found: Survey, ends: list[End], name: str) -> Refusal | None:
    """Return why the mover cannot do something after any of these ends of its turn, told of the nearest to it."""
    ship = state.agenda[0].steamer
    cheapest_first = sorted(ends, key=lambda one: one.coal)
    lying = [position_after(state, found.worlds[one.world], one) for one in cheapest_first]
    reasons = [(END_ACTIONS[name].why_not(after, ship), _haste(after, ship, name)) for after in lying]
    if any(no is None for no, _ in reasons):
        return None
    return min(reasons, key=lambda reason: reason[1])[0]


def _haste(state: State, ship: Ship, name: str) -> int:
    """Return by how much a steamer is too fast for something, or for coal exchange unlike its partner."""
    other = _partner(state, ship) if name == EXCHANGE else None
    return abs(state.steamers[ship].speed - (SLOWEST if other is None else state.steamers[other].speed))
