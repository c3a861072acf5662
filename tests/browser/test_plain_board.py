"""A game that the page has no board for: docs/adding-a-game.md, on the page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from paddlewheel.words import say

from .conftest import Opened, served

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that has the game."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PADDLEWHEEL_GAMES", "two_lanes")
        environment.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(EXAMPLES), os.environ.get("PYTHONPATH", "")])))
        with served(tmp_path_factory.mktemp("plain") / "tables.db") as found:
            yield found


def test_a_game_without_a_board_is_chosen_and_played_to_its_end(opened: Opened) -> None:
    page = opened("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Two Lanes", exact=True))
    expect(card).to_contain_text("Be the first past the end of a lane.")
    card.locator(".ways a").first.click()
    page.get_by_role("radio", name="Sprint").check()
    page.get_by_role("button", name=say("harbour-cast-off")).click()
    expect(page.get_by_role("heading", name="Two Lanes", exact=True)).to_be_visible()
    ahead = page.get_by_role("button", name="ahead", exact=True)
    expect(ahead).to_be_visible()
    expect(page.locator(".plain-board .steamer")).to_have_count(3)
    ahead.click()
    expect(page.get_by_role("log")).to_contain_text("Red steams")
    finish = page.locator(".finish")
    while not finish.count():  # each look waits for the next decision, or for the end
        expect(ahead.or_(finish).first).to_be_visible()
        if ahead.count():
            ahead.click()
    expect(finish).to_contain_text("T4")


def test_the_rule_book_says_that_there_is_none(opened: Opened) -> None:
    page = opened("/rules/two-lanes")
    expect(page.get_by_role("main")).to_contain_text("There is no rule book for this game yet.")
