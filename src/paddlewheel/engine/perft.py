"""Perft: in how many ways a position can continue for this many actions, and in which order they are listed.

The count finds a legal action too many or too few; the digest of their texts, in order, finds a list whose order changed.
Chance counts like a captain: every die and every draw is one way to go on.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from paddlewheel.engine.contract import AnyGame


@dataclass(frozen=True, slots=True)
class Count:
    """The ways to go on for `depth` actions, the games that end on the way, and the digest of their texts."""

    depth: int
    ways: int
    ended: int
    digest: str


def perft(game: AnyGame, state: Any, depth: int) -> Count:
    """Count every sequence of this many legal actions, or fewer where the game ends first."""
    digest = hashlib.sha256()
    ways = ended = 0
    pending: list[tuple[Any, int]] = [(state, depth)]
    while pending:
        here, left = pending.pop()
        actions = game.legal(here)
        if left == 0 or not actions:
            ways += 1
            ended += not actions
            continue
        for action in actions:
            digest.update(f"{left}{game.format_action(here, action)} ".encode())
        if left == 1:
            for action in actions:
                after, _ = game.apply(here, action)
                ways += 1
                ended += game.actor(after) is None
            continue
        pending += [(game.apply(here, action)[0], left - 1) for action in reversed(actions)]
    return Count(depth, ways, ended, digest.hexdigest()[:16])


def divide(game: AnyGame, state: Any, depth: int) -> list[tuple[str, int]]:
    """Return for each legal action how many ways continue from it, to find where two engines differ."""
    rows = []
    for action in game.legal(state):
        after, _ = game.apply(state, action)
        rows.append((game.format_action(state, action), perft(game, after, depth - 1).ways))
    return rows
