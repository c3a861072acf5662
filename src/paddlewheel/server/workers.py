"""Worker processes: whatever takes longer than a moment is done there, so that nobody at any table waits for it.

All that is to be done waits in one queue with owners and prices (`fair_queue`). One process in four, at least one where
there are several, takes only what is cheap: a mate never waits for a commodore. Races without people come last, and
never have more than half of the processes. A process whose work breaks or takes far too long is replaced; the others go on.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.fair_queue import Claim, FairQueue, Place
from paddlewheel.server.worker_process import HEAD, Outcome, packed, work

Answer = TypeVar("Answer")

LONGEST: Final = 30.0
"""The seconds after which a piece of work has failed."""
STARTING: Final = 60.0
"""The seconds after which a process has failed to start."""
CHEAP: Final = 0.3
"""The seconds up to which something is cheap."""
NICE: Final = (8, 3)
"""How far a process steps back behind the server itself: one for anything, one for what is cheap."""
FULL: Final = 128_000_000
"""The bytes from which a process is replaced: it remembers more than it needs."""
WAYS: Final = multiprocessing.get_all_start_methods()
FORKSERVER: Final[Any] = multiprocessing.get_context("forkserver" if "forkserver" in WAYS else "spawn")
"""Where processes come from: one that has loaded everything, so that a new one is there soon and shares its memory."""


class Failed(Exception):
    """Nothing came of some work: it broke (which is then the cause), its process ended, or it took far too long."""


class NoAnswer(Failed):
    """Nothing came of some work for which it may not be to blame: its process ended, or there was none in time."""


@dataclass(eq=False)
class _Asked:
    """Something to be done, and who waits for it."""

    turn: asyncio.Future[_Berth]
    since: float = field(default_factory=time.monotonic)


class Workers:
    """The worker processes; each starts when it is first needed."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        count = max(processes, 1)
        cheap = 0 if count == 1 else max(count // 4, 1)
        self._longest = longest
        self._idle = [_Berth(CHEAP if nth < cheap else inf) for nth in range(count)]
        self._busy: set[_Berth] = set()
        self._most_alone = max(count // 2, 1)
        self._alone = 0
        """How many processes work for races without people."""
        self.people: FairQueue[_Asked] = FairQueue()
        self.others: FairQueue[_Asked] = FairQueue()
        """What waits for races without people."""
        self.count = count
        self.begun: Callable[[Claim, float], None] = lambda _claim, _seconds: None
        """Is told, when something begins, how long it waited."""

    @property
    def load(self) -> float:
        """The seconds of work that wait for each process."""
        return (self.people.seconds + self.others.seconds) / self.count

    @property
    def busy(self) -> int:
        """How many processes have something to do."""
        return len(self._busy)

    @property
    def memory(self) -> int:
        """The bytes that the processes take, as each has said last."""
        return sum(berth.memory for berth in (*self._idle, *self._busy))

    def shares(self, address: str) -> int:
        """Return how much of an address waits or is under way."""
        return self.people.shares(address) + self.others.shares(address)

    async def do(self, claim: Claim, doing: Callable[[], Answer]) -> Answer:
        """Return what comes of some work when it is its turn; raise what it raises, or Failed."""
        async with self.turn(claim) as turn:
            return await turn.do(doing)

    @asynccontextmanager
    async def turn(self, claim: Claim, patience: float | None = None) -> AsyncIterator[Turn]:
        """Wait until it is the turn of something, so many seconds at most, and lend a process to it."""
        queue = self.others if claim.alone else self.people
        asked = _Asked(asyncio.get_running_loop().create_future())
        place = queue.put(claim, asked)
        self._pass_on()
        try:
            berth = await asyncio.wait_for(asked.turn, patience)
        except TimeoutError as error:
            queue.drop(place)
            raise NoAnswer("everybody is busy") from error
        except asyncio.CancelledError:
            if asked.turn.done() and not asked.turn.cancelled():
                self._free(asked.turn.result(), queue, place, 0.0)
            else:
                queue.drop(place)
            raise
        turn = Turn(berth, self._longest)
        try:
            yield turn
        finally:
            self._free(berth, queue, place, turn.took)

    def _free(self, berth: _Berth, queue: FairQueue[_Asked], place: Place[_Asked], took: float) -> None:
        queue.done(place, took)
        self._alone -= place.claim.alone
        self._busy.discard(berth)
        self._idle.append(berth)
        self._pass_on()

    def _pass_on(self) -> None:
        """Give work to every process that has none, those first that take only what is cheap."""
        for berth in sorted(self._idle, key=lambda one: one.dearest):
            place = self._next(berth)
            if place is None:
                continue
            self._idle.remove(berth)
            self._busy.add(berth)
            self._alone += place.claim.alone
            self.begun(place.claim, time.monotonic() - place.item.since)
            place.item.turn.set_result(berth)

    def _next(self, berth: _Berth) -> Place[_Asked] | None:
        """Return what a process does next: for people first."""
        while (place := self._first(berth)) is not None:
            if not place.item.turn.done():
                return place
            (self.others if place.claim.alone else self.people).done(place, 0.0)  # it is not waited for any more
        return None

    def _first(self, berth: _Berth) -> Place[_Asked] | None:
        place = self.people.take(berth.dearest)
        if place is None and self._alone < self._most_alone and (berth.dearest == inf):
            place = self.others.take()
        return place

    async def warm(self) -> None:
        """Have the processes ready before somebody waits for one."""
        for berth in (*self._idle, *self._busy):
            with suppress(Failed):
                await berth.ready()

    def close(self) -> None:
        """Let everybody go."""
        for berth in (*self._idle, *self._busy):
            berth.clear()


class Turn:
    """Whose turn it is: a process to do something in."""

    def __init__(self, berth: _Berth, longest: float) -> None:
        self._berth, self._longest = berth, longest
        self.took = 0.0
        """The processor's seconds that were used."""

    async def do(self, doing: Callable[[], Answer]) -> Answer:
        """Return what comes of some work; raise what it raises if that is a refusal, else Failed."""
        begun = time.monotonic()
        try:
            outcome = await self._berth.do(doing, self._longest)
        except BaseException:
            self.took += time.monotonic() - begun
            raise
        self.took += outcome.took
        if outcome.error is None:
            return outcome.result  # type: ignore[no-any-return]
        if isinstance(outcome.error, PaddlewheelError):
            raise outcome.error
        raise Failed(f"{type(outcome.error).__name__}: {outcome.error}") from outcome.error


class _Berth:
    """A process for one piece of work at a time."""

    def __init__(self, dearest: float) -> None:
        self.dearest = dearest
        """It takes nothing that costs more."""
        self._process: BaseProcess | None = None
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter
        self._starting = asyncio.Lock()
        self.memory = 0

    async def do(self, doing: Callable[[], Any], longest: float) -> Outcome:
        """Return what comes of some work; raise Failed, with the process replaced, if nothing does."""
        asked = packed(doing)
        try:
            await self.ready()
            async with asyncio.timeout(longest):
                outcome = await self._exchange(asked)
        except TimeoutError as error:
            self.clear()
            raise NoAnswer(f"no answer after {longest:g} seconds") from error
        except (asyncio.IncompleteReadError, OSError) as error:
            self.clear()
            raise NoAnswer("the process ended") from error
        except (Failed, asyncio.CancelledError):
            self.clear()
            raise
        self.memory = outcome.memory
        if outcome.memory > FULL:
            self.clear()
        return outcome

    async def _exchange(self, asked: bytes) -> Outcome:
        self._writer.write(HEAD.pack(len(asked)) + asked)
        await self._writer.drain()
        (size,) = HEAD.unpack(await self._reader.readexactly(HEAD.size))
        outcome: Outcome = pickle.loads(await self._reader.readexactly(size))
        return outcome

    async def ready(self) -> None:
        """Start the process if there is none, or it ended while it had nothing to do: that takes a while."""
        async with self._starting:
            if self._process is not None and self._reader.at_eof():
                self.clear()
            if self._process is None:
                try:
                    await asyncio.wait_for(self._start(), STARTING)
                except TimeoutError as error:
                    raise NoAnswer("no process was there in time") from error

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            process = FORKSERVER.Process(target=work, args=(theirs, NICE[self.dearest < inf]), daemon=True)
            try:
                await asyncio.to_thread(process.start)
                self._reader, self._writer = await asyncio.open_connection(sock=ours)
            except OSError as error:
                ours.close()
                raise NoAnswer("no process could be started") from error
        self._process = process

    def clear(self) -> None:
        """End the process, whatever it does; another starts when one is needed."""
        process, self._process, self.memory = self._process, None, 0
        if process is None:
            return
        self._writer.close()
        process.terminate()


if hasattr(FORKSERVER, "set_forkserver_preload"):
    FORKSERVER.set_forkserver_preload(["paddlewheel.server.worker_preload"])
