"""Captains of Mississippi Queen in every set-up: legal, repeatable, within their time, and with reasons that are true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from captains.queen.positions import DEAD_END, PASSENGER_FOR_NOTHING
from paddlewheel.arena.matches import Match, sail_race
from paddlewheel.captains import hire
from paddlewheel.captains.advice import GAINS, Advice
from paddlewheel.captains.chance import roll
from paddlewheel.captains.knowledge import CHARACTERS
from paddlewheel.captains.officer import BUDGETS, PLAIN, Officer
from paddlewheel.captains.queen import advise
from paddlewheel.captains.queen.par import alone, by_chance, drawn
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named
from paddlewheel.games.queen.turn.outcome import ranking

QUEEN = game_named("queen")
SETUPS = list(QUEEN.SETUPS)


def crew(setup: str, officers: list[str], budget: float) -> tuple[Any, list[Officer]]:
    """Return the first state of a set-up and the officers for it, over and over."""
    chosen = QUEEN.SETUPS[setup]
    seats = QUEEN.COLOURS[: chosen.players[0]]
    captains = []
    for nth in range(len(seats)):
        captain = hire(officers[nth % len(officers)], Random(nth), budget)
        assert isinstance(captain, Officer)
        captains.append(captain)
    return QUEEN.setup(chosen.options, seats), captains


def sail(state: Any, captains: list[Officer], luck: Random, rounds: int) -> list[Any]:
    """Sail so many rounds, every action through the front door, and return the actions."""
    actions = []
    while (seat := QUEEN.actor(state)) is not None and state.round <= rounds:
        action = roll(QUEEN, state, luck) if seat == CHANCE else captains[seat].choose(QUEEN, state)
        state, _ = QUEEN.apply(state, action)
        actions.append(action)
    return actions


@pytest.mark.parametrize("setup", SETUPS)
def test_every_level_plays_legally_in_every_set_up(setup: str) -> None:
    """`apply` refuses whatever is not legal, and nothing else has to be checked."""
    state, captains = crew(setup, ["admiral", "commodore", "captain", "mate", "deckhand"], budget=0.02)
    assert sail(state, captains, Random(1), rounds=3)


@pytest.mark.parametrize("character", CHARACTERS)
def test_characters_play_legally(character: str) -> None:
    state, captains = crew("passengers", [character], budget=0.02)
    assert sail(state, captains, Random(2), rounds=2)


@pytest.mark.parametrize("level", ["deckhand", "mate"])
def test_races_come_to_an_end(level: str) -> None:
    state, captains = crew("school", [level], budget=0.02)
    luck = Random(3)
    while QUEEN.actor(state) is not None:
        seat = QUEEN.actor(state)
        assert seat is not None
        action = roll(QUEEN, state, luck) if seat == CHANCE else captains[seat].choose(QUEEN, state)
        state, _ = QUEEN.apply(state, action)
    outcome = QUEEN.outcome(state)
    assert outcome is not None
    assert "limit" not in outcome.reason


def test_a_mate_leaves_deckhands_behind_in_the_school_too() -> None:
    """Q17: what is a mistake elsewhere, to burn coal and go fast, is right in so short a race."""
    crew = ("mate", "deckhand", "deckhand", "deckhand")
    match = Match("queen", QUEEN.COLOURS[:4], crew, QUEEN.SETUPS["school"].options, seed=1)
    races = [sail_race(match, number) for number in range(16)]
    won = sum(race.ranks[race.crew.index("mate")] == 1 for race in races)
    assert won > len(races) / 2


@pytest.mark.parametrize("level", list(BUDGETS))
def test_the_same_generator_gives_the_same_choices(level: str) -> None:
    sailed = []
    for _ in range(2):
        state, captains = crew("passengers", [level, "mate"], budget=0.03)
        sailed.append(sail(state, captains, Random(4), rounds=2))
    assert sailed[0] == sailed[1]


def test_a_deckhand_alone_on_the_river_stays_afloat() -> None:
    """Q13: it sails home late, but it sails: none is wrecked or stuck in twelve turns, on any of these rivers."""
    start = QUEEN.setup(QUEEN.OPTIONS(), QUEEN.COLOURS[:4])
    for number in range(8):
        river = drawn(start, Random(f"par/{number}"))
        state, captain = alone(start, 0, river, revealed=False), hire("deckhand", Random(number))
        while state.agenda and state.round <= 12:
            action = by_chance(state, river) if QUEEN.actor(state) == CHANCE else captain.choose(QUEEN, state)
            state, _ = QUEEN.apply(state, action)
        assert 0 not in state.wrecked


def test_a_captain_answers_in_a_lost_position_too() -> None:
    """Q13: green can hardly move, and has nobody left to fetch."""
    state = QUEEN.parse_position(DEAD_END)
    for level in BUDGETS:
        action = Officer(Random(5), level).choose(QUEEN, state)
        assert QUEEN.refusal(state, action) is None


class Watch:
    """A clock that goes on by so much each time somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("tick", [0.01, 0.1, 5.0])
def test_by_the_clock_a_captain_stops_when_its_time_is_over(tick: float) -> None:
    """The clock goes on at each look, before a trial and a turn in it; however few there were, the choice is legal."""
    watch = Watch(tick)
    state = QUEEN.parse_position(PASSENGER_FOR_NOTHING)
    effort = Effort(0.5, by_clock=True, clock=watch)
    advice = advise(state, "commodore", PLAIN, Random(6), effort)
    assert watch.now + tick > 0.5
    assert watch.now <= 0.5 + 2 * tick
    assert QUEEN.refusal(state, advice.best.actions[0]) is None


def test_more_time_means_more_trials() -> None:
    state = QUEEN.parse_position(PASSENGER_FOR_NOTHING)
    looks = []
    for seconds in (0.1, 0.4):
        watch = Watch(0.01)
        advise(state, "commodore", PLAIN, Random(6), Effort(seconds, by_clock=True, clock=watch))
        looks.append(watch.now)
    assert looks[0] < looks[1]


@pytest.mark.parametrize("level", ["captain", "admiral"])
def test_the_undrawn_future_changes_nothing(level: str) -> None:
    """A tile that is face down is nowhere in the state, so races that differ only in what will be drawn are the same."""
    choices = []
    for future in range(3):
        state, captains = crew("passengers", ["captain"], budget=0.05)
        luck = Random(7)
        while state.round < 2:
            seat = QUEEN.actor(state)
            action = roll(QUEEN, state, luck) if seat == CHANCE else captains[seat or 0].choose(QUEEN, state)
            state, _ = QUEEN.apply(state, action)
        luck.seed(future)
        officer = Officer(Random(8), level)
        officer.budget = 0.1
        choices.append(officer.advise(QUEEN, state).best.actions)
    assert choices[0] == choices[1] == choices[2]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_turn_is_said_to_bring_is_what_it_brings(seed: int) -> None:
    """Coal, speed, passengers and places in the order are compared with the state after the turn."""
    state, captains = crew("whole-river" if seed == 2 else "passengers", ["mate"], budget=0.02)
    luck, checked = Random(seed), 0
    while (seat := QUEEN.actor(state)) is not None and state.round < 7:
        if QUEEN.begins_turn(state):
            checked += _gains_are_true(state, captains[seat].advise(QUEEN, state))
        action = roll(QUEEN, state, luck) if seat == CHANCE else captains[seat].choose(QUEEN, state)
        state, _ = QUEEN.apply(state, action)
    assert checked > 8


def _gains_are_true(state: Any, advice: Advice) -> bool:
    """Compare, unless somebody was pushed, whose own choice of a heading does not matter here but whose docking may."""
    assert set(advice.best.gains) <= set(GAINS)
    ship = state.agenda[0].steamer
    after = state
    for action in advice.best.actions:
        if after.agenda[0].steamer != ship:
            return False
        after = QUEEN.apply(after, action)[0]
    while after.agenda and QUEEN.actor(after) != CHANCE and after.agenda[0].what in ("board", "fuel"):
        after = QUEEN.apply(after, QUEEN.legal(after)[0])[0]
    before, now, gains = state.steamers[ship], after.steamers[ship], advice.best.gains
    assert now.coal - before.coal == gains.get("coal", 0)
    assert now.passengers - before.passengers == gains.get("passengers", 0)
    assert now.speed == gains["speed"]
    if now.cell is not None and after.tiles == state.tiles and after.first_tile == state.first_tile:
        places = [[rank.steamer for rank in ranking(one)].index(ship) for one in (state, after)]
        assert places[0] - places[1] == gains.get("order", 0)
    return True
