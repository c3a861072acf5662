"""B5, B6: driftwood, which takes points and speed."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.river.elements.element import Element

DRIFTWOOD: Final = Element(
    name="driftwood",
    cells="driftwood",
    rule="B5",
    points=1,
    slows=1,
    shove=1,
    shove_rule="B6",
    keeps_heading=True,
    bars_exchange=True,
)
