"""Mississippi Queen as text: short actions, one-line positions, events in words. What they say follows Q1–Q23."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from paddlewheel import hexes
from paddlewheel.engine.errors import BadData, BadInput, BadText, PaddlewheelError, Refusal, shortened
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import (
    LEFT,
    RIGHT,
    Action,
    Ahead,
    Board,
    Die,
    Done,
    Draw,
    Face,
    First,
    Push,
    Rotate,
    Skip,
    Speed,
)
from paddlewheel.games.queen.model.options import Options

RED, GREEN, BLUE = range(3)
USUAL = "rules=2 school=no draw_first=no stop_at_winner=no round_limit=60 arrival_speed=1 push_astern=yes"
RIVER = "tiles=start,red-1,red-2"
RACE = f"queen {RIVER} to_move=red | red=0,-3 green=0,-4 blue=0,1:NW"

DECISIONS = {
    "first": "queen draw_first=yes | red green blue",
    "tile": "queen | red green blue",
    "heading": "queen tiles=start,red-1 round=0 decision=face captain=green | red=0,1:NE green=2,0 blue=-2,2",
    "speed": RACE,
    "sail": "queen tiles=start,red-1,red-2 to_move=red decision=sail points=2 | red=0,-3:s2 green=0,-4 blue=0,1",
    "pushed": "queen tiles=start,red-1,red-2 to_move=red decision=face captain=green | red=0,-3:s3 green=0,-4 blue=0,1",
    "die": "queen tiles=start,red-1,red-2 to_move=red decision=die | red=0,-7 green=0,-4 blue=0,1",
    "tile in a turn": "queen tiles=start,red-1 to_move=red decision=tile die=left | red=0,-3 green=0,-1 blue=0,1",
    "landing": "queen school=yes tiles=start,red-1,red-2,red-3 to_move=red decision=landing | red=0,-7 green=0,-4 blue=0,1",
    "board": "queen tiles=start,red-1,red-2 to_move=red decision=board | red=0,-4 green=0,-1 blue=0,1",
    "over": "queen tiles=start,red-1,red-2 | red=wrecked:3 green=0,-4 blue=wrecked:2",
}

STATES = {asked: queen.parse_position(position) for asked, position in DECISIONS.items()}


def reading(read: Callable[[str], Any], text: str) -> Any:
    """Return what reading a text gives: its value, or the error with which Paddlewheel refuses it."""
    try:
        return read(text)
    except PaddlewheelError as error:
        return error


# --- actions --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (First(GREEN), "first=green"),
        (Die(-1), "die=left"),
        (Die(0), "die=straight"),
        (Die(1), "die=right"),
        (Draw("red-1"), "tile=red-1"),
        (Face(hexes.NE), "NE"),
        (Face(hexes.S), "S"),
        (Speed(3), "3"),
        (Ahead(), "a"),
        (Rotate(LEFT), "l"),
        (Rotate(RIGHT), "r"),
        (Push((1, -2)), "push=1,-2"),
        (Done(), "done"),
        (Board(), "board"),
        (Skip(), "skip"),
    ],
)
@pytest.mark.parametrize("asked", DECISIONS)
def test_an_action_has_a_short_text(action: Action, text: str, asked: str) -> None:
    """Q2–Q19: and the text means the action again, whatever is to be decided."""
    state = STATES[asked]
    assert queen.format_action(state, action) == text
    assert queen.parse_action(state, text) == action


@pytest.mark.parametrize(
    ("asked", "text", "action"),
    [
        ("first", "green", First(GREEN)),
        ("first", " First = Green ", First(GREEN)),
        ("tile", "Red-1", Draw("red-1")),
        ("tile in a turn", "TILE=wild-3", Draw("wild-3")),
        ("heading", "nw", Face(hexes.NW)),
        ("pushed", "face=sw", Face(hexes.SW)),
        ("pushed", "heading: N", Face(hexes.N)),
        ("speed", "speed=3", Speed(3)),
        ("speed", "Speed 3", Speed(3)),
        ("speed", "−1", Speed(-1)),
        ("speed", "7", Speed(7)),
        ("sail", "A", Ahead()),
        ("sail", "ahead", Ahead()),
        ("sail", "Left", Rotate(LEFT)),
        ("sail", "right", Rotate(RIGHT)),
        ("sail", "push 1,−2", Push((1, -2))),
        ("sail", "push=(1, -2)", Push((1, -2))),
        ("sail", "Push:+1,0", Push((1, 0))),
        ("sail", "d", Done()),
        ("die", "left", Die(-1)),
        ("die", "Straight", Die(0)),
        ("landing", "right", Die(1)),
        ("landing", "die = Right", Die(1)),
        ("board", "B", Board()),
        ("board", "SKIP", Skip()),
        ("over", "3", Speed(3)),
    ],
)
def test_capitals_spaces_and_what_is_asked_for_anyway_do_not_matter(asked: str, text: str, action: Action) -> None:
    """Q2–Q19: `left` is a turn at the helm and a face of the die when one is rolled."""
    assert queen.parse_action(STATES[asked], text) == action


EXPECTED = {
    "first": "action.start_cell",
    "tile": "action.tile",
    "heading": "action.heading",
    "speed": "action.speed",
    "sail": "action.move",
    "pushed": "action.heading",
    "die": "action.die",
    "tile in a turn": "action.tile",
    "landing": "action.die",
    "board": "action.board",
}
BAD_ACTIONS = ["", " ", "x", "aa", "ll", "push", "push=", "push=1", "push=1,2,3", "push=a,b", "push=٣,1", "die=up", "die="]
BAD_ACTIONS += ["tile=red-9", "tile=start", "first=pink", "first=", "NNE", "speed", "speed=x", "1.5", "1234567890", "\x00"]


@pytest.mark.parametrize("asked", EXPECTED)
@pytest.mark.parametrize("text", BAD_ACTIONS)
def test_what_means_no_action_is_bad_text(asked: str, text: str) -> None:
    """Q2–Q19: with what is asked for now, and an example of it."""
    with pytest.raises(BadText) as bad:
        queen.parse_action(STATES[asked], text)
    assert str(bad.value) == f"{EXPECTED[asked]} (found={shortened(text)})"


@pytest.mark.sweep
@settings(max_examples=300)
@given(st.one_of(st.text(), st.text("aldnrsewpushboi=,:-()0123456789 −").filter(bool)))
@example("push=1,-2")
@example("left")
@example("s")
def test_any_text_is_an_action_or_bad_text(text: str) -> None:
    """Q2–Q19: an action is legal or refused with a rule, and its own short text has no space in it."""
    for state in STATES.values():
        action = reading(partial(queen.parse_action, state), text)
        if isinstance(action, PaddlewheelError):
            assert isinstance(action, BadText)
            assert action.code in EXPECTED.values()
            continue
        assert (queen.refusal(state, action) is None) == (action in queen.legal(state))
        assert queen.parse_action(state, queen.format_action(state, action)) == action
        assert " " not in queen.format_action(state, action)


def test_a_seat_called_like_an_order_does_not_take_the_order_away() -> None:
    """Q8: the short text of an action means that action, whatever the seats are called."""
    state = queen.parse_position("queen draw_first=yes | a n left")
    assert queen.parse_action(state, "a") == Ahead()
    assert queen.parse_action(state, "n") == Face(hexes.N)
    assert queen.parse_action(state, "first=left") == First(2)


# --- positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"queen {USUAL.replace('draw_first=no', 'draw_first=yes')} tiles=start round=0 decision=first"
        " | red=ashore green=ashore blue=ashore",
        f"queen {USUAL} tiles=start round=0 order=red,green,blue decision=tile"
        " | red=0,1:N:s1:c6 green=2,0:N:s1:c6 blue=-2,2:N:s1:c6",
        f"queen {USUAL} tiles=start,red-1 round=0 order=red,green,blue decision=face captain=green"
        " | red=0,1:NE:s1:c6 green=2,0:N:s1:c6 blue=-2,2:N:s1:c6",
        f"queen {USUAL} tiles=start,red-1,brown-2:left round=7 order=green,red,blue to_move=red"
        " | red=0,-3:N:s2:c5 green=0,-4:NE:s1:c6:p1@red-1 blue=0,1:NW:s3:c0",
        f"queen {USUAL} tiles=start,red-1,brown-2:left,wild-1 first_tile=1 waiting=brown-2:0 first=green round=7"
        " order=red,green,blue to_move=red decision=sail points=1 rotated=2 stood=-3,-4/-3,-5"
        " | red=-3,-5:NW:s2:c5:p2@red-1 green=-2,-6:N:s1:c3 blue=-2,-5:SE:s1:c6",
        f"queen {USUAL} tiles=start,red-1,red-2 round=2 order=red,green,blue to_move=red decision=face captain=green"
        " points=0 stood=0,-2/0,-3 pushed_to=0,-4 | red=0,-3:N:s2:c6 green=0,-4:S:s1:c6 blue=0,1:N:s1:c6",
        f"queen {USUAL} tiles=start,red-1 round=2 order=red,green,blue to_move=red decision=tile captain=green die=left"
        " points=1 stood=0,-1/0,-2 pushed_to=0,-3 | red=0,-2:N:s3:c6 green=0,-3:S:s1:c6 blue=0,1:N:s1:c6",
        f"queen {USUAL} tiles=start,red-1,red-2 round=2 order=red,green,blue to_move=red decision=die points=0"
        " stood=0,-6/0,-7 reached=yes | red=0,-7:N:s1:c6 green=0,-4:S:s1:c6 blue=0,1:N:s1:c6",
        f"queen {USUAL.replace('school=no', 'school=yes')} tiles=start,red-1,red-2,red-3:right landing=left round=9"
        " order=green,blue to_move=green | red=home:1:N:s4:c2 green=0,-4:N:s1:c6 blue=0,1:N:s1:c6",
        f"queen {USUAL.replace('limit=60', 'limit=5')} tiles=start,red-1,red-2 round=6 order=red,green,blue"
        " | red=0,-3:N:s2:c5 green=0,-4:NE:s1:c6:p1@red-1 blue=0,1:NW:s3:c0",
        f"queen {USUAL} tiles=start,red-1,red-2 round=3 order=red,green"
        " | red=wrecked:2:N:s2:c0 green=0,-4:NE:s1:c6:p1@red-1 blue=wrecked:3:NW:s3:c0",
    ],
)  # fmt: skip
def test_a_position_is_one_line(text: str) -> None:
    """Q1–Q23: written as it was read, at every kind of decision."""
    assert queen.format_position(queen.parse_position(text)) == text


def test_what_a_position_leaves_out_is_worked_out() -> None:
    """Q8, Q18, Q20: as the tile flows, speed 1, coal 6, stations full, in the order in which they lie."""
    state = queen.parse_position(f"queen {RIVER} | red=0,-3 green=0,-4 blue=0,1:NW:c2")
    assert queen.format_position(state) == (
        f"queen {USUAL} {RIVER} round=2 order=green,red,blue to_move=green"
        " | red=0,-3:N:s1:c6 green=0,-4:N:s1:c6 blue=0,1:NW:s1:c2"
    )
    assert state.waiting == (0, 1, 1)


@pytest.mark.parametrize("chosen", [Options(), Options(school=True), Options(draw_first=True)])
def test_a_race_that_is_set_up_needs_only_the_names(chosen: Options) -> None:
    """Q4, Q8: steamers on their start cells, or waiting for the draw."""
    school, draw = ("yes" if option else "no" for option in (chosen.school, chosen.draw_first))
    state = queen.parse_position(f"queen rules=2 school={school} draw_first={draw} | red green blue")
    assert state == queen.setup(chosen, ("red", "green", "blue"))


def test_parts_of_a_steamer_may_come_in_any_order_or_not_at_all() -> None:
    """Q8: a position is typed by hand."""
    one = queen.parse_position(f"queen {RIVER} | red=0,−3:c2:p1:ne:s4 green=0,-4 blue=home:1:p2")
    assert one.steamers[RED] == ((0, -3), hexes.NE, 4, 2, 1, ())
    assert (one.steamers[BLUE].passengers, one.ranks) == (2, (0, 0, 1))


RED_AT = "red=0,-3"
OTHERS = "green=0,-4 blue=0,1"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "position.queen"),
        ("queen", "position.queen"),
        ("position.queen (found='mississippi | red=4:5:16')", "position.queen"),
        (f"queen {RIVER} | {RED_AT}\n{OTHERS}", "line 2: position.one_line"),
        (f"queen tiles | {RED_AT} {OTHERS}", "text.pair (found='tiles')"),
        (f"queen {RIVER} {RIVER} | {RED_AT} {OTHERS}", "text.twice (name=tiles)"),
        (f"queen {RIVER} school=maybe | {RED_AT} {OTHERS}", "text.yes_no"),
        (
            f"queen {RIVER} rows=3 | {RED_AT} {OTHERS}",
            "options: name.unknown (kind=option, found='rows', known=school,draw_first,stop_at_winner,round_limit",
        ),
        (f"queen tiles=start,red-1:left:1,2:3 | {RED_AT} {OTHERS}", "position.tile (found='red-1:left:1,2:3')"),
        (f"queen tiles=start,red-1:left:1 | {RED_AT} {OTHERS}", "text.cell (found='1')"),
        (f"queen {RIVER} first_tile=x | {RED_AT} {OTHERS}", "text.number (key=first_tile, found='x')"),
        (f"queen {RIVER} waiting=red-1 | {RED_AT} {OTHERS}", "text.number (key=waiting.red-1, found='')"),
        (f"queen {RIVER} round=x | {RED_AT} {OTHERS}", "text.number (key=round, found='x')"),
        (f"queen {RIVER} decision=sail points=x | {RED_AT} {OTHERS}", "text.number (key=points, found='x')"),
        (f"queen {RIVER} decision=sail rotated=x | {RED_AT} {OTHERS}", "text.number (key=rotated, found='x')"),
        (f"queen {RIVER} decision=sail stood=0,1/0 | {RED_AT} {OTHERS}", "text.cell (found='0')"),
        (f"queen {RIVER} decision=sail reached=so | {RED_AT} {OTHERS}", "text.yes_no (key=reached, found='so')"),
        (f"queen {RIVER} | red=here {OTHERS}", "position.steamer_cell (steamer=red, found='here')"),
        (
            f"queen {RIVER} | red=home {OTHERS}",
            "Q8 steamers.red.cell: position.cell_missing",
        ),
        (f"queen {RIVER} | red=home:x {OTHERS}", "position.steamer_part (steamer=red"),
        (f"queen {RIVER} | red=0,-3:x {OTHERS}", "position.steamer_part (steamer=red"),
        (f"queen {RIVER} | red=0,-3:c {OTHERS}", "position.steamer_part (steamer=red"),
        (f"queen {RIVER} | red=0,-3:N:S {OTHERS}", "position.steamer_twice (steamer=red, key=heading)"),
        (f"queen {RIVER} | red=0,-3:c1:c2 {OTHERS}", "position.steamer_twice (steamer=red, key=coal)"),
        (f"queen {RIVER} | {RED_AT} {OTHERS} red=0,0", "seats: seat.twice (name=red)"),
        (f"queen {RIVER} | red {OTHERS}", "Q8 steamers.red.cell: position.cell_missing"),
        (f"queen {RIVER} | red=0,-3:s7 {OTHERS}", "steamers.red.speed: value.number (low=1, high=6, found=7)"),
        (
            f"queen tiles=start,red-1:up | {RED_AT} {OTHERS}",
            "tiles.1.turn: value.choice (choices=left,straight,right, found='up')",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(text: str, problem: str) -> None:
    """Q1–Q23: what is wrong, and the rule if there is one."""
    with pytest.raises(BadInput) as bad:
        queen.parse_position(text)
    assert problem in str(bad.value)


@pytest.mark.parametrize("text", ["round_limit=0", "arrival_speed=3"])
def test_options_outside_the_rules_are_refused_in_a_position_too(text: str) -> None:
    """Q23: with the rule's id."""
    with pytest.raises(Refusal) as no:
        queen.parse_position(f"queen {text} {RIVER} | {RED_AT} {OTHERS}")
    assert no.value.rule == "Q23"


def test_companies_that_the_options_do_not_allow_are_refused_in_a_position_too() -> None:
    """Q18, B10: with the rule's id; two play with two steamers each."""
    with pytest.raises(Refusal) as no:
        queen.parse_position(f"queen {RIVER} | red=0,-3 green=0,-4")
    assert no.value.rule == "B10"
    with pytest.raises(Refusal) as no:
        queen.parse_position(f"queen {RIVER} | red=0,-3")
    assert no.value.rule == "Q18"
    with pytest.raises(BadData, match=re.escape("seats: seat.name")):
        queen.parse_position(f"queen {RIVER} | RED=0,-3 {OTHERS}")


PIECES = ["|", ":", ",", "=", "/", "@", "-", "9", "red", "s", "c9", "p1", "p2@red-1", "home:1", "wrecked:3", "ashore", "N"]
PIECES += ["decision=die", "decision=board", "captain=green", "die=left", "landing=left", "points=1", "to_move=blue", " "]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Return a good position after a few cuts and insertions."""
    text = draw(st.sampled_from(sorted(DECISIONS.values())))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 8))
        text = text[:start] + draw(st.sampled_from(["", *PIECES])) + text[end:]
    return text


@pytest.mark.sweep
@settings(max_examples=500)
@given(st.one_of(damaged(), st.text().map(lambda text: f"queen {RIVER} | {text}"), st.text()))
@example("queen | | |")
@example("queen | = = =")
def test_any_text_is_a_position_or_bad_input(text: str) -> None:
    """Q1–Q23: no other error, ever; and what is let in is written and read again as the same."""
    state = reading(queen.parse_position, text)
    if isinstance(state, PaddlewheelError):
        assert isinstance(state, BadInput | Refusal)
        assert str(state)
        return
    assert queen.parse_position(queen.format_position(state)) == state
    assert (queen.actor(state) is None) == (not queen.legal(state)) == (queen.outcome(state) is not None)
