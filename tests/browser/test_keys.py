"""Races by keyboard alone: no mouse, no hint, from the harbour to the podium."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import RACE, answer, begin_first_race, until_asked
from .tables import from_record

FOCUSED = """(() => {
    const active = document.activeElement;
    return active === null || active === document.body ? "" : (active.innerText || active.ariaLabel || "").trim();
})()"""


def focused(page: Page) -> str:
    """Return what has the focus, in words; nothing while no control has it."""
    return str(page.evaluate(FOCUSED))


def tab_to(page: Page, name: str, times: int = 1) -> None:
    """Press Tab until something of this name has the focus, for the so many-th time."""
    for _ in range(80):
        page.keyboard.press("Tab")
        times -= name in focused(page)
        if not times:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def found_by_keys(page: Page, card: int, setup: str) -> None:
    """Found a race against captains: the so many-th game, and a set-up by its name."""
    expect(page.get_by_role("link", name=say("harbour-against-captains")).nth(card - 1)).to_be_visible()
    tab_to(page, say("harbour-against-captains"), card)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Variant")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            break
    for _ in range(12):
        if page.get_by_role("radio", name=setup).is_checked():
            break
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=setup)).to_be_checked()
    tab_to(page, say("harbour-cast-off"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))


def race(page: Page, turn: Callable[[int], None]) -> int:
    """Plan turns by keys until the race is over; answer whatever else is asked. Return how many turns that were."""
    until = time.monotonic() + RACE
    turns = 0

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    while (question := until_asked(page)) != "over":
        assert time.monotonic() < until, page.locator("aside").inner_text()
        if question == "turn":
            turn(turns)
        if question in ("turn", "planned"):
            expect(page.locator(".go")).to_be_enabled()
            turns += 1
        if question == "heading":
            expect(page.locator("aside .headings button:focus")).to_have_count(1)
            answer(page, "aside .headings button:focus", lambda _: press("ArrowRight", "Enter"))
        else:
            answer(page, ".go:not([disabled])", lambda _: press("Enter"))
    return turns


def test_a_race_of_mississippi_by_keyboard_alone(opened: Opened) -> None:
    page = opened()
    found_by_keys(page, 2, "A short race")

    def turn(_nth: int) -> None:
        for key in ("ArrowLeft", *["ArrowUp"] * 12):
            page.keyboard.press(key)
        if page.locator(".go[disabled]").count():
            page.keyboard.press("ArrowDown")

    assert race(page, turn) > 2
    expect(page.get_by_role("dialog", name="The finish")).to_be_focused()


def test_a_race_of_mississippi_queen_by_keyboard_alone(opened: Opened) -> None:
    page = opened()
    found_by_keys(page, 1, "The sailing school")
    expect(page.get_by_text(say("plan-start-choose"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="north", exact=True).last).to_be_focused()

    def turn(nth: int) -> None:
        expect(page.locator(".target.open").first).to_be_attached()
        for key in ("1", "ArrowUp", "ArrowRight", "ArrowLeft") if nth == 0 else ("PageDown",):
            page.keyboard.press(key)
        expect(page.locator("aside .price")).to_contain_text("costs")

    assert race(page, turn) > 2
    expect(page.get_by_role("dialog", name="The finish")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="The finish")).to_have_count(0)


def test_a_turn_on_the_river_is_steered_by_keys(opened: Opened) -> None:
    page = opened()
    begin_first_race(page)
    expect(page.get_by_text(say("plan-start-choose"), exact=True)).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_role("group", name="Speed")).to_be_visible()
    expect(page.locator(".target.open").first).to_be_attached()
    page.keyboard.press("ArrowUp")
    expect(page.locator("aside .price")).to_contain_text("costs no coal")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("aside .price")).to_contain_text("costs 1 coal")
    page.keyboard.press("Backspace")
    expect(page.locator("aside .price")).to_contain_text("costs no coal")
    page.keyboard.press("6")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=say("history-title"))).to_contain_text(
        re.compile("Red (keeps|speeds up)[^.]*, sails 1 cell")
    )


def test_pushing_and_being_pushed_by_keys(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 50))
    expect(page.locator(".target.open").first).to_be_attached()
    for _ in range(40):
        page.keyboard.press("PageDown")
        if page.locator("aside .choose").count():
            break
    expect(page.locator("aside .choose")).to_contain_text("Green")  # asked before the heading
    expect(page.locator("aside .details")).to_contain_text("pushes Green")
    ghost = page.locator(".river .ghost").first
    before = ghost.get_attribute("transform")
    page.keyboard.press("p")
    expect(ghost).not_to_have_attribute("transform", str(before))
    expect(page.get_by_role("button", name="Push elsewhere")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("aside")).to_contain_text(say("plan-pushed-choose"))
    chosen = page.locator("aside .headings button:not([disabled])")
    expect(chosen.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(chosen.nth(1)).to_be_focused()
    heading = chosen.nth(1).inner_text().split()[-1]
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=say("history-title"))).to_contain_text(f"heads {heading}")
    expect(page.locator(".status")).to_contain_text("Your turn: Green")  # what was planned was sailed to its end


def test_boarding_by_keys(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 46))
    expect(page.locator(".target.open").first).to_be_attached()
    for key in ("1", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name=say("plan-board"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=say("history-title"))).to_contain_text("takes a passenger aboard")


@pytest.mark.parametrize("record", ["queen-for-two", "mississippi-usual-race"])
def test_the_list_of_ends_shows_itself_to_the_keyboard_and_plans(opened: Opened, record: str) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, record, 50 if record.startswith("queen") else 20))
    expect(page.locator(".target.open, .target.can").first).to_be_attached()
    tab_to(page, "not chosen yet")
    expect(page.get_by_label("Where the turn ends")).to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".go")).to_be_enabled()
    expect(page.locator("aside .price")).to_contain_text(re.compile("costs|burns|gathers"))
