"""The rule book marks every ruling of this edition as one, in every language, and nothing else."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from paddlewheel.games import GAMES
from paddlewheel.words.rulebook import LANGUAGES, rule_ids, sections

from .pieces import pieces
from .test_rulebook import TABLES

RULINGS: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "rulings.toml").read_text(encoding="utf-8"))
RULES = Path(__file__).parents[4] / "shared" / "RULES.md"
"""The specification, where it lies beside the repository."""


def rulings_of(game: str) -> dict[str, list[str]]:
    return {rule: RULINGS[rule] for rule in rule_ids(game) if rule in RULINGS}


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_ruling_is_marked_and_none_besides(game: str, language: str) -> None:
    marked: dict[str, list[str]] = {}
    for piece in pieces(game, language):
        if "ruling" in piece.about:
            marked.setdefault(piece.section, []).append(piece.about["ruling"])
    assert {rule: list(dict.fromkeys(names)) for rule, names in marked.items()} == rulings_of(game)


def test_every_rule_with_a_ruling_is_in_a_book() -> None:
    assert set(RULINGS) == {rule for game in GAMES for rule in rulings_of(game)}


def test_every_ruling_is_shown_at_some_table() -> None:
    shown = {
        (name, paragraph.text)
        for game, chosen, players in TABLES
        for name, rule in sections(game, chosen, players).items()
        for paragraph in rule.paragraphs
        if paragraph.kind == "ruling"
    }
    assert {rule for rule, _ in shown} == set(RULINGS)
    for rule, names in RULINGS.items():
        assert len({text for found, text in shown if found == rule}) >= len(names), rule


@pytest.mark.skipif(not RULES.exists(), reason="the specification lies beside the repository, and not everywhere")
def test_the_rulings_are_those_of_the_specification() -> None:
    """As many for each rule as the specification has there."""
    counted: Counter[str] = Counter()
    rule = ""
    for line in RULES.read_text(encoding="utf-8").partition("\n# M ")[2].splitlines():
        if line.startswith("#"):
            rule = ""
        elif begins := re.match(r"- \*\*([MQB]\d+)\b", line):
            rule = begins[1]
        counted[rule] += len(re.findall(r"RULING|\(RULING\)", line))
    assert not counted[""], "a ruling outside of a rule"
    assert {rule: count for rule, count in counted.items() if count} == {
        rule: len(names) for rule, names in RULINGS.items()
    }
