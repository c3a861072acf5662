"""Orders that come again: known by their id, and only if they want the same."""

from __future__ import annotations

import pytest

from paddlewheel.tables.decisions import already_done, decide
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.history import decode_entry, encode
from paddlewheel.tables.protocol import (
    Durable,
    HandOver,
    Leave,
    NewSeat,
    NewTable,
    Publish,
    Say,
    Sit,
    Submit,
    TakeBack,
    TakeOver,
)
from paddlewheel.tables.table import Table

from .sitting import EPOCH, Sitting, mississippi, queen, seats


def test_a_resend_is_known_by_its_id() -> None:
    sitting = mississippi()
    order = sitting.order("red", "+4", id="first")
    assert already_done(sitting.table, sitting.sender("red"), order) is None
    sitting.give(order)
    assert already_done(sitting.table, sitting.sender("red"), order) == 3
    assert already_done(sitting.table, sitting.sender("green"), order) is None
    other = Say(id="first", seat="green", text="the id of another seat is another id")
    assert already_done(sitting.table, sitting.sender("green"), other) is None


def test_an_id_is_for_one_order_only() -> None:
    """The same content again is harmless, whatever was seen meanwhile; another content is refused."""
    sitting = mississippi("here", "link", "link")
    orders: list[Durable] = [
        Sit(id="sit", seat="green", name="Anna"),
        Sit(id="sit", seat="black", name="Bo"),
        Say(id="say", seat="red", text=" hello\n"),
        HandOver(id="hand", seat="red"),
        TakeOver(id="over", seat="red"),
        Leave(id="leave", seat="black"),
        Publish(id="publish", public=True),
    ]
    others: list[Durable] = [
        Sit(id="sit", seat="green", name="Mallory"),
        Leave(id="sit", seat="black"),
        Say(id="say", seat="red", text="good bye"),
        HandOver(id="hand", seat="red", captain="random"),
        Say(id="over", seat="red", text="over"),
        HandOver(id="leave", seat="black"),
        Publish(id="publish", public=False),
    ]
    for order, other in zip(orders, others, strict=True):
        who = sitting.sender("maker" if isinstance(order, Publish) else order.seat)  # type: ignore[union-attr]
        n = sitting.happen(decide(sitting.table, who, order, EPOCH))[0].n
        assert already_done(sitting.table, who, order) == n
        with pytest.raises(Denied, match=rf"order.id_used \(n={n}\)"):
            already_done(sitting.table, who, other)


def test_what_was_submitted_or_taken_back_is_known_again_too() -> None:
    sitting = queen()
    red, n = sitting.sender("red"), sitting.table.n
    sitting.submit("red", "2", id="two")
    sitting.give(TakeBack(id="back", seat="red", keep=4, seen=n + 1))
    assert already_done(sitting.table, red, Submit(id="two", seat="red", action="2", seen=n + 2)) == n + 1
    assert already_done(sitting.table, red, TakeBack(id="back", seat="red", keep=4, seen=n)) == n + 2
    wrong: list[Durable] = [
        Submit(id="two", seat="red", action="1", seen=n),
        TakeBack(id="back", seat="red", keep=3, seen=n),
        Submit(id="back", seat="red", action="2", seen=n + 2),
    ]
    for order in wrong:
        with pytest.raises(Denied, match=r"order.id_used"):
            already_done(sitting.table, red, order)


def test_the_ids_of_the_maker_are_not_those_of_the_seat() -> None:
    sitting = mississippi()
    sitting.give(Say(id="x", seat="red", text="hello"))
    order = HandOver(id="x", seat="red")
    assert already_done(sitting.table, sitting.sender("maker"), order) is None
    (told,) = sitting.give(order, "maker")
    assert already_done(sitting.table, sitting.sender("maker"), order) == told.n


def test_a_seat_may_be_called_maker() -> None:
    """Its orders and those of whoever founded the table are kept apart."""
    sitting = Sitting(NewTable(game="mississippi", seats=[NewSeat(by="here", seat="maker"), *seats("here", "here")]))
    said = Say(id="one", seat="maker", text="hello")
    own = sitting.table.sender([sitting.key("maker")])
    sitting.happen(decide(sitting.table, own, said, EPOCH))
    assert already_done(sitting.table, own, said) == 1
    assert already_done(sitting.table, sitting.sender("maker"), Publish(id="one", public=True)) is None


def test_a_turn_of_several_actions_is_known_again_by_all_of_them() -> None:
    """Also by those that were not done; the answer says again how many were."""
    sitting = queen()
    red, n = sitting.sender("red"), sitting.table.n
    sitting.sail("red", "1", "a", "done", "1", id="turn")
    again = Submit(id="turn", seat="red", actions=["1", "a", "done", "1"], seen=n)
    assert already_done(sitting.table, red, again) == n + 1
    known = sitting.table.done.get("red", "turn")
    assert known is not None
    assert known[2:] == (3, "turn")
    for actions in (["1", "a", "done"], ["1", "a", "done", "2"], ["1", "a"], ["1"]):
        with pytest.raises(Denied, match=r"order.id_used"):
            already_done(sitting.table, red, Submit(id="turn", seat="red", actions=actions, seen=n))


def test_the_log_alone_tells_what_came_of_an_order() -> None:
    sitting = queen()
    sitting.sail("red", "1", "a", "done", "1", id="turn")
    again = Table(sitting.table.name, sitting.charter)
    for entry in sitting.kept:
        again.follow(decode_entry(encode(entry)))
    assert again.done == sitting.table.done
    assert again.play.record() == sitting.table.play.record()
