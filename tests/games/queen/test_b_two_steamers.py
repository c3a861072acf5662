"""B8, B10: two steamers each, two players, and both ways to win."""

from __future__ import annotations

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import Outcome
from paddlewheel.engine.errors import Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Face
from paddlewheel.games.queen.model.events import Arrived, Ended, Faced, Pushed, RoundBegan, Withdrew, Wrecked
from paddlewheel.games.queen.model.state import State

from .positions import legal_texts, position, sail

RED_1, GREEN_1, RED_2, GREEN_2 = range(4)
RED, GREEN = 0, 1
OPEN = "queen steamers=2 tiles=start,red-1,red-2 order=red-1,green-1,red-2,green-2 to_move=red-1 |"
LAST = (
    "queen steamers=2 {options} removed=wild-1+wild-2+wild-3 landing=straight order=red-1,green-1,red-2,green-2"
    " tiles=start,brown-1,brown-2,brown-3,brown-4,red-1,red-2,red-4,red-3 to_move=red-1 |"
)
"""The last tile lies around (0, -32), with jetties at (-1, -33), (0, -34) and (1, -34)."""
NOT_HOME = "green-1=0,-31:N:s1 green-2=0,-30:N:s1"


def begun() -> State:
    """Return the first turn of a race of two, after the tile and the headings."""
    state = queen.setup(queen.OPTIONS(steamers=2), ("red", "green"))
    return sail(state, "tile=red-1 N N N N")[0]


# --- B8 -------------------------------------------------------------------------------------------------------------------


def test_each_steamer_sails_in_its_own_place_of_the_order() -> None:
    """B8, Q20: whoever it belongs to."""
    state = position(f"{OPEN} red-1=0,-2:N red-2=1,-1:NE green-1=-1,1:N green-2=1,1:N")
    moved = []
    while state.round == 2:
        moved.append((state.agenda[0].steamer, queen.actor(state)))
        state, _ = sail(state, "1 a done")
    assert moved == [(RED_1, RED), (GREEN_1, GREEN), (RED_2, RED), (GREEN_2, GREEN)]
    assert state.order == (RED_1, RED_2, GREEN_1, GREEN_2)


def test_the_order_of_a_new_round_ranks_every_steamer() -> None:
    """B8, Q20: one player may have the first two places."""
    start = f"{OPEN.replace('to_move=red-1', 'to_move=green-2')} red-1=0,-3:N red-2=0,-2:N green-1=0,1:N green-2=1,0:N"
    _, events = sail(start, "1 a done")
    began = [event for event in events if isinstance(event, RoundBegan)]
    assert began[0].order[:2] == (RED_1, RED_2)


def test_own_steamers_may_be_pushed() -> None:
    """B8, Q14, Q16: like any other; the same captain then chooses the heading."""
    state, events = sail(f"{OPEN} red-1=0,1:N:s2 red-2=0,0:N:s1 green-1=-1,2 green-2=1,1", "2 push=0,-1")
    assert Pushed(RED_1, RED_2, (0, 0), (0, -1)) in events
    assert queen.actor(state) == RED
    assert (state.agenda[0].what, state.agenda[0].steamer) == ("face", RED_2)
    state, events = sail(state, "NE")
    assert events[0] == Faced(RED_2, hexes.NE)
    assert state.agenda[0] == ("sail", RED_1, 0)


def test_an_own_steamer_pushed_to_a_dock_takes_a_passenger() -> None:
    """B8, Q19: at speed 1, at once."""
    state, _ = sail(f"{OPEN} red-1=0,-2:N:s2 red-2=0,-3:N:s1 green-1=-1,2 green-2=1,1", "2 push=0,-4 N")
    assert legal_texts(state) == ["board", "skip"]
    state, _ = sail(state, "board")
    assert state.steamers[RED_2].passengers == 1
    assert state.steamers[RED_1].passengers == 0


def test_passengers_never_change_steamer() -> None:
    """B8: beside each other at a dock at speed 1, there is nothing of the kind to decide."""
    start = f"{OPEN} red-1=0,-3:N:s1:p1 red-2=0,-5:N:s1:p1 green-1=-1,2 green-2=1,1"
    state, _ = sail(start, "1 a done board")
    assert [one.passengers for one in state.steamers] == [2, 0, 1, 0]
    assert state.agenda[0].what == "speed"


def test_both_steamers_of_a_player_may_board_at_one_station() -> None:
    """B8, Q19: at most one from each station is meant for a steamer, as long as somebody waits there."""
    start = (
        "queen steamers=2 tiles=start,red-1,red-2 order=red-2,red-1,blue-1,blue-2,green-1,green-2 to_move=red-2 |"
        " red-1=0,-5:N:s1:p1@red-1 red-2=0,-3:N:s1 blue-1=1,-3 blue-2=0,-2 green-1=1,1 green-2=0,1"
    )
    state, _ = sail(start, "1 a done board")
    assert state.waiting[1] == 0
    assert [state.steamers[ship].boarded_at for ship in (0, 3)] == [(1,), (1,)]


def test_steamers_are_named_after_their_captain() -> None:
    """B8: red-1 and red-2; no seat may be called so."""
    state = begun()
    assert state.names == ("red-1", "green-1", "red-2", "green-2")
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(steamers=2), ("red", "red-1"))
    assert no.value.rule == "B8"


# --- B10: the start -------------------------------------------------------------------------------------------------------


def test_the_first_player_starts_on_cells_1_and_4_the_other_on_2_and_3() -> None:
    """B10: in the order of the cells."""
    state = begun()
    assert [steamer.cell for steamer in state.steamers] == [(0, 1), (2, 0), (1, 1), (-2, 2)]
    assert [state.names[ship] for ship in state.order] == ["red-1", "green-1", "green-2", "red-2"]


def test_the_other_one_may_be_drawn_to_begin() -> None:
    """B10, Q8: then green has 1 and 4."""
    state = queen.setup(queen.OPTIONS(steamers=2, draw_first=True), ("red", "green"))
    state, _ = sail(state, "first=green tile=red-1")
    assert [steamer.cell for steamer in state.steamers] == [(2, 0), (0, 1), (-2, 2), (1, 1)]
    assert [state.names[ship] for ship in state.order] == ["green-1", "red-1", "red-2", "green-2"]


def test_every_captain_chooses_a_heading_for_each_steamer() -> None:
    """B10, Q8: by start cell."""
    state, _ = sail(queen.setup(queen.OPTIONS(steamers=2), ("red", "green")), "tile=red-1")
    asked = []
    while state.agenda[0].what == "face":
        asked.append((queen.actor(state), state.agenda[0].steamer))
        state, _ = queen.apply(state, Face(hexes.NE))
    assert asked == [(RED, RED_1), (GREEN, GREEN_1), (GREEN, GREEN_2), (RED, RED_2)]
    assert all(steamer.heading == hexes.NE for steamer in state.steamers)


@pytest.mark.parametrize("tile", ["red-1", "red-4", "brown-1", "brown-4"])
def test_every_station_gets_one_passenger(tile: str) -> None:
    """B10: under a red roof and under a brown one."""
    state, _ = sail(queen.setup(queen.OPTIONS(steamers=2), ("red", "green")), f"tile={tile}")
    assert state.waiting == (0, 1)


def test_two_players_need_two_steamers_each() -> None:
    """B10: one each is no race."""
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(), ("red", "green"))
    assert (no.value.rule, no.value.brief) == (
        "B10",
        "options.two_players (rules=B8)",
    )


# --- B10: the end ---------------------------------------------------------------------------------------------------------


def test_one_steamer_home_wins_and_the_race_ends() -> None:
    """B10: the other one need not have anybody aboard."""
    start = f"{LAST.format(options='')} red-1=0,-33:N:s1:p2 red-2=0,-28:N:s1 {NOT_HOME}"
    state, events = sail(start, "1 a done")
    assert events[-2:] == (Arrived(RED_1, 1), Ended("the_winner_has_arrived"))
    assert queen.actor(state) is None
    assert queen.outcome(state) == Outcome((1, 2), "the_winner_has_arrived", "B10")


def test_without_two_passengers_nobody_is_home() -> None:
    """B10, Q21: one aboard is not enough."""
    start = f"{LAST.format(options='')} red-1=0,-33:N:s1:p1 red-2=0,-28:N:s1 {NOT_HOME}"
    state, _ = sail(start, "1 a done")
    assert state.agenda
    assert state.steamers[RED_1].cell == (0, -34)


def test_with_the_option_one_steamer_home_is_half_the_way() -> None:
    """B10: it leaves the river, has no rank yet, and the race goes on."""
    start = f"{LAST.format(options='both_home=yes')} red-1=0,-33:N:s1:p2 red-2=0,-28:N:s1 {NOT_HOME}"
    state, events = sail(start, "1 a done")
    assert events[-1] == Arrived(RED_1, 0)
    assert state.steamers[RED_1].cell is None
    assert state.ranks == (0, 0)
    assert state.agenda[0].steamer == GREEN_1


def test_with_the_option_both_steamers_home_win() -> None:
    """B10: the second one ends the race."""
    start = f"{LAST.format(options='both_home=yes')} red-1=0,-33:N:s1:p2 red-2=home:N:s1:p2 {NOT_HOME}"
    state, events = sail(start, "1 a done")
    assert events[-2:] == (Arrived(RED_1, 1), Ended("the_winner_has_arrived"))
    assert queen.outcome(state) == Outcome((1, 2), "the_winner_has_arrived", "B10")


def test_a_steamer_pushed_home_by_its_sister_counts() -> None:
    """B8, B10, Q21: arriving is arriving."""
    start = f"{LAST.format(options='')} red-1=-1,-32:NE:s2 red-2=0,-33:N:s1:p2 green-1=0,-30:N:s1 green-2=0,-28:N:s1"
    state, events = sail(start, "2 push=0,-34")
    assert Arrived(RED_2, 1) in events
    assert queen.actor(state) is None


def test_a_player_with_one_wreck_sails_on() -> None:
    """B10, RULING: only when all are wrecked the player is out."""
    start = (
        "queen steamers=2 tiles=start,red-1,red-2 order=red-1,green-1,red-2,green-2 to_move=red-1 |"
        " red-1=0,0:N:s1 green-1=2,-2:NE:s6:c0 red-2=0,1 green-2=1,1"
    )
    state, events = sail(start, "1 a done")
    assert Wrecked(GREEN_1, 0, "coal") in events
    assert state.ranks == (0, 0)
    assert state.agenda[0].steamer == RED_2


def test_a_player_whose_steamers_are_all_wrecked_is_out() -> None:
    """B10, RULING: and the other one has won."""
    start = (
        "queen steamers=2 tiles=start,red-1,red-2 order=red-1,green-1,red-2,green-2 to_move=red-1 |"
        " red-1=0,0:N:s1 green-1=2,-2:NE:s6:c0 red-2=0,1 green-2=wrecked"
    )
    state, events = sail(start, "1 a done")
    assert events[-2:] == (Wrecked(GREEN_1, 2, "coal"), Ended("all_others_are_wrecked"))
    assert queen.outcome(state) == Outcome((1, 2), "all_others_are_wrecked", "B10")


def test_with_the_option_one_wreck_puts_a_player_out() -> None:
    """B10, RULING: both can no longer arrive, so the other one leaves the river too."""
    start = (
        "queen steamers=2 both_home=yes tiles=start,red-1,red-2 order=red-1,green-1,red-2,green-2 to_move=red-1 |"
        " red-1=0,0:N:s1 green-1=2,-2:NE:s6:c0 red-2=0,1 green-2=1,1"
    )
    state, events = sail(start, "1 a done")
    assert events[-3:] == (Wrecked(GREEN_1, 2, "coal"), Withdrew(GREEN_2), Ended("all_others_are_wrecked"))
    assert state.steamers[GREEN_2].cell is None
    assert queen.outcome(state) == Outcome((1, 2), "all_others_are_wrecked", "B10")


def test_with_the_option_one_wreck_puts_out_a_player_who_has_one_home() -> None:
    """B10, RULING: half the way does not count."""
    start = (
        f"{LAST.format(options='both_home=yes')} red-1=0,-31:S:s1 red-2=0,-28:N:s1"
        " green-1=1,-34:NE:s6:c0 green-2=home:N:s1:p2"
    )
    state, events = sail(start, "1 a done")
    assert Wrecked(GREEN_1, 2, "coal") in events
    assert queen.outcome(state) == Outcome((1, 2), "all_others_are_wrecked", "B10")


def test_at_the_round_limit_steamers_home_come_first_then_passengers() -> None:
    """B10, Q23, RULING: then the better place in the order."""
    limit = "queen steamers=2 {} round_limit=3 round=4 removed=wild-1+wild-2+wild-3 landing=straight"
    tiles = "tiles=start,brown-1,brown-2,brown-3,brown-4,red-1,red-2,red-4,red-3 |"
    one = position(f"{limit.format('both_home=yes')} {tiles} red-1=home:N:p2 red-2=0,-28 green-1=0,-31:p2 green-2=0,-30:p2")
    assert queen.outcome(one) == Outcome((1, 2), "the_round_limit_is_reached", "Q23")
    two = position(f"{limit.format('')} {tiles} red-1=0,-33 red-2=0,-28 green-1=0,-31:p1 green-2=0,-30")
    assert queen.outcome(two) == Outcome((2, 1), "the_round_limit_is_reached", "Q23")
    three = position(f"{limit.format('')} {tiles} red-1=0,-33:p1 red-2=0,-28 green-1=0,-31:p1 green-2=0,-30")
    assert queen.outcome(three) == Outcome((1, 2), "the_round_limit_is_reached", "Q23")


def test_both_home_needs_two_steamers() -> None:
    """B10, B13: with one each there is no second one."""
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(both_home=True), ("red", "green", "blue"))
    assert no.value.rule == "B10"
    assert no.value.facts["rules"] == ["B8"]


def test_at_the_round_limit_passengers_on_a_wreck_do_not_count() -> None:
    """B10, Q23: red-2 went down with two aboard."""
    state = position(
        "queen steamers=2 round_limit=3 round=4 tiles=start,red-1,red-2 |"
        " red-1=0,-3 red-2=wrecked:N:p2 green-1=0,-2:p1 green-2=0,1"
    )
    assert queen.outcome(state) == Outcome((2, 1), "the_round_limit_is_reached", "Q23")


def test_a_position_is_the_same_again_after_somebody_with_a_wreck_came_home() -> None:
    """B10, Q13: wrecks are kept by number, whatever ranks their captains take later."""
    state, _ = sail(
        "queen steamers=2 stop_at_winner=yes tiles=start,brown-1,brown-2,brown-4,red-1,red-3,red-4,wild-1,wild-2,wild-3,"
        "brown-3,red-2 landing=right order=red-1,green-2 to_move=red-1"
        " | red-1=2,-44:N:s1:p2@red-1@red-3 green-1=wrecked:N:s4:c0 red-2=wrecked:S:s2:c0 green-2=2,-42",
        "1 a done",
    )
    assert queen.outcome(state) is not None
    assert queen.parse_position(queen.format_position(state)) == state
