"""`paddlewheel engine` with Mississippi Queen: a race through it, positions in and out at every state, refusals."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from paddlewheel.cli.commands import engine

from .talking import Talk, talk_from

NEW: dict[str, Any] = {"cmd": "new", "game": "queen", "players": 3}
MINIMAL: dict[str, Any] = {
    "game": "queen",
    "tiles": [{"id": "start"}, {"id": "red-1"}, {"id": "red-2"}],
    "steamers": {"red": {"cell": [0, 0]}, "green": {"cell": [0, -1]}, "yellow": {"cell": [-1, 1]}},
    "to_move": "red",
}
MIDDLE = (
    "queen tiles=start,red-1,brown-2:left,wild-1 round=7 order=red,yellow,green to_move=red decision=sail"
    " points=1 rotated=2 stood=-3,-4/-3,-5"
    " | red=-3,-5:NW:s2:c5:p1@red-1 green=0,-4:N:s1:c3 yellow=0,-5:N:s3:c6 white=wrecked:4:S:s4:c0"
)
LAST = "queen school=yes tiles=start,red-1,red-2,red-3 landing=straight | red=0,-13:N:s1 green=wrecked:3 yellow=0,-11:N"
WHO = ("ok", "actor", "on_turn", "outcome")


def slowly(actions: list[str], luck: Random) -> str:
    """Pick an action, mostly a slow speed and the way ahead, so that a race gets somewhere."""
    if luck.random() < 0.85:
        plain = [text for text in actions if text in ("1", "2", "3", "a", "done", "board", "N")]
        actions = plain or [text for text in actions if text not in ("l", "r")] or actions
    return luck.choice(actions)


# --- set, show, load ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"round_limit": 12}),
        (4, {"round_limit": 8, "draw_first": True, "push_astern": False}),
        (5, {"round_limit": 8, "arrival_speed": 2}),
        (3, {"round_limit": 25, "school": True}),
    ],
    ids=["usual", "drawn", "five", "school"],
)
def test_set_and_show_are_inverse_at_the_states_of_a_race(players: int, options: dict[str, Any]) -> None:
    luck = Random(f"{players} {options}")
    talk = Talk({**NEW, "players": players, "options": options})
    copy, reader = Talk(), Talk()
    decisions = set()
    while True:
        shown, legal = talk.ask("show"), talk.ask("legal")
        decision = shown["position"]["decision"]
        if decision not in decisions or luck.random() < 0.4:
            who = {key: legal[key] for key in WHO}
            line = talk.ask("position")
            assert copy.ask("set", position=shown["position"]) == who
            assert reader.ask("load", text=line["text"]) == who
            for other in (copy, reader):
                assert other.ask("show") == shown
                assert other.ask("legal") == legal
                assert other.ask("position") == line
        decisions.add(decision)
        if legal["actor"] is None:
            break
        talk.ask("apply", action=slowly(legal["actions"], luck))
    assert {"tile", "face", "speed", "sail", "die", None} <= decisions
    assert ("first" in decisions) == options.get("draw_first", False)


def test_the_least_position_is_the_race_as_it_is_set_up() -> None:
    talk = Talk({"cmd": "set", "position": {"game": "queen", "seats": ["red", "green", "yellow"]}})
    assert talk.ask("show") == Talk(NEW).ask("show")


def test_what_a_minimal_position_leaves_out_is_shown() -> None:
    position = Talk({"cmd": "set", "position": MINIMAL}).ask("show")["position"]
    red = position["steamers"]["red"]
    assert position["seats"] == ["red", "green", "yellow"]
    assert red == {"cell": [0, 0], "heading": "N", "speed": 1, "coal": 6, "passengers": 0, "boarded_at": []}
    assert (position["round"], position["decision"], position["captain"]) == (2, "speed", "red")
    assert position["waiting"] == {"red-1": 1, "red-2": 1}


# --- turns and a race -----------------------------------------------------------------------------------------------------


def test_the_way_of_each_turn_can_be_sailed_and_ends_as_it_says() -> None:
    talk = Talk({"cmd": "set", "position": MINIMAL})
    turns = talk.ask("turns")["turns"]
    assert any(turn["pushes"] for turn in turns)
    for turn in Random(3).sample(turns, 40):
        coal = 6
        sent = 0
        for action in turn["way"]:
            while (actor := talk.ask("legal")["actor"]) != "red":
                talk.ask("roll" if actor == "chance" else "apply", **({} if actor == "chance" else {"action": "N"}))
                sent += 1
            events = talk.ask("apply", action=action)["events"]
            sent += 1
            coal -= sum(event.get("coal", 0) for event in events)
        red = talk.ask("show")["position"]["steamers"]["red"]
        assert (red["cell"], red["heading"], red["speed"]) == (turn["cell"], turn["heading"], turn["final_speed"])
        assert red["coal"] == coal == 6 - turn["coal"]
        for _ in range(sent):
            talk.ask("undo")


def test_there_are_no_turns_while_chance_or_a_heading_decides() -> None:
    talk = Talk(NEW)
    assert talk.ask("turns")["turns"] == []
    talk.ask("apply", action="tile=red-1")
    assert talk.ask("turns")["turns"] == []
    assert talk.ask("legal")["actions"] == ["N", "NE", "SE", "S", "SW", "NW"]


@pytest.mark.parametrize("options", [{"school": True}, {"round_limit": 20}], ids=["school", "passengers"])
def test_a_race_is_sailed_from_beginning_to_end(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LUCK", Random(7))
    luck = Random(11)
    talk = Talk({**NEW, "seats": ["anna", "bot-1", "carl"], "options": options})
    answer = talk.ask("legal")
    kinds = set()
    while answer["actor"] is not None:
        if answer["actor"] == "chance":
            assert len(answer["weights"]) == len(answer["actions"])
            done = talk.ask("roll")
            assert done["action"] in answer["actions"]
        else:
            assert answer["actor"] in ("anna", "bot-1", "carl")
            assert "weights" not in answer
            done = talk.ask("apply", action=slowly(answer["actions"], luck))
        kinds |= {event["event"] for event in done["events"]}
        assert len(done["words"]) == len(done["events"])
        answer = talk.ask("legal")
        assert {key: done[key] for key in WHO} == {key: answer[key] for key in WHO}
    assert answer["actions"] == []
    assert sorted(answer["outcome"]["ranks"].values()) == [1, 2, 3]
    assert answer["outcome"]["rule"] in ("Q22", "Q23")
    assert {"tile_laid", "die_rolled", "faced", "speed_set", "sailed", "round_began", "ended"} <= kinds
    copy = talk_from(talk.ask("record")["text"])
    assert copy.everything() == talk.everything()
    while copy.send({"cmd": "undo"})["ok"]:
        pass
    assert copy.ask("show")["position"]["round"] == 0


def test_weights_of_the_die_and_of_the_tiles() -> None:
    talk = Talk(NEW)
    assert talk.ask("legal")["weights"] == [1] * 11
    for action in ("tile=red-1", "N", "N", "N", "4", "a", "a", "a", "a", "done"):
        talk.ask("apply", action=action)
    answer = talk.ask("legal")
    assert answer["actor"] == "chance"
    assert answer["actions"] == ["die=left", "die=straight", "die=right"]
    assert answer["weights"] == [2, 2, 2]


# --- refusals -------------------------------------------------------------------------------------------------------------


def situations() -> list[Talk]:
    """Return engines before the draw, at a tile, at a heading, at a speed, under way, and at the end."""
    draw = Talk({**NEW, "options": {"draw_first": True}})
    face = Talk(NEW, {"cmd": "apply", "action": "tile=red-1"})
    over = talk_from(LAST)
    turn = next(turn for turn in over.ask("turns")["turns"] if turn["way"][-1] != "done")
    for action in turn["way"]:
        over.ask("apply", action=action)
    assert over.ask("legal")["actor"] is None
    return [draw, Talk(NEW), face, Talk({"cmd": "set", "position": MINIMAL}), talk_from(MIDDLE), over]


REFUSED: list[dict[str, Any]] = [
    {"cmd": "apply", "action": "full steam"},
    {"cmd": "apply", "action": "7"},
    {"cmd": "apply", "action": "push=9,9"},
    {"cmd": "apply", "action": ""},
    {"cmd": "new", "game": "queen", "players": 7},
    {"cmd": "new", "game": "queen", "players": 1},
    {"cmd": "new", "game": "queen", "players": 2, "options": {"steamers": 1}},
    {"cmd": "new", "game": "queen", "options": {"rows": 13}},
    {"cmd": "new", "game": "queen", "options": {"arrival_speed": 3}},
    {"cmd": "load", "text": "queen tiles=start,red-1 | red=0,0 green=0,0 yellow=1,0"},
    {"cmd": "load", "text": "queen"},
    {"cmd": "set", "position": {"game": "queen"}},
    {"cmd": "set", "position": {**MINIMAL, "rows": 13}},
    {"cmd": "set", "position": {**MINIMAL, "steamers": {"red": {"cell": [0, 0]}, "green": {"cell": [0, 0]}, "blue": {}}}},
    {"cmd": "set", "position": {**MINIMAL, "tiles": [{"id": "start"}, {"id": "red-1", "turn": "left"}]}},
    {"cmd": "set", "position": {**MINIMAL, "under_way": {"points": 1}}},
    {"cmd": "set", "position": {**MINIMAL, "die": "left"}},
]


@pytest.mark.parametrize("request_", REFUSED, ids=lambda request: json.dumps(request)[8:70])
def test_a_refusal_leaves_the_game_as_it_was(request_: dict[str, Any]) -> None:
    for talk in situations():
        before = talk.everything()
        error = talk.send(request_)
        assert error["ok"] is False
        assert set(error["error"]) <= {"rule", "code", "facts", "where", "line", "message", "instead"}
        assert error["error"]["rule"] is None or error["error"]["rule"].startswith(("Q", "B"))
        if "instead" in error["error"]:
            assert error["error"]["instead"] in before[-1]["actions"]
        assert talk.everything() == before


def test_every_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    words = ["first=red", "die=left", "die=right", "tile=red-1", "tile=wild-2", "N", "S", "1", "3", "6", "a", "l", "r"]
    words += ["push=0,-2", "done", "board", "skip"]
    for talk in situations():
        before = talk.everything()
        for word in words:
            answer = talk.send({"cmd": "apply", "action": word})
            assert answer["ok"] == (word in before[-1]["actions"])
            if answer["ok"]:
                talk.ask("undo")
            assert talk.everything() == before


# --- ready-made set-ups ---------------------------------------------------------------------------------------------------


def test_a_game_begins_from_a_set_up_by_its_name() -> None:
    """B8, B13: with as many players as it is for, and with options of one's own on top."""
    talk = Talk({"cmd": "new", "game": "queen", "setup": "for-two", "options": {"round_limit": 40}})
    position = talk.send({"cmd": "show"})["position"]
    assert position["options"]["steamers"] == 2
    assert position["options"]["round_limit"] == 40
    assert len(position["seats"]) == 2


FOR_TWO = {"setup": "for-two", "counts": [2], "players": 3}


@pytest.mark.parametrize(
    ("more", "where", "code", "facts"),
    [
        ({"setup": "for-too"}, "setup", "name.misspelt", {"kind": "setup", "found": "'for-too'", "near": "for-two"}),
        ({"setup": "usual"}, "setup", "setup.other_game", {"setup": "usual", "game": "mississippi"}),
        ({"setup": "for-two", "players": 3}, "players", "setup.players", FOR_TWO),
        ({"setup": "for-two", "seats": ["a", "b", "c"]}, "players", "setup.players", FOR_TWO),
        ({"options": {"school": 1}}, "options.school", "value.yes_no", {"found": "1"}),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(more: dict[str, Any], where: str, code: str, facts: dict[str, Any]) -> None:
    """B13: an error in JSON speaks of what JSON has."""
    answer = Talk().send({"cmd": "new", "game": "queen", **more})
    error = answer["error"]
    assert (error["where"], error["code"]) == (where, code)
    assert facts.items() <= error["facts"].items()
