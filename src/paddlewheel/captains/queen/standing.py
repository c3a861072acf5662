"""How captains stand: how likely each is to win, by how far everybody still has to go.

The numbers come from races of mates, captains and commodores: a logistic regression says who came home first, by what every
captain had before it (`docs/captains.md`).

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from math import exp
from typing import Final

from paddlewheel.captains.queen.counting_back import PARTS
from paddlewheel.captains.queen.distance_field import time_at
from paddlewheel.captains.queen.turns_to_go import (
    Reckoning,
    Stretch,
    needed,
    open_to,
    outlook_of,
    stretch_of,
    turns_from,
)
from paddlewheel.games.integers import i64
from paddlewheel.games.queen.facts import LAND, Race, count_home, is_out_in, ship_of

ALONG: Final = 0.6
"""What a turn along the river counts besides, passengers left aside: who is ahead of the others has the water to itself."""
SAILED: Final = 0.75
"""What it counts to have had one's turn in this round already: the others are about to come as much closer."""
WANTED: Final = 1.0
"""What each passenger counts that is still to be fetched."""
COAL: Final = 0.65
"""What coal counts, next to what it is worth to a mate."""
AT_HOME: Final = 1.2
A_TURN: Final = 0.045
"""Of so many turns' lead, and of as many more for each turn that the first has to go, one in e is lost again."""
BEHIND: Final = 0.25
"""What the next rank is worth, next to winning."""
LOST: Final = 99.0
ALONE: Final = 30.0
"""A captain who is alone on the river and has this many turns to go stands e times worse than one at home."""
MOST_APART: Final = 50.0
"""Beyond this many times what is lost again it does not matter how far one captain is ahead of another."""


def ranks_down(count: i64) -> float:
    """Return what so many ranks below the first are worth."""
    worth = 1.0
    for _ in range(count):
        worth *= BEHIND
    return worth


def ended(race: Race, seat: i64) -> float:
    """Return what a race that is over was worth to a captain."""
    if race.ranks[seat]:
        return ranks_down(race.ranks[seat] - 1)
    taken: i64 = 0
    for other in range(race.rules.players):
        if race.ranks[other]:
            taken += 1
    return ranks_down(taken)


def standing(reckoning: Reckoning, race: Race, seat: i64) -> float:
    """Return how likely a captain is to win, as it stands: the nearer it is to home than the others, the likelier.

    Where some have their ranks already it is about the next rank.
    """
    if race.ranks[seat] or race.tasks == 0:
        return ended(race, seat)
    taken, racing, own = i64(0), i64(0), time_of(reckoning, race, seat)
    nearest, total = own, 0.0
    for other in range(race.rules.players):
        if race.ranks[other] == 0:
            nearest = min(nearest, time_of(reckoning, race, other))
            racing += 1
        elif not is_out_in(race, other):
            taken += 1
    if racing == 1:  # nobody is left to be compared with, so the sooner home, the better
        return ranks_down(taken) / exp(min(max(own, 0.0), LOST) / ALONE)
    spread = spread_of(nearest)
    for other in range(race.rules.players):
        if race.ranks[other] == 0:
            apart = (own - time_of(reckoning, race, other)) / spread
            total += exp(max(min(apart, MOST_APART), -MOST_APART))
    return ranks_down(taken) / total


def spread_of(nearest: float) -> float:
    """Return of how much of a lead one in e is lost again, by how far the first has to go."""
    return AT_HOME + A_TURN * max(nearest, 0.0)


def time_of(reckoning: Reckoning, race: Race, seat: i64) -> float:
    """Return how far a captain has to go: with its best steamer, or with the last of those that must come home."""
    rules, stretch = race.rules, stretch_of(reckoning, race)
    nearest, farthest, sailing = LOST, -LOST, i64(0)
    for nth in range(rules.each):
        ship = seat + nth * rules.players
        if race.at[ship] >= 0:
            own = way_to_go(reckoning, race, stretch, ship)
            nearest = own if sailing == 0 else min(nearest, own)
            farthest = own if sailing == 0 else max(farthest, own)
            sailing += 1
    wanting = rules.wanted_home - count_home(race, seat)
    if wanting <= 0 or wanting > sailing:
        return LOST
    return nearest if wanting == 1 else farthest


def way_to_go(reckoning: Reckoning, race: Race, stretch: Stretch, ship: i64) -> float:
    """Return how far a steamer has to go, next to others, in turns: its way, passengers and coal, and whose turn it is."""
    outlook, wanted, spot = outlook_of(reckoning, race, stretch, ship, LAND), needed(race, ship), spot_of(race, ship)
    turns = turns_from(open_to(outlook, wanted, race.coal[ship]), spot, race.speed[ship])
    along = float(time_at(stretch.finish, race.speed[ship], spot)) / float(PARTS)
    waited = 0.0 if sails_later(race, ship) else SAILED
    return turns + ALONG * along + waited + WANTED * float(wanted) - COAL * outlook.coal[race.coal[ship]]


def spot_of(race: Race, ship: i64) -> i64:
    """Return where a steamer lies, and its heading, as one number."""
    return race.at[ship] * 6 + race.heading[ship]


def sails_later(race: Race, ship: i64) -> bool:
    """Return whether a steamer has still its turn in this round, or is in it."""
    current = ship_of(race.agenda[0])
    for nth in range(race.ordered - 1, i64(-1), -1):
        if race.order[nth] in (ship, current):
            return race.order[nth] == ship
    return True
