"""Whatever part of the page fails, the rest is there, the part has a way on, and the server's log hears of it once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import QUAY, served, window
from .tables import from_record
from .waiting import eventually

PAGE: Final = Path(__file__).parents[2] / "web" / "src"
BREAKING: Final = """selector => {
    const clone = Node.prototype.cloneNode;
    window.broken = selector;
    Node.prototype.cloneNode = function (deep) {
        const { broken } = window;
        if (broken && (this.matches?.(broken) || this.querySelector?.(broken))) throw new RangeError("broken by a test");
        return clone.call(this, deep);
    };
}"""
"""A component is drawn by cloning its template: one that has what is broken throws, in the part that it belongs to."""
CAPTAIN: Final = {"by": "captain", "captain": "deckhand"}
NEW: Final = {"game": "queen", "options": {}, "seats": [{"by": "here"}, CAPTAIN, CAPTAIN]}


def at_turn(page: Page) -> str:
    return from_record(page, "queen-for-two", 62)


def at_end(page: Page) -> str:
    return from_record(page, "queen-all-but-one-arrived")


def when_left(page: Page) -> str:
    return from_record(page, "mississippi-usual-race", 38, seats=[*[CAPTAIN] * 5, {"by": "here"}])


def at_start(page: Page) -> str:
    return founded(page, NEW)


def in_school(page: Page) -> str:
    return founded(page, {**NEW, "options": {"school": True}})


def among_friends(page: Page) -> str:
    return founded(page, {**NEW, "seats": [{"by": "here"}, {"by": "link"}, CAPTAIN]})


def with_coach(page: Page) -> str:
    return founded(page, {**NEW, "coach": True})


def watching(page: Page) -> str:
    return founded(page, {**NEW, "watchable": True}, keyed=False)


def founded(page: Page, wanted: dict[str, Any], keyed: bool = True) -> str:
    made = page.request.post("/api/tables", data=wanted).json()
    keys = [made["maker"], *(seat["key"] for seat in made["seats"][:1])]
    return f"/t/{made['table']}{'#' + '.'.join(keys) if keyed else ''}"


PARTS: Final[dict[str, tuple[Any, str]]] = {
    "harbour": ("/", ".hero"),
    "new": ("/new/queen/captains", ".columns"),
    "rules": ("/rules/queen", "nav.games"),
    "learn": ("/learn", ".courses"),
    "school": ("/learn/queen/heading", "main.river"),
    "lesson": ("/learn/queen/heading", ".which"),
    "puzzles": ("/puzzles", ".collections"),
    "puzzle": ("/puzzles/queen/fetch-1", "main.river"),
    "puzzlecard": ("/puzzles/queen/fetch-1", ".which"),
    "coach": (with_coach, ".said"),
    "daily": ("/daily", ".days"),
    "dayrace": ("/daily/mississippi", "main.river"),
    "daycard": ("/daily/mississippi", ".which"),
    "menu": (at_turn, "button[aria-haspopup=dialog].quiet + dialog:not([aria-labelledby])"),
    "settings": (at_turn, "dialog[aria-labelledby=settings-title]"),
    "status": (at_turn, ".lead"),
    "order": (at_turn, ".round"),
    "board": (at_turn, ".world"),
    "panel": (at_turn, ".speeds"),
    "talk": (at_turn, ".tabs[role=tablist]"),
    "takeback": (when_left, ".undone"),
    "announcer": (at_turn, "[data-told]"),
    "replay": (lambda page: f"{at_turn(page)}/3", ".bar.card"),
    "aim": (at_start, ".aim"),
    "tips": (in_school, ".tips"),
    "lobby": (among_friends, ".lobby"),
    "watching": (watching, ".watch"),
    "rank": (when_left, ".offer"),
    "finish": (at_end, ".finish"),
    "rematch": (at_end, ".row.next"),
    "review": (at_end, ".review"),
    "table": (at_turn, "main.river"),
}
LATER: Final = {"rematch": "Close", "review": "Review race"}
"""The button of the finish after which a part is there; a rematch stands in the finish as well."""
ELSEWHERE: Final = {"page", "game", "unread", "away", "resting", "chart"}
"""Around all others; tried in test_failing and test_unread; and those that come only after much has happened."""
WHOLE: Final = {
    "harbour",
    "new",
    "rules",
    "learn",
    "school",
    "daily",
    "dayrace",
    "puzzles",
    "puzzle",
    "board",
    "finish",
    "table",
}


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server, and the file it writes its log to."""
    folder = tmp_path_factory.mktemp("parts")
    with served(folder / "tables.db", folder / "log") as address:
        yield address, folder / "log"


def test_every_part_is_tried() -> None:
    named = {name for path in PAGE.rglob("*.svelte") for name in re.findall(r'Part name="(\w+)"', path.read_text())}
    assert named == {*PARTS, *ELSEWHERE}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_fails_has_a_way_on_and_is_reported_once(browser: Browser, logged: tuple[str, Path], part: str) -> None:
    address, log = logged
    where, selector = PARTS[part]
    with window(browser, address) as context:
        page = context.new_page()
        page.goto(QUAY)
        path = where if isinstance(where, str) else where(page)
        page.add_init_script(f"({BREAKING})({json.dumps('' if part in LATER else selector)})")
        page.goto(path)
        if part in LATER:
            page.get_by_role("button", name=LATER[part]).wait_for()
            page.evaluate("selector => window.broken = selector", selector)
            page.get_by_role("button", name=LATER[part]).click()
        failed = page.locator(f"[data-failed={part}]")
        if part == "announcer":  # which nobody sees
            expect(page.locator(".status")).to_be_visible()
        else:
            expect(failed).to_be_visible()
        assert eventually(page, lambda: reports(log, part)), "the server heard of it"
        page.evaluate("window.broken = ''")
        if part != "announcer":
            assert failed.get_by_role("link", name="Back to the harbour").count() == (part in WHOLE)
            failed.get_by_role("button", name="Try again").click()
            expect(page.locator("[data-failed]")).to_have_count(0)
            expect(page.locator(selector).first).to_be_attached()
    assert len(reports(log, part)) == 1


def reports(log: Path, part: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [line for line in found if line["logger"] == "paddlewheel.page" and line["part"] == part]
