"""What is clicked on the river is what is picked: no hit area covers another choice, in any turn of a race."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import QUAY, Opened
from .racing import answer, decide, plan_by_keys, until_asked, until_turn
from .tables import from_record

COVERED = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const inside = (x, y) => x > board.left + 2 && x < board.right - 2 && y > board.top + 2 && y < board.bottom - 2;
    const under = new Set([...document.querySelectorAll("[data-push]")].map(one => one.dataset.push));
    const wrong = [];
    for (const cell of document.querySelectorAll(".target")) {
        if (cell.dataset.picked || (under.has(cell.dataset.cell) && !cell.matches(".open"))) continue;
        const box = cell.getBoundingClientRect();
        const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, 0.8 * box.height / 2];
        const round = under.has(cell.dataset.cell) ? [] : [0, 60, 120, 180, 240, 300];
        const beside = turn => [x + reach * Math.sin(turn * Math.PI / 180), y - reach * Math.cos(turn * Math.PI / 180)];
        const points = [[x, y], ...round.map(beside)];
        for (const [px, py] of points) {
            const hit = inside(px, py) && document.elementFromPoint(px, py);
            if (hit && hit.closest(".world") && hit !== cell) wrong.push(`${cell.dataset.cell}: ${hit.outerHTML}`);
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

MIDDLES = """selector => [...document.querySelectorAll(selector)].map(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const name = one.dataset.cell ?? one.dataset.field ?? one.dataset.heading ?? one.dataset.push;
    return { x, y, name, label: one.ariaLabel, seen: hit !== null && one.contains(hit) };
})"""

PICKED = "document.querySelector('.target[data-picked]')?.dataset.cell ?? null"
FACED = "document.querySelector('.board .point[aria-pressed=true]')?.dataset.heading ?? null"


MOST = 4
"""On so many cells of a turn every heading is clicked, if not on all; on the others it is looked at whether it could be."""


def coal_in(label: str) -> int:
    found = re.search(r"\d+(?= coal)", label)
    return int(found[0]) if found else 0


def middles(page: Page, selector: str) -> list[dict[str, Any]]:
    return [one for one in page.evaluate(MIDDLES, selector) if one["seen"]]


def push_aside(page: Page, name: str) -> int:
    """Choose where each pushed steamer goes, which comes before the headings; return how many were asked about."""
    clicks = 0
    while pushes := middles(page, ".choice"):
        page.mouse.click(pushes[0]["x"], pushes[0]["y"])
        assert page.evaluate(PICKED) == name
        assert page.evaluate(COVERED) == []
        clicks += 1
    return clicks


def click_everything(page: Page, most: int | None) -> int:
    """Click every cell where the turn can end, and every heading on so many, and check what was picked; return how many."""
    clicks = 0
    names = [one["name"] for one in middles(page, ".target.open")]
    for nth, name in enumerate(names):
        seen = middles(page, f".target.open[data-cell='{name}']")
        if not seen:
            continue  # the view has moved on, to show what was picked last
        page.mouse.click(seen[0]["x"], seen[0]["y"])
        assert page.evaluate(PICKED) == name
        assert page.evaluate(COVERED) == []
        price = coal_in(page.locator("aside .price strong").inner_text())
        assert price == coal_in(seen[0]["label"]), "a first pick takes the cheapest end"
        clicks += push_aside(page, name)
        headings = middles(page, ".board .point")
        for heading in headings[: 6 if most is None or nth < most else 1]:
            page.mouse.click(heading["x"], heading["y"])
            clicks += push_aside(page, name)
            assert (page.evaluate(PICKED), page.evaluate(FACED)) == (name, heading["name"])
            clicks += 1
        clicks += 1
        page.keyboard.press("Escape")
    return clicks


@pytest.mark.parametrize("turns", [2, pytest.param(None, marks=pytest.mark.long)])
def test_every_click_picks_what_is_there(opened: Opened, turns: int | None) -> None:
    """In the first turns of a race; in the long sweep in all of them, with every heading on every cell."""
    page = opened()
    page.get_by_role("button", name="Play now").click()
    clicks = sailed = 0
    while sailed != turns and (question := until_asked(page)) != "over":
        if question == "turn":
            until_turn(page)
            clicks += click_everything(page, None if turns is None else MOST)
            plan_by_keys(page)
            answer(page, ".go:not([disabled])")
            sailed += 1
        else:
            decide(page)
    assert clicks > 10 * sailed > 0


@pytest.mark.parametrize("at", [50, 62])
def test_a_push_and_an_end_on_one_cell_can_both_be_chosen(opened: Opened, at: int) -> None:
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
        for push in middles(page, ".choice:not(.kept)"):
            page.mouse.click(push["x"], push["y"])
            assert page.evaluate(PICKED) == one["name"], "a push leaves the end as it is"
            assert page.locator(f".choice:not(.kept)[data-push='{push['name']}']").count() == 0
            pushes += 1
            break
    assert pushes


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
