"""The first race explains itself: each tip at the place it is about, wheels with their names, and what to try next."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .racing import (
    HEADING,
    answer,
    begin_first_race,
    is_over,
    plan_by_keys,
    play_to_the_end,
    take_a_hint,
    until_asked,
    until_turn,
)
from .tables import from_record

PHONE: Any = {"width": 390, "height": 844}
SMALL: Any = {"width": 360, "height": 640}
LANDED = 90
"""A moment of the record at which the landing is there."""
PLACES = {
    "aim": ".target[data-cell]",
    "arrow": "[data-place=arrow]",
    "cell": ".target.open",
    "speed": "[data-place=speed]",
    "sail": "[data-place=sail]",
    "turn": "[data-place=arrow]",
    "coal": "[data-place=price]",
    "dock": ".target.open",
    "jetty": ".target[data-cell]",
}
ON_THE_BOARD = ("aim", "arrow", "cell", "turn", "dock", "jetty")
SEEN = """() => new Promise(done => {
    let frames = 30;
    requestAnimationFrame(function look() {
        const note = document.querySelector(".note");
        const drawn = document.querySelector(".tips circle") !== null;
        if (!note || drawn || !frames--) done(note && drawn ? note.dataset.tip : null);
        else requestAnimationFrame(look);
    });
})"""
"""The tip that stands there; none if its place is not in view, else it would be drawn in the second frame that it is."""
POINTED_AT = """([selector]) => {
    const box = one => one.getBoundingClientRect().toJSON();
    if (!document.querySelector(".tips circle")) return null;
    const dot = box(document.querySelector(".tips circle"));
    const [x, y] = [(dot.left + dot.right) / 2, (dot.top + dot.bottom) / 2];
    const at = [...document.querySelectorAll(selector)].map(box).filter(one =>
        x >= one.left - 1 && x <= one.right + 1 && y >= one.top - 1 && y <= one.bottom + 1);
    return { note: box(document.querySelector(".note")), dot: { x, y }, at,
        board: box(document.querySelector(".board")), plan: box(document.querySelector(".plan")),
        tabs: [...document.querySelectorAll("[role=tab]")].map(box) };
}"""


def begin(page: Page) -> None:
    """Start the first race."""
    begin_first_race(page)
    page.locator(".note:not(.away)").wait_for()


def check_place(page: Page, name: str) -> None:
    """Check that a tip points at what it is about, covers neither that nor what is pressed, and stays at its board."""
    found = page.wait_for_function(POINTED_AT, arg=[PLACES[name]]).json_value()
    box, dot, size = found["note"], found["dot"], page.viewport_size
    assert size is not None
    assert found["at"], f"{name} points at nothing it is about"
    assert 0 <= box["left"] < box["right"] <= size["width"], name
    assert 0 <= box["top"] < box["bottom"] <= size["height"], name
    assert not (box["left"] < dot["x"] < box["right"] and box["top"] < dot["y"] < box["bottom"]), f"{name} covers its place"
    assert not any(_overlap(box, tab) for tab in found["tabs"]), f"{name} covers a tab"
    if name in ON_THE_BOARD:
        board = found["board"]
        assert board["left"] <= box["left"], name
        assert box["right"] <= board["right"], name
        assert board["top"] <= box["top"], name
        below = found["plan"]["top"] >= board["bottom"]  # on a phone the panel begins under the board
        lowest = found["plan"]["top"] if below else board["bottom"]
        assert box["bottom"] <= lowest + 1, f"{name} leaves the board for the plan"


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE, SMALL], ids=["desk", "phone", "small"])
def test_tips_stand_where_they_are_needed(opened: Opened, viewport: Any) -> None:
    page = opened(viewport=viewport)
    begin(page)
    expect(page.locator(".note:not(.away)")).to_have_attribute(
        "data-tip", "aim"
    )  # how it is won, before the first decision
    expect(page.locator(".note")).to_contain_text("wins")
    expect(page.locator(".point")).not_to_have_count(0)
    given: list[str] = []

    def plan(page: Page) -> None:
        until_turn(page)
        look(page, given)
        take_a_hint(page)
        look(page, given)

    look(page, given)
    play_to_the_end(page, plan)
    assert [name for name in given if name not in ("dock", "coal")][:4] == ["aim", "arrow", "cell", "speed"]
    assert len(given) == len(set(given)), "no tip is given twice"


def test_the_landing_is_pointed_out_when_it_is_there(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-school", LANDED))
    until_turn(page)
    given: list[str] = []
    look(page, given)
    assert "jetty" in given


def look(page: Page, given: list[str]) -> None:
    """Look at each tip that is there, and go on to the next; what a tip is about may not be in view yet."""
    while name := page.evaluate(SEEN):
        check_place(page, name)
        given.append(name)
        page.locator(".note button").click()
        page.locator(f".note[data-tip={name}]").wait_for(state="detached")


def test_a_tip_is_heard_and_can_be_put_away_by_keys(opened: Opened) -> None:
    page = opened()
    begin(page)
    expect(page.locator(".tips")).to_have_attribute("aria-live", "polite")
    page.locator(".plan").focus()
    for _ in range(12):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.closest('.note') !== null"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_have_attribute("data-tip", "arrow")
    page.locator(".note button").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".note")).to_have_count(0)


def test_wheels_have_names_until_they_are_used(opened: Opened) -> None:
    page = opened()
    begin(page)
    labels = page.locator(".river .labels text")
    expect(labels).to_have_text(["Speed", "Coal"])
    while until_asked(page) == "heading":
        answer(page, HEADING)
    until_turn(page)
    expect(labels).to_have_text(["Speed", "Coal"])
    page.keyboard.press("2")
    plan_by_keys(page)
    answer(page, ".go:not([disabled])")
    until_asked(page)
    expect(labels.filter(has_text="Speed")).to_have_count(0)
    page.goto("/new/queen/captains")
    page.locator("main button.main").click()
    page.locator(".point").first.wait_for(state="attached")
    expect(labels.filter(has_text="Speed")).to_have_count(0)


def test_tips_come_again_if_they_are_wanted(opened: Opened) -> None:
    page = opened()
    begin(page)
    page.locator(".note button").click()
    expect(page.locator(".note")).to_have_attribute("data-tip", "arrow")
    page.locator("header button[aria-haspopup=dialog]").last.click()
    box = page.get_by_role("checkbox", name="Tips for newcomers")
    box.uncheck()
    expect(page.locator(".note")).to_have_count(0)
    box.check()
    expect(page.locator(".note")).to_have_attribute("data-tip", "aim")


def test_the_end_says_who_won_and_what_to_try_next(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(
        from_record(page, "queen-school", LANDED, seats=[{"by": "here"}, *[{"by": "captain", "captain": "deckhand"}] * 3])
    )
    play_to_the_end(page, take_a_hint)
    assert is_over(page)
    expect(page.locator(".finish .how")).to_have_text(re.compile(r"^\w+( was| were) the first to reach the landing\."))
    page.locator(".finish .school a").first.click()
    expect(page.get_by_role("radio").first).to_be_checked()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mississippi Queen")


def test_a_tip_makes_room_for_what_happened_on_a_phone(opened: Opened) -> None:
    page = opened(viewport=PHONE)
    begin(page)
    tip, history = page.locator(".note"), page.get_by_role("tab").first
    history.click()
    expect(tip).to_have_css("opacity", "0")
    expect(page.locator(".tips circle")).to_have_count(0)
    history.click()
    expect(tip).to_have_css("opacity", "1")
