"""B7: coal depots, where steamers that dock fill up their coal (see `turn.docking`)."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.river.elements.element import Element

DEPOT: Final = Element(name="depot", cells="coal_docks", rule="B7", fills=6, bars_exchange=True)
