"""Q10–Q12: using up the points, turning, paying for it at once; Q5, Q17: what a move comes to on the way."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Arrived, DieRolled, Event, Rotated, Sailed, SpeedSet, TileLaid
from paddlewheel.hexes import Cell

from .positions import GREEN, RED, legal_texts, refused, sail

OPEN = "queen tiles=start,red-1,wild-2 to_move=red | red=0,0:{heading}:s{speed}:c{coal} green=-2,2 yellow=2,0"
"""Water all around red."""
LONG = "queen tiles=start,red-1,wild-2 to_move=red | red=0,1:N:s{speed}:c{coal} green=-2,2 yellow=2,0"
"""Six cells of open water straight ahead of red."""
POCKET = "queen tiles=start,wild-1,red-1 first_tile=1 to_move=red | red=-1,-2:{heading}:s2:c{coal} green=1,-3 yellow=1,-4"
"""With the start tile gone, the cell (-2, -1) southwest of red has no other neighbour than red's."""


def prices(events: tuple[Event, ...]) -> list[int]:
    """Return what each turn of 60° cost."""
    return [event.coal for event in events if isinstance(event, Rotated)]


def way(events: tuple[Event, ...]) -> list[Cell]:
    """Return the cells that were entered."""
    return [event.end for event in events if isinstance(event, Sailed)]


# --- Q10 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "ahead"),
    [("N", (0, -1)), ("NE", (1, -1)), ("SE", (1, 0)), ("S", (0, 1)), ("SW", (-1, 1)), ("NW", (-1, 0))],
)
def test_a_point_moves_the_steamer_one_cell_along_its_heading(heading: str, ahead: Cell) -> None:
    """Q10: in each of the six directions; the heading stays."""
    state, events = sail(OPEN.format(heading=heading, speed=1, coal=0), "1 a")
    assert events[1:] == (Sailed(RED, (0, 0), ahead),)
    assert state.steamers[RED].cell == ahead
    assert hexes.NAMES[state.steamers[RED].heading] == heading


@pytest.mark.parametrize("speed", range(1, 7))
def test_the_speed_is_the_exact_number_of_cells(speed: int) -> None:
    """Q10: no fewer and no more."""
    state, _ = sail(LONG.format(speed=speed, coal=0), str(speed))
    for left in range(speed, 0, -1):
        assert "done" not in legal_texts(state)
        no = refused(state, "done")
        assert (no.rule, no.brief) == ("Q10", f"points.unused (points={left})")
        state, _ = sail(state, "a")
    assert state.steamers[RED].cell == (0, 1 - speed)
    assert legal_texts(state) == ["done", "l", "r"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q10", "points.none")


@pytest.mark.parametrize("speed", range(1, 7))
def test_every_whole_turn_uses_up_its_speed(speed: int) -> None:
    """Q10: as many steps as points in each route that pushes nobody."""
    routes = [route for route in queen.turns(queen.parse_position(LONG.format(speed=speed, coal=0))) if not route.pushes]
    assert speed in {route.speed for route in routes}
    for route in routes:
        assert sum(type(action).__name__ == "Ahead" for action in route.way) == route.speed


def test_a_steamer_never_goes_backward() -> None:
    """Q10: with one free turn, speed 1 leads to the three cells before it, never to those behind."""
    state = queen.parse_position(OPEN.format(heading="N", speed=1, coal=0))
    assert {route.cell for route in queen.turns(state) if route.speed == 1} == {(-1, 0), (0, -1), (1, -1)}


@pytest.mark.parametrize(
    ("where", "steamer"),
    [
        ("an island", "0,-3:NE"),
        ("the house of a station", "0,-4:NW"),
        ("the bank", "2,-1:NE"),
        ("the bank at a bend", "-2,0:N"),
        ("the land behind the start", "-2,2:S"),
    ],
)
def test_a_steamer_never_leaves_the_water(where: str, steamer: str) -> None:
    """Q10: neither onto an island nor onto the bank."""
    state, _ = sail(f"queen tiles=start,red-1,wild-2 to_move=red | red={steamer}:s1:c6 green=0,1 yellow=2,0", "1")
    assert "a" not in legal_texts(state), where
    no = refused(state, "a")
    assert no.rule == "Q10"
    assert no.code == "ahead.land"


def test_a_steamer_never_sails_beyond_the_tiles_on_the_table() -> None:
    """Q5, Q10: the next tile is laid when the move is over; the points left have to be used up on this one."""
    state, _ = sail("queen tiles=start,red-1 to_move=red | red=0,-2:N:s5:c6 green=-2,2 yellow=2,0", "5 a a a a")
    assert state.steamers[RED].cell == (0, -6)
    assert legal_texts(state) == ["l", "r"]
    assert refused(state, "a").rule == "Q5"


def test_a_steamer_may_sail_to_and_fro_over_the_same_cells() -> None:
    """Q10: no rule forbids it to come back to where it was in the same turn, if the turning is paid for."""
    state, events = sail(OPEN.format(heading="N", speed=2, coal=6), "2 a r r r a done")
    assert way(events) == [(0, -1), (0, 0)]
    assert state.steamers[RED].coal == 4


def test_nothing_is_offered_that_leads_into_a_dead_end() -> None:
    """Q10, Q12: in the pocket red would have a point left and would have to turn right round, with the free turn spent."""
    poor, _ = sail(POCKET.format(heading="NW", coal=0), "2")
    assert legal_texts(poor) == ["r"]
    assert refused(poor, "l").brief == "onward.no_coal (needed=2, coal=0)"
    state, _ = sail(POCKET.format(heading="NW", coal=2), "2 l")
    assert legal_texts(state) == ["r"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q12", "onward.no_coal (needed=3, coal=2)")
    rich, _ = sail(POCKET.format(heading="NW", coal=3), "2 l")
    assert "a" in legal_texts(rich)
    state, events = sail(rich, "a r r r a")
    assert way(events) == [(-2, -1), (-1, -2)]
    assert state.steamers[RED].coal == 0


def test_the_last_point_may_lead_into_a_dead_end() -> None:
    """Q10: there is nothing left to be used up."""
    state, _ = sail(POCKET.format(heading="SW", coal=0), "1")
    assert "a" in legal_texts(state)


def test_a_turn_that_would_spend_what_the_way_needs_is_not_offered() -> None:
    """Q10, Q11: to starboard lies land; the free turn must not go there."""
    start = "queen tiles=start,wild-1,red-1 first_tile=1 to_move=red | red=-1,-2:NW:s1:c0 green=1,-3 yellow=1,-4"
    state, _ = sail(start, "1")
    assert legal_texts(state) == ["l", "r"]
    state, _ = sail(start.replace("NW", "S"), "1")
    assert legal_texts(state) == ["r"]
    assert refused(state, "l").rule == "Q12"


# --- Q11 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "cells"),
    [
        ("r a a", [(1, -1), (2, -2)]),
        ("a r a", [(0, -1), (1, -2)]),
        ("a a r", [(0, -1), (0, -2)]),
        ("l a a", [(-1, 0), (-2, 0)]),
    ],
)
def test_one_turn_is_free_before_during_or_after_the_movement(actions: str, cells: list[Cell]) -> None:
    """Q11: also with no coal at all, and to either side."""
    state, events = sail(OPEN.format(heading="N", speed=2, coal=0), "2", actions)
    assert way(events) == cells
    assert prices(events) == [0]
    assert legal_texts(state) == ["done"]
    no = refused(state, "l")
    assert (no.rule, no.brief) == ("Q12", "rotation.no_coal (needed=1, coal=0)")


@pytest.mark.parametrize("turns", range(1, 8))
@pytest.mark.parametrize("side", ["l", "r"])
def test_each_further_turn_costs_a_coal_point(side: str, turns: int) -> None:
    """Q11: seven of them are all that six coal can pay."""
    state, events = sail(OPEN.format(heading="N", speed=1, coal=6), "1 a", *[side] * turns)
    assert prices(events) == [0] + [1] * (turns - 1)
    assert state.steamers[RED].coal == 6 - (turns - 1)
    assert state.steamers[RED].heading == (turns if side == "r" else -turns) % 6
    assert ("l" in legal_texts(state)) == (turns < 7)


@pytest.mark.parametrize(
    ("heading", "actions"),
    [("N", "l a r a r a"), ("S", "r r r a a a"), ("N", "a a a l l l"), ("N", "a l a l a l"), ("NW", "a r a r a r")],
)
def test_turns_may_be_made_in_any_mix(heading: str, actions: str) -> None:
    """Q11: three turns on three cells cost two coal, wherever they are made."""
    state, events = sail(OPEN.format(heading=heading, speed=3, coal=6), "3", actions)
    assert prices(events) == [0, 1, 1]
    assert len(way(events)) == 3
    assert state.steamers[RED].coal == 4
    assert "done" in legal_texts(state)


def test_turning_to_and_fro_is_not_free() -> None:
    """Q11: it is two turns, even if the steamer lies as it lay before."""
    state, events = sail(OPEN.format(heading="N", speed=1, coal=3), "1 l r")
    assert state.steamers[RED].heading == hexes.N
    assert prices(events) == [0, 1]
    assert state.steamers[RED].coal == 2
    _, events = sail(state, "a r")
    assert prices(events) == [1]


def test_turning_uses_no_point() -> None:
    """Q10, Q11: after four turns both points are still there."""
    state, events = sail(OPEN.format(heading="N", speed=2, coal=6), "2 r r r r")
    assert refused(state, "done").brief == "points.unused (points=2)"
    assert way(events) == []


def test_every_turn_has_its_own_free_turn_and_none_is_saved_up() -> None:
    """Q11: red goes straight on in one turn, and in the next the second turn costs again."""
    state, _ = sail(OPEN.format(heading="N", speed=1, coal=6), "1 a done")
    while queen.on_turn(state) != RED:
        state, _ = queen.apply(state, queen.legal(state)[0])
    _, events = sail(state, "1 l a l done")
    assert prices(events) == [0, 1]


def test_speed_and_turning_are_paid_from_the_same_coal() -> None:
    """Q9, Q11, Q12: two for the speed, one for the second turn, one for the third."""
    state, events = sail(OPEN.format(heading="N", speed=1, coal=4), "4 l a r a a r a")
    assert [event.coal for event in events if isinstance(event, SpeedSet)] == [2]
    assert prices(events) == [0, 1, 1]
    assert state.steamers[RED].coal == 0
    assert legal_texts(state) == ["done"]


def test_coal_is_spent_at_once_and_stays_spent() -> None:
    """Q12: step by step; and the next turn begins with what is left."""
    state, _ = sail(OPEN.format(heading="N", speed=1, coal=2), "1")
    left = []
    for text in ("l", "l", "a", "r"):
        state, _ = sail(state, text)
        left.append(state.steamers[RED].coal)
    assert left == [2, 1, 1, 0]
    assert legal_texts(state) == ["done"]
    state, _ = sail(state, "done")
    assert state.steamers[RED].coal == 0


def test_the_move_is_over_when_the_captain_says_so() -> None:
    """Q11: after the last point there may still be a turn; that it is over is a decision of its own."""
    state, _ = sail(OPEN.format(heading="N", speed=1, coal=6), "1 a")
    assert queen.actor(state) == RED
    assert legal_texts(state) == ["done", "l", "r"]
    state, _ = sail(state, "done")
    assert queen.on_turn(state) != RED


# --- Q5: the frontmost tile -----------------------------------------------------------------------------------------------

EDGE = "queen tiles=start,red-1 order=red,green,yellow to_move=red | red=0,-2:{heading}:s{speed}:c6 green=-2,2 yellow=2,0"
"""Red is about to come onto the frontmost tile."""


def test_the_die_is_rolled_when_the_whole_move_is_finished() -> None:
    """Q5: headings included; only then is the next tile joined."""
    state, _ = sail(EDGE.format(heading="N", speed=2), "2 a")
    assert queen.actor(state) == RED
    assert len(state.tiles) == 2
    state, _ = sail(state, "a r")
    assert queen.actor(state) == RED
    state, _ = sail(state, "done")
    assert queen.actor(state) == CHANCE
    assert queen.on_turn(state) == RED
    state, events = sail(state, "die=left tile=wild-1")
    assert events[:2] == (DieRolled(RED, -1), TileLaid("wild-1", 2, -1, 0))
    assert queen.on_turn(state) == GREEN


def test_a_move_that_comes_onto_the_frontmost_tile_and_leaves_it_again_still_lets_the_river_grow() -> None:
    """Q5: red was the first to come onto it, wherever its move ends."""
    state, _ = sail(EDGE.format(heading="NE", speed=2), "2 a r r a done")
    assert state.steamers[RED].cell == (1, -2)
    assert state.river.tile_of[state.river.index[1, -2]] == 0
    assert legal_texts(state) == ["die=left", "die=straight", "die=right"]
    state, events = sail(state, "die=straight tile=wild-2")
    assert events[:2] == (DieRolled(RED, 0), TileLaid("wild-2", 2, 0, 0))


def test_a_move_that_stays_behind_the_frontmost_tile_lets_nothing_grow() -> None:
    """Q5: one cell short of it."""
    state, events = sail(EDGE.format(heading="NE", speed=1).replace("0,-2", "0,-1"), "1 a done")
    assert state.steamers[RED].cell == (1, -2)
    assert not [event for event in events if isinstance(event, DieRolled)]
    assert queen.on_turn(state) == GREEN


def test_the_second_to_come_onto_a_tile_rolls_nothing() -> None:
    """Q5: it is not the frontmost one any more."""
    start = "queen tiles=start,red-1,red-2 order=red,green,yellow to_move=red | red=0,-2:N:s1 green=0,-4 yellow=2,0"
    state, _ = sail(start, "1 a done")
    assert queen.on_turn(state) == GREEN
    assert queen.actor(state) == GREEN


# --- Q17: the stop --------------------------------------------------------------------------------------------------------

LANDING = (
    "queen school=yes tiles=start,red-2,red-3,red-1 landing=straight to_move=red | red=0,-12:N:s4:c2 green=0,1 yellow=1,1"
)


def test_in_the_school_a_jetty_ends_the_move_at_any_speed() -> None:
    """Q17: the points left over are dropped, and nothing more is to be decided."""
    for speed in ("2", "3", "4", "5", "6"):
        state, events = sail(LANDING, f"{speed} a a")
        assert Arrived(RED, 1) in events
        assert state.steamers[RED].cell is None
        assert queen.on_turn(state) == GREEN


def test_in_the_school_a_speed_is_offered_if_a_jetty_stops_it() -> None:
    """Q10, Q17: from here no speed above 2 could be sailed to its end without coal."""
    assert legal_texts(LANDING.replace("s4:c2", "s5:c0")) == ["4", "5", "6"]


def test_in_the_passenger_game_a_jetty_is_a_cell_like_any_other() -> None:
    """Q21: whoever has not got two passengers passes over it, and has to use up its points."""
    tiles = "start,red-2,red-3,red-4,brown-1,brown-2,brown-3,brown-4,wild-1,wild-2,wild-3,red-1"
    start = f"queen tiles={tiles} first_tile=11 landing=straight to_move=red | "
    state, events = sail(start + "red=0,-45:N:s2:c6 green=0,-43 yellow=2,-44", "2 a")
    assert state.river.jetty[state.river.index[0, -46]]
    assert state.steamers[RED].cell == (0, -46)
    assert legal_texts(state) == ["l", "r"]
    state, events = sail(state, "r r a done")
    assert way(events) == [(1, -46)]
    assert not [event for event in events if isinstance(event, Arrived)]
