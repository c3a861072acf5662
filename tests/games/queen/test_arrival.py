"""Q13, Q17, Q21–Q23: coming home, ranks, wrecks, and the end of the race."""

from __future__ import annotations

from random import Random

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import Outcome
from paddlewheel.engine.errors import Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Arrived, Ended, Faced, Pushed, RoundBegan, Sailed, Wrecked
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.tiles import RIVER
from paddlewheel.games.queen.turn.arrival import ONE_LEFT, OTHERS_WRECKED, ROUND_LIMIT, WINNER_ARRIVED
from paddlewheel.games.queen.turn.kernel_numbers import END_REASONS
from paddlewheel.games.queen.turn.outcome import ranking
from paddlewheel.hexes import Cell

from .positions import GREEN, NAMES, RED, WHITE, YELLOW, legal_texts, others_decide, position, refused, sail
from .racing import decides, mixed, of_kind, race

BUT_THE_LAST = "start,wild-1,wild-2,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1"
"""Nine tiles after the start tile, straight on; two more, and the landing can be joined."""

LANDING = f"queen tiles={BUT_THE_LAST},wild-3,red-1 landing=straight"
"""The centre of the last tile lies at (0, -44), its jetties at (-1, -45), (0, -46) and (1, -46)."""

SCHOOL = "queen school=yes tiles=start,brown-1,brown-2,red-1 landing=straight"
"""The centre of the last tile lies at (0, -12), its jetties at (-1, -13), (0, -14) and (1, -14)."""

STUCK = "-2,-42:SW:c0"
"""On the last tile, with its bow in a corner of the bank and no coal: wrecked when its turn comes."""
ALSO_STUCK = "2,-44:SE:c0"
STUCK_IN_THE_SCHOOL = "-2,-10:SW:c0"


def ended(state: State) -> Outcome:
    """Return how this race ended, which it has."""
    outcome = queen.outcome(state)
    assert outcome is not None
    assert (queen.actor(state), queen.on_turn(state), queen.legal(state), state.under_way) == (None, None, (), None)
    return outcome


def ends_turn_at(tiles: str, cell: Cell, red: str) -> State:
    """Return the state after red came with speed 1 to a cell of the last tile, from any side that is free."""
    river = f"queen tiles={tiles} to_move=red"
    water = position(f"{river} | red=0,-40 green=0,-38 yellow=0,-37").river.index
    for heading in range(6):
        q, r = hexes.step(cell, hexes.opposite(heading))
        if (q, r) in water:
            return sail(f"{river} | red={q},{r}:{hexes.NAMES[heading]}{red} green=0,-36 yellow=0,-35", "1 a done")[0]
    raise AssertionError(f"no way to {cell}")


# --- Q21: the jetties -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("landing", "jetties"),
    [
        ("left", {(-2, 1), (-2, 0), (-1, -1)}),
        ("straight", {(-1, -1), (0, -2), (1, -2)}),
        ("right", {(1, -2), (2, -2), (2, -1)}),
    ],
)
@pytest.mark.parametrize("last", ["red-1", "wild-3"])
def test_a_steamer_arrives_at_a_jetty_and_nowhere_else(last: str, landing: str, jetties: set[Cell]) -> None:
    """Q7, Q21: every water cell of the last tile, entered with two passengers and speed 1; an island has no jetty."""
    tiles = f"{BUT_THE_LAST},{'wild-3' if last == 'red-1' else 'red-1'},{last} landing={landing}"
    arrived = {
        (q, r) for q, r in RIVER[last].water if ends_turn_at(tiles, (q, r - 44), ":s2:p2").steamers[RED].cell is None
    }
    assert arrived == jetties - RIVER[last].land


def test_a_steamer_with_two_passengers_and_speed_1_has_arrived() -> None:
    """Q21: at the end of its turn; it takes the first rank and leaves the river, and the next captain sails."""
    start = f"{LANDING} | red=0,-45:N:p2 green=0,-43 yellow=0,-42"
    state, events = sail(start, "1 a")
    assert decides(state) == ("sail", "red"), "red could still turn"
    state, events = sail(state, "done")
    assert events == (Arrived(RED, 1),)
    assert (state.ranks, state.steamers[RED].cell) == ((1, 0, 0), None)
    assert decides(state) == ("speed", "green")


@pytest.mark.parametrize("red", ["", ":p1", ":p1@red-2"])
def test_nobody_arrives_with_fewer_than_two_passengers(red: str) -> None:
    """Q21: red lies at the jetty and sails on in the next round."""
    state, events = sail(f"{LANDING} | red=0,-45:N{red} green=0,-43 yellow=0,-42", "1 a done")
    assert not of_kind(events, Arrived)
    assert state.steamers[RED].cell == (0, -46)


@pytest.mark.parametrize("speed", [2, 3, 4])
def test_nobody_arrives_faster_than_speed_1(speed: int) -> None:
    """Q21: with two passengers, from further back, at speeds 2 to 4."""
    start = f"{LANDING} to_move=red | red=0,{-46 + speed}:N:s{speed}:p2 green=2,-44 yellow=0,-40"
    state, events = sail(start, f"{speed} {'a ' * speed} done")
    assert state.steamers[RED].cell == (0, -46)
    assert not of_kind(events, Arrived)


def test_who_came_too_fast_may_slow_down_and_come_to_the_next_jetty() -> None:
    """Q21: red lies at a jetty with speed 2, and arrives one turn later at the one beside it."""
    _, events = sail(f"{LANDING} | red=0,-46:SE:s2:p2 green=0,-43 yellow=0,-42", "1 a done")
    assert of_kind(events, Arrived) == [Arrived(RED, 1)]


def test_who_lies_at_a_jetty_too_fast_does_not_arrive_by_slowing_down_alone() -> None:
    """Q10, Q21: the speed has to be sailed, and red sails away from the landing."""
    state, events = sail(f"{LANDING} | red=0,-46:S:s2:p2 green=0,-43 yellow=0,-42", "1 a done")
    assert not of_kind(events, Arrived)
    assert state.steamers[RED].cell == (0, -45)


def test_whichever_way_the_steamer_points_it_has_arrived() -> None:
    """Q11, Q21: red turns at the jetty before its move is done."""
    _, events = sail(f"{LANDING} | red=0,-45:N:p2 green=0,-43 yellow=0,-42", "1 a l l done")
    assert of_kind(events, Arrived) == [Arrived(RED, 1)]


def test_the_jetty_is_free_for_the_next() -> None:
    """Q21: green comes to the same jetty in the same round and is second."""
    start = f"{LANDING} order=red,green,yellow,white | red=-1,-45:NE:s2:p2 green=0,-45:N:p2 yellow=0,-42:N white=0,-41:N"
    state, events = sail(start, "1 a done 1 a done")
    assert of_kind(events, Arrived) == [Arrived(RED, 1), Arrived(GREEN, 2)]
    assert state.ranks == (1, 2, 0, 0)


# --- Q21: pushed home -----------------------------------------------------------------------------------------------------

PUSH_HOME = LANDING + "{options} order=red,green,yellow | red=0,-44:N:s2 green=0,-45:S{green} yellow=0,-42"


def test_a_steamer_pushed_to_a_jetty_with_two_passengers_and_speed_1_has_arrived() -> None:
    """Q21: at once, in red's turn, which goes on; RULING: who has left the river chooses no heading."""
    state, events = sail(PUSH_HOME.format(options="", green=":p2"), "3 push=0,-46")
    assert events[-3:] == (
        Pushed(RED, GREEN, (0, -45), (0, -46)),
        Sailed(RED, (0, -44), (0, -45)),
        Arrived(GREEN, 1),
    )
    assert not of_kind(events, Faced)
    assert decides(state) == ("sail", "red")
    assert state.under_way is not None
    assert state.under_way.points == 1
    state, events = sail(state, "l a done")
    assert decides(state) == ("speed", "yellow"), "green's turn of this round is gone with it"


@pytest.mark.parametrize("green", [":p1", ":p2:s2", ":p2:s6", ""])
def test_a_steamer_pushed_to_a_jetty_too_fast_or_too_empty_has_not_arrived(green: str) -> None:
    """Q16, Q21: its captain chooses a heading and sails on."""
    state, events = sail(PUSH_HOME.format(options="", green=green), "2 push=0,-46 N done")
    assert not of_kind(events, Arrived)
    assert state.steamers[GREEN].cell == (0, -46)
    assert decides(state) == ("speed", "green")


def test_a_steamer_pushed_off_the_landing_has_not_arrived() -> None:
    """Q14, Q21: what counts is where it comes to lie, not where it lay."""
    start = f"{LANDING} order=red,green,yellow | red=0,-45:N:s2 green=0,-46:N:s2:p2 yellow=0,-42"
    state, events = sail(start, "2 push=1,-46 N done")
    assert not of_kind(events, Arrived), "at another jetty, but with speed 2"
    assert state.steamers[GREEN].cell == (1, -46)


def test_somebody_pushed_home_takes_the_next_rank_not_the_pushers() -> None:
    """Q21, Q22: red pushes green home and comes second in its own next turn."""
    start = PUSH_HOME.format(options="", green=":p2").replace("s2 ", "s2:p2 ") + " white=0,-41:N"
    state, events = sail(start.replace("order=red,green,yellow", "order=red,green,yellow,white"), "2 push=0,-46 done")
    assert of_kind(events, Arrived) == [Arrived(GREEN, 1)]
    state, events = sail(state, "1 a done 1 a done 1 a done")
    assert of_kind(events, Arrived) == [Arrived(RED, 2)]


# --- Q17: the sailing school ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", range(1, 7))
def test_in_the_school_any_speed_is_good_and_points_left_over_are_dropped(speed: int) -> None:
    """Q17: red enters a jetty with its first point, and that is the end of its move."""
    state, events = sail(f"{SCHOOL} | red=0,-13:N:s{speed} green=0,-11 yellow=0,-10", f"{speed} a")
    assert of_kind(events, Sailed, Arrived) == [Sailed(RED, (0, -13), (0, -14)), Arrived(RED, 1)]
    assert decides(state) == ("speed", "green")


def test_in_the_school_nobody_sails_past_a_jetty() -> None:
    """Q17: there is water beyond it, on the same tile, but the move ends where the landing is reached."""
    start = position(f"{SCHOOL} | red=0,-13:N:s3:c1 green=0,-11 yellow=0,-10")
    routes = queen.turns(start)
    jetties = {(-1, -13), (0, -14), (1, -14)}
    assert {route.cell for route in routes} & jetties
    for route in routes:
        state = start
        for left, action in reversed(list(enumerate(reversed(route.way)))):
            state, events = queen.apply(others_decide(state, RED, Random(left)), action)
            at_jetty = jetties & {event.end for event in events if isinstance(event, Sailed)}
            assert bool(at_jetty) == (Arrived(RED, 1) in events)
            assert not (at_jetty and left)


@pytest.mark.parametrize("green", ["", ":s4"])
def test_in_the_school_being_pushed_to_a_jetty_counts(green: str) -> None:
    """Q17, RULING: at any speed, at once, and the pusher sails on."""
    start = f"{SCHOOL} order=red,green,yellow | red=0,-12:N:s3 green=0,-13:S{green} yellow=0,-10"
    state, events = sail(start, "3 push=0,-14")
    assert of_kind(events, Arrived) == [Arrived(GREEN, 1)]
    assert decides(state) == ("sail", "red")
    state, events = sail(state, "l a")
    assert of_kind(events, Arrived) == [Arrived(RED, 2)]
    assert ended(state) == Outcome((2, 1, 3), END_REASONS[ONE_LEFT], "Q22")


def test_in_the_school_the_others_play_on_for_their_ranks() -> None:
    """Q17, Q22: clockwise, without the one who is home."""
    start = f"{SCHOOL} first=green order=green,yellow,white,red | red=0,-10 green=0,-13:N yellow=0,-12:N:s2 white=0,-11:N"
    state, events = sail(start, "1 a")
    assert of_kind(events, Arrived) == [Arrived(GREEN, 1)]
    state, events = sail(state, "2 a a")
    assert of_kind(events, Arrived) == [Arrived(YELLOW, 2)]
    assert decides(state) == ("speed", "white")


def test_in_the_school_stop_at_winner_stops_at_the_first_jetty() -> None:
    """Q17, Q22: yellow is on the last tile, green one behind it."""
    start = f"{SCHOOL} stop_at_winner=yes | red=0,-13:N green=0,-10 yellow=0,-11"
    state, events = sail(start, "1 a")
    assert events[-2:] == (Arrived(RED, 1), Ended(END_REASONS[WINNER_ARRIVED]))
    assert ended(state) == Outcome((1, 3, 2), END_REASONS[WINNER_ARRIVED], "Q22")


# --- Q22: ranks ----------------------------------------------------------------------------------------------------------


def test_the_race_goes_on_until_one_is_left_who_takes_the_rank_that_is_free() -> None:
    """Q22: of three, two arrive; the third is third, and nobody sails any more in that round."""
    start = f"{LANDING} order=red,green,yellow | red=0,-45:N:p2 green=1,-45:N:p2 yellow=0,-42:N"
    state, _ = sail(start, "1 a done")
    assert queen.outcome(state) is None
    state, events = sail(state, "1 a done")
    assert events[-2:] == (Arrived(GREEN, 2), Ended(END_REASONS[ONE_LEFT]))
    assert ended(state) == Outcome((1, 2, 3), END_REASONS[ONE_LEFT], "Q22")
    assert state.steamers[YELLOW].cell == (0, -42)


def test_the_round_is_finished_after_an_arrival_in_its_middle() -> None:
    """Q20, Q22: green arrives as the second of four; yellow and white play as they would have, then a round of three."""
    start = f"{LANDING} order=red,green,yellow,white round=9 | red=-2,-44:S green=0,-45:N:p2 yellow=0,-41:N white=0,-39:N"
    state, events = sail(start, "1 a done 1 a done")
    assert of_kind(events, Arrived, RoundBegan) == [Arrived(GREEN, 1)]
    assert decides(state) == ("speed", "yellow")
    state, events = sail(state, "1 a done")
    assert decides(state) == ("speed", "white")
    state, events = sail(state, "1 a done")
    assert events[-1] == RoundBegan(10, (RED, YELLOW, WHITE))
    assert queen.outcome(state) is None


def test_an_arrival_at_the_end_of_a_round_begins_the_next() -> None:
    """Q20, Q22: yellow, the last of the order, arrives; the next round has the two others."""
    start = f"{LANDING} order=green,red,yellow round=5 to_move=yellow | red=0,-43:N green=0,-42 yellow=0,-45:N:p2"
    _, events = sail(start, "1 a done")
    assert events[-2:] == (Arrived(YELLOW, 1), RoundBegan(6, (RED, GREEN)))


def test_the_first_of_the_order_may_be_pushed_home_after_its_own_turn() -> None:
    """Q20, Q21: red has played in this round; yellow pushes it home, and white is next."""
    start = (
        f"{LANDING} order=red,yellow,white,green to_move=yellow | red=0,-45:N:p2 green=0,-41 yellow=0,-44:N:s2 white=0,-42"
    )
    state, events = sail(start, "2 push=0,-46 done")
    assert of_kind(events, Arrived) == [Arrived(RED, 1)]
    assert decides(state) == ("speed", "white")


def test_being_pushed_home_can_end_the_race_in_the_middle_of_a_turn() -> None:
    """Q21, Q22: with green second, red is the only one left, and its own points are of no use any more."""
    start = f"{LANDING} order=red,green to_move=red | red=0,-44:N:s3 green=0,-45:S:p2 yellow=home:1"
    state, events = sail(start, "4 push=0,-46")
    assert events[-2:] == (Arrived(GREEN, 2), Ended(END_REASONS[ONE_LEFT]))
    assert ended(state) == Outcome((3, 2, 1), END_REASONS[ONE_LEFT], "Q22")


def test_a_wreck_takes_the_last_free_rank() -> None:
    """Q13, Q22: of five, one is home and one was wrecked before; the next wreck is fourth."""
    start = f"{LANDING} order=red,green,yellow | red=0,-42:N green={STUCK} yellow=0,-40 white=home:1 blue=wrecked:5"
    state, events = sail(start, "1 a done")
    assert of_kind(events, Wrecked) == [Wrecked(GREEN, 4, "coal")]
    assert (state.ranks, state.steamers[GREEN].cell) == ((0, 4, 0, 1, 5), None)
    assert decides(state) == ("speed", "yellow")
    assert queen.outcome(state) is None


def test_the_last_one_afloat_wins_if_all_others_are_wrecked() -> None:
    """Q13, Q22: the first wreck is last, the next one before it."""
    start = f"{LANDING} order=red,green,yellow | red=0,-42:N green={STUCK} yellow={ALSO_STUCK}"
    state, events = sail(start, "1 a done")
    assert of_kind(events, Wrecked, Ended) == [
        Wrecked(GREEN, 3, "coal"),
        Wrecked(YELLOW, 2, "coal"),
        Ended(END_REASONS[OTHERS_WRECKED]),
    ]
    assert ended(state) == Outcome((1, 3, 2), END_REASONS[OTHERS_WRECKED], "Q22")


def test_the_last_one_afloat_takes_the_best_free_rank_between_arrivals_and_wrecks() -> None:
    """Q13, Q22: one is home, two are wrecked, so the fourth is second."""
    start = f"{LANDING} order=red,green,yellow | red=0,-42:N green={STUCK} yellow={ALSO_STUCK} white=home:1"
    state, _ = sail(start, "1 a done")
    assert ended(state) == Outcome((2, 4, 3, 1), END_REASONS[ONE_LEFT], "Q22")


def test_an_arrival_and_a_wreck_can_end_the_race_together() -> None:
    """Q13, Q22: red is home, green cannot move and is third, yellow is left and second."""
    start = f"{LANDING} order=red,green,yellow | red=0,-45:N:p2 green={STUCK} yellow=0,-40"
    state, events = sail(start, "1 a done")
    assert of_kind(events, Arrived, Wrecked, Ended) == [
        Arrived(RED, 1),
        Wrecked(GREEN, 3, "coal"),
        Ended(END_REASONS[ONE_LEFT]),
    ]
    assert ended(state) == Outcome((1, 3, 2), END_REASONS[ONE_LEFT], "Q22")


def test_who_is_left_alone_does_not_have_to_be_able_to_move() -> None:
    """Q13, Q22: green and yellow cannot move either of them; green's turn comes first, so yellow is left."""
    start = f"{LANDING} order=red,green,yellow | red=0,-45:N:p2 green={STUCK} yellow={ALSO_STUCK}"
    state, events = sail(start, "1 a done")
    assert of_kind(events, Wrecked) == [Wrecked(GREEN, 3, "coal")]
    assert ended(state).ranks == (1, 3, 2)


def test_a_wreck_takes_passengers_with_it() -> None:
    """Q13: two aboard are of no use to a steamer that cannot move."""
    start = f"{LANDING} order=red,green,yellow | red=0,-42:N green={STUCK}:p2 yellow=0,-40"
    state, _ = sail(start, "1 a done")
    assert state.ranks == (0, 3, 0)


def test_a_wreck_in_the_school_takes_the_last_rank_too() -> None:
    """Q13, Q17: green has no legal move."""
    state, events = sail(
        f"{SCHOOL} order=red,green,yellow | red=0,-11:N green={STUCK_IN_THE_SCHOOL} yellow=0,-10", "1 a done"
    )
    assert of_kind(events, Wrecked) == [Wrecked(GREEN, 3, "coal")]
    assert decides(state) == ("speed", "yellow")


# --- Q22: stop at the winner ----------------------------------------------------------------------------------------------


def test_the_race_may_stop_at_the_winner() -> None:
    """Q22: the others are ranked as they lie, passengers first, as at the round limit."""
    start = f"{LANDING} stop_at_winner=yes | red=0,-45:N:p2 green=0,-43 yellow=0,-42:p1 white=0,-41"
    state, events = sail(start, "1 a done")
    assert events[-2:] == (Arrived(RED, 1), Ended(END_REASONS[WINNER_ARRIVED]))
    assert ended(state) == Outcome((1, 3, 2, 4), END_REASONS[WINNER_ARRIVED], "Q22")


def test_the_winner_may_be_pushed_home() -> None:
    """Q21, Q22: the race stops in the middle of red's turn."""
    state, events = sail(PUSH_HOME.format(options=" stop_at_winner=yes", green=":p2"), "3 push=0,-46")
    assert events[-2:] == (Arrived(GREEN, 1), Ended(END_REASONS[WINNER_ARRIVED]))
    assert ended(state) == Outcome((2, 1, 3), END_REASONS[WINNER_ARRIVED], "Q22")


def test_a_wreck_is_no_winner_to_stop_at() -> None:
    """Q13, Q22: green is wrecked, and the race goes on."""
    start = f"{LANDING} stop_at_winner=yes order=red,green,yellow | red=0,-42:N green={STUCK} yellow=0,-40"
    state, events = sail(start, "1 a done")
    assert of_kind(events, Wrecked, Ended) == [Wrecked(GREEN, 3, "coal")]
    assert decides(state) == ("speed", "yellow")


def test_without_the_option_the_race_goes_on_after_the_winner() -> None:
    """Q22: the same arrival with the usual options."""
    state, events = sail(f"{LANDING} | red=0,-45:N:p2 green=0,-43 yellow=0,-42:p1 white=0,-41", "1 a done")
    assert not of_kind(events, Ended)
    assert queen.outcome(state) is None


def test_nothing_is_legal_after_the_end() -> None:
    """Q22: and whoever tries is told why the race is over."""
    start = f"{LANDING} stop_at_winner=yes | red=0,-45:N:p2 green=0,-43 yellow=0,-42"
    state, _ = sail(start, "1 a done")
    no = refused(state, "1")
    assert no.rule == "Q22"
    assert END_REASONS[WINNER_ARRIVED] in no.brief


# --- Q23: the round limit -------------------------------------------------------------------------------------------------


def test_after_the_last_round_those_still_sailing_are_ranked_by_passengers_and_then_by_the_order() -> None:
    """Q23, RULING: yellow, last on the river, has two passengers; red is ahead of green, both with one; white has none."""
    start = (
        "queen round_limit=7 round=7 tiles=start,red-1,brown-2,wild-2 order=white,red,green,yellow to_move=yellow"
        " | red=0,-6:p1 green=0,-5:p1 yellow=0,-2:N:p2 white=0,-7"
    )
    state, events = sail(start, "1 a done")
    assert events[-1] == Ended(END_REASONS[ROUND_LIMIT])
    assert not of_kind(events, RoundBegan)
    assert ended(state) == Outcome((2, 3, 1, 4), END_REASONS[ROUND_LIMIT], "Q23")
    assert [state.seats[rank.steamer] for rank in ranking(state)] == ["white", "red", "green", "yellow"]


def test_the_last_round_is_played_to_its_end() -> None:
    """Q23: each captain sails once in the only round, whoever begins."""
    state, _ = sail(queen.setup(Options(round_limit=1, draw_first=True), NAMES[:3]), "first=green tile=red-1 N N N")
    for name in ("green", "yellow", "red"):
        assert decides(state) == ("speed", name)
        state, events = sail(state, "1 a done")
    assert events[-1] == Ended(END_REASONS[ROUND_LIMIT])
    assert ended(state).rule == "Q23"


def test_ranks_taken_before_the_limit_stay_taken() -> None:
    """Q13, Q21, Q23: first and fifth are gone; the three on the river share the ranks between."""
    start = (
        f"{LANDING} round_limit=20 round=20 order=red,yellow,green to_move=green"
        " | red=0,-44 green=0,-42:N:p1 yellow=0,-45 white=wrecked:5 blue=home:1"
    )
    state, _ = sail(start, "1 a done")
    assert ended(state) == Outcome((4, 2, 3, 5, 1), END_REASONS[ROUND_LIMIT], "Q23")


def test_an_arrival_in_the_last_round_counts() -> None:
    """Q21, Q23: yellow comes home with the last move before the limit."""
    last_move = f"{LANDING} round_limit=3 round=3 order=red,green,yellow to_move=yellow"
    start = f"{last_move} | red=0,-42 green=0,-43:p1 yellow=0,-45:N:p2"
    state, events = sail(start, "1 a done")
    assert events[-2:] == (Arrived(YELLOW, 1), Ended(END_REASONS[ROUND_LIMIT]))
    assert ended(state).ranks == (3, 2, 1)


def test_usually_the_limit_is_60_rounds() -> None:
    """Q23: it is an option of the table."""
    assert Options().round_limit == 60
    start = "queen round={round} tiles=start,red-1,brown-2 to_move=yellow | red=0,-4 green=0,-3 yellow=0,1:N"
    assert queen.outcome(sail(start.format(round=59), "1 a done")[0]) is None
    assert ended(sail(start.format(round=60), "1 a done")[0]).reason == END_REASONS[ROUND_LIMIT]


@pytest.mark.parametrize(
    "options", [Options(round_limit=0), Options(round_limit=-1), Options(arrival_speed=0), Options(arrival_speed=3)]
)
def test_options_outside_the_rules_are_refused(options: Options) -> None:
    """Q23: at least one round; arrival at speed 1, or at 1 or 2."""
    with pytest.raises(Refusal) as caught:
        queen.setup(options, NAMES[:3])
    assert caught.value.rule == "Q23"


# --- Q23: other options ---------------------------------------------------------------------------------------------------

AT_TWO = f"{LANDING} arrival_speed=2"


@pytest.mark.parametrize(("speed", "home"), [(1, True), (2, True), (3, False)])
def test_the_option_lets_steamers_arrive_at_speed_2(speed: int, home: bool) -> None:
    """Q21, Q23: at 1 or 2, not at 3."""
    start = f"{AT_TWO} to_move=red | red=0,{-46 + speed}:N:s{speed}:p2 green=2,-44 yellow=0,-40"
    _, events = sail(start, f"{speed} {'a ' * speed} done")
    assert bool(of_kind(events, Arrived)) == home


@pytest.mark.parametrize(("speed", "home"), [(1, True), (2, True), (3, False)])
def test_the_option_lets_steamers_be_pushed_home_at_speed_2(speed: int, home: bool) -> None:
    """Q21, Q23: at 1 or 2, not at 3."""
    start = PUSH_HOME.format(options=" arrival_speed=2", green=f":p2:s{speed}")
    state, events = sail(start, "2 push=0,-46")
    assert bool(of_kind(events, Arrived)) == home
    assert decides(state) == (("sail", "red") if home else ("face", "green"))


def test_passing_a_jetty_is_not_arriving() -> None:
    """Q21, Q23: at speed 2, with the option, red sails to a jetty and back; the end of the move counts."""
    state, events = sail(f"{AT_TWO} | red=0,-45:N:s2:p2 green=0,-43 yellow=0,-42", "2 a r r r a done")
    assert not of_kind(events, Arrived)
    assert state.steamers[RED].cell == (0, -45)


def test_two_passengers_are_needed_with_the_option_too() -> None:
    """Q21, Q23: and boarding still needs speed 1."""
    _, events = sail(f"{AT_TWO} | red=0,-45:N:p1 green=0,-43 yellow=0,-42", "1 a done")
    assert not of_kind(events, Arrived)
    state, _ = sail("queen arrival_speed=2 tiles=start,red-1,brown-2 | red=0,-2:N:s2 green=0,1 yellow=1,1", "2 a a done")
    assert decides(state)[0] == "speed"


def test_the_option_forbids_pushing_straight_astern() -> None:
    """Q15, Q23: green points S, so the cell behind it is (0, -46); any other free one will do."""
    allowed, forbidden = (sail(PUSH_HOME.format(options=option, green=""), "3")[0] for option in ("", " push_astern=no"))
    pushes = {text for text in legal_texts(allowed) if text.startswith("push=")}
    assert "push=0,-46" in pushes
    assert {text for text in legal_texts(forbidden) if text.startswith("push=")} == pushes - {"push=0,-46"}
    assert refused(forbidden, "push=0,-46").rule == "Q23"


# --- whole races ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seed", "school"),
    [(3, 1, False), *(pytest.param(*one, marks=pytest.mark.sweep) for one in [(4, 2, True), (5, 3, True), (5, 4, False)])],
)
def test_ranks_are_taken_from_both_ends_and_the_rest_is_shared_at_the_end(players: int, seed: int, school: bool) -> None:
    """Q13, Q21, Q22: arrivals take 1, 2, …, wrecks take the last, the last but one, …; nobody sails with a rank."""
    best, worst = 1, players
    for _, _, state, events in race(Options(school=school, round_limit=20), players, seed, mixed):
        for event in events:
            if isinstance(event, Arrived):
                assert event.rank == best
                best += 1
            elif isinstance(event, Wrecked):
                assert event.rank == worst
                worst -= 1
        assert [bool(rank) for rank in state.ranks] == [steamer.cell is None for steamer in state.steamers]
        last = state
    outcome = ended(last)
    assert sorted(outcome.ranks) == list(range(1, players + 1))
    assert all(rank in (0, shared) for rank, shared in zip(last.ranks, outcome.ranks, strict=True))
    assert (best - 1) + (players - worst) >= players - 1 or outcome.reason == END_REASONS[ROUND_LIMIT]


def test_where_the_stuck_steamers_of_these_tests_lie_there_is_no_legal_turn() -> None:
    """Q13: with a coal point each of them could turn away."""
    for stuck in (STUCK, ALSO_STUCK):
        freed = stuck.replace("c0", "c1")
        state = position(f"{LANDING} to_move=green | red=0,-42:N green={freed} yellow=0,-40")
        assert legal_texts(state)
        start = f"{LANDING} order=red,green,yellow | red=0,-42:N green={stuck} yellow=0,-40"
        assert sail(start, "1 a done")[0].wrecked == (GREEN,)


# --- Q22, RULING ----------------------------------------------------------------------------------------------------------


def test_a_push_that_ends_the_race_drops_the_points_left() -> None:
    """Q22, RULING: green pushes yellow, the last rival, home at any speed; nothing is left to be used up."""
    start = (
        "queen school=yes tiles=start,brown-4,red-3:left,brown-1:left landing=right first=white round=7"
        " order=blue,green,yellow to_move=green | red=home:2:SW green=-7,-2:SW:s2:c1 yellow=-8,-2:SW:s2 white=home:1:SW"
        " blue=home:3:NW"
    )
    state = position(start)
    jetty, index = state.river.jetty, state.river.index
    homes = [route for route in queen.turns(state) if route.pushes and jetty[index[route.pushes[0].end]]]
    assert {route.speed for route in homes} == {2, 3, 4}
    for route in homes:
        after = state
        for action in route.way:
            assert action in queen.legal(after)
            after, _ = queen.apply(after, action)
        assert queen.outcome(after) is not None


def test_a_push_beside_one_that_ends_the_race_goes_on_as_ever() -> None:
    """Q22: only where the pushed steamer comes home is the turn over by itself; any other way ends with done."""
    start = (
        "queen school=yes stop_at_winner=yes tiles=start,wild-1,wild-2:right,red-2:left first_tile=2 landing=straight"
        " order=red,green,yellow to_move=red | red=6,-13:N:s2:c0 green=3,-12:N:s2:c0 yellow=5,-13:SW:s1:c3"
    )
    for route in queen.turns(position(start)):
        after = position(start)
        for action in route.way:
            after = others_decide(queen.apply(after, action)[0], RED, Random(0))
        assert not after.agenda or after.agenda[-1].steamer != RED
