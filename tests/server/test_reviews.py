"""Reviews on a running server: for whoever may watch, once the race is over, kept with it, and behind all people."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.long_work import Allowance, LongWork, Work
from paddlewheel.server.reviews import PIECE, further, known, may_look

from .running import HANGS, Founded, Server

RECORDS = Path(__file__).parents[1] / "records"
RECORD = (RECORDS / "mississippi-from-a-position.record").read_text(encoding="utf-8")


def founded(server: Server, **more: object) -> Founded:
    answer = server.ask("POST", "/api/tables", {"record": RECORD, **more})
    assert answer.status == 201, answer.body
    return Founded(server, answer.data)


def complete(server: Server, table: Founded) -> dict[str, Any]:
    """Ask for a review until it is complete."""
    until = time.monotonic() + HANGS
    while time.monotonic() < until:
        answer = server.get(f"{table.path}/review", table.watch)
        assert answer.status == 200, answer.body
        if answer.data["done"] == answer.data["total"]:
            return dict(answer.data)
        time.sleep(0.2)
    raise AssertionError("the review is not complete")


def test_a_watcher_may_review_a_race_that_is_over_and_a_restart_keeps_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(str(database), log=tmp_path / "log")
    with server:
        table = founded(server)
        found = complete(server, table)
        assert found["points"][-1]["chances"].count(1) == 1
        until = time.monotonic() + HANGS
        while not _kept(database) and time.monotonic() < until:
            time.sleep(0.1)
        server.kill()
        server.start()
        assert server.get(f"{table.path}/review", table.watch).data == found


def _kept(database: Path) -> list[Any]:
    with sqlite3.connect(database) as connection:
        return connection.execute("select name from reviews").fetchall()


def test_a_race_that_goes_on_is_reviewed_for_nobody(server: Server) -> None:
    table = founded(server, at=2)
    for key in (table.watch, table.created["maker"]):
        answer = server.get(f"{table.path}/review", key)
        assert answer.status >= 400
        assert answer.data["code"] == "review.running"


def test_whoever_may_not_watch_may_not_review(server: Server) -> None:
    table = founded(server)
    assert server.get(f"{table.path}/review").status == 403
    assert server.get(f"{table.path}/review", "x" * 22).status == 403


def test_what_another_judge_or_another_race_left_behind_is_not_believed() -> None:
    findings, _, _ = further(RECORD, None, 0.0)
    found = known(findings, RECORD.count("\n"))
    assert found is None, "of another length"
    assert known(b"{}", 1) is None
    assert known(None, 1) is None
    again, _, _ = further(RECORD, findings.replace(b'"judge":"', b'"judge":"other'), 0.0)
    assert again == findings, "it was begun anew"
    more, _, _ = further(RECORD, findings, 0.0)
    assert more != findings, "it went on"


def test_work_for_a_review_waits_behind_people() -> None:
    class Watched:
        def __init__(self) -> None:
            self.claims: list[Claim] = []

        @asynccontextmanager
        async def turn(self, claim: Claim, _patience: float | None = None) -> AsyncIterator[Any]:
            self.claims.append(claim)

            class Turn:
                took = 0.1

                async def do(self, work: Any) -> Any:
                    return work()

            yield Turn()

    workers = Watched()
    work = LongWork(workers)  # type: ignore[arg-type]
    assert asyncio.run(work.do("192.0.2.1", 0.25, lambda: 7, "a table", alone=True)) == 7
    assert workers.claims == [Claim("192.0.2.1", "a table", 0.25, alone=True)]
    assert work.allowance.left("192.0.2.1") < 10, "the asker has paid"


def test_a_review_leaves_half_of_a_share_for_what_people_ask_next() -> None:
    allowance = Allowance(Work(share=25, burst=10), clock=lambda: 0.0)
    while may_look(allowance, "192.0.2.1", begun=True):
        allowance.spend("192.0.2.1", PIECE)
    assert allowance.left("192.0.2.1") == 5.0
    assert may_look(allowance, "192.0.2.1", begun=False), "another race is still glanced at"


def test_what_is_the_same_for_everybody_costs_who_asks_first_its_price() -> None:
    class Slow:
        @asynccontextmanager
        async def turn(self, _: Claim, __: float | None) -> AsyncIterator[Any]:
            class Turn:
                took = 4.0

                async def do(self, work: Any) -> Any:
                    return work()

            yield Turn()

    work = LongWork(Slow())  # type: ignore[arg-type]
    work.allowance = Allowance(Work(share=25, burst=10), clock=lambda: 0.0)
    asyncio.run(work.do("192.0.2.1", 0.2, lambda: 7, shared=True))
    assert work.allowance.left("192.0.2.1") == pytest.approx(9.8)
    asyncio.run(work.do("192.0.2.1", 0.2, lambda: 7))
    assert work.allowance.left("192.0.2.1") == pytest.approx(5.8)
