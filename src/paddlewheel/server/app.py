"""The application: everything put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from paddlewheel import __version__
from paddlewheel.server.budgets import Budgets
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.endpoints import requests
from paddlewheel.server.limits import Gate, Limits
from paddlewheel.server.long_work import Work
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.page import Guarded, page
from paddlewheel.server.room import now
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.socket import serve
from paddlewheel.server.storage import open_store
from paddlewheel.server.typed_http import JSON, answered
from paddlewheel.tables.errors import Unavailable
from paddlewheel.tables.protocol import ClientMessage, ServerMessage
from paddlewheel.words.refusals import explain

LOG: Final = logging.getLogger("paddlewheel.server")


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database: str
    limits: Limits = field(default_factory=Limits)
    work: Work = field(default_factory=Work)
    budgets: Budgets = field(default_factory=Budgets)
    origins: frozenset[str] = frozenset()
    processes: int = 1
    """In how many processes captains think and other long work is done."""
    grace: float = 30.0
    """Seconds after the start in which nobody runs out of time."""
    keep_days: int = 90
    """After this many days without an entry a table is cleared away; 0: never."""


def application(settings: Settings) -> Starlette:
    """Return the application, to be run by any ASGI server."""
    metrics = Metrics()
    thinkers = CaptainProcesses(settings.processes)
    rooms = Rooms(
        thinkers,
        metrics,
        settings.grace,
        settings.limits.chat,
        settings.keep_days,
        settings.work,
        settings.budgets,
    )
    gate = Gate(settings.limits)
    api = requests(rooms, gate, settings.origins)
    description, socket_schema = msgspec.json.encode(api.description()), msgspec.json.encode(schema_of_socket())

    async def open_harbour() -> None:
        if not rooms.open:
            rooms.store = await open_store(settings.database, rooms)
            rooms.open = True

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await open_harbour()
        sweep = asyncio.create_task(rooms.sweep())
        rooms.start(thinkers.workers.warm())
        LOG.info("ready", extra={"version": __version__})
        try:
            yield
        finally:
            sweep.cancel()
            with suppress(asyncio.CancelledError):
                await sweep
            await rooms.stop()
            thinkers.close()
            await rooms.store.close()
            LOG.info("stopped")

    async def health(_: Request) -> Response:
        try:
            await rooms.store.due(now())
        except Unavailable as error:
            return answered({"ok": False, "version": __version__, "message": explain(error)}, 503)
        return answered({"ok": True, "version": __version__})

    async def counted(_: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(_: Request) -> Response:
        return Response(description, media_type=JSON)

    async def socket_description(_: Request) -> Response:
        return Response(socket_schema, media_type=JSON)

    async def socket(websocket: WebSocket) -> None:
        await serve(rooms, gate, settings.origins, websocket)

    routes = [
        *api.routes(),
        Route("/healthz", health),
        Route("/metrics", counted),
        Route("/openapi.json", openapi),
        Route("/socket.json", socket_description),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/{path:path}", page),
    ]
    middleware = [Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=2000, compresslevel=3)]
    app = Starlette(routes=routes, middleware=middleware, lifespan=lifespan)
    app.state.open = open_harbour  # the caller can do this first, and be told plainly what is wrong
    return app


def schema_of_socket() -> dict[str, Any]:
    """Return the JSON schema of the socket: what a client may send, and what the server sends."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "properties": {"client": client, "server": server},
        "$defs": components,
    }
