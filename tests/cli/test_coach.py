"""The coach in the terminal: it asks before orders that lose much, once a turn, and tells what mattered."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from paddlewheel.cli.commands.play import sail_race
from paddlewheel.engine.record import parse_record
from paddlewheel.words import say

RECORD = """paddlewheel record 1
game: mississippi
rules: 1
position: mississippi round=9 to_move=red | red=107:5:9 green=105:3:12 black=48:1:6
"""
"""Red can be home with this turn, and Green with the next."""
SURE = say("terminal-coach-sure", {"reason": say("coach-could-finish")})


class Typed:
    """What is typed, what was asked, and what was shown."""

    def __init__(self, *lines: str, coach: bool = True) -> None:
        self.lines, self.asked, screen = list(lines), list[str](), io.StringIO()
        record = parse_record(RECORD)
        options = record.game.options(record.start)
        console = Console(file=screen, width=100, height=60)
        sail_race(record.game, options, ["person", "mate", "mate"], None, Random(1), console, self.ask, record, coach)
        self.shown = " ".join(screen.getvalue().split())

    def ask(self, question: str) -> str:
        self.asked.append(question.strip(" >\n"))
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def test_it_asks_once_and_then_lets_the_same_turn_go() -> None:
    typed = Typed("-3", "n", "-3")
    assert typed.asked.count(SURE) == 1
    assert "Red drops back to field 103" in typed.shown
    assert f"{say('coach-last-turn')}: {say('coach-could-finish')}" in typed.shown


@pytest.mark.parametrize("yes", ["y", "Yes", "j", "oui"])
def test_with_a_yes_the_turn_is_sailed(yes: str) -> None:
    typed = Typed("-3", yes)
    assert typed.asked[1] == SURE
    assert "Red drops back to field 103" in typed.shown


def test_anything_else_changes_nothing() -> None:
    assert "Red drops back" not in Typed("-3", "what?").shown


def test_a_good_turn_is_sailed_without_a_question() -> None:
    typed = Typed("+3")
    assert SURE not in typed.asked
    assert "Red finishes 1st" in typed.shown


def test_without_it_nobody_is_asked() -> None:
    typed = Typed("-3", coach=False)
    assert SURE not in typed.asked
    assert "Red drops back to field 103" in typed.shown
