"""A letter for each seat: the sign of a steamer where colour is not available."""

from __future__ import annotations

from collections.abc import Sequence


def letters(seats: Sequence[str]) -> tuple[str, ...]:
    """Return for each seat the first letter of its name that no earlier seat has, or else its number."""
    taken: list[str] = []
    for seat, name in enumerate(seats):
        free = [letter for letter in name.upper() if letter.isalpha() and letter not in taken]
        taken.append(free[0] if free else str(seat + 1))
    return tuple(taken)
