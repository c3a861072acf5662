"""The pictures to the rules are positions that the engine takes, and turns that it offers."""

from __future__ import annotations

import pytest

from paddlewheel.games import GAMES
from paddlewheel.words.rulebook.examples import examples
from paddlewheel.words.rulebook.pictures import _turn, picture

ALL = [(game, name) for game in GAMES for name in examples(game)]


@pytest.mark.parametrize(("game", "name"), ALL, ids=[name for _, name in ALL])
def test_every_picture_is_a_position_of_its_game_and_shows_the_turn_that_is_told(game: str, name: str) -> None:
    example, drawn = examples(game)[name], picture(game, name)
    assert GAMES[game].scene(GAMES[game].from_data(drawn.position)) == drawn.scene
    assert (drawn.turn is None) == (example.still or not example.actions)


def test_a_docking_picture_shows_what_it_is_beside() -> None:
    """M11: your number is higher, and you advance; M12: only the other's is, and it is pushed on."""
    shown = {
        name: [event["event"] for event in drawn.turn["events"]]
        for name in examples("mississippi")
        if (drawn := picture("mississippi", name)).turn
    }
    assert shown["M11"] == ["steamed_ahead", "touched", "advanced"]
    assert shown["M12"] == ["steamed_ahead", "touched", "pushed_on"]
    assert shown["M13"].count("advanced") == 2


def test_a_picture_of_a_turn_that_is_not_legal_is_refused() -> None:
    game = GAMES["mississippi"]
    state = game.parse_position("mississippi rows=7 round=2 to_move=red | red=4:5:1 green=37:2:14 black=40:6:12")
    with pytest.raises(ValueError, match=r"no turn is \+9"):
        _turn(game, state, "+9")
