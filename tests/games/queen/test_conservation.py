"""Q1–Q23: what is true of every state of a race: nobody is lost without a reason, coal never rises, the past stays past."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from paddlewheel.games import queen
from paddlewheel.games.game import CHANCE
from paddlewheel.games.queen.options import Options
from paddlewheel.games.queen.river import placed, shape_at, spots
from paddlewheel.games.queen.state import (
    CHANCE_TASKS,
    NEXT,
    NOBODY,
    SPEED,
    TASKS,
    Boarded,
    Event,
    Speed,
    State,
    TileLaid,
    TileLeft,
    Turn,
)
from paddlewheel.games.queen.tiles import TILES
from paddlewheel.hexes import Cell

from .racing import Choose, Step, drift, mixed, race

TOTAL = {3: 8, 4: 12, 5: 16}
CHOICES = {
    "usual": Options(round_limit=12),
    "drawn, stop at the winner": Options(draw_first=True, stop_at_winner=True, round_limit=12),
    "arrive at 2, no pushing astern": Options(arrival_speed=2, push_astern=False, round_limit=12),
    "school": Options(school=True, round_limit=12),
    "school, drawn, no pushing astern": Options(school=True, draw_first=True, push_astern=False, round_limit=12),
}
RACES = [(name, players, 1, drift) for name, players in product(CHOICES, (3, 4, 5))]
RACES += [("usual", 5, 2, mixed), ("arrive at 2, no pushing astern", 4, 3, mixed), ("school", 5, 4, mixed)]

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


# --- the checks -----------------------------------------------------------------------------------------------------------


def check_passengers(players: int, school: bool, steps: list[Step]) -> None:
    """Whoever came waits, is aboard of somebody (sailing, home or wrecked) or was lost; the others are in the box."""
    came = lost = boarded = 0
    for _, _, state, events in steps:
        came += sum(event.passengers for event in events if isinstance(event, TileLaid))
        lost += sum(event.passengers for event in events if isinstance(event, TileLeft))
        boarded += sum(isinstance(event, Boarded) for event in events)
        waiting, aboard = sum(state.waiting), sum(steamer.passengers for steamer in state.steamers)
        assert came == waiting + aboard + lost
        assert aboard == boarded
        assert min(state.waiting) >= 0
        assert 0 <= came <= (0 if school else TOTAL[players])


def check_coal(before: State, action: object, after: State) -> None:
    """Coal never rises, and falls only for the captain who sets a speed or turns."""
    for seat, (was, now) in enumerate(zip(before.steamers, after.steamers, strict=True)):
        assert 0 <= now.coal <= was.coal <= 6
        if now.coal != was.coal:
            assert isinstance(action, Speed | Turn)
            assert queen.actor(before) == seat
        assert 1 <= now.speed <= 6
        if now.speed != was.speed:
            assert isinstance(action, Speed)
            assert queen.actor(before) == seat


def check_river(state: State) -> None:
    """Every steamer lies on a water cell of a tile on the table, alone; no two tiles cover the same cell."""
    lying = spots(state.tiles)
    table = range(state.first_tile, len(state.tiles))
    shapes = [shape_at(lying[number]) - set(state.tiles[number].left_out) for number in table]
    for one, other in combinations(shapes, 2):
        assert not one & other
    land = {placed(lying[number], cell) for number in table for cell in TILES[state.tiles[number].id].land}
    water = {cell for shape in shapes for cell in shape} - land
    cells: list[Cell] = [steamer.cell for steamer in state.steamers if steamer.cell is not None]
    assert len(set(cells)) == len(cells)
    assert set(cells) <= water
    assert len({laid.id for laid in state.tiles}) == len(state.tiles)


def check_places(state: State) -> None:
    """Places are distinct; who has one has left the river, who has none sails (or waits for a start cell)."""
    taken = [place for place in state.places if place]
    assert len(set(taken)) == len(taken)
    assert set(taken) <= set(range(1, len(state.seats) + 1))
    for seat, steamer in enumerate(state.steamers):
        assert (steamer.cell is None) == (bool(state.places[seat]) or state.first == NOBODY)
    assert all(state.places[seat] for seat in state.wrecked)
    assert len(set(state.wrecked)) == len(state.wrecked)


def check_agenda(state: State) -> None:
    """A decision stands first, the end of the turn last; a turn under way belongs to somebody who sails in this round."""
    if not state.agenda:
        assert queen.outcome(state) is not None
        assert state.voyage is None
        return
    assert queen.outcome(state) is None
    first, last = state.agenda[0], state.agenda[-1]
    assert all(task.what in TASKS for task in state.agenda)
    assert first.what not in ("grow", "dock", "arrive", "next"), "what happens by itself has happened"
    assert (queen.actor(state) == CHANCE) == (first.what in CHANCE_TASKS)
    assert [task.what for task in state.agenda].count(NEXT) == (0 if state.first == NOBODY else 1)
    assert last.what == NEXT or state.first == NOBODY
    assert all(not state.places[task.steamer] for task in state.agenda if task.steamer != NOBODY)
    if state.round:
        assert last.steamer in state.order
        assert (state.voyage is None) == (first.what == SPEED)
        assert queen.on_turn(state) == last.steamer
    if state.voyage is not None:
        mover = state.steamers[last.steamer]
        assert 0 <= state.voyage.points <= mover.speed
        assert state.voyage.stood[-1] == mover.cell
        assert not set(state.voyage.stood) & set(state.voyage.pushed_to)


def check_time(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Tiles are only added in front and taken away behind; rounds follow each other; who has a place keeps it."""
    assert after.tiles[: len(before.tiles)] == before.tiles
    assert after.first_tile >= before.first_tile
    assert before.landing is None or after.landing == before.landing
    assert after.round - before.round in (0, 1)
    assert after.round <= after.options.round_limit + 1
    assert (after.round <= after.options.round_limit) or not after.agenda
    assert all(now <= was for was, now in zip(before.waiting, after.waiting, strict=False))
    assert all(was in (0, now) for was, now in zip(before.places, after.places, strict=True))
    assert len(after.tiles) - len(before.tiles) == sum(isinstance(event, TileLaid) for event in events)


# --- at every state -------------------------------------------------------------------------------------------------------


@every_race
def test_passengers_are_never_made_or_lost_without_a_reason(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q6, Q18, Q19: waiting, aboard, taken home, lost with a tile or in the box, they are as many as there were."""
    check_passengers(players, CHOICES[name].school, sailed(name, players, seed, choose))


@every_race
def test_coal_never_rises(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q9, Q11, Q12: and falls only where the own captain pays for speed or a turn."""
    for before, action, after, _ in sailed(name, players, seed, choose):
        check_coal(before, action, after)


@every_race
def test_every_steamer_lies_alone_on_water_that_is_on_the_table(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q3, Q6, Q10, Q14: and the tiles on the table never overlap."""
    for state in states(sailed(name, players, seed, choose)):
        check_river(state)


@every_race
def test_places_and_decisions_make_sense(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q13, Q16, Q22: no place twice, no decision for somebody who is gone, a voyage only in a turn."""
    for state in states(sailed(name, players, seed, choose)):
        check_places(state)
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
    assert sorted(outcome.places) == list(range(1, players + 1))


@pytest.mark.parametrize("name", CHOICES)
def test_no_past_state_changes(name: str) -> None:
    """Q4: a state is a value: what it looked like when it was new, it looks like when the race is over."""
    kept = []
    for before, action, _, _ in race(CHOICES[name], 4, 7, mixed):
        kept.append((before, action, repr(before), hash(before)))
        if len(kept) % 10 == 0:
            queen.turns(before)
    for state, action, look, number in kept:
        assert (repr(state), hash(state)) == (look, number)
        assert queen.apply(state, action) == queen.apply(state, action)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 22))
@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("choose", [drift, mixed])
def test_everything_holds_in_more_races(name: str, players: int, seed: int, choose: Choose) -> None:
    """Q1–Q23: the same checks, over many seeds."""
    steps = list(race(CHOICES[name], players, seed, choose))
    check_passengers(players, CHOICES[name].school, steps)
    check_agenda(steps[0][0])
    for before, action, after, events in steps:
        check_coal(before, action, after)
        check_river(after)
        check_places(after)
        check_agenda(after)
        check_time(before, after, events)
