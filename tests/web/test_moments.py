"""The start page shows moments of races as the games have them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_moments_of_the_start_page_are_fresh() -> None:
    """`python web/write_moments.py` writes them anew."""
    spec = importlib.util.spec_from_file_location("write_moments", WEB / "write_moments.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for game in module.MOMENTS:
        assert module.target(game).read_text(encoding="utf-8") == module.text(game), game
