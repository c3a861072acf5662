"""The winner is home and only quick captains are left: nobody has to watch the rest, and the page stays awake."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Opened
from .tables import from_position, from_record

NEARLY_HOME: Final = "mississippi rows=13 round={round} to_move=red | red=108:5:10 green=35:1:10 black=29:1:10"
QUICK: Final = {"by": "captain", "captain": "deckhand"}


def win(page: Page, nth: int) -> None:
    """Come home first in a round, with two captains far behind who sail until the sixtieth."""
    page.goto(from_position(page, NEARLY_HOME.format(round=nth), seats=[{"by": "here"}, QUICK, QUICK]))
    page.locator(".target.can").first.wait_for(state="attached")
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    page.locator(".go:not([disabled])").click()


def offer(page: Page) -> Locator:
    return page.get_by_role("group", name="Only computer captains are still racing.")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_rest_is_not_sailed_unasked(opened: Opened, motion: str) -> None:
    page = opened(reduced_motion=motion)
    win(page, 46)
    expect(offer(page).get_by_role("button", name="Sail on")).to_be_visible()
    expect(page.get_by_role("dialog", name="The finish")).to_have_count(0)
    page.reload()
    expect(page.locator(".round")).to_contain_text("Round 46")
    offer(page).get_by_role("button", name="Rank now").click()
    finish = page.get_by_role("dialog", name="The finish")
    expect(finish.get_by_role("heading", name="You win!")).to_be_visible()
    expect(finish.locator(".how")).to_contain_text("The rest are ranked")


def test_on_the_river_captains_wait_when_the_only_person_is_out(opened: Opened) -> None:
    """Nobody has won yet: who is wrecked need not watch the others to the end."""
    page = opened()
    page.goto(from_record(page, "queen-arrivals-and-wrecks", 46, seats=[QUICK, QUICK, QUICK, {"by": "here"}]))
    expect(offer(page).get_by_role("button", name="Sail on")).to_be_visible()
    offer(page).get_by_role("button", name="Rank now").click()
    expect(page.get_by_role("dialog", name="The finish").locator(".podium li")).to_have_count(4)


def test_the_finish_is_one_press_away_though_captains_were_quick(opened: Opened) -> None:
    page = opened(reduced_motion="no-preference")
    win(page, 46)
    offer(page).get_by_role("button", name="Sail on").click()
    offer(page).get_by_role("button", name="The finish").click()
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()


def test_many_turns_at_once_do_not_lay_out_the_page_for_each(opened: Opened) -> None:
    """What covers a part of the board is measured when it changes, not for every turn that is shown."""
    page = opened()
    page.add_init_script("""(() => {
        window.measured = 0;
        const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetLeft");
        Object.defineProperty(HTMLElement.prototype, "offsetLeft", { get() { window.measured++; return get.call(this); } });
    })()""")
    win(page, 46)
    offer(page).get_by_role("button", name="Sail on").click()
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()
    assert page.evaluate("window.measured") < 20
