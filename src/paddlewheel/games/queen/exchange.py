"""B9, B12: exchanging coal between two steamers of one captain at the end of a turn."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.game import Refusal
from paddlewheel.games.queen.actions import Exchange
from paddlewheel.games.queen.events import Exchanged
from paddlewheel.games.queen.state import FULL_COAL, Ship, State, Steamer, captain_of
from paddlewheel.games.queen.water import NOWHERE
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
        return Refusal("B9", "there is no such other steamer on the river")
    name = state.names[other]
    if captain_of(state, ship) != captain_of(state, other):
        return Refusal("B9", "{who:steamer} is under another captain", who=name)
    one, two = state.steamers[ship], state.steamers[other]
    if one.cell is None or two.cell is None or two.cell not in hexes.neighbours(one.cell):
        return Refusal("B9", "{who:steamer} does not lie on a neighbouring cell", who=name)
    if one.speed != two.speed:
        return Refusal("B9", "the speeds must be equal: {one} and {other}", one=one.speed, other=two.speed)
    for cell, whose in ((one.cell, state.names[ship]), (two.cell, name)):
        what = _bar(state, cell)
        if what is not None:
            return Refusal("B9", "{who:steamer} lies on a {what:wording} cell", who=whose, what=what)
    giver, taker, coal = (ship, other, offer.coal) if offer.coal > 0 else (other, ship, -offer.coal)
    return _why_not_give(state, giver, taker, coal)


def _why_not_give(state: State, giver: Ship, taker: Ship, coal: int) -> Refusal | None:
    """B9, B12: nobody falls below 0 or rises above 6; the Black Rose gives at most two in a round and takes none.

    RULING: her coal never ends, so there is nothing to give her.
    """
    rose = state.rules.rose
    if coal < 1:
        return Refusal("B9", "at least one coal point changes hands")
    if taker == rose:
        return Refusal("B12", "the coal of the Black Rose never ends, so she takes none")
    if giver == rose:
        left = ROSE_GIVES - state.given
        if coal > left:
            wording = "the Black Rose gives at most {most} coal in a round, {left} of it left"
            return Refusal("B12", wording, most=ROSE_GIVES, left=left)
    elif state.steamers[giver].coal < coal:
        has = state.steamers[giver].coal
        return Refusal("B9", "{who:steamer} has {has} coal, not {coal}", who=state.names[giver], has=has, coal=coal)
    has = state.steamers[taker].coal
    if has + coal > FULL_COAL:
        wording = "{who:steamer} has {has} coal and can hold {most}"
        return Refusal("B9", wording, who=state.names[taker], has=has, most=FULL_COAL)
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
    """B9: what there is on a cell that forbids the exchange; RULING: the shipyard is land and forbids it too."""
    river = state.river
    place, at_docks = river.index[cell], state.options.exchange_at_docks
    element = river.elements.get(place)
    if place == river.yard:
        return "shipyard"
    if river.jetty[place]:
        return "jetty"
    if river.dock_of[place] != NOWHERE and not at_docks:
        return "dock"
    if element is not None and element.bars_exchange and not (element.dock and at_docks):
        return f"{element.name}{' dock' if element.dock else ''}"
    return None
