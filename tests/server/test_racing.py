"""Whole races over the socket, as a page or a bot plays them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from paddlewheel.engine.record import parse_record, replay

from .player import Player
from .running import Founded, Server


def first_legal(player: Player) -> str:
    return str(player.situation["legal"][0])


async def together(players: list[Player], work: Coroutine[Any, Any, Any]) -> None:
    """Do something while players are connected."""
    running = [asyncio.create_task(player.run()) for player in players]
    try:
        await work
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def check_log(table: Founded, *players: Player) -> None:
    """Every player has the same log, without a gap, and the record of it replays by the rules."""
    for player in players:
        assert [entry["n"] for entry in player.entries] == list(range(1, len(player.entries) + 1))
        assert player.entries == players[0].entries
    record = parse_record(table.server.get(f"{table.path}/record", table.watch).body.decode())
    texts = [record.game.format_action(step.before, step.action) for step in replay(record)]
    left: list[str] = []
    for entry in players[0].entries:
        if entry["type"] == "moved":
            left.append(entry["action"])
        elif entry["type"] == "took_back":
            del left[entry["actions"] :]
    assert texts == left


@pytest.mark.parametrize(
    ("game", "kinds", "more"),
    [
        ("mississippi", ("here", "greedy", "greedy"), {}),
        ("mississippi", ("here", "here", "here", "random"), {"setup": "short"}),
        ("queen", ("here", "greedy", "greedy"), {"setup": "school"}),
        ("queen", ("here", "random", "greedy"), {"setup": "black-rose", "options": {"round_limit": 8}}),
        ("queen", ("here", "greedy"), {"setup": "for-two", "options": {"round_limit": 5}}),
    ],
)
def test_a_whole_race_against_captains(server: Server, game: str, kinds: tuple[str, ...], more: dict[str, Any]) -> None:
    table = server.found(game, *kinds, **more)
    person, watcher = Player(table, table.keys), Player(table, [table.watch])
    rng = Random(1)

    def choose(player: Player) -> str:
        legal = player.situation["legal"]
        return str(rng.choice(legal[: max(1, len(legal) // 2)]))

    async def race() -> None:
        await person.play(choose)
        await watcher.until(Player.over)

    asyncio.run(together([person, watcher], race()))
    check_log(table, person, watcher)
    assert sorted(person.situation["result"]["ranks"].values())[0] == 1
    assert {entry["by"] for entry in person.entries} == {"person", "captain", "chance"}
    assert (person.you, watcher.you) == ([one["seat"] for one in table.created["seats"] if one["key"]], [])


def test_several_people_race_over_several_connections(server: Server) -> None:
    table = server.found("mississippi", "here", "link", "link", setup="short")
    players = [Player(table, [key], name=str(nth)) for nth, key in enumerate(table.keys)]

    async def race() -> None:
        for player, name in zip(players, ("Anna", "Bo", "Cy"), strict=True):
            await player.until(lambda me: bool(me.you))
            await player.order("sit", seat=player.you[0], name=name)
        await asyncio.gather(*(player.play(first_legal) for player in players))

    asyncio.run(together(players, race()))
    check_log(table, *players)
    assert [seat["name"] for seat in players[0].info["seats"]] == ["Anna", "Bo", "Cy"]


def test_whole_turns_come_with_each_decision_of_ones_own(server: Server) -> None:
    table = server.found("queen", "here", "greedy", "greedy")  # a school race may be over after nine decisions
    asks, silent = Player(table, table.keys, turns=True), Player(table, [table.watch], turns=True)

    async def race() -> None:
        for _ in range(12):
            await asks.until(lambda me: me.mine() and me.offered.get("changed") == me.situation["changed"])
            turns = asks.offered["turns"]
            assert asks.offered["actor"] == "red"
            seen = asks.situation["changed"]
            await asks.submit(turns[0]["way"][0] if turns else asks.situation["legal"][0])
            await asks.moved_on(seen)

    asyncio.run(together([asks, silent], race()))
    assert "turns" not in silent.heard


def test_all_captains_sail_while_somebody_watches(server: Server) -> None:
    table = server.found("mississippi", "greedy", "random", "greedy", setup="short")
    assert table.situation()["actions"] == 0
    watcher = Player(table, [table.watch])
    asyncio.run(together([watcher], watcher.until(Player.over, 60)))
    check_log(table, watcher)
