"""docs/glossary.md has each word of the trade once, in every language that the rule book has."""

from __future__ import annotations

import re
from pathlib import Path

from paddlewheel.words.rulebook import LANGUAGES

TEXT = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in row.split(" | ")] for row in re.findall(r"^\| (.*) \|$", TEXT, re.MULTILINE)]
WORDS = [row for row in ROWS if len(row) == len(LANGUAGES) and row[0] not in ("English", "---")]


def test_every_word_stands_there_once_in_all_languages() -> None:
    assert len(WORDS) > 90
    assert [row for row in WORDS if not all(row)] == []
    english = [row[0] for row in WORDS]
    assert [word for word in english if english.count(word) > 1] == []


def test_every_table_of_words_has_a_column_for_each_language() -> None:
    heads = [row for row in ROWS if row[0] == "English" and row[1:2] == ["German"]]
    assert len(heads) == 4
    assert all(row == ["English", "German", "Dutch", "French"] for row in heads)
    assert {len(row) for row in ROWS} == {3, len(LANGUAGES)}  # three columns: how readers are addressed
