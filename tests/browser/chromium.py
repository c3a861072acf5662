"""Finds a Chromium for the tests of the page; `python tests/browser/chromium.py` installs one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "chrome")
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
NEEDED: Final = """The tests of the page need a Chromium or Chrome, and there is none here. Install one as your system does:
    Debian, Ubuntu:  sudo apt-get install chromium fonts-liberation
    elsewhere:       .venv/bin/playwright install chromium
or name one in the variable CHROMIUM."""


def find() -> str | None:
    """Return the path of a Chromium: the one that is named, one on the PATH, a usual place, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    on_path = (shutil.which(name) for name in NAMES)
    usual = (place for place in PLACES if Path(place).exists())
    return next((path for path in (named, *on_path, *usual, _of_playwright()) if path), None)


def _of_playwright() -> str | None:
    cache = Path.home() / (
        "Library/Caches/ms-playwright" if sys.platform == "darwin" else ".cache/ms-playwright"  # as Playwright chooses it
    )
    found = sorted(cache.glob("chromium-*/chrome-*/chrome"))
    return str(found[-1]) if found else None


def install() -> str | None:
    """Install a Chromium the way that works here: by apt as root, else Playwright's own."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        commands = [["apt-get", "update"], ["apt-get", "install", "-y", "chromium", "fonts-liberation"]]
    else:
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    for command in commands:
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode:
            break
    return find()


if __name__ == "__main__":
    sys.exit(None if find() or install() else NEEDED)
