"""Tables at a moment of a race that was sailed before: the same for every test, and there at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from paddlewheel.games import game_named

RECORDS = Path(__file__).parents[1] / "records"


def from_record(page: Page, name: str, at: int | None = None, **more: Any) -> str:
    """Found a table that goes on from a moment of a record, and return an address that opens it for every seat."""
    text = (RECORDS / f"{name}.record").read_text()
    return _opened(page, {"record": text, **more} if at is None else {"record": text, "at": at, **more})


def _opened(page: Page, wanted: dict[str, Any]) -> str:
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    made = answer.json()
    keys = [made["maker"], *(seat["key"] for seat in made["seats"] if seat["key"]), made["watch"]]
    remember = """([table, keys]) => {
        const known = JSON.parse(localStorage.getItem("paddlewheel.tables") ?? "[]");
        localStorage.setItem("paddlewheel.tables", JSON.stringify([{ table, keys, links: {}, seats: [], watch: keys.at(-1),
            title: "", game: "", over: false, seen: 0, at: Date.now() }, ...known]));
    }"""
    page.evaluate(remember, [made["table"], keys])
    return f"/t/{made['table']}"


def from_position(page: Page, position: str, **more: Any) -> str:
    """Found a table that goes on from a position, written as one line, and return an address that opens it."""
    game = game_named(position.split(maxsplit=1)[0])
    record = f"paddlewheel record 1\ngame: {game.NAME}\nrules: {game.RULES}\nposition: {position}\n"
    return _opened(page, {"record": record, **more})


def slowly(page: Page) -> None:
    """Let steamers move from the next table on so slowly that nobody comes too late to see it."""
    page.evaluate("""localStorage.setItem("paddlewheel.settings", '{"pace": 0.1}')""")


def kept_record(page: Page) -> str:
    """Return the record of the table on a page, as the server keeps it."""
    table = page.url.split("/t/")[1].split("/")[0].split("#")[0]
    known = page.evaluate("() => JSON.parse(localStorage.getItem('paddlewheel.tables'))")
    keys = next(one["keys"] for one in known if one["table"] == table)
    answer = page.request.get(f"/api/tables/{table}/record", headers={"Authorization": f"Bearer {' '.join(keys)}"})
    assert answer.ok, answer.text()
    return answer.text()
