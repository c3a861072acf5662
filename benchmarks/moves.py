"""What a move costs the server: processor time and, under callgrind, instructions, without a network in between.

    python benchmarks/moves.py                                  this checkout
    python benchmarks/moves.py --before ../other-checkout       both in turn, several times
    python benchmarks/moves.py --profile                        where the time goes, by function
    python benchmarks/moves.py --instructions --before …        instructions of a move (needs valgrind), whatever else runs

The whole server runs in this process, with its store on the disk: an application with its connections, sockets and frames.
Only the transport is ours, so no bytes go through the system. Each table has four seats on sockets of their own, and
`--together` tables move at a time, as happens to a busy server. What it takes to choose and check moves here is taken off.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import pstats
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from frames import JOIN, NEWS, frame, frames, text_of
from uvicorn.server import ServerState

from paddlewheel.server import workers
from paddlewheel.server.app import application
from paddlewheel.server.compression import Wire
from paddlewheel.server.connections import Connection
from paddlewheel.server.limits import limits_from
from paddlewheel.server.long_work import work_from
from paddlewheel.server.settings import Settings

HERE: Final = Path(__file__).resolve().parents[1]
WIDE: Final = "requests=1000000,tables=1000000,sockets=100000,all_sockets=100000,orders=100000,chat=1000000"
GAMES: Final[list[dict[str, Any]]] = [
    {"game": "mississippi", "options": {"rows": 60}},
    {"game": "queen", "options": {"round_limit": 1000}},
]


class Pipe(asyncio.Transport):
    """A transport to nowhere that keeps what is sent, until it is looked at."""

    def __init__(self, protocol: asyncio.BaseProtocol, port: int) -> None:
        super().__init__({"peername": ("127.0.0.1", port), "sockname": ("127.0.0.1", 80)})
        self.protocol = protocol
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Take what is sent."""
        self.sent.append(bytes(data))

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Be a socket from now on."""
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return who reads here."""
        return self.protocol

    def is_closing(self) -> bool:
        """Return whether this one has gone."""
        return self.closed

    def close(self) -> None:
        """Go, once."""
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    def pause_reading(self) -> None:
        """Nothing is read by itself here."""

    def resume_reading(self) -> None:
        """Nothing is read by itself here."""

    def receive(self, data: bytes) -> None:
        """Let bytes come in."""
        self.protocol.data_received(data)  # type: ignore[attr-defined]

    def texts(self) -> list[bytes]:
        """Return the texts that were sent since this was asked last."""
        data, self.sent = b"".join(self.sent), []
        return [text_of(kind, content) for kind, content, _ in frames(data)]


class Bench:
    """A server, and the tables that are played at."""

    def __init__(self, folder: str, seed: int, turns: bool) -> None:
        setattr(workers, "NICE", (0, 0))  # noqa: B010  # where others want the processor they would hardly have any
        settings = Settings(
            str(Path(folder) / "tables.db"),
            limits=limits_from(WIDE),
            work=work_from("share=1000000,burst=1000000"),
            processes=1,
        )
        self.app = application(settings)
        self.config = uvicorn.Config(self.app, ws=Wire, ws_max_size=16_384, log_config=None, access_log=False)
        self.config.load()
        self.state = ServerState()
        self.rng, self.turns = random.Random(seed), turns
        self.driving = 0.0
        """The seconds of the processor that choosing and checking took."""
        self.chosen = 0

    async def request(self, path: str, wanted: dict[str, Any]) -> dict[str, Any]:
        """Ask something of the application over HTTP."""
        body, came = json.dumps(wanted).encode(), []
        scope = {
            "type": "http",
            "method": "POST",
            "path": path,
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
            "client": ("127.0.0.1", 1),
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            came.append(message.get("body", b""))

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        answer = dict(msgspec.json.decode(b"".join(came)))
        if "code" in answer:
            raise RuntimeError(answer)
        return answer


class Seats:
    """A table and its four sockets."""

    def __init__(self, bench: Bench, created: dict[str, Any]) -> None:
        self.bench, self.pipes = bench, {}
        self.stands: dict[str, Any] = {}
        for nth, seat in enumerate(created["seats"]):
            self.pipes[seat["seat"]] = pipe = Pipe(asyncio.Protocol(), 1000 + nth)
            connections = bench.app.state.connections
            pipe.protocol = Connection(connections, config=bench.config, server_state=bench.state, app_state={})
            pipe.protocol.connection_made(pipe)
            pipe.receive(JOIN.format(created["table"]).encode())
            join = {"type": "join", "keys": [seat["key"]], "turns": bench.turns, "packed": True}
            pipe.receive(frame(json.dumps(join).encode()))

    def leave(self) -> None:
        """Disconnect all."""
        for pipe in self.pipes.values():
            pipe.close()

    def look(self) -> None:
        """Take in what was told to all."""
        for nth, pipe in enumerate(self.pipes.values()):
            for text in pipe.texts():
                if text.startswith(b'{"type":"refused"'):
                    raise RuntimeError(text.decode())
                if nth == 0 and text.startswith(NEWS):
                    self.stands = msgspec.json.decode(text)["situation"] or self.stands

    def move(self) -> None:
        """Do anything legal."""
        begun = time.thread_time()
        action = self.bench.rng.choice(self.stands["legal"])
        self.bench.chosen += 1
        order = {"type": "submit", "id": f"m{self.bench.chosen}", "seat": self.stands["actor"], "action": action}
        data = frame(msgspec.json.encode({**order, "seen": self.stands["n"]}))
        pipe = self.pipes[self.stands["actor"]]
        self.stands = {}
        self.bench.driving += time.thread_time() - begun
        pipe.receive(data)

    async def decided(self) -> bool:
        """Wait until somebody may act; False if nobody will."""
        while True:
            begun = time.thread_time()
            self.look()
            self.bench.driving += time.thread_time() - begun
            if self.stands.get("result"):
                return False
            if self.stands.get("actor") in self.pipes:
                return True
            await asyncio.sleep(0.001)


async def play(wanted: argparse.Namespace, folder: str) -> float:
    """Return how many seconds of the processor a move takes."""
    bench = Bench(folder, wanted.seed, wanted.turns)
    await bench.app.state.open()
    async with bench.app.router.lifespan_context(bench.app):
        live = [
            Seats(bench, await bench.request("/api/tables", {**GAMES[nth % len(GAMES)], "seats": [{"by": "here"}] * 4}))
            for nth in range(wanted.tables)
        ]
        for table in live:
            await table.decided()
        profile = cProfile.Profile() if wanted.profile else None
        bench.driving, begun = 0.0, time.process_time()
        if profile is not None:
            profile.enable()
        moved = await moves(live, wanted.moves, wanted.together)
        took = time.process_time() - begun - bench.driving
        if profile is not None:
            profile.disable()
            pstats.Stats(profile).sort_stats("cumtime").print_stats(70)
        await asyncio.sleep(0.5)  # whole turns that are still listed
        for table in live:
            table.leave()
        await asyncio.sleep(0.1)
        return took / moved


async def moves(live: list[Seats], most: int, together: int) -> int:
    """Move so often, at some tables at a time."""
    moved = 0
    while moved < most and live:
        group, live = live[:together], live[together:]
        group = [table for table in group if await table.decided()]
        for table in group:
            table.move()
            moved += 1
        live += group
    for table in live:
        await table.decided()
    return moved


def once(tree: Path, wanted: argparse.Namespace, more: list[str], before: list[str] | None = None) -> str:
    """Return what a run of its own with the code of a checkout prints."""
    command = [
        *(before or []),
        sys.executable,
        __file__,
        "--once",
        "--moves",
        str(wanted.moves),
        "--tables",
        str(wanted.tables),
    ]
    command += [
        "--together",
        str(wanted.together),
        "--seed",
        str(wanted.seed),
        *(["--turns"] if wanted.turns else []),
        *more,
    ]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def instructions(tree: Path, wanted: argparse.Namespace) -> float:
    """Return how many instructions a move takes: of a long run without those of a short one."""
    counts: list[int] = []
    longer: int = wanted.moves
    with tempfile.NamedTemporaryFile() as file:
        for count in (longer, longer // 4):
            valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file.name}"]
            said = once(tree, wanted, ["--moves", str(count)], valgrind)
            counts.append(int(re.findall(r"Collected : (\d+)", said)[0]))
    return (counts[0] - counts[1]) / (longer - longer // 4)


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="another checkout, to be compared with")
    parser.add_argument("--moves", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--together", type=int, default=4, help="how many tables move at a time")
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--turns", action="store_true", help="with whole turns, which a worker lists")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.once or wanted.profile:
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=wanted_loop) as runner:
            print(f"{runner.run(play(wanted, folder)) * 1000:.4f} ms a move")
        return 0
    trees = [tree for tree in (wanted.before, HERE) if tree is not None]
    if wanted.instructions:
        for tree in trees:
            print(f"{tree.resolve().name}: {instructions(tree, wanted) / 1e6:.3f} million instructions a move", flush=True)
        return 0
    found: dict[Path, list[float]] = {tree: [] for tree in trees}
    for _ in range(wanted.runs):
        for tree in trees:
            found[tree].append(float(once(tree, wanted, []).split()[0]))
    for tree in trees:
        runs = ", ".join(f"{one:.3f}" for one in found[tree])
        print(f"{tree.resolve().name}: {statistics.median(found[tree]):.3f} ms a move ({runs})")
    return 0


def wanted_loop() -> asyncio.AbstractEventLoop:
    """Return a loop as the server has it."""
    import uvloop  # noqa: PLC0415  (where there is none, uvicorn takes the usual one)

    return uvloop.new_event_loop()


if __name__ == "__main__":
    sys.exit(main())
