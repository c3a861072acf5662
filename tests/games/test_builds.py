"""The kernel is tested on the build that was asked for, and no compiled object leaves it."""

from __future__ import annotations

import pickle

import pytest
from builds import CHOSEN, COMPILED, SOURCE

from paddlewheel.cli.http_server import greeting
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi import docking, movement, water

KERNEL = (docking, movement, water)


@pytest.mark.parametrize("module", KERNEL, ids=lambda module: module.__name__.rpartition(".")[2])
def test_the_kernel_is_the_build_that_was_asked_for(module: object) -> None:
    file = str(getattr(module, "__file__", ""))
    assert file.endswith(".py") == (CHOSEN == "source"), file


@pytest.mark.skipif(not COMPILED, reason="the kernel is not compiled here")
def test_every_file_that_works_on_packed_arrays_is_compiled() -> None:
    sources = [path for path in SOURCE.rglob("*.py") if "\nfrom librt" in path.read_text(encoding="utf-8")]
    assert sorted(sources) == COMPILED


def test_what_comes_out_of_the_kernel_is_plain() -> None:
    """States, actions and events are hashed, copied to other processes and compared."""
    state = mississippi.parse_position("mississippi to_move=red | red=7:5:9 green=8:1:20 black=9:2:20")
    for turn in mississippi.turns(state):
        assert pickle.loads(pickle.dumps(turn)) == turn
        assert hash(turn.state) == hash(pickle.loads(pickle.dumps(turn.state)))
        numbers = (*turn.state.fields, *turn.state.easts, *turn.state.wood)
        assert {type(number) for number in numbers} == {int}


def test_a_server_says_once_that_its_rules_are_not_compiled() -> None:
    where, *more = greeting("http://localhost:8026/")
    assert where == "Paddlewheel is at http://localhost:8026/"
    assert ["uncompiled" in line for line in more] == [True] * (CHOSEN == "source")
