"""How much the kernel of the rules gains: before it, uncompiled and compiled, in one run, by CPU time.

make bench-kernel                                          all three builds, the limit in C, and the server's turns
python benchmarks/kernel.py --game queen --before main     one game, next to another commit
python benchmarks/kernel.py --game queen --only races      what has this in its title
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import bench
import msgspec
import trials
import wire
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from paddlewheel.arena.racing import luck_of, sail
from paddlewheel.captains import hire
from paddlewheel.captains import mississippi as mississippi_captains
from paddlewheel.captains import queen as queen_captains
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import Refusal
from paddlewheel.games import GAMES
from paddlewheel.games.mississippi import facts

ROOT = Path(__file__).parents[1]
BEFORE = {"mississippi": "257c47d", "queen": "1406618"}
"""For each game the last commit without a kernel."""
RACES = 4
"""For each number of players; every second one is sailed by captains who think one turn ahead, the others at random."""
PLAN: dict[str, Callable[[Any], list[list[Any]]]] = {
    "mississippi": mississippi_captains.best_plans,
    "queen": queen_captains.best_plans,
}
ADVISE: dict[str, Callable[..., Any]] = {"mississippi": mississippi_captains.advise, "queen": queen_captains.advise}
BUDGET = 0.1
"""The seconds a commodore thinks for, as it counts them."""
THOUGHTS = 10
"""In how many positions it does."""
LIMIT = ROOT / "benchmarks" / "limit" / "limit.py"
STRIDE = {"mississippi": 7, "queen": 5}
"""Every so many positions of a race one is measured."""
ROUNDS = 3
"""Each build is measured this often, in turn with the others; its best round counts."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the three builds and print what each does in a second, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(BEFORE), action="append", help="only this game")
    parser.add_argument("--before", help="the commit to compare with")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement")
    parser.add_argument("--only", default="", help="only what has this in its title")
    parser.add_argument("--builds", type=int, default=3, help="2 leaves out the uncompiled kernel")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.worker:
        name, positions = json.load(sys.stdin)
        print(json.dumps(_measured(name, positions, wanted.seconds, wanted.only)))
        return 0
    failed = [_compare(name, wanted) for name in wanted.game or BEFORE]
    if not wanted.game:
        subprocess.run([sys.executable, str(LIMIT), "--seconds", str(wanted.seconds)], check=True)
        with tempfile.TemporaryDirectory() as folder:
            _unpack(Path(folder), wanted.before or BEFORE["queen"])
            wire.show(Console(width=150), wire.measure({"before": Path(folder), "now": ROOT}, 1))
    return max(failed)


def _compare(name: str, wanted: argparse.Namespace) -> int:
    """Measure the builds of a game in turn, and report."""
    found: dict[str, list[dict[str, Any]]] = {}
    game = GAMES[name]
    positions = [(game.format_position(state), by_captains) for state, by_captains in _positions(game, Random(1))]
    with tempfile.TemporaryDirectory() as folder:
        builds = _builds(Path(folder), wanted.before or BEFORE[name])
        if wanted.builds == 2:
            del builds["uncompiled"]
        for _ in range(ROUNDS):
            for build, source in builds.items():
                found.setdefault(build, []).append(_run(source, name, positions, wanted))
    return _report(name, found, len(positions))


def _positions(game: AnyGame, rng: Random) -> Iterator[tuple[Any, bool]]:
    """Yield positions in which a captain has a whole turn to decide, from races with any number of players.

    Each with whether captains sailed the race. All builds are measured in the same ones.
    """
    for race in range(RACES * len(game.PLAYERS)):
        players = game.COLOURS[: game.PLAYERS[race // RACES]]
        try:
            state = game.setup(game.OPTIONS(), players)
        except Refusal:  # two play only with some options
            continue
        turn = 0
        while actions := game.legal(state):
            seat = game.actor(state)
            if seat is not None and seat >= 0:
                if game.begins_turn(state):
                    turn += 1
                    if turn % STRIDE[game.NAME] == 0:
                        yield state, bool(race % 2)
                if race % 2:
                    actions = tuple(plan[0] for plan in PLAN[game.NAME](state))
            state, _ = game.apply(state, rng.choice(actions))


def _builds(folder: Path, before: str) -> dict[str, Path]:
    """Return the sources of each build: those of an earlier commit, a copy without extensions, and this folder."""
    old, plain = folder / "before", folder / "plain"
    _unpack(old, before)
    shutil.copytree(ROOT / "src", plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return {"before": old / "src", "uncompiled": plain, "compiled": ROOT / "src"}


def _unpack(folder: Path, commit: str) -> None:
    """Put the sources of a commit into a folder."""
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def _run(source: Path, game: str, positions: list[tuple[str, bool]], wanted: argparse.Namespace) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, __file__, "--worker", "--seconds", str(wanted.seconds), "--only", wanted.only],
        input=json.dumps([game, positions]),
        env={**os.environ, "PYTHONPATH": str(source)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _measured(name: str, positions: list[tuple[str, bool]], seconds: float, only: str) -> dict[str, Any]:
    """Return the speed of each job in this process, and a digest of all turns; of a tenth if only some is measured."""

    def chosen(jobs: dict[str, Any]) -> list[tuple[str, Any]]:
        return [(title, job) for title, job in jobs.items() if only in title]

    game = GAMES[name]
    states = [game.parse_position(position) for position, _ in positions]
    dense = [state for state, (_, by_captains) in zip(states, positions, strict=True) if by_captains]
    digest = hashlib.sha256()
    for state in states[:: 10 if only else 1]:
        digest.update(repr(list(game.turns(state))).encode())
    speeds = {title: _speed(job, states, seconds) for title, job in chosen(JOBS[name])}
    thinking = states[:: len(states) // THOUGHTS]
    speeds |= {title: _speed(job, thinking, seconds) for title, job in chosen(SLOW[name])}
    speeds |= {title: measure(dense, seconds) for title, measure in chosen(DENSE[name])}
    for title, measure in chosen(PLAY[name]):
        count, _, spent = measure(seconds, 1)
        speeds[title] = count / spent
    return {"speeds": speeds, "digest": digest.hexdigest(), "compiled": facts.quick_turns.__class__.__name__ != "function"}


def _speed(job: Callable[[Any], object], states: list[Any], seconds: float) -> float:
    """Return how many positions a second of CPU time are dealt with."""
    for state in states:
        job(state)
    count, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for state in states:
            job(state)
        count += len(states)
    return count / spent


def _trials(states: list[Any], seconds: float) -> float:
    """Return how many trials a commodore makes in a second, of all that its decisions take."""
    found = [trials.trials(state, seconds) for state in states[:: max(1, len(states) // THOUGHTS)]]
    return sum(count for count, _ in found) / sum(spent for _, spent in found)


def _captains_list(state: Any) -> object:
    if hasattr(facts, "packed"):
        return facts.quick_turns(facts.packed(state), 1)
    seat, stop = state.to_move, state.options.stop_at_winner  # as it was before the kernel
    before: Any = facts.quick_turns
    return before(list(state.fields), list(state.easts), seat, state.wood[seat], state.box, state.goal, stop, 1)


def _one_decision(game: AnyGame) -> Callable[[Any], object]:
    def decide(state: Any) -> object:
        actions = game.legal(state)
        return game.apply(state, actions[len(actions) // 2])

    return decide


def _for_the_page(game: AnyGame) -> Callable[[Any], object]:
    return lambda state: msgspec.json.encode(game.turns_data(state, game.turns(state)))


def _thought(game: AnyGame) -> Callable[[Any], object]:
    """Return a commodore's thought, by count: its trials are the same with every build, so only its time differs."""
    advise = ADVISE[game.NAME]
    return lambda state: advise(state, "commodore", "plain", Random(1), Effort(BUDGET, by_clock=False))


def _race(game: AnyGame, setup: str) -> Callable[[float, int], bench.Measured]:
    """Return a measurement of races of four captains, who think as they do in the arena."""

    def measure(seconds: float, seed: int) -> bench.Measured:
        races, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            crew = [hire("captain", Random(seat)) for seat in range(4)]
            start = game.setup(game.SETUPS[setup].options, game.COLOURS[:4])
            for _ in sail(game, start, crew, luck_of(seed, races)):
                pass
            races += 1
        return races, races, spent

    return measure


RIVER, COURSE = GAMES["queen"], GAMES["mississippi"]
JOBS: dict[str, dict[str, Callable[[Any], object]]] = {
    "mississippi": {
        "whole turns listed, with chains and logs": COURSE.turns,
        "… and every turn made, with its events and state": lambda state: list(COURSE.turns(state)),
        "… or packed and encoded for the page": _for_the_page(COURSE),
        "turns listed for captains": _captains_list,
        "legal actions listed, one applied": _one_decision(COURSE),
    },
    "queen": {
        "all ends listed": RIVER.turns,
        "… and packed and encoded for the page": _for_the_page(RIVER),
        "… or made into routes, with a way to each": lambda state: list(RIVER.turns(state)),
        "legal actions listed, one applied": _one_decision(RIVER),
    },
}
"""What is done with every position."""
SLOW: dict[str, dict[str, Callable[[Any], object]]] = {
    name: {f"a commodore's thought of {BUDGET} s by count": _thought(game)} for name, game in GAMES.items()
}
"""What is done with a few."""
PLAY: dict[str, dict[str, Callable[[float, int], bench.Measured]]] = {
    "mississippi": {
        "captains' races": _race(COURSE, "usual"),
    },
    "queen": {
        "random turns, all ends listed, 3 players": bench.complete_turns(RIVER, 3, "passengers"),
        "random turns, all ends listed, 4 players": bench.complete_turns(RIVER, 4, "passengers"),
        "random turns, all ends listed, 5 players": bench.complete_turns(RIVER, 5, "passengers"),
        "… 3 players, in the kernel": bench.kernel_races(3, "passengers"),
        "… 4 players, in the kernel": bench.kernel_races(4, "passengers"),
        "… 5 players, in the kernel": bench.kernel_races(5, "passengers"),
        "Black Rose race, random turns, all ends listed": bench.complete_turns(RIVER, 4, "black-rose"),
        "… Black Rose race, in the kernel": bench.kernel_races(4, "black-rose"),
        "captains' races": _race(RIVER, "passengers"),
        "captains' Black Rose races": _race(RIVER, "black-rose"),
    },
}
"""What is played from a beginning."""
DENSE: dict[str, dict[str, Callable[[list[Any], float], float]]] = {
    "mississippi": {
        "captains' positions, whole turns listed": lambda states, seconds: _speed(COURSE.turns, states, seconds),
    },
    "queen": {
        "captains' positions, all ends listed": lambda states, seconds: _speed(RIVER.turns, states, seconds),
        "… in the kernel": lambda states, seconds: bench.listed_in_kernel(states, seconds) / seconds,
        "trials in a commodore's second": _trials,
    },
}
"""What is done with the positions of captains' races."""
WANTED: dict[str, dict[str, int]] = {
    "mississippi": {"whole turns listed, with chains and logs": 80},
    "queen": {
        "… 3 players, in the kernel": 30,
        "… 4 players, in the kernel": 30,
        "… 5 players, in the kernel": 30,
        "… Black Rose race, in the kernel": 40,
        "… in the kernel": 30,
        "trials in a commodore's second": 20,
        "captains' races": 15,
        "captains' Black Rose races": 15,
    },
}
"""How many times as fast as before the compiled kernel is to be. Uncompiled half as fast as before is wanted everywhere."""


def _report(game: str, found: dict[str, list[dict[str, Any]]], positions: int) -> int:
    """Print the speeds and the ratios; fail if a build lists other turns than before or is not what it is called."""
    ratios = [f"{name} ÷ before" for name in list(found)[1:]]
    table = Table(f"{game}, a second, in CPU time", *found, *ratios, "wanted", box=SIMPLE)
    for title in next(iter(found.values()))[0]["speeds"]:
        best = [max(one["speeds"][title] for one in rounds) for rounds in found.values()]
        wanted = str(WANTED[game].get(title, ""))
        table.add_row(
            title, *(f"{speed:,.4g}" for speed in best), *(f"{speed / best[0]:.2f}" for speed in best[1:]), wanted
        )
    Console(width=150).print(table)
    print(f"{positions} positions, best of {ROUNDS} rounds, {sys.implementation.name} {sys.version.split()[0]}")
    rounds = [one for several in found.values() for one in several]
    if len({one["digest"] for one in rounds}) > 1:
        print("The builds list different turns.")
        return 1
    if [several[0]["compiled"] for several in found.values()] != [build == "compiled" for build in found]:
        print("The kernel is not compiled here: run `make kernel` first.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
