"""B9, B12: exchanging coal between two steamers of one captain at the end of a turn.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import EXCHANGED, FULL_COAL, Position, captain_of, note
from paddlewheel.games.queen.river.flat_map import BARS_EXCHANGE, CELLS, FILLS, LAND
from paddlewheel.games.queen.turn.arrival import FINE

ROSE_GIVES: Final = 2
"""B12: how much coal the Black Rose gives in a round at most."""
UNKNOWN: Final = 1
OTHER_CAPTAIN: Final = 2
NOT_BESIDE: Final = 3
BANK_BETWEEN: Final = 4
OTHER_SPEED: Final = 5
BARRED_HERE: Final = 6
BARRED_THERE: Final = 7
NOTHING: Final = 8
TO_ROSE: Final = 9
FROM_ROSE: Final = 10
NO_COAL: Final = 11
FULL: Final = 12

# What bars an exchange on a cell:
NO_BAR: Final = 0
SHIPYARD: Final = 1
JETTY: Final = 2
DOCK: Final = 3
LANDING_STAGE: Final = 4
ELEMENT: Final = 5


def why_not_exchange(position: Position, ship: i64, other: i64, coal: i64) -> i64:
    """Return why a steamer cannot give so much coal to another, or take it where that is below 0 (B9)."""
    rules, at = position.rules, position.at
    if other < 0 or other >= position.ships or other == ship or at[other] < 0:
        return UNKNOWN
    if captain_of(position, ship) != captain_of(position, other):
        return OTHER_CAPTAIN
    if at[ship] < 0 or position.chart.distance(at[ship], at[other]) != 1:
        return NOT_BESIDE
    if rules.exchange_needs_water and not leads(position, at[ship], at[other]):
        return BANK_BETWEEN
    if position.speed[ship] != position.speed[other]:
        return OTHER_SPEED
    if bar_at(position, at[ship]):
        return BARRED_HERE
    if bar_at(position, at[other]):
        return BARRED_THERE
    if coal > 0:
        return why_not_give(position, ship, other, coal)
    return why_not_give(position, other, ship, -coal)


def why_not_give(position: Position, giver: i64, taker: i64, coal: i64) -> i64:
    """B9, B12: nobody falls below 0 or rises above 6; the Black Rose gives at most two in a round and takes none.

    RULING: her coal never ends, so there is nothing to give her.
    """
    rose = position.rules.rose
    if coal < 1:
        return NOTHING
    if taker == rose:
        return TO_ROSE
    if giver == rose:
        if coal > ROSE_GIVES - position.given:
            return FROM_ROSE
    elif position.coal[giver] < coal:
        return NO_COAL
    return FULL if position.coal[taker] + coal > FULL_COAL else FINE


def leads(position: Position, here: i64, there: i64) -> bool:
    """Q3: return whether water leads from one cell to another with one step."""
    for heading in range(i64(6)):  # noqa: SIM110  (a generator would box every number)
        if position.chart.beside[here * 6 + heading] == there:
            return True
    return False


def bar_at(position: Position, cell: i64) -> i64:
    """B9: return what forbids the exchange on a cell; RULING: the shipyard is land and forbids it too.

    The start cells 1 to 5 have landing stages, which are docks.
    """
    chart, at_docks = position.chart, position.rules.exchange_at_docks
    if cell == chart.yard:
        return SHIPYARD
    if chart.is_jetty(cell):
        return JETTY
    if chart.dock_tile(cell) >= 0 and not at_docks:
        return DOCK
    if position.rules.landing_stages and cell < CELLS and not at_docks and is_berth(position, cell):
        return LANDING_STAGE
    special = chart.special[cell]
    if special & BARS_EXCHANGE and not (at_docks and special >> FILLS):
        return ELEMENT
    return NO_BAR


def is_berth(position: Position, cell: i64) -> bool:
    """Return whether a cell is one of the start cells 1 to 5."""
    berths = position.chart.tiles.berths
    for nth in range(len(berths) - 1):  # noqa: SIM110  (a generator would box every number)
        if berths[nth] == cell:
            return True
    return False


def exchanges(position: Position, ship: i64) -> vec[i64]:
    """B9: return every exchange of a steamer, pairs of the other one and the coal; above 0 it gives, below it takes."""
    found = vec[i64]()
    here = position.at[ship]
    if here == LAND:
        return found
    for other in range(position.ships):
        if position.at[other] >= 0 and other != ship and position.chart.distance(here, position.at[other]) == 1:
            for coal in range(i64(-FULL_COAL), i64(FULL_COAL + 1)):
                if coal and why_not_exchange(position, ship, other, coal) == FINE:
                    found = append(append(found, other), coal)
    return found


def exchange(position: Position, ship: i64, other: i64, coal: i64) -> None:
    """B9: move the coal."""
    giver, taker = ship, other
    if coal < 0:
        giver, taker, coal = other, ship, -coal
    position.coal[taker] += coal
    if giver == position.rules.rose:
        position.given += coal
    else:
        position.coal[giver] -= coal
    note(position, EXCHANGED, giver, taker, coal, 0)
