"""The tree is the architecture: a folder imports only from itself and from those before it, and the rules touch nothing."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import paddlewheel

SOURCE = Path(paddlewheel.__file__).parent
LAYERS = ["hexes", "games", "rulebook", "captains", "tables", "server", "cli"]

# What the rules may not touch: clocks, files, sockets, processes, threads, generators of random numbers.
CLOCKS_AND_CHANCE = {"datetime", "random", "sched", "secrets", "time", "uuid", "zoneinfo"}
FILES = {
    "fcntl",
    "fileinput",
    "glob",
    "io",
    "mmap",
    "os",
    "pathlib",
    "pickle",
    "shelve",
    "shutil",
    "sqlite3",
    "sys",
    "tempfile",
}
NETWORK = {"ftplib", "http", "select", "selectors", "smtplib", "socket", "socketserver", "ssl", "urllib", "xmlrpc"}
WORKERS = {"asyncio", "concurrent", "ctypes", "multiprocessing", "queue", "signal", "subprocess", "threading"}
FORBIDDEN_IN_GAMES = CLOCKS_AND_CHANCE | FILES | NETWORK | WORKERS
# Built-in functions that do the same without an import.
FORBIDDEN_CALLS = {"open", "input", "print", "exec", "eval", "__import__"}


def imports(code: str, module: str) -> list[tuple[int, str]]:
    """Return every module that a piece of code imports, wherever in it, with the line."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module.split(".")[: -node.level]
                base = ".".join([*package, base] if base else package)
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return found


def problems(code: str, module: str) -> list[str]:
    """Return what is wrong with the imports of a module, `module` being its dotted name within the package."""
    layer = layer_of(module)
    wrong = []
    for line, name in imports(code, module):
        where = f"{module}:{line} imports {name}"
        top, _, rest = name.partition(".")
        if top == "paddlewheel":
            other = layer_of(f"paddlewheel.{rest}")
            if layer is not None and other is not None and LAYERS.index(other) > LAYERS.index(layer):
                wrong.append(f"{where}: {layer} stands before {other}")
            if strangers(module, name):
                wrong.append(f"{where}: the games know nothing of each other")
        elif layer in ("hexes", "games"):
            if top not in sys.stdlib_module_names:
                wrong.append(f"{where}: the rules need nothing but the standard library")
            elif top in FORBIDDEN_IN_GAMES:
                wrong.append(f"{where}: the rules have no clock, no file, no socket, no generator")
    if layer in ("hexes", "games"):
        wrong += [f"{module}:{line} calls {name}" for line, name in calls(code) if name in FORBIDDEN_CALLS]
    return wrong


def calls(code: str) -> list[tuple[int, str]]:
    """Return every function that a piece of code calls by a bare name, with the line."""
    nodes = ast.walk(ast.parse(code))
    return [(node.lineno, node.func.id) for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]


def layer_of(module: str) -> str | None:
    """Return the layer a module belongs to; the package itself belongs to none and may be imported by all."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else None


def strangers(module: str, imported: str) -> bool:
    """Tell whether a game imports from another game: paddlewheel.games.ONE from paddlewheel.games.OTHER."""
    folders = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()} | {"mississippi", "queen"}
    one, other = module.split(".")[2:3], imported.split(".")[2:3]
    from_game = module.startswith("paddlewheel.games.") and one[0] in folders
    return from_game and imported.startswith("paddlewheel.games.") and other[0] in folders and one != other


def modules() -> dict[str, Path]:
    """Return every module of the package by its dotted name; a package's own file counts as NAME.__init__."""
    return {
        ".".join(["paddlewheel", *path.relative_to(SOURCE).with_suffix("").parts]): path
        for path in sorted(SOURCE.rglob("*.py"))
    }


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_only_from_its_own_layer_and_those_before_it(module: str) -> None:
    assert problems(modules()[module].read_text(encoding="utf-8"), module) == []


def test_every_module_belongs_to_a_layer() -> None:
    """A new folder has to be put into the order, or nothing would be said about it."""
    assert [name for name in modules() if layer_of(name) is None] == ["paddlewheel.__init__"]


def test_there_is_something_to_look_at() -> None:
    assert {"paddlewheel.hexes", "paddlewheel.games.game", "paddlewheel.games.mississippi.docking"} <= set(modules())


@pytest.mark.parametrize(
    ("module", "code", "problem"),
    [
        ("paddlewheel.hexes", "from paddlewheel.games import game", "hexes stands before games"),
        ("paddlewheel.games.game", "import paddlewheel.captains.race", "games stands before captains"),
        ("paddlewheel.games.game", "from paddlewheel import cli", "games stands before cli"),
        ("paddlewheel.games.game", "def later():\n    from paddlewheel.tables import table", "games stands before tables"),
        ("paddlewheel.games.game", "from ..captains import captain", "games stands before captains"),
        ("paddlewheel.games.mississippi.turn", "from ...server import app", "games stands before server"),
        ("paddlewheel.games.game", "from paddlewheel.rulebook import book", "games stands before rulebook"),
        ("paddlewheel.rulebook.facts", "from paddlewheel.captains import CAPTAINS", "rulebook stands before captains"),
        ("paddlewheel.captains.race", "from paddlewheel.tables.table import Table", "captains stands before tables"),
        ("paddlewheel.captains.race", "from paddlewheel.cli import main", "captains stands before cli"),
        ("paddlewheel.tables.table", "import paddlewheel.server", "tables stands before server"),
        ("paddlewheel.server.app", "from paddlewheel.cli.main import main", "server stands before cli"),
        ("paddlewheel.games.mississippi.turn", "from paddlewheel.games.queen import river", "know nothing of each other"),
        ("paddlewheel.games.mississippi.turn", "from paddlewheel.games import queen", "know nothing of each other"),
        ("paddlewheel.games.mississippi.turn", "from ..queen import river", "know nothing of each other"),
        ("paddlewheel.games.queen.turn", "import paddlewheel.games.mississippi.course", "know nothing of each other"),
        ("paddlewheel.games.queen.turn", "import msgspec", "nothing but the standard library"),
        ("paddlewheel.games.options", "from numpy.random import default_rng", "nothing but the standard library"),
        ("paddlewheel.hexes", "import numpy as np", "nothing but the standard library"),
        ("paddlewheel.games.plain", "import random", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "from time import monotonic", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "import os.path", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "if True:\n    import sqlite3", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "from pathlib import Path", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "import json, asyncio", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "import threading", "no clock, no file, no socket, no generator"),
        ("paddlewheel.games.plain", "text = open('tiles.toml').read()", "calls open"),
    ],
)
def test_the_check_finds_what_is_planted(module: str, code: str, problem: str) -> None:
    (found,) = problems(code, module)
    assert problem in found


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("paddlewheel.games.game", "from paddlewheel import hexes\nimport re, hashlib, dataclasses, typing, functools"),
        ("paddlewheel.games.__init__", "from paddlewheel.games import mississippi, queen"),
        ("paddlewheel.games.mississippi.turn", "from paddlewheel.games.mississippi import docking\nfrom . import course"),
        ("paddlewheel.games.mississippi.text", "from paddlewheel.games import options, plain"),
        ("paddlewheel.rulebook.facts", "from paddlewheel.games.queen.state import Options"),
        ("paddlewheel.captains.race", "from random import Random\nfrom paddlewheel.games import GAMES"),
        ("paddlewheel.cli.main", "import sys, msgspec\nfrom paddlewheel.captains import hire\nimport paddlewheel"),
        (
            "paddlewheel.tables.table",
            "import sqlite3\nfrom paddlewheel.captains import hire\nfrom paddlewheel.games import record",
        ),
    ],
)
def test_the_check_lets_pass_what_is_right(module: str, code: str) -> None:
    assert problems(code, module) == []
