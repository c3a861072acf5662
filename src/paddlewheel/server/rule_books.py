"""Rule books and games as they are told: what can be known before a table is founded."""

from __future__ import annotations

from paddlewheel.engine import options
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import known_version
from paddlewheel.games import game_named
from paddlewheel.tables.founding import chosen_options
from paddlewheel.tables.protocol import (
    GameInfo,
    OptionInfo,
    RuleBook,
    RuleChapter,
    RuleParagraph,
    RulePicture,
    RuleSection,
    SetupInfo,
    WhichRules,
)
from paddlewheel.words.about import aim_of
from paddlewheel.words.rulebook import (
    Paragraph,
    Section,
    aim,
    book,
    credit,
    described,
    known_language,
    option_texts,
    setup_texts,
)
from paddlewheel.words.rulebook.pictures import picture


def rule_book(wanted: WhichRules) -> RuleBook:
    """Return the rule book that options and a number of players result in."""
    game, language = game_named(wanted.game), known_language(wanted.language)
    chosen = chosen_options(game, wanted.setup, wanted.options)
    players = game.PLAYERS[0] if wanted.players is None else wanted.players
    version = known_version(game.VERSIONS, wanted.version)
    chapters = [
        RuleChapter(title=chapter.title, sections=[_section(game.NAME, section) for section in chapter.sections])
        for chapter in book(game.NAME, chosen, players, language, version)
    ]
    return RuleBook(
        game=game.NAME,
        players=players,
        version=version,
        aim=_paragraphs(game.NAME, aim(game.NAME, chosen, players, language)),
        chapters=chapters,
        credits=credit(game.NAME, language),
    )


def game_info(game: AnyGame, language: str) -> GameInfo:
    """Return what may be chosen in a game."""
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
        aim=aim_of(game, language),
        players=list(game.PLAYERS),
        colours=list(game.COLOURS),
        schema=described(game.NAME, language),
        options=choices,
        setups=setups,
    )


def _section(game_name: str, section: Section) -> RuleSection:
    return RuleSection(
        id=section.id, rule=section.rule, title=section.title, paragraphs=_paragraphs(game_name, section.paragraphs)
    )


def _paragraphs(game_name: str, paragraphs: tuple[Paragraph, ...]) -> list[RuleParagraph]:
    return [
        RuleParagraph(
            text=one.text,
            kind=one.kind,
            folded=one.folded,
            picture=None if one.picture is None else _picture(game_name, one.picture),
        )
        for one in paragraphs
    ]


def _picture(game_name: str, name: str) -> RulePicture:
    drawn = picture(game_name, name)
    return RulePicture(position=drawn.position, scene=drawn.scene, turn=drawn.turn)
