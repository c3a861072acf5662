"""What goes over the wire of a socket: long messages are compressed where the client can read that, short ones are not.

Whole turns are up to hundreds of kilobytes of much the same, or some ten where they are packed, and shrink to a tenth or a
third. News are short and go to everybody at a table: to compress them would cost more time than it saves.
"""

from __future__ import annotations

import logging
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

LONG: Final = 5_000
"""Bytes from which a message is compressed."""
FAST: Final = {"level": 1}
PIECE: Final = 2_000
"""Bytes that are read before it is looked how many frames they were: some hundred of the smallest."""
TEXT: Final = 0x81
"""How a frame begins that is a whole text, not compressed."""
MEDIUM: Final = 126
"""Bytes from which a frame says its length in two bytes more; there is a third way, for longer ones than come here."""
SEND_NOW: Final = "paddlewheel.send_now"
"""What the application finds in the extensions of a socket: a way to send that never waits."""
TAKE_NOW: Final = "paddlewheel.take_now"
"""And a way to be handed what comes at once, without a queue in between."""


class LongOnly(PerMessageDeflate):
    """Compresses a message only if it is long, which the protocol allows for each message."""

    def encode(self, frame: Frame) -> Frame:
        """Return a frame as it is sent."""
        return super().encode(frame) if len(frame.data) >= LONG else frame


class LongOnlyFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], LongOnly]:
        """Return what is agreed on."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LongOnly(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            FAST,
        )


@lru_cache(1)
def framed(message: bytes) -> bytes:
    """Return a short text as it goes over the wire; what everybody at a table is told is put into a frame once."""
    size = len(message)
    head = struct.pack("!BB", TEXT, size) if size < MEDIUM else struct.pack("!BBH", TEXT, MEDIUM, size)
    return head + message


class Connection(Protocol):
    """What holds the place of a socket among the connections."""

    def pause_writing(self) -> None:
        """More waits than the reader takes."""

    def resume_writing(self) -> None:
        """The reader has read."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket has gone."""

    def flooded(self) -> None:
        """More frames come than anybody needs."""


class CountedFrames(ServerProtocol):
    """Counts the frames that come: an empty one has no length that could be limited, and takes time all the same."""

    frames = 0

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame."""
        self.frames += 1
        super().recv_frame(frame)


class Wire(WebSocketsSansIOProtocol):
    """The socket as uvicorn serves it, with long messages compressed; nothing is remembered from one to the next."""

    conn: CountedFrames

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.connection: Connection | None = None
        self._take: Callable[[str], bool] = lambda _text: False
        compress = LongOnlyFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.frames_a_second = inf
        self._frames_left, self._counted_at = inf, 0.0
        self.conn = CountedFrames(
            extensions=[compress], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def limit_frames(self, a_second: float) -> None:
        """Let so many frames in each second, and three times that at once."""
        self.frames_a_second, self._frames_left = a_second, 3 * a_second
        self._counted_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Read on, after the handshake a little at a time, until too many frames have come."""
        if self.conn.state is State.CONNECTING:
            super().data_received(data)
            return
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            before = self.conn.frames
            super().data_received(data[begin : begin + PIECE])
            if not self._may_send(self.conn.frames - before):
                if self.connection is not None:
                    self.connection.flooded()
                return

    def _may_send(self, frames: int) -> bool:
        """Count frames; return whether that many were still free."""
        now = self.loop.time()
        more = (now - self._counted_at) * self.frames_a_second if self._counted_at else 0.0
        self._frames_left = min(self._frames_left + more, 3 * self.frames_a_second) - frames
        self._counted_at = now
        return self._frames_left >= 0

    def handle_connect(self, event: Request) -> None:
        """Begin, and let the application know how to send without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), SEND_NOW: {"send": self.send_now}}

    def send_now(self, message: bytes) -> bool:
        """Send a text if the reader takes it now; return False, with nothing sent, if it has to wait."""
        open_still = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not open_still or not self.writable.is_set():
            return False
        if len(message) < LONG:
            self.transport.write(framed(message))
        else:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def hand_to(self, take: Callable[[str], bool]) -> None:
        """Hand texts to somebody as they come, unless others wait before them; whoever returns False reads them later."""
        self._take = take

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; one that is no text is the client's mistake, and nothing to be written down."""
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
        elif (text := _text(self.frames)) is None:
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        elif self.queue.empty() and not self.close_sent and self._take(text):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """More waits than the reader takes."""
        super().pause_writing()
        if self.connection is not None:
            self.connection.pause_writing()

    def resume_writing(self) -> None:
        """The reader has read."""
        super().resume_writing()
        if self.connection is not None:
            self.connection.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give up the place among the connections."""
        super().connection_lost(exc)
        if self.connection is not None:
            self.connection.connection_lost(exc)


def _text(pieces: list[bytes]) -> str | None:
    try:
        return b"".join(pieces).decode()
    except UnicodeDecodeError:
        return None
