"""Nothing that fails takes the rest of the page with it, and what was taken back spoils no finish."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, WebSocketRoute, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened, window
from .racing import begin_first_race, decide, plan_by_keys, play_to_the_end, until_asked
from .tables import from_record
from .waiting import eventually

Spoil = Callable[[dict[str, Any]], None]

KNOWN = "JSON.parse(localStorage.getItem('paddlewheel.tables'))[0]"


def give(page: Page, **order: Any) -> Any:
    """Give an order at the table that was last seen here, with all its keys."""
    known = page.evaluate(KNOWN)
    headers = {"Authorization": "Bearer " + " ".join(known["keys"])}
    answer = page.request.post(f"/api/tables/{known['table']}/orders", data={"id": "test", **order}, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def standing(page: Page) -> dict[str, Any]:
    known = page.evaluate(KNOWN)
    headers = {"Authorization": "Bearer " + " ".join(known["keys"])}
    situation: dict[str, Any] = page.request.get(f"/api/tables/{known['table']}", headers=headers).json()["situation"]
    return situation


def test_a_takeback_across_a_round_leaves_the_finish_as_it_is(opened: Opened) -> None:
    page = opened()
    begin_first_race(page)
    while until_asked(page) != "turn" or standing(page)["position"]["round"] < 3:
        decide(page)
    situation = standing(page)
    give(page, type="take_back", seat=situation["actor"], keep=4, seen=situation["n"])
    expect(page.locator(".talk s").first).to_be_attached()
    play_to_the_end(page, plan_by_keys)
    finish = page.get_by_role("dialog", name="The finish")
    for _ in range(2):
        expect(finish.locator("svg.chart")).to_be_visible()
        expect(page.locator("[data-failed]")).to_have_count(0)
        page.reload()


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/%", "/new/nosuch"])
def test_an_address_of_nothing_says_so(opened: Opened, path: str) -> None:
    page = opened(path)
    expect(page.get_by_role("main")).to_contain_text("There is nothing at this address.")


def no_way_on(message: dict[str, Any]) -> None:
    """A river that does not say how it goes on cannot be drawn."""
    if message.get("situation") and message["situation"]["scene"]:
        message["situation"]["scene"]["to_come"] = None


def no_time(message: dict[str, Any]) -> None:
    """What was said at no time can be shown with no time."""
    for entry in message.get("entries", ()):
        if entry["type"] == "said":
            entry["at"] = 1e20


def no_pushes(message: dict[str, Any]) -> None:
    """Of turns that do not say whom they push no plan can be made."""
    if message["type"] == "turns":
        for turn in message["turns"]:
            turn["pushes"] = None


def no_reason(message: dict[str, Any]) -> None:
    """Why somebody steers the Black Rose cannot be said if it is for a reason without a name."""
    if message.get("situation") and message["situation"]["scene"]:
        message["situation"]["scene"]["rose"]["because"] = 7


@pytest.fixture
def spoiled(browser: Browser, address: str) -> Any:
    """Open a table whose server sends what makes no sense."""
    contexts = []

    def open_spoiled(spoil: Spoil, record: str, at: int | None = None) -> tuple[Page, list[dict[str, Any]]]:
        context = window(browser, address)
        contexts.append(context)
        page = context.new_page()
        told: list[dict[str, Any]] = []

        def sent(request: Request) -> None:
            if request.url.endswith("/api/failures"):
                told.append(json.loads(request.post_data or "{}"))

        page.on("request", sent)

        def between(route: WebSocketRoute) -> None:
            server = route.connect_to_server()

            def heard(text: str | bytes) -> None:
                message = json.loads(text)
                spoil(message)
                route.send(json.dumps(message))

            def asked(text: str | bytes) -> None:
                """Ask for turns at length, which are easier to spoil."""
                message = json.loads(text)
                server.send(json.dumps({**message, "packed": False} if message["type"] == "join" else message))

            server.on_message(heard)
            route.on_message(asked)

        page.goto(QUAY)
        table = from_record(page, record, at)
        page.route_web_socket("**/socket", between)
        page.goto(table)
        return page, told

    yield open_spoiled
    for context in contexts:
        context.close()


def test_without_a_board_the_race_goes_on(spoiled: Any) -> None:
    page, told = spoiled(no_way_on, "queen-for-two", 62)
    failed = page.locator("[data-failed=board]")
    expect(failed).to_contain_text("Something went wrong here")
    order = page.get_by_role("region", name=say("table-order-of-play"))
    expect(order.get_by_role("listitem").first).to_be_visible()
    before = standing(page)["actions"]
    expect(page.locator("aside option").nth(1)).to_be_attached()
    page.keyboard.press("PageDown")
    page.locator(".go:not([disabled])").click()
    expect(page.locator(".talk .lines")).to_contain_text("Red 1")
    assert eventually(page, lambda: standing(page)["actions"] > before)
    assert [one["part"] for one in told] == ["board"]
    failed.get_by_role("button", name="Try again").click()
    expect(failed).to_be_visible()
    failed.get_by_role("link", name="Back to the harbour").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("[data-failed]")).to_have_count(0)


def test_without_the_talk_the_board_is_there(spoiled: Any) -> None:
    page, told = spoiled(no_time, "queen-for-two", 62)
    page.locator(".target.open").first.wait_for(state="attached")
    give(page, type="say", seat=standing(page)["actor"], text="a word among friends")
    page.get_by_role("tab", name="Chat").click()
    failed = page.locator("[data-failed=talk]")
    expect(failed).to_contain_text("Everything else still works")
    page.keyboard.press("PageDown")
    page.locator(".go:not([disabled])").click()
    expect(page.locator(".board.river")).to_be_visible()
    failed.get_by_role("button", name="Try again").click()
    expect(page.locator(".talk .lines")).to_contain_text("Red 1")
    assert [(one["part"], one["error"]) for one in told] == [("talk", "RangeError")]
    known = page.evaluate(KNOWN)
    assert not any(secret in json.dumps(told) for secret in ["friends", known["table"], *known["keys"]])


def test_without_a_plan_the_table_is_there(spoiled: Any) -> None:
    page, told = spoiled(no_pushes, "queen-for-two", 62)
    expect(page.locator("[data-failed]")).to_have_attribute("data-failed", "game")
    expect(page.get_by_role("region", name=say("table-order-of-play")).get_by_role("listitem").first).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Your turn")
    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.get_by_role("dialog", name="Table")
    menu.locator("summary", has_text=say("menu-hand-over")).click()
    menu.get_by_role("button", name=say("menu-hand-over")).first.click()
    expect(page.locator(".talk .lines")).to_contain_text("steers Red now")
    assert [one["part"] for one in told] == ["game"]


def test_without_a_reason_the_turn_can_be_sailed(spoiled: Any) -> None:
    page, told = spoiled(no_reason, "queen-black-rose", 22)
    expect(page.locator("[data-failed]")).to_have_attribute("data-failed", "status")
    page.locator(".target.open").first.wait_for(state="attached")
    before = standing(page)["actions"]
    page.keyboard.press("PageDown")
    page.locator(".go:not([disabled])").click()
    expect(page.locator(".talk .lines")).to_contain_text("The Black Rose")
    assert eventually(page, lambda: standing(page)["actions"] > before)
    assert {one["part"] for one in told} == {"status", "announcer"}


def test_the_last_boundary_is_around_everything(browser: Browser, address: str) -> None:
    """A script that does not come leaves a way on instead of nothing."""
    with window(browser, address) as context:
        page = context.new_page()
        page.route("**/assets/TableScreen-*.js", lambda route: route.abort())
        page.goto("/t/abcdefghijkl")
        failed = page.locator("[data-failed=table]")
        expect(failed.get_by_role("button", name="Try again")).to_be_visible()
        expect(failed.get_by_role("button", name="Reload the page")).to_be_visible()
        page.unroute("**/assets/TableScreen-*.js")
        failed.get_by_role("button", name="Reload the page").click()
        expect(page.get_by_text(say("table-unknown"))).to_be_visible()
