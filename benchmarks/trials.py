"""How many trials a commodore of Mississippi Queen makes in a second of CPU time, at positions from races of mates.

python benchmarks/trials.py --positions 12

Other trees of Paddlewheel can be measured with it too: PYTHONPATH=other/src python benchmarks/trials.py
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any
from unittest import mock

from rich.console import Console
from rich.table import Table

from paddlewheel.arena.racing import luck_of
from paddlewheel.captains.chance import roll
from paddlewheel.captains.officer import PLAIN, Officer
from paddlewheel.captains.queen import advise, look_ahead
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named

SETUPS = ("passengers", "black-rose")


def positions(setup: str, count: int) -> list[Any]:
    """Return positions at the beginning of a turn, every ninth of races between four mates."""
    game, number = game_named("queen"), 0
    found: list[Any] = []
    while len(found) < count:
        state = game.setup(game.SETUPS[setup].options, game.COLOURS[:4])
        crew, luck, turns = [Officer(Random(seat), "mate") for seat in range(4)], luck_of(1, number), 0
        while (seat := game.actor(state)) is not None and len(found) < count:
            if seat != CHANCE and game.begins_turn(state):
                turns += 1
                if turns % 9 == 0 and state.agenda[0].steamer != state.rules.rose:
                    found.append(state)
            action = roll(game, state, luck) if seat == CHANCE else crew[seat].choose(game, state)
            state = game.apply(state, action)[0]
        number += 1
    return found


def trials(state: Any, seconds: float) -> tuple[int, float]:
    """Return how many trials a commodore makes in a decision, and how many seconds it takes for all of it."""
    count, value = 0, look_ahead.Trial.value

    def counted(*arguments: Any) -> Any:
        nonlocal count
        count += 1
        return value(*arguments)

    with mock.patch.object(look_ahead.Trial, "value", counted):
        before = process_time()
        advise(state, "commodore", PLAIN, Random(1), Effort(seconds, by_clock=True, clock=process_time))
        return count, process_time() - before


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=12, help="positions for each setup")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds for a decision")
    wanted = parser.parse_args(arguments)
    table = Table("setup", "decisions", "trials", "seconds", "trials a second")
    for setup in SETUPS:
        found = [trials(state, wanted.seconds) for state in positions(setup, wanted.positions)]
        count, time = sum(one[0] for one in found), sum(one[1] for one in found)
        table.add_row(setup, str(len(found)), str(count), f"{time:.1f}", f"{count / time:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
