"""The requests there are: tables, orders, records, and what can be known beforehand."""

from __future__ import annotations

import logging
import re
from functools import partial
from typing import Final

from paddlewheel import __version__
from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.officer import own_games
from paddlewheel.server.courses import written_courses
from paddlewheel.server.limits import Gate
from paddlewheel.server.operator import report
from paddlewheel.server.orders import ask
from paddlewheel.server.puzzles import PRICE, told, which, written_puzzles
from paddlewheel.server.room import Room
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.rule_book_cache import RuleBookCache, written_games
from paddlewheel.server.time_keeping import now
from paddlewheel.server.typed_http import Api, Caller, Text, Written
from paddlewheel.server.worker_tasks import moment_at, price_of_founding, price_of_replaying, problem_with, record_text
from paddlewheel.tables.daily import check_has_record
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.founding import usual_relief
from paddlewheel.tables.hints import advisers
from paddlewheel.tables.plain_text import plain
from paddlewheel.tables.protocol import (
    AnyOrder,
    CaptainInfo,
    Captains,
    Checked,
    Courses,
    Created,
    DailyInfo,
    DailyProgress,
    DayText,
    Failure,
    GameName,
    Games,
    Language,
    Listing,
    Moment,
    News,
    NewTable,
    Noted,
    Number,
    Puzzles,
    PuzzleTold,
    Reply,
    Report,
    Review,
    RuleBook,
    SetupName,
    TableId,
    TableView,
    Taken,
    TakeSeat,
    Turns,
    WhichRules,
)
from paddlewheel.tables.storage.kept import read_listed
from paddlewheel.tables.view import situation, table_info
from paddlewheel.words import speaker
from paddlewheel.words.rulebook import known_language

PAGE_LOG: Final = logging.getLogger("paddlewheel.page")


def requests(rooms: Rooms, gate: Gate, origins: frozenset[str] = frozenset()) -> Api:
    """Return all requests, to these rooms."""
    api = Api("Paddlewheel", __version__, gate, origins)
    _about_tables(api, rooms, gate)
    _at_a_table(api, rooms, gate)
    _beforehand(api, rooms)
    _from_the_page(api, rooms, gate)
    return api


async def watched(rooms: Rooms, table: str, caller: Caller, seen: int = 0) -> Room:
    """Return the room of a table that the caller may watch, knowing all that was kept by now."""
    room = await rooms.fresh(table, seen)
    if not room.table.sender(caller.keys).watches:
        raise Denied("not_your_key", "key.table")
    return room


def _about_tables(api: Api, rooms: Rooms, gate: Gate) -> None:
    @api.operation("POST", "/api/tables", Created, 201)
    async def found_table(body: NewTable, caller: Caller) -> Created:
        """Found a table."""
        with gate.founding(caller.address):
            return await rooms.found(body, caller.address)

    @api.operation("POST", "/api/tables/check", Checked)
    async def check_table(body: NewTable, caller: Caller) -> Checked:
        """Say whether a table could be founded so, and what is wrong if not; nothing is founded."""
        found = await rooms.long_work.do(caller.address, price_of_founding(body), partial(problem_with, body, now()))
        return Checked(problem=found)

    @api.operation("GET", "/api/tables", Listing)
    async def list_tables() -> Listing:
        """List the tables that their makers made public."""
        return Listing(tables=read_listed(await rooms.store.public(gate.limits.listed)))

    @api.operation("GET", "/api/tables/{table}", TableView)
    async def show_table(table: TableId, caller: Caller, seen: Number = 0) -> TableView:
        """Show a table and how it stands; never less than what was `seen`."""
        room = await watched(rooms, table, caller, seen)
        return TableView(info=table_info(room.table), situation=situation(room.table, now()))

    @api.operation("GET", "/api/tables/{table}/moment", Moment)
    async def show_moment(table: TableId, caller: Caller, at: Number = 0, seen: Number = 0) -> Moment:
        """Show how the race stood after this many actions; never by less than what was `seen`."""
        room = await watched(rooms, table, caller, seen)
        price = price_of_replaying(min(at, len(room.table.play.actions)))
        return await rooms.long_work.do(caller.address, price, partial(moment_at, room.table.bare(), at))

    @api.operation("GET", "/api/tables/{table}/record", Text)
    async def fetch_record(table: TableId, caller: Caller, until: Number | None = None, seen: Number = 0) -> Text:
        """Fetch the record as text, up to this many actions; never less than what was `seen`."""
        room = await watched(rooms, table, caller, seen)
        check_has_record(room.table.charter.daily)
        price = price_of_replaying(len(room.table.play.actions))
        return Text(await rooms.long_work.do(caller.address, price, partial(record_text, room.table.bare(), until)))

    @api.operation("GET", "/api/tables/{table}/puzzle", PuzzleTold)
    async def judge_try(table: TableId, caller: Caller, seen: Number = 0, language: Language = "en") -> PuzzleTold:
        """Say how a try at a puzzle went, what the turn was worth next to the answer, and the answer."""
        room = await watched(rooms, table, caller, seen)
        collection, puzzle = which(room.table)
        done = partial(told, collection, puzzle, room.table.play.actions, known_language(language))
        return await rooms.long_work.do(caller.address, PRICE, done)

    @api.operation("GET", "/api/tables/{table}/review", Review)
    async def review_race(table: TableId, caller: Caller, seen: Number = 0) -> Written:
        """Review a race that is over: what is known so far; ask again while `done` is less than `total`."""
        room = await watched(rooms, table, caller, seen)
        check_has_record(room.table.charter.daily)
        return Written(await rooms.reviews.review(room.table.bare(), caller.address))

    @api.operation("GET", "/api/tables/{table}/daily", DailyProgress)
    async def show_daily(table: TableId, caller: Caller, seen: Number = 0) -> DailyProgress:
        """Show how the race of a day stands at a table: par from the start and after each turn."""
        room = await watched(rooms, table, caller, seen)
        return await rooms.dailies.race(room.table.bare(), caller.address)


def _at_a_table(api: Api, rooms: Rooms, gate: Gate) -> None:
    @api.operation("GET", "/api/tables/{table}/news", News)
    async def fetch_news(table: TableId, caller: Caller, after: Number = 0) -> Written:
        """Fetch what happened after an entry, and how things stand; if that is long, the beginning of it."""
        room = await watched(rooms, table, caller, after)
        rooms.long_work.spend(caller.address, room.cost_of_news(after))
        return Written(await anext(room.news(after)))

    @api.operation("GET", "/api/tables/{table}/turns", Turns)
    async def fetch_turns(table: TableId, caller: Caller, seen: Number = 0) -> Written:
        """Fetch every whole turn of the actor; never of less than what was `seen`."""
        return Written(await (await watched(rooms, table, caller, seen)).turns(address=caller.address))

    @api.operation("POST", "/api/tables/{table}/orders", Reply)
    async def give_order(table: TableId, body: AnyOrder, caller: Caller) -> Reply:
        """Give an order, and get its answer."""
        room = await watched(rooms, table, caller)
        return await ask(rooms, room, room.table.sender(caller.keys), body, caller.address)

    @api.operation("POST", "/api/tables/{table}/seats", Taken, 201)
    async def take_seat(table: TableId, body: TakeSeat, caller: Caller) -> Taken:
        """Sit down at a seat that is open to everyone who may watch."""
        room = await watched(rooms, table, caller)
        return Taken(seat=body.seat, n=await room.seat_somebody(body))

    @api.operation("POST", "/api/tables/{table}/reports", Noted)
    async def report_table(table: TableId, body: Report, caller: Caller) -> Noted:
        """Tell the operator of the server that something is wrong at a table."""
        room = await watched(rooms, table, caller)
        gate.report(caller.address)
        await report(rooms.store, room.table.name, body.entry, plain(body.why), caller.address)
        return Noted()


def _beforehand(api: Api, rooms: Rooms) -> None:
    books = RuleBookCache(rooms.long_work)

    @api.operation("GET", "/api/games", Games)
    async def list_games(language: Language = "en") -> Written:
        """List the games, and what may be chosen in each."""
        return Written(written_games(known_language(language)))

    @api.operation("GET", "/api/courses", Courses)
    async def list_courses(language: Language = "en") -> Written:
        """List the courses of the school with their lessons, in words."""
        return Written(written_courses(known_language(language)))

    @api.operation("GET", "/api/puzzles", Puzzles)
    async def list_puzzles(language: Language = "en") -> Written:
        """List the puzzles: how hard each is, and a hint, without the answers."""
        return Written(written_puzzles(known_language(language)))

    @api.operation("GET", "/api/daily", DailyInfo)
    async def show_day(game: GameName, caller: Caller, day: DayText | None = None) -> DailyInfo:
        """Show the race of a day, today's if none is named: par, and how the races sailed so far came home."""
        return await rooms.dailies.day(game, day or "", caller.address)

    @api.operation("GET", "/api/captains", Captains)
    async def list_captains(language: Language = "en") -> Captains:
        """List the computer captains."""
        advice_from, spoken = advisers(), speaker(known_language(language))
        known = [
            CaptainInfo(
                name=name, sentence=spoken(f"plays-{name}"), advises=name in advice_from, games=list(own_games(name))
            )
            for name in CAPTAINS
        ]
        return Captains(captains=known, relief=usual_relief())

    @api.operation("GET", "/api/rules/{game}", RuleBook)
    async def read_rules(
        game: GameName,
        caller: Caller,
        setup: SetupName | None = None,
        players: Number | None = None,
        language: Language = "en",
    ) -> Written:
        """Print the rule book of a ready-made setup, or of the usual options: one that can be kept."""
        which = WhichRules(game=game, setup=setup, players=players, language=language)
        return Written(await books.read(which, caller.address))

    @api.operation("POST", "/api/rules", RuleBook)
    async def print_rules(body: WhichRules, caller: Caller) -> Written:
        """Print the rule book that options and a number of players result in."""
        return Written(await books.read(body, caller.address))


def _from_the_page(api: Api, rooms: Rooms, gate: Gate) -> None:
    @api.operation("POST", "/api/failures", Noted)
    async def report_failure(body: Failure, caller: Caller) -> Noted:
        """Write into the log that a part of the page could not be shown."""
        gate.failure(caller.address)
        rooms.metrics.page_failures.inc()
        told = {"part": body.part, "error": body.error, "page": body.page}
        where = " < ".join(_without_keys(line) for line in body.stack)
        PAGE_LOG.warning("a part of the page failed", extra={**told, "said": _without_keys(body.message), "where": where})
        return Noted()


def _without_keys(text: str) -> str:
    """Return a text on one line, without anything that could be the key of a seat; files of the page may be as long."""
    line = "".join(sign if sign.isprintable() else " " for sign in text)
    return re.sub(r"(?=[\w-]*[A-Z0-9])[\w-]{16,}+(?!\.js)", "…", line)
