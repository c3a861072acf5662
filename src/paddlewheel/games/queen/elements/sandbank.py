"""B2–B4: sandbanks, where steamers run aground."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.elements.element import Element

SANDBANK: Final = Element(
    name="sandbank",
    cells="sandbank",
    rule="B2",
    mark="sand",
    hint="you run aground",
    grounds=True,
    keeps_heading=True,
    bars_exchange=True,
)
