"""B7: coal depots, where steamers that dock fill up their coal."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.elements.element import Element

DEPOT: Final = Element(
    name="coal depot", cells="coal_docks", rule="B7", mark="coal", hint="fill up at speed 1", fills=6, bars_exchange=True
)
