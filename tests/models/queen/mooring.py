"""Q19, B7, B9: what a steamer may do where it lies: take a passenger, fill up with coal, exchange coal."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TypeAlias

from .position import FULL, Ask, Position
from .river import Cell, beside
from .rose import ROSE

SLOW_ENOUGH_TO_DOCK = 1
BOARDING = {"board", "skip"}

Decisions: TypeAlias = Generator[Ask, str, None]


class Mooring(Position):
    """A position in which steamers dock and lie side by side."""

    def dock(self, name: str, choices: Callable[[], set[str]] = BOARDING.copy) -> Generator[Ask, str, bool]:
        """Q19, B7: take a passenger or fill up; tell whether it was done."""
        one, cell = self.steamers[name], self.cell_of(name)
        if name == ROSE or one["speed"] != SLOW_ENOUGH_TO_DOCK:
            return False
        if cell in self.river.docks and not self.options["school"]:
            station = self.tiles[self.river.docks[cell]]["id"]
            if one["passengers"] < 2 and station not in one["boarded_at"] and self.waiting[station]:
                if (yield Ask("board", name, choices)) == "skip":
                    return False
                self.waiting[station] -= 1
                one["passengers"] += 1
                one["boarded_at"] = [*one["boarded_at"], station]
                return True
        if cell in self.river.depots and one["coal"] < FULL:
            if (yield Ask("fuel", name, lambda: {"fuel", "skip"})) == "skip":
                return False
            one["coal"] = FULL
            return True
        return False

    def exchange(self, name: str) -> Decisions:
        """B9: one exchange, one way, with one other steamer."""
        offers = dict(self._offers(name))
        if not offers:
            return
        answer = yield Ask("exchange", name, lambda: {*offers, "skip"})
        if answer == "skip":
            return
        giver, taker, coal = offers[answer]
        self.steamers[taker]["coal"] += coal
        if giver == ROSE:
            self.given += coal
        else:
            self.steamers[giver]["coal"] -= coal

    def _offers(self, name: str) -> Iterator[tuple[str, tuple[str, str, int]]]:
        """B9, B12.2: who may give how much to whom; the Black Rose gives two in a round and takes none."""
        for other in self.names:
            if other == name or not self.lies(other) or not self._may_exchange(name, other):
                continue
            for word, giver, taker in (("give", name, other), ("take", other, name)):
                stock = 2 - self.given if giver == ROSE else self.steamers[giver]["coal"]
                room = 0 if taker == ROSE else FULL - self.steamers[taker]["coal"]
                for coal in range(1, min(stock, room) + 1):
                    yield f"{word}={coal},{other}", (giver, taker, coal)

    def _may_exchange(self, one: str, other: str) -> bool:
        """B9: one captain, equal speed, on neighbouring cells that bar it neither here nor there."""
        here, there, river = self.cell_of(one), self.cell_of(other), self.river
        if self.captain_of(one) != self.captain_of(other) or self.steamers[one]["speed"] != self.steamers[other]["speed"]:
            return False
        if self.version == 1:
            neighbours = [beside(here, way) for way in range(6)]
        else:
            neighbours = [cell for way in range(6) if (cell := river.beyond(here, way)) is not None]
        return there in neighbours and not self._bars(here) and not self._bars(there)

    def _bars(self, cell: Cell) -> bool:
        """B9: whether what a cell is forbids the exchange."""
        river = self.river
        docks = {*river.docks, *river.depots} | (river.landing_stages if self.version > 1 else set())
        at_dock = cell in docks and not self.options["exchange_at_docks"]
        return at_dock or cell == river.yard or cell in river.jetties | river.sand | river.wood
