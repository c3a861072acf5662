"""The pictures to the rules are positions that the engine takes, and turns that it offers."""

from __future__ import annotations

import pytest

from paddlewheel.games import GAMES
from paddlewheel.rulebook import rule_ids
from paddlewheel.rulebook.pictures import _picture, pictures


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_a_position_of_its_game(game: str) -> None:
    drawn = pictures(game)
    assert set(drawn) <= set(rule_ids(game))
    for picture in drawn.values():
        state = GAMES[game].from_data(picture.position)
        assert GAMES[game].scene(state) == picture.scene


def test_there_are_pictures_to_all_three_games() -> None:
    ids = [rule for game in GAMES for rule in pictures(game)]
    assert [sum(rule.startswith(letter) for rule in ids) >= least for letter, least in (("M", 5), ("Q", 8), ("B", 5))] == [
        True
    ] * 3


def test_a_docking_picture_shows_what_it_is_beside() -> None:
    """M11: your number is higher, and you advance; M12: only the other's is, and it is pushed on."""
    shown = {
        rule: [event["event"] for event in picture.turn["events"]]
        for rule, picture in pictures("mississippi").items()
        if picture.turn
    }
    assert shown["M11"] == ["steamed_ahead", "touched", "advanced"]
    assert shown["M12"] == ["steamed_ahead", "touched", "pushed_on"]
    assert shown["M13"].count("advanced") == 2


def test_a_picture_of_a_turn_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="M9 has no turn"):
        _picture(
            GAMES["mississippi"],
            "M9",
            "mississippi rows=7 round=2 to_move=red | red=4:5:1 green=37:2:14 black=40:6:12",
            "+9",
        )
