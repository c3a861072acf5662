"""Junk as plain data: only Paddlewheel's own errors come out, and whatever is let in can be sailed on (Q1–Q23)."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.errors import BadInput, PaddlewheelError, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Rotate
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.tiles import RIVER

from .sample import MIDDLE, MIDDLE_TEXT, changed, journey

pytestmark = pytest.mark.sweep

JUNK: list[Any] = [None, True, 0, -1, 7, 61, 10**40, 0.5, float("nan"), "", "red", "start", "left", "speed", "N", "\ud800"]
JUNK += [[], [[]], [0, 0], [[0, 0]], ["red"], ["red-1"], {}, {"": 1}, {1: 2}, {"id": "start"}, b"red", {"red"}, (1, 2)]
SOME = (
    MIDDLE_TEXT,
    "queen draw_first=yes | red green blue",
    "queen tiles=start,red-1 round=0 decision=face captain=green | red=0,1:NE green=2,0 blue=-2,2",
    "queen tiles=start,red-1 to_move=red decision=tile captain=green die=left points=1 stood=0,-1/0,-2 pushed_to=0,-3"
    " | red=0,-2:N:s3 green=0,-3:S blue=0,1",
    "queen school=yes tiles=start,red-1,red-2,red-3 landing=left | red=home:1 green=0,-4 blue=0,1",
)


def read(data: Any) -> State | PaddlewheelError:
    """Return what plain data means, or the error with which it is refused."""
    try:
        return queen.from_data(data)
    except PaddlewheelError as error:
        return error


def check_reading(data: Any, steps: int = 10) -> None:
    """Assert that data is refused in words, or is a position from which the race goes on for so many steps."""
    state = read(data)
    if isinstance(state, PaddlewheelError):
        assert isinstance(state, BadInput | Refusal)
        assert str(state)
        return
    assert queen.from_data(json.loads(json.dumps(queen.to_data(state)))) == state
    assert queen.parse_position(queen.format_position(state)) == state
    sail_on(state, steps)


def sail_on(state: State, steps: int) -> None:
    """Assert that a race goes on to its end, or for so many steps: there is a choice, and each choice is possible."""
    rng = Random(0)
    while steps and (actor := queen.actor(state)) is not None:
        legal = queen.legal(state)
        assert legal
        assert all(queen.refusal(state, action) is None for action in legal)
        slow = [action for action in legal if not isinstance(action, Rotate)]
        state, _ = queen.apply(state, rng.choice(legal if actor == CHANCE else slow or legal))
        steps -= 1
    outcome = queen.outcome(state)
    assert (outcome is None) == (queen.actor(state) is not None)
    assert outcome is None or sorted(outcome.ranks) == list(range(1, len(state.seats) + 1))


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return the way to every value in plain data."""
    yield path
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield from places(data[key], (*path, key))


@pytest.mark.parametrize("position", SOME)
def test_junk_at_any_place_of_plain_data_is_bad_input(position: str) -> None:
    """Q1–Q23: every kind of junk at every place there is, and values taken out."""
    data = queen.to_data(queen.parse_position(position))
    for path in places(data):
        for junk in JUNK:
            check_reading(changed(data, *path, to=junk) if path else junk)
        if path:
            check_reading(changed(data, *path, to=...))


STATES = [
    queen.to_data(state)
    for school, players in product((False, True), (3, 5))
    for state, _ in journey(Options(school, round_limit=9), players, Random(players))
]
DECISIONS = (None, "first", "tile", "face", "speed", "sail", "die", "landing", "board")
KINDS = [
    *("cell", "speed", "coal", "passengers", "decision", "captain", "to_move", "die", "landing", "round", "first_tile"),
    *("shorter", "longer", "order", "under_way", "points", "rotated", "reached", "stood", "pushed_to"),
]


@st.composite
def disturbed(draw: st.DrawFn) -> dict[str, Any]:
    """Return a state of a race with a few things about it changed to what they might be at another time."""
    data: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(STATES)))
    for kind in draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=4)):
        disturb(draw, data, kind)
    return data


def disturb(draw: st.DrawFn, data: dict[str, Any], kind: str) -> None:
    """Change one thing about a position."""
    under_way = data["under_way"] or {"stood": []}
    turn = st.sampled_from(("left", "straight", "right"))
    match kind:
        case "cell":
            _steamer(draw, data)["cell"] = _near(draw, data)
        case "speed" | "coal" | "passengers":
            low, high = {"speed": (1, 6), "coal": (0, 6), "passengers": (0, 2)}[kind]
            _steamer(draw, data)[kind] = draw(st.integers(low, high))
        case "decision":
            data[kind] = draw(st.sampled_from(DECISIONS))
        case "captain" | "to_move":
            data[kind] = draw(st.sampled_from([None, *data["seats"]]))
        case "die" | "landing":
            data[kind] = draw(st.one_of(st.none(), turn))
        case "round" | "first_tile":
            data[kind] = draw(st.integers(0, 10 if kind == "round" else len(data["tiles"])))
        case "shorter":
            data["tiles"] = data["tiles"][:-1]
        case "longer":
            data["tiles"] = [*data["tiles"], {"id": draw(st.sampled_from(tuple(RIVER))), "turn": draw(turn)}]
        case "order":
            data[kind] = draw(st.permutations(data["seats"]))
        case "under_way":
            data[kind] = None
        case "points" | "rotated":
            under_way[kind] = draw(st.integers(0, 7))
        case "reached":
            under_way[kind] = draw(st.booleans())
        case "stood":
            under_way[kind] = [*under_way["stood"], _near(draw, data)]
        case _:
            under_way[kind] = [_near(draw, data)]


def _steamer(draw: st.DrawFn, data: dict[str, Any]) -> Any:
    return data["steamers"][draw(st.sampled_from(data["seats"]))]


def _near(draw: st.DrawFn, data: dict[str, Any]) -> list[int]:
    """Return a cell not far from some steamer."""
    cells = [one["cell"] for one in data["steamers"].values() if one["cell"] is not None] or [[0, 0]]
    q, r = draw(st.sampled_from(cells))
    return [q + draw(st.integers(-3, 3)), r + draw(st.integers(-3, 3))]


@settings(max_examples=250)
@given(disturbed())
def test_whatever_is_taken_can_be_sailed_to_the_end(data: dict[str, Any]) -> None:
    """Q1–Q23: a position that play could not lead to is refused, or it does no harm."""
    check_reading(data, steps=10_000)


plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(10**40), 10**40), st.floats(), st.text(max_size=12)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)


@settings(max_examples=300)
@given(plain, st.integers(0, 1000))
def test_generated_junk_in_plain_data_is_bad_input(junk: Any, pick: int) -> None:
    """Q1–Q23: on its own, and in any place of a good position."""
    check_reading(junk)
    ways = [path for path in places(MIDDLE) if path]
    check_reading(changed(MIDDLE, *ways[pick % len(ways)], to=junk))
