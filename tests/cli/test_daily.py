"""`paddlewheel daily`: par before every turn, a result to share, and nobody who helps."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from paddlewheel.captains.queen.daily import Daily
from paddlewheel.captains.queen.par import par
from paddlewheel.cli.commands.daily import daily, sail
from paddlewheel.engine.errors import BadData
from paddlewheel.games import queen

DAY = "2026-11-18"


def typed(lines: Sequence[str]) -> str:
    """Sail the day with these lines typed, and return what the terminal shows."""
    screen, left = io.StringIO(), list(lines)

    def ask(question: str) -> str:
        screen.write(question)
        if not left:
            raise EOFError
        return left.pop(0)

    assert sail(queen, DAY, Daily(DAY), Console(file=screen, width=100, height=40), ask) == 0
    return screen.getvalue()


def plan() -> list[str]:
    """Return the lines that are typed to sail the exact plan."""
    day = Daily(DAY)
    found = par(day.start, 0, day.river)
    assert found is not None
    lines, state = [], day.start
    for turn in found.line:
        for action in turn:
            lines.append(queen.format_action(state, action))
            state = queen.apply(state, action)[0]
    return lines


def test_the_exact_plan_is_par_and_its_result_says_so() -> None:
    shown = typed(plan())
    assert "Par is 14 turns, with 1 coal left." in " ".join(shown.split())
    assert "Par from here: 13, with 1 coal left." in shown
    assert "Par from here: 1, with 1 coal left." in shown
    assert "You’re home in 14 turns with 1 coal left, which is par." in shown
    assert f"Paddlewheel {DAY} · 14/14\n{'●' * 14}\n" in shown


def test_a_turn_that_loses_time_is_seen_in_the_result() -> None:
    slow = ["NW", "2 a a done"]
    shown = typed(slow)
    assert "1 turn sailed. Par from here: 14, with 0 coal left." in shown


def test_a_turn_that_is_over_counts_and_nobody_helps() -> None:
    shown = typed(["NW", "2", "a", "undo", "a", "a", "done", "undo", "hint", "save x"])
    assert "A turn that is over counts." in shown
    assert shown.count("There are no hints on the river of the day") == 2


def test_a_day_that_is_none_is_refused() -> None:
    with pytest.raises(BadData, match=r"value\.date"):
        daily(date="tomorrow")
