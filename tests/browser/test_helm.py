"""Who steers what, and why: the Black Rose, one of two steamers, a speed that is barred."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from .conftest import QUAY, Opened
from .tables import from_position

ALONE: Final[dict[str, Any]] = {
    "seats": [{"by": "here"}, {"by": "captain", "captain": "deckhand"}, {"by": "captain", "captain": "deckhand"}]
}
HERS: Final = (
    "queen black_rose=yes tiles=start,red-1,red-2 round=3 order=green,blue,rose,red to_move=rose"
    " | red=0,1 green=0,-4 blue=1,-3 rose=1,1"
)
TWO: Final = (
    "queen steamers=2 tiles=start,red-1,red-2 round=3 order=green-1,red-1,red-2,green-2 to_move=red-2"
    " | red-1=0,-3 green-1=0,-4 red-2=1,1 green-2=0,1"
)
SLOW: Final = "queen tiles=start,red-1,red-2 round=3 to_move=red | red=0,1:N:s1:c1 green=0,-4 blue=1,-3"


def test_whoever_steers_the_black_rose_is_told_why(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, HERS, **ALONE))
    expect(page.locator(".status")).to_have_text("Your turn: the Black Rose")
    because = "You steer her because Red is last this round. She may spend 1 coal, and no one may strand her."
    expect(page.locator("aside .because")).to_have_text(because)
    expect(page.locator("[data-told]")).to_contain_text(because)
    expect(page.locator("aside ol li", has_text="The Black Rose")).to_contain_text("steered by Red")


def test_who_steers_her_is_shown_on_a_phone_too(opened: Opened) -> None:
    page = opened(QUAY, viewport={"width": 360, "height": 640})
    page.goto(from_position(page, HERS, **ALONE))
    expect(page.locator("aside ol li", has_text="The Black Rose").locator(".helm svg")).to_be_in_viewport()
    expect(page.locator("aside .because")).to_be_in_viewport(ratio=1)


def test_which_of_two_steamers_is_on_turn_is_said(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, TWO, seats=[{"by": "here"}, {"by": "captain", "captain": "deckhand"}]))
    expect(page.locator(".status")).to_have_text("Your turn: Red 2")
    expect(page.locator("aside .because")).to_have_text("You have two steamers. Red 2 sails 3rd of 4 this round.")


def test_a_barred_speed_says_why_at_a_glance(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_position(page, SLOW, **ALONE))
    expect(page.locator("aside .barred")).to_have_text("4, 5, 6: not enough coal")
    six = page.locator("aside .speeds button").last
    expect(six).to_contain_text("✕ ●")
    assert "coal" in (six.get_attribute("title") or "")
