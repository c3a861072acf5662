"""What a captain is thought to do next in a trial, as a mate would: a whole turn, or a small decision.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.captains.queen.judging import best_end
from paddlewheel.captains.queen.turns_to_go import Reckoning, stretch_of, time_to_go
from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.facts import (
    BOARD_TASK,
    DO_BOARD,
    DO_EXCHANGE,
    DO_FACE,
    DO_FUEL,
    DO_SKIP,
    EXCHANGE_TASK,
    FACE_TASK,
    FUEL_TASK,
    FULL_COAL,
    NOBODY,
    SAIL_TASK,
    SPEED_TASK,
    Race,
    action_number,
    actions_to,
    is_over_at,
    legal_actions,
    ship_of,
)

NEVER: Final = 1.0e9


def sails(race: Race) -> bool:
    """Return whether the next decision is about sailing a turn, or the rest of one."""
    return race.agenda[race.tasks - 1] & 15 in (SPEED_TASK, SAIL_TASK)


def best_turn(reckoning: Reckoning, race: Race, pushing: bool) -> vec[i64]:
    """Return the actions of the turn that a mate would sail."""
    ship = ship_of(race.agenda[race.tasks - 1])
    row = best_end(reckoning, race, ship, pushing).row
    return actions_to(race, ship, row, is_over_at(race, row))


def small_decision(reckoning: Reckoning, race: Race) -> i64:
    """Return the decision of a captain about anything but sailing."""
    first = race.agenda[race.tasks - 1]
    what, ship = first & 15, ship_of(first)
    if what == BOARD_TASK:
        return action_number(DO_BOARD, 0)
    if what == FUEL_TASK:
        return action_number(DO_FUEL, 0)
    if what == EXCHANGE_TASK:
        return fair_share(race, ship)
    if what == FACE_TASK:
        return best_heading(reckoning, race, ship)
    return legal_actions(race)[0]


def headings_allowed(race: Race) -> vec[i64]:
    """Return the headings that a steamer may take, each as an action; B12: those that keep the duty."""
    if race.rules.rose != NOBODY:
        return legal_actions(race)
    return vec[i64]([action_number(DO_FACE, heading) for heading in range(6)])


def best_heading(reckoning: Reckoning, race: Race, ship: i64) -> i64:
    """Return the heading with the fewest turns to go, as an action, the first of several."""
    faces, stretch = headings_allowed(race), stretch_of(reckoning, race)
    best, least = i64(0), NEVER
    for nth in range(len(faces)):
        time = time_to_go(reckoning, race, stretch, ship, faces[nth] >> 4)
        if time < least:
            best, least = nth, time
    return faces[best]


def fair_share(race: Race, ship: i64) -> i64:
    """Return the exchange that leaves both steamers about the same coal; from the Black Rose all that can be had."""
    actions, rose = legal_actions(race), race.rules.rose
    best: i64 = action_number(DO_SKIP, 0)
    best_gap: i64 = 99
    for nth in range(len(actions)):
        if actions[nth] & 15 == DO_EXCHANGE:
            other, coal = actions[nth] >> 4 & 15, (actions[nth] >> 8) - FULL_COAL
            apart = race.coal[ship] - race.coal[other]
            gap = max(apart - 2 * coal, 2 * coal - apart)
            if rose in (ship, other):
                gap = min(coal, -coal)
            elif gap >= max(apart, -apart):
                continue
            if gap < best_gap:
                best, best_gap = actions[nth], gap
    return best
