"""Q9–Q16, B2–B6: a listed turn carried out in one go ends as it does when its actions are decided one by one."""

from __future__ import annotations

from random import Random

import pytest

from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Action
from paddlewheel.games.queen.model.events import Arrived, Backed, Event, GotOff, Pushed, RanAground, Slowed, TileLaid
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import SPEED, State
from paddlewheel.games.queen.river.tiles import EXPANSION
from paddlewheel.games.queen.routes.ends import dutiful_ends, end, way
from paddlewheel.games.queen.routes.listing import WORLD
from paddlewheel.games.queen.turn.play import play

pytestmark = pytest.mark.sweep

ELEMENTS = Options(added=tuple(EXPANSION), removed=("wild-1", "wild-2", "wild-3"), round_limit=12)
Played = tuple[State, list[Event]]


def others_decide(state: State, mover: int, rng: Random, events: list[Event]) -> State:
    """Let everybody but the mover decide at random until the mover goes on."""
    while state.agenda and state.agenda[0].steamer != mover:
        state, more = queen.apply(state, rng.choice(queen.legal(state)))
        events += more
    return state


def one_by_one(state: State, actions: tuple[Action, ...], rng: Random) -> Played:
    """Decide the actions of a turn one after the other."""
    mover, events = state.agenda[0].steamer, list[Event]()
    for action in actions:
        state = others_decide(state, mover, rng, events)
        if state.agenda:
            state, more = queen.apply(state, action)
            events += more
    return state, events


def in_one_go(state: State, actions: tuple[Action, ...], rng: Random) -> Played:
    """Carry the turn out as far as it goes, again and again."""
    mover, events = state.agenda[0].steamer, list[Event]()
    while actions and state.agenda:
        state, more, actions = play(state, actions)
        events += more
        if actions:
            state = others_decide(state, mover, rng, events)
    return state, events


def some_ends(rows: list[int], rng: Random) -> list[int]:
    """Return any end, one with a push if there is any, and a cheap one, with which the race goes on."""
    pushing = [row for row in rows if row >> WORLD]
    least = min(end(row).coal for row in rows)
    return [rng.choice(rows), rng.choice(pushing or rows), rng.choice([row for row in rows if end(row).coal == least])]


def sail(options: Options, players: int, seed: int) -> list[Event]:
    """Sail a race at random, every turn both ways; return what happened."""
    rng = Random(f"{players}/{seed}")
    state, seen = queen.setup(options, queen.COLOURS[:players]), list[Event]()
    while state.agenda:
        if state.agenda[0].what != SPEED:
            state, events = queen.apply(state, rng.choice(queen.legal(state)))
            seen += events
            continue
        found, rows = dutiful_ends(state)
        for row in some_ends(rows, rng):
            actions, luck = way(state, found, row), rng.random()
            after, happened = one_by_one(state, actions, Random(luck))
            assert (after, happened) == in_one_go(state, actions, Random(luck)), queen.format_position(state)
            seen += happened
        state = after
    return seen


@pytest.mark.parametrize(
    ("options", "players", "races"),
    [(Options(), 5, 2), (Options(school=True), 4, 6), (ELEMENTS, 4, 6), (Options(steamers=2), 3, 1)],
    ids=["usual", "school", "elements", "two steamers and the shipyard"],
)
def test_a_turn_in_one_go_is_the_same_as_one_by_one(options: Options, players: int, races: int) -> None:
    """Q9–Q16, B2–B6, B11: the same position and the same events, with pushes and new tiles in between."""
    seen = {type(event) for seed in range(races) for event in sail(options, players, seed)}
    assert {Pushed, TileLaid} <= seen
    assert not options.school or Arrived in seen
    assert not options.added or {Backed, GotOff, RanAground, Slowed} <= seen


def test_a_race_with_the_black_rose_is_the_same_in_one_go() -> None:
    """B12: her turns too, and those that keep the duty."""
    assert Pushed in {type(event) for event in sail(Options(black_rose=True, round_limit=3), 3, 1)}
