"""Why a turn cannot end as a captain wishes: held against the turns there are, and against those with coal in plenty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import offered
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import LEFT, RIGHT, Ahead, Rotate, Route
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import SAIL, State
from paddlewheel.hexes import Cell

from .positions import position, random_position, sail
from .racing import drift, race
from .sample import MIDDLE, journey

pytestmark = pytest.mark.sweep

PLENTY = 20
"""More coal than any turn can use up."""
SPEEDS = range(1, 7)

ASHORE = "queen draw_first=yes | red= green= yellow="
UNDER_WAY = "queen tiles=start,wild-3,red-1 to_move=red | red=0,1:N:s1 green=2,0:N yellow=-2,2:N"
CROWDED = "queen tiles=start,red-1,red-2 to_move=red | red=0,-1:N:s1:c1 green=0,-2:N yellow=-2,2:N"
HER_TURN = (
    "queen black_rose=yes tiles=start,red-1,wild-1 order=rose,red,green,yellow to_move=rose"
    " | red=0,-3 green=0,0 yellow=-1,2 rose=1,0:N:s1"
)


class Wish(NamedTuple):
    """An end that is asked for; what is None may be anything."""

    cell: Cell
    heading: str | None = None
    speed: int | None = None

    def data(self) -> dict[str, Any]:
        """Return the wish as plain data, without what may be anything."""
        return {key: value for key, value in self._asdict().items() if value is not None} | {"cell": list(self.cell)}

    def met_by(self, route: Route) -> bool:
        """Tell whether a turn ends like this."""
        heading = self.heading in (None, hexes.NAMES[route.heading])
        return route.cell == self.cell and heading and self.speed in (None, route.speed)


class Asked:
    """A captain's turn, and everything that is checked of an answer."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.agenda[0].steamer
        self.steamer = state.steamers[self.seat]
        self.turns = _by_cell(queen.turns(state))
        full = state.with_steamer(self.seat, self.steamer._replace(coal=PLENTY))
        self.turns_with_coal = _by_cell(queen.turns(full))
        self.answers: Counter[str] = Counter()

    def check(self, wish: Wish) -> None:
        """Ask, and see that the answer is true."""
        no = queen.why_not(self.state, wish.data())
        can = any(wish.met_by(turn) for turn in self.turns.get(wish.cell, []))
        assert (no is None) == can, (wish, no)
        self.answers["can" if no is None else no.rule] += 1
        if no is not None:
            self._check_reason(wish, no)

    def _check_reason(self, wish: Wish, no: Refusal) -> None:
        prices = [turn.coal for turn in self.turns_with_coal.get(wish.cell, []) if wish.met_by(turn)]
        if no.rule == "Q12":
            assert no.facts["coal"] == self.steamer.coal < needed(no)
            if no.code == "speed.no_coal":
                assert wish.speed is not None
                assert needed(no) == abs(wish.speed - self.steamer.speed) - 1
            else:
                assert no.code == ("end.no_coal" if wish.heading is None else "end.heading_no_coal")
                assert needed(no) == min(prices), (wish, no)
            return
        assert not prices, (wish, no)
        assert "coal" not in no.facts
        if wish.cell in self.state.river.index:
            if no.rule in ("Q17", "Q22"):
                entered = {hexes.NAMES[turn.heading] for turn in self.turns_with_coal[wish.cell]}
                told = no.facts["headings"]
                assert isinstance(told, list)
                assert set(told) <= entered
                assert hexes.NAMES[0] if wish.heading is None else wish.heading not in told
                return
            assert no.rule in ("Q9", "Q10", "Q14")
            lying = [one.cell for seat, one in enumerate(self.state.steamers) if seat != self.seat]
            assert no.rule != "Q14" or wish.cell in lying, (wish, no)
            self._check_points(wish, no)
        else:
            assert no.rule in ("Q5", "Q6", "Q7", "Q10", "B11")
            assert no.code == "end.land"
            assert no.facts["land"] in ("island", "bank", "far", "not_laid", "landing", "tile_gone", "shipyard")

    def _check_points(self, wish: Wish, no: Refusal) -> None:
        """At the start of a turn the points that would do are the speeds at which turns end there, whatever they cost."""
        if self.state.under_way is None and not self.state.options.school:
            real = sorted({turn.speed for turn in self.turns_with_coal.get(wish.cell, [])})
            assert no.facts.get("enough", []) == real, (wish, no)


def needed(no: Refusal) -> int:
    """Return how much coal a refusal says is needed."""
    told = no.facts["needed"]
    assert isinstance(told, int)
    return told


def _by_cell(turns: Iterable[Route]) -> dict[Cell, list[Route]]:
    found: dict[Cell, list[Route]] = {}
    for turn in turns:
        found.setdefault(turn.cell, []).append(turn)
    return found


def cells_around(state: State, farthest: int = 7) -> list[Cell]:
    """Return the cells a turn could come to and some more, land and cells off the tiles too."""
    here = state.steamers[state.agenda[0].steamer].cell
    assert here is not None
    span = range(-farthest, farthest + 1)
    cells = [(here[0] + q, here[1] + r) for q in span for r in span]
    return [cell for cell in cells if hexes.distance(cell, here) <= farthest]


def stops_at_once(state: State) -> bool:
    """Tell whether a move may stop before its points are used up: in the school, once the landing is there (Q17)."""
    return state.options.school and state.landing is not None


def beginnings(seeds: Iterable[int]) -> list[State]:
    """Return captains' turns to be begun, positions picked at random."""
    states = [random_position(Random(f"asking/{seed}"), 60) for seed in seeds]
    return [state for state in states if not stops_at_once(state)]


def middles(options: Options, seed: int, count: int) -> list[State]:
    """Return states in the middle of captains' turns, from the course of one race at random."""
    states = [state for state, *_ in race(options, 4, seed, drift) if state.agenda[0].what == SAIL]
    return Random(seed).sample(states, min(count, len(states)))


# --- true answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0])
def test_every_cell_heading_and_speed_is_answered_truly(seed: int) -> None:
    for state in beginnings([seed]):
        asked = Asked(state)
        for cell in cells_around(state):
            for heading in hexes.NAMES:
                for speed in SPEEDS:
                    asked.check(Wish(cell, heading, speed))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 116))
def test_every_cell_heading_and_speed_is_answered_truly_in_many_positions(seed: int) -> None:
    test_every_cell_heading_and_speed_is_answered_truly(seed)


@pytest.mark.parametrize("batch", [0, *(pytest.param(batch, marks=pytest.mark.long) for batch in (1, 2, 3))])
def test_many_positions_are_answered_truly_at_every_cell(batch: int) -> None:
    rng = Random(batch)
    answers: Counter[str] = Counter()
    for state in beginnings(range(1000 + 16 * batch, 1016 + 16 * batch)):
        asked = Asked(state)
        for cell in cells_around(state):
            heading, speed = rng.choice(hexes.NAMES), rng.choice(SPEEDS)
            asked.check(rng.choice([Wish(cell), Wish(cell, heading), Wish(cell, speed=speed), Wish(cell, heading, speed)]))
        answers += asked.answers
    assert set(answers) == {"can", "Q5", "Q6", "Q7", "Q10", "Q12", "Q14"}


@pytest.mark.parametrize("school", [False, True], ids=["passengers", "school"])
def test_the_middle_of_a_turn_is_answered_truly(school: bool) -> None:
    answers: Counter[str] = Counter()
    for state in middles(Options(school=school, round_limit=8), 5, 12):
        if stops_at_once(state):
            continue
        asked = Asked(state)
        for cell in cells_around(state, 4):
            asked.check(Wish(cell))
            for heading in hexes.NAMES:
                asked.check(Wish(cell, heading, asked.steamer.speed))
            asked.check(Wish(cell, speed=asked.steamer.speed % 6 + 1))
        answers += asked.answers
    assert {"can", "Q9", "Q10", "Q12"} <= set(answers)


def school_at_the_landing(seeds: Iterable[int]) -> list[State]:
    """Return turns in the school from positions picked at random, the landing near."""
    return [state for state in map(random_position, map(Random, seeds)) if stops_at_once(state)]


def test_a_move_that_stops_at_the_landing_is_known_to_be_possible() -> None:
    stopped = 0
    for state in school_at_the_landing(range(40)):
        for turn in queen.turns(state):
            if state.river.jetty[state.river.index[turn.cell]]:
                assert queen.why_not(state, Wish(turn.cell, hexes.NAMES[turn.heading], turn.speed).data()) is None
                stopped += 1
    assert stopped


def test_the_coal_for_a_move_that_stops_at_the_landing_is_the_least() -> None:
    for state in school_at_the_landing([4, 7]):
        asked = Asked(state)
        for cell in cells_around(state):
            for speed in SPEEDS:
                for heading in hexes.NAMES if cell in state.river.index else ():
                    asked.check(Wish(cell, heading, speed))


# --- what is said ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "wish", "rule", "brief"),
    [
        (CROWDED, Wish((2, -3)), "Q10", "end.land (cell=2,-3, land=island)"),
        (CROWDED, Wish((9, 9)), "Q10", "end.land (cell=9,9, land=far)"),
        (CROWDED, Wish((0, 0), speed=4), "Q12", "speed.no_coal (before=1, speed=4, needed=2, coal=1)"),
        (HER_TURN, Wish((0, -2), speed=4), "B12", "rose.no_coal (needed=2, coal=1)"),
        (HER_TURN, Wish((2, 0), "N"), "B12", "rose.no_coal (needed=3, coal=1)"),
    ],
)
def test_the_reason_is_told_with_its_rule_and_its_numbers(start: str, wish: Wish, rule: str, brief: str) -> None:
    no = queen.why_not(position(start), wish.data())
    assert no is not None
    assert (no.rule, no.brief) == (rule, brief)


def test_the_speed_of_a_turn_under_way_is_set() -> None:
    state, _ = sail(UNDER_WAY, "1")
    no = queen.why_not(state, Wish((0, 0), speed=2).data())
    assert no is not None
    assert (no.rule, no.brief) == ("Q9", "speed.set (speed=1)")
    assert queen.why_not(state, Wish((0, 0), speed=1).data()) is None


def test_more_coal_is_what_the_shortage_said() -> None:
    """Given just as much coal as was told, the turn can end there; given one less, it cannot."""
    told = 0
    for state in beginnings(range(2000, 2012)):
        seat = state.agenda[0].steamer
        steamer = state.steamers[seat]
        for cell in state.river.index:
            wish = Wish(cell, "S").data()
            no = queen.why_not(state, wish)
            if no is not None and no.rule == "Q12":
                enough, short = needed(no), needed(no) - 1
                assert queen.why_not(state.with_steamer(seat, steamer._replace(coal=enough)), wish) is None
                assert queen.why_not(state.with_steamer(seat, steamer._replace(coal=short)), wish) is not None
                told += 1
    assert told


def test_while_something_else_is_to_be_decided_that_is_what_is_said() -> None:
    seen = set()
    for state, _ in journey(Options(draw_first=True, round_limit=12), 3, Random(4)):
        if not state.agenda or state.agenda[0].what not in ("speed", "sail"):
            no = queen.why_not(state, {"cell": [0, 0]})
            assert no is not None
            assert no.instead in (queen.legal(state) if state.agenda else (None,))
            seen.add(state.agenda[0].what if state.agenda else "over")
    assert {"first", "tile", "face", "die", "over"} <= seen


# --- what is offered instead ----------------------------------------------------------------------------------------------


def instead(start: str, wish: Wish, then: str | None = None) -> str:
    """Return the turn that is offered instead of one that cannot be, as it is typed."""
    state = position(start)
    no = queen.why_not(state, wish.data() | ({} if then is None else {"then": then}))
    assert no is not None
    return offered(queen, state, no.instead)


WIDE = "queen tiles=start,red-1,red-2 to_move=red | red=0,0:N:s1:c{} green=-2,2 yellow=2,0"


@pytest.mark.parametrize(
    ("coal", "wish", "turn"),
    [
        (1, Wish((0, -1), "SE", 4), "1 a r r done"),
        (0, Wish((0, -3), "NE", 2), "2 a a r done"),
        (0, Wish((0, -3), "N", 2), "2 a a done"),
        (0, Wish((0, -3), speed=2), "2 a a done"),
        (2, Wish((0, -1), "S", 4), "1 a r r r done"),
    ],
)
def test_the_heading_that_was_asked_for_is_kept_in_the_turn_offered_instead(coal: int, wish: Wish, turn: str) -> None:
    """Q9, Q11, Q12: too fast or too dear so, but with that heading there is a turn near by."""
    offered_turn = instead(WIDE.format(coal), wish)
    after, _ = sail(WIDE.format(coal), offered_turn)
    assert wish.heading in (None, hexes.NAMES[after.steamers[0].heading])
    assert offered_turn == turn


def test_instead_of_boarding_too_fast_the_turn_to_the_same_dock_that_can_is_offered() -> None:
    """Q19: at speed 1, with the heading asked for."""
    start = "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N:s1 green=0,1 yellow=1,1"
    assert instead(start, Wish((0, -4), "NE", 2), "board") == "1 a r done"


def test_a_rotation_that_leads_nowhere_yet_is_not_answered_with_the_opposite_one() -> None:
    """Q10, Q11: red cannot turn here and go on, but it can a cell further on."""
    for state, _ in journey(Options(round_limit=12), 3, Random(11)):
        if not state.agenda or state.agenda[0].what != "sail":
            continue
        for turn in (Rotate(LEFT), Rotate(RIGHT)):
            no = queen.refusal(state, turn)
            if no is not None and Ahead() in queen.legal(state):
                after, _ = queen.apply(state, Ahead())
                later = after.agenda[:1] == state.agenda[:1] and turn in queen.legal(after)
                assert no.instead == Ahead() or not later
                assert no.instead in queen.legal(state)


# --- wishes that make no sense --------------------------------------------------------------------------------------------

NONSENSE: list[tuple[Any, str]] = [
    ({}, "end.cell"),
    ({"cell": None}, "end.cell"),
    ({"cell": [1]}, "end.cell"),
    ({"cell": [1, 2, 3]}, "end.cell"),
    ({"cell": [1, 2.0]}, "end.cell"),
    ({"cell": [True, 0]}, "end.cell"),
    ({"cell": "0,0"}, "end.cell"),
    ({"cell": {"q": 0, "r": 0}}, "end.cell"),
    ({"cell": [0, 0], "heading": "E"}, "end.heading"),
    ({"cell": [0, 0], "heading": "n"}, "end.heading"),
    ({"cell": [0, 0], "heading": 0}, "end.heading"),
    ({"cell": [0, 0], "speed": 0}, "end.speed"),
    ({"cell": [0, 0], "speed": 7}, "end.speed"),
    ({"cell": [0, 0], "speed": "3"}, "end.speed"),
    ({"cell": [0, 0], "speed": True}, "end.speed"),
    ({"cell": [0, 0], "coal": 2}, "end"),
    ({"rotation": 0, "distance": 2}, "end.cell"),
    ([0, 0], "end"),
    (None, "end"),
]


@pytest.mark.parametrize(("wish", "where"), NONSENSE, ids=str)
@pytest.mark.parametrize("start", [CROWDED, ASHORE], ids=["speed", "draw"])
def test_a_wish_that_makes_no_sense_is_bad_data(start: str, wish: Any, where: str) -> None:
    with pytest.raises(BadData) as caught:
        queen.why_not(position(start), wish)
    assert caught.value.where == where


def test_huge_cells_are_only_not_on_the_table() -> None:
    no = queen.why_not(position(CROWDED), {"cell": [10**30, -(10**30)]})
    assert no is not None
    assert no.rule == "Q10"


def test_nothing_changes() -> None:
    state = queen.from_data(MIDDLE)
    wish = {"cell": [-3, -6], "heading": "NW", "speed": 2}
    asked = dict(wish)
    before = queen.to_data(state)
    for _ in range(2):
        queen.why_not(state, wish)
    assert wish == asked
    assert queen.to_data(state) == before == MIDDLE
