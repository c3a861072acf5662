"""How many turns it takes to a goal from every spot of a river at every speed, other steamers left aside.

The turns are counted back from the goal, for all spots at once: a set of cells is one large number with a bit for each
cell, a step of all of them is a shift, and a move is as many steps as its speed with a turn in between. A free move
has one turn of 60° and changes the speed by one at most; a second turn, or a speed changed by two, counts as longer, as
coal is worth it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.games.queen.facts import FASTEST, NOWHERE, SLOWEST, River, neighbour, speed_coal

PARTS: Final = 2
"""Time is counted in halves of a turn."""
COAL: Final = 2
"""How long a coal point counts, in halves of a turn."""
LONGEST: Final = 100
"""The longest time; what takes longer, or is not to be reached, takes so long."""
RESCUE: Final = 5 * PARTS
"""How long it takes to get out of a corner that one coal point a turn leads nobody out of."""
SPEEDS: Final = range(SLOWEST, FASTEST + 1)
FREELY_FROM: Final = {speed: [before for before in SPEEDS if speed_coal(before, speed) == 0] for speed in SPEEDS}
"""Q9: for each speed, the speeds from which it costs no coal."""
DEARLY_FROM: Final = {speed: [before for before in SPEEDS if speed_coal(before, speed) == 1] for speed in SPEEDS}
"""And those from which it takes one coal point."""

Field = tuple[bytes, ...]
"""For each speed (0 to 6) the time from each spot."""
Seeds = Mapping[int, Mapping[int, list[int]]]
"""Where the counting begins: by time and speed the spots."""


class Chart(NamedTuple):
    """A river as sets of cells: where the bit of a cell is, and for each heading what a step back does."""

    bits: tuple[int, ...]
    """For each cell the number of its bit."""
    indices: tuple[int, ...]
    """For each bit the index of its cell, NOWHERE for none."""
    shifts: tuple[int, ...]
    """For each heading how far a step shifts the bits."""
    open: tuple[int, ...]
    """For each heading the cells from which a step that way leads to water a captain would enter, in three lanes."""
    lane: int
    """How many bits a board has."""
    low: int
    """All bits of the first lane."""
    middle: int
    """All bits of the second lane."""


@lru_cache(maxsize=512)
def chart(river: River) -> Chart:
    """Return a river as sets of cells; sandbanks are kept out of."""
    left = min(q for q, _ in river.cells) - 1
    top = min(r for _, r in river.cells) - 1
    width = max(q for q, _ in river.cells) - left + 2
    bits = tuple(q - left + width * (r - top) for q, r in river.cells)
    indices = [NOWHERE] * (max(bits) + 1)
    for index, bit in enumerate(bits):
        indices[bit] = index
    ground = river.ground
    open_to = [0] * 6
    for spot in range(len(river.ahead)):
        there = neighbour(river.ahead, spot)
        if there != NOWHERE and not (ground is not None and ground.holds[there // 6]):
            open_to[spot % 6] |= 1 << bits[spot // 6]
    lane = len(indices) + width + 1  # nothing that is shifted out of one lane reaches the next
    low = (1 << lane) - 1
    shifts = tuple(q + width * r for q, r in hexes.VECTORS)
    in_lanes = tuple(board | board << lane | board << 2 * lane for board in open_to)
    return Chart(bits, tuple(indices), shifts, in_lanes, lane, low, low << lane)


def field(river: River, seeds: Seeds, passing: bool = False) -> Field:
    """Return the time to a goal; with `passing` a move ends where it comes to the goal, as in the sailing school."""
    known = chart(river)
    waiting: dict[tuple[int, int], list[int]] = {}
    for time, by_speed in seeds.items():
        for speed, spots in by_speed.items():
            _add(waiting, time, speed, _boards(known, spots))
    done = [[0] * 6 for _ in range(FASTEST + 1)]
    times = [bytearray([LONGEST]) * len(river.ahead) for _ in range(FASTEST + 1)]
    for time in range(LONGEST):
        if not waiting:
            break
        for speed in SPEEDS:
            boards = waiting.pop((time, speed), None)
            if boards is not None:
                _reach(known, waiting, done[speed], times[speed], boards, time, speed, passing and not time)
    return _rescued(times)


def _rescued(times: list[bytearray]) -> Field:
    """Return the times, none longer than a steamer that spends all coal takes to lie there at rest and well turned."""
    rest = times[SLOWEST]
    by_cell = [min(rest[at : at + 6]) + RESCUE for at in range(0, len(rest), 6)]
    most = [min(time, LONGEST) for time in by_cell for _ in range(6)]
    return tuple(bytes(map(min, one, most)) for one in times)


def _reach(
    known: Chart,
    waiting: dict[tuple[int, int], list[int]],
    done: list[int],
    times: bytearray,
    boards: list[int],
    time: int,
    speed: int,
    passing: bool,
) -> None:
    """Write down the time of what is reached anew at a speed, and line up from where a move at that speed leads there."""
    new = [board & ~old for board, old in zip(boards, done, strict=True)]
    if not any(new):
        return
    indices = known.indices
    for heading, board in enumerate(new):
        done[heading] |= board
        left = board
        while left:
            bit = left & -left
            times[indices[bit.bit_length() - 1] * 6 + heading] = time
            left ^= bit
    free, dear = _before(known, new, speed, passing)
    for before in FREELY_FROM[speed]:
        _add(waiting, time + PARTS, before, free)
        _add(waiting, time + PARTS + COAL, before, dear)
    for before in DEARLY_FROM[speed]:
        _add(waiting, time + PARTS + COAL, before, free)


def _add(waiting: dict[tuple[int, int], list[int]], time: int, speed: int, boards: list[int]) -> None:
    lined_up = waiting.get((time, speed))
    waiting[time, speed] = boards if lined_up is None else _joined(lined_up, boards)


def _before(known: Chart, boards: list[int], speed: int, passing: bool) -> tuple[list[int], list[int]]:
    """Return from where a move at a speed leads to these spots: with one turn at most, and with two.

    Each number holds three boards side by side: with no turn, with up to one, with up to two.
    """
    lane, low, middle, shifts, open_to = known.lane, known.low, known.middle, known.shifts, known.open
    goal = _turned([board | board << lane | board << 2 * lane for board in boards], lane, low, middle)
    lanes = goal
    for step in range(speed):
        if passing and step:  # fewer steps than the speed has points are enough
            lanes = _joined(lanes, goal)
        lanes = [
            (board >> shift if shift > 0 else board << -shift) & open_there
            for board, shift, open_there in zip(lanes, shifts, open_to, strict=True)
        ]
        lanes = _turned(lanes, lane, low, middle)
    return [board >> lane & low for board in lanes], [board >> 2 * lane for board in lanes]


def _turned(boards: list[int], lane: int, low: int, middle: int) -> list[int]:
    """Return the boards with those added that have one turn more and a neighbouring heading; then once more."""
    n, ne, se, s, sw, nw = boards
    low_n, low_ne, low_se, low_s, low_sw, low_nw = n & low, ne & low, se & low, s & low, sw & low, nw & low
    n |= (low_nw | low_ne) << lane
    ne |= (low_n | low_se) << lane
    se |= (low_ne | low_s) << lane
    s |= (low_se | low_sw) << lane
    sw |= (low_s | low_nw) << lane
    nw |= (low_sw | low_n) << lane
    mid_n, mid_ne, mid_se = n & middle, ne & middle, se & middle
    mid_s, mid_sw, mid_nw = s & middle, sw & middle, nw & middle
    return [
        n | (mid_nw | mid_ne) << lane,
        ne | (mid_n | mid_se) << lane,
        se | (mid_ne | mid_s) << lane,
        s | (mid_se | mid_sw) << lane,
        sw | (mid_s | mid_nw) << lane,
        nw | (mid_sw | mid_n) << lane,
    ]


def _joined(boards: list[int], others: list[int]) -> list[int]:
    return [one | two for one, two in zip(boards, others, strict=True)]


def _boards(known: Chart, spots: list[int]) -> list[int]:
    boards = [0] * 6
    for spot in spots:
        boards[spot % 6] |= 1 << known.bits[spot // 6]
    return boards
