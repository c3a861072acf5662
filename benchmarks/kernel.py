"""How much the kernel of the rules gains: before it, uncompiled and compiled, in one run, by CPU time.

make bench-kernel                                          all three builds
python benchmarks/kernel.py --before main --seconds 2      next to another commit
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

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from paddlewheel.captains.mississippi import best_plans
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.facts import State, quick_turns

ROOT = Path(__file__).parents[1]
BEFORE = "257c47d"
"""The last commit without a kernel."""
RACES = 4
"""For each number of players; every second one is sailed by captains who think one turn ahead, the others at random."""
STRIDE = 7
"""Every seventh position of a race is measured."""
ROUNDS = 3
"""Each build is measured this often, in turn with the others; its best round counts."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the three builds and print what each does in a second, and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=BEFORE, help="the commit to compare with")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.worker:
        print(json.dumps(_measured(json.load(sys.stdin), wanted.seconds)))
        return 0
    found: dict[str, list[dict[str, Any]]] = {}
    positions = [mississippi.format_position(state) for state in _positions(Random(1))]
    with tempfile.TemporaryDirectory() as folder:
        builds = _builds(Path(folder), wanted.before)
        for _ in range(ROUNDS):
            for name, source in builds.items():
                found.setdefault(name, []).append(_run(source, positions, wanted.seconds))
    return _report(found, len(positions))


def _positions(rng: Random) -> Iterator[State]:
    """Yield positions in which a captain has to decide, from races of three to six."""
    for race in range(RACES * len(mississippi.PLAYERS)):
        state = mississippi.setup(mississippi.OPTIONS(), mississippi.COLOURS[: mississippi.PLAYERS[race // RACES]])
        turn = 0
        while actions := mississippi.legal(state):
            seat = mississippi.actor(state)
            if seat is not None and seat >= 0:
                turn += 1
                if turn % STRIDE == 0:
                    yield state
                if race % 2:
                    actions = tuple(plan[0] for plan in best_plans(state))
            state, _ = mississippi.apply(state, rng.choice(actions))


def _builds(folder: Path, before: str) -> dict[str, Path]:
    """Return the sources of each build: those of an earlier commit, a copy without extensions, and this folder."""
    old, plain = folder / "before", folder / "plain"
    archive = subprocess.run(["git", "archive", before, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(old, filter="data")
    shutil.copytree(ROOT / "src", plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return {"before": old / "src", "uncompiled": plain, "compiled": ROOT / "src"}


def _run(source: Path, positions: list[str], seconds: float) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, __file__, "--worker", "--seconds", str(seconds)],
        input=json.dumps(positions),
        env={**os.environ, "PYTHONPATH": str(source)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _measured(positions: list[str], seconds: float) -> dict[str, Any]:
    """Return the speed of each job in this process, and a digest of all turns."""
    states = [mississippi.parse_position(position) for position in positions]
    digest = hashlib.sha256()
    for state in states:
        digest.update(repr(list(mississippi.turns(state))).encode())
    speeds = {title: _speed(job, states, seconds) for title, job in JOBS.items()}
    return {"speeds": speeds, "digest": digest.hexdigest(), "compiled": quick_turns.__class__.__name__ != "function"}


def _speed(job: Callable[[State], object], states: list[State], seconds: float) -> float:
    """Return how many positions a second of CPU time are dealt with."""
    for state in states:
        job(state)
    count, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for state in states:
            job(state)
        count += len(states)
    return count / spent


def _captains_list(state: State) -> object:
    seat, stop = state.to_move, state.options.stop_at_winner
    return quick_turns(list(state.fields), list(state.easts), seat, state.wood[seat], state.box, state.goal, stop, 1)


def _one_decision(state: State) -> object:
    actions = mississippi.legal(state)
    return mississippi.apply(state, actions[len(actions) // 2])


JOBS: dict[str, Callable[[State], object]] = {
    "whole turns listed, with chains and logs": mississippi.turns,
    "… and every turn made, with its events and state": lambda state: list(mississippi.turns(state)),
    "turns listed for captains": _captains_list,
    "legal actions listed, one applied": _one_decision,
}


def _report(found: dict[str, list[dict[str, Any]]], positions: int) -> int:
    """Print the speeds and the ratios; fail if a build lists other turns than before or is not what it is called."""
    table = Table("a second, in CPU time", *found, *(f"{name} ÷ before" for name in list(found)[1:]), box=SIMPLE)
    for title in JOBS:
        best = [max(one["speeds"][title] for one in rounds) for rounds in found.values()]
        table.add_row(title, *(f"{speed:,.0f}" for speed in best), *(f"{speed / best[0]:.2f}" for speed in best[1:]))
    Console(width=150).print(table)
    print(f"{positions} positions, best of {ROUNDS} rounds, {sys.implementation.name} {sys.version.split()[0]}")
    rounds = [one for several in found.values() for one in several]
    if len({one["digest"] for one in rounds}) > 1:
        print("The builds list different turns.")
        return 1
    if [several[0]["compiled"] for several in found.values()] != [False, False, True]:
        print("The kernel is not compiled here: run `make kernel` first.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
