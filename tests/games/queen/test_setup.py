"""Q4, Q8: the first tile, the start cells, the headings; and that nobody can know what is still face down."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from paddlewheel.games import queen
from paddlewheel.games.game import CHANCE, BadData, Refusal
from paddlewheel.games.queen.growth import pile_size
from paddlewheel.games.queen.options import Options
from paddlewheel.games.queen.river import Laid, spots
from paddlewheel.games.queen.state import Began, Die, Draw, Face, Faced, First, RoundBegan, State, Steamer, TileLaid
from paddlewheel.games.queen.tiles import RIVER, STRAIGHT, TILES
from paddlewheel.hexes import NW, SE, Cell, N, S

from .positions import NAMES
from .racing import drift, mixed, race, seek

START_CELLS: tuple[Cell, ...] = ((0, 1), (2, 0), (-2, 2), (1, 1), (-1, 2))
"""Q8: as printed on the start tile, numbers 1 to 5."""

every_number_of_players = pytest.mark.parametrize("players", [3, 4, 5])
both_games = pytest.mark.parametrize("school", [False, True], ids=["passenger game", "school"])


def lies(state: State) -> dict[str, Cell | None]:
    """Return where everybody lies."""
    return {name: steamer.cell for name, steamer in zip(state.seats, state.steamers, strict=True)}


def deciders(state: State, actions: Sequence[object]) -> list[str]:
    """Return who decides what these actions decide."""
    names = []
    for action in actions:
        actor = queen.actor(state)
        names.append("chance" if actor == CHANCE or actor is None else state.seats[actor])
        state, _ = queen.apply(state, action)  # type: ignore[arg-type]
    return names


# --- Q4: the first tile ---------------------------------------------------------------------------------------------------


@both_games
@every_number_of_players
def test_the_first_tile_is_turned_up_before_anybody_chooses_a_heading(players: int, school: bool) -> None:
    """Q4, Q8: chance decides first, about any of the eleven tiles; then the captains, one after another."""
    state = queen.setup(Options(school=school), NAMES[:players])
    assert queen.actor(state) == CHANCE
    assert queen.legal(state) == tuple(Draw(tile) for tile in RIVER)
    assert len(queen.legal(state)) == 11
    assert deciders(state, [Draw("wild-1"), *[Face(N)] * players]) == ["chance", *NAMES[:players]]


@pytest.mark.parametrize("tile", RIVER)
def test_the_first_tile_is_joined_to_the_middle_nose_and_no_die_is_rolled_for_it(tile: str) -> None:
    """Q2, Q4: its centre lies four cells ahead of the start tile's, and it flows the same way."""
    before = queen.setup(Options(), NAMES[:3])
    state, events = queen.apply(before, Draw(tile))
    assert state.tiles == (Laid("start", STRAIGHT), Laid(tile, STRAIGHT))
    assert spots(state.tiles) == (((0, 0), N), ((0, -4), N))
    assert [type(event) for event in events] == [TileLaid]
    for turn in (-1, 0, 1):
        assert queen.refusal(before, Die(turn)) is not None


def test_a_station_on_the_first_tile_has_its_passengers_from_the_beginning() -> None:
    """Q4, Q18: two under a brown roof with four players; none on the start tile, none where there is no station."""
    state = queen.setup(Options(), NAMES[:4])
    assert state.waiting == (0,)
    brown, events = queen.apply(state, Draw("brown-3"))
    assert brown.waiting == (0, 2)
    assert events == (TileLaid("brown-3", 1, STRAIGHT, 2),)
    assert queen.apply(state, Draw("wild-3"))[0].waiting == (0, 0)


@both_games
def test_the_pile_has_eleven_tiles_or_three_and_the_first_one_is_taken_from_it(school: bool) -> None:
    """Q4, Q17, Q18: three random tiles in the sailing school, all eleven in the passenger game."""
    state = queen.setup(Options(school=school), NAMES[:3])
    assert pile_size(state) == (3 if school else 11)
    assert pile_size(queen.apply(state, Draw("red-4"))[0]) == (2 if school else 10)


# --- Q4: nobody may learn what is to come ---------------------------------------------------------------------------------


@both_games
@every_number_of_players
def test_no_state_says_anything_about_a_tile_not_turned_up(players: int, school: bool) -> None:
    """Q4: not the state, nor its plain data, nor its text, nor any event, at any time of a race."""
    options = Options(school=school, draw_first=True, round_limit=6)
    for before, _, state, events in race(options, players, 1, mixed):
        shown = [repr(state), json.dumps(queen.to_data(state)), queen.format_position(state), repr(events)]
        shown += [json.dumps(queen.event_data(before, event)) for event in events]
        face_down = set(RIVER) - {laid.id for laid in state.tiles}
        assert len(face_down) == 11 - (len(state.tiles) - 1)
        assert not [tile for tile in face_down for text in shown if tile in text]


@both_games
def test_every_tile_not_turned_up_is_as_likely_as_any_other_whatever_came_before(school: bool) -> None:
    """Q4: chance may turn up each of them, with equal weights; none a second time."""
    draws = 0
    for state, action, _, _ in race(Options(school=school, stop_at_winner=True), 3, 2, seek):
        if not isinstance(action, Draw):
            continue
        draws += 1
        assert set(queen.legal(state)) == {Draw(tile) for tile in RIVER} - {Draw(laid.id) for laid in state.tiles}
        assert len(set(queen.weights(state))) == 1
    assert draws == (3 if school else 11)


def test_nothing_but_the_actions_decides_what_is_turned_up() -> None:
    """Q4: two races with the same actions have equal states all the way, and so has every other draw its own race."""
    once = [after for _, _, after, _ in race(Options(round_limit=4), 4, 3, drift)]
    again = [after for _, _, after, _ in race(Options(round_limit=4), 4, 3, drift)]
    assert once == again
    state = queen.setup(Options(), NAMES[:3])
    assert len({queen.apply(state, draw)[0] for draw in queen.legal(state)}) == 11


# --- Q8: start cells and headings -----------------------------------------------------------------------------------------


@both_games
@every_number_of_players
def test_the_first_seat_takes_start_cell_1_and_the_others_follow_clockwise(players: int, school: bool) -> None:
    """Q8: unless somebody is drawn; cells 4 and 5 stay free when fewer play."""
    state = queen.setup(Options(school=school), NAMES[:players])
    assert lies(state) == dict(zip(NAMES[:players], START_CELLS, strict=False))
    assert state.first == 0


@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (3, 4, 5) for first in range(players)])
def test_whoever_is_drawn_takes_start_cell_1_and_the_others_follow_clockwise(players: int, first: int) -> None:
    """Q8: the captain on start cell 1 is not always the first seat; it faces first and sails first."""
    state = queen.setup(Options(draw_first=True), NAMES[:players])
    assert lies(state) == dict.fromkeys(NAMES[:players])
    assert queen.legal(state) == tuple(First(seat) for seat in range(players))
    assert len(set(queen.weights(state))) == 1
    clockwise = [(first + nth) % players for nth in range(players)]
    state, events = queen.apply(state, First(first))
    assert events == (Began(first),)
    assert [state.steamers[seat].cell for seat in clockwise] == list(START_CELLS[:players])
    state, _ = queen.apply(state, Draw("red-1"))
    for seat in clockwise:
        assert (queen.actor(state), queen.on_turn(state)) == (seat, seat)
        state, events = queen.apply(state, Face(NW))
    assert events[-1] == RoundBegan(1, tuple(clockwise))
    assert queen.actor(state) == first


def test_the_draw_comes_before_the_first_tile() -> None:
    """Q4, Q8: who takes start cell 1 is known when the first tile is turned up."""
    state = queen.setup(Options(draw_first=True), NAMES[:3])
    no = queen.refusal(state, Draw("red-1"))
    assert no is not None
    assert no.rule == "Q8"
    assert queen.refusal(state, First(3)) is not None


@pytest.mark.parametrize("heading", range(6))
def test_a_captain_chooses_any_heading_and_changes_nothing_else(heading: int) -> None:
    """Q8: speed 1, coal 6, nobody aboard; the next captain has not chosen yet."""
    before, _ = queen.apply(queen.setup(Options(), NAMES[:3]), Draw("red-1"))
    assert queen.legal(before) == tuple(Face(direction) for direction in range(6))
    after, events = queen.apply(before, Face(heading))
    assert events == (Faced(0, heading),)
    assert after.steamers == (Steamer((0, 1), heading, 1, 6, 0, ()), *before.steamers[1:])
    assert queen.actor(after) == 1


def test_headings_are_each_captains_own() -> None:
    """Q8: what the others chose stays as it was; the first round begins when the last one has chosen."""
    state, _ = queen.apply(queen.setup(Options(), NAMES[:3]), Draw("red-1"))
    assert state.round == 0
    for heading in (S, NW, SE):
        state, events = queen.apply(state, Face(heading))
    assert [steamer.heading for steamer in state.steamers] == [S, NW, SE]
    assert (state.round, events[-1]) == (1, RoundBegan(1, (0, 1, 2)))
    assert {(steamer.speed, steamer.coal, steamer.passengers) for steamer in state.steamers} == {(1, 6, 0)}


def test_nobody_sails_before_all_have_chosen_a_heading() -> None:
    """Q8: a speed is refused until then, whoever asks for it."""
    state, _ = queen.apply(queen.setup(Options(), NAMES[:3]), Draw("red-1"))
    state, _ = queen.apply(state, Face(N))
    no = queen.refusal(state, queen.parse_action(state, "speed=1"))
    assert no is not None
    assert no.rule == "Q8"


def test_every_start_cell_is_water_of_the_start_tile() -> None:
    """Q8: five different ones, and none of them land."""
    assert len(set(START_CELLS)) == 5
    assert set(START_CELLS) <= set(TILES["start"].water)


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_three_to_five_play(players: int) -> None:
    """Q18: there is no number of passengers for any other company."""
    with pytest.raises(Refusal, match="3 to 5") as caught:
        queen.setup(Options(), [f"captain-{number}" for number in range(players)])
    assert caught.value.rule == "Q18"


def test_two_captains_of_one_name_are_not_seated() -> None:
    """Q8: seats go clockwise by name."""
    with pytest.raises(BadData):
        queen.setup(Options(), ["red", "green", "red"])


@every_number_of_players
def test_a_drawn_race_has_its_order_by_start_cells_whoever_sits_first(players: int) -> None:
    """Q8, Q20: over many draws every seat is on start cell 1 some time, and the first round follows the cells."""
    firsts = set()
    for seed in range(12):
        rng = Random(seed)
        state = queen.setup(Options(draw_first=True), NAMES[:players])
        while state.round == 0:
            state, _ = queen.apply(state, rng.choice(queen.legal(state)))
        firsts.add(state.first)
        assert [state.steamers[seat].cell for seat in state.order] == list(START_CELLS[:players])
    assert firsts == set(range(players))
