"""The rule book on the page: what is taught, what is folded, and what is different in a race under an older version."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import QUAY, Opened
from .tables import from_record
from .waiting import still


def test_the_book_teaches_first_and_folds_the_details(opened: Opened) -> None:
    """Titles of chapters in the order of learning; rulings are not read until they are asked for, by keyboard too."""
    page = opened("/rules/queen")
    expect(page.locator("#turn ol li")).to_have_count(4)
    assert page.locator("article h2").all_inner_texts()[-3:] == ["Summary", "Tactics", "Details and rulings"]
    expect(page.locator("#Q9 .example")).to_have_text(
        "Example: Red goes from speed 2 to 4. The first step is free and the other costs 1 coal point."
    )
    ruling = page.locator("#Q13 .ruling").first
    expect(ruling).to_be_hidden()
    page.locator("#Q13 summary").focus()
    page.keyboard.press("Enter")
    expect(ruling).to_be_visible()
    expect(ruling).to_contain_text("Ruling of this edition: Case 2, held by others")
    expect(page.locator(".older")).to_have_count(0)


def test_a_rule_that_is_asked_for_is_open_where_it_is_taught(opened: Opened) -> None:
    """Also one that the first setup does not have."""
    page = opened("/rules/queen#Q13")
    expect(page.locator("#Q13 .ruling").first).to_be_visible()
    expect(page.locator("#Q15 .ruling").first).to_be_hidden()
    page = opened("/rules/queen#B12")
    expect(page.locator("#B12 .ruling").first).to_be_visible()


def test_the_summary_fits_one_screen(opened: Opened) -> None:
    for address in ("/rules/queen", "/rules/mississippi"):
        page = opened(address)
        page.set_viewport_size({"width": 1280, "height": 800})
        page.locator("#summary").wait_for()
        still(page)
        box = page.locator("#summary").bounding_box()
        assert box is not None
        assert box["height"] <= 800


def test_a_race_under_an_older_version_reads_what_is_different_in_it(opened: Opened) -> None:
    page = opened(QUAY)
    for record, notes in (("queen-black-rose", 4), ("version-2/queen-black-rose", 0)):
        table = from_record(page, record, 30).removeprefix("/t/")
        page.goto(f"/rules/queen?table={table}")
        expect(page.locator("#B12")).to_be_visible()
        expect(page.locator(".older")).to_have_count(notes)
    page.goto(f"/rules/queen?table={from_record(page, 'queen-black-rose', 30).removeprefix('/t/')}")
    expect(page.locator("#B12 .older")).to_contain_text("In this race, under version 1 of the rules: Her player keeps her")
