"""Waiting for what is to come, however long a busy machine takes for it; nothing here waits for a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Page

LIMIT: Final = 60_000
"""So many milliseconds anything may take: it only ends what fails, and the machine may be busy."""
PAINTED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
STILL: Final = """() => document.fonts.status === "loaded" && document.getAnimations().every(one =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""

Found = TypeVar("Found")


def eventually(page: Page, look: Callable[[], Found]) -> Found:
    """Look again and again until there is something, and return it; what was seen last if there never is."""
    until = time.monotonic() + LIMIT / 1000
    while not (found := look()) and time.monotonic() < until:
        page.wait_for_timeout(40)
    return found


def painted(page: Page) -> None:
    """Wait until all that is there has its place: whatever depends on a size has heard of it."""
    page.evaluate(PAINTED)


def still(page: Page) -> None:
    """Wait until nothing moves any more but what always does."""
    page.wait_for_function(STILL, polling=40)
    painted(page)
