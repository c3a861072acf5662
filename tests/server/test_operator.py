"""The operator looks after a server that runs: on a SQLite file, and with two processes on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddlewheel.cli import main as commands
from paddlewheel.cli.main import main

from .cluster import Cluster
from .player import Player
from .running import WIDE, Founded, Server
from .test_racing import together


class House:
    """One or two servers on one database, and the operator's command."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers

    @property
    def server(self) -> Server:
        return self.servers[0]

    def admin(self, *arguments: str) -> None:
        assert main(["admin", *arguments, "--database", self.server.database]) == 0

    def asked(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
        capsys.readouterr()
        self.admin(*arguments, "--json")
        return [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        with Server(str(folder / "t.db"), log=folder / "log") as server:
            yield House([server])
    else:
        with Cluster() as cluster:
            one, other = (Server(cluster.address, log=folder / "log") for _ in range(2))
            with one, other:
                yield House([one, other])
    assert '"level":"error"' not in (folder / "log").read_text()


def everywhere(house: House, table: Founded) -> list[Founded]:
    return [Founded(server, table.created) for server in house.servers]


def test_tables_are_listed_and_shown(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = house.server.found("mississippi", "here", "here", "here", title="Sunday")
    table.order("say", seat="red", text="ahoy")
    (row,) = [row for row in house.asked(capsys, "list") if row["table"] == table.name]
    assert (row["game"], row["title"], row["address"], row["public"]) == ("mississippi", "Sunday", "127.0.0.1", False)
    (shown,) = house.asked(capsys, "show", table.name)
    assert [said["text"] for said in shown["said"]] == ["ahoy"]
    (whole,) = house.asked(capsys, "export", table.name)
    assert whole["record"].startswith("paddlewheel record")
    assert "lock" not in msgspec.json.encode(whole).decode()


def test_a_table_is_closed_and_unlisted_for_everybody_who_sits_there(house: House) -> None:
    table = house.server.found("mississippi", "here", "here", "here", public=True)
    table.decided()
    players = [Player(one, one.keys) for one in everywhere(house, table)]

    async def everything() -> None:
        for player in players:
            await player.until(lambda me: bool(me.you))
        await asyncio.to_thread(house.admin, "unlist", table.name)
        await asyncio.to_thread(house.admin, "close", table.name)
        for player in players:
            await player.until(lambda me: me.entries[-1:] != [] and me.entries[-1]["type"] == "closed")

    asyncio.run(together(players, everything()))
    assert table.name not in [one["table"] for one in house.server.get("/api/tables").data["tables"]]
    assert table.order("say", seat="red", text="no more").data["code"] == "table.closed"


def test_a_message_a_name_and_a_title_are_taken_out_for_good(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = house.server.found("mississippi", "here", "here", "here", title="Rude title")
    table.order("sit", seat="green", name="Rude name")
    n = table.order("say", seat="red", text="Rude words", id="rude").data["n"]
    copies = everywhere(house, table)
    for one in copies:
        one.situation()
    house.admin("erase", table.name, "--message", str(n))
    house.admin("erase", table.name, "--name", "green")
    house.admin("erase", table.name, "--title")
    for one in copies:
        house.server.wait_for(lambda one=one: len([e for e in one.entries() if e["type"] == "erased"]) == 3)  # type: ignore[misc]
        assert "Rude" not in str(one.entries()) + str(one.server.get(one.path, one.watch).data)
    capsys.readouterr()
    house.admin("show", table.name)
    house.admin("export", table.name)
    assert "Rude" not in capsys.readouterr().out
    assert table.act().status == 200, "the race goes on"


def test_a_deleted_table_is_gone_and_can_be_had_again(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = house.server.found("mississippi", "here", "here", "here", public=True)
    assert table.act().status == 200
    before = table.entries()
    copies = everywhere(house, table)
    for one in copies:
        one.situation()
    house.admin("delete", table.name)
    for one in copies:
        house.server.wait_for(lambda one=one: one.server.get(one.path, one.watch).status == 404)  # type: ignore[misc]
    house.admin("undelete", table.name)
    assert table.entries()[: len(before)] == before
    assert table.act().status == 200
    (found,) = [one for one in house.asked(capsys, "list") if one["table"] == table.name]
    assert found["address"] == "127.0.0.1", "from where it was founded is known still"


def test_a_banned_address_is_kept_out_for_a_time(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    assert house.server.get("/livez").status == 200
    house.admin("ban", "127.0.0.1", "--days", "1", "--why", "spam")
    assert [(one["address"], one["why"]) for one in house.asked(capsys, "bans")] == [("127.0.0.1", "spam")]
    for server in house.servers:
        server.wait_for(lambda server=server: server.get("/").status == 403)  # type: ignore[misc]
        assert server.get("/api/games").data["code"] == "address.banned"
    house.admin("unban", "127.0.0.1")
    for server in house.servers:
        server.wait_for(lambda server=server: server.get("/").status == 200)  # type: ignore[misc]


def test_what_players_report_lands_here(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = house.server.found("mississippi", "here", "here", "here")
    said = table.order("say", seat="red", text="Rude words").data["n"]
    path = f"{table.path}/reports"
    assert house.server.ask("POST", path, {"why": "rude", "entry": said}).status == 403, "only who may watch"
    assert house.server.ask("POST", path, {"why": "rude", "entry": said}, table.watch).status == 200
    (found,) = [one for one in house.asked(capsys, "reports") if one["table"] == table.name]
    assert (found["why"], found["entry"], found["address"]) == ("rude", said, "127.0.0.1")
    house.admin("done", str(found["id"]))
    assert [one for one in house.asked(capsys, "reports") if one["table"] == table.name] == []


def test_reports_have_a_limit(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), limits=f"{WIDE},reports=2") as server:
        table = server.found("mississippi", "here", "here", "here")
        found = [server.ask("POST", f"{table.path}/reports", {"why": "x"}, table.watch) for _ in range(3)]
        assert [one.status for one in found] == [200, 200, 429]
        assert found[2].data["code"] == "limit.reports"


def test_one_address_cannot_fill_the_public_list(tmp_path: Path) -> None:
    with Server(str(tmp_path / "t.db"), limits=f"{WIDE},listed=3") as server:
        for _ in range(10):
            server.found("mississippi", "here", "here", "here", public=True)
        assert len(server.get("/api/tables").data["tables"]) == 3


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["dance"], "admin: name.unknown"),
        (["close"], "admin: admin.which"),
        (["close", "nosuchtable"], "unknown_table: table.unknown"),
        (["erase", "nosuchtable", "--title", "--message", "3"], "erase: admin.erase"),
        (["unban", "10.9.8.7"], "unban: name.unknown"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    house: House, arguments: list[str], code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        commands, "cite", lambda error, _language: f"{error.where or getattr(error, 'reason', '')}: {error.brief}"
    )
    assert main(["admin", *arguments, "--database", house.server.database]) == 2
    said = capsys.readouterr().err
    assert code in said
    assert len(said.splitlines()) == 1


def test_a_table_that_moves_meanwhile_is_closed_all_the_same(house: House) -> None:
    """Two write to one log: what the operator adds comes after what was there."""
    table = house.server.found("mississippi", "here", "greedy", "greedy")
    table.act()
    house.admin("close", table.name)
    house.server.wait_for(lambda: table.entries()[-1]["type"] == "closed")
    last = table.entries()
    other = house.server.found("mississippi", "here", "greedy", "greedy")
    for _ in range(3):
        other.act()
    other.decided()  # captains think one after the other, so those of the closed table have had their turn
    assert table.entries() == last, "and nothing comes after that"
