"""Takebacks: free inside one's own turn, beyond that by agreement of all people at the table."""

from __future__ import annotations

import pytest

from paddlewheel.tables.automatic import expired
from paddlewheel.tables.protocol import (
    Agree,
    Durable,
    HandOver,
    Leave,
    NewTable,
    Sit,
    TakeBack,
    TakeOver,
    TookBack,
)
from paddlewheel.tables.view import situation

from .sitting import EPOCH, Sitting, denied, mississippi, queen, seats


def test_a_takeback_inside_ones_own_turn_is_free() -> None:
    sitting = queen()
    table = sitting.table
    before = sitting.as_data()
    for action in ("2", "a"):
        sitting.submit("red", action)
    assert situation(table, EPOCH).free_back == 4
    (told,) = sitting.give(TakeBack(id="b", seat="red", keep=4, seen=table.n))
    assert isinstance(told, TookBack)
    assert (told.actions, told.agreed, sitting.as_data()) == (4, False, before)
    assert situation(table, EPOCH).free_back is None
    sitting.submit("red", "1")
    assert situation(table, EPOCH).free_back == 4


def test_a_free_takeback_may_go_halfway() -> None:
    sitting = queen()
    sitting.submit("red", "2")
    between = sitting.as_data()
    sitting.submit("red", "a")
    sitting.give(TakeBack(id="b", seat="red", keep=5, seen=sitting.table.n))
    assert sitting.as_data() == between
    assert situation(sitting.table, EPOCH).free_back == 4


def test_a_die_cannot_be_taken_back_freely() -> None:
    sitting = mississippi("here", "link", "link")
    for seat in ("green", "black"):
        sitting.give(Sit(id="s", seat=seat, name=seat))
    sitting.luck("first=red", "die=5")
    assert situation(sitting.table, EPOCH).free_back is None
    sitting.give(TakeBack(id="b", seat="red", keep=1, seen=sitting.table.n))
    assert sitting.table.question is not None
    assert len(sitting.table.play.actions) == 2


def test_a_takeback_beyond_ones_turn_needs_everybody() -> None:
    sitting = mississippi("link", "link", "link")
    for seat in sitting.table.names:
        sitting.give(Sit(id="s", seat=seat, name=seat))
    sitting.luck("first=red", "die=5")
    before = sitting.as_data()
    sitting.submit("red", "+4")
    sitting.luck("die=2")
    sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    asked = situation(sitting.table, EPOCH).proposal
    assert asked is not None
    assert (asked.seat, asked.keep, asked.missing) == ("red", 2, ["green", "black"])
    sitting.give(Agree(id="y", seat="green", proposal=asked.n, yes=True))
    assert len(sitting.table.play.actions) == 4
    sitting.give(Agree(id="y", seat="black", proposal=asked.n, yes=True))
    assert sitting.as_data() == before
    assert isinstance(sitting.told[-1], TookBack)
    assert sitting.told[-1].agreed


def test_one_no_ends_a_proposal_and_so_does_the_next_action() -> None:
    sitting = mississippi("link", "link", "link")
    for seat in sitting.table.names:
        sitting.give(Sit(id="s", seat=seat, name=seat))
    sitting.luck("first=red", "die=5")
    sitting.submit("red", "+4")
    sitting.luck("die=2")
    sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    proposal = sitting.table.n
    sitting.give(Agree(id="n", seat="green", proposal=proposal, yes=False))
    assert denied(sitting, Agree(id="y", seat="black", proposal=proposal, yes=True)) == "stale"
    sitting.give(TakeBack(id="b2", seat="red", keep=2, seen=sitting.table.n))
    proposal = sitting.table.n
    sitting.submit("green", "+3")
    assert denied(sitting, Agree(id="y", seat="black", proposal=proposal, yes=True)) == "stale"


def test_who_holds_all_seats_of_people_need_ask_nobody() -> None:
    sitting = mississippi("here", "greedy", "greedy")
    sitting.submit("red", "+4")
    sitting.luck("die=2")
    (told,) = sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    assert isinstance(told, TookBack)
    assert told.agreed


def seated(*kinds: str) -> Sitting:
    """A table at which everybody has sat down, red to decide, and one turn done."""
    sitting = mississippi(*kinds)
    for seat, kind in zip(sitting.table.names, kinds, strict=True):
        if kind == "link":
            sitting.give(Sit(id="s", seat=seat, name=seat))
    sitting.luck("first=red", "die=5")
    sitting.submit("red", "+4")
    sitting.luck("die=2")
    return sitting


def missing(sitting: Sitting) -> list[str]:
    asked = situation(sitting.table, EPOCH).proposal
    assert asked is not None
    return asked.missing


def test_who_was_put_aside_by_the_maker_is_still_asked() -> None:
    """Else a maker could put captains in everybody's place, and roll the dice again alone."""
    sitting = seated("link", "link", "link")
    for seat in ("green", "black"):
        sitting.give(HandOver(id="h", seat=seat), "red", "maker")
    sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    assert missing(sitting) == ["green", "black"]
    proposal = sitting.table.n
    sitting.give(Agree(id="y", seat="green", proposal=proposal, yes=True))  # without taking over
    assert len(sitting.table.play.actions) == 4
    sitting.give(Agree(id="y", seat="black", proposal=proposal, yes=True))
    assert len(sitting.table.play.actions) == 2


def test_whose_time_ran_out_is_still_asked() -> None:
    sitting = seated("link", "link", "link")
    sitting.happen(expired(sitting.table, 1, EPOCH))
    sitting.give(Leave(id="l", seat="black"))
    sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    assert missing(sitting) == ["green"]
    sitting.give(Agree(id="n", seat="green", proposal=sitting.table.n, yes=False))
    assert sitting.table.question is None


@pytest.mark.parametrize("order", [Leave(id="l", seat="green"), HandOver(id="l", seat="green")])
def test_who_goes_of_their_own_accord_is_not_asked_until_they_are_back(order: Durable) -> None:
    sitting = seated("link", "link", "greedy")
    sitting.give(order)
    sitting.give(HandOver(id="m", seat="green", captain="random"), "maker")  # which changes nothing about that
    assert sitting.table.asked() == {0}
    sitting.give(TakeOver(id="t", seat="green"))
    assert sitting.table.asked() == {0, 1}
    sitting.give(order if isinstance(order, Leave) else HandOver(id="again", seat="green"))
    (told,) = sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    assert isinstance(told, TookBack)


def test_a_seat_at_which_nobody_sat_is_not_asked() -> None:
    sitting = mississippi("here", "link", "open")
    for seat in ("green", "black"):
        sitting.give(HandOver(id=seat, seat=seat), "maker")
    sitting.luck("first=red", "die=5")
    (told,) = sitting.give(TakeBack(id="b", seat="red", keep=1, seen=sitting.table.n))
    assert isinstance(told, TookBack)


@pytest.mark.parametrize("order", [Leave(id="l", seat="black"), HandOver(id="l", seat="black")])
def test_when_the_last_who_has_not_answered_goes_all_others_have_agreed(order: Durable) -> None:
    sitting = seated("link", "link", "link")
    sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    sitting.give(Agree(id="y", seat="green", proposal=sitting.table.n, yes=True))
    handed, told = sitting.give(order)
    assert isinstance(told, TookBack)
    assert (told.n, told.seat, told.actions, told.agreed) == (handed.n + 1, "red", 2, True)
    assert (sitting.table.question, len(sitting.table.play.actions)) == (None, 2)


def test_when_somebody_goes_the_others_are_still_asked() -> None:
    sitting = seated("link", "link", "link")
    sitting.give(TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n))
    sitting.give(Leave(id="l", seat="black"))
    assert missing(sitting) == ["green"]


def test_what_was_never_done_cannot_be_taken_back() -> None:
    sitting = mississippi()
    assert denied(sitting, TakeBack(id="b", seat="red", keep=2, seen=sitting.table.n)) == "not_understood"
    assert denied(sitting, TakeBack(id="b", seat="red", keep=1, seen=0)) == "stale"


def test_an_agreed_takeback_gives_the_position_that_was() -> None:
    sitting = queen()
    past = []
    for _ in range(40):
        past.append((len(sitting.table.play.actions), sitting.as_data()))
        sitting.act()
    for keep, position in reversed(past):
        everyone = tuple(sitting.table.names)
        sitting.give(TakeBack(id=f"b{keep}", seat="red", keep=keep, seen=sitting.table.n), *everyone)
        assert sitting.as_data() == position


def test_nothing_is_taken_back_while_somebody_has_not_sat_down() -> None:
    """Else the first who comes to a record that others want to sail on could take it all back."""
    sitting = mississippi("here", "link", "link")
    for seat in ("green", "black"):
        sitting.give(Sit(id="s", seat=seat, name=seat))
    sitting.luck("first=red", "die=5")
    record = sitting.table.play.record()
    again = Sitting(NewTable(record=record, seats=seats("link", "link", "link")))
    again.give(Sit(id="s", seat="red", name="Anna"))
    assert denied(again, TakeBack(id="b", seat="red", keep=0, seen=again.table.n)) == "waiting"


def test_who_never_sat_down_cannot_stop_the_race_by_taking_over() -> None:
    sitting = mississippi("here", "link", "here")
    sitting.give(Leave(id="l", seat="green"))
    assert not sitting.table.waiting
    assert denied(sitting, TakeOver(id="t", seat="green")) == "waiting"
    sitting.give(Sit(id="s", seat="green", name="Bo"))
    sitting.give(TakeOver(id="t", seat="green"))
    assert not sitting.table.waiting
    assert sitting.table.seats[1].steered
