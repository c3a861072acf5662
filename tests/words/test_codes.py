"""Every code can be said: in four languages, with exactly its facts; and nothing else is there to be said."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import pytest

from paddlewheel.engine.errors import PaddlewheelError, Refusal
from paddlewheel.words import LANGUAGES, known, say
from paddlewheel.words.refusals import explain, why_over

from .codes import DOCUMENT, Coded, all_codes, document, ends
from .test_catalogues import arguments, texts

UNSAID: Final = {"cell", "rules"}
"""Whoever asked knows the cell, and rules are linked beside a sentence; programs read both."""
PREFIXED: Final = {"error-in-line"}
SAMPLES: Final[dict[str, Any]] = {
    **dict.fromkeys(("steamer", "seat", "mover"), "red"),
    **dict.fromkeys(("holders", "seats", "both"), ("red", "orange")),
    **dict.fromkeys(("known", "choices", "reserved", "pair", "missing"), ("one", "two")),
    **dict.fromkeys(("enough", "speeds", "ranks", "counts"), (1, 2)),
    "headings": ["N", "SE"],
    **{"cell": (1, -2), "rules": ["B8"], "captains": ["mate", "coal-miser"], "captain": "mate", "heading": "NE"},
    **{"element": "sandbank", "land": "bank", "option": "added", "options": ["both_home"], "turn": "left"},
    **{"end": "one_steamer_is_left", "kind": "game", "decision": "tile", "tile": "red-1"},
}
NAMES: Final = (
    "module",
    "found",
    "key",
    "name",
    "near",
    "file",
    "first_mark",
    "last_mark",
    "game",
    "setup",
    "rule_id",
    "command",
)
TEXTS: Final = (*NAMES, "path", "why", "host", "port", "written", "expected")


@cache
def codes() -> list[Coded]:
    """Return every code, in a fixed order; read only when a test wants them."""
    return sorted(all_codes())


def sample(coded: Coded, number: int) -> PaddlewheelError:
    """Return an error of that code with facts to try it with."""
    error = PaddlewheelError()
    error.kind, error.code = coded.kind, coded.code
    error.facts = {name: SAMPLES.get(name, "x" if name in TEXTS else number) for name in coded.facts}
    return error


def test_a_code_has_the_same_facts_wherever_it_is_raised() -> None:
    different = {
        one.message: {frozenset(other.facts) for other in codes() if other.message == one.message} for one in codes()
    }
    assert len(different) > 300
    assert {message: facts for message, facts in different.items() if len(facts) > 1} == {}


def test_codes_are_grouped_by_subject_and_in_small_letters() -> None:
    assert [one.code for one in codes() if not re.fullmatch(r"[a-z]+\.[a-z0-9]+(_[a-z0-9]+)*", one.code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_with_exactly_its_facts(language: str) -> None:
    said = arguments(language)
    assert [one.message for one in codes() if one.message not in said] == []
    wrong = {one.message: (one.facts, said[one.message]) for one in codes() if set(one.facts) - UNSAID != said[one.message]}
    assert wrong == {}


def test_no_message_is_there_for_nothing() -> None:
    wanted = {one.message for one in codes()} | PREFIXED | {f"end-{reason.replace('_', '-')}" for reason in ends()}
    assert {name for name in arguments("en") if name.startswith(("refusal-", "error-", "end-"))} == wanted


@pytest.mark.parametrize("number", [0, 1, 7])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_can_be_said_with_any_numbers(language: str, number: int) -> None:
    for one in codes():
        said = explain(sample(one, number), language)
        assert re.search(r"[.?]\Z", said), (one.code, said)
        assert not re.search(r"[{}$]|  ", said), (one.code, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_race_can_be_said(language: str) -> None:
    assert all(why_over(reason, language).endswith(".") for reason in ends())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_options_as_people_do_and_no_cell_by_its_numbers(language: str) -> None:
    """The page has names for options, and no numbers on its cells."""
    lines = [line for line in texts(language).splitlines() if line.startswith("refusal-")]
    assert [line for line in lines if re.search(r"\w=\w|\w_\w", re.sub(r"\{[^{}]*\}", "", line))] == []
    assert [line for line in lines if re.search(r"\$cell\b", line)] == []


def test_a_place_and_a_line_stand_before_what_is_wrong() -> None:
    error = sample(next(one for one in codes() if one.code == "value.missing"), 1)
    error.where = "steamers.red.wood"
    assert explain(error) == f"steamers.red.wood: {say('error-value-missing')}"
    error.line = 1_234
    assert explain(error, "de").startswith("Zeile 1.234: steamers.red.wood: ")


def test_a_code_of_a_game_from_elsewhere_is_told_as_it_is() -> None:
    assert explain(Refusal("T1", "lanes.length", length=3)) == "lanes.length (length=3)"
    assert why_over("the_whistle_is_blown") == "the whistle is blown"


def test_what_somebody_typed_stays_as_it_is() -> None:
    error = sample(next(one for one in codes() if one.code == "action.speed"), 1)
    error.facts = {"found": "{ $found }"}
    assert "{ $found }" in explain(error)


def test_the_list_of_codes_is_fresh() -> None:
    """`python tests/words/codes.py` writes it anew."""
    assert DOCUMENT.read_text(encoding="utf-8") == document()


def test_messages_are_known_by_their_ids() -> None:
    assert known("refusal-push-no-space")
    assert not known("refusal-push-no-such-thing")
