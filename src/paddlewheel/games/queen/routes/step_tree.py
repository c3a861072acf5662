"""The ways to all ends of a turn as one tree of steps: what they have in common is there once.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import append, i64, vec
from paddlewheel.games.queen.river.flat_map import HOLDS
from paddlewheel.games.queen.routes.every_end import forget_world, search_world
from paddlewheel.games.queen.routes.listing import BACKED, SPEED, SPOT, WORLD
from paddlewheel.games.queen.routes.pushes import World
from paddlewheel.games.queen.routes.reaching import BEFORE, CALM, ROTATIONS, STEP_POINTS, USED, mark, unmark
from paddlewheel.games.queen.routes.way_back import PHASE_AT, way_back
from paddlewheel.games.queen.turn.black_rose_duty import final_speed
from paddlewheel.games.queen.turn.costs import OFF_COAL, rotation_coal
from paddlewheel.games.queen.turn.movement import AHEAD, ASTERN, FACE, LEFT, PUSH, RIGHT, ROTATE, action
from paddlewheel.games.queen.turn.race import Race, begin_rest, begin_turn

START: Final = -1
"""What stands for the step before the first."""
# A move as one number: the action and then, from these bits on, the points and the coal it takes, and where it leads:
# to a heading if it turns the steamer, else to a place.
MOVE_POINTS: Final = 16
MOVE_COAL: Final = 20
MOVE_TO: Final = 24
MOVE_ACTION: Final = 0xFFFF
RUN_SIZE: Final = 4
"""What a run of turns begins with: speed, speed after it, whether `done` is the last action, how many turns."""
BUCKETS: Final = 1024


class StepTree:
    """Steps that are found again by the step before and the move, moves that are found again, and runs of turns."""

    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64](capacity=1024)
        """For each step: how many steps ago the one before it was added, and the number of its move."""
        self.count: i64 = 0
        self.newest: vec[i64] = vec[i64]([START] * BUCKETS)
        """By bucket: the step that was added last,"""
        self.older: vec[i64] = vec[i64](capacity=512)
        """and by step the one that was added to its bucket before it."""
        self.moves: vec[i64] = vec[i64](capacity=128)
        self.newest_move: vec[i64] = vec[i64]([START] * BUCKETS)
        self.older_move: vec[i64] = vec[i64](capacity=128)
        self.runs: vec[i64] = vec[i64](capacity=1024)
        """Turns with the same speeds one after the other: RUN_SIZE numbers, then for each how far its last step is on."""
        self.run: i64 = -1
        """Where the last run begins."""
        self.last: i64 = 0
        """The last step of the turn that was added last."""

    def add(self, before: i64, one: i64, points: i64, coal: i64, where: i64) -> i64:
        """Return the number of an action after a step; it is added if it is new."""
        move = self.move(one | points << MOVE_POINTS | coal << MOVE_COAL | where << MOVE_TO)
        bucket = (before * 31 + move) & (BUCKETS - 1)
        steps, older = self.steps, self.older
        found = self.newest[bucket]
        while found >= 0:
            if found - steps[found * 2] == before and steps[found * 2 + 1] == move:
                return found
            found = older[found]
        self.steps = append(append(steps, self.count - before), move)
        self.older = append(older, self.newest[bucket])
        self.newest[bucket] = self.count
        self.count += 1
        return self.count - 1

    def move(self, one: i64) -> i64:
        """Return the number of a move; it is added if it is new."""
        bucket = (one ^ one >> 4 ^ one >> 20) & (BUCKETS - 1)
        found = self.newest_move[bucket]
        while found >= 0:
            if self.moves[found] == one:
                return found
            found = self.older_move[found]
        found = len(self.moves)
        self.moves = append(self.moves, one)
        self.older_move = append(self.older_move, self.newest_move[bucket])
        self.newest_move[bucket] = found
        return found

    def add_turn(self, speed: i64, after: i64, done: i64, last: i64) -> None:
        """Add a turn, to the last run if it is like those in it."""
        run, runs = self.run, self.runs
        if run < 0 or runs[run] != speed or runs[run + 1] != after or runs[run + 2] != done:
            run = len(runs)
            runs = append(append(append(append(runs, speed), after), done), i64(0))
            self.run = run
        runs[run + 3] += 1
        self.runs = append(runs, last - self.last)
        self.last = last

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
                last = self.add(last, turn, 0, rotation_coal(here >> ROTATIONS & 31), spot % 6)
                continue
            coal: i64 = 0
            if is_held and used == 0:
                coal = OFF_COAL
            step, phase = action(AHEAD, 0), here >> PHASE_AT
            if there >> PHASE_AT > phase:
                step = action(PUSH, world.spaces[phase])
            last = self.add(last, step, (there >> USED & 7) - used, coal, spot // 6)
        return last

    def add_astern(self, race: Race, spot: i64) -> i64:
        """B3: add a step astern, and the heading that is chosen then unless it is aground again."""
        last = self.add(START, action(ASTERN, 0), STEP_POINTS, 0, spot // 6)
        if race.chart.special[spot // 6] & HOLDS:
            return last
        return self.add(last, action(FACE, spot % 6), 0, 0, spot % 6)


def step_tree(
    race: Race, ship: i64, rows: list[int], worlds: list[list[int]], over: list[int]
) -> tuple[list[int], list[int], list[int]]:
    """Return the moves, the steps and the turns in runs, in the order of the rows.

    Rows are numbers of ends, those of a world together; worlds are pairs of a target and a space; `over` are the rows with
    which the turn is over by itself.
    """
    tree, world = StepTree(), World()
    if race.under_way:
        begin_rest(race, ship, race.coal[ship])
    else:
        begin_turn(race, ship, race.coal[ship])
    search, held = race.search, race.search.held
    now: i64 = -1
    mark(search)
    for row_number in rows:
        row: i64 = row_number
        speed = row >> SPEED & 7
        if race.under_way:
            speed = race.speed[ship]
        after = final_speed(race, ship, row)
        if row >> ROTATIONS & 31 == BACKED:
            tree.add_turn(speed, after, 0, tree.add_astern(race, row & SPOT))
            continue
        if row >> WORLD != now:
            if now >= 0:
                forget_world(search, world)
            now = row >> WORLD
            choose(race, world, worlds[now])
            search_world(search, world)
        first: i64 = BEFORE if world.count else CALM
        done: i64 = 0
        if row >> USED & 7 == row >> SPEED & 7 and row_number not in over:
            done = 1
        tree.add_turn(speed, after, done, tree.add_way(world, way_back(search, world, first, row), held))
    if now >= 0:
        forget_world(search, world)
    unmark(search)
    return list(tree.moves), list(tree.steps), list(tree.runs)


def choose(race: Race, world: World, pushes: list[int]) -> None:
    """Let a world be the one with these pushes: pairs of a target and a space."""
    world.count = len(pushes) // 2
    for nth in range(world.count):
        world.spaces[nth] = pushes[nth * 2 + 1]
        for other in range(race.search.count):
            if race.search.others[other] == pushes[nth * 2]:
                world.ships[nth] = other
