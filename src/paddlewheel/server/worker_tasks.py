"""What is worked out in worker processes: each takes longer than anybody at another table should wait.

Everything comes in and goes out as plain values, so it can be sent from one process to another.
"""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.engine.contract import AnyGame, offered
from paddlewheel.engine.errors import PaddlewheelError, Refusal
from paddlewheel.server.history_pages import History, packed_pages
from paddlewheel.server.problems import problem
from paddlewheel.server.rule_books import rule_book
from paddlewheel.tables import automatic, hints, history  # noqa: F401  (captains think in the same processes)
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.founding import found
from paddlewheel.tables.history import Logged
from paddlewheel.tables.protocol import (
    AnyEntry,
    Because,
    Created,
    Moment,
    NewTable,
    Problem,
    Reach,
    Reached,
    Turns,
    WhichRules,
    Why,
)
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import moment, with_turns

PRICE_OF_A_DAY = 0.2
"""Finding out what the race of a day is, and what par is from one of its positions."""


def price_of_founding(wanted: NewTable) -> float:
    """Return about how many seconds it takes to found a table, or to see whether that can be done."""
    return 0.01 + 2e-5 * len(wanted.record or "") + (PRICE_OF_A_DAY if wanted.daily is not None else 0.0)


def price_of_replaying(entries: int) -> float:
    """Return about how many seconds it takes to go through so many entries or actions."""
    return 0.005 + 2e-4 * entries


PRICE_OF_TURNS = 0.03
PRICE_OF_A_QUESTION = 0.03
PRICE_OF_A_BOOK = 0.05


def founded(wanted: NewTable, at: int) -> tuple[Table, Created]:
    """Return a new table and the keys to it."""
    charter, created = found(wanted, at)
    return Table(created.table, charter), created


def problem_with(wanted: NewTable, at: int) -> Problem | None:
    """Return why a table cannot be founded, as founding it would say."""
    try:
        found(wanted, at)
    except PaddlewheelError as error:
        return problem(error)
    return None


def written_rules(wanted: WhichRules) -> bytes:
    """Return a rule book as it is told."""
    return msgspec.json.encode(rule_book(wanted))


def folded(name: str, charter: bytes, bodies: list[bytes]) -> tuple[Table, History]:
    """Return a table as its log tells it, and the entries as they are told."""
    table, told = _followed(name, charter, bodies)
    return table, History(told)


def pages_again(name: str, charter: bytes, bodies: list[bytes]) -> list[bytes]:
    """Return the pages of a history that was let go."""
    return packed_pages(_followed(name, charter, bodies)[1])


def _followed(name: str, charter: bytes, bodies: list[bytes]) -> tuple[Table, list[bytes]]:
    table = Table(name, history.decode_charter(charter))
    return table, [msgspec.json.encode(table.follow(history.decode_entry(body))) for body in bodies]


def after_entries(table: Table, entries: list[Logged], known: bool) -> tuple[Table, list[AnyEntry]]:
    """Return a table after some entries and what is told of them; what is `known` was kept already."""
    tried = table.copy()
    return tried, [tried.follow(entry) if known else tried.take(entry) for entry in entries]


def record_text(table: Table, until: int | None) -> str:
    """Return the record of a table, up to this many actions."""
    return table.play.record(until)


def moment_at(table: Table, at: int) -> Moment:
    """Return how a race stood after this many actions."""
    return moment(table, at)


def written_turns(game: AnyGame, state: Any, told: Turns, packed: bool) -> bytes:
    """Return every whole turn at a position as it is told, one by one or written shortly."""
    return msgspec.json.encode(with_turns(game, state, told, packed))


def why(game: AnyGame, state: Any, order: Why) -> Because:
    """Return whether something could be done at a position, and if not, why."""
    if (order.action is None) == (order.end is None):
        raise Denied("not_understood", "why.either")
    if order.end is not None:
        no = game.why_not(state, order.end)
    else:
        no = game.refusal(state, game.parse_action(state, order.action or ""))
    if no is None:
        return Because(id=order.id, legal=True)
    said = problem(in_words(no, game, state))
    return Because(
        id=order.id,
        legal=False,
        code=said.code,
        facts=said.facts,
        rule=said.rule,
        message=said.message,
        instead=said.instead,
    )


def reach(game: AnyGame, state: Any, order: Reach, changed: int) -> Reached:
    """Return where a steamer could end if it were its turn now."""
    return Reached(id=order.id, steamer=order.steamer, changed=changed, ends=game.reach(state, order.steamer))


def in_words(error: PaddlewheelError, game: AnyGame, state: Any) -> PaddlewheelError:
    """Return a refusal with the legal action it proposes as text."""
    if not isinstance(error, Refusal) or error.instead is None or isinstance(error.instead, str):
        return error
    worded = error.offering(offered(game, state, error.instead))
    worded.nth = error.nth
    return worded
