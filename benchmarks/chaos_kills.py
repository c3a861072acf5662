"""Kill servers and databases under load, and count what was acknowledged, lost and doubled.

    python benchmarks/chaos_kills.py                              # 1,000 kills on SQLite, 300 with PostgreSQL
    python benchmarks/chaos_kills.py --sqlite 50 --postgres 0 --seed 7
    nice python benchmarks/chaos_kills.py --state kills.json      # goes on where it was broken off

Every client remembers what was acknowledged. It goes in rounds, each with a seed of its own, a fresh database and fresh
tables. After each round every log is read again: each acknowledged order is there once, entries have numbers without a gap,
everybody at a table knows the same, each log is a race by the rules, and no process has left a traceback. A round in which
something is wrong is written down with its seed, and what it left behind is kept. The short form is in
tests/server/test_power_cuts.py.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.killing import ROUND, Count, on_postgres, on_sqlite

Run = Callable[[Path, int, int], Count]
RUNS: dict[str, Run] = {"sqlite": on_sqlite, "postgres": on_postgres}


class Round(msgspec.Struct):
    """What came of one round: `wrong` says what was, and is empty if nothing was lost or doubled."""

    seed: int
    kills: int
    acknowledged: int
    entries: int
    seconds: float
    wrong: str = ""


class State(msgspec.Struct):
    """All rounds that are done, by what was killed."""

    sqlite: list[Round] = msgspec.field(default_factory=list)
    postgres: list[Round] = msgspec.field(default_factory=list)

    def of(self, name: str) -> list[Round]:
        """Return the rounds on one kind of database."""
        return self.sqlite if name == "sqlite" else self.postgres


def main() -> int:
    """Kill, count, print; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sqlite", type=int, default=1_000, help="kills of a server on a SQLite file")
    parser.add_argument("--postgres", type=int, default=300, help="kills of two servers, PostgreSQL, or all of them")
    parser.add_argument("--seed", type=int, default=26, help="the seed of the first round; each further one has the next")
    parser.add_argument("--state", type=Path, help="a file that knows what is done, and is written after each round")
    told = parser.parse_args()
    state = read(told.state)
    wanted = {"sqlite": told.sqlite, "postgres": told.postgres}
    while (name := furthest_behind(state, wanted)) is not None:
        done = state.of(name)
        kills = min(ROUND, wanted[name] - sum(one.kills for one in done))
        done.append(one_round(name, kills, told.seed + len(done)))
        show(name, done)
        if told.state:
            write(told.state, state)
    return int(any(one.wrong for name in wanted for one in state.of(name)))


def furthest_behind(state: State, wanted: dict[str, int]) -> str | None:
    """Return where the next round is: where the smallest part of what is wanted is done; None if all is."""
    shares = {name: sum(one.kills for one in state.of(name)) / most for name, most in wanted.items() if most}
    name = min(shares, key=lambda one: shares[one], default=None)
    return None if name is None or shares[name] >= 1 else name


def one_round(name: str, kills: int, seed: int) -> Round:
    """Kill so often, and say what came of it."""
    begun, folder = time.monotonic(), Path(tempfile.mkdtemp(prefix="paddlewheel-kills-"))
    try:
        count = RUNS[name](folder, kills, seed)
    except Exception as wrong:  # noqa: BLE001  (whatever it is, it is a find, and the next round goes on)
        text = f"{type(wrong).__name__}: {wrong}"[:2000] + f" (see {folder})"
        return Round(seed, kills, 0, 0, time.monotonic() - begun, text)
    shutil.rmtree(folder, ignore_errors=True)
    return Round(seed, count.kills, count.acknowledged, count.entries, time.monotonic() - begun)


def show(name: str, done: list[Round]) -> None:
    """Print what came of all rounds so far."""
    kills, acknowledged = sum(one.kills for one in done), sum(one.acknowledged for one in done)
    entries, seconds = sum(one.entries for one in done), sum(one.seconds for one in done)
    wrong = [f"seed {one.seed}: {one.wrong}" for one in done if one.wrong]
    said = "; ".join(wrong) or "none lost, none doubled"
    print(
        f"{name}: {kills} kills in {seconds:.0f} s, {acknowledged} orders acknowledged, {entries} entries kept, {said}",
        flush=True,
    )


def read(path: Path | None) -> State:
    """Return what is done already."""
    return msgspec.json.decode(path.read_bytes(), type=State) if path is not None and path.exists() else State()


def write(path: Path, state: State) -> None:
    """Keep what is done, whole or not at all."""
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(state)))
    new.replace(path)


if __name__ == "__main__":
    sys.exit(main())
