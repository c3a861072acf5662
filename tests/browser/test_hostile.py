"""Names and messages of others stay text."""

from __future__ import annotations

from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import Opened

MARKUP = "<img src=x onerror=\"document.title='taken'\"><b>bold</b>"


def test_a_hostile_name_and_a_hostile_message_stay_text(opened: Opened) -> None:
    page = opened("/new/mississippi/captains")
    name = "<i onclick=alert(1)>Eve</i>"
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").blur()
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page.locator("aside")).to_contain_text(name)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(MARKUP)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(MARKUP)
    assert page.locator("aside i, .talk img, .talk b").count() == 0
    assert "taken" not in page.title()


def test_a_name_and_a_message_from_right_to_left_turn_nothing_round(opened: Opened) -> None:
    page = opened("/new/mississippi/captains")
    page.get_by_label("Your name").fill("\u202e\u05d3\u05d5\u05d3")
    page.get_by_label("Your name").blur()
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    name = page.locator("aside bdi", has_text="\u05d3\u05d5\u05d3").first
    expect(name).to_have_text("\u05d3\u05d5\u05d3")
    expect(name).to_have_css("unicode-bidi", "isolate")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("\u202eyes\u2066 \u05d3 no")
    page.get_by_role("button", name="Send").click()
    said = page.locator(".said bdi")
    expect(said).to_have_text("yes \u05d3 no")
    expect(said).to_have_css("unicode-bidi", "isolate")
