"""docs/self-hosting.md and deploy/ say what there is."""

from __future__ import annotations

import dataclasses
import inspect
import re
import shutil
import subprocess
from pathlib import Path

from paddlewheel.cli.commands.serve import serve
from paddlewheel.server.limits import Limits

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")


def options() -> set[str]:
    return {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}


def test_every_option_of_the_command_is_described() -> None:
    assert options() <= set(re.findall(r"--[a-z-]+", TEXT))


def test_every_limit_stands_there_with_its_usual_value() -> None:
    table = dict(re.findall(r"^\| `(\w+)` \| .*? \| ([\d,]+) \|$", TEXT, re.M))
    assert {name: int(value.replace(",", "")) for name, value in table.items()} == dataclasses.asdict(Limits())


def test_what_is_deployed_uses_options_that_there_are() -> None:
    commands = {
        "compose.yaml": r'command: \["--database.*',
        "Dockerfile": r"(?:ENTRYPOINT|CMD) \[.*",
        "paddlewheel.service": r"ExecStart=.*",
    }
    for file, pattern in commands.items():
        found = re.findall(pattern, (ROOT / "deploy" / file).read_text())
        used = {word for command in found for word in re.findall(r"(?<![\w-])--[a-z-]+", command)}
        assert used, file
        assert used <= options(), file


def test_the_compose_file_has_several_servers_on_one_database() -> None:
    text = (ROOT / "deploy" / "compose.yaml").read_text()
    assert "replicas: 2" in text
    assert "dockerfile: deploy/Dockerfile" in text
    assert text.count("image: postgres") == 1


def test_systemd_understands_the_unit() -> None:
    program = shutil.which("systemd-analyze")
    unit = ROOT / "deploy" / "paddlewheel.service"
    if program is None:  # elsewhere than on Linux with systemd its form is all that can be seen
        assert "[Service]\nExecStart=/opt/paddlewheel/bin/paddlewheel serve" in unit.read_text()
        return
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    wrong = [line for line in done.stderr.splitlines() if "is not executable" not in line and unit.name in line]
    assert wrong == []
