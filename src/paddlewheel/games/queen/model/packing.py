"""A state as bytes and back: `docs/kernel.md` draws them, `position.load` and `position.dump` are the kernel's way."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddlewheel.games.queen.model.parts import TASKS, Parts, Steamer, Task, TurnUnderWay
from paddlewheel.games.queen.model.position import HEAD, PER_SHIP, PER_TASK, PER_TILE
from paddlewheel.games.queen.river.joining import Laid, placed, spots
from paddlewheel.games.queen.river.layout import cells_of, left_out_bits
from paddlewheel.games.queen.river.tables import TILE_NAMES, TILE_NUMBERS
from paddlewheel.games.queen.river.tiles import SHAPE
from paddlewheel.hexes import Cell

NOT_ON_RIVER: Final = -1
NO_TILE: Final = -1
TASK_CODES: Final = {name: code for code, name in enumerate(TASKS)}


def pack(parts: Parts, index: dict[Cell, int], players: int) -> bytes:
    """Return a state as bytes; every cell in it is one of the river's, of which `index` has the indices."""
    found = [parts.first + 1, parts.first_tile, 0 if parts.landing is None else parts.landing + 2, parts.given]
    found += [*parts.round.to_bytes(3, "little"), sum(1 << ship for ship in parts.wrecked)]
    found += [
        len(parts.tiles),
        len(parts.steamers),
        players,
        len(parts.order),
        len(parts.agenda),
        parts.under_way is not None,
    ]
    for laid, spot, waiting in zip(parts.tiles, spots(parts.tiles), parts.waiting, strict=True):
        found += [TILE_NUMBERS[laid.id], laid.turn + 1, *left_out_bits(laid, spot).to_bytes(3, "little"), waiting]
    for one in parts.steamers:
        number = NOT_ON_RIVER if one.cell is None else index[one.cell]
        boarded = [tile + 1 for tile in (*one.boarded_at, NO_TILE, NO_TILE)][:2]
        found += [*_pair(number + 1), one.heading, one.speed, one.coal, one.passengers, *boarded]
    found += [*parts.ranks, *parts.order]
    for what, ship, turn in parts.agenda:
        found += [TASK_CODES[what], ship + 1, turn + 1]
    if parts.under_way is not None:
        points, turns, stood, pushed_to, reached, slowed, rose_needed = parts.under_way
        found += [points, turns, reached, slowed, rose_needed, len(stood), len(pushed_to)]
        for cell in (*stood, *pushed_to):
            found += _pair(index[cell])
    return bytes(found)


def _pair(number: int) -> tuple[int, int]:
    return number & 255, number >> 8


@lru_cache(maxsize=2048)
def _tiles(packed: bytes) -> tuple[Laid, ...]:
    """Return the tiles that some bytes mean, five for each; those of a river that grows are made once."""
    if len(packed) == PER_TILE - 1:
        return (Laid(TILE_NAMES[packed[0]], packed[1] - 1),)
    before = _tiles(packed[: -(PER_TILE - 1)])
    number, bend, *mask = packed[-(PER_TILE - 1) :]
    left_out = int.from_bytes(mask, "little")
    laid = Laid(TILE_NAMES[number], bend - 1)
    if left_out:
        spot = spots((*before, laid))[-1]
        cells = [placed(spot, cell) for index, cell in enumerate(SHAPE) if left_out >> index & 1]
        laid = laid._replace(left_out=tuple(sorted(cells)))
    return (*before, laid)


@lru_cache(maxsize=2048)
def _river(packed: bytes) -> tuple[tuple[Laid, ...], tuple[int, ...], tuple[Cell, ...]]:
    """Return the tiles that some bytes mean, how many passengers wait at each, and their cells: most turns change none."""
    tiles = _tiles(bytes([byte for nth, byte in enumerate(packed) if nth % PER_TILE != PER_TILE - 1]))
    return tiles, tuple(packed[PER_TILE - 1 :: PER_TILE]), cells_of(tiles)


def unpack(packed: bytes) -> Parts:
    """Return the state that some bytes mean."""
    tile_count, ships, players, ordered, tasks, is_under_way = packed[8:HEAD]
    at = HEAD + tile_count * PER_TILE
    tiles, waiting, cells = _river(packed[HEAD:at])
    steamers = []
    for _ in range(ships):
        low, high, heading, speed, coal, aboard, one, two = packed[at : at + PER_SHIP]
        number = (low | high << 8) - 1
        boarded = (one - 1, two - 1) if two else (one - 1,) if one else ()
        steamers.append(Steamer(None if number < 0 else cells[number], heading, speed, coal, aboard, boarded))
        at += PER_SHIP
    ranks = tuple(packed[at : at + players])
    at += players
    order = tuple(packed[at : at + ordered])
    at += ordered
    agenda = []
    for _ in range(tasks):
        what, ship, bend = packed[at : at + PER_TASK]
        agenda.append(Task(TASKS[what], ship - 1, bend - 1))
        at += PER_TASK
    under_way = None
    if is_under_way:
        points, turns, reached, slowed, rose_needed, stood, pushes = packed[at : at + 7]
        at += 7
        there = [cells[packed[nth] | packed[nth + 1] << 8] for nth in range(at, at + 2 * (stood + pushes), 2)]
        under_way = TurnUnderWay(
            points, turns, tuple(there[:stood]), tuple(there[stood:]), bool(reached), slowed, rose_needed
        )
    return Parts(
        first=packed[0] - 1,
        tiles=tiles,
        first_tile=packed[1],
        landing=packed[2] - 2 if packed[2] else None,
        waiting=waiting,
        steamers=tuple(steamers),
        ranks=ranks,
        wrecked=tuple([ship for ship in range(ships) if packed[7] >> ship & 1]),
        round=int.from_bytes(packed[4:7], "little"),
        order=order,
        agenda=tuple(agenda),
        under_way=under_way,
        given=packed[3],
    )
