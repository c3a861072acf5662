"""Checks of every request: whatever is asked for passes here first, be it the page, a request, health or a socket.

Every request gets an id, which stands in the log and in the answer. Nobody is served who is banned, asks too fast, or
calls the server by a name that is not its own: a page elsewhere could otherwise have its own name lead here, and act as if
it were ours.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import secrets
import socket
import time
from collections.abc import Iterable
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddlewheel.server.bans import Bans
from paddlewheel.server.limits import Gate
from paddlewheel.server.logs import REQUEST
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.socket import in_a_frame
from paddlewheel.server.typed_http import refused, status_of
from paddlewheel.tables.errors import Denied
from paddlewheel.words.refusals import explain

LOG: Final = logging.getLogger("paddlewheel.http")
OWN_ID: Final = re.compile(r"[\w.-]{1,64}", re.ASCII)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"})
TOO_MUCH: Final = 4429
NOT_HERE: Final = 4403
HEALTH: Final = frozenset({"/livez", "/readyz", "/healthz", "/metrics"})


class RequestChecks:
    """Lets requests in, and counts them."""

    def __init__(
        self, app: ASGIApp, gate: Gate, bans: Bans, metrics: Metrics, hosts: Iterable[str] = (), log_requests: bool = False
    ) -> None:
        self._app, self._gate, self._bans, self._metrics = app, gate, bans, metrics
        self._log = log_requests
        self._hosts = {"localhost", socket.gethostname().lower(), *(host.lower() for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = headers.get("x-request-id", "")
        REQUEST.set(given if OWN_ID.fullmatch(given) else secrets.token_hex(8))
        try:
            self._admit(scope, headers)
        except Denied as no:
            self._metrics.refusals.labels(no.code).inc()
            await self._turn_away(no, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    def _admit(self, scope: Scope, headers: Headers) -> None:
        address = scope["client"][0] if scope.get("client") else "local"
        self._bans.check(address)
        self._gate.request(address)
        if not self._known(headers.getlist("host")):
            raise Denied("foreign_page", "host.unknown")

    def _known(self, named: list[str]) -> bool:
        """Return whether a request calls the server by one of its names: an address is one, others have to be told."""
        if len(named) != 1:
            return False
        name = re.sub(r":\d*$", "", named[0]).lower().rstrip(".")
        if name in self._hosts or "*" in self._hosts:
            return True
        try:
            ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
        except ValueError:
            return False
        return True

    async def _turn_away(self, no: Denied, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            answer: Response = refused(no)
            self._count(scope, status_of(no), 0.0)
            await answer(scope, receive, self._signed(scope, send, {}))
            return
        await receive()  # a socket is opened first, else a page could not be told
        await send({"type": "websocket.accept"})
        code = TOO_MUCH if no.reason == "too_much" else NOT_HERE
        await send({"type": "websocket.close", "code": code, "reason": in_a_frame(explain(no))})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, state = time.perf_counter(), dict[str, int]()
        out = self._signed(scope, send, state)
        try:
            await self._app(scope, receive, out)
        except ClientDisconnect:
            return  # whoever asked has gone, and nobody is left to be told
        except Exception:
            LOG.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
            if "status" not in state:
                await refused(Denied("unavailable", "server.failed"))(scope, receive, out)
        took = time.perf_counter() - begun
        self._count(scope, state.get("status", 0), took)
        if self._log:
            self._write_down(scope, state.get("status", 0), took)

    def _signed(self, scope: Scope, send: Send, state: dict[str, int]) -> Send:
        """Return a way to send that puts the id of the request on the answer, and notes its status."""

        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                state["status"] = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = REQUEST.get() or ""
            await send(message)

        return out if scope["type"] == "http" else send

    def _count(self, scope: Scope, status: int, took: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "other"
        part = part_of(scope["path"])
        self._metrics.requests.labels(method, part, str(status)).inc()
        self._metrics.answering.labels(part).observe(took)

    def _write_down(self, scope: Scope, status: int, took: float) -> None:
        told: dict[str, Any] = {"method": scope["method"], "path": scope["path"][:200], "status": status}
        address = scope["client"][0] if scope.get("client") else "local"
        LOG.info("answered", extra={**told, "address": address, "milliseconds": round(took * 1000, 1)})


def part_of(path: str) -> str:
    """Return which part of the server a path belongs to: few enough to be counted one by one."""
    if path in HEALTH:
        return "health"
    return "api" if path.startswith("/api/") else "page"
