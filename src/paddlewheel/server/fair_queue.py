"""A queue with owners and prices: who goes next when there is more to do than can be done.

Everything that waits has an address, a table and a price, which is how many seconds it will take. An address has one share,
however many tables it has: a price counts as many times as the address has things waiting or under way. A table stands
behind what it was given before. So what is cheap goes before what is dear, whoever has had little before whoever has had
much, and nobody waits for ever: a place in the queue is kept, and those who come later stand further and further behind.

Nothing here looks at a clock: what something took is told when it is done.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from heapq import heappop, heappush
from math import inf
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

LEAST: Final = 0.001
"""No price is less: a place in the queue is worth something too."""


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom something is done, and how many seconds it is thought to take."""

    address: str
    table: str
    price: float
    alone: bool = False
    """Whether it is for a race that no person sails in."""


@dataclass(slots=True)
class Place(Generic[Item]):
    """A place in the queue."""

    claim: Claim
    item: Item
    shares: int
    """How many things its address had waiting or under way when it came, itself included."""
    mark: float
    """Who has the lowest goes first."""
    gone: bool = False
    """Whether it is no longer waited for."""


class FairQueue(Generic[Item]):
    """Those who wait, and what those under way have claimed."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, Place[Item]]] = []
        """A heap: who goes next is first. Those who have gone are left out when they would be next."""
        self._came = self._count = 0
        """How many have come, and how many wait."""
        self._seconds = 0.0
        self._reached = 0.0
        """The mark of the last who went."""
        self._marks: dict[tuple[str, str], float] = {}
        """Behind which mark the next thing of a table stands, where that is beyond what is reached."""
        self._shares: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._count

    @property
    def seconds(self) -> float:
        """The prices of all who wait."""
        return self._seconds

    def shares(self, address: str) -> int:
        """Return how many things of an address wait or are under way."""
        return self._shares.get(address, 0)

    def put(self, claim: Claim, item: Item) -> Place[Item]:
        """Let something wait."""
        self._shares[claim.address] += 1
        shares, owner = self._shares[claim.address], (claim.address, claim.table)
        mark = max(self._reached, self._marks.get(owner, 0.0)) + max(claim.price, LEAST) * shares
        self._marks[owner] = mark
        place = Place(claim, item, shares, mark)
        self._came += 1
        heappush(self._waiting, (mark, self._came, place))
        self._count += 1
        self._seconds += claim.price
        return place

    def take(self, dearest: float = inf) -> Place[Item] | None:
        """Return who goes next, of those who cost no more than this; it is then under way."""
        dear: list[tuple[float, int, Place[Item]]] = []
        found = None
        while found is None and self._waiting:
            first = heappop(self._waiting)
            if first[2].claim.price > dearest and not first[2].gone:
                dear.append(first)
            elif not first[2].gone:
                found = first[2]
        for one in dear:
            heappush(self._waiting, one)
        if found is not None:
            self._leave(found)
            self._reached = max(self._reached, found.mark)
        return found

    def drop(self, place: Place[Item]) -> None:
        """Forget somebody who no longer wants to wait."""
        if not place.gone:
            self._leave(place)
        self.done(place, 0.0)

    def _leave(self, place: Place[Item]) -> None:
        place.gone = True
        self._count -= 1
        self._seconds -= place.claim.price
        if not self._count:
            self._waiting, self._seconds = [], 0.0

    def done(self, place: Place[Item], took: float) -> None:
        """Say what something took that was under way: its table pays for that, and not for the price."""
        claim = place.claim
        owner = claim.address, claim.table
        self._marks[owner] = self._marks.get(owner, self._reached) + (max(took, LEAST) - claim.price) * place.shares
        self._shares[claim.address] -= 1
        if not self._shares[claim.address]:
            del self._shares[claim.address]
        if not self._shares:
            self._reached = 0.0
            self._marks.clear()
        elif len(self._marks) > 4 * len(self._shares) + 1_000:
            self._marks = {known: mark for known, mark in self._marks.items() if mark > self._reached}
