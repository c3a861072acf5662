"""What can be done at a table besides playing: leaving, closing, looking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .tables import from_record

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def press(page: Page, name: str) -> None:
    """Press a button of the table's menu; what can be done for each of several seats is folded."""
    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.get_by_role("dialog", name="Table")
    if " (" in name:
        menu.locator("summary", has_text=name.partition(" (")[0]).click()
    menu.get_by_role("button", name=name).click()


def test_whoever_leaves_is_asked_first_and_can_steer_again(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))  # of people, who wait: captains would sail it to its end
    expect(page.locator(".go")).to_be_visible()
    press(page, "Leave the table (Red)")
    menu = page.get_by_role("dialog", name="Table")
    expect(menu.get_by_role("button", name="No")).to_be_focused()
    menu.get_by_role("button", name="No").click()
    menu.get_by_role("button", name="Back to the race").click()
    expect(page.locator(".go")).to_be_visible()
    press(page, "Leave the table (Red)")
    menu.get_by_role("button", name="Yes, leave").click()
    again = page.locator("aside").get_by_role("button", name="Steer yourself again")
    expect(again).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    again.click()
    expect(again).to_have_count(0)


def test_a_table_is_closed_only_after_a_second_press(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".go")).to_be_visible()
    press(page, "Close the table")
    expect(page.get_by_text("This table is closed.")).to_have_count(0)
    page.get_by_role("button", name="Yes, close it").click()
    expect(page.locator("aside")).to_contain_text("This table is closed.")


def test_a_record_that_cannot_be_fetched_says_so(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".go")).to_be_visible()
    page.context.set_offline(True)
    press(page, "Download record")
    expect(page.get_by_role("dialog", name="Table").get_by_role("alert")).to_be_visible()


def test_a_link_to_a_moment_opens_it_for_others(opened: Opened) -> None:
    page = opened(QUAY, permissions=CLIPBOARD)
    page.goto(f"{from_record(page, 'queen-for-six')}/200")
    page.get_by_role("button", name=say("replay-link-to-moment")).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    friend = opened(page.evaluate("navigator.clipboard.readText()"))
    expect(friend.locator(".bar")).to_contain_text("200/")
    expect(friend.get_by_text(say("table-you-watch"))).to_be_visible()


def test_a_replay_that_is_played_from_its_end_begins_anew(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".go")).to_be_visible()
    press(page, "Replay")
    expect(page.locator(".bar")).to_contain_text("20/20")
    page.get_by_role("button", name=say("replay-play-on")).click()
    expect(page.locator(".bar")).to_contain_text(re.compile(r"(?<!\d)[0-9]/20"))


def test_nobody_is_offered_to_sail_on_from_the_end_of_a_race(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(f"{from_record(page, 'queen-for-six')}/200")
    branch = page.get_by_role("button", name=say("replay-branch"))
    expect(branch).to_be_visible()
    page.locator(".bar input").fill("100000")
    expect(branch).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_the_menu_of_six_own_seats_keeps_the_way_back_in_view(opened: Opened, width: int, height: int) -> None:
    page = opened(QUAY, viewport={"width": width, "height": height}, locale="de")
    page.goto(from_record(page, "mississippi-usual-race", 20))
    page.locator(".go").wait_for()
    page.locator("header button[aria-haspopup=dialog]").first.click()
    menu = page.locator("dialog[open]")
    back = menu.locator("form button")
    expect(back).to_be_in_viewport(ratio=1)
    entries = menu.locator("li > :is(button, .button), summary")
    assert entries.count() >= 9
    if height > 800:
        for entry in entries.all():
            expect(entry).to_be_in_viewport(ratio=1)
    for fold in menu.locator("summary").all():
        fold.click()
        seats = fold.locator("xpath=..").get_by_role("button")
        expect(seats).to_have_count(6)
        expect(menu.locator("details[open]")).to_have_count(1)
        expect(back).to_be_in_viewport(ratio=1)
