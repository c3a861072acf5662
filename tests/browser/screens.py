"""Every screen of the page and how to get there, in any language: by what things are, not by what they are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from paddlewheel.school.puzzle import collection_named

from .racing import take_turn, until_asked
from .tables import from_record

SEEN_ONE: Final = """() => {
    const all = JSON.parse(localStorage.getItem("paddlewheel.tables"));
    all[0].seen = 1;
    localStorage.setItem("paddlewheel.tables", JSON.stringify(all));
}"""

_RACED: Final[list[str]] = []

Visit = Callable[[Page], None]


def harbour(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def founding(page: Page) -> None:
    page.goto("/new/queen/friends")
    page.locator("summary").last.click()
    page.locator("details[open]").last.wait_for()


def lobby(page: Page) -> None:
    page.goto("/new/queen/friends")
    page.locator("main button.main").click()
    page.get_by_role("button", name="QR").first.click()
    page.locator(".link [role=img], .link svg").first.wait_for()


def queen(page: Page) -> None:
    """The river with a plan on it that pushes somebody."""
    page.goto(from_record(page, "queen-for-two", 50))
    page.locator(".target.open").first.wait_for(state="attached")
    for _ in range(40):
        page.keyboard.press("PageDown")
        if page.locator(".river .ghost").count():
            return
    raise AssertionError("no end pushes anybody")


def course(page: Page) -> None:
    """The course with a plan on it."""
    page.goto(from_record(page, "mississippi-usual-race", 20))
    page.locator(".target.can").first.wait_for(state="attached")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".go")).to_be_enabled()


def heading(page: Page) -> None:
    page.goto(from_record(page, "queen-for-two", 52))
    page.locator("aside .headings").wait_for()


def boarding(page: Page) -> None:
    page.goto(from_record(page, "queen-for-two", 99))
    page.locator(".go").wait_for()


def refusal(page: Page) -> None:
    page.goto(from_record(page, "queen-for-two", 50))
    page.locator(".target.open").first.wait_for(state="attached")
    page.locator(".target:not(.open)").last.dispatch_event("click")
    page.locator(".why").wait_for()


def hint(page: Page) -> None:
    page.goto(from_record(page, "queen-for-two", 62))
    page.locator(".target.open").first.wait_for(state="attached")
    page.locator(".act button").last.click()
    page.locator(".said p").first.wait_for()


def log(page: Page) -> None:
    """The log after three turns."""
    page.goto(from_record(page, "mississippi-usual-race", 20))
    for _ in range(3):
        take_turn(page)
        until_asked(page)


def chat(page: Page) -> None:
    page.goto(from_record(page, "mississippi-usual-race", 20))
    page.get_by_role("tab").last.click()
    page.locator(".talk input").fill("Ahoy!")
    page.locator(".talk form button").click()
    page.locator(".said").wait_for()


def away(page: Page) -> None:
    """Somebody comes back who saw the first thing and nothing since."""
    log(page)
    address = page.url
    harbour(page)
    page.evaluate(SEEN_ONE)
    page.goto(address)
    page.locator("details.away").wait_for()


def lost(page: Page) -> None:
    """The connection is lost; whoever looks at this gives the network back."""
    course(page)
    page.context.set_offline(True)
    page.locator(".connection.lost").wait_for()


def podium(page: Page) -> None:
    """A short race of captains to its end, sailed once."""
    if not _RACED:
        captains = [{"by": "captain", "captain": "deckhand"}] * 3
        wanted = {"game": "queen", "setup": "school", "options": {"round_limit": 4}, "seats": captains}
        made = page.request.post("/api/tables", data=wanted).json()
        _RACED.append(f"/t/{made['table']}#{made['watch']}")
    page.goto(_RACED[0])
    page.locator(".finish").wait_for()


def replay(page: Page) -> None:
    page.goto(from_record(page, "queen-for-six"))
    page.locator(".finish button.replay").click()
    page.locator(".bar input").fill("200")
    expect(page.locator(".bar")).to_contain_text("200/")


def rules(page: Page) -> None:
    page.goto("/rules/queen#Q14")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()


def daily(page: Page) -> None:
    page.goto("/daily")
    expect(page.locator(".par")).to_have_count(2)


def day_race(page: Page) -> None:
    page.goto("/daily/mississippi")
    page.locator(".target.can").first.wait_for(state="attached")


def settings(page: Page) -> None:
    page.goto("/")
    page.locator("header button[aria-haspopup=dialog]").last.click()
    page.locator("dialog[open]").wait_for()


def menu(page: Page) -> None:
    course(page)
    page.locator("header button[aria-haspopup=dialog]").first.click()
    page.locator("dialog[open]").wait_for()


def nowhere(page: Page) -> None:
    page.goto("/there/is/nothing")
    page.locator("main a").wait_for()


def no_table(page: Page) -> None:
    page.goto("/t/abcdefghijkl")
    page.locator(".middle.card").wait_for()


def puzzles(page: Page) -> None:
    page.goto("/puzzles")
    page.locator("#puzzles-queen").wait_for()


def puzzle(page: Page) -> None:
    """A puzzle with its hint."""
    page.goto(f"/puzzles/mississippi/{collection_named('mississippi').puzzles[0].name}")
    page.locator(".hint").click()
    page.locator(".target.can").first.wait_for(state="attached")


SCREENS: Final[dict[str, Visit]] = {
    visit.__name__: visit
    for visit in (
        harbour, founding, lobby, queen, course, heading, boarding, refusal, hint, log, chat,
        away, lost, podium, replay, rules, daily, day_race, settings, menu, nowhere, no_table, puzzles, puzzle,
    )
}  # fmt: skip
