"""The ways to all ends of a turn as one tree of steps: what they have in common is there once.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.queen.river.flat_map import HOLDS
from paddlewheel.games.queen.routes.listing import BACKED, COAL, SPEED, SPOT, WORLD, be_calm
from paddlewheel.games.queen.routes.pushes import World, forget, sail
from paddlewheel.games.queen.routes.reaching import BEFORE, CALM, ROTATIONS, STEP_POINTS, USED, clear, mark, unmark
from paddlewheel.games.queen.routes.way_back import PHASE_AT, way_back
from paddlewheel.games.queen.turn.black_rose_duty import final_speed
from paddlewheel.games.queen.turn.costs import OFF_COAL, rotation_coal
from paddlewheel.games.queen.turn.movement import AHEAD, ASTERN, FACE, LEFT, PUSH, RIGHT, ROTATE, action
from paddlewheel.games.queen.turn.race import Race, begin_rest, begin_turn

START: Final = -1
"""What stands for the step before the first."""
STEP_SIZE: Final = 5
"""A step: the one before it, the action, the points and the coal it takes, the spot it leads to."""
END_SIZE: Final = 9
"""An end: speed, q and r of the cell, heading, speed after it, coal, world, last step, whether `done` comes after that."""
BUCKETS: Final = 4096


class StepTree:
    """Steps that are found again by the step before and the action."""

    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64](capacity=2048)
        self.count: i64 = 0
        self.newest: vec[i64] = vec[i64]([START] * BUCKETS)
        """By bucket: the step that was added last,"""
        self.older: vec[i64] = vec[i64](capacity=512)
        """and by step the one that was added to its bucket before it."""

    def add(self, before: i64, one: i64, points: i64, coal: i64, spot: i64) -> i64:
        """Return the number of an action after a step; it is added if it is new."""
        bucket = (before * 31 + one) % BUCKETS
        found = self.newest[bucket]
        while found >= 0:
            if self.steps[found * STEP_SIZE] == before and self.steps[found * STEP_SIZE + 1] == one:
                return found
            found = self.older[found]
        steps = append(append(append(append(append(self.steps, before), one), points), coal), spot)
        self.steps = steps
        self.older = append(self.older, self.newest[bucket])
        self.newest[bucket] = self.count
        self.count += 1
        return self.count - 1

    def add_way(self, world: World, way: vec[i64], is_held: bool) -> i64:
        """Add a way, the end first; return the number of its last step."""
        last: i64 = START
        for nth in range(len(way) - 1, i64(0), -1):
            here, there = way[nth], way[nth - 1]
            spot, used = there & SPOT, here >> USED & 7
            if (here & SPOT) // 6 == spot // 6:
                turn = action(ROTATE, LEFT)
                if (spot - (here & SPOT) + 6) % 6 == 1:
                    turn = action(ROTATE, RIGHT)
                last = self.add(last, turn, 0, rotation_coal(here >> ROTATIONS & 31), spot)
                continue
            coal: i64 = 0
            if is_held and used == 0:
                coal = OFF_COAL
            step, phase = action(AHEAD, 0), here >> PHASE_AT
            if there >> PHASE_AT > phase:
                step = action(PUSH, world.spaces[phase])
            last = self.add(last, step, (there >> USED & 7) - used, coal, spot)
        return last

    def add_astern(self, race: Race, spot: i64) -> i64:
        """B3: add a step astern, and the heading that is chosen then unless it is aground again."""
        last = self.add(START, action(ASTERN, 0), STEP_POINTS, 0, spot)
        if race.chart.special[spot // 6] & HOLDS:
            return last
        return self.add(last, action(FACE, spot % 6), 0, 0, spot)


def step_tree(
    race: Race, ship: i64, rows: list[int], worlds: list[list[int]], over: list[int]
) -> tuple[list[int], list[int]]:
    """Return the steps and the ends of a turn, STEP_SIZE and END_SIZE numbers each, in the order of the rows.

    Rows are numbers of ends, those of a world together; worlds are pairs of a target and a space; `over` are the rows with
    which the turn is over by itself.
    """
    tree, world, ends = StepTree(), World(), vec[i64](capacity=len(rows) * END_SIZE)
    if race.under_way:
        begin_rest(race, ship, race.coal[ship])
    else:
        begin_turn(race, ship, race.coal[ship])
    search, held = race.search, race.search.held
    now: i64 = -1
    mark(search)
    for row_number in rows:
        row: i64 = row_number
        is_done = row >> USED & 7 == row >> SPEED & 7 and row_number not in over
        if row >> ROTATIONS & 31 == BACKED:
            ends = with_end(ends, race, ship, row, tree.add_astern(race, row & SPOT), False)
            continue
        if row >> WORLD != now:
            leave(race, world, now)
            now = row >> WORLD
            enter(race, world, worlds[now])
        first: i64 = BEFORE if world.count else CALM
        way = way_back(search, world, first, row)
        ends = with_end(ends, race, ship, row, tree.add_way(world, way, held), is_done)
    leave(race, world, now)
    unmark(search)
    return list(tree.steps), list(ends)


def enter(race: Race, world: World, pushes: list[int]) -> None:
    """Search a world, and keep what is found."""
    world.count = len(pushes) // 2
    for nth in range(world.count):
        world.spaces[nth] = pushes[nth * 2 + 1]
        for other in range(race.search.count):
            if race.search.others[other] == pushes[nth * 2]:
                world.ships[nth] = other
    if world.count:
        sail(race.search, world, True)
    else:
        be_calm(race.search)


def leave(race: Race, world: World, now: i64) -> None:
    """Forget what was found in a world, if any was searched."""
    if now < 0:
        return
    if world.count:
        forget(race.search, world)
    else:
        clear(race.search, CALM)


def with_end(ends: vec[i64], race: Race, ship: i64, row: i64, last: i64, is_done: bool) -> vec[i64]:
    """Return some ends with one more."""
    speed, place = row >> SPEED & 7, (row & SPOT) // 6
    if race.under_way:
        speed = race.speed[ship]
    ends = append(append(append(ends, speed), race.chart.q_of(place)), race.chart.r_of(place))
    ends = append(append(append(ends, (row & SPOT) % 6), final_speed(race, ship, row)), row >> COAL & 31)
    done: i64 = 0
    if is_done:
        done = 1
    return append(append(append(ends, row >> WORLD), last), done)
