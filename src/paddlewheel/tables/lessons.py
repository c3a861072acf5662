"""A lesson of the school at a table: who sits where, and how a try stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.engine.record import Record
from paddlewheel.games import game_named
from paddlewheel.school import Course, Lesson, Verdict, course_named, judged, start_of
from paddlewheel.tables.protocol import NewSeat, WhichLesson

CREW: Final = "deckhand"
"""The captain who decides for the others what the learner's turn asks of them, such as a heading after a push."""


def begun(which: WhichLesson) -> tuple[Record, list[NewSeat]]:
    """Return the race that a lesson begins with and its seats: the learner's, and the others'."""
    course = course_named(which.course)
    lesson = course.lesson(which.lesson)
    game, start = game_named(course.game), start_of(course, lesson)
    crew = NewSeat(by="captain", captain=CREW)
    return Record(game, start), [NewSeat(by="here") if name == lesson.seat else crew for name in game.seats(start)]


def tried(which: WhichLesson | None, begins: Any) -> tuple[Course, Lesson] | None:
    """Return the lesson that a table is for; None if for none, or for one that this build does not have like this."""
    if which is None:
        return None
    try:
        course = course_named(which.course)
        lesson = course.lesson(which.lesson)
    except PaddlewheelError:
        return None
    return (course, lesson) if start_of(course, lesson) == begins else None


def standing(lesson: tuple[Course, Lesson] | None, actions: Sequence[Any]) -> Verdict | None:
    """Return how a try stands after these actions; None where no lesson is tried."""
    return None if lesson is None else judged(*lesson, actions)
