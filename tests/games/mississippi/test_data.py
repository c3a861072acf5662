"""A position, an event and a whole turn as plain data; what is read is checked against M1–M16."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from paddlewheel.games import mississippi
from paddlewheel.games.game import BadData, Refusal
from paddlewheel.games.mississippi.state import Began, CameHome, Ended, Options, PushLost, Rotated, Touched

from .sailing import BLACK, GREEN, RED, sail

MIDDLE: dict[str, Any] = {
    "game": "mississippi",
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
        "green": {"field": None, "front": None, "wood": 0, "place": 1},
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
        "mississippi rows=7 stop_at_winner=no turn_limit=60 first=green round=4 to_move=red"
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


@pytest.mark.parametrize("key", ["game", "stop_at_winner", "turn_limit", "box"])
def test_leaving_out_the_usual_changes_nothing(key: str) -> None:
    """M1, M3, M16: the box follows from the wood."""
    assert mississippi.from_data(changed(key, to=...)) == mississippi.from_data(MIDDLE)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("game", "queen", "game: expected one of mississippi, found 'queen'"),
        ("game", None, "game: expected one of mississippi"),
        ("rows", "7", "rows: expected a whole number"),
        ("rows", True, "rows: expected a whole number"),
        ("stop_at_winner", 1, "stop_at_winner: expected true or false"),
        ("turn_limit", 2.5, "turn_limit: expected a whole number"),
        ("seats", ..., "seats: is missing"),
        ("seats", "red", "seats: expected a list of names"),
        ("seats", ["red", 2, "black", "yellow"], "seats: expected a list of names"),
        ("first", "blue", "first: expected one of red, green, black, yellow"),
        ("first", 0, "first: expected one of red, green, black, yellow"),
        ("round", "4", "round: expected a whole number from 0 to 1,000,001, found '4'"),
        ("round", -1, "round: expected a whole number"),
        ("round", True, "round: expected a whole number"),
        ("to_move", 3, "to_move: expected one of"),
        ("box", 24, "M3: box: there are 60 logs in all: 35 held leave 25 for the box, not 24"),
        ("box", "25", "box: expected a whole number from 0 to 60"),
        ("steamers", [], "steamers: expected an object"),
        ("captain", "nemo", "there is no 'captain' here"),
        ("steamers.red", 12, "steamers.red: expected an object, found 12"),
        ("steamers.red.field", 59, "steamers.red.field: expected a whole number from 0 to 58, found 59"),
        ("steamers.red.field", -1, "steamers.red.field: expected a whole number from 0 to 58"),
        ("steamers.red.field", 12.0, "steamers.red.field: expected a whole number"),
        ("steamers.red.field", 0, "M7: steamers: red and black are both on field 0"),
        ("steamers.red.front", None, "M2: steamers.red.front: a steamer on the course has a side that points ahead"),
        ("steamers.red.front", 0, "steamers.red.front: expected a whole number from 1 to 6"),
        ("steamers.red.wood", -1, "steamers.red.wood: expected a whole number from 0 to 60"),
        ("steamers.red.wood", 31, "M3: steamers: there are 60 logs in all, and the captains hold 61"),
        ("steamers.red.speed", 3, "steamers.red: there is no 'speed' here"),
        ("steamers.red.place", 1, "M14: steamers.red.field: a steamer that is home has none"),
        ("steamers.green.place", 0, "steamers.green.place: expected a whole number from 1 to 3"),
        ("steamers.green.place", 4, "steamers.green.place: expected a whole number from 1 to 3"),
        ("steamers.green.place", 2, "M15: steamers: the places taken are 1, 2, … without a gap, not [2]"),
        ("steamers.green.field", 3, "M14: steamers.green.field: a steamer that is home has none"),
        ("steamers.green.front", 3, "M14: steamers.green.front: a steamer that is home has none"),
        ("steamers.green.wood", 3, "steamers.green.wood: expected a whole number from 0 to 0"),
        ("steamers.blue", {}, "steamers: there is no 'blue' here"),
    ],
)  # fmt: skip
def test_data_that_cannot_be_is_refused_with_the_place(path: str, value: Any, problem: str) -> None:
    """M1–M16: where it stands, what was expected, what was found."""
    with pytest.raises(BadData) as bad:
        mississippi.from_data(changed(*path.split("."), to=value))
    assert problem in str(bad.value)


def test_a_number_too_long_to_be_written_is_refused_like_any_other() -> None:
    """M1–M16: one with more digits than Python cares to print, at every place where a number stands."""
    for path in ("rows", "turn_limit", "round", "box", "steamers.red.field", "steamers.red.front", "steamers.green.place"):
        for number in (10**5000, -(10**5000)):
            with pytest.raises(BadData) as bad:
                mississippi.from_data(changed(*path.split("."), to=number))
            assert str(bad.value).startswith(f"{path}: expected a whole number")


@pytest.mark.parametrize("data", [None, 3, "mississippi", [], [("seats", ["red", "green", "black"])]])
def test_data_that_is_no_object_is_refused(data: Any) -> None:
    """M1–M16: a position is an object."""
    with pytest.raises(BadData, match="expected an object"):
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
        (CameHome(RED, 2, 5), {"event": "came_home", "seat": "red", "place": 2, "logs": 5}),
        (Ended("the winner is home"), {"event": "ended", "reason": "the winner is home"}),
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
    """M14, M15: places say that it is over, so who began does not matter any more."""
    steamers = {"red": {"place": 1}, "green": {"place": 2}, "black": {"field": 5, "front": 1, "wood": 9}}
    state = mississippi.from_data(
        {"game": "mississippi", "rows": 3, "seats": list(steamers), "box": 51, "steamers": steamers}
    )
    outcome = mississippi.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 2, 3)
