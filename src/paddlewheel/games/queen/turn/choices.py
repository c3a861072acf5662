"""What may be decided next, and whether an action is possible: each question is asked of the file that knows its rule.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import (
    BOARD as TO_BOARD,
)
from paddlewheel.games.queen.model.position import (
    DIE,
    FULL_COAL,
    LANDING,
    SAIL,
    SPEED,
    TILE,
    captain_of,
    ship_of,
)
from paddlewheel.games.queen.model.position import EXCHANGE as TO_EXCHANGE
from paddlewheel.games.queen.model.position import FACE as TO_FACE
from paddlewheel.games.queen.model.position import FUEL as TO_FUEL
from paddlewheel.games.queen.turn.agenda import act, settle
from paddlewheel.games.queen.turn.black_rose_duty import counts_on_boarding, dutiful
from paddlewheel.games.queen.turn.exchange import exchanges
from paddlewheel.games.queen.turn.growth import free_bends, unseen
from paddlewheel.games.queen.turn.movement import (
    BOARD,
    DRAW,
    DRAW_FIRST,
    EXCHANGE,
    FACE,
    FUEL,
    ROLL,
    SKIP,
    action,
    legal_moves,
    legal_speeds,
)
from paddlewheel.games.queen.turn.race import Race


def legal_actions(race: Race) -> vec[i64]:
    """Return every legal action of whoever decides next, none when the race is over."""
    if race.tasks == 0:
        return vec[i64]()
    first = race.agenda[race.tasks - 1]
    what, ship = first & 15, ship_of(first)
    if what == SAIL:
        return dutiful(race, legal_moves(race, ship))
    if what == SPEED:
        return dutiful(race, legal_speeds(race, ship))
    if what == TO_FACE:
        return dutiful(race, numbered(FACE, 63, 6))
    if what == TO_BOARD:
        both = vec[i64]([action(BOARD, 0), action(SKIP, 0)])
        return dutiful(race, both) if counts_on_boarding(race) else both
    if what == TO_FUEL:
        return vec[i64]([action(FUEL, 0), action(SKIP, 0)])
    if what == TO_EXCHANGE:
        return append(legal_exchanges(race, ship), action(SKIP, 0))
    if what == DIE:
        return numbered(ROLL, free_bends(race), 3)
    if what == LANDING:
        return numbered(ROLL, 7, 3)
    if what == TILE:
        return numbered(DRAW, unseen(race), len(race.chart.tiles.water))
    return numbered(DRAW_FIRST, 63, race.rules.players)


def numbered(kind: i64, bits: i64, most: i64) -> vec[i64]:
    """Return an action of a kind for each bit that is set."""
    found = vec[i64]()
    for value in range(most):
        if bits >> value & 1:
            found = append(found, action(kind, value))
    return found


def legal_exchanges(race: Race, ship: i64) -> vec[i64]:
    """B9: return every exchange of a steamer as an action."""
    pairs, found = exchanges(race, ship), vec[i64]()
    for nth in range(0, len(pairs), 2):
        found = append(found, action(EXCHANGE, pairs[nth] | (pairs[nth + 1] + FULL_COAL) << 4))
    return found


def play_way(race: Race, way: list[int]) -> int:
    """Do actions known to be legal until another steamer's captain or chance has to decide; return how many were done.

    B12: a player who pushes their own steamer home with the Black Rose no longer steers her.
    """
    mover = ship_of(race.agenda[race.tasks - 1])
    captain = captain_of(race, mover)
    done = 0
    while done < len(way) and race.tasks and ship_of(race.agenda[race.tasks - 1]) == mover:
        if captain_of(race, mover) != captain:
            break
        act(race, way[done])
        settle(race)
        done += 1
    return done
