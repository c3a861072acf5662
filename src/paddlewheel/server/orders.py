"""Orders by whatever way they come, and the answers: those that change a table, and questions that do not."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.problems import problem
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.worker_tasks import PRICE_OF_A_QUESTION, in_words, reach, why
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import AnyOrder, Consider, Hint, Reach, Refused, Reply, Why
from paddlewheel.tables.table import Sender, Table

AN_ORDER: Final = 0.0005
"""About how many seconds it takes to carry out an order."""


async def ask(rooms: Rooms, room: Room, sender: Sender, order: AnyOrder, address: str) -> Reply:
    """Carry out an order, or answer it; raise what is said against it."""
    kind = str(type(order).__struct_config__.tag)
    try:
        rooms.long_work.spend(address, AN_ORDER)
        reply = await _answer(rooms, room, sender, order, address)
    except PaddlewheelError as error:
        rooms.metrics.count_order(kind, problem(error).reason)
        raise in_words(error, room.table.game, room.table.play.state) from error
    rooms.metrics.count_order(kind, "done")
    return reply


def refusal(order: str | None, error: PaddlewheelError, table: Table) -> Refused:
    """Return what is said against the order of an id, for the socket."""
    return Refused(id=order, n=table.n, **msgspec.structs.asdict(problem(error)))


async def _answer(rooms: Rooms, room: Room, sender: Sender, order: AnyOrder, address: str) -> Reply:
    if not sender.watches:
        raise Denied("not_your_key", "key.table")
    table = room.table
    table.check_read()
    match order:
        case Why():
            return await rooms.long_work.do(address, PRICE_OF_A_QUESTION, partial(why, table.game, table.play.state, order))
        case Reach():
            asked = partial(reach, table.game, table.play.state, order, table.changed)
            return await rooms.long_work.do(address, PRICE_OF_A_QUESTION, asked)
        case Hint():
            return await rooms.hints.advise(table, sender, order, address)
        case Consider():
            return await rooms.coaching.consider(table, sender, order, address)
        case _:
            return await room.perform(sender, order, address)
