"""Two people in two browsers at one table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import Opened


def test_a_friend_comes_by_link_and_both_see_the_same(opened: Opened) -> None:
    maker = opened("/new/mississippi/friends")
    maker.get_by_label("Who steers Black").select_option("captain:deckhand")
    maker.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(maker.get_by_text(say("table-not-all-seated"))).to_be_visible()
    link = maker.get_by_label("Invite your friends: Green").input_value()
    assert re.search(r"/t/[a-z0-9]+#[\w-]{16,}$", link)

    friend = opened(link)
    friend.get_by_label(re.compile("You sail Green")).fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    expect(maker.locator("aside")).to_contain_text("Bea")
    assert "#" not in friend.url, "the key is not left in the address"

    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Say something").fill("ahoy")
    friend.get_by_role("button", name="Send").click()
    maker.get_by_role("tab", name=re.compile("Chat")).click()
    expect(maker.get_by_role("log", name="Chat")).to_contain_text("ahoy")

    friend.context.set_offline(True)
    maker.get_by_label("Say something").fill("are you there?")
    maker.get_by_role("button", name="Send").click()
    expect(maker.get_by_role("log", name="Chat")).to_contain_text("are you there?")
    friend.context.set_offline(False)
    friend.reload()
    friend.get_by_role("tab", name=re.compile("Chat")).click()
    expect(friend.get_by_role("log", name="Chat")).to_contain_text("are you there?")


def test_a_watcher_without_a_seat_cannot_act(opened: Opened) -> None:
    maker = opened("/new/mississippi/captains")
    maker.locator("details > summary").last.click()
    maker.get_by_label("Show it in the list of open tables").check()
    maker.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(maker.locator(".go")).to_be_visible()
    watcher = opened(maker.url)
    expect(watcher.get_by_text(say("table-you-watch"))).to_be_visible()
    expect(watcher.locator(".go")).to_have_count(0)
