"""A socket as cheap as can be, for clients of benchmarks: they should not take the processor that the server needs.

Frames are not masked by chance but by zeros, and nothing is unpacked or read before somebody asks for it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator
from typing import Final, cast

JOIN: Final = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)
MASK: Final = b"\x00\x00\x00\x00"
TAIL: Final = b"\x00\x00\xff\xff"
"""What the protocol leaves out at the end of a compressed message."""
TEXT: Final = 0x81
PACKED: Final = 0xC1
NEWS: Final = b'{"type":"news"'


def frame(text: bytes) -> bytes:
    """Return a text as a client sends it."""
    size = len(text)
    head = bytes([TEXT, 0x80 | size]) if size < 126 else bytes([TEXT, 0xFE]) + size.to_bytes(2, "big")
    return head + MASK + text


def text_of(kind: int, content: bytes, begins: bytes = b"") -> bytes:
    """Return the text of a frame that begins so; nothing for any other, of which no more is unpacked than its beginning."""
    if kind == TEXT:
        return content if content.startswith(begins) else b""
    if kind != PACKED or not zlib.decompressobj(-15).decompress(content, len(begins) or 1).startswith(begins):
        return b""
    return zlib.decompressobj(-15).decompress(content + TAIL)


def frames(data: bytes) -> Iterator[tuple[int, bytes, int]]:
    """Return whole frames: how each begins, what is in it, and where it ends."""
    at = 0
    while at + 2 <= len(data):
        size, begin = data[at + 1], at + 2
        if size >= 126:
            more = 2 if size == 126 else 8
            size, begin = int.from_bytes(data[begin : begin + more], "big"), begin + more
        end = begin + size
        if len(data) < end or len(data) < begin:
            return
        yield data[at], data[begin:end], end
        at = end


class Line(asyncio.Protocol):
    """A connection that has become a socket."""

    def __init__(self, table: str, hear: Callable[[int, bytes], None]) -> None:
        self._table, self._hear = table, hear
        self._data = b""
        self._open = False
        self._early: list[bytes] = []
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to become a socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(JOIN.format(self._table).encode())

    def data_received(self, data: bytes) -> None:
        """Pass on whole frames."""
        self._data = self._data + data if self._data else data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._open, self._data = True, rest
            self._transport.write(b"".join(self._early))
        done = 0
        for kind, content, end in frames(self._data):
            self._hear(kind, content)
            done = end
        self._data = self._data[done:]

    def send(self, text: bytes) -> None:
        """Send a text, once this is a socket."""
        if self._open:
            self._transport.write(frame(text))
        else:
            self._early.append(frame(text))

    def close(self) -> None:
        """Go."""
        self._transport.close()
