"""Q18, Q19: who waits at the stations, and who may come aboard."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Draw
from paddlewheel.games.queen.model.events import Arrived, Boarded, Faced, Pushed, Sailed
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.tiles import RIVER
from paddlewheel.games.queen.turn.refusals import why_not_board
from paddlewheel.hexes import Cell

from .positions import GREEN, NAMES, RED, legal_texts, position, refused, sail
from .racing import decides, of_kind, race, seek

DOCKS: dict[str, Cell] = {
    "brown-1": (-1, 0),
    "brown-2": (1, 0),
    "brown-3": (-2, 1),
    "brown-4": (1, -1),
    "red-1": (0, 0),
    "red-2": (2, -1),
    "red-3": (-1, 0),
    "red-4": (1, -1),
}
"""The water cells to which the piers reach, in each tile's own frame."""

RED_BELOW_THE_DOCK = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N{red} green=0,1 yellow=1,1"
"""Red lies one cell from the dock of red-1 at (0, -4), where one passenger waits."""


def waiting_at(tile: str, players: int, school: bool = False) -> int:
    """Return how many come to a tile when it is laid."""
    return queen.apply(queen.setup(Options(school=school), NAMES[:players]), Draw(tile))[0].waiting[1]


def comes_to(tile: str, cell: Cell) -> State:
    """Return the state after red ended a turn with speed 1 on a cell of the first tile, coming from some side."""
    tiles = f"queen tiles=start,{tile},{'wild-3' if tile == 'wild-2' else 'wild-2'}"
    water = position(f"{tiles} | red=0,1 green=-1,2 yellow=-2,2").river
    for heading in range(6):
        before = hexes.step(cell, hexes.opposite(heading))
        if before in water.index and water.tile_of[water.index[before]] < 2:
            q, r = before
            return sail(f"{tiles} | red={q},{r}:{hexes.NAMES[heading]} green=-1,2 yellow=-2,2", "1 a done")[0]
    raise AssertionError(f"no way to {cell}")


# --- Q18: who waits -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "red", "brown"), [(3, 1, 1), (4, 1, 2), (5, 2, 2)])
def test_passengers_come_by_the_number_of_players_and_the_colour_of_the_roof(players: int, red: int, brown: int) -> None:
    """Q18: four players make the difference between red roofs and brown ones."""
    for tile in RIVER:
        expected = {"red": red, "brown": brown, "wild": 0}[tile.partition("-")[0]]
        assert waiting_at(tile, players) == expected, tile


@pytest.mark.parametrize(("players", "total"), [(3, 8), (4, 12), (5, 16)])
def test_there_are_8_12_or_16_passengers_in_all(players: int, total: int) -> None:
    """Q18: eight stations, four of each roof; there are enough for two each."""
    assert sum(waiting_at(tile, players) for tile in RIVER) == total
    assert total >= 2 * players


def test_nobody_waits_in_the_sailing_school() -> None:
    """Q17, Q18: whatever tiles are laid."""
    assert {waiting_at(tile, players, school=True) for tile in RIVER for players in (3, 4, 5)} == {0}


def test_a_station_laid_later_has_its_passengers_too() -> None:
    """Q5, Q18: not only the first tile; those already there are not counted again."""
    start = "queen tiles=start,red-1,brown-2 waiting=red-1:0 to_move=red | red=0,-6:N green=0,1 yellow=1,1 white=2,0"
    state, _ = sail(start, "1 a done die=left tile=brown-4")
    assert state.waiting == (0, 0, 2, 2)
    state, _ = sail(start, "1 a done die=left tile=red-4")
    assert state.waiting == (0, 0, 2, 1)


# --- Q19: where, and how fast ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", RIVER)
def test_boarding_is_at_the_dock_cell_and_nowhere_else(tile: str) -> None:
    """Q19: every water cell of every tile, entered with speed 1."""
    asked = [(q, r) for q, r in RIVER[tile].water if comes_to(tile, (q, r - 4)).agenda[0].what == "board"]
    assert asked == ([DOCKS[tile]] if tile in DOCKS else [])


def test_a_steamer_that_ends_its_turn_on_a_dock_with_speed_1_may_take_a_passenger() -> None:
    """Q19: the captain is asked when the move is at its end, and says yes or no."""
    state, _ = sail(RED_BELOW_THE_DOCK.format(red=""), "1 a")
    assert decides(state) == ("sail", "red"), "red may still turn"
    state, _ = sail(state, "done")
    assert decides(state) == ("board", "red")
    assert queen.actor(state) == RED
    assert legal_texts(state) == ["board", "skip"]
    state, events = sail(state, "board")
    assert events[:1] == (Boarded(RED, "red-1", 1),)
    assert (state.steamers[RED].passengers, state.steamers[RED].boarded_at) == (1, (1,))
    assert state.waiting == (0, 0, 1)
    assert decides(state) == ("speed", "green")


def test_a_passenger_may_be_left_waiting() -> None:
    """Q19: red declines, and green takes the one who is still there."""
    start = "queen tiles=start,red-1,brown-2 order=red,green,yellow to_move=red | red=0,-3:N green=-1,-3:NE yellow=1,1"
    state, events = sail(start, "1 a done skip")
    assert not of_kind(events, Boarded)
    assert (state.steamers[RED].passengers, state.waiting) == (0, (0, 1, 1))
    assert decides(state) == ("speed", "green")
    elsewhere = state.with_steamer(RED, state.steamers[RED]._replace(cell=(0, -5)))
    state, events = sail(elsewhere, "1 a done board")
    assert of_kind(events, Boarded) == [Boarded(GREEN, "red-1", 1)]


def test_a_declined_passenger_is_offered_again_after_another_move_that_ends_there() -> None:
    """Q19: not to a steamer that lies at the dock when its turn begins, and not when it leaves."""
    lying = "queen tiles=start,red-1,brown-2 to_move=red | red={red} green=0,1 yellow=1,1"
    state, _ = sail(lying.format(red="0,-4:N"), "1 a done")
    assert decides(state) == ("speed", "green")
    state, _ = sail(lying.format(red="0,-5:S"), "1 a done")
    assert decides(state) == ("board", "red")


def test_boarding_needs_speed_1() -> None:
    """Q19: at speed 2 or 3 a steamer lies on the dock and nobody is asked, though somebody waits there."""
    for start, actions in (("0,-2:N:s1", "2 a a done"), ("0,-1:N:s3", "3 a a a done")):
        state, _ = sail(f"queen tiles=start,red-1,brown-2 to_move=red | red={start} green=2,0 yellow=1,1", actions)
        assert state.steamers[RED].cell == (0, -4)
        assert decides(state) == ("speed", "green")
        assert state.waiting == (0, 1, 1)


def test_slowing_down_to_1_in_the_same_turn_is_slow_enough() -> None:
    """Q9, Q19: from 3 to 1 for a coal point, one cell, and a passenger."""
    state, _ = sail(RED_BELOW_THE_DOCK.format(red=":s3"), "1 a done board")
    assert (state.steamers[RED].coal, state.steamers[RED].passengers) == (5, 1)


def test_nobody_boards_in_passing() -> None:
    """Q19: the move has to end there; red crosses the dock with its first point."""
    state, _ = sail(RED_BELOW_THE_DOCK.format(red=""), "2 a a done")
    assert state.steamers[RED].cell == (0, -5)
    assert decides(state) == ("speed", "green")


# --- Q19: how many --------------------------------------------------------------------------------------------------------


def test_two_passengers_are_the_most() -> None:
    """Q19: with two aboard nobody is asked."""
    state, _ = sail(RED_BELOW_THE_DOCK.format(red=":p2"), "1 a done")
    assert decides(state) == ("speed", "green")
    state, _ = sail(RED_BELOW_THE_DOCK.format(red=":p1"), "1 a done board")
    assert state.steamers[RED].passengers == 2


def test_one_passenger_from_each_station_is_the_most() -> None:
    """Q19: with five players a second one waits there, and is not for red; for green he is."""
    river = "queen tiles=start,red-1,brown-2 to_move=red | "
    others = " green=-1,-2:N yellow=1,1 white=2,0 blue=-2,2"
    state, _ = sail(f"{river}red=0,-3:N:p1@red-1{others}", "1 a done")
    assert state.waiting[1] == 1
    assert decides(state) == ("speed", "green")
    state, _ = sail(f"{river}red=0,-3:N:p1@brown-2{others}", "1 a done board")
    assert state.steamers[RED].boarded_at == (2, 1)
    assert state.waiting[1] == 1


def test_two_captains_may_each_take_one_from_the_same_station() -> None:
    """Q18, Q19: of the two at red-1 with five players; the third captain finds nobody."""
    start = position(
        "queen tiles=start,red-1,brown-2 order=red,green,yellow,white,blue"
        " | red=0,-3:N green=-1,-3:NE yellow=1,-3:NW white=2,0 blue=-2,2"
    )
    state, events = sail(start, "1 a done board")
    state = state.with_steamer(RED, state.steamers[RED]._replace(cell=(0, -6)))
    state, events = sail(state, "1 a done board")
    assert of_kind(events, Boarded) == [Boarded(GREEN, "red-1", 1)]
    assert state.waiting[1] == 0
    state = state.with_steamer(GREEN, state.steamers[GREEN]._replace(cell=(0, -5)))
    state, events = sail(state, "1 a done")
    assert decides(state) == ("speed", "white")


def test_an_empty_station_has_nobody_to_board() -> None:
    """Q18, Q19: red ends its turn there with speed 1, and the next captain sails."""
    empty = RED_BELOW_THE_DOCK.replace("queen ", "queen waiting=red-1:0 ")
    assert decides(sail(empty.format(red=""), "1 a done")[0]) == ("speed", "green")


def test_nobody_boards_in_the_sailing_school() -> None:
    """Q17, Q19: a dock is water like any other."""
    school = RED_BELOW_THE_DOCK.replace("queen ", "queen school=yes ")
    assert decides(sail(school.format(red=""), "1 a done")[0]) == ("speed", "green")


@pytest.mark.parametrize(
    ("change", "rule", "reason"),
    [
        ("red=0,-4:s3", "Q19", "board.speed (speed=3, needed=1)"),
        ("red=0,-4:p2", "Q19", "board.full (aboard=2)"),
        ("red=0,-4:p1@red-1", "Q19", "board.again"),
        ("red=0,-5", "Q19", "board.no_dock"),
        ("red=0,-4 ", "Q18", "board.nobody"),
    ],
)
def test_whoever_may_not_board_can_learn_why(change: str, rule: str, reason: str) -> None:
    """Q18, Q19: with the numbers."""
    no = why_not_board(position(f"queen tiles=start,red-1,brown-2 waiting=red-1:0 | {change} green=0,1 yellow=1,1"), RED)
    assert no is not None
    assert no.rule == rule
    assert no.brief == reason


# --- Q19: being pushed there ----------------------------------------------------------------------------------------------

PUSHED_THERE = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-2:N:s2 green=0,-3:S{green} yellow=1,1"
"""Red can push green onto the dock of red-1, and go on with one point."""


def test_a_steamer_pushed_to_a_dock_with_speed_1_takes_a_passenger_at_once() -> None:
    """Q16, Q19: first its heading, then the passenger, both in red's turn, which goes on after that."""
    state, _ = sail(PUSHED_THERE.format(green=""), "3 push=0,-4")
    assert decides(state) == ("face", "green")
    state, _ = sail(state, "NW")
    assert decides(state) == ("board", "green")
    assert (queen.actor(state), queen.on_turn(state)) == (GREEN, RED)
    state, events = sail(state, "board")
    assert events == (Boarded(GREEN, "red-1", 1),)
    assert decides(state) == ("sail", "red")
    assert state.waiting[1] == 0
    state, events = sail(state, "l a done")
    assert of_kind(events, Sailed) == [Sailed(RED, (0, -3), (-1, -3))]
    assert state.steamers[GREEN].passengers == 1


def test_a_steamer_pushed_to_a_dock_may_leave_the_passenger_waiting() -> None:
    """Q19: it is offered, not ordered."""
    state, events = sail(PUSHED_THERE.format(green=""), "2 push=0,-4 N skip done")
    assert not of_kind(events, Boarded)
    assert state.waiting[1] == 1


@pytest.mark.parametrize("green", [":s2", ":s6", ":p2", ":p1@brown-2:s2"])
def test_a_steamer_pushed_to_a_dock_too_fast_or_full_takes_nobody(green: str) -> None:
    """Q16, Q19: its speed stays as it was; after its heading the pusher's move goes on."""
    state, events = sail(PUSHED_THERE.format(green=green), "2 push=0,-4 N")
    assert of_kind(events, Pushed, Faced) == [Pushed(RED, GREEN, (0, -3), (0, -4)), Faced(GREEN, 0)]
    assert decides(state) == ("sail", "red")


def test_a_steamer_pushed_back_to_a_station_where_it_has_been_takes_nobody() -> None:
    """Q19: one from each station, pushed or not; there is another passenger with five players."""
    start = PUSHED_THERE.format(green=":p1@red-1") + " white=2,0 blue=-2,2"
    state, _ = sail(start, "2 push=0,-4 N")
    assert state.waiting[1] == 1
    assert decides(state) == ("sail", "red")


def test_a_steamer_pushed_elsewhere_takes_nobody() -> None:
    """Q19: beside the dock is not at it."""
    state, _ = sail(PUSHED_THERE.format(green=""), "2 push=1,-3 N")
    assert decides(state) == ("sail", "red")


def test_whoever_pushes_somebody_off_a_dock_is_too_fast_to_board_there() -> None:
    """Q14, Q19: a push needs two points, so its speed is 2 at least."""
    state, events = sail(
        "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N:s2 green=0,-4:N:s2 yellow=1,1", "2 push=0,-5 N done"
    )
    assert state.steamers[RED].cell == (0, -4)
    assert not of_kind(events, Boarded)
    assert decides(state) == ("speed", "yellow")


# --- Q19, Q21: a dock that is a jetty too ---------------------------------------------------------------------------------

DOCK_AND_JETTY = (
    "queen tiles=start,wild-1,wild-2,wild-3,brown-2,brown-3,brown-4,red-1,red-3,red-4,brown-1,red-2 landing=right"
    " to_move=red | {steamers} yellow=0,-43"
)
"""The dock of red-2, at (2, -45), lies against the landing."""


def test_boarding_comes_before_arrival() -> None:
    """Q19, Q21: with its second passenger, taken at a jetty, red has arrived."""
    start = DOCK_AND_JETTY.format(steamers="red=2,-44:N:p1@red-1 green=0,-44")
    state, events = sail(start, "1 a done")
    assert decides(state) == ("board", "red")
    after, events = sail(state, "board")
    assert events[:2] == (Boarded(RED, "red-2", 2), Arrived(RED, 1))
    after, events = sail(state, "skip")
    assert not of_kind(events, Arrived)
    assert after.steamers[RED].cell == (2, -45)


def test_a_steamer_pushed_to_such_a_dock_boards_and_arrives_at_once() -> None:
    """Q19, Q21: in the pusher's turn, which goes on; the cell is free again."""
    start = DOCK_AND_JETTY.format(steamers="red=2,-43:N:s2 green=2,-44:N:p1@red-1")
    state, events = sail(start, "2 push=2,-45 N board")
    assert of_kind(events, Boarded, Arrived) == [Boarded(GREEN, "red-2", 2), Arrived(GREEN, 1)]
    assert decides(state) == ("sail", "red")
    assert state.steamers[GREEN].cell is None


# --- Q19: at any time -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
def test_nobody_ever_has_more_than_two_or_two_from_one_station(players: int) -> None:
    """Q19: in whole races; everybody aboard boarded somewhere, and stations never owe anybody."""
    boarded = 0
    for _, _, state, events in race(Options(round_limit=10), players, 4, seek):
        boarded += len(of_kind(events, Boarded))
        for steamer in state.steamers:
            assert steamer.passengers == len(steamer.boarded_at) == len(set(steamer.boarded_at)) <= 2
        assert min(state.waiting) >= 0
    assert boarded > 2, "otherwise this says little"


def test_boarding_is_refused_where_it_is_not_offered() -> None:
    """Q19: red has not sailed yet."""
    assert refused(RED_BELOW_THE_DOCK.format(red=""), "board").rule == "Q9"
