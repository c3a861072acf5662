"""The race of a day on a running server: par, the spread that is counted once and survives, days that are refused."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from paddlewheel.games import game_named
from paddlewheel.tables.daily import race_of

from .cluster import Cluster
from .running import Founded, Server

GAME = "mississippi"


def today() -> str:
    """Return a day that is not over before the test is: yesterday's race can be sailed as well."""
    return (datetime.now(UTC) - timedelta(days=1)).date().isoformat()


def own_line(game: str, day: str) -> list[str]:
    """Return what the person does in a race that is as short as can be."""
    race, rules = race_of(game, day), game_named(game)
    texts, state = [], race.start
    for action in race.line():
        if race.forced(state) is None:
            texts.append(rules.format_action(state, action))
        state, _ = rules.apply(state, action)
    return texts


def founded(server: Server, game: str, day: str, **more: object) -> Founded:
    answer = server.ask("POST", "/api/tables", {"daily": {"game": game, "day": day, **more}})
    assert answer.status == 201, answer.body
    return Founded(server, answer.data)


def sailed(server: Server, game: str, day: str) -> Founded:
    """Sail the race as well as can be, each order sent twice."""
    table = founded(server, game, day)
    for nth, text in enumerate(own_line(game, day)):
        seen = table.decided()["n"]
        for _ in range(2):
            assert table.order("submit", seat="red", action=text, seen=seen, id=f"turn{nth}").status == 200
    server.wait_for(lambda: table.situation()["result"] is not None)
    return table


def spread(server: Server, game: str, day: str) -> dict[int, int]:
    return {one["turns"]: one["races"] for one in server.get(f"/api/daily?game={game}&day={day}").data["spread"]}


@pytest.mark.parametrize("game", ["mississippi", "queen"])
def test_a_race_that_comes_home_is_counted_once_and_for_good(server: Server, game: str) -> None:
    day, par = today(), race_of(game, today()).par.turns
    before = spread(server, game, day).get(par, 0)
    table = sailed(server, game, day)
    assert spread(server, game, day)[par] == before + 1
    told = server.get(f"{table.path}/daily", table.watch).data
    assert (told["home"], told["over"], told["kept"]) == (True, True, [True] * par)
    assert [best["turns"] for best in told["here"]] == list(range(par - 1, -1, -1))
    server.kill()
    server.start()
    assert table.situation()["result"] is not None
    assert server.get(f"{table.path}/daily", table.watch).data == told
    assert spread(server, game, day)[par] == before + 1


def test_par_is_told_after_each_turn_and_a_lost_one_is_seen(server: Server) -> None:
    day, race = today(), race_of(GAME, today())
    table = founded(server, GAME, day)
    assert server.get(f"/api/daily?game={GAME}&day={day}").data["par"] == {"turns": race.par.turns, "coal": None}
    told = server.get(f"{table.path}/daily", table.watch).data
    assert (told["here"], told["kept"], told["over"]) == ([], [], False)
    table.order("submit", seat="red", action=own_line(GAME, day)[0], seen=table.decided()["n"], id="one")
    seen = table.decided()["n"]
    told = server.get(f"{table.path}/daily?seen={seen}", table.watch).data
    assert told["here"] == [{"turns": race.par.turns - 1, "coal": None}]
    assert told["kept"] == [True]


def test_what_is_not_to_be_had_is_refused_in_a_sentence(server: Server) -> None:
    ahead = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    for answer in (
        server.get(f"/api/daily?game={GAME}&day={ahead}"),
        server.ask("POST", "/api/tables", {"daily": {"game": GAME, "day": ahead}}),
        server.ask("POST", "/api/tables", {"daily": {"game": GAME, "day": ahead, "solved": True}}),
    ):
        assert answer.status == 422
        assert answer.data["code"] == "daily.ahead"
        assert "hasn’t begun" in answer.data["message"]
    assert (
        server.ask("POST", "/api/tables/check", {"daily": {"game": GAME, "day": ahead}}).data["problem"]["code"]
        == "daily.ahead"
    )
    assert server.get(f"/api/daily?game={GAME}&day=2020-01-01").data["code"] == "daily.past"
    assert server.get("/api/daily?game=chess").status == 422
    table = founded(server, "queen", today())
    for what in ("record", "review"):
        assert server.get(f"{table.path}/{what}", table.watch).data["code"] == "daily.no_record"
    other = server.found("mississippi", "here", "here", "here")
    assert server.get(f"{other.path}/daily", other.watch).data["code"] == "daily.none"


def test_a_solved_race_can_be_looked_at_and_counts_nothing(server: Server) -> None:
    day = today()
    before = spread(server, "queen", day)
    table = founded(server, "queen", day, solved=True)
    situation = table.situation()
    assert situation["result"] is not None
    assert server.get(f"{table.path}/moment?at=3", table.watch).data["actions"] == 3
    assert spread(server, "queen", day) == before


def test_two_processes_count_together_in_postgresql(tmp_path: Path) -> None:
    day, par = today(), race_of(GAME, today()).par.turns
    with Cluster() as cluster, Server(cluster.address, ["--servers", "2"], log=tmp_path / "log") as server:
        for count in (1, 2):
            sailed(server, GAME, day)
            assert [spread(server, GAME, day) for _ in range(4)] == [{par: count}] * 4
