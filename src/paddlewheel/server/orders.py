"""Orders by whatever way they come, and the answers: those that change a table, and questions that do not."""

from __future__ import annotations

from functools import partial

import msgspec

from paddlewheel.engine.contract import offered
from paddlewheel.engine.errors import PaddlewheelError, Refusal
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.typed_http import problem
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import AnyOrder, Because, Hint, Reach, Reached, Refused, Reply, Why
from paddlewheel.tables.table import Sender, Table


async def ask(rooms: Rooms, room: Room, sender: Sender, order: AnyOrder, address: str) -> Reply:
    """Carry out an order, or answer it; raise what is said against it."""
    kind = type(order).__struct_config__.tag
    try:
        reply = await _answer(rooms, room, sender, order, address)
    except PaddlewheelError as error:
        rooms.metrics.orders.labels(kind, problem(error).reason).inc()
        raise _in_words(error, room.table) from error
    rooms.metrics.orders.labels(kind, "done").inc()
    return reply


def refusal(order: str | None, error: PaddlewheelError, table: Table) -> Refused:
    """Return what is said against the order of an id, for the socket."""
    return Refused(id=order, n=table.n, **msgspec.structs.asdict(problem(error)))


async def _answer(rooms: Rooms, room: Room, sender: Sender, order: AnyOrder, address: str) -> Reply:
    if not sender.watches:
        raise Denied("not_your_key", "key.table")
    room.table.check_read()
    match order:
        case Why():
            return await rooms.long_work.do(address, partial(why, room.table, order))
        case Reach():
            return await rooms.long_work.do(address, partial(_reach, room.table, order))
        case Hint():
            return await rooms.hints.advise(room.table, sender, order, address)
        case _:
            return await room.perform(sender, order)


def why(table: Table, order: Why) -> Because:
    """Return whether something could be done here, and if not, why."""
    game, state = table.game, table.play.state
    if (order.action is None) == (order.end is None):
        raise Denied("not_understood", "why.either")
    if order.end is not None:
        no = game.why_not(state, order.end)
    else:
        no = game.refusal(state, game.parse_action(state, order.action or ""))
    if no is None:
        return Because(id=order.id, legal=True)
    said = problem(_in_words(no, table))
    return Because(
        id=order.id,
        legal=False,
        code=said.code,
        facts=said.facts,
        rule=said.rule,
        message=said.message,
        instead=said.instead,
    )


def _reach(table: Table, order: Reach) -> Reached:
    """Return where a steamer could end if it were its turn now."""
    ends = table.game.reach(table.play.state, order.steamer)
    return Reached(id=order.id, steamer=order.steamer, changed=table.changed, ends=ends)


def _in_words(error: PaddlewheelError, table: Table) -> PaddlewheelError:
    """Return a refusal with the legal action it proposes as text."""
    if not isinstance(error, Refusal) or error.instead is None or isinstance(error.instead, str):
        return error
    worded = error.offering(offered(table.game, table.play.state, error.instead))
    worded.nth = error.nth
    return worded
