"""Every option of the set-up form makes a table, or says why it cannot."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from paddlewheel.captains.knowledge import CHARACTERS, MINDS
from paddlewheel.engine import options
from paddlewheel.games import GAMES
from paddlewheel.words import say

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
        page.get_by_role("button", name=say("harbour-cast-off")).click()
        refused = page.get_by_role("alert").filter(has_text=re.compile("B[0-9]+"))
        board = page.locator(".river, .course").first
        expect(refused.or_(board).first).to_be_visible()
        if name in ("both_home", "exchange_at_docks"):
            expect(refused).to_contain_text("steamers")
        else:
            expect(page).to_have_url(re.compile("/t/"))


def test_what_cannot_go_together_is_told_at_once_beside_the_option(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    page.locator("details > summary").last.click()
    both = page.locator("details li").filter(has_text="Both home")
    both.get_by_role("checkbox").check()
    expect(both.locator(".trouble")).to_have_text(say("refusal-options-both-home"))
    expect(page.get_by_role("alert")).to_contain_text("two steamers each")
    steamers = page.locator("details li").filter(has_text="Steamers each").get_by_role("spinbutton")
    steamers.fill("")
    steamers.blur()
    expect(steamers).to_have_value("1")
    steamers.fill("2")
    steamers.blur()
    expect(page.locator("details .trouble")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="5 players").click()
    expect(page.get_by_role("alert")).to_contain_text("6 start cells")


def test_a_name_that_nobody_can_read_is_told_at_once(opened: Opened) -> None:
    page = opened("/new/queen/captains")
    page.get_by_label("Your name").fill("\u3164\u200b")
    page.get_by_label("Your name").blur()
    expect(page.get_by_role("alert")).to_have_text(say("refusal-chat-empty"))
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Your name").blur()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("game", ["queen", "mississippi"])
def test_captains_are_offered_for_the_games_they_are_for(opened: Opened, game: str) -> None:
    page = opened(f"/new/{game}/captains")
    choice = page.locator(".who select").first
    expect(choice.locator("option[value='captain:mate']")).to_have_count(1)
    for name in CHARACTERS:
        expect(choice.locator(f"option[value='captain:{name}']")).to_have_count(int(name in MINDS[game].CHARACTERS))
