"""What several commands take: how many play, and with which options, when not everything is said."""

from __future__ import annotations

import pytest

from paddlewheel.cli.arguments import choose, game_for
from paddlewheel.games import mississippi, queen
from paddlewheel.games.queen.model.options import Options
from paddlewheel.race import fewest_players


@pytest.mark.parametrize(
    ("chosen", "players"),
    [
        (Options(), 3),
        (Options(school=True), 3),
        (Options(steamers=2), 2),
        (Options(steamers=2, black_rose=True), 2),
        (Options(black_rose=True), 3),
        (Options(removed=("red-1", "red-2", "red-3")), 4),
    ],
)
def test_as_few_play_as_the_options_allow(chosen: Options, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """B1, B8, B10: with few stations four can have enough passengers where three cannot."""
    monkeypatch.setattr(queen, "PLAYERS", range(2, 7))
    assert fewest_players(queen, chosen) == players


def test_options_that_nobody_can_have_are_left_to_be_refused() -> None:
    """B1: for as many as usually play, of whom the refusal then speaks."""
    assert fewest_players(queen, Options(removed=("red-1", "red-2", "red-3", "red-4", "brown-1"))) == 3


def test_a_set_up_says_how_many_play_unless_more_are_named() -> None:
    assert choose(queen, "for-two", "", None) == (Options(steamers=2), 2)
    assert choose(queen, "two-each", "black_rose=no", None) == (Options(steamers=2), 3)
    assert choose(queen, "black-rose", "", None, fewest=4) == (Options(black_rose=True), 4)
    assert choose(queen, "hazards", "", 5)[1] == 5


def test_a_set_up_names_its_game() -> None:
    assert game_for(None) is game_for(None, "short") is mississippi
    assert game_for(None, "hazards") is game_for("queen") is queen
