"""Whole races at random inside the kernel: every turn with all its ends listed, one of them sailed, chance as it may fall.

`benchmarks/` measure the rules with it, and it is the plainest walk through everything that the kernel can do.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.model.position import SAIL, SPEED, ship_of
from paddlewheel.games.queen.river.flat_map import HOLDS
from paddlewheel.games.queen.routes.listing import BACKED, SPOT, WORLD
from paddlewheel.games.queen.routes.listing import SPEED as SPEED_BITS
from paddlewheel.games.queen.routes.pushes import WORLD_SIZE, World
from paddlewheel.games.queen.routes.reaching import ROTATIONS, USED
from paddlewheel.games.queen.routes.way_back import PHASE_AT, way_to
from paddlewheel.games.queen.turn.agenda import act, settle
from paddlewheel.games.queen.turn.black_rose_duty import list_dutiful
from paddlewheel.games.queen.turn.choices import legal_actions
from paddlewheel.games.queen.turn.movement import AHEAD, ASTERN, DONE, FACE, LEFT, PUSH, RIGHT, ROTATE, SET_SPEED, action
from paddlewheel.games.queen.turn.race import Race, begin_rest, begin_turn

MASK: Final = 0x7FFFFFFFFFFFFFFF


class Luck:
    """A stream of random numbers, the same on both builds."""

    def __init__(self, seed: i64) -> None:
        self.number: i64 = seed

    def below(self, count: i64) -> i64:
        """Return a number from 0 on that is below a count."""
        number = self.number
        number ^= number << 13 & MASK
        number ^= number >> 7
        number ^= number << 17 & MASK
        self.number = number
        return (number >> 20) % count


def world_of(race: Race, number: i64) -> World:
    """Return a world that was listed."""
    world, worlds, at = World(), race.listing.worlds, (number - 1) * WORLD_SIZE
    if number:
        world.count = worlds[at]
        for nth in range(world.count):
            world.ships[nth] = worlds[at + 1 + nth * 3]
            world.spaces[nth] = worlds[at + 3 + nth * 3]
    return world


def actions_to(race: Race, ship: i64, row: i64, is_over: bool) -> vec[i64]:
    """Return the actions of one cheapest way to an end that was just listed; it may be over there by itself."""
    found = vec[i64]()
    if not race.under_way:
        found = append(found, action(SET_SPEED, row >> SPEED_BITS & 7))
    spot = row & SPOT
    if row >> ROTATIONS & 31 == BACKED:
        found = append(found, action(ASTERN, 0))
        return found if race.chart.special[spot // 6] & HOLDS else append(found, action(FACE, spot % 6))
    world = world_of(race, row >> WORLD)
    if race.under_way:
        begin_rest(race, ship, race.coal[ship])
    else:
        begin_turn(race, ship, race.coal[ship])
    way = way_to(race.search, world, row)
    for nth in range(len(way) - 1, i64(0), -1):
        here, there = way[nth] & SPOT, way[nth - 1] & SPOT
        phase = way[nth] >> PHASE_AT
        if here // 6 == there // 6:
            found = append(found, action(ROTATE, RIGHT if (there - here + 6) % 6 == 1 else LEFT))
        elif way[nth - 1] >> PHASE_AT > phase:
            found = append(found, action(PUSH, world.spaces[phase]))
        else:
            found = append(found, action(AHEAD, 0))
    if row >> USED & 7 == row >> SPEED_BITS & 7 and not is_over:
        found = append(found, action(DONE, 0))
    return found


def is_over_at(race: Race, row: i64) -> bool:
    """Return whether the turn is over by itself with an end that was just listed."""
    over = race.listing.over
    for nth in range(len(over)):  # noqa: SIM110  (a generator would box every number)
        if over[nth] == row:
            return True
    return False


def sail(race: Race, luck: Luck, most: i64) -> i64:
    """Sail a race at random from where it is, at most so many turns; return how many turns were begun."""
    turns: i64 = 0
    plan = vec[i64]()
    planned: i64 = 0
    while race.tasks and turns < most:
        first = race.agenda[race.tasks - 1]
        what, ship = first & 15, ship_of(first)
        race.logged = 0
        if what == SPEED:
            turns += 1
            ends = list_dutiful(race, ship)
            row = ends[luck.below(len(ends))]
            plan = actions_to(race, ship, row, is_over_at(race, row))
            planned = 0
        sails = what in (SPEED, SAIL)
        if planned < len(plan) and (sails or plan[planned] & 15 == FACE):
            act(race, plan[planned])
            planned += 1
        else:
            legal = legal_actions(race)
            act(race, legal[luck.below(len(legal))])
        settle(race)
    return turns
