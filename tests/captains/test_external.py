"""Captains from outside: what they are asked, every verdict, and that no race stops for one."""

from __future__ import annotations

import json
import sys
from functools import partialmethod
from pathlib import Path
from random import Random
from typing import Any

import pytest

from captains.own import Watcher
from paddlewheel.arena.matches import Match, sail_race, standings
from paddlewheel.arena.racing import sail
from paddlewheel.captains import external, hire
from paddlewheel.captains.external import ExternalCaptain, check_external, is_external
from paddlewheel.captains.external_program import VERDICTS, Program
from paddlewheel.captains.officer import Officer
from paddlewheel.captains.random_captain import RandomCaptain
from paddlewheel.engine.errors import BadData
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Options

HANGS = 300.0
"""Seconds after which something hangs, however busy the machine is."""
ROGUE = Path(__file__).parent / "rogue.py"
SEATS = ("red", "green", "black")
MIDDLE = mississippi.parse_position("mississippi rows=3 round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17")

MISDEEDS = [
    ("crash-at-start", "crashed", "it ended with exit code 1: RuntimeError: no steam"),
    ("crash", "crashed", "it ended with exit code 1: RuntimeError: the boiler burst"),
    ("leave", "crashed", "it ended with exit code 0"),
    ("killed", "crashed", "it was ended by SIGKILL"),
    ("half-a-line", "crashed", "it ended with exit code 3"),
    ("illegal", "illegal", "'+900' is not legal: M"),
    ("no-action", "illegal", "'full steam' is no action: "),
    ("garbage", "garbled", "expected a line of JSON, found 'ahoy!'"),
    ("not-text", "garbled", "expected a line of JSON"),
    ("list", "garbled", "expected an object, found "),
    ("empty", "garbled", 'expected {"action": "…"} or '),
    ("no-actions", "garbled", 'expected {"action": "…"} or '),
    ("number", "garbled", 'expected {"action": "…"} or '),
    ("flood", "garbled", 'expected {"action": "…"} or '),
    ("greed", "garbled", "wants is a list with some of legal, turns, events, or none of them, not […]"),
    ("overlong", "overlong", "a line has at most 65,536 bytes; it begins with 'xxx"),
    ("slow", "slow", "s, where 1.5 s are the limit"),
    ("silent", "silent", "no answer within 3 s, where 1.5 s are the limit"),
    ("deaf", "silent", "no answer within 1 s, where 1 s are the limit"),
]


def patiently(program: Program, ask: Any, request: dict[str, Any], limit: float, patience: float = 0.0) -> Any:
    """Ask, and wait as long as it takes for an answer that comes after the limit: on a busy machine that may be late."""
    return ask(program, request, limit, patience and HANGS)


def named(manner: str, well: int = 0) -> str:
    return f"cmd:{sys.executable} {ROGUE} {manner} {well}"


def sailed(manner: str, well: int = 0, budget: float = HANGS) -> Any:
    match = Match("mississippi", SEATS, (named(manner, well), "random", "random"), Options(rows=3), 1, budget)
    return match, sail_race(match, 0)


# --- verdicts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("manner", "kind", "detail"), MISDEEDS)
def test_who_fails_gets_a_verdict_and_the_last_rank_and_the_race_goes_on(
    manner: str, kind: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START", 1.0 if manner == "deaf" else HANGS)
    if manner == "slow":
        monkeypatch.setattr(Program, "ask", partialmethod(patiently, Program.ask))
    match, finish = sailed(manner, budget=0.5 if kind in ("slow", "silent") else HANGS)
    (failure,) = finish.failures
    assert (failure.race, failure.captain, failure.verdict) == (0, match.captains[0], kind)
    assert detail in failure.detail
    assert failure.questions == (0 if manner in ("crash-at-start", "deaf", "greed") else 1)
    seat = finish.crew.index(match.captains[0])
    assert failure.seat == SEATS[seat]
    assert finish.ranks[seat] == 3, "the steamer, which a greedy captain took over, comes in first"
    worst = standings(match, [finish])[-1]
    assert (worst.captain, worst.verdicts) == (match.captains[0], {kind: 1})


def test_every_verdict_is_earned_above() -> None:
    assert {kind for _, kind, _ in MISDEEDS} == set(VERDICTS)


@pytest.mark.parametrize("manner", ["crash", "illegal", "garbage"])
def test_a_captain_can_also_fail_in_the_middle_of_a_race(manner: str) -> None:
    _, finish = sailed(manner, well=2)
    (failure,) = finish.failures
    assert failure.questions == 3
    assert failure.verdict == {"crash": "crashed", "garbage": "garbled"}.get(manner, "illegal")


def test_two_who_fail_share_the_last_ranks() -> None:
    match = Match("mississippi", SEATS, (named("crash"), named("illegal"), "random"), Options(rows=3), 1, budget=HANGS)
    finish = sail_race(match, 0)
    assert len(finish.failures) == 2
    assert finish.ranks[finish.crew.index("random")] == 1


def test_a_program_that_cannot_be_started_has_crashed() -> None:
    captain = ExternalCaptain(["./no-such-program"], Random(1), 1.0, RandomCaptain(Random(1)))
    assert captain.choose(mississippi, MIDDLE) in mississippi.legal(MIDDLE)
    assert captain.verdict is not None
    assert str(captain.verdict) == "crashed: it cannot be started: No such file or directory"


def test_the_relief_is_a_captain_from_here_and_the_program_is_not_asked_again() -> None:
    captain = hire(named("garbage"), Random(1), HANGS)
    assert isinstance(captain, ExternalCaptain)
    assert isinstance(captain.relief, Officer)
    assert captain.relief.level == "mate"
    for _ in range(3):
        assert captain.choose(mississippi, MIDDLE) in mississippi.legal(MIDDLE)
    assert (captain.questions, captain.program) == (1, None)


# --- what becomes of the program ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("manner", ["well", "stays", "silent"])
def test_a_program_is_ended_by_the_end_of_its_race(manner: str) -> None:
    program = Program([sys.executable, str(ROGUE), manner, "1"])
    assert program.ask({"cmd": "new"}, HANGS) == {"ok": True, "wants": ["legal"]}
    assert program.process.poll() is None
    program.close()
    assert program.process.poll() == (-9 if manner == "stays" else 0)
    assert not any(thread.is_alive() for thread in program.threads)


def test_a_program_is_ended_at_once_when_it_does_not_deserve_better() -> None:
    program = Program([sys.executable, str(ROGUE), "deaf", "0"])
    program.close(kindly=False)
    assert program.process.poll() == -9


# --- a captain who does it right ------------------------------------------------------------------------------------------


def test_a_captain_who_answers_well_gets_no_verdict_and_the_same_race_each_time() -> None:
    (match, one), (_, two) = sailed("well"), sailed("well")
    assert one == two
    assert one.failures == ()
    assert all(standing.verdicts == {} for standing in standings(match, [one]))


class Told:
    """Stands for a program: keeps what it is told and gives prepared answers."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self.answers, self.requests = list(answers), list[dict[str, Any]]()

    def ask(self, request: dict[str, Any], *_: float, **__: float) -> dict[str, Any]:
        self.requests.append(json.loads(json.dumps(request)))
        return self.answers.pop(0)

    def close(self, kindly: bool) -> None:
        assert not kindly


def captain_with(told: Told, monkeypatch: pytest.MonkeyPatch) -> ExternalCaptain:
    monkeypatch.setattr(external, "Program", lambda _: told)
    return ExternalCaptain(["any"], Random(1), 0.5, RandomCaptain(Random(1)))


def test_a_captain_is_told_of_the_race_and_asked_with_position_legal_actions_and_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = Told({"ok": True}, {"action": "L+2"}, {"action": "+1"})
    captain = captain_with(told, monkeypatch)
    assert captain.choose(mississippi, MIDDLE) == mississippi.parse_action(MIDDLE, "L+2")
    assert captain.choose(mississippi, MIDDLE) == mississippi.parse_action(MIDDLE, "+1")
    new, question, _ = told.requests
    assert new == {
        "cmd": "new",
        "game": "mississippi",
        "options": {"rows": 3, "stop_at_winner": False, "turn_limit": 60},
        "seats": list(SEATS),
        "seat": "red",
        "seed": Random(1).getrandbits(32),
        "budget": 0.5,
    }
    assert list(question) == ["cmd", "seat", "budget", "position", "legal", "turns"]
    assert (question["cmd"], question["seat"], question["budget"]) == ("choose", "red", 0.5)
    assert question["position"] == mississippi.to_data(MIDDLE)
    assert question["legal"] == [mississippi.format_action(MIDDLE, action) for action in mississippi.legal(MIDDLE)]
    assert [turn["action"] for turn in question["turns"]] == question["legal"]


@pytest.mark.parametrize("wants", [[], ["legal"], ["turns"], ["turns", "legal"]], ids=str)
def test_a_captain_is_told_what_it_wants(wants: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told({"wants": wants}, {"action": "+1"})
    captain_with(told, monkeypatch).choose(mississippi, MIDDLE)
    assert set(told.requests[1]) == {"cmd", "seat", "budget", "position", *wants}


def test_several_actions_are_carried_out_while_nobody_else_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told({"ok": True}, {"actions": ["+1", "+2"]}, {"actions": ["+2"]})
    captain = captain_with(told, monkeypatch)
    captain.choose(mississippi, MIDDLE)
    after, _ = mississippi.apply(MIDDLE, mississippi.parse_action(MIDDLE, "+1"))
    assert captain.expected == after
    captain.choose(mississippi, after)
    assert captain.questions == 1


def test_each_of_several_actions_has_to_be_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    captain = captain_with(Told({"ok": True}, {"actions": ["+1", "+900"]}), monkeypatch)
    captain.choose(mississippi, MIDDLE)
    after, _ = mississippi.apply(MIDDLE, mississippi.parse_action(MIDDLE, "+1"))
    assert captain.choose(mississippi, after) in mississippi.legal(after)
    assert captain.verdict is not None
    assert captain.verdict.kind == "illegal"


def test_the_rest_is_forgotten_when_somebody_else_decided_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told({"ok": True}, {"actions": ["+1", "+900"]}, {"action": "+2"})
    captain = captain_with(told, monkeypatch)
    captain.choose(mississippi, MIDDLE)
    assert captain.choose(mississippi, MIDDLE) == mississippi.parse_action(MIDDLE, "+2")
    assert (captain.questions, captain.verdict) == (2, None)


# --- Python classes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "verdict", "detail"),
    [
        ("tests.captains.own:First", None, ""),
        ("tests.captains.own:Chatty", None, ""),
        ("tests.captains.own:Careless", "crashed", "ZeroDivisionError: "),
        ("tests.captains.own:Pirate", "illegal", "M14 ahead.past_goal"),
        ("tests.captains.own:Nobody", "crashed", "has no attribute 'Nobody'"),
    ],
)
def test_a_python_class_can_be_a_captain(
    name: str, verdict: str | None, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    check_external(name)
    captain = hire(name, Random(1), HANGS)
    assert isinstance(captain, ExternalCaptain)
    try:
        assert captain.choose(mississippi, MIDDLE) in mississippi.legal(MIDDLE)
    finally:
        captain.close()
    assert (captain.verdict and captain.verdict.kind) == verdict
    assert captain.verdict is None or detail in captain.verdict.detail


# --- names ----------------------------------------------------------------------------------------------------------------


def test_which_names_are_from_outside() -> None:
    assert all(map(is_external, ["cmd:python3 a.py", "cmd:", "a:B", "a.b.c:D_1"]))
    assert not any(map(is_external, ["greedy", "", "a.b", "a:", ":B", "a b:C", "a:B:C", "1a:B"]))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cmd:", "captains: captain.no_command"),
        ("cmd:  ", "captains: captain.no_command"),
        ("cmd:no-such-program 1", "captains: captain.no_program (found='no-such-program')"),
        ("cmd:sh 'a", "captains: captain.command"),
        ("no.such.module:Captain", "captains: captain.no_module (found='no.such.module')"),
    ],
)
def test_a_captain_from_outside_that_is_not_there_is_a_mistake(name: str, problem: str) -> None:
    with pytest.raises(BadData, match=r"captains: ") as error:
        check_external(name)
    assert problem in str(error.value)


@pytest.mark.parametrize("told", [True, False])
def test_a_class_that_observes_sees_what_has_happened_since_it_was_asked(
    told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    captain = hire("tests.captains.own:Watcher", Random(1), HANGS)
    assert isinstance(captain, ExternalCaptain)
    _, events = mississippi.apply(MIDDLE, mississippi.legal(MIDDLE)[0])
    try:
        for event in events if told else []:
            captain.observe(mississippi.event_data(MIDDLE, event))
        captain.choose(mississippi, MIDDLE)
        assert (captain.verdict is None) == told
        assert not captain.events
    finally:
        captain.close()


def test_captains_who_watch_see_every_event_of_a_race() -> None:
    start, watcher = mississippi.setup(Options(rows=3), mississippi.COLOURS[:3]), Watcher(Random(1))
    captains = [hire("greedy", Random(2)), watcher, hire("greedy", Random(3))]
    steps = list(sail(mississippi, start, captains, Random(4)))
    happened = [mississippi.event_data(step.before, event) for step in steps for event in step.events]
    assert watcher.seen == happened
