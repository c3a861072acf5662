"""Computer captains think in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from paddlewheel.tables.chores import Ask, consider
from paddlewheel.tables.hints import advise

Answer = TypeVar("Answer")

LONGEST: Final = 30.0
"""No captain thinks so many seconds; one that does has failed."""


class Failed(Exception):
    """A captain did not answer: it broke, or took far too long."""


class Crew:
    """The processes in which captains think; they start when the first is asked."""

    def __init__(self, processes: int, budget: float | None = None) -> None:
        self._processes, self._budget = max(processes, 1), budget
        self._pool: ProcessPoolExecutor | None = None

    async def consider(self, asked: Ask) -> list[str]:
        """Return what a captain does until chance or somebody else decides."""
        return await self._think(partial(consider, asked, self._budget))

    async def advise(self, asked: Ask) -> dict[str, Any]:
        """Return what a captain would do and why."""
        return await self._think(partial(advise, asked))

    async def _think(self, thought: Callable[[], Answer]) -> Answer:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._hired().submit(thought)), LONGEST)
        except TimeoutError as error:
            self._dismiss()
            raise Failed(f"no answer after {LONGEST:g} seconds") from error
        except BrokenExecutor as error:
            self._dismiss()
            raise Failed("the process ended") from error
        except Exception as error:  # whatever a captain does wrong, the race goes on
            raise Failed(str(error)) from error

    def close(self) -> None:
        """Let everybody go."""
        self._dismiss()

    def _hired(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _stay_with_parent)
        return self._pool

    def _dismiss(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:  # one that still thinks would be waited for
            worker.terminate()


def _stay_with_parent() -> None:
    """End this process when the server's does, however that ends: a killed server leaves nobody behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "captains think in a process that the server started"

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
