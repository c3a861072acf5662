"""What a turn is called by the chance it lost: good, an inaccuracy, a mistake, a blunder."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Mark: TypeAlias = Literal["good", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("blunder", 0.20), ("mistake", 0.10), ("inaccuracy", 0.05), ("good", 0.0))
"""From which loss of chance on a turn is called what, the worst first."""
DIGITS: Final = 4
"""To so many digits chances are told, and so marked."""


def mark_of(loss: float) -> Mark:
    """Return what a turn is called that lost so much."""
    return next(name for name, least in MARKS if round(loss, DIGITS) >= least)
