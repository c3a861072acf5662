"""Requests and frames that nobody would send by mistake: seeded, bounded, and compared with what a stranger may do.

The fuzzers hold the keys of one table, and know the name of another that is not theirs. Whatever they send, the server
answers without a failure of its own, writes no traceback, and gives away or changes nothing of the other table.
"""

from __future__ import annotations

import asyncio
import string
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from websockets.exceptions import WebSocketException

from .running import Founded, Server, connect_in_loop

SMALL: Final = ("/", "/livez", "/api/tables", "/api/games?language=de", "/api/captains", "/socket.json", "/worker.js")
AT_TABLE: Final = (
    "",
    "/news?after=0",
    "/turns",
    "/moment?at=1",
    "/record?until=2",
    "/orders",
    "/seats",
    "/reports",
    "/socket",
)
ORDERS: Final[tuple[dict[str, Any], ...]] = (
    {"type": "submit", "seat": "red", "actions": ["+1"], "seen": 1},
    {"type": "submit", "seat": "green", "action": "L-2", "seen": 3},
    {"type": "take_back", "seat": "red", "keep": 0, "seen": 2},
    {"type": "agree", "seat": "green", "proposal": 4, "yes": True},
    {"type": "say", "seat": "red", "text": "ahoy"},
    {"type": "sit", "seat": "red", "name": "Anna"},
    {"type": "why", "action": "+9"},
    {"type": "reach", "steamer": "red"},
    {"type": "publish", "public": False},
    {"type": "join", "keys": [], "after": 0},
    {"type": "resume", "after": 7},
)
STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    1e308,
    "",
    "\x00",
    "\u202e",
    "é" * 40,
    "x" * 3_000,
    [],
    {},
    [[[[]]]],
)
TARGETS: Final = (b"%00", b"%ff%fe", b"..%2f", b"//", b"?", b"#", b"%", b"%zz", b"a" * 300, b"\xc3\xa9", b";", b"'")
HEADS: Final = (
    b"Authorization: Bearer ",
    b"Authorization: \xff\xfe",
    b"Accept-Encoding: br;q=\xff",
    b"Content-Type: text/html",
    b"Origin: https://evil.example",
    b"Origin: http://[",
    b"X-Forwarded-For: 10.0.0.1",
    b"Expect: 100-continue",
    b"Upgrade: h2c",
    b"Range: bytes=0-1,2-9999999999,-5",
    b"If-Modified-Since: never",
    b"Cookie: " + b"a=b; " * 200,
)


@dataclass
class Found:
    """What was sent, and what came back."""

    requests: int = 0
    frames: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    failures: list[bytes] = field(default_factory=list)
    """What was answered by a failure of the server."""
    trespasses: list[bytes] = field(default_factory=list)
    """What gave away something of a table that was not theirs."""


class Fuzzer:
    """Somebody who sends anything."""

    def __init__(self, mine: Founded, other: Founded, seed: int) -> None:
        self.rng, self.found = Random(seed), Found()
        self._server, self._mine, self._other = mine.server, mine, other

    # --- requests ---------------------------------------------------------------------------------------------------------

    async def request(self, count: int) -> None:
        """Send so many requests, one after the other, on as few connections as the server lets us."""
        reader: asyncio.StreamReader | None = None
        writer: asyncio.StreamWriter | None = None
        for _ in range(count):
            if writer is None or reader is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
            data, theirs = self._any_request()
            writer.write(data)
            self.found.requests += 1
            status = await self._answer(reader)
            self._judge(status, data, theirs)
            if status in (0, 400, 431) or self.rng.random() < 0.02:
                writer.close()
                reader = writer = None
        if writer is not None:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader) -> int:
        """Return the status of an answer, 0 if there is none any more."""
        try:
            async with asyncio.timeout(60):
                head = await reader.readuntil(b"\r\n\r\n")
                while head.startswith(b"HTTP/1.1 100"):
                    head = await reader.readuntil(b"\r\n\r\n")
                length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                if not length or b"\r\nconnection: close" in head.lower():
                    return int(head.split()[1]) if length else 0
                await reader.readexactly(int(length[0].partition(b":")[2]))
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return 0
        return int(head.split()[1])

    def _judge(self, status: int, data: bytes, theirs: bool) -> None:
        self.found.statuses[status] += 1
        if status >= 500:
            self.found.failures.append(data)
        if theirs and 200 <= status < 300:
            self.found.trespasses.append(data)

    def _any_request(self) -> tuple[bytes, bool]:
        """Return a request, and whether it asks for something of the other table and for nothing else."""
        if self.rng.random() < 0.03:
            return self.rng.randbytes(self.rng.randrange(1, 200)) + b"\r\n\r\n", False
        theirs, path = False, self.rng.choice(SMALL)
        if self.rng.random() < 0.8:
            theirs = self.rng.random() < 0.4
            path = (self._other if theirs else self._mine).path + self.rng.choice(AT_TABLE)
        target = path.encode()
        if not theirs and self.rng.random() < 0.4:
            at = self.rng.randrange(len(target) + 1)
            target = target[:at] + self.rng.choice(TARGETS) + target[at:]
        posts = path.rpartition("/")[2] in ("orders", "seats", "reports") or self.rng.random() < 0.1
        body = self._any_body() if posts else b""
        method = b"POST" if posts else self.rng.choice((b"GET", b"GET", b"GET", b"HEAD", b"PUT", b"DELETE", b"BREW"))
        return self._written(method, target, body), theirs and method != b"HEAD" and not path.endswith("/socket")

    def _written(self, method: bytes, target: bytes, body: bytes) -> bytes:
        heads = [b"Host: localhost", b"Content-Length: %d" % len(body)]
        if self.rng.random() < 0.5:
            heads.append(b"Authorization: Bearer " + self.rng.choice(self._mine.keys).encode())
        heads += self.rng.sample(HEADS, self.rng.choice((0, 0, 1, 2)))
        if self.rng.random() < 0.02:
            heads[0] = self.rng.choice((b"Host: evil.example", b"Host:", b"X: y", b"Host: [::1", b"Host: \xff"))
        if method == b"HEAD":
            heads.append(b"Connection: close")
        return b"\r\n".join([method + b" " + target + b" HTTP/1.1", *heads, b"", body])

    def _any_body(self) -> bytes:
        text = msgspec.json.encode(self._any_order())
        if self.rng.random() < 0.2:
            at = self.rng.randrange(len(text))
            return text[:at] + self.rng.randbytes(self.rng.randrange(1, 4)) + text[at + 1 :]
        return text

    def _any_order(self) -> Any:
        order = {**self.rng.choice(ORDERS), "id": "".join(self.rng.choices(string.ascii_letters, k=6))}
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            order[self.rng.choice([*order, "more"])] = self.rng.choice(STRANGE)
        return self.rng.choice(STRANGE) if self.rng.random() < 0.05 else order

    # --- frames -----------------------------------------------------------------------------------------------------------

    async def frame(self, count: int) -> None:
        """Send so many messages on sockets, to the own table and to the other one."""
        while self.found.frames < count:
            theirs = self.rng.random() < 0.3
            table = self._other if theirs else self._mine
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect_in_loop(self._server.socket(table.name), max_size=None, compression=None) as socket:
                    await self._talk(socket, theirs, min(200, count - self.found.frames))

    async def _talk(self, socket: Any, theirs: bool, count: int) -> None:
        listening = asyncio.create_task(self._listen(socket, theirs))
        try:
            if self.rng.random() < 0.9:
                await socket.send(msgspec.json.encode({"type": "join", "keys": self._mine.keys, "after": 0}).decode())
            for _ in range(count):
                self.found.frames += 1
                await self._say(socket)
                if self.rng.random() < 0.2:
                    await asyncio.sleep(0)
            await asyncio.sleep(0.01)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _say(self, socket: Any) -> None:
        match self.rng.randrange(100):
            case 0:
                socket.transport.write(self.rng.randbytes(self.rng.randrange(1, 60)))  # no frame at all
            case 1:
                await socket.send([b"\xff", b"\xfe" * 20])  # in pieces, and no text
            case 2 | 3 | 4:
                await socket.send(self.rng.randbytes(self.rng.randrange(200)))
            case _:
                await socket.send(self._any_body().decode("utf-8", "replace"))

    async def _listen(self, socket: Any, theirs: bool) -> None:
        async for message in socket:
            if theirs:
                self.found.trespasses.append(str(message).encode()[:200])
            if '"code":"server.failed"' in str(message):
                self.found.failures.append(str(message).encode()[:200])


async def fuzz(mine: Founded, other: Founded, requests: int, frames: int, seed: int, at_once: int = 8) -> Found:
    """Let several send, together so many requests and frames; return all that was found."""
    fuzzers = [Fuzzer(mine, other, seed * 1_000 + nth) for nth in range(at_once)]
    await asyncio.gather(
        *(one.request(requests // at_once) for one in fuzzers), *(one.frame(frames // at_once) for one in fuzzers)
    )
    whole = Found()
    for one in fuzzers:
        whole.requests += one.found.requests
        whole.frames += one.found.frames
        whole.statuses += one.found.statuses
        whole.failures += one.found.failures
        whole.trespasses += one.found.trespasses
    return whole


def two_tables(server: Server) -> tuple[Founded, Founded]:
    """Return a table that the fuzzers may do anything at, and one that is not theirs, with something in it."""
    mine, other = (server.found("mississippi", "here", "here", "here") for _ in range(2))
    for _ in range(3):
        assert other.act().status == 200
    assert other.order("say", seat="red", text="this is between us").status == 200
    other.decided()
    return mine, other
