"""A table to try things at: orders are decided and happen at once, and a clock that a test sets."""

from __future__ import annotations

from typing import Any

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.tables.automatic import rolled
from paddlewheel.tables.decisions import decide
from paddlewheel.tables.errors import Denied, Reason
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import Action, Logged
from paddlewheel.tables.protocol import AnyEntry, Created, Durable, NewSeat, NewTable, Submit
from paddlewheel.tables.table import Sender, Table
from paddlewheel.tables.view import situation, table_info

EPOCH = 1_700_000_000_000


def seats(*kinds: str) -> list[NewSeat]:
    """`here`, `link`, `open`, or the name of a captain."""
    places = ("here", "link", "open")
    return [NewSeat(by=kind) if kind in places else NewSeat(by="captain", captain=kind) for kind in kinds]  # type: ignore[arg-type]


class Sitting:
    """A table with its keys, and what everybody was told."""

    def __init__(self, wanted: NewTable, now: int = EPOCH) -> None:
        self.now = now
        charter, self.keys = found(wanted, self.now)
        self.charter = charter
        self.table = Table(self.keys.table, charter)
        self.told: list[AnyEntry] = []
        self.kept: list[Logged] = []
        self.orders = 0

    def key(self, seat: str) -> str:
        return key_of(self.keys, seat)

    def sender(self, *who: str) -> Sender:
        """Whoever holds the keys of these seats; `maker` and `watch` are keys too."""
        own = {"maker": self.keys.maker, "watch": self.keys.watch}
        return self.table.sender([own[name] if name in own else self.key(name) for name in who])

    def give(self, order: Durable, *who: str) -> list[AnyEntry]:
        """Let whoever holds these keys, else the seat's, give an order."""
        sender = self.sender(*(who or (order.seat,)))  # type: ignore[union-attr]
        return self.happen(decide(self.table, sender, order, self.now))

    def happen(self, entries: list[Logged]) -> list[AnyEntry]:
        told = [self.table.take(entry) for entry in entries]
        self.kept += entries
        self.told += told
        return told

    def sail(self, seat: str, *actions: str, id: str | None = None) -> list[AnyEntry]:  # noqa: A002
        """Submit several actions at once."""
        self.orders += 1
        return self.give(Submit(id=id or f"o{self.orders}", seat=seat, actions=list(actions), seen=self.table.n))

    def submit(self, seat: str, action: str, *, seen: int | None = None, id: str | None = None) -> list[AnyEntry]:  # noqa: A002
        return self.give(self.order(seat, action, seen=seen, id=id))

    def order(self, seat: str, action: str, *, seen: int | None = None, id: str | None = None) -> Submit:  # noqa: A002
        self.orders += 1
        return Submit(id=id or f"o{self.orders}", seat=seat, action=action, seen=self.table.n if seen is None else seen)

    def luck(self, *outcomes: str) -> None:
        """Let chance do what the test wants."""
        for action in outcomes:
            assert self.table.actor == CHANCE
            entry = Action(n=self.table.n + 1, at=self.now, seat="chance", action=action, by="chance")
            self.happen([entry])

    def roll(self) -> None:
        while self.table.actor == CHANCE:
            self.happen(rolled(self.table, self.now))

    def act(self) -> None:
        """Whoever decides does the first thing that is legal."""
        table = self.table
        actor = table.actor
        assert actor is not None
        if actor == CHANCE:
            self.happen(rolled(table, self.now))
            return
        action = table.game.format_action(table.play.state, table.game.legal(table.play.state)[0])
        self.submit(table.names[actor], action)

    def as_data(self) -> Any:
        return self.table.game.to_data(self.table.play.state)


def key_of(keys: Created, seat: str) -> str:
    (key,) = [link.key for link in keys.seats if link.seat == seat]
    assert key is not None
    return key


def mississippi(*kinds: str, **more: Any) -> Sitting:
    """A table of Mississippi, red drawn to begin and its die rolled where nobody is missing."""
    sitting = Sitting(NewTable(game="mississippi", seats=seats(*(kinds or ("here",) * 3)), **more))
    if not sitting.table.waiting:
        sitting.luck("first=red", "die=5")
    return sitting


def queen(*kinds: str, **more: Any) -> Sitting:
    """A table of the sailing school; if people steer all of it, at the first turn of red."""
    more.setdefault("setup", "school")
    sitting = Sitting(NewTable(game="queen", seats=seats(*(kinds or ("here",) * 3)), **more))
    if sitting.table.waiting:
        return sitting
    sitting.luck("tile=brown-1")
    for seat in sitting.table.names if set(kinds) <= {"here"} else ():
        sitting.submit(seat, "N")
    return sitting


def denied(sitting: Sitting, order: Durable, *who: str) -> Reason:
    """Return why an order is denied, having seen that nothing has changed."""
    before = encode_all(sitting)
    with pytest.raises(Denied) as no:
        sitting.give(order, *who)
    assert encode_all(sitting) == before
    return no.value.reason


def encode_all(sitting: Sitting) -> object:
    table = sitting.table
    return situation(table, EPOCH), table_info(table), table.n, table.play.record()
