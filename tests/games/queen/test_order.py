"""Q20: who plays first, second, and so on, and why; the measuring stick laid along the nose that leads on."""

from __future__ import annotations

from functools import cmp_to_key

import pytest

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Arrived, Ended, RoundBegan, Wrecked
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import Rank, Ship, Standing, State
from paddlewheel.games.queen.turn.kernel_numbers import CRITERIA
from paddlewheel.games.queen.turn.outcome import ranking
from paddlewheel.hexes import Cell

from .positions import GREEN, RED, WHITE, YELLOW, position, sail
from .racing import mixed, of_kind, race

LAST = "start,wild-1,wild-2,wild-3,brown-2,brown-3,brown-4,red-1,red-3,red-4,brown-1,red-2"
"""All tiles in one straight line; the last one, red-2, has its centre at (0, -44)."""


def names(state: State) -> list[str]:
    """Return the steamers in the order in which they would play now."""
    return [state.seats[rank.steamer] for rank in ranking(state)]


def reasons(state: State) -> list[str | None]:
    """Return what put each of them ahead of the next."""
    return [rank.ahead_by for rank in ranking(state)]


def standing(state: State, ship: Ship) -> Standing:
    """Return where a steamer stands."""
    return next(rank.standing for rank in ranking(state) if rank.steamer == ship)


# --- the measuring stick --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("next_tile", "first", "why"), [("left", "red", "stick"), ("straight", "green", "right"), ("right", "green", "stick")]
)
def test_the_stick_lies_at_the_nose_that_leads_on(next_tile: str, first: str, why: str) -> None:
    """Q20: red on the left nose, green on the right one; each is ahead if the river goes on there, else they are level."""
    state = position(f"queen tiles=start,red-1,brown-2:{next_tile} | red=-2,-4 green=2,-6 yellow=0,1")
    second = "red" if first == "green" else "green"
    assert names(state) == [first, second, "yellow"]
    assert reasons(state) == [why, "tile", None]


@pytest.mark.parametrize(
    ("landing", "first", "why"), [("left", "red", "stick"), ("straight", "green", "right"), ("right", "green", "stick")]
)
def test_on_the_last_tile_the_stick_lies_at_the_landing(landing: str, first: str, why: str) -> None:
    """Q7, Q20: the nose that leads on is the one to which the landing was joined."""
    state = position(f"queen tiles={LAST} landing={landing} | red=-2,-44 green=2,-46 yellow=0,-40")
    assert names(state)[0] == first
    assert reasons(state) == [why, "tile", None]


@pytest.mark.parametrize(("turn", "along"), [("left", 4), ("straight", 5), ("right", 0)])
def test_the_stick_follows_a_river_that_has_turned(turn: str, along: int) -> None:
    """Q20: the second tile flows NW; how it goes on from there decides. One step along the nose is two on the stick."""
    state = position(f"queen tiles=start,red-1,brown-1:left,brown-2:{turn} | red=-4,-4 green=0,-3 yellow=0,1")
    here, looked_at = standing(state, RED).stick, 0
    for direction in range(6):
        cell = hexes.step((-4, -4), direction)
        if cell in state.river.index:
            moved = state.with_steamer(RED, state.steamers[RED]._replace(cell=cell))
            steps = (2, 1, -1, -2, -1, 1)[(direction - along) % 6]
            assert standing(moved, RED).stick - here == steps, hexes.NAMES[direction]
            looked_at += 1
    assert looked_at >= 4


def test_the_heading_has_no_part_in_it() -> None:
    """Q20: whichever way the two point, red is further along."""
    for heading in hexes.NAMES:
        state = position(f"queen tiles=start,red-1,brown-2 | red=0,-5:{heading} green=1,-5:N yellow=0,1")
        assert names(state) == ["red", "green", "yellow"]


def test_two_side_by_side_across_the_stream_are_level() -> None:
    """Q20: (-1, -5) and (1, -6) of a tile that goes on straight; one half step makes the difference between others."""
    state = position("queen tiles=start,red-1,brown-2 | red=-1,-5 green=1,-6 yellow=0,-6")
    assert standing(state, RED).stick == standing(state, GREEN).stick == standing(state, YELLOW).stick - 1
    assert names(state) == ["yellow", "green", "red"]


# --- one criterion after another ------------------------------------------------------------------------------------------


def test_a_later_tile_goes_before_everything_else() -> None:
    """Q20: red has only just come onto the second tile and has neither speed nor coal; on the stick green is ahead."""
    state = position("queen tiles=start,red-1,brown-2,wild-2 | red=0,-7:N:s1:c0 green=0,-6:N:s6:c6 yellow=0,1:N:s6")
    assert standing(state, GREEN).stick > standing(state, RED).stick
    assert names(state) == ["red", "green", "yellow"]
    assert reasons(state) == ["tile", "tile", None]


def test_the_stick_goes_before_speed() -> None:
    """Q20: on the same tile, one cell further along."""
    state = position("queen tiles=start,red-1,brown-2 | red=0,-5:s1:c0 green=0,-4:s6:c6 yellow=0,1")
    assert (names(state), reasons(state)) == (["red", "green", "yellow"], ["stick", "tile", None])


def test_of_two_that_are_level_the_faster_goes_first() -> None:
    """Q20: although green has more coal and lies further right."""
    state = position("queen tiles=start,red-1,brown-2 | red=-1,-5:s3:c0 green=1,-6:s2:c6 yellow=0,1")
    assert (names(state), reasons(state)) == (["red", "green", "yellow"], ["speed", "tile", None])


def test_of_two_that_are_level_and_as_fast_the_one_with_more_coal_goes_first() -> None:
    """Q20: although green lies further right."""
    state = position("queen tiles=start,red-1,brown-2 | red=-1,-5:s3:c3 green=1,-6:s3:c2 yellow=0,1")
    assert (names(state), reasons(state)) == (["red", "green", "yellow"], ["coal", "tile", None])


def test_of_two_that_are_level_in_everything_the_one_on_the_right_goes_first() -> None:
    """Q20: looking downstream; the seats have nothing to do with it."""
    for red, green, first in (("-1,-5", "1,-6", "green"), ("1,-6", "-1,-5", "red")):
        state = position(f"queen tiles=start,red-1,brown-2 | red={red}:s3:c3 green={green}:s3:c3 yellow=0,1")
        assert names(state)[0] == first
        assert reasons(state) == ["right", "tile", None]


@pytest.mark.parametrize(
    ("turn", "one", "other"),
    [("left", (-2, -3), (-1, -5)), ("right", (1, -6), (2, -5)), ("straight", (-2, -4), (2, -6))],
)
def test_right_is_right_of_the_way_the_river_goes_on(turn: str, one: Cell, other: Cell) -> None:
    """Q20: two cells that are level for a nose; the second one lies right of the first, looking along it."""
    text = f"queen tiles=start,red-1,brown-2:{turn} | red={one[0]},{one[1]} green={other[0]},{other[1]} yellow=0,1"
    state = position(text)
    assert standing(state, RED).stick == standing(state, GREEN).stick
    assert standing(state, RED).right < standing(state, GREEN).right
    assert names(state)[0] == "green"


def test_a_long_way_round_on_a_later_tile_is_still_ahead() -> None:
    """Q20: who turned back on the second tile is ahead of everybody on the first."""
    state = position("queen tiles=start,red-1,brown-2,wild-2 | red=-1,-6:S green=2,-6:N yellow=-2,-4:N")
    assert names(state)[0] == "red"


def test_the_example_of_the_book() -> None:
    """Q20: grey is ahead; red and beige are level, as fast, with as much coal, and beige lies right; then green, brown.

    The book's picture is not at hand: the cells are chosen so that everything it says about the five is true.
    """
    text = "queen tiles=start,brown-1,red-1 | grey=0,-6 red=-1,-4 beige=1,-5 green=0,-4 brown=0,-3"
    state = position(text)
    assert names(state) == ["grey", "beige", "red", "green", "brown"]
    assert reasons(state) == ["stick", "right", "stick", "stick", None]


def test_each_place_has_its_numbers_and_its_reason() -> None:
    """Q20: tile, stick, speed, coal, right, and which of them made the difference; the last one is ahead of nobody."""
    state = position("queen tiles=start,red-1,brown-2 | red=0,-6:s2:c5 green=-1,-5:s2:c4 yellow=1,-6:s3:c1 white=0,1:s1:c6")
    assert ranking(state) == [
        Rank(RED, Standing(1, 4, 2, 5, 0), "stick"),
        Rank(YELLOW, Standing(1, 3, 3, 1, 1), "speed"),
        Rank(GREEN, Standing(1, 3, 2, 4, -1), "tile"),
        Rank(WHITE, Standing(0, -2, 1, 6, 0), None),
    ]
    assert CRITERIA == Standing._fields == ("tile", "stick", "speed", "coal", "right")


# --- rounds ---------------------------------------------------------------------------------------------------------------


def test_the_first_round_goes_by_start_cells_and_not_by_the_stick() -> None:
    """Q8, Q20: by the stick green on start cell 2 would be first, level with red and further right."""
    state, _ = sail(queen.setup(Options(), ("red", "green", "yellow", "white")), "tile=wild-1 N N N N")
    assert (state.round, state.order) == (1, (RED, GREEN, YELLOW, WHITE))
    assert names(state)[0] == "green"


def test_from_the_second_round_on_the_lie_of_the_steamers_decides() -> None:
    """Q20: in the first round red sails one cell, green two, yellow three."""
    state, events = sail(
        queen.setup(Options(), ("red", "green", "yellow")), "tile=red-4 N N N 1 a done 2 a a done 3 r a l a a done"
    )
    assert events[-1] == RoundBegan(2, (YELLOW, GREEN, RED))
    assert queen.actor(state) == YELLOW


def test_a_round_begins_with_the_reasons_for_its_order_as_data() -> None:
    """Q20: the numbers that were compared, and which of them put each ahead of the next."""
    start = "queen tiles=start,red-1,brown-2 round=4 order=red,green,yellow to_move=yellow"
    state, events = sail(f"{start} | red=0,-5:N:s2:c3 green=1,-5:N:s2:c4 yellow=0,1:N", "1 a done")
    began = queen.event_data(state, of_kind(events, RoundBegan)[0])
    assert began["order"] == ["red", "green", "yellow"]
    assert [(one["steamer"], one["ahead_by"]) for one in began["standings"]] == [
        ("red", "stick"),
        ("green", "tile"),
        ("yellow", None),
    ]
    assert began["standings"][1] == {
        "steamer": "green", "tile": 1, "stick": 1, "speed": 2, "coal": 4, "right": 1, "ahead_by": "tile"
    }  # fmt: skip


def test_a_round_of_the_school_begins_with_how_far_everybody_is() -> None:
    """Q17, Q20: the order stays that of the start cells, and the standings say so."""
    start = queen.setup(Options(school=True), ("red", "green", "yellow"))
    state, events = sail(start, "tile=brown-1 N N N 1 a done 1 a done 2 r a l a done")
    first, second = (queen.event_data(state, event)["standings"] for event in of_kind(events, RoundBegan))
    assert first == []
    assert [(one["steamer"], one["ahead_by"]) for one in second] == [(name, "start") for name in ("red", "green", "yellow")]
    assert second[2]["stick"] > second[0]["stick"]


def test_the_order_holds_for_the_whole_round() -> None:
    """Q20: green overtakes red, and yellow plays after green as before; the next round begins with green."""
    start = "queen tiles=start,red-1,brown-2 round=4 to_move=green | red=0,-5:N green=1,-5:N yellow=0,1:N"
    assert position(start).order == (RED, GREEN, YELLOW)
    state, _ = sail(start, "1 a done")
    assert names(state) == ["green", "red", "yellow"]
    assert state.order == (RED, GREEN, YELLOW)
    assert queen.actor(state) == YELLOW
    state, events = sail(state, "1 a done")
    assert of_kind(events, RoundBegan) == [RoundBegan(5, (GREEN, RED, YELLOW))]


def test_being_pushed_does_not_change_the_order_of_a_round() -> None:
    """Q14, Q20: red pushes green ahead of everybody; green's turn comes when it would have come."""
    start = "queen tiles=start,red-1,brown-2 order=red,yellow,green | red=0,-2:N:s2 green=0,-3:N yellow=1,-3:NW"
    state, _ = sail(start, "2 push=0,-4 N skip done")
    assert names(state)[0] == "green"
    assert queen.actor(state) == YELLOW


def test_who_has_left_the_river_is_not_in_the_order() -> None:
    """Q13, Q20, Q21: of five, one is home and one was wrecked."""
    text = (
        "queen tiles=start,red-1,brown-2 order=red,green,yellow to_move=yellow"
        " | red=0,-4:N green=-1,-3:N yellow=0,1:N white=home:1 blue=wrecked:5"
    )
    state, events = sail(text, "1 a done")
    assert of_kind(events, RoundBegan) == [RoundBegan(3, (RED, GREEN, YELLOW))]
    assert [rank.steamer for rank in ranking(state)] == [RED, GREEN, YELLOW]


def test_a_wreck_in_the_middle_of_a_round_passes_the_turn_on() -> None:
    """Q13, Q20: yellow cannot move; white follows in the same round, and the next round has no yellow."""
    text = (
        "queen tiles=start,red-1,brown-2 order=red,yellow,white,green to_move=red"
        " | red=0,-4:N green=1,1:N yellow=-1,2:S:c0 white=2,0:N"
    )
    state, events = sail(text, "1 a done")
    assert of_kind(events, Wrecked) == [Wrecked(YELLOW, 4, "coal")]
    assert queen.actor(state) == WHITE
    state, events = sail(state, "1 a done 1 a done")
    assert of_kind(events, RoundBegan) == [RoundBegan(3, (RED, WHITE, GREEN))]


def test_a_wreck_at_the_start_of_a_round_passes_the_turn_on() -> None:
    """Q13, Q20: red is the first of the new round and cannot move, so green begins."""
    text = "queen tiles=start,red-1,brown-2 to_move=yellow | red=2,-6:NE:c0 green=-1,-3:N yellow=0,1:N white=home:1"
    state, events = sail(text, "1 a done")
    assert of_kind(events, RoundBegan, Wrecked, Ended) == [RoundBegan(3, (RED, GREEN, YELLOW)), Wrecked(RED, 4, "coal")]
    assert queen.actor(state) == GREEN


def test_in_the_school_the_order_stays_clockwise() -> None:
    """Q17, Q20: from the captain on start cell 1, however far the others are; who is home is left out."""
    _, events = sail(
        "queen school=yes tiles=start,red-1,brown-2 first=yellow order=yellow,red,green to_move=green"
        " | red=0,-6:N green=0,-3:N yellow=0,1:N",
        "1 a done",
    )
    assert of_kind(events, RoundBegan) == [RoundBegan(3, (YELLOW, RED, GREEN))]
    text = (
        "queen school=yes tiles=start,red-1,brown-2,red-4 landing=left first=white"
        " order=white,red,green,yellow to_move=yellow | red=0,-6:N green=home:1 yellow=0,1:N white=0,-4:N"
    )
    _, events = sail(text, "1 a done")
    assert of_kind(events, RoundBegan) == [RoundBegan(3, (WHITE, RED, YELLOW))]


# --- against a model that measures in the plane ---------------------------------------------------------------------------


def in_the_plane(cell: Cell) -> complex:
    """Return the middle of a flat-topped cell: x to the right, y up, neighbours one apart."""
    q, r = cell
    return complex(q * 3**0.5 / 2, -(r + q / 2))


def ahead_of(state: State, one: int, other: int) -> int:
    """Return -1 if one seat plays before the other, 1 if after it: measured with real lengths, not with the engine's."""
    water, lying = state.river, []
    for seat in (one, other):
        cell = state.steamers[seat].cell
        assert cell is not None
        lying.append((cell, water.tile_of[water.index[cell]], state.steamers[seat]))
    (cell, tile, steamer), (its_cell, its_tile, its) = lying
    if tile != its_tile:
        return -1 if tile > its_tile else 1
    turns = [laid.turn for laid in state.tiles[1 : tile + 2]]
    if tile + 1 == len(state.tiles):
        turns.append(state.landing or 0)
    along = in_the_plane(hexes.VECTORS[sum(turns) % 6])
    apart = (in_the_plane(cell) - in_the_plane(its_cell)) * along.conjugate()
    for lead in (apart.real, steamer.speed - its.speed, steamer.coal - its.coal, -apart.imag):
        if abs(lead) > 1e-9:
            return -1 if lead > 0 else 1
    raise AssertionError("two steamers on one cell")


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1), (5, 2), (5, 3)])
def test_the_order_is_the_one_measured_in_the_plane(players: int, seed: int) -> None:
    """Q20: at every decision of whole races, and at the start of each round after the first it is the order of play."""
    looked_at: set[str | None] = set()
    for _, _, state, events in race(Options(round_limit=14), players, seed, mixed):
        sailing = [seat for seat, steamer in enumerate(state.steamers) if steamer.cell is not None]
        measured = sorted(sailing, key=cmp_to_key(lambda one, other, here=state: ahead_of(here, one, other)))  # type: ignore[misc]
        assert [rank.steamer for rank in ranking(state)] == measured
        looked_at.update(reasons(state))
        for began in of_kind(events, RoundBegan):
            assert isinstance(began, RoundBegan)
            assert began.round == 1 or list(began.order) == measured or of_kind(events, Wrecked)
    assert {"tile", "stick", "speed"} <= looked_at


def test_the_order_of_a_round_has_every_steamer_on_the_river_once() -> None:
    """Q20: nobody twice and nobody left out, at the start of every round."""
    rounds, sailing = 0, list(range(5))
    for _, _, _, events in race(Options(round_limit=10, draw_first=True), 5, 6, mixed):
        for event in events:
            if isinstance(event, Arrived | Wrecked):
                sailing.remove(event.steamer)
            elif isinstance(event, RoundBegan):
                rounds += 1
                assert sorted(event.order) == sailing
    assert rounds == 10
    assert len(sailing) < 5, "otherwise this says little"
