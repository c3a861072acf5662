"""The coach in a browser: it asks once before a turn that loses much, by mouse and by keys, and tells what mattered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .tables import from_position

NEARLY_HOME = "mississippi round=9 to_move=red | red=107:5:9 green=105:3:12 black=48:1:6"
"""Red could be home now, and Green will be next."""
PATIENT = """const later = window.setTimeout;
window.setTimeout = (then, after, ...more) => later(then, after === 1500 ? 600_000 : after, ...more);"""
"""The page waits for the coach here, however busy the machine is."""
ALONE: list[dict[str, Any]] = [{"by": "here"}, {"by": "captain", "captain": "mate"}, {"by": "captain", "captain": "mate"}]
SIZES = {"desk": (1280, 800), "phone": (390, 844)}


def at_table(opened: Opened, size: str = "desk", **more: Any) -> Page:
    """Open a table at which Red decides, with the coach on if that is asked for."""
    page = opened(QUAY)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(PATIENT)
    page.goto(from_position(page, NEARLY_HOME, seats=ALONE, **more))
    expect(page.locator(".go")).to_be_visible()
    return page


def coached(opened: Opened, size: str = "desk") -> Page:
    page = at_table(opened, size, coach=True)
    expect(page.locator(".said")).to_have_count(1)  # its code has come
    return page


def choose(page: Page, field: str) -> None:
    page.locator(".plan select").select_option(field)


@pytest.mark.parametrize("size", SIZES)
def test_it_asks_once_and_the_plan_is_not_lost(opened: Opened, size: str) -> None:
    page = coached(opened, size)
    choose(page, "103")
    page.locator(".go").click()
    sure = page.get_by_role("dialog", name=say("coach-sure"))
    expect(sure).to_contain_text(say("coach-could-finish"))
    expect(sure).to_have_accessible_description(say("coach-could-finish"))
    sure.get_by_role("button", name=say("coach-think-again")).click()
    expect(sure).to_have_count(0)
    expect(page.locator(".plan p.price")).to_contain_text("103")
    page.locator(".go").click()  # the same turn: it has asked
    expect(page.locator(".said")).to_contain_text(say("coach-could-finish"))  # and the turn is sent
    expect(sure).to_have_count(0)


def test_it_is_answered_by_keys_and_gives_the_focus_back(opened: Opened) -> None:
    page = coached(opened)
    choose(page, "103")
    go = page.locator(".go")
    go.focus()
    page.keyboard.press("Enter")
    sure = page.get_by_role("dialog", name=say("coach-sure"))
    expect(sure.get_by_role("button", name=say("coach-think-again"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    expect(go).to_be_focused()
    expect(page.locator(".plan p.price")).to_contain_text("103")


def test_sail_anyway_sends_the_turn(opened: Opened) -> None:
    page = coached(opened)
    choose(page, "103")
    page.locator(".go").click()
    page.get_by_role("button", name=say("coach-anyway")).click()
    expect(page.get_by_role("log").get_by_text("Red drops back")).to_be_attached()


def test_a_good_turn_is_sent_without_a_question(opened: Opened) -> None:
    page = coached(opened)
    choose(page, "110")
    page.locator(".go").click()
    expect(page.get_by_role("log").get_by_text("Red finishes 1st")).to_be_attached()
    expect(page.get_by_role("dialog", name=say("coach-sure"))).to_have_count(0)


def test_it_is_switched_on_and_off_from_the_menu_and_a_reload_keeps_it(opened: Opened) -> None:
    page = at_table(opened)
    menu = page.get_by_role("button", name=say("menu-title"))
    menu.click()
    page.get_by_role("button", name=say("coach-switch-on")).click()
    expect(page.locator(".said")).to_have_text(say("coach-there"))
    page.reload()
    expect(page.locator(".said")).to_have_text(say("coach-there"))
    menu.click()
    page.get_by_role("button", name=say("coach-switch-off")).click()
    expect(page.locator(".said")).to_have_count(0)


def test_a_turn_is_sent_all_the_same_when_the_coach_does_not_answer(opened: Opened) -> None:
    page = opened(QUAY)
    page.add_init_script("""const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { if (!String(text).includes('"consider"')) send.call(this, text); };""")
    page.goto(from_position(page, NEARLY_HOME, seats=ALONE, coach=True))
    expect(page.locator(".said")).to_have_count(1)
    choose(page, "103")
    page.locator(".go").click()
    expect(page.get_by_role("log").get_by_text("Red drops back")).to_be_attached()


def test_among_two_people_both_have_to_switch_it_on(opened: Opened) -> None:
    one = opened("/new/mississippi/friends")
    one.get_by_label("Who steers Black").select_option("captain:deckhand")
    one.locator("details > summary").last.click()
    one.get_by_role("checkbox", name=say("coach-option")).check()
    one.get_by_role("button", name=say("harbour-cast-off")).click()
    link = one.get_by_label("Invite your friends: Green").input_value()
    two = opened(link)
    two.get_by_label(re.compile("You sail Green")).fill("Bea")
    two.get_by_role("button", name="Sit down").click()
    asked = two.get_by_role("group", name=say("coach-title"))
    expect(asked).to_contain_text("a coach at the table")
    expect(one.get_by_role("group", name=say("coach-title"))).to_contain_text("Green")
    asked.get_by_role("button", name=say("coach-switch-on")).click()
    for page in (one, two):
        expect(page.locator(".said")).to_have_text(say("coach-there"))
    two.get_by_role("button", name=say("menu-title")).click()
    two.get_by_role("button", name=say("coach-switch-off")).click()
    expect(two.get_by_role("dialog", name=say("menu-title"))).to_contain_text(say("coach-ends-for-all"))
    two.get_by_role("button", name=say("coach-switch-off")).click()
    for page in (one, two):
        expect(page.locator(".said")).to_have_count(0)
