"""B12: the Black Rose: who steers her, her coal, what she never does, and the duty not to strand her."""

from __future__ import annotations

import re

import pytest

from paddlewheel import hexes
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.engine.record import Record, format_record, parse_record
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Exchange
from paddlewheel.games.queen.model.events import Exchanged, Pushed, RoundBegan, Stayed, Wrecked
from paddlewheel.games.queen.turn.outcome import captain_of
from paddlewheel.games.queen.turn.refusals import why_not_board, why_not_exchange, why_not_fuel
from paddlewheel.words import say, speaker

from .positions import legal_texts, position, refused, sail, spaces

RED, GREEN, BLUE, ROSE = range(4)
OPEN = "queen black_rose=yes tiles=start,red-1,red-2 order={order} to_move={mover} |"
LAST = (
    "queen black_rose=yes removed=wild-1+wild-2+wild-3+brown-3+brown-4 landing=straight order={order} to_move={mover}"
    " tiles=start,red-1,red-2,red-3,red-4,brown-1,brown-2 |"
)
"""The last tile lies around (0, -24), with jetties at (-1, -25), (0, -26) and (1, -26); behind it nothing more comes."""
FAR = "green=0,-15 blue=-1,-14"


def open_water(order: str, mover: str, steamers: str) -> str:
    return f"{OPEN.format(order=order, mover=mover)} {steamers}"


def at_the_landing(order: str, mover: str, steamers: str) -> str:
    return f"{LAST.format(order=order, mover=mover)} {steamers} {FAR}"


# --- the start ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cell"), [(3, (1, 1)), (4, (-1, 2)), (5, (-2, 3))])
def test_she_takes_the_next_free_start_cell(players: int, cell: tuple[int, int]) -> None:
    """B12: heading straight on; the shipyard counts."""
    state = queen.setup(queen.OPTIONS(black_rose=True), ("red", "green", "blue", "white", "pink")[:players])
    state, _ = sail(state, "tile=red-1", *["SE"] * players)
    assert state.round == 1
    rose = state.steamers[-1]
    assert (rose.cell, rose.heading, rose.speed) == (cell, hexes.N, 1)
    assert state.names[-1] == "rose"


def test_with_two_steamers_each_she_takes_the_fifth_cell() -> None:
    """B12, B10: two players have four steamers."""
    state = queen.setup(queen.OPTIONS(black_rose=True, steamers=2), ("red", "green"))
    state, _ = sail(state, "tile=red-1 N N N N")
    assert state.steamers[-1].cell == (-1, 2)


@pytest.mark.parametrize(("seats", "steamers"), [(6, 1), (3, 2)])
def test_she_sails_with_at_most_five_others(seats: int, steamers: int) -> None:
    """B12: there is no start cell for her."""
    with pytest.raises(Refusal) as no:
        queen.setup(
            queen.OPTIONS(black_rose=True, steamers=steamers), ("red", "green", "blue", "white", "pink", "grey")[:seats]
        )
    assert no.value.rule == "B12"


def test_in_the_first_round_she_moves_by_her_start_cell() -> None:
    """B12, Q20: here as the last, so the player before her steers her."""
    state, _ = sail(queen.setup(queen.OPTIONS(black_rose=True), ("red", "green", "blue")), "tile=red-1 N N N")
    assert state.order == (RED, GREEN, BLUE, ROSE)
    assert captain_of(state, ROSE) == BLUE


def test_in_the_shipyard_she_has_no_bonus() -> None:
    """B11, B12, RULING: her coal never ends."""
    state = queen.setup(queen.OPTIONS(black_rose=True), ("red", "green", "blue", "white", "pink"))
    assert state.steamers[-1].coal == 1


def test_she_gets_out_of_the_shipyard() -> None:
    """B11, B12: like any other, as the last of the first round."""
    line = (
        "queen black_rose=yes tiles=start,red-1,red-2 round=1 order=red,green,blue,white,pink,rose to_move=rose |"
        " red=0,-3 green=0,-4 blue=-1,-2 white=1,-3 pink=0,-2 rose=-2,3:N"
    )
    assert legal_texts(line) == ["1", "2", "3"]
    state, _ = sail(line, "1 a done")
    assert state.steamers[-1].cell == (-2, 2)


# --- clause 1: who steers her ---------------------------------------------------------------------------------------------


def test_she_takes_her_own_place_in_the_order() -> None:
    """B12, Q20: she lies on the later tile, so she is the first."""
    start = open_water("red,green,blue,rose", "rose", "red=0,0:N green=0,-1:N blue=-1,1:N rose=0,-3:N")
    _, events = sail(start, "2 a a done")
    began = [event for event in events if isinstance(event, RoundBegan)]
    assert began[0].order == (ROSE, GREEN, RED, BLUE)


def test_the_player_whose_steamer_is_last_steers_her() -> None:
    """B12: in her own place of the order, before that player's own steamer."""
    state = position(open_water("rose,green,red,blue", "rose", "red=0,0 green=0,-1 blue=-1,1 rose=0,-3"))
    assert queen.actor(state) == BLUE
    state, _ = sail(state, "1 l a done")
    assert queen.actor(state) == GREEN


def test_if_she_is_last_the_player_before_her_steers_her() -> None:
    """B12: green in this order."""
    state = position(open_water("red,blue,green,rose", "rose", "red=0,-3 green=0,-1 blue=0,-2 rose=0,0"))
    assert queen.actor(state) == GREEN


def test_control_passes_with_the_order_of_each_round() -> None:
    """B12: blue was last and steered her; now it has passed red, and red does."""
    start = open_water("rose,green,red,blue", "blue", "red=-1,1:N green=0,-1:N blue=0,0:N:s1 rose=0,-3:N")
    state = position(start)
    assert captain_of(state, ROSE) == BLUE
    state, _ = sail(state, "1 r a done")
    assert state.round == 3
    assert state.order[-1] == RED
    assert captain_of(state, ROSE) == RED
    assert queen.actor(state) == RED


def test_the_same_player_keeps_her_for_the_whole_round() -> None:
    """B12: though red is behind blue by now, it is blue's round."""
    start = open_water("green,blue,rose,red", "green", "red=0,-4:N green=0,0:N blue=-1,1:N rose=0,-3:N:s1")
    state, _ = sail(start, "1 a done 1 a done")
    assert state.agenda[0].steamer == ROSE
    assert queen.actor(state) == RED


def test_her_captain_chooses_her_heading_when_she_is_pushed() -> None:
    """B12, Q16: she can be pushed like any other."""
    start = open_water("red,green,rose,blue", "red", "red=0,0:N:s2 green=1,1 blue=-1,2 rose=0,-1:N:s1")
    state, events = sail(start, "2 push=1,-2")
    assert Pushed(RED, ROSE, (0, -1), (1, -2)) in events
    assert (queen.actor(state), state.agenda[0].what) == (BLUE, "face")


def test_she_may_push_others() -> None:
    """B12, Q14: she makes every manoeuvre that others make."""
    start = open_water("rose,green,red,blue", "rose", "red=0,-1 green=1,1 blue=-1,2 rose=0,0:N:s2")
    state, events = sail(start, "2 push=1,-2")
    assert Pushed(ROSE, RED, (0, -1), (1, -2)) in events
    assert queen.actor(state) == RED


def test_she_lays_tiles_like_any_other() -> None:
    """B12, Q5: whoever steers her rolls."""
    line = "queen black_rose=yes tiles=start,red-1 order=rose,green,red,blue to_move=rose |"
    state, _ = sail(f"{line} red=0,0 green=1,1 blue=-1,2 rose=0,-2:N", "1 a done die=left tile=red-2")
    assert state.tiles[-1].id == "red-2"


# --- clause 2: her coal ---------------------------------------------------------------------------------------------------


def test_one_turn_of_hers_spends_at_most_one_coal_on_manoeuvres() -> None:
    """B12: two steps of speed or two turns, not both."""
    start = open_water("rose,green,red,blue", "rose", "red=1,1 green=2,0 blue=-1,2 rose=0,0:N:s1")
    assert legal_texts(start) == ["1", "2", "3"]
    assert refused(start, "4").brief == "rose.no_coal (needed=2, coal=1)"
    state, _ = sail(start, "3 a a r")
    assert "r" not in legal_texts(state)
    assert refused(state, "r").rule == "B12"
    state, _ = sail(start, "2 a l")
    assert "l" in legal_texts(state)
    assert {route.coal for route in queen.turns(position(start))} == {0, 1}


def test_her_coal_never_ends() -> None:
    """B12: after her turn she has it again."""
    start = open_water("rose,green,red,blue", "rose", "red=1,1 green=2,0 blue=-1,2 rose=0,0:N:s1")
    state, _ = sail(start, "3 a a a done")
    assert state.steamers[ROSE].coal == 1
    state, _ = sail(start, "1 l l a")
    assert state.steamers[ROSE].coal == 0
    state, _ = sail(state, "done")
    assert state.steamers[ROSE].coal == 1


def test_her_one_coal_gets_her_off_a_sandbank() -> None:
    """B3, B12: and then there is none left for a second turn."""
    line = "queen black_rose=yes added=sandbanks-1 tiles=start,sandbanks-1,red-2 order=rose,green,red,blue to_move=rose |"
    start = f"{line} red=1,1 green=2,0 blue=-1,2 rose=-1,-3:SE:s1"
    assert legal_texts(start) == ["1", "2"]
    state, _ = sail(start, "2 a l")
    assert state.steamers[ROSE].coal == 0
    assert "l" not in legal_texts(state)


BESIDE = "red=1,-2:N:s1:c{} green=2,0 blue=-1,2 rose=0,0:N:s1"
"""One cell ahead the Rose lies beside red."""


def test_she_gives_at_most_two_coal_in_a_round() -> None:
    """B9, B12: her captain's steamer takes them at the end of her turn."""
    start = open_water("rose,green,blue,red", "rose", BESIDE.format(2))
    state, _ = sail(start, "1 a done")
    assert legal_texts(state) == ["give=1,red", "give=2,red", "skip"]
    no = refused(state, "give=3,red")
    assert (no.rule, no.brief) == ("B12", "exchange.from_rose (most=2, left=2)")
    state, events = sail(state, "give=2,red")
    assert Exchanged(ROSE, RED, 2) in events
    assert (state.steamers[RED].coal, state.steamers[ROSE].coal) == (4, 1)


def test_what_she_spent_herself_does_not_count() -> None:
    """B12: giving is no manoeuvre."""
    start = open_water("rose,green,blue,red", "rose", BESIDE.format(2))
    state, _ = sail(start, "1 a l l done give=2,red")
    assert state.steamers[RED].coal == 4


def test_what_is_left_of_the_two_is_given_later_in_the_round() -> None:
    """B9, B12: at the end of the captain's own turn."""
    line = open_water("rose,green,blue,red", "red", "red=1,-1:N:s1:c2 green=2,0 blue=-1,2 rose=0,-1:N:s1")
    once, _ = sail(line.replace("queen", "queen given=1"), "1 a done")
    assert legal_texts(once) == ["take=1,rose", "skip"]
    no = refused(once, "take=2,rose")
    assert (no.rule, no.brief) == ("B12", "exchange.from_rose (most=2, left=1)")
    twice, _ = sail(line.replace("queen", "queen given=2"), "1 a done")
    assert twice.agenda[0].what == "speed"


def test_in_the_next_round_she_gives_again() -> None:
    """B12: two per round."""
    line = open_water("rose,green,blue,red", "red", "red=1,-1:N:s1:c2 green=2,0 blue=-1,2 rose=0,-1:N:s1")
    state, _ = sail(line, "1 a done take=2,rose")
    assert (state.round, state.given) == (3, 0)


def test_nobody_rises_above_6_by_her_either() -> None:
    """B9, B12: red has five."""
    state, _ = sail(open_water("rose,green,blue,red", "rose", BESIDE.format(5)), "1 a done")
    assert legal_texts(state) == ["give=1,red", "skip"]


def test_she_takes_no_coal() -> None:
    """B12, RULING: there is nothing to give her."""
    state, _ = sail(open_water("rose,green,blue,red", "rose", BESIDE.format(3)), "1 a done")
    no = refused(state, "take=1,red")
    assert (no.rule, no.brief) == ("B12", "exchange.to_rose")


def test_who_does_not_steer_her_gets_nothing() -> None:
    """B9, B12: blue is last in this round, so red may not."""
    start = open_water("rose,green,red,blue", "rose", BESIDE.format(2))
    state, _ = sail(start, "1 a done")
    assert state.agenda[0].what == "speed"
    no = why_not_exchange(position(start), RED, Exchange(ROSE, -1))
    assert no is not None
    assert no.brief == "exchange.other_captain (steamer=rose)"


# --- clause 3: what she never does ----------------------------------------------------------------------------------------


def test_she_may_end_on_a_dock_but_never_boards() -> None:
    """B12: the turn goes to the next."""
    start = open_water("rose,green,red,blue", "rose", "red=1,1 green=2,0 blue=-1,2 rose=0,-3:N:s1")
    state, _ = sail(start, "1 a done")
    assert state.steamers[ROSE].cell == (0, -4)
    assert state.agenda[0].what == "speed"
    no = why_not_board(state, ROSE)
    assert no is not None
    assert (no.rule, no.brief) == ("B12", "board.rose")


def test_she_never_boards_when_pushed_to_a_dock() -> None:
    """B12, Q19: only her heading is chosen."""
    start = open_water("red,green,rose,blue", "red", "red=0,-2:N:s2 green=1,1 blue=-1,2 rose=0,-3:N:s1")
    state, _ = sail(start, "2 push=0,-4 N")
    assert state.agenda[0].what == "sail"
    assert state.steamers[ROSE].passengers == 0


def test_she_never_fuels() -> None:
    """B7, B12: nor needs to."""
    line = "queen black_rose=yes added=coal tiles=start,coal,red-2 order=rose,green,red,blue to_move=rose |"
    state, _ = sail(f"{line} red=1,1 green=2,0 blue=-1,2 rose=0,-3:N:s1", "1 a done")
    assert state.agenda[0].what == "speed"
    no = why_not_fuel(state, ROSE)
    assert no is not None
    assert (no.rule, no.brief) == ("B12", "fuel.rose")


def test_on_a_jetty_with_speed_1_she_stays_in_play() -> None:
    """B12, Q21: she never arrives."""
    start = at_the_landing("rose,red,green,blue", "rose", "red=0,-22:N rose=-2,-24:N:s1")
    state, _ = sail(start, "1 r a done")
    assert state.steamers[ROSE].cell == (-1, -25)
    assert state.ranks == (0, 0, 0)
    assert state.agenda[0].steamer == RED


def test_she_takes_no_place_and_wins_nothing() -> None:
    """B12, Q22: three players have three ranks, and one player left with her is the last."""
    state = position("queen black_rose=yes tiles=start,red-1 | red=home:1 green=home:2 blue=0,1 rose=0,0")
    outcome = queen.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)


# --- clause 4: the duty ---------------------------------------------------------------------------------------------------


REASON = ("B12", "rose.stranded")


def test_her_captain_may_not_bring_her_into_need_of_more_than_one_coal() -> None:
    """B12: at speed 4 she would be too fast for the end of the river; speeds 1 to 3 remain."""
    start = at_the_landing("rose,red,green,blue", "rose", "red=-1,-23:NE:s2:c0 rose=1,-23:S:s2")
    assert legal_texts(start) == ["1", "2", "3"]
    no = refused(start, "4")
    assert (no.rule, no.brief) == REASON
    assert no.instead is not None


def test_the_routes_are_those_that_do_not_strand_her() -> None:
    """B12: whole turns too."""
    start = position(at_the_landing("rose,red,green,blue", "rose", "red=-1,-23:NE:s2:c0 rose=1,-23:S:s2"))
    assert {route.speed for route in queen.turns(start)} == {1, 2, 3}


def test_no_other_player_may_do_it_with_the_own_steamer() -> None:
    """B12, version 1: red has to push her now; at speed 1 it would only get in her way."""
    start = at_the_landing("red,rose,green,blue", "red", "red=-2,-23:S:s1:c1 rose=-2,-22:SW:s6")
    start = start.replace("queen ", "queen rules=1 ")
    assert legal_texts(start) == ["2", "3"]
    no = refused(start, "1")
    assert (no.rule, no.brief) == REASON
    state, _ = sail(start, "3")
    assert legal_texts(state) == ["push=-1,-23"]
    assert (refused(state, "l").rule, refused(state, "l").brief) == REASON


def test_while_there_is_no_other_way_it_may_be_done() -> None:
    """B12: a captain must move (Q13); with no coal red cannot but leave her as she is."""
    start = at_the_landing("red,rose,green,blue", "red", "red=0,-22:S:s1:c0 rose=0,-26:NE:s6")
    state, _ = sail(start, "1 a done")
    assert state.agenda[0].steamer == ROSE
    assert state.steamers[ROSE].coal > 1


def test_her_captain_must_choose_a_heading_that_does_not_strand_her() -> None:
    """B12, Q16: after she is pushed at speed 6, N and NE would."""
    start = at_the_landing("red,rose,green,blue", "red", "red=-1,-23:NE:s1:c1 rose=0,-24:NE:s6")
    state, _ = sail(start, "2 push=1,-24")
    assert (queen.actor(state), state.agenda[0].what) == (BLUE, "face")
    assert legal_texts(state) == ["SE", "S", "SW", "NW"]
    for heading in ("N", "NE"):
        no = refused(state, heading)
        assert (no.rule, no.brief) == REASON


def test_who_pushes_her_counts_on_the_best_heading() -> None:
    """B12: the push above is legal although two headings would strand her."""
    start = at_the_landing("red,rose,green,blue", "red", "red=-1,-23:NE:s1:c1 rose=0,-24:NE:s6")
    state, _ = sail(start, "2")
    assert (1, -24) in spaces(state)


def test_a_tile_that_strands_her_gives_her_exactly_the_coal_she_needs() -> None:
    """B12: whoever set her speed could not know it; she may spend two now, not three."""
    start = at_the_landing("rose,red,green,blue", "rose", "red=2,-25:S:s3:c0 rose=0,-26:NW:s6")
    state = position(start)
    assert state.steamers[ROSE].coal == 2
    routes = queen.turns(state)
    assert routes
    assert {route.coal for route in routes} == {2}


def test_she_can_need_three() -> None:
    """B12: and has no more than that."""
    state = position(at_the_landing("rose,red,green,blue", "rose", "red=1,-26:NE:s3:c0 rose=0,-26:NE:s6"))
    assert state.steamers[ROSE].coal == 3
    assert {route.coal for route in queen.turns(state)} == {3}


def test_she_gets_it_when_a_tile_turns_up_in_play() -> None:
    """B12, RULING: a tile still to come counts as open water, so speed 5 is nobody's fault; then islands are ahead."""
    start = (
        "queen black_rose=yes added=many-islands tiles=start,red-1 order=red,green,blue,rose to_move=rose |"
        " red=0,1:N:s1 green=1,1:N:s1 blue=-1,2:N:s1 rose=0,-1:N:s5"
    )
    state, _ = sail(start, "5 a a a a a done die=straight tile=many-islands")
    assert state.agenda[0] == ("speed", ROSE, 0)
    assert state.steamers[ROSE].coal == 2
    assert {route.coal for route in queen.turns(state)} == {2}
    lucky, _ = sail(start, "5 a a a a a done die=straight tile=red-2")
    assert lucky.steamers[ROSE].coal == 1


def test_one_coal_is_hers_again_after_that() -> None:
    """B12: what she needed once is not hers to keep."""
    state = position(at_the_landing("rose,red,green,blue", "rose", "red=2,-25:S:s3:c0 rose=0,-26:NW:s6"))
    for action in queen.turns(state)[0].way:
        state, _ = queen.apply(state, action)
    assert state.steamers[ROSE].coal == 1


# --- clause 5: she cannot be taken out ------------------------------------------------------------------------------------


def test_with_no_move_at_all_she_stays() -> None:
    """B12, RULING: on a sandbank between land and a steamer; the turn goes to the next."""
    line = "queen black_rose=yes added=sandbanks-1 tiles=start,sandbanks-1,red-2 order=red,rose,green,blue to_move=red |"
    state, events = sail(f"{line} red=0,1:N:s1:c0 green=-1,-2:N:s1 blue=1,1 rose=-1,-3:N:s1", "1 a done")
    assert Stayed(ROSE) in events
    assert (state.steamers[ROSE].cell, state.steamers[ROSE].coal) == ((-1, -3), 1)
    assert state.agenda[0].steamer == GREEN


def test_nobody_shuts_her_in_on_a_sandbank_while_there_is_another_way() -> None:
    """B3, B12: red must not come to the only cell by which she gets off."""
    line = "queen black_rose=yes added=sandbanks-1 tiles=start,sandbanks-1,red-2 order=red,rose,green,blue to_move=red |"
    start = f"{line} red=-1,-1:N:s1:c0 green=0,1 blue=1,1 rose=-1,-3:N:s1"
    state, _ = sail(start, "1")
    no = refused(state, "a")
    assert (no.rule, no.brief) == REASON
    assert all(route.cell != (-1, -2) for route in queen.turns(position(start)))


def test_she_may_be_pushed_onto_a_sandbank_that_she_can_leave() -> None:
    """B4, B12: with land ahead of her and red astern she could not; with the mover beside her she can."""
    line = "queen black_rose=yes added=sandbanks-1 tiles=start,sandbanks-1,red-2 order=red,rose,green,blue to_move=red |"
    shut, _ = sail(f"{line} red=-1,-1:N:s2:c0 green=0,1 blue=1,1 rose=-1,-2:N:s1", "2")
    assert (-1, -3) not in spaces(shut)
    assert (refused(shut, "push=-1,-3").rule, refused(shut, "push=-1,-3").brief) == REASON
    beside, _ = sail(f"{line} red=-1,-1:N:s2:c0 green=0,1 blue=1,1 rose=-1,-2:SE:s1", "2")
    assert (-1, -3) in spaces(beside)


def test_she_is_never_wrecked() -> None:
    """B12: many turns of everybody choosing the first thing that comes to mind."""
    state = queen.setup(queen.OPTIONS(black_rose=True, round_limit=8), ("red", "green", "blue"))
    while state.agenda:
        actions = queen.legal(state)
        state, events = queen.apply(state, actions[len(actions) // 2])
        assert state.steamers[ROSE].cell is not None or state.round == 0
        assert not [event for event in events if isinstance(event, Wrecked) and event.steamer == ROSE]


def test_no_position_has_her_off_the_river() -> None:
    """B12: neither home nor wrecked."""
    for where in ("wrecked:3", "home:1"):
        with pytest.raises(BadData, match=re.escape("B12 steamers.rose.cell: position.rose_stays_afloat")):
            position(f"queen black_rose=yes tiles=start,red-1 | red=0,1 green=1,1 blue=-1,2 rose={where}")


def test_no_seat_is_called_like_her() -> None:
    """B12: her name is taken."""
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(black_rose=True), ("red", "rose", "blue"))
    assert no.value.rule == "B12"


def test_nobody_sails_her_any_more_once_the_race_is_over() -> None:
    """B12: the drawing of a race that is over names no captain for her."""
    state = queen.parse_position("queen black_rose=yes tiles=start,red-1,red-2 | red=0,-3 green=0,-4 blue=0,1 rose=1,0")
    for place, ended in ((state, False), (state._replace(agenda=()), True)):
        drawn = " ".join("".join(span.text for span in line) for line in queen.draw(place, speaker()))
        assert (say("drawn-steered", {"letter": "B"}) in drawn) != ended


# --- B12.1: who is out of the race is asked nothing ----------------------------------------------------------------------

PUSHES_HER_CAPTAIN_HOME = (
    "queen {}black_rose=yes removed=wild-1+wild-2+wild-3+brown-3+brown-4 landing=straight order=green,blue,rose,red"
    " to_move=rose tiles=start,brown-1,brown-2,red-2,red-3,red-4,red-1 |"
    " red=0,-25:N:s1:p2 green=0,-22 blue=1,-23 rose=0,-24:N:s3"
)
"""Red steers her and lies right ahead of her, before a jetty, with two passengers and speed 1."""


def test_who_pushes_the_own_steamer_home_with_her_hands_her_over_in_the_middle_of_her_move() -> None:
    """B12.1: red is home, so blue, the last who still sails, ends the move; a whole turn of red's stops there."""
    state = position(PUSHES_HER_CAPTAIN_HOME.format(""))
    assert queen.actor(state) == RED
    pushed = [
        turn for turn in queen.turns(state) if turn.pushes and state.river.jetty[state.river.index[turn.pushes[0].end]]
    ]
    assert pushed
    for turn in pushed:
        after, _, rest = queen.play(state, turn.way)
        assert after.ranks[RED] == 1
        assert (queen.actor(after), queen.on_turn(after)) == (BLUE, BLUE)
        assert rest == turn.way[2:], "red has set the speed and pushed, and decides nothing more"


def test_under_version_1_red_sails_her_move_to_its_end() -> None:
    """B12.1 of version 1: who is home keeps her to the end of the round."""
    state = position(PUSHES_HER_CAPTAIN_HOME.format("rules=1 "))
    turn = next(turn for turn in queen.turns(state) if turn.pushes and turn.pushes[0].end == (0, -26))
    after, _, rest = queen.play(state, turn.way)
    assert rest == ()
    assert after.round == state.round + 1


def test_a_record_in_which_she_is_handed_over_in_the_middle_of_her_move_is_read_as_it_was_written() -> None:
    """B12.1: the rest of the move stands in the line of the player who has it then."""
    state = position(PUSHES_HER_CAPTAIN_HOME.format(""))
    actions = [queen.parse_action(state, text) for text in ("2", "push=0,-26", "r", "done")]
    text = format_record(Record(queen, state, tuple(actions)))
    assert text.splitlines()[-2:] == ["red    2 push=0,-26", "blue   r done"]
    assert parse_record(text).actions == tuple(actions)
