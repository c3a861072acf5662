"""Sentences with places for facts, so that the same can be said in other languages.

A wording is an English sentence. `{name}` is a place for a fact as it is, `{name:log|logs}` for a number with the word for
one or for several. `{name:steamer}`, `{name:captain}`, `{name:heading}` and `{name:option}` say what is named there, for
whoever calls it otherwise, and `{name:wording}` that the fact is a wording itself, with the same facts. A reader of another
language finds a sentence by the wording.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Fact: TypeAlias = int | str | Sequence[int] | Sequence[str]

PLACE: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def say(wording: str, facts: Mapping[str, Fact]) -> str:
    """Return the sentence: a wording with its facts; what has no fact stays as it is."""
    return PLACE.sub(lambda place: _filled(place, facts), wording) if facts else wording


def _filled(place: re.Match[str], facts: Mapping[str, Fact]) -> str:
    name, kind = place[1], place[2] or ""
    if name not in facts:
        return place[0]
    text = _text(facts[name])
    if kind == "wording":
        return say(text, {fact: value for fact, value in facts.items() if fact != name})
    one, several, many = kind.partition("|")
    return f"{text} {one if facts[name] == 1 else many}" if several else text


def _text(fact: Fact) -> str:
    """Return a fact in a sentence: numbers with commas, of several any one."""
    if isinstance(fact, int):
        return f"{fact:,}"
    return fact if isinstance(fact, str) else " or ".join(map(_text, fact))
