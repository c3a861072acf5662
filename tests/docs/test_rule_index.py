"""docs/rules-index.md says where every rule is."""

from __future__ import annotations

from paddlewheel.games import GAMES
from paddlewheel.words.rulebook import rule_ids

from .rule_index import DOCUMENT, index, places


def test_it_is_as_the_docstrings_say() -> None:
    """If not: python tests/docs/rule_index.py."""
    assert DOCUMENT.read_text(encoding="utf-8") == index()


def test_every_rule_is_somewhere_and_none_that_is_not_one() -> None:
    assert set(places()) == {rule for game in GAMES for rule in rule_ids(game)}
