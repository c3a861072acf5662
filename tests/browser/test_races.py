"""Whole races in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import Opened
from .racing import begin_first_race, furthest_field, is_over, play_to_the_end, take_a_hint, until_turn
from .tables import kept_record


def begin(page: Page, game: str, setup: str) -> None:
    """Begin a race against captains: two clicks, and one for the set-up."""
    card = page.locator("article", has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("link", name=say("harbour-against-captains")).click()
    page.get_by_text(setup, exact=True).click()
    for nth in (1, 2):
        page.locator(".who select").nth(nth).select_option("captain:deckhand")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"))


def test_the_first_race_begins_with_a_heading(opened: Opened) -> None:
    page = opened()
    begin_first_race(page)
    expect(page.get_by_text(say("plan-start-choose"), exact=True)).to_be_visible()
    page.get_by_role("button", name="north", exact=True).first.click()
    expect(page.get_by_role("group", name="Speed")).to_be_visible()


def test_a_cell_is_picked_by_mouse_and_sailed_to(opened: Opened) -> None:
    page = opened()
    begin_first_race(page)
    page.get_by_role("button", name="north", exact=True).first.click()
    cell = page.locator(".target.open[aria-label*='for no coal']").first
    until_turn(page)
    cell.hover(force=True)
    expect(page.locator("aside .price", has_text="costs no coal")).to_be_visible()
    expect(page.get_by_role("button", name="Sail", exact=True)).to_be_disabled()
    cell.click(force=True)
    page.get_by_role("button", name="Sail", exact=True).click()
    expect(page.get_by_role("log", name=say("history-title"))).to_contain_text(
        re.compile("Red (keeps|speeds up)[^.]*, sails")
    )


def test_a_whole_race_of_mississippi_queen_by_mouse(opened: Opened) -> None:
    """With the worker that keeps the page, as for everybody."""
    page = opened(service_workers="allow")
    begin(page, "Mississippi Queen", "The sailing school")
    turns = play_to_the_end(page, take_a_hint)
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()
    kept = [line for line in kept_record(page).splitlines() if line.startswith("red ") and " done" in line]
    assert turns >= len(kept) > 0


def test_a_whole_race_of_mississippi_by_mouse(opened: Opened) -> None:
    page = opened()
    begin(page, "Mississippi", "A short race")
    assert play_to_the_end(page, furthest_field) > 2
    assert is_over(page)

    page.get_by_role("dialog", name="The finish").get_by_role("button", name="Replay").click()
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    for _ in range(5):
        page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("/t/[a-z0-9]+/5$"))
    expect(page.locator(".status")).to_contain_text("Step 5 of")
    over = page.url
    page.get_by_role("button", name=say("replay-branch")).click()
    expect(page).not_to_have_url(over)
    expect(page.locator(".go")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (2560, 1440)])
def test_the_big_button_is_in_view_at_every_size(opened: Opened, size: tuple[int, int]) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    begin_first_race(page)
    page.locator("aside .headings button").first.click()
    page.locator(".target.open").first.wait_for(state="attached")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".go")).to_be_enabled()
    expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    river = page.locator("main.river").bounding_box()
    assert river is not None
    assert river["height"] > size[1] / 4
