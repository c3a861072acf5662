"""Junk from outside: only Paddlewheel's own errors come out, and whatever is let in can be sailed on (M1–M16)."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from models.mississippi import Data

from paddlewheel.engine.errors import BadInput, BadText, PaddlewheelError, Refusal
from paddlewheel.engine.record import format_record, parse_record
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import State
from paddlewheel.words import speaker
from paddlewheel.words.events import tell

from .strategies import positions

pytestmark = pytest.mark.sweep

RECORDS = [
    path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parents[2].glob("records/mississippi-*.record"))
]
PIECES = [
    *(" ", "\n", "\t", ":", "=", "|", "-", "+", "#", ",", "0", "1", "7", "99", "-1", "999999999", "1000000000", "1" * 30),
    *("٣", "−", "\x00", "\ud800", "é", "…", "\u2028", "red", "green", "nobody", "chance", "mississippi"),
    *("home", "home:1", "ashore", "ashore:-:0", "pass", "die=3", "first=red", "L", "RR", "LLL+1", "first=nobody"),
    *("rows=3", "rows=1000000", "stop_at_winner=yes", "turn_limit=1", "round=1", "to_move=red", "result:", "position:"),
    *("paddlewheel record 1", "game: mississippi"),
]


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """Return a good text after a few cuts, copies, swaps and insertions."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(st.sampled_from(PIECES))
        match draw(st.integers(0, 4)):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:start] + piece + text[end:]
            case 2:
                text = text[:start] + piece + text[start:]
            case 3:
                text = text[:end] + text[start:]
            case _:
                words = text.split(" ")
                one, other = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
                words[one], words[other] = words[other], words[one]
                text = " ".join(words)
    return text


def sail_on(state: State) -> None:
    """Assert that a position that was let in is a position in every respect, and sail a few turns from it."""
    assert mississippi.parse_position(mississippi.format_position(state)) == state
    assert mississippi.from_data(mississippi.to_data(state)) == state
    assert sum(state.wood) + state.box == 60
    rng = Random(0)
    for _ in range(4):
        legal = mississippi.legal(state)
        assert (mississippi.actor(state) is None) == (not legal) == (mississippi.outcome(state) is not None)
        assert len(mississippi.turns(state)) in (0, len(legal))
        assert mississippi.draw(state, speaker()) is not None
        if not legal:
            break
        state, events = mississippi.apply(state, rng.choice(legal))
        assert all(tell(mississippi, [mississippi.event_data(state, event)]) for event in events)
    assert sum(state.wood) + state.box == 60


def outcome_of(reading: Callable[[Any], Any], found: Any) -> Any:
    """Return what reading something gives: its value, or the error with which Paddlewheel refuses it."""
    try:
        return reading(found)
    except PaddlewheelError as error:
        return error


def try_reading(reading: Callable[[Any], State], found: Any) -> None:
    """Assert that reading a position gives an error with a sentence, or a position that can be sailed on."""
    result = outcome_of(reading, found)
    if isinstance(result, PaddlewheelError):
        assert isinstance(result, BadInput | Refusal)
        assert str(result)
    else:
        sail_on(result)


@settings(max_examples=300)
@given(st.text())
@example("mississippi |")
@example("mississippi | = = =")
@example("|" * 50)
def test_any_text_is_a_position_or_bad_input(text: str) -> None:
    """M1–M16: no other error, ever."""
    try_reading(mississippi.parse_position, text)
    try_reading(mississippi.parse_position, f"mississippi {text}")
    try_reading(mississippi.parse_position, f"mississippi to_move=red | {text}")


@settings(max_examples=500)
@given(damaged(positions().map(lambda data: mississippi.format_position(mississippi.from_data(data)))))
def test_a_damaged_position_is_a_position_or_bad_input(text: str) -> None:
    """M1–M16: and one that is let in can be sailed on."""
    try_reading(mississippi.parse_position, text)


@settings(max_examples=500)
@given(st.one_of(st.text(), damaged(st.sampled_from(["+4", "L+2", "RR-3", "LLL-15", "die=5", "first=green", "pass"]))))
def test_any_text_is_an_action_or_bad_text(text: str) -> None:
    """M4–M9: and an action is legal or refused with a rule."""
    for position in (
        "mississippi to_move=red | red=4:5:16 green=3:2:17 black=ashore:-:20",
        "mississippi | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20",
        "mississippi first=red to_move=green | red=4:5:16 green=ashore:-:20 black=ashore:-:20",
        "mississippi rows=3 first=red | red=home:1 green=home:2 black=20:5:2",
    ):
        state = mississippi.parse_position(position)
        action = outcome_of(partial(mississippi.parse_action, state), text)
        if isinstance(action, PaddlewheelError):
            assert isinstance(action, BadText)
            assert action.code.startswith("action.")
            continue
        no = mississippi.refusal(state, action)
        assert (no is None) == (action in mississippi.legal(state))
        assert mississippi.parse_action(state, mississippi.format_action(state, action)) == action


def try_record(text: str) -> None:
    """Assert that reading a record gives an error that names a line, or a record that is written and read as the same."""
    result = outcome_of(parse_record, text)
    if isinstance(result, PaddlewheelError):
        assert isinstance(result, BadText)
        assert result.line in range(1, len(text.splitlines()) + 2)
        assert str(result).startswith(f"line {result.line}: ")
        return
    again = format_record(result)
    assert parse_record(again) == result
    assert format_record(parse_record(again)) == again


@settings(max_examples=200)
@given(st.text(), st.sampled_from(RECORDS), st.integers(0, 40))
def test_any_text_is_a_record_or_bad_text_with_a_line(text: str, record: str, line: int) -> None:
    """M4–M16: also when it stands in place of a line of a good record."""
    try_record(text)
    lines = record.splitlines()
    lines[line % len(lines)] = text
    try_record("\n".join(lines))


@settings(max_examples=400)
@given(damaged(st.sampled_from(RECORDS)))
def test_a_damaged_record_is_a_record_or_bad_text_with_a_line(text: str) -> None:
    """M4–M16: what is let in is written and read again as the same."""
    try_record(text)


plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(10**40), 10**40), st.floats(), st.text(max_size=12)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=8,
)
JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    61,
    10**9,
    10**40,
    0.5,
    1.0,
    float("nan"),
    float("inf"),
    "",
    "red",
    "nobody",
]
JUNK += ["1", "\ud800", [], ["red"], [[]], {}, {"field": 1}, {"": {}}, {1: 2}, ("red", "green", "black"), b"red", {"red"}]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return the way to every value in plain data."""
    yield path
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield from places(data[key], (*path, key))


def with_junk(data: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """Return a copy of the data with junk in one place."""
    if not path:
        return junk
    changed = copy.deepcopy(data)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    return changed


@pytest.mark.parametrize(
    "position",
    [
        "mississippi rows=4 first=green round=3 to_move=red | red=32:6:4 green=home:1 black=ashore:-:15 yellow=9:3:30",
        "mississippi | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20",
        "mississippi rows=3 stop_at_winner=yes first=red round=9 | red=home:1 green=24:2:4 black=20:5:2",
    ],
)
def test_junk_at_any_place_of_plain_data_is_bad_input(position: str) -> None:
    """M1–M16: every kind of junk at every place there is, keys that nobody knows, and values taken out."""
    data = mississippi.to_data(mississippi.parse_position(position))
    for path in places(data):
        for junk in JUNK:
            try_reading(mississippi.from_data, with_junk(data, path, junk))
        if path:
            try_reading(
                mississippi.from_data, with_junk(data, (*path[:-1], "junk") if isinstance(path[-1], str) else path, 1)
            )
            shorter = copy.deepcopy(data)
            inner: Any = shorter
            for key in path[:-1]:
                inner = inner[key]
            del inner[path[-1]]
            try_reading(mississippi.from_data, shorter)


@settings(max_examples=300)
@given(plain, positions(), st.integers(0, 1000))
def test_generated_junk_in_plain_data_is_bad_input(junk: Any, data: Data, pick: int) -> None:
    """M1–M16: on its own, and in any place of a good position."""
    try_reading(mississippi.from_data, junk)
    ways = list(places(data))
    try_reading(mississippi.from_data, with_junk(data, ways[pick % len(ways)], junk))
