"""How fast the engine plays at random on one core, next to its peers, all in one run: figures mean something as ratios.

make bench                                      everything
python benchmarks/bench.py --seconds 2          our own games only
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from paddlewheel.games import GAMES
from paddlewheel.games.game import AnyGame

PEERS = Path(__file__).parent / "peers"
PEER_SCRIPTS = ("catan.py", "openspiel.py", "software_challenge.py")
YARDSTICK = "catanatron"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure ours, then the peers, then ours again, and print the table."""
    wanted = _arguments(arguments)
    console = Console()
    rows: list[dict[str, Any]] = []
    with console.status("") as status:
        for title, measure in OURS:
            status.update(f"Paddlewheel: {title} …")
            rows.append(_row(title, measure(wanted.seconds, wanted.seed)))
        for script in PEER_SCRIPTS if wanted.peers_python else ():
            status.update(f"peer: {script} …")
            rows += _peer(wanted.peers_python, script, wanted.seconds, wanted.seed)
        for index, (title, measure) in enumerate(OURS if wanted.peers_python else ()):
            status.update(f"Paddlewheel once more: {title} …")
            rows[index] = _mean(rows[index], _row(title, measure(wanted.seconds, wanted.seed)))
    if wanted.json:
        print(json.dumps(rows))
    else:
        console.print(_table(rows))
    return 0


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--peers-python", default="", help="the Python that has the peers installed; without it only our own"
    )
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


Measured = tuple[int, int, float]
"""Decisions, games, seconds of CPU time."""


def random_play(game: AnyGame, players: int) -> Callable[[float, int], Measured]:
    """Return a measurement of random play, every rule checked: legal list, one of it, apply."""

    def measure(seconds: float, seed: int) -> Measured:
        rng = Random(seed)
        _one_game(game, players, rng)
        decisions = games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            decisions += _one_game(game, players, rng)
            games += 1
        return decisions, games, spent

    return measure


def _one_game(game: AnyGame, players: int, rng: Random) -> int:
    state, count = game.setup(game.OPTIONS(), game.COLOURS[:players]), 0
    while actions := game.legal(state):
        state, _ = game.apply(state, actions[int(rng.random() * len(actions))])
        count += 1
    return count


def whole_turns(game: AnyGame, players: int) -> Callable[[float, int], Measured]:
    """Return a measurement of turns with every whole turn listed, price and chain included, before one is made."""

    def measure(seconds: float, seed: int) -> Measured:
        rng = Random(seed)
        turns = games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            state = game.setup(game.OPTIONS(), game.COLOURS[:players])
            while actions := game.legal(state):
                found = game.turns(state)
                turns += bool(found)
                action = rng.choice(found).action if found else rng.choice(actions)
                state, _ = game.apply(state, action)
            games += 1
        return turns, games, spent

    return measure


OURS: tuple[tuple[str, Callable[[float, int], Measured]], ...] = (
    ("Mississippi, 4 players", random_play(GAMES["mississippi"], 4)),
    ("Mississippi, 6 players", random_play(GAMES["mississippi"], 6)),
    ("Mississippi, all whole turns listed", whole_turns(GAMES["mississippi"], 4)),
)


def _row(title: str, measured: Measured) -> dict[str, Any]:
    count, games, seconds = measured
    unit = "turns" if "whole turns" in title else "decisions"
    return {
        "peer": "paddlewheel",
        "game": title,
        "unit": unit,
        "per_second": count / seconds,
        "games_per_second": games / seconds,
    }


def _mean(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return the mean of two measurements, one before and one after the peers', so that a slow spell hits both sides."""
    return one | {key: (one[key] + other[key]) / 2 for key in ("per_second", "games_per_second")}


def _peer(python: str, script: str, seconds: float, seed: int) -> list[dict[str, Any]]:
    command = [python, str(PEERS / script), "--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{script}: {(done.stderr.strip().splitlines() or ['no answer'])[-1]}", file=sys.stderr)
        return []
    return [json.loads(line) for line in done.stdout.splitlines()]


def _table(rows: list[dict[str, Any]]) -> Table:
    base = next((row["per_second"] for row in rows if row["peer"] == YARDSTICK), None)
    table = Table("engine", "game", "counted", title="Random play on one core", title_justify="left")
    for heading in ("a second", "games a second", f"× {YARDSTICK}"):
        table.add_column(heading, justify="right")
    for row in rows:
        ratio = "" if base is None else f"{row['per_second'] / base:.2f}"
        table.add_row(
            row["peer"], row["game"], row["unit"], f"{row['per_second']:,.0f}", f"{row['games_per_second']:,.1f}", ratio
        )
    return table


if __name__ == "__main__":
    sys.exit(main())
