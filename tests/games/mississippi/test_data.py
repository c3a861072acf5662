"""A position, an event and a whole turn as plain data; what is read is checked against M1–M16."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest

from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Began, CameHome, Ended, Options, PushLost, Rotated, Touched

from .sailing import BLACK, GREEN, RED, sail

MIDDLE: dict[str, Any] = {
    "game": "mississippi",
    "rules": 1,
    "rows": 7,
    "stop_at_winner": False,
    "turn_limit": 60,
    "seats": ["red", "green", "black", "yellow"],
    "first": "green",
    "round": 4,
    "to_move": "red",
    "box": 25,
    "steamers": {
        "red": {"field": 12, "front": 3, "wood": 5},
        "green": {"field": None, "front": None, "wood": 0, "rank": 1},
        "black": {"field": 0, "front": 6, "wood": 15},
        "yellow": {"field": None, "front": None, "wood": 15},
    },
}


def changed(*path: str, to: Any) -> dict[str, Any]:
    """Return the position above with one value changed; `...` takes it out."""
    data = copy.deepcopy(MIDDLE)
    place = data
    for key in path[:-1]:
        place = place[key]
    if to is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return data


def test_plain_data_is_what_it_says() -> None:
    """M1–M16: the position in words that any language can read."""
    state = mississippi.from_data(MIDDLE)
    text = (
        "mississippi rules=1 rows=7 stop_at_winner=no turn_limit=60 first=green round=4 to_move=red"
        " | red=12:3:5 green=home:1 black=0:6:15 yellow=ashore:-:15"
    )
    assert mississippi.format_position(state) == text
    assert mississippi.to_data(state) == MIDDLE
    assert mississippi.to_data(mississippi.parse_position(text)) == MIDDLE


def test_plain_data_survives_json() -> None:
    """M1–M16: nothing in it but objects, lists, texts, numbers, true, false and null."""
    assert json.loads(json.dumps(MIDDLE)) == MIDDLE
    assert mississippi.from_data(json.loads(json.dumps(MIDDLE))) == mississippi.from_data(MIDDLE)


def test_the_least_that_makes_a_position_is_its_seats() -> None:
    """M1, M3, M4: usual options, everybody ashore, nobody drawn."""
    assert mississippi.from_data({"seats": ["red", "green", "black"]}) == mississippi.setup(
        Options(), ("red", "green", "black")
    )


def test_what_is_left_out_has_its_usual_value() -> None:
    """M1, M3, M4, M16: a minimal position with one steamer under way."""
    data = {"seats": ["a", "b", "c"], "to_move": "b", "steamers": {"b": {"field": 5, "front": 2}}}
    state = mississippi.from_data(data)
    assert mississippi.options(state) == Options()
    assert mississippi.format_position(state).endswith("first=b round=1 to_move=b | a=ashore:-:20 b=5:2:20 c=ashore:-:20")


@pytest.mark.parametrize("key", ["game", "rules", "stop_at_winner", "turn_limit", "box"])
def test_leaving_out_the_usual_changes_nothing(key: str) -> None:
    """M1, M3, M16: the box follows from the wood."""
    assert mississippi.from_data(changed(key, to=...)) == mississippi.from_data(MIDDLE)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("game", "queen", "value.choice (choices=mississippi, found='queen')"),
        ("game", None, "game: value.choice (choices=mississippi"),
        ("rows", "7", "rows: value.whole_number"),
        ("rows", True, "rows: value.whole_number"),
        ("stop_at_winner", 1, "stop_at_winner: value.yes_no (found=1)"),
        ("turn_limit", 2.5, "turn_limit: value.whole_number (found=2.5)"),
        ("seats", ..., "value.missing"),
        ("seats", "red", "seats: value.names"),
        ("seats", ["red", 2, "black", "yellow"], "seats: value.names"),
        ("first", "blue", "first: value.choice (choices=red,green,black,yellow"),
        ("first", 0, "first: value.choice (choices=red,green,black,yellow"),
        ("round", "4", "value.number (low=0, high=1000001, found='4')"),
        ("round", -1, "round: value.number (low=0, high=1000001"),
        ("round", True, "round: value.number (low=0, high=1000001"),
        ("to_move", 3, "to_move: value.choice (choices=red,green,black,yellow, found=3)"),
        ("box", 24, "M3 box: position.box (logs=60, held=35, left=25, box=24)"),
        ("box", "25", "box: value.number (low=0, high=60, found='25')"),
        ("steamers", [], "steamers: value.object (found=[…])"),
        ("captain", "nemo", "value.unknown_key (found='captain', known=box,first,game,round,rows,rules,seats,steamers"),
        ("steamers.red", 12, "value.object (found=12)"),
        ("steamers.red.field", 59, "value.number (low=0, high=58, found=59)"),
        ("steamers.red.field", -1, "steamers.red.field: value.number (low=0, high=58"),
        ("steamers.red.field", 12.0, "steamers.red.field: value.number (low=0, high=58"),
        ("steamers.red.field", 0, "M7 steamers: position.same_field (both=red,black, field=0)"),
        ("steamers.red.front", None, "M2 steamers.red.front: position.no_front"),
        ("steamers.red.front", 0, "steamers.red.front: value.number (low=1, high=6, found=0)"),
        ("steamers.red.wood", -1, "steamers.red.wood: value.number (low=0, high=60, found=-1)"),
        ("steamers.red.wood", 31, "M3 steamers: position.too_much_wood (logs=60, held=61)"),
        ("steamers.red.speed", 3, "steamers.red: value.unknown_key (found='speed', known=field,front,rank,wood)"),
        ("steamers.red.rank", 1, "M14 steamers.red.field: position.home_has_none"),
        ("steamers.green.rank", 0, "steamers.green.rank: value.number (low=1, high=3"),
        ("steamers.green.rank", 4, "steamers.green.rank: value.number (low=1, high=3"),
        ("steamers.green.rank", 2, "M15 steamers: position.home_ranks (ranks=2)"),
        ("steamers.green.field", 3, "M14 steamers.green.field: position.home_has_none"),
        ("steamers.green.front", 3, "M14 steamers.green.front: position.home_has_none"),
        ("steamers.green.wood", 3, "steamers.green.wood: value.number (low=0, high=0, found=3)"),
        ("steamers.blue", {}, "steamers: value.unknown_key (found='blue', known=black,green,red,yellow)"),
    ],
)  # fmt: skip
def test_data_that_cannot_be_is_refused_with_the_place(path: str, value: Any, problem: str) -> None:
    """M1–M16: where it stands, what was expected, what was found."""
    with pytest.raises(BadData) as bad:
        mississippi.from_data(changed(*path.split("."), to=value))
    assert problem in str(bad.value)


def test_a_number_too_long_to_be_written_is_refused_like_any_other() -> None:
    """M1–M16: one with more digits than Python cares to print, at every place where a number stands."""
    for path in ("rows", "turn_limit", "round", "box", "steamers.red.field", "steamers.red.front", "steamers.green.rank"):
        for number in (10**5000, -(10**5000)):
            with pytest.raises(BadData) as bad:
                mississippi.from_data(changed(*path.split("."), to=number))
            assert str(bad.value).startswith(f"{path}: value.")


@pytest.mark.parametrize("data", [None, 3, "mississippi", [], [("seats", ["red", "green", "black"])]])
def test_data_that_is_no_object_is_refused(data: Any) -> None:
    """M1–M16: a position is an object."""
    with pytest.raises(BadData, match=re.escape("value.object")):
        mississippi.from_data(data)


@pytest.mark.parametrize(
    ("key", "value", "rule"), [("rows", 2, "M1"), ("turn_limit", 0, "M16"), ("seats", ["a", "b"], "M3")]
)
def test_options_outside_the_rules_are_refused_in_data_too(key: str, value: Any, rule: str) -> None:
    """M1, M3, M16: with the rule's id."""
    with pytest.raises(Refusal) as no:
        mississippi.from_data(changed(key, to=value))
    assert no.value.rule == rule


def test_reading_does_not_change_what_was_read() -> None:
    """M1–M16: the caller's data is the caller's."""
    data = copy.deepcopy(MIDDLE)
    mississippi.from_data(data)
    assert data == MIDDLE


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (Began(GREEN), {"event": "began", "seat": "green"}),
        (Rotated(RED, -2, 3, 1), {"event": "rotated", "seat": "red", "steps": -2, "front": 3, "logs": 1}),
        (Touched(RED, BLACK, 3, 1), {"event": "touched", "seat": "red", "other": "black", "number": 3, "other_number": 1}),
        (PushLost(BLACK, 1), {"event": "push_lost", "seat": "black", "by": 1}),
        (CameHome(RED, 2, 5), {"event": "came_home", "seat": "red", "rank": 2, "logs": 5}),
        (Ended("the_winner_is_home"), {"event": "ended", "reason": "the_winner_is_home"}),
    ],
)
def test_an_event_is_an_object_with_seats_by_name(event: Any, data: dict[str, Any]) -> None:
    """M4–M16: its name, then its fields."""
    assert mississippi.event_data(mississippi.from_data(MIDDLE), event) == data


def test_a_whole_turn_is_an_object_with_its_result() -> None:
    """M6–M14: the action as text and as numbers, price, events, and where everybody lies then."""
    state = mississippi.parse_position("mississippi to_move=red | red=2:5:10 green=5:4:10 black=80:1:10")
    (turn,) = [turn for turn in mississippi.turns(state) if mississippi.format_action(state, turn.action) == "LLL-1"]
    after, events = sail(state, "LLL-1")
    assert mississippi.turn_data(state, turn) == {
        "action": "LLL-1",
        "rotation": 3,
        "distance": -1,
        "burns": 2,
        "gathers": 1,
        "events": [mississippi.event_data(state, event) for event in events],
        "result": {
            "round": 1,
            "to_move": "green",
            "box": 31,
            "steamers": {
                "red": {"field": 1, "front": 2, "wood": 9},
                "green": {"field": 5, "front": 4, "wood": 10},
                "black": {"field": 80, "front": 1, "wood": 10},
            },
        },
    }
    assert after == turn.state


def test_a_turn_passed_has_neither_rotation_nor_distance() -> None:
    """M9: there is only the word."""
    state = mississippi.parse_position("mississippi to_move=red | red=2:1:0 green=0:1:9 black=1:5:9")
    (turn,) = mississippi.turns(state)
    data = mississippi.turn_data(state, turn)
    assert set(data) == {"action", "burns", "gathers", "events", "result"}
    assert (data["action"], data["burns"], data["gathers"]) == ("pass", 0, 0)


def test_a_finished_race_needs_no_starting_player() -> None:
    """M14, M15: ranks say that it is over, so who began does not matter any more."""
    steamers = {"red": {"rank": 1}, "green": {"rank": 2}, "black": {"field": 5, "front": 1, "wood": 9}}
    state = mississippi.from_data(
        {"game": "mississippi", "rows": 3, "seats": list(steamers), "box": 51, "steamers": steamers}
    )
    outcome = mississippi.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)


def test_the_rank_is_read_by_its_old_name_too() -> None:
    """M14: positions of 0.2 say `place`; one that says both is refused."""
    data = {"game": "mississippi", "rows": 3, "to_move": "green", "seats": ["red", "green", "black"]}
    named = mississippi.from_data({**data, "steamers": {"red": {"rank": 1}}})
    assert mississippi.from_data({**data, "steamers": {"red": {"place": 1}}}) == named
    with pytest.raises(BadData) as caught:
        mississippi.from_data({**data, "steamers": {"red": {"rank": 1, "place": 1}}})
    assert caught.value.code == "value.unknown_key"
