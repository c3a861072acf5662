"""`paddlewheel perft`: how many ways a position can go on."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.games.game import AnyGame, BadData
from paddlewheel.games.perft import Count, divide, perft


def run(game: AnyGame, state: Any, depth: int, by_action: bool, as_json: bool) -> int:
    """Count to a depth and print the counts."""
    if depth < 1:
        raise BadData("--depth", f"expected 1 or more, found {depth}")
    waiting = Screen(stderr=True)
    with waiting.status(f"counting {depth} actions deep …"):
        rows = divide(game, state, depth) if by_action else []
        counts = [] if by_action else [perft(game, state, level) for level in range(1, depth + 1)]
    if as_json:
        data = {"position": game.format_position(state), "depth": depth}
        found = {"actions": dict(rows)} if by_action else {"counts": counts}
        print_json(data | found)
    else:
        Screen().print(_divided(rows) if by_action else _counted(counts))
    return 0


def _counted(counts: list[Count]) -> Table:
    table = Table("depth", "ways", "of them ended", "digest")
    for count in counts:
        table.add_row(str(count.depth), f"{count.ways:,}", f"{count.ended:,}", count.digest)
    return table


def _divided(rows: list[tuple[str, int]]) -> Table:
    table = Table("action", "ways")
    for action, ways in rows:
        table.add_row(action, f"{ways:,}")
    table.add_section()
    table.add_row("in all", f"{sum(ways for _, ways in rows):,}")
    return table
