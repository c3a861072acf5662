"""Several server processes on one PostgreSQL: any serves any table, and captains decide exactly once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddlewheel.server.postgres import open_postgres
from paddlewheel.tables.errors import Conflict
from paddlewheel.tables.storage.kept import Addition, Beside

from .cluster import Cluster
from .load import Crowd, tables
from .player import Player
from .running import HANGS, Founded, Server
from .test_racing import check_log, together

EARS = "select count(pid) from pg_stat_activity where query ilike 'listen%'"
"""How many processes hear of each other's entries."""
CUT_THEM = EARS.replace("pid", "pg_terminate_backend(pid)", 1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


@contextmanager
def both(cluster: Cluster, folder: Path) -> Iterator[list[Server]]:
    """Two servers on one database."""
    one, other = (Server(cluster.address, log=folder / f"log{nth}") for nth in range(2))
    with one, other:
        yield [one, other]


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    with both(cluster, tmp_path) as (one, other):
        yield one, other


def at(server: Server, table: Founded) -> Founded:
    """Return the same table as another server serves it."""
    return Founded(server, table.created)


def test_what_one_process_keeps_the_other_tells(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.found("mississippi", "here", "here", "here", "greedy", setup="short")
    players = [
        Player(at(server, table), [key], name=key[:4]) for server, key in zip((one, other, one), table.keys, strict=True)
    ]
    watcher = Player(at(other, table), [table.watch])
    rng = Random(4)
    before = thoughts(one, other)

    async def race() -> None:
        await asyncio.gather(*(player.play(lambda me: str(rng.choice(me.situation["legal"]))) for player in players))
        await watcher.until(Player.over)

    asyncio.run(together([*players, watcher], race()))
    check_log(table, *players, watcher)
    runs = sum(entry["by"] == "captain" for entry in watcher.entries if entry["type"] == "moved")
    assert thoughts(one, other) - before == runs, "a captain was asked once for each turn, by one of the two"


def thoughts(*servers: Server) -> int:
    """Return how often captains have been asked, by all servers together."""
    lines = [line for server in servers for line in server.get("/metrics").body.decode().splitlines()]
    return sum(int(float(line.split()[1])) for line in lines if line.startswith("paddlewheel_captain_seconds_count "))


def test_a_long_entry_is_carried_too(pair: tuple[Server, Server]) -> None:
    """What PostgreSQL can notify of is shorter than many an entry; only the number goes that way."""
    one, other = pair
    table = one.found("mississippi", "here", "here", "here")
    watcher = Player(at(other, table), [table.watch])

    async def talk() -> None:
        await watcher.until(lambda me: bool(me.situation))
        for nth in range(40):
            answer = await asyncio.to_thread(table.order, "say", seat="red", text=f"{nth} " + "ß" * 490)
            assert answer.status == 200
        await watcher.until(lambda me: sum(entry["type"] == "said" for entry in me.entries) == 40)

    asyncio.run(together([watcher], talk()))


def test_everybody_hears_who_is_connected_to_either(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.found("mississippi", "here", "here", "here")
    red, green = Player(at(one, table), [table.key("red")]), Player(at(other, table), [table.key("green")])
    watcher = Player(at(other, table), [table.watch])

    async def come_and_go() -> None:
        running = asyncio.create_task(green.run())
        for player in (red, watcher):
            await player.until(lambda me: me.present == {"seats": ["red", "green"], "watching": 1})
        running.cancel()
        for player in (red, watcher):
            await player.until(lambda me: me.present == {"seats": ["red"], "watching": 1})

    asyncio.run(together([red, watcher], come_and_go()))


def test_tables_of_one_are_listed_by_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.found("queen", "here", "open", "greedy", public=True)
    assert table.name in [listed["table"] for listed in other.get("/api/tables").data["tables"]]


def test_captains_decide_exactly_once_even_if_their_process_dies(cluster: Cluster, tmp_path: Path) -> None:
    """The process that runs the captains is killed in the middle of it, again and again; the other goes on."""
    with both(cluster, tmp_path) as servers:
        table = servers[0].found("queen", "here", "greedy", "greedy", "random", options={"round_limit": 4})
        person = Player(at(servers[1], table), table.keys)
        rng = Random(9)

        async def cut(times: int) -> None:
            for nth in range(times):
                known = len(person.entries)
                await person.until(lambda me, known=known: len(me.entries) > known or me.over(), HANGS)  # type: ignore[misc]
                await asyncio.sleep(rng.uniform(0.2, 0.8))
                await asyncio.to_thread(servers[nth % 2].kill)
                await asyncio.sleep(rng.uniform(0.2, 0.5))
                person.table = at(servers[(nth + 1) % 2], table)
                await asyncio.to_thread(servers[nth % 2].start)

        async def race() -> None:
            cutting = asyncio.create_task(cut(4))
            await person.play(lambda me: str(rng.choice(me.situation["legal"])))
            await cutting

        asyncio.run(together([person], race()))
        check_log(at(servers[0], table), person)
        check_log(at(servers[1], table), person)
        decided = Counter(entry["actions"] for entry in person.entries if entry["type"] == "moved")
        assert set(decided.values()) == {1}, "every decision was made once"
        assert any(entry["by"] == "captain" for entry in person.entries)
        for server in servers:
            assert server.stop() == 0


def test_power_cuts_of_two_processes_in_turn(cluster: Cluster, tmp_path: Path) -> None:
    with both(cluster, tmp_path) as servers:
        crowd = Crowd(tables(servers[0], 3), seed=8)
        for nth, player in enumerate(crowd.players):
            player.table = at(servers[nth % 2], player.table)

        async def cut() -> None:
            rng = Random(5)
            for nth in range(6):
                wanted = len(crowd.promised) + rng.randint(4, 12)
                while len(crowd.promised) < wanted or (nth == 5 and not crowd.promised_a_turn()):
                    await asyncio.sleep(0.005)
                await asyncio.to_thread(servers[nth % 2].kill)
                await asyncio.to_thread(servers[nth % 2].start)

        async def everything() -> None:
            await crowd.during(cut())
            await crowd.settle()

        asyncio.run(everything())
        _check(crowd)
        for server in servers:
            server.stop()


def _check(crowd: Crowd) -> None:
    """As `check`, for players whose tables are the same ones at another server."""
    by_name: dict[str, Any] = {table.name: table for table in crowd.tables}
    for player in crowd.players:
        player.table = by_name[player.table.name]
    crowd.promised = [(by_name[table.name], *rest) for table, *rest in crowd.promised]
    crowd.check()


def test_postgres_is_gone_and_comes_back(tmp_path: Path) -> None:
    """No acknowledgement while it is gone; afterwards both processes go on and hear of each other, without a restart."""
    with Cluster() as cluster, both(cluster, tmp_path) as (one, other):
        table = one.found("mississippi", "here", "here", "here")
        table.decided()
        assert table.act().status == 200
        table.decided()
        cluster.stop()
        stands = table.situation()
        order = {"seat": stands["actor"], "action": stands["legal"][0], "seen": stands["n"], "id": "once"}
        answer = table.order("submit", **order)
        assert (answer.status, answer.data["reason"]) == (503, "unavailable")
        assert one.get("/healthz").status == 503
        cluster.start()
        for server in (one, other):
            server.wait_until("/healthz", lambda data: data["ok"])
        until = time.monotonic() + HANGS
        while (answer := table.order("submit", **order)).status != 200:
            assert time.monotonic() < until, answer.body
            time.sleep(0.1)
        watcher = Player(at(other, table), [table.watch])

        async def talk() -> None:
            await watcher.until(lambda me: bool(me.situation))
            await asyncio.to_thread(other.wait_for, lambda: int(cluster.query(EARS)) > 1)
            assert (await asyncio.to_thread(table.order, "say", seat="red", text="back again")).status == 200
            await watcher.until(lambda me: any(entry["type"] == "said" for entry in me.entries))

        asyncio.run(together([watcher], talk()))
        assert sum(entry.get("id") == "once" for entry in watcher.entries) == 1
        for server in (one, other):
            assert server.stop() == 0


def test_the_ear_is_cut_off_and_nothing_is_missed(pair: tuple[Server, Server], cluster: Cluster) -> None:
    one, other = pair
    table = one.found("mississippi", "here", "here", "here")
    watcher = Player(at(other, table), [table.watch])
    cut: list[int] = []

    async def talk() -> None:
        await watcher.until(lambda me: bool(me.situation))
        for nth in range(10):
            cut.append(int(await asyncio.to_thread(cluster.query, CUT_THEM)))
            assert (await asyncio.to_thread(table.order, "say", seat="red", text=f"{nth}")).status == 200
        await watcher.until(lambda me: sum(entry["type"] == "said" for entry in me.entries) == 10)

    asyncio.run(together([watcher], talk()))
    assert watcher.connections == 1
    assert sum(cut) > 1


class Deaf:
    """Hears nothing of other processes."""

    def heard(self, name: str | None, last: int | None = None) -> None: ...

    def heard_present(self, name: str, process: str, seats: frozenset[int], watching: int) -> None: ...


def test_old_tables_are_cleared_away_while_others_are_played_at(cluster: Cluster) -> None:
    """Two processes look at once, and somebody adds to an old table at that moment: cleared whole, or not at all."""

    async def everything() -> None:
        stores = [await open_postgres(cluster.address, Deaf()) for _ in range(2)]
        old = Beside(False, True, 7, None, b"{}")
        names = [f"old{nth:03}" for nth in range(60)]
        for name in names:
            await stores[0].found(name, b"charter", old)
            await stores[0].append(Addition(name, 0, [b"a", b"b"], old))
        await stores[0].found("clock", b"charter", old._replace(due=10**15))
        played = [Addition(name, 2, [b"c"], old._replace(touched=10**9)) for name in names]
        results = await asyncio.gather(
            *(store.clear(8, 9) for store in stores),
            *(stores[nth % 2].append(added) for nth, added in enumerate(played)),
            return_exceptions=True,
        )
        gone = [name for cleared in results[:2] if isinstance(cleared, list) for name in cleared]
        assert len(gone) == len(set(gone))
        for name, result in zip(names, results[2:], strict=True):
            kept = await stores[0].read(name, 0)
            assert (kept is None) == (name in gone) == isinstance(result, Conflict), name
            assert kept is None or kept.bodies == [b"a", b"b", b"c"]
        assert await stores[0].read("clock", 0) is not None
        for store in stores:
            await store.close()

    asyncio.run(everything())
    assert (
        cluster.query("select count(*) from paddlewheel.entries where name not in (select name from paddlewheel.tables)")
        == "0"
    )
    cluster.query(
        "delete from paddlewheel.entries where name like 'old%'; delete from paddlewheel.tables where due = 10^15"
    )
