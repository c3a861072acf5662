"""Between two turns of one's own: what others do is shown within seconds, and can be skipped in one go."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .tables import from_record, slowly

SIX: Final[list[dict[str, Any]]] = [{"by": "here"}, *([{"by": "captain", "captain": "greedy"}] * 5)]


def six(opened: Opened) -> Page:
    """A race of Mississippi against five captains, at the first turn, with steamers that move."""
    page = opened(QUAY, reduced_motion="no-preference")
    slowly(page)
    made = page.request.post("/api/tables", data={"game": "mississippi", "seats": SIX}).json()
    page.goto(f"/t/{made['table']}#{made['seats'][0]['key']}")
    page.locator(".target.can").first.wait_for(state="attached")
    return page


def steam(page: Page) -> None:
    page.keyboard.press("ArrowUp")
    page.locator(".go:not([disabled])").click()


def test_one_skip_leads_to_the_next_own_turn(opened: Opened) -> None:
    page = six(opened)
    steam(page)
    page.locator("aside .skipping").click()
    page.locator(".target.can").first.wait_for(state="attached")
    expect(page.locator("aside .status")).to_have_text("Your turn")
    expect(page.locator("aside .skipping")).to_have_count(0)
    steam(page)
    expect(page.locator("aside .skipping")).to_be_visible()  # what comes after the next turn is shown again


def test_escape_skips_too(opened: Opened) -> None:
    page = opened(QUAY, reduced_motion="no-preference")
    slowly(page)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    page.locator(".target.can").first.wait_for(state="attached")
    steam(page)
    page.locator("aside .skipping").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".target.can").first).to_be_attached()
