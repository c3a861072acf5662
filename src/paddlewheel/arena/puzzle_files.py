"""Writing puzzles down: named, the same position once, gentle ones first, as one readable file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from paddlewheel.school.puzzle import GRADES, Collection, Puzzle

EACH = 12
"""How many puzzles of each theme and grade are kept."""


def chosen(puzzles: Iterable[Puzzle], each: int = EACH) -> list[Puzzle]:
    """Return puzzles with names, by theme and grade, no position twice, and of each kind at most so many."""
    kept, seen, had = list[Puzzle](), set[str](), Counter[tuple[str, int]]()
    for puzzle in puzzles:
        kind = puzzle.theme, puzzle.grade
        if puzzle.position not in seen and had[kind] < each:
            seen.add(puzzle.position)
            had[kind] += 1
            kept.append(puzzle)
    kept.sort(key=lambda puzzle: (puzzle.theme, puzzle.grade))
    return [
        _named(puzzle, number)
        for _, same in groupby(kept, key=lambda puzzle: puzzle.theme)
        for number, puzzle in enumerate(same, 1)
    ]


def _named(puzzle: Puzzle, number: int) -> Puzzle:
    return Puzzle(
        name=f"{puzzle.theme}-{number}",
        theme=puzzle.theme,
        grade=puzzle.grade,
        seat=puzzle.seat,
        position=puzzle.position,
        best=puzzle.best,
        answer=puzzle.answer,
    )


def written(collection: Collection) -> str:
    """Return a collection as the text of its file."""
    counts = ", ".join(f"{sum(one.grade == grade for one in collection.puzzles)} of grade {grade}" for grade in GRADES)
    head = f"""\
# {len(collection.puzzles)} puzzles, {counts}. docs/puzzles.md says how they were found and how to read this.
name = "{collection.name}"
game = "{collection.game}"
rank = {collection.rank}
"""
    return "\n".join([head, *map(_lines, collection.puzzles)])


def _lines(puzzle: Puzzle) -> str:
    return f"""\
[[puzzles]]
name = "{puzzle.name}"
theme = "{puzzle.theme}"
grade = {puzzle.grade}
seat = "{puzzle.seat}"
position = "{puzzle.position}"
best = {puzzle.best}
answer = "{puzzle.answer}"
"""
