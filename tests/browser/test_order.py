"""The order of play is read as that, not as ranks: whose turn it was, is and will be in this round, and why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import begin_first_race, decide, take_turn, until_asked
from .tables import from_position

SAILED = say("table-has-sailed")


def rows(page: Page) -> Locator:
    return page.get_by_role("region", name=say("table-order-of-play")).get_by_role("listitem")


@pytest.mark.parametrize("width", [390, 1440])
def test_who_has_sailed_in_this_round_is_ticked(opened: Opened, width: int) -> None:
    page = opened(QUAY, viewport={"width": width, "height": 844})
    position = "mississippi rows=13 round=4 first=green to_move=red | red=20:5:10 green=35:1:10 black=29:1:10"
    page.goto(from_position(page, position))
    expect(rows(page)).to_have_count(3)
    told = [str(row.get_attribute("aria-label")) for row in rows(page).all()]
    assert [line.partition(":")[0] for line in told] == ["Green", "Black", "Red"], "as they sail in a round"
    assert [SAILED in line for line in told] == [True, True, False]
    ticks = rows(page).evaluate_all("all => all.map(one => getComputedStyle(one, '::before').content)")
    assert ticks == ['"✓"', '"✓"', "none"]


def test_on_the_river_it_says_before_whom_somebody_sails_and_why(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    head = page.locator("aside .round")
    take_turn(page)
    expect(head).to_contain_text(re.compile(r"Turn order\s*·\s*Round 2"))
    expect(page.locator(".target.open").first).to_be_attached()
    names = [name.split()[0] for name in rows(page).locator("strong").all_inner_texts()]
    reasons = rows(page).locator(".reason").all_inner_texts()
    expected = [*(f"sails before {name}: " for name in names[1:]), "sails last: behind everyone else"]
    assert len(reasons) == len(names)
    assert [reason for reason, start in zip(reasons, expected, strict=True) if not reason.startswith(start)] == []


def test_where_start_cells_decide_they_decide_who_sails_last_too(opened: Opened) -> None:
    page = opened()
    begin_first_race(page)
    take_turn(page)
    while until_asked(page) == "heading":  # somebody pushed this one aside
        decide(page)
    expect(page.locator("aside .round")).to_contain_text("Round 2")
    expect(rows(page).last).to_contain_text("sails last: start cells decide")
