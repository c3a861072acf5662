"""What is not allowed, and what the refusal says: the rule, the numbers, a legal action instead."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from models.queen import turn as model

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import (
    LEFT,
    RIGHT,
    Action,
    Ahead,
    Board,
    Die,
    Done,
    Draw,
    Face,
    First,
    Push,
    Rotate,
    Skip,
    Speed,
)
from paddlewheel.games.queen.model.state import SAIL, SPEED, State
from paddlewheel.games.queen.river.tiles import RIVER, TURNS

from .positions import RED, legal_texts, others_decide, position, random_position, refused, sail

pytestmark = pytest.mark.sweep

OPEN = "queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s3:c1 green=-2,2 yellow=2,0"
EMPTY = "queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s3:c0 green=-2,2 yellow=2,0"
BANK = "queen tiles=start,red-1,red-2 to_move=red | red=-2,0:NW:s3:c{} green=1,1 yellow=2,0"
POCKET = "queen tiles=start,wild-1,red-1 first_tile=1 to_move=red | red=-1,-2:NW:s2:c{} green=1,-3 yellow=1,-4"
BEHIND = "queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s3:c0 green=0,0 yellow=1,0 white=-2,2"
SHUT_IN = "queen tiles=start,wild-1,red-1 first_tile=1 to_move=red | red=-1,-3:S:s3:c6 green=-1,-2 yellow=-2,-1 white=0,-3"
NOT_ASTERN = BEHIND.replace("queen", "queen push_astern=no").replace("green=0,0", "green=0,0:SW")
CORNER = "queen tiles=start,wild-1,red-1 first_tile=1 to_move=red | red=-2,-1:NE:s1:c6 green=-1,-2 yellow=2,-5"


@pytest.mark.parametrize(
    ("start", "actions", "wanted", "rule", "reason"),
    [
        # Q9, Q12: the speed
        (OPEN, "", "0", "Q9", "speed.range (slowest=1, fastest=6, speed=0)"),
        (OPEN, "", "7", "Q9", "speed.range (slowest=1, fastest=6, speed=7)"),
        (OPEN, "", "6", "Q12", "speed.no_coal (before=3, speed=6, needed=2, coal=1)"),
        (EMPTY, "", "1", "Q12", "speed.no_coal (before=3, speed=1, needed=1, coal=0)"),
        (EMPTY, "", "5", "Q12", "speed.no_coal (before=3, speed=5, needed=1, coal=0)"),
        (OPEN.replace("s3:c1", "s6:c3"), "", "1", "Q12", "speed.no_coal (before=6, speed=1, needed=4, coal=3)"),
        (OPEN, "", "a", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "done", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "push=0,0", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "N", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "board", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "die=left", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "tile=wild-1", "Q9", "first.speed (steamer=red)"),
        (OPEN, "", "first=red", "Q9", "first.speed (steamer=red)"),
        # Q10: the points
        (CORNER, "", "1", "Q10", "points.left_over (points=1)"),
        (OPEN, "2", "done", "Q10", "points.unused (points=2)"),
        (OPEN, "2 a", "done", "Q10", "points.unused (points=1)"),
        (OPEN, "2 a a", "a", "Q10", "points.none"),
        (OPEN, "2 a a", "push=0,-1", "Q10", "points.none"),
        (OPEN, "2", "3", "Q10", "first.move (steamer=red)"),
        (OPEN, "2", "NE", "Q10", "first.move (steamer=red)"),
        (OPEN, "2", "skip", "Q10", "first.move (steamer=red)"),
        (BANK.format(6), "2", "a", "Q10", "ahead.land (cell=-3,0, land=bank)"),
        (BANK.format(6), "2", "push=-2,-1", "Q10", "ahead.land (cell=-3,0, land=bank)"),
        # Q12: the coal for turning, now and on the way
        (EMPTY, "2 l", "l", "Q12", "rotation.no_coal (needed=1, coal=0)"),
        (EMPTY, "3 a a a r", "l", "Q12", "rotation.no_coal (needed=1, coal=0)"),
        (BANK.format(1), "", "1", "Q12", "onward.no_coal_in_all (needed=2, coal=1)"),
        (BANK.format(2), "", "5", "Q12", "onward.no_coal_in_all (needed=3, coal=2)"),
        (POCKET.format(0), "2", "l", "Q12", "onward.no_coal (needed=2, coal=0)"),
        (POCKET.format(2), "2 l", "a", "Q12", "onward.no_coal (needed=3, coal=2)"),
        # Q14, Q15: pushing
        (BEHIND, "2", "a", "Q14", "push.where (steamer=green)"),
        (BEHIND.replace("s3", "s2"), "1", "a", "Q14", "push.no_points (steamer=green, needed=2, points=1)"),
        (BEHIND.replace("s3", "s2"), "1", "push=0,-1", "Q14", "push.no_points (steamer=green, needed=2, points=1)"),
        (BEHIND.replace("0,1:N", "0,1:NW"), "2", "push=-1,0", "Q14", "push.nobody"),
        (BEHIND, "2", "push=1,0", "Q15", "push.occupied (cell=1,0)"),
        (BEHIND, "2", "push=0,1", "Q15", "push.stood (cell=0,1)"),
        (BEHIND, "2", "push=0,-2", "Q15", "push.not_beside (cell=0,-2, steamer=green)"),
        (BEHIND, "2", "push=0,0", "Q15", "push.not_beside (cell=0,0, steamer=green)"),
        (BEHIND, "4 push=0,-1 N", "a", "Q15", "push.again (steamer=green)"),
        (
            BEHIND,
            "4 push=0,-1 N",
            "push=0,-2",
            "Q15",
            "push.again (steamer=green)",
        ),
        (SHUT_IN, "2", "a", "Q15", "push.no_space (steamer=green)"),
        (SHUT_IN, "2", "push=0,-3", "Q15", "push.no_space (steamer=green)"),
        # Q16: the pushed captain first
        (BEHIND, "2 push=0,-1", "done", "Q16", "first.heading (steamer=green)"),
        (BEHIND, "2 push=0,-1", "3", "Q16", "first.heading (steamer=green)"),
        # Q23: a table that does not push astern
        (
            NOT_ASTERN,
            "2",
            "push=1,-1",
            "Q23",
            "push.astern (cell=1,-1)",
        ),
    ],
)
def test_a_refusal_says_the_rule_and_the_numbers_and_what_would_be_legal(
    start: str, actions: str, wanted: str, rule: str, reason: str
) -> None:
    """Q9, Q10, Q12, Q14, Q15, Q16, Q23: and `instead` is legal."""
    state, _ = sail(start, actions)
    no = refused(state, wanted)
    assert (no.rule, no.brief) == (rule, reason)
    assert str(no) == f"{rule} {reason}"
    assert no.instead in queen.legal(state)


def test_a_rotation_that_was_asked_for_is_kept_however_far_ahead_it_can_be_made() -> None:
    """Q11, Q12: yellow can turn right only after three cells; to the left it could turn here."""
    state = position(
        "queen tiles=start,red-4,red-2 round=2 order=yellow,red,green to_move=yellow decision=sail points=3"
        " stood=2,-4/2,-5/2,-6 | red=1,-1:NE:s6:c0 green=1,0:SW:s1:c5 yellow=2,-6:N:s5:c0"
    )
    assert "l" in legal_texts(state)
    for _ in range(3):
        no = refused(state, "r")
        assert (no.rule, no.instead) == ("Q12", Ahead())
        state, _ = sail(state, "a")
    assert "r" in legal_texts(state)


@pytest.mark.parametrize(
    ("start", "actions", "wanted", "instead"),
    [
        (OPEN, "", "9", "5"),
        (OPEN, "", "0", "1"),
        (OPEN, "", "a", "3"),
        (CORNER, "", "1", "2"),
        (BEHIND, "2", "push=0,-2", "push=0,-1"),
        (BEHIND, "2", "push=-2,2", "push=-1,1"),
        (BEHIND, "2", "a", "push=0,-1"),
        (OPEN, "2 a", "done", "a"),
    ],
)
def test_what_is_possible_instead_is_the_nearest_to_what_was_wanted(
    start: str, actions: str, wanted: str, instead: str
) -> None:
    """Q9, Q14: the same verb with the nearest number or cell; for a speed not given, the present one."""
    state, _ = sail(start, actions)
    assert queen.format_action(state, refused(state, wanted).instead) == instead


def test_a_refused_action_changes_nothing() -> None:
    """Q10, Q14: applying it raises the refusal, and the state stays as it was."""
    state, _ = sail(BEHIND, "2")
    before = repr(state)
    for action in (Ahead(), Done(), Push((1, 0)), Speed(3)):
        with pytest.raises(Refusal) as caught:
            queen.apply(state, action)
        assert str(caught.value) == str(queen.refusal(state, action))
    assert repr(state) == before


# --- any action anywhere --------------------------------------------------------------------------------------------------

BATCHES, POSITIONS, WORK = 4, 24, 60
LONG_BATCHES, LONG_WORK = 16, 200
every_batch = pytest.mark.parametrize(
    "batch", [pytest.param(batch, marks=pytest.mark.long if batch > 1 else ()) for batch in range(BATCHES)]
)


def crowd(state: State) -> list[Action]:
    """Return many actions, legal and illegal: every kind there is, pushes as far as three cells away."""
    actions: list[Action] = [Speed(speed) for speed in range(8)]
    actions += [Ahead(), Done(), Board(), Skip(), Rotate(LEFT), Rotate(RIGHT)]
    actions += [Face(heading) for heading in range(-1, 7)]
    actions += [Die(turn) for turn in (*TURNS, 2)]
    actions += [Draw(name) for name in (*RIVER, "start", "lake")]
    actions += [First(seat) for seat in range(-1, 6)]
    mover = queen.on_turn(state)
    cell = None if mover is None else state.steamers[mover].cell
    q, r = (0, 0) if cell is None else cell
    near = [(dq, dr) for dq in range(-3, 4) for dr in range(-3, 4) if hexes.distance((0, 0), (dq, dr)) <= 3]
    return [*actions, *(Push((q + dq, r + dr)) for dq, dr in near)]


def check_refusals(state: State, seen: Counter[str]) -> None:
    """Nothing is refused that is legal, everything else is, and whatever is proposed instead is legal."""
    legal = queen.legal(state)
    for action in crowd(state):
        no = queen.refusal(state, action)
        assert (no is None) == (action in legal), (queen.format_position(state), action)
        if no is None:
            continue
        assert re.fullmatch(r"Q\d+", no.rule)
        assert no.brief
        assert no.instead in legal, (queen.format_position(state), action)
        seen[f"{no.rule} {re.sub('[a-z]+-[0-9]|red|green|yellow|white|blue|-?[0-9]+', '…', no.brief)}"] += 1
        if no.code in ("speed.no_coal", "onward.no_coal") and state.agenda[0].what in ("speed", "sail"):
            check_numbers(state, action, no)


def check_numbers(state: State, action: Action, no: Refusal) -> None:
    """Ask the model whether what a refusal says is needed would do, and one less would not."""
    table = model.Table({**queen.to_data(state)})
    steamer = table.mine
    needed, has = no.facts["needed"], no.facts["coal"]
    assert isinstance(needed, int)
    assert isinstance(has, int)
    if isinstance(action, Speed):
        price = model.speed_price(steamer["speed"], action.speed)
        if no.code == "speed.no_coal":
            assert (price, steamer["coal"]) == (needed, has)
            return
        assert has == steamer["coal"] - price
        _, after = model.beginnings(table)[action.speed]
    elif no.rule == "Q12" and no.code == "onward.no_coal":
        ((_, now),) = model.beginnings(table).values()
        ways = {step: (price, moment) for step, price, moment in model.steps(table, now)}
        price, after = ways[queen.format_action(state, action)]
        assert has == steamer["coal"] - price
    else:
        return
    assert needed > has
    assert model.least_coal(table, [(0, after)]) == needed


def check_turns(rng: Random, work: int) -> Counter[str]:
    """Try a crowd of actions at every state of random turns that like to push; return the reasons seen."""
    seen: Counter[str] = Counter()
    for _ in range(POSITIONS):
        state = random_position(rng, work)
        mover = queen.on_turn(state)
        while state.agenda and queen.on_turn(state) == mover:
            check_refusals(state, seen)
            legal = queen.legal(state)
            pushes = [action for action in legal if isinstance(action, Push)]
            state, _ = queen.apply(state, rng.choice(pushes) if pushes and rng.random() < 0.7 else rng.choice(legal))
    return seen


@every_batch
def test_an_action_is_refused_exactly_if_it_is_not_legal(batch: int) -> None:
    """Q8–Q19: at every state of random turns, whoever decides, and the numbers in the refusals are right."""
    seen = check_turns(Random(f"refusals {batch}"), WORK)
    assert sum("onward.no_coal (" in reason for reason in seen) == 1
    assert len(seen) >= 20, seen


@pytest.mark.long
@pytest.mark.parametrize("batch", range(100, 100 + LONG_BATCHES))
def test_it_is_so_in_many_more_turns(batch: int) -> None:
    """Q8–Q19: the same with more coal."""
    check_turns(Random(f"refusals {batch}"), LONG_WORK)


# --- any end of a turn ----------------------------------------------------------------------------------------------------

WIDE = "queen tiles=start,red-1,red-2 to_move=red | red=0,0:N:s1:c{coal} green=-2,2 yellow=1,-1"


@pytest.mark.parametrize(
    ("coal", "wish", "rule", "reason"),
    [
        (0, {"cell": [-1, -4]}, "Q10", "end.land (cell=-1,-4, land=island)"),
        (0, {"cell": [3, 0]}, "Q10", "end.land (cell=3,0, land=bank)"),
        (0, {"cell": [0, -12]}, "Q5", "end.land (cell=0,-12, land=not_laid)"),
        (0, {"cell": [0, -3], "speed": 3}, "Q12", "speed.no_coal (before=1, speed=3, needed=1, coal=0)"),
        (3, {"cell": [0, -6], "speed": 6}, "Q12", "speed.no_coal (before=1, speed=6, needed=4, coal=3)"),
        (0, {"cell": [0, -3]}, "Q12", "end.no_coal (cell=0,-3, needed=1, coal=0)"),
        (0, {"cell": [0, -1], "heading": "SE"}, "Q12", "end.heading_no_coal (cell=0,-1, heading=SE, needed=1, coal=0)"),
        (1, {"cell": [0, -1], "heading": "S"}, "Q12", "end.heading_no_coal (cell=0,-1, heading=S, needed=2, coal=1)"),
        (1, {"cell": [0, 1]}, "Q12", "end.no_coal (cell=0,1, needed=2, coal=1)"),
        (1, {"cell": [0, -4], "heading": "NE"}, "Q12", "end.heading_no_coal (cell=0,-4, heading=NE, needed=2, coal=1)"),
        (6, {"cell": [0, -3], "speed": 2}, "Q10", "end.points (cell=0,-3, enough=3,4,5,6, points=2)"),
        (6, {"cell": [0, -6], "speed": 5}, "Q10", "end.points (cell=0,-6, enough=6, points=5)"),
        (6, {"cell": [1, -9], "speed": 6}, "Q10", "end.no_way (cell=1,-9, points=6)"),
    ],
)
def test_why_a_turn_cannot_end_as_wished(coal: int, wish: dict[str, object], rule: str, reason: str) -> None:
    """Q9, Q10, Q12, Q14: a cell, perhaps with a heading and a speed; the plainest reason, with its numbers."""
    no = queen.why_not(position(WIDE.format(coal=coal)), wish)
    assert no is not None
    assert (no.rule, no.brief) == (rule, reason)


def test_why_a_turn_cannot_end_where_another_lies() -> None:
    """Q14: yellow lies beside red; one point is not enough to push it, two or more are."""
    no = queen.why_not(position(WIDE.format(coal=6)), {"cell": [1, -1], "speed": 1})
    assert no is not None
    assert no.rule == "Q14"
    assert no.brief == "end.push_points (steamer=yellow, cell=1,-1, points=1, enough=2,3,4,5,6)"
    assert queen.why_not(position(WIDE.format(coal=6)), {"cell": [1, -1], "speed": 2}) is None


def test_under_way_the_speed_is_set() -> None:
    """Q9: nobody ends a turn at another speed than that."""
    state, _ = sail(WIDE.format(coal=6), "2")
    no = queen.why_not(state, {"cell": [0, -3], "speed": 3})
    assert no is not None
    assert (no.rule, no.brief) == ("Q9", "speed.set (speed=2)")
    assert queen.why_not(state, {"cell": [0, -2], "speed": 2}) is None


def test_only_whose_move_it_is_has_ends_to_wish_for() -> None:
    """Q16: the pushed captain chooses a heading first."""
    state, _ = sail(BEHIND, "2 push=0,-1")
    no = queen.why_not(state, {"cell": [0, 0]})
    assert no is not None
    assert (no.rule, no.brief) == ("Q16", "first.heading (steamer=green)")


WISHES, MUCH_COAL = 150, 4


def wishes(state: State, rng: Random) -> list[tuple[hexes.Cell, int | None, int | None]]:
    """Return cells around the captain to move, some with a heading or a speed."""
    mover = queen.on_turn(state)
    assert mover is not None
    cell = state.steamers[mover].cell
    assert cell is not None
    near = [(cell[0] + q, cell[1] + r) for q in range(-4, 5) for r in range(-4, 5)]
    return [(rng.choice(near), rng.choice((None, *range(6))), rng.choice((None, *range(1, 7)))) for _ in range(WISHES)]


def least(ends: dict[model.End, int], cell: hexes.Cell, heading: int | None, speed: int | None) -> int | None:
    """Return the least coal for an end as wished, None if there is none."""
    costs = [
        coal
        for (its_speed, its_cell, its_heading, _, _), coal in ends.items()
        if its_cell == cell and heading in (None, its_heading) and speed in (None, its_speed)
    ]
    return min(costs, default=None)


def check_wishes(state: State, rng: Random) -> Counter[str]:
    """Ask for many ends, and the model for what they cost if there is coal enough."""
    seen: Counter[str] = Counter()
    data = queen.to_data(state)
    mover = data["to_move"]
    assert mover is not None
    steamer = data["steamers"][mover]
    plenty = max(MUCH_COAL, steamer["coal"])
    rich = {**steamer, "coal": plenty}
    possible = model.ends(model.Table({**data, "steamers": {**data["steamers"], mover: rich}}))
    for cell, heading, speed in wishes(state, rng):
        wish = {"cell": list(cell), "heading": None if heading is None else hexes.NAMES[heading], "speed": speed}
        no = queen.why_not(state, wish)
        needed = least(possible, cell, heading, speed)
        where = (queen.format_position(state), wish, str(no))
        assert (no is None) == (needed is not None and needed <= steamer["coal"]), where
        if no is None:
            continue
        seen[no.rule] += 1
        if no.code in ("end.no_coal", "end.heading_no_coal"):
            assert no.facts["coal"] == steamer["coal"]
            told = no.facts["needed"]
            assert isinstance(told, int)
            assert needed == told if needed is not None else told > plenty, where
            seen["short of coal"] += 1
        else:
            assert needed is None or no.code == "speed.no_coal", where
    return seen


@every_batch
def test_a_wished_end_is_refused_exactly_if_no_route_leads_there(batch: int) -> None:
    """Q9, Q10, Q12, Q14: at the beginning and in the middle of turns, and the coal that is missing is what it costs."""
    rng = Random(f"wishes {batch}")
    seen: Counter[str] = Counter()
    for _ in range(POSITIONS // 3):
        start = random_position(rng, 30)
        mover = queen.on_turn(start)
        assert mover is not None
        set_off, _ = queen.apply(start, rng.choice(queen.legal(start)))
        ahead = [action for action in queen.legal(set_off) if not isinstance(action, Done)]
        under_way = others_decide(queen.apply(set_off, rng.choice(ahead))[0], mover, rng)
        for state in (start, set_off, under_way):
            slow = state.under_way is not None or state.steamers[mover].speed <= 2
            if state.agenda and state.agenda[0] in ((SPEED, mover, 0), (SAIL, mover, 0)) and slow:
                seen += check_wishes(state, rng)
    assert seen["short of coal"] >= 30, seen
    assert seen["Q14"], seen


def test_once_the_race_is_over_everything_is_refused() -> None:
    """Q22: with the reason why it is over."""
    state = position("queen tiles=start,red-1 | red=0,1 green=home:1 yellow=wrecked:3")
    assert queen.legal(state) == ()
    for action in crowd(state):
        no = queen.refusal(state, action)
        assert no is not None
        assert (no.rule, no.brief, no.instead) == ("Q22", "race.over (end=one_steamer_is_left)", None)


def test_before_the_race_what_is_to_be_decided_comes_first() -> None:
    """Q4, Q8: a tile is turned up, then the captains choose their headings."""
    state = queen.setup(queen.OPTIONS(), ("red", "green", "blue"))
    assert (refused(state, "a").rule, refused(state, "a").brief) == ("Q4", "first.tile")
    no = queen.refusal(state, Draw("start"))
    assert no is not None
    assert (no.rule, no.brief) == ("Q4", "tile.not_face_down (tile=start)")
    state, _ = sail(state, "tile=red-1")
    assert (refused(state, "2").rule, refused(state, "2").brief) == ("Q8", "first.heading (steamer=red)")
    assert queen.actor(state) == RED
