"""Orders by whatever way they come, and the answers: those that change a table, and questions that do not."""

from __future__ import annotations

from functools import partial

import msgspec

from paddlewheel.games.game import PaddlewheelError, Refusal
from paddlewheel.server.api import problem
from paddlewheel.server.harbour import Harbour
from paddlewheel.server.room import Room
from paddlewheel.tables.denied import Denied
from paddlewheel.tables.messages import AnyOrder, Because, Hint, Refused, Reply, Why
from paddlewheel.tables.table import Sender, Table


async def ask(harbour: Harbour, room: Room, sender: Sender, order: AnyOrder, address: str) -> Reply:
    """Carry out an order, or answer it; raise what is said against it."""
    kind = type(order).__struct_config__.tag
    try:
        reply = await _answer(harbour, room, sender, order, address)
    except PaddlewheelError as error:
        harbour.metrics.orders.labels(kind, problem(error).reason).inc()
        raise _in_words(error, room.table) from error
    harbour.metrics.orders.labels(kind, "done").inc()
    return reply


def refusal(order: str | None, error: PaddlewheelError, table: Table) -> Refused:
    """Return what is said against the order of an id, for the socket."""
    return Refused(id=order, n=table.n, **msgspec.structs.asdict(problem(error)))


async def _answer(harbour: Harbour, room: Room, sender: Sender, order: AnyOrder, address: str) -> Reply:
    if not sender.watches:
        raise Denied("not_your_key", "no key that was shown opens this table")
    match order:
        case Why():
            return await harbour.labour.do(address, partial(_why, room.table, order))
        case Hint():
            return await harbour.hints.advise(room.table, sender, order, address)
        case _:
            return await room.perform(sender, order)


def _why(table: Table, order: Why) -> Because:
    """Return whether something could be done here, and if not, why."""
    game, state = table.game, table.play.state
    if (order.action is None) == (order.end is None):
        raise Denied("not_understood", "why takes either an action or an end")
    if order.end is not None:
        no = game.why_not(state, order.end)
    else:
        no = game.refusal(state, game.parse_action(state, order.action or ""))
    if no is None:
        return Because(id=order.id, legal=True)
    said = msgspec.structs.asdict(problem(_in_words(no, table)))
    del said["reason"]
    return Because(id=order.id, legal=False, **said)


def _in_words(error: PaddlewheelError, table: Table) -> PaddlewheelError:
    """Return a refusal with the legal action it proposes as text."""
    if not isinstance(error, Refusal) or error.instead is None or isinstance(error.instead, str):
        return error
    return error.offering(table.game.format_action(table.play.state, error.instead))
