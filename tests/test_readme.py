"""What the README shows works as it says."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from paddlewheel.cli.main import main
from paddlewheel.engine import options
from paddlewheel.games import GAMES
from paddlewheel.games.queen.river.tiles import EXPANSION

README = Path(__file__).parents[1] / "README.md"


def test_the_commands_about_rules_in_the_readme_print_something(capsys: pytest.CaptureFixture[str]) -> None:
    typed = re.findall(r"^paddlewheel (rules.*?)(?:  +#.*)?$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(typed) >= 4
    for line in typed:
        assert main(shlex.split(line)) == 0
        assert len(capsys.readouterr().out) > 200, line


def test_the_commands_with_a_set_up_in_the_readme_can_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Races are begun and left at once, and simulated ones are one race each."""
    text = README.read_text(encoding="utf-8")
    typed = re.findall(r"^paddlewheel ((?:play|simulate) .*?--setup.*?)(?:  +#.*)?$", text, re.MULTILINE)
    assert {line.split()[0] for line in typed} == {"play", "simulate"}
    for line in typed:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert main(shlex.split(re.sub(r"--games \d+", "--games 1", line))) == 0, line
        assert "Mississippi Queen" in capsys.readouterr().out


def test_every_set_up_and_every_option_is_in_the_readme() -> None:
    text = README.read_text(encoding="utf-8")
    for name in GAMES["queen"].SETUPS:
        assert f"`{name}`" in text
    for game in GAMES.values():
        for name, value in options.texts(game.OPTIONS()).items():
            assert f"`{name}={value}`" in text
    for tile in EXPANSION:
        assert f"`{tile}`" in text
