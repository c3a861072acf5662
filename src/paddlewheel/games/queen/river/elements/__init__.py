"""B2–B7: the kinds of water cells. A new kind is a file beside this one and a line in ELEMENTS."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.river.elements.depot import DEPOT
from paddlewheel.games.queen.river.elements.driftwood import DRIFTWOOD
from paddlewheel.games.queen.river.elements.element import Element
from paddlewheel.games.queen.river.elements.sandbank import SANDBANK

ELEMENTS: Final[tuple[Element, ...]] = (
    SANDBANK,
    DRIFTWOOD,
    DEPOT,
)

__all__ = ["ELEMENTS", "Element"]
