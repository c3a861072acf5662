"""A client of the socket as one should be: it asks for what is missing, and sends again what was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from .running import HANGS, Founded, connect_in_loop


class Player:
    """Somebody at a table, connected as long as `run` runs, through every interruption."""

    def __init__(self, table: Founded, keys: list[str], name: str = "p", turns: bool = False) -> None:
        self.table, self.keys, self.name, self.turns = table, keys, name, turns
        self.entries: list[dict[str, Any]] = []
        self.situation: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.you: list[str] = []
        self.present: dict[str, Any] = {}
        self.offered: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.connections = 0
        self.heard: list[str] = []
        self._ids = 0

    async def run(self) -> None:
        """Be connected, and connect again whenever that ends."""
        while True:
            try:
                async with connect_in_loop(
                    self.table.server.socket(self.table.name), max_size=None, compression=None
                ) as socket:
                    self.connections += 1
                    await self._attend(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
            finally:
                self.socket = None

    async def _attend(self, socket: ClientConnection) -> None:
        join = {"type": "join", "keys": self.keys, "after": len(self.entries), "turns": self.turns}
        await self._send(socket, join)
        self.socket = socket
        async for text in socket:
            await self.hear(msgspec.json.decode(text), socket)

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        """Take a message in, whatever order it comes in and however often."""
        async with self.changed:
            self.heard.append(message["type"])
            match message["type"]:
                case "welcome":
                    self.you = message["you"]
                case "news":
                    if not self._take(message):
                        await self._send(socket, {"type": "resume", "after": len(self.entries)})
                case "present":
                    self.present = {"seats": message["seats"], "watching": message["watching"]}
                case "turns":
                    self.offered = message
                case "done" | "refused" | "because" | "advice":
                    if message["id"] is not None:
                        self.answers[message["id"]] = message
            self.changed.notify_all()

    def _take(self, news: dict[str, Any]) -> bool:
        """Take news in; False if something before them is missing."""
        for entry in news["entries"]:
            have = len(self.entries)
            if entry["n"] > have + 1:
                return False
            if entry["n"] <= have:
                assert self.entries[entry["n"] - 1] == entry, "an entry never changes"
            else:
                self.entries.append(entry)
        if news["n"] > len(self.entries):
            return False
        stands = news["situation"]
        if stands is not None and stands["n"] >= self.situation.get("n", 0):
            self.situation = {**stands, "scene": self.situation["scene"]} if stands["scene"] is None else stands
        if news["table"] is not None:
            self.info = news["table"]
        return True

    async def until(self, right: Callable[[Player], bool], seconds: float = HANGS) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(lambda: right(self))

    async def moved_on(self, seen: int) -> None:
        """Wait until the position has changed since an entry."""
        await self.until(lambda me: me.situation["changed"] > seen, HANGS)

    async def order(self, kind: str, patience: float = 1.0, **fields: Any) -> dict[str, Any]:
        """Give an order and return its answer; send it again, with the same id, until one comes."""
        self._ids += 1
        order = {"type": kind, "id": fields.pop("id", f"{self.name}-{self._ids}"), **fields}
        while order["id"] not in self.answers:
            if self.socket is not None:
                try:
                    await self._send(self.socket, order)
                    await self.until(lambda me: order["id"] in me.answers, patience)
                except (OSError, WebSocketException, TimeoutError):
                    await asyncio.sleep(0.01)
                    continue
                answer = self.answers[order["id"]]
                if answer["type"] == "refused" and answer["reason"] == "unavailable":
                    del self.answers[order["id"]]  # nothing was kept: once more
                    await asyncio.sleep(0.05)
            else:
                await asyncio.sleep(0.01)
        return self.answers[order["id"]]

    def mine(self) -> bool:
        """Tell whether one of my seats decides, and I know all there is to know."""
        return self.situation.get("actor") in self.you and self.situation["n"] <= len(self.entries)

    def over(self) -> bool:
        return bool(self.situation) and self.situation["result"] is not None

    async def submit(self, *actions: str) -> dict[str, Any]:
        """Do one action for the seat that decides, or several of a turn."""
        stands = self.situation
        what: dict[str, Any] = {"action": actions[0]} if len(actions) == 1 else {"actions": list(actions)}
        return await self.order("submit", seat=stands["actor"], seen=len(self.entries), **what)

    async def play(self, choose: Callable[[Player], str], most: int = 10_000) -> None:
        """Play to the end of the race, or so many actions."""
        for _ in range(most):
            await self.until(lambda me: me.mine() or me.over() or me.situation.get("paused", False), HANGS)
            if self.over():
                return
            seen = self.situation["changed"]
            if self.situation["paused"]:
                await self.order("sail_on", seat=self.you[0])
                await self.until(lambda me: me.over(), HANGS)
                return
            await self.submit(choose(self))
            await self.moved_on(seen)
