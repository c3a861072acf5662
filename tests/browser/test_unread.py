"""A table of rules that this server does not know: the page says so, shows what was kept, and offers the record."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import QUAY, Opened, served

KEPT = Path(__file__).parents[1] / "server" / "kept" / "version-1"
LOCALES = ("en-GB", "de-DE", "nl-NL", "fr-FR")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that has kept races of rules it does not know."""
    database = tmp_path_factory.mktemp("unread") / "tables.db"
    connection = sqlite3.connect(database)
    connection.executescript((KEPT / "sqlite.sql").read_text().replace(r"\nrules: 1\n", r"\nrules: 99\n"))
    connection.close()
    with served(database) as found:
        yield found


@pytest.mark.parametrize("locale", LOCALES)
def test_a_race_of_unknown_rules_can_be_read_and_downloaded(opened: Opened, address: str, locale: str) -> None:
    kept = [one["keys"] for one in msgspec.json.decode((KEPT / "sqlite.json").read_bytes())[2:4]]
    page = opened(QUAY, locale=locale, viewport={"width": 390, "height": 844} if locale == "fr-FR" else None)
    for keys in kept:
        page.goto(f"{address}/t/{keys['table']}#{next(one['key'] for one in keys['seats'] if one['key'])}")
        expect(page.locator("article")).to_contain_text(say("table-unread-rules", {"version": 99}, locale[:2]))
        expect(page.locator("article pre")).to_contain_text("rules: 99")
        expect(page.locator("article ul")).to_contain_text("à la vapeur")
        with page.expect_download() as download:
            page.locator("article button").click()
        assert "rules: 99" in download.value.path().read_text()
    page.goto("about:blank")
