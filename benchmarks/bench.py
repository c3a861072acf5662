"""How fast the engine plays at random on one core, next to its peers, all in one run: what counts are the ratios.

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
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from paddlewheel.captains import mississippi as mississippi_captains
from paddlewheel.captains import queen as queen_captains
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.games import GAMES, queen

PEERS = Path(__file__).parent / "peers"
PEER_SCRIPTS = ("catan.py", "openspiel.py", "software_challenge.py")
BEST_PLANS: dict[str, Callable[[Any], list[list[Any]]]] = {
    "mississippi": mississippi_captains.best_plans,
    "queen": queen_captains.best_plans,
}
TURN = "paddlewheel.games.queen.turn"
POSITION = "paddlewheel.games.queen.model.position"
YARDSTICKS = {"decisions": "catanatron", "turns": "socha"}


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
                state = (
                    game.play(state, rng.choice(found).way).state if found else game.apply(state, rng.choice(actions))[0]
                )
            games += 1
        return turns, games, spent

    return measure


def complete_turns(game: AnyGame, players: int, setup: str) -> Callable[[float, int], Measured]:
    """Return a measurement of complete random turns: every end listed, one picked, its way played to the end."""
    options = game.SETUPS[setup].options

    def measure(seconds: float, seed: int) -> Measured:
        rng = Random(seed)
        _one_race(game, players, options, rng)
        turns = games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            turns += _one_race(game, players, options, rng)
            games += 1
        return turns, games, spent

    return measure


def kernel_races(players: int, setup: str) -> Callable[[float, int], Measured]:
    """Return a measurement of complete random turns that stay in the kernel: every end listed, one sailed, chance decided.

    Where there is no kernel the engine plays them.
    """
    if find_spec(f"{TURN}.random_race") is None:
        return complete_turns(queen, players, setup)
    random_race, working_copy, position = map(import_module, (f"{TURN}.random_race", f"{TURN}.working_copy", POSITION))
    start = queen.setup(queen.SETUPS[setup].options, queen.COLOURS[:players])

    def measure(seconds: float, seed: int) -> Measured:
        turns = games = 0
        rules, luck = working_copy.rules_of(start.rules), random_race.Luck(seed)
        with working_copy.working_copy(start) as race:
            begin = time.process_time()
            while (spent := time.process_time() - begin) < seconds:
                position.load(race, rules, start.packed)
                turns += random_race.sail(race, luck, sys.maxsize)
                games += 1
        return turns, games, spent

    return measure


def kernel_lists(players: int, setup: str) -> Callable[[float, int], Measured]:
    """Return a measurement of lists of all ends that stay in the kernel, in positions that captains meet."""

    def measure(seconds: float, seed: int) -> Measured:
        states = [state for race in range(2) for state in met_by_captains(queen, players, setup, seed + race)]
        return listed_in_kernel(states, seconds), 0, seconds

    return measure


def listed_in_kernel(states: list[Any], seconds: float) -> int:
    """Return how often all ends are listed in so many seconds of CPU time, without leaving the kernel.

    Where there is no kernel the engine lists them.
    """
    jobs = _lists_of(states)
    lists, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        jobs()
        lists += len(states)
    return round(lists * seconds / (time.process_time() - begin))


def _lists_of(states: list[Any]) -> Callable[[], None]:
    """Return what lists the ends of each position once."""
    if find_spec(f"{TURN}.random_race") is None:

        def by_engine() -> None:
            for state in states:
                queen.turns(state)

        return by_engine
    movement, working_copy, position = map(import_module, (f"{TURN}.movement", f"{TURN}.working_copy", POSITION))
    asked = [(working_copy.rules_of(state.rules), state.packed, state.agenda[0].steamer) for state in states]

    def by_kernel() -> None:
        with working_copy.working_copy(states[0]) as race:
            for rules, packed, ship in asked:
                position.load(race, rules, packed)
                movement.list_turns(race, ship, race.coal[ship], True)

    return by_kernel


def captains_positions(game: AnyGame, players: int, setup: str) -> Callable[[float, int], Measured]:
    """Return a measurement of lists of all turns, in positions that captains meet who think one turn ahead."""

    def measure(seconds: float, seed: int) -> Measured:
        states = [state for race in range(2) for state in met_by_captains(game, players, setup, seed + race)]
        lists = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            for state in states:
                game.turns(state)
            lists += len(states)
        return lists, 0, spent

    return measure


def met_by_captains(game: AnyGame, players: int, setup: str, seed: int) -> list[Any]:
    """Return the positions of a race in which a turn begins."""
    rng, states = Random(seed), []
    state = game.setup(game.SETUPS[setup].options, game.COLOURS[:players])
    while actions := game.legal(state):
        if game.actor(state) != CHANCE:
            if game.begins_turn(state):
                states.append(state)
            actions = tuple(plan[0] for plan in BEST_PLANS[game.NAME](state))
        state, _ = game.apply(state, rng.choice(actions))
    return states


def _one_race(game: AnyGame, players: int, options: Any, rng: Random) -> int:
    state, count = game.setup(options, game.COLOURS[:players]), 0
    while game.actor(state) is not None:
        if game.begins_turn(state):
            turns = game.turns(state)
            state = _sailed(game, state, turns[int(rng.random() * len(turns))].way, rng)
            count += 1
        else:
            state = _any_action(game, state, rng)
    return count


def _sailed(game: AnyGame, state: Any, way: tuple[Any, ...], rng: Random) -> Any:
    """Return the state after a turn; whatever others decide in the middle of it is decided at random."""
    mover = game.actor(state), game.addressed(state)
    state, _, rest = game.play(state, way)
    while rest and game.actor(state) is not None:  # somebody who was pushed may have come home and ended the race
        if (game.actor(state), game.addressed(state)) == mover:
            state, _, rest = game.play(state, rest)
        else:
            state = _any_action(game, state, rng)
    return state


def _any_action(game: AnyGame, state: Any, rng: Random) -> Any:
    actions = game.legal(state)
    return game.apply(state, actions[int(rng.random() * len(actions))])[0]


OURS: tuple[tuple[str, Callable[[float, int], Measured]], ...] = (
    ("Mississippi, 4 players", random_play(GAMES["mississippi"], 4)),
    ("Mississippi, 6 players", random_play(GAMES["mississippi"], 6)),
    ("Mississippi, all whole turns listed", whole_turns(GAMES["mississippi"], 4)),
    ("Mississippi Queen, 4 players", random_play(GAMES["queen"], 4)),
    ("Mississippi Queen, all routes, 3 players", complete_turns(queen, 3, "passengers")),
    ("Mississippi Queen, all routes, 4 players", complete_turns(queen, 4, "passengers")),
    ("Mississippi Queen, all routes, 5 players", complete_turns(queen, 5, "passengers")),
    ("Mississippi Queen, all ends, 3 players, in the kernel", kernel_races(3, "passengers")),
    ("Mississippi Queen, all ends, 4 players, in the kernel", kernel_races(4, "passengers")),
    ("Mississippi Queen, all ends, 5 players, in the kernel", kernel_races(5, "passengers")),
    ("Black Rose race, all ends, 4 players, in the kernel", kernel_races(4, "black-rose")),
    ("The whole river, all routes, 4 players", complete_turns(queen, 4, "whole-river")),
    ("Two steamers each, all routes, 3 players", complete_turns(queen, 3, "two-each")),
    ("Black Rose race, all routes, 4 players", complete_turns(queen, 4, "black-rose")),
    ("Mississippi, all turns in captains' positions", captains_positions(GAMES["mississippi"], 4, "usual")),
    ("Mississippi Queen, all routes in captains' positions", captains_positions(queen, 4, "passengers")),
    ("Mississippi Queen, all ends in captains' positions, in the kernel", kernel_lists(4, "passengers")),
    ("Black Rose race, all routes in captains' positions", captains_positions(queen, 4, "black-rose")),
)


def _row(title: str, measured: Measured) -> dict[str, Any]:
    count, games, seconds = measured
    unit = "turns" if " all " in title else "decisions"
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
    """Return the figures with their ratios: decisions to catanatron's, turns of Mississippi Queen to socha's."""
    table = Table(title="Random play on one core", title_justify="left", box=SIMPLE)
    for heading in ("engine", "game", "counted"):
        table.add_column(heading)
    for heading in ("a second", "games/s", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        figures = (f"{row['per_second']:,.0f}", f"{row['games_per_second']:,.1f}", _ratio(row, rows))
        table.add_row(row["peer"], row["game"], row["unit"], *figures)
    return table


def _ratio(row: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    yardstick = next((other for other in rows if other["peer"] == YARDSTICKS[row["unit"]]), None)
    if yardstick is None:
        return ""
    return f"{row['per_second'] / yardstick['per_second']:.2f} × {yardstick['peer']}"


if __name__ == "__main__":
    sys.exit(main())
