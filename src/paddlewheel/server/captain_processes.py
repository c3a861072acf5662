"""Computer captains think in processes of their own, so that nobody at any table waits for them.

A thought has a process for itself and its time counts from when it begins. While all are busy, captains whose turn it is go
before hints. A process whose captain breaks or thinks far too long is replaced; the others think on.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from paddlewheel.tables.automatic import Ask, consider
from paddlewheel.tables.hints import advise

Answer = TypeVar("Answer")

LONGEST: Final = 30.0
"""The seconds after which a captain has failed."""
STARTING: Final = 60.0
"""The seconds after which a process has failed to start."""


class Failed(Exception):
    """A captain did not answer: it broke (which is then the cause), its process ended, or it took far too long."""


class CaptainProcesses:
    """The processes in which captains think; each starts when it is first needed."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        self._longest = longest
        self._idle = [_Berth() for _ in range(max(processes, 1))]
        self._busy: set[_Berth] = set()
        self._captains: deque[asyncio.Future[_Berth]] = deque()
        self._hints: deque[asyncio.Future[_Berth]] = deque()

    async def consider(self, asked: Ask) -> list[str]:
        """Return what a captain does until chance or somebody else decides."""
        return await self._think(partial(consider, asked), self._captains)

    async def advise(self, asked: Ask) -> dict[str, Any]:
        """Return what a captain would do and why."""
        return await self._think(partial(advise, asked), self._hints)

    async def _think(self, thought: Callable[[], Answer], queue: deque[asyncio.Future[_Berth]]) -> Answer:
        berth = await self._berth(queue)
        try:
            return await berth.think(thought, self._longest)
        finally:
            self._busy.discard(berth)
            self._pass_on(berth)

    async def _berth(self, queue: deque[asyncio.Future[_Berth]]) -> _Berth:
        """Return an idle process, immediately or when it is our turn."""
        if self._idle:
            berth = self._idle.pop()
        else:
            turn: asyncio.Future[_Berth] = asyncio.get_running_loop().create_future()
            queue.append(turn)
            try:
                berth = await asyncio.wait_for(turn, self._longest if queue is self._hints else None)
            except TimeoutError as error:
                raise Failed("all captains are busy") from error
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on(turn.result())
                raise
        self._busy.add(berth)
        return berth

    def _pass_on(self, berth: _Berth) -> None:
        """Give a process to the next in line: captains first, then hints."""
        for queue in (self._captains, self._hints):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(berth)
                    return
        self._idle.append(berth)

    def close(self) -> None:
        """Let everybody go."""
        for berth in (*self._idle, *self._busy):
            berth.clear()


class _Berth:
    """A process for one thought at a time."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def think(self, thought: Callable[[], Answer], longest: float) -> Answer:
        """Return what comes of a thought; raise Failed, with the process replaced, if nothing does."""
        try:
            process = await self._ready()
            try:
                begun = process.submit(thought)
            except BrokenExecutor:  # it ended while it had nothing to do
                self.clear()
                begun = (await self._ready()).submit(thought)
            return await self._within(longest, begun)
        except TimeoutError as error:
            self.clear()
            raise Failed(f"no answer after {longest:g} seconds") from error
        except BrokenExecutor as error:
            self.clear()
            raise Failed("the process ended") from error
        except asyncio.CancelledError:
            self.clear()
            raise
        except Exception as error:  # whatever a captain does wrong, the race goes on
            raise Failed(f"{type(error).__name__}: {error}") from error

    async def _ready(self) -> ProcessPoolExecutor:
        """Return the process, started if there is none: that takes a while, which is no thinking."""
        if self._process is None:
            self._process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _stay_with_parent)
            await self._within(STARTING, self._process.submit(os.getpid))
        return self._process

    async def _within(self, seconds: float, future: Future[Answer]) -> Answer:
        answer = asyncio.wrap_future(future)
        try:
            return await asyncio.wait_for(asyncio.shield(answer), seconds)
        except asyncio.CancelledError:
            answer.cancel()
            raise

    def clear(self) -> None:
        """End the process, whatever it does; another starts when one is needed."""
        process, self._process = self._process, None
        if process is None:
            return
        workers = list((process._processes or {}).values())
        process.shutdown(wait=False, cancel_futures=True)
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
