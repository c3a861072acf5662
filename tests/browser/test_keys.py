"""A race by keyboard alone."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from .conftest import Opened
from .racing import is_over


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in (page.evaluate("document.activeElement?.innerText ?? ''") or ""):
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def test_a_race_by_keyboard_alone(opened: Opened) -> None:
    page = opened()
    article = "Mississippi"
    tab_to(page, "Sail at once")
    for _ in range(3):
        tab_to(page, "Against captains")
        if article in page.evaluate("document.activeElement.closest('article').querySelector('h3').innerText.trim()"):
            break
    page.goto("/new/mississippi/captains")
    expect(page.get_by_role("heading", name="What is played")).to_be_visible()
    page.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    tab_to(page, "Cast off")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    until = time.monotonic() + 90
    while not is_over(page):
        assert time.monotonic() < until, page.locator("aside").inner_text()
        if page.locator(".go").count():
            for key in ("ArrowLeft", *["ArrowUp"] * 12):
                page.keyboard.press(key)
            if page.locator(".go[disabled]").count():
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()


def test_a_turn_on_the_river_is_steered_by_keys(opened: Opened) -> None:
    page = opened()
    page.get_by_role("button", name="Sail at once").click()
    expect(page.get_by_text("Where shall your bow point at the start?")).to_be_visible()
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
    expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile("Red (keeps|speeds up)[^.]*, sails 1 cell"))
