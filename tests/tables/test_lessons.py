"""A lesson at a table: founded by name, judged with each action, over when it is judged, and tried again by a takeback."""

from __future__ import annotations

import msgspec
import pytest

from paddlewheel.engine.errors import BadData
from paddlewheel.school import Course, courses
from paddlewheel.tables.automatic import chore
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import decode_charter, encode
from paddlewheel.tables.protocol import NewTable, TakeBack, WhichLesson
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import situation, table_info

from .sitting import Sitting, denied, seats

HEADING = WhichLesson(course="queen", lesson="heading")


def lesson() -> Sitting:
    return Sitting(NewTable(lesson=HEADING))


def test_the_learner_sits_here_and_captains_are_the_others() -> None:
    sitting = lesson()
    assert [(seat.seat, seat.captain) for seat in table_info(sitting.table).seats] == [
        ("red", None),
        ("green", "deckhand"),
        ("yellow", "deckhand"),
    ]
    assert table_info(sitting.table).lesson == HEADING
    assert not table_info(sitting.table).hints


def test_a_try_is_open_until_the_turn_is_over_and_then_nobody_decides() -> None:
    sitting = lesson()
    standing = situation(sitting.table, sitting.now).lesson
    assert standing is not None
    assert standing.standing == "open"
    sitting.sail("red", "2", "a", "a", "done")
    after = situation(sitting.table, sitting.now)
    assert after.lesson is not None
    assert (after.lesson.standing, after.lesson.says) == ("reached", "lesson-queen-heading-well")
    assert after.actor is None
    assert chore(sitting.table, sitting.now) is None
    assert sitting.table.due() is None, "the server has nothing to do here"
    assert denied(sitting, sitting.order("red", "1")) == "over"


def test_what_went_wrong_is_said_and_it_can_be_tried_again() -> None:
    sitting = lesson()
    sitting.sail("red", "1", "a", "done")
    missed = situation(sitting.table, sitting.now).lesson
    assert missed is not None
    assert (missed.standing, missed.says) == ("missed", "lesson-queen-heading-slow")
    sitting.give(TakeBack(id="again", seat="red", keep=0, seen=sitting.table.n))
    again = situation(sitting.table, sitting.now)
    assert again.lesson is not None
    assert (again.lesson.standing, again.actor, again.actions) == ("open", "red", 0)


def test_a_table_of_a_lesson_is_read_again_as_it_was() -> None:
    sitting = lesson()
    sitting.sail("red", "1", "a", "done")
    table = Table(sitting.keys.table, decode_charter(encode(sitting.charter)))
    for entry in sitting.kept:
        table.follow(entry)
    assert table.verdict == sitting.table.verdict
    assert table.actor is None


def test_a_lesson_that_a_later_build_has_no_more_is_a_race_like_any_other() -> None:
    sitting = lesson()
    charter = encode(sitting.charter).replace(b'"lesson":"heading"', b'"lesson":"weather"')
    table = Table(sitting.keys.table, decode_charter(charter))
    assert (table.lesson, table.verdict) == (None, None)
    assert table_info(table).lesson is None


def test_other_tables_are_told_as_before() -> None:
    sitting = Sitting(NewTable(game="queen", seats=seats("here", "here", "here")))
    assert table_info(sitting.table).lesson is None
    assert b'"lesson"' not in msgspec.json.encode(situation(sitting.table, sitting.now))


@pytest.mark.parametrize(
    "more", [{"game": "queen"}, {"title": "Race"}, {"public": True}, {"hints": False}, {"record": "x"}]
)
def test_a_lesson_comes_with_all_that_it_needs(more: dict[str, object]) -> None:
    with pytest.raises(BadData, match=r"table\.lesson_alone"):
        found(NewTable(lesson=HEADING, **more), 0)  # type: ignore[arg-type]
    with pytest.raises(BadData, match=r"name\.unknown"):
        found(NewTable(lesson=WhichLesson(course="queen", lesson="weather")), 0)


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.name)
def test_every_lesson_can_be_founded(course: Course) -> None:
    for one in course.lessons:
        table = Sitting(NewTable(lesson=WhichLesson(course=course.name, lesson=one.name))).table
        assert table.names[table.actor or 0] == one.seat
