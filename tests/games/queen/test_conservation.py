"""Q1–Q23, B1–B12: what is true of every state of a race: nobody is lost without a reason, coal comes only from depots.

The long sweep of test_second_opinion makes the same checks in its races.
"""

from __future__ import annotations

from itertools import product

import pytest

from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Exchanged, Fuelled, GotOff, RanAground, Slowed
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.tiles import EXPANSION

from .conservation import check_agenda, check_coal, check_passengers, check_ranks, check_river, check_rose, check_time
from .racing import Choose, Step, drift, mixed, race

pytestmark = pytest.mark.sweep

EVERYTHING = tuple(EXPANSION)
WILD = ("wild-1", "wild-2", "wild-3")
CHOICES = {
    "usual": Options(round_limit=12),
    "drawn, stop at the winner": Options(draw_first=True, stop_at_winner=True, round_limit=12),
    "arrive at 2, no pushing astern": Options(arrival_speed=2, push_astern=False, round_limit=12),
    "school": Options(school=True, round_limit=12),
    "school, drawn, no pushing astern": Options(school=True, draw_first=True, push_astern=False, round_limit=12),
    "elements": Options(added=EVERYTHING, removed=WILD, round_limit=12),
    "two steamers": Options(added=("coal", "coal-and-driftwood"), steamers=2, draw_first=True, round_limit=12),
    "both home": Options(steamers=2, both_home=True, exchange_at_docks=True, round_limit=12),
    "the Black Rose": Options(black_rose=True, draw_first=True, round_limit=8),
    "the Black Rose with everything": Options(
        black_rose=True, added=EVERYTHING, removed=WILD, steamers=2, exchange_at_docks=True, round_limit=8
    ),
}
BASE = [name for name in CHOICES if CHOICES[name].steamers == 1 and not CHOICES[name].black_rose][:5]
RACES = [(name, players, 1, drift) for name, players in product(BASE, (3, 4, 5))]
RACES += [("usual", 5, 2, mixed), ("arrive at 2, no pushing astern", 4, 3, mixed), ("school", 5, 4, mixed)]
RACES += [("usual", 6, 5, drift), ("usual", 6, 6, mixed), ("elements", 3, 7, drift), ("elements", 6, 37, mixed)]
RACES += [("elements", 4, 9, mixed), ("two steamers", 2, 10, drift), ("two steamers", 3, 11, mixed)]
RACES += [("both home", 2, 12, mixed), ("both home", 3, 13, drift)]
RACES += [("the Black Rose", 3, 14, drift), ("the Black Rose", 5, 15, mixed)]
RACES += [("the Black Rose with everything", 2, 16, mixed)]

every_race = pytest.mark.parametrize(
    ("name", "players", "seed", "choose"),
    RACES,
    ids=[f"{name}, {players} {choose.__name__}" for name, players, _, choose in RACES],
)

_sailed: dict[tuple[str, int, int], list[Step]] = {}


def sailed(name: str, players: int, seed: int, choose: Choose) -> list[Step]:
    """Return every step of a race; it is sailed once."""
    key = (name, players, seed)
    if key not in _sailed:
        _sailed[key] = list(race(CHOICES[name], players, seed, choose))
    return _sailed[key]


def states(steps: list[Step]) -> list[State]:
    return [steps[0][0], *(after for _, _, after, _ in steps)]


# --- at every state -------------------------------------------------------------------------------------------------------


@every_race
def test_passengers_are_never_made_or_lost_without_a_reason(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q6, Q18, Q19: waiting, aboard, taken home, lost with a tile or in the box, they are as many as there were."""
    check_passengers(CHOICES[name], players, sailed(name, players, seed, choose))


@every_race
def test_coal_rises_only_at_depots_and_by_exchange(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q9, Q11, Q12, B3, B7, B9, B11: and falls only where a captain pays for speed, a turn, or getting off a sandbank."""
    for before, _, after, events in sailed(name, players, seed, choose):
        check_coal(before, after, events)


@pytest.mark.parametrize(("name", "players", "seed", "choose"), [race for race in RACES if CHOICES[race[0]].black_rose])
def test_the_black_rose_is_nobodys_and_never_leaves(name: str, players: int, seed: int, choose: Choose) -> None:
    """B12: in races at random and in races that lead somewhere."""
    check_rose(sailed(name, players, seed, choose))


@every_race
def test_every_steamer_lies_alone_on_water_that_is_on_the_table(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q3, Q6, Q10, Q14: and the tiles on the table never overlap."""
    for state in states(sailed(name, players, seed, choose)):
        check_river(state)


@every_race
def test_ranks_and_decisions_make_sense(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q13, Q16, Q22: no rank twice, no decision for somebody who is gone, a under_way only in a turn."""
    for state in states(sailed(name, players, seed, choose)):
        check_ranks(state)
        check_agenda(state)


@every_race
def test_a_race_goes_one_way_and_ends_within_its_rounds(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q5, Q6, Q23: nothing that lay is laid anew, nothing that left comes back, and the limit holds."""
    steps = sailed(name, players, seed, choose)
    for before, _, after, events in steps:
        check_time(before, after, events)
    assert steps[-1][2].agenda == ()
    outcome = queen.outcome(steps[-1][2])
    assert outcome is not None
    assert sorted(outcome.ranks) == list(range(1, players + 1))


def test_the_races_show_what_the_expansion_brings() -> None:
    """B2–B9: otherwise what is said above would say nothing about it."""
    seen = {type(event) for key in RACES for _, _, _, events in sailed(*key) for event in events}
    assert {RanAground, GotOff, Slowed, Fuelled, Exchanged} <= seen


@pytest.mark.parametrize("name", CHOICES)
def test_no_past_state_changes(name: str) -> None:
    """Q4: a state is a value: what it looked like when it was new, it looks like when the race is over."""
    kept = []
    for before, action, _, _ in race(CHOICES[name], 4 if CHOICES[name].steamers == 1 else 2, 7, mixed):
        kept.append((before, action, repr(before), hash(before)))
        if len(kept) % 10 == 0:
            queen.turns(before)
    for state, action, look, number in kept:
        assert (repr(state), hash(state)) == (look, number)
        assert queen.apply(state, action) == queen.apply(state, action)
