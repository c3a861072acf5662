"""Every option of the set-up form makes a table, or says why it cannot."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from paddlewheel.games import GAMES, options

from .conftest import Opened


def schema(game: str) -> dict[str, Any]:
    """Return the options of a game as they are described."""
    return dict(options.schema(GAMES[game].OPTIONS)["properties"])


@pytest.mark.parametrize("game", ["queen", "mississippi"])
def test_every_option_makes_a_table(opened: Opened, game: str) -> None:
    page = opened()
    for name, about in schema(game).items():
        page.goto(f"/new/{game}/captains")
        page.locator("details > summary").last.click()
        row = page.locator("details li").nth(list(schema(game)).index(name))
        match about["type"]:
            case "boolean":
                row.get_by_role("checkbox").set_checked(not about["default"])
            case "integer":
                row.get_by_role("spinbutton").fill(str(about["minimum"] if about["default"] != about["minimum"] else 2))
                row.get_by_role("spinbutton").blur()
            case "array":
                row.get_by_role("checkbox").first.check()
        page.get_by_role("button", name="Cast off").click()
        refused = page.get_by_role("alert").filter(has_text=re.compile("B[0-9]+"))
        board = page.locator(".river, .course").first
        expect(refused.or_(board).first).to_be_visible()
        if name in ("both_home", "exchange_at_docks"):
            expect(refused).to_contain_text("steamers")
        else:
            expect(page).to_have_url(re.compile("/t/"))
