"""Clocks: time for a turn, then the bank, and a captain who takes over."""

from __future__ import annotations

from paddlewheel.tables import clock
from paddlewheel.tables.automatic import Ask, Expire, Roll, chore, expired, steered
from paddlewheel.tables.protocol import Clock, ClockInfo, HandedOver, HandOver, Leave, TakeOver
from paddlewheel.tables.view import situation

from .sitting import EPOCH, Sitting, mississippi, queen


def left(sitting: Sitting, seat: str) -> tuple[int, int]:
    clocks = situation(sitting.table, sitting.now).clocks
    assert clocks is not None
    return clocks[seat].turn, clocks[seat].bank


def test_the_time_of_the_turn_is_used_before_the_bank() -> None:
    sitting = mississippi(clock=Clock(turn=30, bank=100))
    assert left(sitting, "red") == (30_000, 100_000)
    sitting.now += 20_000
    assert left(sitting, "red") == (10_000, 100_000)
    assert sitting.table.deadline == EPOCH + 130_000
    sitting.now += 20_000
    assert left(sitting, "red") == (0, 90_000)
    sitting.submit("red", "+4")
    assert left(sitting, "red") == (30_000, 90_000)
    sitting.luck("die=2")
    sitting.now += 5_000
    assert left(sitting, "green") == (25_000, 100_000)
    assert left(sitting, "red") == (30_000, 90_000)


def test_all_decisions_of_a_turn_share_its_time() -> None:
    sitting = queen(clock=Clock(turn=30, bank=0))
    for action in ("2", "a"):
        sitting.now += 10_000
        sitting.submit("red", action)
    assert left(sitting, "red") == (10_000, 0)
    assert sitting.table.deadline == sitting.now + 10_000


def test_a_captain_takes_over_when_the_time_is_up() -> None:
    sitting = mississippi(clock=Clock(turn=30, bank=10), relief="greedy")
    sitting.now += 39_999
    assert chore(sitting.table, sitting.now) is None
    assert sitting.table.due() == EPOCH + 40_000
    sitting.now += 1
    assert chore(sitting.table, sitting.now) == Expire(0)
    (told,) = sitting.happen(expired(sitting.table, 0, sitting.now))
    assert isinstance(told, HandedOver)
    assert (told.captain, told.why) == ("greedy", "time")
    asked = chore(sitting.table, sitting.now)
    assert isinstance(asked, Ask)
    sitting.happen(steered(sitting.table, 0, ["+4"], sitting.now))
    assert chore(sitting.table, sitting.now) == Roll()
    sitting.give(TakeOver(id="t", seat="red"))
    assert left(sitting, "red") == (30_000, 0)


def test_handing_over_and_taking_over_at_once_gains_no_time() -> None:
    sitting = mississippi(clock=Clock(turn=30, bank=100))
    sitting.now += 20_000
    sitting.give(HandOver(id="h", seat="red"))
    assert sitting.table.deadline is None
    assert isinstance(chore(sitting.table, sitting.now + 10**9), Ask)
    sitting.now += 15_000
    assert left(sitting, "red") == (0, 95_000)
    sitting.give(TakeOver(id="t", seat="red"))
    assert left(sitting, "red") == (0, 95_000)
    assert sitting.table.deadline == EPOCH + 130_000


def test_who_leaves_in_their_turn_stops_no_clock() -> None:
    sitting = mississippi(clock=Clock(turn=30, bank=10))
    sitting.give(Leave(id="l", seat="red"))
    sitting.now += 60_000
    sitting.give(TakeOver(id="t", seat="red"))
    assert left(sitting, "red") == (0, 0)
    assert chore(sitting.table, sitting.now) == Expire(0)


def test_a_captain_who_steers_on_uses_nobodys_time() -> None:
    sitting = mississippi(clock=Clock(turn=30, bank=100))
    sitting.give(HandOver(id="h", seat="green"))
    sitting.submit("red", "+4")
    sitting.luck("die=2")
    sitting.now += 50_000
    assert left(sitting, "green") == (30_000, 100_000)
    sitting.give(TakeOver(id="t", seat="green"))
    sitting.now += 10_000
    assert left(sitting, "green") == (20_000, 100_000)


def test_once_the_captain_has_acted_the_rest_of_the_turn_costs_no_time() -> None:
    sitting = queen(clock=Clock(turn=30, bank=100))
    sitting.now += 10_000
    sitting.give(HandOver(id="h", seat="red"))
    sitting.now += 5_000
    sitting.happen(steered(sitting.table, 0, ["2"], sitting.now))
    sitting.now += 60_000
    assert left(sitting, "red") == (15_000, 100_000)
    sitting.give(TakeOver(id="t", seat="red"))
    assert sitting.table.deadline == sitting.now + 115_000


def test_no_time_runs_while_somebody_is_missing() -> None:
    sitting = mississippi("here", "link", "here", clock=Clock(turn=30))
    sitting.now += 10**9
    assert sitting.table.deadline is None
    assert chore(sitting.table, sitting.now) is None


def test_without_a_clock_there_is_no_deadline() -> None:
    sitting = mississippi()
    assert (sitting.table.deadline, situation(sitting.table, EPOCH).clocks, sitting.table.due()) == (None, None, None)


def test_clocks_are_values() -> None:
    first = clock.clocks(10, 5, 2)
    later = clock.switch(clock.switch(first, 0, 100), 1, 112)
    assert (first.running, later.spent, later.running) == (None, (12, 0), 1)
    assert clock.turn_over(later, 0).banks == (3, 5)
    assert clock.left(later, 0, 500) == (0, 3)
    assert ClockInfo(turn=0, bank=3) == ClockInfo(turn=0, bank=3)
