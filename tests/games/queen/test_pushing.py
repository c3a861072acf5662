"""Q14–Q16: entering an occupied cell, where the steamer there may be pushed to, and what its captain decides at once."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Face, Speed
from paddlewheel.games.queen.model.events import DieRolled, Faced, LandingJoined, Pushed, Sailed, TileLaid
from paddlewheel.games.queen.model.state import State
from paddlewheel.hexes import Cell

from .positions import GREEN, RED, WHITE, YELLOW, legal_texts, position, refused, sail, spaces

OPEN = "queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s{speed}:c{coal} green=0,0:S:s4:c3 yellow=2,0 white=-2,2"
"""Green lies right ahead of red, with water all around it."""
AROUND: set[Cell] = {(0, -1), (1, -1), (1, 0), (-1, 1), (-1, 0)}
"""The cells beside green but red's."""


SCHOOL = "queen school=yes tiles=start,red-1,red-2 to_move=red | red={red} green={green} yellow=2,0:N"
"""Here the order of play stays red, green, yellow."""


def under_way(speed: int, coal: int = 0) -> State:
    """Return red under way with so many points, green ahead."""
    return sail(OPEN.format(speed=speed, coal=coal), str(speed))[0]


def points(state: State) -> int:
    """Return the movement points still to be used up."""
    assert state.under_way is not None
    return state.under_way.points


# --- Q14 ------------------------------------------------------------------------------------------------------------------


def test_pushing_costs_one_point_more() -> None:
    """Q14: two points for the step; the steamer ahead goes aside, and the pusher takes its cell."""
    state, events = sail(under_way(2), "push=1,-1")
    assert events == (Pushed(RED, GREEN, (0, 0), (1, -1)), Sailed(RED, (0, 1), (0, 0)))
    assert state.steamers[RED].cell == (0, 0)
    assert state.steamers[GREEN].cell == (1, -1)
    assert points(state) == 0


def test_the_example_of_the_book() -> None:
    """Q14: with speed 4 a steamer pushes another aside and goes on for two cells."""
    state, _ = sail(under_way(4), "push=1,-1 N a a")
    assert state.steamers[RED].cell == (0, -2)
    assert legal_texts(state) == ["done", "l", "r"]


def test_without_the_extra_point_an_occupied_cell_is_not_entered() -> None:
    """Q14: at speed 1 red has to turn away."""
    state = under_way(1)
    assert legal_texts(state) == ["l", "r"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q14", "push.no_points (steamer=green, needed=2, points=1)")
    for cell in AROUND:
        assert refused(state, f"push={cell[0]},{cell[1]}").brief == no.brief


def test_the_last_point_is_not_enough_either() -> None:
    """Q14: red has used up all but one when it meets green."""
    start = "queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s3:c0 green=0,-2 yellow=2,0"
    state, _ = sail(start, "3 a a")
    assert legal_texts(state) == ["l", "r"]
    assert refused(state, "a").brief == "push.no_points (steamer=green, needed=2, points=1)"
    assert spaces(sail(start, "4 a a")[0]) == {(-1, -2), (0, -3), (1, -3), (1, -2), (-1, -1)}


def test_an_occupied_cell_is_never_entered_without_saying_where_its_steamer_goes() -> None:
    """Q14: ahead alone is no push, whatever points there are."""
    state = under_way(5)
    assert "a" not in legal_texts(state)
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q14", "push.where (steamer=green)")


def test_where_there_is_nobody_there_is_nothing_to_push() -> None:
    """Q14: the cell ahead is free, or no water at all."""
    state, _ = sail(under_way(3, coal=6), "l")
    assert spaces(state) == set()
    assert refused(state, "push=-1,0").rule == "Q14"
    state, _ = sail(OPEN.format(speed=3, coal=6).replace("0,1:N", "0,1:S"), "3")
    assert refused(state, "push=1,0").rule == "Q10"


def test_a_push_costs_no_coal() -> None:
    """Q12, Q14: neither the pusher nor the other."""
    state, _ = sail(under_way(2, coal=1), "push=1,-1")
    assert state.steamers[RED].coal == 1
    assert state.steamers[GREEN].coal == 3


ROW = "queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s{speed}:c0 green=0,0 yellow=0,-1 white=0,-2"
"""Three steamers in a row ahead of red."""


def test_several_pushes_in_a_turn_are_fine_if_each_is_paid_for() -> None:
    """Q14: two points each; six points move three steamers aside."""
    state, _ = sail(ROW.format(speed=6), "6 push=1,0 N push=1,-1 N")
    assert points(state) == 2
    state, _ = sail(state, "push=1,-3 S")
    assert points(state) == 0
    assert [steamer.cell for steamer in state.steamers] == [(0, -2), (1, 0), (1, -1), (1, -3)]
    assert legal_texts(state) == ["done", "l", "r"]


def test_what_is_left_after_a_push_must_be_enough_for_the_next() -> None:
    """Q14: after one push three points are left, after two only one."""
    state, _ = sail(ROW.format(speed=5), "5 push=1,0 N push=1,-1 N")
    assert refused(state, "a").brief == "push.no_points (steamer=white, needed=2, points=1)"
    assert spaces(state) == set()
    assert legal_texts(state) == ["l", "r"]


# --- Q15 ------------------------------------------------------------------------------------------------------------------


def test_the_pusher_chooses_among_all_free_water_beside_the_steamer() -> None:
    """Q14, Q15: five cells, for the sixth is where the pusher comes from."""
    assert spaces(under_way(2)) == AROUND


@pytest.mark.parametrize(
    ("cell", "rule"), [("0,-2", "Q15"), ("2,-1", "Q15"), ("0,0", "Q15"), ("0,1", "Q15"), ("9,9", "Q15")]
)
def test_only_a_neighbouring_cell_will_do(cell: str, rule: str) -> None:
    """Q15: not two cells away, not where it lies, not where the pusher is, not off the river."""
    assert refused(under_way(2), f"push={cell}").rule == rule


def test_nobody_is_pushed_onto_land() -> None:
    """Q15: green lies between the house of a station and an island."""
    state, _ = sail("queen tiles=start,red-1,red-2 to_move=red | red=0,-3:N:s2:c0 green=0,-4 yellow=2,0", "2")
    assert spaces(state) == {(-1, -3), (0, -5), (1, -5)}
    for land in ("-1,-4", "1,-4"):
        no = refused(state, f"push={land}")
        assert (no.rule, no.brief) == ("Q15", f"push.land (steamer=green, cell={land}, land=island)")


def test_nobody_is_pushed_off_the_table() -> None:
    """Q6, Q15: neither beyond the tiles that lie there nor onto one that has left."""
    start = "queen tiles=start,red-1,red-2,red-3 first_tile=1 to_move=red | red=0,-4:S:s2:c0 green=0,-3 yellow=1,-9"
    assert spaces(sail(start, "2")[0]) == {(1, -3), (-1, -2), (-1, -3)}
    assert spaces(sail(start.replace("first_tile=1", "first_tile=0"), "2")[0]) == {(1, -3), (0, -2), (-1, -2), (-1, -3)}


def test_nobody_is_pushed_onto_an_occupied_cell() -> None:
    """Q15: yellow and white take two of the five away."""
    start = OPEN.format(speed=2, coal=0).replace("yellow=2,0 white=-2,2", "yellow=1,-1 white=-1,1")
    state, _ = sail(start, "2")
    assert spaces(state) == AROUND - {(1, -1), (-1, 1)}
    no = refused(state, "push=1,-1")
    assert (no.rule, no.brief) == ("Q15", "push.occupied (cell=1,-1)")


def test_nobody_is_pushed_to_where_the_pusher_started() -> None:
    """Q15: red comes round from (0, 1) by (-1, 1)."""
    start = OPEN.format(speed=4, coal=6).replace("0,1:N", "0,1:NW")
    state, _ = sail(start, "4 a r r")
    assert spaces(state) == {(0, -1), (1, -1), (1, 0), (-1, 0)}
    no = refused(state, "push=0,1")
    assert (no.rule, no.brief) == ("Q15", "push.stood (cell=0,1)")


def test_nobody_is_pushed_to_where_the_pusher_stood_on_the_way() -> None:
    """Q15: red comes from (1, 0) by (1, 1) and (0, 1); the start and the last cell both lie beside green."""
    start = "queen tiles=start,red-1,red-2 to_move=red | red=1,0:S:s4:c6 green=0,0 yellow=2,0"
    state, _ = sail(start, "4 a r r a r")
    assert spaces(state) == {(0, -1), (1, -1), (-1, 1), (-1, 0)}
    assert refused(state, "push=1,0").brief == "push.stood (cell=1,0)"
    assert refused(state, "push=0,1").brief == "push.stood (cell=0,1)"


def test_a_cell_stood_on_in_an_earlier_turn_is_as_good_as_any() -> None:
    """Q15: red lay on (0, 1) a turn ago, and green is pushed there now."""
    state, _ = sail(SCHOOL.format(red="0,1:NW", green="0,-1:S"), "1 a r r done 1 a done 1 a done 2")
    assert state.steamers[RED].cell == (-1, 1)
    assert spaces(state) == (AROUND | {(0, 1)}) - {(-1, 1)}


def test_the_steamer_that_was_pushed_is_not_pushed_again_in_this_turn() -> None:
    """Q15, RULING: red pushed it straight ahead, and does not enter its new cell."""
    state, _ = sail(under_way(4), "push=0,-1 N")
    assert legal_texts(state) == ["l", "r"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q15", "push.again (steamer=green)")
    assert refused(state, "push=1,-2").brief == no.brief


def test_nor_is_it_pushed_again_from_another_side() -> None:
    """Q15, RULING: red goes round and meets it again."""
    state, _ = sail(under_way(6, coal=6), "push=0,-1 N r a l l")
    assert hexes.step((1, -1), state.steamers[RED].heading) == (0, -1)
    assert spaces(state) == set()
    assert refused(state, "a").rule == "Q15"


def test_nor_is_it_pushed_again_after_another_push() -> None:
    """Q15, RULING: red has pushed yellow since then, and meets green again."""
    start = ROW.format(speed=6).replace("c0", "c6")
    state, _ = sail(start, "6 push=1,-1 N push=-1,0 N r r")
    assert hexes.step((0, -1), state.steamers[RED].heading) == (1, -1) == state.steamers[GREEN].cell
    assert points(state) == 2
    assert spaces(state) == set()
    assert refused(state, "a").brief == "push.again (steamer=green)"


def test_a_jetty_that_somebody_was_pushed_to_is_not_entered_by_the_pusher() -> None:
    """Q15, Q17, RULING: green has arrived and left the river; its cell stays closed to red in this turn."""
    tiles = "tiles=start,red-2,red-3,red-1 landing=straight to_move=red"
    state, _ = sail(f"queen school=yes {tiles} | red=0,-12:N:s3:c0 green=0,-13 yellow=0,1 white=1,1", "3 push=0,-14")
    assert state.ranks[GREEN] == 1
    assert legal_texts(state) == ["l", "r"]
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q15", "ahead.closed")


def test_in_the_next_turn_it_may_be_pushed_again() -> None:
    """Q15: what happened in one turn is forgotten in the next."""
    state, _ = sail(SCHOOL.format(red="0,1:N:s2", green="0,0:S"), "2 push=0,-1 NE done 1 a done 1 a done 3 a r")
    assert state.steamers[GREEN].cell == (1, -2)
    assert spaces(state) == {(1, -3), (2, -2), (1, -1), (0, -2)}


def test_a_space_taken_by_the_first_push_is_not_free_for_the_second() -> None:
    """Q15: green was pushed to (1, -1), which lies beside yellow too."""
    state, _ = sail(ROW.format(speed=4), "4 push=1,-1 N")
    assert spaces(state) == {(1, -2), (-1, -1), (-1, 0)}
    assert refused(state, "push=1,-1").brief == "push.occupied (cell=1,-1)"
    assert refused(state, "push=0,0").brief == "push.stood (cell=0,0)"


SHUT_IN = "queen tiles=start,wild-1,red-1 first_tile=1 to_move=red | red=-1,-3:{heading}:s3:c6 green=-1,-2 {more}"
"""With the start tile gone, green lies in a corner: beside it are only red's cell, (-2, -1) and (0, -3)."""


def test_if_there_is_no_cell_to_push_it_to_the_push_is_not_allowed() -> None:
    """Q15: both other cells are taken."""
    state, _ = sail(SHUT_IN.format(heading="S", more="yellow=-2,-1 white=0,-3"), "3")
    assert spaces(state) == set()
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q15", "push.no_space (steamer=green)")
    free, _ = sail(SHUT_IN.format(heading="S", more="yellow=2,-5 white=0,-3"), "2")
    assert spaces(free) == {(-2, -1)}


CLOSING = "queen tiles=start,wild-2,red-2 to_move=red | red=1,-2:NW:s3:c{coal} green=0,-2 yellow=-2,2"
"""Past green there is land; after the push red can only go on to (-1, -1), or turn twice."""


def test_a_push_that_would_close_the_own_way_is_not_offered() -> None:
    """Q10, Q15: green at (-1, -1) would leave red one point and no way to use it without coal."""
    assert spaces(sail(CLOSING.format(coal=0), "2")[0]) == {(0, -1), (-1, -1)}
    state, _ = sail(CLOSING.format(coal=0), "3")
    assert spaces(state) == {(0, -1)}
    no = refused(state, "push=-1,-1")
    assert (no.rule, no.brief) == ("Q12", "onward.no_coal (needed=1, coal=0)")
    assert spaces(sail(CLOSING.format(coal=1), "3")[0]) == {(0, -1), (-1, -1)}


# --- Q16 ------------------------------------------------------------------------------------------------------------------


def test_the_captain_of_the_pushed_steamer_chooses_a_heading_at_once() -> None:
    """Q16: any of the six, in the middle of the pusher's turn."""
    state, _ = sail(under_way(4), "push=1,-1")
    assert queen.actor(state) == GREEN
    assert queen.on_turn(state) == RED
    assert legal_texts(state) == list(hexes.NAMES)
    for heading, name in enumerate(hexes.NAMES):
        after, events = sail(state, name)
        assert events == (Faced(GREEN, heading),)
        assert after.steamers[GREEN].heading == heading
        assert queen.actor(after) == RED


def test_the_heading_is_free_and_speed_and_coal_stay() -> None:
    """Q16: even right round."""
    state, _ = sail(under_way(4), "push=1,-1 N")
    assert state.steamers[GREEN] == position(OPEN.format(speed=4, coal=0)).steamers[GREEN]._replace(
        cell=(1, -1), heading=hexes.N
    )


def test_the_pusher_waits_until_that_is_decided() -> None:
    """Q16: nothing else is possible before."""
    state, _ = sail(under_way(4), "push=1,-1")
    for text in ("a", "l", "done", "push=0,-1"):
        no = refused(state, text)
        assert (no.rule, no.brief) == ("Q16", "first.heading (steamer=green)")


def test_the_points_are_right_after_the_interruption() -> None:
    """Q10, Q14, Q16: two of five are gone, and what was turned before still counts."""
    start = OPEN.format(speed=5, coal=2).replace("0,1:N", "0,1:NW")
    state, _ = sail(start, "5 r push=1,-1 SW")
    assert points(state) == 3
    assert refused(state, "done").brief == "points.unused (points=3)"
    state, _ = sail(state, "a a r")
    assert state.steamers[RED].coal == 1
    state, _ = sail(state, "a done")
    assert state.steamers[RED].cell == (1, -3)


def test_each_pushed_captain_decides_right_after_the_own_push() -> None:
    """Q16: first green, then yellow."""
    state, _ = sail(ROW.format(speed=4), "4 push=1,0")
    assert queen.actor(state) == GREEN
    state, _ = sail(state, "NE push=1,-1")
    assert queen.actor(state) == YELLOW
    state, _ = sail(state, "SE")
    assert queen.actor(state) == RED
    assert state.steamers[GREEN].heading == hexes.NE
    assert state.steamers[YELLOW].heading == hexes.SE


def test_being_pushed_changes_nothing_about_the_order_of_the_round() -> None:
    """Q16, Q20: green still has its own turn."""
    start = OPEN.format(speed=2, coal=0).replace("to_move", "order=red,green,yellow,white to_move")
    state, _ = sail(start, "2 push=1,-1 N done")
    assert queen.on_turn(state) == GREEN
    assert state.order == (RED, GREEN, YELLOW, WHITE)
    assert all(isinstance(action, Speed) for action in queen.legal(state))


# --- Q16: onto the frontmost tile -----------------------------------------------------------------------------------------

EDGE = "queen {options}tiles=start,{tiles} order=red,green,yellow to_move=red | red=0,-1:N:s5:c6 green=0,-2 yellow=2,0"
"""Green lies on the nose of the start tile, red behind it."""


def test_who_is_pushed_onto_the_frontmost_tile_as_the_first_rolls_for_the_next_one() -> None:
    """Q16: first the heading, then the die and the tile, then the pusher's move goes on."""
    state, _ = sail(EDGE.format(options="", tiles="red-1"), "5 push=1,-3")
    assert queen.actor(state) == GREEN
    assert queen.legal(state) == tuple(Face(heading) for heading in range(6))
    state, _ = sail(state, "S")
    assert queen.actor(state) == CHANCE
    assert queen.on_turn(state) == RED
    state, events = sail(state, "die=left")
    assert events == (DieRolled(GREEN, -1),)
    state, events = sail(state, "tile=brown-1")
    assert events == (TileLaid("brown-1", 2, -1, 1),)
    assert queen.actor(state) == RED
    assert points(state) == 3


def test_the_pusher_can_sail_onto_the_tile_that_was_laid_meanwhile() -> None:
    """Q5, Q16: nobody could have told before; and as the first on it, it rolls at the end of its own move."""
    start = position(EDGE.format(options="", tiles="red-1"))
    assert (-3, -2) not in start.river.index
    state, _ = sail(start, "5 push=1,-3 S die=left tile=brown-1")
    assert (-3, -2) in {route.cell for route in queen.turns(state)}
    state, _ = sail(state, "l a a a")
    assert state.steamers[RED].cell == (-3, -2)
    assert state.river.tile_of[state.river.index[-3, -2]] == 2
    state, _ = sail(state, "done")
    state, events = sail(state, "die=straight tile=wild-3")
    assert events[0] == DieRolled(RED, 0)
    assert len(state.tiles) == 4


def test_whoever_follows_onto_that_tile_rolls_nothing_for_it() -> None:
    """Q5, Q16: green was the first there; the pusher comes after it."""
    state, _ = sail(EDGE.format(options="", tiles="red-1"), "5 push=1,-3 S die=left tile=brown-1")
    state, events = sail(state, "a a a done")
    assert state.steamers[RED].cell == (0, -5)
    assert not [event for event in events if isinstance(event, DieRolled)]
    assert queen.on_turn(state) == GREEN


def test_who_is_pushed_onto_a_tile_that_is_not_the_frontmost_rolls_nothing() -> None:
    """Q16: the next one lies there already."""
    state, _ = sail(EDGE.format(options="", tiles="red-1,red-2"), "5 push=1,-3 S")
    assert queen.actor(state) == RED
    assert points(state) == 3


def test_who_is_pushed_onto_the_frontmost_tile_after_the_pusher_came_there_rolls_nothing() -> None:
    """Q5, Q16: red was the first, so red rolls, when its move is over."""
    start = "queen tiles=start,brown-1 order=red,green,yellow to_move=red | red=0,-2:NE:s3:c6 green=1,-2 yellow=2,0"
    state, _ = sail(start, "3 a r r push=2,-3")
    assert queen.actor(state) == GREEN
    state, _ = sail(state, "N")
    assert queen.actor(state) == RED
    state, events = sail(state, "done die=straight tile=red-1")
    assert events[0] == DieRolled(RED, 0)
    assert len(state.tiles) == 3


def test_two_pushed_onto_the_frontmost_tile_make_one_tile_grow() -> None:
    """Q16: the second one is not the first there, for the tile after it lies there by now."""
    start = "queen tiles=start,red-1 order=red,green,yellow to_move=red | red=0,-1:NE:s4:c6 green=1,-2 yellow=0,-2"
    state, _ = sail(start, "4 push=1,-3 N die=straight tile=wild-1 l l push=0,-3 N")
    assert queen.actor(state) == RED
    assert len(state.tiles) == 3
    state, _ = sail(state, "done")
    assert queen.actor(state) == GREEN


def test_who_is_pushed_there_and_lays_the_last_tile_rolls_for_the_landing_too() -> None:
    """Q5, Q16: at once, before the pusher goes on."""
    tiles = "tiles=start,red-1,red-2 order=red,green,yellow to_move=red"
    state, _ = sail(
        f"queen school=yes {tiles} | red=0,-5:N:s4:c6 green=0,-6 yellow=2,0", "4 push=0,-7 N die=right tile=wild-1"
    )
    assert queen.actor(state) == CHANCE
    state, events = sail(state, "die=left")
    assert events[0] == DieRolled(GREEN, -1)
    assert isinstance(events[1], LandingJoined)
    assert queen.actor(state) == RED
    assert points(state) == 2


# --- Q23 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heading", hexes.NAMES)
def test_a_table_may_forbid_to_push_straight_astern(heading: str) -> None:
    """Q23: the cell behind the pushed steamer, as it lies, is no space for it then."""
    usual = OPEN.format(speed=2, coal=0).replace("0,0:S", f"0,0:{heading}")
    astern = hexes.step((0, 0), hexes.opposite(hexes.NAMES.index(heading)))
    assert spaces(sail(usual, "2")[0]) == AROUND
    state, _ = sail(usual.replace("queen", "queen push_astern=no"), "2")
    assert spaces(state) == AROUND - {astern}
    if astern in AROUND:
        no = refused(state, f"push={astern[0]},{astern[1]}")
        assert no.rule == "Q23"
        assert no.brief == f"push.astern (cell={astern[0]},{astern[1]})"


def test_if_only_the_cell_astern_is_left_there_is_no_push_at_such_a_table() -> None:
    """Q15, Q23: green can go nowhere but to (-2, -1), right behind it."""
    start = (
        SHUT_IN.format(heading="S", more="yellow=2,-5 white=0,-3")
        .replace("green=-1,-2", "green=-1,-2:NE")
        .replace("s3", "s2")
    )
    assert spaces(sail(start, "2")[0]) == {(-2, -1)}
    state, _ = sail(start.replace("queen", "queen push_astern=no"), "2")
    assert spaces(state) == set()
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("Q23", "push.only_astern (steamer=green)")
    pushed = {push.steamer for route in queen.turns(state) for push in route.pushes}
    assert GREEN not in pushed
