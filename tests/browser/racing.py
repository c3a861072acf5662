"""Playing a race on the page, as a person does.

What is asked here is read in one look, and nobody else can answer it: so it is still asked when it is answered. After each
answer these functions wait until the page has taken it, and the next look sees what came of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import ElementHandle, Page, TimeoutError, expect  # noqa: A004

from .waiting import painted

ASKED: Final = """() => {
    const there = selector => document.querySelector(selector) !== null;
    if (there(".finish")) return "over";
    if (there(".go")) {
        if (!there("aside .keys")) return "offer";
        return there(".go:not([disabled])") ? "planned" : there(".target.open, .target.can") ? "turn" : "";
    }
    return there("aside .headings button:not([disabled])") ? "heading" : "";
}"""
"""What is asked: a turn, one that is planned, an offer (a passenger, coal), a heading; "over" at the end, else nothing."""
TAKEN: Final = """([button, text]) =>
    !button.isConnected || button.textContent !== text || document.querySelector(".finish") !== null"""
READY: Final = "() => document.querySelector('.go:not([disabled])') !== null"
FURTHEST: Final = """() => [...document.querySelectorAll(".target.can")].map(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, field: Number(one.dataset.field), seen: document.elementFromPoint(x, y) === one };
}).filter(one => one.seen).reduce((best, one) => best && best.field > one.field ? best : one, null)"""
HEADING: Final = "aside .headings button:not([disabled])"
NTH: Final = "button => [...button.parentElement.children].indexOf(button) + 1"

AGAIN: Final = 5_000
"""A press that nothing came of for so many milliseconds was lost, and is made again."""
RACE: Final = 300
"""A race that takes longer than so many seconds does not end."""


def begin_first_race(page: Page) -> None:
    """Press what a newcomer presses, and go past the lessons to the race."""
    page.locator(".hero button.main").click()
    page.locator(".lesson .race").click()
    page.wait_for_url("**/t/*")


def asked(page: Page) -> str:
    """Return what is asked here now."""
    return str(page.evaluate(ASKED))


def until_asked(page: Page) -> str:
    """Wait until something is asked here or the race is over, and return it."""
    return str(page.wait_for_function(ASKED, polling=40).json_value())


def until_turn(page: Page) -> None:
    """Wait until a turn can be planned here, and the board shows where it can end."""
    page.locator(".target.open, .target.can").first.wait_for(state="attached")
    painted(page)


def is_over(page: Page) -> bool:
    """Tell whether the race is over."""
    return page.locator(".finish").count() > 0


def click(button: ElementHandle) -> None:
    """Click a button; one that was taken after all, late, can be pressed no more."""
    with suppress(TimeoutError):
        button.click(timeout=AGAIN)


def answer(page: Page, selector: str, act: Callable[[ElementHandle], object] = click) -> None:
    """Press a button that is there, by a click or otherwise, until the page has taken it."""
    button = page.wait_for_selector(selector)
    assert button is not None
    text = button.text_content()
    until = time.monotonic() + RACE
    while time.monotonic() < until:
        act(button)
        with suppress(TimeoutError):
            page.wait_for_function(TAKEN, arg=[button, text], polling=40, timeout=AGAIN)
            return
    raise AssertionError(f"{selector} was pressed in vain: {page.locator('aside').inner_text()}")


def plan_by_keys(page: Page) -> None:
    """Plan the first end that is listed for a turn."""
    page.keyboard.press("PageDown" if page.locator(".speeds").count() else "ArrowUp")
    expect(page.locator(".go")).to_be_enabled()


def decide(page: Page) -> int:
    """Decide what is asked here now, if anything is, by keys: a turn as it comes; return 1 if it was a turn."""
    question = asked(page)
    if question == "turn":
        plan_by_keys(page)
    if question in ("turn", "planned", "offer"):
        answer(page, ".go:not([disabled])")
    elif question == "heading":
        answer(page, HEADING, lambda button: page.keyboard.press(str(button.evaluate(NTH))))
    return int(question in ("turn", "planned"))


def take_turn(page: Page) -> None:
    """Wait until a turn is asked for here, and take it; whatever is asked before it is answered."""
    while not decide(page):
        assert until_asked(page) != "over", "the race is over"


def play_to_the_end(page: Page, plan: Callable[[Page], None], seconds: float = RACE) -> int:
    """Plan each turn and press the big button, until the race is over; return how often that was pressed."""
    until = time.monotonic() + seconds
    presses = 0
    while (question := until_asked(page)) != "over":
        assert time.monotonic() < until, f"the race did not end in {seconds} seconds: {page.locator('aside').inner_text()}"
        if question == "turn":
            plan(page)
        elif question == "heading":
            answer(page, HEADING)
        else:
            answer(page, ".go:not([disabled])")
            presses += 1
    return presses


def take_a_hint(page: Page) -> None:
    """Let a captain plan."""
    hint = page.get_by_role("button", name="Hint", exact=True)
    button = hint.element_handle()
    hint.click()
    page.wait_for_function("button => !button.disabled || !button.isConnected", arg=button, polling=40)


def furthest_field(page: Page) -> None:
    """Pick the field furthest ahead that is in view."""
    best = page.wait_for_function(FURTHEST, polling=40).json_value()
    page.mouse.click(best["x"], best["y"])
    with suppress(TimeoutError):  # else it is picked again
        page.wait_for_function(READY, polling=40, timeout=1_000)
