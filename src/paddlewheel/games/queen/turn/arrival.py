"""Q13, Q17, Q21–Q23, B10: arriving, being wrecked, ranks, and the end of the race.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.model.position import (
    ARRIVED,
    ENDED,
    MOST_SHIPS,
    WITHDREW,
    WRECKED,
    Position,
    forget_turn,
    note,
    owner,
)
from paddlewheel.games.queen.river.flat_map import NO_LANDING

MOST_ABOARD: Final = 2
FINE: Final = 0
"""What says that nothing is in the way; every other number is a reason why not."""
NO_LANDING_YET: Final = 1
NO_JETTY: Final = 2
ROSE_STAYS: Final = 3
FEW_ABOARD: Final = 4
TOO_FAST: Final = 5

GOES_ON: Final = 0
ONE_LEFT: Final = 1
OTHERS_WRECKED: Final = 2
WINNER_ARRIVED: Final = 3
ROUND_LIMIT: Final = 4
EVERYBODY: Final = -1
ONE: Final[vec[i64]] = vec[i64]([2**bit for bit in range(62)])
"""Single bits: a shift of a literal would be one in 32 bits."""


def why_not_arrive(position: Position, ship: i64) -> i64:
    """Return why a steamer has not arrived where it lies."""
    if position.chart.landing == NO_LANDING:
        return NO_LANDING_YET
    cell = position.at[ship]
    if cell < 0 or not position.chart.is_jetty(cell):
        return NO_JETTY
    return why_not_home(position, ship, position.speed[ship])


def why_not_home(position: Position, ship: i64, speed: i64) -> i64:
    """Q17: in the school any steamer on a jetty is home; Q21: else one with two passengers and slow enough."""
    if position.rules.jetties_end_moves:
        return FINE
    if ship == position.rules.rose:
        return ROSE_STAYS
    if position.aboard[ship] < MOST_ABOARD:
        return FEW_ABOARD
    return FINE if speed <= position.rules.arrival_speed else TOO_FAST


def has_arrived(position: Position, ship: i64) -> bool:
    """Q17, Q21: return whether a steamer lies on a jetty and is home."""
    return why_not_arrive(position, ship) == FINE


def group_of(position: Position, ship: i64) -> i64:
    """Q22, B10: return whose arrivals count together with this steamer's."""
    rules = position.rules
    if not rules.ends_with_winner or rules.wanted_home == 1:
        return EVERYBODY
    return owner(position, ship)


def arrivals_left(position: Position, ship: i64) -> i64:
    """Q22, B10: return how many arrivals of its group are wanting to end the race."""
    rules = position.rules
    if not rules.ends_with_winner:
        return sailing(position) - 1
    if rules.wanted_home == 1:
        return 1
    return rules.wanted_home - home(position, owner(position, ship))


def sailing(position: Position) -> i64:
    """Return how many players have no rank yet."""
    count: i64 = 0
    for seat in range(position.rules.players):
        if position.ranks[seat] == 0:
            count += 1
    return count


def home(position: Position, seat: i64) -> i64:
    """B10: return how many of a player's steamers have arrived."""
    count: i64 = 0
    for nth in range(position.rules.each):
        ship = seat + nth * position.rules.players
        if position.at[ship] < 0 and position.wrecked & ONE[ship] == 0:
            count += 1
    return count


def is_out(position: Position, seat: i64) -> bool:
    """Q13, B10: return whether a player has lost too many steamers to bring enough of them home."""
    left = position.rules.each
    for nth in range(position.rules.each):
        if position.wrecked & ONE[seat + nth * position.rules.players]:
            left -= 1
    return left < position.rules.wanted_home


def is_free_rank(position: Position, rank: i64) -> bool:
    """Return whether nobody has taken a rank."""
    for seat in range(position.rules.players):  # noqa: SIM110  (a generator would box every number)
        if position.ranks[seat] == rank:
            return False
    return True


def arrive(position: Position, ship: i64) -> None:
    """Q21, B10: leave the river and take the next rank, once enough of the player's steamers are home."""
    seat = owner(position, ship)
    position.at[ship] = -1
    rank: i64 = 0
    if home(position, seat) >= position.rules.wanted_home:
        rank = 1
        while not is_free_rank(position, rank):
            rank += 1
    position.ranks[seat] = rank
    note(position, ARRIVED, ship, rank, 0, 0)


def wreck(position: Position, ship: i64, reason: i64, holders: i64) -> None:
    """Q13: leave the river; B10: a player who is out takes the last free rank and sails on with no other steamer."""
    rules, seat = position.rules, owner(position, ship)
    position.at[ship] = -1
    position.wrecked |= ONE[ship]
    if not is_out(position, seat):
        note(position, WRECKED, ship, 0, reason, holders)
        return
    rank = rules.players
    while not is_free_rank(position, rank):
        rank -= 1
    note(position, WRECKED, ship, rank, reason, holders)
    for nth in range(rules.each):
        other = seat + nth * rules.players
        if position.at[other] >= 0:
            position.at[other] = -1
            position.wrecked |= ONE[other]
            note(position, WITHDREW, other, 0, 0, 0)
    position.ranks[seat] = rank


def end_reason(position: Position) -> i64:
    """Q22, Q23, B10: return why the race is over, GOES_ON while it is not."""
    rules, left = position.rules, sailing(position)
    if left <= 1 or rules.ends_with_winner:
        gone, out = rules.players - left, i64(0)
        for seat in range(rules.players):
            if position.ranks[seat] and is_out(position, seat):
                out += 1
        if left <= 1 and out == gone:
            return OTHERS_WRECKED
        if rules.ends_with_winner and gone > out and (left > 1 or rules.each > 1):
            return WINNER_ARRIVED
        if left <= 1:
            return ONE_LEFT
    return ROUND_LIMIT if position.round > rules.round_limit else GOES_ON


def end_race(position: Position) -> None:
    """Let nothing be left to do: the race is over."""
    note(position, ENDED, end_reason(position), 0, 0, 0)
    position.tasks = 0
    forget_turn(position)


assert len(ONE) >= MOST_SHIPS
