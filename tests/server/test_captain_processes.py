"""Captains think in processes of their own: whose turn it is goes first, and one that fails is no matter to the others."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.server.captain_processes import CaptainProcesses, Failed
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms import Rooms
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


def think(thinkers: CaptainProcesses, seconds: float, hint: bool = False) -> Awaitable[None]:
    """Let something be thought that takes so long."""
    return thinkers._think(partial(time.sleep, seconds), thinkers._hints if hint else thinkers._captains)


def test_captains_go_before_hints_and_hints_in_their_order() -> None:
    ended: list[str] = []

    async def thought(thinkers: CaptainProcesses, name: str) -> None:
        await think(thinkers, 0, hint="hint" in name)
        ended.append(name)

    async def everything() -> None:
        thinkers = CaptainProcesses(1)
        try:
            names = ["hint 1", "hint 2", "hint 3", "captain 1", "captain 2"]
            await asyncio.gather(*(thought(thinkers, name) for name in names))
        finally:
            thinkers.close()

    asyncio.run(everything())
    assert ended == ["hint 1", "captain 1", "captain 2", "hint 2", "hint 3"]


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


async def begun(thinkers: CaptainProcesses, path: Path, longest: float) -> asyncio.Future[None]:
    """Let somebody think until a file is there, so many seconds at most, and return when that has begun."""
    usual, thinkers._longest = thinkers._longest, longest
    thought = asyncio.ensure_future(thinkers._think(partial(wait_for_file, path), thinkers._captains))
    await asyncio.sleep(0)
    thinkers._longest = usual
    return thought


def test_time_counts_from_the_beginning_of_a_thought(tmp_path: Path) -> None:
    """However many wait, nobody fails for having waited."""

    async def everything() -> None:
        clock, thinkers = Clock(), CaptainProcesses(1, longest=100)
        try:
            await think(thinkers, 0)
            first = await begun(thinkers, tmp_path / "go", 10_000)
            others = [asyncio.ensure_future(think(thinkers, 0)) for _ in range(6)]
            await clock.skip(1_000)
            assert not any(thought.done() for thought in (first, *others))
            (tmp_path / "go").touch()
            await asyncio.gather(first, *others)
        finally:
            thinkers.close()

    asyncio.run(everything())


def test_one_that_thinks_too_long_or_breaks_disturbs_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It fails with a sentence, its process is replaced, the others think on, and no traceback is written."""

    async def everything() -> None:
        clock, thinkers = Clock(), CaptainProcesses(2, longest=100)
        try:
            await asyncio.gather(think(thinkers, 0), think(thinkers, 0))  # both have started
            too_long = await begun(thinkers, tmp_path / "never", 5)
            other = await begun(thinkers, tmp_path / "go", 100)
            await clock.skip(10)
            with pytest.raises(Failed, match="no answer after 5 seconds"):
                await too_long
            assert not other.done()
            (tmp_path / "go").touch()
            await other
            with pytest.raises(Failed, match="ValueError"):
                await thinkers._think(partial(int, "seven"), thinkers._captains)
            with pytest.raises(Failed, match="the process ended"):
                await thinkers._think(partial(exit_at_once, 1), thinkers._captains)
            await asyncio.gather(*(think(thinkers, 0) for _ in range(4)))
        finally:
            thinkers.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(everything())
    assert caplog.records == []


def exit_at_once(code: int) -> None:
    os._exit(code)


def test_a_hint_that_waits_too_long_is_given_up_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def everything() -> None:
        clock, thinkers = Clock(), CaptainProcesses(1, longest=100)
        try:
            await think(thinkers, 0)  # the process has started
            captain = await begun(thinkers, tmp_path / "go", 10_000)
            hint = asyncio.ensure_future(think(thinkers, 0, hint=True))
            await clock.skip(0)
            await clock.skip(200)
            with pytest.raises(Failed, match="all captains are busy"):
                await hint
            (tmp_path / "go").touch()
            await captain
            await think(thinkers, 0, hint=True)
        finally:
            thinkers.close()

    asyncio.run(everything())


class NoProcesses(CaptainProcesses):
    """Nobody ever answers."""

    async def consider(self, asked: Ask) -> list[str]:  # noqa: ARG002
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
    actions = asyncio.run(rooms._decision(todo, table))
    assert asked == ["mate"]
    play_on(table, actions)
    (said,) = caplog.records
    assert (said.message, said.exc_info) == ("a captain failed", None)


def test_if_even_the_mate_fails_something_legal_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Ask) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(automatic, "consider", fail)
    table, todo = captains_turn()
    actions = asyncio.run(Rooms(NoProcesses(1), Metrics())._decision(todo, table))
    play_on(table, actions)
