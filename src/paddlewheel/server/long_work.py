"""Long work that a request asks for: done in worker processes, and no address gets more of the processor than its share.

Every piece has a price in seconds. An address has so many of them saved up at most, and gets some back with the time.
What a piece really took is counted when it is done: whoever used up more than there was has to wait for the rest.

    result = await rooms.long_work.do(address, PRICE, partial(worker_tasks.something, game, state))

The function stands in `worker_tasks.py`; what goes in and comes out can be pickled. docs/architecture.md says more.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from paddlewheel.engine.options import option
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.limits import FORGET_AFTER, group, numbers_from
from paddlewheel.server.workers import Failed, NoAnswer, Workers
from paddlewheel.tables.errors import Denied, Unavailable

Result = TypeVar("Result")
LOG: Final = logging.getLogger("paddlewheel.work")


@dataclass(frozen=True, slots=True)
class Work:
    """How much work may be asked for; each can be changed on the command line."""

    share: int = option(25, "", "percent of a processor that work for one address takes", limits=(1, 10**6))
    burst: int = option(10, "", "seconds of such work that one address has saved up at most", limits=(1, 10**6))


def work_from(text: str) -> Work:
    """Return what may be asked for, with that changed which a text names: `share=50,burst=20`."""
    return numbers_from(Work(), text, "work")


class Allowance:
    """What each address has saved up, in seconds."""

    def __init__(self, work: Work, clock: Callable[[], float] = time.monotonic) -> None:
        self._each, self._most, self._clock = work.share / 100, float(work.burst), clock
        self._left: dict[str, tuple[float, float]] = {}
        self._forget_at = FORGET_AFTER

    def left(self, who: str) -> float:
        """Return what somebody has now."""
        now = self._clock()
        left, then = self._left.get(who, (self._most, now))
        return min(left + (now - then) * self._each, self._most)

    def spare(self, who: str) -> float:
        """Return what somebody has beyond a half that is kept for what they ask for next."""
        return self.left(who) - self._most / 2

    def spend(self, who: str, seconds: float) -> None:
        """Take seconds from what somebody has, or give them back."""
        self._left[who] = min(self.left(who) - seconds, self._most), self._clock()
        if len(self._left) > self._forget_at:
            self._left = {one: known for one, known in self._left.items() if self.left(one) < self._most}
            self._forget_at = max(2 * len(self._left), FORGET_AFTER)  # not again for each who comes


class LongWork:
    """Work that addresses ask for."""

    def __init__(self, workers: Workers, work: Work | None = None) -> None:
        self._workers = workers
        self.allowance = Allowance(work or Work())

    def spend(self, address: str, seconds: float) -> None:
        """Count what is done for an address here and now; raise Denied if it has used up its share."""
        who = group(address)
        if self.allowance.left(who) < seconds:
            raise Denied("too_much", "limit.work")
        self.allowance.spend(who, seconds)

    async def do(
        self,
        address: str,
        price: float,
        work: Callable[[], Result],
        table: str = "",
        alone: bool = False,
        patience: float | None = None,
        shared: bool = False,
    ) -> Result:
        """Do some work when it is its turn, and not on the loop; raise Denied if the address has used up its share.

        What is `alone` waits behind all that people need at tables. What waits for longer than `patience` is given up. What
        is `shared` is the same for everybody, and kept: who happens to ask first pays its price, not what it takes once.
        """
        self.spend(address, price)
        who, took = group(address), 0.0
        try:
            async with self._workers.turn(Claim(who, table, price, alone), patience) as turn:
                try:
                    return await turn.do(work)
                finally:
                    took = price if shared else turn.took
        except Failed as error:
            if patience is not None and isinstance(error, NoAnswer):
                raise Unavailable("work.late") from error
            LOG.error("some work failed", extra={"why": str(error)})  # noqa: TRY400  (in another process)
            raise Unavailable("work.failed") from error
        finally:
            self.allowance.spend(who, took - price)
