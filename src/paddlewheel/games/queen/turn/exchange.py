"""B9, B12: exchanging coal between two steamers of one captain at the end of a turn."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import Exchange
from paddlewheel.games.queen.model.events import Exchanged
from paddlewheel.games.queen.model.state import FULL_COAL, Ship, State, Steamer, captain_of
from paddlewheel.games.queen.river.flat_map import NOWHERE
from paddlewheel.games.queen.river.tiles import START_CELLS
from paddlewheel.games.queen.turn.obstacles import leads
from paddlewheel.hexes import Cell

ROSE_GIVES: Final = 2
"""B12: how much coal the Black Rose gives in a round at most."""


def exchanges(state: State, ship: Ship) -> tuple[Exchange, ...]:
    """B9: every exchange of a steamer with another of the same captain; above 0 it gives, below it takes."""
    here = state.steamers[ship].cell
    around = () if here is None else hexes.neighbours(here)
    beside = [other for other, steamer in enumerate(state.steamers) if steamer.cell in around]
    amounts = [coal for coal in range(-FULL_COAL, FULL_COAL + 1) if coal]
    offers = [Exchange(other, coal) for other in beside for coal in amounts]
    return tuple(offer for offer in offers if why_not_exchange(state, ship, offer) is None)


def why_not_exchange(state: State, ship: Ship, offer: Exchange) -> Refusal | None:
    """Return why two steamers cannot exchange so much coal."""
    other = offer.steamer
    if not 0 <= other < len(state.steamers) or other == ship or state.steamers[other].cell is None:
        return Refusal("B9", "exchange.unknown")
    name = state.names[other]
    if captain_of(state, ship) != captain_of(state, other):
        return Refusal("B9", "exchange.other_captain", steamer=name)
    one, two = state.steamers[ship], state.steamers[other]
    if one.cell is None or two.cell is None or two.cell not in hexes.neighbours(one.cell):
        return Refusal("B9", "exchange.not_beside", steamer=name)
    if state.rules.exchange_needs_water and not leads(state.river, one.cell, two.cell):
        return Refusal("B9", "exchange.bank", steamer=name)
    if one.speed != two.speed:
        return Refusal("B9", "exchange.speeds", steamer=name, speed=one.speed, other_speed=two.speed)
    for cell, whose in ((one.cell, state.names[ship]), (two.cell, name)):
        what = _bar(state, cell)
        if what is not None:
            return Refusal("B9", "exchange.barred", steamer=whose, element=what)
    giver, taker, coal = (ship, other, offer.coal) if offer.coal > 0 else (other, ship, -offer.coal)
    return _why_not_give(state, giver, taker, coal)


def _why_not_give(state: State, giver: Ship, taker: Ship, coal: int) -> Refusal | None:
    """B9, B12: nobody falls below 0 or rises above 6; the Black Rose gives at most two in a round and takes none.

    RULING: her coal never ends, so there is nothing to give her.
    """
    rose = state.rules.rose
    if coal < 1:
        return Refusal("B9", "exchange.nothing")
    if taker == rose:
        return Refusal("B12", "exchange.to_rose")
    if giver == rose:
        left = ROSE_GIVES - state.given
        if coal > left:
            return Refusal("B12", "exchange.from_rose", most=ROSE_GIVES, left=left)
    elif state.steamers[giver].coal < coal:
        has = state.steamers[giver].coal
        return Refusal("B9", "exchange.no_coal", steamer=state.names[giver], coal=has, needed=coal)
    has = state.steamers[taker].coal
    if has + coal > FULL_COAL:
        return Refusal("B9", "exchange.full", steamer=state.names[taker], coal=has, most=FULL_COAL)
    return None


def exchange(state: State, ship: Ship, offer: Exchange) -> tuple[State, Exchanged]:
    """B9: move the coal."""
    giver, taker, coal = (ship, offer.steamer, offer.coal) if offer.coal > 0 else (offer.steamer, ship, -offer.coal)
    after = state.with_steamer(taker, _with_coal(state, taker, coal))
    if giver == state.rules.rose:
        after = after._replace(given=state.given + coal)
    else:
        after = after.with_steamer(giver, _with_coal(state, giver, -coal))
    return after, Exchanged(giver, taker, coal)


def _with_coal(state: State, ship: Ship, more: int) -> Steamer:
    steamer = state.steamers[ship]
    return steamer._replace(coal=steamer.coal + more)


def _bar(state: State, cell: Cell) -> str | None:
    """B9: what lies on a cell and forbids the exchange; RULING: the shipyard is land and forbids it too.

    The start cells 1 to 5 have landing stages, which are docks.
    """
    river = state.river
    index, at_docks = river.index[cell], state.options.exchange_at_docks
    element = river.elements.get(index)
    if index == river.yard:
        return "shipyard"
    if river.jetty[index]:
        return "jetty"
    if river.dock_of[index] != NOWHERE and not at_docks:
        return "dock"
    if state.rules.landing_stages and cell in START_CELLS and not river.tile_of[index] and not at_docks:
        return "landing_stage"
    if element is not None and element.bars_exchange and not (element.dock and at_docks):
        return element.cells
    return None
