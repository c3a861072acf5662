"""Connections: what a connection may send, and for how long it may take, before anything of it is understood.

uvicorn's protocol reads headers without an end and waits for them for ever. Here a head has a length and a time, a body and
an answer that nobody reads have a time, and every address has only so many connections. When all places are taken the one
goes that has been idle for longest. Each connection has one deadline, and all of them are looked at once a second.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from paddlewheel.server.compression import Wire
from paddlewheel.server.limits import Limits, group
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.problems import problem
from paddlewheel.server.typed_http import JSON, status_of
from paddlewheel.tables.errors import Denied

LOOK: Final = 1.0
"""Seconds between two looks at the deadlines."""
LINGER: Final = 5.0
"""Seconds after which a connection that is being closed is cut."""
PIPELINED: Final = 20
"""Requests that may wait on one connection for the answers to those before them; browsers send one at a time."""
FRAMES: Final = 5
"""Frames for each message that a socket may send: it may come in parts, and there are pings."""
SPILT: Final = 1_000_000
"""Bytes that may come of a body which is too long, and is not read any more."""
SPARE: Final = 200
"""Descriptors that are not for connections: the database, captains, files of the page."""


class Connections:
    """Who is connected to this process."""

    def __init__(self, limits: Limits, metrics: Metrics, proxies: str = "") -> None:
        self.limits, self.metrics = limits, metrics
        self.most = limits.all_connections
        self._proxies = ProxyHeadersMiddleware(_nobody, proxies).trusted_hosts if proxies else frozenset[str]()
        self._connected: dict[Connection, None] = {}
        self._idle: dict[Connection, None] = {}
        """Those who have asked for nothing yet, or whose last answer is out: the one who waits for longest is first."""
        self._from: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._connected)

    @property
    def full(self) -> bool:
        """Whether nine of ten places are taken."""
        return len(self) > self.most * 0.9

    def enter(self, connection: Connection) -> None:
        """Let somebody in; raise Denied if that address has too many connections, or nobody can be sent away."""
        if connection.counted and self._from[connection.group] >= self.limits.connections:
            raise Denied("too_much", "limit.connections", most=self.limits.connections)
        if len(self._connected) >= self.most:
            if not self._idle:
                raise Denied("too_much", "limit.server")
            self.send_away(next(iter(self._idle)), "evicted")
        self._connected[connection] = None
        self._from[connection.group] += 1
        self.metrics.connections.set(len(self))

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self._idle.pop(connection, None)
        if connection not in self._connected:
            return
        del self._connected[connection]
        self._from[connection.group] -= 1
        if not self._from[connection.group]:
            del self._from[connection.group]
        self.metrics.connections.set(len(self))

    def idle(self, connection: Connection, seconds: float) -> None:
        """Somebody asks for nothing now, and may stay for so long."""
        self._idle[connection] = None
        connection.within(seconds)

    def busy(self, connection: Connection) -> None:
        """Somebody asks for something."""
        self._idle.pop(connection, None)

    def counts(self, address: str) -> bool:
        """Return whether the connections of an address are counted: those of a proxy are many people's."""
        return address not in self._proxies

    async def watch(self) -> None:
        """Send those away, again and again, whose time is over."""
        while True:
            await asyncio.sleep(LOOK)
            now = asyncio.get_running_loop().time()
            for connection in list(self._connected):
                if connection.transport.is_closing():
                    connection.linger(now)
                elif connection.deadline < now:
                    self.send_away(connection, connection.late)

    def send_away(self, connection: Connection, why: str) -> None:
        """Cut somebody off, for a reason that is counted."""
        self.metrics.cut.labels(why).inc()
        self.leave(connection)
        connection.cut()


class Connection(HttpToolsProtocol):
    """A connection: uvicorn's, with a length and a time for everything."""

    def __init__(self, connections: Connections, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.all_connections = connections
        self.group, self.counted = "", True
        self.deadline, self.late = float("inf"), "silent"
        self._head = self._body = 0
        """Bytes of the head that is coming, and of what comes after it."""
        self._refused = self._reading = False

    def within(self, seconds: float, late: str = "silent") -> None:
        """Have until then, and be known as late by that word."""
        self.deadline, self.late = self.loop.time() + seconds, late

    def linger(self, now: float) -> None:
        """Be cut if it takes too long to go."""
        if self.late != "closing":
            self.within(LINGER, "closing")
        elif self.deadline < now:
            self.transport.abort()

    def cut(self) -> None:
        """Go now, whatever has not been sent."""
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be told why not."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        self.group, self.counted = group(address), self.all_connections.counts(address)
        try:
            self.all_connections.enter(self)
        except Denied as no:
            self._refuse(no)
        else:
            self.all_connections.idle(self, self.all_connections.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self.all_connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless too much has come or this one is on the way out."""
        if self._refused or self.transport.is_closing():
            return
        if self._reading:
            self._body += len(data)
        else:
            self._head += len(data)
        super().data_received(data)
        if self._reading and self._body > self.all_connections.limits.body + SPILT:
            self.all_connections.send_away(self, "spilt")
        elif not self._reading and self._head > self.all_connections.limits.head and not self._refused:
            self._refuse(Denied("too_much", "limit.head", most=self.all_connections.limits.head))

    def on_message_begin(self) -> None:
        """A request begins: its head has to be here soon."""
        super().on_message_begin()
        if len(self.pipeline) >= PIPELINED and not self._refused:
            self._refused = True
            self.all_connections.send_away(self, "pipelined")
        self.all_connections.busy(self)
        self.within(self.all_connections.limits.head_seconds, "slow_head")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; those that come after a body are for nobody."""
        if not self._reading:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is here; it is not too long, and the body has to follow soon."""
        length = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if len(self.url) > self.all_connections.limits.path:
            self._refuse(Denied("too_much", "limit.path", most=self.all_connections.limits.path))
        elif length > self.all_connections.limits.head:
            self._refuse(Denied("too_much", "limit.head", most=self.all_connections.limits.head))
        if self._refused:
            return
        self._reading = True
        self.within(self.all_connections.limits.body_seconds, "slow_body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a piece of the body, unless it is of a request that was refused."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here: from now on the server takes the time."""
        self._head, self._body, self._reading = 0, 0, False
        if self._refused:
            return
        self.deadline = float("inf")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is out."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline and not self._reading:
            self.all_connections.idle(self, self.all_connections.limits.idle_seconds)

    def pause_writing(self) -> None:
        """More waits than the reader takes: it has so long to read."""
        super().pause_writing()
        self.within(self.all_connections.limits.write_seconds, "slow_reader")

    def resume_writing(self) -> None:
        """The reader has read."""
        super().resume_writing()
        self.deadline = float("inf")

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which holds this one's place."""
        self.deadline = float("inf")
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire):
            wire.connection = self
            wire.limit_frames(FRAMES * self.all_connections.limits.orders)
            if wire.conn.handshake_exc is not None and not wire.handshake_initiated:
                self.send_400_response("")

    def flooded(self) -> None:
        """More frames come on the socket than anybody needs: it is cut."""
        self.all_connections.send_away(self, "frames")

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  (ours has a code)
        """Say that this is no request."""
        self._refuse(Denied("not_understood", "request.malformed"))

    def _refuse(self, no: Denied) -> None:
        """Say in a line what is wrong, and close."""
        self._refused = True
        self.all_connections.metrics.refusals.labels(no.code).inc()
        body = msgspec.json.encode(problem(no))
        head = f"content-type: {JSON}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status_of(no)] + head.encode() + body)
        self.transport.close()


def raise_descriptors(wanted: int) -> int:
    """Let this process have as many descriptors as connections need, if it may; return how many connections that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(wanted + SPARE, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return wanted if soft == resource.RLIM_INFINITY else max(min(wanted, soft - SPARE), 10)


async def _nobody(*_: object) -> None:
    """Stand in for an application where only the addresses of proxies are compared."""
