"""`paddlewheel hint`: the best turn of a position and why."""

from __future__ import annotations

import json
from typing import Any

import pytest
from captains.queen.positions import HOME_FOR_A_COAL

from paddlewheel.cli.main import main
from paddlewheel.games import game_named

MISSISSIPPI = "mississippi round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"


def hinted(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["hint", "--json", *words]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("level", ["deckhand", "mate", "captain", "commodore", "admiral"])
@pytest.mark.parametrize("position", [MISSISSIPPI, HOME_FOR_A_COAL])
def test_a_hint_is_a_turn_that_can_be_sailed(position: str, level: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = hinted(capsys, position, "--captain", level, "--budget", "0.1")
    game = game_named(position.split(maxsplit=1)[0])
    state = game.parse_position(data["position"])
    assert game.seats(state)[game.actor(state) or 0] == data["seat"]
    for text in data["best"]["actions"]:
        state, _ = game.apply(state, game.parse_action(state, text))


def test_a_hint_says_why_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", HOME_FOR_A_COAL, "--captain", "mate"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Green, the Mate suggests: 1 l a done: finishes 1st" in told
    assert "spends 1 coal" in told
    assert "Next best of" in told


@pytest.mark.parametrize(
    ("words", "mentioned"),
    [
        ([MISSISSIPPI, "--captain", "nelson"], "deckhand, stoker, leadsman"),
        ([MISSISSIPPI, "--budget", "0"], "above 0"),
        (["mississippi round=9"], "mississippi"),
        (["queen tiles=start round=0 decision=tile | red=0,1:N blue=2,0:N green=-2,2:N"], "A die or a draw"),
    ],
)
def test_what_cannot_be_advised_is_told(words: list[str], mentioned: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", *words]) == 2
    assert mentioned in " ".join(capsys.readouterr().err.split())
