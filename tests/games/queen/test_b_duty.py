"""B12: the duty not to strand the Black Rose, held against a naive model on random positions around her.

The model finishes every turn there is by plain recursion, then asks of each end whether she, with one coal point and as
everybody lies then, can complete any turn at all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from paddlewheel.games import queen
from paddlewheel.games.queen.actions import Speed
from paddlewheel.games.queen.state import SAIL, SPEED, State

from .model import COMPASS, TURNS
from .positions import position
from .test_b_model import (
    PRINTS,
    Data,
    Moment,
    Table,
    action_of,
    beginnings,
    can_be_completed,
    choose,
    complete,
    end_of,
    random_data,
    steps,
    table_of,
    taken_as,
)

BATCHES, POSITIONS = 6, 30
every_batch = pytest.mark.parametrize("batch", range(BATCHES))
PRINTS["open water"] = {"island": []}


# --- the model ------------------------------------------------------------------------------------------------------------


class Duty:
    """Says which moments of a turn can still be ended without stranding her."""

    def __init__(self, state: State) -> None:
        self.table = table_of(state)
        self.data = self.table.data
        rolls = [task for task in state.agenda if task.what == "die"]
        self.reached = bool(rolls) or (state.voyage is not None and state.voyage.reached)
        self.known: dict[object, bool] = {}
        self.kept: dict[Moment, bool] = {}

    def can_be_kept(self, now: Moment) -> bool:
        """Whether some way to go on keeps the duty."""
        if now not in self.kept:
            self.kept[now] = (complete(now) and any(not self.strands(now, heading) for heading in headings(now))) or any(
                self.can_be_kept(after) for _, after in steps(self.table, now)
            )
        return self.kept[now]

    def strands(self, now: Moment, heading: int) -> bool:
        """Whether she needs more than one coal point when the turn ends like this."""
        data, table = self.data, self.table
        steamers = {name: {**one} for name, one in data["steamers"].items()}
        for name, _, space in now.pushes:
            home = table.home_when_pushed(name, space)
            steamers[name]["cell"] = None if home else list(space)
            if space in table.sand:
                steamers[name]["speed"] = 1
        speed = 1 if now.cell in table.sand else max(now.speed - now.slowed, 1)
        mine = steamers[table.mover]
        mine |= {"cell": list(now.cell), "heading": COMPASS[heading], "speed": speed}
        if now.cell in table.jetties and mine["passengers"] == 2 and speed <= data["options"]["arrival_speed"]:
            mine["cell"] = None
        sailing = [name for name, one in steamers.items() if one["cell"] is not None and name != "rose"]
        before = [name for name, one in data["steamers"].items() if one["cell"] is not None and name != "rose"]
        if len(sailing) < len(before) and table.over_with(len(sailing)):
            return False  # the race is over
        steamers["rose"]["coal"] = 1
        pushed = [space for name, _, space in now.pushes if name == "rose"]
        free = bool(pushed) and pushed[0] not in table.sand | table.wood
        reached = self.reached or (data["landing"] is None and self.comes_to_the_frontmost(now))
        lies = tuple((name, tuple(one["cell"] or ()), one["speed"], one["heading"]) for name, one in steamers.items())
        key = (lies, free, reached)
        if key not in self.known:
            self.known[key] = not self.she_can_move(steamers, free, reached)
        return self.known[key]

    def comes_to_the_frontmost(self, now: Moment) -> bool:
        """Q5: whether somebody came onto the frontmost tile, so that another is joined."""
        number = len(self.data["tiles"]) - 1
        front = Table({**self.data, "first_tile": number}).water
        start = tuple(self.data["steamers"][self.table.mover]["cell"])
        return bool(front & (now.stood - {start} | {space for _, _, space in now.pushes} | {now.cell}))

    def she_can_move(self, steamers: Data, free: bool, reached: bool) -> bool:
        after = {**self.data, "steamers": steamers, "to_move": "rose"}
        after = {**after, "first_tile": rearmost(after)}
        grown = [{**after, "tiles": [*after["tiles"], {"id": "open water", "turn": turn}]} for turn in TURNS]
        for data in [after, *(grown if reached else [])]:
            table = Table(data)
            for now in beginnings(table).values():
                for heading in range(6) if free else [now.heading]:
                    if can_be_completed(table, replace(now, heading=heading)):
                        return True
        return False


def headings(now: Moment) -> list[int]:
    return list(range(6)) if now.any_heading else [now.heading]


def rearmost(data: Data) -> int:
    """Q6: tiles leave as long as no steamer is on them or behind them."""
    cells = {tuple(one["cell"]) for one in data["steamers"].values() if one["cell"] is not None}
    for number in range(data["first_tile"], len(data["tiles"])):
        here = Table({**data, "tiles": data["tiles"][: number + 1], "landing": None, "first_tile": number})
        if here.water & cells:
            return number
    raise AssertionError("nobody sails")


def wanted(duty: Duty, following: dict[object, Moment]) -> set[object]:
    """Return which of some actions keep the duty; all if none does."""
    kept = {one for one, after in following.items() if duty.can_be_kept(after)}
    return kept or set(following)


# --- positions ------------------------------------------------------------------------------------------------------------


def random_position(rng: Random) -> State:
    while True:
        data = random_data(rng)
        names = list(data["seats"])
        if len(names) > 5:
            continue
        lying = [name for name in names if data["steamers"][name]["cell"] is not None]
        if len(lying) < 3 or len(names) < 4:
            continue
        last = lying[-1]
        hers = {**data["steamers"].pop(last), "passengers": 0}
        del hers["coal"]
        if tuple(hers["cell"]) not in Table({**data, "to_move": ""}).sand:
            hers["speed"] = rng.choice((2, 4, 5, 6, 6))
        data["steamers"]["rose"] = hers
        data["seats"].remove(last)
        data["to_move"] = rng.choice([name for name in lying if name != last] + ["rose"])
        data["options"]["black_rose"] = True
        data["steamers"] = {name: data["steamers"][name] for name in [*data["seats"], "rose"]}
        state, no = taken_as(data)
        if state is not None:
            return state
        assert no in ("Q3", "Q13", "Q21", "B12"), data


@lru_cache(maxsize=BATCHES)
def picked(batch: int) -> tuple[State, ...]:
    rng = Random(f"the duty {batch}")
    return tuple(random_position(rng) for _ in range(POSITIONS))


# --- the comparison -------------------------------------------------------------------------------------------------------


@every_batch
def test_what_is_legal_is_what_keeps_the_duty(batch: int) -> None:
    """B12: every speed and every step at every decision of random turns around her; all of it if nothing keeps the duty."""
    rng = Random(f"duty {batch}")
    for state in picked(batch):
        check_turn(state, rng)


def check_turn(state: State, rng: Random) -> Counter[str]:
    seen: Counter[str] = Counter()
    ship = state.agenda[0].steamer
    now: Moment | None = None
    decision = SPEED
    while state.agenda and state.agenda[0] == (decision, ship, 0):
        decision = SAIL
        legal, duty = queen.legal(state), Duty(state)
        table = duty.table
        if now is None:
            begin = {speed: one for speed, one in beginnings(table).items() if can_be_completed(table, one)}
            following: dict[object, Moment] = {Speed(speed): one for speed, one in begin.items()}
        else:
            now = replace(now, pushes=frozenset())
            after = {step: one for step, one in steps(table, now) if can_be_completed(table, one)}
            following = {action_of(step): one for step, one in after.items()}
            if now.points == 0:
                following[action_of("done")] = replace(now, ended=True)
        expected = wanted(duty, following)
        assert set(legal) == expected, (queen.format_position(state), set(legal) ^ expected)
        seen["bound"] += len(expected) < len(following)
        taken = choose(legal, rng)
        now = following[taken]
        state = queen.apply(state, taken)[0]
        while state.agenda and state.agenda[0].what not in (SPEED, SAIL):
            state = queen.apply(state, rng.choice(queen.legal(state)))[0]
    return seen


@every_batch
def test_the_routes_are_those_that_keep_the_duty(batch: int) -> None:
    """B12: of all ends of a turn those that do not strand her, all of them if every one does."""
    for state in picked(batch):
        check_routes(state)


def check_routes(state: State) -> None:
    duty = Duty(state)
    found = {end_of(state, route) for route in queen.turns(state)}
    every, kept = set(), set()
    for now in moments(duty.table):
        if complete(now):
            for heading in headings(now):
                speed = 1 if now.cell in duty.table.sand else max(now.speed - now.slowed, 1)
                end = (now.speed, now.cell, heading, speed, now.pushes)
                every.add(end)
                if not duty.strands(now, heading):
                    kept.add(end)
    assert found == (kept or every), (queen.format_position(state), list(found ^ (kept or every))[:3])


def moments(table: Table) -> set[Moment]:
    """Return every moment that a turn can pass through."""
    seen = set(beginnings(table).values())
    waiting = list(seen)
    while waiting:
        following = {after for _, after in steps(table, waiting.pop())} - seen
        seen |= following
        waiting += following
    return seen


def test_the_duty_binds_in_many_of_the_positions_picked() -> None:
    """B12: otherwise to agree would say little."""
    bound = sum(bool(check_turn(state, Random(nth))["bound"]) for nth, state in enumerate(picked(0) + picked(1)))
    assert bound >= 5


ALL = (
    "queen black_rose=yes added=coal+coal-and-driftwood+driftwood+sandbanks-1+sandbanks-2+many-islands"
    " removed=wild-1+wild-2+wild-3"
)
FOUND = [
    # somebody is pushed onto the frontmost tile, so that another one comes
    "arrival_speed=2 tiles=start,coal,red-4:left,coal-and-driftwood:right,many-islands order=yellow,green,rose,red"
    " to_move=green | red=-3,-9:N:s1:c0 green=-5,-9:NE:s5:c1:p1 yellow=-4,-10:SE:s6:c1:p2 rose=-4,-9:N:s6",
    # a fast steamer beside a jetty cannot be pushed home by her, a slow one can
    "stop_at_winner=yes arrival_speed=2 tiles=start,brown-1,brown-3:right,red-3:left,brown-4,brown-2:left,red-4,red-1:left,"
    "red-2,driftwood:right,coal-and-driftwood:left,many-islands:left,sandbanks-2,coal:left,sandbanks-1:right first_tile=13"
    " landing=straight order=red,yellow,green,rose to_move=green |"
    " red=-16,9:SW:s3:c3 green=-18,9:N:s2:c5:p2 yellow=-17,9:N:s1:c5 rose=-17,8:SW:s6",
    # a push that ends the race strands nobody
    "stop_at_winner=yes tiles=start,brown-3,red-2,red-4:left,brown-2:right,brown-1:right,brown-4:left,red-1,red-3:right,"
    "coal-and-driftwood:left,sandbanks-1:left,many-islands:right,sandbanks-2:left,coal,driftwood:left landing=right"
    " order=red,yellow,rose,green to_move=green |"
    " red=-13,-32:N:s1:c2:p2 green=-11,-32:SE:s4:c3:p2 yellow=-11,-34:NE:s1:c0 rose=-12,-31:S:s5",
    # where nobody is pushed astern it matters which way the mover lies before her
    "push_astern=no tiles=start,many-islands,red-1:right,coal:right order=red,yellow,white,green,rose to_move=yellow |"
    " red=2,-5:N:s5:c2 green=-1,-2:SE:s2:c2:p2 yellow=1,-4:NW:s2:c4 white=1,-3:NE:s3:c5 rose=0,-1:NW:s6",
]


@pytest.mark.parametrize("line", FOUND)
def test_positions_that_once_were_judged_wrongly(line: str) -> None:
    """B12, Q5, Q21, Q22: what the rest of the turn does to the river counts."""
    state = position(f"{ALL} {line}")
    check_routes(state)
    for nth in range(4):
        check_turn(state, Random(nth))


def test_a_wreck_after_the_turn_does_not_count_for_it() -> None:
    """B12, RULING: how everybody lies when the turn is over is judged, though the next captain is then found wrecked."""
    state = position(
        "queen black_rose=yes tiles=start,red-3,red-2:left,red-1:right,brown-4:right,brown-2,wild-3:left,wild-2:left,"
        "brown-3:left,brown-1,wild-1,red-4:left landing=left round=20 order=white,green,rose to_move=white decision=sail"
        " points=0 stood=-10,-4/-11,-3 | red=home:1:SW:s1:c3:p2@red-2@red-1 green=-10,-5:SE:s3:c0"
        " yellow=home:2:S:s1:c0:p2@brown-1@red-4 white=-11,-3:SW:s1:c0:p1@brown-1 rose=-12,-4:NE:s6:c1"
    )
    assert [queen.format_action(state, action) for action in queen.legal(state)] == ["done", "l", "r"]
    for route in queen.turns(state):
        after = state
        for action in route.way:
            after, _ = queen.apply(after, action)
        assert not after.agenda  # green is wrecked, and the race over
