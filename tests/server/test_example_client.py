"""examples/table_client.py does what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .running import HANGS, Server

CLIENT = Path(__file__).parents[2] / "examples" / "table_client.py"


@pytest.mark.parametrize("game", ["mississippi", "queen"])
def test_the_example_client_races_to_the_end(server: Server, game: str) -> None:
    done = subprocess.run(
        [sys.executable, CLIENT, server.address, game], capture_output=True, text=True, timeout=HANGS, check=False
    )
    assert done.returncode == 0, done.stderr
    last = done.stdout.splitlines()[-1]
    assert last.startswith("1 ")
    assert done.stderr == ""
