"""Mississippi as text: short actions, one-line positions, events in words. What they say follows M1–M16."""

from __future__ import annotations

import pytest

from paddlewheel.games import mississippi
from paddlewheel.games.game import BadData, BadInput, BadText, Refusal
from paddlewheel.games.mississippi.state import (
    Action,
    Advanced,
    Began,
    CameHome,
    Die,
    DroppedBack,
    Ended,
    Event,
    First,
    Options,
    Pass,
    Passed,
    PushedOn,
    PushLost,
    Rolled,
    Rotated,
    Steam,
    SteamedAhead,
    Touched,
)

from .sailing import BLACK, GREEN, RED, sail

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
BAD_ROLLS = ["die=0", "die=7", "die=", "die", "die=1.5", "first=blue", "first=", "first=red green"]


@pytest.mark.parametrize("text", BAD_ACTIONS + BAD_ROLLS)
def test_what_means_no_action_is_bad_text(text: str) -> None:
    """M4–M9: with an example of what was expected."""
    with pytest.raises(BadText, match="expected a turn such as"):
        mississippi.parse_action(RACE, text)


# --- positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "mississippi rows=13 stop_at_winner=no turn_limit=60 first=nobody round=0 to_move=nobody"
        " | red=ashore:-:20 green=ashore:-:20 black=ashore:-:20",
        "mississippi rows=13 stop_at_winner=no turn_limit=60 first=red round=2 to_move=red"
        " | red=4:5:16 green=3:2:17 black=6:1:17",
        "mississippi rows=13 stop_at_winner=no turn_limit=60 first=red round=1 to_move=black"
        " | red=4:5:16 green=3:2:17 black=ashore:1:20",
        "mississippi rows=3 stop_at_winner=yes turn_limit=7 first=black round=5 to_move=nobody"
        " | red=24:6:0 green=0:1:1 black=home:1",
        "mississippi rows=4 stop_at_winner=no turn_limit=7 first=green round=8 to_move=nobody"
        " | red=32:6:0 green=home:2 black=home:1 yellow=9:3:60 white=ashore:-:0",
        "mississippi rows=1000000 stop_at_winner=no turn_limit=1000000 first=r2-d2 round=1000000 to_move=c-3po"
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
        "  mississippi rows=5,turn_limit=9 , to_move=red|red=4:5:16,green=3:2:17,  black=6:1:17\n"
    )
    assert mississippi.options(state) == Options(rows=5, turn_limit=9)
    assert state.fields == (4, 3, 6)


RED_AT_4 = "red=4:5:16"
OTHERS = "green=3:2:17 black=6:1:17"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected a position such as"),
        ("mississippi", "expected a position such as"),
        ("queen | red=4:5:16", "expected a position such as"),
        (f"mississippi to_move=red | {RED_AT_4}\n{OTHERS}", "a position is one line"),
        (f"mississippi rows | {RED_AT_4} {OTHERS}", "expected name=value, found 'rows'"),
        (f"mississippi rows=x | {RED_AT_4} {OTHERS}", "a whole number for rows"),
        (f"mississippi rows=5 rows=5 | {RED_AT_4} {OTHERS}", "rows is given twice"),
        (f"mississippi to_move=red round=1 to_move=green | {RED_AT_4} {OTHERS}", "to_move is given twice"),
        (f"mississippi to_move=red round=1 round=2 | {RED_AT_4} {OTHERS}", "round is given twice"),
        (f"mississippi stop_at_winner=maybe | {RED_AT_4} {OTHERS}", "yes or no"),
        (f"mississippi speed=3 | {RED_AT_4} {OTHERS}", "there is no option 'speed'"),
        (f"mississippi to_move=red round=x | {RED_AT_4} {OTHERS}", "a whole number for round"),
        (f"mississippi to_move=red | red=4:5 {OTHERS}", "red=field:front:wood or red=home:place"),
        (f"mississippi to_move=red | red=4:5:6:7 {OTHERS}", "red=field:front:wood or red=home:place"),
        (f"mississippi to_move=red | red=x:5:16 {OTHERS}", "or 'ashore' for red's field"),
        (f"mississippi to_move=red | red=4:x:16 {OTHERS}", "or '-' for red's front"),
        (f"mississippi to_move=red | red=4:5:x {OTHERS}", "for red's wood"),
        (f"mississippi to_move=red | red=home:x {OTHERS}", "for red's place"),
        (f"mississippi to_move=blue | {RED_AT_4} {OTHERS}", "to_move: expected one of red, green, black"),
        (f"mississippi to_move=red | red=4:7:16 {OTHERS}", "steamers.red.front: expected a whole number from 1 to 6"),
        (f"mississippi to_move=red | red=4:-:16 {OTHERS}", "M2: steamers.red.front: a steamer on the course has"),
        (f"mississippi to_move=red | red=4:5:61 {OTHERS}", "steamers.red.wood: expected a whole number from 0 to 60"),
        (f"mississippi to_move=red | red=110:5:16 {OTHERS}", "steamers.red.field: expected a whole number from 0 to 109"),
        (f"mississippi to_move=red | red=3:5:16 {OTHERS}", "M7: steamers: red and green are both on field 3"),
        (f"mississippi to_move=red | {RED_AT_4} {OTHERS} red=8:1:1", "red is given twice"),
        (
            f"mississippi to_move=red | red=4:5:27 {OTHERS}",
            "M3: steamers: there are 60 logs in all, and the captains hold 61",
        ),
        (f"mississippi to_move=green | red=home:2 {OTHERS}", "M15: steamers: the places taken are 1, 2, … without a gap"),
        (f"mississippi to_move=green | red=home:1 {OTHERS} blue=home:1", "M7: steamers: red and blue are both on place 1"),
        (f"mississippi to_move=red | red=home:1 {OTHERS}", "M14: to_move: red is home already"),
        (f"mississippi | {RED_AT_4} {OTHERS}", "M4: first: is missing"),
        (f"mississippi first=red | {RED_AT_4} {OTHERS}", "M4: to_move: is missing, and the race is not over"),
        (f"mississippi to_move=red round=0 | {RED_AT_4} {OTHERS}", "M16: round: expected 1 to 61"),
        (f"mississippi to_move=red round=61 | {RED_AT_4} {OTHERS}", "M16: to_move: is nobody once the race is over"),
        (f"mississippi to_move=red round=62 | {RED_AT_4} {OTHERS}", "M16: round: expected 1 to 61"),
        ("mississippi to_move=a | a=4:5:16 b=home:1 c=home:2", "M15: to_move: is nobody once the race is over"),
        (
            "mississippi stop_at_winner=yes first=a | a=4:5:16 b=home:1 c=home:2 d=1:1:1",
            "M15: steamers: the race was over before 2 steamers could come home",
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
    with pytest.raises(BadData, match="cannot be a seat's name"):
        mississippi.parse_position("mississippi to_move=RED | RED=4:5:16 green=3:2:17 black=6:1:17")


# --- in words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Began(RED), "Red is drawn to begin."),
        (Rolled(GREEN, 2), "Green rolls a 2: the 2 points ahead."),
        (Rotated(RED, 1, 4, 0), "Red turns 60° to the left, the 4 ahead."),
        (Rotated(RED, -2, 3, 1), "Red turns 120° to the right, the 3 ahead for 1 log."),
        (Rotated(RED, 3, 2, 2), "Red turns 180°, the 2 ahead for 2 logs."),
        (SteamedAhead(RED, 4, 7, 2), "Red burns 2 logs and steams from field 4 to 7."),
        (SteamedAhead(RED, 4, 5, 1), "Red burns 1 log and steams from field 4 to 5."),
        (DroppedBack(RED, 7, 4, 3), "Red drops back from field 7 to 4 and gathers 3 logs."),
        (DroppedBack(RED, 7, 4, 0), "Red drops back from field 7 to 4 and gathers no logs."),
        (Touched(RED, BLACK, 3, 1), "Red's 3 touches Black's 1."),
        (Advanced(RED, 7, 9, 2), "Red is driven on by 2, from field 7 to 9."),
        (PushedOn(GREEN, 15, 21, 4), "Green is pushed on by 4, from field 15 to 21."),
        (PushLost(BLACK, 1), "Black was to be pushed on by 1: that is dropped."),
        (CameHome(RED, 1, 0), "Red is home in place 1."),
        (CameHome(RED, 2, 1), "Red is home in place 2; 1 log goes back to the box."),
        (CameHome(RED, 2, 5), "Red is home in place 2; 5 logs go back to the box."),
        (Passed(RED), "Red can move in neither direction and passes."),
        (Ended("the winner is home"), "The race is over: the winner is home."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, words: str) -> None:
    """M4–M16: who, what, how far."""
    assert mississippi.tell(RACE, event) == words


def test_everything_that_happens_can_be_told() -> None:
    """M10–M14: a turn with nearly every kind of event in it."""
    state = mississippi.parse_position(
        "mississippi rows=3 to_move=red | red=17:3:10 green=24:4:10 black=10:5:10 yellow=19:6:10"
    )
    _, events = sail(state, "L+5")
    assert all(mississippi.tell(state, event).endswith(".") for event in events)
