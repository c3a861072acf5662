"""The engine and the naive model side by side: after every action all of the position, who decides, what is legal."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from models.queen.race import Race, race_from

from paddlewheel.engine import options
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Event, Held, Stayed, Wrecked
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.turn.kernel_numbers import NO_WAY_ON
from paddlewheel.games.queen.turn.no_legal_turn import HELD, LAND, OUT_OF_COAL

from .racing import Step, mixed

LIKED = ("push", "astern", "give", "take", "fuel", "board")


class Habit(NamedTuple):
    """How those decide who sail a race at random."""

    skill: float
    """How often they seek passengers and the landing."""
    liking: float
    """How often, else, they take to what is seldom legal."""
    bend: str
    """Which way the river turns where it may, if anywhere."""


def habit(rng: Random) -> Habit:
    return Habit(
        rng.choice((0.0, 0.6, 0.9, 1.0)), rng.choice((0.2, 0.8)), rng.choice(("left", "right", "straight", "", ""))
    )


def begin(chosen: Options, players: int, version: int) -> tuple[State, Race]:
    """Return a race to be set up, as the engine and as the model has it."""
    seats = queen.COLOURS[:players]
    return queen.setup(chosen, seats, version), Race(options.to_data(chosen), seats, version)


def take_up(state: State, version: int | None = None) -> tuple[State, Race]:
    """Return a race from a position on in which a turn is to be begun, perhaps under another version of the rules."""
    data = {**queen.to_data(state), "rules": queen.version(state) if version is None else version}
    return queen.from_data(data), race_from(data)


def sail(state: State, race: Race, rng: Random, most: int, steps: list[Step] | None = None) -> Counter[str]:
    """Sail a race to its end, or through so many states; compare everything at each, and count what was seen.

    The steps are added to a list, if there is one, for whoever has more to check about them.
    """
    seen: Counter[str] = Counter()
    ways = habit(rng)
    while True:
        compare(state, race)
        seen["states"] += 1
        if race.ask is None or seen["states"] >= most:
            return seen + remarkable(race)
        legal = sorted(race.legal())
        taken = decide(state, legal, rng, ways)
        seen[taken.partition("=")[0]] += 1
        told = len(race.stories)
        done = step(state, race, taken)
        if steps is not None:
            steps.append(done)
        state = done[2]
        seen.update(fate for _, fate in race.stories[told:])


def step(before: State, race: Race, taken: str) -> Step:
    """Do the same in the engine and in the model, and compare what is told of those who have no legal turn."""
    line, told = queen.format_position(before), len(race.stories)
    action = queen.parse_action(before, taken)
    state, events = queen.apply(before, action)
    race.apply(taken)
    assert tells_all(told_by(state, events), race, told), (line, taken)
    return before, action, state, events


def compare(state: State, race: Race) -> None:
    """Q1–Q23, B1–B12: position, actor, legal set; at the end the ranks."""
    line = queen.format_position(state)
    assert queen.to_data(state) == race.data(), line
    assert queen.actor(state) == race.actor(), line
    legal = [queen.format_action(state, action) for action in queen.legal(state)]
    assert len(legal) == len(set(legal)), line
    assert set(legal) == race.legal(), line
    outcome = queen.outcome(state)
    assert (outcome is None) == (race.ask is not None), line
    if outcome is not None:
        assert outcome.ranks == race.final_ranks(), line


def decide(state: State, legal: list[str], rng: Random, ways: Habit) -> str:
    """Pick something legal, as the habits of a race want it."""
    if queen.actor(state) == CHANCE:
        return f"die={ways.bend}" if f"die={ways.bend}" in legal else rng.choice(legal)
    if rng.random() < ways.skill:
        return queen.format_action(state, mixed(state, rng))
    liked = [action for action in legal if action.startswith(LIKED)]
    return rng.choice(liked if liked and rng.random() < ways.liking else legal)


FATES = {NO_WAY_ON[OUT_OF_COAL]: "out of coal", NO_WAY_ON[HELD]: "held", NO_WAY_ON[LAND]: "barred by land"}


def told_by(state: State, events: tuple[Event, ...]) -> list[tuple[str, str]]:
    """Q13, B12: what the engine tells of those who had no legal turn."""
    told = []
    for event in events:
        match event:
            case Wrecked(ship, reason=reason):
                told.append((state.names[ship], FATES[reason]))
            case Held(ship):
                told.append((state.names[ship], FATES[NO_WAY_ON[HELD]]))
            case Stayed(ship):
                told.append((state.names[ship], "stays"))
    return told


def tells_all(said: list[tuple[str, str]], race: Race, told: int) -> bool:
    """Q13, Q23: whether the engine says what the model does, which sails every round of held steamers up to the limit."""
    stories = race.stories[told:]
    more = stories[len(said) :]
    return stories[: len(said)] == said and (
        not more or (race.ask is None and {fate for _, fate in more} <= {"held", "stays"})
    )


def remarkable(race: Race) -> Counter[str]:
    """Return what has become of a race."""
    return Counter(
        {
            "over": race.ask is None,
            "home": sum(not race.lies(name) and name not in race.wrecked for name in race.names),
            "tiles left": race.first_tile,
            "cells left out": sum("left_out" in tile for tile in race.tiles),
            "landing": race.landing is not None,
        }
    )
