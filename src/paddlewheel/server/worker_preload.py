"""Loaded once by the process from which workers come: whatever they need, so that each is there soon and shares memory.

A server can be killed while it starts a worker. Then there is nobody to start one for, and nothing to be written down.
"""

from __future__ import annotations

import sys
from types import TracebackType

from paddlewheel.server import worker_process  # noqa: F401  (loaded here for all of them)


def say(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Write down what went wrong, unless it is that the server has gone."""
    if not issubclass(kind, EOFError | BrokenPipeError | ConnectionResetError):
        sys.__excepthook__(kind, error, trace)


sys.excepthook = say
