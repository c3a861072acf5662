"""B12: the duty not to strand the Black Rose, held against a naive model on random positions around her.

The model finishes every turn there is by plain recursion, then asks of each end whether she, with one coal point and as
everybody lies then, can complete any turn at all.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest
from models.queen.race import Race
from models.queen.river import river_of
from models.queen.turn import allowed, allowed_speeds, beginnings, final_speed, headings, moments

from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Arrived
from paddlewheel.games.queen.model.position import load
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.tables import TABLES
from paddlewheel.games.queen.turn.black_rose_duty import MOST_JUDGEMENTS, list_dutiful
from paddlewheel.games.queen.turn.race import Race as KernelRace
from paddlewheel.games.queen.turn.working_copy import rules_of

from .opinions import compare, take_up
from .positions import RED, legal_texts, position, refused, sail
from .test_b_routes import choose, end_of, random_data, taken_as

BATCHES, POSITIONS = 6, 30
every_batch = pytest.mark.parametrize("batch", range(BATCHES))


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
        if tuple(hers["cell"]) not in river_of(data).sand:
            hers["speed"] = rng.choice((2, 4, 5, 6, 6))
        data["steamers"]["rose"] = hers
        data["seats"].remove(last)
        data["to_move"] = rng.choice([name for name in lying if name != last] + ["rose"])
        data["options"]["black_rose"] = True
        data["rules"] = 1
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


@pytest.mark.sweep
@every_batch
def test_what_is_legal_is_what_keeps_the_duty(batch: int) -> None:
    """B12: every speed and every step at every decision of random turns around her; all of it if nothing keeps the duty."""
    rng = Random(f"duty {batch}")
    for state in picked(batch):
        check_turn(state, rng)


def check_turn(state: State, rng: Random) -> bool:
    """Sail a random turn and compare at each decision; tell whether the duty forbade anything."""
    state, race = take_up(state)
    mover, bound = race.to_move, False
    while race.ask is not None and race.to_move == mover:
        compare(state, race)
        bound = bound or is_bound(race)
        taken = queen.format_action(state, choose(queen.legal(state), rng))
        state, _ = queen.apply(state, queen.parse_action(state, taken))
        race.apply(taken)
        if race.under_way is None:
            break
    return bound


def is_bound(race: Race) -> bool:
    """Tell whether there is a step that only the duty forbids."""
    assert race.ask is not None
    if race.ask.what not in ("speed", "sail"):
        return False
    table = race.duty().table
    if race.ask.what == "speed":
        return set(allowed_speeds(table)) > race.legal()
    ((_, now),) = beginnings(table).values()
    return set(allowed(table, now, table.mine["coal"])) > race.legal()


@pytest.mark.sweep
@every_batch
def test_the_routes_are_those_that_keep_the_duty(batch: int) -> None:
    """B12: of all ends of a turn those that do not strand her, all of them if every one does."""
    for state in picked(batch):
        check_routes(state)


def check_routes(state: State) -> None:
    _, race = take_up(state)
    duty = race.duty()
    found = {end_of(state, route) for route in queen.turns(state)}
    every, kept = set(), set()
    for _, now in moments(duty.table, beginnings(duty.table).values(), duty.table.mine["coal"]):
        if now.complete:
            for heading in headings(now):
                end = (now.speed, now.cell, heading, final_speed(duty.table, now), now.pushes)
                every.add(end)
                if duty.is_kept(now, heading):
                    kept.add(end)
    assert found == (kept or every), (queen.format_position(state), list(found ^ (kept or every))[:3])


@pytest.mark.sweep
def test_the_duty_binds_in_many_of_the_positions_picked() -> None:
    """B12: otherwise to agree would say little."""
    bound = sum(check_turn(state, Random(nth)) for nth, state in enumerate(picked(0) + picked(1)))
    assert bound >= 5


ALL = (
    "queen rules=1 black_rose=yes added=coal+coal-and-driftwood+driftwood+sandbanks-1+sandbanks-2+many-islands"
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


@pytest.mark.sweep
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


HOME_WITH_ONE_MORE = (
    "queen black_rose=yes tiles=start,brown-1,brown-2,brown-4,red-1,red-3,red-4,wild-1,wild-2,wild-3,brown-3,red-2"
    " landing=right order=red,green,yellow,rose to_move=red |"
    " red=2,-44:N:s1:c1:p1@red-1 green=2,-42:NW:s4:c1 yellow=1,-45:NW:s4:c1 rose=2,-46:NE:s4"
)
"""The dock of the last station is a jetty too: red, which boards there, is home and out of her way."""


def test_a_mover_who_boards_and_arrives_lies_in_nobodys_way() -> None:
    """B12.4, Q19, Q21: how everybody lies when the turn is over is judged; to skip the passenger would strand her."""
    state, _ = sail(HOME_WITH_ONE_MORE, "1 a done")
    assert legal_texts(state) == ["board"]
    assert refused(state, "skip").rule == "B12"
    _, events = sail(state, "board")
    assert Arrived(RED, 1) in events
    assert queen.why_not(position(HOME_WITH_ONE_MORE), {"cell": [2, -45]}) is None


def test_under_version_1_boarding_is_not_reckoned_with() -> None:
    """B12.4: as it was."""
    state = queen.parse_position(HOME_WITH_ONE_MORE, 1)
    no = queen.why_not(state, {"cell": [2, -45]})
    assert no is not None
    assert no.rule == "B12"


@pytest.mark.parametrize("version", queen.VERSIONS)
def test_races_go_as_in_the_model_where_the_last_passenger_waits_at_a_jetty(version: int) -> None:
    """B12.4, Q19."""
    state, race = take_up(position(HOME_WITH_ONE_MORE), version)
    for taken in ["1", "a", "done", "board"] if version > 1 else ["1", "l", "l"]:
        compare(state, race)
        state, _ = queen.apply(state, queen.parse_action(state, taken))
        race.apply(taken)
    compare(state, race)


# --- where nobody is pushed straight astern -------------------------------------------------------------------------------

TURNS_ASIDE = (
    "queen rules={} push_astern=no added=coal+coal-and-driftwood+driftwood+sandbanks-1+sandbanks-2+many-islands"
    " removed=wild-1+wild-2+wild-3 black_rose=yes tiles=start,brown-2,brown-3:right,red-1,red-4:left,brown-4:left,"
    "red-2:left,brown-1:left,red-3:right,coal-and-driftwood:left,sandbanks-2:left,coal,many-islands:left,sandbanks-1:left,"
    "driftwood:left first_tile=14 landing=straight round=2 order=yellow,red,rose,green to_move=rose decision=sail"
    " points=2 turned=2 stood=6,-10/6,-9/5,-8 pushed_to=7,-10 slowed=1 | red=5,-9:S:s3:c0 green=7,-10:SW:s2:c3"
    " yellow=4,-7:NE:s6:c0:p2 rose=5,-8:SW:s6:c0"
)


@pytest.mark.parametrize("version", queen.VERSIONS)
def test_who_pushes_another_counts_on_the_duty_of_its_captain(version: int) -> None:
    """B12.4, Q16, Q23: she can move on only if yellow, pushed to 3,-7, then lies so that she may push it; yellow must."""
    state = position(TURNS_ASIDE.format(version))
    assert legal_texts(state) == ["push=3,-7"]
    assert {queen.format_action(state, turn.way[0]) for turn in queen.turns(state)} == {"push=3,-7"}
    state, _ = sail(state, "push=3,-7")
    assert 0 < len(legal_texts(state)) < 6


def test_what_was_judged_long_ago_is_forgotten() -> None:
    """B12: a working copy numbers its turns and begins anew; what it knew of another turn of that number is void."""

    def dutiful_ends(race: KernelRace, state: State) -> list[int]:
        load(race, rules_of(state.rules), state.packed)
        return list(list_dutiful(race, state.agenda[0].steamer))

    used = KernelRace(TABLES, rules_of(picked(0)[0].rules))
    for state in picked(0):
        used.judgement = MOST_JUDGEMENTS
        assert dutiful_ends(used, state) == dutiful_ends(KernelRace(TABLES, rules_of(state.rules)), state)
