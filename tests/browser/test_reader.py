"""For those who do not see the page: boards are told in words, what happens and what is asked is said."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opened
from .racing import decide
from .screens import SCREENS
from .tables import from_record

CONTROLS = {
    "button",
    "link",
    "textbox",
    "combobox",
    "checkbox",
    "radio",
    "spinbutton",
    "slider",
    "tab",
    "dialog",
    "group",
    "main",
}


def nodes(page: Page) -> list[dict[str, Any]]:
    """Return what Chromium tells a screen reader: role, name and description of everything."""
    reader = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = reader.send("Accessibility.getFullAXTree")["nodes"]
    said = (
        {key: one.get(key, {}).get("value", "") for key in ("role", "name", "description")}
        for one in found
        if not one["ignored"]
    )
    return [one for one in said if one["role"]]


@pytest.mark.parametrize("screen", ["founding", "queen", "course", "podium", "replay", "rules", "settings"])
def test_every_control_has_a_name(opened: Opened, screen: str) -> None:
    page = opened()
    SCREENS[screen](page)
    told = nodes(page)
    nameless = [one for one in told if one["role"] in CONTROLS - {"group", "main"} and not one["name"].strip()]
    assert nameless == []
    assert [one for one in told if one["role"] == "heading" and one["name"].strip()]


def test_the_river_is_described_and_its_cells_say_what_is_on_them(opened: Opened) -> None:
    page = opened()
    page.goto(from_record(page, "queen-for-two", 50))
    expect(page.locator(".target.open").first).to_be_attached()
    told = nodes(page)
    river = next(one for one in told if one["name"] == "The river")
    assert re.search(r"Red 1: heading north, speed 2, 6 coal, on tile \d", river["description"])
    assert "1 north of Red 1" in river["description"]
    assert "Water round Red 1:" in river["description"]
    cells = [one["name"] for one in told if one["role"] == "button"]
    assert any(re.fullmatch(r"1 north: Green 2 heading .*", name) for name in cells)
    assert any("your turn can end here for no coal" in name for name in cells)
    ends = page.get_by_label("Where the turn ends").locator("option").all_inner_texts()
    assert any(re.fullmatch(r"\d north(, \d north-east)?: costs no coal", end) for end in ends)


def test_the_course_is_described(opened: Opened) -> None:
    page = opened()
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".go")).to_be_visible()
    course = next(one for one in nodes(page) if one["name"] == "The course")
    assert "Black: field 33, the " in course["description"]
    assert "Green: field 50" in course["description"]


def test_what_happened_and_what_is_asked_is_said_once(opened: Opened) -> None:
    page = opened()
    page.goto(from_record(page, "mississippi-usual-race", 20))
    said = page.locator("[data-told] p")
    expect(said.last).to_have_text("Your turn: Black")
    expect(page.locator(".target.can").first).to_be_attached()
    assert decide(page) == 1
    expect(said.last).to_have_text(re.compile(r"^Black burns 1 log and steams to field \d+\..* Your turn: Yellow$"))
    everything = " ".join(said.all_inner_texts())
    assert everything.count("Black burns") == 1
    assert page.locator("[data-told]").get_attribute("aria-live") == "polite"


def test_being_pushed_is_said(opened: Opened) -> None:
    page = opened()
    page.goto(from_record(page, "queen-for-two", 52))
    expect(page.locator("[data-told] p").last).to_contain_text("You were pushed aside. Where shall your bow point?")


def test_a_refusal_is_said(opened: Opened) -> None:
    page = opened()
    SCREENS["refusal"](page)
    assert page.locator("[aria-live=polite]", has=page.locator(".why")).count() == 1
