"""How long captains think about a turn, by level and game: CPU time of this process, with a clock as at a table.

The clock is the processor's, so that a busy machine measures what a free core takes.

python benchmarks/thinking.py --races 2
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from time import process_time
from unittest import mock

from rich.console import Console
from rich.progress import track
from rich.table import Table

from paddlewheel.arena.racing import luck_of
from paddlewheel.captains import officer
from paddlewheel.captains.chance import roll
from paddlewheel.captains.officer import BUDGETS, Officer
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import GAMES, game_named

RACES = [("mississippi", "usual"), ("queen", "passengers"), ("queen", "black-rose")]


def thoughts(game_name: str, setup: str, level: str, number: int) -> list[float]:
    """Return how many milliseconds each turn of the first captain took in a race against three mates."""
    game = game_named(game_name)
    state = game.setup(game.SETUPS[setup].options, game.COLOURS[:4])
    crew = [Officer(Random(seat), level if seat == 0 else "mate") for seat in range(4)]
    crew[0].by_clock = True
    luck, found = luck_of(1, number), []
    while (seat := game.actor(state)) is not None:
        before, thinks = process_time(), game.begins_turn(state)
        action = roll(game, state, luck) if seat == CHANCE else crew[seat].choose(game, state)
        if seat == 0 and thinks:
            found.append((process_time() - before) * 1000)
        state, _ = game.apply(state, action)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=2, help="races for each level and game")
    parser.add_argument("--levels", default=",".join(BUDGETS), help="separated by commas")
    parser.add_argument("--setup", help="one of them: usual, passengers, black-rose")
    wanted = parser.parse_args(arguments)
    table = Table("game", "set-up", "level", "budget", "turns", "median", "99 %", "longest", title="milliseconds a turn")
    races = [(game, setup) for game, setup in RACES if game in GAMES and wanted.setup in (setup, None)]
    rows = [(game, setup, level) for game, setup in races for level in wanted.levels.split(",")]
    for game, setup, level in track(rows, console=Console(stderr=True)):
        with mock.patch.object(officer, "Effort", partial(Effort, clock=process_time)):
            found = sorted(time for number in range(wanted.races) for time in thoughts(game, setup, level, number))
        told = [f"{found[min(int(len(found) * part), len(found) - 1)]:.1f}" for part in (0.5, 0.99, 1.0)]
        table.add_row(game, setup, level, f"{BUDGETS[level] * 1000:.0f}", str(len(found)), *told)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
