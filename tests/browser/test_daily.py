"""The race of the day on the page: sailed home in par by mouse and by keys, its result shared, kept, and tried again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from paddlewheel.games import game_named
from paddlewheel.tables.daily import race_of

from .conftest import Opened
from .test_lessons import HEADINGS, plan_by_keys, plan_on_course

PHONE: Any = {"width": 390, "height": 844}


def yesterday() -> str:
    """Return a day whose race can be sailed all through the test, even at midnight."""
    return (datetime.now(UTC) - timedelta(days=1)).date().isoformat()


def own_turns(game_name: str, day: str) -> list[tuple[Mapping[str, Any] | str, list[str]]]:
    """Return the turns of a race that is as short as can be, as the page knows them, each with what is answered."""
    race, game = race_of(game_name, day), game_named(game_name)
    state, left = race.start, race.line()
    found: list[tuple[Mapping[str, Any] | str, list[str]]] = []
    while left:
        if race.forced(state) is not None:
            state, _ = game.apply(state, left.pop(0))
            continue
        turn = next((one for one in game.turns(state) if list(one.way) == left[: len(one.way)]), None)
        if turn is None:
            text = game.format_action(state, left[0])
            if found and not game.begins_turn(state):
                found[-1][1].append(text)
            else:
                found.append((text, []))
            state, _ = game.apply(state, left.pop(0))
            continue
        found.append((game.turn_data(state, turn), []))
        for action in turn.way:
            state, _ = game.apply(state, action)
            left.pop(0)
    return found


def test_mississippi_is_sailed_home_by_mouse(opened: Opened) -> None:
    day = yesterday()
    par = race_of("mississippi", day).par.turns
    page = opened(f"/daily/mississippi/{day}")
    expect(page.locator(".daily .par")).to_have_text(f"Par is {par} turns.")
    for nth, (turn, _) in enumerate(own_turns("mississippi", day), 1):
        assert not isinstance(turn, str)
        page.locator(".target.can").first.wait_for(state="attached")
        plan_on_course(page, turn)
        page.locator(".go:not([disabled])").click()
        if nth < par:
            expect(page.locator(".daily .par")).to_have_text(f"Par from here: {par - nth}.")
    came_home(page, "mississippi", day, par)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".daily .par")).to_have_text(f"Par is {par} turns.")
    page.goto("/daily")
    page.get_by_text("Your last days").first.click()
    expect(page.locator(f'a[href="/daily/mississippi/{day}"]')).to_be_visible()
    expect(page.locator("section", has=page.locator("#daily-mississippi"))).to_contain_text(f"{par}/{par}")
    page.goto("/")
    expect(page.locator("#continue")).to_have_count(0)  # such races stand by themselves


def test_queen_is_sailed_home_by_keys(opened: Opened) -> None:
    day = yesterday()
    par = race_of("queen", day).par.turns
    page = opened(f"/daily/queen/{day}")
    for turn, after in own_turns("queen", day):
        if isinstance(turn, str):
            page.locator("aside .headings button").first.wait_for()
            page.keyboard.press(str(HEADINGS.index(turn) + 1))
            continue
        page.locator(".target.open").first.wait_for(state="attached")
        plan_by_keys(page, turn)
        page.keyboard.press("Enter")
        for action in after:
            assert action in ("board", "skip")
            expect(page.locator("aside .go[data-first]")).to_be_focused()
            page.keyboard.press("Enter")
    came_home(page, "queen", day, par)


def came_home(page: Page, game: str, day: str, par: int) -> None:
    """See the end: the verdict, a mark for each turn, the spread with this race in it, and a result to share."""
    expect(page.locator(".daily .verdict")).to_have_text(f"You’re home in {par} turns, which is par.")
    expect(page.locator(".daily ol[aria-label='Your turns'] li.one")).to_have_count(par)
    expect(page.locator(".daily li.yours b")).to_have_text(str(par))
    expect(page.locator(".daily .main")).to_be_focused()
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    page.evaluate("() => { delete Navigator.prototype.share; }")
    page.locator(".daily .main").click()
    expect(page.locator(".daily .main")).to_have_text("Copied")
    title = game_named(game).TITLE
    address = page.evaluate("location.origin")
    shared = f"Paddlewheel {day} · {title} · {par}/{par}\n{'●' * par}\n{address}/daily/{game}/{day}"
    assert page.evaluate("window.copied") == shared


def test_how_it_is_done_can_be_looked_at_and_tomorrow_cannot(opened: Opened) -> None:
    page = opened(f"/daily/mississippi/{yesterday()}#solved")
    expect(page.locator(".how")).to_contain_text("One way to sail it in par")
    page.get_by_role("slider").press("End")
    actions = len(race_of("mississippi", yesterday()).line())
    expect(page.locator(".bar")).to_contain_text(f"{actions}/{actions}")
    tomorrow = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    page.goto(f"/daily/queen/{tomorrow}")
    expect(page.get_by_role("alert")).to_contain_text("hasn’t begun")


def test_the_button_is_in_reach_on_a_phone(opened: Opened) -> None:
    page = opened(f"/daily/mississippi/{yesterday()}", viewport=PHONE)
    page.locator(".target.can").first.wait_for(state="attached")
    expect(page.locator(".daily .par")).to_be_visible()
    expect(page.locator("aside .go")).to_be_in_viewport()
