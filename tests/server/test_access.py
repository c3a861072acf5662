"""Nobody gets in: a seat acts only with its own key, watchers cannot act, and every wrong attempt changes nothing."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from paddlewheel.tables.keys import new_key

from .player import Player
from .running import HANGS, Answer, Founded, Server, connect
from .test_racing import together

MANY = 40
"""More than any limit here lets through at once, and in the time that so many take."""
SAID = 25
"""More messages than a socket may send at once, and fewer frames than it is cut off for when they are read in one go."""
ASKS_AT_MOST = 400
"""How often a sleeper asks for 250 answers: 20 MB, many times what it may let wait and what the operating system holds."""


@pytest.fixture
def table(server: Server) -> Founded:
    """A table of three people, red to decide."""
    table = server.found("mississippi", "here", "link", "link")
    for seat in ("green", "black"):
        assert table.order("sit", seat=seat, name=seat).status == 200
    while table.decided()["actor"] != "red":
        assert table.act().status == 200
    return table


def whole(table: Founded) -> tuple[object, object]:
    """Everything there is to see of a table, but for the time it is."""
    news = table.server.get(f"{table.path}/news", table.watch).data
    news["situation"].pop("now")
    return news, table.server.get(f"{table.path}/record", table.watch).body


def orders(table: Founded) -> list[dict[str, Any]]:
    """An order of every kind that changes something, each right but for whoever gives it."""
    stands = table.situation()
    return [
        {"type": "submit", "seat": "red", "action": stands["legal"][0], "seen": stands["n"]},
        {"type": "take_back", "seat": "red", "keep": 0, "seen": stands["n"]},
        {"type": "agree", "seat": "red", "proposal": stands["n"], "yes": True},
        {"type": "sit", "seat": "red", "name": "Mallory"},
        {"type": "hand_over", "seat": "red"},
        {"type": "take_over", "seat": "red"},
        {"type": "leave", "seat": "red"},
        {"type": "say", "seat": "red", "text": "I am red"},
        {"type": "rank", "seat": "red"},
        {"type": "rematch", "seat": "red"},
        {"type": "publish", "public": True},
        {"type": "close"},
        {"type": "hint", "seat": "red"},
    ]


Thief = Callable[[Founded], list[str]]
THIEVES: dict[str, Thief] = {
    "nobody": lambda _: [],
    "somebody with a key of their own making": lambda _: [new_key()],
    "a watcher": lambda table: [table.watch],
    "another seat": lambda table: [table.key("green")],
    "every other seat together": lambda table: [table.key("green"), table.key("black"), table.watch],
    "the seat of the same name elsewhere": lambda table: table.server.found("mississippi", *["here"] * 3).keys,
    "the maker of another table": lambda table: [table.server.found("mississippi", *["here"] * 3).maker],
}


@pytest.mark.parametrize("thief", THIEVES)
def test_a_seat_acts_only_with_its_own_key(table: Founded, thief: str) -> None:
    keys, before = THIEVES[thief](table), whole(table)
    for order in orders(table):
        answer = table.server.ask("POST", f"{table.path}/orders", {**order, "id": "x"}, *keys)
        assert (answer.status, answer.data["reason"]) == (403, "not_your_key"), order
    assert whole(table) == before


@pytest.mark.parametrize(
    "thief", [name for name in THIEVES if "watcher" in name or ("seat" in name and "elsewhere" not in name)]
)
def test_the_same_on_the_socket(table: Founded, thief: str) -> None:
    before = whole(table)
    with connect(table.server.socket(table.name)) as client:
        say(client, type="join", keys=THIEVES[thief](table))
        for nth, order in enumerate(orders(table)):
            say(client, id=str(nth), **order)
            assert answer_to(client, str(nth))["reason"] == "not_your_key", order
    assert whole(table) == before


def say(client: ClientConnection, **message: Any) -> None:
    client.send(msgspec.json.encode(message).decode())


def answer_to(client: ClientConnection, identity: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(client.recv(timeout=HANGS))
        if message.get("id") == identity:
            return message


def test_the_maker_steers_no_seat(table: Founded) -> None:
    before = whole(table)
    allowed = ("hand_over", "rank", "rematch", "publish", "close")
    for order in orders(table):
        if order["type"] not in allowed:
            answer = table.server.ask("POST", f"{table.path}/orders", {**order, "id": "x"}, table.maker)
            assert answer.data["reason"] == "not_your_key", order
    assert whole(table) == before


def test_a_private_table_is_seen_with_a_key_only(table: Founded) -> None:
    for path in ("", "/news", "/turns", "/record"):
        for keys in ([], [new_key()]):
            assert table.server.get(table.path + path, *keys).status == 403
        for key in (table.watch, table.maker, table.key("black")):
            assert table.server.get(table.path + path, key).status == 200


def test_a_private_table_is_not_listed_and_a_public_one_is(table: Founded) -> None:
    def listed() -> list[str]:
        return [one["table"] for one in table.server.get("/api/tables").data["tables"]]

    assert table.name not in listed()
    table.order("publish", table.maker, public=True)
    assert table.name in listed()
    assert table.server.get(table.path).status == 200
    table.order("close", table.maker)
    assert table.name not in listed()


def test_whoever_watched_without_a_key_is_let_go_when_the_table_is_no_longer_public(table: Founded) -> None:
    table.order("publish", table.maker, public=True)
    with connect(table.server.socket(table.name)) as stranger, connect(table.server.socket(table.name)) as friend:
        say(stranger, type="join")
        say(friend, type="join", keys=[table.watch])
        for client in (stranger, friend):
            assert msgspec.json.decode(client.recv(timeout=HANGS))["type"] == "welcome"
        table.order("publish", table.maker, public=False)
        table.order("say", seat="red", text="among ourselves")
        heard = "".join(hear_out(stranger))
        assert stranger.close_code == 4403
        assert "among ourselves" not in heard
        while b"among ourselves" not in friend.recv(timeout=HANGS, decode=False):
            pass


def hear_out(client: ClientConnection) -> Iterator[str]:
    """Return every message until the server ends the conversation."""
    with suppress(ConnectionClosed):
        while True:
            yield str(client.recv(timeout=HANGS))


def joining(server: Server, table: str, message: dict[str, Any] | bytes | str) -> int:
    """Send a first message, and return the code with which the server ends the conversation."""
    with pytest.raises(ConnectionClosed) as closed:
        _converse(server, table, msgspec.json.encode(message).decode() if isinstance(message, dict) else message)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def _converse(server: Server, table: str, message: bytes | str) -> None:
    with connect(server.socket(table)) as client:
        client.send(message)
        for _ in range(5):
            client.recv(timeout=HANGS)


def test_a_long_word_that_means_nothing_is_refused_with_its_beginning(table: Founded) -> None:
    """It was too long for the sentence, and the answer was 500."""
    answer = table.server.ask("POST", f"{table.path}/orders", {"type": "x" * 3_000, "id": "1"}, table.watch)
    assert (answer.status, answer.data["code"], len(answer.data["facts"]["why"])) == (422, "message.malformed", 200)


def test_a_reason_is_cut_to_what_a_frame_holds_by_bytes(table: Founded) -> None:
    """Letters of two bytes were counted as one, and the server failed instead of closing the socket."""
    with connect(table.server.socket(table.name)) as client:
        client.send(msgspec.json.encode({"type": "é" * 150}).decode())
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=HANGS)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, "é" in closed.value.rcvd.reason) == (4400, True)


def test_a_socket_is_closed_on_whoever_may_not_watch(table: Founded) -> None:
    server = table.server
    assert joining(server, table.name, {"type": "join"}) == 4403
    assert joining(server, table.name, {"type": "join", "keys": [new_key()]}) == 4403
    for name in ("nosuchtable", "%00", "x" * 300):
        assert joining(server, name, {"type": "join", "keys": [table.watch]}) == 4404
    assert joining(server, table.name, {"type": "join", "keys": [table.watch], "protocol": 1}) == 4400
    assert joining(server, table.name, {"type": "say", "id": "a", "seat": "red", "text": "hello"}) == 4400
    assert joining(server, table.name, "this is no JSON") == 4400
    assert joining(server, table.name, b"\xff\xfe") == 4400
    assert joining(server, table.name, {"type": "join", "keys": [new_key()] * 9}) == 4400
    assert joining(server, table.name, "x" * 20_000) == 1009


ORIGINS = {
    "http://evil.example": False,
    "null": False,
    "http://[": False,
    "http://127.0.0.1:1": False,
    "http://127.0.0.1:{port}.evil.example": False,
    "http://127.0.0.1:{port}": True,
}
"""From where a page asks, and whether it may."""


@pytest.mark.parametrize(("origin", "in_"), ORIGINS.items())
def test_a_page_from_elsewhere_cannot_connect(table: Founded, origin: str, in_: bool) -> None:
    told = origin.format(port=table.server.port)
    if in_:
        with connect(table.server.socket(table.name), origin=Origin(told)) as client:
            assert client.ping().wait(HANGS)
    else:
        with pytest.raises(InvalidStatus), connect(table.server.socket(table.name), origin=Origin(told)):
            pass


@pytest.mark.parametrize(("origin", "in_"), ORIGINS.items())
def test_a_page_from_elsewhere_founds_no_table_and_gives_no_order(table: Founded, origin: str, in_: bool) -> None:
    server, told = table.server, {"Origin": origin.format(port=table.server.port)}
    wanted = {"game": "mississippi", "seats": [{"by": "here"}] * 3, "public": True, "title": f"from {origin}"}
    said = {"type": "say", "id": origin, "seat": "red", "text": "hello"}
    founded = server.ask("POST", "/api/tables", wanted, headers=told)
    ordered = server.ask("POST", f"{table.path}/orders", said, table.key("red"), headers=told)
    listed = {one["title"] for one in server.get("/api/tables").data["tables"]}
    assert (wanted["title"] in listed) == in_
    assert any(entry["type"] == "said" for entry in table.entries()) == in_
    if in_:
        assert (founded.status, ordered.status) == (201, 200)
    for answer in () if in_ else (founded, ordered):
        assert (answer.status, answer.data["reason"]) == (403, "foreign_page")
        assert answer.data["code"] == "page.foreign"


def test_a_page_from_elsewhere_may_look_and_one_that_is_named_may_do_all(tmp_path: Any) -> None:
    named, other = {"Origin": "https://races.example"}, {"Origin": "https://evil.example"}
    wanted = {"game": "mississippi", "seats": [{"by": "here"}] * 3}
    with Server(str(tmp_path / "tables.db"), ["--origins", "https://races.example"]) as server:
        assert server.ask("GET", "/api/games", headers=other).status == 200
        assert server.ask("POST", "/api/tables", wanted, headers=other).status == 403
        assert server.ask("POST", "/api/tables", wanted, headers=named).status == 201
        assert server.ask("POST", "/api/tables", wanted).status == 201


def test_an_open_seat_is_for_whoever_comes_first(server: Server) -> None:
    table = server.found("mississippi", "here", "open", "link", public=True)

    def take(seat: str, key: str, identity: str = "a") -> Answer:
        body = {"seat": seat, "name": "Eve", "id": identity, "key": key}
        return server.ask("POST", f"{table.path}/seats", body)

    mine, other = new_key(), new_key()
    assert take("black", mine).status == 403  # by link
    assert take("red", mine).status == 403  # here
    first = take("green", mine)
    assert first.status == 201
    assert take("green", mine).data == first.data  # sent again
    assert take("green", other).status == 403
    assert take("green", other, "b").status == 403
    assert take("green", "short").status == 422
    assert table.order("say", mine, seat="green", text="hello").status == 200
    assert table.order("say", other, seat="green", text="hello").status == 403


def test_a_private_table_has_open_seats_only_for_those_who_may_watch(server: Server) -> None:
    table = server.found("mississippi", "here", "open", "greedy")
    body = {"seat": "green", "name": "Eve", "id": "a", "key": new_key()}
    assert server.ask("POST", f"{table.path}/seats", body).status == 403
    assert server.ask("POST", f"{table.path}/seats", body, table.watch).status == 201


def test_what_is_illegal_stale_or_out_of_turn_changes_nothing(table: Founded) -> None:
    stands, before = table.situation(), whole(table)
    legal, n = stands["legal"][0], stands["n"]
    for order, status, reason in [
        ({"seat": "red", "action": "+99", "seen": n}, 422, "rule"),
        ({"seat": "red", "action": "upstream", "seen": n}, 422, "not_understood"),
        ({"seat": "red", "action": legal, "seen": n - 1}, 409, "stale"),
        ({"seat": "red", "action": legal, "seen": n + 1}, 409, "stale"),
        ({"seat": "red", "action": legal, "seen": -1}, 422, "not_understood"),
        ({"seat": "red", "action": "x" * 101, "seen": n}, 422, "not_understood"),
        ({"seat": "red", "action": 4, "seen": n}, 422, "not_understood"),
        ({"seat": "green", "action": legal, "seen": n}, 409, "not_your_decision"),
    ]:
        answer = table.order("submit", **order)
        assert (answer.status, answer.data["reason"]) == (status, reason), order
    illegal = table.order("submit", seat="red", action="+99", seen=n).data
    assert illegal["rule"] == "M7"
    assert illegal["instead"] in stands["legal"]
    assert whole(table) == before


# --- limits ---------------------------------------------------------------------------------------------------------------


def test_requests_tables_and_sockets_of_one_address_are_limited(tmp_path: Any) -> None:
    with Server(str(tmp_path / "t.db"), limits="requests=8,tables=2,sockets=3,orders=2,watchers=2") as server:
        first, second = server.found("mississippi", *["here"] * 3), server.found("mississippi", *["here"] * 3)
        seats = [{"by": "here"}] * 3
        assert server.ask("POST", "/api/tables", {"game": "mississippi", "seats": seats}).status == 429
        with connect(server.socket(first.name)) as one, connect(server.socket(first.name)) as two:
            for client in (one, two):
                say(client, type="join", keys=first.keys)
                client.recv()
            assert joining(server, first.name, {"type": "join", "keys": first.keys}) == 4429  # at this table
            with connect(server.socket(second.name)):
                assert joining(server, second.name, {"type": "join", "keys": second.keys}) == 4429  # from this address
            for nth in range(SAID):
                say(one, type="say", id=str(nth), seat="red", text="again and again")
            said: dict[str, dict[str, Any]] = {}
            while len(said) < SAID:
                message = msgspec.json.decode(one.recv(timeout=HANGS))
                said |= {message["id"]: message} if message["type"] in ("done", "refused") else {}
        assert [said[str(nth)]["type"] for nth in range(6)] == ["done"] * 6
        assert {one["reason"] for one in said.values() if one["type"] == "refused"} == {"too_much"}
        with ThreadPoolExecutor(MANY) as pool:
            statuses = set(pool.map(lambda _: server.get("/api/captains").status, range(5 * MANY)))
        assert statuses == {200, 429}
        server.wait_for(lambda: server.get("/api/captains").status == 200)


def test_what_is_too_large_is_not_read(server: Server) -> None:
    answer = server.ask("POST", "/api/tables", b" " * 200_000)
    assert (answer.status, answer.data["reason"]) == (413, "too_much")


def test_a_slow_reader_is_dropped_and_comes_back_with_everything(tmp_path: Any) -> None:
    """Somebody who does not read must not cost the server memory for ever, and nobody else any time."""
    limits = "requests=100000,tables=1000,sockets=1000,orders=100000,chat=100000,backlog=100000,write_seconds=600"
    with Server(str(tmp_path / "t.db"), limits=limits) as server:
        table = server.found("queen", "here", "here", "here")
        sleeper = asleep(server, table)
        talker = Player(table, table.keys)

        async def talk() -> None:
            await talker.until(lambda me: bool(me.you))
            for nth in range(ASKS_AT_MOST):
                gone = await asyncio.to_thread(ask_and_read_nothing, sleeper)
                if gone or await asyncio.to_thread(dropped, server) > 0:
                    return
                await talker.order("say", seat="red", text=f"still here {nth}")

        asyncio.run(together([talker], talk()))
        assert dropped(server) == 1
        assert talker.connections == 1, "nobody else is dropped"
        sleeper.close()
        back = Player(table, [table.watch])
        asyncio.run(together([back], back.until(lambda me: len(me.entries) >= len(talker.entries))))
        assert back.entries == talker.entries


def test_an_answer_for_somebody_who_has_just_gone_is_no_failure(tmp_path: Any) -> None:
    log = tmp_path / "log"
    with Server(str(tmp_path / "t.db"), log=log) as server:
        table = server.found("mississippi", "here", "here", "here")
        for _ in range(10):
            client = asleep(server, table, table.key("red"))
            for nth in range(20):
                frame(client, {"type": "say", "id": f"{client.fileno()}-{nth}", "seat": "red", "text": "bye"})
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.close()
        server.wait_for(lambda: counted(server, "paddlewheel_sockets") == 0)
    assert "raceback" not in log.read_text()


def asleep(server: Server, table: Founded, key: str = "") -> socket.socket:
    """Join a table, then read nothing more."""
    sleeper = socket.create_connection(("127.0.0.1", server.port))
    request = f"GET {table.path}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    sleeper.sendall(f"{request}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b"101" in sleeper.recv(4096)
    frame(sleeper, {"type": "join", "keys": [key or table.watch]})
    return sleeper


def ask_and_read_nothing(sleeper: socket.socket) -> bool:
    """Ask for 250 answers of more than 200 bytes each; return whether the server has gone."""
    try:
        for _ in range(250):
            frame(sleeper, {"type": "x" * 100})
    except OSError:
        return True
    return False


def frame(client: socket.socket, message: dict[str, Any]) -> None:
    """Send a message on a bare socket."""
    text = msgspec.json.encode(message)
    client.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


def dropped(server: Server) -> int:
    return counted(server, "paddlewheel_sockets_dropped_total")


def counted(server: Server, what: str) -> int:
    (line,) = [line for line in server.get("/metrics").body.decode().splitlines() if line.startswith(f"{what} ")]
    return int(float(line.split()[1]))


def test_pages_get_a_strict_policy_and_no_keys_are_cached(table: Founded) -> None:
    for path in ("/", "/api/games", "/openapi.json", "/no/such/page.html"):
        headers = table.server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert table.server.get(table.path, table.watch).headers["cache-control"] == "no-store"
    parts = table.server.get("/assets/none.js").headers
    assert parts["x-content-type-options"] == "nosniff"
    assert parts["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in parts, "that of the page holds"


def test_names_titles_and_chat_are_plain_text(server: Server) -> None:
    """They are sent as JSON only, never as markup; signs that cannot be seen are taken out."""
    table = server.found("mississippi", "here", "here", "here", title="<script>alert(1)</script>")
    table.order("sit", seat="red", name='"><img src=x onerror=alert(1)>')
    table.order("say", seat="red", text="a\u202eb\x00c\nd")
    answer = server.get(f"{table.path}/news", table.watch)
    assert answer.headers["content-type"] == "application/json"
    said = [entry for entry in answer.data["entries"] if entry["type"] == "said"]
    assert said[0]["text"] == "a b c d"
    for text in ("\u200b\u200b", "\n\t "):
        assert table.order("say", seat="red", text=text).status == 422
    assert table.order("say", seat="red", text="x" * 501).status == 422
    assert table.order("sit", seat="red", name="x" * 41).status == 422


def test_files_outside_the_page_cannot_be_had(server: Server) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py", "//etc/passwd"):
        answer = server.get(path)
        assert answer.status == 404 or b"Paddlewheel is running" in answer.body or b"<html" in answer.body.lower()
        assert b"import" not in answer.body
        assert b"root:" not in answer.body


def test_text_that_is_no_text_is_refused(table: Founded) -> None:
    for text in (rb"\ud800", rb"\udfff\ud800", b"\xff\xfe"):
        body = b'{"type": "say", "id": "a", "seat": "red", "text": "' + text + b'"}'
        assert table.server.ask("POST", f"{table.path}/orders", body, table.key("red")).status == 422
    for body in (b"[" * 100_000, b'{"type":' * 10_000, b"1e999999", b"", b"null", b'{"type": "say"}'):
        assert table.server.ask("POST", f"{table.path}/orders", body, table.key("red")).status == 422


def test_a_long_history_is_longer_than_the_backlog_and_still_told(tmp_path: Any) -> None:
    limits = "requests=100000,tables=1000,sockets=1000,orders=100000,chat=100000,backlog=100000"
    with Server(str(tmp_path / "t.db"), limits=limits) as server:
        table = server.found("mississippi", "here", "here", "here")
        table.decided()
        for _ in range(300):
            assert table.order("say", seat="red", text="x" * 500).status == 200
        late = Player(table, [table.watch])
        asyncio.run(together([late], late.until(lambda me: len(me.entries) > 300)))
        assert late.connections == 1
