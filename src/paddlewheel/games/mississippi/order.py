"""M4, M14–M16: the end of a turn: who is home and lays up, whose turn comes next, whether the race is over, the ranks.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.mississippi.water import ENDED, NOBODY, UNDECIDED, Water, begin_turn, note

# Why a race is over.
GOES_ON: Final = 0
ALL_BUT_ONE_HOME: Final = 1
WINNER_HOME: Final = 2
TURN_LIMIT: Final = 3


def end_turn(water: Water) -> None:
    """Go on to the next captain's turn, or to nobody's when the race is over (M4, M14–M16)."""
    lay_up(water)
    clockwise(water)
    reason = ending(water)
    if reason != GOES_ON:
        note(water, ENDED, 0, reason, 0, 0)
        water.mover = NOBODY
    begin_turn(water)


def lay_up(water: Water) -> None:
    """M14, RULING: the logs of a steamer that is home go back to the box, and it points nowhere."""
    fields, goal = water.fields, water.goal
    for seat in range(len(fields)):
        if fields[seat] >= goal:
            water.easts[seat] = UNDECIDED
            water.wood[seat] = 0


def clockwise(water: Water) -> None:
    """M4: clockwise to the next steamer that is not home; a new round begins with the starting player's seat."""
    fields, goal = water.fields, water.goal
    players = len(fields)
    seat = water.mover
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if seat == water.first:
            water.round += 1
        if fields[seat] < goal:
            break
    water.mover = seat


def ending(water: Water) -> i64:
    """M15, M16: why the race is over, GOES_ON if it is not."""
    home: i64 = 0
    for field in water.fields:
        if field >= water.goal:
            home += 1
    if home >= len(water.fields) - 1:
        return ALL_BUT_ONE_HOME
    if home > 0 and water.stop:
        return WINNER_HOME
    return TURN_LIMIT if water.round > water.limit else GOES_ON


def ranking(water: Water) -> vec[i64]:
    """M14–M16: all seats, those at home as they came, then the furthest first; RULING: those still ashore by turn order."""
    fields, goal = water.fields, water.goal
    players = len(fields)
    ranked = vec[i64](capacity=players)
    keys = vec[i64](capacity=players)
    for seat in range(players):
        after_first = (seat - water.first) % players
        key = fields[seat] - goal if fields[seat] >= goal else players + (goal - fields[seat]) * players + after_first
        keys = append(keys, key)
        ranked = append(ranked, seat)
        at = seat
        while at > 0 and keys[ranked[at - 1]] > key:
            ranked[at] = ranked[at - 1]
            at -= 1
        ranked[at] = seat
    return ranked
