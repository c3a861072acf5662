"""Nobody can take so much that there is nothing left for the others."""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .running import WIDE, Answer, Server


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
            begun = time.monotonic()
            other.act()
            other.decided()
            took = time.monotonic() - begun
            counted = Counter(answer.status for answer in answers)
        assert counted.keys() == {200, 429}
        assert counted[200] < 10
        assert took < 10
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
    assert refused.data["message"] == "one hint at a time: the last one is not answered yet"
