"""Writes the pictures of the README: both games on the page, by day and by night, from a server of its own.

python web/screenshots.py        needs the built page and a Chromium
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright

from paddlewheel.words import say

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "docs" / "pictures"
START: Final = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]
PICTURES: Final = {
    "queen": ("/new/queen/captains", 5, {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"}, 13),
    "mississippi": (
        "/new/mississippi/captains",
        0,
        {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
        8,
    ),
    "phone": ("/new/queen/captains", 5, {"viewport": {"width": 390, "height": 760}, "color_scheme": "dark"}, 12),
}
"""For each picture: where a race is set up, which set-up, how the browser is, and how many decisions are made before."""


def main() -> None:
    """Start a server, play a few turns by hints for each picture, and take it."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [*START, "--port", "0", "--database", f"{folder}/tables.db", "--log", "json"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline().decode())
            assert found, "the server did not start"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
                for name in PICTURES:
                    picture(browser, found[0].rstrip("/"), name)
                browser.close()
            server.terminate()


def chromium() -> str:
    """Return the Chromium that is named, or one on the PATH."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, names) if path), None)
    assert found, "name a Chromium in the variable CHROMIUM"
    return found


def picture(browser: Browser, address: str, name: str) -> None:
    """Take one picture."""
    path, setup, look, decisions = PICTURES[name]
    context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce", **look)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(path)
    page.get_by_role("radio").nth(setup).check()
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    for _ in range(decisions):
        decide(page)
    page.get_by_role("button", name="Hint", exact=True).click(timeout=20_000)
    page.locator(".go:not([disabled])").wait_for()
    page.wait_for_timeout(800)
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=85)
    context.close()


def decide(page: Page) -> None:
    """Decide what there is to decide, by a captain's hint where it is a turn."""
    waiting = page.locator(".go, aside .headings button:not([disabled])").first
    with suppress(Error):
        waiting.wait_for(timeout=8_000)
        if page.locator(".go[disabled]").count():
            page.get_by_role("button", name="Hint", exact=True).click(timeout=1_000)
            page.locator(".go:not([disabled])").wait_for(timeout=8_000)
        choices = page.locator(".go:not([disabled]), aside .headings button:not([disabled])")
        (page.locator(".go") if page.locator(".go").count() else choices.first).click(timeout=1_000)
    page.wait_for_timeout(300)


if __name__ == "__main__":
    main()
