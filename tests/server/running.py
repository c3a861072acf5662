"""A server as people start it, in a process of its own, and plain requests to it."""

from __future__ import annotations

import http.client
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec
from websockets.asyncio import client as asyncio_client
from websockets.sync import client as sync_client

HANGS: Final = 300.0
"""Seconds after which something hangs, however busy the machine is; nothing is ever expected to take long."""
FORKSERVER = multiprocessing.get_context("forkserver")
FORKSERVER.set_forkserver_preload(
    ["paddlewheel.cli.http_server", "paddlewheel.cli.main", "paddlewheel.server.postgres", "uvloop"]
)
WIDE = "requests=100000,tables=100000,sockets=10000,orders=10000,chat=1000000"
"""Limits that a test does not meet unless it wants to."""
connect = partial(sync_client.connect, open_timeout=HANGS, ping_interval=None)
"""Connect to a socket, however late a busy machine lets the other side answer."""
connect_in_loop = partial(asyncio_client.connect, open_timeout=HANGS, ping_interval=None)
"""The same for who runs an event loop."""


PATIENT = f"from paddlewheel.server import readiness; readiness.WITHIN = readiness.LATE = {HANGS}"
"""On a busy machine a server is late, and that is no failure of it."""
RUN = """
import os, sys
{first}
from paddlewheel.cli.main import main
log = os.open({log!r}, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1), os.dup2(log, 2)
sys.exit(main({arguments!r}))
"""


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


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
    """A server in a process of its own, on a port of this machine that stays the same when it is started again.

    It is forked from a process that has loaded everything, so that a test can start one many times.
    """

    database: str
    more: list[str] = field(default_factory=list)
    limits: str = WIDE
    log: Path | None = None
    first: str = PATIENT
    """What its process does before it serves."""
    port: int = field(default_factory=free_port)
    process: BaseProcess | None = None

    @property
    def arguments(self) -> list[str]:
        told = ["--port", str(self.port), "--database", self.database, "--limits", self.limits, "--log", "json"]
        one = [] if "--servers" in self.more else ["--servers", "1"]
        return ["serve", *told, "--work", "share=100000,burst=100000", "--processes", "1", *one, *self.more]

    def start(self) -> Server:
        self.process = FORKSERVER.Process(
            target=exec, args=(RUN.format(arguments=self.arguments, log=str(self.log or os.devnull), first=self.first), {})
        )
        self.process.start()
        until = time.monotonic() + HANGS
        while time.monotonic() < until:
            assert self.process.is_alive(), "the server ended" + (self.log.read_text() if self.log else "")
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        if self.process.is_alive():
            os.kill(self.process.pid, how)
        self.process.join(HANGS)
        code = self.process.exitcode
        assert code is not None, "the server did not end"
        self.process.close()
        self.process = None
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process is not None:
            self.stop()

    # --- requests ---------------------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def ask(self, method: str, path: str, body: object = None, *keys: str, headers: dict[str, str] | None = None) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANGS)
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

    def wait_for(self, what: Callable[[], bool], seconds: float = HANGS) -> None:
        """Look again and again until something is so."""
        until = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < until, f"not in {seconds} seconds"
            time.sleep(0.02)

    def wait_until(self, path: str, right: Any, *keys: str, seconds: float = HANGS) -> Any:
        """Ask again and again until the answer is right."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            data = self.get(path, *keys).data
            if right(data):
                return data
            time.sleep(0.02)
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

    def entries(self) -> list[dict[str, Any]]:
        """Return the whole log, however many pieces it comes in."""
        found: list[dict[str, Any]] = []
        while True:
            news = self.server.get(f"{self.path}/news?after={len(found)}", self.watch).data
            found += news["entries"]
            if news["situation"] is not None:
                return found

    def situation(self) -> dict[str, Any]:
        return dict(self.server.get(self.path, self.watch).data["situation"])

    def decided(self, seconds: float = HANGS) -> dict[str, Any]:
        """Wait until a person decides or the race is over, and return how things stand."""
        people = {one["seat"] for one in self.created["seats"] if one["key"] is not None}

        def settled(view: dict[str, Any]) -> bool:
            return view["situation"]["actor"] in people or view["situation"]["result"] is not None

        return dict(self.server.wait_until(self.path, settled, self.watch, seconds=seconds)["situation"])

    def act(self) -> Answer:
        """Whoever decides does the first thing that is legal."""
        stands = self.decided()
        return self.order("submit", seat=stands["actor"], action=stands["legal"][0], seen=stands["n"])
