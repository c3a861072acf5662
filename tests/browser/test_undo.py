"""Undo beside the big button: one step a press, of the plan and then of what was sailed; ⌫ does the same."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import take_turn
from .tables import from_record
from .test_seats import menu, with_a_friend
from .waiting import eventually


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo", exact=True).click()


def own_row(page: Page) -> str:
    return (
        page.get_by_role("region", name=say("table-order-of-play"))
        .get_by_role("listitem")
        .filter(has_text="Red")
        .inner_text()
    )


def test_a_plan_is_undone_step_by_step(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".target.can").first).to_be_attached()
    price = page.locator("aside .price")
    page.keyboard.press("ArrowUp")
    expect(price).to_be_visible()
    first = price.inner_text()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(price).not_to_have_text(first)
    undo(page)
    page.keyboard.press("Backspace")
    expect(price).to_have_text(first)
    undo(page)
    expect(price).to_have_text("")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_a_turn_that_was_sailed_is_undone_with_what_captains_did_since(opened: Opened) -> None:
    page = opened("/new/mississippi/captains")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page.locator(".target.can").first).to_be_attached()
    before = own_row(page)
    for press in ("button", "key"):
        take_turn(page)
        expect(page.locator(".target.can").first).to_be_attached()
        assert own_row(page) != before
        if press == "button":
            undo(page)
        else:
            page.keyboard.press("Backspace")
        expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
        assert eventually(page, lambda: own_row(page) == before)
        expect(page.locator(".target.can").first).to_be_attached()


def test_a_turn_is_undone_while_captains_still_move(opened: Opened) -> None:
    page = opened("/new/mississippi/captains", reduced_motion="no-preference")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page.locator(".target.can").first).to_be_attached()
    before = own_row(page)
    take_turn(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".target.can").first).to_be_attached()
    assert eventually(page, lambda: own_row(page) == before)


def test_each_press_takes_one_decision_back(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 99))
    welcome = page.get_by_role("button", name=say("plan-board"))
    welcome.click()
    expect(welcome).to_have_count(0)
    take_turn(page)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator(".target.open").first).to_be_attached()
    expect(welcome).to_have_count(0)
    undo(page)
    expect(welcome).to_be_visible()


def test_friends_are_asked(opened: Opened) -> None:
    maker, friend, _ = with_a_friend(opened)
    on_turn = next(page for page in (maker, friend) if decides(page))
    other = friend if on_turn is maker else maker
    take_turn(on_turn)
    on_turn.get_by_role("button", name="Ask to undo").click()
    other.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    expect(on_turn.get_by_role("button", name=re.compile("undo", re.IGNORECASE))).to_have_count(0)
    expect(on_turn.locator(".go")).to_be_visible()


def test_whoever_looks_back_takes_nothing_back(opened: Opened) -> None:
    maker, friend, _ = with_a_friend(opened)
    on_turn = next(page for page in (maker, friend) if decides(page))
    take_turn(on_turn)
    ask = on_turn.get_by_role("button", name="Ask to undo")
    expect(ask).to_be_visible()
    menu(on_turn, "Replay")
    expect(on_turn.locator(".bar")).to_be_visible()
    expect(ask).to_have_count(0)
    on_turn.get_by_role("button", name="Back to now").click()
    expect(ask).to_be_visible()


def decides(page: Page) -> bool:
    expect(page.locator(".status")).to_have_text(re.compile("Your turn|Waiting for (Red|Green)"))
    return page.locator(".status").inner_text() == "Your turn"
