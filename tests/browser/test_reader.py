"""For those who do not see the page: boards are told in words, what happens and what is asked is said."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import take_turn
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
    page = opened(QUAY)
    SCREENS[screen](page)
    told = nodes(page)
    nameless = [one for one in told if one["role"] in CONTROLS - {"group", "main"} and not one["name"].strip()]
    assert nameless == []
    assert [one for one in told if one["role"] == "heading" and one["name"].strip()]


def test_the_river_is_described_and_its_cells_say_what_is_on_them(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 50))
    expect(page.locator(".target.open").first).to_be_attached()
    told = nodes(page)
    river = next(one for one in told if one["name"] == "The river")
    assert re.search(r"Red 1: heading north, speed 2, 6 coal, on tile \d", river["description"])
    assert "1 north of Red 1" in river["description"]
    assert "Water around Red 1:" in river["description"]
    cells = [one["name"] for one in told if one["role"] == "button"]
    assert any(re.fullmatch(r"1 north: Green 2 heading .*", name) for name in cells)
    assert any("your turn can end here for no coal" in name for name in cells)
    ends = page.get_by_label("Where the turn ends").locator("option").all_inner_texts()
    assert any(re.fullmatch(r"\d north(, \d north-east)?: costs no coal", end) for end in ends)


def test_the_course_is_described(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".go")).to_be_visible()
    course = next(one for one in nodes(page) if one["name"] == "The course")
    assert "Black: field 33, the " in course["description"]
    assert "Green: field 50" in course["description"]


def test_what_happened_and_what_is_asked_is_said_once(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    said = page.locator("[data-told] p")
    expect(said.last).to_have_text("Your turn: Black")
    take_turn(page)
    expect(said.last).to_have_text(re.compile(r"^Black burns 1 log and steams to field \d+\..* Your turn: Yellow$"))
    everything = " ".join(said.all_inner_texts())
    assert everything.count("Black burns") == 1
    expect(page.locator("[data-told]")).to_have_attribute("aria-live", "polite")


def test_being_pushed_is_said(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 52))
    expect(page.locator("[data-told] p").last).to_contain_text(say("plan-pushed-choose"))


def test_a_refusal_is_said(opened: Opened) -> None:
    page = opened(QUAY)
    SCREENS["refusal"](page)
    expect(page.locator("[aria-live=polite]", has=page.locator(".why"))).to_have_count(1)


LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector("[data-told]");
    new MutationObserver(found => found.forEach(one => one.addedNodes.forEach(node => window.heard.push(node.textContent))))
        .observe(region, { childList: true });
}"""


def test_every_turn_of_ones_own_is_said(opened: Opened) -> None:
    page = opened("/new/mississippi/captains")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page.locator("[data-told] p").last).to_have_text(re.compile("Your turn$"))  # which is not counted
    page.evaluate(LISTEN)
    for turn in (1, 2, 3):
        take_turn(page)
        page.wait_for_function("turn => window.heard.filter(said => said.endsWith('Your turn')).length === turn", arg=turn)


def test_the_rows_of_the_order_are_called_by_who_they_are(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    page.locator("aside .headings, aside .go").first.wait_for()
    rows = [one["name"] for one in nodes(page) if one["role"] == "listitem"]
    assert [name for name in rows if re.fullmatch(r"Red: You, speed 1, 6 coal, .*", name)], rows
    assert [name for name in rows if re.fullmatch(r"Green: .+, speed 1, 6 coal, .*", name)], rows
    assert not [name for name in rows if name.startswith(say("order-why-start"))]


def test_the_replay_has_arrow_keys(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(f"{from_record(page, 'queen-for-six')}/200")
    bar = page.locator(".bar")
    expect(bar).to_contain_text("200/")
    for key, moment in (("ArrowLeft", "199/"), ("ArrowRight", "200/"), ("Home", "0/"), ("ArrowRight", "1/")):
        page.keyboard.press(key)
        expect(bar).to_contain_text(moment)
    page.keyboard.press("End")
    expect(bar.get_by_role("button", name="One step on")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
