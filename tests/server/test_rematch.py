"""After the race, on a running server: a rematch that survives a restart, and the rest ranked while captains think."""

from __future__ import annotations

from pathlib import Path

from paddlewheel.engine.contract import RANKED

from .running import Founded, Server

RECORDS = Path(__file__).parents[1] / "records"
CAPTAINS = [{"by": "captain", "captain": "greedy"}]


def founded(server: Server, record: str, **more: object) -> Founded:
    answer = server.ask("POST", "/api/tables", {"record": (RECORDS / f"{record}.record").read_text(), **more})
    assert answer.status == 201, answer.body
    return Founded(server, answer.data)


def test_everybody_keeps_a_seat_at_the_rematch(server: Server) -> None:
    seats = [{"by": "here"}, {"by": "link"}, *CAPTAINS]
    table = founded(server, "mississippi-last-rival-pushed-home", seats=seats)
    assert table.order("sit", seat="green", name="Bea").status == 200
    assert table.order("rematch", seat="green", id="again").status == 200
    assert table.order("rematch", seat="green", id="again").status == 200, "a resend is harmless"
    (entry,) = [entry for entry in table.entries() if entry["type"] == "rematched"]
    server.kill()
    server.start()
    info = server.get(table.path, table.watch).data["info"]
    assert info["rematch"] == entry["table"]
    new = Founded(server, {**table.created, "table": entry["table"]})
    stands = new.decided()
    assert stands["actions"] < 10
    assert new.act().status == 200
    assert server.get(f"{new.path}/news").status == 403, "as private as the table before"


def test_the_rest_are_ranked_while_captains_race(server: Server) -> None:
    thinkers = [{"by": "captain", "captain": "commodore"}] * 5
    table = founded(server, "mississippi-usual-race", seats=[*thinkers, {"by": "here"}], at=38)
    assert table.order("rank", seat="orange").status == 200
    stands = table.situation()
    assert stands["result"]["reason"] == RANKED
    assert stands["result"]["ranks"]["orange"] == 1
    n = table.entries()[-1]["n"]
    server.kill()
    server.start()
    assert table.situation()["result"] == stands["result"]
    assert table.entries()[-1]["n"] == n
    record = server.get(f"{table.path}/record", table.watch).body.decode()
    assert record.rstrip().endswith(RANKED.replace("_", " "))


def test_a_watchable_table_opens_by_its_address(server: Server) -> None:
    table = server.found("mississippi", "here", "link", "link", watchable=True)
    assert server.get(table.path).data["info"]["watchable"]
    assert server.get(f"{table.path}/news").status == 200
    assert table.name not in {one["table"] for one in server.get("/api/tables").data["tables"]}
    order = {"type": "sit", "id": "x", "seat": "green", "name": "Mallory"}
    assert server.ask("POST", f"{table.path}/orders", order).status == 403
    private = server.found("mississippi", "here", "link", "link")
    assert server.get(private.path).status == 403
