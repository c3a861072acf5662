"""The school: courses of lessons that are data, and a checker that says how a try went. See docs/writing-a-lesson.md."""

from __future__ import annotations

from paddlewheel.school.checker import Verdict, explained, judged, start_of
from paddlewheel.school.course import Course, Lesson, Mistake, Sentence, course_named, courses

__all__ = [
    "Course",
    "Lesson",
    "Mistake",
    "Sentence",
    "Verdict",
    "course_named",
    "courses",
    "explained",
    "judged",
    "start_of",
]
