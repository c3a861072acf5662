"""The race of a day at a table: which days can be sailed, who sits where, what happens by itself, and what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any, Final

from paddlewheel.captains.daily import DailyRace, followed, kept, par_from, turns_over
from paddlewheel.captains.knowledge import daily_of
from paddlewheel.engine import record
from paddlewheel.engine.errors import no_such
from paddlewheel.engine.record import Record, format_record
from paddlewheel.games import GAMES, game_named
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import (
    Close,
    DailyBest,
    DailyInfo,
    DailyOther,
    DailyProgress,
    DailyTurn,
    Durable,
    NewSeat,
    Sit,
    Submit,
    TakeBack,
    WhichDaily,
)
from paddlewheel.tables.race_in_play import Play

OTHERS: Final = "deckhand"
"""The captain who is named for the other seats; what they do follows from the day."""
DAYS_BACK: Final = 30
"""For so long the race of a day can be sailed once the day is over."""
COUNT: Final = (
    "insert into daily_spread values ($1, $2, $3, 1) "
    "on conflict (day, game, turns) do update set races = daily_spread.races + 1"
)
"""One more race came home. It is kept together with the entry that brought it home, so that it is counted exactly once."""


def today(at: int) -> str:
    """Return the day at a time in milliseconds: it begins at midnight, universal time."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def check_day(day: str, at: int) -> None:
    """Refuse a day that there is not, one ahead, which nobody may know yet, and one that is long over."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise Denied("not_understood", "daily.no_day", day=day) from None
    now = date.fromisoformat(today(at))
    if wanted > now:
        raise Denied("not_understood", "daily.ahead", day=day, today=now.isoformat())
    if wanted < now - timedelta(days=DAYS_BACK):
        raise Denied("not_understood", "daily.past", day=day, days=DAYS_BACK)


@lru_cache(maxsize=64)
def race_of(game: str, day: str) -> DailyRace:
    """Return the race of a day; raise BadData if the game has none. Making one can take a second."""
    make = daily_of(game_named(game))
    if make is None:
        raise no_such("game", "daily", game, daily_games())
    return make(day)


def daily_games() -> list[str]:
    """Return the games that have a race of the day."""
    return [name for name, game in GAMES.items() if daily_of(game) is not None]


def charter_record(which: WhichDaily) -> str:
    """Return the record of the charter: in a build without races of the day it says which game this is, and whose."""
    game, start = game_named(which.game), race_of(which.game, which.day).start
    return format_record(record.new(game, game.options(start), game.seats(start)))


def begun(which: WhichDaily) -> tuple[Record, list[NewSeat]]:
    """Return the race of a day, sailed to its end on demand, and its seats: the person's, and the others'."""
    game, race = game_named(which.game), race_of(which.game, which.day)
    others = NewSeat(by="captain", captain=OTHERS)
    seats = [NewSeat(by="here") if seat == race.seat else others for seat in range(len(game.seats(race.start)))]
    return Record(game, race.start, tuple(race.line()) if which.solved else ()), seats


def check_order(order: Durable) -> None:
    """Refuse what makes no sense in a race that one person sails alone, and whose result counts."""
    if not isinstance(order, Submit | TakeBack | Sit | Close):
        raise Denied("not_understood", "daily.alone")


def progress(which: WhichDaily, actions: Sequence[Any], n: int, known: Sequence[DailyBest | None] = ()) -> DailyProgress:
    """Return how a race stands after some actions: par from the start, and after each turn, of which the first are known.

    It can take seconds.
    """
    race, game = race_of(which.game, which.day), game_named(which.game)
    states = followed(race, game, actions)
    found = [par_from(race, state) for state in turns_over(race, states)[len(known) :]]
    here = [*known, *(None if best is None else DailyBest(**best._asdict()) for best in found)]
    return DailyProgress(
        n=n,
        par=DailyBest(**race.par._asdict()),
        here=here,
        kept=kept(race.par, here),
        home=race.is_home(states[-1]),
        over=game.actor(states[-1]) is None,
    )


def day_info(game: str, day: str) -> DailyInfo:
    """Return what follows from a day alone. It can take seconds."""
    race = race_of(game, day)
    names = game_named(game).seats(race.start)
    others = [
        DailyOther(seat=names[seat], turns=[DailyTurn(**one._asdict()) for one in turns])
        for seat, turns in race.others.items()
    ]
    return DailyInfo(game=game, day=day, today="", par=DailyBest(**race.par._asdict()), others=others, spread=[])


def check_has_record(which: WhichDaily | None) -> None:
    """Refuse a record of the race of a day: it begins with a position that no record can have, and its day says all."""
    if which is not None:
        raise Denied("not_understood", "daily.no_record")


def counted(which: WhichDaily, race: DailyRace, before: Any, play: Play) -> tuple[object, ...] | None:
    """Return what COUNT takes if the race has come home since a state before."""
    if which.solved or race.is_home(before) or not race.is_home(play.state):
        return None
    turns = len(turns_over(race, followed(race, play.game, play.actions)))
    return which.day, which.game, turns
