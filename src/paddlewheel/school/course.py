"""Courses and lessons as they are written: one TOML file for each course, in the folder `courses`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from paddlewheel.engine.errors import no_such
from paddlewheel.school.facts import AnyFact

Name: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Place: TypeAlias = Literal["steamer", "cell", "field", "speed", "arrow", "price", "sail", "order"]
"""What a sentence can point at; `where` says which steamer, cell or field."""


class Sentence(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One of the sentences of a lesson, by the end of its id, and the place it is about."""

    says: Name
    at: Place
    where: str = ""


class Mistake(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A wrong try that teaches something: told by what the rules refuse, or by what came of it."""

    says: Name
    tries: Annotated[list[str], Meta(min_length=1)]
    """Ways to make it, each with the actions of everyone up to where it shows."""
    refused: str = ""
    """The code of the refusal that it meets; else `when` tells it."""
    when: list[AnyFact] = []

    def __post_init__(self) -> None:
        """Take no mistake that nothing tells, and none that two things tell."""
        if bool(self.refused) == bool(self.when):
            raise ValueError(f"{self.says}: refused or when")


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One idea: a position, a goal, the sentences about it, how it is reached and how it is missed."""

    name: Name
    rules: Annotated[list[str], Meta(min_length=1)]
    """The rules that it teaches, by their ids."""
    seat: str
    """The seat of the learner."""
    position: str
    sentences: Annotated[list[Sentence], Meta(min_length=2, max_length=4)]
    goal: Annotated[list[AnyFact], Meta(min_length=1)]
    turns: Annotated[int, Meta(ge=1)] = 1
    """How many turns the learner has for it."""
    solutions: Annotated[list[str], Meta(min_length=1)]
    mistakes: Annotated[list[Mistake], Meta(min_length=1)]


class Course(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The lessons about one game, in the order in which they build on each other."""

    name: Name
    game: str
    rank: int
    """Where it stands among the courses."""
    opening: Annotated[int, Meta(ge=0)] = 0
    """After how many of its lessons a newcomer can sail a first race; 0 for a course that nobody begins with."""
    lessons: Annotated[list[Lesson], Meta(min_length=1)]

    @property
    def title(self) -> str:
        """The id of what the course is called."""
        return f"lesson-course-{self.name}"

    def message(self, lesson: Lesson, ending: str) -> str:
        """Return the id of a message of a lesson: `lesson-COURSE-LESSON-ENDING`."""
        return f"lesson-{self.name}-{lesson.name}-{ending}"

    def messages(self, lesson: Lesson) -> list[str]:
        """Return the ids of every message that a lesson needs."""
        endings = [*(one.says for one in lesson.sentences), *(one.says for one in lesson.mistakes)]
        return [self.message(lesson, ending) for ending in ("title", "task", "well", *endings)]

    def lesson(self, name: str) -> Lesson:
        """Return the lesson of that name."""
        found = {lesson.name: lesson for lesson in self.lessons}
        if name not in found:
            raise no_such("lesson", "name", name, found)
        return found[name]


@cache
def courses() -> tuple[Course, ...]:
    """Return every course, in order."""
    folder = resources.files(__package__).joinpath("courses")
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    read = [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Course) for file in files]
    return tuple(sorted(read, key=lambda course: course.rank))


def course_named(name: str) -> Course:
    """Return the course of that name."""
    found = {course.name: course for course in courses()}
    if name not in found:
        raise no_such("course", "name", name, found)
    return found[name]
