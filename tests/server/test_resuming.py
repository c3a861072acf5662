"""Readers who ask again and again for everything that happened keep nobody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, ClassVar, cast

from paddlewheel.server.budgets import Backlog
from paddlewheel.server.room import Room
from paddlewheel.server.socket import Socket
from paddlewheel.tables.protocol import PROTOCOL, Join
from paddlewheel.tables.table import Sender


class Wire:
    """A connection that takes whatever is sent, once it may."""

    client = None
    scope: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        await self.free.wait()
        self.sent.append(message["text"])


class LongRoom:
    """A room with so much to tell that it takes many pieces."""

    def __init__(self, pieces: int) -> None:
        self.table, self._pieces = SimpleNamespace(n=100), pieces
        self.asked: list[int] = []

    async def news(self, after: int) -> AsyncIterator[bytes]:
        self.asked.append(after)
        for nth in range(self._pieces):
            yield f"{after}:{nth}".encode()


def reader(wire: Wire, backlog: Backlog) -> Socket:
    sender = Sender(frozenset(), maker=False, keyed=True, watches=True)
    return Socket(cast(Any, wire), sender, Join(protocol=PROTOCOL, keys=[]), 1_000_000, backlog)


def test_whoever_asks_again_before_being_told_is_told_once() -> None:
    """From the earliest entry that was asked for; more than there is means everything."""

    async def everything() -> None:
        wire, room = Wire(), LongRoom(2)
        socket = reader(wire, Backlog(10**6))
        sending = asyncio.ensure_future(socket.send_all())
        for after in (7, 3, *range(10, 60)):
            socket.tell_again(cast(Room, room), after)
        wire.free.set()
        while len(wire.sent) < 2:
            await asyncio.sleep(0)
        socket.tell_again(cast(Room, room), 101)
        while len(wire.sent) < 4:
            await asyncio.sleep(0)
        sending.cancel()
        assert wire.sent == ["3:0", "3:1", "0:0", "0:1"]
        assert room.asked == [3, 0]

    asyncio.run(everything())


def test_histories_are_told_one_piece_each_time_round_the_loop() -> None:
    """Sixty readers who want everything once took the loop for as long as there was something to send."""

    async def everything() -> None:
        room, backlog = LongRoom(30), Backlog(10**6)
        wires = [Wire() for _ in range(60)]
        sockets = [reader(wire, backlog) for wire in wires]
        sending = [asyncio.ensure_future(socket.send_all()) for socket in sockets]
        for wire, socket in zip(wires, sockets, strict=True):
            wire.free.set()
            socket.tell_again(cast(Room, room), 0)

        def sent() -> int:
            return sum(len(wire.sent) for wire in wires)

        rounds = 0
        while sent() < 60 * 30:
            await asyncio.sleep(0)
            rounds += 1
        for task in sending:
            task.cancel()
        assert rounds > 59 * 29  # each has sent its first piece before it has to wait
        assert {len(wire.sent) for wire in wires} == {30}

    asyncio.run(everything())


def test_nothing_waits_for_somebody_who_has_gone() -> None:
    """An answer that came after its socket had gone was counted among what waits, for ever."""

    async def everything() -> None:
        backlog = Backlog(10**6)
        socket = reader(Wire(), backlog)
        socket.push(b"before")
        assert backlog.total == len(b"before")
        socket.forget()
        socket.push(b"after")
        assert backlog.total == 0

    asyncio.run(everything())
