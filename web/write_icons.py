"""Writes the icons of the installed page from icon.svg, which is the drawing: the sizes that systems ask for.

python web/write_icons.py        needs a Chromium
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from screenshots import chromium

PUBLIC: Final = Path(__file__).parent / "public"
ICONS: Final = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable.png": (512, True)}
"""For each icon its size, and whether it fills the square, for systems that cut it to a shape of their own."""


def main() -> None:
    """Let a browser draw each icon."""
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, whole) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawn = drawing.replace(' rx="26"', "") if whole else drawing
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawn}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
