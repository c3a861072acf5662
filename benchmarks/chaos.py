"""Attacks on a server, bounded and seeded, each with what the others at the same server feel of it.

    python benchmarks/chaos.py                                   every attack on the server of this checkout
    python benchmarks/chaos.py --attacks commodores,checks       some of them
    python benchmarks/chaos.py --before ../other-checkout        the same attacks on another checkout too, in one run
    python benchmarks/chaos.py --seconds 5                       a quick look

Every attack runs against a fresh server on 127.0.0.1 with the limits as shipped. Attackers and victims have addresses of
their own in 127.0.0.0/8. What is printed: percentiles of what a victim waits for, the most memory that the server and all
its processes took together, their processor time, and how the attackers were answered.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

START: Final = "import sys; from paddlewheel.cli.start import main; sys.exit(main())"
HOME: Final = Path(__file__).resolve().parents[1]
VICTIMS: Final = "127.0.7.{}"
ATTACKERS: Final = "127.0.9.{}"
HANGS: Final = 300
"""Seconds after which those who only want to play have been shut out."""
FIFTY: Final = 50
"""How many tables of commodores there are."""
CALM: Final = 0.2
"""Seconds between two orders of a victim."""


@dataclass
class Felt:
    """What came of an attack."""

    waited: dict[str, list[float]] = field(default_factory=dict)
    """Seconds, by what was waited for."""
    answers: Counter[str] = field(default_factory=Counter)
    """How the attackers were answered."""
    memory: float = 0.0
    """The most bytes that the server and its processes took together."""
    processor: float = 0.0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)
    """What must never happen, and did."""

    def wait(self, what: str, seconds: float) -> None:
        """Note a wait."""
        self.waited.setdefault(what, []).append(seconds)

    @property
    def times(self) -> int:
        """How often anybody waited for anything."""
        return sum(map(len, self.waited.values()))

    def percentile(self, what: str, share: float) -> float:
        """Return the seconds that so many waited at most."""
        ordered = sorted(self.waited.get(what, []))
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("inf")


class Target:
    """A server of some checkout, in a process of its own, and requests to it from any address of this machine."""

    def __init__(self, checkout: Path, *more: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="chaos-")
        self.log = Path(self.folder.name) / "log"
        self.database = Path(self.folder.name) / "tables.db"
        told = ["serve", "--port", "0", "--database", str(self.database), "--log", "json", *more]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, *told],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said, self.log.read_text()
        self.port = int(said.split()[-1].rstrip("/").rpartition(":")[2])

    def close(self) -> str:
        """Stop it, and return what it wrote down."""
        self.process.terminate()
        self.process.communicate(timeout=60)
        said = self.log.read_text()
        self.folder.cleanup()
        return said

    async def ask(self, method: str, path: str, body: object = None, *keys: str, source: str) -> tuple[int, Any]:
        """Make a request from an address; return the status, and the answer if it is JSON."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            content = b"" if body is None else msgspec.json.encode(body)
            head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nConnection: close\r\n"
            if keys:
                head += f"Authorization: Bearer {' '.join(keys)}\r\n"
            writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
            answer = await reader.read()
        finally:
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        status = int(top.split(None, 2)[1]) if top else 0
        if b"chunked" in top.lower():
            rest = _joined(rest)
        with suppress(msgspec.DecodeError):
            return status, msgspec.json.decode(rest)
        return status, rest

    async def found(self, game: str, *kinds: str, source: str, **more: Any) -> dict[str, Any]:
        """Found a table; kinds are `here`, `link`, `open`, or names of captains."""
        places = ("here", "link", "open")
        seats = [{"by": kind} if kind in places else {"by": "captain", "captain": kind} for kind in kinds]
        status, created = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more}, source=source)
        if status != 201:
            raise ConnectionError(f"{status} {created}")
        return dict(created)

    def join(self, created: dict[str, Any], source: str) -> Seated:
        """Return somebody with all keys of a table, to be connected from an address."""
        return Seated(self, created, source)

    def tree(self) -> list[int]:
        """Return the server and every process below it."""
        parents: dict[int, list[int]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                parents.setdefault(int(fields[1]), []).append(int(stat.parent.name))
        found, left = [], [self.process.pid]
        while left:
            one = left.pop()
            found.append(one)
            left += parents.get(one, [])
        return found

    def memory(self) -> float:
        """Return the bytes of all its processes together; what they share counts once."""
        total = 0
        for pid in self.tree():
            with suppress(OSError):
                text = Path(f"/proc/{pid}/smaps_rollup").read_text()
                total += sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
        return total * 1024.0

    def processor(self) -> float:
        """Return the processor time of all its processes, in seconds."""
        total = 0
        for pid in self.tree():
            with suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += sum(map(int, fields[11:15]))
        return total / os.sysconf("SC_CLK_TCK")


class Seated:
    """Somebody at a table with all its keys, who follows what happens there."""

    def __init__(self, target: Target, created: dict[str, Any], source: str) -> None:
        self.target, self.created, self.source = target, created, source
        self.keys = [seat["key"] for seat in created["seats"] if seat["key"] is not None]
        self.seats = [seat["seat"] for seat in created["seats"] if seat["key"] is not None]
        self.stands: dict[str, Any] = {}
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.count = 0

    async def __aenter__(self) -> Seated:
        url = f"ws://127.0.0.1:{self.target.port}/api/tables/{self.created['table']}/socket"
        self.socket = await connect(
            url, compression=None, max_size=None, open_timeout=HANGS, ping_interval=None, local_addr=(self.source, 0)
        )
        keys = self.keys or [self.created["watch"]]
        await self.socket.send(msgspec.json.encode({"type": "join", "keys": keys[:8]}).decode())
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        assert self.socket is not None
        with suppress(OSError, WebSocketException, TimeoutError):
            await asyncio.wait_for(self.socket.close(), 5)

    async def _listen(self) -> None:
        assert self.socket is not None
        with suppress(WebSocketException, OSError):
            async for text in self.socket:
                message = msgspec.json.decode(text)
                if message["type"] == "news" and message["situation"]:
                    async with self.news:
                        self.stands = message["situation"]
                        self.news.notify_all()
                elif message.get("id") in self.answers:
                    answer = self.answers.pop(message["id"])
                    if not answer.done():
                        answer.set_result(message)

    async def order(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Give an order and return its answer."""
        assert self.socket is not None
        self.count += 1
        order = {"type": kind, "id": f"{kind}-{self.count}", **fields}
        self.answers[order["id"]] = asyncio.get_running_loop().create_future()
        waiting = self.answers[order["id"]]
        await self.socket.send(msgspec.json.encode(order).decode())
        return await waiting

    async def until_mine(self) -> bool:
        """Wait until one of my seats decides; False if the race is over."""
        async with self.news:
            await self.news.wait_for(lambda: self.stands and (self.stands["actor"] in self.seats or self.stands["result"]))
        return self.stands["result"] is None

    async def act(self, rng: random.Random) -> dict[str, Any]:
        """Do something legal."""
        stands = self.stands
        return await self.order("submit", seat=stands["actor"], action=rng.choice(stands["legal"]), seen=stands["n"])


# --- those who only want to play ------------------------------------------------------------------------------------------


async def play_with_mates(target: Target, felt: Felt, nth: int, rng: random.Random) -> None:
    """Play with two mates for ever, and note how long each of them takes."""
    source = VICTIMS.format(nth)
    while True:
        created = await target.found(("mississippi", "queen")[nth % 2], "here", "mate", "mate", source=source)
        async with target.join(created, source) as seated:
            while await seated.until_mine():
                await asyncio.sleep(rng.uniform(0, CALM))
                await seated.act(rng)
                await _follow_mates(seated, felt)


async def _follow_mates(seated: Seated, felt: Felt) -> None:
    """Note how long each computer captain thinks until a person decides again."""
    begun, actor = time.perf_counter(), seated.stands["actor"]
    while seated.stands["actor"] not in seated.seats and seated.stands["result"] is None:
        async with seated.news:
            await seated.news.wait()
        now = time.perf_counter()
        if actor not in (*seated.seats, "chance", None):
            felt.wait("mate", now - begun)
        begun, actor = now, seated.stands["actor"]


async def give_orders(target: Target, felt: Felt, nth: int, rng: random.Random) -> None:
    """Play all seats of a table for ever, and note how long an order takes."""
    source = VICTIMS.format(100 + nth)
    while True:
        game = ("mississippi", "queen")[nth % 2]
        created = await target.found(game, "here", "here", "here", source=source)
        async with target.join(created, source) as seated:
            while await seated.until_mine():
                await asyncio.sleep(rng.uniform(0, CALM))
                begun = time.perf_counter()
                await seated.act(rng)
                felt.wait("order", time.perf_counter() - begun)
                async with seated.news:
                    await seated.news.wait_for(lambda: seated.answers == {})


# --- point 1: thinking ----------------------------------------------------------------------------------------------------


async def commodores(target: Target, felt: Felt, rng: random.Random) -> None:
    """Fifty tables of five commodores, all from one address, each of them watched."""
    await _races(target, felt, ["commodore"] * 5, rng)


async def hired_commodores(target: Target, felt: Felt, rng: random.Random) -> None:
    """Fifty tables of one person and four commodores, all from one address; the person never thinks."""
    await _races(target, felt, ["here"] + ["commodore"] * 4, rng)


async def _races(target: Target, felt: Felt, kinds: list[str], rng: random.Random) -> None:
    source = ATTACKERS.format(1)
    races: list[asyncio.Future[None]] = []
    try:
        for _ in range(FIFTY):
            created = await target.found("queen", *kinds, source=source)
            races.append(asyncio.ensure_future(_race(target, felt, created, rng)))
        await asyncio.gather(*races)
    finally:
        for race in races:
            race.cancel()
        await asyncio.gather(*races, return_exceptions=True)


async def _race(target: Target, felt: Felt, created: dict[str, Any], rng: random.Random) -> None:
    async with target.join(created, ATTACKERS.format(1)) as seated:
        while True:
            if seated.seats and await seated.until_mine():
                felt.answers[(await seated.act(rng))["type"]] += 1
            else:
                await asyncio.sleep(1)


# --- point 2: heavy work --------------------------------------------------------------------------------------------------


async def checks(target: Target, felt: Felt, _rng: random.Random) -> None:
    """Eight addresses have a Black Rose race checked, each again and again."""
    record = black_rose_race()

    async def check(nth: int) -> None:
        while True:
            body = {"record": record}
            status, _ = await target.ask("POST", "/api/tables/check", body, source=ATTACKERS.format(10 + nth))
            felt.answers[f"check {status}"] += 1
            await asyncio.sleep(0.02)

    await asyncio.gather(*(check(nth) for nth in range(8)))


async def reading(target: Target, felt: Felt, rng: random.Random) -> None:
    """Eight addresses ask for rule books, records, moments and turns of a long race, as fast as they are answered."""
    status, created = await target.ask("POST", "/api/tables", {"record": black_rose_race()}, source=ATTACKERS.format(20))
    assert status == 201, created
    path, key = f"/api/tables/{created['table']}", created["watch"]

    async def read(nth: int) -> None:
        while True:
            source = ATTACKERS.format(20 + nth)
            what = rng.choice(["rules", "record", "moment", "turns", "found"])
            if what == "rules":
                players, limit = rng.randint(3, 5), rng.randint(10, 1000)
                body = {"game": "queen", "players": players, "options": {"round_limit": limit}}
                status, _ = await target.ask("POST", "/api/rules", body, source=source)
            elif what == "found":
                body = {"game": "queen", "setup": "whole-river", "seats": [{"by": "here"}] * 4}
                status, _ = await target.ask("POST", "/api/tables", body, source=source)
            else:
                query = f"?at={rng.randint(1, 500)}" if what == "moment" else ""
                status, _ = await target.ask("GET", f"{path}/{what}{query}", None, key, source=source)
            felt.answers[f"{what} {status}"] += 1
            await asyncio.sleep(0.02)

    await asyncio.gather(*(read(nth) for nth in range(8)))


@cache
def black_rose_race() -> str:
    """Return the record of a race with the Black Rose, the longest of a few played at random; it takes a while to make."""
    from paddlewheel.captains.chance import roll  # noqa: PLC0415  (of this checkout, whichever one is attacked)
    from paddlewheel.engine import record  # noqa: PLC0415
    from paddlewheel.engine.contract import CHANCE  # noqa: PLC0415
    from paddlewheel.games import game_named  # noqa: PLC0415

    game, rng = game_named("queen"), random.Random(12)
    races = []
    for _ in range(4):
        begun = record.new(game, game.SETUPS["black-rose"].options, game.COLOURS[:5])
        state, actions = begun.start, []
        while (actor := game.actor(state)) is not None:
            action = roll(game, state, rng) if actor == CHANCE else rng.choice(game.legal(state))
            actions.append(action)
            state, _ = game.apply(state, action)
        races.append(record.format_record(record.Record(game, begun.start, tuple(actions), begun.tags)))
    return max(races, key=len)


# --- point 3: memory and disk ---------------------------------------------------------------------------------------------


async def chat(target: Target, felt: Felt, rng: random.Random) -> None:
    """Forty tables of six from twenty addresses, filled with talk of the widest letters."""

    async def talk(nth: int) -> None:
        source = ATTACKERS.format(40 + nth % 20)
        created = await target.found("mississippi", *["here"] * 6, source=source)
        async with target.join(created, source) as seated:
            while True:
                for seat in seated.seats:
                    text = "".join(chr(rng.randint(0x1F300, 0x1F5FF)) for _ in range(500))
                    answer = await seated.order("say", seat=seat, text=text)
                    felt.answers[answer["type"] if answer["type"] == "done" else answer["code"]] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*(talk(nth) for nth in range(40)))


async def resuming(target: Target, felt: Felt, rng: random.Random) -> None:
    """Twenty addresses ask again and again for everything that was ever said at a table, and read none of it."""
    created = await target.found("mississippi", *["here"] * 6, source=ATTACKERS.format(70))
    async with target.join(created, ATTACKERS.format(70)) as seated:
        for nth in range(200):
            text = "".join(chr(rng.randint(0x1F300, 0x1F5FF)) for _ in range(500))
            with suppress(KeyError):
                felt.answers[(await seated.order("say", seat=seated.seats[nth % 6], text=text))["type"]] += 1

        async def resume(nth: int) -> None:
            while True:
                with suppress(OSError, WebSocketException):
                    await _never_read(target, created, ATTACKERS.format(70 + nth))
                felt.answers["let go"] += 1
                await asyncio.sleep(0.1)

        await asyncio.gather(*(resume(nth % 20) for nth in range(60)))


async def _never_read(target: Target, created: dict[str, Any], source: str) -> None:
    url = f"ws://127.0.0.1:{target.port}/api/tables/{created['table']}/socket"
    async with connect(
        url, compression=None, max_size=None, max_queue=1, ping_interval=None, local_addr=(source, 0)
    ) as socket:
        await socket.send(msgspec.json.encode({"type": "join", "keys": [created["watch"]]}).decode())
        while True:
            await socket.send('{"type":"resume","after":0}')
            await asyncio.sleep(0.06)


async def coming_and_going(target: Target, felt: Felt, rng: random.Random) -> None:
    """Hundreds come to one table and go again at once: everybody there is told of each."""
    created = await target.found("mississippi", *["here"] * 3, source=ATTACKERS.format(100))
    url = f"ws://127.0.0.1:{target.port}/api/tables/{created['table']}/socket"
    join = msgspec.json.encode({"type": "join", "keys": [created["watch"]]}).decode()

    async def stay(nth: int) -> None:
        source = ATTACKERS.format(100 + nth % 10)
        while True:
            with suppress(OSError, WebSocketException):  # those whom the server lets go, or who wait too long, come again
                async with connect(
                    url, compression=None, max_size=None, ping_interval=None, open_timeout=HANGS, local_addr=(source, 0)
                ) as socket:
                    await socket.send(join)
                    async for _ in socket:
                        felt.answers["heard"] += 1
            felt.answers["let go"] += 1
            await asyncio.sleep(rng.uniform(0, 1))

    async def come(nth: int) -> None:
        while True:
            source = ATTACKERS.format(110 + nth)
            with suppress(OSError, WebSocketException):
                async with connect(url, compression=None, max_size=None, local_addr=(source, 0)) as socket:
                    await socket.send(join)
                    await socket.recv()
                    felt.answers["came"] += 1
            await asyncio.sleep(rng.uniform(0, 0.1))

    await asyncio.gather(*(stay(nth) for nth in range(300)), *(come(nth) for nth in range(10)))


# --- running --------------------------------------------------------------------------------------------------------------

Attack = Callable[[Target, Felt, random.Random], Awaitable[None]]
Victim = Callable[[Target, Felt, int, random.Random], Awaitable[None]]
ATTACKS: dict[str, tuple[Attack, Victim]] = {
    "commodores": (commodores, play_with_mates),
    "hired_commodores": (hired_commodores, play_with_mates),
    "checks": (checks, give_orders),
    "reading": (reading, give_orders),
    "chat": (chat, give_orders),
    "resuming": (resuming, give_orders),
    "coming_and_going": (coming_and_going, give_orders),
}
"""What is done, and what those do who only want to play."""


async def suffer(target: Target, attack: Attack, victim: Victim, seconds: float, seed: int, enough: int = 0) -> Felt:
    """Let an attack run for so long, and until enough was felt of it, and return what six others felt."""
    felt, rng = Felt(), random.Random(seed)
    tasks = [asyncio.ensure_future(victim(target, felt, nth, random.Random(seed + nth))) for nth in range(1, 7)]
    while not felt.times:  # they play already
        await asyncio.sleep(0.1)
    felt.waited = {what: [] for what in felt.waited}
    before, begun = target.processor(), time.perf_counter()
    tasks.append(asyncio.ensure_future(attack(target, felt, rng)))
    while time.perf_counter() - begun < seconds or felt.times < enough:
        assert time.perf_counter() - begun < seconds + HANGS, "nobody can play any more"
        felt.memory = max(felt.memory, await asyncio.to_thread(target.memory))
        await asyncio.sleep(0.5)
        for task in tasks:
            if task.done():
                felt.problems.append(repr(task.exception()))
                tasks = [other for other in tasks if other is not task]
                break
    felt.seconds = time.perf_counter() - begun
    felt.processor = target.processor() - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await _settled(target)
    return felt


async def _settled(target: Target) -> None:
    """Wait until the server has done what was asked of it, so that it is not stopped in the middle of something."""
    for _ in range(600):
        _, text = await target.ask("GET", "/metrics", source="127.0.0.1")  # which others may not see
        known = dict(line.rsplit(None, 1) for line in text.decode().splitlines() if line.startswith("paddlewheel_work_"))
        if all(float(known.get(f"paddlewheel_work_{what}", 0)) == 0 for what in ("queued", "under_way")):
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)


def attacked(checkout: Path, name: str, seconds: float, seed: int, enough: int = 0) -> Felt:
    """Attack a fresh server of a checkout."""
    black_rose_race()  # not while somebody's waiting is measured in this process
    target = Target(checkout)
    try:
        felt = asyncio.run(suffer(target, *ATTACKS[name], seconds, seed, enough))
    finally:
        said = target.close()
    felt.problems += [line for line in said.splitlines() if '"traceback"' in line or '"level":"error"' in line][:5]
    return felt


def _joined(body: bytes) -> bytes:
    """Return a body that came in pieces."""
    found = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        length = int(size or b"0", 16)
        if not length:
            break
        found, body = found + body[:length], body[length + 2 :]
    return found


def show(console: Console, results: dict[tuple[str, str], Felt]) -> None:
    """Print what was felt."""
    grid = Grid(box=SIMPLE)
    for column in (
        "attack",
        "server",
        "waited for",
        "times",
        "50 % ms",
        "99 % ms",
        "most ms",
        "memory MB",
        "processor",
        "",
    ):
        grid.add_column(column, justify="left" if column in ("attack", "server", "waited for", "") else "right")
    for (name, server), felt in results.items():
        for what in felt.waited or ["nothing"]:
            times = [f"{felt.percentile(what, share) * 1000:.0f}" for share in (0.5, 0.99, 1)]
            answers = ", ".join(f"{count} {answer}" for answer, count in felt.answers.most_common(6))
            used = f"{felt.processor / max(felt.seconds, 0.001):.2f}"
            count = str(len(felt.waited.get(what, [])))
            grid.add_row(name, server, what, count, *times, f"{felt.memory / 1e6:.0f}", used, answers)
        for problem in felt.problems:
            grid.add_row("", "", f"[red]{problem[:300]}")
    console.print(grid)


def main() -> int:
    """Attack."""
    for more in ("chaos_edge", "chaos_kills"):  # whoever adds an attack puts it into ATTACKS
        if Path(__file__).with_name(f"{more}.py").exists():
            importlib.import_module(more)
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="which, separated by commas")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--before", type=Path, help="another checkout to attack too")
    wanted = parser.parse_args()
    console = Console(width=220)
    results: dict[tuple[str, str], Felt] = {}
    for name in wanted.attacks.split(","):
        for server, checkout in (("before", wanted.before), ("now", HOME)):
            if checkout is not None:
                results[name, server] = attacked(checkout, name, wanted.seconds, wanted.seed)
                show(console, {(name, server): results[name, server]})
    show(console, results)
    return int(any(felt.problems for (_, server), felt in results.items() if server == "now"))


if __name__ == "__main__":
    sys.modules["chaos"] = sys.modules["__main__"]
    sys.exit(main())
