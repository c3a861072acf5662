"""There is room for everything: what explains covers nothing that is chosen, and nothing jumps while others sail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opened
from .racing import begin_first_race
from .screens import SEEN_ONE, harbour, log
from .tables import from_position, from_record
from .waiting import eventually, painted

PHONE: Final[Any] = {"width": 390, "height": 844}
SMALL: Final[Any] = {"width": 360, "height": 640}
DESK: Final[Any] = {"width": 1440, "height": 900}
SCHOOL: Final = (
    "queen school=yes tiles=start,red-1 round=1 order=red,green,yellow to_move=red | red=0,0 green=-2,0 yellow=2,0"
)
UNDER_A_TIP: Final = """() => {
    const note = document.querySelector(".note:not(.away)").getBoundingClientRect();
    const line = document.querySelector(".tips path").getAttribute("d");
    const [x0, y0, x1, y1] = line.slice(1).split(/[ L]/).map(Number);
    const board = document.querySelector(".board").getBoundingClientRect();
    const holds = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const ends = [...document.querySelectorAll(".target.open")].map(one => one.getBoundingClientRect())
        .map(box => [box.x + box.width / 2, box.y + box.height / 2]).filter(at => holds(board, ...at));
    const pressed = [...document.querySelectorAll(".plan button, [role=tab]")].map(one => one.getBoundingClientRect());
    const meets = box => Math.min(box.right, note.right) - Math.max(box.left, note.left) > 1
        && Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top) > 1;
    return { ends: ends.length, under: ends.filter(at => holds(note, ...at)).length, pressed: pressed.filter(meets).length,
        line: Math.hypot(x1 - x0, y1 - y0) };
}"""
OVERLAPS: Final = """([one, other, share]) => {
    const all = selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
    const boxes = selector => all(selector).filter(box => box.width);
    const inner = box => ({ left: box.left + box.width * (1 - share) / 2, right: box.right - box.width * (1 - share) / 2,
        top: box.top + box.height * (1 - share) / 2, bottom: box.bottom - box.height * (1 - share) / 2 });
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const [these, those] = [boxes(one), boxes(other).map(inner)];
    return { these: these.length, those: those.length, met: these.filter(a => those.some(b => meet(a, b))).length };
}"""

PLACES: Final = """() => ["aside", ".talk", "aside .undo"].flatMap(one => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.bottom, box.height];
})"""
Read = TypeVar("Read")


def settled(page: Page, read: Callable[[], Read]) -> Read:
    """Read something again and again until it stays as it is."""
    seen = [read()]

    def stays() -> bool:
        painted(page)
        seen.append(read())
        return len(seen) > 5 and all(one == seen[-1] for one in seen[-5:])

    assert eventually(page, stays), seen
    return seen[-1]


def put_away(page: Page) -> str:
    """Put a tip away, and return which one it was."""
    page.locator(".tips circle").wait_for(state="attached")
    name = page.locator(".note").get_attribute("data-tip") or ""
    page.locator(".note button").click()
    page.locator(f".note[data-tip={name}]").wait_for(state="detached")
    return name


@pytest.mark.parametrize("viewport", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_a_tip_on_a_phone_covers_no_end_of_the_turn_and_nothing_to_press(
    opened: Opened, language: str, viewport: Any
) -> None:
    """Nearly every cell in view is an end of the turn, so a tip about the board has the least room it can have."""
    page = opened(viewport=viewport, locale=language)
    page.goto(from_position(page, SCHOOL))
    page.locator(".target.open").first.wait_for(state="attached")
    for name in ("aim", "cell", "speed", "sail"):
        if name == "speed":
            page.keyboard.press("PageDown")
        page.locator(f".note[data-tip={name}]:not(.away)").wait_for()
        eventually(page, lambda: _is_clear(_under_a_tip(page)))  # the board may still be drawn
        found = _under_a_tip(page)
        assert found["ends"] >= 25, found
        assert (found["under"], found["pressed"]) == (0, 0), (name, found)
        if name in ("speed", "sail"):
            assert found["line"] < viewport["height"] / 4, "the tip stands far from its place"
        if name != "cell":  # it goes when a cell is picked
            assert put_away(page) == name


def _is_clear(found: dict[str, float]) -> bool:
    return found["ends"] >= 25 and not found["under"]


def _under_a_tip(page: Page) -> dict[str, float]:
    page.locator(".tips circle").wait_for(state="attached")
    found: dict[str, float] = page.evaluate(UNDER_A_TIP)
    return found


def test_the_name_of_a_wheel_lies_on_no_steamer_and_no_heading(opened: Opened) -> None:
    page = opened(locale="de")
    begin_first_race(page)
    page.locator(".river .labels rect").first.wait_for(state="attached")
    others = ".river .moving:not(:has(.ring))"
    page.wait_for_function("selector => document.querySelectorAll(selector).length === 3", arg=others)
    eventually(page, lambda: not page.evaluate(OVERLAPS, [".labels rect", others, 0.6])["met"])
    assert page.evaluate(OVERLAPS, [".labels rect", others, 0.6]) == {"these": 2, "those": 3, "met": 0}
    found = page.evaluate(OVERLAPS, [".labels rect", ".point .needle", 0.7])
    assert found == {"these": 2, "those": 6, "met": 0}


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_what_is_said_of_a_turn_lies_on_no_steamer(opened: Opened, viewport: Any) -> None:
    page = opened(viewport=viewport)
    log(page)
    page.locator("[data-caption]").first.wait_for(state="attached")
    looked_at = ["[data-caption] rect", ".moving:not(:has(.ring))", 0.5]
    eventually(page, lambda: not page.evaluate(OVERLAPS, looked_at)["met"])  # the view glides
    found = page.evaluate(OVERLAPS, looked_at)
    assert found["these"] >= 2
    assert found["those"] == 6
    assert found["met"] == 0


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_jumps_while_others_sail(opened: Opened, viewport: Any) -> None:
    page = opened("/new/queen/captains", viewport=viewport, reduced_motion="no-preference")
    page.locator("main button.main").click()
    page.locator("aside .headings button").first.click()
    page.locator(".target.open").first.wait_for(state="attached")
    page.keyboard.press("PageDown")
    page.locator(".go:not([disabled])").wait_for()
    before = settled(page, lambda: page.evaluate(PLACES))
    page.locator(".go:not([disabled])").click()
    page.wait_for_function("() => document.querySelector('aside .skipping')", polling=40)
    during = page.evaluate(PLACES)
    assert len(before) == len(during) == 6
    if viewport is PHONE:  # there the board has the room of the plan: the panel becomes lower from above
        assert during.pop(1) <= before.pop(1)
    assert during == pytest.approx(before, abs=4)


def test_nothing_shows_below_the_button_that_stays(opened: Opened) -> None:
    """Somebody comes back to a long list of what happened: the plan goes behind its button, and not below it."""
    page = opened(viewport={"width": 1440, "height": 900})
    log(page)
    address = page.url
    harbour(page)
    page.evaluate(SEEN_ONE)
    page.goto(address)
    page.locator("details.away").wait_for()
    expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    gap = """() => {
        const [aside, act] = ["aside", ".act"].map(one => document.querySelector(one).getBoundingClientRect());
        const more = document.querySelector("aside");
        return more.scrollHeight > more.clientHeight + 20 ? aside.bottom - act.bottom : null;
    }"""
    eventually(page, lambda: page.evaluate(gap) is not None)
    found = page.evaluate(gap)
    assert found is not None, "there is nothing to scroll"
    assert found < 2


def test_a_plan_begins_without_the_room_the_last_one_needed(opened: Opened) -> None:
    """What was kept of the height of a plan is gone when the next begins, and the big button stays where the thumb is."""
    page = opened(viewport=PHONE)
    page.goto(from_record(page, "mississippi-usual-race", 20))
    page.locator(".target.can").first.wait_for(state="attached")
    low = settled(page, lambda: _height(page))
    page.keyboard.press("ArrowUp")
    page.locator(".go:not([disabled])").wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".said p").first.wait_for()
    assert eventually(page, lambda: _height(page) > low + 20)
    page.locator(".go").click()
    expect(page.locator(".status")).to_contain_text("Yellow")
    page.locator(".target.can").first.wait_for(state="attached")
    assert eventually(page, lambda: abs(_height(page) - low) <= 30)


def _height(page: Page) -> float:
    aside, go = page.locator("aside").bounding_box(), page.locator(".go").bounding_box()
    assert aside is not None
    assert go is not None
    assert aside["y"] + aside["height"] - go["y"] - go["height"] < 20
    return aside["height"]
