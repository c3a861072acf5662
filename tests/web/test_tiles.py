"""The page draws single tiles as the game has them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_tiles_of_the_page_are_fresh() -> None:
    """`python web/write_tiles.py` writes them anew."""
    spec = importlib.util.spec_from_file_location("write_tiles", WEB / "write_tiles.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.TARGET.read_text(encoding="utf-8") == module.text()
