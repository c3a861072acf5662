"""How a race is won is said at the table, before the first decision of a first race that is won like that."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import answer, until_asked


def at_a_new_table(page: Page, game: str, options: dict[str, object], players: int = 3) -> None:
    captain = {"by": "captain", "captain": "deckhand"}
    wanted = {"game": game, "options": options, "seats": [{"by": "here"}, *[captain] * (players - 1)]}
    made = page.request.post("/api/tables", data=wanted).json()
    page.goto(f"/t/{made['table']}#{made['maker']}.{made['seats'][0]['key']}")
    until_asked(page)


PASSENGERS = say("table-wins-passengers", {"speed": 1})
SETUPS: Final[dict[str, tuple[str, dict[str, object], int, str]]] = {
    "the course": ("mississippi", {}, 3, say("table-wins-course", {"field": 110})),
    "stop at the winner": ("mississippi", {"stop_at_winner": True}, 3, say("table-wins-ends")),
    "passengers": ("queen", {}, 3, PASSENGERS),
    "arrival at speed 2": ("queen", {"arrival_speed": 2}, 3, "at speed 1 or 2."),
    "the Black Rose": ("queen", {"black_rose": True}, 3, f"{PASSENGERS} {say('table-wins-not-rose')}"),
    "for two": ("queen", {"steamers": 2}, 2, f"{say('table-wins-one-of-two', {'speed': 1})} {say('table-wins-ends')}"),
    "both home": ("queen", {"steamers": 2, "both_home": True}, 2, say("table-wins-both", {"speed": 1})),
}


@pytest.mark.parametrize("setup", SETUPS)
def test_each_setup_says_how_it_is_won(opened: Opened, setup: str) -> None:
    game, options, players, said = SETUPS[setup]
    page = opened(QUAY)
    at_a_new_table(page, game, options, players)
    expect(page.get_by_role("note")).to_contain_text(said)


def test_it_is_said_once_and_again_for_another_setup(opened: Opened) -> None:
    page = opened(QUAY)
    at_a_new_table(page, "queen", {})
    expect(page.get_by_role("note")).to_have_text(PASSENGERS)
    answer(page, "aside .headings button:not([disabled])")
    expect(page.get_by_role("note")).to_have_count(0)
    at_a_new_table(page, "queen", {})
    expect(page.get_by_role("note")).to_have_count(0)
    at_a_new_table(page, "queen", {"black_rose": True})
    expect(page.get_by_role("note")).to_contain_text(say("table-wins-not-rose"))


def test_in_the_school_the_tip_says_it_or_the_table_where_tips_are_off(opened: Opened) -> None:
    page = opened(QUAY)
    at_a_new_table(page, "queen", {"school": True})
    expect(page.get_by_text(say("tip-aim"))).to_be_visible()
    expect(page.get_by_text(say("table-wins-school"))).to_have_count(0)
    page.evaluate("""localStorage.setItem("paddlewheel.settings", '{"tips": false}')""")
    at_a_new_table(page, "queen", {"school": True})
    expect(page.get_by_role("note")).to_have_text(say("table-wins-school"))
