"""A captain of another tree of Paddlewheel as a program for the arena: how strong the levels are next to those of before.

git worktree add ../before 3623e69 && make -C ../before kernel
paddlewheel arena --captains "admiral,cmd:env PYTHONPATH=../before/src python benchmarks/earlier.py commodore,…"

With a second argument it has that many seconds for a decision, as captains of that tree count, whatever the arena says.
"""

from __future__ import annotations

import sys
from random import Random

from paddlewheel.captains import hire
from paddlewheel.captains.captain import Captain
from paddlewheel.captains.host import serve


class Earlier:
    """A captain of the tree, without a budget that the arena could set."""

    def __init__(self, rng: Random) -> None:
        self.captain: Captain = hire(sys.argv[1], rng, float(sys.argv[2]) if len(sys.argv) > 2 else None)
        self.choose = self.captain.choose


if __name__ == "__main__":
    serve(Earlier, sys.stdin.buffer, sys.stdout.buffer)
