"""`paddlewheel puzzles`: list the puzzles there are, solve them in the terminal, or find new ones in records of races."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from paddlewheel.arena.puzzle_files import chosen, collection, search, written
from paddlewheel.arena.puzzle_search import Candidate
from paddlewheel.arena.workers import check_counts, folder_named, progress_bar, spread
from paddlewheel.cli.commands.play import edit_lines
from paddlewheel.cli.language import say, sayer
from paddlewheel.cli.parameters import about, flag, told, whole
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.cli.puzzles_at_terminal import solve
from paddlewheel.engine.errors import BadData
from paddlewheel.school.puzzle import Collection, collection_named, collections

FOUND = "found-puzzles"
NAMES = tuple(one.name for one in collections())


def puzzles(
    *,
    game: Annotated[str, about("puzzles-game", known=NAMES)] = "",
    puzzle: Annotated[str, about("puzzles-puzzle")] = "",
    from_: Annotated[str, Parameter(name="--from", help=told("puzzles-from"))] = "",
    to: Annotated[str, about("puzzles-to")] = FOUND,
    most: Annotated[int, whole("puzzles-most")] = 64,
    name: Annotated[str, about("puzzles-name")] = "",
    jobs: Annotated[int, whole("jobs")] = 1,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """List the puzzles there are, solve them, or find some in races."""
    if from_:
        return find(records_in(from_), folder_named(to), most, name, jobs, json)
    if game or puzzle:
        edit_lines()
        return solve(collection_named(game or NAMES[0]), puzzle, Screen(), input)
    return show(json)


def find(files: list[Path], folder: Path, most: int, name: str, jobs: int, as_json: bool) -> int:
    """Print the puzzles in some records as the text of a collection; a search that was stopped goes on where it was."""
    check_counts(most, jobs)
    found = list[Candidate]()
    with progress_bar(Screen(stderr=True)) as progress:
        bar = progress.add_task(say("terminal-puzzles-search"), total=len(files))
        for some in spread(partial(search, folder), files, jobs):
            found += some
            progress.advance(bar)
    kept = chosen(sorted(found, key=lambda one: one.position), most)
    if len({one.game for one in kept}) > 1:
        raise BadData("from", "puzzles.two_games", found=str(files[0].parent))
    if as_json:
        print_json(kept)
    elif not kept:
        Screen().print(Text(say("terminal-puzzles-none")), soft_wrap=True)
    else:
        print(written(collection(name or kept[0].game, kept)))  # noqa: T201  (the text of a file, to be kept as it is)
    return 0


def records_in(folder: str) -> list[Path]:
    """Return the records of a folder, or the one of that name."""
    path = Path(folder)
    files = sorted(path.glob("*.record")) if path.is_dir() else [path] if path.is_file() else []
    if not files:
        raise BadData("from", "puzzles.no_records", found=folder)
    return files


def show(as_json: bool) -> int:
    """Print how many puzzles there are of each theme."""
    if as_json:
        print_json(list(collections()))
        return 0
    for one in collections():
        _show(one)
    return 0


def _show(one: Collection) -> None:
    screen, spoken = Screen(), sayer()
    title = spoken(f"lesson-course-{one.name}")
    heading = say("terminal-puzzles", {"title": f"{title} ({one.name})", "count": len(one.puzzles)})
    screen.print(Text(heading, style="bold"), soft_wrap=True)
    for theme, count in Counter(puzzle.theme for puzzle in one.puzzles).most_common():
        line = say("terminal-puzzles-theme", {"theme": spoken(f"puzzle-theme-{theme}"), "count": count})
        screen.print(Text(f"  {line}"), soft_wrap=True)
