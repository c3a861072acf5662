"""People have names: where somebody gave one it is used beside the colour."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import Opened
from .racing import take_turn
from .test_finish import finished
from .test_seats import with_a_friend
from .test_undo import decides


def test_a_name_is_used_in_status_log_chat_and_question(opened: Opened) -> None:
    maker, friend, _ = with_a_friend(opened)
    if decides(maker):
        take_turn(maker)
    expect(maker.locator(".status")).to_have_text(re.compile(r"Waiting for Green \(.?Bea.?\)"))
    expect(friend.locator(".status")).to_have_text("Your turn")
    take_turn(friend)
    expect(maker.get_by_role("log", name=say("history-title"))).to_contain_text(re.compile(r"Green \(.?Bea.?\) burns"))
    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Say something").fill("ahoy")
    friend.get_by_role("button", name="Send").click()
    maker.get_by_role("tab", name=re.compile("Chat")).click()
    expect(maker.get_by_role("log", name="Chat")).to_contain_text(re.compile(r"Green \(.?Bea.?\)"))
    friend.get_by_role("button", name="Ask to undo").click()
    expect(maker.get_by_role("alertdialog")).to_contain_text(re.compile(r"Green \(.?Bea.?\) would like to undo"))


def test_the_podium_has_the_names_and_so_has_what_is_told_of_the_winner(opened: Opened) -> None:
    page, _, _ = finished(
        opened, [{"by": "here", "name": "Anna"}, {"by": "link"}, {"by": "captain", "captain": "deckhand"}]
    )
    finish = page.get_by_role("dialog", name="The finish")
    expect(finish.locator(".podium li").first).to_contain_text(re.compile("Red · .?Anna"))
    expect(finish.locator(".how")).to_contain_text(re.compile(r"Red \(.?Anna.?\) came home first"))
