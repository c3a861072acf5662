"""Every screen in both themes and all languages: no fault that axe finds, and pictures for whoever changes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import ARTEFACTS, Opened
from .screens import SCREENS
from .waiting import LIMIT, still

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Any = {
    "light": {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"], "resultTypes": ["violations"]},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]},  # all that is new
}
LANGUAGES = ("de", "nl", "fr", "en")
PARTS = 4
DESK: Any = {"width": 1280, "height": 800}
PHONE: Any = {"width": 360, "height": 640}
SIZES: Any = {"desk": DESK, "phone": PHONE}
SPEAK = """async ([language, limit]) => {
    const [select, until] = [document.querySelector("header dialog select"), performance.now() + limit];
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    do await new Promise(done => setTimeout(done, 5));
    while (document.documentElement.lang !== language && performance.now() < until);
    return document.documentElement.lang;
}"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def faults(page: Page, scheme: str) -> list[str]:
    """Return what axe finds fault with, and where."""
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, rules)", RULES[scheme])
    return [f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]]


def visit(page: Page, screen: str) -> None:
    """Go to a screen, the network being back, and wait until it lies still."""
    page.context.set_offline(False)
    page.set_viewport_size(DESK)
    SCREENS[screen](page)
    still(page)


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings, without going there."""
    page.locator("header dialog select").first.wait_for(state="attached")
    assert page.evaluate(SPEAK, [language, LIMIT]) == language


@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_no_fault_and_every_language_fits(opened: Opened, part: int) -> None:
    page = opened(bypass_csp=True)
    for language in LANGUAGES:
        speak(page, language)
    found: dict[str, list[str]] = {}
    for screen in list(SCREENS)[part::PARTS]:
        visit(page, screen)
        page.add_script_tag(content=AXE.read_text())
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found[f"{screen} {scheme}"] = faults(page, scheme)
        found |= {f"{screen} {where}": [f"{wider} pixels too wide"] for where, wider in too_wide(page).items()}
    assert {where: what for where, what in found.items() if what} == {}


def too_wide(page: Page) -> dict[str, int]:
    """Return by how many pixels a screen is too wide, for each size and language in which it is."""
    found = {}
    for language in LANGUAGES:
        speak(page, language)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            found[f"{size} {language}"] = page.evaluate(WIDER)
    return {where: wider for where, wider in found.items() if wider > 0}


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_pictured_in_every_language(opened: Opened, screen: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    page = opened()
    for language in LANGUAGES:  # while there is a network to fetch them by
        speak(page, language)
    visit(page, screen)
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for language in LANGUAGES:
            speak(page, language)
            page.screenshot(path=ARTEFACTS / f"{screen}-{size}-{language}.png")
    assert len(list(ARTEFACTS.glob(f"{screen}-*.png"))) >= len(SIZES) * len(LANGUAGES)
