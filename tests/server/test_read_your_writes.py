"""Whoever was told `done` by one process finds that at every other one, by whatever way they read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, Self, cast

import asyncpg
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from paddlewheel.server import postgres, socket
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.limits import Gate, Limits
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.postgres import PostgresStore, open_postgres
from paddlewheel.server.rooms import Rooms
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.protocol import NewSeat, NewTable, Reach, Rematch, Say, Submit, TakeBack, TakeSeat, Why
from paddlewheel.tables.storage.kept import Kept
from paddlewheel.tables.table import Sender

from .cluster import Cluster
from .running import HANGS, PATIENT, Founded, Server, connect_in_loop

LOOKS_LONG = f"{PATIENT}; from paddlewheel.server import postgres; postgres.LOOK_WITHIN = {HANGS}"
"""A database that answers late is none for a server, and here there is only a busy machine."""
READS = 10_000
TABLES = 20


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "LOOK_WITHIN", HANGS)
        patch.setattr(postgres, "CONNECT_WITHIN", HANGS)
        yield


class Reader:
    """Requests one after the other on one connection: what is measured is the server."""

    def __init__(self, table: Founded, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._table, self._reader, self._writer = table, reader, writer

    @classmethod
    @asynccontextmanager
    async def at(cls, table: Founded) -> AsyncIterator[Self]:
        reader, writer = await asyncio.open_connection("127.0.0.1", table.server.port)
        try:
            yield cls(table, reader, writer)
        finally:
            writer.close()
            await writer.wait_closed()

    async def get(self, what: str = "") -> bytes:
        key = f"Authorization: Bearer {self._table.watch}"
        head = f"GET {self._table.path}{what} HTTP/1.1\r\nHost: localhost\r\n{key}\r\n\r\n"
        self._writer.write(head.encode())
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        assert answer.startswith("http/1.1 200"), answer
        return await self._reader.readexactly(int(answer.partition("content-length: ")[2].split("\r\n")[0]))

    async def data(self, what: str = "") -> Any:
        return msgspec.json.decode(await self.get(what))


class Race:
    """A race of people at two servers: whoever decides acts and takes it back at one, and it is looked for at the other."""

    def __init__(self, one: Server, other: Server) -> None:
        self.here = one.found("queen", "here", "here", "here", setup="school")
        self.there = Founded(other, self.here.created)
        for _ in range(3):
            assert self.here.act().status == 200  # everybody chooses where to head
        self.stands = self.here.decided()
        self.reads = 0
        self.stale: list[str] = []

    async def run(self, reads: int) -> None:
        async with (
            Reader.at(self.here) as writer,
            Reader.at(self.there) as reader,
            _joined(self.here) as (orders, _),
            _joined(self.there) as (listener, _),
        ):
            n, before, nth = self.stands["n"], self.stands["actions"], 0
            acts = {"type": "submit", "action": self.stands["legal"][0]}
            records: dict[int, bytes] = {}
            while self.reads < reads:
                nth += 1
                order = acts if nth % 2 else {"type": "take_back", "keep": before}
                order = {**order, "id": f"{nth}", "seat": self.stands["actor"], "seen": n}
                await orders.send(msgspec.json.encode(order).decode())
                answer = await _heard(orders, "done", "refused")
                assert answer["type"] == "done", answer
                n = answer["n"]
                if nth <= 2:
                    records[nth % 2] = await writer.get("/record")
                await self._look(reader, listener, n, before + nth % 2, records[nth % 2], nth)

    async def _look(
        self, reader: Reader, listener: ClientConnection, n: int, actions: int, record: bytes, nth: int
    ) -> None:
        self._note("record", await reader.get("/record") == record)
        self._note("moment", (await reader.data("/moment?at=999"))["actions"] == actions)
        situation = (await reader.data())["situation"]
        self._note("table", (situation["n"], situation["actions"]) == (n, actions))
        await self._look_by_entries(reader, listener, n)
        if nth % 4 == 0:
            after = n if nth % 8 else 0
            async with _joined(self.there, after) as (_, (welcome, news)):
                self._note("join", welcome["n"] == news["n"] == n and len(news["entries"]) == n - after)

    async def _look_by_entries(self, reader: Reader, listener: ClientConnection, n: int) -> None:
        news = await reader.data(f"/news?after={n}")
        self._note("news", (news["n"], news["entries"]) == (n, []))
        await listener.send(f'{{"type": "resume", "after": {n}}}')
        while (news := await _heard(listener, "news"))["entries"] and news["entries"][0]["n"] > 1:
            pass  # what is told everybody
        self._note("resume", (news["n"], news["entries"]) == (n, []))

    def _note(self, how: str, right: bool) -> None:
        self.reads += 1
        if not right:
            self.stale.append(how)


@asynccontextmanager
async def _joined(table: Founded, after: int = 0) -> AsyncIterator[tuple[ClientConnection, list[dict[str, Any]]]]:
    """Join with all keys; the messages are the welcome and the first news."""
    async with connect_in_loop(table.server.socket(table.name), compression=None) as socket:
        join = {"type": "join", "keys": [table.watch, *table.keys], "after": after}
        await socket.send(msgspec.json.encode(join).decode())
        yield socket, [await _heard(socket, "welcome"), await _heard(socket, "news")]


async def _heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while (message := msgspec.json.decode(await socket.recv()))["type"] not in kinds:
        pass
    return dict(message)


@pytest.mark.parametrize("reads", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_reads_at_another_process_right_after_done(cluster: Cluster, reads: int) -> None:
    """Joining, `resume`, news, the table, a moment and the record; at twenty tables at once, by two processes."""
    with Server(cluster.address, first=LOOKS_LONG) as one, Server(cluster.address, first=LOOKS_LONG) as other:
        races = [Race(*((one, other) if nth % 2 else (other, one))) for nth in range(TABLES)]

        async def everything() -> None:
            await asyncio.gather(*(race.run(reads // TABLES) for race in races))

        asyncio.run(everything())
    assert sum(race.reads for race in races) >= reads
    assert [how for race in races for how in race.stale] == []


# --- two processes in one process: the other one hears nothing, so whatever it knows it has looked for ------------


class Deaf:
    """Hears nothing of other processes."""

    def heard(self, name: str | None, last: int | None = None) -> None: ...

    def heard_present(self, name: str, process: str, seats: frozenset[int], watching: int) -> None: ...


class Counting(PostgresStore):
    """Counts what it is asked."""

    asked: Counter[str]

    async def added(self, name: str) -> int | None:
        self.asked["added"] += 1
        return await super().added(name)

    async def read(self, name: str, after: int) -> Kept | None:
        self.asked["read"] += 1
        return await super().read(name, after)


class Pair:
    """Two processes on one database, the second of them deaf."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.here, self.there = Rooms(CaptainProcesses(1), Metrics()), Rooms(CaptainProcesses(1), Metrics())
        self.looks = Counting(address, Deaf())
        self.looks.asked = Counter()

    async def __aenter__(self) -> Self:
        self.here.store, self.there.store = await open_postgres(self.address, self.here), self.looks
        await self.looks.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for rooms in (self.here, self.there):
            await rooms.stop()
            rooms.workers.close()
            await rooms.store.close()

    async def tables(self) -> set[str]:
        """Return the names of all tables that are kept."""
        connection = await asyncpg.connect(self.address)
        try:
            return {row["name"] for row in await connection.fetch("select name from paddlewheel.tables")}
        finally:
            await connection.close()

    async def found(self, *by: Literal["here", "open"]) -> tuple[str, Sender]:
        """Found a table at which the first who decides may do something inside a turn; both processes have it open."""
        created = await self.here.found(NewTable(record=BEGUN, seats=[NewSeat(by=one) for one in by]), "here")
        room = await self.there.room(created.table)
        return created.table, room.table.sender([created.maker, *(one.key for one in created.seats if one.key)])


OVER = Path(__file__).parents[1] / "records" / "mississippi-last-rival-pushed-home.record"
BEGUN = """paddlewheel record 1
game: queen
rules: 1
position: queen tiles=start,red-1,wild-1 to_move=red | red=0,0:N:s1 green=-2,0:N yellow=-2,1:N
"""


def test_ten_thousand_reads_by_a_process_that_hears_nothing(cluster: Cluster) -> None:
    """What other processes have kept is found by whoever reads, and not only told by the way."""
    stale: list[int] = []

    async def act_and_look(pair: Pair) -> None:
        name, sender = await pair.found("here", "here", "here")
        room, n = await pair.here.room(name), 0
        for nth in range(READS // TABLES // 5):
            order = (
                TakeBack(id=f"{nth}", seat="red", keep=0, seen=n)
                if nth % 2
                else Submit(id=f"{nth}", seat="red", action="1", seen=n)
            )
            n = (await room.perform(sender, order)).n
            for seen in (0, n, n, 0, 999):
                found = (await pair.there.fresh(name, seen)).table
                if (found.n, len(found.play.actions)) != (n, (nth + 1) % 2):
                    stale.append(found.n)

    async def everything() -> Counter[str]:
        async with Pair(cluster.address) as pair:
            await asyncio.gather(*(act_and_look(pair) for _ in range(TABLES)))
            return pair.looks.asked

    asked = asyncio.run(everything())
    assert stale == []
    assert asked == {"added": READS, "read": TABLES + READS // 5}, "one look each, and nothing is read twice"


def test_who_claims_to_have_seen_what_never_was_costs_one_look(cluster: Cluster) -> None:
    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, sender = await pair.found("here", "here", "here")
            await (await pair.there.room(name)).perform(sender, Say(id="1", seat="red", text="ahoy"))
            pair.looks.asked.clear()
            room = await pair.there.fresh(name, 999_999_999)
            assert pair.looks.asked == {"added": 1}
            news = msgspec.json.decode(await anext(room.news(999_999_999)))
            assert (news["n"], len(news["entries"])) == (1, 1), "and is told everything"

    asyncio.run(everything())


def test_a_refusal_never_rests_on_less_than_others_have_kept(cluster: Cluster) -> None:
    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, sender = await pair.found("here", "here", "here")
            here, there = await pair.here.room(name), await pair.there.room(name)
            for nth, action in enumerate(("1", "a", "done"), 1):
                await here.perform(sender, Submit(id=f"r{nth}", seat="red", action=action, seen=nth - 1))
            assert (here.table.n, here.table.actor, there.table.n) == (3, 2, 0), "the other one has heard nothing"
            with pytest.raises(Denied, match=r"decision.other \(steamer=yellow, "):
                await there.perform(sender, Submit(id="g1", seat="green", action="1", seen=3))
            assert there.table.n == 3, "and has looked before it refused"
            assert (await there.perform(sender, Submit(id="y1", seat="yellow", action="1", seen=3))).n == 4
            assert (await here.perform(sender, Submit(id="y2", seat="yellow", action="r", seen=4))).n == 5
            assert (await there.perform(sender, Submit(id="y2", seat="yellow", action="r", seen=4))).n == 5, "once"

    asyncio.run(everything())


class Asking:
    """Somebody who has joined, as far as a question on the socket needs one."""

    def __init__(self, sender: Sender) -> None:
        self.sender, self.address = sender, "here"
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Why(id="q", action="a"), {"type": "because", "legal": True}),
        (Reach(id="q", steamer="red"), {"type": "reached", "changed": 1}),
    ],
    ids=["why", "reach"],
)
def test_a_question_on_the_socket_is_answered_of_all_that_was_kept(
    cluster: Cluster, question: Why | Reach, answer: dict[str, Any]
) -> None:
    """Red has set the speed at one process, and asks the other one, which has heard nothing."""

    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, sender = await pair.found("here", "here", "here")
            await (await pair.here.room(name)).perform(sender, Submit(id="1", seat="red", action="1", seen=0))
            room, asking = await pair.there.room(name), Asking(sender)
            assert room.table.n == 0
            async with asyncio.timeout(60):
                await socket.Intake(pair.there, Gate(Limits()), room, cast(Any, asking))._obey(question)
            (heard,) = asking.heard
            assert {**heard, **answer} == heard

    asyncio.run(everything())


def test_a_seat_that_was_taken_elsewhere_is_opened_by_its_key(cluster: Cluster) -> None:
    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, _ = await pair.found("here", "open", "here")
            wanted = TakeSeat(id="sit", seat="green", name="Ada", key="k" * 20)
            n = await (await pair.here.room(name)).seat_somebody(wanted)
            assert (await pair.there.fresh(name)).table.sender([wanted.key]).seats == {1}
            assert await (await pair.there.room(name)).seat_somebody(wanted) == n

    asyncio.run(everything())


def test_two_who_want_a_rematch_at_once_get_one(cluster: Cluster) -> None:
    """The second, who has not heard of the first, founds no table that nobody ever comes to."""

    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            seats = [NewSeat(by="here")] * 3
            created = await pair.here.found(NewTable(record=OVER.read_text(), seats=seats), "here")
            here, there = await pair.here.room(created.table), await pair.there.room(created.table)
            sender = there.table.sender([one.key for one in created.seats if one.key])
            before = await pair.tables()
            await here.perform(sender, Rematch(id="one", seat="red"))
            with pytest.raises(Denied, match=r"rematch.there"):
                await there.perform(sender, Rematch(id="other", seat="green"))
            assert len(await pair.tables() - before) == 1
            assert there.table.rematch == here.table.rematch
            assert (await pair.there.fresh(here.table.rematch or "")).table.names == here.table.names

    asyncio.run(everything())


def test_what_cannot_be_learnt_is_not_made_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the database is gone what is known is told, but nobody who has seen more is told that it never was."""

    async def gone(_store: object, _name: str) -> int:
        raise Unavailable

    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, sender = await pair.found("here", "here", "here")
            await (await pair.here.room(name)).perform(sender, Say(id="1", seat="red", text="ahoy"))
            monkeypatch.setattr(Counting, "added", gone)
            assert (await pair.there.fresh(name)).table.n == 0
            assert (await pair.there.fresh(name, 0)).table.n == 0
            with pytest.raises(Unavailable):
                await pair.there.fresh(name, 1)
            with pytest.raises(Unavailable):
                await (await pair.there.room(name)).perform(sender, Submit(id="2", seat="green", action="1", seen=1))
            monkeypatch.undo()
            assert (await pair.there.fresh(name, 1)).table.n == 1

    asyncio.run(everything())


def test_a_slow_database_keeps_no_reader_waiting_for_long(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LOOK_WITHIN", 0.2)

    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, _ = await pair.found("here", "here", "here")
            blocker = await asyncpg.connect(cluster.address)
            try:
                async with blocker.transaction():
                    await blocker.execute("lock table paddlewheel.tables in access exclusive mode")
                    assert (await pair.there.fresh(name)).table.n == 0
                    with pytest.raises(Unavailable):
                        await pair.there.fresh(name, 1)
            finally:
                await blocker.close()
            monkeypatch.undo()
            assert (await pair.there.fresh(name, 1)).table.n == 0

    asyncio.run(everything())


def test_a_table_that_another_process_cleared_away_is_gone(cluster: Cluster) -> None:
    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, _ = await pair.found("here", "here", "here")
            while await pair.here.store.clear(10**15, 0):
                pass  # some at a time, the oldest first
            with pytest.raises(Denied, match=r"table.gone"):
                await pair.there.fresh(name)
            assert name not in pair.there.rooms

    asyncio.run(everything())


def test_what_is_heard_while_a_table_is_being_opened_is_not_missed(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, sender = await pair.found("here", "here", "here")
            pair.there.rooms.clear()
            opened, go_on = asyncio.Event(), asyncio.Event()

            working = pair.there.workers.do

            async def slowly(claim: Any, doing: Any) -> Any:
                opened.set()
                await go_on.wait()
                return await working(claim, doing)

            with monkeypatch.context() as patch:
                patch.setattr(pair.there.workers, "do", slowly)
                opening = asyncio.create_task(pair.there.room(name))
                await opened.wait()
                n = (await (await pair.here.room(name)).perform(sender, Say(id="1", seat="red", text="ahoy"))).n
                pair.there.heard(name, n)
                go_on.set()
                room = await opening
            async with asyncio.timeout(HANGS):
                while room.table.n < n:
                    await asyncio.sleep(0.01)

    asyncio.run(everything())


def test_what_is_known_already_is_not_read_again(cluster: Cluster) -> None:
    async def everything() -> None:
        async with Pair(cluster.address) as pair:
            name, sender = await pair.found("here", "here", "here")
            n = (await (await pair.here.room(name)).perform(sender, Say(id="1", seat="red", text="ahoy"))).n
            room = await pair.there.fresh(name)
            pair.looks.asked.clear()
            await room.catch_up(n)
            assert pair.looks.asked == {}
            await room.catch_up()
            assert pair.looks.asked == {"read": 1}

    asyncio.run(everything())
