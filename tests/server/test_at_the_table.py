"""Everything people do at a table, over HTTP and with a real clock."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from paddlewheel.captains import CAPTAINS
from paddlewheel.server.time_keeping import now

from .player import Player
from .running import Founded, Server
from .test_racing import first_legal, together


def records_of(table: Founded, until: int | None = None) -> str:
    path = f"{table.path}/record" + ("" if until is None else f"?until={until}")
    answer = table.server.get(path, table.watch)
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.body.decode()


def test_a_record_can_be_fetched_and_gone_on_from(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    for _ in range(5):
        assert table.act().status == 200
    done = table.decided()["actions"]
    text = records_of(table)
    again = Founded(server, server.ask("POST", "/api/tables", {"record": text}).data)
    assert again.decided()["actions"] == done
    assert again.act().status == 200
    seats = [{"by": "here"}, {"by": "captain", "captain": "greedy"}, {"by": "link"}]
    branch = Founded(server, server.ask("POST", "/api/tables", {"record": text, "at": 3, "seats": seats}).data)
    assert branch.situation()["actions"] == 3
    assert records_of(branch) == records_of(table, 3)
    assert server.get(branch.path, branch.watch).data["info"]["start"] == 3


def test_a_record_that_breaks_a_rule_is_refused_with_its_line(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    text = records_of(table).partition("\n\n")[0] + "\n\nchance first=red\nred die=5 +24\n"
    answer = server.ask("POST", "/api/tables", {"record": text})
    assert (answer.status, answer.data["rule"]) == (422, "M7")
    assert answer.data["line"] == 8


def test_a_seat_is_handed_to_any_captain_and_taken_back(server: Server) -> None:
    for captain in CAPTAINS:
        table = server.found("mississippi", "here", "here", "here")
        actor = table.decided()["actor"]
        actions = table.situation()["actions"]
        assert table.order("hand_over", seat=actor, captain=captain).status == 200
        server.wait_until(table.path, lambda view, done=actions: view["situation"]["actions"] > done, table.watch)
        assert table.order("submit", seat=actor, action="+1", seen=0).data["reason"] in ("stale", "handed_over")
        assert table.order("take_over", seat=actor).status == 200
        while table.decided()["actor"] != actor:
            assert table.act().status == 200
        assert table.act().status == 200


def test_a_quitter_never_kills_a_table(server: Server) -> None:
    table = server.found("mississippi", "here", "link", "link", setup="short")
    for seat in ("green", "black"):
        table.order("sit", seat=seat, name=seat)
    for seat in ("green", "black"):
        assert table.order("leave", seat=seat).status == 200
    player = Player(table, [table.key("red")])
    asyncio.run(together([player], player.play(first_legal)))
    assert player.over()


def test_a_takeback_is_free_in_ones_turn_and_else_by_agreement(server: Server) -> None:
    table = server.found("queen", "here", "link", "greedy", setup="school")
    table.order("sit", seat="green", name="G")
    for _ in range(60):
        stands = table.decided()
        if stands["actor"] == "red" and "2" in stands["legal"]:
            break
        table.act()
    position = stands["position"]
    table.order("submit", seat="red", action="2", seen=stands["n"])
    stands = table.situation()
    assert stands["free_back"] == stands["actions"] - 1
    back = table.order("take_back", seat="red", keep=stands["free_back"], seen=stands["n"])
    assert back.status == 200
    now = table.situation()
    assert (now["position"], now["proposal"]) == (position, None)
    assert table.order("take_back", seat="red", keep=1, seen=now["n"]).status == 200
    asked = table.situation()["proposal"]
    assert (asked["seat"], asked["missing"]) == ("red", ["green"])
    assert table.order("agree", seat="green", proposal=asked["n"], yes=True).status == 200
    entries = server.get(f"{table.path}/news", table.watch).data["entries"]
    assert [entry["agreed"] for entry in entries if entry["type"] == "took_back"] == [False, True]


def test_when_the_time_is_up_a_captain_takes_over(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), more=["--grace", "0"]) as server:
        table = server.found("mississippi", "here", "here", "here", clock={"turn": 1, "bank": 0}, relief="random")
        view = server.wait_until(table.path, lambda view: view["situation"]["actions"] > 4, table.watch)
        captains = {seat["seat"]: seat["captain"] for seat in view["info"]["seats"]}
        entries = server.get(f"{table.path}/news", table.watch).data["entries"]
        handed = [entry for entry in entries if entry["type"] == "handed_over"]
        assert captains[handed[0]["seat"]] == "random"
        assert handed[0]["why"] == "time"
        assert handed[0]["at"] - entries[handed[0]["n"] - 2]["at"] >= 1000


def test_a_deadline_is_kept_through_a_restart_but_not_at_once(tmp_path: Path) -> None:
    """People find their way back first: that is the grace."""
    with Server(str(tmp_path / "t.db"), more=["--grace", "2"]) as server:
        while True:
            table = server.found("mississippi", "here", "here", "here", clock={"turn": 1, "bank": 0})
            deadline = table.decided()["deadline"]
            server.kill()
            if deadline is not None and now() < deadline:
                break
            server.start()  # on a busy machine the time may be up before the power goes: once more
        while now() < deadline:
            time.sleep(0.02)
        started = now()
        server.start()
        server.wait_until(table.path, lambda view: any(seat["captain"] for seat in view["info"]["seats"]), table.watch)
        handed = next(entry for entry in table.entries() if entry["type"] == "handed_over")
        assert (handed["why"], handed["at"] - started >= 2_000) == ("time", True)


def test_why_is_answered_with_the_rule_and_the_numbers(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    table.decided()
    answer = table.order("why", table.watch, action="+30").data
    assert (answer["type"], answer["legal"], answer["rule"]) == ("because", False, "M7")
    assert (answer["code"], answer["facts"]["fields"]) == ("ahead.no_wood", 30)
    assert answer["instead"] in table.situation()["legal"]
    assert table.order("why", table.watch, action=table.situation()["legal"][0]).data["legal"] is True
    assert table.order("why", table.watch).status == 422


def test_why_a_turn_cannot_end_somewhere(server: Server) -> None:
    table = server.found("queen", "here", "here", "here", setup="school")
    for _ in range(3):
        table.act()
    table.decided()
    answer = table.order("why", table.watch, end={"cell": [9, 9]}).data
    assert (answer["legal"], answer["rule"]) == (False, "Q10")
    assert table.order("why", table.watch, end={"cell": "here"}).status == 422
    assert table.order("why", table.watch, end={"then": "swim"}).status == 422
    answer = table.order("why", table.watch, end={"then": "arrive"}).data
    assert answer["legal"] is False
    assert answer["rule"]


def test_a_hint_is_something_legal_with_its_reasons(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    stands = table.decided()
    advice = table.order("hint", seat=stands["actor"]).data
    assert advice["type"] == "advice"
    assert advice["best"]["actions"][0] in stands["legal"]
    assert advice["best"]["reasons"]
    assert advice["best"]["worth"] >= advice["next_best"]["worth"]
    assert table.order("hint", seat=stands["actor"], captain="mate").data["captain"] == "mate"
    assert table.order("hint", seat=stands["actor"], captain="random").data["reason"] == "not_understood"
    assert table.order("hint", seat=stands["actor"], captain="nemo").data["reason"] == "not_understood"
    other = next(seat for seat in ("red", "green", "black") if seat != stands["actor"])
    assert table.order("hint", seat=other).data["reason"] == "not_your_decision"
    assert table.situation()["n"] == stands["n"]


def test_every_captain_is_listed_with_a_sentence(server: Server) -> None:
    listed = server.get("/api/captains").data
    assert [one["name"] for one in listed["captains"]] == list(CAPTAINS)
    assert all(one["sentence"].endswith(".") for one in listed["captains"])
    assert [one["name"] for one in listed["captains"] if not one["advises"]] == ["random", "greedy"]
    assert listed["relief"] in CAPTAINS


def test_turns_can_be_fetched(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    stands = table.decided()
    turns = server.get(f"{table.path}/turns", table.watch).data
    assert (turns["changed"], turns["actor"]) == (stands["changed"], stands["actor"])
    assert [turn["action"] for turn in turns["turns"]] == stands["legal"]


def test_everybody_hears_who_is_there(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    red, watcher = Player(table, [table.key("red")]), Player(table, [table.watch])

    async def come_and_go() -> None:
        running = asyncio.create_task(red.run())
        await watcher.until(lambda me: me.present == {"seats": ["red"], "watching": 1})
        running.cancel()
        await watcher.until(lambda me: me.present == {"seats": [], "watching": 1})

    asyncio.run(together([watcher], come_and_go()))


def test_whoever_has_seen_more_than_there_is_gets_everything(server: Server) -> None:
    """They knew another table, such as one that was put back from an older copy."""
    table = server.found("mississippi", "here", "here", "here")
    n = table.decided()["n"]
    news = server.get(f"{table.path}/news?after={n + 1}", table.watch).data
    assert [entry["n"] for entry in news["entries"]] == list(range(1, n + 1))
    assert server.get(f"{table.path}/news?after={n}", table.watch).data["entries"] == []
    watcher = Player(table, [table.watch])

    async def ask() -> None:
        await watcher.until(lambda me: len(me.entries) == n)
        assert watcher.socket is not None
        watcher.entries.clear()
        await watcher.socket.send('{"type": "resume", "after": 5000}')
        await watcher.until(lambda me: len(me.entries) == n)

    asyncio.run(together([watcher], ask()))


def test_whoever_watches_may_ask_what_a_steamer_could_reach(server: Server) -> None:
    table = server.found("mississippi", "here", "here", "here")
    seat = table.decided()["actor"]
    answer = table.order("reach", table.watch, steamer=seat)
    assert (answer.status, answer.data["type"], answer.data["steamer"]) == (200, "reached", seat)
    assert answer.data["changed"] == table.situation()["changed"]
    fields = {turn["distance"] for turn in server.get(f"{table.path}/turns", table.watch).data["turns"]}
    assert {one["field"] for one in answer.data["ends"]} == fields  # from ashore, so many fields on
    nobody = table.order("reach", table.watch, steamer="pink")
    assert (nobody.status, nobody.data["reason"]) == (422, "not_understood")
