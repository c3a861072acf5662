"""`paddlewheel serve`: tables for people and captains, in the browser."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from functools import partial
from importlib.machinery import ExtensionFileLoader
from types import FrameType
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette

from paddlewheel.cli.language import say
from paddlewheel.engine.errors import BadData
from paddlewheel.server.app import application
from paddlewheel.server.compression import Wire
from paddlewheel.server.connections import Connection, Connections, raise_descriptors
from paddlewheel.server.logs import start_logging
from paddlewheel.server.settings import Settings

MOST_MESSAGE: Final = 16_384
"""Bytes in a message on a socket."""


def run(settings: Settings, open_browser: bool) -> int:
    """Serve until told to stop."""
    with _listen(settings.host, settings.port) as listening:
        start_logging(log_style(settings.log))
        app = application(settings)
        connections: Connections = app.state.connections
        connections.most = raise_descriptors(settings.limits.all_connections)
        proxies = ",".join(settings.proxies)
        config = uvicorn.Config(
            app,
            http=cast("type[asyncio.Protocol]", partial(Connection, connections)),
            ws=Wire,
            ws_max_size=MOST_MESSAGE,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            timeout_keep_alive=settings.limits.idle_seconds,
            timeout_graceful_shutdown=5,
        )
        server = _Server(app, config, _address(settings.host, listening.getsockname()[1]), open_browser)
        server.run(sockets=[listening])
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Says where it can be reached once it can be."""

    def __init__(self, app: Starlette, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._app = app
        self._address, self._open = address, open_browser

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to; the second time, immediately. Stopping is what was asked for, so it is no failure."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await self._app.state.open()
        await super().startup(sockets)
        if self.started:
            print(*greeting(self._address), sep="\n", flush=True)  # noqa: T201
            if self._open:
                await asyncio.to_thread(webbrowser.open, self._address)


def greeting(address: str) -> list[str]:
    """Return what is said when the server is up: where it is, and if its rules run slower than they could."""
    compiled = any(
        isinstance(getattr(module, "__loader__", None), ExtensionFileLoader)
        for name, module in sys.modules.items()
        if name.startswith("paddlewheel.games.")
    )
    return [say("terminal-serving", {"address": address}), *([] if compiled else [say("terminal-uncompiled")])]


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadData("port", "port.taken", host=host, port=str(port), why=str(error.strerror or error)) from error
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def log_style(wanted: str) -> str:
    """Return how the log is written: as told, else plain at a terminal and JSON elsewhere."""
    return ("plain" if sys.stderr.isatty() else "json") if wanted == "auto" else wanted
