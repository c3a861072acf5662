"""Founding a table: from what a maker asks for to its charter and its keys."""

from __future__ import annotations

from typing import Any

import msgspec

from paddlewheel.captains import CAPTAINS, RELIEF
from paddlewheel.engine import options, record
from paddlewheel.engine.contract import AnyGame, Seat
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.engine.record import Record, format_record, parse_record
from paddlewheel.games import game_named
from paddlewheel.tables import coach, daily, lessons
from paddlewheel.tables.decisions import known_captain
from paddlewheel.tables.history import Charter, SeatPlan
from paddlewheel.tables.keys import lock_of, new_key, new_table_id
from paddlewheel.tables.plain_text import plain
from paddlewheel.tables.protocol import Created, NewSeat, NewTable, SeatKey
from paddlewheel.tables.table import Sender, Table


def found(wanted: NewTable, at: int) -> tuple[Charter, Created]:
    """Return the charter of a new table and the keys to it; raise a Refusal, Denied or BadInput if that is impossible."""
    begun, seats = _begun(wanted, at)
    if wanted.coach:
        coach.check_can(begun.game, wanted.hints)
    plans, keys = zip(*(_seat(seat) for seat in seats), strict=True)
    maker, watch = new_key(), new_key()
    names = begun.game.seats(begun.start)
    charter = Charter(
        record=format_record(begun) if wanted.daily is None else daily.charter_record(wanted.daily),
        seats=list(plans),
        title=plain(wanted.title) if wanted.title.strip() else "",
        public=wanted.public,
        watchable=wanted.watchable,
        clock=wanted.clock,
        relief=known_captain(wanted.relief or usual_relief()),
        preview=wanted.preview and not lessons.is_puzzle(wanted.lesson),
        hints=wanted.hints and wanted.lesson is None and wanted.daily is None,
        coach=wanted.coach,
        maker=lock_of(maker),
        watch=lock_of(watch),
        at=at,
        names=list(names),
        lesson=wanted.lesson,
        daily=wanted.daily,
    )
    links = [SeatKey(seat=name, key=key) for name, key in zip(names, keys, strict=True)]
    return charter, Created(table=new_table_id(), maker=maker, watch=watch, seats=links)


def rematch(table: Table, asker: Sender, at: int) -> Charter:
    """Return the charter of the same race again, at a table that every key to this one opens as it does here."""
    again = record.new(table.game, table.game.options(table.play.begun.start), table.names)
    return msgspec.structs.replace(
        table.charter,
        record=format_record(again),
        names=list(table.names),
        seats=[_kept_seat(table, seat, asker) for seat in range(len(table.seats))],
        public=table.public,
        at=at,
    )


def _kept_seat(table: Table, seat: Seat, asker: Sender) -> SeatPlan:
    """Return the plan of a seat in a rematch: the asker is seated, others have yet to come, captains keep steering."""
    now = table.seats[seat]
    by = now.plan.by
    if now.lock is not None and by != "here":
        by = "here" if seat in asker.seats and now.captain is None else "link"
    return SeatPlan(by=by, lock=now.lock, captain=now.captain, name=now.name)


def usual_relief() -> str:
    """Return the captain who takes over if no other is named."""
    return next(name for name in (*RELIEF, *CAPTAINS) if name in CAPTAINS)


def chosen_options(game: AnyGame, setup: str | None, changes: dict[str, Any]) -> Any:
    """Return the options of a setup, or the usual ones, with changes."""
    if setup is not None and setup not in game.SETUPS:
        raise no_such("setup", "setup", setup, game.SETUPS)
    base = {} if setup is None else options.to_data(game.SETUPS[setup].options)
    return options.from_data(game.OPTIONS, {**base, **changes})


def _begun(wanted: NewTable, at: int) -> tuple[Record, list[NewSeat]]:
    if wanted.lesson is not None:
        if wanted != NewTable(lesson=wanted.lesson):
            raise BadData("lesson", "table.lesson_alone")
        return lessons.begun(wanted.lesson)
    if wanted.daily is not None:
        if wanted != NewTable(daily=wanted.daily):
            raise BadData("daily", "table.daily_alone")
        daily.check_day(wanted.daily.day, at)
        return daily.begun(wanted.daily)
    return _from_record(wanted) if wanted.record is not None else _from_game(wanted)


def _from_game(wanted: NewTable) -> tuple[Record, list[NewSeat]]:
    game = game_named(wanted.game or "")
    if wanted.at is not None:
        raise BadData("at", "table.at_without_record")
    if len(wanted.seats) not in game.PLAYERS:
        fewest, most = game.PLAYERS[0], game.PLAYERS[-1]
        raise BadData("seats", "players.number", fewest=fewest, most=most, players=len(wanted.seats))
    chosen = chosen_options(game, wanted.setup, wanted.options)
    return record.new(game, chosen, _names(game, wanted.seats)), wanted.seats


def _from_record(wanted: NewTable) -> tuple[Record, list[NewSeat]]:
    if wanted.game or wanted.setup or wanted.options:
        raise BadData("record", "table.record_has_options")
    whole = parse_record((wanted.record or "").removeprefix("\ufeff"))  # some editors put a byte order mark first
    if wanted.at is not None and wanted.at > len(whole.actions):
        raise BadData("at", "record.actions", actions=len(whole.actions), found=str(wanted.at))
    ranked = whole.ranked and wanted.at is None  # naming a moment means sailing on from there
    begun = Record(whole.game, whole.start, whole.actions[: wanted.at], whole.tags, ranked)
    names = whole.game.seats(whole.start)
    seats = wanted.seats or [NewSeat(by="here") for _ in names]
    if len(seats) != len(names):
        raise BadData("seats", "record.seats", count=len(names), found=str(len(seats)))
    if any(seat.seat not in (None, name) for seat, name in zip(seats, names, strict=True)):
        raise BadData("seats", "record.seat_order", seats=list(names))
    return begun, seats


def _names(game: AnyGame, seats: list[NewSeat]) -> list[str]:
    """Return the names of the seats: those given, the usual colours for the rest."""
    given = [seat.seat for seat in seats if seat.seat is not None]
    colours = iter(colour for colour in game.COLOURS if colour not in given)
    return [next(colours) if seat.seat is None else seat.seat for seat in seats]


def _seat(wanted: NewSeat) -> tuple[SeatPlan, str | None]:
    """Return the plan of a seat and the key to it; captains need none, and an open seat gets one when it is taken."""
    if (wanted.by == "captain") != (wanted.captain is not None):
        raise BadData("seats", "seat.captain")
    name = plain(wanted.name) if wanted.name is not None else ""
    if wanted.by == "captain":
        return SeatPlan(by="captain", captain=known_captain(wanted.captain or ""), name=name), None
    if wanted.by == "open":
        return SeatPlan(by="open", name=""), None
    key = new_key()
    return SeatPlan(by=wanted.by, lock=lock_of(key), name=name), key
