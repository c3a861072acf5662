"""A whole race among computer captains, the same every time for the same seed and number."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from paddlewheel.captains import hire
from paddlewheel.games.game import CHANCE, AnyGame
from paddlewheel.games.record import Record


def race(game: AnyGame, options: Any, seats: Sequence[str], crew: Sequence[str], seed: int, number: int) -> Record:
    """Sail race `number` of a series to its end and return its record; each seat and chance have their own generator."""
    captains = [hire(name, Random(f"{seed}/{number}/{seat}")) for seat, name in enumerate(crew)]
    luck = Random(f"{seed}/{number}/chance")
    start = state = game.setup(options, seats)
    actions = []
    while (seat := game.actor(state)) is not None:
        action = roll(game, state, luck) if seat == CHANCE else captains[seat].choose(game, state)
        state, _ = game.apply(state, action)
        actions.append(action)
    return Record(game, start, tuple(actions))


def roll(game: AnyGame, state: Any, luck: Random) -> Any:
    """Return what chance does: one of its legal actions, drawn by their weights."""
    return luck.choices(game.legal(state), game.weights(state))[0]
