"""Several server processes on one machine, as one: they listen at the same port, and one that ends is started again.

They share the database and nothing else, as processes on several machines do. The one that started them looks after them:
it tells them all to stop when it is told, and when it is gone they end by themselves.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any, Final

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.settings import Settings
from paddlewheel.server.summed_metrics import Board

FORK: Final[Any] = multiprocessing.get_context("fork")
AGAIN: Final = 1.0
"""Seconds at least between two starts of the same process."""
LEAST_MEMORY: Final = 128
LEAST_WORKERS: Final = 2

Serve = Callable[[Settings, socket.socket, Board, Callable[[], None]], int]
"""Serves at a socket until told to stop, leaves metrics for the others, says when it is ready; returns an exit code."""


@dataclass
class _Place:
    """The place of one server process: the process that has it now, and when that was started."""

    nth: int
    process: BaseProcess | None = None
    said: Any = None
    begun: float = -AGAIN


class Several:
    """Keeps so many server processes running."""

    def __init__(self, settings: Settings, listening: socket.socket, serve: Serve, ready: Callable[[], None]) -> None:
        self._settings = share_of(settings)
        self._listening, self._serve, self._ready = listening, serve, ready
        self._places = [_Place(nth) for nth in range(settings.serving)]
        self._stopping = self._greeted = False
        self._wrong: PaddlewheelError | None = None
        self._code = 0
        self._folder: Path

    def run(self) -> int:
        """Serve until told to stop, or until nothing can be served; raise what is wrong then."""
        with tempfile.TemporaryDirectory(prefix="paddlewheel-") as folder:
            self._folder = Path(folder)
            before = {sign: signal.signal(sign, self._told_to_stop) for sign in (signal.SIGTERM, signal.SIGINT)}
            try:
                self._look_after()
            finally:
                for sign, handler in before.items():
                    signal.signal(sign, handler)
        if self._wrong is not None:
            raise self._wrong
        return self._code

    def _told_to_stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stop()

    def _stop(self) -> None:
        self._stopping = True
        for place in self._places:
            if place.process is not None and place.process.pid is not None and place.process.is_alive():
                os.kill(place.process.pid, signal.SIGTERM)

    def _look_after(self) -> None:
        while True:
            if not self._stopping:
                for place in self._places:
                    self._fill(place)
            running = [place for place in self._places if place.process is not None]
            if not running and self._stopping:
                return
            waited = [one for place in running for one in (place.process.sentinel, place.said) if one is not None]  # type: ignore[union-attr]
            connection.wait(waited, AGAIN)
            for place in running:
                self._hear(place)

    def _fill(self, place: _Place) -> None:
        """Start a process where there is none, unless the last one was started just now."""
        if place.process is not None or time.monotonic() < place.begun + AGAIN:
            return
        place.said, theirs = FORK.Pipe(duplex=False)
        place.begun = time.monotonic()
        board = Board(self._folder, place.nth)
        place.process = FORK.Process(target=_one, args=(self._serve, self._settings, self._listening, board, theirs))
        place.process.start()
        theirs.close()

    def _hear(self, place: _Place) -> None:
        """Take what a process says: that it is ready, or what is wrong; and see whether it has ended."""
        while place.said is not None and place.said.poll():
            try:
                wrong = place.said.recv()
            except EOFError:
                place.said.close()
                place.said = None
                break
            if wrong is None:
                self._is_ready()
            elif not self._greeted:
                self._wrong = self._wrong or wrong
        assert place.process is not None
        if place.process.is_alive():
            return
        place.process.join()
        code, place.process = place.process.exitcode, None
        if not self._greeted and not self._stopping:  # nothing has ever been served, and would not be the next time
            self._code = code or 1
            self._stop()

    def _is_ready(self) -> None:
        if not self._greeted:
            self._greeted = True
            self._ready()


def share_of(settings: Settings) -> Settings:
    """Return the settings of one of several processes: together they have the workers and the memory of one server."""
    many = settings.serving
    return replace(
        settings,
        processes=max(settings.processes // many, LEAST_WORKERS),
        budgets=replace(settings.budgets, memory=max(settings.budgets.memory // many, LEAST_MEMORY)),
    )


def _one(serve: Serve, settings: Settings, listening: socket.socket, board: Board, said: Any) -> None:
    """Be one of the processes."""
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, signal.SIG_DFL)
    _stop_with_parent()
    try:
        code = serve(settings, listening, board, lambda: said.send(None))
    except PaddlewheelError as error:
        said.send(error)
        code = 1
    sys.stdout.flush()
    sys.exit(code)


def _stop_with_parent() -> None:
    """End at once when the process is gone that looks after this one: whatever is started next needs the port."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "this process was started by one that looks after it"

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
