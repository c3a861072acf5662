"""docs/self-hosting.md and deploy/ say what there is."""

from __future__ import annotations

import dataclasses
import inspect
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from paddlewheel.cli.commands.serve import serve
from paddlewheel.server.limits import Limits
from paddlewheel.server.settings import NAMES, SECRET_FILES, gather

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")


def test_every_setting_and_every_other_option_is_described() -> None:
    described = {name for row in re.findall(r"^\| (`.*?`) \|", TEXT, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert set(NAMES) <= described
    others = {f"--{name.replace('_', '-')}" for name in set(inspect.signature(serve).parameters) - set(NAMES)}
    assert others <= set(re.findall(r"--[a-z-]+", TEXT))


def test_every_limit_stands_there_with_its_usual_value() -> None:
    table = dict(re.findall(r"^\| `(\w+)` \| .*? \| ([\d,]+) \|$", TEXT.partition("## Limits")[2], re.M))
    assert {name: int(value.replace(",", "")) for name, value in table.items()} == dataclasses.asdict(Limits())


def test_what_is_deployed_uses_settings_that_there_are() -> None:
    known = {*NAMES, *SECRET_FILES.values()}
    for file in ("compose.yaml", "Dockerfile", "paddlewheel.service", "paddlewheel-backup.service"):
        text = (ROOT / "deploy" / file).read_text()
        used = {name.lower() for name in re.findall(r"PADDLEWHEEL_([A-Z_]+)[:=]", text)}
        assert used, file
        assert used <= known, file
    given = tomllib.loads((ROOT / "deploy" / "paddlewheel.toml").read_text())
    assert gather({"config": str(ROOT / "deploy" / "paddlewheel.toml")}, {}).settings.hosts == tuple(given["hosts"])


def test_the_compose_file_has_several_servers_on_one_database() -> None:
    text = (ROOT / "deploy" / "compose.yaml").read_text()
    assert "replicas: 2" in text
    assert "dockerfile: deploy/Dockerfile" in text
    assert text.count("image: postgres") == 1


def test_systemd_understands_the_unit() -> None:
    program = shutil.which("systemd-analyze")
    unit = ROOT / "deploy" / "paddlewheel.service"
    if program is None:  # elsewhere than on Linux with systemd its form is all that can be seen
        assert "\nExecStart=/opt/paddlewheel/bin/paddlewheel serve" in unit.read_text()
        return
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    wrong = [line for line in done.stderr.splitlines() if "is not executable" not in line and unit.name in line]
    assert wrong == []
