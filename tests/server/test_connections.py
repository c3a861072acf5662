"""The edge without a proxy: whatever strangers send, the server stays small, answers others, and writes nothing down."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from .fuzzing import fuzz, two_tables
from .running import HANGS, WIDE, Server, connect

QUICK = f"{WIDE},body_seconds=1,idle_seconds=1"
FAST = f"{QUICK},head_seconds=1,connections=40"
"""Limits at which nobody waits for long."""
UPGRADE = (
    b"Connection: Upgrade",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.fixture(scope="module")
def edge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("edge")
    with Server(str(folder / "t.db"), limits=FAST, log=folder / "log") as server:
        yield server
    log = (folder / "log").read_text()
    assert "traceback" not in log
    assert '"level":"error"' not in log
    assert '"level":"warning"' not in log


def dial(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=HANGS, source_address=(address, 0))


def answer(one: socket.socket) -> bytes:
    """Return all that is answered until the connection ends; one that does not end fails."""
    found = b""
    try:
        while piece := one.recv(65_536):
            found += piece
    except ConnectionError:
        pass  # cut off: what was read counts
    return found


def send(server: Server, data: bytes, address: str = "127.0.0.1") -> tuple[int, bytes]:
    """Return the status and the body of what is answered to some bytes."""
    with dial(server, address) as one:
        one.sendall(data)
        head, _, body = answer(one).partition(b"\r\n\r\n")
        return int(head.split()[1]) if head else 0, body


def get(path: bytes, *headers: bytes, host: bytes = b"localhost") -> bytes:
    return b"\r\n".join([b"GET " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers, b"", b""])


def poured(one: socket.socket, line: bytes, most: int) -> int:
    """Send a line again and again until the other side has had enough; return how many bytes went."""
    sent = 0
    try:
        while sent < most:
            one.sendall(line)
            sent += len(line)
    except OSError:
        pass  # cut off
    return sent


def memory(server: Server) -> int:
    """Return how many megabytes the server takes."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


def test_headers_without_an_end_are_cut_off(edge: Server) -> None:
    """66 MB of them on ten connections took 2.1 GB."""
    before = memory(edge)
    line = b"X-More: " + b"a" * 1000 + b"\r\n"
    for _ in range(10):
        with dial(edge) as one:
            one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            assert poured(one, line, 66_000_000) < 8_000_000, "what is buffered on the way, and no more"
    assert memory(edge) - before < 20


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (get(b"/", b"X-Long: " + b"a" * 17_000), 431, "limit.head"),
        (get(b"/", *[b"X-%d: a" % nth for nth in range(3_000)]), 431, "limit.head"),
        (get(b"/" + b"a" * 2_001), 414, "limit.path"),
        (get(b"/", host=b"evil.example"), 421, "host.unknown"),
        (get(b"/", b"Host: localhost"), 421, "host.unknown"),
        (b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 421, "host.unknown"),
        (b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "request.malformed"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400, "request.malformed"),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n\xff\xfe!", 422, "message.malformed"),
    ],
)
def test_what_cannot_be_a_request_is_refused_with_a_code(edge: Server, data: bytes, status: int, code: str) -> None:
    found, body = send(edge, data)
    assert (found, msgspec.json.decode(body)["code"]) == (status, code)


@pytest.mark.parametrize(
    "path", [b"/%00", b"/" + b"a" * 300, b"/" + b"a/" * 600, b"/%ff%fe", b"/..%2f..%2fetc%2fpasswd", b"//"]
)
def test_strange_paths_are_addresses_of_the_page_or_nothing(edge: Server, path: bytes) -> None:
    assert send(edge, get(path))[0] in (200, 404)


@pytest.mark.parametrize("host", [b"localhost", b"127.0.0.1:8026", b"[::1]:8026", b"192.168.1.7", b"LOCALHOST."])
def test_addresses_and_localhost_are_names_of_the_server(edge: Server, host: bytes) -> None:
    assert send(edge, get(b"/livez", host=host))[0] == 200


def test_a_name_of_the_server_is_told_it(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), more=["--hosts", "races.example.org"]) as server:
        assert send(server, get(b"/livez", host=b"races.example.org"))[0] == 200
        assert send(server, get(b"/livez", host=b"races.example.com"))[0] == 421


def test_silent_connections_keep_nobody_out_and_are_let_go(tmp_path: Path) -> None:
    """A thousand locked everybody out: with a usual limit of descriptors there was no place left."""
    with Server(str(tmp_path / "t.db"), limits=f"{QUICK},connections=1000,all_connections=300,head_seconds=3") as server:
        assert server.process is not None
        silent = [dial(server) for _ in range(1_000)]
        assert send(server, get(b"/livez"))[0] == 200
        soft, _ = resource.prlimit(server.process.pid or 0, resource.RLIMIT_NOFILE)
        assert soft >= 500
        server.wait_for(lambda: connections(server) < 10)
        for one in silent:
            one.close()


def connections(server: Server) -> int:
    lines = server.get("/metrics").body.decode().splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("paddlewheel_connections "))


def test_an_address_has_only_so_many_connections(edge: Server) -> None:
    mine = [dial(edge, "127.0.0.9") for _ in range(40)]
    with dial(edge, "127.0.0.9") as one:
        head, _, body = answer(one).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 429")
    assert msgspec.json.decode(body)["code"] == "limit.connections"
    assert edge.get("/livez").status == 200, "others have theirs"
    for one in mine:
        one.close()


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: local",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "half a head", "half a body", "half a chunk"],
)
def test_half_a_request_is_waited_for_only_so_long(edge: Server, beginning: bytes) -> None:
    with dial(edge) as one:
        one.sendall(beginning)
        answer(one)


def test_a_request_that_is_broken_off_is_nothing_to_be_written_down(edge: Server) -> None:
    for _ in range(20):
        with dial(edge) as one:
            one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
    assert edge.get("/livez").status == 200  # what is written down is seen at the end


def test_a_body_that_is_too_long_is_not_read_for_ever(edge: Server) -> None:
    with dial(edge) as one:
        one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n")
        assert poured(one, b"a" * 65_536, 66_000_000) < 12_000_000


def test_a_message_that_is_no_text_closes_the_socket_and_nothing_else(edge: Server) -> None:
    table = edge.found("mississippi", "here", "here", "here")
    with connect(edge.socket(table.name)) as client:
        client.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe\xfd"))
        client.socket.sendall(b"".join(client.protocol.data_to_send()))
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=HANGS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


@pytest.mark.parametrize("flood", [b"\x00\x80\0\0\0\0", b"\x89\x80\0\0\0\0"], ids=["empty parts of a message", "pings"])
def test_a_socket_that_sends_frames_without_an_end_is_cut_off(tmp_path: Path, flood: bytes) -> None:
    """They have no length to be limited: a million of them, six megabytes, kept everybody else waiting for 27 seconds."""
    with Server(str(tmp_path / "t.db"), limits=WIDE.replace("orders=10000", "orders=20")) as server:
        table = server.found("mississippi", "here", "here", "here")
        with dial(server) as one:
            one.sendall(get(f"{table.path}/socket".encode(), *UPGRADE).replace(b"Connection: close\r\n", b""))
            assert one.recv(10_000).startswith(b"HTTP/1.1 101")
            one.sendall(b"\x01\x80\0\0\0\0")  # a text begins
            assert poured(one, flood * 1_000, 60_000_000) < 60_000_000
        assert 'paddlewheel_connections_cut_total{why="frames"} 1.0' in server.get("/metrics").body.decode()
        assert table.act().status == 200


def test_a_person_may_send_a_message_in_parts_and_ping(edge: Server) -> None:
    table = edge.found("mississippi", "here", "here", "here")
    with connect(edge.socket(table.name), max_size=None) as client:
        client.send(["{", '"type":"join",', '"keys":', msgspec.json.encode(table.keys).decode(), "}"])
        assert '"welcome"' in str(client.recv())
        assert client.ping().wait(HANGS)


def test_only_so_many_requests_wait_on_one_connection(edge: Server) -> None:
    """Each that waits is kept in memory, and nobody has to read the answers."""
    before = memory(edge)
    with dial(edge) as one:
        assert poured(one, get(b"/api/games").replace(b"Connection: close\r\n", b"") * 500, 20_000_000) < 20_000_000
    assert memory(edge) < before + 10
    assert 'paddlewheel_connections_cut_total{why="pipelined"} 1.0' in edge.get("/metrics").body.decode()


def test_a_socket_with_headers_that_its_library_refuses_is_refused(edge: Server) -> None:
    """It was neither answered nor closed."""
    upgrade = [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: YQ=="]
    head = b"\r\n".join([b"GET /api/tables/x/socket HTTP/1.1", b"Host: localhost", *upgrade, b"X-Long: " + b"a" * 9_000])
    assert send(edge, head + b"\r\n\r\n")[0] == 400


def test_the_page_health_and_metrics_pass_the_same_gate(tmp_path: Path) -> None:
    paths = (b"/", b"/livez", b"/readyz", b"/metrics", b"/api/games", b"/openapi.json")
    with Server(str(tmp_path / "t.db"), limits="requests=1") as server:
        for nth, path in enumerate(paths, 2):  # each from an address that has asked for nothing yet
            assert any(send(server, get(path), f"127.0.0.{nth}")[0] == 429 for _ in range(100)), path


def test_every_answer_has_the_id_of_its_request(edge: Server) -> None:
    given = edge.ask("GET", "/livez", headers={"X-Request-ID": "abc-1"}).headers["x-request-id"]
    made = edge.ask("GET", "/livez", headers={"X-Request-ID": "bad id\twith blanks"}).headers["x-request-id"]
    assert (given, len(made)) == ("abc-1", 16)


def test_metrics_are_for_this_machine_unless_told_otherwise(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), more=["--metrics", "10.0.0.0/8"]) as server:
        refused = server.get("/metrics")
        assert (refused.status, refused.data["code"]) == (403, "metrics.elsewhere")
    with Server(str(tmp_path / "t.db")) as server:
        assert server.get("/metrics").status == 200
        through = server.ask("GET", "/metrics", headers={"X-Forwarded-For": "8.8.8.8"})
        assert through.status == 403, "a proxy that nobody told of passes everybody on"


def test_whatever_is_sent_nothing_fails_and_nothing_is_given_away(tmp_path: Path) -> None:
    """The short form of benchmarks/chaos_edge.py."""
    with Server(
        str(tmp_path / "t.db"), limits=f"{WIDE},all_connections=3000,connections=3000", log=tmp_path / "log"
    ) as server:
        mine, other = two_tables(server)
        before = other.entries()
        found = asyncio.run(fuzz(mine, other, requests=4_000, frames=2_000, seed=5))
        assert (found.failures[:3], found.trespasses[:3]) == ([], [])
        assert found.statuses[200] > 300
        assert len(found.statuses) > 6
        assert found.frames >= 2_000
        assert other.entries() == before
        assert server.get("/readyz").status == 200
    log = (tmp_path / "log").read_text()
    assert "raceback" not in log
    assert '"level":"error"' not in log
