"""How a try at a lesson stands: the goal is reached, missed or still open. Only the contract of games is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias

from paddlewheel.engine.contract import AnyGame, Seat
from paddlewheel.engine.data_types import Data
from paddlewheel.games import game_named
from paddlewheel.school.course import Course, Lesson
from paddlewheel.school.facts import all_hold

Standing: TypeAlias = Literal["open", "reached", "missed"]
MISSED = "lesson-missed"
"""What is said where no mistake of the lesson tells more."""


class Verdict(NamedTuple):
    """How a try stands, and the id of what is said about it; nothing while the goal is open."""

    standing: Standing
    says: str = ""


def start_of(course: Course, lesson: Lesson) -> Any:
    """Return the state in which a lesson begins."""
    return game_named(course.game).parse_position(lesson.position)


def judged(course: Course, lesson: Lesson, actions: Iterable[Any]) -> Verdict:
    """Return how a try stands after these actions of everyone.

    The goal is looked at whenever a turn of the learner ends. What happens after it was reached or missed changes nothing.
    An action that the rules refuse raises its Refusal.
    """
    game, state = game_named(course.game), start_of(course, lesson)
    seat, turns, events = game.seats(state).index(lesson.seat), 0, list[Data]()
    for action in actions:
        mine = game.on_turn(state) == seat
        state, happened = game.apply(state, action)
        events += [game.event_data(state, event) for event in happened]
        if mine and _over(game, state, seat):
            turns += 1
            if all_hold(lesson.goal, game.to_data(state), events):
                return Verdict("reached", course.message(lesson, "well"))
            if turns == lesson.turns:
                return Verdict("missed", _told(course, lesson, game.to_data(state), events))
    return Verdict("open")


def explained(course: Course, lesson: Lesson, code: str) -> str:
    """Return the id of what a lesson says about a refusal, nothing if it says nothing."""
    told = (mistake.says for mistake in lesson.mistakes if mistake.refused == code)
    return next((course.message(lesson, says) for says in told), "")


def _over(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether the turn that was under way is over."""
    return game.on_turn(state) != seat or game.begins_turn(state)


def _told(course: Course, lesson: Lesson, position: Data, events: list[Data]) -> str:
    told = (one.says for one in lesson.mistakes if one.when and all_hold(one.when, position, events))
    return next((course.message(lesson, says) for says in told), MISSED)
