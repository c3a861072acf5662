"""`paddlewheel replay`: a record move by move."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.cli.showing import show_board
from paddlewheel.games.game import CHANCE, PAGE, BadData, BadText, Page, outcome_data
from paddlewheel.games.record import Record, Step, parse_record, replay


def run(file: str, until: int | None, as_json: bool) -> int:
    """Show a record up to an action."""
    record = parse_record(read(file))
    length = len(record.actions)
    if until is not None and not 0 <= until <= length:
        raise BadData("--until", f"the record has {length} actions, so 0 to {length}, not {until}")
    steps = list(replay(Record(record.game, record.start, record.actions[:until], record.tags)))
    if as_json:
        print_json(_data(record, steps))
    else:
        _show(Screen(), record, steps)
    return 0


def read(file: str) -> str:
    """Return the text of a file, or of standard input."""
    raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadText(f"{file} is not a text in UTF-8", raw[: error.start].count(b"\n") + 1) from error


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
        "outcome": outcome_data(game.seats(last), game.outcome(last)),
    }


def _show(console: Console, record: Record, steps: list[Step]) -> None:
    game = record.game
    for name, value in record.tags:
        console.print(f"{name}: {value}", markup=False, highlight=False)
    for step in steps:
        heading = f"{step.number:>4}  {_actor(record, step)}  {game.format_action(step.before, step.action)}"
        console.print(heading, style="bold", markup=False, highlight=False)
        for event in step.events:
            console.print(f"      {game.tell(step.before, event)}", markup=False, highlight=False)
    console.print()
    page = Page(console.width, max(console.height, PAGE.lines))
    show_board(console, game, steps[-1].after if steps else record.start, page)


def _actor(record: Record, step: Step) -> str:
    seat = record.game.actor(step.before)
    return "chance" if seat is None or seat == CHANCE else record.game.seats(step.before)[seat]
