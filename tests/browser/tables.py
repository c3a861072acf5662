"""Tables at a moment of a race that was sailed before: the same for every test, and there at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

RECORDS = Path(__file__).parents[1] / "records"


def from_record(page: Page, name: str, at: int | None = None, **more: Any) -> str:
    """Found a table that goes on from a moment of a record, and return an address that opens it for every seat."""
    text = (RECORDS / f"{name}.record").read_text()
    wanted = {"record": text, **more} if at is None else {"record": text, "at": at, **more}
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
