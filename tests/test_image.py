"""What is deployed: pinned by what it contains, with few rights, and watched by metrics that there are."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from server.running import Server

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DIGEST = r"@sha256:[0-9a-f]{64}\b"
UNITS = ("paddlewheel.service", "paddlewheel-backup.service")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    """Return what a lock file names, each with its hashes."""
    entries = re.split(r"^(?=\S+==)", (ROOT / "requirements" / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {entry.split()[0]: entry for entry in entries if "==" in entry}


def test_the_image_has_what_was_tested_and_nothing_else() -> None:
    image, tested = pins("image.txt"), pins("dev.txt")
    assert image
    assert {name for name, entry in image.items() if tested.get(name) != entry} == set()
    assert all("--hash=sha256:" in entry for entry in image.values())


def test_images_are_named_by_what_they_contain() -> None:
    bases = re.findall(r"^FROM (\S+)", text("Dockerfile"), re.MULTILINE)
    used = re.findall(r"^\s+image: (\S+)", text("compose.yaml"), re.MULTILINE)
    assert (len(bases), len(used)) == (3, 2)
    assert [one for one in bases + used if not re.search(DIGEST, one)] == []


def test_the_image_is_built_by_the_steps_that_are_tested() -> None:
    steps = set(re.findall(r"image_steps\.sh (\w+)\b(?!/)", text("Dockerfile")))
    assert steps == set(re.findall(r"^(\w+)\(\) \{", text("image_steps.sh"), re.MULTILINE))
    assert not re.search(r"\b(pip|npm) ", text("Dockerfile")), "whatever is fetched is fetched by those"
    last = text("Dockerfile").rpartition("FROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)


def test_servers_in_containers_have_few_rights_and_no_secrets_in_sight() -> None:
    compose = text("compose.yaml")
    for wanted in ("read_only: true", 'cap_drop: ["ALL"]', "no-new-privileges:true", "PADDLEWHEEL_PROXIES: 172.31.26.2 "):
        assert wanted in compose
    assert "command:" not in compose
    assert not re.search(r"://[^/\s]*:[^/\s]*@", compose)
    assert "respond @inside 404" in text("Caddyfile")


@pytest.mark.parametrize("unit", UNITS)
def test_units_are_hardened(unit: str) -> None:
    for line in (
        "UMask=0077",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "SystemCallFilter=@system-service",
        "DynamicUser=yes",
    ):
        assert f"\n{line}\n" in text(unit)
    assert "LimitNOFILE=65536" in text(UNITS[0])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here; the test above is")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_says_that_units_may_do_little(unit: str) -> None:
    said = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(DEPLOY / unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"exposure level for \S+ ([\d.]+)", said.stdout)
    assert found is not None, said.stderr
    assert float(found[1]) < 2


def test_every_metric_that_is_watched_is_there(tmp_path: Path) -> None:
    watched = set(re.findall(r"\b((?:paddlewheel|process)_[a-z_]+)", text("alerts.yaml") + text("grafana.json")))
    json.loads(text("grafana.json"))
    with Server(str(tmp_path / "t.db")) as server:
        found = server.get("/metrics").body.decode()
    declared = set(re.findall(r"^# TYPE (\w+) ", found, re.MULTILINE))
    known = declared | {f"{name}_bucket" for name in declared}
    assert watched
    assert watched - known == set()


@pytest.mark.long
def test_the_steps_of_the_image_lead_to_a_server_that_starts(tmp_path: Path) -> None:
    """As deploy/Dockerfile does them, but that the rules are not compiled here; the page has to be built."""
    environment = {**os.environ, "PYTHON": sys.executable, "PADDLEWHEEL_COMPILE": "0"}
    environment.pop("PYTHONPATH", None)

    def step(*arguments: str) -> None:
        done = subprocess.run(
            [DEPLOY / "image_steps.sh", *arguments], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    wheels, home, bom = tmp_path / "wheels", tmp_path / "home", tmp_path / "sbom.json"
    step("wheel", str(wheels))
    step("install", str(wheels), str(home))
    step("sbom", str(home), str(bom))
    step("check", str(home))
    components = json.loads(bom.read_text())["components"]
    named = {one["purl"] for one in components}
    assert {f"pkg:pypi/{name.split('==')[0]}@{name.split('==')[1]}" for name in pins("image.txt")} >= {
        one for one in named if one.startswith("pkg:pypi/")
    }
    assert any(one.startswith("pkg:npm/svelte@") for one in named)
    assert all(one["hashes"] for one in components)
    assert not (home / "bin" / "pip").exists()
