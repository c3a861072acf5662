"""What holds for captains of every level, whatever the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddlewheel.captains import CAPTAINS, knowledge
from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.levels import LEVELS
from paddlewheel.captains.officer import Officer
from paddlewheel.captains.thinking_time import PACE, Effort
from paddlewheel.games import game_named
from paddlewheel.games.mississippi.model import Steam


def test_the_levels_are_one_table_from_the_gentlest_to_the_strongest() -> None:
    assert next(iter(LEVELS)) == "deckhand"
    assert list(LEVELS)[-1] == "admiral"
    assert len(LEVELS) == 8
    assert set(LEVELS) <= set(CAPTAINS)
    temperatures = [level.temperature for level in LEVELS.values()]
    assert temperatures == sorted(temperatures, reverse=True)
    budgets = [level.budget for level in LEVELS.values()]
    assert budgets == sorted(budgets)


@pytest.mark.parametrize("by_clock", [False, True])
def test_effort_is_counted_and_the_clock_is_a_cap(by_clock: bool) -> None:
    """A clock that stands still never ends a thought: the count does."""
    effort = Effort(0.1, by_clock, clock=lambda: 0.0)
    spent = sum(effort.spend(1.0) for _ in range(1000))
    assert spent == (100 * PACE if by_clock else 100)


def test_a_clock_that_is_late_ends_a_thought_before_the_count_does() -> None:
    times = iter([0.0, 0.05, 0.2])
    effort = Effort(0.1, True, clock=lambda: next(times))
    assert effort.spend(1.0)
    assert not effort.spend(1.0)


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
