"""`paddlewheel rules`: the rule book that results from a choice of options, one rule of it, or what may be chosen."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from paddlewheel.cli.arguments import choices_data, choose, game_for
from paddlewheel.cli.language import spoken
from paddlewheel.cli.parameters import about, about_game, about_setup, flag, told, whole
from paddlewheel.cli.printing import Screen
from paddlewheel.engine import options as option_values
from paddlewheel.engine.contract import AnyGame, Setup
from paddlewheel.engine.errors import BadData, known_version, shortened
from paddlewheel.games import GAMES
from paddlewheel.words import Facts, MessageId, rulebook, say
from paddlewheel.words.rulebook import Paragraph, Section

WIDEST: Final = 92
UNBROKEN: Final = {0xA0: "\ue000", 0x202F: "\ue001"}
"""No-break spaces, at which lines would be broken, and the private signs that stand for them while lines are wrapped."""
LEADS: Final = {"ruling": "italic yellow", "example": "italic cyan", "older": "italic red"}
"""How the words before a paragraph look that is not simply a rule."""
BACK: Final = {ord(sign): chr(space) for space, sign in UNBROKEN.items()}


def rules(
    rule: Annotated[str, about("rule")] = "",
    /,
    *,
    game: Annotated[str | None, about_game()] = None,
    setup: Annotated[str, about_setup()] = "",
    players: Annotated[int | None, whole("players")] = None,
    options: Annotated[str, about("options-text")] = "",
    version: Annotated[int | None, Parameter(name="--rules", help=told("rules-version"))] = None,
    schema: Annotated[bool, flag("schema")] = False,
) -> int:
    """Print the rule book that a choice of options and players results in, or one rule of it."""
    chosen_game = game_for(game, setup) if game or setup or not rule else game_with_rule(rule)
    if schema:
        return print_schema(chosen_game)
    chosen, number = choose(chosen_game, setup, options, players)
    if not rule:
        return show_book(Screen(), chosen_game, chosen, number, spoken(), version)
    given = bool(setup or options or players is not None)
    return show_rule(Screen(), chosen_game, chosen, number, rule, given, spoken(), version)


def game_with_rule(rule_id: str) -> AnyGame:
    """Return the game whose rule book has a rule."""
    for name, game in GAMES.items():
        if rule_id.upper() in rulebook.rule_ids(name):
            return game
    raise BadData("rule", "rule.unknown", found=shortened(rule_id), known=list(filter(None, map(_span, GAMES))))


def show_book(console: Console, game: AnyGame, chosen: Any, players: int, language: str, version: int | None = None) -> int:
    """Print the rule book for one table as it is taught, then the details by their rules, and what could be chosen."""
    chapters, said = rulebook.book(game.NAME, chosen, players, language, version), _leads(game, language, version)
    _print(console, Text(say("book-heading", {"game": game.TITLE, "players": players}, language), "bold underline"))
    _print(console, Text(f"{rulebook.credit(game.NAME, language)} {say('book-unofficial', {}, language)}", "dim"), above=1)
    console.print()
    for paragraph in rulebook.aim(game.NAME, chosen, players, language):
        _print(console, Text(paragraph.text))
    for chapter in chapters:
        _print_heading(console, chapter.title)
        for section in chapter.sections:
            _show(console, section, said, folded=chapter is chapters[-1])
    _show_details(console, game, {one.id: one for chapter in chapters[:-1] for one in chapter.sections}, said)
    _show_options(console, game, chosen, language)
    _show_setups(console, game, language)
    return 0


def show_rule(
    console: Console,
    game: AnyGame,
    chosen: Any,
    players: int,
    rule_id: str,
    given: bool,
    language: str,
    version: int | None = None,
) -> int:
    """Print one rule: as it reads for this table, or if nothing was chosen, in the first setup that has it."""
    rule_id, said = rule_id.upper(), _leads(game, language, version)
    if rule_id not in rulebook.rule_ids(game.NAME):
        if not _span(game.NAME):
            raise BadData("rule", "rule.no_book", game=game.NAME)
        raise BadData("rule", "rule.unknown", found=shortened(rule_id), known=[_span(game.NAME)])
    found = rulebook.sections(game.NAME, chosen, players, language, version).get(rule_id)
    if found is not None:
        _show(console, found, said, above=0)
        return 0
    name, setup = _setup_with(game, rule_id)
    if given:
        raise BadData("rule", "rule.not_here", rule_id=rule_id, setup=name)
    _show(console, rulebook.sections(game.NAME, setup.options, setup.players[0], language, version)[rule_id], said, above=0)
    _print(console, Text(say("book-in-setup", {"setup": name}, language), "dim"), above=1)
    return 0


def print_schema(game: AnyGame) -> int:
    """Print what may be chosen as JSON: the schema of the options, and the ready-made setups."""
    data = msgspec.json.encode({"game": game.NAME, **choices_data(game, spoken())})
    sys.stdout.write(msgspec.json.format(data, indent=2).decode() + "\n")
    return 0


def _span(game_name: str) -> str:
    """Return which rules a game has, as `Q1–Q23, B1–B13`."""
    ids = rulebook.rule_ids(game_name)
    parts = [[one for one in ids if one[0] == letter] for letter in dict.fromkeys(one[0] for one in ids)]
    return ", ".join(f"{part[0]}–{part[-1]}" for part in parts)


def _setup_with(game: AnyGame, rule_id: str) -> tuple[str, Setup[Any]]:
    """Return the first ready-made setup in which a rule plays a part; each rule does in some."""
    return next(
        (name, setup)
        for name, setup in game.SETUPS.items()
        if rule_id in rulebook.sections(game.NAME, setup.options, setup.players[0])
    )


def _show(console: Console, section: Section, said: dict[str, str], above: int = 1, folded: bool = True) -> None:
    """Print a section: a rule with its id, and its details too or without them."""
    _print(
        console, Text.assemble((f"{section.id:<4}" if section.rule else "", "bold green"), (section.title, "bold")), above
    )
    step = 0
    for paragraph in section.paragraphs:
        step += paragraph.kind == "step"
        if folded or not paragraph.folded:
            _show_paragraph(console, paragraph, said, step)


def _show_details(console: Console, game: AnyGame, sections: Mapping[str, Section], said: dict[str, str]) -> None:
    """Print what was left out where the rules were taught, by the number of the rule."""
    for section in filter(None, map(sections.get, rulebook.rule_ids(game.NAME))):
        details = tuple(one for one in section.paragraphs if one.folded)
        if details:
            _show(console, replace(section, paragraphs=details), said)


def _show_paragraph(console: Console, paragraph: Paragraph, said: dict[str, str], step: int) -> None:
    if paragraph.kind in ("step", "point"):
        mark = f"{step}. " if paragraph.kind == "step" else "• "
        _print(console, Text(paragraph.text), left=4, mark=mark)
        return
    lead = f"{said[paragraph.kind]} " if paragraph.kind in LEADS else ""
    _print(console, Text.assemble((lead, LEADS.get(paragraph.kind, "")), paragraph.text), left=4)


def _leads(game: AnyGame, language: str, version: int | None) -> dict[str, str]:
    """Return what stands before a paragraph that is not simply a rule, by its kind."""
    told: dict[MessageId, Facts] = {
        "book-ruling": {},
        "book-example": {},
        "book-older": {"version": known_version(game.VERSIONS, version)},
    }
    return {name.removeprefix("book-"): say(name, facts, language) for name, facts in told.items()}


def _show_options(console: Console, game: AnyGame, chosen: Any, language: str) -> None:
    """Print the options with their values at this table, as they are typed, and what they mean."""
    values, texts = option_values.texts(chosen), rulebook.option_texts(game.NAME, language)
    _print_heading(console, say("book-options", {}, language))
    for name, declared in option_values.schema(game.OPTIONS)["properties"].items():
        _print(console, Text(f"{name}={values[name]}", "bold"), left=4)
        _print(console, Text(f"{texts[name].title} ({declared['rule']}). {texts[name].sentence}"), left=8)


def _show_setups(console: Console, game: AnyGame, language: str) -> None:
    """Print the ready-made setups: what they are called where they are typed, who can play them, and what they are."""
    _print_heading(console, say("book-setups", {}, language))
    for name, text in rulebook.setup_texts(game.NAME, language).items():
        first, last = game.SETUPS[name].players[0], game.SETUPS[name].players[-1]
        span: tuple[MessageId, Facts] = ("book-for-between", {"fewest": first, "most": last})
        players = say(*(span if first < last else ("book-for", {"players": first})), language)
        _print(console, Text.assemble((name, "bold"), f", {players}"), left=4)
        _print(console, Text(f"{text.title}. {text.sentence}"), left=8)


def _print_heading(console: Console, text: str) -> None:
    _print(console, Text(text.upper(), "bold cyan"), above=1)


def _print(console: Console, text: Text, above: int = 0, left: int = 0, mark: str = "") -> None:
    """Print a text wrapped and indented, with no blanks at the ends of lines, and no break at a no-break space."""
    console.print("\n" * above, end="")
    text.plain = text.plain.translate(UNBROKEN)
    indent = " " * left + mark
    for line in text.wrap(console, min(console.width, WIDEST) - len(indent)):
        line.rstrip()
        line.plain = line.plain.translate(BACK)
        console.print(Text(indent) + line)
        indent = " " * len(indent)
