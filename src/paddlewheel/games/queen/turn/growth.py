"""Q4–Q6, Q18: the river grows tile by tile, passengers come to the stations, and tiles that were left leave the table.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from paddlewheel.games.integers import i64
from paddlewheel.games.queen.model.position import LANDING_JOINED, TILE_LAID, TILE_LEFT, Position, note
from paddlewheel.games.queen.river import flat_map
from paddlewheel.games.queen.river.flat_map import CELLS, overlap_at_bend
from paddlewheel.games.queen.turn.arrival import ONE


def pile_size(position: Position) -> i64:
    """Q4, Q17, Q18: how many tiles are still face down."""
    return position.rules.pile - (position.chart.count - 1)


def unseen(position: Position) -> i64:
    """Q4: return a bit for each tile that may be turned up next; in the school eight of the eleven never are."""
    left = position.rules.river
    for number in range(position.chart.count):
        left &= ~ONE[position.chart.tile[number]]
    return left


def free_bends(position: Position) -> i64:
    """Q3: return a bit for each way the next tile can turn: left, straight, right.

    Nothing but the landing follows the last tile, so that needs no free nose.
    """
    return flat_map.free_bends(position.chart, pile_size(position) > 1 or position.rules.looks_beyond_last_tile)


def lay(position: Position, tile: i64, bend: i64) -> None:
    """Q3, Q5: join a tile to the frontmost one; Q18: passengers come to its station."""
    number = position.chart.count
    guests = position.rules.guests[position.chart.tiles.roofs[tile]]
    flat_map.lay(position.chart, tile, bend, overlap_at_bend(position.chart, bend))
    position.waiting[number] = guests
    note(position, TILE_LAID, tile, number, bend + 1, guests)


def join_landing(position: Position, bend: i64) -> None:
    """Q5, Q7: join the landing to the last tile."""
    flat_map.join_landing(position.chart, bend)
    note(position, LANDING_JOINED, bend + 1, 0, 0, 0)


def rearmost(position: Position) -> i64:
    """Q6: return the number of the rearmost tile with a steamer on it, the rearmost on the table if nobody sails."""
    found: i64 = -1
    for ship in range(position.ships):
        cell = position.at[ship]
        if cell >= 0 and (found < 0 or cell // CELLS < found):
            found = cell // CELLS
    return found if found >= 0 else position.chart.first_tile


def leave_tiles(position: Position) -> None:
    """Q6: take away the rearmost tiles as long as no steamer is on them or behind them."""
    chart, first = position.chart, rearmost(position)
    for number in range(chart.first_tile, first):
        note(position, TILE_LEFT, chart.tile[number], number, position.waiting[number], 0)
        position.waiting[number] = 0
    if first > chart.first_tile:
        flat_map.set_first_tile(chart, first)
