"""Nobody can take so much that there is nothing left for the others."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from paddlewheel.server.limits import FORGET_AFTER, Bucket
from paddlewheel.tables.table import MOST

from .running import HANGS, WIDE, Answer, Founded, Server, connect


def test_only_tables_that_were_founded_count(tmp_path: Path) -> None:
    """Sixty an hour, here three: refused ones are no tables."""
    with Server(str(tmp_path / "t.db"), limits=WIDE.replace("tables=100000", "tables=3")) as server:
        for _ in range(10):
            assert server.ask("POST", "/api/tables", {"game": "chess"}).status == 422
        for _ in range(3):
            server.found("mississippi", *["here"] * 3)
        seats = [{"by": "here"}] * 3
        assert server.ask("POST", "/api/tables", {"game": "mississippi", "seats": seats}).status == 429
        assert server.ask("POST", "/api/tables", {"game": "chess"}).status == 429


def test_one_hint_at_a_time_and_captains_elsewhere_go_on(tmp_path: Path) -> None:
    """Sixty hints of one player are one hint, and nobody else's captains wait for them."""
    with Server(str(tmp_path / "t.db"), log=tmp_path / "log") as server:
        mine, other = server.found("queen", *["here"] * 3), server.found("mississippi", "here", "greedy", "greedy")
        for _ in range(3):
            other.act()
        other.decided()
        while mine.decided()["legal"] and mine.situation()["actions"] < 12:
            mine.act()
        actor = mine.decided()["actor"]

        def hint(nth: int) -> Answer:
            return mine.order("hint", seat=actor, captain="commodore", id=f"h{nth}")

        with ThreadPoolExecutor(60) as pool:
            answers = pool.map(hint, range(60))
            other.act()
            other.decided()
            counted = Counter(answer.status for answer in answers)
        assert counted.keys() == {200, 429}
        again = hint(0)
        assert (again.status, again.data["type"]) == (200, "advice")
    assert '"level":"error"' not in (tmp_path / "log").read_text()


def test_a_hint_that_is_asked_for_again_is_the_same_hint(server: Server) -> None:
    """After a lost connection the same order is sent again: it waits for the answer that is under way."""
    table = server.found("queen", *["here"] * 3)
    while table.decided()["actions"] < 12:
        table.act()
    actor = table.decided()["actor"]

    def hint(identity: str) -> Answer:
        return table.order("hint", seat=actor, captain="commodore", id=identity)

    with ThreadPoolExecutor(4) as pool:
        same = list(pool.map(hint, ["a"] * 4))
    assert {answer.status for answer in same} == {200}
    assert len({answer.body for answer in same}) == 1
    with ThreadPoolExecutor(4) as pool:
        others = list(pool.map(hint, "bcde"))
    assert sorted(answer.status for answer in others) == [200, 429, 429, 429]
    refused = next(answer for answer in others if answer.status == 429)
    assert refused.data["code"] == "limit.hints"


# --- chat -----------------------------------------------------------------------------------------------------------------


def test_nobody_talks_faster_than_others_can_read(tmp_path: Path) -> None:
    """Six a minute, here, and two at once; of each seat for itself, and whoever has no key uses up nothing."""
    with Server(str(tmp_path / "t.db"), limits=WIDE.replace("chat=1000000", "chat=6")) as server:
        table = server.found("mississippi", *["here"] * 3)

        def say(seat: str, identity: str, key: str | None = None) -> int:
            return table.order("say", key, seat=seat, text="ahoy", id=identity).status

        for nth in range(10):
            assert say("red", f"thief-{nth}", table.key("green")) == 403
        assert [say("red", f"{nth}") for nth in range(4)] == [200, 200, 429, 429]
        assert say("red", "0") == 200, "what was said before is known again"
        assert say("green", "0") == 200
        assert table.act().status == 200


def test_however_much_is_said_there_is_room_for_everything_else(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db")) as server:
        table = server.found("mississippi", *["here"] * 3)
        table.decided()
        with connect(server.socket(table.name), max_size=None) as client:
            client.send(json({"type": "join", "keys": table.keys}))
            for nth in range(MOST["chat"] + 1):
                client.send(json({"type": "say", "id": f"{nth}", "seat": "red", "text": "x" * 200}))
            refused = [message for message in answers(client, MOST["chat"] + 1) if message["type"] == "refused"]
        assert [message["reason"] for message in refused] == ["too_much"]
        assert (refused[0]["code"], refused[0]["facts"]) == ("full.chat", {"most": 1_000})
        assert table.order("say", seat="green", text="now it is quiet").status == 200
        assert table.act().status == 200
        assert table.order("hand_over", table.maker, seat="red").status == 200
        check_pieces(table)
        assert table.order("close", table.maker).status == 200


def test_orders_are_taken_in_turn_however_many_come_at_once(server: Server) -> None:
    """More in one go than may be under way, a request to be told everything again and something unreadable among them."""
    table = server.found("mississippi", *["here"] * 3)
    table.decided()
    with connect(server.socket(table.name), max_size=None) as client:
        client.send(json({"type": "join", "keys": table.keys}))
        for nth in range(40):
            client.send(json({"type": "say", "id": f"{nth}", "seat": "red", "text": f"{nth}"}))
            if nth == 20:
                client.send(json({"type": "resume", "after": 0}))
                client.send('{"type":"say","id":"odd"}')
        said = answers(client, 41)
    assert sorted(one["id"] for one in said) == sorted([*map(str, range(40)), "odd"])
    assert [one["id"] for one in said if one["type"] == "refused"] == ["odd"]
    told = [entry["text"] for entry in table.entries() if entry["type"] == "said"]
    assert told == [str(nth) for nth in range(40)]


def test_not_every_new_address_makes_all_others_be_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []
    forget = Bucket._forget

    def look(bucket: Bucket, now: float) -> None:
        looks.append(1)
        forget(bucket, now)

    monkeypatch.setattr(Bucket, "_forget", look)
    bucket = Bucket(0.001, 1)
    assert all(bucket.take(f"{nth}") for nth in range(4 * FORGET_AFTER))
    assert len(looks) <= 3
    assert not bucket.take("0"), "and nobody is forgotten who has used up what there is"


def json(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def answers(client: ClientConnection, count: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while len(found) < count:
        message = msgspec.json.decode(client.recv(timeout=HANGS))
        found += [message] if message["type"] in ("done", "refused") else []
    return found


def check_pieces(table: Founded) -> None:
    """A long log is told in several messages, none of which is longer than a usual client takes."""
    whole = table.entries()
    with connect(table.server.socket(table.name)) as client:
        for ask in ({"type": "join", "keys": [table.watch]}, {"type": "resume", "after": 0}):
            client.send(json(ask))
            told: list[dict[str, Any]] = []
            while not told or told[-1]["situation"] is None:
                message = msgspec.json.decode(client.recv(timeout=HANGS))
                told += [message] if message["type"] == "news" else []
            entries = [entry for news in told for entry in news["entries"]]
            assert entries == whole[: len(entries)]
            assert len(entries) >= MOST["chat"]
            assert len(told) > 1
            assert all(news["n"] == news["entries"][-1]["n"] for news in told)
            assert [news["table"] is None for news in told] == [True] * (len(told) - 1) + [False]
