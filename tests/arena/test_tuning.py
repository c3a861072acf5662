"""Tuning by self-play: captains with weights of their own, steps that follow those who win, and the same again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from runpy import run_path

import pytest

from paddlewheel.arena import tuning
from paddlewheel.arena.matches import Match
from paddlewheel.arena.tuning import HIGHER, LOWER, Trial, Tuning, shares, step, using, weights_of
from paddlewheel.captains import CAPTAINS
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Options

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "tune.py"
MATCH = Match("mississippi", ("red", "green", "black", "yellow"), (), Options(rows=3, stop_at_winner=True), seed=1)
MATES = Tuning(MATCH, "mate", ("log", "lead"), races=8)
POSITION = "mississippi to_move=red | red=30:5:9 green=70:1:9 black=75:1:9"


def test_a_trial_judges_by_its_own_weights_and_leaves_the_usual_ones_alone() -> None:
    state = mississippi.parse_position(POSITION)
    usual = weights_of("mississippi")
    saver = Trial(Random(1), "mate", {"log": 1.3}).choose(mississippi, state)
    spender = Trial(Random(1), "mate", {"log": 0.2}).choose(mississippi, state)
    assert (mississippi.format_action(state, saver), mississippi.format_action(state, spender)) == ("-15", "+9")
    assert weights_of("mississippi") == usual


def test_the_usual_weights_come_back_after_a_mistake() -> None:
    usual = weights_of("mississippi")
    with pytest.raises(KeyError), using("mississippi", {"log": 5.0}):
        weights_of("mississippi")["coal"]
    assert weights_of("mississippi") == usual


def test_a_step_goes_towards_the_side_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = {"log": 1.0, "lead": 1.0}
    for margin in (1.0, -1.0):
        tried: dict[str, dict[str, float]] = {}

        def won(_: Tuning, crews: dict[str, dict[str, float]], *__: object, margin: float = margin) -> dict[str, float]:
            tried.update(crews)  # noqa: B023  (used within the same round)
            return {HIGHER: (1 + margin) / 2, LOWER: (1 - margin) / 2}

        monkeypatch.setattr(tuning, "shares", won)
        after, found = step(MATES, weights, 0)
        winner = tried[HIGHER if margin > 0 else LOWER]
        assert found == margin
        for name in weights:
            assert (after[name] > 1) == (winner[name] > 1)
            assert abs(after[name] - 1) < abs(winner[name] - 1)


def test_a_step_without_a_winner_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "shares", lambda *_: {HIGHER: 0.5, LOWER: 0.5})
    assert step(MATES, {"log": 1.3, "lead": 0.6}, 3) == ({"log": 1.3, "lead": 0.6}, 0.0)


def test_tuning_can_be_repeated_and_leaves_no_captain_behind() -> None:
    known = list(CAPTAINS)
    weights = {"log": 1.3, "lead": 0.6}
    assert step(MATES, weights, 0) == step(MATES, weights, 0)
    assert list(CAPTAINS) == known


def test_weights_that_make_no_sense_lose() -> None:
    """A captain for whom burning wood is a pleasure, against one who judges as usual."""
    crews = {HIGHER: {"log": 0.1}, LOWER: {"log": 1.3}}
    won = shares(MATES, crews, (HIGHER, LOWER), range(20))
    assert won[LOWER] > won[HIGHER]
    assert sum(won.values()) == 1


def test_the_script_prints_weights_and_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--options", "rows=3", "--players", "3", "--level", "mate", "--weights", "log"]
    assert run_path(str(SCRIPT))["main"](["mississippi", *options, "--steps", "2", "--races", "2", "--proof", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "tuned"]
    assert all("log=" in line for line in lines[:2])


def test_a_weight_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_path(str(SCRIPT))["main"](["mississippi", "--weights", "coal"]) == 2
    assert "no weight called coal. Choose from log, turn, ready" in capsys.readouterr().err
