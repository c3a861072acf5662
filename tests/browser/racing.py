"""Playing a race on the page, as a person does."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004

from paddlewheel.words import say


def is_over(page: Page) -> bool:
    """Tell whether the race is over."""
    return page.locator(".finish").count() > 0


def click(one: Locator) -> bool:
    """Click on something that may be gone by now, since captains are quick; tell whether it was there."""
    try:
        one.click(timeout=5_000)
    except TimeoutError:
        return False
    return True


def first_visible(*choices: Locator) -> Locator | None:
    """Return the first of these that is there to be clicked."""
    return next((one.first for one in choices if one.count() and one.first.is_visible() and one.first.is_enabled()), None)


def play_to_the_end(page: Page, plan: Callable[[Page], None], seconds: float = 100) -> int:
    """Plan each turn and press the big button, until the race is over; return how many turns that took."""
    until = time.monotonic() + seconds
    turns = 0
    while not is_over(page):
        assert time.monotonic() < until, f"the race did not end in {seconds} seconds: {page.locator('aside').inner_text()}"
        choice = first_visible(
            page.locator(".go:not([disabled])"),
            page.get_by_role("button", name=say("plan-board")),
            page.get_by_role("button", name="Fill up with coal"),
        )
        if choice is not None:
            turns += click(choice)
            page.wait_for_timeout(50)
        elif first_visible(page.locator(".go")) is not None or page.locator(".go").count():
            plan(page)
        elif (heading := first_visible(page.locator("aside .headings button:not([disabled])"))) is not None:
            click(heading)
        page.wait_for_timeout(50)
    return turns


def take_a_hint(page: Page) -> None:
    """Let a captain plan."""
    click(page.get_by_role("button", name="Hint", exact=True))
    with suppress(TimeoutError):
        page.locator(".go:not([disabled])").wait_for(timeout=4_000)


def furthest_field(page: Page) -> None:
    """Pick the field furthest ahead that is in view."""
    inside = """all => all.filter(one => {
        const box = one.getBoundingClientRect();
        const shown = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return shown === one;
    }).map(one => Number(one.dataset.field))"""
    numbers = page.locator(".target.can").evaluate_all(inside)
    if numbers:
        click(page.locator(f".target[data-field='{max(numbers)}']"))


def decide(page: Page) -> int:
    """Decide whatever is asked, the first end that is listed for a turn; return 1 if it was a turn."""
    if page.locator(".go").count() and page.locator(".target.open, .target.can").count():
        page.keyboard.press("PageDown" if page.locator(".speeds").count() else "ArrowUp")
        go = page.locator(".go:not([disabled])")
        with suppress(TimeoutError):
            go.click(timeout=4_000)
            go.wait_for(state="detached")
            return 1
    elif page.locator("aside .headings button:not([disabled])").count():
        page.keyboard.press("1")
    return 0
