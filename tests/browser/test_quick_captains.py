"""The winner is home and quick captains sail the rest: nobody has to watch all of it, and the page stays awake."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from .conftest import Opened
from .tables import from_position

NEARLY_HOME: Final = "mississippi rows=13 round={round} to_move=red | red=108:5:10 green=35:1:10 black=29:1:10"
QUICK: Final = {"by": "captain", "captain": "deckhand"}


def win(page: Page, nth: int) -> None:
    """Come home first in a round, with two captains far behind who sail until the sixtieth."""
    page.goto(from_position(page, NEARLY_HOME.format(round=nth), seats=[{"by": "here"}, QUICK, QUICK]))
    page.locator(".target.can").first.wait_for(state="attached")
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    page.locator(".go:not([disabled])").click()


def test_the_finish_is_one_press_away_though_captains_were_quick(opened: Opened) -> None:
    page = opened(reduced_motion="no-preference")
    win(page, 46)
    offer = page.get_by_role("group", name="The winner is home. Only computer captains are still racing.")
    offer.get_by_role("button", name="The finish").click()
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
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()
    assert page.evaluate("window.measured") < 20
