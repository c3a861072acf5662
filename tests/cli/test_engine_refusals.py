"""`paddlewheel engine` and bad input: always an answer that says what was wrong, and always the game as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.cli.engine_requests import REQUESTS

from .talking import MIDDLE, SAMPLE, Talk, check_refused, situations, talk_from

IN_GAME = ["show", "position", "record", "legal", "turns", "roll", "undo"]


REFUSED: list[dict[str, Any]] = [
    {"cmd": "new", "game": "chess"},
    {"cmd": "new", "game": ""},
    {"cmd": "new", "players": 2},
    {"cmd": "new", "players": 7},
    {"cmd": "new", "players": -1},
    {"cmd": "new", "players": 2**80},
    {"cmd": "new", "players": 3.0},
    {"cmd": "new", "players": "3"},
    {"cmd": "new", "players": 3, "seats": ["a", "b", "c", "d"]},
    {"cmd": "new", "seats": ["a", "b"]},
    {"cmd": "new", "seats": ["a", "b", "b"]},
    {"cmd": "new", "seats": ["a", "b", "chance"]},
    {"cmd": "new", "seats": ["a", "b", "Nobody!"]},
    {"cmd": "new", "seats": ["a", "b", ""]},
    {"cmd": "new", "seats": ["a", "b", "c" * 17]},
    {"cmd": "new", "seats": ["a", "b", 3]},
    {"cmd": "new", "seats": "abc"},
    {"cmd": "new", "options": {"rows": 2}},
    {"cmd": "new", "options": {"rows": 2**70}},
    {"cmd": "new", "options": {"rows": "13"}},
    {"cmd": "new", "options": {"rows": True}},
    {"cmd": "new", "options": {"rows": None}},
    {"cmd": "new", "options": {"rows": 13.0}},
    {"cmd": "new", "options": {"rows": [13]}},
    {"cmd": "new", "options": {"turn_limit": 0}},
    {"cmd": "new", "options": {"stop_at_winner": 1}},
    {"cmd": "new", "options": {"stop_at_winner": "yes"}},
    {"cmd": "new", "options": {"lanes": 2}},
    {"cmd": "new", "options": []},
    {"cmd": "new", "colour": "red"},
    {"cmd": "load"},
    {"cmd": "load", "text": None},
    {"cmd": "load", "text": ""},
    {"cmd": "load", "text": "\n\n"},
    {"cmd": "load", "text": "chess rnbqkbnr"},
    {"cmd": "load", "text": "mississippi"},
    {"cmd": "load", "text": MIDDLE + "\n" + MIDDLE},
    {"cmd": "load", "text": MIDDLE.replace("red=4", "red=6")},
    {"cmd": "load", "text": MIDDLE.replace("red=4:5:16", "red=4:7:16")},
    {"cmd": "load", "text": MIDDLE.replace("red=4:5:16", "red=4:5:27")},
    {"cmd": "load", "text": MIDDLE.replace("red=4:5:16", "red=25:5:16")},
    {"cmd": "load", "text": MIDDLE.replace("rows=3", "rows=3 rows=4")},
    {"cmd": "load", "text": "paddlewheel record 7\n"},
    {"cmd": "load", "text": SAMPLE + "red +99\n"},
    {"cmd": "load", "text": SAMPLE.replace("die=1", "die=7")},
    {"cmd": "set"},
    {"cmd": "set", "position": []},
    {"cmd": "set", "position": {}},
    {"cmd": "set", "position": {"game": "chess"}},
    {"cmd": "set", "position": {"game": 1}},
    {"cmd": "set", "position": {"game": "mississippi"}},
    {"cmd": "apply"},
    {"cmd": "apply", "action": 4},
    {"cmd": "apply", "action": ""},
    {"cmd": "apply", "action": "ahead"},
    {"cmd": "apply", "action": "+4.5"},
    {"cmd": "apply", "action": "+" + "9" * 5000},
    {"cmd": "apply", "action": "+٤"},
    {"cmd": "apply", "action": "first=blue"},
    {"cmd": "apply", "action": "die=0"},
    {"cmd": "apply", "action": "LR+1"},
    {"cmd": "apply", "action": "+1", "turn": 1},
    {"cmd": "show", "verbose": True},
    {"cmd": "show", "id": 1.5},
    {"cmd": "show", "id": [1]},
    {"cmd": "sail"},
    {"cmd": ""},
    {"cmd": None},
    {"cmd": ["show"]},
    {"command": "show"},
    {},
]
SEATS = {"game": "mississippi", "seats": ["red", "green", "black"]}
BAD_POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"seats": "red"}, "seats"),
    ({"seats": ["red", "green"]}, "2"),
    ({"seats": ["red", "green", "green"]}, "green"),
    ({"seats": ["red", "green", 3]}, "seats"),
    ({"rows": 2}, "rows"),
    ({"rows": 10**30}, "rows"),
    ({"stop_at_winner": "no"}, "stop_at_winner"),
    ({"turn_limit": 0}, "turn_limit"),
    ({"first": "blue"}, "first"),
    ({"first": "red"}, "to_move"),
    ({"to_move": "blue"}, "to_move"),
    ({"to_move": 0}, "to_move"),
    ({"to_move": "red", "round": 0}, "round"),
    ({"to_move": "red", "round": 62}, "round"),
    ({"to_move": "red", "round": 61}, "to_move"),
    ({"to_move": "red", "round": "1"}, "round"),
    ({"round": 3}, "first"),
    ({"box": 1}, "box"),
    ({"box": -1}, "box"),
    ({"steamers": []}, "steamers"),
    ({"steamers": {"blue": {}}}, "blue"),
    ({"steamers": {"red": 4}}, "steamers.red"),
    ({"steamers": {"red": {"depth": 4}}}, "depth"),
    ({"to_move": "red", "steamers": {"red": {"field": 3}}}, "steamers.red.front"),
    ({"to_move": "red", "steamers": {"red": {"field": 3, "front": 0}}}, "steamers.red.front"),
    ({"to_move": "red", "steamers": {"red": {"field": 3, "front": 7}}}, "steamers.red.front"),
    ({"to_move": "red", "steamers": {"red": {"field": -1, "front": 1}}}, "steamers.red.field"),
    ({"to_move": "red", "steamers": {"red": {"field": 110, "front": 1}}}, "steamers.red.field"),
    ({"to_move": "red", "steamers": {"red": {"field": True, "front": 1}}}, "steamers.red.field"),
    ({"to_move": "red", "steamers": {"red": {"field": 3, "front": 1, "wood": -1}}}, "steamers.red.wood"),
    ({"to_move": "red", "steamers": {"red": {"field": 3, "front": 1, "wood": 21}}}, "60"),
    ({"to_move": "red", "steamers": {"red": {"field": 3, "front": 1}, "green": {"field": 3, "front": 1}}}, "'field': 3"),
    ({"to_move": "green", "steamers": {"red": {"rank": 2}}}, "ranks"),
    ({"to_move": "green", "steamers": {"red": {"rank": 0}}}, "steamers.red.rank"),
    ({"to_move": "green", "steamers": {"red": {"rank": 1, "field": 3}}}, "steamers.red.field"),
    ({"to_move": "green", "steamers": {"red": {"rank": 1, "wood": 3}}}, "steamers.red.wood"),
    ({"to_move": "red", "steamers": {"red": {"rank": 1}}}, "home"),
    ({"to_move": "green", "steamers": {"red": {"rank": 1}, "black": {"rank": 1}}}, "'rank': 1"),
    ({"to_move": "green", "steamers": {"red": {"rank": 1}, "black": {"rank": 2}}}, "to_move"),
    ({"to_move": "red", "weather": "fine"}, "weather"),
]
BAD_LINES = [
    b"show",
    b"{",
    b"}",
    b'{"cmd": "show"',
    b"{'cmd': 'show'}",
    b'{"cmd": "show",}',
    b'{"cmd": "show"} {"cmd": "show"}',
    b'{cmd: "show"}',
    b"[]",
    b'["show"]',
    b'"show"',
    b"17",
    b"true",
    b"null",
    b"NaN",
    b"\x00",
    b"\xff\xfe",
    b'{"cmd": "\xff"}',
    b'{"cmd": "apply", "action": "\xc3"}',
    b'{"cmd": "apply", "action": "\xed\xa0\x80"}',
    b'{"cmd": "apply", "action": "\\ud800"}',
    b'{"\xff": 1}',
    '{"cmd": "show"}'.encode("utf-16"),
    b'{"cmd": "new", "players": 1e400}',
    b'{"cmd": "new", "players": ' + b"9" * 10_000 + b"}",
    b'{"cmd": "new", "options": {"rows": ' + b"9" * 4_000 + b"}}",
    b'{"cmd": "new", "options": {"rows": -' + b"9" * 4_300 + b"}}",
    b'{"cmd": "new", "options": {"rows": 1e9999}}',
    b'{"cmd": "new", "seats": [' + b'"a",' * 100_000 + b'"a"]}',
    b'{"cmd": "apply", "action": "' + b"L" * 1_000_000 + b'"}',
    b"[" * 100_000,
    b"[" * 100_000 + b"]" * 100_000,
    b'{"cmd":' * 50_000,
    b'{"cmd": "set", "position": ' + b'{"game":' * 20_000 + b"1" + b"}" * 20_000 + b"}",
]


@pytest.mark.parametrize("request_", REFUSED, ids=lambda request: json.dumps(request)[:70])
def test_a_refused_request_leaves_the_game_as_it_was(request_: dict[str, Any]) -> None:
    for talk in situations():
        check_refused(talk, json.dumps(request_).encode())


@pytest.mark.parametrize(("change", "place"), BAD_POSITIONS, ids=lambda value: str(value)[:60])
def test_a_position_that_does_not_fit_together_is_refused_with_its_place(change: dict[str, Any], place: str) -> None:
    for talk in situations():
        error = check_refused(talk, json.dumps({"cmd": "set", "position": {**SEATS, **change}}).encode())
        assert place in f"{error.get('where')} {error['code']} {error['facts']}"


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: repr(line[:40]))
def test_a_line_that_is_no_request_leaves_the_game_as_it_was(line: bytes) -> None:
    for talk in situations():
        check_refused(talk, line)


@pytest.mark.parametrize(
    "request_",
    [
        {"cmd": "new", "players": 0},
        {"cmd": "new", "seats": []},
        {"cmd": "load", "text": MIDDLE.replace("to_move=red", "to_move=red to_move=green")},
    ],
    ids=str,
)
def test_nothing_is_taken_for_something_else(request_: dict[str, Any]) -> None:
    check_refused(talk_from(MIDDLE), json.dumps(request_).encode())


@pytest.mark.parametrize("rotation", ["", "L", "R", "LL", "RR", "LLL", "RRR", "LLLL", "RRRRRR"])
def test_every_turn_is_done_or_refused_with_rule_and_alternative(rotation: str) -> None:
    for talk in situations():
        before, legal = talk.everything(), talk.ask("legal")
        for distance in (*range(-20, 30), 60, 999_999_999):
            answer = talk.send({"cmd": "apply", "action": f"{rotation}{distance:+d}"})
            if answer["ok"]:
                assert answer["action"] in legal["actions"]
                assert talk.ask("undo")["actor"] == legal["actor"]
            else:
                assert answer["error"]["rule"].startswith("M")
                assert answer["error"].get("instead", "none") in (*legal["actions"], "none")
                assert ("instead" in answer["error"]) == (legal["actor"] is not None)
        assert talk.everything() == before


@pytest.mark.parametrize("cmd", IN_GAME)
def test_without_a_game_the_answer_says_how_to_get_one(cmd: str) -> None:
    error = Talk().error(cmd)
    assert (error["rule"], error["code"], error["facts"]) == (None, "engine.no_game", {})
    assert Talk().error("apply", action="+1")["code"] == "engine.no_game"


def test_a_failed_load_before_any_game_leaves_none() -> None:
    talk = Talk()
    talk.error("load", text="paddlewheel record 1\n")
    assert talk.error("show")["code"] == "engine.no_game"


BROKEN_RECORDS = [
    (SAMPLE.replace("record 1", "record 2"), 1),
    ("\n\n" + SAMPLE.replace("record 1", "record 2"), 3),
    (SAMPLE.replace("game: mississippi", "game: chess"), 2),
    (SAMPLE.replace("rules: 1", "rules: one"), 3),
    (SAMPLE.replace("rules: 1", "rules: 99"), 3),
    (SAMPLE.replace("rows=13", "rows=2"), 4),
    (SAMPLE.replace("rows=13", "rows=abc"), 4),
    (SAMPLE.replace("rows=13", "lanes=13"), 4),
    (SAMPLE.replace("red green black", "red green"), 5),
    (SAMPLE.replace("red green black", "red green red"), 5),
    (SAMPLE.replace("title:", "seats: a b c\ntitle:"), 6),
    (SAMPLE.replace("first=red", "first=blue"), 8),
    (SAMPLE.replace("die=5 +4", "+4"), 9),
    (SAMPLE.replace("die=5 +4", "die=5 +21"), 9),
    (SAMPLE.replace("die=5 +4", "die=5 full"), 9),
    (SAMPLE.replace("green  die", "black  die"), 10),
    (SAMPLE.replace("green  die=2 +3", "green  die=2 L+3"), 10),
    (SAMPLE.replace("green  die=2 +3", "green"), 10),
    (SAMPLE + "\n# a comment\n\nblue +1\n", 15),
    (SAMPLE + "result: 1 red, 2 green, 3 black; the winner is home\n", 12),
    (SAMPLE.replace("seats: red green black\n", ""), 7),
]


@pytest.mark.parametrize(("text", "line"), BROKEN_RECORDS)
def test_an_unreadable_record_is_refused_with_its_line(text: str, line: int) -> None:
    error = check_refused(talk_from(MIDDLE), json.dumps({"cmd": "load", "text": text}).encode())
    assert error["line"] == line
    assert "instead" not in error


@pytest.mark.parametrize(
    "around",
    [
        b'{"cmd": "new", "options": {"rows": %s}}',
        b'{"cmd": "set", "position": {"game": "mississippi", "seats": %s}}',
        b'{"cmd": "set", "position": {"game": "mississippi", "seats": ["a", "b", "c"], "box": %s}}',
    ],
)
def test_nesting_of_any_depth_is_refused(around: bytes) -> None:
    talk = Talk({"cmd": "new"})
    for depth in range(1, 1100):
        assert talk.line(around % (b"[" * depth + b"]" * depth))["ok"] is False
        assert talk.line(around % (b'{"a":' * depth + b"1" + b"}" * depth))["ok"] is False


# --- anything at all ------------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
CMDS = st.sampled_from([kind.__struct_config__.tag for kind in REQUESTS if kind.__struct_config__.tag != "quit"])
FIELDS = st.sampled_from(["game", "seats", "players", "options", "text", "position", "action", "id", "rows", "red"])
WORDS = st.sampled_from(
    ["mississippi", "red", "green", "black", "+1", "die=3", "first=red", MIDDLE, SAMPLE, "rows", "ashore"]
)
NEAR = st.recursive(
    WORDS | st.integers(-3, 70) | st.none() | st.booleans() | st.sampled_from([["red", "green", "black"], {}, []]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(FIELDS | st.sampled_from([*SEATS, "to_move"]), inner, max_size=5)
    ),
    max_leaves=8,
)
POSITION = st.fixed_dictionaries(
    {"game": st.just("mississippi"), "seats": st.just(["red", "green", "black"])},
    optional={
        "rows": st.integers(2, 5) | NEAR,
        "stop_at_winner": st.booleans() | NEAR,
        "turn_limit": st.integers(0, 5) | NEAR,
        "first": st.sampled_from(["red", "black", None]) | NEAR,
        "round": st.integers(-1, 7) | NEAR,
        "to_move": st.sampled_from(["red", "green", None]) | NEAR,
        "box": st.integers(0, 60) | NEAR,
        "steamers": st.dictionaries(
            st.sampled_from(["red", "green", "black"]),
            st.fixed_dictionaries(
                {},
                optional={
                    "field": st.integers(0, 26) | st.none() | NEAR,
                    "front": st.integers(1, 6) | st.none() | NEAR,
                    "wood": st.integers(0, 20) | NEAR,
                    "rank": st.integers(0, 3) | st.none() | NEAR,
                },
            ),
        )
        | NEAR,
    },
)


@given(JSON)
@settings(max_examples=200, deadline=None)
def test_any_json_value_gets_an_answer(value: Any) -> None:
    Talk().line(json.dumps(value).encode())
    check_refused(talk_from(MIDDLE), json.dumps(value).encode())


@given(st.binary())
@settings(max_examples=200, deadline=None)
def test_any_bytes_get_an_answer(line: bytes) -> None:
    if Talk().engine.answer(line) is None:  # the one thing that is not answered
        assert json.loads(line)["cmd"] == "quit"


@given(CMDS, st.dictionaries(FIELDS, NEAR | JSON, max_size=3))
@settings(max_examples=300, deadline=None)
def test_any_fields_of_any_command_get_an_answer_and_a_no_changes_nothing(cmd: str, fields: dict[str, Any]) -> None:
    talk = talk_from(MIDDLE)
    before = talk.everything()
    if not talk.send({"cmd": cmd, **fields})["ok"]:
        assert talk.everything() == before
    assert all(answer["ok"] for answer in talk.everything())


@given(POSITION)
@settings(max_examples=300, deadline=None)
def test_any_position_is_refused_or_can_be_shown_set_again_and_played(position: dict[str, Any]) -> None:
    talk, copy = talk_from(MIDDLE), Talk()
    answer = talk.send({"cmd": "set", "position": position})
    if not answer["ok"]:
        assert talk.everything() == talk_from(MIDDLE).everything()
        return
    shown = talk.ask("show")["position"]
    assert {key: shown[key] for key in position if key not in ("steamers", "first")} == {
        key: value for key, value in position.items() if key not in ("steamers", "first")
    }
    copy.ask("set", position=shown)
    assert copy.everything() == talk.everything()
    actions = talk.ask("legal")["actions"]
    assert bool(actions) == (answer["outcome"] is None)
    for action in actions:
        talk.ask("apply", action=action)
        talk.ask("undo")
