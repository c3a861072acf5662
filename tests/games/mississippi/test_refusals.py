"""What is not allowed, and what the refusal says: the rule, the numbers, a legal action instead."""

from __future__ import annotations

import pytest

from paddlewheel.engine.errors import Refusal
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Die, First, Options, State, Steam

from .sailing import refused, sail

OPEN = "mississippi to_move=red | red=20:1:5 green=60:1:9 black=80:1:9"
EMPTY = "mississippi to_move=red | red=20:1:0 green=60:1:9 black=80:1:9"
LAST_LOG = "mississippi to_move=red | red=20:1:1 green=60:1:9 black=80:1:9"
START = "mississippi to_move=red | red=3:1:5 green=60:1:9 black=80:1:9"
CASTING_OFF = "mississippi to_move=red | red=ashore:3:20 green=ashore:-:20 black=ashore:-:20"
BEFORE_GOAL = "mississippi rows=3 to_move=red | red=23:1:5 green=24:1:9 black=3:1:9"
STUCK = "mississippi to_move=red | red=2:1:0 green=0:1:9 black=1:5:9"


@pytest.mark.parametrize(
    ("position", "action", "rule", "reason", "instead"),
    [
        (OPEN, "+6", "M7", "ahead.no_wood (fields=6, wood=5, rotation=0)", "+5"),
        (OPEN, "LL+5", "M7", "ahead.no_wood (fields=5, wood=4, rotation=1)", "LL+4"),
        (OPEN, "LLL+4", "M7", "ahead.no_wood (fields=4, wood=3, rotation=2)", "LLL+3"),
        (OPEN, "+91", "M14", "ahead.past_goal (free=88, fields=91)", "+5"),
        (OPEN, "-16", "M8", "astern.too_far (most=15, fields=16)", "-15"),
        (OPEN, "RR-16", "M8", "astern.too_far (most=15, fields=16)", "RR-15"),
        (OPEN, "+0", "M9", "move.none", "+1"),
        (OPEN, "R+0", "M9", "move.none", "R+1"),
        (OPEN, "pass", "M9", "pass.can_move", "+1"),
        (OPEN, "LLLL+1", "M6", "rotation.range", "RR+1"),
        (OPEN, "die=3", "M5", "start.die_rolled (steamer=red)", "+1"),
        (OPEN, "first=green", "M4", "start.drawn (steamer=red)", "+1"),
        (EMPTY, "+1", "M9", "ahead.no_log (rotation=0, astern=15)", "-1"),
        (EMPTY, "L+3", "M9", "ahead.no_log (rotation=0, astern=15)", "L-1"),
        (EMPTY, "RR-1", "M6", "rotation.no_wood (degrees=120, needed=1, wood=0)", "R-1"),
        (EMPTY, "LLL-2", "M6", "rotation.no_wood (degrees=180, needed=2, wood=0)", "L-2"),
        (EMPTY, "pass", "M9", "pass.can_move", "-1"),
        (LAST_LOG, "LL+1", "M9", "ahead.no_log (rotation=1, astern=15)", "LL-1"),
        (LAST_LOG, "LLL+1", "M6", "rotation.no_wood (degrees=180, needed=2, wood=1)", "L+1"),
        (LAST_LOG, "RR+3", "M9", "ahead.no_log (rotation=1, astern=15)", "RR-1"),
        (START, "-4", "M8", "astern.no_fields (free=3, fields=4)", "-3"),
        (CASTING_OFF, "L+1", "M5", "rotation.casting_off", "+1"),
        (CASTING_OFF, "-1", "M5", "astern.casting_off", "+1"),
        (CASTING_OFF, "+21", "M7", "ahead.no_wood (fields=21, wood=20, rotation=0)", "+20"),
        (CASTING_OFF, "+0", "M9", "move.none", "+1"),
        (CASTING_OFF, "pass", "M9", "pass.can_move", "+1"),
        (BEFORE_GOAL, "+2", "M14", "ahead.past_goal (free=1, fields=2)", "+1"),
        (STUCK, "-1", "M8", "astern.no_fields (free=0, fields=1)", "pass"),
        (STUCK, "L-15", "M8", "astern.no_fields (free=0, fields=15)", "pass"),
    ],
)
def test_a_refusal_names_the_rule_the_numbers_and_a_way_out(
    position: str, action: str, rule: str, reason: str, instead: str
) -> None:
    """M4–M9, M14: the sentence that a captain reads."""
    state = mississippi.parse_position(position)
    no = refused(state, action)
    assert (no.rule, no.brief) == (rule, reason)
    assert str(no) == f"{rule} {reason}"
    assert mississippi.format_action(state, no.instead) == instead
    assert no.instead in mississippi.legal(state)


@pytest.mark.parametrize("action", ["+1", "L-1", "pass", "die=4"])
def test_before_the_draw_only_the_draw_is_allowed(action: str) -> None:
    """M4: nothing moves before the starting player is known."""
    no = refused(mississippi.setup(Options(), ("red", "green", "black")), action)
    assert (no.rule, no.brief, no.instead) == ("M4", "start.not_drawn", First(0))


@pytest.mark.parametrize("action", ["+1", "L-1", "pass", "first=red"])
def test_before_the_die_only_the_die_is_allowed(action: str) -> None:
    """M5: on the first turn of each player, not only of the first."""
    state, _ = sail(mississippi.setup(Options(), ("red", "green", "black")), "first=red", "die=3", "+2")
    no = refused(state, action)
    assert (no.rule, no.brief, no.instead) == ("M5", "start.die_not_rolled (steamer=green)", Die(1))


@pytest.mark.parametrize("seat", [-1, 3, 6])
def test_a_seat_that_is_not_there_cannot_begin(seat: int) -> None:
    """M4: with three players there are the seats 0, 1 and 2."""
    no = mississippi.refusal(mississippi.setup(Options(), ("red", "green", "black")), First(seat))
    assert no is not None
    assert no.rule == "M4"


@pytest.mark.parametrize("side", [0, 7, -1])
def test_a_die_has_six_sides(side: int) -> None:
    """M5: 1 to 6."""
    state, _ = sail(mississippi.setup(Options(), ("red", "green", "black")), "first=red")
    no = mississippi.refusal(state, Die(side))
    assert no is not None
    assert no.rule == "M5"


def test_applying_what_is_not_allowed_raises_the_same_refusal_and_changes_nothing() -> None:
    """M7: the old state is as it was, and can be sailed on."""
    state = mississippi.parse_position(OPEN)
    before = repr(state)
    with pytest.raises(Refusal) as caught:
        mississippi.apply(state, Steam(0, 6))
    assert caught.value.args == refused(state, "+6").args
    assert repr(state) == before
    assert sail(state, "+5")[0].fields[0] == 25


def test_a_far_away_number_is_refused_as_fast_as_a_near_one() -> None:
    """M7, M8, M14: nobody walks a million fields to say no."""
    state: State = mississippi.parse_position(OPEN.replace("mississippi", "mississippi rows=1000000"))
    assert refused(state, "+999999999").rule == "M14"
    assert refused(state, "-999999999").rule == "M8"
    assert refused(state, "+999999").rule == "M7"
