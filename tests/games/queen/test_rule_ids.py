"""Every rule of parts Q and B is cited by a test that stands for it, in the test's docstring or name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ..chosen import MAKEFILE, left_out

RULE_IDS = [*(f"Q{number}" for number in range(1, 24)), *(f"B{number}" for number in range(1, 14))]
HERE = Path(__file__).parent
RULINGS = ["Q3", "Q15", "Q17", "Q23", "B3", "B10", "B11", "B12"]
CITED = re.compile(r"\b([QB])(\d+)(?:–[QB]?(\d+))?\b")


@cache
def what_is_tested() -> dict[str, str]:
    """Return the name of every test of this folder with what it says it is about."""
    return {name: text for _, tests in files() for name, text in tests.items()}


@cache
def chapters() -> dict[str, str]:
    """Return the tests of the chapters of the rule book: the files that begin with the rules they are about."""
    return {name: text for about, tests in files() if CITED.match(about) for name, text in tests.items()}


def files() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield for each file of this folder what it is about, and the name of every test in it with what that is about."""
    for path in sorted(HERE.glob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        found = {}
        for node in module.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = f"{node.name.replace('_', ' ')} {ast.get_docstring(node) or ''}"
        yield ast.get_docstring(module) or "", found


def cited(text: str) -> set[str]:
    """Return the ids that a text cites one by one; a span such as Q1–Q23 is about no rule in particular."""
    return {match[1] + match[2] for match in CITED.finditer(text) if match[3] is None}


@pytest.mark.parametrize("rule", RULE_IDS)
def test_the_rule_has_a_test(rule: str) -> None:
    assert [name for name, text in chapters().items() if rule in cited(text)]


@pytest.mark.parametrize("rule", RULE_IDS)
def test_make_check_tests_the_rule(rule: str) -> None:
    """The fast tests cover every rule once: one that cites it is no sweep."""
    assert [name for name, text in chapters().items() if rule in cited(text) and name not in left_out(HERE)]


@pytest.mark.parametrize("rule", RULINGS)
def test_the_ruling_in_a_rule_has_a_test_of_its_own(rule: str) -> None:
    assert [name for name, text in chapters().items() if rule in cited(text) and "RULING" in text]


def test_every_test_of_a_chapter_cites_a_rule() -> None:
    assert [name for name, text in chapters().items() if not CITED.search(text)] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    for name, text in what_is_tested().items():
        found = [part + number for part, *numbers in CITED.findall(text) for number in numbers if number]
        assert set(found) <= set(RULE_IDS), name


def test_a_span_is_not_a_citation() -> None:
    assert cited("Q1–Q23: all of it") == set()
    assert cited("Q6, Q8: the price") == {"Q6", "Q8"}
    assert cited("Q23, RULING: the limit") == {"Q23"}
    assert cited("B2–B6, Q10, B12: and so on") == {"Q10", "B12"}


def test_make_check_chooses_what_is_not_marked() -> None:
    """What `left_out` goes by is what the Makefile says."""
    [command] = re.findall(r"^check-rules:.*\n\t(.*pytest.*)$", MAKEFILE.read_text(encoding="utf-8"), re.M)
    [folders] = re.findall(r"^FAST := (.*)", MAKEFILE.read_text(encoding="utf-8"), re.M)
    assert re.search(r"^check:(.*\n\t)*.*\bcheck-rules\b", MAKEFILE.read_text(encoding="utf-8"), re.M)
    assert '-m "not long and not sweep" $(FAST)' in command
    assert "tests/games" in folders.split()
    assert {"test_routes.py", "test_arrival.py"} & {name.partition("::")[0] for name in left_out(HERE)} == {
        "test_routes.py"
    }
