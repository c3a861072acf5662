"""A server with the built page, a browser, and pages in it that notice every mistake."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from .chromium import NEEDED, find
from .waiting import LIMIT

START = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]
WIDE = "requests=100000,tables=100000,sockets=10000,orders=10000,failures=10000"
ENOUGH = "share=1000,burst=10000"
"""Many tests ask from one address, one after the other, for what many people ask."""
USUALLY_OFF = (  # what Playwright turns off by this switch, of which Chromium takes the last one
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,"
    "MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
POPUPS = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"
"""Two pages under the address bar, which nobody sees here: they take as long as a page of ours, for each new window."""
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", f"--disable-features={USUALLY_OFF},{POPUPS}"]
ARTEFACTS = Path(__file__).parents[2] / "web" / "artefacts"

QUAY = "/icon.svg"
"""A file of the server that is opened in no time, for who goes on to a table from there."""

Opened = Callable[..., Page]

expect.set_options(timeout=LIMIT)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with the page is."""
    with served(tmp_path_factory.mktemp("browser") / "tables.db") as found:
        yield found


@contextmanager
def served(database: Path, log: Path | None = None) -> Iterator[str]:
    """Serve the tables of a file with the page, and return where; what it logs goes to a file if there is one for it."""
    command = [*START, "--port", "0", "--database", str(database), "--limits", WIDE, "--work", ENOUGH, "--log", "json"]
    with (
        log.open("wb") if log else nullcontext(subprocess.DEVNULL) as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline().decode())
            assert found, "the server did not start"
            yield found[0].rstrip("/")
        finally:  # else the end of this block would wait for ever for a server that nobody stops
            process.terminate()
            process.wait(LIMIT / 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser."""
    path = find()
    assert path, NEEDED
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=ARGUMENTS)
        yield browser
        browser.close()


def window(browser: Browser, address: str, **more: Any) -> BrowserContext:
    """Return a window that remembers nothing; the worker that keeps the page costs time: it is there only if allowed."""
    settings = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **more}
    context = browser.new_context(base_url=address, **{"service_workers": "block", **settings})
    context.set_default_timeout(LIMIT)
    return context


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Opened]:
    """Open a page at an address of the server, in a browser that remembers nothing; a complaint of it is a failure."""
    complaints: list[str] = []
    contexts = []

    def note(message: ConsoleMessage) -> None:
        # What the page is there to explain; a network lost under the worker's hands is its ERR_FAILED; no worker allowed.
        expected = ("status of 422", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "blocked by Playwright")
        asked_by_chromium = message.location["url"].endswith("/favicon.ico")  # of the quay; our pages name their icon
        gone = "/api/tables/gone" in message.location["url"]  # a table that a test lets be gone
        known = asked_by_chromium or gone or any(one in message.text for one in expected)
        if message.type in ("error", "warning") and not known:
            complaints.append(message.text)

    def open_page(path: str = "/", **more: Any) -> Page:
        context = window(browser, address, **more)
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == [], "the browser complained"
