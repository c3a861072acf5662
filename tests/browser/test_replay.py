"""Looking at a race again while it goes on: what is shown is the race as it stands, and comes back with the network."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .tables import from_record
from .test_failing import give, standing
from .waiting import eventually, painted


def replayed(opened: Opened, at: int) -> Page:
    """Return a page that looks at a moment of a race."""
    page = opened(QUAY)
    with page.expect_response(f"**/moment?at={at}") as answer:
        page.goto(f"{from_record(page, 'queen-for-two', 62)}/{at}")
    answer.value.finished()
    expect(page.locator(".status")).to_have_text(f"Step {at} of 62")
    painted(page)
    return page


def test_a_moment_that_is_taken_back_is_left(opened: Opened) -> None:
    page = replayed(opened, 60)
    situation = standing(page)
    give(page, type="take_back", seat=situation["actor"], keep=30, seen=situation["n"])
    expect(page.locator(".status")).to_have_text("Step 30 of 30")
    page.wait_for_url("**/30")


def test_a_moment_comes_when_the_network_is_back(opened: Opened) -> None:
    page = replayed(opened, 20)
    board = page.locator(".board.river")
    before = board.inner_html()
    page.context.set_offline(True)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".bar [role=alert]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".bar [role=alert]")).to_have_count(0)
    expect(page.locator(".status")).to_have_text("Step 21 of 62")
    assert eventually(page, lambda: board.inner_html() != before)
