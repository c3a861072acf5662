"""Whole turns: what every (rotation, distance) burns and gathers, and what its docking chain will do (M6–M14)."""

from __future__ import annotations

import pytest

from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Options, Pass, Passed, State, Steam, Turn

from .sailing import GREEN, RED, sail

CROWDED = "mississippi to_move=green | red=16:5:11 green=14:2:7 black=19:1:6 yellow=15:6:4 white=9:2:10 orange=1:4:10"


def turn(position: str | State, action: str) -> Turn:
    """Return the whole turn that begins with this action."""
    state = mississippi.parse_position(position) if isinstance(position, str) else position
    wanted = mississippi.parse_action(state, action)
    (found,) = [turn for turn in mississippi.turns(state) if turn.action == wanted]
    return found


@pytest.mark.parametrize(
    "position",
    [
        CROWDED,
        "mississippi rows=3 to_move=red | red=17:2:10 green=24:4:10 black=10:5:10 yellow=19:6:10",
        "mississippi rows=3 stop_at_winner=yes to_move=black | red=8:2:10 green=23:6:10 black=21:3:10 yellow=22:6:10",
        "mississippi to_move=red | red=ashore:5:20 green=3:1:20 black=4:2:20",
        "mississippi to_move=red | red=7:5:0 green=3:1:30 black=4:2:30",
        "mississippi turn_limit=4 round=4 first=green to_move=red | red=7:5:2 green=3:1:20 black=9:2:20",
    ],
)
def test_a_whole_turn_tells_exactly_what_will_happen(position: str) -> None:
    """M6–M14: for every legal action, in the same order, the events and the state that applying it gives."""
    state = mississippi.parse_position(position)
    turns = mississippi.turns(state)
    assert tuple(turn.action for turn in turns) == mississippi.legal(state)
    for turn in turns:
        assert (turn.state, turn.events) == mississippi.apply(state, turn.action)


@pytest.mark.parametrize(
    ("action", "burns", "gathers"),
    [
        ("+3", 3, 0),
        ("L+3", 3, 0),
        ("RR+3", 4, 0),
        ("LLL+3", 5, 0),
        ("-3", 0, 3),
        ("R-3", 0, 3),
        ("LL-3", 1, 3),
        ("LLL-9", 2, 9),
    ],
)
def test_a_whole_turn_knows_what_it_burns_and_gathers(action: str, burns: int, gathers: int) -> None:
    """M6, M7, M8: the rotation's price counts as burnt, docking costs nothing."""
    found = turn("mississippi to_move=red | red=40:5:9 green=60:1:9 black=80:1:9", action)
    assert (found.burns, found.gathers) == (burns, gathers)
    assert found.state.wood[RED] == 9 - burns + gathers


def test_gathering_ends_with_the_box() -> None:
    """M8: three logs in the box, and one more from the rotation."""
    position = "mississippi to_move=red | red=40:5:9 green=60:1:24 black=80:1:24"
    assert (turn(position, "-7").burns, turn(position, "-7").gathers) == (0, 3)
    assert (turn(position, "LL-7").burns, turn(position, "LL-7").gathers) == (1, 4)


def test_a_turn_that_leads_home_still_tells_what_it_burnt() -> None:
    """M14: the logs that go back to the box are not burnt."""
    found = turn("mississippi rows=3 to_move=red | red=22:1:5 green=3:1:9 black=8:1:9", "+3")
    assert (found.burns, found.gathers) == (3, 0)
    assert found.state.wood[RED] == 0


def test_passing_is_the_only_turn_of_a_captain_who_is_stuck() -> None:
    """M9: it costs nothing and leads to the next captain."""
    state = mississippi.parse_position("mississippi to_move=red | red=2:1:0 green=0:1:9 black=1:5:9")
    after, events = sail(state, "pass")
    assert tuple(mississippi.turns(state)) == (Turn(Pass(), 0, 0, events, after),)
    assert events == (Passed(RED),)
    assert after.to_move == GREEN


def test_chance_has_no_turns_and_neither_has_a_race_that_is_over() -> None:
    """M4, M5, M15: only a captain thinks in whole turns."""
    state = mississippi.setup(Options(), ("red", "green", "black"))
    assert mississippi.turns(state) == ()
    assert mississippi.turns(sail(state, "first=red")[0]) == ()
    over, _ = sail("mississippi rows=3 to_move=green | red=home:1 green=22:1:5 black=8:1:9", "+3")
    assert mississippi.turns(over) == ()


def test_listing_turns_leaves_the_state_alone() -> None:
    """M6–M14: looking is not sailing."""
    state = mississippi.parse_position(CROWDED)
    before = repr(state)
    mississippi.turns(state)
    assert repr(state) == before
    assert mississippi.apply(state, Steam(0, 1))[0].to_move != GREEN
