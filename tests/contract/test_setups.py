"""Ready-made set-ups: every game has some, with names that no other game has, and the rules allow them."""

from __future__ import annotations

import pytest

from paddlewheel.engine.contract import AnyGame, Setup
from paddlewheel.games import GAMES
from paddlewheel.games.queen.model.setups import SETUPS as QUEENS
from paddlewheel.words.rulebook import setup_texts

EVERY = [(game, name, setup) for game in GAMES.values() for name, setup in game.SETUPS.items()]
every_setup = pytest.mark.parametrize(("game", "name", "setup"), EVERY, ids=[name for _, name, _ in EVERY])


@every_setup
def test_the_rules_allow_it_for_every_number_of_players_it_is_for(game: AnyGame, name: str, setup: Setup[object]) -> None:
    """B13: nobody who takes a ready-made set-up meets a contradiction."""
    for players in setup.players:
        game.check_options(setup.options, players)
    assert name


@every_setup
def test_it_has_a_title_a_sentence_and_its_own_options(game: AnyGame, name: str, setup: Setup[object]) -> None:
    said = setup_texts(game.NAME)[name]
    assert said.title
    assert said.sentence.endswith(".")
    same = [other for other, one in game.SETUPS.items() if (one.options, one.players) == (setup.options, setup.players)]
    assert same == [name]


def test_no_two_set_ups_have_the_same_name() -> None:
    """So that a name says which game it is, too."""
    names = [name for _, name, _ in EVERY]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_first_set_up_is_the_usual_one(game: AnyGame) -> None:
    assert next(iter(game.SETUPS.values())).options == game.OPTIONS()


def test_the_expansion_has_a_set_up_for_each_of_its_parts() -> None:
    """B1, B8, B10, B11, B12: for two, for six, with hazards, the whole river, the Black Rose."""
    assert {"for-two", "for-six", "hazards", "whole-river", "black-rose", "two-each"} <= set(QUEENS)
    assert [list(QUEENS[name].players) for name in ("for-two", "for-six", "two-each")] == [[2], [6], [3]]
