"""What a turn sails on, in flat integers: where a step leads, what is special there, where the other steamers lie.

A cell is named by its index here; a *spot* is the index × 6 + heading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.queen.river.packed import Packed, packed, special

NOWHERE: Final = -1
NEVER: Final = 99
MOST_TURNS: Final = 20
"""More turns than any turn of six points can need."""


class Ground:
    """What is special about a cell, by index, for each cell of a river that has special cells."""

    __slots__ = ("holds", "points", "shove", "slows", "stops")

    def __init__(self, cells: int) -> None:
        self.points = [0] * cells
        """How many extra points it takes to enter."""
        self.slows = [0] * cells
        """How much speed entering it takes at the end of the turn."""
        self.stops = [False] * cells
        """Whether a move that enters ends there immediately."""
        self.shove = [0] * cells
        """How many extra points it takes to push a steamer onto it."""
        self.holds = [False] * cells
        """Whether a steamer on it can neither be pushed nor turn."""

    def packed(self) -> list[int]:
        """Return for each cell what is special about it as one number."""
        return [special(*one) for one in zip(self.points, self.slows, self.shove, self.stops, self.holds, strict=True)]

    def special(self, index: int) -> bool:
        """Return whether a cell is not entered like plain water."""
        return bool(self.points[index] or self.slows[index] or self.stops[index])


class Chart:
    """The water of a river, cell by cell, and packed for searches on first use."""

    __slots__ = ("_packed", "ahead", "ground")

    def __init__(self, ahead: Sequence[int], ground: Ground | None) -> None:
        self.ahead, self.ground = ahead, ground
        self._packed: Packed | None = None

    @property
    def packed(self) -> Packed:
        """The water as packed numbers."""
        if self._packed is None:
            self._packed = packed(self.ahead, [] if self.ground is None else self.ground.packed())
        return self._packed


class Water:
    """What a turn sails on: where a step leads, what is special there, where the other steamers lie."""

    __slots__ = ("ahead", "arrivals", "barred", "chart", "closed", "ground", "homes", "others", "stood")

    def __init__(
        self,
        chart: Chart,
        others: list[int],
        closed: list[int],
        stood: list[int],
        barred: list[int],
    ) -> None:
        self.chart = chart
        self.ahead = chart.ahead
        """For each spot the spot one step ahead, NOWHERE if that is no water, `coded` if it is special."""
        self.ground = chart.ground
        """What is special; None if nothing is."""
        self.others = others
        """The cells of the other steamers."""
        self.closed = closed
        """The cells that no one enters in this turn: steamers were pushed there, or it is the shipyard."""
        self.stood = stood
        """The cells the mover stood on earlier in this turn."""
        self.barred = barred
        """For each of the others a cell it may not be pushed to whatever the way; NOWHERE if there is none."""
        self.homes: list[list[int]] | None = None
        """For each of the others the cells where it arrives when pushed there; None if none can."""
        self.arrivals: list[tuple[int, int]] | None = None
        """For each of the others whose arrivals count with its own, and how many of them are wanting to end the race."""


def coded(spot: int) -> int:
    """Return how a table of steps names a spot that is special; the same turns it back."""
    return -2 - spot


def neighbour(ahead: Sequence[int], spot: int) -> int:
    """Return the spot one step ahead, special or not, NOWHERE if that is no water."""
    there = ahead[spot]
    return there if there >= NOWHERE else coded(there)


def around(ahead: Sequence[int], index: int) -> list[int]:
    """Return for each heading the spot one step from a cell, special or not, NOWHERE if that is no water."""
    return [there if there >= NOWHERE else coded(there) for there in ahead[index * 6 : index * 6 + 6]]


def behind(water: Water, spot: int) -> int:
    """Return the spot from which one step ahead leads to this one, NOWHERE if there is none."""
    across = 3 if spot % 6 < 3 else -3
    there = neighbour(water.ahead, spot + across)
    return there if there == NOWHERE else there - across


def stops_at(water: Water, index: int) -> bool:
    """Return whether a move that enters there ends immediately."""
    return water.ground is not None and water.ground.stops[index]


def spaces(water: Water, nth: int, astern: bool = False) -> list[int]:
    """Q15: the cells to which the n-th of the others can be pushed: free water beside it, not stood on in this turn.

    RULING: a cell to which a steamer was pushed stays closed for the turn, even once that steamer has arrived and left; and
    a steamer that was pushed is not pushed a second time. With `astern` also a cell that the table's options forbid.
    """
    target = water.others[nth]
    if target in water.closed or (water.ground is not None and water.ground.holds[target]):
        return []
    taken = [NOWHERE, *water.others, *water.stood, *water.closed]
    if not astern:
        taken.append(water.barred[nth])
    beside = [there // 6 for there in around(water.ahead, target)]
    return [space for space in beside if space not in taken]


def ends_race(water: Water, targets: list[int], to: list[int]) -> bool:
    """Q22: return whether the race is over with the last of some pushes.

    RULING: a steamer pushed home arrives immediately; if that ends the race, the points that are left are dropped.
    """
    homes, arrivals = water.homes, water.arrivals
    if homes is None or arrivals is None:
        return False
    pushed = [water.others.index(target) for target in targets]
    home = [nth for nth, space in zip(pushed, to, strict=True) if space in homes[nth]]
    together, wanting = arrivals[pushed[-1]]
    return pushed[-1] in home and sum(arrivals[nth][0] == together for nth in home) == wanting
