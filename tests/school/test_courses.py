"""Every lesson is solved by what it gives as its solutions, every wrong try is told, and every word is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import GAMES, game_named
from paddlewheel.school import Course, Lesson, Verdict, course_named, courses, explained, judged, start_of
from paddlewheel.words import LANGUAGES, known, say, speaker

LESSONS: Final = [(course, lesson) for course in courses() for lesson in course.lessons]
NAMES: Final = [f"{course.name}-{lesson.name}" for course, lesson in LESSONS]


def read(course: Course, lesson: Lesson, text: str) -> Iterator[Any]:
    """Yield the actions of a text, each read where it is done."""
    game, state = game_named(course.game), start_of(course, lesson)
    for one in text.split():
        action = game.parse_action(state, one)
        yield action
        state, _ = game.apply(state, action)


def sailed(course: Course, lesson: Lesson, text: str) -> Verdict:
    return judged(course, lesson, read(course, lesson, text))


every_lesson = pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=NAMES)


def test_the_courses_have_their_lessons() -> None:
    assert {course.name: len(course.lessons) for course in courses()} == {"queen": 8, "mississippi": 6, "black-rose": 6}
    assert len(set(NAMES)) == len(NAMES)


@every_lesson
def test_a_lesson_begins_with_a_decision_of_the_learner(course: Course, lesson: Lesson) -> None:
    game, state = GAMES[course.game], start_of(course, lesson)
    assert game.seats(state)[game.actor(state) or 0] == lesson.seat
    assert game.on_turn(state) == game.actor(state)
    assert judged(course, lesson, []) == Verdict("open")


@every_lesson
def test_every_solution_reaches_the_goal_with_its_last_action_and_not_before(course: Course, lesson: Lesson) -> None:
    for solution in lesson.solutions:
        assert sailed(course, lesson, solution) == Verdict("reached", course.message(lesson, "well")), solution
        *before, _ = solution.split()
        assert sailed(course, lesson, " ".join(before)) == Verdict("open"), solution


@every_lesson
def test_every_wrong_try_is_told(course: Course, lesson: Lesson) -> None:
    for mistake in lesson.mistakes:
        told = course.message(lesson, mistake.says)
        for wrong in mistake.tries:
            if mistake.refused:
                with pytest.raises(Refusal) as refused:
                    sailed(course, lesson, wrong)
                assert explained(course, lesson, refused.value.code) == told, (wrong, refused.value.code)
            else:
                assert sailed(course, lesson, wrong) == Verdict("missed", told), wrong


@every_lesson
def test_every_turn_of_the_first_decision_is_judged(course: Course, lesson: Lesson) -> None:
    """Whatever the learner does, the lesson can say something: no whole turn makes the checker stumble."""
    game, state = GAMES[course.game], start_of(course, lesson)
    found = {
        judged(course, lesson, turn.way[: len(turn.way) - len(game.play(state, turn.way).rest)])
        for turn in game.turns(state)
    }
    assert {one.says for one in found if one.standing != "open"} <= {"lesson-missed", *course.messages(lesson)}


@every_lesson
def test_a_lesson_has_its_words_in_every_language(course: Course, lesson: Lesson) -> None:
    for name in course.messages(lesson):
        assert known(name), name
        for language in LANGUAGES:
            assert say(name, {}, language), name


@every_lesson
def test_a_sentence_is_about_something_on_the_board(course: Course, lesson: Lesson) -> None:
    position = GAMES[course.game].to_data(start_of(course, lesson))
    for sentence in lesson.sentences:
        assert (sentence.where != "") == (sentence.at in ("steamer", "cell", "field")), sentence
        if sentence.at == "steamer":
            assert sentence.where in position["steamers"], sentence


def test_what_happens_after_the_goal_changes_nothing() -> None:
    course = course_named("queen")
    lesson = course.lesson("heading")
    assert sailed(course, lesson, "2 a a done 1 a done").standing == "reached"


def test_a_turn_that_no_mistake_tells_is_missed_all_the_same() -> None:
    course = course_named("black-rose")
    lesson = course.lesson("driftwood")
    assert sailed(course, lesson, "5 a l a a done") == Verdict("missed", "lesson-missed")


def test_a_course_or_lesson_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadData, match=r"name\.misspelt"):
        course_named("quen")
    with pytest.raises(BadData, match=r"name\.unknown"):
        course_named("queen").lesson("weather")


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("goal", {"fact": "state", "of": "round"}),
        ("goal", {"fact": "weather"}),
        ("mistakes", {"says": "nothing", "tries": ["1"]}),
        ("sentences", {"says": "here", "at": "moon"}),
    ],
)
def test_a_lesson_that_is_not_written_as_it_should_be_is_refused(part: str, change: dict[str, Any]) -> None:
    written = msgspec.to_builtins(course_named("queen").lesson("heading"))
    with pytest.raises(msgspec.ValidationError, match=part):
        msgspec.convert({**written, part: [change, change]}, Lesson)


DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "writing-a-lesson.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def test_the_document_shows_a_lesson_as_it_is_written() -> None:
    (shown,) = blocks("toml")
    written = resources.files("paddlewheel.school").joinpath("courses", "queen.toml").read_text(encoding="utf-8")
    assert shown in written


def test_the_document_shows_sentences_as_they_are_said() -> None:
    (shown,) = blocks("ftl")
    for name, text in (line.split(" = ") for line in shown.splitlines()):
        assert say(name, {}) == text  # type: ignore[arg-type]


def test_the_document_asks_the_checker_as_it_answers() -> None:
    (shown,) = blocks("python")
    *_, last = shown.splitlines()
    asked, _, answer = last.partition("#")
    space: dict[str, Any] = {}
    exec(shown, space)
    assert repr(eval(asked, space)) == answer.strip()


def test_every_course_has_a_name() -> None:
    for course in courses():
        for language in LANGUAGES:
            assert speaker(language)(course.title, otherwise="") != course.title
