"""What is installed: the engine and the terminal by themselves, the server on request, no package without its page."""

from __future__ import annotations

import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVER_ONLY = ["httptools", "prometheus_client", "starlette", "uvicorn", "uvloop", "websockets"]


def without_server(code: str) -> subprocess.CompletedProcess[str]:
    """Run code where nothing of the server's dependencies can be imported."""
    hide = f"import sys\nfor name in {SERVER_ONLY}: sys.modules[name] = None\n"
    return subprocess.run([sys.executable, "-c", hide + code], capture_output=True, text=True, check=False)


def test_the_list_above_is_the_extra() -> None:
    extra = {one.split(">")[0].replace("-", "_") for one in PROJECT["optional-dependencies"]["server"]}
    assert extra == set(SERVER_ONLY)


def test_the_engine_and_the_terminal_need_no_server() -> None:
    done = without_server(
        "from paddlewheel.cli.main import main\nsys.exit(main(['simulate', '--games', '1', '--captains', 'random']))"
    )
    assert done.returncode == 0, done.stderr


def test_serve_says_what_to_install() -> None:
    done = without_server("from paddlewheel.cli.main import main\nsys.exit(main(['serve']))")
    assert done.returncode != 0
    assert "pip install paddlewheel[server]" in done.stderr


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "paddlewheel", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip()


def test_a_package_without_its_page_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["PackageHook"]
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RuntimeError, match="make page"):
        hook.initialize(SimpleNamespace(root=str(tmp_path), target_name="wheel"), "standard", {})
    hook.initialize(SimpleNamespace(root=str(tmp_path), target_name="wheel"), "editable", {})


def test_without_a_compiler_the_wheel_is_plain_and_the_build_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PADDLEWHEEL_COMPILE", raising=False)
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["PackageHook"]
    (tmp_path / "src/paddlewheel/server/page").mkdir(parents=True)
    (tmp_path / "src/paddlewheel/server/page/index.html").touch()
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "no-such-compiler")
    said: list[str] = []
    build_data: dict[str, Any] = {"force_include": {}}
    project = SimpleNamespace(root=str(tmp_path), target_name="wheel", app=SimpleNamespace(display_warning=said.append))
    hook.initialize(project, "standard", build_data)
    assert build_data == {"force_include": {}}
    assert ["runs as plain Python" in line for line in said] == [True]
