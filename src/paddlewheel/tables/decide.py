"""What comes of an order: the entries to be kept, or why not. Nothing is changed here."""

from __future__ import annotations

from typing import assert_never

from paddlewheel.captains import CAPTAINS
from paddlewheel.games.game import CHANCE, Seat
from paddlewheel.tables.denied import Denied
from paddlewheel.tables.log import Action, Logged, Sitting
from paddlewheel.tables.messages import (
    Agree,
    Answered,
    Close,
    Closed,
    Durable,
    HandedOver,
    HandOver,
    Leave,
    Proposed,
    Publish,
    Published,
    Said,
    Say,
    Sit,
    Submit,
    TakeBack,
    TakeOver,
    TakeSeat,
    TookBack,
    TookOver,
)
from paddlewheel.tables.plain import plain
from paddlewheel.tables.resend import MAKER, kind_of, meaning_of
from paddlewheel.tables.table import MOST, Question, Sender, Table


def decide(table: Table, sender: Sender, order: Durable, at: int) -> list[Logged]:
    """Return what is to be kept if an order is carried out; raise Denied, a Refusal or BadInput if it cannot be."""
    if table.closed:
        raise Denied("closed", "the table is closed")
    at = max(at, table.touched)
    match order:
        case Publish():
            _check_maker(sender)
            _check_room(table, MAKER, order)
            return [Published(n=table.n + 1, at=at, public=order.public, id=order.id)]
        case Close():
            _check_maker(sender)
            return [Closed(n=table.n + 1, at=at, id=order.id)]
    seat = table.seat(order.seat)
    if seat not in sender.seats and not (isinstance(order, HandOver) and sender.maker):
        raise Denied("not_your_key", "you do not hold the key of {seat:steamer}", seat=order.seat)
    _check_room(table, order.seat if seat in sender.seats else MAKER, order)
    return _at_seat(table, sender, order, seat, at)


def sit_down(table: Table, wanted: TakeSeat, lock: str, at: int) -> Sitting:
    """Return what is to be kept if somebody sits down at an open seat, with the lock that is theirs from then on."""
    seat = table.seats[table.seat(wanted.seat)]
    if table.closed:
        raise Denied("closed", "the table is closed")
    if seat.plan.by != "open":
        raise Denied("not_your_key", "{seat:steamer} is not open to all", seat=wanted.seat)
    if seat.taken:
        raise Denied("not_your_key", "somebody sits at {seat:steamer} already", seat=wanted.seat)
    at, name = max(at, table.touched), plain(wanted.name)
    return Sitting(n=table.n + 1, at=at, seat=wanted.seat, name=name, lock=lock, id=wanted.id)


def already_done(table: Table, sender: Sender, order: Durable) -> int | None:
    """Return the number of the entry that came of an order which was carried out before; None for a new one.

    Raise Denied if its id was used for something else.
    """
    name = getattr(order, "seat", MAKER)
    holds = name != MAKER and table.seat(name) in sender.seats
    if not holds and not sender.maker:
        return None
    return known_order(table, name if holds else MAKER, order)


def known_order(table: Table, name: str, order: Durable | TakeSeat) -> int | None:
    """Return the number of the entry that came of an order of that sender, None for a new one."""
    known = table.done.get((name, order.id))
    if known is None:
        return None
    n, meaning = known
    if meaning != meaning_of(order, table.charter.relief):
        raise Denied(
            "not_understood", "this id was used for another order, which is entry {n}; a new order has a new id", n=n
        )
    return n


def _at_seat(table: Table, sender: Sender, order: Durable, seat: Seat, at: int) -> list[Logged]:
    """Return what comes of an order for a seat, whose key is held."""
    n = table.n + 1
    match order:
        case Submit():
            return _submit(table, order, seat, at)
        case TakeBack():
            return _take_back(table, sender, order, seat, at)
        case Agree():
            return _agree(table, order, seat, at)
        case Sit():
            return [Sitting(n=n, at=at, seat=order.seat, name=plain(order.name), id=order.id)]
        case HandOver():
            captain, maker = known_captain(order.captain or table.charter.relief), seat not in sender.seats
            handed = HandedOver(n=n, at=at, seat=order.seat, captain=captain, why="asked", id=order.id, maker=maker)
            return [handed] if maker else _gone(table, handed)
        case TakeOver():
            if table.seats[seat].captain is None:
                raise Denied("not_understood", "you steer here already")
            _check_sits(table, seat)  # else the race would wait again in its middle
            return [TookOver(n=n, at=at, seat=order.seat, id=order.id)]
        case Leave():
            relief = table.charter.relief
            return _gone(table, HandedOver(n=n, at=at, seat=order.seat, captain=relief, why="left", id=order.id))
        case Say():
            return [Said(n=n, at=at, seat=order.seat, text=plain(order.text), id=order.id)]
        case Publish() | Close():
            raise AssertionError("the maker's orders have no seat")
    assert_never(order)


def _submit(table: Table, order: Submit, seat: Seat, at: int) -> list[Logged]:
    _check_seen(table, order.seen)
    _check_begun(table)
    _check_steers(table, seat)
    actor = table.actor
    if actor is None:
        raise Denied("over", "the race is over")
    if actor != seat:
        who = "chance" if actor == CHANCE else table.names[actor]
        raise Denied("not_your_decision", "{who:steamer} decides next, not {seat:steamer}", who=who, seat=order.seat)
    written = table.game.format_action(table.play.state, table.play.attempt(order.action).action)
    if written != order.action:  # a resend has to be known by its text, and a record is written in one way
        raise Denied("not_understood", "that is written {written}", written=written)
    return [Action(n=table.n + 1, at=at, seat=order.seat, action=order.action, by="person", id=order.id)]


def _take_back(table: Table, sender: Sender, order: TakeBack, seat: Seat, at: int) -> list[Logged]:
    _check_seen(table, order.seen)
    _check_begun(table)  # else whoever comes first to a record that is sailed on could take it all back
    _check_steers(table, seat)
    n, done = table.n + 1, len(table.play.actions)
    if order.keep >= done:
        raise Denied("not_understood", "{done} actions have been done; fewer than that can be kept", done=done)
    free = table.play.free_back(seat)
    if free is not None and order.keep >= free:
        return [TookBack(n=n, at=at, seat=order.seat, actions=order.keep, agreed=False, id=order.id)]
    if table.asked() <= sender.seats:
        return [TookBack(n=n, at=at, seat=order.seat, actions=order.keep, agreed=True, id=order.id)]
    return [Proposed(n=n, at=at, seat=order.seat, keep=order.keep, id=order.id)]


def _agree(table: Table, order: Agree, seat: Seat, at: int) -> list[Logged]:
    question = table.question
    if question is None or question.n != order.proposal:
        raise Denied("stale", "nobody asks that any more")
    if not table.seats[seat].asked:
        _check_steers(table, seat)
    answer = Answered(n=table.n + 1, at=at, seat=order.seat, proposal=order.proposal, yes=order.yes, id=order.id)
    if not order.yes or not table.asked() <= question.agreed | {seat}:
        return [answer]
    return [answer, _agreed(table, question, at)]


def _gone(table: Table, handed: HandedOver) -> list[Logged]:
    """Return what comes of somebody's going: they are not asked any more, and everybody else may have agreed already."""
    question, left = table.question, table.asked() - {table.seat(handed.seat)}
    settled = question is not None and left <= question.agreed
    return [handed, _agreed(table, question, handed.at)] if question is not None and settled else [handed]


def _agreed(table: Table, question: Question, at: int) -> TookBack:
    asker = table.names[question.seat]
    return TookBack(n=table.n + 2, at=at, seat=asker, actions=question.keep, agreed=True, id=None)


def _check_maker(sender: Sender) -> None:
    if not sender.maker:
        raise Denied("not_your_key", "only whoever founded the table can do that")


def _check_room(table: Table, who: str, order: Durable) -> None:
    kind = kind_of(order)
    if table.used[who, kind] >= MOST[kind]:
        wording = {
            "action": "of each seat, and of the maker, a table keeps at most {most} actions",
            "chat": "of each seat, and of the maker, a table keeps at most {most} things said",
            "order": "of each seat, and of the maker, a table keeps at most {most} other orders",
        }
        raise Denied("too_much", wording[kind], most=MOST[kind])


def _check_seen(table: Table, seen: int) -> None:
    if seen > table.n:
        raise Denied("stale", "you cannot have seen entry {seen}: the last there is is {last}", seen=seen, last=table.n)
    if seen < table.changed:
        raise Denied(
            "stale",
            "you have seen entry {seen}; entry {changed} has changed the position since",
            seen=seen,
            changed=table.changed,
        )


def _check_begun(table: Table) -> None:
    if table.waiting:
        raise Denied("waiting", "the race begins when everybody has sat down")


def _check_sits(table: Table, seat: Seat) -> None:
    if not table.seats[seat].taken:
        raise Denied("waiting", "sit down first")


def _check_steers(table: Table, seat: Seat) -> None:
    _check_sits(table, seat)
    now = table.seats[seat]
    if now.captain is not None:
        raise Denied("handed_over", "the captain {captain:captain} steers here; take over first", captain=now.captain or "")


def known_captain(name: str) -> str:
    """Return the name of a computer captain, if there is such a one."""
    if name not in CAPTAINS:
        raise Denied(
            "not_understood", "there is no captain of that name; there are {captains}", captains=", ".join(CAPTAINS)
        )
    return name
