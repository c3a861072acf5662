"""Every screen, in both themes: nothing that axe finds fault with, and pictures of all of them for whoever changes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ARTEFACTS, Opened

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def faults(page: Page) -> list[str]:
    """Return what axe finds fault with, and where."""
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, rules)", RULES)
    return [f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]]


def visit(page: Page, screen: str) -> None:
    """Go to a screen and wait until it is there."""
    match screen:
        case "harbour":
            expect(page.get_by_role("heading", level=1)).to_be_visible()
        case "new":
            page.goto("/new/queen/friends")
            page.locator("summary").first.click()
        case "rules":
            page.goto("/rules/queen")
            expect(page.get_by_role("heading", level=3).first).to_be_visible()
        case "queen":
            page.locator("button.big").click()
            page.locator("aside .headings button").first.click()
            expect(page.locator(".speeds")).to_be_visible()
        case "mississippi":
            page.goto("/new/mississippi/captains")
            page.locator("main button.main").click()
            expect(page.locator(".go")).to_be_visible()
        case "lobby":
            page.goto("/new/queen/friends")
            page.locator("main button.main").click()
            page.get_by_role("button", name="QR").first.click()
        case "finish" | "replay":
            captains = [{"by": "captain", "captain": "deckhand"}] * 3
            wanted = {"game": "queen", "setup": "school", "options": {"round_limit": 4}, "seats": captains}
            made = page.request.post("/api/tables", data=wanted).json()
            page.goto(f"/t/{made['table']}#{made['watch']}")
            page.locator(".finish").wait_for(timeout=40_000)
            if screen == "replay":
                page.locator(".finish button").nth(1).click()
        case "settings":
            page.locator("header button[aria-haspopup=dialog]").last.click()
    page.wait_for_timeout(300)


@pytest.mark.parametrize(
    "screen", ["harbour", "new", "rules", "queen", "mississippi", "lobby", "settings", "finish", "replay"]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_fault(opened: Opened, screen: str, scheme: str) -> None:
    page = opened(color_scheme=scheme, bypass_csp=True)
    visit(page, screen)
    page.add_script_tag(path=AXE)
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_every_screen_is_pictured_in_every_language(opened: Opened, language: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    for size, viewport in SIZES.items():
        for screen in ("harbour", "new", "rules", "queen", "mississippi"):
            page = opened(locale=language, viewport=viewport)
            visit(page, screen)
            assert page.evaluate("document.documentElement.lang") == language
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{screen} is wider than a {size}"
            page.screenshot(path=ARTEFACTS / f"{screen}-{size}-{language}.png")
            page.context.close()
