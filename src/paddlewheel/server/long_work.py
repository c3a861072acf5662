"""Long work that a request asks for: done in threads, one piece at a time for an address, so that nobody has them all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from paddlewheel.server.limits import group
from paddlewheel.tables.errors import Denied

Result = TypeVar("Result")

MOST_WAITING: Final = 20
"""How many pieces of one address wait before the next is refused."""


@dataclass
class _Line:
    """Those of one address who wait, and the one whose work is being done."""

    waiting: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class LongWork:
    """Work under way, by address."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}

    async def do(self, address: str, work: Callable[[], Result]) -> Result:
        """Do some work when the address has no other under way, and not on the loop."""
        who = group(address)
        line = self._lines.setdefault(who, _Line())
        if line.waiting >= MOST_WAITING:
            raise Denied("too_much", "limit.work")
        line.waiting += 1
        try:
            async with line.lock:
                return await asyncio.to_thread(work)
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._lines[who]
