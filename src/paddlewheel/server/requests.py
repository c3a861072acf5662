"""The requests there are: tables, orders, records, and what can be known beforehand."""

from __future__ import annotations

from functools import partial

from paddlewheel import __version__
from paddlewheel.captains import ABOUT, CAPTAINS
from paddlewheel.captains.levels import own_games
from paddlewheel.games import GAMES, game_named, options
from paddlewheel.games.game import AnyGame, PaddlewheelError
from paddlewheel.rulebook import Paragraph, aim, book, credit, known_language, option_texts, setup_texts
from paddlewheel.rulebook.pictures import Picture, pictures
from paddlewheel.server.api import Api, Caller, Text, Written, problem
from paddlewheel.server.asking import ask
from paddlewheel.server.harbour import Harbour
from paddlewheel.server.limits import Gate
from paddlewheel.server.room import Room, now
from paddlewheel.tables.denied import Denied
from paddlewheel.tables.found import chosen_options, found, usual_relief
from paddlewheel.tables.hints import advisers
from paddlewheel.tables.keeping import read_listed
from paddlewheel.tables.messages import (
    AnyOrder,
    CaptainInfo,
    Captains,
    Checked,
    Created,
    GameInfo,
    GameName,
    Games,
    Language,
    Listing,
    Moment,
    News,
    NewTable,
    Number,
    OptionInfo,
    Problem,
    Reply,
    RuleBook,
    RuleInfo,
    RuleParagraph,
    RulePicture,
    SetupInfo,
    SetupName,
    TableId,
    TableView,
    Taken,
    TakeSeat,
    Turns,
    WhichRules,
)
from paddlewheel.tables.view import moment, situation, table_info


def requests(harbour: Harbour, gate: Gate, origins: frozenset[str] = frozenset()) -> Api:
    """Return all requests, to this harbour."""
    api = Api("Paddlewheel", __version__, gate, origins)
    _about_tables(api, harbour, gate)
    _at_a_table(api, harbour)
    _beforehand(api, harbour)
    return api


async def watched(harbour: Harbour, table: str, caller: Caller) -> Room:
    """Return the room of a table that the caller may watch."""
    room = await harbour.room(table)
    if not room.table.sender(caller.keys).watches:
        raise Denied("not_your_key", "no key that was shown opens this table")
    return room


def _about_tables(api: Api, harbour: Harbour, gate: Gate) -> None:
    @api.operation("POST", "/api/tables", Created, 201)
    async def found_table(body: NewTable, caller: Caller) -> Created:
        """Found a table."""
        with gate.founding(caller.address):
            return await harbour.found(body, caller.address)

    @api.operation("POST", "/api/tables/check", Checked)
    async def check_table(body: NewTable, caller: Caller) -> Checked:
        """Say whether a table could be founded so, and what is wrong if not; nothing is founded."""
        return Checked(problem=await harbour.labour.do(caller.address, partial(_problem_with, body)))

    @api.operation("GET", "/api/tables", Listing)
    async def list_tables() -> Listing:
        """List the tables that their makers made public."""
        return Listing(tables=read_listed(await harbour.store.public()))

    @api.operation("GET", "/api/tables/{table}", TableView)
    async def show_table(table: TableId, caller: Caller) -> TableView:
        """Show a table and how it stands."""
        room = await watched(harbour, table, caller)
        return TableView(info=table_info(room.table), situation=situation(room.table, now()))

    @api.operation("GET", "/api/tables/{table}/moment", Moment)
    async def show_moment(table: TableId, caller: Caller, at: Number = 0) -> Moment:
        """Show how the race stood when so many actions had been done."""
        room = await watched(harbour, table, caller)
        return await harbour.labour.do(caller.address, partial(moment, room.table, at))

    @api.operation("GET", "/api/tables/{table}/record", Text)
    async def fetch_record(table: TableId, caller: Caller, until: Number | None = None) -> Text:
        """Fetch the record as text, up to so many actions."""
        room = await watched(harbour, table, caller)
        return Text(await harbour.labour.do(caller.address, partial(room.table.play.record, until)))


def _at_a_table(api: Api, harbour: Harbour) -> None:
    @api.operation("GET", "/api/tables/{table}/news", News)
    async def fetch_news(table: TableId, caller: Caller, after: Number = 0) -> Written:
        """Fetch what happened after an entry, and how things stand; if that is long, the beginning of it."""
        return Written(next((await watched(harbour, table, caller)).news(after)))

    @api.operation("GET", "/api/tables/{table}/turns", Turns)
    async def fetch_turns(table: TableId, caller: Caller) -> Written:
        """Fetch every whole turn of whoever decides."""
        return Written(await (await watched(harbour, table, caller)).turns())

    @api.operation("POST", "/api/tables/{table}/orders", Reply)
    async def give_order(table: TableId, body: AnyOrder, caller: Caller) -> Reply:
        """Give an order, and get its answer."""
        room = await watched(harbour, table, caller)
        return await ask(harbour, room, room.table.sender(caller.keys), body, caller.address)

    @api.operation("POST", "/api/tables/{table}/seats", Taken, 201)
    async def take_seat(table: TableId, body: TakeSeat, caller: Caller) -> Taken:
        """Sit down at a seat that is open to whoever may watch."""
        room = await watched(harbour, table, caller)
        return Taken(seat=body.seat, n=await room.seat_somebody(body))


def _beforehand(api: Api, harbour: Harbour) -> None:
    @api.operation("GET", "/api/games", Games)
    async def list_games(language: Language = "en") -> Games:
        """List the games, and what may be chosen in each."""
        return Games(games=[_game_info(game, known_language(language)) for game in GAMES.values()])

    @api.operation("GET", "/api/captains", Captains)
    async def list_captains() -> Captains:
        """List the computer captains."""
        advice_from = advisers()
        known = [
            CaptainInfo(name=name, sentence=ABOUT[name], advises=name in advice_from, games=list(own_games(name)))
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
    ) -> RuleBook:
        """Print the rule book of a ready-made set-up, or of the usual options: one that can be kept."""
        which = WhichRules(game=game, setup=setup, players=players, language=language)
        return await harbour.labour.do(caller.address, partial(_rule_book, which))

    @api.operation("POST", "/api/rules", RuleBook)
    async def print_rules(body: WhichRules, caller: Caller) -> RuleBook:
        """Print the rule book that options and a number of players result in."""
        return await harbour.labour.do(caller.address, partial(_rule_book, body))


def _problem_with(wanted: NewTable) -> Problem | None:
    """Return why a table cannot be founded, as founding it would say."""
    try:
        found(wanted, now())
    except PaddlewheelError as error:
        return problem(error)
    return None


def _rule_book(wanted: WhichRules) -> RuleBook:
    game, language = game_named(wanted.game), known_language(wanted.language)
    chosen = chosen_options(game, wanted.setup, wanted.options)
    players = game.PLAYERS[0] if wanted.players is None else wanted.players
    drawn = pictures(game.NAME)
    rules = [
        RuleInfo(
            id=rule.id,
            chapter=rule.chapter,
            title=rule.title,
            paragraphs=_paragraphs(rule.paragraphs),
            picture=_picture(drawn.get(rule.id)),
        )
        for rule in book(game.NAME, chosen, players, language)
    ]
    return RuleBook(
        game=game.NAME,
        players=players,
        aim=_paragraphs(aim(game.NAME, chosen, players, language)),
        rules=rules,
        credits=credit(game.NAME, language),
    )


def _game_info(game: AnyGame, language: str) -> GameInfo:
    said = setup_texts(game.NAME, language)
    setups = [
        SetupInfo(
            name=name,
            title=said[name].title,
            description=said[name].sentence,
            players=list(setup.players),
            options=options.to_data(setup.options),
        )
        for name, setup in game.SETUPS.items()
    ]
    choices = [
        OptionInfo(name=name, title=text.title, sentence=text.sentence, names=dict(text.names))
        for name, text in option_texts(game.NAME, language).items()
    ]
    return GameInfo(
        game=game.NAME,
        title=game.TITLE,
        rules=game.RULES,
        aim=game.AIM,
        players=list(game.PLAYERS),
        colours=list(game.COLOURS),
        schema=options.schema(game.OPTIONS),
        options=choices,
        setups=setups,
    )


def _picture(drawn: Picture | None) -> RulePicture | None:
    return None if drawn is None else RulePicture(position=drawn.position, scene=drawn.scene, turn=drawn.turn)


def _paragraphs(paragraphs: tuple[Paragraph, ...]) -> list[RuleParagraph]:
    return [RuleParagraph(text=one.text, ruling=one.ruling) for one in paragraphs]
