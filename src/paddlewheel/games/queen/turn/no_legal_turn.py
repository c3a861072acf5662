"""Q13: why a steamer whose turn has come has no legal turn: it is out of coal, held by others, or barred by land.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64
from paddlewheel.games.queen.model.position import NOBODY, PLENTY
from paddlewheel.games.queen.turn.arrival import ONE
from paddlewheel.games.queen.turn.movement import can_move
from paddlewheel.games.queen.turn.race import Race

OUT_OF_COAL: Final = 0
HELD: Final = 1
LAND: Final = 2


def why_no_way_on(race: Race, ship: i64) -> i64:
    """Return the first of Q13's reasons that fits a steamer with no legal turn.

    RULING: being held, and being barred by land, are told apart from being out of coal.
    """
    if can_move_without(race, ship, 0, PLENTY):
        return OUT_OF_COAL
    others = all_others(race, ship)
    if can_move_without(race, ship, others, race.coal[ship]):
        return HELD
    return OUT_OF_COAL if can_move_without(race, ship, others, PLENTY) else LAND


def all_others(race: Race, ship: i64) -> i64:
    """Return a bit for each other steamer on the river."""
    found: i64 = 0
    for other in range(race.ships):
        if other != ship and race.at[other] >= 0:
            found |= ONE[other]
    return found


def can_move_without(race: Race, ship: i64, gone: i64, coal: i64) -> bool:
    """Return whether a steamer could move with so much coal and with some of the others gone."""
    cells, before = race.at[: race.ships], race.coal[ship]
    for other in range(race.ships):
        if gone & ONE[other]:
            race.at[other] = NOBODY
    race.coal[ship] = coal
    found = can_move(race, ship)
    race.coal[ship] = before
    for other in range(race.ships):
        race.at[other] = cells[other]
    return found


def holders(race: Race, ship: i64) -> i64:
    """Return a bit for each of the others without whom alone it could move; if none is, the fewest that must all go."""
    others, alone = all_others(race, ship), i64(0)
    for other in range(race.ships):
        if others & ONE[other] and can_move_without(race, ship, ONE[other], race.coal[ship]):
            alone |= ONE[other]
    if alone:
        return alone
    for other in range(race.ships):
        if others & ONE[other] and can_move_without(race, ship, others & ~ONE[other], race.coal[ship]):
            others &= ~ONE[other]
    return others
