"""The page's types are those of the messages."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

WEB = Path(__file__).parents[2] / "web"


def writer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_protocol", WEB / "write_protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_page_are_fresh() -> None:
    """`python web/write_protocol.py` writes them anew."""
    assert (WEB / "src" / "protocol.ts").read_text(encoding="utf-8") == writer().protocol()


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
