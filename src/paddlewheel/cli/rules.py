"""`paddlewheel rules`: the rule book that results from a choice of options, one rule of it, or what may be chosen."""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text

from paddlewheel import rulebook
from paddlewheel.cli.arguments import choices_data, number_span
from paddlewheel.games import GAMES, options
from paddlewheel.games.game import AnyGame, BadData, Setup, shortened
from paddlewheel.rulebook import Rule

WIDEST: Final = 92
UNOFFICIAL: Final = (
    "This is an unofficial edition, made by players for players and not connected with authors or publishers. The rules are"
    " told in our own words; what the printed ones leave open and we decided is marked as a ruling."
)
RULING: Final = "Ruling of this edition: "


def game_with_rule(rule_id: str) -> AnyGame:
    """Return the game whose rule book has a rule."""
    for name, game in GAMES.items():
        if rule_id.upper() in rulebook.rule_ids(name):
            return game
    raise BadData("rule", f"there is no rule {shortened(rule_id)}; there are {', '.join(map(_span, GAMES))}")


def show_book(console: Console, game: AnyGame, chosen: Any, players: int) -> int:
    """Print the whole rule book for one table, and what could have been chosen."""
    rules = rulebook.book(game.NAME, chosen, players)
    _print(console, Text(f"{game.TITLE} for {players} players", "bold underline"))
    _print(console, Text(f"{rulebook.credit(game.NAME)} {UNOFFICIAL}", "dim"), above=1)
    console.print()
    for paragraph in rulebook.aim(game.NAME, chosen, players):
        _print(console, Text(paragraph.text))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            _print(console, Text(chapter.upper(), "bold cyan"), above=1)
        _show(console, rule)
    _show_choices(console, game, chosen)
    return 0


def show_rule(console: Console, game: AnyGame, chosen: Any, players: int, rule_id: str, given: bool) -> int:
    """Print one rule: as it reads for this table, or if nothing was chosen, in the first set-up that has it."""
    rule_id = rule_id.upper()
    if rule_id not in rulebook.rule_ids(game.NAME):
        raise BadData("rule", f"{game.TITLE} has no rule {shortened(rule_id)}; it has {_span(game.NAME)}")
    found = _find(rulebook.book(game.NAME, chosen, players), rule_id)
    if found is not None:
        _show(console, found, above=0)
        return 0
    name, setup = _setup_with(game, rule_id)
    if given:
        raise BadData("rule", f"{rule_id} plays no part with these options; it does in the set-up {name}")
    for rule in rulebook.book(game.NAME, setup.options, setup.players[0]):
        if rule.id == rule_id:
            _show(console, rule, above=0)
    _print(console, Text(f"This is how it reads in the set-up {name}; usually it plays no part.", "dim"), above=1)
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


def _show(console: Console, rule: Rule, above: int = 1) -> None:
    _print(console, Text.assemble((f"{rule.id:<4}", "bold green"), (rule.title, "bold")), above)
    for paragraph in rule.paragraphs:
        lead = RULING if paragraph.ruling else ""
        _print(console, Text.assemble((lead, "italic yellow"), paragraph.text), left=4)


def _show_choices(console: Console, game: AnyGame, chosen: Any) -> None:
    """Print the options with their values at this table, and the ready-made set-ups."""
    values = options.texts(chosen)
    _print(console, Text("OPTIONS AT THIS TABLE", "bold cyan"), above=1)
    for name, about in options.schema(game.OPTIONS)["properties"].items():
        _print(console, Text(f"{name}={values[name]}", "bold"), left=4)
        _print(console, Text(f"{about['description']} ({about['rule']})"), left=8)
    _print(console, Text("READY-MADE SET-UPS", "bold cyan"), above=1)
    for name, setup in game.SETUPS.items():
        _print(console, Text.assemble((name, "bold"), f", {number_span(setup.players)} players"), left=4)
        _print(console, Text(setup.sentence), left=8)


def _print(console: Console, text: Text, above: int = 0, left: int = 0) -> None:
    """Print a text wrapped and indented, with no blanks at the ends of lines."""
    console.print("\n" * above, end="")
    for line in text.wrap(console, min(console.width, WIDEST) - left):
        line.rstrip()
        console.print(Text(" " * left) + line)
