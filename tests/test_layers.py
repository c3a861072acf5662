"""The tree is the architecture: a folder imports only from itself and from those before it, and the rules touch nothing."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache, lru_cache
from pathlib import Path

import pytest

import paddlewheel
from paddlewheel.games import mississippi, queen

SOURCE = Path(paddlewheel.__file__).parent
REST = Path(__file__).parents[1]
GAMES = {game.NAME: game for game in (mississippi, queen)}
LAYERS = [
    "plugins",
    "hexes",
    "engine",
    "games",
    "words",
    "school",
    "captains",
    "review",
    "arena",
    "race",
    "tables",
    "server",
    "cli",
]
RULES = ("hexes", "engine", "games")
"""The layers that touch nothing: no clock, no file, no socket, no generator, nothing but the standard library."""
KERNEL = {"librt", "mypy_extensions"}
"""What the rules may have besides: packed arrays and machine integers, for files that mypyc compiles."""
ROOMS = {
    "river": set(),
    "model": {"river"},
    "turn": {"river", "model", "routes"},
    "routes": {"river", "model", "turn"},
    "notation": {"river", "model", "turn", "routes"},
    "drawing": {"river", "model", "turn", "routes", "notation"},
}
"""The rooms of Mississippi Queen, and from which others each may import. What a turn asks and where it can end lean on each
other, file by file, and share one level."""

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
DOOR = "facts"
"""The one module of a game that others import from; else they ask by the contract, which is the game itself."""


@lru_cache(maxsize=1)
def nodes(code: str) -> list[ast.AST]:
    """Return the parts of a piece of code; several questions about the same piece read it once."""
    return list(ast.walk(ast.parse(code)))


def imports(code: str, module: str) -> list[tuple[int, str]]:
    """Return every module that a piece of code imports, wherever in it, with the line."""
    found = []
    for node in nodes(code):
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
            if not may_enter(module, name):
                wrong.append(f"{where}: this room does not lean on that one")
            if intrudes(module, name):
                wrong.append(f"{where}: of a game others use the contract and its {DOOR}, not its inside")
        elif layer in RULES:
            if layer == "games" and top in KERNEL:
                continue
            if top not in sys.stdlib_module_names:
                wrong.append(f"{where}: the rules need nothing but the standard library")
            elif top in FORBIDDEN_IN_GAMES:
                wrong.append(f"{where}: the rules have no clock, no file, no socket, no generator")
    if layer in RULES:
        wrong += [f"{module}:{line} calls {name}" for line, name in calls(code) if name in FORBIDDEN_CALLS]
    return wrong


def calls(code: str) -> list[tuple[int, str]]:
    """Return every function that a piece of code calls by a bare name, with the line."""
    called = (node for node in nodes(code) if isinstance(node, ast.Call))
    return [(call.lineno, call.func.id) for call in called if isinstance(call.func, ast.Name)]


def layer_of(module: str) -> str | None:
    """Return the layer a module belongs to; the package itself belongs to none and may be imported by all."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else None


@cache
def game_folders() -> set[str]:
    return {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()} | {"mississippi", "queen"}


def strangers(module: str, imported: str) -> bool:
    """Tell whether a game imports from another game: paddlewheel.games.ONE from paddlewheel.games.OTHER."""
    folders = game_folders()
    one, other = module.split(".")[2:3], imported.split(".")[2:3]
    from_game = module.startswith("paddlewheel.games.") and one[0] in folders
    return from_game and imported.startswith("paddlewheel.games.") and other[0] in folders and one != other


def may_enter(module: str, imported: str) -> bool:
    """Tell whether a module may import from a room of Mississippi Queen: those outside the rooms may from all."""
    here, there = room_of(module), room_of(imported)
    return here is None or (there is not None and (there == here or there in ROOMS[here])) or not in_queen(imported)


def in_queen(module: str) -> bool:
    return module.startswith("paddlewheel.games.queen")


def room_of(module: str) -> str | None:
    """Return the room of Mississippi Queen that a module is in, if it is in one."""
    parts = module.split(".")
    return parts[3] if in_queen(module) and len(parts) > 3 and parts[3] in ROOMS else None


def intrudes(module: str, imported: str) -> bool:
    """Tell whether somebody outside a game imports from its inside: anything but what it exports, and its door."""
    if not imported.startswith("paddlewheel.games."):
        return False
    game, *inside = imported.split(".")[2:]
    if game not in GAMES or module.startswith(f"paddlewheel.games.{game}.") or strangers(module, imported):
        return False
    return bool(inside) and inside[0] != DOOR and (len(inside) > 1 or inside[0] not in GAMES[game].__all__)


@cache
def modules() -> dict[str, Path]:
    """Return every module of the package by its dotted name; a package's own file counts as NAME.__init__."""
    return {
        ".".join(["paddlewheel", *path.relative_to(SOURCE).with_suffix("").parts]): path
        for path in sorted(SOURCE.rglob("*.py"))
    }


def test_a_module_imports_only_from_its_own_layer_and_those_before_it() -> None:
    assert [
        found for module, path in modules().items() for found in problems(path.read_text(encoding="utf-8"), module)
    ] == []


def test_every_module_belongs_to_a_layer() -> None:
    """A new folder has to be put into the order, or nothing would be said about it."""
    assert [name for name in modules() if layer_of(name) is None] == ["paddlewheel.__init__", "paddlewheel.__main__"]


@pytest.mark.parametrize("path", sorted([*REST.glob("benchmarks/*.py"), *REST.glob("examples/*.py")]), ids=str)
def test_bench_and_examples_import_nothing_from_the_inside_of_a_game(path: Path) -> None:
    assert [name for _, name in imports(path.read_text(encoding="utf-8"), path.stem) if intrudes(path.stem, name)] == []


def own(module: str, game: str) -> bool:
    """Tell whether a module is a game's own: in a folder of its name, or a module of its name in somebody's folder."""
    return game in module.split(".")[1:]


def named_in(code: str, module: str) -> list[str]:
    """Return the games that a module names which is not their own: by an import, or by the name as a value."""
    foreign = [game for game in GAMES if not own(module, game) and game in code]
    if not foreign:
        return []
    values = {node.value for node in nodes(code) if isinstance(node, ast.Constant)}
    imported = {part for _, name in imports(code, module) for part in name.split(".")}
    return [game for game in foreign if game in values | imported]


def test_nothing_outside_a_game_names_it() -> None:
    """But the list of those that are built in."""
    found = {module: named_in(path.read_text(encoding="utf-8"), module) for module, path in modules().items()}
    assert {module: names for module, names in found.items() if names} == {"paddlewheel.games.__init__": [*GAMES]}


@pytest.mark.parametrize(
    "code", ["from paddlewheel.games import queen", 'game = GAMES["queen"]', "import paddlewheel.games.queen.facts"]
)
def test_a_game_that_is_named_outside_is_found(code: str) -> None:
    assert named_in(code, "paddlewheel.server.room") == ["queen"]
    assert named_in(code, "paddlewheel.captains.queen.greedy") == []
    assert named_in("# as queen does\nmanoeuvre = 'queens'", "paddlewheel.server.room") == []


OWN_IN_PAGE = re.compile(rf"games/all\.ts|games/({'|'.join(GAMES)})/.*")
"""What belongs to one game in the page, and the list of those that it has boards for."""


def test_the_shell_of_the_page_names_no_game() -> None:
    """Its screens know a game by what its plug-in says."""
    page = REST / "web" / "src"
    named = re.compile(rf"""["'/]({"|".join(GAMES)})["'/#]""")
    shell = [path for path in page.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]
    found = [str(path.relative_to(page)) for path in shell if named.search(path.read_text(encoding="utf-8"))]
    assert [path for path in found if not OWN_IN_PAGE.fullmatch(path)] == []


EVENTS = {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for game in GAMES.values() for kind in game.DATA.events}
SHARED = {"ended", "passed"}
"""The event with which every race ends, and a captain's reason that is called as an event is."""


def test_nothing_outside_a_game_names_its_events() -> None:
    """Neither the narrator nor the page: which events are told as one, and which begin a turn, a game says itself."""
    assert "speed_set" in EVENTS
    named = re.compile(rf"""["']({"|".join(EVENTS - SHARED)})["']""")
    code = [path for name, path in modules().items() if not any(own(name, game) for game in GAMES)]
    page = REST / "web" / "src"
    shown = [path for path in page.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]
    code += [path for path in shown if not OWN_IN_PAGE.fullmatch(str(path.relative_to(page)))]
    assert [str(path) for path in code if named.search(path.read_text(encoding="utf-8"))] == []


def test_every_file_of_mississippi_queen_is_in_a_room_but_the_game_and_its_door() -> None:
    outside = {name for name in modules() if in_queen(name) and room_of(name) is None}
    assert outside == {"paddlewheel.games.queen.__init__", f"paddlewheel.games.queen.{DOOR}"}


def test_there_is_something_to_look_at() -> None:
    assert {"paddlewheel.hexes", "paddlewheel.engine.contract", "paddlewheel.games.mississippi.docking"} <= set(modules())


@pytest.mark.parametrize(
    ("module", "code", "problem"),
    [
        ("paddlewheel.hexes", "from paddlewheel.games import queen", "hexes stands before games"),
        ("paddlewheel.engine.contract", "import paddlewheel.arena.racing", "engine stands before arena"),
        ("paddlewheel.engine.contract", "from paddlewheel import cli", "engine stands before cli"),
        (
            "paddlewheel.engine.contract",
            "def later():\n    from paddlewheel.tables import table",
            "engine stands before tables",
        ),
        ("paddlewheel.engine.contract", "from ..captains import captain", "engine stands before captains"),
        ("paddlewheel.games.mississippi.turn", "from ...server import app", "games stands before server"),
        ("paddlewheel.engine.contract", "from paddlewheel.words.rulebook import book", "engine stands before words"),
        (
            "paddlewheel.words.rulebook.facts",
            "from paddlewheel.captains import CAPTAINS",
            "words stands before captains",
        ),
        ("paddlewheel.arena.racing", "from paddlewheel.tables.table import Table", "arena stands before tables"),
        ("paddlewheel.arena.racing", "from paddlewheel.cli import main", "arena stands before cli"),
        ("paddlewheel.tables.table", "import paddlewheel.server", "tables stands before server"),
        ("paddlewheel.server.app", "from paddlewheel.cli.main import main", "server stands before cli"),
        ("paddlewheel.games.mississippi.turn", "from paddlewheel.games.queen import river", "know nothing of each other"),
        ("paddlewheel.games.mississippi.turn", "from paddlewheel.games import queen", "know nothing of each other"),
        ("paddlewheel.games.mississippi.turn", "from ..queen import river", "know nothing of each other"),
        ("paddlewheel.games.queen.turn.play", "import paddlewheel.games.mississippi.course", "know nothing of each other"),
        ("paddlewheel.arena.racing", "from paddlewheel.games.queen.routes.ends import way", "not its inside"),
        ("paddlewheel.server.room", "from paddlewheel.games.mississippi import docking", "not its inside"),
        ("paddlewheel.words.rulebook.facts", "import paddlewheel.games.queen.river.tiles", "not its inside"),
        ("paddlewheel.games.queen.river.layout", "from paddlewheel.games.queen.model.state import State", "does not lean"),
        ("paddlewheel.games.queen.model.state", "from paddlewheel.games.queen.turn import order", "does not lean"),
        ("paddlewheel.games.queen.routes.ends", "from paddlewheel.games.queen.notation import data", "does not lean"),
        ("paddlewheel.games.queen.turn.order", "from paddlewheel.games.queen import facts", "does not lean"),
        ("paddlewheel.games.queen.turn.play", "import msgspec", "nothing but the standard library"),
        ("paddlewheel.engine.options", "from numpy.random import default_rng", "nothing but the standard library"),
        ("paddlewheel.hexes", "import numpy as np", "nothing but the standard library"),
        ("paddlewheel.engine.options", "from librt.vecs import vec", "nothing but the standard library"),
        ("paddlewheel.engine.plain_data", "import random", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "from time import monotonic", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "import os.path", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "if True:\n    import sqlite3", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "from pathlib import Path", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "import json, asyncio", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "import threading", "no clock, no file, no socket, no generator"),
        ("paddlewheel.engine.plain_data", "text = open('tiles.toml').read()", "calls open"),
    ],
)
def test_the_check_finds_what_is_planted(module: str, code: str, problem: str) -> None:
    (found,) = problems(code, module)
    assert problem in found


@pytest.mark.parametrize(
    ("module", "code"),
    [
        (
            "paddlewheel.engine.contract",
            "from paddlewheel import hexes\nimport re, hashlib, dataclasses, typing, functools",
        ),
        ("paddlewheel.games.__init__", "from paddlewheel.games import mississippi, queen"),
        ("paddlewheel.games.mississippi.turn", "from paddlewheel.games.mississippi import docking\nfrom . import course"),
        ("paddlewheel.games.mississippi.notation", "from paddlewheel.engine import options, plain_data"),
        ("paddlewheel.games.mississippi.docking", "from librt.vecs import vec\nfrom mypy_extensions import i64"),
        ("paddlewheel.words.rulebook.facts", "from paddlewheel.games.queen.facts import Options"),
        (
            "paddlewheel.arena.racing",
            "from paddlewheel.games.queen import legal, play\nfrom paddlewheel.games import queen",
        ),
        ("paddlewheel.arena.racing", "from random import Random\nfrom paddlewheel.games import GAMES"),
        ("paddlewheel.cli.main", "import sys, msgspec\nfrom paddlewheel.captains import hire\nimport paddlewheel"),
        (
            "paddlewheel.tables.table",
            "import sqlite3\nfrom paddlewheel.captains import hire\nfrom paddlewheel.engine import record",
        ),
    ],
)
def test_the_check_lets_pass_what_is_right(module: str, code: str) -> None:
    assert problems(code, module) == []
