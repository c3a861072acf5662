"""`paddlewheel perft`: how many ways a position can go on."""

from __future__ import annotations

from typing import Annotated, Any

from rich.table import Table

from paddlewheel.cli.arguments import begin
from paddlewheel.cli.language import number, say
from paddlewheel.cli.parameters import about, about_game, flag, whole
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.engine import perft as counting
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData
from paddlewheel.games import USUAL_GAME


def perft(
    *,
    depth: Annotated[int, whole("depth")] = 3,
    game: Annotated[str | None, about_game()] = None,
    players: Annotated[int | None, whole("players")] = None,
    options: Annotated[str, about("options-text")] = "",
    position: Annotated[str, about("perft-position")] = "",
    divide: Annotated[bool, flag("divide")] = False,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Count the ways a game can go on."""
    rules, state = begin(game or USUAL_GAME, players, options, position)
    return run(rules, state, depth, divide, json)


def run(game: AnyGame, state: Any, depth: int, by_action: bool, as_json: bool) -> int:
    """Count to a depth and print the counts."""
    if depth < 1:
        raise BadData("--depth", "value.at_least", least=1, found=str(depth))
    waiting = Screen(stderr=True)
    with waiting.status(say("terminal-counting", {"depth": depth})):
        rows = counting.divide(game, state, depth) if by_action else []
        counts = [] if by_action else [counting.perft(game, state, level) for level in range(1, depth + 1)]
    if as_json:
        data = {"position": game.format_position(state), "depth": depth}
        found = {"actions": dict(rows)} if by_action else {"counts": counts}
        print_json(data | found)
    else:
        Screen().print(_divided(rows) if by_action else _counted(counts))
    return 0


def _counted(counts: list[counting.Count]) -> Table:
    table = Table(say("terminal-depth"), say("terminal-ways"), say("terminal-ended"), say("terminal-digest"))
    for count in counts:
        table.add_row(str(count.depth), number(count.ways), number(count.ended), count.digest)
    return table


def _divided(rows: list[tuple[str, int]]) -> Table:
    table = Table(say("terminal-action"), say("terminal-ways"))
    for action, ways in rows:
        table.add_row(action, number(ways))
    table.add_section()
    table.add_row(say("terminal-total"), number(sum(ways for _, ways in rows)))
    return table
