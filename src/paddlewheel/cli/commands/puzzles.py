"""`paddlewheel puzzles`: list the puzzles there are, or find new ones in records of races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from paddlewheel.arena.puzzle_files import chosen, written
from paddlewheel.arena.puzzle_search import found_in
from paddlewheel.cli.language import say
from paddlewheel.cli.parameters import flag, told
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import Record, parse_record
from paddlewheel.school.puzzle import GRADES, Collection, collections


def puzzles(
    *,
    from_: Annotated[str, Parameter(name="--from", help=told("puzzles-from"))] = "",
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """List the puzzles there are, or find some in races."""
    return find(from_, json) if from_ else show(json)


def find(folder: str, as_json: bool) -> int:
    """Print the puzzles in the records of a folder, or in one record, as the text of a collection."""
    found = list[Collection]()
    for game, records in _by_game(folder).items():
        kept = chosen(puzzle for record in records for puzzle in found_in(record))
        if kept:
            found.append(Collection(name=game, game=game, rank=len(found) + 1, puzzles=kept))
    if as_json:
        print_json(found)
    elif not found:
        Screen().print(Text(say("terminal-puzzles-none")), soft_wrap=True)
    for collection in () if as_json else found:
        print(written(collection))  # noqa: T201  (the text of a file, to be kept as it is)
    return 0


def show(as_json: bool) -> int:
    """Print how many puzzles there are of each theme and grade."""
    if as_json:
        print_json(list(collections()))
        return 0
    screen = Screen()
    for collection in collections():
        facts = {"title": say(f"puzzles-{collection.name}"), "count": len(collection.puzzles)}
        screen.print(Text(say("terminal-puzzles", facts), style="bold"), soft_wrap=True)
        counts = Counter((puzzle.theme, puzzle.grade) for puzzle in collection.puzzles)
        for theme in dict.fromkeys(puzzle.theme for puzzle in collection.puzzles):
            each = " ".join(f"{say(f'puzzle-grade-{grade}')} {counts[theme, grade]}" for grade in GRADES)
            screen.print(Text(f"  {say(f'puzzle-theme-{theme}')}: {each}"), soft_wrap=True)
    return 0


def _by_game(folder: str) -> dict[str, list[Record]]:
    """Return the records of a folder, or the one of a file, by the names of their games."""
    path = Path(folder)
    files = sorted(path.glob("*.record")) if path.is_dir() else [path]
    found: dict[str, list[Record]] = {}
    for record in _read(files):
        found.setdefault(record.game.NAME, []).append(record)
    if not found:
        raise BadData("from", "puzzles.no_records", found=folder)
    return found


def _read(files: list[Path]) -> Iterator[Record]:
    for file in files:
        if file.is_file():
            yield parse_record(file.read_text(encoding="utf-8"))
