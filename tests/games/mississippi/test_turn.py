"""M4, M5, M6: who begins and who is next, casting off, and the rotation before the move."""

from __future__ import annotations

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Began, Die, First, Options, Rolled, Rotated, State, SteamedAhead

from .sailing import BLACK, RED, legal_texts, refused, sail, steamers, without_rotation


def begun(first: str, players: int = 3) -> State:
    """Return a race of which only the starting player has been drawn."""
    return sail(mississippi.setup(Options(), mississippi.COLOURS[:players]), f"first={first}")[0]


# --- M4 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_starting_player_is_drawn(players: int) -> None:
    """M4: by chance, every seat as likely as any other."""
    state = mississippi.setup(Options(), mississippi.COLOURS[:players])
    assert mississippi.actor(state) == CHANCE
    assert mississippi.on_turn(state) is None
    assert mississippi.legal(state) == tuple(First(seat) for seat in range(players))
    assert mississippi.weights(state) == (1,) * players


def test_whoever_is_drawn_begins() -> None:
    """M4: the first turn of round 1 is the starting player's."""
    for seat, name in enumerate(("red", "green", "black")):
        state, events = sail(mississippi.setup(Options(), ("red", "green", "black")), f"first={name}")
        assert events == (Began(seat),)
        assert (state.first, state.to_move, state.round) == (seat, seat, 1)
        assert mississippi.on_turn(state) == seat


@pytest.mark.parametrize(("first", "order"), [("red", "rgbrgb"), ("green", "gbrgbr"), ("black", "brgbrg")])
def test_play_goes_clockwise(first: str, order: str) -> None:
    """M4: seat after seat, round after round, from the starting player on."""
    state = begun(first)
    seen = ""
    for _ in order:
        seat = mississippi.on_turn(state)
        assert seat is not None
        seen += state.seats[seat][0]
        if mississippi.actor(state) == CHANCE:
            state, _ = sail(state, "die=3")
        state, _ = sail(state, "+1")
    assert seen == order


def test_a_round_is_over_when_everybody_had_a_turn() -> None:
    """M4, M16: the round is counted up before each turn of the starting player, whichever seat that is."""
    state = begun("black")
    rounds = []
    for _ in range(9):
        rounds.append(state.round)
        if mississippi.actor(state) == CHANCE:
            state, _ = sail(state, "die=3")
        state, _ = sail(state, "+1")
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_those_who_are_home_are_passed_over() -> None:
    """M4, M14: the next captain is the next one who is still under way."""
    after, _ = sail(
        "mississippi rows=3 first=black round=4 to_move=red | red=3:1:9 green=home:1 black=home:2 yellow=8:1:9", "+1"
    )
    assert after.seats[after.to_move] == "yellow"


def test_the_round_counts_on_when_the_starting_player_is_home() -> None:
    """M4, M16: the round ends where the starting player's turn would be."""
    position = "mississippi rows=3 first=black round=4 to_move=green | red=3:1:9 green=5:1:9 black=home:1 yellow=8:1:9"
    after, _ = sail(position, "+1")
    assert (after.seats[after.to_move], after.round) == ("yellow", 5)
    after, _ = sail(after, "+1")
    assert (after.seats[after.to_move], after.round) == ("red", 5)


# --- M5 -------------------------------------------------------------------------------------------------------------------


def test_a_die_decides_which_side_points_ahead() -> None:
    """M5: six faces, each as likely; the side rolled is the front on field 0."""
    state = begun("red")
    assert mississippi.actor(state) == CHANCE
    assert mississippi.on_turn(state) == RED
    assert mississippi.legal(state) == tuple(Die(side) for side in range(1, 7))
    assert mississippi.weights(state) == (1,) * 6
    for side in range(1, 7):
        after, events = sail(state, f"die={side}")
        assert events == (Rolled(RED, side),)
        assert steamers(after) == f"red=ashore:{side}:20 green=ashore:-:20 black=ashore:-:20"
        assert mississippi.actor(after) == RED
        assert steamers(sail(after, "+3")[0]).startswith(f"red=3:{side}:17 ")


def test_casting_off_is_a_move_forward_with_no_rotation() -> None:
    """M5: from field 0, as far as the wood goes; no way astern, no rotation, no staying on the start."""
    state, _ = sail(begun("red"), "die=5")
    assert legal_texts(state) == [f"+{way}" for way in range(1, 21)]
    assert refused(state, "L+1").rule == "M5"
    assert refused(state, "RR+2").rule == "M5"
    assert refused(state, "-1").rule == "M5"
    assert refused(state, "+0").rule == "M9"
    _, events = sail(state, "+4")
    assert events == (SteamedAhead(RED, 0, 4, 4),)


def test_players_enter_one_after_another_each_on_the_own_first_turn() -> None:
    """M5: until then a steamer is ashore, and its die is rolled only when its turn comes."""
    state, _ = sail(begun("green"), "die=2", "+3")
    assert steamers(state) == "red=ashore:-:20 green=3:2:17 black=ashore:-:20"
    assert (mississippi.on_turn(state), mississippi.actor(state)) == (BLACK, CHANCE)
    state, _ = sail(state, "die=1", "+1")
    assert (mississippi.on_turn(state), mississippi.actor(state)) == (RED, CHANCE)


def test_the_die_is_not_used_again_after_casting_off() -> None:
    """M5: on later turns the captain decides at once."""
    state, _ = sail(begun("red"), "die=2", "+3", "die=1", "+1", "die=1", "+1")
    assert (state.round, mississippi.actor(state)) == (2, RED)
    assert refused(state, "die=3").rule == "M5"


def test_casting_off_skips_occupied_fields_too() -> None:
    """M5, M7: the start itself is behind the steamer, whoever may lie on it."""
    _, events = sail("mississippi to_move=red | red=ashore:5:20 green=1:1:10 black=0:2:10", "+2")
    assert events[0] == SteamedAhead(RED, 0, 3, 2)


def test_casting_off_docks_where_it_ends() -> None:
    """M5, M10: as every move of the own steamer."""
    _, events = sail("mississippi to_move=red | red=ashore:5:20 green=5:4:10 black=60:2:10", "+4")
    assert [type(event).__name__ for event in events] == ["SteamedAhead", "Touched", "Advanced"]


def test_on_a_short_course_casting_off_can_lead_home() -> None:
    """M5, M14: the goal of three rows is 25 fields ahead, one of them occupied; 27 logs are more than it takes."""
    position = "mississippi rows=3 to_move=red | red=ashore:5:27 green=ashore:-:10 black=3:2:10"
    assert legal_texts(position)[-1] == "+24"
    after, _ = sail(position, "+24")
    assert steamers(after) == "red=home:1 green=ashore:-:10 black=3:2:10"


def test_a_steamer_on_the_start_takes_no_field_from_the_way_of_one_that_casts_off() -> None:
    """M5, M7, M14: the start lies behind; all 25 fields to the goal are free and have to be paid for."""
    position = "mississippi rows=3 to_move=red | red=ashore:5:27 green=ashore:-:10 black=0:2:10"
    assert legal_texts(position)[-1] == "+25"
    assert steamers(sail(position, "+25")[0]).startswith("red=home:1 ")
    assert refused(position, "+26").rule == "M14"


# --- M6 -------------------------------------------------------------------------------------------------------------------

TURNING = "mississippi to_move=red | red=40:5:9 green=60:1:9 black=80:1:9"


@pytest.mark.parametrize(
    ("text", "steps", "front", "logs"),
    [("L", 1, 4, 0), ("R", -1, 6, 0), ("LL", 2, 1, 1), ("RR", -2, 3, 1), ("LLL", 3, 2, 2)],
)
def test_one_step_is_free_and_each_further_step_costs_a_log(text: str, steps: int, front: int, logs: int) -> None:
    """M6: 60° costs nothing, 120° one log, 180° two."""
    after, events = sail(TURNING, f"{text}+1")
    assert events == (Rotated(RED, steps, front, logs), SteamedAhead(RED, 40, 41, 1))
    assert (after.wood[RED], after.box) == (9 - logs - 1, 33 + logs + 1)
    assert steamers(after).startswith(f"red=41:{front}:")


def test_rotating_is_not_required() -> None:
    """M6: a captain may leave the steamer as it lies."""
    after, events = sail(TURNING, "+1")
    assert events == (SteamedAhead(RED, 40, 41, 1),)
    assert steamers(after).startswith("red=41:5:8")


def test_the_rotation_comes_before_the_move() -> None:
    """M6: the front is the one on the row where the turn began; over the bend it then points astern."""
    after, events = sail("mississippi to_move=red | red=8:5:9 green=60:1:9 black=80:1:9", "L+1")
    assert events == (Rotated(RED, 1, 4, 0), SteamedAhead(RED, 8, 9, 1))
    assert steamers(after).startswith("red=9:3:8")


def test_on_a_short_row_left_is_still_counter_clockwise() -> None:
    """M6: the steamer turns as seen from above, whichever way it sails."""
    _, events = sail("mississippi to_move=red | red=12:5:9 green=60:1:9 black=80:1:9", "L+1")
    assert events[0] == Rotated(RED, 1, 4, 0)


def test_there_are_six_ways_to_lie() -> None:
    """M6: with wood for it each of the six sides can be brought ahead; a half turn is the same either way."""
    fronts = set()
    for text in ("", "L", "R", "LL", "RR", "LLL"):
        assert f"{text}+1" in legal_texts(TURNING)
        fronts.add(steamers(sail(TURNING, f"{text}+1")[0])[len("red=41:")])
    assert fronts == set("123456")
    assert sail(TURNING, "RRR+1") == sail(TURNING, "LLL+1")


def test_more_than_a_half_turn_is_no_rotation() -> None:
    """M6: 240° one way is 120° the other."""
    for text in ("LLLL+1", "RRRR+1", "LLLLLL+1"):
        assert refused(TURNING, text).rule == "M6"


def test_only_the_own_steamer_is_rotated() -> None:
    """M6: nobody else turns."""
    after, _ = sail(TURNING, "LLL-1")
    assert steamers(after).endswith("green=60:1:9 black=80:1:9")


def test_a_rotation_needs_its_wood_before_the_move() -> None:
    """M6: what would be gathered on the way astern cannot pay for it."""
    position = "mississippi to_move=red | red=40:5:1 green=60:1:9 black=80:1:9"
    assert refused(position, "LLL-5").rule == "M6"
    assert {text.rstrip("0123456789-+") for text in legal_texts(position)} == {"", "L", "R", "LL", "RR"}
    assert without_rotation(legal_texts(position))[0] == "+1"


def test_turns_are_listed_by_rotation_then_ahead_before_astern_nearest_first() -> None:
    """M6, M7, M8: the order of the list is part of the contract."""
    position = "mississippi to_move=green | red=40:5:9 green=2:1:3 black=80:1:9"
    ways = {
        "": "+1 +2 +3 -1 -2",
        "L": "+1 +2 +3 -1 -2",
        "R": "+1 +2 +3 -1 -2",
        "LL": "+1 +2 -1 -2",
        "RR": "+1 +2 -1 -2",
        "LLL": "+1 -1 -2",
    }
    assert legal_texts(position) == [rotation + way for rotation, texts in ways.items() for way in texts.split()]
