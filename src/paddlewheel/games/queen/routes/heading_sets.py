"""Fans: all that a turn can do at one cell after so many points, in one number.

A fan has a *leaf* for each world (see `search`), a leaf a row of six bits for each number of turns, a row a bit for each
heading. The bit is set if in that world a steamer can be there with that heading after *at most* so many turns: so the
union of two fans holds the least turns of both, and everything that leads to a cell is joined with one `|`.

A steamer that comes with one heading can have each other heading for one to three turns more. The bits of one heading,
moved to the columns of the others and as many rows up, never fall on each other, so that turning round is one product.
The three rows at the top of each leaf are spare: they take up what is turned beyond the limit, until that is cut off.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddlewheel import hexes

ROW: Final = 6
"""How many bits a row has."""
_SPARE: Final = 3

SWINGS: Final = tuple(
    sum(1 << ROW * hexes.turns_between(heading, other) + other - heading for other in range(6)) for heading in range(6)
)
"""For each heading the factor that turns what comes with it to all six."""


def width(most: int) -> int:
    """Return how many bits a leaf has in which so many turns can be made."""
    return ROW * (most + 1 + _SPARE)


def leaf(world: int, width: int) -> int:
    """Return all bits of the leaf of a world."""
    return ((1 << width) - 1) << world * width


@lru_cache(maxsize=1024)
def leaves(worlds: int, width: int) -> int:
    """Return the factor that repeats a leaf for each of so many worlds."""
    return sum(1 << world * width for world in range(worlds))


@lru_cache(maxsize=4096)
def clips(limits: tuple[int, ...], worlds: int, width: int) -> tuple[int, ...]:
    """Return for each limit the rows of all leaves up to so many turns."""
    return tuple(((1 << ROW * (limit + 1)) - 1) * leaves(worlds, width) for limit in limits)


@lru_cache(maxsize=1024)
def begun(heading: int, turned: int, most: int) -> int:
    """Return the leaf of a steamer that lies there with a heading after so many turns."""
    return sum(1 << ROW * turns + heading for turns in range(turned, most + 1))


def columns(bits: int) -> tuple[int, ...]:
    """Return for each heading its bits in fans of so many bits, and in some more, so that a few sizes serve all."""
    return _columns(bits // _SIZE + 1)


_SIZE: Final = 40 * ROW


@lru_cache(maxsize=256)
def _columns(sizes: int) -> tuple[int, ...]:
    first = sum(1 << at for at in range(0, sizes * _SIZE, ROW))
    return tuple(first << heading for heading in range(6))


def headings_in(bits: int) -> tuple[tuple[int, int, int], ...]:
    """Return each heading with its bits in fans of so many bits, and the factor that turns them to all six."""
    return _headings_in(bits // _SIZE + 1)


@lru_cache(maxsize=256)
def _headings_in(sizes: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((heading, column, SWINGS[heading]) for heading, column in enumerate(_columns(sizes)))


SMALL: Final = 64
"""How many bits a fan has at most that is worth remembering."""


class _Spread(dict[int, tuple[tuple[int, int], ...]]):
    """For small fans the headings with which a cell can be left, each with the fan of those who come ahead with it.

    What is beyond the limit of the next cell is cut off, and headings with which nothing is left are left out.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def __missing__(self, fan: int) -> tuple[tuple[int, int], ...]:
        if len(self) >= _MOST_KNOWN:
            self.clear()
        parts = [(heading, (fan & column) * SWINGS[heading] & self.limit) for heading, column in enumerate(columns(SMALL))]
        found = self[fan] = tuple([_PARTS.setdefault(part, part) for part in parts if part[1]])
        return found


_PARTS: Final[dict[tuple[int, int], tuple[int, int]]] = {}
"""The few parts that all fans are spread into, kept once for all of them, as the spots of a river are."""


class _Spreads(dict[int, _Spread]):
    """For each limit what is known of small fans."""

    def __missing__(self, limit: int) -> _Spread:
        if len(self) >= _MOST_LIMITS:
            self.clear()
        found = self[limit] = _Spread(limit)
        return found


_MOST_KNOWN: Final = 4096
_MOST_LIMITS: Final = 256
SPREADS: Final = _Spreads()
"""A few hundred fans of one leaf are met again and again."""


def least(fan: int) -> int:
    """Return the fan with nothing but the least turns for every world and heading."""
    return fan & ~(fan << ROW)


def bits(fan: int, width: int) -> list[tuple[int, int, int]]:
    """Return the bits of a fan: world, turns, heading."""
    found: list[tuple[int, int, int]] = []
    while fan:
        lowest = fan & -fan
        fan ^= lowest
        world, bit = divmod(lowest.bit_length() - 1, width)
        found.append((world, bit // ROW, bit % ROW))
    return found
