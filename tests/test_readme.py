"""What the README shows works as it says."""

from __future__ import annotations

import io
import re
import shlex
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from paddlewheel.cli.main import main

README = Path(__file__).parents[1] / "README.md"


def test_the_python_in_the_readme_prints_what_its_comments_say() -> None:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(block, str(README), "exec"), {})  # the README's own code
        for said in re.findall(r"^# (.*)$", block, re.MULTILINE):
            assert said in printed.getvalue().splitlines()


def test_the_commands_about_rules_in_the_readme_print_something(capsys: pytest.CaptureFixture[str]) -> None:
    typed = re.findall(r"^paddlewheel (rules.*?)(?:  +#.*)?$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(typed) >= 4
    for line in typed:
        assert main(shlex.split(line)) == 0
        assert len(capsys.readouterr().out) > 200, line
