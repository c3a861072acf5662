"""What holds for captains of every level, whatever the game."""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.captains import knowledge
from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.levels import Officer
from paddlewheel.games import game_named
from paddlewheel.games.mississippi.model import Steam


def test_a_plan_that_is_not_legal_is_not_played(monkeypatch: Any) -> None:
    """M7: far more fields than there are logs for."""
    game = game_named("mississippi")
    state = game.parse_position("mississippi round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17")

    class Mistaken:
        def advise(self, *_: Any) -> Advice:
            return Advice(Prospect((Steam(0, 99),), 1.0))

    monkeypatch.setitem(knowledge.MINDS, "mississippi", Mistaken())
    officer = Officer(Random(1), "mate")
    assert game.refusal(state, officer.choose(game, state)) is None
    assert officer.rest == []
