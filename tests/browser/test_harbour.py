"""The harbour shows the three races as they are, and what can be chosen has a picture and a line."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import Opened

DESK: Any = {"width": 1440, "height": 900}
PHONE: Any = {"width": 390, "height": 844}


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_three_boards_show_what_is_special(opened: Opened, viewport: Any) -> None:
    page = opened(viewport=viewport)
    races = page.locator("article")
    expect(races.locator("h3")).to_have_text(["Mississippi Queen", "Mississippi", "The Black Rose"])
    expect(races.locator(".picture svg")).to_have_count(3)
    for nth in range(3):
        race = races.nth(nth)
        race.scroll_into_view_if_needed()
        expect(race.locator(".picture svg")).to_be_in_viewport(ratio=0.9)
        assert race.locator(".rocking").count() >= 3
        assert race.locator(".about").inner_text().count(".") == 1, "one sentence"
    expect(races.nth(1).locator(".piece").first).to_be_visible()
    expect(races.nth(2).locator(".bloom")).to_be_visible()


def test_the_black_rose_is_set_up_by_her_card(opened: Opened) -> None:
    page = opened()
    page.locator("article").nth(2).get_by_role("link", name=say("harbour-against-captains")).click()
    expect(page.get_by_role("radio", name="Black Rose race")).to_be_checked()


def test_setups_and_tiles_have_pictures(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    setups = page.locator(".setup")
    expect(setups).not_to_have_count(0)
    for setup in setups.all():
        expect(setup.locator("svg").first).to_be_visible()
    page.locator("summary").last.click()
    tile = page.locator("label.tile", has_text="Driftwood").last
    tile.locator("svg").click()
    expect(tile.get_by_role("checkbox")).to_be_checked()


def test_setups_name_no_rule_but_lead_to_it(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    setups = page.locator(".setup")
    expect(setups.first).to_contain_text("take two passengers aboard on the way.")
    assert not re.findall(r"\b[QB]\d+", " ".join(setups.all_inner_texts()))
    link = setups.first.get_by_role("link", name="The passenger game: Rule book")
    expect(link).to_have_attribute("href", "/rules/queen#Q18")
    expect(page.get_by_role("link", name=": Rule book")).to_have_count(setups.count())


def test_captains_say_how_they_play(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    lines = page.locator(".plays")
    expect(lines).to_have_count(2)
    page.get_by_label("Who steers Green").select_option("captain:rammer")
    expect(lines.first).to_contain_text("push")
    names = (
        page.get_by_label("Who steers Green")
        .locator("option[value^='captain:']")
        .evaluate_all("all => all.map(one => one.value)")
    )
    for name in names:
        page.get_by_label("Who steers Green").select_option(name)
        expect(lines.first).not_to_be_empty()
