"""Budgets of bytes: what open tables may take of the memory, what may wait for slow readers, and what the disk may hold.

All follow from two settings. Open tables have a quarter of the memory. When the processes are measured to take more than
they should, tables have less, down to a quarter of that, and more again when they take less.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from paddlewheel.engine.options import option
from paddlewheel.server.limits import numbers_from
from paddlewheel.tables.errors import Denied

MEGABYTE: Final = 1_000_000
EASY: Final = 0.6
"""The share of the memory up to which there is enough."""
TIGHT: Final = 0.9
"""The share from which on as little as possible is held."""
SPARE: Final = 1.1
"""How much more than its quota the disk may hold so that races can be sailed to their end: then nothing more is kept."""
A_TABLE: Final = 24_000
AN_ORDER: Final = 320
AN_ACTION: Final = 200
"""About how many bytes a table takes, each order that is known there, and each action."""


@dataclass(frozen=True, slots=True)
class Budgets:
    """How many megabytes there are; each can be changed on the command line."""

    memory: int = option(512, "", "megabytes of memory", limits=(128, 10**7))
    disk: int = option(10_000, "", "megabytes of disk that tables may take", limits=(1, 10**9))

    @property
    def bytes(self) -> int:
        """The memory in bytes."""
        return self.memory * MEGABYTE

    @property
    def waiting(self) -> int:
        """The bytes that may wait for all readers together."""
        return self.bytes // 8


def budgets_from(text: str) -> Budgets:
    """Return the budgets with those changed that a text names: `memory=1024,disk=50000`."""
    return numbers_from(Budgets(), text, "budgets")


def room_for_tables(budgets: Budgets, measured: int) -> int:
    """Return the bytes that open tables may take together while the processes are measured to take so many."""
    used = measured / budgets.bytes
    scarce = min(max((used - EASY) / (TIGHT - EASY), 0.0), 1.0)
    return int(budgets.bytes / 4 * (1 - 0.75 * scarce))


def measured_memory() -> int:
    """Return the bytes of memory that this process takes; 0 where that cannot be known."""
    try:
        return int(Path("/proc/self/statm").read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class Holding(NamedTuple):
    """What a table holds of the memory: pages of its history, which the store has too, and all else."""

    name: str
    pages: int
    rest: int
    needed: bool
    """Whether somebody listens, or there is something to do."""
    touched: float


class Relief(NamedTuple):
    """What is to be let go: tables that nobody needs, pages of others; and whether that is enough."""

    put_away: list[str]
    drop_pages: list[str]
    enough: bool
    held: int
    """What all tables take together, before anything is let go."""


def relief(holdings: Iterable[Holding], most: int) -> Relief:
    """Return what to let go so that all tables together take no more than `most` bytes.

    First tables that nobody needs, those first that were touched longest ago; then the longest histories.
    """
    all_of_them = list(holdings)
    held = sum(one.pages + one.rest for one in all_of_them)
    over = held - most
    put_away, drop_pages = [], []
    for one in sorted((one for one in all_of_them if not one.needed), key=lambda one: one.touched):
        if over <= 0:
            break
        put_away.append(one.name)
        over -= one.pages + one.rest
    for one in sorted((one for one in all_of_them if one.needed and one.pages), key=lambda one: -one.pages):
        if over <= 0:
            break
        drop_pages.append(one.name)
        over -= one.pages
    return Relief(put_away, drop_pages, over <= 0, held)


class Backlog:
    """The bytes that wait for all readers together; the more they are, the less may wait for each."""

    def __init__(self, most: int) -> None:
        self.most, self.total = most, 0
        self._telling = asyncio.Lock()

    async def let_others(self) -> None:
        """Let everybody else go on after a piece of a history: all readers together get one each time round the loop."""
        async with self._telling:
            await asyncio.sleep(0)

    def too_much(self, mine: int) -> bool:
        """Return whether a reader for whom so many bytes wait is too slow: more than half of what is still free."""
        return mine > max(self.most - self.total, 0) / 2


class Disk:
    """What the tables take of the disk, as it was measured last."""

    def __init__(self, budgets: Budgets) -> None:
        self.most, self.size = budgets.disk * MEGABYTE, 0

    def check_new(self) -> None:
        """Refuse a new table, or talk, when the quota is used up."""
        if self.size >= self.most:
            raise Denied("too_much", "limit.disk")

    def check(self) -> None:
        """Refuse everything when what is spared for races to end is used up too."""
        if self.size >= self.most * SPARE:
            raise Denied("too_much", "limit.disk")
