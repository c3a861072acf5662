"""`paddlewheel rules`: the rule book that results from a choice of options, one rule of it, or what may be chosen."""

from __future__ import annotations

import os
import re
import sys
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text

from paddlewheel import rulebook
from paddlewheel.cli.arguments import choices_data
from paddlewheel.games import GAMES, options
from paddlewheel.games.game import AnyGame, BadData, Setup, shortened
from paddlewheel.rulebook import Rule

WIDEST: Final = 92
UNBROKEN: Final = {0xA0: "\ue000", 0x202F: "\ue001"}
"""No-break spaces, at which lines would be broken, and the private signs that stand for them while lines are wrapped."""
BACK: Final = {ord(sign): chr(space) for space, sign in UNBROKEN.items()}


def language_of(wanted: str | None) -> str:
    """Return the language that was asked for, else that of the environment if there is a book in it, else English."""
    if wanted is not None:
        return rulebook.known_language(wanted.lower())
    set_there = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = re.split("[_.@]", next(filter(None, set_there), "").lower())[0]
    return spoken if spoken in rulebook.LANGUAGES else rulebook.LANGUAGES[0]


def game_with_rule(rule_id: str) -> AnyGame:
    """Return the game whose rule book has a rule."""
    for name, game in GAMES.items():
        if rule_id.upper() in rulebook.rule_ids(name):
            return game
    raise BadData("rule", f"there is no rule {shortened(rule_id)}; there are {', '.join(map(_span, GAMES))}")


def show_book(console: Console, game: AnyGame, chosen: Any, players: int, language: str) -> int:
    """Print the whole rule book for one table, and what could have been chosen."""
    rules, said = rulebook.book(game.NAME, chosen, players, language), rulebook.words(language)
    _print(console, Text(said["heading"].format(game=game.TITLE, players=players), "bold underline"))
    _print(console, Text(f"{rulebook.credit(game.NAME, language)} {said['unofficial']}", "dim"), above=1)
    console.print()
    for paragraph in rulebook.aim(game.NAME, chosen, players, language):
        _print(console, Text(paragraph.text))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            _print_heading(console, chapter)
        _show(console, rule, said)
    _show_options(console, game, chosen, language)
    _show_setups(console, game, language)
    return 0


def show_rule(console: Console, game: AnyGame, chosen: Any, players: int, rule_id: str, given: bool, language: str) -> int:
    """Print one rule: as it reads for this table, or if nothing was chosen, in the first set-up that has it."""
    rule_id, said = rule_id.upper(), rulebook.words(language)
    if rule_id not in rulebook.rule_ids(game.NAME):
        raise BadData("rule", f"{game.TITLE} has no rule {shortened(rule_id)}; it has {_span(game.NAME)}")
    found = _find(rulebook.book(game.NAME, chosen, players, language), rule_id)
    if found is not None:
        _show(console, found, said, above=0)
        return 0
    name, setup = _setup_with(game, rule_id)
    if given:
        raise BadData("rule", f"{rule_id} plays no part with these options; it does in the set-up {name}")
    for rule in rulebook.book(game.NAME, setup.options, setup.players[0], language):
        if rule.id == rule_id:
            _show(console, rule, said, above=0)
    _print(console, Text(said["in_setup"].format(name=name), "dim"), above=1)
    return 0


def print_schema(game: AnyGame) -> int:
    """Print what may be chosen as JSON: the schema of the options, and the ready-made set-ups."""
    data = msgspec.json.encode({"game": game.NAME, **choices_data(game)})
    sys.stdout.write(msgspec.json.format(data, indent=2).decode() + "\n")
    return 0


def _span(game_name: str) -> str:
    """Return which rules a game has, as `Q1 to Q23, B1 to B13`."""
    ids = rulebook.rule_ids(game_name)
    parts = [[one for one in ids if one[0] == letter] for letter in dict.fromkeys(one[0] for one in ids)]
    return ", ".join(f"{part[0]} to {part[-1]}" for part in parts)


def _find(rules: tuple[Rule, ...], rule_id: str) -> Rule | None:
    return next((rule for rule in rules if rule.id == rule_id), None)


def _setup_with(game: AnyGame, rule_id: str) -> tuple[str, Setup[Any]]:
    """Return the first ready-made set-up in which a rule plays a part; each rule does in some."""
    return next(
        (name, setup)
        for name, setup in game.SETUPS.items()
        if _find(rulebook.book(game.NAME, setup.options, setup.players[0]), rule_id)
    )


def _show(console: Console, rule: Rule, said: dict[str, str], above: int = 1) -> None:
    _print(console, Text.assemble((f"{rule.id:<4}", "bold green"), (rule.title, "bold")), above)
    for paragraph in rule.paragraphs:
        lead = f"{said['ruling']} " if paragraph.ruling else ""
        _print(console, Text.assemble((lead, "italic yellow"), paragraph.text), left=4)


def _show_options(console: Console, game: AnyGame, chosen: Any, language: str) -> None:
    """Print the options with their values at this table, as they are typed, and what they mean."""
    values, texts = options.texts(chosen), rulebook.option_texts(game.NAME, language)
    _print_heading(console, rulebook.words(language)["chosen_options"])
    for name, about in options.schema(game.OPTIONS)["properties"].items():
        _print(console, Text(f"{name}={values[name]}", "bold"), left=4)
        _print(console, Text(f"{texts[name].title}: {texts[name].sentence} ({about['rule']})"), left=8)


def _show_setups(console: Console, game: AnyGame, language: str) -> None:
    """Print the ready-made set-ups: what they are called where they are typed, who can play them, and what they are."""
    said = rulebook.words(language)
    _print_heading(console, said["setups"])
    for name, text in rulebook.setup_texts(game.NAME, language).items():
        first, last = game.SETUPS[name].players[0], game.SETUPS[name].players[-1]
        players = said["one_number"].format(number=first) if first == last else said["span"].format(first=first, last=last)
        _print(console, Text.assemble((name, "bold"), f", {players}"), left=4)
        _print(console, Text(f"{text.title}. {text.sentence}"), left=8)


def _print_heading(console: Console, text: str) -> None:
    _print(console, Text(text.upper(), "bold cyan"), above=1)


def _print(console: Console, text: Text, above: int = 0, left: int = 0) -> None:
    """Print a text wrapped and indented, with no blanks at the ends of lines, and no break at a no-break space."""
    console.print("\n" * above, end="")
    text.plain = text.plain.translate(UNBROKEN)
    for line in text.wrap(console, min(console.width, WIDEST) - left):
        line.rstrip()
        line.plain = line.plain.translate(BACK)
        console.print(Text(" " * left) + line)
