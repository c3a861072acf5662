"""Q4, Q8, B10–B12: the first tile, start cells, headings; and that nobody can know what is still face down."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Die, Draw, Face, First
from paddlewheel.games.queen.model.events import Began, Faced, RoundBegan, TileLaid
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.packing import pack
from paddlewheel.games.queen.model.state import State, Steamer
from paddlewheel.games.queen.river.joining import Laid, spots
from paddlewheel.games.queen.river.tiles import RIVER, STRAIGHT, TILES
from paddlewheel.games.queen.turn.pile import pile_size
from paddlewheel.hexes import NW, SE, Cell, N, S

from .positions import NAMES
from .racing import drift, mixed, race, seek

START_CELLS: tuple[Cell, ...] = ((0, 1), (2, 0), (-2, 2), (1, 1), (-1, 2))
"""Q8: as printed on the start tile, numbers 1 to 5."""
SHIPYARD: Cell = (-2, 3)
"""B11: the sixth start."""

every_number_of_players = pytest.mark.parametrize("players", [3, 4, 5])
both_games = pytest.mark.parametrize("school", [False, True], ids=["passenger game", "school"])


def lies(state: State) -> dict[str, Cell | None]:
    """Return where everybody lies."""
    return {name: steamer.cell for name, steamer in zip(state.names, state.steamers, strict=True)}


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
    """Q4: not the state, nor its plain data, nor its text, nor any event, at any time of a race.

    The rule set, which is part of a state, names the whole river: everybody knows which tiles play.
    """
    options = Options(school=school, draw_first=True, round_limit=6)
    for before, _, state, events in race(options, players, 1, mixed):
        assert pack(state.parts, state.river.index, players) == state.packed, "its bytes say no more than its parts"
        shown = [
            repr((state.seats, state.parts)),
            json.dumps(queen.to_data(state)),
            queen.format_position(state),
            repr(events),
        ]
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


@pytest.mark.parametrize("players", [0, 1, 7, 12])
@pytest.mark.parametrize("options", [Options(), Options(steamers=2), Options(black_rose=True)], ids=str)
def test_two_to_six_play(players: int, options: Options) -> None:
    """Q18, B10, B11: there is no number of passengers for any other company."""
    with pytest.raises(Refusal, match=re.escape(f"Q18 players.number (fewest=2, most=6, players={players})")) as caught:
        queen.setup(options, [f"captain-{number}" for number in range(players)])
    assert caught.value.rule == "Q18"


def test_two_have_two_steamers_each() -> None:
    """B10: with one each they are refused, and so is the sailing school for them."""
    with pytest.raises(Refusal, match=re.escape("B10 options.two_players (rules=B8)")) as caught:
        queen.setup(Options(), NAMES[:2])
    assert caught.value.rule == "B10"
    with pytest.raises(Refusal, match=re.escape("Q17 options.school_players (players=2, rules=B10)")) as caught:
        queen.setup(Options(school=True), NAMES[:2])
    assert caught.value.rule == "Q17"


def test_the_sailing_school_is_not_for_six() -> None:
    """Q17, B11: six need the expansion, of which the school takes nothing."""
    with pytest.raises(Refusal, match=re.escape("Q17 options.school_players (players=6, rules=B11)")) as caught:
        queen.setup(Options(school=True), queen.COLOURS)
    assert caught.value.rule == "Q17"


# --- B10–B12: more steamers -----------------------------------------------------------------------------------------------


def begun(options: Options, players: int, first: int = 0) -> State:
    """Return a set-up with the first seat drawn and the first tile turned up."""
    state = queen.setup(options, queen.COLOURS[:players])
    if options.draw_first:
        state, _ = queen.apply(state, First(first))
    return queen.apply(state, Draw("red-1"))[0]


@pytest.mark.parametrize("first", range(2))
def test_two_players_start_on_1_and_4_and_on_2_and_3(first: int) -> None:
    """B10: the first player's steamers lie outside in the order; everybody chooses a heading for each."""
    state = begun(Options(steamers=2, draw_first=True), 2, first)
    one, other = NAMES[first], NAMES[1 - first]
    cells = {f"{one}-1": (0, 1), f"{other}-1": (2, 0), f"{other}-2": (-2, 2), f"{one}-2": (1, 1)}
    assert lies(state) == cells
    asked = []
    while state.round == 0:
        asked.append(state.names[state.agenda[0].steamer])
        state, events = queen.apply(state, Face(N))
    assert asked == list(cells)
    assert [state.names[ship] for ship in state.order] == asked
    assert events[-1] == RoundBegan(1, state.order)


@pytest.mark.parametrize("first", range(3))
def test_three_players_with_two_each_start_in_the_order_1_2_3_3_2_1(first: int) -> None:
    """B11, RULING: the first player's second steamer lies in the shipyard and sails last in the first round."""
    state = begun(Options(steamers=2, draw_first=True), 3, first)
    one, two, three = ((first + nth) % 3 for nth in range(3))
    assert state.order == (one, two, three, three + 3, two + 3, one + 3)
    assert [state.steamers[ship].cell for ship in state.order] == [*START_CELLS, SHIPYARD]
    assert [steamer.coal for steamer in state.steamers] == [6 + (ship == one + 3) for ship in range(6)]


@pytest.mark.parametrize("first", range(6))
def test_the_sixth_steamer_starts_in_the_shipyard_with_a_bonus_point_heading_straight_on(first: int) -> None:
    """B11: five captains choose a heading, the sixth does not, and sails last in the first round."""
    state = begun(Options(draw_first=True), 6, first)
    last = (first + 5) % 6
    assert [state.steamers[seat].cell for seat in state.order] == [*START_CELLS, SHIPYARD]
    assert [steamer.coal for steamer in state.steamers] == [6 + (seat == last) for seat in range(6)]
    choosers = []
    while state.round == 0:
        choosers.append(queen.actor(state))
        state, _ = queen.apply(state, Face(S))
    assert choosers == [(first + nth) % 6 for nth in range(5)]
    assert state.steamers[last].heading == N
    assert state.order[-1] == last


@pytest.mark.parametrize(("players", "steamers"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_black_rose_takes_the_next_free_start_cell_and_heads_straight_on(players: int, steamers: int) -> None:
    """B12: the sixth one, the shipyard, with five others; nobody chooses a heading for her; she has no bonus point."""
    state = begun(Options(black_rose=True, steamers=steamers), players)
    rose = players * steamers
    assert state.names[rose] == "rose"
    assert state.steamers[rose].cell == [*START_CELLS, SHIPYARD][rose]
    assert (state.steamers[rose].heading, state.steamers[rose].speed, state.steamers[rose].coal) == (N, 1, 1)
    assert all(steamer.coal == 6 for steamer in state.steamers[:rose])
    asked = set()
    while state.round == 0:
        asked.add(state.agenda[0].steamer)
        state, _ = queen.apply(state, Face(S))
    assert asked == set(range(rose))
    assert state.order[-1] == rose


@pytest.mark.parametrize(
    ("players", "steamers", "red", "brown"),
    [(2, 2, 1, 1), (3, 1, 1, 1), (4, 1, 1, 2), (5, 1, 2, 2), (6, 1, 2, 2), (3, 2, 2, 2)],
)
def test_so_many_passengers_wait_at_a_station(players: int, steamers: int, red: int, brown: int) -> None:
    """Q18, B10, B11: by players and steamers; the Black Rose changes nothing about it."""
    for rose in (False, True) if players * steamers < 6 else (False,):
        state = queen.setup(Options(steamers=steamers, black_rose=rose), queen.COLOURS[:players])
        assert queen.apply(state, Draw("red-1"))[0].waiting == (0, red)
        assert queen.apply(state, Draw("brown-4"))[0].waiting == (0, brown)


def test_the_pile_has_the_tiles_that_were_added_and_not_those_removed() -> None:
    """B1: as many as the table chose; each of them may be the first."""
    options = Options(added=("coal", "sandbanks-1"), removed=("wild-1", "wild-2", "wild-3"))
    state = queen.setup(options, NAMES[:3])
    assert pile_size(state) == 10
    drawn = {action.tile for action in queen.legal(state) if isinstance(action, Draw)}
    assert drawn == set(RIVER) - {"wild-1", "wild-2", "wild-3"} | {"coal", "sandbanks-1"}


@pytest.mark.parametrize("name", ["red-1", "red-2", "green-1", "green-2"])
def test_nobody_is_called_like_a_steamer(name: str) -> None:
    """B8, B12: a player's two steamers have the seat's name and a number."""
    with pytest.raises(Refusal, match=re.escape(f"seat.called_like_steamer (name={name})")) as caught:
        queen.setup(Options(steamers=2), ["red", "green", name])
    assert caught.value.rule == "B8"
    assert queen.setup(Options(), ["red", "green", name]).names == ("red", "green", name)


def test_nobody_is_called_rose_where_the_black_rose_sails() -> None:
    """B12: elsewhere it is a name like any other."""
    with pytest.raises(Refusal, match=re.escape("B12 seat.called_like_steamer (name=rose)")) as caught:
        queen.setup(Options(black_rose=True), ["red", "green", "rose"])
    assert caught.value.rule == "B12"
    assert queen.setup(Options(), ["red", "green", "rose"]).names == ("red", "green", "rose")


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
