"""Writing puzzles down: graded, chosen from many, named, gentle ones first, as one readable file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from paddlewheel.arena.puzzle_search import Candidate, found_in
from paddlewheel.engine.record import parse_record
from paddlewheel.school.puzzle import GRADES, Collection, Puzzle

MOST_OF_A_THEME: Final = 20
"""How many puzzles of each theme are kept."""
STEPS: Final = (1.0, 1.5, 2.25, 3.0)
"""Where one grade ends and the next begins, in points of how hard a puzzle is."""
MANY: Final = (60, 150, 400)
"""A puzzle is half a point harder for each of these numbers of turns that it reaches,"""
LONG: Final = (6, 7, 9, 12)
"""and for each of these lengths that its answer has, in actions or events."""


def search(folder: Path, file: Path) -> list[Candidate]:
    """Return the puzzles in a record; what was found before is read from the folder, and what is found now kept there."""
    kept = folder / f"{file.stem}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=list[Candidate])
    found = list(found_in(parse_record(file.read_text(encoding="utf-8"))))
    fresh = kept.with_suffix(".part")
    fresh.write_bytes(msgspec.json.encode(found))
    fresh.replace(kept)
    return found


def grade(one: Candidate) -> int:
    """Return how hard a puzzle is: by how often captains miss it, whether it looks bad, how much there is to look at."""
    length = max(one.events, len(one.answer.split()))
    looks = sum(one.turns >= turns for turns in MANY) + sum(length >= steps for steps in LONG)
    points = 2 * one.missed + (not one.greedy) + looks / 2
    return 1 + sum(points >= step for step in STEPS)


def chosen(found: Iterable[Candidate], most: int) -> list[Candidate]:
    """Return at most this many puzzles, no position twice, spread over themes, grades and numbers of players."""
    left = list({one.position: one for one in found}.values())
    kept, themes, kinds, sizes = list[Candidate](), Counter[str](), Counter[tuple[str, int]](), Counter[int]()
    while left and len(kept) < most:
        one = min(left, key=lambda one: (themes[one.theme], kinds[one.theme, grade(one)], sizes[one.players]))
        left.remove(one)
        if themes[one.theme] < MOST_OF_A_THEME:
            kept.append(one)
            themes[one.theme] += 1
            kinds[one.theme, grade(one)] += 1
            sizes[one.players] += 1
    return sorted(kept, key=grade)


def collection(name: str, found: Sequence[Candidate]) -> Collection:
    """Return chosen puzzles with names: the theme and a number."""
    numbers = Counter[str]()
    puzzles = []
    for one in found:
        numbers[one.theme] += 1
        puzzles.append(
            Puzzle(
                name=f"{one.theme}-{numbers[one.theme]}",
                theme=one.theme,
                grade=grade(one),
                seat=one.seat,
                position=one.position,
                best=one.best,
                answer=one.answer,
            )
        )
    return Collection(name=name, game=found[0].game, puzzles=puzzles)


def written(collection: Collection) -> str:
    """Return a collection as the text of its file."""
    counts = ", ".join(f"{sum(one.grade == grade for one in collection.puzzles)} of grade {grade}" for grade in GRADES)
    head = f"""\
# {len(collection.puzzles)} puzzles, {counts}. docs/puzzles.md says how they were found and how to read this.
name = "{collection.name}"
game = "{collection.game}"
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
