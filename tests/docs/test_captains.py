"""docs/captains.md says what the arena does: its conversation is held, its tables are counted, its commands are sailed."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddlewheel.captains import CAPTAINS, external
from paddlewheel.captains.external import BUDGET, GRACE, START, ExternalCaptain
from paddlewheel.captains.external_program import LONGEST_LINE, VERDICTS
from paddlewheel.captains.random_captain import RandomCaptain
from paddlewheel.cli.main import main
from paddlewheel.games import mississippi

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "captains.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^paddlewheel (arena .*)$", TEXT, re.MULTILINE)


def rows(heading: str) -> list[str]:
    """Return the names in the first column of the table under a heading."""
    found = re.search(rf"^#+ {heading}\n(.*?)(?=^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return re.findall(r"^\| `([^`]+)`", found[1], re.MULTILINE)


def test_every_captain_and_every_verdict_is_described() -> None:
    assert rows("The captains") == list(CAPTAINS)
    assert rows("Verdicts") == list(VERDICTS)


def test_the_limits_are_the_real_ones() -> None:
    assert (START, BUDGET, GRACE, LONGEST_LINE) == (10.0, 1.0, 1.0, 65_536)
    assert "10 seconds to start" in TEXT
    assert "65,536 bytes" in TEXT


def test_the_conversation_is_the_one_that_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = re.findall(r"^```captain\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    lines = re.split(r"^(?=[<>] )", block, flags=re.MULTILINE)[1:]
    said = [json.loads(line[2:]) for line in lines if line.startswith("> ")]
    answers = [json.loads(line[2:]) for line in lines if line.startswith("< ")]

    class Held:
        def ask(self, request: dict[str, Any], *_: float, **__: float) -> Any:
            assert json.loads(json.dumps(request)) == said.pop(0)
            return answers.pop(0)

    monkeypatch.setattr(external, "Program", lambda _: Held())
    state = mississippi.from_data(said[1]["position"])
    captain = ExternalCaptain(["any"], Random(1), BUDGET, RandomCaptain(Random(1)))
    assert captain.choose(mississippi, state) == mississippi.parse_action(state, "L+1")
    assert (captain.verdict, said, answers) == (None, [{"cmd": "quit"}], [])


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_work(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    words = shlex.split(re.sub(r"--games \d+", "--games 1", command))
    assert main(words) == 0
    assert "Mississippi" in capsys.readouterr().out
