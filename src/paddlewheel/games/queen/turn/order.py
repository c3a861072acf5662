"""Q20: the order of play, with the measuring stick computed.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.model.position import MOST_SHIPS, Position
from paddlewheel.games.queen.river.flat_map import CELLS

ENDLESS_COAL: Final = 9
"""B12, RULING: the coal of the Black Rose never ends, so it counts as more than anybody can have."""
MIDDLE: Final = 64
"""What is added to how far a cell lies along and right, so that no number is below 0."""

# Where a steamer stands is one number: that of its tile, and then, from these bits on, the higher the sooner:
STICK_AT: Final = 32
SPEED_AT: Final = 24
COAL_AT: Final = 16
RIGHT_AT: Final = 8
TILE_AT: Final = 40


def standing(position: Position, ship: i64) -> i64:
    """Q20: return where a steamer stands: tile, stick, speed, coal, how far right, and its number, in one."""
    chart, cell = position.chart, position.at[ship]
    number = cell // CELLS
    at = (chart.bend[number + 1] + 1) * CELLS + cell % CELLS
    stick, right = chart.tiles.sticks[at] + MIDDLE, chart.tiles.rights[at] + MIDDLE
    coal = position.coal[ship]
    if ship == position.rules.rose:
        coal = ENDLESS_COAL
    here = number << TILE_AT | stick << STICK_AT | position.speed[ship] << SPEED_AT | coal << COAL_AT
    return here | right << RIGHT_AT | ship


def ranking(position: Position) -> vec[i64]:
    """Return where everybody on the river stands, as it would be played now."""
    found = vec[i64]([0] * MOST_SHIPS)
    count: i64 = 0
    for ship in range(position.ships):
        if position.at[ship] >= 0:
            here = standing(position, ship)
            nth = count
            while nth and found[nth - 1] < here:
                found[nth] = found[nth - 1]
                nth -= 1
            found[nth] = here
            count += 1
    return found[:count]
