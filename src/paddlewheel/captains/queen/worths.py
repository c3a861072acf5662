"""What the ends of a turn are worth, all of them at once: the time to go on the best course, the coal left, the pushes.

Kernel: mypyc compiles this file, and it runs uncompiled too.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from paddlewheel.games.queen.facts import COAL_BITS, SPEED_BITS, SPOT_BITS, WORLD_BITS


def worths(
    rows: list[int],
    lying: list[int],
    fields: list[tuple[bytes, ...]],
    afters: list[float],
    parts: int,
    special: dict[int, float],
    coal: Sequence[float],
    tank: int,
    shoves: list[float],
) -> list[float]:
    """Return what each end is worth, in turns.

    `lying` has for each end the spot and the speed afterwards; `fields` by course and speed the time from each spot, in
    parts of a turn, and `afters` the turns after it. `special` knows where something comes of lying there.
    """
    found: list[float] = []
    each = float(parts)
    for nth in range(len(rows)):
        row: i64 = rows[nth]
        how = lying[nth]
        known = special.get(how)
        if known is None:
            known = -least(fields, afters, each, i64(how) >> SPEED_BITS, i64(how) & SPOT_BITS)
        found.append(known + coal[tank - int(row >> COAL_BITS & 31)] + shoves[row >> WORLD_BITS])
    return found


def least(fields: list[tuple[bytes, ...]], afters: list[float], parts: float, speed: i64, spot: i64) -> float:
    """Return the turns to go on the best course."""
    best = 1.0e9
    for nth in range(len(fields)):
        time = float(fields[nth][speed][spot])
        best = min(best, time / parts + afters[nth])
    return best
