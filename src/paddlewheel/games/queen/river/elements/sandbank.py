"""B2–B4: sandbanks, where steamers run aground (see `turn.movement`)."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.river.elements.element import Element

SANDBANK: Final = Element(
    name="sandbank", cells="sandbank", rule="B2", grounds=True, keeps_heading=True, bars_exchange=True
)
