"""`paddlewheel serve`: tables for people and captains, in the browser."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from importlib.machinery import ExtensionFileLoader
from types import FrameType
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette

from paddlewheel.cli.language import say
from paddlewheel.cli.several_servers import Several
from paddlewheel.engine.errors import BadData
from paddlewheel.server.app import application
from paddlewheel.server.compression import Wire
from paddlewheel.server.connections import Connection, Connections, raise_descriptors
from paddlewheel.server.logs import start_logging
from paddlewheel.server.settings import Settings
from paddlewheel.server.summed_metrics import Board

MOST_MESSAGE: Final = 16_384
"""Bytes in a message on a socket."""
BACKLOG: Final = 2048
"""Connections that may wait to be accepted, as uvicorn has it too."""
HAND_OVER: Final = 0.0005
"""Seconds after which the loop lets the thread go on that writes to SQLite, which asks for that several times a move."""


def run(settings: Settings, open_browser: bool) -> int:
    """Serve until told to stop, in one process or several."""
    with _listen(settings.host, settings.port) as listening:
        address = _address(settings.host, listening.getsockname()[1])

        def ready() -> None:
            print(*greeting(address), sep="\n", flush=True)  # noqa: T201
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if settings.serving > 1:
            listening.listen(BACKLOG)
            return Several(settings, listening, serve, ready).run()
        return serve(settings, listening, None, ready)


def serve(settings: Settings, listening: socket.socket, board: Board | None, ready: Callable[[], None]) -> int:
    """Serve until told to stop, in this process."""
    sys.setswitchinterval(HAND_OVER)
    start_logging(log_style(settings.log))
    app = application(settings, board)
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
        backlog=BACKLOG,
    )
    server = _Server(app, config, ready)
    server.run(sockets=[listening])
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Says so once it can be reached."""

    def __init__(self, app: Starlette, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to; the second time, immediately. Stopping is what was asked for, so it is no failure."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await self._app.state.open()
        await super().startup(sockets)
        if self.started:
            self._ready()


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
