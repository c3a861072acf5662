"""Takebacks: what may be taken back freely, who is asked about the rest, and what their answers lead to."""

from __future__ import annotations

from paddlewheel.engine.contract import Seat
from paddlewheel.tables.checks import check_begun, check_seen, check_steers
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.history import Logged
from paddlewheel.tables.protocol import (
    Agree,
    Answered,
    HandedOver,
    Proposed,
    TakeBack,
    TookBack,
)
from paddlewheel.tables.table import Question, Sender, Table


def take_back(table: Table, sender: Sender, order: TakeBack, seat: Seat, at: int) -> list[Logged]:
    """Return what a request to take back leads to: it is done, or the others are asked."""
    check_seen(table, order.seen)
    check_begun(table)  # else the first to join a continued record could take it all back
    check_steers(table, seat)
    n, done = table.n + 1, len(table.play.actions)
    if order.keep >= done:
        raise Denied("not_understood", "takeback.keep", done=done)
    free = table.play.free_back(seat)
    if free is not None and order.keep >= free:
        return [TookBack(n=n, at=at, seat=order.seat, actions=order.keep, agreed=False, id=order.id)]
    if table.charter.daily is not None:
        raise Denied("not_understood", "daily.undo")
    if table.asked() <= sender.seats:
        return [TookBack(n=n, at=at, seat=order.seat, actions=order.keep, agreed=True, id=order.id)]
    return [Proposed(n=n, at=at, seat=order.seat, keep=order.keep, id=order.id)]


def agree(table: Table, order: Agree, seat: Seat, at: int) -> list[Logged]:
    """Return what an answer leads to: the takeback too, once everyone asked has agreed."""
    question = table.question
    if question is None or question.n != order.proposal:
        raise Denied("stale", "takeback.not_asked")
    if not table.seats[seat].asked:
        check_steers(table, seat)
    answer = Answered(n=table.n + 1, at=at, seat=order.seat, proposal=order.proposal, yes=order.yes, id=order.id)
    if not order.yes or not table.asked() <= question.agreed | {seat}:
        return [answer]
    return [answer, _agreed(table, question, at)]


def gone(table: Table, handed: HandedOver) -> list[Logged]:
    """Return what follows when someone leaves: they are no longer asked, and everyone else may have agreed already."""
    question, left = table.question, table.asked() - {table.seat(handed.seat)}
    settled = question is not None and left <= question.agreed
    return [handed, _agreed(table, question, handed.at)] if question is not None and settled else [handed]


def _agreed(table: Table, question: Question, at: int) -> TookBack:
    asker = table.names[question.seat]
    return TookBack(n=table.n + 2, at=at, seat=asker, actions=question.keep, agreed=True, id=None)
