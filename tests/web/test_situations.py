"""The page is tested with what the tables really tell."""

from __future__ import annotations

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_situations_that_the_page_is_tested_with_are_fresh() -> None:
    """`python web/write_situations.py` writes them anew."""
    spec = importlib.util.spec_from_file_location("write_situations", WEB / "write_situations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for game in module.SITUATIONS:
        assert module.target(game).read_text(encoding="utf-8") == module.text(game), game
