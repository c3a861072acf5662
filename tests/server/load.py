"""People who play at many tables at once, never stop, and remember what they were promised."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import groupby
from random import Random
from typing import Any

import msgspec

from paddlewheel.engine.record import parse_record
from paddlewheel.games import game_named

from .player import Player
from .running import Founded, Server

Promise = dict[str, Any]


class Crowd:
    """The people at some tables, two or three at each, acting as fast as they are answered."""

    def __init__(self, tables: list[Founded], seed: int, kind: type[Player] = Player) -> None:
        self.rng = Random(seed)
        self.tables = tables
        self.players = [
            kind(table, [key], name=f"{table.name}-{nth}") for table in tables for nth, key in enumerate(table.keys)
        ]
        self.promised: list[tuple[Founded, str, int, int]] = []
        """Every order that was acknowledged: its table, its id, the number it was given, and how many entries it made."""

    async def during(self, work: Coroutine[Any, Any, Any]) -> None:
        """Play while something happens, then stop."""
        runs = [player.run() for player in self.players] + [self.act(player) for player in self.players]
        tasks = [asyncio.create_task(run) for run in (work, *runs)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)  # players end only if something is wrong
        finally:
            for task in tasks[1:]:
                task.cancel()
            if not tasks[0].done():
                tasks[0].cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result

    async def act(self, player: Player) -> None:
        """Act when it is one's turn, talk otherwise."""
        while True:
            if player.mine():
                answer = await player.submit(*self.way(player))
            else:
                await player.until(lambda me: bool(me.you))
                await asyncio.sleep(0.02)
                answer = await player.order("say", seat=player.you[0], text="ahoy")
            if answer["type"] == "done":
                self.promised.append((player.table, answer["id"], answer["n"], answer["taken"] or 1))
            await asyncio.sleep(0)

    def way(self, player: Player) -> list[str]:
        """Return what somebody does next: one action, or as often a whole turn."""
        stands = player.situation
        game = game_named(player.info["game"])
        state = game.from_data(stands["position"])
        turns = game.turns(state)
        if turns and self.rng.random() < 0.5:
            return [game.format_action(state, action) for action in self.rng.choice(turns).way]
        return [self.rng.choice(stands["legal"])]

    async def settle(self) -> None:
        """Wait until everybody has everything; nobody acts any more."""
        tasks = [asyncio.create_task(player.run()) for player in self.players]
        try:
            for player in self.players:
                last = await asyncio.to_thread(self.last_number, player.table)
                await player.until(lambda me, last=last: len(me.entries) >= last)  # type: ignore[misc]
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def last_number(self, table: Founded) -> int:
        """Close a table, so that nothing more happens there, and return the number of its last entry."""
        answer = table.order("close", table.maker, id="the end")
        assert answer.status in (200, 409), answer.body
        return int(table.situation()["n"])

    def check(self) -> None:
        """Every promise was kept, everybody has the same log, and it is a race by the rules."""
        for table in self.tables:
            log = table.entries()
            assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
            for player in self.players:
                if player.table is table:
                    assert player.entries == log
            runs = [order for order, _ in groupby(entry.get("id") for entry in log) if order is not None]
            assert len(runs) == len(set(runs)), "nothing is done twice, and what belongs together stands together"
            self._check_record(table, log)
        for table, order, n, count in self.promised:
            log = next(player.entries for player in self.players if player.table is table)
            assert [entry["n"] for entry in log if entry.get("id") == order] == list(range(n, n + count))
        assert self.promised_a_turn()

    def promised_a_turn(self) -> bool:
        """Tell whether a whole turn is among what was promised."""
        return any(count > 2 for *_, count in self.promised)

    def _check_record(self, table: Founded, log: list[dict[str, Any]]) -> None:
        text = table.server.get(f"{table.path}/record", table.watch).body.decode()
        record = parse_record(text)
        assert len(record.actions) == sum(entry["type"] == "moved" for entry in log)


def tables(server: Server, count: int) -> list[Founded]:
    """Found tables of every game, two people and a captain at most; at some of them nobody waits for a captain."""
    kinds: list[Callable[[], Founded]] = [
        lambda: server.found("mississippi", "here", "here", "greedy", options={"rows": 40}),
        lambda: server.found("queen", "here", "here", "here"),
        lambda: server.found("queen", "here", "here", "greedy", setup="hazards"),
    ]
    return [kinds[nth % len(kinds)]() for nth in range(count)]


def size_of(message: object) -> int:
    return len(msgspec.json.encode(message))
