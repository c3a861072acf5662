"""Attack the edge of a server, and fuzz everything behind it: bounded, seeded, on this machine only.

    python benchmarks/chaos_edge.py                                # the attacks, and a million fuzzed requests and frames
    python benchmarks/chaos_edge.py --requests 0 --frames 0        # the attacks alone
    PYTHONPATH=OTHER/src python benchmarks/chaos_edge.py --plain   # the same against another release

`--plain` starts the server without options that an older one does not know. Short forms: tests/server/test_connections.py.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.fuzzing import fuzz, two_tables
from server.running import WIDE, Server

OTHER = "127.0.0.2"
"""From where those come who are no attackers."""


def main() -> None:
    """Attack, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=700_000, help="fuzzed requests")
    parser.add_argument("--frames", type=int, default=300_000, help="fuzzed frames on sockets")
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--plain", action="store_true", help="for a server that does not know today's limits")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for attack in (headers, silent_connections, strange_requests):
            with serving(place / attack.__name__, WIDE) as server:
                attack(server)
        if told.requests or told.frames:
            many = "" if told.plain else ",connections=5000"
            with serving(place / "fuzz", WIDE + many) as server:
                fuzzed(server, told.requests, told.frames, told.seed)


@contextmanager
def serving(folder: Path, limits: str) -> Iterator[Server]:
    """Start a server as a shell of a usual machine would: with 1,024 descriptors that it may raise."""
    folder.mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Server(str(folder / "t.db"), limits=limits, log=folder / "log")
    server.start()
    pid = process_of(server)
    now, _ = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    if now == soft:  # it has not asked for more
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (1_024, hard))
    try:
        yield server
    finally:
        server.stop()
        log = (folder / "log").read_text()
        print(f"  written down: {log.count(chr(34) + 'traceback')} tracebacks, {len(log.splitlines())} lines", flush=True)


def process_of(server: Server) -> int:
    """Return the id of a server's process."""
    assert server.process is not None
    return server.process.pid or 0


def headers(server: Server) -> None:
    """Ten connections with 66 MB of headers each: how much memory the server takes at the most."""
    line = b"".join(b"X-%05d: %s\r\n" % (nth, b"a" * 90) for nth in range(600))
    before = memory(server)

    def pour() -> None:
        with dial(server) as one, suppress(OSError):
            one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for _ in range(66_000_000 // len(line)):
                one.sendall(line)

    peak, seconds = watched(server, lambda: together([pour] * 10))
    print(f"66 MB of headers on 10 connections: from {before} to {peak} MB, {seconds:.1f} s", flush=True)


def silent_connections(server: Server) -> None:
    """A thousand connections that say nothing: whether anybody else gets in, and when they are gone."""
    silent: list[socket.socket] = []
    for _ in range(1_000):
        with suppress(OSError):
            silent.append(dial(server))
    time.sleep(1)
    begun = time.monotonic()
    let_in = [status(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") == 200 for _ in range(10)]
    took = (time.monotonic() - begun) / 10
    left = len(silent)
    until = time.monotonic() + 30
    while left and time.monotonic() < until:
        time.sleep(0.5)
        left = sum(still_open(one) for one in silent)
    gone = f"all let go after {time.monotonic() - begun:.0f} s" if not left else f"{left} still there after 30 s"
    print(f"1,000 silent connections: {sum(let_in)} of 10 others let in, {1000 * took:.0f} ms each; {gone}", flush=True)
    for one in silent:
        one.close()


def strange_requests(server: Server) -> None:
    """Paths and bodies that no page asks for: how many are a failure of the server."""
    paths = [b"/%00", b"/" + b"a" * 300, b"/" + b"a" * 300 + b".js", b"/" + b"a/" * 20_000, b"/%ff", b"//", b"/\xff"]
    answers = [
        status(server, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") for path in paths
    ]
    for _ in range(20):
        with dial(server) as one:
            one.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
    evil = status(server, b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    print(f"strange paths are answered by {answers}, another host's name by {evil}", flush=True)


def fuzzed(server: Server, requests: int, frames: int, seed: int) -> None:
    """Anything at all: failures, trespasses, and what the server answers."""
    pid, (mine, other) = process_of(server), two_tables(server)
    before, begun = other.entries(), time.monotonic()
    found = asyncio.run(fuzz(mine, other, requests, frames, seed))
    seconds = time.monotonic() - begun
    assert other.entries() == before, "somebody has changed what is not theirs"
    assert process_of(server) == pid
    print(
        f"{found.requests} requests and {found.frames} frames in {seconds:.0f} s: {len(found.failures)} failures, ", end=""
    )
    print(
        f"{len(found.trespasses)} trespasses, {memory(server)} MB; answers {dict(sorted(found.statuses.items()))}",
        flush=True,
    )
    for one in (*found.failures[:5], *found.trespasses[:5]):
        print("   ", one[:300])


def dial(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """Connect."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(address, 0))


def status(server: Server, data: bytes) -> int:
    """Return the status of what is answered to some bytes from elsewhere, 0 if nothing is."""
    try:
        with dial(server, OTHER) as one:
            one.sendall(data)
            answer = one.recv(100)
            return int(answer.split()[1]) if answer else 0
    except OSError:
        return 0


def still_open(one: socket.socket) -> bool:
    """Return whether the other side has not gone."""
    one.setblocking(False)
    try:
        return one.recv(4_096) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def memory(server: Server) -> int:
    """Return how many megabytes the server takes."""
    lines = Path(f"/proc/{process_of(server)}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


def watched(server: Server, work: Callable[[], None]) -> tuple[int, float]:
    """Return the most memory that a server takes while something is done, and how long that took."""
    peak, done = [memory(server)], threading.Event()

    def watch() -> None:
        while not done.wait(0.02):
            peak[0] = max(peak[0], memory(server))

    watcher = threading.Thread(target=watch)
    watcher.start()
    begun = time.monotonic()
    try:
        work()
    finally:
        done.set()
        watcher.join()
    return peak[0], time.monotonic() - begun


def together(works: list[Callable[[], None]]) -> None:
    """Do several things at the same time."""
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main()
