"""Why nobody can board, fuel, exchange or arrive: at the end of a plan, and as everybody lies now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddlewheel import hexes
from paddlewheel.engine.errors import BadData
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Route
from paddlewheel.games.queen.model.events import Arrived
from paddlewheel.games.queen.model.state import State

from .positions import legal_texts, others_decide, position, random_position, sail

AT_A_DOCK = "queen tiles=start,red-1,brown-2{} to_move=red | red=0,-3:N:{} green=0,1 yellow=1,1"
"""Red lies one cell from the dock of red-1 at (0,-4), where one passenger waits."""
DEPOT = "queen added=coal tiles=start,coal,wild-1 to_move=red | red=0,-3:N:{} green=0,1 yellow=1,1"
"""Red lies one cell from the dock of a coal depot at (0,-4)."""
LANDING = (
    "queen tiles=start,red-1,red-2,red-3,red-4,brown-2,brown-3,brown-4,wild-1,wild-2,wild-3,brown-1 first_tile=11"
    " landing=straight round=20 to_move=red | red=0,-45:N:{} green=0,-43 yellow=2,-44"
)
"""Red lies one cell from the middle jetty at (0,-46)."""
LANDING_AT_A_DOCK = (
    "queen tiles=start,brown-1,brown-2,brown-4,red-1,red-3,red-4,wild-1,wild-2,wild-3,brown-3,red-2 landing=right"
    " to_move=red | red=2,-44:N:s1:p1 green=2,-42 yellow=1,-45"
)
"""Red lies one cell from a jetty that is the dock of a station, where its second passenger waits."""
SCHOOL = "queen school=yes tiles=start,red-1,red-2 to_move=red | red=0,-3:N:s1 green=0,1 yellow=1,1"
ROSE = (
    "queen black_rose=yes tiles=start,red-1,wild-1 order=rose,red,green,yellow to_move=rose"
    " | red=0,0 green=1,0 yellow=-1,1 rose=0,-3:N:s1"
)
TWO = (
    "queen steamers=2 tiles=start,red-1,wild-1 order=red-1,red-2,green-1,green-2 to_move=red-1"
    " | red-1=-1,-2:N:{} red-2={} green-1=1,0 green-2=-2,1"
)
"""Red's first steamer lies one cell from (-1,-3)."""

REASONS = [
    ("no dock", AT_A_DOCK.format("", "s1"), {"then": "board", "cell": [0, -5]}, "Q19", "board.no_dock"),
    ("too fast", AT_A_DOCK.format("", "s1"), {"then": "board", "cell": [0, -4], "speed": 2},
     "Q19", "board.speed (speed=2, needed=1)"),
    ("full", AT_A_DOCK.format("", "s1:p2"), {"then": "board", "cell": [0, -4]},
     "Q19", "board.full (aboard=2)"),
    ("been there", AT_A_DOCK.format("", "s1:p1@red-1"), {"then": "board", "cell": [0, -4]},
     "Q19", "board.again"),
    ("nobody waits", AT_A_DOCK.format(" waiting=red-1:0", "s1"), {"then": "board", "cell": [0, -4]},
     "Q18", "board.nobody"),
    ("in the school", SCHOOL, {"then": "board", "cell": [0, -4]}, "Q17", "board.school"),
    ("not the Black Rose", ROSE, {"then": "board", "cell": [0, -4]}, "B12", "board.rose"),
    ("out of reach", AT_A_DOCK.format("", "s3:c0"), {"then": "board", "cell": [0, -4]},
     "Q12", "end.no_coal (cell=0,-4, needed=1, coal=0)"),
    ("no depot", AT_A_DOCK.format("", "s1"), {"then": "fuel", "cell": [0, -4]},
     "B7", "fuel.no_dock"),
    ("too fast for coal", DEPOT.format("s1:c3"), {"then": "fuel", "cell": [0, -4], "speed": 2},
     "B7", "fuel.speed (speed=2, needed=1)"),
    ("coal enough", DEPOT.format("s1:c6"), {"then": "fuel", "cell": [0, -4], "heading": "N", "speed": 1},
     "B7", "fuel.full (coal=6)"),
    ("no passengers at a depot", DEPOT.format("s1:c3"), {"then": "board", "cell": [0, -4]},
     "Q19", "board.no_dock"),
    ("no landing yet", AT_A_DOCK.format("", "s1:p2"), {"then": "arrive", "cell": [0, -4]},
     "Q5", "arrive.no_landing"),
    ("no jetty", LANDING.format("s1:p2"), {"then": "arrive", "cell": [-1, -44]}, "Q7", "arrive.no_jetty"),
    ("too fast to arrive", LANDING.format("s2:c6:p2"), {"then": "arrive", "cell": [0, -46], "speed": 3},
     "Q21", "arrive.speed (speed=3, speeds=1)"),
    ("too fast for the option", LANDING.format("s2:c6:p2").replace("queen ", "queen arrival_speed=2 "),
     {"then": "arrive", "cell": [0, -46], "speed": 3}, "Q21", "arrive.speed (speed=3, speeds=1,2)"),
    ("passengers missing", LANDING.format("s1:p1"), {"then": "arrive", "cell": [0, -46]},
     "Q21", "arrive.passengers (aboard=1, needed=2)"),
    ("no other near", TWO.format("s1:c2", "0,1:N:s1"), {"then": "exchange", "cell": [-1, -3]},
     "B9", "exchange.not_beside (steamer=red-2)"),
    ("unlike speeds", TWO.format("s1:c2", "0,-3:N:s3"), {"then": "exchange", "cell": [-1, -3], "speed": 1},
     "B9", "exchange.speeds (steamer=red-2, speed=1, other_speed=3)"),
    ("at a dock", TWO.format("s1:c2", "0,-4:N:s1"), {"then": "exchange", "cell": [-1, -3], "speed": 1},
     "B9", "exchange.barred (steamer=red-2, element=dock)"),
    ("at a landing stage", TWO.format("s1:c2", "0,0:N:s1").replace("-1,-2:N", "0,0:S").replace("red-2=0,0", "red-2=-1,1"),
     {"then": "exchange", "cell": [0, 1], "speed": 1},
     "B9", "exchange.barred (steamer=red-1, element=landing_stage)"),
    ("nothing to give or take", TWO.format("s1:c6", "0,-3:N:s1:c6"),
     {"then": "exchange", "cell": [-1, -3], "heading": "N", "speed": 1},
     "B9", "exchange.full (steamer=red-2, coal=6, most=6)"),
    ("pushed home by the plan",
     "queen steamers=2 both_home=yes tiles=start,brown-1,brown-2,red-2,red-3,red-4,wild-1,wild-2,wild-3,brown-3,brown-4"
     ",red-1 landing=straight order=red-1,red-2,green-1,green-2 to_move=red-1"
     " | red-1=0,-44:N:s2:c1 red-2=0,-45:N:s1:p2 green-1=0,-42 green-2=1,-43",
     {"then": "exchange", "cell": [1, -45], "heading": "SE", "speed": 3}, "B9", "exchange.alone"),
    ("nobody to exchange with", AT_A_DOCK.format("", "s1"), {"then": "exchange", "cell": [0, -4]},
     "B9", "exchange.alone"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "wish", "rule", "reason"), [case[1:] for case in REASONS], ids=[c[0] for c in REASONS])
def test_why_an_end_action_cannot_be_done_after_a_plan(start: str, wish: dict[str, Any], rule: str, reason: str) -> None:
    """Q17–Q19, Q21, B7, B9, B12: the one reason, with the numbers of that end."""
    no = queen.why_not(position(start), wish)
    assert no is not None
    assert (no.rule, no.brief) == (rule, reason)


@pytest.mark.parametrize(
    ("start", "wish"),
    [
        (AT_A_DOCK.format("", "s1"), {"then": "board", "cell": [0, -4]}),
        (AT_A_DOCK.format("", "s3:c6"), {"then": "board", "cell": [0, -4]}),
        (DEPOT.format("s1:c3"), {"then": "fuel", "cell": [0, -4], "speed": 1}),
        (DEPOT.format("s2:c6"), {"then": "fuel", "cell": [0, -4], "heading": "SW"}),
        (LANDING.format("s1:p2"), {"then": "arrive", "cell": [0, -46]}),
        (LANDING.format("s1:p2").replace("queen ", "queen arrival_speed=2 "),
         {"then": "arrive", "cell": [0, -46], "speed": 2}),
        (LANDING_AT_A_DOCK, {"then": "arrive", "cell": [2, -45]}),
        (TWO.format("s1:c2", "0,-3:N:s1"), {"then": "exchange", "cell": [-1, -3]}),
    ],
)  # fmt: skip
def test_there_is_nothing_against_an_end_action_that_some_such_end_allows(start: str, wish: dict[str, Any]) -> None:
    """Q19, Q21, B7, B9: what is left open may be anything; coal that was spent on the way can be filled up."""
    assert queen.why_not(position(start), wish) is None


# --- as everybody lies now ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "wish", "rule", "reason"),
    [
        (AT_A_DOCK.format("", "s1"), {"then": "board"}, "Q19", "board.no_dock"),
        (AT_A_DOCK.format("", "s2").replace("0,-3", "0,-4"), {"then": "board"},
         "Q19", "board.speed (speed=2, needed=1)"),
        (AT_A_DOCK.format("", "s1").replace("0,-3", "0,-4"), {"then": "board"},
         "Q19", "turn.not_over (steamer=red)"),
        (AT_A_DOCK.format("", "s1"), {"then": "board", "steamer": "green"}, "Q19", "board.no_dock"),
        (AT_A_DOCK.format("", "s1"), {"then": "arrive"}, "Q5", "arrive.no_landing"),
    ],
)  # fmt: skip
def test_why_an_end_action_cannot_be_done_now(start: str, wish: dict[str, Any], rule: str, reason: str) -> None:
    """Q19, Q21: by the one who decides next, or by a steamer that is named."""
    no = queen.why_not(position(start), wish)
    assert no is not None
    assert (no.rule, no.brief) == (rule, reason)


def test_after_the_turn_the_reason_is_still_there() -> None:
    """Q19: red has come to the dock at speed 2, and green is to move."""
    state, _ = sail(AT_A_DOCK.format("", "s2").replace("0,-3", "0,-2"), "2 a a done")
    assert state.names[state.agenda[0].steamer] == "green"
    no = queen.why_not(state, {"then": "board", "steamer": "red"})
    assert no is not None
    assert str(no) == "Q19 board.speed (speed=2, needed=1)"


def test_the_former_name_is_still_read() -> None:
    """Q19: programs that ask about a `deed` get the same answer."""
    state = position(AT_A_DOCK.format("", "s1"))
    now, before = (queen.why_not(state, {key: "board", "cell": [0, -4], "speed": 2}) for key in ("then", "deed"))
    assert now is not None
    assert before is not None
    assert now.args == before.args


def test_while_the_end_action_is_offered_nothing_is_against_it() -> None:
    """Q19: red lies at the dock and may take a passenger; it cannot fill up there."""
    state, _ = sail(AT_A_DOCK.format("", "s1"), "1 a done")
    assert legal_texts(state) == ["board", "skip"]
    assert queen.why_not(state, {"then": "board"}) is None
    no = queen.why_not(state, {"then": "fuel"})
    assert no is not None
    assert no.rule == "B7"


def test_while_boarding_is_offered_that_is_decided_before_coal_is_exchanged() -> None:
    """B9: with coal exchanged at docks too, red may board first, and then not exchange any more."""
    start = TWO.format("s1:c2", "0,-3:N:s1").replace("queen ", "queen exchange_at_docks=yes ").replace("-1,-2:N", "0,-5:S")
    state, _ = sail(start, "1 a done")
    assert legal_texts(state) == ["board", "skip"]
    no = queen.why_not(state, {"then": "exchange"})
    assert no is not None
    assert (no.rule, no.brief) == ("Q19", "first.board (steamer=red-1)")


def test_a_steamer_that_has_left_does_nothing() -> None:
    """Q13, Q21: home or wrecked."""
    state = position("queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N green=0,1 yellow=wrecked:3")
    no = queen.why_not(state, {"then": "board", "steamer": "yellow"})
    assert no is not None
    assert (no.rule, no.brief) == ("Q13", "steamer.left_river (steamer=yellow)")


def test_who_has_arrived_could_arrive() -> None:
    """Q21: also if the race is over with it; boarding is over for it."""
    for more, over in (("", False), ("stop_at_winner=yes ", True)):
        state, _ = sail(LANDING.format("s1:p2").replace("queen ", f"queen {more}"), "1 a done")
        assert (queen.outcome(state) is not None) == over
        assert queen.why_not(state, {"then": "arrive", "steamer": "red"}) is None
        no = queen.why_not(state, {"then": "board", "steamer": "red"})
        assert no is not None
        assert no.brief.startswith("race.over" if over else "steamer.left_river (steamer=red)")


def test_before_the_race_nobody_has_left_the_river() -> None:
    """Q8: the draw of start cells comes first."""
    state = queen.setup(queen.OPTIONS(draw_first=True), queen.COLOURS[:3])
    no = queen.why_not(state, {"then": "board", "steamer": "red"})
    assert no is not None
    assert (no.rule, no.brief) == ("Q8", "first.start_cell")


@pytest.mark.parametrize(
    ("wish", "where"),
    [
        ({"then": "swim"}, "end.then"),
        ({"then": 3, "cell": [0, 0]}, "end.then"),
        ({"then": "board", "cell": [0]}, "end.cell"),
        ({"then": "board", "speed": 1}, "end"),
        ({"then": "board", "steamer": "pink"}, "end.steamer"),
        ({"cell": [0, 0], "steamer": "red"}, "end"),
        ({"then": "board", "cell": [0, 0], "steamer": "red"}, "end"),
    ],
)
def test_a_wish_for_an_end_action_that_makes_no_sense_is_bad_data(wish: dict[str, Any], where: str) -> None:
    with pytest.raises(BadData) as caught:
        queen.why_not(position(AT_A_DOCK.format("", "s1")), wish)
    assert caught.value.where == where


# --- true at any end ------------------------------------------------------------------------------------------------------


def check_end(state: State, turn: Route, rng: Random) -> set[str]:
    """Sail a turn; the end actions that are possible there are those that nothing was against; return them."""
    ship = state.agenda[0].steamer
    wish = {"cell": list(turn.cell), "heading": hexes.NAMES[turn.heading], "speed": turn.speed}
    told = {action for action in ("board", "fuel", "arrive") if queen.why_not(state, {**wish, "then": action}) is None}
    done: set[str] = set()
    sailed = state
    for action in turn.way:
        sailed = others_decide(sailed, ship, rng)
        if not sailed.agenda or queen.on_turn(sailed) != ship:
            return set()
        sailed, events = queen.apply(sailed, action)
        done |= {"arrive" for event in events if isinstance(event, Arrived) and event.steamer == ship}
    if len(sailed.tiles) != len(state.tiles) or (sailed.agenda and sailed.agenda[0].what in ("die", "tile", "landing")):
        return set()
    if sailed.agenda and sailed.agenda[0].steamer == ship and sailed.agenda[0].what in ("board", "fuel"):
        done.add(sailed.agenda[0].what)
        sailed, events = queen.apply(sailed, queen.legal(sailed)[0])
        done |= {"arrive" for event in events if isinstance(event, Arrived) and event.steamer == ship}
    assert done == told, (queen.format_position(state), wish)
    return done


@pytest.mark.sweep
def test_an_end_action_is_possible_at_an_end_exactly_if_nothing_is_said_against_it() -> None:
    """Q17, Q19, Q21: at the ends of the turns of many positions."""
    rng, done = Random("deeds"), set[str]()
    for _ in range(120):
        state = random_position(rng, 60)
        turns = queen.turns(state)
        special = [turn for turn in turns if _is_special(state, turn)]
        slow = [turn for turn in special if turn.final_speed == 1]
        for some in (special, slow, turns):
            for turn in rng.sample(some, min(len(some), 3)):
                done |= check_end(state, turn, rng)
    assert done == {"board", "arrive"}


def _is_special(state: State, turn: Route) -> bool:
    index = state.river.index[turn.cell]
    return state.river.jetty[index] or state.river.dock_of[index] >= 0
