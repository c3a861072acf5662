"""Judging positions and turns: everybody's chances, and what a turn gives away."""

from __future__ import annotations

import pytest

from captains.queen.positions import DEAD_END, HOME_FOR_A_COAL, LEADER_ON_THE_JETTY, PASSENGER_FOR_NOTHING
from paddlewheel import Race
from paddlewheel.captains.judgement import evaluate, judge
from paddlewheel.engine.errors import BadData
from paddlewheel.games import game_named

NINE_TO_GO = "mississippi rows=7 to_move=red | red=50:1:9 green=31:6:9 black=20:1:9"
BEFORE_THE_DICE = "mississippi to_move=red | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20"


@pytest.mark.parametrize("text", [NINE_TO_GO, BEFORE_THE_DICE, HOME_FOR_A_COAL, LEADER_ON_THE_JETTY, PASSENGER_FOR_NOTHING])
def test_chances_of_all_add_up_to_one_and_the_same_seed_gives_the_same(text: str) -> None:
    game = game_named(text.split(maxsplit=1)[0])
    state = game.parse_position(text)
    chances = evaluate(game, state, seconds=0.05)
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances)
    assert chances == evaluate(game, state, seconds=0.05)


def test_who_is_wrecked_or_home_has_no_chance_to_be_the_next() -> None:
    """Q13, Q21: red is home, and blue and green race on."""
    queen = game_named("queen")
    red, blue, green = evaluate(queen, queen.parse_position(DEAD_END))
    assert red == 0
    assert blue + green == pytest.approx(1)


@pytest.mark.parametrize(("text", "seat"), [(NINE_TO_GO, 0), (HOME_FOR_A_COAL, 2)])
def test_who_is_home_with_this_turn_is_likely_to_be(text: str, seat: int) -> None:
    """M14, Q21."""
    game = game_named(text.split(maxsplit=1)[0])
    assert evaluate(game, game.parse_position(text))[seat] > 0.9


def test_a_race_that_is_over_has_a_winner_and_no_chances() -> None:
    race = Race.from_position("mississippi rows=3 stop_at_winner=yes to_move=red | red=24:1:9 green=1:6:9 black=2:1:9")
    race.play("+1")
    assert race.outcome is not None
    assert race.evaluate() == {"red": 1.0, "green": 0.0, "black": 0.0}


def test_coming_home_loses_nothing_and_staying_behind_does() -> None:
    """M14: nine fields to go and nine logs."""
    game = game_named("mississippi")
    state = game.parse_position(NINE_TO_GO)
    home, astern = (judge(game, state, [game.parse_action(state, text)], seconds=0.1) for text in ("+9", "-6"))
    assert (home.loss, home.chance) == (0.0, 1.0)
    assert astern.loss > 0
    assert astern.best == (game.parse_action(state, "+9"),)


def test_a_passenger_left_waiting_loses_chances() -> None:
    """Q19."""
    race = Race.from_position(PASSENGER_FOR_NOTHING)
    worst = max(race.judge(turn).loss for turn in list(race.turns())[:6])
    assert worst > 0
    assert all(0 <= race.judge(turn).chance <= 1 for turn in list(race.turns())[:2])


def test_there_is_nothing_to_judge_where_chance_decides() -> None:
    game = game_named("mississippi")
    state = game.parse_position(BEFORE_THE_DICE)
    with pytest.raises(BadData):
        judge(game, state, [])
