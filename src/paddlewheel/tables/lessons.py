"""A lesson or a puzzle of the school at a table: who sits where, and how a try stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.engine.record import Record
from paddlewheel.games import game_named
from paddlewheel.school import Course, Lesson, Verdict, course_named, judged
from paddlewheel.school.puzzle import PUZZLES, Collection, Puzzle, collection_named, verdict
from paddlewheel.tables.protocol import NewSeat, WhichLesson

CREW: Final = "deckhand"
"""The captain who decides for the others what the learner's turn asks of them, such as a heading after a push."""
Exercise: TypeAlias = tuple[Course, Lesson] | tuple[Collection, Puzzle]
"""What is tried at a table, and what it belongs to."""


def begun(which: WhichLesson) -> tuple[Record, list[NewSeat]]:
    """Return the race that an exercise begins with and its seats: the learner's, and the others'."""
    course, lesson = _named(which)
    game, start = game_named(course.game), _start(course, lesson)
    crew = NewSeat(by="captain", captain=CREW)
    return Record(game, start), [NewSeat(by="here") if name == lesson.seat else crew for name in game.seats(start)]


def is_puzzle(which: WhichLesson | None) -> bool:
    """Return whether a puzzle is meant, in which nobody is shown beforehand what a turn sets off."""
    return which is not None and which.course.endswith(PUZZLES)


def tried(which: WhichLesson | None, begins: Any) -> Exercise | None:
    """Return the exercise that a table is for; None if for none, or for one that this build does not have like this."""
    if which is None:
        return None
    try:
        found = _named(which)
    except PaddlewheelError:
        return None
    return found if _start(*found) == begins else None


def standing(exercise: Exercise | None, actions: Sequence[Any]) -> Verdict | None:
    """Return how a try stands after these actions; None where nothing is tried."""
    match exercise:
        case (Course() as course, Lesson() as lesson):
            return judged(course, lesson, actions)
        case (Collection() as collection, Puzzle() as puzzle):
            return verdict(collection, puzzle, actions)
    return None


def _named(which: WhichLesson) -> Exercise:
    if is_puzzle(which):
        collection = collection_named(which.course.removesuffix(PUZZLES))
        return collection, collection.puzzle(which.lesson)
    course = course_named(which.course)
    return course, course.lesson(which.lesson)


def _start(course: Course | Collection, lesson: Lesson | Puzzle) -> Any:
    return game_named(course.game).parse_position(lesson.position)
