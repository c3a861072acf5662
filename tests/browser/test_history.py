"""What just happened is left to be read: wakes with words at their ends, the history turn by turn, what a rival can do."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import take_turn, until_turn
from .tables import from_position, from_record
from .waiting import eventually

ALONE: Final[dict[str, Any]] = {
    "seats": [{"by": "here"}, {"by": "captain", "captain": "deckhand"}, {"by": "captain", "captain": "deckhand"}]
}
RIVER: Final = (
    "queen tiles=start,red-1,red-2 round=3 order=red,green,blue to_move=red | red=0,1 green=0,-4:N:s2:c3 blue=1,-3:N:s2"
)


def after_a_round(page: Page) -> None:
    """Sail a turn, and wait until the others have sailed theirs."""
    take_turn(page)
    until_turn(page)


@pytest.mark.parametrize("game", ["queen", "mississippi"])
def test_everybodys_last_turn_leaves_a_wake_with_words(opened: Opened, game: str) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, RIVER, **ALONE) if game == "queen" else from_record(page, "mississippi-usual-race", 30))
    after_a_round(page)
    expect(page.locator(".trail").first).to_be_attached()
    if game == "queen":
        expect(page.locator("[data-caption=green]")).to_contain_text("Green: speed")
        expect(page.locator("[data-caption=red]")).to_have_count(0)  # one's own turn one knows
    page.keyboard.press("PageDown" if game == "queen" else "ArrowUp")
    expect(page.locator("[data-caption]")).to_have_count(0)  # a plan has the board to itself


def test_the_history_is_told_turn_by_turn_and_leads_to_the_moment(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, RIVER, **ALONE))
    after_a_round(page)
    green = page.locator(".talk .turn", has_text="Green").first
    expect(green.locator("svg")).to_be_visible()
    line = green.get_by_role("button")
    expect(line).to_have_attribute("title", say("history-show-moment"))
    line.click()
    expect(page.locator(".status")).to_contain_text("Step")
    expect(line).to_have_attribute("aria-current", "step")


def test_the_history_of_a_table_that_starts_from_a_position_says_so(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, RIVER, **ALONE))
    until_turn(page)
    expect(page.locator(".talk .turn")).to_have_text("The race starts from a given position.")
    page.goto(from_record(page, "mississippi-usual-race", 20))
    until_turn(page)
    expect(page.locator(".talk .turn")).not_to_contain_text("position")


def test_the_history_of_a_table_that_goes_on_from_a_record_says_so(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    until_turn(page)
    first = page.locator(".talk .turn").first
    expect(first).to_contain_text("The first 20 steps come from a record.")
    expect(page.locator(".talk")).not_to_contain_text(say("history-empty"))
    take_turn(page)
    expect(page.locator(".talk .turn.whose").first).to_be_visible()
    expect(first).to_contain_text("The first 20 steps")
    first.get_by_role("button").click()
    expect(page).to_have_url(re.compile("/20$"))


def test_pointing_at_a_rival_shows_what_it_could_reach(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, RIVER, **ALONE))
    until_turn(page)
    page.locator(".target[data-cell='0,-4']").hover(force=True)
    said = "Where Green could end if it were Green’s turn now and everyone else stayed put."
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.locator(".within").nth(3)).to_be_attached()
    page.locator("aside .go").hover()
    expect(page.locator(".within")).to_have_count(0)
    page.get_by_role("button", name="Show what Blue could reach").focus()
    expect(page.get_by_text(said.replace("Green", "Blue"))).to_be_visible()
    expect(page.locator(".within").nth(3)).to_be_attached()


CUT = """() => [...document.querySelectorAll("[data-caption]")].filter(one => {
    const [words, all] = [one.getBoundingClientRect(), document.querySelector(".board").getBoundingClientRect()];
    if (words.bottom < all.top || words.top > all.bottom) return false;
    const end = all.left - 1 < words.left && words.right < all.right + 1;
    const [frame, ...lines] = [...one.children].map(part => part.getBoundingClientRect());
    return !end || lines.some(line => line.left < frame.left || line.right > frame.right);
}).map(one => one.textContent)"""


@pytest.mark.parametrize("game", ["queen", "mississippi"])
def test_the_words_of_a_wake_are_whole_on_a_phone(opened: Opened, game: str) -> None:
    page = opened(QUAY, viewport={"width": 390, "height": 844})
    page.goto(from_position(page, RIVER, **ALONE) if game == "queen" else from_record(page, "mississippi-usual-race", 30))
    after_a_round(page)
    page.locator("[data-caption]").first.wait_for(state="attached")
    eventually(page, lambda: not page.evaluate(CUT))
    assert page.evaluate(CUT) == []
