"""`paddlewheel replay`: a record move by move."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from paddlewheel.cli.boards import show_board
from paddlewheel.cli.language import say, spoken
from paddlewheel.cli.parameters import flag, told, whole
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.engine.contract import CHANCE, PAGE, Page, outcome_data
from paddlewheel.engine.errors import BadData, BadText
from paddlewheel.engine.record import Record, Step, parse_record
from paddlewheel.engine.record import replay as steps_of
from paddlewheel.words import name_of
from paddlewheel.words.events import tell


def replay(
    file: Annotated[str, Parameter(help=told("file"), allow_leading_hyphen=True)],
    /,
    *,
    until: Annotated[int | None, whole("until")] = None,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Show a record move by move, in words, and the board at the end."""
    return run(file, until, json)


def run(file: str, until: int | None, as_json: bool) -> int:
    """Show a record up to an action."""
    record = parse_record(read(file))
    length = len(record.actions)
    if until is not None and not 0 <= until <= length:
        raise BadData("--until", "record.actions", actions=length, found=str(until))
    ranked = record.ranked and until in (None, length)
    shown = Record(record.game, record.start, record.actions[:until], record.tags, ranked)
    if as_json:
        print_json(_data(shown, list(steps_of(shown))))
    else:
        _show(Screen(), shown, list(steps_of(shown)))
    return 0


def read(file: str) -> str:
    """Return the text of a file, or of standard input."""
    raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadText("file.not_utf8", raw[: error.start].count(b"\n") + 1, file=file) from error


def _data(record: Record, steps: list[Step]) -> dict[str, Any]:
    """Return the replay as plain data."""
    game = record.game
    last = steps[-1].after if steps else record.start
    return {
        "game": game.NAME,
        "tags": dict(record.tags),
        "start": game.to_data(record.start),
        "steps": [
            {
                "number": step.number,
                "actor": _actor(record, step),
                "action": game.format_action(step.before, step.action),
                "events": [game.event_data(step.before, event) for event in step.events],
            }
            for step in steps
        ],
        "position": game.to_data(last),
        "outcome": outcome_data(game.seats(last), game.standing(last) if record.ranked else game.outcome(last)),
    }


def _show(console: Console, record: Record, steps: list[Step]) -> None:
    game = record.game
    for name, value in record.tags:
        console.print(f"{name}: {value}", markup=False, highlight=False)
    for step in steps:
        heading = f"{step.number:>4}  {_called(record, step)}  {game.format_action(step.before, step.action)}"
        console.print(heading, style="bold", markup=False, highlight=False)
        for sentence in tell(game, (game.event_data(step.before, event) for event in step.events), spoken()):
            console.print(f"      {sentence}", markup=False, highlight=False)
    console.print()
    page = Page(console.width, max(console.height, PAGE.lines))
    show_board(console, game, steps[-1].after if steps else record.start, page)


def _called(record: Record, step: Step) -> str:
    """Return who acted, as people call them."""
    seat = record.game.actor(step.before)
    if seat is None or seat == CHANCE:
        return say("terminal-chance")
    return name_of("steamer", record.game.seats(step.before)[seat], spoken())


def _actor(record: Record, step: Step) -> str:
    seat = record.game.actor(step.before)
    return "chance" if seat is None or seat == CHANCE else record.game.seats(step.before)[seat]
