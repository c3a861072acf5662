"""What comes of an order: the entries to be kept, or why not. Nothing is changed here."""

from __future__ import annotations

from typing import Final, assert_never

import msgspec

from paddlewheel.captains import CAPTAINS
from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.tables import coach, daily
from paddlewheel.tables.checks import check_begun, check_seen, check_sits, check_steers
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.history import Action, Logged, Sitting
from paddlewheel.tables.keys import next_table_id
from paddlewheel.tables.plain_text import plain
from paddlewheel.tables.protocol import (
    Agree,
    Close,
    Closed,
    Coach,
    Coached,
    Durable,
    HandedOver,
    HandOver,
    Leave,
    Publish,
    Published,
    Rank,
    Ranked,
    Rematch,
    Rematched,
    Said,
    SailedOn,
    SailOn,
    Say,
    Sit,
    Stopped,
    Submit,
    TakeBack,
    TakeOver,
    TakeSeat,
    TookOver,
)
from paddlewheel.tables.resend import MAKER, kind_of, mark_of, meaning_of
from paddlewheel.tables.table import MOST, MOST_SAID, Sender, Table
from paddlewheel.tables.takeback import agree, gone, take_back

FULL: Final = {"action": "full.actions", "chat": "full.chat", "order": "full.orders"}
"""What is said when a table keeps no more of a kind."""


def decide(table: Table, sender: Sender, order: Durable, at: int) -> list[Logged]:
    """Return what has to be kept if an order is carried out; raise Denied, a Refusal or BadInput if it cannot be."""
    if table.closed:
        raise Denied("closed", "table.closed")
    if table.charter.daily is not None:
        daily.check_order(order)
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
    if seat not in sender.seats and not (isinstance(order, HandOver | Rank | SailOn | Rematch) and sender.maker):
        raise Denied("not_your_key", "key.seat", seat=order.seat)
    _check_room(table, order.seat if seat in sender.seats else MAKER, order)
    return _at_seat(table, sender, order, seat, at)


def sit_down(table: Table, wanted: TakeSeat, lock: str, at: int) -> Sitting:
    """Return what has to be kept if somebody sits down at an open seat, with the lock that is theirs from then on."""
    seat = table.seats[table.seat(wanted.seat)]
    if table.closed:
        raise Denied("closed", "table.closed")
    if seat.plan.by != "open":
        raise Denied("not_your_key", "seat.not_open", seat=wanted.seat)
    if seat.taken:
        raise Denied("not_your_key", "seat.taken", seat=wanted.seat)
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
    known = table.done.get(name, order.id)
    if known is None:
        return None
    if known.mark != mark_of(meaning_of(order, table.charter.relief)):
        raise Denied("not_understood", "order.id_used", n=known.n)
    return known.n


def _at_seat(table: Table, sender: Sender, order: Durable, seat: Seat, at: int) -> list[Logged]:
    """Return what comes of an order for a seat, whose key is held."""
    n = table.n + 1
    match order:
        case Submit():
            return _submit(table, order, seat, at)
        case TakeBack():
            return take_back(table, sender, order, seat, at)
        case Agree():
            return agree(table, order, seat, at)
        case Sit():
            return [Sitting(n=n, at=at, seat=order.seat, name=plain(order.name), id=order.id)]
        case HandOver():
            captain, maker = known_captain(order.captain or table.charter.relief), seat not in sender.seats
            handed = HandedOver(n=n, at=at, seat=order.seat, captain=captain, why="asked", id=order.id, maker=maker)
            return [handed] if maker else gone(table, handed)
        case TakeOver():
            if table.seats[seat].captain is None:
                raise Denied("not_understood", "seat.yours_already")
            check_sits(table, seat)  # else the race would wait again in its middle
            return [TookOver(n=n, at=at, seat=order.seat, id=order.id)]
        case Leave():
            relief = table.charter.relief
            return gone(table, HandedOver(n=n, at=at, seat=order.seat, captain=relief, why="left", id=order.id))
        case Say():
            return [Said(n=n, at=at, seat=order.seat, text=plain(order.text), id=order.id)]
        case Rank():
            _check_may_rank(table)
            return [Ranked(n=n, at=at, seat=order.seat, id=order.id, maker=seat not in sender.seats)]
        case SailOn():
            _check_paused(table)
            return [SailedOn(n=n, at=at, seat=order.seat, id=order.id, maker=seat not in sender.seats)]
        case Coach():
            coach.check_may(table)
            return [Coached(n=n, at=at, seat=order.seat, on=order.on, id=order.id)]
        case Rematch():
            _check_may_rematch(table)
            new = next_table_id(table.name, table.charter.maker)
            return [Rematched(n=n, at=at, seat=order.seat, table=new, id=order.id, maker=seat not in sender.seats)]
        case Publish() | Close():
            raise AssertionError("the maker's orders have no seat")
    assert_never(order)


def _submit(table: Table, order: Submit, seat: Seat, at: int) -> list[Logged]:
    check_seen(table, order.seen)
    check_begun(table)
    check_steers(table, seat)
    actor = table.actor
    if actor is None:
        raise Denied("over", "table.race_over")
    if actor != seat:
        if actor == CHANCE:
            raise Denied("not_your_decision", "decision.chance", seat=order.seat)
        raise Denied("not_your_decision", "decision.other", steamer=table.names[actor], seat=order.seat)
    taken, stopped = _attempted(table, order.wanted)
    turn, left = table.turn_name, order.wanted[taken:]
    entries = [
        Action(n=table.n + nth, at=at, seat=order.seat, action=action, by="person", id=order.id, turn=turn)
        for nth, action in enumerate(order.wanted[:taken], 1)
    ]
    entries[-1] = msgspec.structs.replace(entries[-1], left=left, stopped=stopped)
    return [*entries]


def _attempted(table: Table, actions: list[str]) -> tuple[int, Stopped | None]:
    """Return how many of the actions of a turn can be done now, and why no more; raise what is said against one."""
    attempt = table.play.attempts()
    for nth, text in enumerate(actions):
        if (stopped := attempt.stopped) is not None:
            return nth, stopped
        try:
            written = attempt.next(text)
            if written != text:  # a resend has to be known by its text, and a record is written in one way
                raise Denied("not_understood", "action.written", written=written)
        except PaddlewheelError as no:
            no.nth = nth + 1 if len(actions) > 1 else None
            raise
    return len(actions), None


def _check_may_rank(table: Table) -> None:
    if table.play.actor is None:
        raise Denied("over", "table.race_over")
    if not table.may_rank:
        raise Denied("waiting", "rank.not_yet")


def _check_paused(table: Table) -> None:
    if table.play.actor is None:
        raise Denied("over", "table.race_over")
    if not table.paused:
        raise Denied("waiting", "rest.not_paused")


def _check_may_rematch(table: Table) -> None:
    if table.play.actor is not None:
        raise Denied("waiting", "rematch.not_yet")
    if table.rematch is not None:
        raise Denied("stale", "rematch.there")


def _check_maker(sender: Sender) -> None:
    if not sender.maker:
        raise Denied("not_your_key", "key.maker")


def _check_room(table: Table, who: str, order: Durable) -> None:
    kind = kind_of(order)
    if table.used[who, kind] + (len(order.wanted) if isinstance(order, Submit) else 1) > MOST[kind]:
        raise Denied("too_much", FULL[kind], most=MOST[kind])
    if isinstance(order, Say) and table.used[who, "bytes"] + len(order.text.encode()) > MOST_SAID * 1000:
        raise Denied("too_much", "full.bytes", most=MOST_SAID)


def known_captain(name: str) -> str:
    """Return the name of a computer captain, if there is such a one."""
    if name not in CAPTAINS:
        raise Denied("not_understood", "captain.unknown", captains=list(CAPTAINS))
    return name
