"""Kill servers and databases under load, and count what was acknowledged, lost and doubled.

    python benchmarks/chaos_kills.py                      # 1,000 kills on SQLite, 300 of two processes and PostgreSQL
    python benchmarks/chaos_kills.py --sqlite 50 --postgres 0 --seed 7

Every client remembers what was acknowledged. After each round of kills every log is read again: every acknowledged order is
there once, entries are numbered without a gap, everybody at a table knows the same, and each log is a race by the rules.
The short form is in tests/server/test_power_cuts.py.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.killing import Count, on_postgres, on_sqlite


def main() -> None:
    """Kill, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sqlite", type=int, default=1_000, help="kills of a server on a SQLite file")
    parser.add_argument("--postgres", type=int, default=300, help="kills of two servers, PostgreSQL, or all of them")
    parser.add_argument("--seed", type=int, default=26)
    told = parser.parse_args()
    for name, kills, run in (("SQLite", told.sqlite, on_sqlite), ("PostgreSQL", told.postgres, on_postgres)):
        if kills:
            begun = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                show(name, run(Path(folder), kills, told.seed), time.monotonic() - begun)


def show(name: str, count: Count, seconds: float) -> None:
    """Print what came of it."""
    print(
        f"{name}: {count.kills} kills in {seconds:.0f} s, {count.acknowledged} orders acknowledged, "
        f"{count.entries} entries kept, none lost, none doubled",
        flush=True,
    )


if __name__ == "__main__":
    main()
