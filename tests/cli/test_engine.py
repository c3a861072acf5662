"""`paddlewheel engine`: the game it holds, the lines it reads, the process it is."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import IO, Any

import pytest

from paddlewheel.cli.commands import engine
from paddlewheel.cli.engine_requests import REQUESTS

from .talking import LAST_TURN, MIDDLE, SAMPLE, Talk, answers_to, talk_from

COMMAND = [sys.executable, "-m", "paddlewheel.cli.main", "engine"]


# --- set, show, load and the game they hold -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "options", [{"rows": 3}, {"rows": 4, "stop_at_winner": True}, {"turn_limit": 3}], ids=["rows", "stop", "limit"]
)
def test_set_and_show_are_inverse_at_every_state_of_a_game(players: int, options: dict[str, Any]) -> None:
    luck = Random(f"{players} {options}")
    talk = Talk({"cmd": "new", "players": players, "options": options})
    copy, reader = Talk(), Talk()
    while True:
        shown, legal = talk.ask("show"), talk.ask("legal")
        who = {key: legal[key] for key in ("ok", "actor", "on_turn", "outcome")}
        assert copy.ask("set", position=shown["position"]) == who
        assert reader.ask("load", text=talk.ask("position")["text"]) == who
        for other in (copy, reader):
            assert other.ask("show") == shown
            assert other.ask("legal") == legal
            assert other.ask("position") == talk.ask("position")
        if legal["actor"] is None:
            assert legal["actions"] == []
            break
        talk.ask("apply", action=luck.choice(legal["actions"]))
    assert reader.ask("load", text=talk.ask("record")["text"]) == who
    assert reader.everything() == talk.everything()


def test_turns_are_what_apply_then_does() -> None:
    talk = talk_from(MIDDLE)
    for turn in talk.ask("turns")["turns"]:
        done = talk.ask("apply", action=turn["action"])
        assert done["action"] == turn["action"]
        assert done["events"] == turn["events"]
        assert len(done["words"]) == len(done["events"])
        position = talk.ask("show")["position"]
        assert {key: position[key] for key in turn["result"]} == turn["result"]
        talk.ask("undo")
    assert [turn["action"] for turn in talk.ask("turns")["turns"]] == talk.ask("legal")["actions"]


def test_there_are_no_turns_while_chance_decides_or_after_the_end() -> None:
    assert Talk({"cmd": "new"}).ask("turns")["turns"] == []
    over = talk_from(LAST_TURN)
    over.ask("apply", action="LL-1")
    assert over.ask("turns")["turns"] == []


def test_new_takes_names_or_a_number_and_the_usual_colours_otherwise() -> None:
    assert Talk({"cmd": "new"}).ask("show")["position"]["seats"] == ["red", "green", "black"]
    assert len(Talk({"cmd": "new", "players": 6}).ask("show")["position"]["seats"]) == 6
    named = Talk({"cmd": "new", "seats": ["anna", "bert", "c-3"], "players": 3})
    assert named.ask("show")["position"]["seats"] == ["anna", "bert", "c-3"]


def test_new_load_and_set_replace_the_game() -> None:
    talk = talk_from(SAMPLE)
    talk.ask("set", position={"game": "mississippi", "seats": ["a", "b", "c"]})
    assert talk.ask("show")["position"]["seats"] == ["a", "b", "c"]
    assert talk.error("undo")["code"] == "engine.nothing_to_undo"
    talk.ask("new", players=4)
    assert len(talk.ask("show")["position"]["seats"]) == 4


def test_what_a_minimal_position_leaves_out_is_filled_in() -> None:
    talk = Talk({"cmd": "set", "position": {"game": "mississippi", "seats": ["a", "b", "c", "d"], "to_move": "b"}})
    shown = talk.ask("show")["position"]
    assert (shown["first"], shown["round"], shown["box"], shown["rows"]) == ("b", 1, 0, 13)
    assert shown["steamers"]["d"] == {"field": None, "front": None, "wood": 15}
    talk.ask(
        "set", position={"game": "mississippi", "seats": ["a", "b", "c"], "to_move": "b", "steamers": {"c": {"wood": 3}}}
    )
    assert talk.ask("show")["position"]["box"] == 17


def test_a_loaded_record_is_given_back_with_its_header() -> None:
    assert talk_from(SAMPLE).ask("record")["text"] == SAMPLE


def test_a_record_that_begins_with_a_comment_is_a_record() -> None:
    assert talk_from("# found in a bottle\n" + SAMPLE).ask("record")["text"] == SAMPLE


def test_chance_can_be_rolled_or_applied() -> None:
    talk = Talk({"cmd": "new", "players": 5})
    assert talk.ask("legal")["weights"] == [1] * 5
    drawn = talk.ask("roll")
    assert drawn["actor"] == "chance"
    assert drawn["events"] == [{"event": "began", "seat": drawn["on_turn"]}]
    assert talk.ask("legal")["weights"] == [1] * 6
    assert talk.ask("apply", action="die=4")["actor"] == drawn["on_turn"]
    assert "weights" not in talk.ask("legal")
    assert talk.error("roll")["code"] == "engine.nothing_to_roll"


def test_undo_takes_back_one_action_at_a_time_down_to_the_beginning() -> None:
    talk = talk_from(SAMPLE)
    seen = []
    for action in ("L+2", "R+3", "R+2", "+5"):
        seen.append(talk.everything())
        talk.ask("apply", action=action)
    while seen:
        assert talk.ask("undo")["ok"]
        assert talk.everything() == seen.pop()
    for _ in range(7):
        talk.ask("undo")
    assert talk.ask("show") == Talk({"cmd": "new"}).ask("show")
    error = talk.error("undo")
    assert (error["rule"], error["code"], error["facts"]) == (None, "engine.nothing_to_undo", {})


def test_undo_goes_back_behind_the_end_of_a_race() -> None:
    talk = talk_from(LAST_TURN)
    before = talk.everything()
    assert talk.ask("apply", action="LL-1")["outcome"]["ranks"] == {"red": 1, "green": 2, "black": 3}
    assert talk.ask("undo")["outcome"] is None
    assert talk.everything() == before


@pytest.mark.parametrize("name", [0, -3, 17, 2**70, "", "a b", "ü\n☃"])
def test_an_id_comes_back_with_yes_and_with_no(name: int | str) -> None:
    talk = Talk()
    assert talk.send({"cmd": "show", "id": name})["id"] == name
    assert talk.send({"cmd": "new", "id": name}) == {
        "ok": True,
        "actor": "chance",
        "on_turn": None,
        "outcome": None,
        "id": name,
    }
    assert talk.send({"cmd": "apply", "action": "+1", "id": name})["id"] == name


def test_without_an_id_there_is_none_in_the_answer() -> None:
    assert "id" not in Talk().send({"cmd": "help"})
    assert "id" not in Talk().send({"cmd": "help", "id": None})


def test_help_names_every_command() -> None:
    assert list(Talk().ask("help")["commands"]) == [kind.__struct_config__.tag for kind in REQUESTS]


# --- the lines themselves -------------------------------------------------------------------------------------------------


def test_empty_lines_are_ignored_and_line_ends_do_not_matter() -> None:
    answers = answers_to(b"", b"  ", b'{"cmd": "help"}\r', b"\t", b' {"cmd": "show"} ', b"", b"")
    assert [answer["ok"] for answer in answers] == [True, False]


def test_a_last_line_without_an_end_is_answered() -> None:
    assert answers_to(b'{"cmd": "new"}', b'{"cmd": "legal"}')[1]["actions"] == ["first=red", "first=green", "first=black"]


def test_nothing_is_read_after_quit() -> None:
    assert answers_to(b'{"cmd": "new"}', b'{"cmd": "quit", "id": 4}', b'{"cmd": "show"}') == [
        {"ok": True, "actor": "chance", "on_turn": None, "outcome": None}
    ]


def test_a_line_of_eight_mebibytes_is_too_long_and_the_next_one_is_answered() -> None:
    long = b'{"cmd": "load", "text": "' + b"x" * engine.LONGEST_LINE + b'"}'
    answers = answers_to(b'{"cmd": "new"}', long, b'{"cmd": "undo", "id": "next"}')
    assert [answer["ok"] for answer in answers] == [True, False, False]
    assert answers[1]["error"]["facts"] == {"most": 8_388_608}
    assert answers[2]["id"] == "next"


@pytest.mark.parametrize("beyond", [*range(-3, 6), 996, 1000, 1001, 1002, 1003, 2003, 5000])
def test_only_the_line_that_is_too_long_is_lost(monkeypatch: pytest.MonkeyPatch, beyond: int) -> None:
    monkeypatch.setattr(engine, "LONGEST_LINE", 1000)
    padded = b'{"cmd": "help", "id": 1}'.ljust(1000 + beyond)
    answers = answers_to(padded, b'{"cmd": "help", "id": 2}', padded)
    assert len(answers) == 3
    assert [answer.get("id") for answer in answers[:2]] == [1 if beyond < 0 else None, 2]
    assert answers[0]["ok"] == (beyond < 0)


def test_a_line_that_begins_with_too_many_spaces_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LONGEST_LINE", 1000)
    assert [answer["ok"] for answer in answers_to(b'{"cmd": "help"}'.rjust(1500))] == [False]


# --- the process itself ---------------------------------------------------------------------------------------------------


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def begin() -> subprocess.Popen[bytes]:
    return subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_the_process_answers_each_line_at_once_and_ends_with_its_input() -> None:
    with begin() as process:
        lines, answers, errors = pipes(process)
        for request, expected in [
            ({"cmd": "new", "players": 4}, "actor"),
            ({"cmd": "roll"}, "events"),
            ({"cmd": "sail"}, "error"),
            ({"cmd": "legal"}, "weights"),
        ]:
            lines.write(json.dumps(request).encode() + b"\n")
            lines.flush()
            assert expected in json.loads(answers.readline())
        lines.write(b"\xff\xff\n\n")
        lines.close()
        assert json.loads(answers.readline())["ok"] is False
        assert process.wait(300) == 0
        assert answers.read() == b""
        assert errors.read() == b""


def test_the_process_ends_when_it_is_told_to() -> None:
    done = subprocess.run(
        COMMAND, input=b'{"cmd": "quit"}\n{"cmd": "help"}\n', capture_output=True, timeout=300, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_process_ends_quietly_with_no_input_at_all() -> None:
    done = subprocess.run(COMMAND, input=b"", capture_output=True, timeout=300, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_process_ends_quietly_when_nobody_reads_any_more() -> None:
    with begin() as process:
        lines, answers, errors = pipes(process)
        lines.write(b'{"cmd": "new"}\n')
        lines.flush()
        answers.readline()
        answers.close()
        try:
            lines.write(b'{"cmd": "help"}\n' * 1000)
            lines.close()
        except BrokenPipeError:
            pass  # it has gone already
        assert process.wait(300) == 0
        assert errors.read() == b""


def test_answers_are_utf8_whatever_the_terminal_speaks() -> None:
    request = json.dumps({"cmd": "help", "id": "☃ ü"}).encode()
    environment = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run(COMMAND, input=request, capture_output=True, timeout=300, check=False, env=environment)
    assert done.returncode == 0
    assert json.loads(done.stdout.decode("utf-8"))["id"] == "☃ ü"
