"""B5, B6: driftwood takes points and speed, and pushing somebody onto it takes points too."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Done
from paddlewheel.games.queen.model.events import Arrived, Pushed, Sailed, Slowed
from paddlewheel.games.queen.model.state import State

from .positions import GREEN, RED, legal_texts, position, refused, sail, spaces

WOOD = "queen added=driftwood tiles=start,driftwood,red-2 order=red,green,blue to_move=red |"
"""Driftwood at (1, -3) and (1, -4), one behind the other; land at (0, -4) and (2, -5), water at (1, -5)."""
FRONT = "queen added=driftwood tiles=start,driftwood order=red,green,blue to_move=red |"
"""The same as the frontmost tile; its driftwood at (1, -3) borders (1, -2) of the start tile."""
COAL = "queen added=coal-and-driftwood tiles=start,coal-and-driftwood,red-2 order=red,green,blue to_move=red |"
"""Driftwood at (2, -5), beside a depot's dock at (1, -5) and between islands at (2, -4) and (2, -6); and at (-1, -5)."""
LAST = (
    "queen added=coal-and-driftwood removed=wild-1+wild-2+wild-3+brown-3+brown-4"
    " tiles=start,red-1,red-2,red-3,red-4,brown-1,brown-2,coal-and-driftwood landing=straight"
    " order=red,green,blue to_move=red |"
)
"""The last tile has jetties at (-1, -29), (0, -30) and (1, -30); the left one is driftwood."""


def points(state: State) -> int:
    assert state.under_way is not None
    return state.under_way.points


# --- B5 -------------------------------------------------------------------------------------------------------------------


def test_driftwood_costs_one_point_more() -> None:
    """B5: two for the step."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s3:c0 green=0,1 blue=1,1", "3 a")
    assert state.steamers[RED].cell == (1, -3)
    assert points(state) == 1


def test_at_the_end_of_the_turn_the_speed_drops_by_one() -> None:
    """B5: not before: in the middle of the turn it stays what was set."""
    state, _ = sail(f"{WOOD} red=1,-1:N:s3:c0 green=0,1 blue=1,1", "3 a a")
    assert state.steamers[RED].speed == 3
    state, events = sail(state, "done")
    assert events[0] == Slowed(RED, 2)
    assert state.steamers[RED].speed == 2


def test_the_speed_drops_once_for_each_cell_of_driftwood() -> None:
    """B5: two of them, crossed at speed 5, leave speed 3."""
    state, events = sail(f"{WOOD} red=1,-2:N:s5:c0 green=0,1 blue=1,1", "5 a a a done")
    assert Slowed(RED, 3) in events
    assert (state.steamers[RED].cell, state.steamers[RED].speed) == ((1, -5), 3)


def test_the_same_cell_entered_twice_counts_twice() -> None:
    """B5: each one entered; out and back again costs two points and a step each time."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s6:c6 green=0,1 blue=-1,2", "6 a r a r r r a")
    assert state.steamers[RED].cell == (1, -3)
    assert points(state) == 1
    assert state.under_way is not None
    assert state.under_way.slowed == 2


def test_the_speed_does_not_drop_below_1() -> None:
    """B5: speed 2 onto driftwood is 1 afterwards; it cannot be entered at speed 1 at all."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s2:c0 green=0,1 blue=1,1", "2 a done")
    assert state.steamers[RED].speed == 1
    every = queen.turns(position(f"{WOOD} red=1,-2:N:s3:c6 green=0,1 blue=1,1"))
    assert min(route.final_speed for route in every) == 1
    wood = [route for route in every if route.cell in ((1, -3), (1, -4))]
    assert wood
    assert all(route.final_speed < route.speed for route in wood)


def test_slowed_more_often_than_there_is_speed_it_is_1() -> None:
    """B5: a position in the middle of such a turn, as text can tell it."""
    state = position(
        f"{WOOD} red=1,-4:N:s2:c0 green=0,1 blue=1,1".replace("to_move=red", "to_move=red decision=sail points=0 slowed=4")
    )
    after, events = sail(state, "done")
    assert Slowed(RED, 1) in events
    assert after.steamers[RED].speed == 1


def test_without_the_extra_point_driftwood_is_not_entered() -> None:
    """B5: red must go elsewhere with its last point."""
    state, _ = sail(f"{WOOD} red=1,-1:N:s2:c0 green=0,1 blue=1,1", "2 a")
    assert points(state) == 1
    assert legal_texts(state) == ["l", "r"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("B5", "ahead.no_points (element=driftwood, needed=2, points=1)")


def test_every_point_must_be_used_up_exactly_among_driftwood_too() -> None:
    """B5, Q10: speed 4 onto the second driftwood cell, speed 5 beyond it; onto the first one 3 are too many."""
    routes = queen.turns(position(f"{WOOD} red=1,-2:N:s4:c0 green=0,1 blue=1,1"))
    ends = {(route.speed, route.cell) for route in routes if route.coal == 0}
    assert (4, (1, -4)) in ends
    assert (3, (1, -4)) not in ends
    assert (5, (1, -4)) not in ends
    assert (5, (1, -5)) in ends
    assert (3, (1, -3)) not in ends


def test_a_speed_for_which_there_is_only_driftwood_is_refused() -> None:
    """B5, Q10: with steamers to both sides and no coal one point is not enough for anything."""
    start = f"{WOOD} red=1,-2:N:s1:c0 green=2,-3 blue=0,-2"
    assert legal_texts(start) == ["2"]
    assert "a" in legal_texts(sail(start, "2")[0])
    assert refused(start, "1").rule in ("Q10", "Q12")


def test_turning_on_driftwood_is_as_elsewhere() -> None:
    """B5, Q11: the first turn is free."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s2:c0 green=0,1 blue=1,1", "2 a")
    assert legal_texts(state) == ["done", "l", "r"]


def test_leaving_driftwood_costs_nothing_more() -> None:
    """B5: it is entering that counts."""
    state, _ = sail(f"{WOOD} red=1,-4:N:s1:c0 green=0,1 blue=1,1", "1 a done")
    assert (state.steamers[RED].cell, state.steamers[RED].speed) == ((1, -5), 1)


def test_a_turn_that_keeps_clear_of_driftwood_keeps_its_speed() -> None:
    """B5: only those who enter it are slowed."""
    for route in queen.turns(position(f"{WOOD} red=0,-1:N:s3:c1 green=0,1 blue=1,1")):
        entered = sum(1 for cell in cells_of(route.way, (0, -1), hexes.N) if cell in ((1, -3), (1, -4)))
        assert route.final_speed == route.speed - entered, route


def cells_of(way: tuple[object, ...], cell: tuple[int, int], heading: int) -> list[tuple[int, int]]:
    """Return the cells that a way without pushes enters."""
    cells = []
    for action in way:
        if type(action).__name__ == "Rotate":
            heading = hexes.direction_after(heading, action.way)  # type: ignore[attr-defined]
        elif type(action).__name__ == "Ahead":
            cell = hexes.step(cell, heading)
            cells.append(cell)
    return cells


def test_slowed_to_1_on_a_jetty_it_has_arrived() -> None:
    """B5, Q21, RULING: the speed has dropped when it comes to arriving."""
    state, events = sail(f"{LAST} red=-1,-28:N:s2:c0:p2 green=0,-27 blue=1,-27", "2 a done")
    assert events[-2:] == (Slowed(RED, 1), Arrived(RED, 1))
    assert state.ranks == (1, 0, 0)


def test_slowed_to_2_on_a_jetty_it_has_not() -> None:
    """B5, Q21: at speed 3 it is still too fast; where 2 is slow enough (Q23) it has."""
    start = f"{LAST} red=-1,-27:N:s3:c0:p2 green=0,-27 blue=1,-27"
    state, events = sail(start, "3 a a done")
    assert not any(isinstance(event, Arrived) for event in events)
    assert state.steamers[RED].speed == 2
    _, events = sail(start.replace("queen", "queen arrival_speed=2"), "3 a a done")
    assert Arrived(RED, 1) in events


def test_driftwood_on_the_frontmost_tile() -> None:
    """B5, Q5: the speed has dropped before the next tile is joined, and the turn ends as usual."""
    state, events = sail(f"{FRONT} red=1,-2:N:s2:c0 green=0,1 blue=1,1", "2 a done")
    assert Slowed(RED, 1) in events
    assert queen.actor(state) == CHANCE
    state, _ = sail(state, "die=left tile=red-1")
    assert state.steamers[RED].speed == 1


# --- B6 -------------------------------------------------------------------------------------------------------------------


def test_pushing_onto_driftwood_costs_three_points() -> None:
    """B6: one for the step, one for the push, one for the driftwood."""
    state, events = sail(f"{WOOD} red=1,-1:N:s4:c0 green=1,-2:S:s5:c4 blue=1,1", "4 push=1,-3")
    assert events[1:] == (Pushed(RED, GREEN, (1, -2), (1, -3)), Sailed(RED, (1, -1), (1, -2)))
    assert points(state) == 1


def test_there_is_no_other_effect_on_the_pusher() -> None:
    """B6: its speed does not drop."""
    state, events = sail(f"{WOOD} red=1,-1:N:s3:c0 green=1,-2:S:s5:c4 blue=1,1", "3 push=1,-3 done")
    assert not any(isinstance(event, Slowed) for event in events)
    assert state.steamers[RED].speed == 3


def test_the_pushed_steamer_keeps_speed_and_heading() -> None:
    """B6: its captain is not asked for a heading, unlike elsewhere (Q16), and the pusher goes on at once."""
    start = f"{WOOD} red=1,-1:N:s4:c0 green=1,-2:S:s5:c4 blue=1,1"
    state, _ = sail(start, "4 push=1,-3")
    green = state.steamers[GREEN]
    assert (green.cell, green.heading, green.speed, green.coal) == ((1, -3), hexes.S, 5, 4)
    assert queen.actor(state) == RED
    elsewhere, _ = sail(start, "4 push=2,-3")
    assert elsewhere.agenda[0].what == "face"


def test_with_two_points_nobody_is_pushed_onto_driftwood() -> None:
    """B6: plain water beside it will do."""
    state, _ = sail(f"{WOOD} red=1,-1:N:s2:c0 green=1,-2:S:s5:c4 blue=1,1", "2")
    assert (1, -3) not in spaces(state)
    assert (0, -2) in spaces(state)
    no = refused(state, "push=1,-3")
    assert (no.rule, no.brief) == ("B6", "push.no_points_onto (element=driftwood, needed=3, points=2)")


def test_entering_driftwood_where_a_steamer_lies_costs_three_points_too() -> None:
    """B5, B6: one for the step, one for the driftwood, one for the push; and the pusher is slowed by it."""
    start = f"{WOOD} red=1,-2:N:s3:c0 green=1,-3:S:s5:c4 blue=1,1"
    state, _ = sail(start, "3")
    assert spaces(state) == {(2, -4), (2, -3), (0, -2), (0, -3)}
    state, events = sail(state, "push=0,-3 N done")
    assert Slowed(RED, 2) in events
    slow, _ = sail(start, "2")
    assert spaces(slow) == set()
    no = refused(slow, "a")
    assert (no.rule, no.brief) == ("Q14", "push.no_points (steamer=green, needed=3, points=2)")


def test_from_driftwood_onto_driftwood_costs_four() -> None:
    """B5, B6: step, driftwood, push, driftwood."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s4:c0 green=1,-3:S:s5:c4 blue=1,1", "4")
    assert (1, -4) in spaces(state)
    state, _ = sail(state, "push=1,-4")
    assert points(state) == 0
    state, _ = sail(state, "done")
    assert state.steamers[RED].speed == 3
    assert (state.steamers[GREEN].cell, state.steamers[GREEN].speed) == ((1, -4), 5)


def test_pushed_from_driftwood_a_captain_chooses_a_heading() -> None:
    """B6, Q16: what counts is where it comes to lie."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s3:c0 green=1,-3:S:s5:c4 blue=1,1", "3 push=0,-3")
    assert state.agenda[0].what == "face"
    assert queen.actor(state) == GREEN


def test_pushed_onto_driftwood_next_to_an_island_it_stays_faced_to_the_island() -> None:
    """B6: no heading is chosen, so turning away costs what turning costs."""
    state, _ = sail(f"{COAL} red=1,-4:N:s4:c0 green=1,-5:N:s1:c1 blue=0,1", "4 push=2,-5 a done")
    green = state.steamers[GREEN]
    assert (green.cell, green.heading, green.speed) == ((2, -5), hexes.N, 1)
    assert state.agenda[0].steamer == GREEN
    state, _ = sail(state, "1")
    assert refused(state, "a").brief == "ahead.land (cell=2,-6, land=island)"
    assert legal_texts(state) == ["l"]
    state, _ = sail(state, "l a")
    assert (state.steamers[GREEN].cell, state.steamers[GREEN].coal) == ((1, -5), 1)


def test_pushed_onto_driftwood_between_islands_with_no_coal_it_can_be_wrecked() -> None:
    """B6, Q13: land ahead, red beside it, and no coal to turn as far as the way out."""
    line = f"{COAL} red=1,-4:N:s3:c0 green=1,-5:{{}}:s6:c0 blue=0,1"
    state, _ = sail(line.format("NE"), "3 push=2,-5 done")
    assert state.ranks[GREEN] == 3


def test_pushed_onto_driftwood_of_the_frontmost_tile_it_rolls_for_the_next() -> None:
    """B6, Q16: no heading is chosen, but its captain joins the next tile before the pusher goes on."""
    state, events = sail(f"{FRONT} red=1,-1:N:s4:c0 green=1,-2:S:s5:c4 blue=1,1", "4 push=1,-3")
    assert Pushed(RED, GREEN, (1, -2), (1, -3)) in events
    assert queen.actor(state) == CHANCE
    assert (state.agenda[0].what, state.agenda[0].steamer) == ("die", GREEN)
    state, _ = sail(state, "die=left tile=red-1")
    assert queen.actor(state) == RED


def test_pushed_onto_driftwood_at_the_landing_with_speed_1_it_has_arrived() -> None:
    """B6, Q21: with two passengers; at speed 2 it keeps its speed and has not."""
    line = f"{LAST} red=-1,-27:N:s3:c0 green=-1,-28:N:s{{}}:c0:p2 blue=1,-27"
    _, events = sail(line.format(1), "3 push=-1,-29")
    assert Arrived(GREEN, 1) in events
    state, events = sail(line.format(2), "3 push=-1,-29")
    assert Arrived(GREEN, 1) not in events
    assert state.steamers[GREEN].speed == 2


def test_several_pushes_each_have_their_price() -> None:
    """B6, Q14: three onto driftwood and two onto water are five points."""
    routes = queen.turns(position(f"{WOOD} red=1,0:N:s5:c0 green=1,-1:S blue=1,-2:S"))
    both = [route for route in routes if len(route.pushes) == 2 and (1, -3) in {push.end for push in route.pushes}]
    assert both
    assert {route.speed for route in both} <= {5, 6}
    assert all(route.way[-1] == Done() for route in both)
    assert all(route.final_speed == route.speed for route in both if route.speed == 5)


@pytest.mark.parametrize("speed", [3, 4, 5, 6])
def test_whoever_is_slowed_begins_the_next_turn_from_there(speed: int) -> None:
    """B5, Q9: one step up from the lower speed is free, two cost a coal point."""
    state, _ = sail(f"{WOOD} red=1,-2:N:s{speed}:c0 green=0,1 blue=1,1", str(speed))
    assert state.steamers[RED].speed == speed
    routes = queen.turns(state)
    assert {route.final_speed for route in routes} <= {speed, speed - 1, speed - 2}
