"""Games and rule books are the same for everybody: each is written once and kept, as far as there is room."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, partial
from typing import Final

import msgspec

from paddlewheel.games import GAMES
from paddlewheel.server.long_work import LongWork
from paddlewheel.server.rule_books import game_info
from paddlewheel.server.worker_tasks import PRICE_OF_A_BOOK, written_rules
from paddlewheel.tables.protocol import Games, WhichRules

ROOM: Final = 8_000_000
"""The bytes of rule books that are kept; those that nobody has read for longest go first."""


@cache
def written_games(language: str) -> bytes:
    """Return the games and what may be chosen in each, as that is told in a language there is."""
    return msgspec.json.encode(Games(games=[game_info(game, language) for game in GAMES.values()]))


class RuleBookCache:
    """The rule books that were asked for lately."""

    def __init__(self, long_work: LongWork, room: int = ROOM) -> None:
        self._long_work, self._room = long_work, room
        self._books: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    async def read(self, which: WhichRules, address: str) -> bytes:
        """Return a rule book as it is told; what is not known yet is worked out for whoever asks."""
        key = msgspec.json.encode(which, order="sorted")
        if key not in self._books:
            self.keep(key, await self._long_work.do(address, PRICE_OF_A_BOOK, partial(written_rules, which)))
        self._books.move_to_end(key)
        return self._books[key]

    def keep(self, key: bytes, book: bytes) -> None:
        """Keep a book, and let go of those that nobody has read for longest; the newest always stays."""
        self._size += len(book) - len(self._books.pop(key, b""))
        self._books[key] = book
        while self._size > self._room and len(self._books) > 1:
            self._size -= len(self._books.popitem(last=False)[1])
