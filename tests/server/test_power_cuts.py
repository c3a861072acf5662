"""Nothing is lost: a server that is killed again and again, at any moment, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from .killing import on_postgres
from .load import Crowd, tables
from .running import Server


@pytest.mark.parametrize("kills", [12, pytest.param(40, marks=pytest.mark.long)])
def test_everything_acknowledged_survives_being_killed(tmp_path: Path, kills: int) -> None:
    """SIGKILL at random moments under load: every acknowledged action is there, no race is corrupted, all agree."""
    with Server(str(tmp_path / "tables.db"), log=tmp_path / "log") as server:
        crowd = Crowd(tables(server, 6), seed=6)
        rng = Random(26)
        promised: list[int] = []

        async def cut_the_power() -> None:
            for nth in range(kills):
                wanted = len(crowd.promised) + (rng.randint(5, 25) if nth % 2 else 0)
                await asyncio.sleep(rng.uniform(0, 0.2))
                while len(crowd.promised) < wanted or (nth % 2 and any(one.socket is None for one in crowd.players)):
                    await asyncio.sleep(0.005)
                while nth == kills - 1 and not crowd.promised_a_turn():
                    await asyncio.sleep(0.005)
                await asyncio.to_thread(server.kill)
                promised.append(len(crowd.promised))
                await asyncio.to_thread(server.start)

        async def everything() -> None:
            await crowd.during(cut_the_power())
            await crowd.settle()

        asyncio.run(everything())
        crowd.check()
        assert server.stop() == 0
        assert len(set(promised)) > kills // 2, "something was acknowledged between most of the cuts"
        assert all(player.connections > kills // 4 for player in crowd.players)
        assert '"level":"error"' not in (tmp_path / "log").read_text()


def test_servers_and_database_are_killed_in_any_order(tmp_path: Path) -> None:
    """The short form of benchmarks/chaos_kills.py: each of two processes, PostgreSQL, and all of them at once."""
    count = on_postgres(tmp_path, kills=6, seed=3, tables_each=2)
    assert count.kills == 6
    assert count.acknowledged > 6
