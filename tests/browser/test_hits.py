"""What is clicked on the river is what is picked: no hit area covers another choice, in any turn of a race."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import QUAY, Opened
from .racing import answer, begin_first_race, decide, plan_by_keys, until_asked, until_turn
from .tables import from_record
from .waiting import eventually, painted

COVERED = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const inside = (x, y) => x > board.left + 2 && x < board.right - 2 && y > board.top + 2 && y < board.bottom - 2;
    const wrong = [];
    for (const cell of document.querySelectorAll(".target:not([data-picked])")) {
        const box = cell.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const beside = (turn, far) => [x + far * Math.sin(turn * Math.PI / 180), y - far * Math.cos(turn * Math.PI / 180)];
        const round = far => [0, 60, 120, 180, 240, 300].map(turn => beside(turn, far * box.height / 2));
        for (const [px, py] of [[x, y], ...round(0.3), ...round(0.6), ...round(0.9)]) {
            const hit = inside(px, py) && document.elementFromPoint(px, py);
            if (hit && hit.closest(".world") && hit !== cell) wrong.push(`${cell.outerHTML}: ${hit.outerHTML}`);
        }
    }
    for (const point of document.querySelectorAll(".board .point")) {
        const box = point.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = inside(x, y) && document.elementFromPoint(x, y);
        if (hit && hit.closest(".world") && !point.contains(hit)) wrong.push(`${point.dataset.heading}: ${hit.outerHTML}`);
    }
    return wrong;
}"""
"""What is hit instead of a cell or field, in its middle and up to nine tenths of the way to each of its sides."""

MIDDLES = """selector => [...document.querySelectorAll(selector)].map(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const name = one.dataset.cell ?? one.dataset.field ?? one.dataset.heading ?? one.dataset.push;
    return { x, y, name, label: one.ariaLabel, half: box.height / 2, seen: hit !== null && one.contains(hit) };
})"""

PICKED = "document.querySelector('.target[data-picked]')?.dataset.cell ?? null"
FACED = "document.querySelector('.board .point[aria-pressed=true]')?.dataset.heading ?? null"


SOME = 4
"""So many cells of each turn are clicked in the usual run; what a click on any other would hit is looked at each time."""


def coal_in(label: str) -> int:
    found = re.search(r"\d+(?= coal)", label)
    return int(found[0]) if found else 0


def middles(page: Page, selector: str) -> list[dict[str, Any]]:
    return [one for one in page.evaluate(MIDDLES, selector) if one["seen"]]


def click_beside(page: Page, one: dict[str, Any], nth: int) -> None:
    """Click on a cell, three fifths of the way from its middle to a side."""
    turn, far = math.radians(60 * nth), 0.6 * one["half"]
    page.mouse.click(one["x"] + far * math.sin(turn), one["y"] - far * math.cos(turn))


def push_aside(page: Page, name: str) -> int:
    """Choose where each pushed steamer goes, which comes before the headings; return how many were asked about."""
    clicks = 0
    while pushes := middles(page, ".choice"):
        page.mouse.click(pushes[0]["x"], pushes[0]["y"])
        assert page.evaluate(PICKED) == name
        assert page.evaluate(COVERED) == []
        clicks += 1
    return clicks


def some_of(names: list[str], most: int | None, turn: int) -> list[str]:
    """Return so many of the names, evenly spread, others in each turn."""
    if most is None or len(names) <= most:
        return names
    return [names[(turn + nth * len(names) // most) % len(names)] for nth in range(most)]


def click_cells(page: Page, most: int | None, turn: int) -> int:
    """Click so many of the cells where the turn can end, and their headings, and check what was picked; return how many."""
    clicks = 0
    for nth, name in enumerate(some_of([one["name"] for one in middles(page, ".target.open")], most, turn), turn):
        seen = middles(page, f".target.open[data-cell='{name}']")
        if not seen:
            continue  # the view has moved on, to show what was picked last
        click_beside(page, seen[0], nth)
        assert page.evaluate(PICKED) == name
        assert page.evaluate(COVERED) == []
        price = coal_in(page.locator("aside .price strong").inner_text())
        assert price == coal_in(seen[0]["label"]), "a first pick takes the cheapest end"
        clicks += push_aside(page, name)
        headings = [one["name"] for one in middles(page, ".board [data-heading]")]
        for heading in some_of(headings, None if most is None else 2, turn):
            one = middles(page, f".board [data-heading='{heading}']")[0]
            page.mouse.click(one["x"], one["y"])
            clicks += push_aside(page, name)
            assert (page.evaluate(PICKED), page.evaluate(FACED)) == (name, heading)
            clicks += 1
        clicks += 1
        page.keyboard.press("Escape")
    return clicks


@pytest.mark.parametrize("most", [SOME, pytest.param(None, marks=pytest.mark.long)])
def test_every_click_picks_what_is_there(opened: Opened, most: int | None) -> None:
    """In every turn of a race, on some cells and two headings each; in the long sweep on all cells, with all headings."""
    page = opened()
    begin_first_race(page)
    clicks = sailed = 0
    while (question := until_asked(page)) != "over":
        if question == "turn":
            until_turn(page)
            clicks += click_cells(page, most, sailed)
            plan_by_keys(page)
            answer(page, ".go:not([disabled])")
            sailed += 1
        else:
            decide(page)
    assert clicks > 3 * sailed > 0, (clicks, sailed)


@pytest.mark.parametrize("at", [50, 62])
def test_a_push_covers_no_other_choice_and_says_whom_it_moves_where(opened: Opened, at: int) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", at))
    until_turn(page)
    pushes = 0
    for one in middles(page, ".target.open"):
        page.keyboard.press("Escape")
        again = middles(page, f".target.open[data-cell='{one['name']}']")
        if not again:
            continue
        page.mouse.click(again[0]["x"], again[0]["y"])
        assert page.evaluate(PICKED) == one["name"]
        assert page.evaluate(COVERED) == []
        for push in middles(page, ".choice:not(.chosen)")[:1]:
            way = {
                "N": "north",
                "NE": "north-east",
                "SE": "south-east",
                "S": "south",
                "SW": "south-west",
                "NW": "north-west",
            }
            assert re.match(rf"Push (Green|Red) [12] {way[push['name']]}, costs (no|\d+) coal$", push["label"])
            page.mouse.click(push["x"], push["y"])
            assert page.evaluate(PICKED) == one["name"], "a push leaves the end as it is"
            expect(page.locator(".choice")).to_have_count(0)
            pushes += 1
    assert pushes


def test_a_click_beside_the_middle_of_a_cell_is_no_push(opened: Opened) -> None:
    """15 pixels off the middle of a free cell, towards the one where somebody is pushed from."""
    page = opened(QUAY)
    page.goto(from_record(page, "queen-for-two", 62))
    until_turn(page)
    pushed, beside = (middles(page, f".target[data-cell='{cell}']")[0] for cell in ("-2,-3", "-2,-4"))
    page.mouse.click(pushed["x"], pushed["y"])
    page.locator(".choice").first.wait_for(state="attached")
    page.mouse.click(beside["x"], beside["y"] + 15)
    assert page.evaluate(PICKED) == "-2,-4"


def test_a_push_does_not_show_what_the_pushed_could_reach(opened: Opened) -> None:
    page = opened(QUAY)
    told: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    page.goto(from_record(page, "queen-for-two", 62))
    until_turn(page)
    rival = middles(page, ".target[data-cell='-2,-3']")[0]
    page.mouse.click(rival["x"], rival["y"])
    page.locator(".choice").first.wait_for(state="attached")
    assert eventually(page, lambda: [one for one in told if "reached" in one]), "it is asked for under the pointer"
    painted(page)
    assert page.locator(".within").count() == 0
    expect(page.locator(".reach.card")).to_have_text("")
    page.get_by_role("button", name="Show what Green 1 could reach").hover()
    expect(page.locator(".within").first).to_be_attached()
    expect(page.locator(".choice")).to_have_count(0)
    page.mouse.move(rival["x"], rival["y"])
    expect(page.locator(".choice").first).to_be_attached()
    expect(page.locator(".within")).to_have_count(0)


def test_every_click_on_the_course_picks_the_field_that_is_there(opened: Opened) -> None:
    page = opened(QUAY)
    clicks = 0
    for at in (20, 38):
        page.goto(from_record(page, "mississippi-usual-race", at))
        until_turn(page)
        for nth, one in enumerate(middles(page, ".target.can")):
            click_beside(page, one, nth)
            assert page.evaluate("document.querySelector('.target[data-picked]')?.dataset.field ?? null") == one["name"]
            assert page.evaluate(COVERED) == []
            clicks += 1
    assert clicks > 5


SIDES = """() => [...document.querySelectorAll(".preview .touch")].map(touch => {
    const middle = one => (box => [box.x + box.width / 2, box.y + box.height / 2])(one.getBoundingClientRect());
    const [own, other] = ["own", "other"].map(side => middle(touch.querySelector(`[data-side=${side}]`)));
    const at = ([x, y]) => document.elementsFromPoint(x, y).find(one => one.dataset.field)?.dataset.field;
    return { own: Number(at(own)), other: Number(at(other)) };
})"""


def test_a_touching_number_stands_on_its_own_steamers_side(opened: Opened) -> None:
    """Red sits on the picked field when its first docking is shown; its number stands there, the other's on the other's."""
    page = opened(QUAY)
    seen = 0
    for at in (20, 26, 32, 38):
        page.goto(from_record(page, "mississippi-usual-race", at))
        until_turn(page)
        for one in middles(page, ".target.can"):
            page.mouse.click(one["x"], one["y"])
            if page.locator(".preview .touch").count():
                field = page.evaluate("Number(document.querySelector('.target[data-picked]').dataset.field)")
                first = page.evaluate(SIDES)[0]
                assert first["own"] == field
                assert first["other"] != field
                seen += 1
    assert seen >= 3
