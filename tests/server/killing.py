"""Processes and databases that are killed again and again, at any moment, while people play; then everything is counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from .cluster import Cluster
from .load import Crowd, tables
from .running import Founded, Server

ROUND = 25
"""Kills after which people sit down at new tables: a table keeps only so much."""

Blow = Callable[[], None]
"""Kills something and starts it again."""


@dataclass
class Count:
    """What came of it; nothing is lost or doubled, or an assertion has failed before this was counted."""

    kills: int = 0
    acknowledged: int = 0
    entries: int = 0


def cut_the_power(servers: Sequence[Server], blows: Sequence[Blow], kills: int, seed: int, tables_each: int = 6) -> Count:
    """Kill so often, in rounds; after each compare what was acknowledged with what is kept and what everybody knows."""
    count, rng = Count(), Random(seed)
    while count.kills < kills:
        now = min(ROUND, kills - count.kills)
        crowd = Crowd(tables(servers[0], tables_each), seed=rng.randrange(2**32))
        for nth, player in enumerate(crowd.players):  # the people of one table are at different processes
            player.table = Founded(servers[nth % len(servers)], player.table.created)
        asyncio.run(_round(crowd, blows, now, rng))
        _compare(crowd)
        count.kills += now
        count.acknowledged += len(crowd.promised)
        count.entries += sum(len(table.entries()) for table in crowd.tables)
    return count


async def _round(crowd: Crowd, blows: Sequence[Blow], kills: int, rng: Random) -> None:
    async def strike() -> None:
        for nth in range(kills):
            wanted = len(crowd.promised) + (rng.randint(3, 15) if nth % 2 else 0)
            await asyncio.sleep(rng.uniform(0, 0.2))
            while len(crowd.promised) < wanted or (nth == kills - 1 and not crowd.promised_a_turn()):
                await asyncio.sleep(0.005)
            await asyncio.to_thread(rng.choice(blows))

    await crowd.during(strike())
    await crowd.settle()


def _compare(crowd: Crowd) -> None:
    by_name = {table.name: table for table in crowd.tables}
    for player in crowd.players:
        player.table = by_name[player.table.name]
    crowd.promised = [(by_name[table.name], order, n, taken) for table, order, n, taken in crowd.promised]
    crowd.check()


def of_a_server(server: Server) -> Blow:
    """Return what kills a server."""

    def blow() -> None:
        server.kill()
        server.start()

    return blow


def of_a_database(cluster: Cluster) -> Blow:
    """Return what kills the database."""

    def blow() -> None:
        cluster.stop()
        cluster.start()

    return blow


def of_both(cluster: Cluster, servers: Sequence[Server]) -> Blow:
    """Return what kills the database and every server, as a power cut does."""

    def blow() -> None:
        for server in servers:
            server.kill()
        cluster.stop()
        cluster.start()
        for server in servers:
            server.start()

    return blow


def on_sqlite(folder: Path, kills: int, seed: int) -> Count:
    """Kill a server on a SQLite file."""
    with Server(str(folder / "tables.db"), log=folder / "log") as server:
        count = cut_the_power([server], [of_a_server(server)], kills, seed)
        assert server.stop() == 0
    assert "raceback" not in (folder / "log").read_text()
    return count


def on_postgres(folder: Path, kills: int, seed: int, tables_each: int = 6) -> Count:
    """Kill two servers on one database, the database, and all of them."""
    with Cluster() as cluster:
        one, other = (Server(cluster.address, log=folder / f"log{nth}") for nth in range(2))
        with one, other:
            blows = [of_a_server(one), of_a_server(other), of_a_database(cluster), of_both(cluster, [one, other])]
            count = cut_the_power([one, other], blows, kills, seed, tables_each)
    assert "raceback" not in "".join((folder / f"log{nth}").read_text() for nth in range(2))
    return count
