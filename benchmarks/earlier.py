"""A captain of another tree of Paddlewheel as a program for the arena: how strong the levels are next to those of before.

git worktree add ../before 3623e69 && make -C ../before kernel
paddlewheel arena --captains "admiral,cmd:env PYTHONPATH=../before/src python benchmarks/earlier.py commodore,…"

With a second argument it has that many seconds for a decision, as captains of that tree count, whatever the arena says.
Positions are told as that tree knows them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import BinaryIO, cast

from paddlewheel.captains import hire
from paddlewheel.captains.captain import Captain
from paddlewheel.captains.host import serve
from paddlewheel.games import game_named


class Earlier:
    """A captain of the tree, without a budget that the arena could set."""

    def __init__(self, rng: Random) -> None:
        self.captain: Captain = hire(sys.argv[1], rng, float(sys.argv[2]) if len(sys.argv) > 2 else None)
        self.choose = self.captain.choose


RENAMED = {b'"under_way":': b'"voyage":', b'"rank":': b'"place":'}
"""What positions of Mississippi Queen were called once."""


def as_it_was(lines: BinaryIO) -> Iterator[bytes]:
    """Return questions in the words of the tree."""
    queen = game_named("queen")
    known = queen.to_data(queen.setup(queen.OPTIONS(), queen.COLOURS[:4]))
    renamed = RENAMED if "voyage" in known else {}
    for line in lines:
        yield reduce(lambda said, names: said.replace(*names), renamed.items(), line)


if __name__ == "__main__":
    serve(Earlier, cast("BinaryIO", as_it_was(sys.stdin.buffer)), sys.stdout.buffer)
