"""Q1–Q23: what went wrong for others who tried to build this game, one test for each; none of it must happen here."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import Outcome
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Ahead, Board, Die, Push
from paddlewheel.games.queen.model.events import Arrived, Boarded, Ended, Pushed, RoundBegan, Sailed, SpeedSet, Wrecked
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import SAIL, Task
from paddlewheel.games.queen.river.joining import shape_at, spots
from paddlewheel.games.queen.river.tiles import LEFT, RIGHT, RIVER, TILES
from paddlewheel.games.queen.turn.arrival import ONE_LEFT, OTHERS_WRECKED, ROUND_LIMIT
from paddlewheel.games.queen.turn.kernel_numbers import END_REASONS

from .positions import GREEN, NAMES, RED, YELLOW, legal_texts, others_decide, position, refused, sail, with_tile
from .racing import decides, mixed, of_kind, race, seek

LANDING = "queen tiles=start,wild-1,wild-2,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1,wild-3,red-1 landing=straight"
"""The last tile's centre lies at (0, -44), its jetties at (-1, -45), (0, -46) and (1, -46)."""


# --- tiles ----------------------------------------------------------------------------------------------------------------


def test_two_branches_of_a_race_share_nothing() -> None:
    """Q4, Q19: one lays a tile to the left and boards, another one to the right; looked at in turn, each stays as it is."""
    start = position("queen tiles=start,red-1,brown-2 order=red,green,yellow | red=0,-6:N green=0,-3:N yellow=0,1")
    printed = {name: (tile.land, tile.station) for name, tile in TILES.items()}
    left, _ = sail(start, "1 a done die=left tile=wild-2 1 a done board")
    right, _ = sail(start, "1 a done die=right tile=wild-3 1 a done skip")
    alone = [tuple(queen.turns(state)) for state in (left, right, start)]
    for _ in range(3):
        assert [tuple(queen.turns(state)) for state in (left, right, start)] == alone
        assert [state.waiting for state in (left, right, start)] == [(0, 0, 1, 0), (0, 1, 1, 0), (0, 1, 1)]
        assert [state.river.frontmost for state in (left, right, start)] == [3, 3, 2]
        assert left.river.index.keys() != right.river.index.keys()
    assert {name: (tile.land, tile.station) for name, tile in TILES.items()} == printed


def test_three_ways_to_join_the_landing_share_nothing() -> None:
    """Q5, Q7: the tiles are the same, and looked at before and in turn each river has its own jetties, or none."""
    start = "queen school=yes tiles=start,brown-1,brown-2 | red=0,-6:N green=0,1 yellow=1,1"
    before, _ = sail(start, "1 a done die=straight tile=red-1")
    branches = [before, *(sail(before, f"die={turn}")[0] for turn in ("left", "straight", "right"))]
    expected = [
        (True, []),
        (False, [(-2, -12), (-2, -11), (-1, -13)]),
        (False, [(-1, -13), (0, -14), (1, -14)]),
        (False, [(1, -14), (2, -14), (2, -13)]),
    ]
    for _ in range(2):
        for state, (open_end, jetties) in zip(branches, expected, strict=True):
            water = state.river
            found = sorted(cell for cell, jetty in zip(water.cells, water.jetty, strict=True) if jetty)
            assert (water.open_end, found) == (open_end, jetties)


def test_a_tile_is_revealed_before_the_next_captain_decides_and_in_the_direction_that_was_rolled() -> None:
    """Q5: green, next to play, can sail onto the tile; between die and tile the direction survives text and plain data."""
    start = "queen tiles=start,red-1,brown-2 order=red,green,yellow | red=0,-6:N green=1,-6:N:s6 yellow=0,1"
    rolled, _ = sail(start, "1 a done die=right")
    for kept in (rolled, queen.parse_position(queen.format_position(rolled)), queen.from_data(queen.to_data(rolled))):
        assert kept == rolled
        state, _ = sail(kept, "tile=brown-1")
        assert state.tiles[-1].turn == RIGHT
        assert spots(state.tiles)[-1] == ((4, -12), hexes.NE)
        assert decides(state) == ("speed", "green")
        reached = {state.river.tile_of[state.river.index[route.cell]] for route in queen.turns(state)}
        assert 3 in reached


@pytest.mark.parametrize("favourite", [LEFT, RIGHT])
def test_the_river_does_not_bite_itself(favourite: int) -> None:
    """Q3: turning the same way whenever the die allows it, with every tile still on the table."""
    state = position("queen tiles=start,brown-1,brown-2 | red=0,-3 green=0,1 yellow=1,1")
    rolled_again = 0
    for name in [tile for tile in RIVER if tile not in ("brown-1", "brown-2")]:
        roll = state._replace(agenda=(Task("die", RED), Task("next", RED)))
        allowed = [action.turn for action in queen.legal(roll) if isinstance(action, Die)]
        if favourite not in allowed:
            rolled_again += 1
            no = queen.refusal(roll, Die(favourite))
            assert no is not None
            assert no.rule == "Q3"
        state = with_tile(state, name, favourite if favourite in allowed else allowed[0])
        shapes = [shape_at(spot) for spot in spots(state.tiles)]
        assert not any(one & other for one, other in combinations(shapes, 2))
    assert len(state.tiles) == 12
    assert rolled_again >= 2


# --- pushes ---------------------------------------------------------------------------------------------------------------


def test_impossible_pushes_are_not_offered() -> None:
    """Q14, Q15: around green there are land, the bank, two steamers and red's own cell; with one steamer fewer a push."""
    start = "queen tiles=start,red-1,brown-2 to_move=red | red=2,-5:N:s3 green=2,-6:N yellow=1,-5 white={white}"
    state, _ = sail(start.format(white="1,-6"), "3")
    assert not [text for text in legal_texts(state) if text.startswith("push") or text == "a"]
    assert refused(state, "push=1,-6").rule == "Q15"
    assert refused(state, "a").rule == "Q15"
    state, _ = sail(start.format(white="1,1"), "3")
    assert [text for text in legal_texts(state) if text.startswith("push")] == ["push=1,-6"]


def test_a_steamer_is_not_pushed_twice_in_one_turn() -> None:
    """Q15, RULING: the pusher does not enter the cell it pushed to, neither by a push nor when it is the only way on."""
    start = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-2:N:s4 green=0,-3:N:s2 yellow=1,1"
    state, _ = sail(start, "4 push=0,-4 N")
    assert "a" not in legal_texts(state)
    assert not [text for text in legal_texts(state) if text.startswith("push")]
    assert refused(state, "push=0,-5").rule == "Q15"


@pytest.mark.parametrize(("players", "seed"), [(5, 11), (5, 12)])
def test_every_push_offered_is_possible_and_no_step_leads_onto_a_steamer(players: int, seed: int) -> None:
    """Q14, Q15: two points, free water beside the pushed steamer, not where the pusher stood; at every step of races."""
    offered = 0
    for state, _, _, _ in race(Options(round_limit=9), players, seed, mixed):
        if state.agenda[0].what != SAIL or state.under_way is None:
            continue
        mover = state.steamers[state.agenda[0].steamer]
        assert mover.cell is not None
        ahead = hexes.step(mover.cell, mover.heading)
        taken = [steamer.cell for steamer in state.steamers]
        for action in queen.legal(state):
            if isinstance(action, Push):
                offered += 1
                assert ahead in taken
                assert state.under_way.points >= 2
                assert action.cell in hexes.neighbours(ahead)
                assert action.cell in state.river.index
                assert action.cell not in taken
                assert action.cell not in state.under_way.stood
            elif isinstance(action, Ahead):
                assert ahead in state.river.index
                assert ahead not in taken
    assert offered > 10, "otherwise this says little"


def test_a_push_in_the_middle_costs_its_two_points_and_the_rest_is_still_to_be_sailed() -> None:
    """Q10, Q14, Q16: heading, die, tile and landing of green's lie between red's push and its other three points."""
    start = "queen school=yes tiles=start,red-1,brown-1 order=red,green,yellow | red=0,-5:N:s4 green=0,-6:N yellow=0,1"
    state, _ = sail(start, "5 push=0,-7")
    points = []
    while decides(state)[0] != "sail":
        assert state.under_way is not None
        points.append(state.under_way.points)
        state, _ = queen.apply(state, queen.legal(state)[0])
    assert points == [3, 3, 3, 3], "green decides four things"
    assert refused(state, "done").rule == "Q10"
    state, events = sail(state, "r a a l a done")
    assert [event.steamer for event in of_kind(events, Sailed) if isinstance(event, Sailed)] == [RED] * 3
    assert decides(state) == ("speed", "green")


def test_two_pushes_in_one_turn_cost_four_points() -> None:
    """Q10, Q14: with speed 5 one point is left for the last step, and three cells are gone in all."""
    start = (
        "queen tiles=start,red-1,brown-2 order=red,green,yellow,white | red=0,-1:N:s4 green=0,-2:N yellow=0,-3:N white=1,1"
    )
    state, events = sail(start, "5 push=-1,-1 N push=-1,-3 N a done")
    assert len(of_kind(events, Pushed)) == 2
    assert len(of_kind(events, Sailed)) == 3
    assert state.steamers[RED].cell == (0, -4)


# --- coal and speed -------------------------------------------------------------------------------------------------------


def test_coal_is_tracked_inside_a_composed_turn() -> None:
    """Q9, Q11, Q12: the speed takes red's only coal point, so the second turn of the same turn cannot be paid."""
    start = "queen tiles=start,red-1,brown-2 order=red,green,yellow | red=0,-2:N:s1:c1 green=0,1 yellow=1,1"
    state, _ = sail(start, "3")
    assert state.steamers[RED].coal == 0
    state, _ = sail(state, "a l")
    assert refused(state, "l").rule == "Q12"
    assert "l" not in legal_texts(state)
    assert "r" not in legal_texts(state)
    state, _ = sail(start, "2 a l l")
    assert (state.steamers[RED].coal, refused(state, "l").rule) == (0, "Q12")


@pytest.mark.parametrize("coal", [0, 1, 2])
def test_every_whole_turn_costs_what_it_says_step_by_step(coal: int) -> None:
    """Q9, Q11, Q12: coal never falls below 0 on the way, and the sum is the price that was told."""
    start = position(
        f"queen tiles=start,red-1,brown-2 order=red,green,yellow | red=0,-2:N:s2:c{coal} green=0,-3:N yellow=1,-3:S"
    )
    prices, rng = Counter[int](), Random(coal)
    for number, route in enumerate(queen.turns(start)):
        if number % 5:
            continue
        state = start
        for action in route.way:
            state, _ = queen.apply(state, action)
            assert state.steamers[RED].coal >= 0
            state = others_decide(state, RED, rng)
        assert coal - state.steamers[RED].coal == route.coal
        prices[route.coal] += 1
    assert set(prices) == set(range(coal + 1))


def test_a_steamer_too_fast_to_move_is_wrecked_and_the_race_goes_on() -> None:
    """Q9, Q13: at speed 6 without coal green may slow down to 5, with no way to use up five points; with coal there is."""
    start = "queen tiles=start,red-1,brown-2,wild-2 order=red,green,yellow | red=0,-7:N green=0,-1:S:s6:c{coal} yellow=0,-4"
    state, events = sail(start.format(coal=0), "1 a done")
    assert of_kind(events, Wrecked) == [Wrecked(GREEN, 3, "coal")]
    assert decides(state) == ("speed", "yellow")
    state, events = sail(start.format(coal=6), "1 a done")
    assert not of_kind(events, Wrecked)
    assert decides(state) == ("speed", "green")
    assert legal_texts(state)


def test_all_steamers_stuck_at_once_end_the_race() -> None:
    """Q13, Q22: red sails into a corner, and nobody can move any more; the last one afloat has won, stuck or not."""
    stuck = "green=-2,-42:SW:c0 yellow=2,-44:SE:c0 white=-1,-42:S:c0"
    start = f"{LANDING} order=red,green,yellow,white | red=2,-45:N:c0 {stuck}"
    alone, _ = sail(f"{LANDING} order=red,green,yellow,white round_limit=60 | red=2,-45:N:c0 {stuck}", "1")
    assert "a" in legal_texts(alone)
    state, events = sail(start, "1 a r done")
    wrecks = [event for event in of_kind(events, Wrecked) if isinstance(event, Wrecked)]
    assert [wreck.rank for wreck in wrecks] == [4, 3, 2]
    assert events[-1] == Ended(END_REASONS[OTHERS_WRECKED])
    assert queen.outcome(state) == Outcome((1, 4, 3, 2), END_REASONS[OTHERS_WRECKED], "Q22")
    assert queen.actor(state) is None


# --- rounds and winners ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seed", "school"),
    [pytest.param(3, 21, False), *(pytest.param(*one, marks=pytest.mark.sweep) for one in [(5, 22, True), (4, 23, True)])],
)
def test_the_round_is_finished_after_an_arrival(players: int, seed: int, school: bool) -> None:
    """Q20, Q22: in every round every captain of its order sails once, in that order, unless gone by then; no other does."""
    order: list[int] = []
    gone: set[int] = set()
    arrivals = 0
    for _, _, state, events in race(Options(school=school, round_limit=30), players, seed, seek):
        for event in events:
            if isinstance(event, RoundBegan):
                assert not [seat for seat in order if seat not in gone], "somebody has not played"
                order = list(event.order)
            elif isinstance(event, SpeedSet):
                while order[0] in gone:
                    order.pop(0)
                assert order.pop(0) == event.steamer
            elif isinstance(event, Arrived | Wrecked):
                gone.add(event.steamer)
                arrivals += isinstance(event, Arrived)
        last = state
    assert arrivals
    assert queen.outcome(last) is not None


@pytest.mark.parametrize(("red", "green"), [("-1,-5", "1,-6"), ("1,-6", "-1,-5")])
def test_a_tie_has_the_right_winner(red: str, green: str) -> None:
    """Q20, Q23: both have as many passengers, lie level, sail as fast, have as much coal: who lies right wins."""
    start = (
        "queen round_limit=9 round=9 tiles=start,red-1,brown-2 order=red,green,yellow to_move=yellow"
        f" | red={red}:s2:c3:p1 green={green}:s2:c3:p1 yellow=0,1:N:s1:c6"
    )
    state, _ = sail(start, "1 a done")
    right_is_red = red == "1,-6"
    assert queen.outcome(state) == Outcome((1, 2, 3) if right_is_red else (2, 1, 3), END_REASONS[ROUND_LIMIT], "Q23")


def test_of_two_who_arrive_in_one_turn_the_one_who_came_first_wins() -> None:
    """Q17, Q22: red pushes green onto a jetty and enters another itself; green was there before it."""
    start = (
        "queen school=yes tiles=start,brown-1,brown-2,red-1 landing=straight order=red,green,yellow"
        " | red=0,-12:N:s3 green=0,-13:S yellow=0,-10"
    )
    state, events = sail(start, "3 push=0,-14 l a")
    assert of_kind(events, Arrived) == [Arrived(GREEN, 1), Arrived(RED, 2)]
    assert queen.outcome(state) == Outcome((2, 1, 3), END_REASONS[ONE_LEFT], "Q22")


@pytest.mark.parametrize("school", [False, True])
@pytest.mark.parametrize("first", ["red", "green", "yellow"])
def test_the_start_player_need_not_be_seat_one(first: str, school: bool) -> None:
    """Q8, Q20: the one who is drawn faces first and begins; in the school every later round begins with it too."""
    state = queen.setup(Options(draw_first=True, school=school), NAMES[:3])
    state, events = sail(state, f"first={first} tile=red-1 N N N")
    seat = NAMES.index(first)
    clockwise = tuple((seat + nth) % 3 for nth in range(3))
    assert events[-1] == RoundBegan(1, clockwise)
    for name in (NAMES[one] for one in clockwise):
        assert decides(state) == ("speed", name)
        state, events = sail(state, "1 a done")
    if school:
        assert events[-1] == RoundBegan(2, clockwise)


def test_a_passenger_who_boards_in_another_captains_turn_boards_once() -> None:
    """Q16, Q19: green is pushed to the dock, boards, and is not asked again when red's turn ends."""
    start = "queen tiles=start,red-1,brown-2 order=red,yellow,green | red=0,-2:N:s2 green=0,-3:S yellow=1,1"
    state, events = sail(start, "2 push=0,-4 NW board done")
    assert of_kind(events, Boarded) == [Boarded(GREEN, "red-1", 1)]
    assert decides(state) == ("speed", "yellow")
    assert Board() not in queen.legal(state)
    assert state.steamers[YELLOW].passengers == 0
