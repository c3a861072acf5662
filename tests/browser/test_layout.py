"""Nothing is cut off, nothing overlaps, nothing jumps: the table at every size, with the longest texts of all languages."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from .conftest import QUAY, Opened
from .racing import until_turn
from .tables import from_position, slowly
from .test_screens import speak
from .waiting import painted, still

SIZES: Final = ((360, 640), (390, 844), (768, 1024), (1440, 900), (2560, 1440))
CAPTAIN: Final = {"by": "captain", "captain": "passenger-hunter"}
CLOCK: Final = {"turn": 300, "bank": 900}
ROSE: Final = (
    "queen black_rose=yes tiles=start,red-1,red-2 round=13 order=green,blue,rose,red to_move=rose"
    " | red=0,1:N:s6:c6 green=0,-4:N:s6:c6 blue=1,-3:N:s6:c6 rose=1,1"
)
COURSE: Final = (
    "mississippi rows=13 round=16 to_move=red"
    " | red=102:5:10 green=105:1:10 black=109:1:10 yellow=98:1:10 white=90:2:10 orange=80:3:10"
)
TABLES: Final[dict[str, tuple[str, int]]] = {"rose": (ROSE, 3), "course": (COURSE, 6)}
FAULTS: Final = """() => {
    const found = [];
    const seen = one => { const box = one.getBoundingClientRect(); return box.width > 2 && box.height > 2; };
    const name = one => `${one.tagName.toLowerCase()}.${one.className} "${one.textContent.trim().slice(0, 30)}"`;
    const apart = (a, b) => a.right < b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const aside = document.querySelector("aside").getBoundingClientRect();
    for (const one of document.querySelectorAll("aside *, .talk .tabs *")) {
        if (!seen(one) || one.closest("svg, .badge") || getComputedStyle(one).display === "inline") continue;
        if (one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${name(one)}`);
        const box = one.getBoundingClientRect();
        if (box.right > aside.right + 1 || box.left < aside.left - 1) found.push(`outside: ${name(one)}`);
    }
    for (const row of document.querySelectorAll("aside li, aside .row, aside .speeds, aside .best")) {
        const shown = [...row.children].filter(one => seen(one) && !one.matches(".badge"));
        const parts = shown.map(one => [one, one.getBoundingClientRect()]);
        parts.forEach(([one, a], nth) => parts.slice(nth + 1).forEach(([other, b]) => {
            if (!apart(a, b)) found.push(`overlap: ${name(one)} and ${name(other)}`);
        }));
    }
    for (const price of document.querySelectorAll(".price, .carried")) {
        const [box, text] = ["rect", "text"].map(part => price.querySelector(part)?.getBoundingClientRect());
        const fits = !text || !box || (text.left >= box.left - 1 && text.right <= box.right + 1);
        const log = price.querySelector(".log")?.getBoundingClientRect();
        if (!fits || (log && text.left < log.right - 1)) found.push(`chip: ${price.textContent}`);
    }
    const names = document.querySelectorAll("aside .name strong, aside .name bdi");
    for (const one of [...names].filter(one => seen(one) && seen(one.parentElement))) {
        for (const text of [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)) {
            for (const word of text.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (rows.size > 1) found.push(`broken: ${word[0]}`);
            }
        }
    }
    return found;
}"""


def at(page: Page, table: str) -> None:
    position, players = TABLES[table]
    seats = [{"by": "here", "name": "Wilhelmina"}, *([CAPTAIN] * (players - 1))]
    page.goto(from_position(page, position, seats=seats, clock=CLOCK))
    until_turn(page)


def again(page: Page) -> list[str]:
    """Return the faults that are still there when everything has its place."""
    painted(page)
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_cut_off_and_nothing_overlaps(opened: Opened, table: str) -> None:
    page = opened()
    for language in ("de", "nl", "fr", "en"):
        speak(page, language)
    at(page, table)
    found: dict[str, Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for language in ("de", "nl", "fr", "en"):
            speak(page, language)
            for plan in ("Escape", "PageDown" if table == "rose" else "ArrowUp"):
                page.keyboard.press(plan)
                expect(page.locator(".go")).to_be_in_viewport(ratio=1)
                if page.evaluate(FAULTS) and (faults := again(page)):
                    found[f"{width} {language} {plan}"] = faults
    assert found == {}, "\n".join(f"{where}: {what}" for where, what in found.items())


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("width", [360, 390])
def test_everybody_is_in_view_on_a_phone(opened: Opened, table: str, width: int) -> None:
    page = opened(QUAY, viewport={"width": width, "height": 740})
    at(page, table)
    rows = page.locator("aside ol li")
    everybody = TABLES[table][1] + (table == "rose")
    expect(rows).to_have_count(everybody)
    for nth in range(everybody):
        expect(rows.nth(nth)).to_be_in_viewport(ratio=1)


def test_the_panel_keeps_its_height_while_others_sail(opened: Opened) -> None:
    page = opened(QUAY, reduced_motion="no-preference", viewport={"width": 1440, "height": 900})
    slowly(page)
    at(page, "course")
    page.keyboard.press("ArrowUp")
    painted(page)
    talk = page.locator(".talk")
    before = talk.bounding_box()
    assert before is not None
    page.locator(".go:not([disabled])").click()
    page.locator("aside .skipping").wait_for()
    during = talk.bounding_box()
    assert during is not None
    assert [during[side] for side in ("y", "height")] == pytest.approx([before[side] for side in ("y", "height")], abs=1)


PHONE: Final[dict[str, Any]] = {"reduced_motion": "no-preference", "has_touch": True, "is_mobile": True}
COVERED: Final = """selector => {
    const one = document.querySelector(selector);
    const { left, top, width, height } = one.getClientRects()[0];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return one.contains(hit) ? "" : hit.outerHTML;
}"""


def tap_an_end(page: Page) -> None:
    """Tap on a place where the turn can end, and which is seen."""
    still(page)
    point = page.wait_for_function("""() => [...document.querySelectorAll(".target.open, .target.can")].map(one => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return { x, y, seen: document.elementFromPoint(x, y) === one };
    }).find(one => one.seen)""").json_value()
    page.touchscreen.tap(point["x"], point["y"])
    expect(page.locator(".go")).to_be_enabled()
    painted(page)


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("table", TABLES)
def test_on_a_phone_the_board_has_the_room_while_others_sail(opened: Opened, table: str) -> None:
    """What is below the board stays where it is: the panel shrinks once, from above."""
    page = opened(QUAY, viewport={"width": 360, "height": 640}, **PHONE)
    slowly(page)
    at(page, table)
    tap_an_end(page)
    river, button, talk = (page.locator(one) for one in ("main.river", ".go", ".talk"))
    before, pressed, below = (box(one) for one in (river, button, talk))
    button.tap()
    page.locator("aside .skipping").wait_for()
    during, skip, same = (box(one) for one in (river, page.locator("aside .skipping"), talk))
    assert during["height"] >= before["height"] + 60
    assert [skip["y"], same["y"]] == pytest.approx([pressed["y"], below["y"]], abs=2)


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
@pytest.mark.parametrize("table", TABLES)
def test_on_a_phone_nothing_lies_behind_the_button_or_scrolls_away(opened: Opened, table: str, language: str) -> None:
    """The price, everybody's standing, and who steers the Black Rose, also after a tap."""
    page = opened(QUAY, viewport={"width": 360, "height": 640}, **PHONE)
    at(page, table)
    speak(page, language)
    tap_an_end(page)
    uncovered = f"selector => ({COVERED})(selector) === ''"  # once what has appeared is scrolled into view
    page.wait_for_function(uncovered, arg="aside .price", polling=40)
    for one in page.locator("aside ol li").all():
        expect(one).to_be_in_viewport(ratio=1)
    if table == "rose":
        expect(page.locator("aside .helm svg")).to_be_in_viewport(ratio=1)
    else:  # the six rotations with what each can do
        best, act = box(page.locator("aside .best")), box(page.locator("aside .act"))
        assert best["y"] + best["height"] <= act["y"]


def test_a_new_question_is_read_from_its_beginning(opened: Opened) -> None:
    """However far the plan before it was scrolled: whose turn it is comes first."""
    page = opened(QUAY, reduced_motion="no-preference", viewport={"width": 1280, "height": 560})
    slowly(page)
    at(page, "course")
    page.keyboard.press("ArrowUp")
    page.locator(".go:not([disabled])").wait_for()
    page.locator("aside").evaluate("aside => aside.scrollTo(0, aside.scrollHeight)")
    expect(page.locator(".status")).not_to_be_in_viewport()
    page.locator(".go:not([disabled])").click()
    page.locator("aside .skipping").wait_for()
    expect(page.locator(".status")).to_be_in_viewport(ratio=1)
