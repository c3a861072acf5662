"""A plan is drawn as soon as it is made: no click costs the page more than it has time for."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, Page

from .conftest import Opened
from .racing import until_asked, until_turn

LIMIT: Final = 50
"""So many milliseconds of the processor a click may cost the main thread, with all that is drawn for it."""
CLICK: Final = """async cell => {
    document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let frame = 0; frame < 4; frame++) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""


def spent(session: CDPSession) -> float:
    """Return what the main thread has spent since the page was opened, in milliseconds of the processor."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"]) * 1000


def cost(page: Page, session: CDPSession, cell: str) -> float:
    before = spent(session)
    page.evaluate(CLICK, cell)
    return spent(session) - before


def test_no_cell_costs_more_than_there_is_time_for(opened: Opened) -> None:
    """In the sailing school too, where a tip looks for its place; of two picks, since code is slow at first."""
    page = opened()
    page.get_by_role("button", name="Play now").click()
    until_asked(page)
    page.locator("aside .headings button").first.click()
    until_turn(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    cells = page.locator(".target.open").evaluate_all("all => all.map(one => one.dataset.cell)")[:15]
    first = {cell: cost(page, session, cell) for cell in cells}
    costs = {cell: min(first[cell], cost(page, session, cell)) for cell in cells}
    assert len(costs) > 5
    assert max(costs.values()) < LIMIT, costs
