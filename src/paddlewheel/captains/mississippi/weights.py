"""What things are worth to a captain of Mississippi, in fields of the course unless said otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What a captain weighs up.

    The values began as a fit to who won 8,800 races among captains who looked one turn ahead; `benchmarks/tune.py` tries to
    better them.
    """

    log: float = 1.3
    """What a log is worth that can still be burnt."""
    turn: float = 2.2
    """What it is worth to be one captain earlier in the order of play."""
    ready: float = 3.0
    """What it is worth on top to have wood enough for the rest of the way."""
    lead: float = 0.6
    """In choosing a turn: how much what the others get counts, next to what the captain gets itself."""
    odds: float = 0.10
    """By how much a field ahead changes the logarithm of the odds of being home first, early in the race."""
    late_odds: float = 0.12
    """By how much more it does at the end."""
    alone: float = 0.35
    """What each field costs that the nearest other steamer is further away than they soon dock, once somebody is home."""


class Reply(NamedTuple):
    """A style in which others may sail in playouts: what it weighs otherwise, and how freely it draws among its turns."""

    weights: dict[str, float]
    temperature: float


CHARACTERS: Final[dict[str, Weights]] = {
    "plain": Weights(),
    "wood-miser": Weights(log=1.7, lead=0.8),
    "sprinter": Weights(log=1.0, turn=1.2, lead=0.2),
}
POPULATION: Final[tuple[Reply, ...]] = (
    Reply({}, 0.0),
    Reply({}, 0.05),
    Reply({"log": 1.2, "lead": 0.3}, 0.05),  # one who cares most about its own distance
    Reply({"log": 1.5, "lead": 1.0}, 0.05),  # one who saves wood, and gives the others nothing
    Reply({"log": 1.0, "turn": 1.0, "lead": 0.2}, 0.1),  # one in a hurry
    Reply({"log": 1.4, "turn": 3.0}, 0.1),  # one who wants to be early in the order of play
    Reply({}, 0.3),  # one who draws freely
)
"""Who may sail in a playout."""
