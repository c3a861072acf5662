"""A position, an event and a whole turn as plain data; what is read is filled in and checked against Q1–Q23."""

from __future__ import annotations

import copy
import json
from itertools import product
from random import Random
from typing import Any

import pytest

from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import Record, format_record, parse_record
from paddlewheel.games import GAMES, queen
from paddlewheel.games.queen.model.actions import Board
from paddlewheel.games.queen.model.events import (
    Arrived,
    Boarded,
    DieRolled,
    Ended,
    Faced,
    LandingJoined,
    Pushed,
    Rotated,
    RoundBegan,
    TileLaid,
)
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State, TurnUnderWay
from paddlewheel.words.events import tell

from .sample import MIDDLE, MIDDLE_TEXT, SPIRAL, changed, journey

SAILING = {"red": {"cell": [0, -3]}, "green": {"cell": [0, -4]}, "blue": {"cell": [0, 1], "heading": "NW"}}
MINIMAL: dict[str, Any] = {"tiles": [{"id": "start"}, {"id": "red-1"}, {"id": "red-2"}], "steamers": SAILING}


# --- there and back -------------------------------------------------------------------------------------------------------


def test_plain_data_is_what_it_says() -> None:
    """Q1–Q23: the position in words that any language can read, and as text."""
    state = queen.from_data(MIDDLE)
    assert queen.to_data(state) == MIDDLE
    assert queen.format_position(state) == MIDDLE_TEXT
    assert queen.parse_position(MIDDLE_TEXT) == state
    assert queen.from_data(json.loads(json.dumps(MIDDLE))) == state


CHOICES = list(product((False, True), (3, 4, 5), (False, True)))


@pytest.mark.sweep
@pytest.mark.parametrize(("school", "players", "other"), CHOICES)
def test_set_and_show_are_inverse_at_every_state(
    school: bool, players: int, other: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q1–Q23: in the middle of a turn, before a die, while a pushed captain chooses; as data, as text, as a record."""
    monkeypatch.setitem(GAMES, "queen", queen)
    options = Options(school, other, stop_at_winner=other, round_limit=12, arrival_speed=1 + other, push_astern=not other)
    states, actions = [], []
    for state, action in journey(options, players, Random(f"{school}/{players}/{other}")):
        assert queen.from_data(json.loads(json.dumps(queen.to_data(state)))) == state
        assert queen.parse_position(queen.format_position(state)) == state
        for choice in queen.legal(state):
            assert queen.parse_action(state, queen.format_action(state, choice)) == choice
        states.append(state)
        actions += [action] if action is not None else []
    for begin in (0, len(actions) // 2):
        record = Record(queen, states[begin], tuple(actions[begin:]))
        assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        # Q16: green is pushed onto the frontmost tile, chooses a heading, rolls, turns up a tile; red sails on
        ("tiles=start,red-1 to_move=red | red=0,-1:N:s3 green=0,-2 blue=0,1",
         "3 push=0,-3 S die=right tile=brown-4 r a done"),
        # Q19: green is pushed onto a dock cell
        ("tiles=start,red-1,red-2 to_move=red | red=0,-2:N:s2 green=0,-3 blue=0,1", "2 push=0,-4 N board done"),
        # Q5: red reaches the frontmost tile, pushes green there, sails back from it, and joins the next one
        ("tiles=start,red-1 to_move=red | red=0,-1:N:s4 green=0,-2 blue=0,1",
         "4 push=1,-2 S a r r r a done die=left tile=red-2"),
        # Q5, Q19: red joins a tile, then boards on the one before it
        ("tiles=start,red-1 to_move=red decision=tile die=left | red=0,-4 green=0,-1 blue=0,1", "tile=red-2 board"),
        # Q5: the last tile of the school and the landing
        ("school=yes tiles=start,red-1,red-2 to_move=red | red=0,-6:N green=0,-1 blue=0,1",
         "1 a done die=left tile=red-3 die=straight"),
        # Q3: a river with no room for the next tile
        (f"tiles=start,{SPIRAL} to_move=red decision=die | red=-6,2 green=0,1 blue=2,0", "die=straight tile=wild-1"),
    ],
)  # fmt: skip
def test_set_and_show_are_inverse_in_the_rarer_turns(position: str, actions: str) -> None:
    """Q3, Q5, Q16, Q19: each of them step by step."""
    state = queen.parse_position(f"queen {position}")
    for text in actions.split():
        state, _ = queen.apply(state, queen.parse_action(state, text))
        assert queen.from_data(json.loads(json.dumps(queen.to_data(state)))) == state
        assert queen.parse_position(queen.format_position(state)) == state


def test_cells_that_were_left_out_are_told() -> None:
    """Q3, RULING: as data and as text, in any order."""
    state = queen.parse_position(f"queen tiles=start,{SPIRAL} to_move=red decision=die | red=-6,2 green=0,1 blue=2,0")
    for text in ("die=straight", "tile=wild-1"):
        state, _ = queen.apply(state, queen.parse_action(state, text))
    tile = queen.to_data(state)["tiles"][9]
    assert sorted(tile["left_out"]) == [[-4, -2], [-3, -2], [-2, -2], [-2, -1], [-2, 0]]
    shuffled = changed(queen.to_data(state), "tiles", 9, "left_out", to=sorted(tile["left_out"]))
    assert queen.from_data(shuffled) == state
    assert ",wild-1:straight:" in queen.format_position(state)


def test_reading_does_not_change_what_was_read() -> None:
    """Q1–Q23: the caller's data is the caller's."""
    data = copy.deepcopy(MIDDLE)
    queen.from_data(data)
    assert data == MIDDLE


# --- minimal positions ----------------------------------------------------------------------------------------------------


def test_the_least_that_makes_a_position_is_its_seats() -> None:
    """Q4, Q8: usual options, everybody on a start cell, the first tile still to be turned up."""
    assert queen.from_data({"seats": ["red", "green", "blue"]}) == queen.setup(Options(), ("red", "green", "blue"))
    drawn = queen.from_data({"seats": ["a", "b", "c", "d"], "options": {"draw_first": True}})
    assert drawn == queen.setup(Options(draw_first=True), ("a", "b", "c", "d"))


def test_what_is_left_out_is_worked_out() -> None:
    """Q8, Q18, Q20: tiles and cells make a position."""
    assert queen.to_data(queen.from_data(MINIMAL)) == {
        "game": "queen",
        "rules": 2,
        "options": MIDDLE["options"],
        "seats": ["red", "green", "blue"],
        "tiles": [{"id": "start"}, {"id": "red-1", "turn": "straight"}, {"id": "red-2", "turn": "straight"}],
        "first_tile": 0,
        "landing": None,
        "steamers": {
            "red": {"cell": [0, -3], "heading": "N", "speed": 1, "coal": 6, "passengers": 0, "boarded_at": []},
            "green": {"cell": [0, -4], "heading": "N", "speed": 1, "coal": 6, "passengers": 0, "boarded_at": []},
            "blue": {"cell": [0, 1], "heading": "NW", "speed": 1, "coal": 6, "passengers": 0, "boarded_at": []},
        },
        "waiting": {"red-1": 1, "red-2": 1},
        "first": "red",
        "round": 2,
        "order": ["green", "red", "blue"],
        "to_move": "green",
        "decision": "speed",
        "captain": "green",
        "die": None,
        "under_way": None,
    }


def filled_in(**more: Any) -> State:
    """Return the minimal position with something added."""
    return queen.from_data({**MINIMAL, **more})


def test_the_order_left_out_is_the_one_of_the_rules() -> None:
    """Q17, Q20: by the lie of the steamers; in the first round and in the school clockwise from who began."""
    assert filled_in().order == (1, 0, 2)
    assert filled_in(to_move="blue").order == (1, 0, 2)
    assert filled_in(round=1, first="blue").order == (2, 0, 1)
    assert filled_in(options={"school": True}, first="green").order == (1, 2, 0)


def test_the_heading_left_out_is_the_way_the_tile_flows() -> None:
    """Q2: red-2 flows to the north-west here."""
    tiles = [{"id": "start"}, {"id": "red-1"}, {"id": "red-2", "turn": "left"}, {"id": "wild-1"}]
    state = filled_in(tiles=tiles, steamers={**SAILING, "red": {"cell": [-4, -4]}, "green": {"cell": [-3, -4]}})
    assert [queen.to_data(state)["steamers"][name]["heading"] for name in ("red", "green", "blue")] == ["NW"] * 3
    assert queen.to_data(filled_in())["steamers"]["green"]["heading"] == "N"


def test_tiles_behind_the_last_steamer_have_left_the_table() -> None:
    """Q6, Q18: and nobody waits there."""
    state = filled_in(
        tiles=[{"id": "start"}, {"id": "red-1"}, {"id": "red-2"}, {"id": "red-3"}],
        steamers={"red": {"cell": [0, -7]}, "green": {"cell": [1, -9]}, "blue": {"rank": 3, "wrecked": True}},
    )
    assert (state.first_tile, state.waiting) == (2, (0, 0, 1, 1))
    assert filled_in(first_tile=0).first_tile == 0


def test_passengers_aboard_no_longer_wait() -> None:
    """Q18, Q19: those who boarded are taken off; where others boarded need not be told."""
    steamers = {**SAILING, "red": {"cell": [0, -3], "boarded_at": ["red-1"]}, "blue": {"cell": [0, 1], "passengers": 2}}
    state = filled_in(steamers=steamers)
    assert state.waiting == (0, 0, 1)
    assert [steamer.passengers for steamer in state.steamers] == [1, 0, 2]
    assert filled_in(waiting={"red-2": 0}).waiting == (0, 1, 0)


def test_the_round_left_out_is_one_that_is_still_sailed() -> None:
    """Q23: the second, or the only one."""
    assert filled_in().round == 2
    assert filled_in(options={"round_limit": 1}).round == 1


def test_a_turn_under_way_left_out_has_just_begun() -> None:
    """Q10, Q15: all points left, no turn made; a captain who decides in it has just been pushed."""
    state = filled_in(to_move="red", decision="sail", steamers={**SAILING, "red": {"cell": [0, -3], "speed": 4}})
    assert state.under_way == TurnUnderWay(4, 0, ((0, -3),))
    pushed = filled_in(
        to_move="red", decision="face", captain="green", steamers={**SAILING, "red": {"cell": [0, -3], "speed": 4}}
    )
    assert pushed.under_way == TurnUnderWay(3, 0, ((0, -3),), ((0, -4),), False)
    boarding = filled_in(to_move="green", decision="board")
    assert boarding.under_way == TurnUnderWay(0, 0, ((0, -4),))
    assert queen.legal(boarding)[0] == Board()


def test_a_race_that_is_over_has_nothing_to_decide() -> None:
    """Q22, Q23: one steamer left, the winner home, or the round limit."""
    gone = {"red": {"rank": 1}, "green": {"cell": [0, -4]}, "blue": {"rank": 3, "wrecked": True}}
    for state in (
        filled_in(steamers=gone),
        filled_in(options={"stop_at_winner": True}, steamers={**SAILING, "red": {"rank": 1}}),
        filled_in(options={"round_limit": 3}, round=4),
    ):
        assert queen.actor(state) is None
        assert queen.outcome(state) is not None
        assert queen.from_data(queen.to_data(state)) == state


def test_the_rank_is_read_by_its_old_name_too() -> None:
    """Q21: positions of 0.2 say `place`; one that says both is refused."""
    named = filled_in(steamers={**SAILING, "red": {"rank": 1}})
    assert filled_in(steamers={**SAILING, "red": {"place": 1}}) == named
    with pytest.raises(BadData) as caught:
        filled_in(steamers={**SAILING, "red": {"rank": 1, "place": 1}})
    assert caught.value.code == "value.unknown_key"


# --- events and whole turns -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (DieRolled(1, -1), {"event": "die_rolled", "steamer": "green", "turn": "left"}),
        (TileLaid("red-1", 3, 0, 2),
         {"event": "tile_laid", "tile": "red-1", "number": 3, "turn": "straight", "passengers": 2}),
        (LandingJoined(1, ((0, 1), (1, 1))), {"event": "landing_joined", "turn": "right", "jetties": [[0, 1], [1, 1]]}),
        (RoundBegan(3, (2, 0, 1)),
         {"event": "round_began", "round": 3, "order": ["yellow", "red", "green"], "standings": []}),
        (Rotated(0, 1, 1), {"event": "rotated", "steamer": "red", "heading": "NE", "coal": 1}),
        (Faced(2, 5), {"event": "faced", "steamer": "yellow", "heading": "NW"}),
        (Pushed(0, 1, (0, 1), (1, 1)),
         {"event": "pushed", "steamer": "red", "other": "green", "start": [0, 1], "end": [1, 1]}),
        (Boarded(0, "red-1", 2), {"event": "boarded", "steamer": "red", "tile": "red-1", "passengers": 2}),
        (Arrived(0, 1), {"event": "arrived", "steamer": "red", "rank": 1}),
        (Ended("one_steamer_is_left"), {"event": "ended", "reason": "one_steamer_is_left"}),
    ],
)  # fmt: skip
def test_an_event_is_an_object_with_names(event: Any, data: dict[str, Any]) -> None:
    """Q2–Q23: its name, then its fields; seats, headings and turns by their names, cells as lists."""
    assert queen.event_data(queen.from_data(MIDDLE), event) == data


def test_every_event_of_a_race_is_plain_and_told() -> None:
    """Q2–Q23: nothing but objects, lists, texts and numbers; a sentence for each."""
    for state, action in journey(Options(round_limit=20), 4, Random(4)):
        if action is not None:
            for event in queen.apply(state, action)[1]:
                data = queen.event_data(state, event)
                assert json.loads(json.dumps(data)) == data
                assert tell(queen, [data])[0].endswith(".")


def test_a_whole_turn_is_an_object_with_one_way_to_sail_it() -> None:
    """Q9–Q15: its end, the least coal it costs, whom it pushes where, and the actions as text."""
    state = filled_in(to_move="red")
    turns = [queen.turn_data(state, turn) for turn in queen.turns(state)]
    assert json.loads(json.dumps(turns)) == turns
    assert turns[0] == {
        "speed": 1,
        "cell": [-1, -3],
        "heading": "NW",
        "final_speed": 1,
        "coal": 0,
        "pushes": [],
        "way": ["1", "l", "a", "done"],
        "prices": [[0, 0], [0, 0], [1, 0], [0, 0]],
        "cells": [None, None, [-1, -3], None],
        "headings": [None, "NW", None, None],
    }
    (push,) = [
        turn
        for turn in turns
        if turn["speed"] == 2 and turn["heading"] == "N" and turn["pushes"] and turn["pushes"][0]["end"] == [0, -5]
    ]
    assert push == {
        "speed": 2,
        "cell": [0, -4],
        "heading": "N",
        "final_speed": 2,
        "coal": 0,
        "pushes": [{"steamer": "green", "start": [0, -4], "end": [0, -5]}],
        "way": ["2", "push=0,-5", "done"],
        "prices": [[0, 0], [2, 0], [0, 0]],
        "cells": [None, [0, -4], None],
        "headings": [None, None, None],
    }


def test_the_turn_under_way_is_read_under_its_former_names_too() -> None:
    """Q11: records and tables kept before call it a voyage, and its rotations turned."""
    river = "tiles=start,red-1,wild-2 to_move=red decision=sail points=2 turned=1 stood=0,-1"
    state = queen.parse_position(f"queen {river} | red=0,-1:N:s2 green=-2,2 yellow=-1,2")
    assert "rotated=1" in queen.format_position(state)
    data: dict[str, Any] = dict(queen.to_data(state))
    data["voyage"] = data.pop("under_way")
    assert queen.from_data(data) == state
