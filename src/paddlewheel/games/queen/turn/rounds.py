"""Q6, Q13, Q20: whose turn comes next: tiles are left behind, who cannot move is out or held, each round has its order.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import (
    FULL_COAL,
    HELD,
    NEXT,
    NOBODY,
    ROUND_BEGAN,
    SPEED,
    STANDING,
    STAYED,
    Position,
    Rules,
    forget_turn,
    note,
    push_task,
)
from paddlewheel.games.queen.turn.arrival import GOES_ON, end_race, end_reason, wreck
from paddlewheel.games.queen.turn.black_rose import coal_for_her_turn
from paddlewheel.games.queen.turn.growth import leave_tiles
from paddlewheel.games.queen.turn.movement import can_move
from paddlewheel.games.queen.turn.no_legal_turn import HELD as HELD_BY_OTHERS
from paddlewheel.games.queen.turn.no_legal_turn import holders, why_no_way_on
from paddlewheel.games.queen.turn.order import COAL_AT, RIGHT_AT, SPEED_AT, STICK_AT, TILE_AT, ranking, standing
from paddlewheel.games.queen.turn.race import Race

BY_START_CELLS: Final = 1
"""What says of a round that the start cells decided its order, not how everybody lies."""
SHIP_BITS: Final = 255


def lose_bonus(position: Position, ship: i64) -> None:
    """B11: a bonus coal point that is not spent in the first turn is lost."""
    position.coal[ship] = min(position.coal[ship], FULL_COAL)


def next_turn(race: Race, ship: i64) -> None:
    """Q6, Q13, Q20: tiles are left behind, the next steamer of the order sails; one that cannot is out, or held."""
    leave_tiles(race)
    idle = False
    while True:
        following = following_in_order(race, ship)
        if following == NOBODY:
            if idle:  # a whole round in which everybody was held: no later one can be different
                race.round = max(race.round, race.rules.round_limit)
            begin_round(race)
            idle = True
            if race.ordered == 0:  # nobody is left: a planner has taken the others away, and the last one is wrecked
                race.round = race.rules.round_limit + 1
            if end_reason(race) != GOES_ON:
                end_race(race)
                return
            following = race.order[0]
        if following == race.rules.rose:
            coal_for_her_turn(race)
        if can_move(race, following):
            begin_turn(race, following)
            return
        ship = following
        if following == race.rules.rose:
            note(race, STAYED, following, 0, 0, 0)
            continue
        why = why_no_way_on(race, following)
        held_by: i64 = 0
        if why == HELD_BY_OTHERS:
            held_by = holders(race, following)
            if race.rules.held_steamers_stay:
                note(race, HELD, following, held_by, 0, 0)
                lose_bonus(race, following)
                continue
        wreck(race, following, why, held_by)
        idle = False
        if end_reason(race) != GOES_ON:
            end_race(race)
            return
        leave_tiles(race)


def begin_turn(position: Position, ship: i64) -> None:
    """Let a steamer's turn be next, with nobody under way."""
    position.tasks = 0
    push_task(position, NEXT, ship)
    push_task(position, SPEED, ship)
    forget_turn(position)


def following_in_order(position: Position, ship: i64) -> i64:
    """Return which steamer follows in the order of this round, NOBODY if the round is over."""
    if ship == NOBODY:
        return NOBODY
    is_behind = False
    for nth in range(position.ordered):
        other = position.order[nth]
        if is_behind and position.at[other] >= 0:
            return other
        is_behind = is_behind or other == ship
    return NOBODY


def begin_round(position: Position) -> None:
    """Q20: first round and school by start cells, after that by the lie of the steamers."""
    by_start_cells = position.round == 0 or position.rules.fixed_order
    standings = vec[i64]()
    if by_start_cells:
        order = start_order(position.rules, position.first)
        for nth in range(len(order)):
            if position.at[order[nth]] >= 0:
                standings = append(standings, standing(position, order[nth]))
    else:
        standings = ranking(position)
    position.ordered = len(standings)
    for nth in range(len(standings)):
        position.order[nth] = standings[nth] & SHIP_BITS
    position.round += 1
    position.given = 0
    if position.round <= position.rules.round_limit:
        how: i64 = 0
        if by_start_cells:
            how = BY_START_CELLS
        note(position, ROUND_BEGAN, position.round & 16383, position.round >> 14, how, len(standings))
        for nth in range(len(standings)):
            log_standing(position, standings[nth])


def log_standing(position: Position, one: i64) -> None:
    """Write down where a steamer stands in the round that begins."""
    ship, tile = one & SHIP_BITS, one >> TILE_AT
    speed, coal = one >> SPEED_AT & 255, one >> COAL_AT & 255
    note(position, STANDING, tile << 4 | ship, one >> STICK_AT & 255, coal << 4 | speed, one >> RIGHT_AT & 255)


def start_order(rules: Rules, first: i64) -> vec[i64]:
    """Q8, B10–B12: return the steamers by their start cells."""
    found = vec[i64]()
    for nth in range(0, len(rules.berths), 2):
        player = rules.berths[nth]
        if player == NOBODY:
            found = append(found, rules.rose)
        else:
            found = append(found, rules.berths[nth + 1] * rules.players + (first + player) % rules.players)
    return found
