"""A race on a phone by touch: taps on the board and on the panel, no hint, nothing under the fold."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, TimeoutError, expect  # noqa: A004

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import HEADING, RACE, READY, answer, until_asked, until_turn
from .tables import from_record
from .waiting import still

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
FINGER = 40

SMALL = """least => [...document.querySelectorAll(
    "button, summary, select, input, textarea, .button, [role=tab], label:has(> input:is([type=checkbox], [type=radio]))")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".offstage"))
    .filter(one => !(one.matches("[type=checkbox], [type=radio]") && one.closest("label")) && !one.matches(".line"))
    .map(one => ({ name: one.innerText || one.ariaLabel || one.type, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`)"""

OPEN = """() => [...document.querySelectorAll(".target.open, .target.can")].map(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, free: one.ariaLabel.includes("for no coal"), seen: document.elementFromPoint(x, y) === one,
        field: Number(one.dataset.field ?? 0) };
}).filter(one => one.seen)"""


def tap(page: Page, button: ElementHandle) -> None:
    """Tap on the middle of a button, where it is seen; on nothing if it is gone."""
    box = button.bounding_box()
    if box is not None:
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap_on_the_board(page: Page) -> None:
    """Tap on what can be reached and is seen: the furthest field, or the cell furthest up the screen that costs no coal."""
    until_turn(page)
    seen = page.wait_for_function(
        f"() => {{ const seen = ({OPEN})(); return seen.length && seen; }}", polling=40
    ).json_value()
    best = min(seen, key=lambda one: (-one["field"], not one["free"], one["y"]))
    page.touchscreen.tap(best["x"], best["y"])
    with suppress(TimeoutError):  # a tap that a busy machine drew out is a long press and picks nothing: a race tries again
        page.wait_for_function(READY, polling=40, timeout=1_000)


def race_by_touch(page: Page) -> int:
    """Sail until the race is over; return how many turns that took."""
    until = time.monotonic() + RACE
    turns = 0
    while (question := until_asked(page)) != "over":
        assert time.monotonic() < until, page.locator("aside").inner_text()
        if question == "turn":
            tap_on_the_board(page)
        elif question == "heading":
            answer(page, HEADING, lambda button: tap(page, button))
        else:
            expect(page.locator(".go")).to_be_in_viewport(ratio=1)
            answer(page, ".go:not([disabled])", lambda button: tap(page, button))
            turns += 1
    return turns


@pytest.mark.parametrize("game", ["queen", "mississippi"])
def test_a_race_on_a_phone_by_touch(opened: Opened, game: str) -> None:
    page = opened(f"/new/{game}/captains", **PHONE)
    page.get_by_role("radio", name="The sailing school" if game == "queen" else "A short race").locator("..").tap()
    page.get_by_role("button", name=say("harbour-cast-off")).tap()
    assert race_by_touch(page) > 2
    podium = page.get_by_role("dialog", name="The finish")
    for name in ("Rematch", "Replay", "Close"):
        expect(podium.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(podium.get_by_role("link", name="Another setup")).to_be_in_viewport(ratio=1)


def test_everything_a_finger_taps_is_large_enough(opened: Opened) -> None:
    page = opened(**PHONE)
    small: dict[str, list[str]] = {}

    def look(where: str) -> None:
        still(page)
        if found := page.evaluate(SMALL, FINGER):
            small[where] = found

    expect(page.locator("article .picture svg")).to_have_count(3)
    look("harbour")
    page.goto("/new/queen/friends")
    page.locator("summary").last.tap()
    page.locator("details[open]").last.wait_for()
    look("founding")
    page.get_by_role("button", name=say("harbour-cast-off")).tap()
    expect(page.get_by_text("Invite your friends")).to_be_visible()
    look("lobby")
    page.goto(from_record(page, "queen-for-two", 50))
    until_turn(page)
    cells = page.locator(".target.open").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(cells) >= FINGER
    tap_on_the_board(page)
    look("plan")
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".go")).to_be_visible()
    look("course")
    page.get_by_role("tab", name="Chat").tap()
    page.locator(".talk input").wait_for()
    look("chat")
    page.goto(from_record(page, "queen-for-six"))
    page.get_by_role("dialog", name="The finish").get_by_role("button", name="Replay").tap()
    page.locator(".bar").wait_for()
    look("replay")
    page.get_by_role("button", name="Table").tap()
    page.locator("dialog[open]").wait_for()
    look("menu")
    page.goto("/rules/queen")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    look("rules")
    page.get_by_role("button", name="Settings").tap()
    page.locator("dialog[open]").wait_for()
    look("settings")
    assert small == {}


def test_a_plan_leaves_room_for_the_board(opened: Opened) -> None:
    page = opened(QUAY, **PHONE)
    page.goto(from_record(page, "queen-for-two", 50))
    page.locator(".target.open").first.wait_for(state="attached")
    for _ in range(40):
        page.keyboard.press("PageDown")
        if page.locator("aside .choose").count():
            break
    where = page.locator("aside .headings button")
    for nth in range(where.count()):
        expect(where.nth(nth)).to_be_in_viewport(ratio=1)
    where.first.tap()
    expect(page.get_by_role("button", name="Push elsewhere")).to_be_in_viewport(ratio=1)
    expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    board = page.locator("main.river").bounding_box()
    assert board is not None
    assert board["height"] >= 640 * 0.4


def test_two_fingers_zoom_the_river_and_one_moves_it(opened: Opened) -> None:
    page = opened(QUAY, **PHONE)
    page.goto(from_record(page, "queen-for-two", 50))
    until_turn(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        at = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def view() -> tuple[float, float]:
        matrix = "new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform)"
        found: dict[str, float] = page.evaluate(f"{matrix}.toJSON()")
        return found["a"], found["f"]

    scale, _ = view()
    touch("touchStart", (160, 150), (200, 150))
    for out in range(0, 60, 10):
        touch("touchMove", (160 - out, 150), (200 + out, 150))
    touch("touchEnd")
    zoomed, top = view()
    assert zoomed > scale * 1.5
    touch("touchStart", (180, 200))
    for down in range(0, 60, 10):
        touch("touchMove", (180, 200 - down))
    touch("touchEnd")
    same, moved = view()
    assert same == pytest.approx(zoomed)
    assert moved == pytest.approx(top - 50, abs=12)
    expect(page.locator(".go")).to_be_disabled()  # a drag picks no cell
    assert page.evaluate("visualViewport.scale") == 1
