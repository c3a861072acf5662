"""The finish: the right steamers, the winner's reason, and what next: a rematch at which everybody keeps a seat."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute, expect

from paddlewheel.words import say

from .conftest import QUAY, Opened
from .racing import is_over
from .tables import RECORDS, from_record
from .waiting import still

MISSISSIPPI = "mississippi-last-rival-pushed-home"


def finished(opened: Opened, seats: list[dict[str, str]]) -> tuple[Page, str, dict[str, str]]:
    """Return a maker's page at a race that is over, its address, and the keys of the seats."""
    page = opened(QUAY)
    text = (RECORDS / f"{MISSISSIPPI}.record").read_text()
    made = page.request.post("/api/tables", data={"record": text, "seats": seats, "watchable": True}).json()
    keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
    address = f"/t/{made['table']}"
    links = "".join(f"~{seat}={key}" for seat, key in keys.items() if key and seat != "red")
    page.goto(f"{address}#{made['maker']}.{keys['red']}{links}~={made['watch']}")
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()
    return page, address, keys


def test_the_podium_has_the_steamers_of_its_game(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, MISSISSIPPI))
    finish = page.get_by_role("dialog", name="The finish")
    expect(finish.locator(".podium .piece")).to_have_count(3)
    expect(finish.locator(".how")).to_contain_text("Red came home first.")
    assert [re.sub(r"\D", "", row) for row in finish.locator(".podium li .rank").all_inner_texts()] == ["1", "2", "3"]
    page.goto(from_record(page, "queen-all-but-one-arrived"))
    expect(finish.locator(".podium svg")).not_to_have_count(0)
    expect(finish.locator(".podium .piece")).to_have_count(0)
    expect(finish.locator(".how")).to_contain_text("was first at the landing, with 2 passengers aboard.")


def test_when_the_race_is_over_the_order_is_that_of_the_ranks(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, "mississippi-usual-race"))
    page.get_by_role("dialog", name="The finish").get_by_role("button", name="Close").click()
    rows = page.get_by_role("region", name=say("table-order-of-play")).get_by_role("listitem")
    expect(rows).to_have_count(6)
    names = [row.partition("\n")[0].split()[0] for row in rows.locator("strong").all_inner_texts()]
    assert names == ["Orange", "Yellow", "Green", "Black", "Red", "White"]
    for place in range(1, 7):
        expect(rows.nth(place - 1)).to_contain_text(re.compile(rf"\b{place}(st|nd|rd|th)\b"))
    expect(rows.and_(page.locator("[aria-current]"))).to_have_count(0)


def test_everybody_keeps_a_seat_at_the_rematch(opened: Opened) -> None:
    captain = {"by": "captain", "captain": "deckhand"}
    maker, address, keys = finished(opened, [{"by": "here", "name": "Anna"}, {"by": "link"}, captain])
    friend = opened(f"{address}#{keys['green']}")
    friend.get_by_role("dialog", name="The finish").get_by_role("button", name="Close").click()
    friend.get_by_role("textbox").first.fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)

    maker.get_by_role("button", name="Rematch", exact=True).click()
    expect(maker.locator(".status")).to_have_text(say("table-not-all-seated"))
    expect(maker.locator(".lobby")).to_contain_text(re.compile(r"Green \(.?Bea.?\)"))
    assert maker.url != f"{address}"
    assert "#" not in maker.url

    expect(friend.get_by_text(re.compile("Red .* has started a rematch. Your seat is kept."))).to_be_visible()
    friend.goto("/")
    friend.locator(f"[href='{urlsplit(maker.url).path}']").click()
    friend.wait_for_url(maker.url)
    expect(friend.get_by_text(say("table-you-watch"))).to_have_count(0)
    friend.goto(address)
    friend.get_by_role("button", name="Join rematch").click()
    friend.wait_for_url(maker.url)
    expect(maker.locator(".status")).to_have_text(re.compile("Your turn|Waiting for Green"))
    expect(maker.locator("aside")).to_contain_text("Bea")

    late = opened(f"{address}#{keys['green']}")
    late.get_by_role("button", name="Join rematch").click()
    late.wait_for_url(maker.url)
    expect(late.get_by_text(say("table-you-watch"))).to_have_count(0)
    onlooker = opened(address)
    onlooker.get_by_role("button", name="Watch rematch").click()
    expect(onlooker.get_by_text(say("table-you-watch"))).to_be_visible()


def test_a_rematch_that_is_refused_can_be_asked_for_again(opened: Opened) -> None:
    page = opened(QUAY)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def asked(text: str | bytes) -> None:
            order = json.loads(text)
            no = {"type": "refused", "reason": "too_much", "code": "limit.server", "facts": {}, "message": ""}
            if order["type"] == "rematch":
                route.send(json.dumps({**no, "id": order["id"], "rule": None, "instead": None}))
            else:
                server.send(text)

        route.on_message(asked)

    page.route_web_socket("**/socket", between)
    page.goto(from_record(page, MISSISSIPPI))
    rematch = page.get_by_role("button", name="Rematch", exact=True)
    rematch.click()
    expect(page.get_by_role("dialog", name="The finish").get_by_role("alert")).to_have_text(say("refusal-limit-server"))
    expect(rematch).to_be_enabled()


def test_another_setup_is_one_press_away(opened: Opened) -> None:
    page = opened(QUAY)
    page.goto(from_record(page, MISSISSIPPI))
    page.get_by_role("dialog", name="The finish").get_by_role("link", name="Another setup").click()
    expect(page.get_by_role("heading", name="Mississippi", level=1)).to_be_visible()


ONLY_CAPTAINS = "Only computer captains are still racing."


def at_the_winner(page: Page) -> None:
    """Open a race whose winner, a person, is home, and five captains are not."""
    captain = {"by": "captain", "captain": "commodore"}
    page.goto(from_record(page, "mississippi-usual-race", 38, seats=[*[captain] * 5, {"by": "here"}]))
    page.get_by_role("button", name="Rank now").wait_for()
    still(page)


def hold_back(page: Page) -> None:
    """Let the page hear nothing of the captains once they sail on, until it asks for ranks: however fast they are."""
    held: list[str | bytes] = []
    holding = [False]

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def asked(text: str | bytes) -> None:
            if json.loads(text)["type"] == "rank":
                holding[0] = False
                while held:
                    route.send(held.pop(0))
            server.send(text)

        def told(text: str | bytes) -> None:
            entries = {entry["type"] for entry in json.loads(text).get("entries", [])}
            if holding[0] and "moved" in entries:
                held.append(text)
                return
            holding[0] |= "sailed_on" in entries
            route.send(text)

        route.on_message(asked)
        server.on_message(told)

    page.route_web_socket("**/socket", between)


def test_the_rest_are_ranked_at_a_press(opened: Opened) -> None:
    page = opened(QUAY)
    at_the_winner(page)
    page.get_by_role("button", name="Rank now").click()
    finish = page.get_by_role("dialog", name="The finish")
    expect(finish.get_by_role("heading", name="You win!")).to_be_visible()
    expect(finish.locator(".how")).to_contain_text(say("end-the-rest-are-ranked-where-they-are"))
    expect(finish.locator(".podium li")).to_have_count(6)
    page.reload()
    expect(finish.locator(".podium li")).to_have_count(6)


def test_the_rest_may_sail_on(opened: Opened) -> None:
    page = opened(QUAY)
    hold_back(page)
    at_the_winner(page)
    expect(page.locator(".status")).to_have_text(say("table-paused"))
    expect(page.locator("aside .aim")).to_have_count(0)
    offer = page.get_by_role("group", name=ONLY_CAPTAINS)
    offer.get_by_role("button", name="Sail on").click()
    expect(offer.get_by_role("button", name="Sail on")).to_have_count(0)
    expect(page.locator(".talk .lines")).to_contain_text("lets the computer captains sail on")
    assert not is_over(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog", name="Table").get_by_role("button", name="Rank now").click()
    expect(page.get_by_role("dialog", name="The finish")).to_be_visible()
