"""What the tests of the commands share: running one in this process or as its own, going well or mistaken."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.cli.main import main

PADDLEWHEEL = [sys.executable, "-m", "paddlewheel.cli.main"]
SAMPLE = Path(__file__).parents[2] / "examples" / "sample.record"
Capture = pytest.CaptureFixture[str]


def run(*arguments: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process of its own."""
    return subprocess.run([*PADDLEWHEEL, *arguments], capture_output=True, timeout=300, check=False, **more)


def printed(capsys: Capture, *arguments: str) -> str:
    """Run a command that goes well and return what it prints."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def data(capsys: Capture, *arguments: str) -> Any:
    """Run a command that goes well with --json and return what it prints, one line of it."""
    out = printed(capsys, *arguments, "--json")
    assert out.count("\n") == 1
    return json.loads(out)


def told(capsys: Capture, *arguments: str) -> str:
    """Run a command that is mistaken, check how that is told, and return the sentence."""
    code = main(arguments)
    out, err = capsys.readouterr()
    check_mistake(code, out, err)
    return err.removeprefix("paddlewheel: ").strip()


def check_mistake(code: int, out: str, err: str) -> None:
    assert out == ""
    assert "Traceback" not in err
    assert err.startswith("paddlewheel: ")
    assert len(err.splitlines()) == 1
    assert err.endswith("\n")
    assert code == 2
