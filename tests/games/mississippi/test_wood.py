"""M3, M7, M8, M9: what the ways ahead and astern cost and yield."""

from __future__ import annotations

import re

import pytest

from paddlewheel.engine.errors import BadData
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import DroppedBack, Options, Pass, Passed, Rotated, SteamedAhead

from .sailing import GREEN, RED, legal_texts, refused, sail, steamers, without_rotation

# --- M3 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "logs"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_sixty_logs_are_dealt_out_evenly(players: int, logs: int) -> None:
    """M3: 20 / 15 / 12 / 10 each with 3 / 4 / 5 / 6 players, and nothing is in the box at first."""
    state = mississippi.setup(Options(), mississippi.COLOURS[:players])
    assert state.wood == (logs,) * players
    assert state.box == 0


def test_burnt_logs_go_to_the_box_and_gathered_logs_come_from_it() -> None:
    """M3, M7, M8: what one captain burns another may gather."""
    state, _ = sail(mississippi.setup(Options(), ("red", "green", "black")), "first=red", "die=5", "+4")
    assert (state.wood, state.box) == ((16, 20, 20), 4)
    state, _ = sail(state, "die=2", "+20")
    assert (state.wood, state.box) == ((16, 0, 20), 24)
    state, _ = sail(state, "die=1", "+9", "LLL+1", "-3")
    assert (state.wood, state.box) == ((13, 3, 11), 33)


def test_there_are_sixty_logs_and_no_more() -> None:
    """M3: a position in which the captains hold more is refused."""
    mississippi.parse_position("mississippi to_move=red | red=4:5:30 green=8:1:30 black=ashore:-:0")
    with pytest.raises(BadData, match=re.escape("M3 steamers: position.too_much_wood (logs=60, held=61)")) as no:
        mississippi.parse_position("mississippi to_move=red | red=4:5:30 green=8:1:30 black=ashore:-:1")
    assert no.value.rule == "M3"


# --- M7 -------------------------------------------------------------------------------------------------------------------


def test_each_free_field_ahead_costs_one_log() -> None:
    """M7: four fields, four logs; the number that points ahead plays no part."""
    for number in range(1, 7):
        after, events = sail(f"mississippi to_move=red | red=20:{number}:9 green=60:1:9 black=80:1:9", "+4")
        assert events == (SteamedAhead(RED, 20, 24, 4),)
        assert (after.wood, after.box) == ((5, 9, 9), 37)


def test_occupied_fields_are_skipped_and_cost_nothing() -> None:
    """M7: over green and black, which lie on 4 and 5, three logs lead from field 2 to field 7."""
    after, events = sail("mississippi to_move=red | red=2:1:9 green=4:1:9 black=5:1:9", "+3")
    assert events == (SteamedAhead(RED, 2, 7, 3),)
    assert after.wood[RED] == 6


def test_occupied_fields_right_ahead_are_skipped_too() -> None:
    """M7: with green on the very next field one log leads two fields on."""
    _, events = sail("mississippi to_move=red | red=2:1:9 green=3:6:9 black=60:1:9", "+1")
    assert events[0] == SteamedAhead(RED, 2, 4, 1)


def test_a_captain_can_go_as_far_ahead_as_the_wood_lasts() -> None:
    """M7: five logs, five ways ahead."""
    texts = legal_texts("mississippi to_move=red | red=20:1:5 green=60:1:9 black=80:1:9")
    assert [text for text in without_rotation(texts) if text[0] == "+"] == ["+1", "+2", "+3", "+4", "+5"]
    assert refused("mississippi to_move=red | red=20:1:5 green=60:1:9 black=80:1:9", "+6").rule == "M7"


def test_what_a_rotation_cost_cannot_be_burnt_again() -> None:
    """M6, M7: of five logs two pay for the half turn, and three are left to burn."""
    position = "mississippi to_move=red | red=20:1:5 green=60:1:9 black=80:1:9"
    after, _ = sail(position, "LLL+3")
    assert (after.wood[RED], after.fields[RED]) == (0, 23)
    assert refused(position, "LLL+4").rule == "M7"
    assert "LL+4" in legal_texts(position)
    assert refused(position, "LL+5").rule == "M7"


# --- M8 -------------------------------------------------------------------------------------------------------------------


def test_each_free_field_astern_yields_one_log_from_the_box() -> None:
    """M8: six fields, six logs."""
    after, events = sail("mississippi to_move=red | red=40:2:3 green=60:1:9 black=80:1:9", "-6")
    assert events == (DroppedBack(RED, 40, 34, 6),)
    assert (after.wood[RED], after.box) == (9, 33)


def test_fifteen_free_fields_astern_are_the_most() -> None:
    """M8: 1 to 15."""
    position = "mississippi to_move=red | red=40:2:3 green=60:1:9 black=80:1:9"
    texts = [text for text in without_rotation(legal_texts(position)) if text[0] == "-"]
    assert texts == [f"-{way}" for way in range(1, 16)]
    after, _ = sail(position, "-15")
    assert (after.fields[RED], after.wood[RED]) == (25, 18)
    assert refused(position, "-16").rule == "M8"


def test_occupied_fields_astern_are_skipped_and_do_not_count() -> None:
    """M8: with green and black in between, fifteen free fields are seventeen fields, and fifteen logs."""
    position = "mississippi to_move=red | red=40:2:3 green=39:1:9 black=30:1:9"
    after, events = sail(position, "-15")
    assert events[0] == DroppedBack(RED, 40, 23, 15)
    assert (after.wood[RED], after.box) == (18, 24)
    assert refused(position, "-16").rule == "M8"
    assert sail(position, "-1")[1][0] == DroppedBack(RED, 40, 38, 1)


def test_when_the_box_runs_empty_the_rest_of_the_way_yields_nothing() -> None:
    """M8: seven fields astern with three logs in the box."""
    after, events = sail("mississippi to_move=red | red=40:2:3 green=60:1:27 black=80:1:27", "-7")
    assert events == (DroppedBack(RED, 40, 33, 3),)
    assert (after.wood, after.box) == ((6, 27, 27), 0)


def test_the_price_of_a_rotation_is_in_the_box_before_logs_are_gathered() -> None:
    """M6, M8: the box is empty, a half turn puts two logs into it, and the way astern yields these two again."""
    after, events = sail("mississippi to_move=red | red=40:2:6 green=60:1:27 black=80:1:27", "LLL-5")
    assert events == (Rotated(RED, 3, 5, 2), DroppedBack(RED, 40, 35, 2))
    assert (after.wood, after.box) == ((6, 27, 27), 0)


def test_nobody_goes_astern_beyond_the_start() -> None:
    """M8, RULING: never beyond field 0; field 0 counts as a field and yields a log."""
    position = "mississippi to_move=red | red=4:2:3 green=60:1:9 black=80:1:9"
    after, events = sail(position, "-4")
    assert events == (DroppedBack(RED, 4, 0, 4),)
    assert after.wood[RED] == 7
    assert refused(position, "-5").rule == "M8"


def test_an_occupied_start_is_skipped_like_any_field() -> None:
    """M8, RULING: with green on field 0 the way astern ends on field 1."""
    position = "mississippi to_move=red | red=4:2:3 green=0:1:9 black=80:1:9"
    _, events = sail(position, "-3")
    assert events[0] == DroppedBack(RED, 4, 1, 3)
    assert refused(position, "-4").rule == "M8"


def test_a_steamer_on_the_start_goes_ahead() -> None:
    """M8, RULING: there is nothing astern of field 0."""
    assert without_rotation(legal_texts("mississippi to_move=red | red=0:2:2 green=60:1:9 black=80:1:9")) == ["+1", "+2"]


def test_a_steamer_ashore_is_on_no_field() -> None:
    """M5, M8: those who have not cast off do not occupy the start."""
    after, _ = sail("mississippi to_move=red | red=4:2:3 green=ashore:-:9 black=ashore:3:9", "-4")
    assert after.fields[RED] == 0


# --- M9 -------------------------------------------------------------------------------------------------------------------


def test_every_turn_moves_the_own_steamer() -> None:
    """M9: standing still, rotated or not, is no turn; nor is passing while there is a way."""
    position = "mississippi to_move=red | red=20:1:5 green=60:1:9 black=80:1:9"
    for text in ("+0", "L+0", "-0", "LLL+0", "pass"):
        assert refused(position, text).rule == "M9"


def test_with_no_log_the_move_is_backward() -> None:
    """M9: no wood, so no way ahead, and no rotation that costs a log."""
    position = "mississippi to_move=red | red=3:1:0 green=60:1:9 black=80:1:9"
    assert legal_texts(position) == ["-1", "-2", "-3", "L-1", "L-2", "L-3", "R-1", "R-2", "R-3"]
    assert refused(position, "+1").rule == "M9"
    assert refused(position, "LL-1").rule == "M6"


def test_with_no_log_and_an_empty_box_the_move_is_backward_all_the_same() -> None:
    """M9: it yields nothing."""
    position = "mississippi to_move=red | red=3:1:0 green=60:1:30 black=80:1:30"
    after, events = sail(position, "-2")
    assert events == (DroppedBack(RED, 3, 1, 0),)
    assert (after.wood, after.box) == ((0, 30, 30), 0)
    assert refused(position, "pass").rule == "M9"


def test_the_last_log_may_go_into_a_rotation_before_a_way_astern() -> None:
    """M6, M9: with one log left a captain can turn by 120° and drop back, but not turn and steam ahead."""
    position = "mississippi to_move=red | red=20:1:1 green=60:1:9 black=80:1:9"
    after, _ = sail(position, "RR-1")
    assert after.wood[RED] == 1
    assert refused(position, "RR+1").rule == "M9"
    assert refused(position, "LLL-1").rule == "M6"


def test_a_captain_who_can_move_in_neither_direction_passes() -> None:
    """M9, RULING: no wood, and every field astern occupied; the turn goes on to the next captain, nothing docks."""
    position = "mississippi to_move=red | red=2:1:0 green=0:1:9 black=1:5:9"
    assert legal_texts(position) == ["pass"]
    after, events = sail(position, "pass")
    assert events == (Passed(RED),)
    assert steamers(after) == "red=2:1:0 green=0:1:9 black=1:5:9"
    assert after.to_move == GREEN


def test_a_captain_on_the_start_with_no_wood_passes() -> None:
    """M9, RULING: field 0 has nothing astern."""
    assert legal_texts("mississippi to_move=red | red=0:1:0 green=60:1:9 black=1:5:9") == ["pass"]


def test_one_free_field_astern_is_enough_to_have_to_move() -> None:
    """M9: black lies on field 1, but field 0 is free."""
    position = "mississippi to_move=red | red=2:1:0 green=60:1:9 black=1:5:9"
    assert legal_texts(position) == ["-1", "L-1", "R-1"]
    assert refused(position, "pass").instead == mississippi.parse_action(mississippi.parse_position(position), "-1")


def test_one_log_is_enough_to_have_to_move() -> None:
    """M9: the way ahead is never blocked, for occupied fields are skipped."""
    position = "mississippi to_move=red | red=2:1:1 green=0:1:9 black=1:5:9"
    assert legal_texts(position) == ["+1", "L+1", "R+1"]
    assert mississippi.refusal(mississippi.parse_position(position), Pass()) is not None


def test_passing_in_the_last_turn_ends_the_race() -> None:
    """M9, M16: a turn passed is a turn."""
    after, events = sail(
        "mississippi turn_limit=3 first=green round=3 to_move=red | red=0:1:0 green=9:1:9 black=12:5:9", "pass"
    )
    assert [type(event).__name__ for event in events] == ["Passed", "Ended"]
    outcome = mississippi.outcome(after)
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1)
