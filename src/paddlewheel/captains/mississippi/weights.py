"""What captains of Mississippi hold things to be worth, in fields of the course unless said otherwise."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "log": 1.3,  # a log that can still be burnt
    "turn": 2.2,  # being one captain earlier in the order of play
    "ready": 3.0,  # wood enough for the rest of the way
    "lead": 0.6,  # in choosing a turn: what the others get, as a part of what one gets oneself
    "odds": 0.10,  # by how much a field ahead changes the logarithm of the odds to be home first, early in the race
    "late_odds": 0.12,  # by how much more it does at the end
}
"""They began as a fit to who won 8,800 races among one-turn captains; `benchmarks/tune.py` tries to better them."""

RIVALS: Final[tuple[dict[str, float], ...]] = (
    {"log": 1.2, "lead": 0.3},  # one who looks to the own way above all
    {"log": 1.5, "lead": 1.0},  # one who saves wood, and gives the others nothing
)
"""How others may judge: what a commodore thinks of besides its own way."""
