"""Positions of Mississippi with a known best turn."""

from __future__ import annotations

import pytest

from paddlewheel.captains.judgement import judge
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import State

from .sailing import FORESEEING, LEVELS, SOUND, advised, chosen

ALL_BUT_HOME = "mississippi rows=7 to_move=red | red=50:1:6 green=57:{front}:9 black=20:1:9"
LOST = "mississippi rows=7 to_move=red | red=2:4:0 green=57:1:20 black=56:2:20 yellow=54:5:20"


def after(position: str, text: str) -> State:
    """Return the state after a turn."""
    state = mississippi.parse_position(position)
    return mississippi.apply(state, mississippi.parse_action(state, text))[0]


def can_come_home(state: State) -> bool:
    """Tell whether the captain to move can be home with this turn."""
    return any(turn.state.fields[state.to_move] >= state.goal for turn in mississippi.turns(state))


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_arrive_this_turn_does(level: str) -> None:
    """M14: nine fields to go and nine logs."""
    position = "mississippi rows=7 to_move=red | red=50:1:9 green=31:6:9 black=20:1:9"
    assert chosen(position, level) == "+9"
    assert advised(position, level).best.gains["rank"] == 1


@pytest.mark.parametrize("level", SOUND)
def test_where_the_wood_ends_docking_brings_it_home(level: str) -> None:
    """M11: six logs for eight free fields, but the 6 ahead of green shows its 1 astern."""
    advice = advised(ALL_BUT_HOME.format(front=6), level)
    assert advice.best.gains["rank"] == 1
    assert advice.best.gains["docking"] >= 2


@pytest.mark.parametrize("level", SOUND)
def test_a_leader_is_not_pushed_home(level: str) -> None:
    """M12: green shows its 6 astern, and whoever docks there with less drives it on."""
    position = ALL_BUT_HOME.format(front=1)
    state = mississippi.parse_position(position)
    assert any(turn.state.fields[1] >= state.goal for turn in mississippi.turns(state))
    assert after(position, chosen(position, level)).fields[1] < state.goal


@pytest.mark.parametrize("level", SOUND)
def test_wood_is_gathered_where_steaming_gains_nothing(level: str) -> None:
    """M8: nobody is in reach, and the wood is not enough for the way."""
    assert advised("mississippi to_move=red | red=30:5:9 green=70:1:9 black=75:1:9", level).best.gains["logs"] > 0


@pytest.mark.parametrize("level", ["mate", "captain"])
def test_a_log_that_brings_seven_fields_of_docking_is_burnt(level: str) -> None:
    """M10, M11: beside green, which shows it low numbers."""
    advice = advised("mississippi to_move=red | red=40:6:9 green=43:1:9 black=80:1:9", level)
    assert advice.best.gains.items() >= {"cells": 8, "logs": -1, "docking": 7, "passed": 1}.items()


@pytest.mark.parametrize("level", FORESEEING)
@pytest.mark.parametrize(
    "position",
    [
        "mississippi rows=7 first=red round=7 to_move=red | red=44:5:2 green=50:2:6 black=46:1:8",
        "mississippi rows=7 first=red round=7 to_move=red | red=47:3:4 green=55:1:3 black=44:2:6",
    ],
)
def test_the_next_is_left_no_way_home(level: str, position: str) -> None:
    """What looks best at once, and a mate does, lets green come home; one turn in ten does not."""
    assert can_come_home(after(position, chosen(position, "mate")))
    assert not can_come_home(after(position, chosen(position, level)))


@pytest.mark.parametrize("level", ["commodore", "admiral"])
def test_who_looks_further_stays_within_reach_and_gathers(level: str) -> None:
    """M8: the seven fields bring it out of reach, and races played out from there are won less often."""
    state = mississippi.parse_position("mississippi to_move=red | red=40:6:9 green=43:1:9 black=65:1:9")
    advice = advised(state, level, seconds=0.2)
    assert advice.best.gains["logs"] >= 12
    carried_on = [mississippi.parse_action(state, "L+1")]
    gathered, carried = (judge(mississippi, state, way, seconds=1.0).chance for way in (advice.best.actions, carried_on))
    assert gathered > 1.2 * carried


@pytest.mark.parametrize("level", SOUND)
def test_stragglers_come_together(level: str) -> None:
    """M10: once the others are home, who keeps out of reach has no one to dock with and never comes home."""
    state = mississippi.parse_position("mississippi to_move=red | red=80:6:9 green=31:1:9 black=home:1 yellow=home:2")
    assert advised(state, level, seconds=0.2).best.gains["logs"] == 15


@pytest.mark.parametrize("level", LEVELS)
def test_a_lost_position_is_played_on(level: str) -> None:
    advice = advised(LOST, level)
    assert advice.best.actions[0] in mississippi.legal(mississippi.parse_position(LOST))
    assert advice.best.gains.get("chance", 0) < 0.05


def test_who_cannot_move_passes() -> None:
    """M9."""
    position = "mississippi to_move=red | red=0:4:0 green=57:1:20 black=56:2:20"
    assert [chosen(position, level) for level in LEVELS] == ["pass"] * len(LEVELS)
