"""How fast the page is, by Chromium's own figures: fetched bytes, plans, frames, and the wait between one's own turns.

python benchmarks/page.py        needs the built page and a Chromium (on the PATH, or named in CHROMIUM)

The machine matters: say on which one a figure was measured. To reach: first page under 150 kB, a plan under 50 ms,
60 frames a second, about 6 s between own turns beyond what captains think.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from paddlewheel.words import say

START = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]
CLICKS = 15
SIX = 4
"""Which of the ready-made set-ups is for six."""
SECONDS = 6
ENDS = ".target.open, .target.can"
WAITS = 6
"""So many own turns are sailed to measure the wait between them."""
LATE = 20
"""A frame that comes after so many milliseconds was not one of sixty a second."""
COSTS = {"TaskDuration": "in all", "ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}

TIME_A_CLICK = """async cell => {
    const target = document.querySelector(`[data-cell="${cell}"]`);
    const start = performance.now();
    target.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
}"""
COUNT_FRAMES = """seconds => new Promise(done => {
    const times = [];
    const note = time => {
        times.push(time);
        time - times[0] < seconds * 1000 ? requestAnimationFrame(note) : done(times);
    };
    requestAnimationFrame(note);
})"""


def main() -> None:
    """Measure, and print a table."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "name a Chromium in the variable CHROMIUM"
    with tempfile.TemporaryDirectory() as folder:
        command = [*START, "--port", "0", "--database", f"{folder}/tables.db", "--log", "json"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://\S+", server.stdout.readline().decode())
                assert found, "the server did not start"
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
                    report(measure(browser, found[0].rstrip("/")), browser.version)
                    browser.close()
            finally:  # else the end of this block would wait for ever for a server that nobody stops
                server.terminate()


def measure(browser: Browser, address: str) -> dict[str, str]:
    """Return what was measured, in words."""
    page = new_page(browser, address)
    session = page.context.new_cdp_session(page)
    harbour = fetched(page, session, lambda: page.goto("/"))
    lesson = fetched(page, session, lambda: learn(page))
    page = new_page(browser, address)
    page.add_init_script("""localStorage.setItem("paddlewheel.school", '{"raced": true}')""")  # no lessons first
    page.goto("/")
    session = page.context.new_cdp_session(page)
    table = fetched(page, session, lambda: begin(page))
    plans = [page.evaluate(TIME_A_CLICK, cell) for cell in cells(page)]
    return {
        "harbour, fetched in all": f"{harbour / 1000:.0f} kB",
        "then a table": f"{table / 1000:.0f} kB",
        "or a lesson with its table": f"{lesson / 1000:.0f} kB",
        "click to drawn plan": f"median {statistics.median(plans):.0f} ms, worst {max(plans):.0f} ms of {len(plans)}",
        **moving(new_page(browser, address)),
        **{
            f"between own turns, {game} for {players}": waiting(new_page(browser, address), game, players)
            for game, players in (("mississippi", 3), ("mississippi", 6), ("queen", 3), ("queen", 6))
        },
    }


def new_page(browser: Browser, address: str) -> Page:
    """Open a page that keeps nothing, on a desk."""
    look = {"width": 1280, "height": 800}
    return browser.new_context(base_url=address, locale="en", viewport=look, service_workers="block").new_page()  # type: ignore[arg-type]


def moving(page: Page) -> dict[str, str]:
    """Return how smoothly a race of six is shown while one steamer after the other sails, and what a frame costs the page.

    The rate is that of requestAnimationFrame; what a frame costs is Chromium's own account of its main thread, in time of
    the processor, which others who use the machine do not lengthen.
    """
    page.goto("/new/queen/captains")
    page.get_by_role("radio").nth(SIX).check()
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    page.locator("aside .headings button").first.click()
    page.locator(".target.open").first.click()
    page.locator(".go").click()
    page.locator("aside .skipping").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = costs(session)
    times: list[float] = page.evaluate(COUNT_FRAMES, SECONDS)
    spent = {name: (now - before[name]) * 1000 / len(times) for name, now in costs(session).items()}
    gaps = sorted(later - earlier for earlier, later in itertools.pairwise(times))
    rate = len(gaps) / (times[-1] - times[0]) * 1000
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    return {
        "while six steamers sail": f"{rate:.0f} frames a second, {late:.0%} after {LATE} ms, longest gap {gaps[-1]:.0f} ms",
        "a frame on the main thread": ", ".join(f"{name} {spent[metric]:.1f} ms" for metric, name in COSTS.items()),
    }


def waiting(page: Page, game: str, players: int) -> str:
    """Return how long it takes from the end of an own turn until the next can be planned, steamers moving as usual."""
    seats: list[dict[str, str]] = [{"by": "here"}, *([{"by": "captain", "captain": "mate"}] * (players - 1))]
    setup = {"setup": "for-six"} if (game, players) == ("queen", 6) else {}
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, **setup}).json()
    page.goto(f"/t/{made['table']}#{made['seats'][0]['key']}")
    waits: list[float] = []
    while comes_on_turn(page) and len(waits) < WAITS:
        page.keyboard.press("PageDown" if game == "queen" else "ArrowUp")
        page.locator(".go:not([disabled])").click()
        start = page.evaluate("performance.now()")
        page.locator(ENDS).first.wait_for(state="detached")
        if comes_on_turn(page):
            waits.append((page.evaluate("performance.now()") - start) / 1000)
    return f"median {statistics.median(waits):.1f} s, worst {max(waits):.1f} s of {len(waits)}"


def comes_on_turn(page: Page) -> bool:
    """Wait until a turn can be planned, answering whatever else is asked; False if the race is over."""
    question = ".act .go:not([disabled]), aside .headings button:not([disabled])"
    while True:
        page.locator(f"{ENDS}, .finish, {question}").first.wait_for(state="attached", timeout=60_000)
        if page.locator(f"{ENDS}, .finish").count():
            return not page.locator(".finish").count()
        page.locator(question).first.click()
        page.wait_for_timeout(300)


def costs(session: CDPSession) -> dict[str, float]:
    """Return what the main thread has spent since the page was opened, in seconds."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {name: float(found[name]) for name in COSTS}


def fetched(page: Page, session: CDPSession, go: Callable[[], object]) -> int:
    """Return how many bytes came over the line, compressed as they are sent."""
    sizes: list[float] = []

    def note(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    session.send("Network.enable")
    session.on("Network.loadingFinished", note)
    go()
    page.wait_for_timeout(1_500)
    session.remove_listener("Network.loadingFinished", note)
    return round(sum(sizes))


def begin(page: Page) -> None:
    """Begin a race, and come to the first turn."""
    page.get_by_role("button", name=say("harbour-first-race")).click()
    page.locator("aside .headings button").first.click()
    page.locator(".target.open").first.wait_for(state="attached")


def learn(page: Page) -> None:
    """Begin the first lesson."""
    page.get_by_role("button", name=say("harbour-first-race")).click()
    page.locator(".target.open").first.wait_for(state="attached")


def cells(page: Page) -> list[str]:
    """Return cells where the turn can end."""
    found = page.locator(".target.open").evaluate_all("all => all.map(one => one.dataset.cell)")
    return [str(cell) for cell in found][:CLICKS]


def report(figures: dict[str, str], version: str) -> None:
    """Print the table."""
    table = Table(title=f"The page in Chromium {version}", show_header=False)
    for name, figure in figures.items():
        table.add_row(name, figure)
    Console().print(table)


if __name__ == "__main__":
    main()
