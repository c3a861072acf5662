"""What a captain reckons with in races of one rule set: its weights, and the water that nobody has seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.captains.queen.counting_back import PARTS, SPEEDS
from paddlewheel.captains.queen.turns_by_distance import HALVES, turns_by_distance
from paddlewheel.captains.queen.turns_to_go import Reckoning
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.queen.facts import SHAPE, RuleSet, arrival_speed, projection

REAR: Final = 2.5
"""How many cells the rear of a tile lies behind its centre."""


@lru_cache(maxsize=64)
def reckoning_of(rules: RuleSet, weights: Weights) -> Reckoning:
    """Return how a captain reckons; what it has worked out in one race helps it in the next."""
    return Reckoning(
        coal=weights.coal,
        last_coal=weights.last_coal,
        coal_until=weights.coal_until,
        wary=weights.wary,
        unseen_passenger=weights.unseen_passenger,
        rival=weights.rival,
        push=weights.push,
        boarding=weights.boarding,
        scarce=weights.scarce,
        stuck=weights.stuck,
        times_ahead=[time for to_come in range(rules.pile + 1) for time in _times_ahead(rules, weights, to_come)],
        fields=_fields(rules),
        finishes=_finishes(rules, weights.cruising, weights.unseen_tile),
    )


@lru_cache(maxsize=64)
def _fields(rules: RuleSet) -> dict[bytes, Any]:  # noqa: ARG001
    """Return where the fields to docks are kept that captains of all weights share."""
    return {}


@lru_cache(maxsize=64)
def _finishes(rules: RuleSet, cruising: float, unseen_tile: float) -> dict[bytes, Any]:  # noqa: ARG001
    """Return where the fields to the end are kept that captains share who reckon with the same water ahead."""
    return {}


def _times_ahead(rules: RuleSet, weights: Weights, to_come: int) -> list[int]:
    """Return by speed and cell of a tile of open water the time from there over as many tiles of middling bends."""
    turns_left = turns_by_distance(round(weights.cruising), arrival_speed(rules))
    along = [projection(cell, hexes.N) / 2 for cell in SHAPE]
    left = [round(HALVES * max(to_come * weights.unseen_tile - way - REAR, 0)) for way in along]
    return [round(PARTS * turns_left[speed][min(way, len(turns_left[0]) - 1)]) for speed in range(SPEEDS) for way in left]
