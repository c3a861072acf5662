"""The socket: somebody joins a table, gives orders and hears what happens. A slow reader is let go, not waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddlewheel import __version__
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.server.budgets import Backlog
from paddlewheel.server.compression import SEND_NOW, TAKE_NOW
from paddlewheel.server.limits import Bucket, Gate
from paddlewheel.server.orders import ask, refusal
from paddlewheel.server.origin import own_page
from paddlewheel.server.problems import malformed
from paddlewheel.server.room import NOT_PUBLIC, Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.tables.errors import Denied, Reason
from paddlewheel.tables.protocol import PROTOCOL, AnyOrder, ClientMessage, Join, Question, Reply, Resume, TableId, Welcome
from paddlewheel.tables.table import Sender
from paddlewheel.words.refusals import explain

LOG: Final = logging.getLogger("paddlewheel.socket")
JOIN_WITHIN: Final = 10.0
AT_ONCE: Final = 8
"""How many orders of one socket may be under way."""
UNWRITTEN: Final = 1_000
"""What news that wait count for while they are not written yet, in bytes."""
CODES: Final[dict[Reason, int]] = {"not_your_key": NOT_PUBLIC, "unknown_table": 4404, "too_much": 4429, "unavailable": 4503}
NOT_UNDERSTOOD: Final = 4400
MOST_REASON: Final = 120
TOO_SLOW: Final = 4408

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Socket:
    """Somebody who has joined a table."""

    def __init__(self, socket: WebSocket, sender: Sender, join: Join, most: int, backlog: Backlog) -> None:
        self.sender, self.wants_turns, self.packed = sender, join.turns, join.packed
        self.address = address_of(socket)
        self._socket, self._most = socket, most
        self._waiting: asyncio.Queue[tuple[bytes | AsyncIterator[bytes], int]] = asyncio.Queue()
        self._bytes = 0
        """What waits or is being sent."""
        self._send_now: Callable[[bytes], bool] = _way_to_send(socket)
        self._backlog = backlog
        self._missed: int | None = None
        """After which entry it wants to be told everything again, while it waits for that."""
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def push(self, message: bytes) -> None:
        """Send a message, however long, or let it wait; but if too much waits already, the reader is too slow."""
        if self._bytes or self.ended.done() or not self._send_now(message):
            self._put(message, len(message))

    def push_all(self, messages: AsyncIterator[bytes]) -> None:
        """Take messages to be sent that are written one by one, each when the one before it has gone."""
        self._put(messages, UNWRITTEN)

    def tell_again(self, room: Room, after: int) -> None:
        """Tell all that happened after an entry; a reader who asks again before that has begun is told once."""
        after = 0 if after > room.table.n else after
        waits, self._missed = self._missed is not None, after if self._missed is None else min(self._missed, after)
        if not waits:
            self.push_all(self._missed_in(room))

    async def _missed_in(self, room: Room) -> AsyncIterator[bytes]:
        after, self._missed = self._missed or 0, None
        async for message in room.news(after):
            yield message

    def _put(self, messages: bytes | AsyncIterator[bytes], cost: int) -> None:
        if self._bytes > self._most or self._backlog.too_much(self._bytes):
            self.end(TOO_SLOW, "too slow; connect again")
        if not self.ended.done():
            self._count(cost)
            self._waiting.put_nowait((messages, cost))

    def _count(self, cost: int) -> None:
        self._bytes += cost
        self._backlog.total += cost

    def forget(self) -> None:
        """Let go of whatever was still to be sent; nothing waits for this one from now on."""
        self.ended.cancel()
        self._count(-self._bytes)

    def end(self, code: int, reason: str) -> None:
        """Be let go, and told why."""
        if not self.ended.done():
            self.ended.set_result((code, reason))

    async def send_all(self) -> None:
        """Send whatever is waiting, for ever."""
        while True:
            messages, cost = await self._waiting.get()
            if isinstance(messages, bytes):
                await self._send(messages)
            else:
                await self._send_pieces(messages)
            self._count(-cost)

    async def _send(self, message: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _send_pieces(self, messages: AsyncIterator[bytes]) -> None:
        try:
            async for message in messages:
                self._count(len(message))
                await self._send(message)
                self._count(-len(message))
                await self._backlog.let_others()
        except PaddlewheelError as no:  # it cannot be told now; whoever connects again asks again
            self.end(*_farewell(no))


async def serve(rooms: Rooms, gate: Gate, origins: frozenset[str], socket: WebSocket) -> None:
    """Serve one socket from its first message to its last."""
    if not own_page(socket.headers, origins):
        await socket.close(1008, "this page may not connect here")
        return
    address = address_of(socket)
    try:
        gate.enter(address)
    except Denied as no:
        await socket.accept()
        await socket.close(CODES["too_much"], explain(no))
        return
    rooms.metrics.sockets.inc()
    try:
        await socket.accept()
        await _attend(rooms, gate, socket)
    finally:
        rooms.metrics.sockets.dec()
        gate.leave(address)


async def _attend(rooms: Rooms, gate: Gate, socket: WebSocket) -> None:
    try:
        room, joined = await _join(rooms, gate, socket)
    except PaddlewheelError as no:
        await _close(socket, *_farewell(no))
        return
    except (TimeoutError, WebSocketDisconnect):
        await _close(socket, NOT_UNDERSTOOD, "join first")
        return
    try:
        await _converse(rooms, gate, socket, room, joined)
    finally:
        room.leave(joined)
        joined.forget()


async def _join(rooms: Rooms, gate: Gate, socket: WebSocket) -> tuple[Room, Socket]:
    """Take the first message, let somebody in, and tell them what they have missed."""
    first = _decoded(await asyncio.wait_for(_receive(socket), JOIN_WITHIN))
    if not isinstance(first, Join) or first.protocol != PROTOCOL:
        raise Denied("not_understood", "join.first", protocol=PROTOCOL)
    room = await rooms.fresh(_table_id(socket), first.after)
    sender = room.table.sender(list(first.keys))
    if not sender.watches:
        raise Denied("not_your_key", "key.table")
    if len(room.listeners) >= gate.limits.watchers:
        raise Denied("too_much", "limit.watchers", most=gate.limits.watchers)
    rooms.long_work.spend(address_of(socket), room.cost_of_news(first.after))
    joined = Socket(socket, sender, first, gate.limits.backlog, rooms.backlog)
    names = [room.table.names[seat] for seat in sorted(sender.seats)]
    welcome = Welcome(protocol=PROTOCOL, version=__version__, you=names, maker=sender.maker, n=room.table.n)
    joined.push(msgspec.json.encode(welcome))
    joined.push_all(room.news(first.after))
    room.enter(joined)
    return room, joined


def _way_to_send(socket: WebSocket) -> Callable[[bytes], bool]:
    """Return what sends a message that need not wait, and says whether it has."""
    ways: dict[str, Any] = socket.scope.get("extensions", {})
    return ways[SEND_NOW]["send"] if SEND_NOW in ways else lambda _message: False


def address_of(socket: WebSocket) -> str:
    """Return from where a socket comes."""
    return socket.client.host if socket.client else "local"


def _table_id(socket: WebSocket) -> str:
    try:
        return msgspec.convert(socket.path_params["table"], TableId)
    except msgspec.ValidationError as error:
        raise Denied("unknown_table", "table.unknown") from error


async def _converse(rooms: Rooms, gate: Gate, socket: WebSocket, room: Room, joined: Socket) -> None:
    """Send and receive until one side goes or the reader turns out too slow."""
    tasks = [
        asyncio.ensure_future(joined.send_all()),
        asyncio.ensure_future(_listen(rooms, gate, socket, room, joined)),
    ]
    try:
        ends: list[asyncio.Future[Any]] = [*tasks, joined.ended]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    if joined.ended.done():
        code, why = joined.ended.result()
        if code == TOO_SLOW:
            rooms.metrics.dropped.inc()
            LOG.info("a slow reader was dropped", extra={"table": room.table.name})
        with suppress(TimeoutError):
            await asyncio.wait_for(_close(socket, code, why), 1)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
            raise result


class Intake:
    """What one socket asks for: several orders may be under way, and each is answered when it is done."""

    def __init__(self, rooms: Rooms, gate: Gate, room: Room, joined: Socket) -> None:
        self._rooms, self._gate, self._room, self._joined = rooms, gate, room, joined
        self._bucket = Bucket(gate.limits.orders, gate.limits.orders * 3)
        self._under_way = 0
        self._one_done = asyncio.Event()
        self._reading = False
        """Whether something that came before is still being read."""

    def take(self, text: str) -> bool:
        """Begin an order that just came; False if it cannot be begun at once, or is none: it waits to be read."""
        if self._reading or self._under_way >= AT_ONCE:
            return False
        try:
            message = _decoded(text)
        except Denied:
            return False
        if isinstance(message, Join | Resume) or not self._bucket.take(""):
            return False  # whoever sends too much is read no faster than answered
        self._begin(message)
        return True

    async def read(self, text: str) -> None:
        """Read what came, whatever it is, and wait for what has to be waited for."""
        self._reading = True
        try:
            self._count()
            await self._read(_decoded(text))
        except Denied as no:
            self._refuse(_id_of(text), no)
        finally:
            self._reading = False

    async def _read(self, message: ClientMessage) -> None:
        match message:
            case Join():
                self._refuse(None, Denied("not_understood", "join.already"))
            case Resume(after=after):
                await _resume(self._rooms, self._room, self._joined, after)
            case _:
                while self._under_way >= AT_ONCE:
                    self._one_done.clear()
                    await self._one_done.wait()
                self._begin(message)

    def _count(self) -> None:
        if not self._bucket.take(""):
            raise Denied("too_much", "limit.messages", most=self._gate.limits.orders)

    def _refuse(self, order: str | None, no: Denied) -> None:
        self._joined.push(msgspec.json.encode(refusal(order, no, self._room.table)))

    def _begin(self, order: AnyOrder) -> None:
        self._under_way += 1
        self._rooms.start(self._obey(order))

    async def _obey(self, order: AnyOrder) -> None:
        room, joined = self._room, self._joined
        try:
            if isinstance(order, Question):
                await room.refresh()
            reply: Reply = await ask(self._rooms, room, joined.sender, order, joined.address)
        except PaddlewheelError as error:
            reply = refusal(order.id, error, room.table)
            if reply.reason == "stale" and (seen := getattr(order, "seen", None)) is not None:
                joined.tell_again(room, seen)
        finally:
            self._under_way -= 1
            self._one_done.set()
        joined.push(msgspec.json.encode(reply))


async def _listen(rooms: Rooms, gate: Gate, socket: WebSocket, room: Room, joined: Socket) -> None:
    """Take orders: at once where that can be, else one after another."""
    intake = Intake(rooms, gate, room, joined)
    ways: dict[str, Any] = socket.scope.get("extensions", {})
    hand_to: Callable[[Callable[[str], bool]], None] = ways.get(TAKE_NOW, {}).get("hand_to", lambda _take: None)
    hand_to(intake.take)
    try:
        while True:
            await intake.read(await _receive(socket))
    finally:
        hand_to(lambda _text: False)


async def _resume(rooms: Rooms, room: Room, joined: Socket, after: int) -> None:
    """Tell somebody what they have missed; they are let go if they have seen more than can be learnt here now."""
    try:
        rooms.long_work.spend(joined.address, room.cost_of_news(after))
        await room.refresh(after)
    except Denied as no:
        if no.reason != "too_much":
            joined.end(*_farewell(no))
            return
        joined.push(msgspec.json.encode(refusal(None, no, room.table)))
    except PaddlewheelError as no:
        joined.end(*_farewell(no))
    else:
        joined.tell_again(room, after)


async def _receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if text is not None else (message.get("bytes") or b"").decode("utf-8", "replace")


def _decoded(text: str) -> ClientMessage:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from error


def _id_of(text: str) -> str | None:
    """Return the id of a message that is not understood otherwise."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    found = data.get("id") if isinstance(data, dict) else None
    return found[:64] if isinstance(found, str) else None


def _farewell(no: PaddlewheelError) -> tuple[int, str]:
    """Return with which code and words a socket is closed."""
    reason: Reason = no.reason if isinstance(no, Denied) else "unavailable"
    return CODES.get(reason, NOT_UNDERSTOOD), explain(no)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, in_a_frame(reason))


def in_a_frame(reason: str) -> str:
    """Return as much of a reason as the frame that closes a socket holds, which counts bytes."""
    return reason.encode("utf-8", "replace")[:MOST_REASON].decode("utf-8", "ignore")
