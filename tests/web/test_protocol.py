"""The page's types are those of the messages, and of what each game says."""

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
    files = writer().files()
    assert {path.name for path in files} == {"protocol.ts", "data.ts"}
    assert {path: path.read_text(encoding="utf-8") for path in files} == files


def test_no_message_carries_data_that_nobody_knows_the_type_of() -> None:
    """What belongs to a game is of one of its types; nothing else is left open."""
    text = writer().protocol()
    assert ": unknown" not in text.replace(writer().any_game(), "").replace("Record<string, unknown>", ": unknown")


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
