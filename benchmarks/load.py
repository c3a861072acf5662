"""How many live tables a server holds: four seats each, one move a second at each table, everybody told.

    python benchmarks/load.py                                   SQLite, then boardgame.io if npm is there
    python benchmarks/load.py --postgres postgresql://…         PostgreSQL too
    python benchmarks/load.py --tables 50,100 --seconds 5       a quick look

For each number of tables: the time from submitting a move to the last of the four being told, and the server's processor
time for each accepted, durable move. It goes up until the 99th percentile passes 100 ms, or moves are not accepted in time.
Every seat asks for its whole turns, packed, as every page does. The same loop runs against boardgame.io's own server with
its file storage, in the same run: what counts are the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from frames import NEWS, Line, text_of
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

WIDE = "requests=1000000,tables=1000000,sockets=100000,all_sockets=100000,orders=100000,chat=1000000"
WIDE += ",connections=100000,all_connections=100000"
WORK = ["--work", "share=1000000,burst=1000000"]
START = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]
TOO_LATE = 0.100
GAMES: list[dict[str, Any]] = [
    {"game": "mississippi", "options": {"rows": 60}},
    {"game": "queen", "options": {"round_limit": 1000}},
]
PEER = Path(__file__).parent / "peers" / "boardgame_io"


@dataclass
class Level:
    """What was measured with so many tables."""

    tables: int
    wanted: int
    latencies: list[float] = field(default_factory=list)
    processor: float = 0.0
    client: float = 0.0
    """What this side took itself: a core that it fills would be measured instead of the server."""

    def percentile(self, share: float) -> float:
        """Return the latency that so many stay below."""
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("inf")

    @property
    def held(self) -> bool:
        """Whether so many tables can be held."""
        return self.percentile(0.99) <= TOO_LATE and len(self.latencies) >= 0.95 * self.wanted


class Stands(msgspec.Struct):
    """Of how things stand only what is needed to move."""

    n: int = 0
    actor: str | None = None
    legal: list[str] = []
    result: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    """News, of which only that is read."""

    situation: Stands


def _same(line: Line) -> Line:
    return line


class LiveTable:
    """A table with four sockets, at which somebody moves once a second."""

    def __init__(self, created: dict[str, Any], address: str) -> None:
        self.created = created
        self.host, _, self.port = address.removeprefix("http://").partition(":")
        self.keys = {seat["seat"]: seat["key"] for seat in created["seats"]}
        self.lines: dict[str, Line] = {}
        self.news = b""
        """What was told last of how things stand, to be read when somebody moves."""
        self.waiting: tuple[bytes, float, set[str], asyncio.Future[float]] | None = None

    async def join(self) -> None:
        """Connect all four; the first keeps what it hears."""
        for seat, key in self.keys.items():
            line = Line(self.created["table"], partial(self._hear, seat, not self.lines))
            await asyncio.get_running_loop().create_connection(partial(_same, line), self.host, int(self.port))
            line.send(json.dumps({"type": "join", "keys": [key], "turns": True, "packed": True}).encode())
            self.lines[seat] = line

    def _hear(self, seat: str, keeps: bool, kind: int, content: bytes) -> None:
        if not keeps and (self.waiting is None or seat not in self.waiting[2]):
            return
        text = text_of(kind, content, NEWS)
        if not text:
            return
        if keeps and b'"situation":{' in text:
            self.news = text
        if self.waiting is not None and self.waiting[0] in text:
            _, begun, missing, told = self.waiting
            missing.discard(seat)
            if not missing and not told.done():
                told.set_result(time.perf_counter() - begun)

    def stands(self) -> Any:
        """Return how things stand."""
        return msgspec.json.decode(self.news, type=Heard).situation if self.news else Stands()

    async def play(self, level: Level, offset: float, seconds: int) -> None:
        """Move once a second, for so long."""
        begun = time.perf_counter() + offset
        for nth in range(seconds):
            await asyncio.sleep(max(begun + nth - time.perf_counter(), 0))
            while (stands := self.stands()).actor not in self.lines:
                if stands.result:
                    return
                await asyncio.sleep(0.005)
            identity = f"move-{nth}-{random.getrandbits(40):x}"
            told: asyncio.Future[float] = asyncio.get_running_loop().create_future()
            order = {"type": "submit", "id": identity, "seat": stands.actor, "action": random.choice(stands.legal)}
            text = msgspec.json.encode({**order, "seen": stands.n})
            self.waiting = (identity.encode(), time.perf_counter(), set(self.lines), told)
            self.lines[stands.actor or ""].send(text)
            try:
                level.latencies.append(await asyncio.wait_for(told, 5))
            except TimeoutError:
                continue  # not accepted in time: it counts as missing
            finally:
                self.waiting = None

    def leave(self) -> None:
        """Disconnect all."""
        for line in self.lines.values():
            line.close()


async def one_level(address: str, pid: int, tables: int, seconds: int) -> Level:
    """Play at so many tables for so long."""
    live = [LiveTable(found(address, GAMES[nth % len(GAMES)]), address) for nth in range(tables)]
    for table in live:
        await table.join()
    await asyncio.sleep(1)
    level = Level(tables, tables * seconds)
    before, client = processor_time(pid), time.process_time()
    await asyncio.gather(*(table.play(level, random.random(), seconds) for table in live))
    level.processor = processor_time(pid) - before
    level.client = time.process_time() - client
    for table in live:
        table.leave()
    return level


def found(address: str, game: dict[str, Any]) -> dict[str, Any]:
    """Found a table of four people."""
    body = json.dumps({**game, "seats": [{"by": "here"}] * 4}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", body)) as answer:
        return dict(json.load(answer))


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(database: str, levels: list[int], seconds: int) -> list[Level]:
    """Start a server and go through the levels until one cannot be held."""
    process = subprocess.Popen(
        [*START, "--port", "0", "--limits", WIDE, *WORK, "--processes", "1"],
        env={**os.environ, "PADDLEWHEEL_DATABASE": database},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        results = []
        for tables in levels:
            results.append(run(one_level(address, process.pid, tables, seconds)))
            if not results[-1].held:
                break
        return results
    finally:
        process.terminate()
        process.communicate(timeout=30)


def measure_peer(levels: list[int], seconds: int) -> list[Level]:
    """The same with boardgame.io's own server and its file storage."""
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    results = []
    for tables in levels:
        folder = tempfile.mkdtemp(prefix="boardgame-io-")
        server = subprocess.Popen(["node", "server.js", folder], cwd=PEER, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            port = re.sub(r"\D", "", server.stdout.readline())  # App serving on 40505...
            command = ["node", "client.js", port, str(tables), str(seconds), str(server.pid)]
            done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=True)
            said = json.loads(done.stdout.splitlines()[-1])
            results.append(Level(tables, tables * seconds, said["latencies"], said["processor"]))
        finally:
            server.kill()
            server.communicate()
            shutil.rmtree(folder, ignore_errors=True)
        if not results[-1].held:
            break
    return results


def run(level: Coroutine[Any, Any, Level]) -> Level:
    """Return what comes of a level, on the loop that takes the least."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(level)


def show(console: Console, title: str, levels: list[Level]) -> None:
    """Print what was measured."""
    grid = Grid(title=title, box=SIMPLE)
    for name in (
        "tables",
        "moves",
        "of",
        "median ms",
        "95 % ms",
        "99 % ms",
        "processor ms a move",
        "client ms a move",
        "held",
    ):
        grid.add_column(name, justify="right")
    for level in levels:
        times = [f"{level.percentile(share) * 1000:.1f}" for share in (0.5, 0.95, 0.99)]
        each = f"{level.processor / max(len(level.latencies), 1) * 1000:.2f}"
        ours = f"{level.client / max(len(level.latencies), 1) * 1000:.2f}"
        held = "yes" if level.held else "no"
        grid.add_row(str(level.tables), str(len(level.latencies)), str(level.wanted), *times, each, ours, held)
    console.print(grid)


def main() -> int:
    """Measure everything that is there."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", default="50,100,200,300,400,600,800", help="how many, separated by commas")
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--postgres", default="", help="the URL of a PostgreSQL database")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    wanted = parser.parse_args()
    levels = [int(number) for number in wanted.tables.split(",")]
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        show(console, "SQLite", measure(str(Path(folder) / "tables.db"), levels, wanted.seconds))
    if wanted.postgres:
        show(console, "PostgreSQL (without its own processes)", measure(wanted.postgres, levels, wanted.seconds))
    if not wanted.no_peer and shutil.which("npm"):
        show(console, "boardgame.io, file storage", measure_peer(levels, wanted.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
