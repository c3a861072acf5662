"""The errors there are, what they say, and the checks that every game shares."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel.games import GAMES, game_named
from paddlewheel.games.game import BadData, BadInput, BadText, PaddlewheelError, Refusal, check_seats, shortened, unexpected


def test_errors_say_whose_mistake_it_was() -> None:
    assert issubclass(Refusal, PaddlewheelError)
    assert issubclass(BadInput, PaddlewheelError)
    assert issubclass(BadText, BadInput)
    assert issubclass(BadData, BadInput)
    assert not issubclass(Refusal, BadInput)


def test_a_refusal_has_a_rule_a_sentence_and_an_action_instead() -> None:
    no = Refusal("M7", "costs 6 logs, red has 5", "+5")
    assert (no.rule, no.sentence, no.instead) == ("M7", "costs 6 logs, red has 5", "+5")
    assert str(no) == "M7: costs 6 logs, red has 5"


def test_bad_text_names_the_line() -> None:
    assert str(BadText("expected a turn", 3)) == "line 3: expected a turn"
    assert str(BadText("expected a turn")) == "expected a turn"
    assert BadText("M7: too far", 3, "M7").rule == "M7"


def test_bad_data_names_the_place() -> None:
    assert str(BadData("steamers.red.wood", "is missing")) == "steamers.red.wood: is missing"
    assert str(BadData("", "expected an object")) == "expected an object"
    assert str(BadData("box", "60 logs in all", "M3")) == "M3: box: 60 logs in all"


@pytest.mark.parametrize("error", [Refusal("M7", "too far", 5), BadText("what", 3, "M1"), BadData("box", "what", "M3")])
def test_an_error_survives_the_way_between_processes(error: PaddlewheelError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.rule == error.rule


def test_seats_are_checked_alike_in_every_game() -> None:
    assert check_seats("X1", 2, 3, ["red", "r2-d2"]) == ("red", "r2-d2")
    with pytest.raises(Refusal, match="X1: 2 to 3 players can play, not 1"):
        check_seats("X1", 2, 3, ["red"])
    with pytest.raises(Refusal, match="X1: 2 to 3 players can play, not 4"):
        check_seats("X1", 2, 3, ["a", "b", "c", "d"])
    with pytest.raises(BadData, match="two seats are called b"):
        check_seats("X1", 2, 3, ["a", "b", "b"])
    with pytest.raises(BadData, match="'chance' cannot be a seat's name"):
        check_seats("X1", 2, 3, ["a", "chance"])


def test_unexpected_says_what_was_expected_and_found() -> None:
    assert str(unexpected("a turn", "quark", 7)) == "line 7: expected a turn, found 'quark'"
    assert str(unexpected("a turn", "")) == "expected a turn, found nothing"


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
    with pytest.raises(BadData, match="there is no game 'chess'; there are mississippi"):
        game_named("chess")
