"""Every whole turn in the numbers that a table sends with each decision; `docs/table-protocol.md` tells how to read them.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.mississippi.movement import DISTANCE, FIELDS, INDEX, LEFT, LOG_END, PRICES, STEPS, take
from paddlewheel.games.mississippi.order import end_turn
from paddlewheel.games.mississippi.steamers import front
from paddlewheel.games.mississippi.water import UNDECIDED, Water, copied


def packed_rows(before: Water, rows: vec[i64], log: vec[i64]) -> tuple[list[list[int]], list[int]]:
    """Return what is sent of each turn, and the events that they have, each once."""
    numbers: dict[int, int] = {}
    told: list[list[int]] = []
    begin: i64 = 0
    for at in range(0, len(rows), FIELDS + len(before.fields)):
        after = copied(before)
        take(after, rows, at)
        end_turn(after)
        burns = PRICES[rows[at + INDEX]] + max(rows[at + DISTANCE], 0)
        end = rows[at + LOG_END]
        happened = end - begin + len(after.log)
        row: list[int] = [STEPS[rows[at + INDEX]], rows[at + DISTANCE], burns, rows[at + LEFT] - before.logs + burns]
        row += [after.round, after.mover, after.box, happened]
        for nth in range(begin, end):
            row.append(numbers.setdefault(log[nth], len(numbers)))
        for entry in after.log:
            row.append(numbers.setdefault(entry, len(numbers)))
        add_changed(row, before, after)
        told.append(row)
        begin = end
    return told, list(numbers)


def add_changed(row: list[int], before: Water, after: Water) -> None:
    """Add four numbers for every steamer that is different after a turn: its seat, its field, its front, its logs."""
    for seat in range(len(before.fields)):
        field, east, wood = after.fields[seat], after.easts[seat], after.wood[seat]
        if field != before.fields[seat] or east != before.easts[seat] or wood != before.wood[seat]:
            row.append(seat)
            row.append(field if field < after.goal else after.goal - field - 2)
            row.append(0 if east == UNDECIDED else front(east, max(field, 0)))
            row.append(wood)
