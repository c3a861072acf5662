"""B12: what the Black Rose needs, and the coal she gets for her turn.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from paddlewheel.games.integers import i64
from paddlewheel.games.queen.model.position import DIE, NO_WAY, PLENTY, ROSE_COAL
from paddlewheel.games.queen.river.flat_map import lay, take_back
from paddlewheel.games.queen.routes.listing import COAL
from paddlewheel.games.queen.turn.growth import free_bends
from paddlewheel.games.queen.turn.movement import can_move, list_turns
from paddlewheel.games.queen.turn.race import Race


def coal_for_her_turn(race: Race) -> None:
    """B12: give her one coal point for her turn; if she needs more, exactly what she needs."""
    rose = race.rules.rose
    race.coal[rose] = ROSE_COAL
    if not can_move(race, rose):
        needed = coal_she_needs(race)
        if needed != NO_WAY:
            race.coal[rose] = needed


def coal_she_needs(race: Race) -> i64:
    """B12: the least coal for any turn of hers as everybody lies now, NO_WAY if she has none."""
    rose, under_way = race.rules.rose, race.under_way
    race.under_way = False
    list_turns(race, rose, PLENTY, True)
    race.under_way = under_way
    least: i64 = NO_WAY
    for nth in range(race.listing.found):
        least = min(least, race.listing.ends[nth] >> COAL & 31)
    return least


def need_before(race: Race) -> i64:
    """B12: the coal that she needed when the turn began that is under way, or is about to begin."""
    return race.rose_needed if race.under_way else need_at_start(race)


def need_at_start(race: Race) -> i64:
    """B12: the coal that she needs as a turn begins, NO_WAY if she has no move; one point is never too much.

    Under version 1 it does not count: a player who could help her had to.
    """
    if not race.rules.need_may_stay or can_move_with_one(race):
        return ROSE_COAL
    return coal_she_needs(race)


def can_move_with_one(race: Race) -> bool:
    """B12: return whether she can move as everybody lies, with the coal of a usual turn."""
    rose = race.rules.rose
    coal = race.coal[rose]
    race.coal[rose] = ROSE_COAL
    found = can_move(race, rose)
    race.coal[rose] = coal
    return found


def is_stranded(race: Race, any_heading: bool, before: i64) -> bool:
    """B12: whether she needs more than one coal point, and more than before; who turns her may give her any heading.

    RULING: to bring her into need is not to leave her in it: she must need more than when the turn began. While a tile is
    about to be joined, it counts as open water that turns the way that is best for her: what the tile brings is chance,
    and nobody's fault.
    """
    rose = race.rules.rose
    heading = race.heading[rose]
    least = least_need(race, heading, any_heading, before)
    if least > before and tile_to_come(race):
        bends = free_bends(race)
        for bend in range(i64(3)):
            if least > before and bends >> bend & 1:
                lay(race.chart, race.chart.tiles.open_water, bend - 1, 0)
                least = min(least, least_need(race, heading, any_heading, before))
                take_back(race.chart)
    race.heading[rose] = heading
    return least > before


def least_need(race: Race, heading: i64, any_heading: bool, before: i64) -> i64:
    """B12: the least coal she needs with her heading, or with any; looked at closely only if it matters."""
    rose = race.rules.rose
    least: i64 = NO_WAY + 1
    for rotations in range(i64(6)):
        if rotations == 0 or any_heading:
            race.heading[rose] = (heading + rotations) % 6
            if can_move_with_one(race):
                return ROSE_COAL
            if before > ROSE_COAL:
                least = min(least, coal_she_needs(race))
    return least


def tile_to_come(race: Race) -> bool:
    """Q5: whether somebody has reached the frontmost tile and rolls when the move is over."""
    if race.under_way and race.reached:
        return True
    for nth in range(race.tasks):  # noqa: SIM110  (a generator would box every number)
        if race.agenda[nth] & 15 == DIE:
            return True
    return False
