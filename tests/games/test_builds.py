"""The kernel is tested on the build that was asked for, and no compiled object leaves it."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from builds import CHOSEN, COMPILED, SOURCE

from paddlewheel.cli.http_server import greeting
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import integers, mississippi, queen
from paddlewheel.games.queen.model.actions import Route
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.routes.ends import survey


def sources_with(line: str) -> list[Path]:
    """Return the files in which a line begins like this."""
    return sorted(path for path in SOURCE.rglob("*.py") if f"\n{line}" in path.read_text(encoding="utf-8"))


KERNEL = sources_with("Kernel: mypyc compiles this file")


def module_name(path: Path) -> str:
    """Return the name by which a file is imported."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


@pytest.mark.parametrize("path", KERNEL, ids=module_name)
def test_the_kernel_is_the_build_that_was_asked_for(path: Path) -> None:
    file = str(import_module(module_name(path)).__file__)
    assert file.endswith(".py") == (CHOSEN == "source"), file


@pytest.mark.skipif(not COMPILED, reason="the kernel is not compiled here")
def test_every_file_of_the_kernel_is_compiled_and_no_other() -> None:
    assert COMPILED == KERNEL


@pytest.mark.skipif(CHOSEN == "source", reason="nothing compiled is imported")
def test_a_kernel_older_than_its_sources_says_what_to_do(tmp_path: Path) -> None:
    """A source that is newer asks a compiled file for something that it has not got."""
    shutil.copytree(SOURCE, tmp_path / SOURCE.name, ignore=shutil.ignore_patterns("page", "__pycache__", "server"))
    for extension in SOURCE.parent.glob("*__mypyc*"):
        shutil.copy(extension, tmp_path)
    newer = tmp_path / SOURCE.name / "games/queen/__init__.py"
    asks = "from paddlewheel.games.queen.routes.listing import something_new\n"
    newer.write_text(newer.read_text(encoding="utf-8") + asks, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "import paddlewheel.games"],
        check=False,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert "the compiled rules are older than their sources, run `make kernel`" in done.stderr
    assert done.stderr.strip().endswith("run `make kernel`.")


def test_what_works_on_arrays_is_in_the_kernel_and_has_them_from_one_place() -> None:
    """Uncompiled they are plain lists, and those do not go together with arrays of librt."""
    assert set(sources_with("from paddlewheel.games.integers import")) <= set(KERNEL)
    assert not sources_with("from librt.vecs") + sources_with("from mypy_extensions")


def test_arrays_are_those_of_the_build() -> None:
    assert integers.is_compiled() == (CHOSEN == "compiled")
    array: object = integers.vec[integers.i64]([1, 2])
    assert isinstance(array, list) == (CHOSEN == "source")


def test_both_games_and_every_room_with_rules_have_files_in_the_kernel() -> None:
    rooms = {path.parent.relative_to(SOURCE / "games").as_posix() for path in KERNEL if "games" in path.parts}
    assert rooms == {"mississippi", *(f"queen/{room}" for room in ("model", "river", "routes", "turn"))}


def test_what_comes_out_of_the_kernel_is_plain() -> None:
    """States, actions and events are hashed, copied to other processes and compared."""
    state = mississippi.parse_position("mississippi to_move=red | red=7:5:9 green=8:1:20 black=9:2:20")
    for turn in mississippi.turns(state):
        assert pickle.loads(pickle.dumps(turn)) == turn
        assert hash(turn.state) == hash(pickle.loads(pickle.dumps(turn.state)))
        numbers = (*turn.state.fields, *turn.state.easts, *turn.state.wood)
        assert {type(number) for number in numbers} == {int}


CROWDED = "queen tiles=start,red-1,wild-1 round=3 to_move=red | red=0,0:N:s3:c6 green=-1,-2:N yellow=0,-3:N:s1 white=1,-3:S"


def leaves(value: object) -> Iterator[object]:
    """Yield what is at the bottom of a value made of tuples and dataclasses."""
    if is_dataclass(value) and not isinstance(value, type):
        value = tuple(getattr(value, one.name) for one in fields(value))
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def begun(seed: int, actions: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield the states of a race sailed at random for a while, and what happened on the way to each."""
    rng, options = Random(seed), Options(steamers=2, black_rose=bool(seed % 2), draw_first=True)
    state = queen.setup(options, queen.COLOURS[: 3 - seed % 2])
    for _ in range(actions):
        state, events = queen.apply(state, rng.choice(queen.legal(state)))
        yield state, events


def test_what_comes_out_of_the_kernel_of_queen_is_plain() -> None:
    """Numbers are Python's own, bytes are bytes, and a state that was sent somewhere is the same there."""
    state = queen.parse_position(CROWDED)
    turns = queen.turns(state)
    for turn in (turns[0], turns[-1]):
        assert pickle.loads(pickle.dumps(turn)) == turn
    rows, worlds, over = survey(state)
    assert {type(number) for number in (*rows, *over, *leaves(tuple(worlds)))} == {int}
    assert any(len(pushed) == 2 for pushed in worlds)
    kinds = {int, str, bool, type(None)}
    for after, events in begun(1, 60):
        assert type(after.packed) is bytes
        assert {type(leaf) for leaf in leaves((*after.parts, *events, *queen.legal(after)))} <= kinds
        again = pickle.loads(pickle.dumps(after))
        assert (again, hash(again), again.parts) == (after, hash(after), after.parts)


def asked(state: State) -> tuple[tuple[Route, ...], tuple[object, ...], bytes]:
    """Return the turns of a state, its legal actions, and what becomes of it after the first of them."""
    legal = queen.legal(state)
    return tuple(queen.turns(state)[:]), legal, queen.apply(state, legal[0])[0].packed


def test_searches_side_by_side_do_not_disturb_each_other() -> None:
    """Threads of a server search at the same time, in different rivers; a search that is over leaves nothing behind."""
    states = [queen.parse_position(CROWDED)]
    for seed in range(4):
        states += [state for state, _ in begun(seed, 50) if queen.actor(state) != CHANCE][-4:]
    expected = [asked(state) for state in states]
    assert len({found for _, _, found in expected}) > 8
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(asked, states * 5)) == expected * 5
    assert [asked(state) for state in reversed(states)] == expected[::-1]


def test_a_server_says_once_that_its_rules_are_not_compiled() -> None:
    where, *more = greeting("http://localhost:8026/")
    assert where == "Paddlewheel is at http://localhost:8026/"
    assert ["uncompiled" in line for line in more] == [True] * (CHOSEN == "source")
