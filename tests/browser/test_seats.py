"""Nobody loses a seat, and everybody gets in who should: links for other devices, for friends, and to watch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import Opened
from .racing import take_turn


def against_captains(opened: Opened) -> Page:
    """Return a page at a race against captains, which nobody else may watch."""
    page = opened("/new/mississippi/captains")
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page.locator(".go")).to_be_visible()
    return page


def with_a_friend(opened: Opened) -> tuple[Page, Page, str]:
    """Return two pages at a race of two friends and a captain, and the friend's link."""
    maker = opened("/new/mississippi/friends")
    maker.get_by_label("Who steers Black").select_option("captain:deckhand")
    maker.get_by_role("button", name=say("harbour-cast-off")).click()
    link = maker.get_by_label("Invite your friends: Green").input_value()
    friend = opened(link)
    friend.get_by_label(re.compile("You sail Green")).fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    expect(maker.locator("aside")).to_contain_text("Bea")
    expect(maker.locator(".status")).not_to_have_text(say("table-not-all-seated"))
    return maker, friend, link


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog", name="Table").get_by_role("button", name=item).click()


def test_forgetting_a_race_asks_first_and_says_what_is_lost(opened: Opened) -> None:
    page = against_captains(opened)
    page.goto("/")
    race = page.get_by_role("link", name="Mississippi", exact=True)
    page.get_by_role("button", name="Forget: Mississippi").click()
    question = page.get_by_role("dialog", name="Forget “Mississippi”?")
    expect(question).to_contain_text("You’re steering Red, and the race is still on.")
    expect(question.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(race).to_be_visible()
    page.get_by_role("button", name="Forget: Mississippi").click()
    question.get_by_role("button", name="Forget race").click()
    expect(race).to_have_count(0)
    page.reload()
    expect(race).to_have_count(0)


def test_a_forgotten_race_stays_forgotten_though_it_goes_on_in_another_tab(opened: Opened) -> None:
    page = against_captains(opened)
    other = page.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Forget: Mississippi").click()
    other.get_by_role("button", name="Forget race").click()
    expect(other.get_by_role("link", name="Mississippi", exact=True)).to_have_count(0)
    take_turn(page)
    expect(page.locator(".talk .lines")).to_contain_text("Red")
    assert page.evaluate("localStorage.getItem('paddlewheel.tables')") == "[]"


def test_a_race_goes_on_at_another_device_with_all_that_one_had(opened: Opened) -> None:
    maker, _, friends = with_a_friend(opened)
    menu(maker, "Continue on another device")
    expect(maker.get_by_role("img", name="Code for Continue on another device")).to_be_visible()
    link = maker.get_by_label("Continue on another device", exact=True).input_value()
    assert "#" not in maker.url
    other = opened(link)
    expect(other.locator("aside")).to_contain_text("Bea")
    assert "#" not in other.url, "no key is left in the address"
    expect(other.get_by_text(say("table-you-watch"))).to_have_count(0)
    menu(other, "Links for the other players")
    assert other.get_by_label("Links for the other players: Green").input_value() == friends
    other.get_by_role("button", name="Back", exact=True).click()
    expect(other.get_by_role("button", name="Close the table")).to_be_visible()


def test_the_maker_sends_a_friend_the_link_again(opened: Opened) -> None:
    maker, friend, _ = with_a_friend(opened)
    friend.evaluate("localStorage.clear()")
    friend.reload()
    expect(friend.get_by_text(say("table-you-watch"))).to_be_visible()
    menu(maker, "Links for the other players")
    friend.goto(maker.get_by_label("Links for the other players: Green").input_value())
    expect(friend.get_by_text(say("table-you-watch"))).to_have_count(0)
    menu(friend, "Continue on another device")
    expect(friend.get_by_label("Continue on another device", exact=True)).to_have_value(re.compile(r"#[\w-]{16,}$"))
    expect(friend.get_by_role("button", name="Links for the other players")).to_have_count(0)


def test_the_address_of_a_race_with_friends_opens_it_to_watch(opened: Opened) -> None:
    maker, friend, _ = with_a_friend(opened)
    watcher = opened(maker.url)
    expect(watcher.get_by_text(say("table-you-watch"))).to_be_visible()
    expect(watcher.locator(".go")).to_have_count(0)
    menu(friend, "Invite to watch")
    assert friend.get_by_label("Invite to watch", exact=True).input_value() == maker.url


def test_a_friend_with_the_bare_address_is_told_that_they_only_watch_and_how_to_get_a_seat(opened: Opened) -> None:
    """Before the race as well, while everybody waits for just that friend."""
    maker = opened("/new/mississippi/friends")
    maker.get_by_label("Who steers Black").select_option("captain:deckhand")
    maker.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(maker.locator(".status")).to_have_text(say("table-not-all-seated"))
    friend = opened(maker.url)
    watching = friend.locator(".watch")
    expect(watching).to_contain_text("You’re only watching.")
    expect(watching).to_contain_text("“Table”, then “Links for the other players”")
    menu(maker, "Links for the other players")
    friend.goto(maker.get_by_label("Links for the other players: Green").input_value())
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    expect(watching).to_have_count(0)


def test_a_private_race_says_how_to_get_in(opened: Opened) -> None:
    maker = against_captains(opened)
    watcher = opened(maker.url)
    main = watcher.get_by_role("main")
    expect(main).to_contain_text("This race is private.")
    expect(main).to_contain_text("ask one of the players for a link")
    expect(main).to_contain_text("“Table”, then “Continue on another device”")
    menu(maker, "Invite to watch")
    watcher.goto(maker.get_by_label("Invite to watch", exact=True).input_value())
    expect(watcher.get_by_text(say("table-you-watch"))).to_be_visible()


def test_ones_own_link_works_also_where_one_is_watching(opened: Opened) -> None:
    maker, friend, link = with_a_friend(opened)
    friend.close()
    watcher = opened(maker.url)
    expect(watcher.get_by_text(say("table-you-watch"))).to_be_visible()
    watcher.evaluate("link => location.assign(link)", link)  # the same page: the browser does not load it again
    expect(watcher.get_by_text(say("table-you-watch"))).to_have_count(0)
    assert "#" not in watcher.url
