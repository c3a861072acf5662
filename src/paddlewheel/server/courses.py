"""The courses of the school in words: the same for everybody, written once for each language."""

from __future__ import annotations

from functools import cache

import msgspec

from paddlewheel.school import Course, Lesson, courses
from paddlewheel.school.checker import MISSED
from paddlewheel.tables.protocol import CourseInfo, Courses, LessonInfo, LessonSentence
from paddlewheel.words import speaker


@cache
def written_courses(language: str) -> bytes:
    """Return every course as it is told in a language there is."""
    return msgspec.json.encode(Courses(courses=[_course(course, language) for course in courses()]))


def _course(course: Course, language: str) -> CourseInfo:
    return CourseInfo(
        name=course.name,
        title=speaker(language)(course.title),
        game=course.game,
        opening=course.opening,
        lessons=[_lesson(course, lesson, language) for lesson in course.lessons],
    )


def _lesson(course: Course, lesson: Lesson, language: str) -> LessonInfo:
    spoken = speaker(language)

    def say(ending: str) -> str:
        return spoken(course.message(lesson, ending))

    told = [course.message(lesson, ending) for ending in ("well", *(one.says for one in lesson.mistakes if one.when))]
    return LessonInfo(
        name=lesson.name,
        title=say("title"),
        task=say("task"),
        sentences=[LessonSentence(text=say(one.says), at=one.at, where=one.where) for one in lesson.sentences],
        says={name: spoken(name) for name in (*told, MISSED)},
        refusals={one.refused: say(one.says) for one in lesson.mistakes if one.refused},
    )
