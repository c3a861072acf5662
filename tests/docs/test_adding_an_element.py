"""docs/adding-an-element.md works as it says: a copy of Paddlewheel is changed by its blocks, and does what it promises."""

from __future__ import annotations

import dataclasses
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from builds import GROUP

import paddlewheel
from paddlewheel.games.queen.river.elements import Element

SOURCE = Path(paddlewheel.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "adding-an-element.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
QUEEN = Path("games") / "queen"
COMMAND = "import sys; from paddlewheel.cli.main import main; sys.exit(main(sys.argv[1:]))"


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


NEW_FILE, *SESSION = blocks("python")
(TABLE,) = blocks("diff")
TILE, RULE, WORDS = blocks("toml")


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a copy of Paddlewheel in which the document's changes are made, and no others."""
    folder = tmp_path_factory.mktemp("changed")
    copy = folder / "paddlewheel"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    if GROUP.exists():  # the compiled kernel, which lies beside the package
        shutil.copy(GROUP, folder)
    new = copy / QUEEN / "river" / "elements" / "reeds.py"
    assert not new.exists()
    new.write_text(NEW_FILE, encoding="utf-8")
    _insert(copy / QUEEN / "river" / "elements" / "__init__.py", TABLE)
    for path, more in (
        (copy / QUEEN / "river" / "tiles.toml", TILE),
        (copy / "words" / "rulebook" / "queen.toml", RULE),
        (copy / "words" / "rulebook" / "queen.en.toml", WORDS),
    ):
        path.write_text(f"{path.read_text(encoding='utf-8')}\n{more}", encoding="utf-8")
    return folder


def _insert(path: Path, diff: str) -> None:
    """Put each line that a diff adds after the line that stands before it there."""
    lines = path.read_text(encoding="utf-8").splitlines()
    before = ""
    for line in diff.splitlines():
        sign, text = line[0], line[1:]
        if sign == "+":
            assert lines.count(before) == 1, before
            lines.insert(lines.index(before) + 1, text)
        before = text
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(folder: Path, *arguments: str) -> str:
    """Return what Python prints with the changed Paddlewheel."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_copy_is_the_one_that_runs(changed: Path) -> None:
    assert run(changed, "-c", "import paddlewheel; print(paddlewheel.__file__)").startswith(str(changed))


def test_the_session_prints_what_its_comments_say(changed: Path) -> None:
    """The price, the refusal with its rule, the mark, the push and its heading, the exchange."""
    session = "".join(SESSION)
    said = re.findall(r"^# (.*)$", session, re.MULTILINE)
    assert len(said) >= 6
    assert run(changed, "-c", session).splitlines() == said


def test_races_are_sailed_with_the_new_cells(changed: Path) -> None:
    """Whole races of computer captains, on a river that has the tile."""
    chosen = ("--game", "queen", "--options", "added=reeds", "--players", "3")
    out = run(changed, "-c", COMMAND, "simulate", *chosen, "--games", "3", "--seed", "7")
    assert "Mississippi Queen: 3 races" in out


def test_what_is_legal_and_what_is_refused_agree_beside_the_new_cells(changed: Path) -> None:
    """Along random turns over the tile: every route can be sailed as it says, for the coal and to the end it says."""
    assert run(changed, "-c", AGREE).split() == ["agreed"]


AGREE = """
from random import Random
from paddlewheel.games import queen

START = "queen added=reeds tiles=start,red-2,reeds,red-1 to_move=red | red=0,-6:N:s2 green=1,-6:N:s1 yellow=0,-7:N:s3:c2"
luck = Random(1987)
entered = 0
for _ in range(12):
    state = queen.parse_position(START)
    for _ in range(3):
        routes = queen.turns(state)
        if not routes:
            break
        for route in luck.sample(routes, min(len(routes), 25)):
            end, mover = state, state.agenda[0].steamer
            for action in route.way:
                while end.agenda[0].steamer != mover or end.agenda[0].what not in ("speed", "sail"):
                    end = queen.apply(end, luck.choice(queen.legal(end)))[0]
                listed = queen.legal(end)
                assert action in listed
                assert all(queen.refusal(end, one) is None for one in listed)
                end = queen.apply(end, action)[0]
            assert end.steamers[mover].cell in (route.cell, None)
            assert state.steamers[mover].coal - end.steamers[mover].coal == route.coal
            assert end.steamers[mover].speed == route.final_speed
            entered += state.river.index[route.cell] in state.river.elements
        state = end
        while state.agenda and not queen.begins_turn(state):
            state = queen.apply(state, luck.choice(queen.legal(state)))[0]
assert entered > 50, entered
print("agreed")
"""


def test_the_rule_book_has_the_rule_for_those_who_play_with_it(changed: Path) -> None:
    with_reeds = run(changed, "-c", COMMAND, "rules", "--game", "queen", "--options", "added=reeds")
    assert "\nB14 Reeds\n" in with_reeds
    assert "B14" not in run(changed, "-c", COMMAND, "rules", "--game", "queen")
    assert '"reeds"' in run(changed, "-c", COMMAND, "rules", "--game", "queen", "--schema")


def test_every_attribute_is_explained_in_its_order() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)
    assert listed == [field.name for field in dataclasses.fields(Element)]


def test_whoever_is_said_to_ask_is_there() -> None:
    """The modules and functions in the last column of the table, and elsewhere on the page."""
    rows = re.findall(r"^\| `\w+` \|[^|]+\| (.*) \|$", TEXT, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    named += ["river.tables.special", "river.flat_map.FlatMap"]
    assert len(named) > 15
    for name in named:
        if name.startswith("words."):
            import_module(f"paddlewheel.{name}")
        else:
            room, module, *function = name.split(".")
            found = import_module(f"paddlewheel.games.queen.{room}.{module}")
            assert all(hasattr(found, one) for one in function), name


def test_nothing_outside_the_elements_knows_a_kind_of_cell_by_its_name() -> None:
    """A new kind needs no change there: only the table names the kinds."""
    for path in sorted((SOURCE / QUEEN).glob("*.py")):
        assert not re.search(r"\b(SANDBANK|DRIFTWOOD|DEPOT)\b", path.read_text(encoding="utf-8")), path.name
