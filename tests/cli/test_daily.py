"""`paddlewheel daily`: par before every turn, a result to share, and nobody who helps."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from paddlewheel.captains.daily import DailyRace
from paddlewheel.captains.knowledge import daily_of
from paddlewheel.cli.commands.daily import daily, sail
from paddlewheel.engine.errors import BadData
from paddlewheel.games import mississippi, queen

DAY = "2026-11-18"


@cache
def race(game: Any) -> DailyRace:
    make = daily_of(game)
    assert make is not None
    return make(DAY)


def typed(lines: Sequence[str], game: Any = queen) -> str:
    """Sail the day with these lines typed, and return what the terminal shows."""
    screen, left = io.StringIO(), list(lines)

    def ask(question: str) -> str:
        screen.write(question)
        if not left:
            raise EOFError
        return left.pop(0)

    assert sail(game, DAY, race(game), Console(file=screen, width=100, height=40), ask) == 0
    return screen.getvalue()


def plan(game: Any = queen) -> list[str]:
    """Return the lines that are typed to sail as well as can be."""
    day = race(game)
    lines, state = [], day.start
    for action in day.line():
        if day.forced(state) is None:
            lines.append(game.format_action(state, action))
        state = game.apply(state, action)[0]
    return lines


def test_the_exact_plan_is_par_and_its_result_says_so() -> None:
    shown = typed(plan())
    assert "Par is 14 turns, with 1 coal point left." in " ".join(shown.split())
    assert "Par from here: 13, with 1 coal point left." in shown
    assert "Par from here: 1, with 1 coal point left." in shown
    assert "You’re home in 14 turns, which is par." in shown
    assert f"Paddlewheel {DAY} · Mississippi Queen · 14/14\n{'●' * 14}\n" in shown


def test_a_turn_that_loses_time_is_seen_in_the_result() -> None:
    slow = ["NW", "2 a a done"]
    shown = typed(slow)
    assert "1 turn sailed. Par from here: 14, with 0 coal points left." in shown


def test_a_turn_that_is_over_counts_and_nobody_helps() -> None:
    shown = typed(["NW", "2", "a", "undo", "a", "a", "done", "undo", "hint", "save x"])
    assert "A turn that is over counts." in shown
    assert shown.count("There are no hints in the race of the day") == 2


def test_the_others_in_mississippi_repeat_what_is_said_of_them() -> None:
    shown = typed(plan(mississippi), mississippi)
    assert "Par is 11 turns." in shown
    assert "Green: 1 · 2\nBlack: 1 · ↷2\n" in shown
    assert "Par from here: 10." in shown
    assert "You’re home in 11 turns, which is par." in shown
    assert f"Paddlewheel {DAY} · Mississippi · 11/11\n{'●' * 11}\n" in shown


def test_a_race_that_is_given_up_backwards_is_lost() -> None:
    """With no wood one can only wait beside the start until the last round (M9, M16)."""
    shown = typed(["+3", *["-1", "+1"] * 8], mississippi)
    assert "You didn’t get home." in shown
    assert f"Paddlewheel {DAY} · Mississippi · –/11\n" in shown
    assert "A turn that is over counts." in typed(["+1", "undo"], mississippi)


def test_a_day_that_is_none_is_refused() -> None:
    with pytest.raises(BadData, match=r"value\.date"):
        daily(date="tomorrow")
