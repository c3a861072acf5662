"""`paddlewheel par`: the fewest turns in which a steamer alone on a river gets home, and how."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from paddlewheel.captains.knowledge import par_of
from paddlewheel.cli.arguments import choose, game_for, read_position, seats_of
from paddlewheel.cli.commands.replay import read
from paddlewheel.cli.language import say
from paddlewheel.cli.parameters import about, about_setup, flag, told, whole
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.engine.record import final, parse_record
from paddlewheel.games import GAMES


def par(
    river: Annotated[str, Parameter(help=told("river"), allow_leading_hyphen=True)],
    /,
    *,
    setup: Annotated[str, about_setup()] = "",
    options: Annotated[str, about("options-text")] = "",
    seed: Annotated[int, whole("par-seed")] = 1,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Say in how few turns a steamer alone on a river gets home, and how."""
    game, start, last, drawn = _begin(river, setup, options, seed)
    return run(game, start, last, drawn, json)


def run(game: AnyGame, start: Any, last: Any, seed: int, as_json: bool) -> int:
    """Plan and print the plan."""
    plan = par_of(game)
    if plan is None:
        raise BadData("river", "par.no_plan", game=game.NAME)
    found = plan(start, last, seed)
    if as_json:
        print_json({"game": game.NAME, "seed": seed, **found})
        return 0
    screen = Screen()
    tiles, landing = " ".join(found["tiles"]), found["landing"]
    screen.print(Text(say("terminal-par-river", {"tiles": tiles, "landing": landing})), soft_wrap=True)
    for which in ("revealed", "hidden"):
        _show(screen, which, found[which])
    return 0


def _show(screen: Screen, which: str, found: dict[str, Any] | None) -> None:
    """Print the plan on a revealed or a hidden river."""
    if found is None:
        screen.print(Text("\n" + say("terminal-par-none", {"river": which})), soft_wrap=True)
        return
    facts = {"river": which, "turns": found["turns"], "coal": found["coal"]}
    screen.print(Text("\n" + say("terminal-par", facts), style="bold"), soft_wrap=True)
    for nth, actions in enumerate(found["line"]):
        screen.print(Text(f"{nth + 1:>4}  {' '.join(actions)}"), soft_wrap=True)


def _begin(river: str, setup: str, options: str, seed: int) -> tuple[AnyGame, Any, Any, int]:
    """Return the game, its start, the last state that is known, and the seed: of a number, a file or a position."""
    if river == "-" or Path(river).is_file():
        record = parse_record(read(river))
        return record.game, record.start, final(record), seed
    if len(river.split()) == 1 and river.lstrip("+-").isdigit():
        game = game_for(None, setup) if setup else next(game for game in GAMES.values() if par_of(game))
        chosen, players = choose(game, setup, options, None)
        start = game.setup(chosen, seats_of(game, players))
        return game, start, start, whole_number(river, "river")
    game, state = read_position(river)
    return game, state, state, seed
