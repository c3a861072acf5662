"""What runs in a worker: one piece of work after another, each as it comes through a socket, until the server is gone."""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from copyreg import dispatch_table
from functools import cache
from io import BytesIO
from types import ModuleType
from typing import Any, Final, NamedTuple

from paddlewheel.games import GAMES, game_named
from paddlewheel.server import worker_tasks  # noqa: F401  (whatever workers need is there before the first piece of work)
from paddlewheel.server.budgets import measured_memory

HEAD: Final = struct.Struct("!Q")
"""Before each message: how many bytes it has."""


class Outcome(NamedTuple):
    """What came of a piece of work: the result or what was raised, the processor's seconds, the bytes of the process."""

    result: Any
    error: BaseException | None
    took: float
    memory: int


def _module(module: ModuleType) -> tuple[Any, tuple[str]]:
    return importlib.import_module, (module.__name__,)


def _game(game: Any) -> tuple[Any, tuple[str]]:
    return game_named, (game.NAME,)


@cache
def _table() -> dict[type, Any]:
    """Return how things are sent that are not plain: games by their names, those from outside too, as modules are."""
    others = {type(game): _game for game in GAMES.values() if not isinstance(game, ModuleType)}
    return {**dispatch_table, ModuleType: _module, **others}


def packed(thing: object) -> bytes:
    """Return something as it is sent to a worker or back."""
    file = BytesIO()
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _table()
    pickler.dump(thing)
    return file.getvalue()


def work(to_server: socket.socket, nice: int) -> None:
    """Do whatever comes, one after another."""
    _stay_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server stops this too
    with suppress(AttributeError, OSError):  # there is no such thing everywhere
        os.nice(nice)
    gc.freeze()
    with suppress(BrokenPipeError, ConnectionResetError), to_server, to_server.makefile("rb") as coming:  # it may be gone
        while len(head := coming.read(HEAD.size)) == HEAD.size:
            answer = _answer(coming.read(*HEAD.unpack(head)))
            to_server.sendall(HEAD.pack(len(answer)) + answer)


def _answer(asked: bytes) -> bytes:
    begun = time.process_time()
    result: Any = None
    error: BaseException | None = None
    try:
        doing: Callable[[], Any] = pickle.loads(asked)
        result = doing()
    except Exception as wrong:  # noqa: BLE001  (whatever goes wrong is told to whoever asked)
        error = wrong.with_traceback(None)
        error.__cause__ = error.__context__ = None
    told = Outcome(result, error, time.process_time() - begun, measured_memory())
    try:
        return packed(told)
    except Exception as wrong:  # noqa: BLE001  (what cannot be sent is told in words)
        return packed(told._replace(result=None, error=RuntimeError(f"{type(error or wrong).__name__}: {error or wrong}")))


def _stay_with_parent() -> None:
    """End this process when the server's does, however that ends: a killed server leaves nobody behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "work is done in a process that the server started"

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
