"""Q9, Q12, Q13: setting the speed, what it costs in coal, and being wrecked when no speed can be sailed."""

from __future__ import annotations

import pytest

from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Speed
from paddlewheel.games.queen.model.events import Ended, Event, Held, SpeedSet, Wrecked

from .positions import GREEN, RED, WHITE, YELLOW, legal_texts, position, refused, sail

OPEN = "queen tiles=start,red-1,wild-2 to_move=red | red=0,1:N:s{speed}:c{coal} green=-2,2 yellow=2,0"
"""Six cells of open water straight ahead of red."""

AGAINST_THE_BANK = "queen tiles=start,red-1,wild-2 to_move=red | red=-2,0:NW:s3:c{coal} green=1,1 yellow=2,0"
"""Red heads for the bank; to get away it has to turn twice, which costs one coal."""


def wrecks(events: tuple[Event, ...]) -> list[Wrecked]:
    return [event for event in events if isinstance(event, Wrecked)]


# --- Q9 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", range(1, 7))
@pytest.mark.parametrize("wanted", range(1, 7))
def test_one_step_up_or_down_is_free_and_each_further_one_costs_a_coal_point(before: int, wanted: int) -> None:
    """Q9: from every speed to every speed."""
    state, events = sail(OPEN.format(speed=before, coal=6), str(wanted))
    price = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4}[abs(wanted - before)]
    assert events == (SpeedSet(RED, before, wanted, price),)
    assert state.steamers[RED].speed == wanted
    assert state.steamers[RED].coal == 6 - price


@pytest.mark.parametrize(("before", "wanted", "price"), [(2, 4, 1), (6, 3, 2), (3, 5, 1), (3, 1, 1), (3, 6, 2), (3, 2, 0)])
def test_the_examples_of_the_books(before: int, wanted: int, price: int) -> None:
    """Q9: up and down alike."""
    state, _ = sail(OPEN.format(speed=before, coal=6), str(wanted))
    assert state.steamers[RED].coal == 6 - price


@pytest.mark.parametrize(("speed", "too_much"), [(1, "0"), (1, "-1"), (6, "7"), (3, "0"), (3, "7")])
def test_speed_is_one_to_six(speed: int, too_much: str) -> None:
    """Q9: neither standing still nor faster than the wheel has numbers, whatever coal there is."""
    state = position(OPEN.format(speed=speed, coal=6))
    assert too_much not in legal_texts(state)
    no = refused(state, too_much)
    assert (no.rule, no.brief) == ("Q9", f"speed.range (slowest=1, fastest=6, speed={too_much})")
    assert legal_texts(state) == ["1", "2", "3", "4", "5", "6"]


def test_the_speed_is_set_before_anything_else() -> None:
    """Q9: and it must be set, also if it stays."""
    state = position(OPEN.format(speed=2, coal=6))
    for text in ("a", "l", "r", "done"):
        assert refused(state, text).rule == "Q9"
    assert all(isinstance(action, Speed) for action in queen.legal(state))


def test_the_speed_is_set_once_in_a_turn() -> None:
    """Q9: under way it stays what it is."""
    state, _ = sail(OPEN.format(speed=2, coal=6), "3")
    assert refused(state, "2").rule == "Q10"
    state, _ = sail(state, "a a a")
    assert refused(state, "4").rule == "Q10"


def test_the_speed_stays_until_the_next_turn() -> None:
    """Q9: the next change counts from there."""
    state, _ = sail(OPEN.format(speed=2, coal=6) + " white=1,1", "3 a a a done")
    assert state.steamers[RED].speed == 3
    while queen.on_turn(state) != RED:
        state, _ = queen.apply(state, queen.legal(state)[0])
    state, events = sail(state, "5")
    assert events == (SpeedSet(RED, 3, 5, 1),)


# --- Q12 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speed", "coal", "offered"),
    [
        (3, 0, "2 3 4"),
        (3, 1, "1 2 3 4 5"),
        (3, 2, "1 2 3 4 5 6"),
        (1, 0, "1 2"),
        (1, 2, "1 2 3 4"),
        (1, 3, "1 2 3 4 5"),
        (1, 4, "1 2 3 4 5 6"),
        (6, 0, "5 6"),
        (6, 1, "4 5 6"),
        (6, 4, "1 2 3 4 5 6"),
    ],
)
def test_a_speed_that_cannot_be_paid_for_is_not_offered(speed: int, coal: int, offered: str) -> None:
    """Q9, Q12: coal is never below 0; all of it may be spent."""
    assert legal_texts(OPEN.format(speed=speed, coal=coal)) == offered.split()


def test_coal_that_went_into_the_speed_is_gone_for_turning() -> None:
    """Q12: the one coal that red has buys either another step of speed or the second turn; it needs the turn."""
    assert legal_texts(AGAINST_THE_BANK.format(coal=1)) == ["2", "3", "4"]
    assert legal_texts(AGAINST_THE_BANK.format(coal=2)) == ["1", "2", "3", "4"]
    state, _ = sail(AGAINST_THE_BANK.format(coal=2), "1")
    assert state.steamers[RED].coal == 1
    state, _ = sail(state, "r r a")
    assert state.steamers[RED].coal == 0
    assert legal_texts(state) == ["done"]


def test_coal_is_spent_at_once() -> None:
    """Q12: before the first step is made."""
    state, _ = sail(OPEN.format(speed=1, coal=3), "4")
    assert state.steamers[RED].coal == 1
    assert legal_texts(state) == ["a", "l", "r"]


# --- Q10, Q13 -------------------------------------------------------------------------------------------------------------


def test_a_speed_that_cannot_be_sailed_to_the_end_is_not_offered() -> None:
    """Q10: six cells ahead of red the tiles end, and there is no coal to turn away twice."""
    start = "queen tiles=start,red-1 to_move=red | red=0,-{at}:N:s4:c0 green=-2,2 yellow=2,0"
    assert legal_texts(start.format(at=0)) == ["3", "4", "5"]
    last = "queen tiles=start,red-1 to_move=red | red=2,-2:N:s4:c0 green=-2,2 yellow=2,0"
    assert legal_texts(last) == ["3", "4"]
    assert refused(last, "5").rule == "Q12"


CORNERED = "queen tiles=start,red-1 order=green,red,yellow to_move=green | red=2,-2:NE:s6:c{coal} green=0,1:N yellow=2,0"
"""Red is at full speed with the bank ahead; green moves first."""


def test_a_steamer_too_fast_to_move_at_all_is_wrecked() -> None:
    """Q13: it can neither brake far enough nor use up its points; it leaves the river and takes the last rank."""
    state, events = sail(CORNERED.format(coal=0), "1 a done")
    assert wrecks(events) == [Wrecked(RED, 3, "coal")]
    assert state.steamers[RED].cell is None
    assert state.ranks == (3, 0, 0)
    assert state.wrecked == (RED,)
    assert queen.on_turn(state) == YELLOW


def test_a_captain_who_can_still_move_must_whatever_it_costs() -> None:
    """Q13: with enough coal the same steamer is not wrecked, and no turn is cheap."""
    state, events = sail(CORNERED.format(coal=6), "1 a done")
    assert not wrecks(events)
    assert queen.on_turn(state) == RED
    assert queen.turns(state)
    assert min(route.coal for route in queen.turns(state)) >= 1


def test_it_is_wrecked_exactly_if_its_coal_is_less_than_the_cheapest_turn_costs() -> None:
    """Q13: coal point by coal point."""
    rich, _ = sail(CORNERED.format(coal=6), "1 a done")
    price = min(route.coal for route in queen.turns(rich))
    for coal in range(7):
        _, events = sail(CORNERED.format(coal=coal), "1 a done")
        assert bool(wrecks(events)) == (coal < price), coal
    just_enough, _ = sail(CORNERED.format(coal=price), "1 a done")
    assert {route.coal for route in queen.turns(just_enough)} == {price}


POCKET = "queen tiles=start,wild-1,red-1 first_tile=1 {order} | red=-2,-1:NE:s1:c6 green=-1,-2 "
"""At (-2, -1), with the start tile gone, there is only one way: to (-1, -2), and from there to (-1, -3) and (0, -3)."""


@pytest.mark.parametrize("options", ["", "school=yes "])
def test_a_steamer_that_is_shut_in_by_others_is_held(options: str) -> None:
    """Q13, Q15: green lies in the only way out, and there is no cell to push it to. In the school it is the same."""
    start = POCKET.format(order=f"{options}order=blue,red,green,yellow,white") + "yellow=-1,-3 white=0,-3 blue=1,-3"
    state, events = sail(start, "1 a done")
    assert [event for event in events if isinstance(event, Held)] == [Held(RED, (GREEN, YELLOW, WHITE))]
    assert wrecks(events) == []
    assert queen.on_turn(state) == GREEN
    assert state.steamers[RED] == position(start).steamers[RED]


@pytest.mark.parametrize("options", ["", "school=yes "])
def test_under_version_1_a_steamer_that_is_shut_in_is_out_however_much_coal_it_has(options: str) -> None:
    """Q13, version 1: no legal turn was a wreck, whatever the reason."""
    start = POCKET.format(order=f"rules=1 {options}order=blue,red,green,yellow,white") + "yellow=-1,-3 white=0,-3 blue=1,-3"
    state, events = sail(start, "1 a done")
    assert wrecks(events) == [Wrecked(RED, 5, "held", (GREEN, YELLOW, WHITE))]
    assert queen.on_turn(state) == GREEN
    assert (-2, -1) not in [steamer.cell for steamer in state.steamers]


def test_a_steamer_that_can_push_its_way_out_is_not_wrecked() -> None:
    """Q13, Q14: with one cell free behind green, red pushes; so it cannot keep speed 1."""
    start = POCKET.format(order="order=blue,red,green,yellow,white") + "yellow=-1,-3 white=2,-5 blue=1,-3"
    state, events = sail(start, "1 a done")
    assert not wrecks(events)
    assert queen.on_turn(state) == RED
    assert "1" not in legal_texts(state)
    assert "2" in legal_texts(state)
    assert all(route.pushes for route in queen.turns(state))


def test_a_captain_is_wrecked_at_the_own_turn_and_not_before() -> None:
    """Q13: yellow makes room in time, and nothing has happened."""
    start = POCKET.format(order="order=yellow,red,green,blue,white") + "yellow=-1,-3:N white=0,-3 blue=1,-4"
    state, events = sail(start, "1 a done")
    assert not wrecks(events)
    assert queen.on_turn(state) == RED


def test_captains_who_cannot_move_are_wrecked_one_after_the_other_from_the_last_rank_up() -> None:
    """Q13, Q22: all of them stuck at once is no deadlock; the one that is left wins."""
    start = (
        "queen tiles=start,red-1 order=green,red,yellow to_move=green | red=2,-2:NE:s6:c0 green=0,1:N yellow=-2,0:NW:s6:c0"
    )
    state, events = sail(start, "1 a done")
    assert wrecks(events) == [Wrecked(RED, 3, "coal"), Wrecked(YELLOW, 2, "coal")]
    assert isinstance(events[-1], Ended)
    outcome = queen.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 2)
    assert queen.actor(state) is None


def test_a_wreck_gives_way() -> None:
    """Q13, Q10: the cell it lay on is free water for the next captain."""
    start = "queen tiles=start,red-1 order=green,red,yellow to_move=green | red=2,-2:NE:s6:c0 green=0,1:N yellow=2,-1:N"
    state, _ = sail(start, "1 a done")
    state, _ = sail(state, "1")
    assert "a" in legal_texts(state)


def test_nobody_passes() -> None:
    """Q13, Q10: every turn uses at least one point; there is no action that ends it sooner."""
    state, _ = sail(OPEN.format(speed=1, coal=6), "1")
    assert "done" not in legal_texts(state)
    assert refused(state, "done").rule == "Q10"
    assert [name for name in ("skip", "done") if name in legal_texts(OPEN.format(speed=1, coal=6))] == []


def test_steamers_begin_with_speed_one_and_six_coal() -> None:
    """Q8, Q9: so the first turn is sailed at speed 1 or 2, or dearer."""
    state = queen.setup(queen.OPTIONS(), ("red", "green", "yellow", "white", "blue"))
    assert [(steamer.speed, steamer.coal) for steamer in state.steamers] == [(1, 6)] * 5
    state, _ = sail(state, "tile=red-1 N N N N N")
    assert queen.on_turn(state) == RED
    assert {route.speed for route in queen.turns(state) if route.coal == 0} == {1, 2}
