"""The history of a table as it is told: pages of entries, packed, of which the oldest can be let go.

What was let go can be worked out again from the store, all of it at once.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Final

PAGE: Final = 32
"""How many entries a page has."""
_BETWEEN: Final = b"\n"
"""What stands between two entries: JSON on one line has no such byte."""


class History:
    """Every entry as it is told, entry n at place n - 1."""

    def __init__(self, entries: Sequence[bytes] = ()) -> None:
        self._pages: list[bytes | None] = []
        self._sizes: list[int] = []
        """The bytes of each page before it was packed."""
        self._tail: list[bytes] = []
        self.packed = 0
        """The bytes of all pages that are here."""
        self.changes = 0
        """How often entries were changed."""
        self.append(entries)

    def __len__(self) -> int:
        return len(self._pages) * PAGE + len(self._tail)

    def append(self, entries: Sequence[bytes]) -> None:
        """Add entries at the end."""
        self._tail += entries
        while len(self._tail) >= 2 * PAGE:  # the last ones are asked for most, and stay as they are
            page, self._tail = self._tail[:PAGE], self._tail[PAGE:]
            self._pages.append(_packed(page))
            self._sizes.append(sum(map(len, page)))
            self.packed += len(self._pages[-1] or b"")

    def size_after(self, after: int) -> int:
        """Return about how many bytes there are to tell after an entry."""
        first = after // PAGE
        in_tail = max(after - len(self._pages) * PAGE, 0)
        return sum(self._sizes[first:]) + sum(map(len, self._tail[in_tail:]))

    @property
    def tail(self) -> int:
        """The bytes of those that are not packed."""
        return sum(map(len, self._tail))

    def has(self, after: int) -> bool:
        """Return whether the entry after this one is here."""
        page = after // PAGE
        return page >= len(self._pages) or self._pages[page] is not None

    def some(self, after: int, last: int, most: int) -> list[bytes]:
        """Return entries after one, up to another one or so many bytes, and at least the first; it has to be here."""
        found: list[bytes] = []
        size = 0
        while after < last and self.has(after):
            for entry in self._page(after)[: last - after]:
                size += len(entry)
                if found and size > most:
                    return found
                found.append(entry)
                after += 1
        return found

    def _page(self, after: int) -> list[bytes]:
        """Return the entries of a page from one on."""
        number, nth = divmod(after, PAGE)
        if number >= len(self._pages):
            return self._tail[after - len(self._pages) * PAGE :]
        page = self._pages[number]
        assert page is not None, "whoever asks has seen that it is here"
        return zlib.decompress(page).split(_BETWEEN)[nth:]

    def change(self, changed: Callable[[bytes], bytes]) -> None:
        """Change entries that are here; those that were let go are worked out again from a store that has them changed."""
        self.changes += 1
        self._tail = [changed(entry) for entry in self._tail]
        for nth, page in enumerate(self._pages):
            if page is None:
                continue
            before = zlib.decompress(page).split(_BETWEEN)
            after = [changed(entry) for entry in before]
            if after != before:
                self._pages[nth] = packed = _packed(after)
                self._sizes[nth] = sum(map(len, after))
                self.packed += len(packed) - len(page)

    def drop(self) -> None:
        """Let go of all pages; the last entries stay."""
        self._pages, self.packed = [None] * len(self._pages), 0

    def restore(self, pages: Sequence[bytes]) -> None:
        """Put the first pages back that were let go; those there are stay."""
        for nth, page in enumerate(pages[: len(self._pages)]):
            if self._pages[nth] is None:
                self._pages[nth] = page
                self.packed += len(page)


def packed_pages(entries: Sequence[bytes]) -> list[bytes]:
    """Return the whole pages of a history."""
    return [_packed(entries[nth : nth + PAGE]) for nth in range(0, len(entries) - PAGE + 1, PAGE)]


def _packed(entries: Sequence[bytes]) -> bytes:
    return zlib.compress(_BETWEEN.join(entries), 1)
