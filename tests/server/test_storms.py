"""A connection that drops, delays, duplicates and reorders messages: everybody ends with the same game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from .load import Crowd, tables
from .player import Player
from .running import HANGS, Server

Doing: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class StormyPlayer(Player):
    """A player whose messages, both ways, get lost, come twice, late and in any order, and whose connection breaks."""

    rng = Random(7)
    storm = True

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "join":
            await super()._send(socket, message)
            self.tasks = getattr(self, "tasks", set())
            self._start(partial(self._keep_asking, socket))
            return
        for _ in range(self._copies()):
            self._start(partial(self._later, partial(super()._send, socket, message)))

    async def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        for _ in range(self._copies()):
            self._start(partial(self._later, partial(super().hear, message, socket)))
        if self.storm and self.rng.random() < 0.02:
            await socket.close()

    def _copies(self) -> int:
        return self.rng.choice((0, 1, 1, 1, 1, 2)) if self.storm else 1

    async def _later(self, what: Doing) -> None:
        """Do something in a moment; it is begun only then, for nobody may come to it."""
        await asyncio.sleep(self.rng.uniform(0, 0.05) if self.storm else 0)
        await what()

    async def _keep_asking(self, socket: ClientConnection) -> None:
        """What got lost may have been the last message: ask now and then."""
        while True:
            await asyncio.sleep(0.1)
            await super()._send(socket, {"type": "resume", "after": len(self.entries)})

    def _start(self, what: Doing) -> None:
        async def quietly() -> None:
            try:
                await what()
            except (OSError, WebSocketException):
                return  # the connection is gone; there will be another

        task = asyncio.create_task(quietly())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    tasks: set[asyncio.Task[None]]


def test_whoever_has_a_bad_connection_ends_with_the_same_game(server: Server) -> None:
    crowd = Crowd(tables(server, 4), seed=3)
    stormy = [StormyPlayer(one.table, one.keys, one.name) for one in crowd.players[::2]]
    crowd.players[::2] = stormy

    async def until_busy() -> None:
        """Until enough has happened."""
        async with asyncio.timeout(HANGS):
            while (
                len(crowd.promised) < 60 or not crowd.promised_a_turn() or any(player.connections < 2 for player in stormy)
            ):
                await asyncio.sleep(0.1)

    async def everything() -> None:
        await crowd.during(until_busy())
        for player in stormy:
            player.storm = False
        await crowd.settle()
        for player in stormy:
            for task in player.tasks:
                task.cancel()

    asyncio.run(everything())
    crowd.check()
    assert all(player.connections > 1 for player in stormy)
    assert {table.name for table, *_ in crowd.promised} == {table.name for table in crowd.tables}
