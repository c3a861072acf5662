"""A server as people start it, in a process of its own, and plain requests to it."""

from __future__ import annotations

import http.client
import os
import re
import selectors
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

START = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]
WIDE = "requests=100000,tables=100000,sockets=10000,orders=10000"
"""Limits that a test does not meet unless it wants to."""


@dataclass
class Answer:
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.body)


@dataclass
class Server:
    """A server on a free port of this machine."""

    database: str
    more: list[str] = field(default_factory=list)
    limits: str = WIDE
    log: Path | None = None
    port: int = 0
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [*START, "--port", str(self.port), "--database", self.database, "--limits", self.limits, "--log", "json"]
        with open(self.log or os.devnull, "ab") as log:  # noqa: PTH123
            self.process = subprocess.Popen([*command, *self.more], stdout=subprocess.PIPE, stderr=log)
        line = self._first_line(30)
        found = re.search(r":(\d+)/", line)
        assert found, f"the server said {line!r}" + (self.log.read_text() if self.log else "")
        self.port = int(found[1])
        return self

    def _first_line(self, seconds: float) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            assert selector.select(seconds), "the server did not start"
        return self.process.stdout.readline().decode()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(20)
        self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.stop()

    # --- requests ---------------------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def ask(self, method: str, path: str, body: object = None, *keys: str, headers: dict[str, str] | None = None) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        sent = {"Authorization": "Bearer " + " ".join(keys)} if keys else {}
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, path, content, {**sent, **(headers or {})})
            response = connection.getresponse()
            return Answer(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())
        finally:
            connection.close()

    def get(self, path: str, *keys: str) -> Answer:
        return self.ask("GET", path, None, *keys)

    def found(self, game: str, *kinds: str, **more: Any) -> Founded:
        """Found a table; kinds are `here`, `link`, `open`, or names of captains."""
        places = ("here", "link", "open")
        seats = [{"by": kind} if kind in places else {"by": "captain", "captain": kind} for kind in kinds]
        answer = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.body
        return Founded(self, answer.data)

    def wait_until(self, path: str, right: Any, *keys: str, seconds: float = 20) -> Any:
        """Ask again and again until the answer is right."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            data = self.get(path, *keys).data
            if right(data):
                return data
            time.sleep(0.05)
        raise AssertionError(f"not in {seconds} seconds: {data}")


@dataclass
class Founded:
    """A table that was founded, with all its keys."""

    server: Server
    created: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.created["table"])

    @property
    def path(self) -> str:
        return f"/api/tables/{self.name}"

    @property
    def maker(self) -> str:
        return str(self.created["maker"])

    @property
    def watch(self) -> str:
        return str(self.created["watch"])

    def key(self, seat: str) -> str:
        (key,) = [one["key"] for one in self.created["seats"] if one["seat"] == seat]
        return str(key)

    @property
    def keys(self) -> list[str]:
        """The keys of all seats that have one."""
        return [one["key"] for one in self.created["seats"] if one["key"] is not None]

    def order(self, kind: str, key: str | None = None, **fields: Any) -> Answer:
        """Give an order with the key of the seat it is for, or another."""
        body = {"type": kind, "id": fields.pop("id", f"{time.monotonic_ns():x}"), **fields}
        return self.server.ask("POST", f"{self.path}/orders", body, key or self.key(fields["seat"]))

    def situation(self) -> dict[str, Any]:
        return dict(self.server.get(self.path, self.watch).data["situation"])

    def decided(self, seconds: float = 20) -> dict[str, Any]:
        """Wait until a person decides or the race is over, and return how things stand."""
        people = {one["seat"] for one in self.created["seats"] if one["key"] is not None}

        def settled(view: dict[str, Any]) -> bool:
            return view["situation"]["actor"] in people or view["situation"]["result"] is not None

        return dict(self.server.wait_until(self.path, settled, self.watch, seconds=seconds)["situation"])

    def act(self) -> Answer:
        """Whoever decides does the first thing that is legal."""
        stands = self.decided()
        return self.order("submit", seat=stands["actor"], action=stands["legal"][0], seen=stands["n"])
