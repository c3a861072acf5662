"""What is not allowed, and what the refusal says: the rule, the numbers, a legal action instead."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.game import Refusal
from paddlewheel.games.queen.actions import (
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
    Skip,
    Speed,
    Turn,
)
from paddlewheel.games.queen.state import SAIL, SPEED, State
from paddlewheel.games.queen.tiles import RIVER, TURNS

from . import model
from .positions import RED, others_decide, position, random_position, refused, sail

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
        (OPEN, "", "0", "Q9", "speed is 1 to 6, not 0"),
        (OPEN, "", "7", "Q9", "speed is 1 to 6, not 7"),
        (OPEN, "", "6", "Q12", "from speed 3 to 6 needs 2 coal, has 1"),
        (EMPTY, "", "1", "Q12", "from speed 3 to 1 needs 1 coal, has 0"),
        (EMPTY, "", "5", "Q12", "from speed 3 to 5 needs 1 coal, has 0"),
        (OPEN.replace("s3:c1", "s6:c3"), "", "1", "Q12", "from speed 6 to 1 needs 4 coal, has 3"),
        (OPEN, "", "a", "Q9", "red has to set the speed first"),
        (OPEN, "", "done", "Q9", "red has to set the speed first"),
        (OPEN, "", "push=0,0", "Q9", "red has to set the speed first"),
        (OPEN, "", "N", "Q9", "red has to set the speed first"),
        (OPEN, "", "board", "Q9", "red has to set the speed first"),
        (OPEN, "", "die=left", "Q9", "red has to set the speed first"),
        (OPEN, "", "tile=wild-1", "Q9", "red has to set the speed first"),
        (OPEN, "", "first=red", "Q9", "red has to set the speed first"),
        # Q10: the points
        (CORNER, "", "1", "Q10", "1 point left after this, and no way to use it"),
        (OPEN, "2", "done", "Q10", "2 points still to be used up"),
        (OPEN, "2 a", "done", "Q10", "1 point still to be used up"),
        (OPEN, "2 a a", "a", "Q10", "every movement point is used up"),
        (OPEN, "2 a a", "push=0,-1", "Q10", "every movement point is used up"),
        (OPEN, "2", "3", "Q10", "red is under way: ahead, a push, a turn, or done"),
        (OPEN, "2", "NE", "Q10", "red is under way: ahead, a push, a turn, or done"),
        (OPEN, "2", "skip", "Q10", "red is under way: ahead, a push, a turn, or done"),
        (BANK.format(6), "2", "a", "Q10", "there is no water ahead: an island, the bank or the end of the tiles"),
        (BANK.format(6), "2", "push=-2,-1", "Q10", "there is no water ahead: an island, the bank or the end of the tiles"),
        # Q12: the coal for turning, now and on the way
        (EMPTY, "2 l", "l", "Q12", "a further turn in the same turn needs 1 coal, has 0"),
        (EMPTY, "3 a a a r", "l", "Q12", "a further turn in the same turn needs 1 coal, has 0"),
        (BANK.format(1), "", "1", "Q12", "this and the turning after it need 2 coal, has 1"),
        (BANK.format(2), "", "5", "Q12", "this and the turning after it need 3 coal, has 2"),
        (POCKET.format(0), "2", "l", "Q12", "to go on from there needs 2 coal for turning, has 0"),
        (POCKET.format(2), "2 l", "a", "Q12", "to go on from there needs 3 coal for turning, has 2"),
        # Q14, Q15: pushing
        (BEHIND, "2", "a", "Q14", "green lies ahead: say where to push it"),
        (BEHIND.replace("s3", "s2"), "1", "a", "Q14", "green lies ahead: pushing needs 2 points, 1 is left"),
        (BEHIND.replace("s3", "s2"), "1", "push=0,-1", "Q14", "green lies ahead: pushing needs 2 points, 1 is left"),
        (BEHIND.replace("0,1:N", "0,1:NW"), "2", "push=-1,0", "Q14", "there is no steamer ahead to be pushed"),
        (BEHIND, "2", "push=1,0", "Q15", "(1,0) is occupied"),
        (BEHIND, "2", "push=0,1", "Q15", "the pusher stood on (0,1) in this turn"),
        (BEHIND, "2", "push=0,-2", "Q15", "(0,-2) is no water beside that steamer"),
        (BEHIND, "2", "push=0,0", "Q15", "(0,0) is no water beside that steamer"),
        (BEHIND, "4 push=0,-1 N", "a", "Q15", "green was pushed there in this turn and is not pushed a second time"),
        (
            BEHIND,
            "4 push=0,-1 N",
            "push=0,-2",
            "Q15",
            "green was pushed there in this turn and is not pushed a second time",
        ),
        (SHUT_IN, "2", "a", "Q15", "green lies ahead, and there is no cell to push it to"),
        (SHUT_IN, "2", "push=0,-3", "Q15", "green lies ahead, and there is no cell to push it to"),
        # Q16: the pushed captain first
        (BEHIND, "2 push=0,-1", "done", "Q16", "green has to choose a heading first"),
        (BEHIND, "2 push=0,-1", "3", "Q16", "green has to choose a heading first"),
        # Q23: a table that does not push astern
        (
            NOT_ASTERN,
            "2",
            "push=1,-1",
            "Q23",
            "(1,-1) lies straight astern of that steamer, and this table does not push astern",
        ),
    ],
)
def test_a_refusal_says_the_rule_and_the_numbers_and_what_would_be_legal(
    start: str, actions: str, wanted: str, rule: str, reason: str
) -> None:
    """Q9, Q10, Q12, Q14, Q15, Q16, Q23: and `instead` is legal."""
    state, _ = sail(start, actions)
    no = refused(state, wanted)
    assert (no.rule, no.sentence) == (rule, reason)
    assert str(no) == f"{rule}: {reason}"
    assert no.instead in queen.legal(state)


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
LONG_BATCHES, LONG_WORK = 24, 200


def crowd(state: State) -> list[Action]:
    """Return many actions, legal and illegal: every kind there is, pushes as far as three cells away."""
    actions: list[Action] = [Speed(speed) for speed in range(8)]
    actions += [Ahead(), Done(), Board(), Skip(), Turn(LEFT), Turn(RIGHT)]
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
        assert no.sentence
        assert no.instead in legal, (queen.format_position(state), action)
        seen[f"{no.rule} {re.sub('[a-z]+-[0-9]|red|green|yellow|white|blue|-?[0-9]+', '…', no.sentence)}"] += 1
        if "needs" in no.sentence and state.agenda[0].what in ("speed", "sail"):
            check_numbers(state, action, no)


def check_numbers(state: State, action: Action, no: Refusal) -> None:
    """Ask the model whether what a refusal says is needed would do, and one less would not."""
    table = model.Table(queen.to_data(state))
    steamer = table.data["steamers"][table.mover]
    needed, has = (int(number) for number in re.findall(r"(\d+)", no.sentence)[-2:])
    if isinstance(action, Speed):
        price = model.speed_price(steamer["speed"], action.speed)
        if no.sentence.startswith("from speed"):
            assert (price, steamer["coal"]) == (needed, has)
            return
        assert has == steamer["coal"] - price
        after = model.beginnings(table)[action.speed]
    elif no.rule == "Q12" and no.sentence.startswith("to go on"):
        (now,) = model.beginnings(table).values()
        name: model.Step = {Ahead(): "ahead", Turn(LEFT): "left", Turn(RIGHT): "right"}.get(action, "")
        if isinstance(action, Push):
            name = ("push", action.cell)
        after = dict(model.steps(table, now))[name]
        assert has == after.coal
    else:
        return
    assert needed > has
    assert model.can_be_completed(table, replace(after, coal=needed))
    assert not model.can_be_completed(table, replace(after, coal=needed - 1))


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


@pytest.mark.parametrize("batch", range(BATCHES))
def test_an_action_is_refused_exactly_if_it_is_not_legal(batch: int) -> None:
    """Q8–Q19: at every state of random turns, whoever decides, and the numbers in the refusals are right."""
    seen = check_turns(Random(f"refusals {batch}"), WORK)
    assert sum("needs … coal for turning" in reason for reason in seen) == 1
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
        (0, {"cell": [-1, -4]}, "Q10", "(-1,-4) is land"),
        (0, {"cell": [3, 0]}, "Q10", "(3,0) is not on the tiles that lie on the table"),
        (0, {"cell": [0, -12]}, "Q10", "(0,-12) is not on the tiles that lie on the table"),
        (0, {"cell": [0, -3], "speed": 3}, "Q12", "from speed 1 to 3 needs 1 coal, has 0"),
        (3, {"cell": [0, -6], "speed": 6}, "Q12", "from speed 1 to 6 needs 4 coal, has 3"),
        (0, {"cell": [0, -3]}, "Q12", "to end at (0,-3) needs 1 coal, has 0"),
        (0, {"cell": [0, -1], "heading": "SE"}, "Q12", "to end at (0,-1) heading SE needs 1 coal, has 0"),
        (1, {"cell": [0, -1], "heading": "S"}, "Q12", "to end at (0,-1) heading S needs 2 coal, has 1"),
        (1, {"cell": [0, 1]}, "Q12", "to end at (0,1) needs 2 coal, has 1"),
        (1, {"cell": [0, -4], "heading": "NE"}, "Q12", "to end at (0,-4) heading NE needs 2 coal, has 1"),
        (6, {"cell": [0, -3], "speed": 2}, "Q10", "(0,-3) takes 3 or 4 or 5 or 6 points, and exactly 2 are to be used up"),
        (6, {"cell": [0, -6], "speed": 5}, "Q10", "(0,-6) takes 6 points, and exactly 5 are to be used up"),
        (6, {"cell": [1, -9], "speed": 6}, "Q10", "no way leads to (1,-9) with 6 points"),
    ],
)
def test_why_a_turn_cannot_end_as_wished(coal: int, wish: dict[str, object], rule: str, reason: str) -> None:
    """Q9, Q10, Q12, Q14: a cell, perhaps with a heading and a speed; the plainest reason, with its numbers."""
    no = queen.why_not(position(WIDE.format(coal=coal)), wish)
    assert no is not None
    assert (no.rule, no.sentence) == (rule, reason)


def test_why_a_turn_cannot_end_where_another_lies() -> None:
    """Q14: yellow lies beside red; one point is not enough to push it, two or more are."""
    no = queen.why_not(position(WIDE.format(coal=6)), {"cell": [1, -1], "speed": 1})
    assert no is not None
    assert no.rule == "Q14"
    assert no.sentence.startswith("yellow lies at (1,-1) and cannot be pushed away with 1 point")
    assert "with 2 or 3 or 4 or 5 or 6" in no.sentence
    assert queen.why_not(position(WIDE.format(coal=6)), {"cell": [1, -1], "speed": 2}) is None


def test_under_way_the_speed_is_set() -> None:
    """Q9: nobody ends a turn at another speed than that."""
    state, _ = sail(WIDE.format(coal=6), "2")
    no = queen.why_not(state, {"cell": [0, -3], "speed": 3})
    assert no is not None
    assert (no.rule, no.sentence) == ("Q9", "the speed of this turn is set: 2")
    assert queen.why_not(state, {"cell": [0, -2], "speed": 2}) is None


def test_only_whose_move_it_is_has_ends_to_wish_for() -> None:
    """Q16: the pushed captain chooses a heading first."""
    state, _ = sail(BEHIND, "2 push=0,-1")
    no = queen.why_not(state, {"cell": [0, 0]})
    assert no is not None
    assert (no.rule, no.sentence) == ("Q16", "green has to choose a heading first")


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
        for (its_speed, its_cell, its_heading, _), coal in ends.items()
        if its_cell == cell and heading in (None, its_heading) and speed in (None, its_speed)
    ]
    return min(costs, default=None)


def check_wishes(state: State, rng: Random) -> Counter[str]:
    """Ask for many ends, and the model for what they cost if there is coal enough."""
    seen: Counter[str] = Counter()
    data = queen.to_data(state)
    steamer = data["steamers"][data["to_move"]]
    rich = {**steamer, "coal": max(MUCH_COAL, steamer["coal"])}
    possible = model.ends(model.Table({**data, "steamers": {**data["steamers"], data["to_move"]: rich}}))
    for cell, heading, speed in wishes(state, rng):
        wish = {"cell": list(cell), "heading": None if heading is None else hexes.NAMES[heading], "speed": speed}
        no = queen.why_not(state, wish)
        needed = least(possible, cell, heading, speed)
        where = (queen.format_position(state), wish, str(no))
        assert (no is None) == (needed is not None and needed <= steamer["coal"]), where
        if no is None:
            continue
        seen[no.rule] += 1
        told = re.fullmatch(r"to end at .* needs (\d+) coal, has (\d+)", no.sentence)
        if told is not None:
            assert int(told[2]) == steamer["coal"]
            assert needed == int(told[1]) if needed is not None else int(told[1]) > rich["coal"], where
            seen["short of coal"] += 1
        else:
            assert needed is None or no.sentence.startswith("from speed"), where
    return seen


@pytest.mark.parametrize("batch", range(BATCHES))
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
            slow = state.voyage is not None or state.steamers[mover].speed <= 2
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
        assert (no.rule, no.sentence, no.instead) == ("Q22", "the race is over: one steamer is left", None)


def test_before_the_race_what_is_to_be_decided_comes_first() -> None:
    """Q4, Q8: a tile is turned up, then the captains choose their headings."""
    state = queen.setup(queen.OPTIONS(), ("red", "green", "blue"))
    assert (refused(state, "a").rule, refused(state, "a").sentence) == ("Q4", "a tile has to be turned up first")
    no = queen.refusal(state, Draw("start"))
    assert no is not None
    assert (no.rule, no.sentence) == ("Q4", "there is no tile start face down")
    state, _ = sail(state, "tile=red-1")
    assert (refused(state, "2").rule, refused(state, "2").sentence) == ("Q8", "red has to choose a heading first")
    assert queen.actor(state) == RED
