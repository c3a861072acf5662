"""The board shows what comes of a plan, not only what it costs."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .racing import take_a_hint, until_turn
from .tables import from_position

ALONE: Final[dict[str, Any]] = {
    "seats": [{"by": "here"}, {"by": "captain", "captain": "deckhand"}, {"by": "captain", "captain": "deckhand"}]
}
DOCK: Final = "queen tiles=start,red-1,red-2 round=3 order=red,green,blue to_move=red | red=0,-3 green=0,1 blue=1,1"
PUSH: Final = "queen tiles=start,red-1,red-2 round=3 order=red,green,blue to_move=red | red=0,0:N:s3 green=0,-1 blue=1,1"
DOCKING: Final = "mississippi rows=5 round=6 to_move=red | red=2:5:14 green=5:1:9 black=9:1:9"


def at(page: Page, position: str, **more: Any) -> None:
    page.goto(from_position(page, position, **more))
    until_turn(page)


def test_a_cell_says_whether_somebody_boards_there_or_why_not(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, DOCK, **ALONE)
    page.locator("[data-cell='0,-4']").click(force=True)
    expect(page.locator("aside .end-action")).to_contain_text("You can take a passenger aboard here.")
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    expect(page.locator("aside .end-action")).to_have_count(0)


def test_a_dock_that_is_passed_too_fast_says_so(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, DOCK.replace("red=0,-3", "red=0,-1:N:s3"), **ALONE)
    page.locator("[data-cell='0,-4']").click(force=True)
    expect(page.locator("aside .end-action:not(.can)")).to_contain_text("speed")


def test_how_much_river_is_still_to_come_is_always_said(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, DOCK, **ALONE)
    expect(page.locator("aside .round")).to_contain_text("9 tiles to come")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator("aside .to-come").filter(visible=True)).to_have_text("9 tiles to come")


def test_a_push_is_chosen_before_the_heading(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, PUSH, **ALONE)
    for _ in range(40):
        page.keyboard.press("PageDown")
        if page.locator(".choice").count():
            break
    expect(page.locator(".choice").nth(1)).to_be_attached()
    expect(page.locator("main [data-heading]")).to_have_count(0)
    expect(page.locator("main .tag")).to_have_count(0)
    expect(page.locator("aside .choose")).to_have_text("Choose where Green goes.")
    page.locator(".choice").last.dispatch_event("click")
    expect(page.locator(".choice")).to_have_count(0)
    expect(page.locator("main [data-heading]").first).to_be_attached()


def test_fields_say_where_docking_carries_and_rotations_their_best(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, DOCKING, **ALONE)
    expect(page.locator("main .carried").first).to_contain_text("→")
    best = page.locator("aside .best button")
    expect(best).to_have_count(6)
    best.first.click()
    expect(best.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".go")).to_be_enabled()
    expect(page.locator("aside li").first).to_contain_text("40 to go")


def test_a_table_without_preview_keeps_docking_to_itself(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, DOCKING, preview=False, **ALONE)
    expect(page.locator("main .carried")).to_have_count(0)


def test_a_hint_says_what_the_turn_brings_and_then_how_likely_it_wins(opened: Opened) -> None:
    page = opened(QUAY)
    at(page, DOCKING, **ALONE)
    take_a_hint(page)
    told = r"^\s*The Captain would do this: [a-z][^.:]*\.\s+The chance of winning is then [a-z ]+ \d+%\."
    expect(page.locator(".said p").first).to_have_text(re.compile(told))
