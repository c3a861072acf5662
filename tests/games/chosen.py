"""Which tests of the rules `make check` chooses: all of tests/games but those that are marked."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

MARKS: Final = ("pytest.mark.long", "pytest.mark.sweep")
MAKEFILE: Final = Path(__file__).parents[2] / "Makefile"


@cache
def left_out(folder: Path) -> frozenset[str]:
    """Return the tests of a folder that `make check` leaves out, as file::name: they or their files are marked."""
    found = set()
    for path in folder.glob("test_*.py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        whole = any(_marked([node.value]) for node in body if isinstance(node, ast.Assign) and _names_marks(node))
        tests = (node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))
        found |= {f"{path.name}::{node.name}" for node in tests if whole or _marked(node.decorator_list)}
    return frozenset(found)


def _names_marks(node: ast.Assign) -> bool:
    return ast.unparse(node.targets[0]) == "pytestmark"


def _marked(nodes: Iterable[ast.expr]) -> bool:
    return any(ast.unparse(node) in MARKS for node in nodes)
