"""What goes over the wire: long messages are short there, for clients that can read that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from .running import HANGS, Founded, Server, connect


@pytest.fixture(scope="module")
def table(server: Server) -> Founded:
    """A table of Mississippi: the first turns have most to choose from."""
    table = server.found("mississippi", *["here"] * 6)
    for _ in range(7):
        table.act()
    table.decided()
    return table


def whole_turns(table: Founded, compression: str | None) -> tuple[bytes, int, list[int]]:
    """Return the message with whole turns, how many bytes came over the wire, and the length of the other messages."""
    with connect(table.server.socket(table.name), compression=compression, max_size=None) as client:
        counted = count(client)
        client.send(msgspec.json.encode({"type": "join", "keys": table.keys, "turns": True}).decode())
        others: list[int] = []
        while True:
            message = client.recv(timeout=HANGS, decode=False)
            if msgspec.json.decode(message)["type"] == "turns":
                return bytes(message), sum(counted), others
            others.append(len(message))


def count(client: ClientConnection) -> list[int]:
    """Count the bytes that a client receives from now on."""
    counted: list[int] = []
    receive = client.protocol.receive_data

    def receive_data(data: Any) -> None:
        counted.append(len(data))
        receive(data)

    client.protocol.receive_data = receive_data  # type: ignore[method-assign]
    return counted


def test_whole_turns_are_a_fraction_on_the_wire(table: Founded) -> None:
    plain, all_plain, _ = whole_turns(table, None)
    packed, all_packed, others = whole_turns(table, "deflate")
    assert packed == plain
    assert len(plain) > 16_000
    assert all_plain > len(plain)
    assert all_packed - sum(others) < len(plain) / 5


def test_short_messages_are_sent_as_they_are(table: Founded) -> None:
    with connect(table.server.socket(table.name), max_size=None) as client:
        counted = count(client)
        client.send(msgspec.json.encode({"type": "join", "keys": [table.watch], "after": table.situation()["n"]}).decode())
        told = sum(len(client.recv(timeout=HANGS, decode=False)) for _ in range(3))
        assert told <= sum(counted) <= told + 3 * 10


def test_a_message_that_would_become_too_long_is_not_unpacked(table: Founded) -> None:
    """A few bytes can stand for very many."""
    with connect(table.server.socket(table.name), max_size=None) as client:
        client.send("[" * 50_000)  # which the client packs
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=HANGS)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
