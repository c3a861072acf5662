"""`paddlewheel puzzles`: what there is, solving in the terminal, and finding new ones in a folder of races."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from paddlewheel.cli.commands.puzzles import puzzles
from paddlewheel.cli.puzzles_at_terminal import solve
from paddlewheel.engine.errors import BadData
from paddlewheel.school.puzzle import collection_named, collections

MISSISSIPPI = collection_named("mississippi")
CHAIN = next(one for one in MISSISSIPPI.puzzles if one.theme == "chain")


def typed(lines: Sequence[str], name: str = "mississippi", puzzle: str = CHAIN.name) -> str:
    """Solve puzzles with these lines typed, and return what the terminal shows."""
    screen, left = io.StringIO(), list(lines)

    def ask(question: str) -> str:
        screen.write(question)
        if not left:
            raise EOFError
        return left.pop(0)

    assert solve(collection_named(name), puzzle, Console(file=screen, width=120, height=40), ask) == 0
    return screen.getvalue()


def test_what_there_is_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert puzzles() == 0
    shown = capsys.readouterr().out
    for one in collections():
        assert f"({one.name}): {len(one.puzzles)} puzzles" in shown
    assert "The long chain:" in shown


def test_a_puzzle_is_solved_in_the_terminal_and_the_next_one_comes() -> None:
    shown = typed(["hint", CHAIN.answer])
    assert f"Puzzle {CHAIN.name}, difficulty {CHAIN.grade} of 5" in shown
    assert "Docking can carry you a long way this turn." in shown
    assert f"That’s it: field {CHAIN.best}" in shown
    assert shown.count("Find the best turn for ") == 2


def test_a_wrong_turn_is_told_and_the_steamers_are_put_back() -> None:
    shown = typed(["-1", "solution", CHAIN.answer])
    assert "Not the best turn." in shown
    assert "Try again, type solution, or go on with next." in shown
    assert f"Best turn: {CHAIN.answer}" in shown
    assert "That’s it" in shown


def test_a_puzzle_can_be_left_alone() -> None:
    shown = typed(["next", "quit"])
    assert shown.count("Find the best turn for ") == 2
    assert "That’s it" not in shown


def test_a_river_puzzle_with_a_choice_after_the_turn_is_solved() -> None:
    puzzle = next(one for one in collection_named("queen").puzzles if one.answer.endswith("board"))
    *turn, board = puzzle.answer.split()
    assert "That’s it" in typed([" ".join(turn), board], "queen", puzzle.name)


def test_puzzles_are_found_in_a_folder_and_searched_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Path(__file__).parents[1] / "records" / "mississippi-from-a-position.record"
    (tmp_path / "one.record").write_bytes(record.read_bytes())
    for _ in range(2):
        assert puzzles(from_=str(tmp_path), to=str(tmp_path / "found"), json=True) == 0
        assert isinstance(json.loads(capsys.readouterr().out), list)
    assert (tmp_path / "found" / "one.json").exists()


def test_a_folder_without_records_and_a_wrong_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"puzzles\.no_records"):
        puzzles(from_=str(tmp_path))
    with pytest.raises(BadData, match=r"name\."):
        puzzles(game="quen")
