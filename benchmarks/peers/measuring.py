"""What the scripts of the peers share: the arguments, the timing loop and the line they print."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from typing import TextIO

WARM_UP = 0.1  # share of the measured time that is played before it and not counted


@dataclass(frozen=True)
class Played:
    """What one game came to: decisions of players, and chance nodes where the caller has to draw them."""

    decisions: int
    chance_nodes: int | None = None


Play = Callable[[Random], Played]


def run(peer: str, unit: str, load: Callable[[], dict[str, Play]]) -> None:
    """Measure every game that load() offers and print one JSON object for each."""
    parser = argparse.ArgumentParser(description=f"How fast {peer} runs random play on one core.")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for each game; the last play is finished")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with kept_output() as output:
        try:
            games = load()
        except ModuleNotFoundError as missing:
            sys.exit(f"{peer} cannot be measured here: {missing}")
        for game, play in games.items():
            figures = {"peer": peer, "game": game, "version": version(peer), "unit": unit}
            print(json.dumps(figures | measure(play, arguments.seconds, arguments.seed)), file=output, flush=True)


def measure(play: Play, seconds: float, seed: int) -> dict[str, float | int | None]:
    """Play whole games until this process has used so many seconds of CPU time, after a warm-up that does not count."""
    play_for(play, seconds * WARM_UP, Random(f"warm-up {seed}"))
    played, used = play_for(play, seconds, Random(seed))
    decisions = sum(one.decisions for one in played)
    chance = [one.chance_nodes for one in played if one.chance_nodes is not None]
    return {
        "per_second": round(decisions / used, 3),
        "games_per_second": round(len(played) / used, 3),
        "decisions": decisions,
        "chance_nodes": sum(chance) if chance else None,
        "games": len(played),
        "seconds": round(used, 3),
    }


def play_for(play: Play, seconds: float, random: Random) -> tuple[list[Played], float]:
    """Play at least one game, and more until the CPU time is used up; say what was played and the time it took."""
    played: list[Played] = []
    start = time.process_time()
    used = 0.0
    while not played or used < seconds:
        played.append(play(random))
        used = time.process_time() - start
    return played, used


@contextmanager
def kept_output() -> Iterator[TextIO]:
    """Keep standard output for our own lines: what a library prints meanwhile goes to standard error."""
    sys.stdout.flush()
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as output:
        os.dup2(2, 1)
        try:
            yield output
        finally:
            sys.stdout.flush()
            os.dup2(output.fileno(), 1)
