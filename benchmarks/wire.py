"""What a turn costs on the wire: bytes to the mover and to everybody, and the server's processor time.

    python benchmarks/wire.py                                   this checkout
    python benchmarks/wire.py --before ../other-checkout        another one too, race by race in turns
    python benchmarks/wire.py --races 1                         a quick look
    python benchmarks/wire.py --only mississippi                races of one game

Whole races are sailed with a server in a process of its own. Every seat has a socket, and somebody watches; each seat waits
for its whole turns, as the page does, and then sails the way that the greedy captain likes best. A server that takes whole
turns is sent one; an older one is sent its actions one by one, as the page of its day did.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from paddlewheel.games import game_named
from paddlewheel.tables.automatic import Ask, consider

WIDE = "requests=1000000,tables=1000000,sockets=100000,all_sockets=100000,orders=100000,chat=1000000"
START = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())", "serve"]
HERE = Path(__file__).resolve().parents[1]
LONG: Final = {True: 5_000, False: 16_000}
"""Bytes from which a server compresses a message, one that packs turns and an older one; see server/compression.py."""
RACES: dict[str, dict[str, Any]] = {
    "Mississippi": {"game": "mississippi", "players": 4},
    "Mississippi Queen": {"game": "queen", "players": 4},
    "The Black Rose": {"game": "queen", "players": 4, "setup": "black-rose"},
}
"""The races that are sailed, with how many."""


@dataclass
class Cost:
    """What some turns have cost."""

    turns: int = 0
    orders: int = 0
    mover: int = 0
    """Bytes of JSON that the movers were sent."""
    packed: int = 0
    """The same as they go over the line of a browser."""
    everybody: int = 0
    processor: float = 0.0

    def add(self, other: Cost) -> None:
        """Count another race too."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Seat:
    """Somebody at a table, who hears everything and has the latest of it."""

    def __init__(self, long: int) -> None:
        self.long = long
        self.situation: dict[str, Any] = {}
        self.offered: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.lists = self.others = (0, 0)
        """The bytes that came, as JSON and packed: those of whole turns, and all others."""
        self.heard = asyncio.Condition()
        self.socket: ClientConnection

    async def listen(self) -> None:
        """Take in whatever comes."""
        async for text in self.socket:
            data = text.encode() if isinstance(text, str) else text
            size = len(data), len(zlib.compress(data, 1)) if len(data) >= self.long else len(data)
            message = msgspec.json.decode(data)
            if message["type"] == "turns":
                self.lists = _sum(self.lists, size)
            else:
                self.others = _sum(self.others, size)
            async with self.heard:
                if message["type"] == "news" and message["situation"] is not None:
                    self.situation = message["situation"]
                elif message["type"] == "turns":
                    self.offered = message
                elif message["type"] in ("done", "refused"):
                    self.answers[message["id"]] = message
                self.heard.notify_all()

    async def until(self, right: Any) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(120), self.heard:
            await self.heard.wait_for(right)


class Race:
    """A race from its first action to its last."""

    def __init__(self, server: Server, wanted: dict[str, Any]) -> None:
        self.server, self.game = server, game_named(wanted["game"])
        body = {key: value for key, value in wanted.items() if key != "players"}
        self.created = server.found({**body, "seats": [{"by": "here"}] * wanted["players"]})
        self.seats = {seat["seat"]: Seat(LONG[server.packs]) for seat in self.created["seats"]}
        self.watcher = Seat(LONG[server.packs])
        self.cost = Cost()
        self._ids = 0

    async def sail(self) -> Cost:
        """Sail it to its end, and return what that has cost."""
        keys = {seat["seat"]: seat["key"] for seat in self.created["seats"]}
        everybody = [*self.seats.values(), self.watcher]
        listening = []
        for one, key in zip(everybody, [*keys.values(), self.created["watch"]], strict=True):
            one.socket = await connect(self.server.socket(self.created["table"]), max_size=None, compression="deflate")
            packed = {"packed": True} if self.server.packs else {}
            await one.socket.send(json.dumps({"type": "join", "keys": [key], "turns": True, **packed}))
            listening.append(asyncio.create_task(one.listen()))
        for one in everybody:
            await one.until(lambda one=one: one.situation)
        before = self.server.processor_time()
        joined = sum(one.lists[0] + one.others[0] for one in everybody)
        while (name := await self._decides()) is not None:
            await self._decide(self.seats[name], name)
        self.cost.processor = self.server.processor_time() - before
        self.cost.everybody = sum(one.lists[0] + one.others[0] for one in everybody) - joined
        self.cost.mover += sum(one.lists[0] for one in everybody)
        self.cost.packed += sum(one.lists[1] for one in everybody)
        for task, one in zip(listening, everybody, strict=True):
            await one.socket.close()
            await task
        return self.cost

    async def _decides(self) -> str | None:
        """Wait until everybody knows who decides, and return who; None at the end."""
        known = max(seat.situation["n"] for seat in self.seats.values())
        stands: dict[str, Any] = {}

        def settled(one: Seat) -> bool:
            return bool(one.situation["n"] >= known and one.situation["actor"] != "chance")

        for one in (self.watcher, *self.seats.values()):
            await one.until(lambda one=one: settled(one))
            stands = one.situation
        return None if stands["actor"] is None else str(stands["actor"])

    async def _decide(self, seat: Seat, name: str) -> None:
        """Decide as somebody at a page does: once the turns are there, all of one at once."""
        await seat.until(lambda: seat.offered.get("changed", -1) >= seat.situation["changed"])
        before = seat.others
        state = self.game.from_data(seat.situation["position"])
        number = self.game.seats(state).index(name)
        plan = consider(Ask(self.game.NAME, self.game.format_position(state), number, "greedy", 0))
        listed = ways(seat.offered, self.game.begins_turn(state))
        alike = [one for one in listed if plan[: len(one)] == one[: len(plan)]]  # a plan ends where others decide
        way = max(alike, key=len, default=plan[:1])
        self.cost.turns += bool(listed) and self.game.begins_turn(state)
        await self._send(seat, name, way)
        self.cost.mover += seat.others[0] - before[0]
        self.cost.packed += seat.others[1] - before[1]

    async def _send(self, seat: Seat, name: str, way: list[str]) -> None:
        """Send a way, whole or action by action; where others decide in its middle it is given up, to be planned anew."""
        while way:
            self._ids += 1
            what = {"actions": way} if self.server.takes_turns else {"action": way[0]}
            order = {"type": "submit", "id": f"o{self._ids}", "seat": name, "seen": seat.situation["n"], **what}
            await seat.socket.send(json.dumps(order))
            await seat.until(lambda order=order: order["id"] in seat.answers)
            answer = seat.answers.pop(order["id"])
            assert answer["type"] == "done", answer
            self.cost.orders += 1
            taken = answer.get("taken", 1)
            last = answer["n"] + taken - 1
            await seat.until(lambda last=last: seat.situation["n"] >= last)
            way = way[taken:]
            if way and (seat.situation["actor"] != name or way[0] not in seat.situation["legal"]):
                return


def ways(offered: dict[str, Any], begins: bool) -> list[list[str]]:
    """Return the actions of every whole turn that is offered, one by one or packed."""
    packed = offered.get("packed")
    if packed is None:
        return [turn.get("way") or [turn["action"]] for turn in offered["turns"]]
    if "steps" not in packed:
        return [[row[0] if isinstance(row[0], str) else steam(row[0], row[1])] for row in packed["turns"]]
    return [
        [*([str(speed)] if begins else []), *_steps(packed, last), *(["done"] if done else [])]
        for speed, last, done in _ends(packed)
    ]


def _ends(packed: dict[str, Any]) -> list[tuple[int, int, bool]]:
    """Return the speed, the last step and whether `done` follows, of each turn of Mississippi Queen."""
    if "moves" not in packed:  # as turns were packed before they were all numbers
        return [(speed, last, done) for speed, *_, last, done in packed["turns"]]
    numbers, found, last = iter(packed["turns"]), [], 0
    for speed in numbers:
        _final, done, count = next(numbers), next(numbers), next(numbers)
        for _ in range(count):
            last += next(numbers)
            found.append((speed, last, done == 1))
    return found


def _steps(packed: dict[str, Any], last: int) -> list[str]:
    """Return the actions that lead to a step."""
    steps, way = packed["steps"], []
    while last >= 0:
        if "moves" in packed:
            way.append(packed["moves"][steps[2 * last + 1]][0])
            last -= steps[2 * last]
        else:
            last, action, *_ = steps[last]
            way.append(action)
    return way[::-1]


def steam(rotation: int, distance: int) -> str:
    """Return the action of a packed turn of Mississippi."""
    return "L" * rotation + "R" * -rotation + f"{distance:+d}" if distance else "pass"


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


class Server:
    """A server of some checkout."""

    def __init__(self, checkout: Path, folder: str) -> None:
        self.process = subprocess.Popen(
            [*START, "--port", "0", "--database", f"{folder}/tables.db", "--limits", WIDE, "--processes", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        with urllib.request.urlopen(f"{self.address}/socket.json") as answer:
            kinds = json.load(answer)["$defs"]
        self.takes_turns = "actions" in kinds["Submit"]["properties"]
        self.packs = "packed" in kinds["Join"]["properties"]

    def found(self, table: dict[str, Any]) -> dict[str, Any]:
        """Found a table."""
        request = urllib.request.Request(f"{self.address}/api/tables", json.dumps(table).encode())
        with urllib.request.urlopen(request) as answer:
            return dict(json.load(answer))

    def socket(self, table: str) -> str:
        """Return the address of a table's socket."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"

    def processor_time(self) -> float:
        """Return the seconds of processor time that the server and its worker processes have used."""
        return ticks(self.process.pid) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.communicate(timeout=30)


def ticks(pid: int) -> int:
    """Return the ticks of the processor that a process has used, and all that it has started."""
    stats = {int(path.parent.name): fields for path in Path("/proc").glob("[0-9]*/stat") if (fields := _fields(path))}
    used, family = 0, {pid}
    for one, fields in sorted(stats.items()):  # whoever was started has a higher number, or the numbers began anew
        if one in family or int(fields[1]) in family:
            family.add(one)
            used += int(fields[11]) + int(fields[12])
    return used


def _fields(path: Path) -> list[str]:
    try:
        return path.read_text().rpartition(")")[2].split()
    except OSError:  # it has ended meanwhile
        return []


def measure(checkouts: dict[str, Path], races: int, only: str | None = None) -> dict[str, dict[str, Cost]]:
    """Return for each kind of race and each checkout what its turns have cost."""
    sailed = {title: wanted for title, wanted in RACES.items() if only in (None, wanted["game"])}
    found = {title: {name: Cost() for name in checkouts} for title in sailed}
    with tempfile.TemporaryDirectory() as folder:
        servers: dict[str, Server] = {}
        try:
            for name, checkout in checkouts.items():
                (Path(folder) / name).mkdir()
                servers[name] = Server(checkout, f"{folder}/{name}")
            for title, wanted in sailed.items():
                for nth in range(races):
                    for name, server in sorted(servers.items(), reverse=bool(nth % 2)):
                        found[title][name].add(asyncio.run(Race(server, wanted).sail()))
        finally:
            for server in servers.values():
                server.stop()
    return found


def show(console: Console, found: dict[str, dict[str, Cost]]) -> None:
    """Print what was measured, and how many times less it is now."""
    grid = Grid(box=SIMPLE)
    titles = ("kB to the mover", "packed", "kB to all", "processor ms")
    for name in ("a turn", "", "turns", "orders", *titles):
        grid.add_column(name, justify="left" if name in ("a turn", "") else "right")
    for title, costs in found.items():
        each = {name: _each(cost) for name, cost in costs.items()}
        for name, numbers in each.items():
            told = [f"{number:.1f}" for number in numbers]
            grid.add_row(title, name, str(costs[name].turns), *told)
        if len(each) > 1:
            less = [one / other for one, other in zip(each["before"], each["now"], strict=True)]
            grid.add_row("", "times less", "", *(f"{number:.1f}" for number in less), end_section=True)
    console.print(grid)


def _each(cost: Cost) -> tuple[float, ...]:
    """Return what a turn has cost: orders, kilobytes to the mover, packed, to everybody, milliseconds."""
    turns = max(cost.turns, 1)
    sizes = (cost.mover / 1000, cost.packed / 1000, cost.everybody / 1000)
    return tuple(number / turns for number in (cost.orders, *sizes, cost.processor * 1000))


def main() -> int:
    """Measure this checkout, and another one if it is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="another checkout, to compare with")
    parser.add_argument("--races", type=int, default=3, help="so many of each kind")
    parser.add_argument("--only", help="the game whose races are sailed")
    wanted = parser.parse_args()
    checkouts = {"before": wanted.before, "now": HERE} if wanted.before else {"now": HERE}
    show(Console(), measure(checkouts, wanted.races, wanted.only))
    return 0


if __name__ == "__main__":
    sys.exit(main())
