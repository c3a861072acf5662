"""The errors there are, what they say, and the checks that every game shares."""

from __future__ import annotations

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel.engine.contract import check_seats
from paddlewheel.engine.errors import (
    BadData,
    BadInput,
    BadText,
    PaddlewheelError,
    Refusal,
    UnknownVersion,
    at_line,
    shortened,
)
from paddlewheel.games import GAMES, game_named


def test_errors_say_whose_mistake_it_was() -> None:
    assert issubclass(Refusal, PaddlewheelError)
    assert issubclass(BadInput, PaddlewheelError)
    assert issubclass(BadText, BadInput)
    assert issubclass(BadData, BadInput)
    assert not issubclass(Refusal, BadInput)


def test_a_refusal_has_a_rule_a_code_facts_and_an_action_instead() -> None:
    no = Refusal("M7", "ahead.no_wood", "+5", fields=6, wood=5)
    assert (no.rule, no.code, no.facts, no.instead) == ("M7", "ahead.no_wood", {"fields": 6, "wood": 5}, "+5")
    assert str(no) == "M7 ahead.no_wood (fields=6, wood=5)"
    again = no.offering("+4")
    assert (str(again), again.instead) == (str(no), "+4")


def test_bad_text_names_the_line() -> None:
    assert str(BadText("action.turn", 3, found="'x'")) == "line 3: action.turn (found='x')"
    assert str(BadText("action.turn")) == "action.turn"
    assert str(BadText("ahead.no_wood", 3, "M7")) == "line 3: M7 ahead.no_wood"


def test_bad_data_names_the_place() -> None:
    assert str(BadData("steamers.red.wood", "value.missing")) == "steamers.red.wood: value.missing"
    assert str(BadData("", "value.object")) == "value.object"
    assert str(BadData("box", "position.box", "M3", cell=(1, -2))) == "M3 box: position.box (cell=1,-2)"


@pytest.mark.parametrize(
    "error",
    [
        Refusal("M7", "ahead.no_wood", 5, fields=6),
        BadText("action.turn", 3, "M1", found="x"),
        BadData("box", "position.box", "M3", box=1),
        UnknownVersion(7, (1, 2)),
        at_line(Refusal("M7", "ahead.no_wood", 5, fields=6), 8),
    ],
)
def test_an_error_survives_the_way_between_processes(error: PaddlewheelError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert (again.rule, again.code, again.facts, again.kind) == (error.rule, error.code, error.facts, error.kind)


def test_an_error_in_a_line_keeps_what_it_says() -> None:
    no = at_line(Refusal("M7", "ahead.no_wood", 5, fields=6), 8)
    assert (str(no), no.kind) == ("line 8: M7 ahead.no_wood (fields=6)", "refusal")
    assert str(at_line(BadData("seats", "seat.twice", name="red"), 4)) == "line 4: seats: seat.twice (name=red)"
    first = BadText("action.turn", 3)
    assert at_line(first, 8) is first


def test_seats_are_checked_alike_in_every_game() -> None:
    assert check_seats("X1", 2, 3, ["red", "r2-d2"]) == ("red", "r2-d2")
    with pytest.raises(Refusal, match=re.escape("X1 players.number (fewest=2, most=3, players=1)")):
        check_seats("X1", 2, 3, ["red"])
    with pytest.raises(Refusal, match=re.escape("X1 players.number (fewest=2, most=3, players=4)")):
        check_seats("X1", 2, 3, ["a", "b", "c", "d"])
    with pytest.raises(BadData, match=re.escape("seat.twice (name=b)")):
        check_seats("X1", 2, 3, ["a", "b", "b"])
    with pytest.raises(BadData, match=re.escape("seat.name (found='chance', reserved=chance,nobody)")):
        check_seats("X1", 2, 3, ["a", "chance"])


@given(st.one_of(st.text(), st.integers(), st.none(), st.lists(st.text()), st.binary()), st.integers(1, 80))
def test_what_was_found_is_quoted_on_one_short_line(found: object, most: int) -> None:
    text = shortened(found, most)
    assert text
    assert len(text.splitlines()) == 1
    assert len(text) <= 10 * most + 8  # a character may be written as an escape of up to ten


def test_a_long_text_is_cut() -> None:
    assert shortened("x" * 61) == f"'{'x' * 60}'…"
    assert shortened("x" * 60) == f"'{'x' * 60}'"
    assert shortened("two\n  lines") == "'two lines'"


def test_a_game_is_found_by_its_name() -> None:
    for name, game in GAMES.items():
        assert game_named(name) is game
    with pytest.raises(BadData, match=re.escape("game: name.unknown (kind=game, found='chess', known=mississippi,queen)")):
        game_named("chess")
