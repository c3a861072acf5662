"""M14–M16: coming home, ranks, and the limit on turns."""

from __future__ import annotations

import pytest

from paddlewheel.engine.contract import Outcome
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import (
    Advanced,
    CameHome,
    Ended,
    Event,
    PushedOn,
    PushLost,
    State,
    SteamedAhead,
    Touched,
)

from .sailing import BLACK, GREEN, RED, YELLOW, legal_texts, refused, sail, steamers


def ended(state: State) -> Outcome:
    """Return how this race ended."""
    outcome = mississippi.outcome(state)
    assert outcome is not None
    assert mississippi.actor(state) is None
    assert mississippi.on_turn(state) is None
    assert mississippi.legal(state) == ()
    return outcome


def arrivals(events: tuple[Event, ...]) -> list[CameHome]:
    return [event for event in events if isinstance(event, CameHome)]


# --- M14: by wood ---------------------------------------------------------------------------------------------------------


def test_reaching_the_goal_exactly_by_wood_is_coming_home() -> None:
    """M14: three logs for the three fields to the goal; the two left go back to the box (RULING)."""
    after, events = sail("mississippi rows=3 to_move=red | red=22:1:5 green=3:1:9 black=8:1:9", "+3")
    assert events == (SteamedAhead(RED, 22, 25, 3), CameHome(RED, 1, 2))
    assert steamers(after) == "red=home:1 green=3:1:9 black=8:1:9"
    assert after.box == 42
    assert after.to_move == GREEN


def test_wood_pays_only_for_the_fields_up_to_the_goal() -> None:
    """M14: with five logs and three fields to go there is no fourth; it is the last way ahead that is offered."""
    position = "mississippi rows=3 to_move=red | red=22:1:5 green=3:1:9 black=8:1:9"
    assert [text for text in legal_texts(position) if text[0] == "+"] == ["+1", "+2", "+3"]
    no = refused(position, "+4")
    assert no.rule == "M14"
    assert mississippi.format_action(mississippi.parse_position(position), no.instead) == "+3"


def test_occupied_fields_before_the_goal_are_skipped_too() -> None:
    """M7, M14: with green on the field before the goal one log leads home from the field behind it."""
    position = "mississippi rows=3 to_move=red | red=23:1:5 green=24:1:9 black=8:1:9"
    assert [text for text in legal_texts(position) if text[0] == "+"] == ["+1"]
    after, events = sail(position, "+1")
    assert events == (SteamedAhead(RED, 23, 25, 1), CameHome(RED, 1, 4))
    assert after.fields[GREEN] == 24


def test_a_mover_that_is_home_docks_at_nobody() -> None:
    """M14: the turn ends at the goal, though green and black lie beside it."""
    after, events = sail("mississippi rows=3 to_move=red | red=22:1:9 green=24:6:9 black=9:6:9", "+2")
    assert events == (SteamedAhead(RED, 22, 25, 2), CameHome(RED, 1, 7))
    assert steamers(after) == "red=home:1 green=24:6:9 black=9:6:9"


def test_the_goal_stays_free_for_the_next() -> None:
    """M14: a steamer that is home has left the board, so the second to come home pays for the goal as the first did."""
    after, events = sail("mississippi rows=3 to_move=green | red=home:1 green=22:1:9 black=3:1:9 yellow=4:1:9", "+3")
    assert events == (SteamedAhead(GREEN, 22, 25, 3), CameHome(GREEN, 2, 6))
    assert steamers(after) == "red=home:1 green=home:2 black=3:1:9 yellow=4:1:9"


# --- M14: by docking ------------------------------------------------------------------------------------------------------


def test_an_advance_that_reaches_the_goal_exactly_is_coming_home() -> None:
    """M11, M14: black's 5 at green's 3 is two fields, and with green skipped the goal is the second."""
    after, events = sail("mississippi rows=3 to_move=black | red=17:2:10 green=23:4:10 black=13:2:10", "+8")
    assert events[1:] == (Touched(BLACK, GREEN, 5, 3), Advanced(BLACK, 22, 25, 2), CameHome(BLACK, 1, 2))
    assert steamers(after) == "red=17:2:10 green=23:4:10 black=home:1"


def test_an_advance_that_ends_one_field_short_of_the_goal_is_not_coming_home() -> None:
    """M11, M14: the same one field further back leaves black on the last field of the course."""
    after, events = sail("mississippi rows=3 to_move=black | red=17:2:10 green=22:4:10 black=13:2:10", "+7")
    assert events[1:] == (Touched(BLACK, GREEN, 5, 3), Advanced(BLACK, 21, 24, 2))
    assert steamers(after) == "red=17:2:10 green=22:4:10 black=24:5:3"


def test_an_advance_that_would_pass_the_goal_is_coming_home() -> None:
    """M11, M14: one field before the goal, green's 6 at black's 1 is more than it takes."""
    after, events = sail("mississippi rows=3 to_move=green | red=16:3:10 green=18:3:10 black=9:4:10", "+6")
    assert events[1:] == (Touched(GREEN, BLACK, 6, 1), Advanced(GREEN, 24, 25, 5), CameHome(GREEN, 1, 4))
    assert steamers(after) == "red=16:3:10 green=home:1 black=9:4:10"


def test_a_push_that_reaches_the_goal_exactly_is_coming_home_in_anothers_turn() -> None:
    """M12, M14: green's 2 at red's 4 pushes red on by the two fields it needs; red's logs go to the box (RULING)."""
    after, events = sail("mississippi rows=3 to_move=green | red=23:3:10 green=11:5:10 black=13:6:10", "+10")
    assert events[1:] == (Touched(GREEN, RED, 2, 4), PushedOn(RED, 23, 25, 2), CameHome(RED, 1, 10))
    assert steamers(after) == "red=home:1 green=22:2:0 black=13:6:10"
    assert after.box == 50
    assert after.to_move == BLACK


def test_a_push_that_would_pass_the_goal_is_coming_home_in_anothers_turn() -> None:
    """M12, M14: five fields, of which black needs one."""
    after, events = sail("mississippi rows=3 to_move=red | red=23:3:10 green=14:2:10 black=24:3:10", "-13")
    assert events[1:] == (Touched(RED, BLACK, 1, 6), PushedOn(BLACK, 24, 25, 5), CameHome(BLACK, 1, 10))
    assert steamers(after) == "red=9:4:23 green=14:2:10 black=home:1"


def test_logs_that_come_home_during_a_turn_are_in_the_box_after_it() -> None:
    """M14, RULING: red gathered its logs on the way, before black came home; the box was empty and is not any more."""
    after, events = sail("mississippi rows=3 to_move=red | red=23:3:20 green=14:2:20 black=24:3:20", "-13")
    assert events[0].__class__.__name__ == "DroppedBack"
    assert (after.wood, after.box) == ((20, 20, 0), 20)


def test_the_next_push_is_still_made_when_one_has_come_home() -> None:
    """M12, M14: red is pushed home, and green's push, which was waiting, follows."""
    after, events = sail("mississippi rows=3 to_move=yellow | red=22:3:10 green=10:5:10 black=17:2:10 yellow=20:3:10", "-8")
    assert events[3:] == (PushedOn(RED, 22, 25, 5), CameHome(RED, 1, 10), PushedOn(GREEN, 10, 13, 2))
    assert steamers(after) == "red=home:1 green=13:5:10 black=17:2:10 yellow=11:4:18"


def test_two_can_be_pushed_home_in_one_chain() -> None:
    """M12, M14: yellow, who is next clockwise, takes the better rank although green was further ahead."""
    after, events = sail("mississippi rows=3 to_move=black | red=8:2:10 green=23:6:10 black=21:3:10 yellow=22:6:10", "-10")
    assert arrivals(events) == [CameHome(YELLOW, 1, 10), CameHome(GREEN, 2, 10)]
    assert steamers(after) == "red=8:2:10 green=home:2 black=11:4:20 yellow=home:1"
    assert mississippi.outcome(after) is None


def test_the_mover_can_come_home_behind_one_it_pushed_home() -> None:
    """M12, M14: green is pushed home, then black gives red five, and red is second."""
    after, events = sail("mississippi rows=3 to_move=red | red=17:2:10 green=24:4:10 black=10:5:10 yellow=19:6:10", "+5")
    assert events[3:] == (
        PushedOn(GREEN, 24, 25, 1),
        CameHome(GREEN, 1, 10),
        PushedOn(BLACK, 10, 11, 1),
        Touched(RED, BLACK, 6, 1),
        Advanced(RED, 23, 25, 5),
        CameHome(RED, 2, 5),
    )
    assert steamers(after) == "red=home:2 green=home:1 black=11:5:10 yellow=19:6:10"
    assert mississippi.on_turn(after) == BLACK


def test_ranks_count_on_from_those_who_are_home_already() -> None:
    """M14: the next rank, whoever's turn it is."""
    position = "mississippi rows=3 to_move=red | red=17:2:10 green=24:4:10 black=10:5:10 yellow=19:6:10"
    after, events = sail(f"{position} white=home:1 orange=home:2", "+5")
    assert arrivals(events) == [CameHome(GREEN, 3, 10), CameHome(RED, 4, 5)]
    assert steamers(after).endswith("white=home:1 orange=home:2")


# --- M15 ------------------------------------------------------------------------------------------------------------------


def test_the_first_to_finish_wins_and_the_others_play_on() -> None:
    """M15: the race is not over when the winner is home."""
    after, _ = sail("mississippi rows=3 to_move=red | red=22:1:5 green=3:1:9 black=8:1:9", "+3")
    assert mississippi.outcome(after) is None
    assert mississippi.actor(after) == GREEN


def test_the_race_is_over_when_one_is_left_who_is_last() -> None:
    """M15: green follows red home, black is last."""
    after, events = sail("mississippi rows=3 to_move=green | red=home:1 green=22:1:5 black=8:1:9", "+3")
    assert events[-1] == Ended("all_but_one_are_home")
    assert ended(after) == Outcome((1, 2, 3), "all_but_one_are_home", "M15")


def test_pushing_the_last_rival_home_ends_the_race_in_the_own_turn() -> None:
    """M12, M15: red is home, green pushes black home, and is last itself."""
    after, events = sail("mississippi rows=3 to_move=green | red=home:1 green=20:3:10 black=23:3:10", "-10")
    assert events[-3:] == (PushedOn(BLACK, 23, 25, 5), CameHome(BLACK, 2, 10), Ended("all_but_one_are_home"))
    assert ended(after) == Outcome((1, 3, 2), "all_but_one_are_home", "M15")


def test_pushing_everybody_home_at_once_makes_the_mover_last() -> None:
    """M12, M15: two come home in one chain of three players."""
    after, events = sail("mississippi rows=3 to_move=green | red=24:3:10 green=20:3:10 black=23:3:10", "-10")
    assert arrivals(events) == [CameHome(BLACK, 1, 10), CameHome(RED, 2, 10)]
    assert ended(after) == Outcome((2, 3, 1), "all_but_one_are_home", "M15")
    assert steamers(after) == "red=home:2 green=10:4:20 black=home:1"


def test_the_last_one_may_still_be_ashore() -> None:
    """M5, M15: black never cast off, and is last."""
    after, _ = sail("mississippi rows=3 to_move=green | red=home:1 green=22:1:5 black=ashore:-:9", "+3")
    assert ended(after).ranks == (1, 2, 3)


@pytest.mark.parametrize(("steamers", "action", "ranks"), [("22 3 8", "+3", (1, 3, 2)), ("19 3 24", "-10", (2, 3, 1))])
def test_the_race_can_stop_at_the_winner(steamers: str, action: str, ranks: tuple[int, ...]) -> None:
    """M15, option: whether red steams home itself or pushes black home, the others are placed by where they lie."""
    red, green, black = steamers.split()
    position = f"mississippi rows=3 stop_at_winner=yes to_move=red | red={red}:3:10 green={green}:1:9 black={black}:3:9"
    after, events = sail(position, action)
    assert events[-1] == Ended("the_winner_is_home")
    assert ended(after) == Outcome(ranks, "the_winner_is_home", "M15")


def test_stopping_at_the_winner_leaves_the_rest_of_the_chain_undone() -> None:
    """M15, option: yellow is pushed home, and green, whose push was still to come, stays where it lies."""
    after, events = sail(
        "mississippi rows=3 stop_at_winner=yes to_move=black | red=8:2:10 green=23:6:10 black=21:3:10 yellow=22:6:10", "-10"
    )
    home = (PushedOn(YELLOW, 22, 25, 4), CameHome(YELLOW, 1, 10))
    lost = next(event for event in events if isinstance(event, PushLost))
    assert events[-4:] == (*home, lost, Ended("the_winner_is_home"))
    assert lost.seat == GREEN
    assert steamers(after) == "red=8:2:10 green=23:6:10 black=11:4:20 yellow=home:1"
    assert ended(after).ranks == (4, 2, 3, 1)


def test_without_the_option_the_same_chain_goes_on() -> None:
    """M15: the position of the test above, where green comes home as well."""
    after, _ = sail("mississippi rows=3 to_move=black | red=8:2:10 green=23:6:10 black=21:3:10 yellow=22:6:10", "-10")
    assert mississippi.outcome(after) is None
    assert steamers(after) == "red=8:2:10 green=home:2 black=11:4:20 yellow=home:1"


# --- M16 ------------------------------------------------------------------------------------------------------------------


def test_the_usual_limit_is_sixty_turns_a_player() -> None:
    """M16, RULING: the sixty-first round never begins."""
    assert mississippi.OPTIONS().turn_limit == 60
    position = "mississippi first=red round=60 to_move={} | red=20:1:9 green=50:1:9 black=80:1:9"
    after, _ = sail(position.format("green"), "+1")
    assert mississippi.outcome(after) is None
    after, events = sail(after, "+1")
    assert events[-1] == Ended("the_turn_limit_is_reached")
    assert ended(after) == Outcome((3, 2, 1), "the_turn_limit_is_reached", "M16")


@pytest.mark.parametrize("first", ["red", "green", "black", "yellow"])
def test_every_player_gets_the_same_number_of_turns(first: str) -> None:
    """M16, RULING: two turns each, whoever begins; the race ends before the starting player's third."""
    state = mississippi.setup(mississippi.OPTIONS(turn_limit=2), ("red", "green", "black", "yellow"))
    state, _ = sail(state, f"first={first}")
    turns = dict.fromkeys(range(4), 0)
    while (seat := mississippi.on_turn(state)) is not None:
        turns[seat] += 1
        if mississippi.actor(state) != seat:
            state, _ = sail(state, "die=3")
        state, _ = sail(state, "+1")
    assert turns == dict.fromkeys(range(4), 2)
    assert ended(state).rule == "M16"


def test_the_limit_holds_when_the_starting_player_is_home() -> None:
    """M16, RULING: black began and is home; each round still ends where black's turn would be."""
    position = (
        "mississippi rows=3 turn_limit=7 first=black round=7 to_move={} | red=3:1:9 green=5:1:9 black=home:1 yellow=8:1:9"
    )
    for mover in ("yellow", "red"):
        after, _ = sail(position.format(mover), "+1")
        assert mississippi.outcome(after) is None
    after, events = sail(position.format("green"), "+1")
    assert events[-1] == Ended("the_turn_limit_is_reached")
    assert ended(after).ranks == (4, 3, 1, 2)


def test_the_limit_holds_when_the_last_seat_of_the_round_is_home() -> None:
    """M16, RULING: yellow, the last of each round, is home, so the limit is reached after black's turn."""
    position = (
        "mississippi rows=3 turn_limit=7 first=red round=7 to_move=black | red=3:1:9 green=6:1:9 black=8:1:9 yellow=home:1"
    )
    after, _ = sail(position, "+1")
    assert ended(after) == Outcome((4, 3, 2, 1), "the_turn_limit_is_reached", "M16")


def test_at_the_limit_the_position_on_the_course_decides() -> None:
    """M16, RULING: those who are home first, in their order, then by field, whatever wood they have."""
    position = (
        "mississippi rows=3 turn_limit=7 first=red round=7 to_move=orange |"
        " red=3:1:20 green=home:2 black=8:1:0 yellow=6:1:9 white=home:1 orange=14:3:9"
    )
    after, _ = sail(position, "+1")
    assert ended(after).ranks == (6, 2, 4, 5, 1, 3)


def test_at_the_limit_those_still_ashore_come_last_in_the_order_of_their_turns() -> None:
    """M16, RULING: behind field 0; black's turn would have come before red's, for black began."""
    position = (
        "mississippi rows=3 turn_limit=1 first=black round=1 to_move=green |"
        " red=ashore:-:9 green=1:3:9 black=ashore:-:9 yellow=0:3:9"
    )
    after, _ = sail(position, "+1")
    assert ended(after).ranks == (4, 1, 3, 2)


def test_the_last_arrival_in_the_last_turn_counts_as_an_arrival() -> None:
    """M15, M16: all but one home is the reason, though the limit is reached in the same turn."""
    after, events = sail(
        "mississippi rows=3 turn_limit=7 first=red round=7 to_move=black | red=home:1 green=3:1:9 black=22:1:9", "+3"
    )
    assert events[-1] == Ended("all_but_one_are_home")
    assert ended(after) == Outcome((1, 3, 2), "all_but_one_are_home", "M15")


def test_a_limit_of_one_turn_ends_the_race_after_everybody_has_cast_off() -> None:
    """M16, option: the smallest limit there is."""
    state = mississippi.setup(mississippi.OPTIONS(turn_limit=1), ("red", "green", "black"))
    after, _ = sail(state, "first=green", "die=1", "+5", "die=1", "+9", "die=1", "+7")
    assert ended(after).ranks == (2, 3, 1)


def test_after_the_end_everything_is_refused() -> None:
    """M15, M16: with the rule that ended the race, and no action instead."""
    over, _ = sail("mississippi rows=3 to_move=green | red=home:1 green=22:1:5 black=8:1:9", "+3")
    late, _ = sail("mississippi turn_limit=3 first=green round=3 to_move=red | red=2:1:1 green=9:1:9 black=12:5:9", "+1")
    for state, rule in ((over, "M15"), (late, "M16")):
        for text in ("+1", "L-1", "pass", "die=3", "first=red"):
            no = refused(state, text)
            assert (no.rule, no.instead) == (rule, None)
