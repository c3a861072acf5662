"""A whole race among computer captains, the same every time for the same seed and number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from paddlewheel.captains import hire
from paddlewheel.captains.captain import Captain, Watchful
from paddlewheel.captains.chance import roll
from paddlewheel.captains.external import ExternalCaptain
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.record import Record, Step


def race(game: AnyGame, options: Any, seats: Sequence[str], crew: Sequence[str], seed: int, number: int) -> Record:
    """Sail race `number` of a series to its end and return its record."""
    start = game.setup(options, seats)
    with aboard(crew, seed, number) as captains:
        return Record(game, start, tuple(step.action for step in sail(game, start, captains, luck_of(seed, number))))


@contextmanager
def aboard(crew: Sequence[str], seed: int, number: int, budget: float | None = None) -> Iterator[list[Captain]]:
    """Hire a captain for each seat, each with its own generator, and dismiss those from outside at the end."""
    captains = [hire(name, Random(f"{seed}/{number}/{seat}"), budget) for seat, name in enumerate(crew)]
    try:
        yield captains
    finally:
        for captain in captains:
            if isinstance(captain, ExternalCaptain):
                captain.close()


def luck_of(seed: int, number: int) -> Random:
    """Return the generator of chance in a race."""
    return Random(f"{seed}/{number}/chance")


def sail(game: AnyGame, start: Any, captains: Sequence[Captain], luck: Random) -> Iterator[Step]:
    """Sail from a state to the end of the race, step by step; captains who watch are told what happens."""
    state, number = start, 0
    watchful = [captain for captain in captains if isinstance(captain, Watchful)]
    while (seat := game.actor(state)) is not None:
        action = roll(game, state, luck) if seat == CHANCE else captains[seat].choose(game, state)
        after, events = game.apply(state, action)
        for captain in watchful:
            for event in events:
                captain.observe(game.event_data(state, event))
        number += 1
        yield Step(number, state, action, after, events)
        state = after
