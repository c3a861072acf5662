"""Computer captains think in worker processes, so that nobody at any table waits for them.

A thought has a price, which is the time its captain takes, and belongs to a table and an address: of those who are
connected there, the one that has least under way. The more there is to think about, the less time each captain has for it;
when there is less, all have their time again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any, Final, TypeVar

from paddlewheel.captains import hire
from paddlewheel.captains.captain import Timed
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.limits import group
from paddlewheel.server.workers import LONGEST, Failed, Workers
from paddlewheel.tables.automatic import Ask, consider
from paddlewheel.tables.hints import advise

__all__ = ["CaptainProcesses", "Failed", "Thinker"]

Answer = TypeVar("Answer")
CALM: Final = 0.5
"""The seconds of work that may wait for each process before captains think for less time."""
SOON: Final = 0.05
"""No captain gets less time than this, unless it never takes more."""
EACH_ALONE: Final = 0.05
"""Seconds between two turns in races without people, of one address: each is kept and told, which takes time too."""
USUAL: Final = 0.02
"""What a thought takes of a captain who does not mind the time."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """For whom a captain thinks: the table, who is connected there, whether a person sails in the race."""

    table: str
    addresses: Iterable[str] = ()
    alone: bool = False


class CaptainProcesses:
    """Asks captains, in so many processes."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        self.workers = Workers(processes, longest)
        self._patience = longest
        self.pace = Pace()

    async def consider(self, asked: Ask, thinker: Thinker) -> list[str]:
        """Return what a captain does until chance or somebody else decides."""
        claim = self._claim(asked, thinker)
        if claim.alone:
            await asyncio.sleep(self.pace.wait(claim.address))
        async with self.workers.turn(claim) as turn:
            return await _thought(turn.do(partial(consider, asked, self._budget(asked))))

    async def advise(self, asked: Ask, thinker: Thinker) -> dict[str, Any]:
        """Return what a captain would do and why; nobody waits for that for ever."""
        async with self.workers.turn(self._claim(asked, thinker), self._patience) as turn:
            return await _thought(turn.do(partial(advise, asked, self._budget(asked))))

    def _claim(self, asked: Ask, thinker: Thinker) -> Claim:
        shares = self.workers.shares
        address = min({group(one) for one in thinker.addresses} or {thinker.table}, key=lambda one: (shares(one), one))
        return Claim(address, thinker.table, price(asked.captain), thinker.alone)

    def _budget(self, asked: Ask) -> float | None:
        return shrunk(price(asked.captain), self.workers.load)

    def close(self) -> None:
        """Let everybody go."""
        self.workers.close()


async def _thought(thinking: Awaitable[Answer]) -> Answer:
    """Return what came of a thought; whatever a captain does wrong, it has failed."""
    try:
        return await thinking
    except PaddlewheelError as error:
        raise Failed(f"{type(error).__name__}: {error}") from error


class Pace:
    """Lets turns in races without people follow each other only so fast, all those of an address together."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next: dict[str, float] = {}

    def wait(self, address: str) -> float:
        """Return the seconds until the next turn of an address; it is then taken."""
        now = self._clock()
        at = max(now, self._next.get(address, now))
        self._next = {one: then for one, then in self._next.items() if then > now}
        self._next[address] = at + EACH_ALONE
        return at - now


def shrunk(budget: float, load: float) -> float:
    """Return how many seconds a captain has when so many seconds of work wait for each process."""
    return budget if load <= CALM else max(budget * CALM / load, min(budget, SOON))


@cache
def price(captain: str) -> float:
    """Return the seconds that a captain takes for a thought."""
    hired = hire(captain, Random(0))
    return hired.budget if isinstance(hired, Timed) else USUAL
