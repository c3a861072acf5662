"""The page when the network or the server goes away in the middle of a race: nothing is lost, and it says so."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from paddlewheel.words import say

from .conftest import QUAY, START, WIDE, Opened, window
from .racing import RACE, asked, decide, is_over, take_turn, until_turn
from .screens import away as come_back
from .tables import from_record
from .waiting import eventually

LOST = say("connection-lost")


Serve = Callable[[int], subprocess.Popen[bytes]]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start a server on a port, with the same tables each time; whatever still runs at the end is ended."""
    started: list[subprocess.Popen[bytes]] = []

    def start(port: int) -> subprocess.Popen[bytes]:
        command = [
            *START,
            "--port",
            str(port),
            "--database",
            str(tmp_path / "tables.db"),
            "--limits",
            WIDE,
            "--log",
            "json",
        ]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        started.append(process)
        assert process.stdout is not None
        assert b"http://" in process.stdout.readline()
        return process

    yield start
    for process in started:
        with process:  # closes what it reads from, and waits
            process.kill()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def browse(browser: Browser, port: int, path: str) -> Page:
    page = window(browser, f"http://localhost:{port}", service_workers="allow").new_page()
    page.goto(path)
    return page


def sail_on(pages: list[Page], turns: int) -> None:
    """Let whoever of these is on turn sail, until so many turns are done or the race is over."""
    until = time.monotonic() + RACE
    while turns > 0 and not all(is_over(page) for page in pages):
        assert time.monotonic() < until, [page.locator("aside").inner_text() for page in pages]
        for page in pages:
            turns -= decide(page)
        pages[0].wait_for_timeout(40)


def sail_until_on_turn(mover: Page, other: Page) -> None:
    """Let the other sail until it is this one's turn; whoever is pushed meanwhile is asked for a heading, and gives one."""
    until = time.monotonic() + RACE
    while (question := asked(mover)) != "turn":
        assert time.monotonic() < until, mover.locator("aside").inner_text()
        decide(mover if question == "heading" else other)
        mover.wait_for_timeout(40)


def standing(page: Page) -> tuple[list[str], str]:
    """Return what a page shows of the race: everybody's steamers, and the whole log."""
    figures = page.locator("aside li > .figures, aside li > .soft").all_inner_texts()
    return figures, page.get_by_role("log", name=say("history-title")).inner_text()


def test_two_browsers_end_a_race_alike_though_one_was_away_and_the_server_killed(browser: Browser, serve: Serve) -> None:
    port = free_port()
    server = serve(port)
    maker = browse(browser, port, "/new/queen/friends")
    maker.get_by_text("The sailing school", exact=True).click()
    maker.get_by_label("Who steers Yellow").select_option("captain:deckhand")
    maker.get_by_role("button", name=say("harbour-cast-off")).click()
    friend = browse(browser, port, maker.get_by_label("Invite your friends: Green").input_value())
    friend.get_by_label(re.compile("You sail Green")).fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    sail_on([maker, friend], 2)
    sail_until_on_turn(maker, friend)

    friend.context.set_offline(True)
    expect(friend.get_by_text(LOST)).to_be_visible()
    sail_on([maker], 1)
    expect(friend.locator("details.away")).to_have_count(0)
    friend.context.set_offline(False)
    away = friend.locator("details.away")
    expect(away).to_contain_text(re.compile("While you were away.*Red ", re.DOTALL))

    server.kill()
    server.communicate()
    for page in (maker, friend):
        expect(page.get_by_text(LOST)).to_be_visible()
    server = serve(port)
    for page in (maker, friend):
        expect(page.get_by_text(LOST)).to_be_hidden()
    sail_on([maker, friend], 1000)
    for page in (maker, friend):
        page.get_by_role("dialog", name="The finish").get_by_role("button", name="Close").click()
    assert eventually(maker, lambda: standing(maker) == standing(friend))

    server.kill()
    server.communicate()
    friend.reload()
    expect(friend.get_by_text(say("page-offline"))).to_be_visible()
    expect(friend.get_by_role("group", name="The river")).to_be_visible()
    for page in (maker, friend):
        page.context.close()


def test_who_comes_back_is_told_what_happened_since(opened: Opened) -> None:
    page = opened(service_workers="allow", viewport={"width": 1280, "height": 900})  # where there is room for the list
    address = from_record(page, "mississippi-usual-race", 20)
    page.goto(address)
    expect(page.locator(".status")).to_have_text("Your turn: Black")
    other = opened(address, storage_state=page.context.storage_state())
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    take_turn(other)
    expect(other.locator(".status")).to_have_text("Your turn: Yellow")
    expect(page.locator(".status")).to_have_text("Your turn: Black")
    page.context.set_offline(False)
    away = page.locator("details.away")
    expect(away).to_contain_text("While you were away")
    expect(away).to_contain_text("Black burns")
    expect(page.locator(".status")).to_have_text("Your turn: Yellow")
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)
    assert eventually(page, lambda: standing(page) == standing(other))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_what_happened_since_is_folded_where_there_is_little_room(opened: Opened, width: int, height: int) -> None:
    """It says how much is folded, and opens by a tap and by a key that then does nothing else."""
    page = opened(viewport={"width": width, "height": height}, has_touch=True)
    come_back(page)
    until_turn(page)
    away = page.locator("details.away")
    head, lines = away.locator("summary"), away.locator("li")
    expect(lines.first).not_to_be_visible()
    expect(head).to_contain_text(re.compile(r"While you were away: \d+ things happened"))
    told = re.search(r"(\d+) things", head.inner_text())
    assert told
    assert int(told[1]) == lines.count() > 1
    head.tap()
    expect(lines.first).to_be_visible()
    page.keyboard.press("ArrowUp")  # a plan that Enter could sail
    expect(page.locator(".go:not([disabled])")).to_be_visible()
    whose = page.locator(".status").inner_text()
    for shown in (False, True):
        head.focus()
        page.keyboard.press("Enter")
        expect(lines.first).to_be_visible(visible=shown)
    expect(page.locator(".go:not([disabled])")).to_be_visible()
    expect(page.locator(".status")).to_have_text(whose)


def test_two_tabs_on_one_seat_take_turns(opened: Opened) -> None:
    page = opened(QUAY)
    address = from_record(page, "mississippi-usual-race", 20)
    page.goto(address)
    other = page.context.new_page()
    other.goto(address)
    for tab, mover, following in ((page, "Black", "Yellow"), (other, "Yellow", "White")):
        expect(tab.locator(".status")).to_have_text(f"Your turn: {mover}")
        tab.bring_to_front()
        take_turn(tab)
        for one in (page, other):
            expect(one.locator(".status")).to_have_text(f"Your turn: {following}")
    assert eventually(page, lambda: standing(page) == standing(other))
