"""The page when the server goes away, or was never left in peace: nothing is lost, and it says so."""

from __future__ import annotations

import re
import socket
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, expect

from .conftest import START, WIDE


def serve(database: Path, port: int) -> subprocess.Popen[bytes]:
    """Start a server on a port, and wait until it is there."""
    command = [*START, "--port", str(port), "--database", str(database), "--limits", WIDE, "--log", "json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    assert b"http://" in process.stdout.readline()
    return process


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_a_server_that_is_killed_and_started_again_is_survived(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    server = serve(tmp_path / "tables.db", port)
    context = browser.new_context(base_url=f"http://localhost:{port}", locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/new/mississippi/captains")
    page.get_by_role("button", name="Cast off").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("before")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("before")

    server.kill()
    server.communicate()
    expect(page.get_by_text("Connection lost. Trying again …")).to_be_visible()
    page.get_by_label("Say something").fill("in between")
    page.get_by_role("button", name="Send").click()

    server = serve(tmp_path / "tables.db", port)
    expect(page.get_by_role("log", name="Chat")).to_contain_text("in between", timeout=20_000)
    expect(page.get_by_role("log", name="Chat").get_by_text("in between")).to_have_count(1)

    other = context.new_page()
    other.goto(page.url)
    other.get_by_role("tab", name=re.compile("Chat")).click()
    expect(other.get_by_role("log", name="Chat")).to_contain_text("before")

    server.kill()
    server.communicate()
    other.reload()
    expect(other.get_by_text("No connection. You see what was last known here.")).to_be_visible(timeout=15_000)
    expect(other.get_by_role("group", name="The course")).to_be_visible()
    context.close()
