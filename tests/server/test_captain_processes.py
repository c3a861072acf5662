"""Captains think in processes of their own: people go first, and one that fails is no matter to the others."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.server.captain_processes import EACH_ALONE, SOON, CaptainProcesses, Pace, Thinker, price, shrunk
from paddlewheel.server.fair_queue import Claim
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.workers import Failed, Workers
from paddlewheel.tables import automatic
from paddlewheel.tables.automatic import Ask, chore, consider
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import Action
from paddlewheel.tables.protocol import NewSeat, NewTable
from paddlewheel.tables.table import Table


def captains_turn() -> tuple[Table, Ask]:
    """A table at which a commodore decides, and what it is asked."""
    seats = [NewSeat(by="captain", captain="commodore"), NewSeat(by="here"), NewSeat(by="here")]
    charter, created = found(NewTable(game="mississippi", seats=seats), 0)
    table = Table(created.table, charter)
    for action in ("first=red", "die=5"):
        table.take(Action(n=table.n + 1, at=0, seat="chance", action=action, by="chance"))
    todo = chore(table, 0)
    assert isinstance(todo, Ask)
    return table, todo


def play_on(table: Table, actions: list[str]) -> None:
    for entry in automatic.steered(table, 0, actions, 0):
        table.take(entry)


def claim(table: str = "", price: float = 0.02, address: str = "10.0.0.1", alone: bool = False) -> Claim:
    return Claim(address, table, price, alone)


def think(workers: Workers, seconds: float) -> Awaitable[None]:
    """Let something be thought that takes so long."""
    return workers.do(claim(), partial(time.sleep, seconds))


def test_people_go_first_and_cheap_thoughts_before_dear_ones() -> None:
    ended: list[str] = []

    async def thought(workers: Workers, name: str, what: Claim) -> None:
        await workers.do(what, partial(time.sleep, 0))
        ended.append(name)

    async def everything() -> None:
        workers = Workers(1)
        try:
            await asyncio.gather(
                thought(workers, "at work", claim("a")),
                thought(workers, "alone", claim("b", address="10.0.0.2", alone=True)),
                thought(workers, "commodore", claim("c", 1.0, "10.0.0.3")),
                thought(workers, "mate", claim("d", address="10.0.0.4")),
            )
        finally:
            workers.close()

    asyncio.run(everything())
    assert ended == ["at work", "mate", "commodore", "alone"]


def test_a_mate_never_waits_for_commodores(tmp_path: Path) -> None:
    """One process is kept for what is cheap, and races without people never have more than half of them."""

    async def everything() -> None:
        workers = Workers(2)
        try:
            dear = [
                asyncio.ensure_future(
                    workers.do(claim(f"{nth}", 1.0, alone=alone), partial(wait_for_file, tmp_path / "go"))
                )
                for nth, alone in enumerate([False, False, True, True])
            ]
            await asyncio.sleep(0)
            assert await workers.do(claim("mine"), partial(str, 7)) == "7"
            assert not any(one.done() for one in dear)
            assert (len(workers.people), len(workers.others)) == (1, 2)
            (tmp_path / "go").touch()
            await asyncio.gather(*dear)
        finally:
            workers.close()

    asyncio.run(everything())


def test_a_budget_shrinks_under_load_and_grows_again() -> None:
    assert [shrunk(1.0, load) for load in (0, 0.5, 1, 2, 100, 0.4)] == [1, 1, 0.5, 0.25, SOON, 1]
    assert shrunk(0.02, 100) == 0.02, "whoever takes no time anyway keeps it"
    assert [price(name) for name in ("commodore", "captain", "mate", "greedy")] == [1.0, 0.25, 0.02, 0.02]


def test_races_without_people_have_a_pace_together_for_each_address() -> None:
    time = 0.0
    pace = Pace(lambda: time)
    waits = [pace.wait(address) for address in ("a", "a", "b", "a")]
    assert waits == pytest.approx([0, EACH_ALONE, 0, 2 * EACH_ALONE])
    time = 10.0
    assert pace.wait("a") == 0


def test_a_thought_belongs_to_whoever_of_those_connected_has_least_under_way(tmp_path: Path) -> None:
    """Somebody with many tables who comes to watch mine takes nothing from me."""

    async def everything() -> None:
        thinkers, (_, todo) = CaptainProcesses(1), captains_turn()
        try:
            busy = asyncio.ensure_future(
                thinkers.workers.do(claim("x", 0.02, "1.1.1.1"), partial(wait_for_file, tmp_path / "go"))
            )
            await asyncio.sleep(0)
            mine = thinkers._claim(todo, Thinker("t", {"1.1.1.1", "2.2.2.2"}))
            assert (mine.address, mine.price, mine.alone) == ("2.2.2.2", 1.0, False)
            assert thinkers._claim(todo, Thinker("t")).address == "t", "nobody is connected, and nobody known"
            (tmp_path / "go").touch()
            await busy
        finally:
            thinkers.close()

    asyncio.run(everything())


class Clock:
    """The clock of the running loop, which can be put forward: nobody waits for a limit to pass."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.skipped, real = 0.0, loop.time
        loop.time = lambda: real() + self.skipped  # type: ignore[method-assign]

    async def skip(self, seconds: float) -> None:
        """Put the clock forward, and let happen what is due then."""
        self.skipped += seconds
        for _ in range(5):
            await asyncio.sleep(0)


def wait_for_file(path: Path) -> None:
    """Think until a file is there."""
    while not path.exists():
        time.sleep(0.005)


async def begun(workers: Workers, path: Path, longest: float) -> asyncio.Future[None]:
    """Let somebody think until a file is there, so many seconds at most, and return when that has begun."""
    usual, workers._longest = workers._longest, longest
    thought = asyncio.ensure_future(workers.do(claim(), partial(wait_for_file, path)))
    for _ in range(3):
        await asyncio.sleep(0)
    workers._longest = usual
    return thought


def test_time_counts_from_the_beginning_of_a_thought(tmp_path: Path) -> None:
    """However many wait, nobody fails for having waited."""

    async def everything() -> None:
        clock, workers = Clock(), Workers(1, longest=100)
        try:
            await think(workers, 0)
            first = await begun(workers, tmp_path / "go", 10_000)
            others = [asyncio.ensure_future(think(workers, 0)) for _ in range(6)]
            await clock.skip(1_000)
            assert not any(thought.done() for thought in (first, *others))
            (tmp_path / "go").touch()
            await asyncio.gather(first, *others)
        finally:
            workers.close()

    asyncio.run(everything())


def test_one_that_thinks_too_long_or_breaks_disturbs_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It fails with a sentence, its process is replaced, the others think on, and no traceback is written."""

    async def everything() -> None:
        clock, workers = Clock(), Workers(3, longest=100)
        try:
            await workers.warm()
            too_long = await begun(workers, tmp_path / "never", 5)
            other = await begun(workers, tmp_path / "go", 100)
            await clock.skip(10)
            with pytest.raises(Failed, match="no answer after 5 seconds"):
                await too_long
            assert not other.done()
            (tmp_path / "go").touch()
            await other
            with pytest.raises(Failed, match="ValueError"):
                await workers.do(claim(), partial(int, "seven"))
            with pytest.raises(Failed, match="the process ended"):
                await workers.do(claim(), partial(exit_at_once, 1))
            await asyncio.gather(*(think(workers, 0) for _ in range(4)))
        finally:
            workers.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(everything())
    assert caplog.records == []


def exit_at_once(code: int) -> None:
    os._exit(code)


def test_a_captain_who_does_what_the_rules_refuse_has_failed() -> None:
    """However it fails: else nobody would act in its place."""

    async def everything() -> None:
        thinkers, (_, todo) = CaptainProcesses(1), captains_turn()
        try:
            with pytest.raises(Failed, match="BadText"):
                await thinkers.consider(replace(todo, position="nowhere"), Thinker("t"))
        finally:
            thinkers.close()

    asyncio.run(everything())


def test_a_hint_that_waits_too_long_is_given_up_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def everything() -> None:
        clock, workers = Clock(), Workers(1, longest=100)

        async def hint() -> None:
            async with workers.turn(claim(), 100) as turn:
                await turn.do(partial(time.sleep, 0))

        try:
            await think(workers, 0)  # the process has started
            captain = await begun(workers, tmp_path / "go", 10_000)
            waiting = asyncio.ensure_future(hint())
            await clock.skip(0)
            await clock.skip(200)
            with pytest.raises(Failed, match="everybody is busy"):
                await waiting
            (tmp_path / "go").touch()
            await captain
            await hint()
            assert (len(workers.people), workers.shares("10.0.0.1")) == (0, 0)
        finally:
            workers.close()

    asyncio.run(everything())


class NoProcesses(CaptainProcesses):
    """Nobody ever answers."""

    async def consider(self, asked: Ask, thinker: Thinker) -> list[str]:  # noqa: ARG002
        raise Failed("no answer after 30 seconds")


def test_for_a_captain_who_fails_a_mate_decides_and_not_luck(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def remember(todo: Ask, *more: Any) -> list[str]:
        asked.append(todo.captain)
        return consider(todo, *more)

    monkeypatch.setattr(automatic, "consider", remember)
    table, todo = captains_turn()
    rooms = Rooms(NoProcesses(1), Metrics())
    actions = asyncio.run(rooms._decision(todo, Room(rooms, table)))
    assert asked == ["mate"]
    play_on(table, actions)
    (said,) = caplog.records
    assert (said.message, said.exc_info) == ("a captain failed", None)


def test_if_even_the_mate_fails_something_legal_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Ask) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(automatic, "consider", fail)
    table, todo = captains_turn()
    rooms = Rooms(NoProcesses(1), Metrics())
    actions = asyncio.run(rooms._decision(todo, Room(rooms, table)))
    play_on(table, actions)
