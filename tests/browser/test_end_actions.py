"""Why a passenger cannot be taken aboard, no coal filled up, or the race not finished, where a turn is planned to end."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .tables import from_position

ALONE: Final[dict[str, Any]] = {
    "seats": [{"by": "here"}, {"by": "captain", "captain": "deckhand"}, {"by": "captain", "captain": "deckhand"}]
}
BELOW: Final = "queen tiles=start,red-1,red-2 round=3 to_move=red | red=0,-2:N:s2:c1 green=0,1 blue=1,1"
"""The dock of red-1 is two cells ahead of red."""
TOO_FAST: Final = {"speed": 2, "needed": 1}
AT_IT: Final = BELOW.replace("red=0,-2", "red=0,-4")


def test_a_plan_that_ends_at_a_dock_too_fast_says_so(opened: Opened) -> None:
    """Q19: at speed 2 nobody comes aboard; a plan that ends elsewhere says nothing."""
    page = opened(QUAY)
    page.goto(from_position(page, BELOW, **ALONE))
    page.locator(".target.open").first.wait_for(state="attached")
    for key in ("2", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator("aside .end-action")).to_have_text(f"{say('refusal-board-speed', TOO_FAST)} Rule Q19")
    for key in ("3", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator("aside .end-action")).to_have_count(0)


def test_where_the_steamer_is_one_can_ask(opened: Opened) -> None:
    """Q19: red came to the dock at speed 2; in German."""
    page = opened(QUAY, locale="de-DE")
    page.goto(from_position(page, AT_IT, **ALONE))
    expect(page.locator("aside .speeds")).to_be_visible()
    expect(page.locator("aside .end-action")).to_have_count(0)
    page.keyboard.press("?")
    said = f"{say('refusal-board-speed', TOO_FAST, 'de')} Regel Q19"
    expect(page.locator("aside .end-action")).to_have_text(said)


def test_a_thumb_can_ask_too(opened: Opened) -> None:
    """Whoever has no keyboard asks with a button, which is there only where something could have been done."""
    page = opened(QUAY, viewport={"width": 360, "height": 640}, has_touch=True)
    page.goto(from_position(page, BELOW, **ALONE))
    expect(page.locator("aside .speeds")).to_be_visible()
    expect(page.get_by_role("button", name="Why not?")).to_have_count(0)
    page.goto(from_position(page, AT_IT, **ALONE))
    page.get_by_role("button", name="Passengers Why not?").tap()
    expect(page.locator("aside .end-action")).to_have_text(f"{say('refusal-board-speed', TOO_FAST)} Rule Q19")
    expect(page.locator("aside .end-action")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Why not?")).to_have_count(0)
