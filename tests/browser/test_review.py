"""The race review in a browser: a graph for mouse, keys and readers, turns beside the best, and another try."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .tables import from_record

RECORD = "mississippi-from-a-position"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
SOON = 60_000


def reviewed(opened: Opened, size: str) -> Page:
    """Return a page with the review of a race that is over."""
    page = opened(QUAY)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(from_record(page, RECORD))
    page.get_by_role("dialog", name="The finish").get_by_role("button", name="Review race").click()
    expect(page.get_by_role("slider", name="Chance to win after each turn")).to_be_visible(timeout=SOON)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_a_click_or_a_key_on_the_graph_goes_to_that_turn(opened: Opened, size: str) -> None:
    page = reviewed(opened, size)
    review = page.get_by_role("region", name="Race review")
    expect(review.get_by_text("Every turn has been looked at closely.")).to_be_visible(timeout=SOON)
    review.locator("svg").first.click(position={"x": 3, "y": 30})
    page.wait_for_url("**/0")
    slider = page.get_by_role("slider", name="Chance to win after each turn")
    before = slider.get_attribute("aria-valuetext")
    slider.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", before or "")
    page.wait_for_url(lambda url: not url.endswith("/0"))


def test_the_costliest_turn_can_be_tried_again(opened: Opened) -> None:
    page = reviewed(opened, "desk")
    review = page.get_by_role("region", name="Race review")
    review.get_by_role("combobox").select_option("green")
    expect(review.locator("li.blunder").first).to_be_visible(timeout=SOON)
    before = page.url
    review.get_by_role("button", name="Try again from here").first.click()
    page.wait_for_url(lambda url: "/t/" in url and url.split("/t/")[1][:12] != before.split("/t/")[1][:12])
    expect(page.get_by_role("region", name="Race review")).to_have_count(0)
