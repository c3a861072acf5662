"""Write src/games/<name>/situations.ts: what a server tells at moments of recorded races, for tests of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from paddlewheel.server.worker_tasks import why
from paddlewheel.tables.decisions import decide
from paddlewheel.tables.founding import found
from paddlewheel.tables.protocol import AnyEntry, Because, Durable, NewSeat, NewTable, Submit, TakeBack, Why
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import seat_name, situation, table_info, turns

GAMES: Final = Path(__file__).parent / "src" / "games"
RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
NOW: Final = 1_700_000_000_000
HEAD: Final = """// Written by web/write_situations.py from records in tests/records: change it there.

import type { Told } from "../../table/testing";
import type { Data } from "./data";

"""


class Wanted(NamedTuple):
    """A record, after how many actions it is looked at (none: when it is over), and what is asked there."""

    record: str
    at: int | None
    asked: tuple[str, ...] = ()
    """Actions of which it is asked why they cannot be done."""
    people: tuple[str, ...] = ()
    """The seats of people; none: all of them. The others are steered by captains."""
    done: tuple[str, ...] = ()
    """Actions that whoever decides has then done at the table."""
    taken_back: bool = False
    """Whether that is to be taken back, for which the others are asked."""


SITUATIONS: Final = {
    "queen": {
        "start": Wanted("queen-hazards", 1),
        "turn": Wanted("queen-hazards", 60, asked=("1", "5", "6")),
        "under_way": Wanted("queen-hazards", 60, done=("3", "l")),
        "sailed": Wanted("queen-hazards", 72, done=("2", "a", "done")),
        "asked_back": Wanted("queen-hazards", 72, done=("2", "a", "done"), taken_back=True),
        "pushed": Wanted("queen-hazards", 70),
        "board": Wanted("queen-hazards", 186),
        "fuel": Wanted("queen-whole-river", 256),
        "exchange": Wanted("queen-black-rose", 73),
        "rose": Wanted("queen-black-rose", 61, asked=("6",)),
        "two_each": Wanted("queen-two-each", 124),
        "winner_home": Wanted("queen-for-six", 510, people=("yellow",)),
        "over": Wanted("queen-for-six", None),
    },
    "mississippi": {
        "cast_off": Wanted("mississippi-usual-race", 10),
        "turn": Wanted("mississippi-usual-race", 57, asked=("LLL+1",)),
        "stuck": Wanted("mississippi-from-a-position", 0),
        "over": Wanted("mississippi-usual-race", None),
    },
}


def target(game: str) -> Path:
    """Return the file of a game."""
    return GAMES / game / "situations.ts"


def text(game: str) -> str:
    """Return what is in the file of a game."""
    told = {name: _told(wanted) for name, wanted in SITUATIONS[game].items()}
    moments = " | ".join(f'"{name}"' for name in told)
    return f"{HEAD}export const situations: Record<{moments}, Told<Data>> = {msgspec.json.encode(told).decode()};\n"


def _told(wanted: Wanted) -> dict[str, Any]:
    record = (RECORDS / f"{wanted.record}.record").read_text(encoding="utf-8")
    charter, keys = found(NewTable(record=record, at=wanted.at, seats=_seats(record, wanted.people)), NOW)
    table = Table(wanted.record, charter)
    entries = _entries(table, wanted, {one.seat: one.key for one in keys.seats})
    return {
        "info": table_info(table),
        "entries": entries,
        "situation": situation(table, NOW),
        "turns": turns(table, packed=True),
        "answers": {action: _because(table, action) for action in wanted.asked},
    }


def _because(table: Table, action: str) -> Because:
    """Return why an action cannot be done, by its code: the page has words of its own."""
    return msgspec.structs.replace(why(table.game, table.play.state, Why(id="", action=action)), message="")


def _entries(table: Table, wanted: Wanted, keys: dict[str, str | None]) -> list[AnyEntry]:
    """Let what is wanted be done at the table, and return what everybody is told of it."""
    seat = seat_name(table, table.actor)
    if not wanted.done or seat is None:
        return []
    begun = len(table.play.actions)
    sender = table.sender([keys[seat] or ""])
    orders: list[Durable] = [Submit(id="turn", seat=seat, actions=list(wanted.done), seen=table.n)]
    if wanted.taken_back:
        orders.append(TakeBack(id="back", seat=seat, keep=begun, seen=len(wanted.done)))
    return [table.take(entry) for order in orders for entry in decide(table, sender, order, NOW)]


def _seats(record: str, people: tuple[str, ...]) -> list[NewSeat]:
    """Return who sits where, the people among captains; nothing if there are only people."""
    if not people:
        return []
    names = next(line for line in record.splitlines() if line.startswith("seats:")).split()[1:]
    return [NewSeat(by="here") if name in people else NewSeat(by="captain", captain="greedy") for name in names]


if __name__ == "__main__":
    for game in SITUATIONS:
        target(game).write_text(text(game), encoding="utf-8")
