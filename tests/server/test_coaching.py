"""The coach on a running server: where all agreed, once a turn, and never so that anybody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.server.coaching import PATIENCE, PRICE, Coaching
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.long_work import LongWork
from paddlewheel.server.workers import CHEAP, NoAnswer
from paddlewheel.tables.errors import Unavailable
from paddlewheel.tables.founding import found
from paddlewheel.tables.protocol import Consider, Considered, NewSeat, NewTable
from paddlewheel.tables.table import Table

from .running import Founded, Server

RECORD = """paddlewheel record 1
game: mississippi
rules: 1
position: mississippi round=9 to_move=red | red=107:5:9 green=105:3:12 black=48:1:6
"""
"""Red can be home with this turn, and Green with the next."""


def founded(server: Server, **more: object) -> Founded:
    seats = [{"by": "here"}, {"by": "captain", "captain": "mate"}, {"by": "captain", "captain": "mate"}]
    answer = server.ask("POST", "/api/tables", {"record": RECORD, "seats": seats, **more})
    assert answer.status == 201, answer.body
    return Founded(server, answer.data)


def test_it_asks_once_a_turn_and_tells_what_matters(server: Server) -> None:
    table = founded(server, coach=True)
    seen = table.situation()["n"]
    answer = table.order("consider", seat="red", seen=seen, actions=["-3"], id="a")
    assert answer.status == 200, answer.body
    assert answer.data["asks"]
    assert answer.data["reasons"][0]["id"] == "coach-could-finish"
    assert table.order("consider", seat="red", seen=seen, actions=["-3"], id="a").data["asks"], "the same, sent again"
    for nth, action in enumerate(("-3", "-4", "-3")):
        again = table.order("consider", seat="red", seen=seen, actions=[action], id=f"b{nth}").data
        assert not again["asks"]
        assert again["loss"] > 0.1
    assert table.situation()["n"] == seen, "nothing was done"
    assert table.order("submit", seat="red", seen=seen, actions=["-3"]).status == 200, "it is sent all the same"


def test_where_not_all_agreed_the_page_is_refused(server: Server) -> None:
    table = founded(server)
    order = {"seat": "red", "seen": table.situation()["n"], "actions": ["-3"]}
    answer = table.order("consider", **order)
    assert (answer.status, answer.data["code"]) == (422, "coach.not_agreed")
    assert table.order("coach", seat="red", on=True).status == 200
    assert table.order("consider", **{**order, "seen": table.situation()["n"]}).status == 200


def test_a_restart_knows_who_has_it_on(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), log=tmp_path / "log")
    with server:
        table = founded(server)
        assert table.order("coach", seat="red", on=True).status == 200
        server.kill()
        server.start()
        info = server.get(table.path, table.watch).data["info"]
        assert info["coach"] == {"on": True, "wanted": ["red"], "missing": []}


class Watched:
    """Workers that note what is claimed, and answer as told."""

    load = 0.0

    def __init__(self, late: bool = False) -> None:
        self.claims: list[tuple[Claim, float | None]] = []
        self.late = late

    @asynccontextmanager
    async def turn(self, claim: Claim, patience: float | None = None) -> AsyncIterator[Any]:
        self.claims.append((claim, patience))
        if self.late:
            raise NoAnswer("everybody is busy")

        class Turn:
            took = 0.1

            async def do(self, _: Any) -> Any:
                return Considered(id="", asks=True, loss=0.3, reasons=[])

        yield Turn()


def coaching(workers: Watched) -> tuple[Coaching, Any]:
    """Return the coach of such workers, and what considers a turn."""
    seats = [NewSeat(by="here"), NewSeat(by="captain", captain="mate"), NewSeat(by="captain", captain="mate")]
    charter, keys = found(NewTable(record=RECORD, seats=seats, coach=True), 0)
    table = Table(keys.table, charter)
    coach = Coaching(LongWork(workers), workers)  # type: ignore[arg-type]
    sender = table.sender([keys.seats[0].key or ""])

    async def consider(identity: str = "a") -> Considered:
        return await coach.consider(table, sender, Consider(id=identity, seat="red", seen=0, actions=["-3"]), "192.0.2.1")

    return coach, consider


def test_it_takes_no_process_kept_for_what_is_cheap_and_is_given_up_soon() -> None:
    workers = Watched()
    coach, consider = coaching(workers)
    assert asyncio.run(consider()).asks
    ((claim, patience),) = workers.claims
    assert (claim.address, claim.alone, patience) == ("192.0.2.1", False, PATIENCE)
    assert claim.price == PRICE > CHEAP
    assert coach._work.allowance.left("192.0.2.1") < 10, "the asker has paid"


def test_when_everybody_is_busy_that_is_said_and_nobody_was_asked() -> None:
    workers = Watched(late=True)
    _, consider = coaching(workers)
    with pytest.raises(Unavailable) as late:
        asyncio.run(consider())
    assert late.value.code == "work.late"
    workers.late = False
    assert asyncio.run(consider("b")).asks
