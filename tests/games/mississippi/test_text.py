"""Mississippi as text: short actions, one-line positions, events in words. What they say follows M1–M16."""

from __future__ import annotations

import re

import pytest

from paddlewheel.engine.errors import BadData, BadInput, BadText, Refusal
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import (
    Action,
    Die,
    First,
    Options,
    Pass,
    Steam,
)

from .sailing import GREEN

RACE = mississippi.parse_position("mississippi to_move=red | red=4:5:16 green=3:2:17 black=ashore:-:20")

# --- actions --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Steam(0, 4), "+4"),
        (Steam(1, 2), "L+2"),
        (Steam(-2, -3), "RR-3"),
        (Steam(3, 1), "LLL+1"),
        (Steam(0, -15), "-15"),
        (Steam(0, 0), "+0"),
        (Steam(-6, 2), "RRRRRR+2"),
        (First(1), "first=green"),
        (Die(5), "die=5"),
        (Pass(), "pass"),
    ],
)
def test_an_action_has_a_short_text(action: Action, text: str) -> None:
    """M4–M9: and the text means the action again."""
    assert mississippi.format_action(RACE, action) == text
    assert mississippi.parse_action(RACE, text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("4", Steam(0, 4)),
        ("l2", Steam(1, 2)),
        (" L + 2 ", Steam(1, 2)),
        ("rr-3", Steam(-2, -3)),
        ("RR−3", Steam(-2, -3)),
        ("RRR+1", Steam(3, 1)),
        ("PASS", Pass()),
        ("Die = 5", Die(5)),
        ("FIRST=Green", First(GREEN)),
    ],
)
def test_capitals_spaces_and_a_plus_sign_do_not_matter(text: str, action: Action) -> None:
    """M6: a half turn to the right is a half turn to the left."""
    assert mississippi.parse_action(RACE, text) == action


BAD_ACTIONS = ["", " ", "+", "L", "LR+1", "+1L", "++1", "LLLLLLL+1", "+1234567890", "٣", "L+٣", "\x00", "None", "passs"]
BAD_ROLLS = ["die=0", "die=7", "die=", "die", "die=1.5", "first=blue", "first=", "action.turn (found='first=red green')"]


@pytest.mark.parametrize("text", BAD_ACTIONS + BAD_ROLLS)
def test_what_means_no_action_is_bad_text(text: str) -> None:
    """M4–M9: with an example of what was expected."""
    with pytest.raises(BadText, match=re.escape("action.turn")):
        mississippi.parse_action(RACE, text)


# --- positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "mississippi rules=1 rows=13 stop_at_winner=no turn_limit=60 first=nobody round=0 to_move=nobody"
        " | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20",
        "mississippi rules=1 rows=13 stop_at_winner=no turn_limit=60 first=red round=2 to_move=red"
        " | red=4:5:16 green=3:2:17 black=6:1:17",
        "mississippi rules=1 rows=13 stop_at_winner=no turn_limit=60 first=red round=1 to_move=black"
        " | red=4:5:16 green=3:2:17 black=ashore:1:20",
        "mississippi rules=1 rows=3 stop_at_winner=yes turn_limit=7 first=black round=5 to_move=nobody"
        " | red=24:6:0 green=0:1:1 black=home:1",
        "mississippi rules=1 rows=4 stop_at_winner=no turn_limit=7 first=green round=8 to_move=nobody"
        " | red=32:6:0 green=home:2 black=home:1 yellow=9:3:60 white=ashore:-:0",
        "mississippi rules=1 rows=1000000 stop_at_winner=no turn_limit=1000000 first=r2-d2 round=1000000 to_move=c-3po"
        " | r2-d2=8499998:6:0 c-3po=17:1:1 hal=ashore:2:0",
    ],
)
def test_a_position_is_one_line(text: str) -> None:
    """M1–M16: written as it was read."""
    assert mississippi.format_position(mississippi.parse_position(text)) == text


def test_what_a_position_leaves_out_is_worked_out() -> None:
    """M1, M4, M15, M16: usual options; the captain to move began, in round 1."""
    state = mississippi.parse_position("mississippi to_move=green | red=4:5:16 green=3:2:17 black=6:1:17")
    assert mississippi.options(state) == Options()
    assert (state.first, state.round, state.to_move) == (GREEN, 1, GREEN)


def test_a_position_before_the_draw_needs_only_the_seats() -> None:
    """M3, M4: everybody ashore with the wood dealt out."""
    state = mississippi.parse_position("mississippi | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20")
    assert state == mississippi.setup(Options(), ("red", "green", "black"))


def test_commas_and_spaces_separate_alike() -> None:
    """M1: a position may be typed by hand."""
    state = mississippi.parse_position(
        "  mississippi rules=1 rows=5,turn_limit=9 , to_move=red|red=4:5:16,green=3:2:17,  black=6:1:17\n"
    )
    assert mississippi.options(state) == Options(rows=5, turn_limit=9)
    assert state.fields == (4, 3, 6)


RED_AT_4 = "red=4:5:16"
OTHERS = "green=3:2:17 black=6:1:17"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "position.mississippi"),
        ("mississippi", "position.mississippi"),
        ("position.mississippi (found='queen | red=4:5:16')", "position.mississippi"),
        (f"mississippi to_move=red | {RED_AT_4}\n{OTHERS}", "line 2: position.one_line"),
        (f"mississippi rows | {RED_AT_4} {OTHERS}", "text.pair (found='rows')"),
        (f"mississippi rules=1 rows=x | {RED_AT_4} {OTHERS}", "text.number (key=rows, found='x')"),
        (f"mississippi rules=1 rows=5 rows=5 | {RED_AT_4} {OTHERS}", "text.twice (name=rows)"),
        (f"mississippi to_move=red round=1 to_move=green | {RED_AT_4} {OTHERS}", "text.twice (name=to_move)"),
        (f"mississippi to_move=red round=1 round=2 | {RED_AT_4} {OTHERS}", "text.twice (name=round)"),
        (f"mississippi stop_at_winner=maybe | {RED_AT_4} {OTHERS}", "text.yes_no (key=stop_at_winner, found='maybe')"),
        (
            f"mississippi speed=3 | {RED_AT_4} {OTHERS}",
            "options: name.unknown (kind=option, found='speed', known=rows,stop_at_winner,turn_limit)",
        ),
        (f"mississippi to_move=red round=x | {RED_AT_4} {OTHERS}", "text.number (key=round, found='x')"),
        (f"mississippi to_move=red | red=4:5 {OTHERS}", "position.course_steamer (steamer=red"),
        (f"mississippi to_move=red | red=4:5:6:7 {OTHERS}", "position.course_steamer (steamer=red"),
        (f"mississippi to_move=red | red=x:5:16 {OTHERS}", "text.number (key=red.field, found='x')"),
        (f"mississippi to_move=red | red=4:x:16 {OTHERS}", "text.number (key=red.front, found='x')"),
        (f"mississippi to_move=red | red=4:5:x {OTHERS}", "text.number (key=red.wood, found='x')"),
        (f"mississippi to_move=red | red=home:x {OTHERS}", "text.number (key=red.rank, found='x')"),
        (
            f"mississippi to_move=blue | {RED_AT_4} {OTHERS}",
            "to_move: value.choice (choices=red,green,black, found='blue')",
        ),
        (f"mississippi to_move=red | red=4:7:16 {OTHERS}", "steamers.red.front: value.number (low=1, high=6, found=7)"),
        (f"mississippi to_move=red | red=4:-:16 {OTHERS}", "M2 steamers.red.front: position.no_front"),
        (f"mississippi to_move=red | red=4:5:61 {OTHERS}", "steamers.red.wood: value.number (low=0, high=60, found=61)"),
        (
            f"mississippi to_move=red | red=110:5:16 {OTHERS}",
            "steamers.red.field: value.number (low=0, high=109, found=110)",
        ),
        (f"mississippi to_move=red | red=3:5:16 {OTHERS}", "M7 steamers: position.same_field (both=red,green, field=3)"),
        (f"mississippi to_move=red | {RED_AT_4} {OTHERS} red=8:1:1", "text.twice (name=red)"),
        (
            f"mississippi to_move=red | red=4:5:27 {OTHERS}",
            "M3 steamers: position.too_much_wood (logs=60, held=61)",
        ),
        (f"mississippi to_move=green | red=home:2 {OTHERS}", "M15 steamers: position.home_ranks (ranks=2)"),
        (
            f"mississippi to_move=green | red=home:1 {OTHERS} blue=home:1",
            "M7 steamers: position.same_rank (both=red,blue, rank=1)",
        ),
        (f"mississippi to_move=red | red=home:1 {OTHERS}", "M14 to_move: position.mover_home (steamer=red)"),
        (f"mississippi | {RED_AT_4} {OTHERS}", "M4 first: position.first_missing"),
        (f"mississippi first=red | {RED_AT_4} {OTHERS}", "M4 to_move: position.nobody_to_move"),
        (f"mississippi to_move=red round=0 | {RED_AT_4} {OTHERS}", "M16 round: position.round (most=61"),
        (
            f"mississippi to_move=red round=61 | {RED_AT_4} {OTHERS}",
            "M16 to_move: position.race_over (end=the_turn_limit_is_reached)",
        ),
        (f"mississippi to_move=red round=62 | {RED_AT_4} {OTHERS}", "M16 round: position.round (most=61"),
        (
            "mississippi to_move=a | a=4:5:16 b=home:1 c=home:2",
            "M15 to_move: position.race_over (end=all_but_one_are_home)",
        ),
        (
            "mississippi stop_at_winner=yes first=a | a=4:5:16 b=home:1 c=home:2 d=1:1:1",
            "M15 steamers: position.too_many_home (steamers=2)",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(text: str, problem: str) -> None:
    """M1–M16: what is wrong, and the rule if there is one."""
    with pytest.raises(BadInput) as bad:
        mississippi.parse_position(text)
    assert problem in str(bad.value)


@pytest.mark.parametrize(("text", "rule"), [("rows=2", "M1"), ("turn_limit=0", "M16")])
def test_options_outside_the_rules_are_refused_in_a_position_too(text: str, rule: str) -> None:
    """M1, M16: with the rule's id."""
    with pytest.raises(Refusal) as no:
        mississippi.parse_position(f"mississippi {text} to_move=red | red=4:5:16 green=3:2:17 black=6:1:17")
    assert no.value.rule == rule


def test_two_players_are_refused_in_a_position_too() -> None:
    """M3: with the rule's id."""
    with pytest.raises(Refusal) as no:
        mississippi.parse_position("mississippi to_move=red | red=4:5:16 green=3:2:17")
    assert no.value.rule == "M3"
    with pytest.raises(BadData, match=re.escape("seats: seat.name (found='RED', reserved=chance,nobody)")):
        mississippi.parse_position("mississippi to_move=RED | RED=4:5:16 green=3:2:17 black=6:1:17")
