"""The examples work as they stand: each is run, and the sample record is the sample game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from paddlewheel.engine.record import final, format_record, parse_record, replay
from paddlewheel.games import mississippi

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(*arguments: str) -> str:
    """Run an example and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=EXAMPLES.parent, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_every_example_is_tried_here() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if path.is_file()} == {
        "captain.js",  # this one and the next race in test_arena.py
        "captain.py",
        "engine_client.py",
        "own_captain.py",
        "sample.record",
        "two_lanes.py",  # in tests/docs/test_adding_a_game.py
        "table_client.py",  # this one in tests/server/test_example_client.py
    }


def test_the_engine_client_sails_a_race_to_its_end() -> None:
    printed = run("examples/engine_client.py", "7")
    *turns, first, second, third = printed.splitlines()
    assert re.match(r" +first=\w+  \w+ is drawn to begin\.", turns[0])
    assert "The race is over" in turns[-1]
    assert (first, {second[3:], third[3:]}) == ("1. bot", {"flotsam", "jetsam"})
    assert run("examples/engine_client.py", "7") == printed


def test_the_engine_client_imports_nothing_of_paddlewheel() -> None:
    assert "import paddlewheel" not in (text := (EXAMPLES / "engine_client.py").read_text(encoding="utf-8"))
    assert "from paddlewheel" not in text


def test_the_own_captain_wins_most_races_and_prints_a_record() -> None:
    record, _, table = run("examples/own_captain.py").partition("\n\nleader")
    assert mississippi.outcome(final(parse_record(record))) is not None
    wins = [int(count) for count in re.findall(r"won +(\d+) of 20", table)]
    assert sum(wins) == 20
    assert wins[0] > 10


@pytest.mark.parametrize("arguments", [[], ["--json"], ["--until", "11"], ["--until", "0"]], ids=" ".join)
def test_the_sample_record_can_be_replayed(arguments: list[str]) -> None:
    assert run("-m", "paddlewheel.cli.main", "replay", "examples/sample.record", *arguments)


def test_the_sample_record_is_the_sample_game() -> None:
    text = (EXAMPLES / "sample.record").read_text(encoding="utf-8")
    record = parse_record(text)
    assert format_record(record) == text
    fields = [step.after.fields for step in replay(record)][2:]
    lying = [dict(zip(("red", "green", "black"), row, strict=True)) for row in fields]
    assert [row["red"] for row in lying] == [4, 4, 4, 4, 4, 9, 9, 9, 29]
    assert [row["green"] for row in lying] == [-1, -1, 3, 3, 3, 3, 15, 15, 27]
    assert [row["black"] for row in lying] == [-1, -1, -1, -1, 6, 6, 6, 17, 23]
