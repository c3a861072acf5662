"""Where a race stands before it begins, and how it ended."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from paddlewheel.words import MessageId, say

from .conftest import QUAY, Opened
from .tables import from_record

ENDS: dict[str, tuple[MessageId, str]] = {
    "mississippi-all-but-one-home": ("end-all-but-one-are-home", "M15"),
    "mississippi-winner-home": ("end-the-winner-is-home", "M15"),
    "mississippi-turn-limit": ("end-the-turn-limit-is-reached", "M16"),
    "queen-all-but-one-arrived": ("end-one-steamer-is-left", "Q22"),
    "queen-wrecks-down-to-one": ("end-all-others-are-wrecked", "Q22"),
    "queen-stop-at-winner": ("end-the-winner-has-arrived", "Q22"),
    "queen-two-each": ("end-the-winner-has-arrived", "B10"),
    "queen-round-limit": ("end-the-round-limit-is-reached", "Q23"),
}


def test_before_the_start_no_round_is_counted(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-round-limit", 0))
    page.locator("aside .headings").wait_for()
    expect(page.get_by_role("region", name=say("table-order-of-play"))).to_contain_text("Before the start")


@pytest.mark.parametrize("record", ENDS)
def test_the_finish_says_how_the_race_ended(opened: Opened, record: str) -> None:
    page = opened(QUAY)
    end, rule = ENDS[record]
    page.goto(from_record(page, record))
    finish = page.get_by_role("dialog", name="The finish")
    expect(finish.locator(".how")).to_contain_text(say(end))
    expect(finish.get_by_role("link", name=f"Rule {rule}")).to_be_visible()


def test_when_the_race_is_over_the_list_has_a_place_for_everybody(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-all-but-one-arrived"))
    page.get_by_role("dialog", name="The finish").get_by_role("button", name="Close").click()
    captains = page.get_by_role("region", name=say("table-order-of-play")).get_by_role("listitem")
    expect(captains).to_have_count(3)
    for place in (1, 2, 3):
        expect(captains.filter(has_text=re.compile(rf"\b{place}(st|nd|rd|th)\b"))).to_have_count(1)
