"""Q5, Q6: the river grows in front of the first steamer and is taken away behind the last."""

from __future__ import annotations

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import (
    Arrived,
    DieRolled,
    Faced,
    LandingJoined,
    Pushed,
    Rotated,
    Sailed,
    TileLaid,
    TileLeft,
    Wrecked,
)
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.river.flat_map import MOST_TILES
from paddlewheel.games.queen.river.joining import Laid, spots
from paddlewheel.games.queen.river.tiles import LEFT, RIGHT, RIVER, STRAIGHT, TILES
from paddlewheel.games.queen.turn.arrival import ONE
from paddlewheel.hexes import NE, NW, Cell, N

from .positions import GREEN, RED, YELLOW, legal_texts, position, refused, sail
from .racing import decides, mixed, of_kind, race, seek

BEFORE_THE_SECOND_TILE = "queen tiles=start,red-1,brown-2 | red=0,-6:N green=0,1:N yellow=1,1:N"
"""Red lies on the nose of the first tile and looks at the second one, where nobody has been."""

TEN_TILES = "start,wild-1,wild-2,wild-3,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1"
"""All but the last of the pile, in one straight line: the centre of the frontmost lies at (0, -40)."""


def cells_of(position_text: str) -> set[Cell]:
    """Return where the captain to move can end the turn."""
    return {route.cell for route in queen.turns(position(position_text))}


# --- Q5: who rolls, and when ----------------------------------------------------------------------------------------------


def test_the_first_on_the_frontmost_tile_rolls_after_the_whole_move() -> None:
    """Q5: not when it enters the tile, not when its points are used up, not before its last heading is settled."""
    state, _ = sail(BEFORE_THE_SECOND_TILE, "2 a")
    assert decides(state) == ("sail", "red")
    state, _ = sail(state, "a")
    assert decides(state) == ("sail", "red")
    state, _ = sail(state, "l")
    assert decides(state) == ("sail", "red")
    state, _ = sail(state, "done")
    assert decides(state) == ("die", "red")
    assert queen.actor(state) == CHANCE
    assert queen.on_turn(state) == RED


def test_the_die_falls_first_and_then_the_tile_is_turned_up() -> None:
    """Q5: between the two nothing lies there yet, and the die is kept."""
    state, events = sail(BEFORE_THE_SECOND_TILE, "1 a done die=left")
    assert events[-1] == DieRolled(RED, LEFT)
    assert decides(state) == ("tile", "red")
    assert [laid.id for laid in state.tiles] == ["start", "red-1", "brown-2"]
    state, events = sail(state, "tile=wild-2")
    assert of_kind(events, TileLaid) == [TileLaid("wild-2", 3, LEFT, 0)]
    assert state.tiles[-1] == Laid("wild-2", LEFT)
    assert decides(state) == ("speed", "green")


@pytest.mark.parametrize(
    ("die", "turn", "centre", "flow"),
    [("left", LEFT, (-4, -8), NW), ("straight", STRAIGHT, (0, -12), N), ("right", RIGHT, (4, -12), NE)],
)
def test_the_next_tile_lies_where_the_die_pointed(die: str, turn: int, centre: Cell, flow: int) -> None:
    """Q2, Q5: four cells from the last centre, in the direction the new tile flows."""
    state, _ = sail(BEFORE_THE_SECOND_TILE, f"1 a done die={die} tile=red-3")
    assert state.tiles[-1].turn == turn
    assert spots(state.tiles)[-1] == (centre, flow)
    assert centre not in state.river.index, "the middle of red-3 is an island"
    assert state.waiting == (0, 1, 1, 1)


def test_nobody_rolls_for_a_tile_on_which_somebody_has_been() -> None:
    """Q5: the next one lies there already."""
    state, events = sail(
        "queen tiles=start,red-1,brown-2,wild-2 to_move=green | red=-2,-8 green=0,-6 yellow=0,1", "1 a done"
    )
    assert not of_kind(events, DieRolled, TileLaid)
    assert decides(state) == ("speed", "yellow")


def test_whoever_was_on_the_frontmost_tile_and_came_back_in_the_same_move_rolls_too() -> None:
    """Q5: coming onto it is what counts, not being there at the end."""
    state, events = sail(BEFORE_THE_SECOND_TILE, "2 a r r r a done")
    assert state.steamers[RED].cell == (0, -6)
    assert events[-1] == Sailed(RED, (0, -7), (0, -6))
    assert decides(state) == ("die", "red")


def test_nobody_rolls_without_having_been_on_the_frontmost_tile() -> None:
    """Q5: green moves on the start tile, with the frontmost one in sight and unreached."""
    state, events = sail("queen tiles=start,red-1,brown-2 to_move=green | red=0,-6:N green=0,1:N yellow=1,1:N", "1 a done")
    assert not of_kind(events, DieRolled)
    assert decides(state) == ("speed", "yellow")


def test_nobody_sails_beyond_the_tiles_on_the_table() -> None:
    """Q5: red could sail further if there were more; with the next tile laid it can."""
    fast = "queen tiles=start,red-1,brown-2{more} to_move=red | red=0,-6:NE:s6 green=0,1:N yellow=1,1:N"
    short, long = cells_of(fast.format(more="")), cells_of(fast.format(more=",brown-1"))
    assert short
    assert short < long
    front = {tuple(map(sum, zip(cell, (0, -12), strict=True))) for cell in RIVER["brown-1"].water}
    assert not short & front
    assert long & front


# --- Q5: the last tile and the landing ------------------------------------------------------------------------------------


def test_whoever_lays_the_last_tile_rolls_at_once_for_the_landing() -> None:
    """Q5: the same captain, before anything else happens; which way the last tile went has nothing to do with it."""
    start = f"queen tiles={TEN_TILES} to_move=red | red=0,-38:N green=0,-36:N yellow=0,-35:N"
    state, _ = sail(start, "1 a done die=left")
    assert legal_texts(state) == ["tile=red-1"], "one tile is left"
    state, _ = sail(state, "tile=red-1")
    assert decides(state) == ("landing", "red")
    assert queen.actor(state) == CHANCE
    assert legal_texts(state) == ["die=left", "die=straight", "die=right"]
    assert queen.weights(state) == (2, 2, 2)
    assert state.landing is None
    state, events = sail(state, "die=right")
    assert events[:1] == (DieRolled(RED, RIGHT),)
    assert [type(event) for event in of_kind(events, LandingJoined)] == [LandingJoined]
    assert (state.landing, state.tiles[-1].turn) == (RIGHT, LEFT)
    assert decides(state) == ("speed", "green")


def test_the_landing_is_not_joined_while_tiles_are_left() -> None:
    """Q5: with two of them left the next turn begins after the tile."""
    nine = TEN_TILES.replace("wild-2,", "")
    state, events = sail(f"queen tiles={nine} to_move=red | red=0,-34:N green=0,-32:N yellow=0,-31:N", "1 a done die=left")
    assert legal_texts(state) == ["tile=red-1", "tile=wild-2"]
    state, events = sail(state, "tile=wild-2")
    assert not of_kind(events, LandingJoined)
    assert decides(state) == ("speed", "green")


def test_the_school_has_three_tiles_before_the_landing() -> None:
    """Q5, Q17: one at set-up, one when it is reached, and the last with the landing when that one is."""
    state, _ = sail("queen school=yes tiles=start,red-1 round=1 | red=0,-2:N:s3 green=0,1:N yellow=1,1:N", "4 a a a a done")
    assert decides(state) == ("die", "red")
    state, events = sail(state, "die=straight tile=brown-2")
    assert not of_kind(events, LandingJoined)
    assert decides(state) == ("speed", "green")
    state, _ = sail(state, "1 a done 1 a done 1 a done die=right tile=wild-3")
    assert decides(state) == ("landing", "red")
    state, events = sail(state, "die=straight")
    assert of_kind(events, LandingJoined) == [LandingJoined(STRAIGHT, ((5, -14), (6, -14)))], "wild-3 has an island there"
    assert len(state.tiles) == 4


def test_with_the_landing_joined_nobody_rolls_any_more() -> None:
    """Q5: red is the first on the last tile, and that is all."""
    tiles = TEN_TILES.replace("wild-1", "red-1,wild-1")
    state, events = sail(f"queen tiles={tiles} landing=left to_move=red | red=0,-42:N green=0,-40 yellow=0,-39", "1 a done")
    assert state.river.tile_of[state.river.index[(0, -43)]] == 11
    assert not of_kind(events, DieRolled)
    assert decides(state) == ("speed", "green")


@pytest.mark.parametrize("school", [False, True])
def test_the_landing_die_follows_the_last_tile_in_every_race(school: bool) -> None:
    """Q5: by the captain who rolled for that tile; and no race has more tiles than its pile."""
    seen = []
    for _, _, after, events in race(Options(school=school, stop_at_winner=True), 3, 5, seek):
        state = after
        seen += of_kind(events, DieRolled, TileLaid, LandingJoined)
    rolled, laid, again, joined = seen[-4:]
    assert isinstance(rolled, DieRolled)
    assert isinstance(again, DieRolled)
    assert rolled.steamer == again.steamer
    assert isinstance(laid, TileLaid)
    assert isinstance(joined, LandingJoined)
    assert laid.number == len(state.tiles) - 1 == (3 if school else 11)


# --- Q5, Q16: pushed onto the frontmost tile ------------------------------------------------------------------------------

PUSHER_BEHIND = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-5:N:s4 green=0,-6:N yellow=0,1:N"


def test_who_is_pushed_onto_the_frontmost_tile_first_rolls_in_the_pushers_turn() -> None:
    """Q5, Q16: heading, die, tile, all of them green's; then red's move goes on."""
    state, _ = sail(PUSHER_BEHIND, "4 push=0,-7")
    assert decides(state) == ("face", "green")
    state, _ = sail(state, "NW")
    assert decides(state) == ("die", "green")
    assert queen.on_turn(state) == RED
    state, events = sail(state, "die=left tile=wild-2")
    assert of_kind(events, DieRolled) == [DieRolled(GREEN, LEFT)]
    assert decides(state) == ("sail", "red")
    assert state.under_way is not None
    assert state.under_way.points == 2


def test_the_pusher_may_go_on_to_the_tile_that_was_laid_meanwhile() -> None:
    """Q5, Q16: and being the first there it rolls for the one after it, at the end of its own move."""
    state, _ = sail(PUSHER_BEHIND, "5 push=0,-7 NW die=left tile=wild-2 l a a a done")
    assert state.steamers[RED].cell == (-3, -6)
    assert state.river.tile_of[state.river.index[(-3, -6)]] == 3
    assert decides(state) == ("die", "red")
    state, _ = sail(state, "die=straight tile=brown-3")
    assert len(state.tiles) == 5


def test_the_pusher_does_not_roll_for_the_tile_that_the_pushed_one_reached_first() -> None:
    """Q5, Q16: red enters it after green, and no die falls at the end of its move."""
    state, events = sail(PUSHER_BEHIND, "3 push=0,-7 N die=left tile=wild-2 l a done")
    assert state.river.tile_of[state.river.index[(-1, -6)]] == 2
    assert of_kind(events, DieRolled) == [DieRolled(GREEN, LEFT)]
    assert decides(state) == ("speed", "yellow")


def test_the_pushed_one_does_not_roll_if_the_pusher_was_there_first() -> None:
    """Q5, Q16: red came onto the tile, turned and pushed green onto it; red rolls when its move is at its end."""
    start = "queen tiles=start,red-1,brown-1 to_move=red | red=0,-6:NE:s3 green=1,-6:N yellow=0,1:N"
    state, events = sail(start, "3 a r r push=2,-7")
    assert state.river.tile_of[state.river.index[(2, -7)]] == 2
    assert decides(state) == ("face", "green")
    state, events = sail(state, "N")
    assert decides(state) == ("sail", "red")
    state, events = sail(state, "done die=right tile=red-4")
    assert of_kind(events, DieRolled) == [DieRolled(RED, RIGHT)]


def test_the_pushed_one_may_lay_the_last_tile_and_the_landing() -> None:
    """Q5, Q16: two rolls of green's in red's turn, and then red sails on."""
    start = f"queen tiles={TEN_TILES} to_move=red | red=1,-37:N:s2 green=1,-38:N yellow=0,-35:N"
    state, events = sail(start, "3 push=1,-39 S die=straight tile=red-1 die=left")
    assert events[3:] == (
        Faced(GREEN, 3),
        DieRolled(GREEN, STRAIGHT),
        TileLaid("red-1", 11, STRAIGHT, 1),
        DieRolled(GREEN, LEFT),
        LandingJoined(LEFT, ((-2, -44), (-2, -43), (-1, -45))),
    )
    assert decides(state) == ("sail", "red")


# --- Q6: tiles leave the table --------------------------------------------------------------------------------------------


def test_the_rearmost_tile_leaves_with_the_last_steamer() -> None:
    """Q6: and the frame does not move: everybody lies where they lay."""
    start = position("queen tiles=start,red-1,brown-2,wild-2 to_move=yellow | red=0,-7 green=0,-6 yellow=0,-2:N")
    state, events = sail(start, "1 a done")
    assert of_kind(events, TileLeft) == [TileLeft("start", 0, 0)]
    assert state.first_tile == 1
    assert [steamer.cell for steamer in state.steamers] == [(0, -7), (0, -6), (0, -3)]
    assert spots(state.tiles)[2].centre == (0, -8)
    assert (0, -2) in start.river.index
    assert (0, -2) not in state.river.index


def test_passengers_left_behind_are_lost() -> None:
    """Q6, Q18: the one on red-1 goes with its tile; the frontmost tile, where nobody has been, stays."""
    state, events = sail(
        "queen tiles=start,red-1,brown-2,red-2 to_move=yellow | red=-2,-8 green=2,-8 yellow=0,-6:N", "1 a done"
    )
    assert of_kind(events, TileLeft) == [TileLeft("red-1", 1, 1)]
    assert state.waiting == (0, 0, 1, 1)
    assert {state.river.tile_of[place] for place in state.river.index.values()} == {2, 3}


def test_a_passenger_who_boarded_is_not_lost_with_the_tile() -> None:
    """Q6, Q19: of two at a station one sails with red, and one is left."""
    start = (
        "queen tiles=start,brown-1,brown-2,red-2 to_move=blue"
        " | red=-2,-8:p1@brown-1 green=2,-8 white=1,-7 yellow=0,-7 blue=0,-6:N"
    )
    state, events = sail(start, "1 l a done")
    assert of_kind(events, TileLeft) == [TileLeft("brown-1", 1, 1)]
    assert (state.steamers[RED].passengers, state.waiting) == (1, (0, 0, 2, 2))


def test_an_empty_tile_stays_while_a_steamer_is_behind_it() -> None:
    """Q6: red-1 is empty, with yellow on the start tile."""
    state, events = sail(
        "queen tiles=start,red-1,brown-2,wild-2 to_move=green | red=-2,-8 green=0,-6:N yellow=0,1", "1 a done"
    )
    assert not of_kind(events, TileLeft)
    assert state.first_tile == 0
    assert {0, 1, 2, 3} == {state.river.tile_of[place] for place in state.river.index.values()}


def test_several_tiles_leave_at_once_the_rearmost_first() -> None:
    """Q6: yellow was the only one far behind, and came across an empty tile in one move."""
    start = "queen tiles=start,red-1,brown-2,wild-2 to_move=yellow | red=-2,-8:N green=2,-8:N yellow=0,-2:N:s4"
    state, events = sail(start, "5 a a a a a done")
    assert of_kind(events, TileLeft) == [TileLeft("start", 0, 0), TileLeft("red-1", 1, 1)]
    assert state.first_tile == 2


def test_tiles_leave_after_a_wreck() -> None:
    """Q6, Q13: yellow has no legal move when its turn comes; nobody else is on its tile or the next."""
    start = "queen tiles=start,red-1,brown-2,wild-2 to_move=green | red=-2,-8:N green=2,-8:N yellow=-1,2:S:c0"
    state, events = sail(start, "1 a done")
    assert of_kind(events, Wrecked, TileLeft) == [
        Wrecked(YELLOW, 3, "coal"),
        TileLeft("start", 0, 0),
        TileLeft("red-1", 1, 1),
    ]
    assert decides(state) == ("speed", "red"), "a new round"


def test_tiles_leave_after_an_arrival() -> None:
    """Q6, Q17: in the school yellow comes from the tile before the last one to a jetty in one move."""
    start = (
        "queen school=yes tiles=start,red-1,brown-2,brown-1 landing=straight to_move=yellow"
        " | red=2,-12:N green=2,-11:N yellow=0,-10:N:s4"
    )
    state, events = sail(start, "4 a a a a")
    assert events[-3:] == (Arrived(YELLOW, 1), TileLeft("brown-2", 2, 0), events[-1])
    assert state.first_tile == 3


def test_a_steamer_that_turned_back_keeps_its_tile_on_the_table() -> None:
    """Q6: red sails back to the start tile, yellow leaves it, and it stays; when red leaves it too, it goes."""
    start = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:S green=0,-4:N yellow=1,-2:N"
    state, events = sail(start, "1 a done 1 a done")
    assert state.steamers[RED].cell == (0, -2)
    assert not of_kind(events, TileLeft)
    assert [state.seats[seat] for seat in state.order] == ["green", "yellow", "red"]
    state, events = sail(state, "1 a done 1 l a done 1 l l a done")
    assert of_kind(events, TileLeft) == [TileLeft("start", 0, 0)]


def test_nobody_turns_back_to_a_tile_that_is_gone() -> None:
    """Q6: with yellow on the start tile red may sail back there, without yellow it has left the table."""
    back = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:S green=0,-4:N yellow={yellow}"
    assert (0, -2) in cells_of(back.format(yellow="1,1"))
    assert (0, -2) not in cells_of(back.format(yellow="1,-3"))
    assert refused(sail(back.format(yellow="1,-3"), "1")[0], "a").rule == "Q6"


def test_a_steamer_pushed_back_keeps_its_tile_on_the_table() -> None:
    """Q6, Q14: yellow leaves the start tile as the last one, and pushes green back to it."""
    start = "queen tiles=start,red-1,brown-2 to_move=yellow | red=0,-4:N green=1,-3:N yellow=0,-2:NE:s2"
    state, events = sail(start, "2 push=1,-2 N done")
    assert of_kind(events, Pushed, TileLeft) == [Pushed(YELLOW, GREEN, (1, -3), (1, -2))]
    assert state.first_tile == 0
    state, events = sail(start, "2 push=2,-4 N done")
    assert of_kind(events, TileLeft) == [TileLeft("start", 0, 0)]


def test_a_tile_is_not_taken_away_in_the_middle_of_a_move() -> None:
    """Q6: yellow, alone on the start tile, sails off it and back in one move."""
    start = "queen tiles=start,red-1,brown-2,wild-2 to_move=yellow | red=0,-7 green=0,-6 yellow=0,-2:N"
    state, events = sail(start, "2 a r r r a done")
    assert state.steamers[YELLOW].cell == (0, -2)
    assert not of_kind(events, TileLeft)
    assert state.steamers[YELLOW].coal == 4


def test_the_next_tile_is_laid_before_tiles_are_left_behind() -> None:
    """Q5, Q6: red comes from the start tile, where it was the last, to the frontmost one, where it is the first."""
    start = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-2:N:s5 green=-1,-3:N yellow=1,-3:N"
    _, events = sail(start, "5 a a a a a done die=left tile=wild-2")
    kinds = [type(event) for event in of_kind(events, DieRolled, TileLaid, TileLeft)]
    assert kinds == [DieRolled, TileLaid, TileLeft]


def test_the_table_is_from_the_last_steamer_to_one_tile_beyond_the_first() -> None:
    """Q5, Q6: at the start of every turn of whole races; with the landing joined nothing lies beyond the last tile."""
    for before, _, state, _ in race(Options(round_limit=25), 4, 8, mixed):
        if not state.agenda or decides(state)[0] != "speed" or before.agenda[0].what == "face":
            continue
        water = state.river
        manned = [water.tile_of[water.index[one.cell]] for one in state.steamers if one.cell is not None]
        assert min(manned) == state.first_tile
        assert state.landing is not None or max(manned) < len(state.tiles) - 1
        lying = {water.tile_of[place] for place in water.index.values()}
        assert lying == set(range(state.first_tile, len(state.tiles)))


def test_every_turn_of_the_die_has_two_faces() -> None:
    """Q2, Q5: left, straight and right are equally likely for the next tile."""
    state, _ = sail(BEFORE_THE_SECOND_TILE, "1 a done")
    assert legal_texts(state) == ["die=left", "die=straight", "die=right"]
    assert queen.weights(state) == (2, 2, 2)


def test_a_turn_after_the_last_point_is_part_of_the_move() -> None:
    """Q5, Q11: red turns on the frontmost tile with all points used up, and only then rolls."""
    _, events = sail(BEFORE_THE_SECOND_TILE, "1 a l done die=left tile=wild-2")
    kinds = [type(event) for event in of_kind(events, Sailed, Rotated, DieRolled, TileLaid)]
    assert kinds == [Sailed, Rotated, DieRolled, TileLaid]


def test_there_is_room_for_tiles_that_somebody_adds() -> None:
    """Q4, B1: as many as a river can have are told apart by their bits, and those there are fit."""
    assert len(TILES) <= MOST_TILES <= len(ONE)
    assert all(ONE[number] == 2**number for number in range(len(ONE)))
