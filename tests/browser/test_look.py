"""What is drawn can be read: numbers stand upright, passengers and the landing are what they are, numbers have signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .tables import from_record
from .waiting import eventually, painted

SLANTED = """() => [...document.querySelectorAll(".ship .figure, .ship .letter, .ship .passenger")].filter(one => {
    const { a, b } = one.getScreenCTM();
    return Math.abs(Math.atan2(b, a)) > 0.01;
}).length"""


def replayed(page: Page, name: str, *moments: int) -> Iterator[int]:
    """Look at moments of a race that is over, one after another."""
    page.goto(from_record(page, name))
    page.locator(".finish button.replay").click()
    for at in moments:
        with page.expect_response(f"**/moment?at={at}") as answer:
            page.locator(".bar input").fill(str(at))
        answer.value.finished()
        expect(page.locator(".bar")).to_contain_text(f"{at}/")
        painted(page)
        yield at


def test_what_stands_on_a_steamer_is_upright_whatever_its_heading(opened: Opened) -> None:
    page = opened(QUAY)
    for _ in replayed(page, "queen-black-rose", 60, 150, 240, 330):
        expect(page.locator(".ship .figure").nth(4)).to_be_attached()
        assert page.evaluate(SLANTED) == 0


def test_passengers_aboard_are_ladies(opened: Opened) -> None:
    page = opened(QUAY)
    assert list(replayed(page, "queen-black-rose", 150))
    expect(page.locator(".ship .passenger")).not_to_have_count(0)
    counts = page.locator(".figures .people").all_inner_texts()
    aboard = sum(int(re.findall(r"(\d)/2", text)[0]) for text in counts)
    expect(page.locator(".ship .passenger .lady")).to_have_count(aboard)


def test_the_landing_has_an_anchor_at_each_jetty(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-school", 95))
    expect(page.locator(".river .anchor")).to_have_count(3)
    expect(page.locator(".river .berth")).to_have_count(3)


def test_speed_coal_passengers_and_wood_have_signs(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 50))
    for kind in (".speed", ".coal", ".people"):
        expect(page.locator(f".figures {kind} svg").first).to_be_visible()
    page.goto(from_record(page, "mississippi-usual-race", 20))
    expect(page.locator(".figures .wood svg").first).to_be_visible()


def test_lamps_are_lit_at_night_only(opened: Opened) -> None:
    page = opened(QUAY, color_scheme="light")
    page.goto(from_record(page, "mississippi-usual-race", 20))
    page.locator(".moving .piece").first.wait_for(state="attached")
    colour = "getComputedStyle(document.querySelector('.moving radialGradient stop')).stopColor"
    assert page.evaluate(colour).replace(" ", "").endswith(",0)")
    page.emulate_media(color_scheme="dark")
    assert eventually(page, lambda: not page.evaluate(colour).replace(" ", "").endswith(",0)"))
