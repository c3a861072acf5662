"""Founding a table: from what somebody wants to the charter of it, and the keys."""

from __future__ import annotations

from typing import Any

from paddlewheel.captains import CAPTAINS, RELIEF
from paddlewheel.games import game_named, options, record
from paddlewheel.games.game import AnyGame, BadData, shortened
from paddlewheel.games.record import Record, format_record, parse_record
from paddlewheel.tables.decide import known_captain
from paddlewheel.tables.keys import lock_of, new_key, new_table_id
from paddlewheel.tables.log import Charter, SeatPlan
from paddlewheel.tables.messages import Created, NewSeat, NewTable, SeatKey
from paddlewheel.tables.plain import plain


def found(wanted: NewTable, at: int) -> tuple[Charter, Created]:
    """Return the charter of a new table and the keys to it; raise a Refusal, Denied or BadInput if it cannot be."""
    begun, seats = _from_record(wanted) if wanted.record is not None else _from_game(wanted)
    plans, keys = zip(*(_seat(seat) for seat in seats), strict=True)
    maker, watch = new_key(), new_key()
    charter = Charter(
        record=format_record(begun),
        seats=list(plans),
        title=plain(wanted.title) if wanted.title.strip() else "",
        public=wanted.public,
        clock=wanted.clock,
        relief=known_captain(wanted.relief or usual_relief()),
        preview=wanted.preview,
        hints=wanted.hints,
        maker=lock_of(maker),
        watch=lock_of(watch),
        at=at,
    )
    names = begun.game.seats(begun.start)
    links = [SeatKey(seat=name, key=key) for name, key in zip(names, keys, strict=True)]
    return charter, Created(table=new_table_id(), maker=maker, watch=watch, seats=links)


def usual_relief() -> str:
    """Return the captain who takes over where nobody else is named."""
    return next(name for name in (*RELIEF, *CAPTAINS) if name in CAPTAINS)


def chosen_options(game: AnyGame, setup: str | None, changes: dict[str, Any]) -> Any:
    """Return the options of a set-up, or the usual ones, with changes."""
    if setup is not None and setup not in game.SETUPS:
        raise BadData("setup", f"{game.TITLE} has no set-up {shortened(setup)}; it has {', '.join(game.SETUPS)}")
    base = {} if setup is None else options.to_data(game.SETUPS[setup].options)
    return options.from_data(game.OPTIONS, {**base, **changes})


def _from_game(wanted: NewTable) -> tuple[Record, list[NewSeat]]:
    game = game_named(wanted.game or "")
    if wanted.at is not None:
        raise BadData("at", "says where to branch off from a record, and there is none")
    if len(wanted.seats) not in game.PLAYERS:
        span = f"{game.PLAYERS[0]} to {game.PLAYERS[-1]}"
        raise BadData("seats", f"{game.TITLE} is for {span} players, not {len(wanted.seats)}")
    chosen = chosen_options(game, wanted.setup, wanted.options)
    return record.new(game, chosen, _names(game, wanted.seats)), wanted.seats


def _from_record(wanted: NewTable) -> tuple[Record, list[NewSeat]]:
    if wanted.game or wanted.setup or wanted.options:
        raise BadData("record", "says already which game is played and with which options")
    whole = parse_record((wanted.record or "").removeprefix("\ufeff"))  # some editors put a byte order mark first
    if wanted.at is not None and wanted.at > len(whole.actions):
        raise BadData("at", f"the record has {len(whole.actions)} actions, not {wanted.at}")
    begun = Record(whole.game, whole.start, whole.actions[: wanted.at], whole.tags)
    names = whole.game.seats(whole.start)
    seats = wanted.seats or [NewSeat(by="here") for _ in names]
    if len(seats) != len(names):
        raise BadData("seats", f"the record has {len(names)} seats, not {len(seats)}")
    if any(seat.seat not in (None, name) for seat, name in zip(seats, names, strict=True)):
        raise BadData("seats", f"the seats of the record are {', '.join(names)}, in this order")
    return begun, seats


def _names(game: AnyGame, seats: list[NewSeat]) -> list[str]:
    """Return the names of the seats: those given, the usual colours for the rest."""
    given = [seat.seat for seat in seats if seat.seat is not None]
    colours = iter(colour for colour in game.COLOURS if colour not in given)
    return [next(colours) if seat.seat is None else seat.seat for seat in seats]


def _seat(wanted: NewSeat) -> tuple[SeatPlan, str | None]:
    """Return the plan of a seat and the key to it; captains need none, and an open seat gets one when it is taken."""
    if (wanted.by == "captain") != (wanted.captain is not None):
        raise BadData("seats", "a seat by a captain names the captain, and no other does")
    name = plain(wanted.name) if wanted.name is not None else ""
    if wanted.by == "captain":
        return SeatPlan(by="captain", captain=known_captain(wanted.captain or ""), name=name), None
    if wanted.by == "open":
        return SeatPlan(by="open", name=""), None
    key = new_key()
    return SeatPlan(by=wanted.by, lock=lock_of(key), name=name), key
