"""B2–B4: running aground on a sandbank, getting off it ahead or astern, and being pushed onto it."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.errors import BadData
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Astern, Done
from paddlewheel.games.queen.model.events import (
    Arrived,
    Backed,
    DieRolled,
    Ended,
    Faced,
    GotOff,
    Held,
    Pushed,
    RanAground,
    Sailed,
    TileLaid,
    Wrecked,
)
from paddlewheel.games.queen.model.state import State

from .positions import GREEN, RED, legal_texts, position, refused, sail, spaces

ONE = "queen added=sandbanks-1 tiles=start,sandbanks-1,red-2 to_move=red |"
"""Sandbanks at (-2, -2), (-1, -3) and (1, -5); land north of the second at (-1, -4), and at (0, -4)."""
ORDERED = ONE.replace("to_move", "order=red,green,blue to_move")
TWO = "queen added=sandbanks-2 tiles=start,sandbanks-2,red-2 to_move=red |"
"""Sandbanks at (-1, -3), (0, -5), (2, -5) and (0, -6)."""
WOOD = (
    "queen added=driftwood+sandbanks-2 tiles=start,sandbanks-2,driftwood,red-1 to_move=red | red={red} green=0,1 blue=1,1"
)
"""Driftwood at (1, -7), north-east of the sandbank at (0, -6)."""
LAST = (
    "queen added=sandbanks-2 removed=wild-1+wild-2+wild-3+brown-3+brown-4"
    " tiles=start,red-1,red-2,red-3,red-4,brown-1,brown-2,sandbanks-2 landing=straight"
)
"""The last tile has jetties at (-1, -29), (0, -30) and (1, -30); the middle one is a sandbank, and so is (0, -29)."""


def speed(state: State, ship: int = RED) -> int:
    return state.steamers[ship].speed


# --- B2 -------------------------------------------------------------------------------------------------------------------


def test_whoever_enters_a_sandbank_stops_there_with_speed_1() -> None:
    """B2: the points left are dropped, the move is over at once, and green is next."""
    state, events = sail(f"{ONE} red=-1,-1:N:s5:c4 green=0,1 blue=1,1", "5 a a")
    assert RanAground(RED) in events
    assert events[-1] == RanAground(RED)
    red = state.steamers[RED]
    assert (red.cell, red.heading, red.speed, red.coal) == ((-1, -3), hexes.N, 1, 4)
    assert queen.actor(state) == GREEN
    assert state.agenda[0].what == "speed"


def test_running_aground_uses_up_whatever_points_are_left() -> None:
    """B2, Q10: at every speed that comes so far; only one that is too slow does not."""
    routes = queen.turns(position(f"{ONE} red=-1,-1:N:s4:c2 green=0,1 blue=1,1"))
    there = {(route.speed, route.final_speed) for route in routes if route.cell == (-1, -3)}
    assert there == {(2, 1), (3, 1), (4, 1), (5, 1), (6, 1)}


def test_a_steamer_that_runs_aground_does_not_turn_any_more() -> None:
    """B2: not even if its free turn is left: it keeps the heading it came with."""
    routes = queen.turns(position(f"{ONE} red=-1,-1:N:s3:c6 green=0,1 blue=1,1"))
    came = {route.heading for route in routes if route.cell == (-1, -3)}
    assert came <= {hexes.N, hexes.NE, hexes.NW, hexes.SW, hexes.SE}
    straight = [route for route in routes if route.cell == (-1, -3) and route.coal == 0 and len(route.way) == 3]
    assert {route.heading for route in straight} == {hexes.N}
    assert all(Done() not in route.way for route in straight)


def test_the_way_onto_a_sandbank_has_no_done() -> None:
    """B2: the move ends by itself, also where the last point takes it there."""
    for route in queen.turns(position(f"{ONE} red=-1,-2:N:s1:c0 green=0,1 blue=1,1")):
        assert (route.way[-1] == Done()) == (route.cell not in ((-1, -3), (-2, -2))), route


def test_nobody_turns_on_a_sandbank() -> None:
    """B2: with all the coal in the world."""
    state, _ = sail(f"{ONE} red=-1,-3:SE:s1:c6 green=0,1 blue=1,1", "1")
    assert legal_texts(state) == ["a", "astern"]
    for turn in ("l", "r"):
        no = refused(state, turn)
        assert (no.rule, no.brief) == ("B2", "rotation.aground (element=sandbank)")


def test_one_who_is_off_may_turn_again() -> None:
    """B2, Q11: the free turn is as good as ever."""
    state, _ = sail(f"{ONE} red=-1,-3:SE:s1:c2 green=0,1 blue=1,1", "1 a")
    assert legal_texts(state) == ["done", "l", "r"]
    assert state.steamers[RED].coal == 1
    state, _ = sail(state, "r")
    assert state.steamers[RED].coal == 1


def test_a_sandbank_on_the_frontmost_tile_ends_the_move_and_the_next_tile_is_joined() -> None:
    """B2, Q5: running aground there is coming onto it; the die is rolled at once."""
    state, events = sail(
        "queen added=sandbanks-1 tiles=start,sandbanks-1 to_move=red | red=-1,-1:N:s4:c4 green=0,1 blue=1,1", "4 a a"
    )
    assert events[-1] == RanAground(RED)
    assert queen.actor(state) == CHANCE
    state, events = sail(state, "die=left tile=red-3")
    assert [type(event) for event in events] == [DieRolled, TileLaid]
    assert state.tiles[-1].id == "red-3"
    assert queen.actor(state) == GREEN
    assert speed(state) == 1


def test_whoever_runs_aground_on_a_jetty_with_two_passengers_has_arrived() -> None:
    """B2, Q21: the speed is 1, whatever it was."""
    state, events = sail(f"{LAST} to_move=red | red=-1,-28:N:s4:c0:p2 green=0,-27 blue=1,-27", "4 a r a")
    assert events[-2:] == (RanAground(RED), Arrived(RED, 1))
    assert state.steamers[RED].cell is None
    assert state.ranks == (1, 0, 0)


def test_whoever_runs_aground_on_a_jetty_without_them_lies_there() -> None:
    """B2, Q21: one passenger is not enough."""
    state, events = sail(f"{LAST} to_move=red | red=-1,-28:N:s4:c0:p1 green=0,-27 blue=1,-27", "4 a r a")
    assert events[-1] == RanAground(RED)
    assert state.steamers[RED].cell == (0, -30)


def test_running_aground_on_a_jetty_can_end_the_race() -> None:
    """B2, Q22: where the table stops at the winner."""
    line = LAST.replace("queen", "queen stop_at_winner=yes")
    state, events = sail(f"{line} to_move=red | red=-1,-28:N:s4:c0:p2 green=0,-27 blue=1,-27", "4 a r a")
    assert isinstance(events[-1], Ended)
    assert queen.actor(state) is None


# --- B3 -------------------------------------------------------------------------------------------------------------------


def test_getting_off_ahead_costs_one_coal_at_once() -> None:
    """B3: on top of nothing else here: the speed stays, no turn is made."""
    state, events = sail(f"{ONE} red=-1,-3:SE:s1:c3 green=0,1 blue=1,1", "1 a")
    assert events[1:] == (GotOff(RED, 1), Sailed(RED, (-1, -3), (0, -3)))
    assert state.steamers[RED].coal == 2


def test_it_comes_on_top_of_the_price_of_the_speed_and_of_turning() -> None:
    """B3, Q9, Q11: from 1 to speed 3 costs one coal, getting off one, the second turn one."""
    line = f"{ONE} red=-1,-3:S:s1:c{{}} green=0,1 blue=1,1"
    state, _ = sail(line.format(3), "3 a l a l a")
    assert (state.steamers[RED].cell, state.steamers[RED].coal) == ((1, -3), 0)
    prices = {(route.speed, route.cell, route.heading): route.coal for route in queen.turns(position(line.format(6)))}
    assert prices[1, (-1, -2), hexes.S] == 1
    assert prices[2, (0, -2), hexes.SE] == 1
    assert prices[3, (1, -3), hexes.NE] == 3
    assert {route.speed for route in queen.turns(position(line.format(1)))} == {1, 2}


def test_without_coal_nobody_gets_off_ahead() -> None:
    """B3: there is only the way astern."""
    state, _ = sail(f"{ONE} red=-1,-3:SE:s1:c0 green=0,1 blue=1,1", "1")
    assert legal_texts(state) == ["astern"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("B3", "aground.no_coal (element=sandbank, needed=1, coal=0)")


def test_without_coal_no_higher_speed_is_set() -> None:
    """B3: astern the speed stays 1, and ahead costs coal."""
    state = position(f"{ONE} red=-1,-3:SE:s1:c0 green=0,1 blue=1,1")
    assert legal_texts(state) == ["1"]
    no = refused(state, "2")
    assert (no.rule, no.brief) == ("B3", "aground.speed_no_coal (element=sandbank, speed=2, needed=1, coal=0)")


def test_the_speed_is_set_as_usual_for_going_off_ahead() -> None:
    """B3, Q9: one step up is free."""
    state, _ = sail(f"{ONE} red=-1,-3:SE:s1:c1 green=0,1 blue=1,1", "2 a a")
    red = state.steamers[RED]
    assert (red.cell, red.speed, red.coal) == ((1, -3), 2, 0)


def test_off_astern_is_one_cell_back_and_any_heading_for_free() -> None:
    """B3: the speed stays 1, no coal is spent, and the captain chooses among all six."""
    state, events = sail(f"{ONE} red=-1,-3:N:s1:c0 green=0,1 blue=1,1", "1 astern")
    assert events[-1] == Backed(RED, (-1, -3), (-1, -2))
    assert legal_texts(state) == list(hexes.NAMES)
    assert queen.actor(state) == RED
    state, events = sail(state, "SE")
    assert events[0] == Faced(RED, hexes.SE)
    red = state.steamers[RED]
    assert (red.cell, red.heading, red.speed, red.coal) == ((-1, -2), hexes.SE, 1, 0)
    assert queen.actor(state) == GREEN


def test_nobody_goes_astern_faster_than_1() -> None:
    """B3: whoever has set another speed must go ahead."""
    state, _ = sail(f"{ONE} red=-1,-3:SE:s1:c1 green=0,1 blue=1,1", "2")
    assert legal_texts(state) == ["a"]
    no = refused(state, "astern")
    assert (no.rule, no.brief) == ("B3", "astern.speed (slowest=1, speed=2)")


def test_nobody_else_goes_astern() -> None:
    """B3, Q10: it is the only backward move of the game."""
    state, _ = sail(f"{ONE} red=-1,-2:N:s1:c1 green=0,1 blue=1,1", "1")
    no = refused(state, "astern")
    assert (no.rule, no.brief) == ("B3", "astern.not_aground")


def test_no_more_than_one_step_is_made_astern() -> None:
    """B3: the turn is over with it."""
    for route in queen.turns(position(f"{ONE} red=-1,-3:N:s1:c6 green=0,1 blue=1,1")):
        assert route.way.count(Astern()) <= 1
        if Astern() in route.way:
            assert (route.cell, route.speed, route.final_speed, route.coal) == ((-1, -2), 1, 1, 0)


def test_astern_onto_another_sandbank_runs_aground_there() -> None:
    """B3, RULING: it is allowed, and there is no choice of heading."""
    state, events = sail(f"{TWO} red=0,-6:N:s1:c0 green=0,1 blue=1,1", "1 astern")
    assert events[-2:] == (Backed(RED, (0, -6), (0, -5)), RanAground(RED))
    red = state.steamers[RED]
    assert (red.cell, red.heading, red.speed) == ((0, -5), hexes.N, 1)
    assert queen.actor(state) == GREEN


def test_ahead_onto_another_sandbank_runs_aground_there() -> None:
    """B2, B3: one coal, and the points left are dropped."""
    state, events = sail(f"{TWO} red=0,-5:N:s1:c2 green=0,1 blue=1,1", "3 a")
    assert events[1:] == (GotOff(RED, 1), Sailed(RED, (0, -5), (0, -6)), RanAground(RED))
    assert state.steamers[RED].coal == 0
    assert queen.actor(state) == GREEN


def test_astern_nobody_is_pushed() -> None:
    """B3: it is one point, so a steamer astern is in the way."""
    state, _ = sail(f"{ONE} red=-1,-3:NW:s1:c1 green=0,-3 blue=1,1", "1")
    assert legal_texts(state) == ["a"]
    no = refused(state, "astern")
    assert (no.rule, no.brief) == ("B3", "astern.steamer (steamer=green)")


def test_astern_no_land_is_entered() -> None:
    """B3, Q10: an island astern leaves only the way ahead."""
    state, _ = sail(f"{ONE} red=-1,-3:S:s1:c1 green=0,1 blue=1,1", "1")
    assert legal_texts(state) == ["a"]
    no = refused(state, "astern")
    assert (no.rule, no.brief) == ("B3", "astern.land (cell=-1,-4, land=island)")


def test_astern_no_driftwood_is_entered() -> None:
    """B3: it would take two points, and there is one."""
    state, _ = sail(WOOD.format(red="0,-6:SW:s1:c1"), "1")
    assert legal_texts(state) == ["a"]
    no = refused(state, "astern")
    assert (no.rule, no.brief) == ("B3", "astern.no_points (element=driftwood)")


def test_ahead_into_driftwood_takes_coal_and_two_points() -> None:
    """B3, B5: so at speed 1 there is only the way astern."""
    start = WOOD.format(red="0,-6:NE:s1:c1")
    state, _ = sail(start, "2 a")
    assert legal_texts(state)[0] == "done"
    red = state.steamers[RED]
    assert (red.cell, red.coal) == ((1, -7), 0)
    slow, _ = sail(start, "1")
    assert legal_texts(slow) == ["astern"]
    no = refused(slow, "a")
    assert (no.rule, no.brief) == ("B5", "ahead.no_points (element=driftwood, needed=2, points=1)")


def test_the_heading_chosen_astern_is_one_of_six_ends_of_the_turn() -> None:
    """B3: for people who think in whole turns."""
    routes = queen.turns(position(f"{ONE} red=-1,-3:N:s1:c0 green=0,1 blue=1,1"))
    assert {(route.cell, route.heading, route.coal) for route in routes} == {((-1, -2), way, 0) for way in range(6)}


def test_leaving_a_sandbank_ahead_by_pushing() -> None:
    """B3, Q14: one coal for getting off and two points for the push."""
    state, events = sail(f"{ONE} red=-1,-3:SE:s1:c1 green=0,-3:N:s3 blue=1,1", "2 push=1,-4")
    assert events[1:] == (
        Pushed(RED, GREEN, (0, -3), (1, -4)),
        GotOff(RED, 1),
        Sailed(RED, (-1, -3), (0, -3)),
    )
    assert queen.actor(state) == GREEN
    state, _ = sail(state, "N done")
    assert (state.steamers[RED].cell, state.steamers[RED].coal) == ((0, -3), 0)


def test_leaving_by_pushing_needs_the_points_and_the_coal() -> None:
    """B3, Q14: at speed 1 there is one point, and without coal no way ahead at all."""
    line = f"{TWO} red=0,-5:S:s1:c{{}} green=0,-4 blue=1,1"
    state, _ = sail(line.format(1), "1")
    assert legal_texts(state) == ["astern"]
    assert refused(state, "push=1,-4").brief == "push.no_points (steamer=green, needed=2, points=1)"
    assert legal_texts(line.format(1)) == ["1", "2"]
    no = refused(line.format(0), "2")
    assert (no.rule, no.brief) == ("B3", "aground.speed_no_coal (element=sandbank, speed=2, needed=1, coal=0)")


def test_a_sandbank_that_was_left_is_no_place_to_push_somebody_to() -> None:
    """B3, Q15: the pusher stood on it in this turn."""
    state, _ = sail(f"{ONE} red=-1,-3:SE:s1:c1 green=0,-3:N:s3 blue=1,1", "2")
    assert spaces(state) == {(1, -4), (1, -3), (0, -2), (-1, -2)}
    assert refused(state, "push=-1,-3").rule == "Q15"


def test_with_no_way_off_because_of_others_the_steamer_is_held() -> None:
    """B4, Q13: land ahead, a steamer astern. Under version 1 it is out."""
    start = (
        "queen {rules} added=sandbanks-1 tiles=start,sandbanks-1,red-2 order=green,red,blue to_move=green |"
        " red=-1,-3:N:s1:c6 green=-1,-1:N:s1 blue=1,1"
    )
    state, events = sail(start.format(rules="rules=2"), "1 a done")
    assert Held(RED, (GREEN,)) in events
    assert state.ranks[RED] == 0
    state, events = sail(start.format(rules="rules=1"), "1 a done")
    assert Wrecked(RED, 3, "held", (GREEN,)) in events
    assert state.ranks[RED] == 3


# --- B4 -------------------------------------------------------------------------------------------------------------------


def test_a_steamer_may_be_pushed_onto_a_sandbank() -> None:
    """B4: its speed is 1 at once, its coal stays, its captain chooses no heading, and the pusher goes on."""
    state, events = sail(f"{ONE} red=-1,-1:N:s3:c0 green=-1,-2:S:s5:c4 blue=1,1", "3 push=-1,-3")
    assert events[1:3] == (Pushed(RED, GREEN, (-1, -2), (-1, -3)), RanAground(GREEN))
    green = state.steamers[GREEN]
    assert (green.cell, green.heading, green.speed, green.coal) == ((-1, -3), hexes.S, 1, 4)
    assert queen.actor(state) == RED
    assert state.agenda[0].what == "sail"


def test_pushing_onto_a_sandbank_costs_no_more_than_any_push() -> None:
    """B4, Q14: two points."""
    state, _ = sail(f"{ONE} red=-1,-1:N:s2:c0 green=-1,-2:S:s5:c4 blue=1,1", "2 push=-1,-3")
    assert legal_texts(state) == ["done", "l", "r"]


def test_a_steamer_on_a_sandbank_cannot_be_pushed() -> None:
    """B4: it lies fast, and its cell is not entered."""
    state, _ = sail(f"{ONE} red=-1,-2:N:s4:c6 green=-1,-3:N:s1 blue=1,1", "4")
    assert spaces(state) == set()
    for action in ("a", "push=-2,-2", "push=0,-3"):
        no = refused(state, action)
        assert (no.rule, no.brief) == ("B4", "push.aground (steamer=green, element=sandbank)")


def test_pushed_onto_a_sandbank_without_coal_it_goes_astern() -> None:
    """B3, B4: with water astern there is still a way."""
    state, _ = sail(f"{ORDERED} red=-1,-1:N:s2:c0 green=-1,-2:NW:s5:c0 blue=1,1", "2 push=-1,-3 done 1")
    assert state.agenda[0].steamer == GREEN
    assert legal_texts(state) == ["astern"]
    state, _ = sail(state, "astern")
    assert state.steamers[GREEN].cell == (0, -3)
    assert legal_texts(state) == list(hexes.NAMES)


def test_pushed_onto_a_sandbank_without_coal_and_with_no_water_astern_it_is_wrecked() -> None:
    """B4, Q13: ahead costs the coal that it does not have."""
    state, events = sail(f"{ORDERED} red=-1,-1:N:s2:c0 green=-1,-2:S:s5:c0 blue=1,1", "2 push=-1,-3 done")
    assert Wrecked(GREEN, 3, "coal") in events
    assert state.ranks[GREEN] == 3


def test_with_one_coal_a_steamer_pushed_there_gets_off_ahead() -> None:
    """B3, B4: so it was the coal that it lacked; red has turned aside."""
    state, _ = sail(f"{ORDERED} red=0,-3:SW:s3:c0 green=-1,-2:S:s5:c1 blue=1,1", "3 push=-1,-3 l a done 1")
    assert state.agenda[0].steamer == GREEN
    assert legal_texts(state) == ["a"]


def test_whoever_is_pushed_onto_a_sandbank_at_the_landing_has_arrived() -> None:
    """B4, Q21: with two passengers, since its speed is 1 at once; it takes its rank and leaves."""
    line = f"{LAST} to_move=red | red=-1,-28:N:s2:c0:p0 green=-1,-29:N:s6:c2:p2 blue=0,-27"
    state, events = sail(line, "2 push=0,-30")
    assert events[1:3] == (Pushed(RED, GREEN, (-1, -29), (0, -30)), RanAground(GREEN))
    assert Arrived(GREEN, 1) in events
    assert state.ranks[GREEN] == 1


def test_if_that_ends_the_race_the_points_left_are_dropped() -> None:
    """B4, Q22, RULING: legal although the pusher could not use them up."""
    line = LAST.replace("queen", "queen stop_at_winner=yes")
    start = f"{line} to_move=red | red=-1,-28:N:s6:c0:p0 green=-1,-29:N:s6:c2:p2 blue=0,-27"
    assert "6" in legal_texts(start)
    state, events = sail(start, "6 push=0,-30")
    assert isinstance(events[-1], Ended)
    assert queen.outcome(state) is not None
    pushing = [route for route in queen.turns(position(start)) if any(push.end == (0, -30) for push in route.pushes)]
    assert {route.cell for route in pushing} == {(-1, -29)}


def test_the_sandbank_of_a_jetty_is_no_landing_for_others() -> None:
    """B4, Q21: with one passenger it lies there, and cannot be pushed away."""
    line = f"{LAST} to_move=red | red=-1,-29:NE:s3:c1:p2 green=0,-30:N:s1:c2:p1 blue=0,-27"
    state, _ = sail(line, "2")
    assert refused(state, "a").rule == "B4"


@pytest.mark.parametrize("heading", hexes.NAMES)
def test_whatever_its_heading_a_steamer_keeps_it_when_pushed_onto_a_sandbank(heading: str) -> None:
    """B4: no heading is chosen, unlike elsewhere (Q16)."""
    state, _ = sail(f"{ONE} red=-1,-1:N:s3:c0 green=-1,-2:{heading}:s5:c4 blue=1,1", "3 push=-1,-3")
    assert hexes.NAMES[state.steamers[GREEN].heading] == heading
    elsewhere, _ = sail(f"{ONE} red=-1,-1:N:s3:c0 green=-1,-2:{heading}:s5:c4 blue=1,1", "3 push=0,-2")
    assert elsewhere.agenda[0].what == "face"


# --- positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mover", ["red", "green"])
def test_no_position_has_a_steamer_faster_than_1_on_a_sandbank(mover: str) -> None:
    """B2: unless it is under way off it."""
    steamers = "red=-1,-3:S:s3:c2 green=0,1 blue=1,1"
    with pytest.raises(BadData) as bad:
        position(f"queen added=sandbanks-1 tiles=start,sandbanks-1,red-2 to_move={mover} | {steamers}")
    assert bad.value.rule == "B2"
    under_way, _ = sail(f"{ONE} {steamers.replace('s3', 's1')}", "2")
    assert queen.parse_position(queen.format_position(under_way)) == under_way


def test_what_is_left_out_of_a_tile_leaves_the_earlier_one_as_it_was() -> None:
    """B2, Q3: the sandbank at (2, -2) was not laid, so the start tile has none there."""
    tiles = "start,red-1,red-2,red-3:right,brown-1:right,brown-2:right,sandbanks-2:right:2,-4/2,-3/2,-2"
    line = f"queen added=sandbanks-2 tiles={tiles} first_tile=0 to_move=red | red=2,-1:N:s3:c1 green=-1,2 blue=1,1"
    state, _ = sail(line, "2 a")
    assert state.steamers[RED].cell == (2, -2)
    assert state.steamers[RED].speed == 2
    assert all(state.river.tile_of[index] == 6 for index in state.river.elements)
