"""Addresses that the operator has shut out for a time, as this process knows them."""

from __future__ import annotations

import time

from paddlewheel.server.limits import group
from paddlewheel.tables.errors import Denied


class Bans:
    """Who is shut out, and until when, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._until: dict[str, int] = {}

    def learn(self, known: dict[str, int]) -> None:
        """Take over what the operator has said by now."""
        self._until = known

    def check(self, address: str) -> None:
        """Raise Denied if an address is shut out."""
        if self._until and self._until.get(group(address), 0) > time.time_ns() // 1_000_000:
            raise Denied("too_much", "address.banned")
