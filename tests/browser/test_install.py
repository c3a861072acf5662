"""The page as an app: Chromium would install it, and without a network it shows what it last knew."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from paddlewheel.words import say

from .chromium import find
from .conftest import ARGUMENTS, Opened
from .tables import from_record
from .waiting import LIMIT, eventually

SIZES = """icons => Promise.all(icons.filter(one => one.type === "image/png").map(async one => {
    const found = await createImageBitmap(await (await fetch(one.src)).blob());
    return [one.sizes, `${found.width}x${found.height}`];
}))"""


def wait_for_worker(page: Page) -> None:
    """Wait until the worker has kept the page."""
    active = "navigator.serviceWorker.getRegistration().then(found => found?.active?.state === 'activated')"
    assert eventually(page, lambda: page.evaluate(active))


def wait_for_rules(page: Page) -> None:
    """Wait until the rule book is kept too, which is begun when the page has been open for a while."""
    assert eventually(page, lambda: page.evaluate("localStorage.getItem('paddlewheel.rules') !== null"))


def test_chromium_would_install_it(browser: Browser, address: str, tmp_path: Path) -> None:
    # Chromium installs nothing from a window that remembers nothing, so this one does.
    context = browser.browser_type.launch_persistent_context(tmp_path, executable_path=find(), args=ARGUMENTS)
    context.set_default_timeout(LIMIT)
    page = context.new_page()
    page.goto(address)
    wait_for_worker(page)
    chromium = context.new_cdp_session(page)
    manifest = chromium.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    assert {"any", "maskable"} == {one.get("purpose", "any") for one in icons}
    sizes = page.evaluate(SIZES, icons)
    assert {said for said, _ in sizes} >= {"192x192", "512x512"}
    assert [said for said, _ in sizes] == [found for _, found in sizes]
    assert chromium.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    context.close()


def test_without_a_network_it_shows_what_it_last_knew_after_one_visit(opened: Opened) -> None:
    page = opened(service_workers="allow")
    wait_for_worker(page)
    page.goto(from_record(page, "queen-for-two", 50))
    expect(page.locator(".status")).to_have_text("Your turn: Red 1")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(say("page-offline"))).to_be_visible()
    expect(page.get_by_role("group", name="The river")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Green 2")
    page.goto("/")
    expect(page.get_by_role("heading", name="Your races")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(say("page-server-gone"))
    page.context.set_offline(False)
    page.go_back()
    expect(page.locator(".go")).to_be_visible()
    expect(page.get_by_text("No connection.")).to_have_count(0)


def test_the_rule_book_can_be_read_without_a_network_after_one_visit(opened: Opened) -> None:
    page = opened(service_workers="allow")
    wait_for_rules(page)
    page.context.set_offline(True)
    page.goto("/rules/queen#Q14")
    expect(page.locator("#Q14 h3")).to_be_visible()
    page.get_by_role("combobox").select_option("school")
    expect(page.locator("#Q17 h3")).to_be_visible()
    page.get_by_role("link", name="Mississippi", exact=True).click()
    expect(page.locator("#M14 h3")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_rules_of_a_table_are_the_usual_ones_without_a_network(opened: Opened) -> None:
    page = opened(service_workers="allow")
    wait_for_rules(page)
    table = from_record(page, "queen-for-two", 50)
    page.context.set_offline(True)
    page.goto(f"/rules/queen?table={table.removeprefix('/t/')}")
    expect(page.locator("#Q14 h3")).to_be_visible()
