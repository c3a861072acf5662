"""docs/architecture.md: every file and folder that it names is there, and every folder that is there is named."""

from __future__ import annotations

import re
from pathlib import Path

from test_layers import LAYERS, ROOMS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "paddlewheel"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w./]+(?:\.py|\.ts|/))`", TEXT)))


def test_what_is_named_is_there() -> None:
    """Whether named with its folders or, where the paragraph says which folder it is about, by its name alone."""
    assert len(NAMED) > 40
    files = [path for folder in ("src", "tests", "web/src") for path in [ROOT / folder, *(ROOT / folder).rglob("*")]]
    there = {f"/{path.relative_to(ROOT).as_posix()}{'/' if path.is_dir() else ''}" for path in files}
    assert [name for name in NAMED if not any(path.endswith(f"/{name}") for path in there)] == []


def test_every_layer_and_every_room_is_named() -> None:
    named = {name.strip("/").removesuffix(".py") for name in NAMED} | {"games"}
    assert set(LAYERS) <= named
    assert set(ROOMS) <= named
