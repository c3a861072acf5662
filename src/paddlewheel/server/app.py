"""The application: everything put together, started and stopped."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv4Network, IPv6Network
from typing import Any, Final, TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from paddlewheel import __version__
from paddlewheel.server.bans import Bans
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.connections import Connections
from paddlewheel.server.endpoints import requests
from paddlewheel.server.limits import Gate
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.page import Guarded, page
from paddlewheel.server.readiness import Readiness
from paddlewheel.server.request_checks import RequestChecks
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.settings import Settings
from paddlewheel.server.socket import serve
from paddlewheel.server.storage import open_store
from paddlewheel.server.summed_metrics import Board
from paddlewheel.server.typed_http import JSON, Api, answered, refused
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.protocol import ClientMessage, ServerMessage
from paddlewheel.words.refusals import explain

LOG: Final = logging.getLogger("paddlewheel.server")
Network: TypeAlias = IPv4Network | IPv6Network


def application(settings: Settings, board: Board | None = None) -> Starlette:
    """Return the application, to be run by any ASGI server; one of several processes leaves its metrics for the others."""
    metrics = Metrics()
    thinkers = CaptainProcesses(settings.processes)
    rooms = Rooms(
        thinkers,
        metrics,
        settings.grace,
        settings.limits.chat,
        settings.keep_days,
        settings.archive_days,
        settings.work,
        settings.budgets,
    )
    gate, bans = Gate(settings.limits), Bans()
    connections = Connections(settings.limits, metrics, ",".join(settings.proxies))
    readiness = Readiness(rooms, connections, bans, settings)
    origins = frozenset(settings.origins)
    api = requests(rooms, gate, origins)

    async def open_harbour() -> None:
        if not rooms.open:
            rooms.store = await open_store(settings.database, rooms)
            rooms.open = True

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await open_harbour()
        always = [rooms.sweep(), connections.watch(), readiness.watch(), readiness.tick()]
        if board is not None:
            always.append(board.keep_leaving(metrics.text))
        watches = [asyncio.create_task(one) for one in always]
        rooms.start(thinkers.workers.warm())
        LOG.info("ready", extra={"version": __version__})
        try:
            yield
        finally:
            for watch in watches:
                watch.cancel()
            await asyncio.gather(*watches, return_exceptions=True)
            await rooms.stop()
            thinkers.close()
            await rooms.store.close()
            LOG.info("stopped")

    async def socket(websocket: WebSocket) -> None:
        await serve(rooms, gate, origins, websocket)

    routes = [
        *api.routes(),
        *_about_the_server(readiness, metrics, settings, board),
        *_descriptions(api),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/{path:path}", page),
    ]
    middleware = [
        Middleware(Guarded),
        Middleware(
            RequestChecks, gate=gate, bans=bans, metrics=metrics, hosts=settings.hosts, log_requests=settings.log_requests
        ),
        Middleware(GZipMiddleware, minimum_size=2000, compresslevel=3),
    ]
    app = Starlette(routes=routes, middleware=middleware, lifespan=lifespan)
    app.state.open = open_harbour  # the caller can do this first, and be told plainly what is wrong
    app.state.connections = connections
    return app


def _about_the_server(readiness: Readiness, metrics: Metrics, settings: Settings, board: Board | None) -> list[Route]:
    readers = _networks(settings.metrics)

    async def alive(_: Request) -> Response:
        return answered({"ok": True, "version": __version__})

    async def ready(_: Request) -> Response:
        ok, parts = await readiness.state()
        said = {"ok": ok, "version": __version__, "parts": parts}
        return answered(said if ok else {**said, "message": explain(Unavailable())}, 200 if ok else 503)

    async def counted(request: Request) -> Response:
        if not _may_count(request, readers):
            return refused(Denied("not_your_key", "metrics.elsewhere"))
        text = metrics.text() if board is None else board.sum(metrics.text())
        return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")

    return [
        Route("/livez", alive),
        Route("/readyz", ready),
        Route("/healthz", ready),
        Route("/metrics", counted),
    ]


def _descriptions(api: Api) -> list[Route]:
    description, socket_schema = msgspec.json.encode(api.description()), msgspec.json.encode(schema_of_socket())

    async def openapi(_: Request) -> Response:
        return Response(description, media_type=JSON)

    async def socket_description(_: Request) -> Response:
        return Response(socket_schema, media_type=JSON)

    return [Route("/openapi.json", openapi), Route("/socket.json", socket_description)]


def _networks(names: tuple[str, ...]) -> list[Network] | None:
    """Return networks, None for all there are."""
    return None if "*" in names else [ipaddress.ip_network(name) for name in names]


def _may_count(request: Request, readers: list[Network] | None) -> bool:
    """Return whether somebody may read the metrics; through a proxy that nobody believes, nobody may."""
    if readers is None:
        return True
    forwarded = {"x-forwarded-for", "forwarded"} & set(request.headers.keys())
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    near = any(address in network for network in readers)
    return near and not (forwarded and address.is_loopback)


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
