"""The puzzles of the school: all of them in words, the same for everybody, and what is told about a try at one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from paddlewheel.school.puzzle import Collection, Puzzle, collection_named, collections
from paddlewheel.tables import puzzles
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import PuzzleCollection, PuzzleInfo, Puzzles, PuzzleTold
from paddlewheel.tables.table import Table
from paddlewheel.words import speaker

PRICE: Final = 2 * puzzles.SECONDS
"""About how many seconds it takes to judge a try and the answer."""


@cache
def written_puzzles(language: str) -> bytes:
    """Return every puzzle as it is told in a language there is; its answer is told after a try."""
    return msgspec.json.encode(Puzzles(collections=[_collection(one, language) for one in collections()]))


def told(collection: str, puzzle: str, actions: Sequence[Any], language: str) -> PuzzleTold:
    """Return what is told about a try; this takes longer than anybody at another table should wait."""
    found = collection_named(collection)
    return puzzles.told(found, found.puzzle(puzzle), actions, language)


def which(table: Table) -> tuple[str, str]:
    """Return the collection and the name of the puzzle that is tried at a table; raise Denied where none is."""
    match table.lesson:
        case (Collection() as collection, Puzzle() as puzzle):
            return collection.name, puzzle.name
    raise Denied("not_understood", "puzzle.none")


def _collection(collection: Collection, language: str) -> PuzzleCollection:
    spoken = speaker(language)
    return PuzzleCollection(
        name=collection.name,
        course=collection.course,
        title=spoken(f"lesson-course-{collection.name}"),
        game=collection.game,
        puzzles=[
            PuzzleInfo(name=one.name, grade=one.grade, seat=one.seat, hint=spoken(f"puzzle-hint-{one.theme}"))
            for one in collection.puzzles
        ],
    )
