"""The kernel is tested on the build that was asked for, and no compiled object leaves it."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest
from builds import CHOSEN, COMPILED, SOURCE

from paddlewheel.cli.http_server import greeting
from paddlewheel.games import mississippi, queen
from paddlewheel.games.mississippi import docking, movement, order, packing, steamers, water
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river import packed
from paddlewheel.games.queen.river.flat_map import Water
from paddlewheel.games.queen.routes import listing, pushes, reaching, search, way_back
from paddlewheel.games.queen.turn.speed import limits
from paddlewheel.games.queen.turn.water import spot_of, water_for

KERNEL = (docking, movement, order, packing, steamers, water, packed, reaching, pushes, listing, way_back)


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


CROWDED = "queen tiles=start,red-1,wild-1 round=3 to_move=red | red=0,0:N:s3:c6 green=-1,-2:N yellow=0,-3:N:s1 white=1,-3:S"


def test_what_comes_out_of_the_kernel_of_queen_is_plain() -> None:
    state = queen.parse_position(CROWDED)
    turns = queen.turns(state)
    for turn in (turns[0], turns[-1]):
        assert pickle.loads(pickle.dumps(turn)) == turn
    found = search.find_ends(*_asked(state))
    assert {type(number) for number in found[0]} == {int}
    assert {type(number) for pushed in found[1] for push in pushed for number in push} == {int}
    assert any(len(pushed) == 2 for pushed in found[1])


def test_searches_side_by_side_do_not_disturb_each_other() -> None:
    """Threads of a server search at the same time; a search that is over leaves nothing behind."""
    asked = _asked(queen.parse_position(CROWDED))
    expected = search.find_ends(*asked)
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda _: search.find_ends(*asked), range(40))) == [expected] * 40


def _asked(state: State) -> tuple[Water, search.Start, tuple[int, ...]]:
    """Return what the kernel is asked for red's turn."""
    start = search.Start(spot_of(state, 0), 0, limits(3, 6))
    return water_for(state, 0, None), start, (1, 1, 6, 2, 0, 7, 3, 0, 7, 4, 0, 7, 5, 1, 6, 6, 2, 5)


def test_a_server_says_once_that_its_rules_are_not_compiled() -> None:
    where, *more = greeting("http://localhost:8026/")
    assert where == "Paddlewheel is at http://localhost:8026/"
    assert ["uncompiled" in line for line in more] == [True] * (CHOSEN == "source")
