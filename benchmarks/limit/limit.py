"""The limit: the listing of both games by hand in C, held against the kernel and measured next to it.

    python benchmarks/limit/limit.py                 compile, check, measure
    python benchmarks/limit/limit.py --callgrind     count instructions too (valgrind; takes a few minutes)

The C compiler of the system builds it into a temporary folder. Positions come from random races and from captains'; of
Mississippi Queen those on base water, at the beginning of a turn.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from paddlewheel.captains import mississippi as mississippi_captains
from paddlewheel.captains import queen as queen_captains
from paddlewheel.games import mississippi, queen
from paddlewheel.games.mississippi import course, movement
from paddlewheel.games.mississippi.model import packed
from paddlewheel.games.queen.model.position import load
from paddlewheel.games.queen.river.flat_map import ENTERING
from paddlewheel.games.queen.routes import listing
from paddlewheel.games.queen.routes.ends import survey
from paddlewheel.games.queen.turn.movement import list_turns
from paddlewheel.games.queen.turn.race import look_around
from paddlewheel.games.queen.turn.working_copy import rules_of, working_copy

HERE = Path(__file__).parent
FLAGS = ("-O3", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared")
WIDTH = 24
"""Numbers of a position, filled up."""
PLACES = 512
MOST = 200_000
RACES = 4
ROUNDS = 3
"""C lists all positions this often at a time."""


class Measured(NamedTuple):
    """How many lists a second of CPU time the kernel and C make, and of how many turns each."""

    title: str
    positions: int
    listed: float
    kernel: float
    """From the bytes of a state,"""
    listing: float
    """and without reading them: C has its positions laid out beforehand."""
    limit: float


def built(folder: Path) -> ctypes.CDLL:
    """Return the C code, compiled into a folder."""
    library = folder / "limit.so"
    subprocess.run(["cc", *FLAGS, "-o", str(library), *map(str, sorted(HERE.glob("*.c")))], check=True)
    code = ctypes.CDLL(str(library))
    for name in ("mississippi_turns", "mississippi_many", "queen_ends", "queen_many"):
        getattr(code, name).restype = ctypes.c_int64
    code.mississippi_course(numbers(course.SIDES))
    code.queen_begin()
    return code


def numbers(values: Sequence[int]) -> Any:
    """Return numbers as C has them."""
    return (ctypes.c_int64 * len(values))(*values)


def room() -> Any:
    """Return room for a list."""
    return (ctypes.c_int64 * MOST)()


def positions(game: Any, best_plans: Callable[[Any], list[list[Any]]] | None, setup: Any, stride: int) -> Iterator[Any]:
    """Yield positions at the beginning of a turn, from random races or those of captains who think one turn ahead."""
    rng = Random(1)
    for race in range(RACES * 3):
        state, turn = game.setup(setup, game.COLOURS[: 3 + race % 3]), 0
        while actions := game.legal(state):
            if game.actor(state) >= 0:
                if game.begins_turn(state):
                    turn += 1
                    if turn % stride == 0:
                        yield state
                if best_plans is not None:
                    actions = tuple(plan[0] for plan in best_plans(state))
            state, _ = game.apply(state, rng.choice(actions))


# --- Mississippi ----------------------------------------------------------------------------------------------------------


def course_position(state: Any) -> list[int]:
    """Return a position of Mississippi as C takes it."""
    head = [len(state.seats), state.to_move, state.goal, int(state.options.stop_at_winner)]
    return [*head, *state.fields, *state.easts, *state.wood]


def check_course(code: ctypes.CDLL, states: list[Any]) -> None:
    """Fail if C lists other turns than the kernel."""
    rows, log = room(), room()
    for state in states:
        count = code.mississippi_turns(numbers(course_position(state)), rows, log)
        water = packed(state)
        wanted = list(movement.whole_turns(water))
        if wanted[movement.DISTANCE] == 0:  # a pass, which C leaves out
            assert count == 0, mississippi.format_position(state)
            continue
        assert rows[: len(wanted)] == wanted, mississippi.format_position(state)
        assert count * (movement.FIELDS + len(state.seats)) == len(wanted), mississippi.format_position(state)
        assert log[: len(water.log)] == list(water.log), mississippi.format_position(state)


def measure_course(code: ctypes.CDLL, title: str, states: list[Any], seconds: float) -> Measured:
    """Measure both with the positions laid out beforehand."""
    check_course(code, states)
    flat = numbers([number for state in states for number in filled(course_position(state))])
    rows, log = room(), room()

    def by_hand(rounds: int) -> int:
        return int(code.mississippi_many(flat, WIDTH, len(states), rounds, rows, log))

    def kernel() -> None:
        for state in states:
            movement.whole_turns(packed(state))

    kernel_speed, limit = speeds([(kernel, 1), (lambda: by_hand(ROUNDS), ROUNDS)], len(states), seconds)
    return Measured(title, len(states), by_hand(1) / len(states), kernel_speed, kernel_speed, limit)


def filled(position: list[int]) -> list[int]:
    """Return a position with as many numbers as any."""
    return padded(position, 0, WIDTH)


# --- Mississippi Queen ----------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """What the kernel and C are asked about a position of Mississippi Queen."""

    state: Any
    numbers: list[int]
    river: Any


def on_base_water(state: Any) -> Asked | None:
    """Return what is asked, None if something is special there or a steamer could be pushed home."""
    ship = queen.actor(state)
    if ship is None or queen.addressed(state) != queen.seats(state)[ship]:
        return None
    with working_copy(state) as race:
        look_around(race, ship, in_turn=False)
        search, steamer = race.search, state.steamers[ship]
        if len(search.closed) or len(search.homes) or any(special & ENTERING for special in state.river.special):
            return None
        others = list(search.others)[: search.count]
        position = [search.place, search.heading, steamer.speed, steamer.coal, len(others), *others]
        coordinates = [padded(list(vec), 0, PLACES) for vec in (race.chart.q, race.chart.r)]
    return Asked(
        state, position, numbers([*padded(list(state.river.beside), -1, PLACES * 6), *coordinates[0], *coordinates[1]])
    )


def padded(values: list[int], rest: int, count: int) -> list[int]:
    """Return values filled up to a count."""
    return values + [rest] * (count - len(values))


def pushes_of(worlds: Any, world: int) -> list[tuple[int, int]]:
    """Return the pushes of a world of C: from where to where."""
    begin = world * 7
    return [(worlds[at], worlds[at + 1]) for at in range(begin + 1, begin + 1 + 2 * worlds[begin], 2)]


def check_river(code: ctypes.CDLL, asked: list[Asked]) -> None:
    """Fail if C lists other ends than the kernel: spot, speed, points, coal and rotations, with the pushes of each."""
    found, worlds = room(), room()
    low = (1 << listing.WORLD) - 1
    for one in asked:
        ends = survey(one.state)
        wanted = sorted((end & low, sorted(ends.worlds[end >> listing.WORLD])) for end in ends.rows)
        count = code.queen_ends(one.river, numbers(one.numbers), found, worlds)
        told = [(end & low, sorted(pushes_of(worlds, end >> listing.WORLD))) for end in found[:count]]
        assert sorted(told) == wanted, one.numbers


def measure_river(code: ctypes.CDLL, title: str, states: list[Any], seconds: float) -> Measured:
    """Measure both with the positions laid out beforehand."""
    asked = [one for state in states if (one := on_base_water(state)) is not None]
    check_river(code, asked)
    flat = numbers([number for one in asked for number in filled(one.numbers)])
    rivers = (ctypes.POINTER(ctypes.c_int64) * len(asked))(
        *(ctypes.cast(one.river, ctypes.POINTER(ctypes.c_int64)) for one in asked)
    )
    found, worlds = room(), room()

    def by_hand(rounds: int) -> int:
        return int(code.queen_many(rivers, flat, WIDTH, len(asked), rounds, found, worlds))

    movers = [one.state.agenda[0].steamer for one in asked]
    laid_out = [
        (rules_of(one.state.rules), one.state.packed, ship, one.state.steamers[ship].coal)
        for one, ship in zip(asked, movers, strict=True)
    ]

    def kernel() -> None:
        with working_copy(asked[0].state) as race:
            for rules, packed_state, ship, coal in laid_out:
                load(race, rules, packed_state)
                list_turns(race, ship, coal, pushing=True)

    def reading() -> None:
        with working_copy(asked[0].state) as race:
            for rules, packed_state, _, _ in laid_out:
                load(race, rules, packed_state)

    jobs = [(kernel, 1), (reading, 1), (lambda: by_hand(ROUNDS), ROUNDS)]
    both, read, limit = speeds(jobs, len(asked), seconds)
    return Measured(title, len(asked), by_hand(1) / len(asked), both, 1 / (1 / both - 1 / read), limit)


# --- both -----------------------------------------------------------------------------------------------------------------


def speeds(jobs: Sequence[tuple[Callable[[], object], int]], count: int, seconds: float) -> list[float]:
    """Return the positions a second of some jobs with their rounds, measured in turn; of each the fastest time counts."""
    fastest, spent = [float("inf")] * len(jobs), 0.0
    while spent < len(jobs) * seconds:
        for nth, (job, rounds) in enumerate(jobs):
            begin = time.process_time()
            job()
            took = time.process_time() - begin
            spent += took
            fastest[nth] = min(fastest[nth], took / rounds)
    return [count / one for one in fastest]


KINDS: dict[str, tuple[Callable[..., Measured], Any, Any, int]] = {
    "Mississippi, random": (measure_course, mississippi, None, 5),
    "Mississippi, captains": (measure_course, mississippi, mississippi_captains.best_plans, 5),
    "Mississippi Queen, random": (measure_river, queen, None, 3),
    "Mississippi Queen, captains": (measure_river, queen, queen_captains.best_plans, 3),
}


def measure(seconds: float) -> list[Measured]:
    """Check and measure everything."""
    with tempfile.TemporaryDirectory() as folder:
        code = built(Path(folder))
        return [
            job(code, title, list(positions(game, plans, game.OPTIONS(), stride)), seconds)
            for title, (job, game, plans, stride) in KINDS.items()
        ]


COUNTED = {
    "CPyDef_movement___whole_turns": "Mississippi, the kernel",
    "mississippi_turns": "Mississippi, C",
    "CPyDef_every_end___list_ends": "Mississippi Queen, the kernel",
    "queen_ends": "Mississippi Queen, C",
}
"""The functions whose instructions are counted."""


def count_instructions() -> list[tuple[str, int]]:
    """Return how many instructions each function takes for the lists of captains' positions, with all it calls."""
    found = []
    for function, title in COUNTED.items():
        with tempfile.TemporaryDirectory() as folder:
            output = f"{folder}/counts"
            tool = ["valgrind", "--tool=callgrind", f"--toggle-collect={function}", f"--callgrind-out-file={output}"]
            subprocess.run(
                [*tool, sys.executable, __file__, "--once", title.split(",")[0]], check=True, capture_output=True
            )
            total = re.search(r"^(?:totals|summary): (\d+)", Path(output).read_text(encoding="utf-8"), re.MULTILINE)
            found.append((title, int(total[1]) if total else 0))
    return found


def list_once(name: str) -> None:
    """List captains' positions once with the kernel and once with C, for callgrind to count."""
    job, game, plans, stride = KINDS[f"{name}, captains"]
    with tempfile.TemporaryDirectory() as folder:
        code = built(Path(folder))
        sample = list(positions(game, plans, game.OPTIONS(), stride))[::8]
        if job is measure_course:
            check_course(code, sample)
        else:
            check_river(code, [one for state in sample if (one := on_base_water(state)) is not None])


def main() -> int:
    """Print what was measured; fail if the two list different turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement")
    parser.add_argument("--callgrind", action="store_true", help="count instructions with valgrind")
    parser.add_argument("--once", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.once:
        list_once(wanted.once)
        return 0
    for one in measure(wanted.seconds):
        told = f"{one.positions} positions, {one.listed:.0f} turns each: kernel {one.kernel:,.0f} lists a second"
        told += f", {one.listing:,.0f} without reading the states, C {one.limit:,.0f}"
        print(f"{one.title}, {told}: {one.kernel / one.limit:.0%}, {one.listing / one.limit:.0%}")
    for title, count in count_instructions() if wanted.callgrind else ():
        print(f"{title}: {count:,} instructions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
