"""Every rule of part M is cited by a test that stands for it, in the test's docstring or name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ..chosen import left_out

RULE_IDS = [f"M{number}" for number in range(1, 17)]
RULINGS = ["M1", "M8", "M9", "M14", "M16"]
NOT_CHAPTERS = ["test_chart.py", Path(__file__).name]
CITED = re.compile(r"\bM(\d+)(?:–M?(\d+))?\b")


@cache
def what_is_tested() -> dict[str, str]:
    """Return the name of every test of this folder with what it says it is about."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name in NOT_CHAPTERS:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = f"{node.name.replace('_', ' ')} {ast.get_docstring(node) or ''}"
    return found


def cited(text: str) -> set[str]:
    """Return the ids that a text cites one by one; a span such as M1–M16 is about no rule in particular."""
    return {f"M{match[1]}" for match in CITED.finditer(text) if match[2] is None}


@pytest.mark.parametrize("rule", RULE_IDS)
def test_the_rule_has_a_test(rule: str) -> None:
    assert [name for name, text in what_is_tested().items() if rule in cited(text)]


@pytest.mark.parametrize("rule", RULE_IDS)
def test_make_check_tests_the_rule(rule: str) -> None:
    """The fast tests cover every rule once: one that cites it is no sweep."""
    fast = {name: text for name, text in what_is_tested().items() if name not in left_out(Path(__file__).parent)}
    assert [name for name, text in fast.items() if rule in cited(text)]


@pytest.mark.parametrize("rule", RULINGS)
def test_the_ruling_in_a_rule_has_a_test_of_its_own(rule: str) -> None:
    assert [name for name, text in what_is_tested().items() if rule in cited(text) and "RULING" in text]


def test_every_test_cites_a_rule_that_exists() -> None:
    for name, text in what_is_tested().items():
        numbers = [int(number) for match in CITED.finditer(text) for number in match.groups() if number]
        assert numbers, f"{name} cites no rule"
        assert all(f"M{number}" in RULE_IDS for number in numbers), f"{name} cites a rule that does not exist"


def test_a_span_is_not_a_citation() -> None:
    assert cited("M1–M16: all of it") == set()
    assert cited("M6, M8: the price") == {"M6", "M8"}
    assert cited("M16, RULING: the limit") == {"M16"}
