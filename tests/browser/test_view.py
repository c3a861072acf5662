"""The view of the board: it follows until somebody moves it, offers the way back, and stays put while a turn is planned."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .racing import until_turn
from .tables import from_position, from_record
from .waiting import eventually, painted

PHONES = [(390, 844), (360, 640)]
PUSH = "queen tiles=start,red-1,red-2 round=3 order=red,green,blue to_move=red | red=0,0:N:s3 green=0,-1 blue=1,1"
VIEW = "(({ a, e, f }) => [a, e, f])(new DOMMatrix(document.querySelector('.world').style.transform))"

COVERED = """() => [...document.querySelectorAll(".target.open, .target.can")].filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit === null || !hit.closest(".world");
}).map(one => one.dataset.cell ?? one.dataset.field)"""


def view(page: Page) -> list[float]:
    found: list[float] = page.evaluate(VIEW)
    return found


def at_the_table(opened: Opened, record: str, at: int, **more: Any) -> Page:
    page = opened(QUAY, **more)
    page.goto(from_record(page, record, at))
    until_turn(page)
    return page


def sail(page: Page) -> None:
    page.keyboard.press("PageDown" if page.locator(".board.river").count() else "ArrowUp")
    page.locator(".go:not([disabled])").click()


@pytest.mark.parametrize("way", ["button", "key", "double click"])
def test_who_moves_the_view_is_offered_the_way_back(opened: Opened, way: str) -> None:
    page = at_the_table(opened, "queen-for-two", 62)
    before = view(page)
    back = page.get_by_role("button", name="Recentre")
    expect(back).to_have_count(0)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -200)
    expect(back).to_be_visible()
    assert view(page)[0] > before[0]
    if way == "button":
        back.click()
    elif way == "key":
        page.keyboard.press("c")
    else:
        page.mouse.dblclick(60, 500)
    expect(back).to_have_count(0)
    assert view(page) == pytest.approx(before)


@pytest.mark.parametrize("follow", [True, False])
def test_from_the_next_own_turn_the_view_follows_again_if_wanted(opened: Opened, follow: bool) -> None:
    page = opened()
    if not follow:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("checkbox", name="View follows again").uncheck()
        page.get_by_role("button", name="Close").click()
    page.goto(from_record(page, "mississippi-usual-race", 20))
    until_turn(page)
    page.get_by_role("button", name="Zoom in").click()
    back = page.get_by_role("button", name="Recentre")
    expect(back).to_be_visible()
    status = page.locator(".status").inner_text()
    sail(page)
    expect(page.locator(".status")).not_to_have_text(status)
    page.locator(".target.can").first.wait_for(state="attached")
    expect(back).to_have_count(0 if follow else 1)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize(("record", "at"), [("queen-for-two", 62), ("mississippi-usual-race", 20)])
def test_a_tap_on_a_phone_never_changes_the_scale(opened: Opened, record: str, at: int, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = at_the_table(opened, record, at, viewport=viewport, has_touch=True, is_mobile=True)
    scale = view(page)[0]
    seen = page.evaluate("""() => [...document.querySelectorAll(".target.open, .target.can")].map(one => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return { x, y, seen: document.elementFromPoint(x, y) === one };
    }).filter(one => one.seen)""")
    assert seen
    for one in seen[:6]:
        page.touchscreen.tap(one["x"], one["y"])
        assert view(page)[0] == scale
    for button in page.locator("aside .speeds button:not([disabled]), aside .headings button:not([disabled])").all()[:6]:
        button.tap()
        assert view(page)[0] == scale


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("at", [50, 62])
def test_all_that_can_be_reached_is_in_view_and_under_nothing(opened: Opened, at: int, size: tuple[int, int]) -> None:
    page = at_the_table(opened, "queen-for-two", at, viewport={"width": size[0], "height": size[1]})
    eventually(page, lambda: not page.evaluate(COVERED))
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("record", "at"), [("queen-for-six", 120), ("mississippi-usual-race", 20)])
def test_the_small_map_shows_everybody_and_leads_anywhere(opened: Opened, record: str, at: int) -> None:
    page = at_the_table(opened, record, at)
    small = page.locator(".map")
    steamers = page.locator(".board .moving").count() - 1  # one is the ring
    expect(small.locator("[data-piece]")).to_have_count(steamers)
    before = view(page)
    small.click(position={"x": 20, "y": 20})
    expect(page.get_by_role("button", name="Recentre")).to_be_visible()
    assert view(page)[0] == before[0]
    assert view(page)[1:] != before[1:]
    page.get_by_role("button", name="Map of the whole race").first.click()
    expect(small).to_have_count(0)


def test_the_small_map_holds_all_and_covers_nobody(opened: Opened) -> None:
    """Before the start too, when everybody is ashore and the view goes beyond the course."""
    page = opened("/new/mississippi/captains")
    page.locator("main button.main").click()
    until_turn(page)
    small = box(page, ".map button")
    for part in (".map .view", *(f".map .piece >> nth={nth}" for nth in range(3))):
        left, top, right, bottom = box(page, part)
        assert small[0] <= left < right <= small[2], part
        assert small[1] <= top < bottom <= small[3], part
    steamer = box(page, ".moving .ring")
    assert steamer[3] <= small[1] or steamer[0] >= small[2]


def test_the_bar_of_a_replay_leaves_the_small_map_free(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two"))
    page.locator(".finish button", has_text="Replay").click()
    page.locator(".bar").wait_for()
    painted(page)
    assert box(page, ".map")[3] <= box(page, ".bar")[1]


@pytest.mark.parametrize("size", PHONES)
def test_all_arrows_of_a_pushed_steamer_are_in_view(opened: Opened, size: tuple[int, int]) -> None:
    page = opened(QUAY, viewport={"width": size[0], "height": size[1]})
    page.goto(from_position(page, PUSH, seats=[{"by": "here"}] * 3))
    until_turn(page)
    page.locator("[data-cell='0,-2']").click(force=True)
    page.locator(".go:not([disabled])").click()
    page.locator(".point").nth(5).wait_for(state="attached")
    hidden = """() => [...document.querySelectorAll(".point .needle")].filter(one => {
        const [at, all] = [one.getBoundingClientRect(), document.querySelector(".board").getBoundingClientRect()];
        return at.left < all.left || at.right > all.right || at.top < all.top || at.bottom > all.bottom;
    }).length"""
    assert eventually(page, lambda: page.evaluate(hidden) == 0)


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of something that is drawn."""
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]
