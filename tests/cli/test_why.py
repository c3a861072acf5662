"""The engine's `why`: it agrees with `legal` and with `turns`, says what `apply` would, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import ANY

import pytest

from paddlewheel import hexes

from .talking import MIDDLE, Talk, situations, talk_from

QUEEN: dict[str, Any] = {"cmd": "new", "game": "queen", "players": 3, "options": {"round_limit": 6, "draw_first": True}}
CROWDED = "queen tiles=start,red-1,red-2 to_move=red | red=0,0:N:s1:c1 green=0,-1:N yellow=-2,2:N"
MISSISSIPPI_WORDS = [
    *("first=red", "first=green", "die=1", "die=6", "pass", "+1", "+4", "+20", "+61", "-1", "-3", "-4", "+0"),
    *("L+1", "R-2", "LL+2", "RR+16", "LLL+1", "LLL-9"),
]
QUEEN_WORDS = [
    *("first=red", "die=left", "die=straight", "die=right", "tile=red-1", "tile=wild-3", "N", "SE", "S"),
    *("0", "1", "2", "3", "4", "5", "6", "7", "a", "l", "r", "push=0,-2", "push=1,-2", "push=9,9", "done", "board", "skip"),
]


def check_actions(talk: Talk, words: list[str]) -> None:
    """Ask about every word and about all that is legal: `why` says what `legal` lists and what `apply` would answer."""
    before = talk.everything()
    legal = before[-1]["actions"]
    for word in [*words, *legal]:
        answer = talk.ask("why", action=word)
        assert set(answer) == {"ok", "legal", "reason"}
        assert talk.everything() == before
        done = talk.send({"cmd": "apply", "action": word})
        assert answer["legal"] == done["ok"]
        assert answer["reason"] == done.get("error")
        if done["ok"]:
            assert done["action"] in legal
            talk.ask("undo")
        else:
            assert answer["reason"]["rule"]
            assert answer["reason"].get("instead", "nothing") in [*legal, "nothing"]
    assert all(talk.ask("why", action=word)["legal"] for word in legal)


# --- actions --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nth", range(6))
def test_why_agrees_with_legal_and_apply_in_mississippi(nth: int) -> None:
    check_actions(situations()[nth], MISSISSIPPI_WORDS)


@pytest.mark.parametrize("seed", range(3))
def test_why_agrees_with_legal_and_apply_in_mississippi_queen(seed: int) -> None:
    luck = Random(seed)
    talk = Talk(QUEEN)
    seen = set()
    while (actions := talk.ask("legal")["actions"]) != []:
        decision = talk.ask("show")["position"]["decision"]
        if decision not in seen or luck.random() < 0.1:
            seen.add(decision)
            check_actions(talk, QUEEN_WORDS)
        talk.ask("apply", action=luck.choice(actions))
    check_actions(talk, QUEEN_WORDS)
    assert {"first", "tile", "face", "speed", "sail"} <= seen


def test_a_text_that_is_no_action_is_an_error() -> None:
    for talk in (talk_from(MIDDLE), talk_from(CROWDED)):
        before = talk.everything()
        for text in ("full steam", "", "?"):
            assert talk.error("why", action=text) == talk.error("apply", action=text)
        assert talk.everything() == before


# --- ends -----------------------------------------------------------------------------------------------------------------


def test_the_end_of_a_turn_of_mississippi_is_the_action_in_numbers() -> None:
    letters = {0: "", 1: "L", -1: "R", 2: "LL", -2: "RR", 3: "LLL"}
    for talk in situations():
        for rotation, turn in letters.items():
            for distance in (-4, -3, -1, 0, 1, 2, 16, 40):
                end = {"rotation": rotation, "distance": distance}
                no = talk.ask("why", end=end)
                if talk.ask("legal")["actor"] in ("red", "green", "black"):
                    assert no == talk.ask("why", action=f"{turn}{distance:+d}")
                else:
                    assert not no["legal"]
                    assert no["reason"]["rule"] in ("M4", "M5", "M15")


def test_the_ends_of_the_turns_are_possible_and_no_others() -> None:
    talk = talk_from(CROWDED)
    before = talk.everything()
    ends = {(tuple(turn["cell"]), turn["heading"], turn["speed"]) for turn in talk.ask("turns")["turns"]}
    for cell in ((0, 0), *hexes.neighbours((0, 0)), (0, -2), (1, -2), (2, -3), (5, 5)):
        for heading in hexes.NAMES:
            for speed in range(1, 7):
                answer = talk.ask("why", end={"cell": cell, "heading": heading, "speed": speed})
                assert answer["legal"] == ((cell, heading, speed) in ends)
                assert (answer["reason"] is None) == answer["legal"]
    assert talk.everything() == before


def test_a_reason_has_its_rule_and_its_numbers() -> None:
    talk = talk_from(CROWDED)
    assert talk.ask("why", end={"cell": [0, 0], "speed": 4})["reason"] == {
        "rule": "Q12",
        "code": "speed.no_coal",
        "facts": {"before": 1, "speed": 4, "needed": 2, "coal": 1},
        "message": ANY,
        "instead": "2 push=0,-2 done",
    }
    reason = talk.ask("why", end={"cell": [0, -1], "speed": 1})["reason"]
    assert reason["rule"] == "Q14"
    assert reason["code"] == "end.push_points"
    assert reason["facts"] == {"steamer": "green", "cell": [0, -1], "points": 1, "enough": [2, 3, 4, 5, 6]}


def test_why_an_end_action_cannot_be_done_is_asked_with_the_end_of_the_turn_or_without() -> None:
    """Q19, Q21: the dock is at (0,-4); at speed 1 red can take a passenger there."""
    talk = talk_from("queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N:s1 green=0,1 yellow=1,1")
    before = talk.everything()
    assert talk.ask("why", end={"then": "board", "cell": [0, -4]}) == {"ok": True, "legal": True, "reason": None}
    assert talk.ask("why", end={"then": "board", "cell": [0, -4], "speed": 2})["reason"] == {
        "rule": "Q19",
        "code": "board.speed",
        "facts": {"speed": 2, "needed": 1},
        "message": ANY,
        "instead": "1 a done",
    }
    assert talk.ask("why", end={"then": "board", "steamer": "green"})["reason"]["rule"] == "Q19"
    assert talk.everything() == before
    for action in ("1", "a", "done"):
        talk.ask("apply", action=action)
    assert talk.ask("why", end={"then": "board"})["legal"]
    talk.ask("apply", action="skip")
    reason = talk.ask("why", end={"then": "board", "steamer": "red"})["reason"]
    assert (reason["code"], reason["facts"]) == ("turn.not_over", {"steamer": "red"})


# --- what makes no sense --------------------------------------------------------------------------------------------------

WITHOUT_SENSE: list[dict[str, Any]] = [
    {},
    {"action": "1", "end": {"cell": [0, 0]}},
    {"end": {}},
    {"end": {"cell": [0]}},
    {"end": {"cell": [0, 0], "heading": "E"}},
    {"end": {"cell": [0, 0], "speed": 7}},
    {"end": {"cell": [0, 0], "colour": "red"}},
    {"end": {"then": "swim"}},
    {"end": {"then": "board", "steamer": "pink"}},
    {"end": {"rotation": 1}},
    {"end": {"rotation": "L", "distance": 1}},
    {"end": {"distance": 1.0}},
    {"end": {"distance": 10**12}},
    {"end": [0, 0]},
    {"action": 3},
    {"cell": [0, 0]},
]


@pytest.mark.parametrize("wish", WITHOUT_SENSE, ids=str)
@pytest.mark.parametrize("start", [MIDDLE, CROWDED], ids=["mississippi", "queen"])
def test_a_wish_that_makes_no_sense_is_an_error_without_a_rule(start: str, wish: dict[str, Any]) -> None:
    talk = talk_from(start)
    before = talk.everything()
    assert talk.error("why", **wish)["rule"] is None
    assert talk.everything() == before


def test_there_is_nothing_to_ask_without_a_game() -> None:
    assert Talk().error("why", action="1")["code"] == "engine.no_game"
